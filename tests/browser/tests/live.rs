//! Live play: windows of one browser, each on an origin of its own, are devices with storages of their own.

use anyhow::{Context, Result, ensure};
use browser_tests::browser::Engine;
use browser_tests::devices::{LOG, NAMES, at_the_table, code};
use browser_tests::{Devices, Host, Page, beside, elsewhere, says, visit};

/// The first turn of the convoy at Corsairs.
const FIRST_SAIL: &str = "sail f5 i2";

/// Whether the game is over at a device.
const OVER: &str = "return !!document.querySelector('.result')";

/// Ends the play of a device, whose player resigns on the next own turn if the game is not over by then.
async fn resign_or_end(page: &Page) -> Result<()> {
    // What was clicked last may still be on its way, and end the turn.
    let resign = "
        clearInterval(window.playing);
        if (document.querySelector('.result')) return true;
        const yes = document.querySelector('dialog[open] .btn-danger');
        (yes ?? document.querySelector('[aria-label=Resign]:not([aria-disabled=true], :disabled)'))?.click();
        return false;";
    page.wait_until("the game is over", resign).await
}

/// Plays a game on two devices until the guest has seen so many actions, and resigns then if it is not over. Both show the same
/// log at the end.
async fn play_live(page: &Page, game: &str, actions: usize) -> Result<()> {
    let devices = Devices::new(page).await?;
    let answer = devices.join(game).await?;
    devices.connect(&answer).await?;
    devices.play(0).await?;
    devices.play(1).await?;
    let guest = devices.at_guest().await?;
    let enough = format!(
        "return !!document.querySelector('.result') || document.querySelectorAll('.log-list li').length > {actions}"
    );
    guest.wait_until("enough was played", &enough).await?;
    resign_or_end(guest).await?;
    guest.wait_until("the game is over at the guest's device", OVER).await?;
    let theirs = guest.run(LOG, vec![]).await?;
    let host = devices.at_host().await?;
    host.wait_until("it is over at the host's device", OVER).await?;
    let ours = host.run(LOG, vec![]).await?;
    ensure!(ours == theirs, "{ours} actions at the host's device, {theirs} at the guest's");
    page.expect_empty_console().await
}

#[test]
fn corsairs_is_played_live_between_two_devices() {
    visit("/", async |page, _host| play_live(page, "corsairs", 14).await);
}

