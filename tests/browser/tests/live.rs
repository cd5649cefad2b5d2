//! Live play: two windows of one browser, on two origins, are two devices with storages of their own.

use anyhow::{Context, Result, ensure};
use browser_tests::browser::Engine;
use browser_tests::{CLICK_AT_RANDOM, Page, visit};
use fantoccini::wd::WindowHandle;
use serde_json::json;

use crate::correspondence::{choose_friend, elsewhere, says};

/// The link in the code of a device.
const CODE: &str = "#live-link";

/// Clicks at random until the game is over.
const PLAY: &str = "
    window.playing = setInterval(() => {
        if (document.querySelector('.result')) return clearInterval(window.playing);
        clickAtRandom();
    }, 40);";

/// A page in two windows: the device of the host and that of the guest.
struct Devices<'a> {
    page: &'a Page,
    host: WindowHandle,
    guest: WindowHandle,
}

impl<'a> Devices<'a> {
    async fn new(page: &'a Page) -> Result<Self> {
        page.needs(&[Engine::Blink, Engine::Gecko], "it is built without WebRTC")?;
        let host = page.client().window().await?;
        let guest = page.client().new_window(false).await?.handle;
        page.client().switch_to_window(host.clone()).await?;
        Ok(Self { page, host, guest })
    }

    async fn at_host(&self) -> Result<&Page> {
        self.page.client().switch_to_window(self.host.clone()).await?;
        Ok(self.page)
    }

    async fn at_guest(&self) -> Result<&Page> {
        self.page.client().switch_to_window(self.guest.clone()).await?;
        Ok(self.page)
    }

    /// Invites to a game at the host's device, and joins at the guest's. Returns the guest's code.
    async fn join(&self, game: &str) -> Result<String> {
        let host = self.at_host().await?;
        host.play_at_once().await?;
        host.go(&format!("#/set-up/{game}"), "#seed").await?;
        choose_friend(host).await?;
        host.wait_for("#name-1").await?.send_keys("Ann").await?;
        host.click("button", "Begin").await?;
        host.click("button", "Show a code").await?;
        let invitation = code(host).await?;
        let guest = self.at_guest().await?;
        guest.open(&elsewhere(invitation.split('#').next().unwrap_or_default())).await?;
        guest.play_at_once().await?;
        guest.open(&elsewhere(&invitation)).await?;
        guest.wait_for("#letter-name").await?.send_keys("Bob").await?;
        guest.click("button", "Accept").await?;
        code(guest).await
    }

    /// Opens the guest's code in the host's tab, as if it was pasted there. Waits until both are connected.
    async fn connect(&self, answer: &str) -> Result<()> {
        let host = self.at_host().await?;
        host.wait_for("#letter-paste").await?.send_keys(&elsewhere(answer)).await?;
        host.click("button", "Open").await?;
        host.wait_until("the guest is at the table", &says("Bob is at the table.")).await
    }
}

/// The link in the code that the page shows.
async fn code(page: &Page) -> Result<String> {
    page.wait_for(CODE).await?;
    let link = page.run("return document.querySelector(arguments[0]).value", vec![json!(CODE)]).await?;
    Ok(link.as_str().context("a link")?.to_owned())
}

/// Plays a game on two devices until the guest has seen so many actions, and resigns then if it is not over. Both show the same
/// log at the end.
async fn play_live(page: &Page, game: &str, actions: usize) -> Result<()> {
    let devices = Devices::new(page).await?;
    let answer = devices.join(game).await?;
    devices.connect(&answer).await?;
    let play = format!("{CLICK_AT_RANDOM}{PLAY}");
    page.run(&play, vec![]).await?;
    let guest = devices.at_guest().await?;
    guest.run(&play, vec![]).await?;
    let log = "return document.querySelectorAll('.log-list li').length";
    let enough = format!(
        "return !!document.querySelector('.result') || document.querySelectorAll('.log-list li').length > {actions}"
    );
    guest.wait_until("enough was played", &enough).await?;
    if guest.run("clearInterval(window.playing); return !document.querySelector('.result')", vec![]).await? == true {
        // Only whoever is to act can resign.
        let can = "return !document.querySelector('[aria-label=Resign]').matches('[aria-disabled=true], :disabled')";
        guest.wait_until("the guest can resign", can).await?;
        guest.click("button", "Resign").await?;
        guest.wait_for("dialog[open] .btn-danger").await?.click().await?;
    }
    guest.wait_until("the game is over at the guest's device", "return !!document.querySelector('.result')").await?;
    let theirs = guest.run(log, vec![]).await?;
    let host = devices.at_host().await?;
    host.wait_until("it is over at the host's device", "return !!document.querySelector('.result')").await?;
    let ours = host.run(log, vec![]).await?;
    ensure!(ours == theirs, "{ours} actions at the host's device, {theirs} at the guest's");
    page.expect_empty_console().await
}

#[test]
fn corsairs_is_played_live_between_two_devices() {
    visit("/", async |page, _host| play_live(page, "corsairs", 14).await);
}

#[test]
fn knight_fight_is_played_live_between_two_devices() {
    visit("/", async |page, _host| play_live(page, "knight-fight", 400).await);
}