#[test]
fn knight_fight_is_played_live_between_two_devices() {
    visit("/", async |page, _host| play_live(page, "knight-fight", 60).await);
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
        guest.say(FIRST_SAIL).await?;
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
fn a_changed_turn_that_the_guest_declines_does_not_count() {
    visit("/", async |page, _host| {
        let devices = Devices::new(page).await?;
        let answer = devices.join("corsairs").await?;
        devices.connect(&answer).await?;
        let host = devices.at_host().await?;
        host.wait_for("#say").await?;
        host.say_all(&["enter i5", "enter e9", "end"]).await?;
        let is_first = "return !!document.querySelector('.log-list li')?.innerText.includes('i5')";
        let guest = devices.at_guest().await?;
        guest.wait_until("the turn has come", is_first).await?;
        let host = devices.at_host().await?;
        host.click("button", "Letters").await?;
        host.click("button", "Change my last turn").await?;
        host.say_all(&["enter a1", "enter a5", "end"]).await?;
        let guest = devices.at_guest().await?;
        guest.find("heading", "Ann wants to change the last turn").await?;
        guest.click("link", "Keep the old one").await?;
        guest.wait_for("#say").await?;
        guest.say(FIRST_SAIL).await?;
        // The answer to the first turn restores it at the host's device.
        let host = devices.at_host().await?;
        host.wait_until("the first turn counts", is_first).await?;
        host.wait_until("the answer has come", "return document.querySelectorAll('.log-list li').length > 1").await?;
        page.expect_empty_console().await
    });
}

/// A camera that sees a code, given its box and path.
const CAMERA: &str = "
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

/// Holds the code that the page of one player shows before the camera of another one.
async fn hold_up(devices: &Devices<'_>, shows: usize, sees: usize) -> Result<()> {
    let modules = "
        const code = document.querySelector('.meeting svg');
        return [code.getAttribute('viewBox'), code.querySelector('path').getAttribute('d')];";
    let code = devices.at(shows).await?.run(modules, vec![]).await?;
    devices.at(sees).await?.run(CAMERA, vec![code[0].clone(), code[1].clone()]).await?;
    Ok(())
}

#[test]
fn the_camera_of_the_page_reads_the_code_of_the_guest() {
    visit("/", async |page, _host| {
        let devices = Devices::new(page).await?;
        devices.join("corsairs").await?;
        // The code names the address of the guest's page.
        hold_up(&devices, 1, 0).await?;
        page.click("button", "Scan your friend’s code").await?;
        page.wait_until("the guest is at the table", &says("Bob is at the table.")).await?;
        page.expect_empty_console().await
    });
}

#[test]
fn the_page_that_opens_records_scans_an_invitation() {
    visit("/", async |page, _host| {
        let devices = Devices::new(page).await?;
        let invitation = devices.invite("corsairs", &[]).await?;
        let guest = devices.at_guest().await?;
        guest.open(&devices.link_at(1, "#/open")).await?;
        hold_up(&devices, 0, 1).await?;
        page.click("button", "Scan a code").await?;
        devices.join_as(1).await?;
        let answer = code(page).await?;
        ensure!(answer != invitation, "the guest shows a code");
        devices.connect(&answer).await?;
        page.expect_empty_console().await
    });
}

/// A camera whose pictures are counted: `streams` has all that were asked for, and `giveCamera()` lets a browser answer that has
/// asked the player.
const COUNTED_CAMERA: &str = "
    window.streams = [];
    const canvas = document.createElement('canvas');
    canvas.getContext('2d').fillRect(0, 0, 9, 9);
    const open = () => { const stream = canvas.captureStream(); window.streams.push(stream); return stream; };
    let asked = [];
    navigator.mediaDevices.getUserMedia = () =>
        window.asks ? new Promise((answer) => asked.push(answer)) : Promise.resolve(open());
    window.giveCamera = () => asked.splice(0).forEach((answer) => answer(open()));
    window.live = () => window.streams.filter((stream) => stream.getTracks().some((track) => track.readyState === 'live')).length;
    Object.defineProperty(document, 'hidden', { get: () => !!window.away });
    window.turn = (away) => {
        window.away = away;
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    };";

#[test]
fn the_camera_is_off_in_a_hidden_tab() {
    visit("/", async |page, _host| {
        page.needs(&[Engine::Blink, Engine::Gecko], "it has no streams of pictures")?;
        page.go("#/open", "h1").await?;
        page.run(COUNTED_CAMERA, vec![]).await?;
        page.click("button", "Scan a code").await?;
        let live =
            async |number: usize, when: &str| page.wait_until(when, &format!("return live() === {number}")).await;
        live(1, "the camera is on").await?;
        for round in 0..3 {
            page.run("turn(true)", vec![]).await?;
            live(0, &format!("the camera is off in the hidden tab, round {round}")).await?;
            page.run("turn(false)", vec![]).await?;
            live(1, &format!("the camera is on again, round {round}")).await?;
        }
        // Shown and hidden before anything can happen.
        page.run("turn(true); turn(false); turn(true)", vec![]).await?;
        live(0, "the camera is off after all").await?;
        // The browser asks again, and the answer comes when the tab is hidden.
        page.run("window.asks = true; turn(false)", vec![]).await?;
        page.run_async("await new Promise(requestAnimationFrame)").await?;
        page.run("turn(true)", vec![]).await?;
        page.run_async(
            "giveCamera(); await new Promise((done) => setTimeout(done)); await new Promise(requestAnimationFrame)",
        )
        .await?;
        live(0, "an answer that comes late does not switch it on").await?;
        page.run("window.asks = false; turn(false)", vec![]).await?;
        live(1, "the camera is on once more").await?;
        page.click("button", "Switch the camera off").await?;
        live(0, "the player has switched it off").await?;
        page.run("turn(true); turn(false)", vec![]).await?;
        page.run_async("await new Promise(requestAnimationFrame)").await?;
        live(0, "it stays off").await?;
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
        page.run("window.RTCPeerConnection = undefined", vec![]).await?;
        page.go("#/set-up/battle-of-corsica", ".set-up").await?;
        page.wait_until("the page says why", &says("needs a direct connection, which this browser cannot make"))
            .await?;
        page.go("#/set-up/corsairs", ".set-up").await?;
        page.choose_friend().await?;
        page.wait_until("the page says it", &says("cannot connect to another device directly")).await?;
        page.click("button", "Begin").await?;
        page.click("button", "Show a code").await?;
        page.wait_until("the page says so", &says("This browser cannot connect to another device.")).await?;
        page.expect_empty_console().await
    });
}

#[test]
fn letters_load_connections_when_a_code_is_wanted() {
    visit("/", async |page, host| {
        page.go("#/set-up/corsairs", ".set-up").await?;
        page.choose_friend().await?;
        page.click("button", "Begin").await?;
        page.wait_for("#letter-link").await?;
        let loaded = async |part: &str| anyhow::Ok(page.loaded().await?.iter().any(|file| file.contains(part)));
        ensure!(!loaded("split_live").await?, "nobody has asked for a connection");
        host.send_half(Some("parts/split_live"));
        page.click("button", "Show a code").await?;
        page.wait_until("the page says that this failed", &says("You may be offline, or there is a new version."))
            .await?;
        host.send_half(None);
        page.click("button", "Show a code").await?;
        code(page).await?;
        ensure!(!loaded("split_race").await?, "nobody has asked for a race");
        // The browser tells of the file that it could not get.
        page.console().await.map(drop)
    });
}

/// Addresses of four pages with storages of their own. A host name or a port of its own is another storage.
fn four_addresses(host: &Host, other: &Host) -> [String; 4] {
    let [here, there] = [host, other].map(Host::address);
    [here.clone(), elsewhere(&here), there.clone(), elsewhere(&there)]
}

/// Plays on until the game is over at this device.
async fn play_to_the_end(page: &Page) -> Result<()> {
    loop {
        let lines = page.run(LOG, vec![]).await?;
        let goes_on = format!("return !!document.querySelector('.result') || {} > {lines}", &LOG["return ".len()..]);
        page.wait_until("the game goes on", &goes_on).await?;
        if page.run(OVER, vec![]).await? == true {
            return Ok(());
        }
    }
}

/// The number of lines in the log after which the host resigns a game of three, whose end may be far.
const LONG_ENOUGH: usize = 40;

#[test]
fn three_devices_play_court_wars_until_the_host_resigns() {
    visit("/", async |page, host| {
        let other = Host::start("/")?;
        let devices = Devices::at_addresses(page, &four_addresses(host, &other)[..3]).await?;
        let remember = "
            const Real = window.RTCPeerConnection;
            window.connections = [];
            window.RTCPeerConnection = function () {
                window.connections.push(new Real());
                return window.connections.at(-1);
            };";
        devices.at_host().await?.run(remember, vec![]).await?;
        devices.meet(&[("jokers", "none"), ("placing", "must"), ("limit", "3")]).await?;
        let cleo = devices.at(2).await?;
        cleo.wait_until("Cleo sees who is there", &says("Ann and Bob are at the table.")).await?;
        for player in 0..3 {
            devices.play(player).await?;
        }
        page.wait_until("enough was played", &format!("{LOG} > 6")).await?;

        // The connection to Cleo is cut. It comes again, and Bob is not disturbed.
        let cut = "
            window.connections.at(-1).close();
            window.connections.at(-1).dispatchEvent(new Event('connectionstatechange'));";
        devices.at_host().await?.run(cut, vec![]).await?;
        let bob = devices.at(1).await?;
        bob.wait_until("Bob sees who is there", &says("Ann is at the table. Cleo is away.")).await?;
        let cleo = devices.at(2).await?;
        cleo.wait_until("Cleo is told what to do", &says("scan a new code on Ann’s screen")).await?;
        devices.meet_again(2).await?;

        // Bob's page is loaded again.
        devices.at(1).await?.reload().await?;
        devices.meet_again(1).await?;
        devices.play(1).await?;
        let host = devices.at_host().await?;
        host.wait_until("enough was played", &format!("{LOG} > {LONG_ENOUGH} || !!document.querySelector('.result')"))
            .await?;
        resign_or_end(host).await?;
        let mut lines = Vec::new();
        for player in 0..3 {
            let page = devices.at(player).await?;
            play_to_the_end(page).await?;
            lines.push(page.run(LOG, vec![]).await?);
        }
        ensure!(lines[0] == lines[1] && lines[1] == lines[2], "the logs have {lines:?} lines");

        // A rematch is played over the same connections. Only the host can invite, to whom they lead.
        page.wait_until("Cleo waits for the host", &says("Ann can start a rematch.")).await?;
        ensure!(!page.names("button").await?.contains(&"Rematch".to_owned()), "Cleo cannot invite");
        devices.at_host().await?.click("button", "Rematch").await?;
        for guest in 1..3 {
            devices.at(guest).await?.click("link", "See the invitation").await?;
            devices.join_as(guest).await?;
        }
        let host = devices.at_host().await?;
        host.wait_until("all are at the table", &says("Bob and Cleo are at the table.")).await?;
        host.wait_for(".board").await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_group_goes_on_by_link_when_the_host_ends_live_play() {
    visit("/", async |page, host| {
        let other = Host::start("/")?;
        let devices = Devices::at_addresses(page, &four_addresses(host, &other)[..3]).await?;
        devices.meet(&[("jokers", "none"), ("placing", "must")]).await?;
        let began = "
            return !!document.querySelector('.board')
                || document.body.innerText.includes('Waiting for Ann’s first move.');";
        for guest in 1..3 {
            devices.at(guest).await?.wait_until("all have joined", began).await?;
        }
        let host = devices.at_host().await?;
        host.reload().await?;
        let awaited = "document.querySelector('.devices')?.innerText.match(/Your turn|Waiting for (Bob|Cleo)/)?.[0]";
        host.wait_until("the page says who is to play", &format!("return !!{awaited}")).await?;
        let awaited = host.run(&format!("return {awaited}"), vec![]).await?;
        let writer = NAMES.iter().position(|name| awaited == format!("Waiting for {name}")).unwrap_or(0);
        for guest in 1..3 {
            let guest = devices.at(guest).await?;
            guest.wait_until("the connection has ended", &says("You are not connected.")).await?;
        }
        devices.play(writer).await?;
        let link = page.wait_for("dialog[open] #letter-link").await?.prop("value").await?.context("a link")?;
        let lines = page.run(&format!("clearInterval(window.playing); {LOG}"), vec![]).await?;
        for player in (0..3).filter(|player| *player != writer) {
            let page = devices.at(player).await?;
            page.open(&devices.link_at(player, &link)).await?;
            page.wait_for(".board").await?;
            page.wait_until("the turn has come by link", &format!("{LOG} >= {lines}")).await?;
        }
        page.expect_empty_console().await
    });
}

#[test]
fn four_devices_meet_at_one_table() {
    visit("/", async |page, host| {
        let other = Host::start("/")?;
        let devices = Devices::at_addresses(page, &four_addresses(host, &other)).await?;
        devices.meet(&[]).await?;
        let names = &NAMES[..4];
        for (player, own) in names.iter().enumerate() {
            let others: Vec<&str> = names.iter().copied().filter(|name| name != own).collect();
            let page = devices.at(player).await?;
            page.wait_until("all others are named", &says(&at_the_table(&others))).await?;
        }
        devices.at_host().await?.wait_for(".board").await?;
        page.expect_empty_console().await
    });
}

#[test]
fn two_devices_race_at_one_pile() {
    visit("/", async |page, _host| {
        let devices = Devices::new(page).await?;
        devices.meet_for_race(&[]).await?;
        devices.lay_card().await?;
        devices.lay_card().await?;
        devices.tap(1).await?;
        devices.lay_card().await?;

        // The guest's page is loaded again, and nothing is lost.
        let log = devices.at_host().await?.run(LOG, vec![]).await?;
        let guest = devices.at_guest().await?;
        guest.reload().await?;
        guest.wait_for(".race-rest").await?;
        let host = devices.at_host().await?;
        host.wait_until("the guest is away", &says("You are not connected.")).await?;
        host.click("button", "Devices").await?;
        host.click("button", "Show a code").await?;
        let offer = code(host).await?;
        let guest = devices.at_guest().await?;
        guest.open(&devices.link_at(1, &offer)).await?;
        let answer = code(guest).await?;
        devices.paste(&answer).await?;
        devices.wait_for_clock().await?;
        for player in 0..2 {
            let lines = devices.at(player).await?.run(LOG, vec![]).await?;
            ensure!(lines == log, "{lines} lines in the log of player {player}, not {log}");
        }
        devices.lay_card().await?;

        // The guest resigns, and both play a rematch.
        let guest = devices.at_guest().await?;
        guest.click("button", "Resign").await?;
        guest.wait_for("dialog[open] .btn-danger").await?.click().await?;
        guest.wait_until("the game is over at the guest's device", OVER).await?;
        let host = devices.at_host().await?;
        host.wait_until("it is over at the host's device", OVER).await?;
        host.click("button", "Rematch").await?;
        let guest = devices.at_guest().await?;
        guest.wait_until("the host asks for a rematch", &says("Ann asks for a rematch.")).await?;
        guest.click("button", "Rematch").await?;
        devices.wait_for_clock().await?;
        devices.lay_card().await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_rematch_that_both_ask_for_at_once_is_one_race() {
    visit("/", async |page, _host| {
        let devices = Devices::new(page).await?;
        devices.meet_for_race(&[]).await?;
        let guest = devices.at_guest().await?;
        guest.click("button", "Resign").await?;
        guest.wait_for("dialog[open] .btn-danger").await?.click().await?;
        for player in 0..2 {
            devices.at(player).await?.wait_until("the game is over", OVER).await?;
        }
        // Each device presses by itself when the time has come.
        let time = page.run("return Date.now() + 1000", vec![]).await?;
        let press = "
            const rematch = () => [...document.querySelectorAll('button')].find((button) => button.innerText === 'Rematch');
            setTimeout(() => rematch().click(), arguments[0] - Date.now());";
        for player in 0..2 {
            devices.at(player).await?.run(press, vec![time.clone()]).await?;
        }
        for player in 0..2 {
            let begins = "return !document.querySelector('.result')";
            devices.at(player).await?.wait_until("the next race begins", begins).await?;
        }
        devices.wait_for_clock().await?;
        devices.lay_card().await?;
        page.expect_empty_console().await
    });
}

#[test]
fn six_devices_race_at_one_pile() {
    visit("/", async |page, host| {
        let others = [Host::start("/")?, Host::start("/")?];
        let addresses: Vec<String> = [host, &others[0], &others[1]]
            .map(Host::address)
            .into_iter()
            .flat_map(|here| [here.clone(), elsewhere(&here)])
            .collect();
        let devices = Devices::at_addresses(page, &addresses).await?;
        devices.meet_for_race(&[]).await?;
        for _ in 0..3 {
            devices.lay_card().await?;
        }
        devices.tap(4).await?;
        page.expect_empty_console().await
    });
}

#[test]
fn two_kinds_of_browsers_play_live_with_each_other() {
    visit("/", async |page, host| {
        beside(page, host, async |guest| {
            let devices = Devices::in_two_browsers(page, guest).await?;
            let answer = devices.join("corsairs").await?;
            devices.connect(&answer).await?;
            for player in 0..2 {
                devices.play(player).await?;
            }
            let enough = format!("{LOG} > 8");
            for player in 0..2 {
                devices.at(player).await?.wait_until("moves go to and fro", &enough).await?;
            }
            Ok(())
        })
        .await
    });
}

#[test]
fn two_kinds_of_browsers_race_at_one_pile() {
    visit("/", async |page, host| {
        beside(page, host, async |guest| {
            let devices = Devices::in_two_browsers(page, guest).await?;
            devices.meet_for_race(&[]).await?;
            for player in [1, 0] {
                devices.lay_card().await?;
                devices.lay_card().await?;
                devices.tap(player).await?;
            }
            Ok(())
        })
        .await
    });
}