#[test]
fn knights_and_corsairs_is_played_live_with_hidden_hands() {
    visit("/", async |page, _host| {
        play_live(page, "knights-and-corsairs", 400).await?;
        // A rematch is played over the same connection.
        let windows = page.client().windows().await?;
        page.click("button", "Rematch").await?;
        page.client().switch_to_window(windows[1].clone()).await?;
        page.click("link", "See the invitation").await?;
        page.wait_for("#letter-name").await?.send_keys("Bob").await?;
        page.click("button", "Accept").await?;
        page.wait_until("the host is still there", &says("Ann is at the table.")).await
    });
}

#[test]
fn court_wars_is_played_live_with_a_common_pile() {
    visit("/", async |page, _host| play_live(page, "court-wars", 16).await);
}

#[test]
fn a_code_that_a_camera_opens_reaches_the_waiting_tab() {
    visit("/", async |page, _host| {
        let devices = Devices::new(page).await?;
        let answer = devices.join("corsairs").await?;
        devices.at_host().await?;
        let camera = page.client().new_window(true).await?.handle;
        page.client().switch_to_window(camera).await?;
        page.open(&elsewhere(&answer)).await?;
        page.find("heading", "Your game has the code").await?;
        let host = devices.at_host().await?;
        host.wait_until("the guest is at the table", &says("Bob is at the table.")).await?;
        host.wait_for(".board").await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_code_without_a_waiting_tab_counts_as_a_link() {
    visit("/", async |page, _host| {
        let devices = Devices::new(page).await?;
        let answer = devices.join("corsairs").await?;
        let host = devices.at_host().await?;
        host.reload().await?;
        host.wait_for("#letter-paste").await?.send_keys(&elsewhere(&answer)).await?;
        host.click("button", "Open").await?;
        host.wait_for(".board").await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_connection_that_ends_leaves_the_game_to_links() {
    visit("/", async |page, _host| {
        let devices = Devices::new(page).await?;
        let answer = devices.join("corsairs").await?;
        devices.connect(&answer).await?;
        let host = devices.at_host().await?;
        host.wait_for("#say").await?;
        host.say_all(&["enter i5", "enter e9"]).await?;
        host.say("end").await?;
        let guest = devices.at_guest().await?;
        guest.wait_for(".board").await?;
        guest.reload().await?;
        guest.wait_for(".board").await?;
        guest.wait_for("#say").await?;
        guest.say("pass").await?;
        let turn = guest.wait_for("dialog[open] #letter-link").await?.prop("value").await?.context("a link")?;
        let host = devices.at_host().await?;
        host.wait_until("the connection has ended", &says("You are not connected.")).await?;
        host.open(&elsewhere(&turn)).await?;
        host.wait_for(".board").await?;
        let log = "return document.querySelectorAll('.log-list li').length > 1";
        host.wait_until("the turn has come by link", log).await?;
        // Both connect again, in the middle of the game.
        host.click("button", "Letters").await?;
        host.click("button", "Show a code").await?;
        let offer = code(host).await?;
        let guest = devices.at_guest().await?;
        guest.open(&elsewhere(&offer)).await?;
        let answer = code(guest).await?;
        devices.connect(&answer).await?;
        page.expect_empty_console().await
    });
}

#[test]
fn the_camera_of_the_page_reads_the_code_of_the_guest() {
    visit("/", async |page, _host| {
        let devices = Devices::new(page).await?;
        devices.join("corsairs").await?;
        let guest = devices.at_guest().await?;
        let modules = "
            const code = document.querySelector('.meeting svg');
            return [code.getAttribute('viewBox'), code.querySelector('path').getAttribute('d')];";
        let code = guest.run(modules, vec![]).await?;
        let host = devices.at_host().await?;
        // A camera that sees the code of the guest, which names the address of the guest's page.
        let camera = "
            const [box, path] = arguments;
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [640, 480];
            const size = Number(box.split(' ')[2]);
            const draw = () => {
                const context = canvas.getContext('2d');
                context.setTransform(1, 0, 0, 1, 0, 0);
                context.fillStyle = '#fff';
                context.fillRect(0, 0, 640, 480);
                context.setTransform(440 / size, 0, 0, 440 / size, 120, 40);
                context.fillStyle = '#000';
                context.fill(new Path2D(path));
            };
            setInterval(draw, 50);
            navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();";
        host.run(camera, vec![code[0].clone(), code[1].clone()]).await?;
        host.click("button", "Scan your friend’s code").await?;
        host.wait_until("the guest is at the table", &says("Bob is at the table.")).await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_camera_that_may_not_be_used_leaves_the_other_ways() {
    visit("/", async |page, _host| {
        let devices = Devices::new(page).await?;
        devices.join("corsairs").await?;
        let host = devices.at_host().await?;
        host.run("navigator.mediaDevices.getUserMedia = async () => { throw new Error('denied') }", vec![]).await?;
        host.click("button", "Scan your friend’s code").await?;
        host.wait_until("the page says so", &says("The camera can’t be used here.")).await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_browser_that_cannot_connect_says_so() {
    visit("/", async |page, _host| {
        page.go("#/set-up/corsairs", "#seed").await?;
        choose_friend(page).await?;
        page.run("window.RTCPeerConnection = undefined", vec![]).await?;
        page.click("button", "Begin").await?;
        page.click("button", "Show a code").await?;
        page.wait_until("the page says so", &says("This browser cannot connect to another device.")).await?;
        page.expect_empty_console().await
    });
}
