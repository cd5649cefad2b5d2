//! Devices that meet: windows with pages on origins of their own, which have storages of their own.

use anyhow::{Context, Result, ensure};
use fantoccini::wd::WindowHandle;
use serde_json::json;

use crate::browser::Engine;
use crate::{CLICK_AT_RANDOM, Page};

/// The link in the code of a device.
const CODE: &str = "#live-link";

/// The names of the players, the host first.
pub const NAMES: [&str; 6] = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"];

/// Clicks at random until the game is over.
const PLAY: &str = "
    clearInterval(window.playing);
    window.playing = setInterval(() => {
        if (document.querySelector('.result')) return clearInterval(window.playing);
        clickAtRandom();
    }, 40);";

/// The number of lines in the log.
pub const LOG: &str = "return document.querySelectorAll('.log-list li').length";

/// A window of a browser, with a page on an origin of its own.
#[derive(Debug)]
struct Device<'a> {
    page: &'a Page,
    window: WindowHandle,
    /// The address of the page.
    address: String,
}

/// The devices of the players, the host first.
#[derive(Debug)]
pub struct Devices<'a> {
    devices: Vec<Device<'a>>,
}

/// A script that says whether the page shows a text.
#[must_use]
pub fn says(text: &str) -> String {
    format!("return document.body.innerText.includes({})", json!(text))
}

/// The address of the page at another device: on another origin, which has a storage of its own.
#[must_use]
pub fn elsewhere(address: &str) -> String {
    if address.contains("127.0.0.1") {
        address.replace("127.0.0.1", "localhost")
    } else {
        address.replace("localhost", "127.0.0.1")
    }
}

impl<'a> Devices<'a> {
    /// The devices of two players, in one browser.
    ///
    /// # Errors
    /// When the browser cannot connect to other devices, or no second window opens.
    pub async fn new(page: &'a Page) -> Result<Self> {
        let host = page.address().await?;
        let guest = elsewhere(&host);
        Self::at_addresses(page, &[host, guest]).await
    }

    /// Devices in one browser with pages at these addresses, of which the first one is open.
    ///
    /// # Errors
    /// When the browser cannot connect to other devices, or no other window opens.
    pub async fn at_addresses(page: &'a Page, addresses: &[String]) -> Result<Self> {
        let mut devices = Vec::new();
        for address in addresses {
            let window = if devices.is_empty() {
                page.client().window().await?
            } else {
                page.client().new_window(false).await?.handle
            };
            devices.push(Device::new(page, window, address)?);
        }
        Ok(Self { devices })
    }

    /// The devices of two players in two browsers. The page of the host is open.
    ///
    /// # Errors
    /// When one of the browsers cannot connect to other devices.
    pub async fn in_two_browsers(host: &'a Page, guest: &'a Page) -> Result<Self> {
        let address = host.address().await?;
        let host = Device::new(host, host.client().window().await?, &address)?;
        let guest = Device::new(guest, guest.client().window().await?, &address)?;
        Ok(Self { devices: vec![host, guest] })
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> usize {
        self.devices.len()
    }

    /// Turns to the device of a player.
    ///
    /// # Errors
    /// When its window is closed.
    pub async fn at(&self, player: usize) -> Result<&Page> {
        let device = &self.devices[player];
        device.page.client().switch_to_window(device.window.clone()).await?;
        Ok(device.page)
    }

    /// Turns to the device of the host.
    ///
    /// # Errors
    /// When its window is closed.
    pub async fn at_host(&self) -> Result<&Page> {
        self.at(0).await
    }

    /// Turns to the device of the first guest.
    ///
    /// # Errors
    /// When its window is closed.
    pub async fn at_guest(&self) -> Result<&Page> {
        self.at(1).await
    }

    /// Where a link leads at the device of a player.
    #[must_use]
    pub fn link_at(&self, player: usize, link: &str) -> String {
        format!("{}#{}", self.devices[player].address, link.split_once('#').map_or("", |(_, link)| link))
    }

    /// Invites to a game with these options at the host's device. Returns the host's code.
    ///
    /// # Errors
    /// When the page does not get there.
    pub async fn invite(&self, game: &str, options: &[(&str, &str)]) -> Result<String> {
        let host = self.at_host().await?;
        host.play_at_once().await?;
        host.go(&format!("#/set-up/{game}"), ".set-up").await?;
        let players = self.players();
        if players > 2 {
            host.run("document.querySelectorAll('.how-many label')[arguments[0] - 2].click()", vec![json!(players)])
                .await?;
            let forms = format!("return document.querySelectorAll('.seat-form').length === {players}");
            host.wait_until("there is a form for each player", &forms).await?;
        }
        host.choose(options).await?;
        host.choose_friend().await?;
        host.wait_for("#name-1").await?.send_keys(NAMES[0]).await?;
        host.click("button", "Begin").await?;
        host.click("button", "Show a code").await?;
        code(host).await
    }

    /// Joins at the device of a guest. Returns the guest's code.
    ///
    /// # Errors
    /// When the page does not get there.
    pub async fn accept(&self, guest: usize, invitation: &str) -> Result<String> {
        let page = self.at(guest).await?;
        page.open(&self.devices[guest].address).await?;
        page.play_at_once().await?;
        page.open(&self.link_at(guest, invitation)).await?;
        self.join_as(guest).await?;
        code(page).await
    }

    /// Joins on the page of the invitation.
    ///
    /// # Errors
    /// When the page does not get there.
    pub async fn join_as(&self, guest: usize) -> Result<()> {
        let page = self.devices[guest].page;
        page.wait_for("#letter-name").await?.send_keys(NAMES[guest]).await?;
        let is_race_or_group = self.players() > 2 || page.client().current_url().await?.as_str().contains("/race_");
        page.click("button", if is_race_or_group { "Join" } else { "Accept" }).await
    }

    /// Invites to a game at the host's device, and joins at the guest's. Returns the guest's code.
    ///
    /// # Errors
    /// When the page does not get there.
    pub async fn join(&self, game: &str) -> Result<String> {
        let invitation = self.invite(game, &[]).await?;
        self.accept(1, &invitation).await
    }

    /// Opens a guest's code in the host's tab, as if it was pasted there.
    ///
    /// # Errors
    /// When the page does not get there.
    pub async fn paste(&self, answer: &str) -> Result<&Page> {
        let host = self.at_host().await?;
        host.wait_for("#letter-paste").await?.send_keys(&self.link_at(0, answer)).await?;
        host.click("button", "Open").await?;
        Ok(host)
    }

    /// Connects the host's device with that of the only guest, which shows this code.
    ///
    /// # Errors
    /// When the page does not get there.
    pub async fn connect(&self, answer: &str) -> Result<()> {
        let host = self.paste(answer).await?;
        host.wait_until("the guest is at the table", &says("Bob is at the table.")).await
    }

    /// Connects all devices of a group at Court Wars.
    ///
    /// # Errors
    /// When the page does not get there.
    pub async fn meet(&self, options: &[(&str, &str)]) -> Result<()> {
        let invitation = self.invite("court-wars", options).await?;
        self.connect_guests(invitation).await
    }

    /// Connects all devices, whose guests join one after another. The host shows the invitation already.
    ///
    /// # Errors
    /// When the page does not get there.
    pub async fn connect_guests(&self, mut invitation: String) -> Result<()> {
        for guest in 1..self.players() {
            let answer = self.accept(guest, &invitation).await?;
            let host = self.paste(&answer).await?;
            host.wait_until("the guest is at the table", &says(&at_the_table(&NAMES[1..=guest]))).await?;
            if guest + 1 < self.players() {
                host.click("button", "Show the code for the next player").await?;
                invitation = code(host).await?;
            }
        }
        Ok(())
    }

    /// Connects the device of a guest again, whose connection to the host has ended.
    ///
    /// # Errors
    /// When the page does not get there.
    pub async fn meet_again(&self, guest: usize) -> Result<()> {
        let host = self.at_host().await?;
        host.wait_until("the guest is away", &says(&format!("{} is away.", NAMES[guest]))).await?;
        // The dialog may have opened by itself, with a turn for the guest.
        let open = "document.querySelector('dialog[open]') ?? document.querySelector('.devices > .btn').click()";
        host.run(open, vec![]).await?;
        host.click("button", "Show a code").await?;
        let offer = code(host).await?;
        let page = self.at(guest).await?;
        page.open(&self.link_at(guest, &offer)).await?;
        let answer = code(page).await?;
        let host = self.paste(&answer).await?;
        host.wait_until("all are at the table", &says(&at_the_table(&NAMES[1..self.players()]))).await
    }

    /// Lets the player of a device play by itself.
    ///
    /// # Errors
    /// When the page does not get there.
    pub async fn play(&self, player: usize) -> Result<()> {
        let page = self.at(player).await?;
        page.wait_for(".board").await?;
        page.run(&format!("{CLICK_AT_RANDOM}{PLAY}"), vec![]).await?;
        Ok(())
    }
}

impl<'a> Device<'a> {
    fn new(page: &'a Page, window: WindowHandle, address: &str) -> Result<Self> {
        page.needs(&[Engine::Blink, Engine::Gecko], "it is built without WebRTC")?;
        Ok(Self { page, window, address: address.split('#').next().unwrap_or_default().to_owned() })
    }
}

/// What a page says of players who are at the table.
#[must_use]
pub fn at_the_table(names: &[&str]) -> String {
    match names {
        [first @ .., last] if !first.is_empty() => format!("{} and {last} are at the table.", first.join(", ")),
        names => format!("{} is at the table.", names.concat()),
    }
}

/// The link in the code that the page shows.
///
/// # Errors
/// When it shows none.
pub async fn code(page: &Page) -> Result<String> {
    page.wait_for(CODE).await?;
    let link = page.run("return document.querySelector(arguments[0]).value", vec![json!(CODE)]).await?;
    Ok(link.as_str().context("a link")?.to_owned())
}

/// How often the stored log of a race says that a card is shown.
const SHOWN: &str = r"(Object.values(localStorage).join('\n').match(/^entry .* show \d+$/gm)?.length ?? 0)";

/// How often the stored log of a race says that taps are judged.
const JUDGED: &str = r"(Object.values(localStorage).join('\n').match(/^entry .* judge$/gm)?.length ?? 0)";

/// How often the player who is to lay a card is looked for.
const MOST_LOOKS: usize = 600;

impl Devices<'_> {
    /// Brings the players of a race together, who join one after another.
    ///
    /// # Errors
    /// When the page does not get there.
    pub async fn meet_for_race(&self, options: &[(&str, &str)]) -> Result<()> {
        let host = self.at_host().await?;
        host.play_at_once().await?;
        host.go("#/set-up/battle-of-corsica", ".set-up").await?;
        let count = "document.querySelectorAll('.how-many label')[arguments[0] - 2].click()";
        host.run(count, vec![json!(self.players())]).await?;
        let forms = format!("return document.querySelectorAll('.seat-form').length === {}", self.players());
        host.wait_until("there is a form for each player", &forms).await?;
        host.choose(options).await?;
        host.choose_friend().await?;
        host.wait_for("#name-1").await?.send_keys(NAMES[0]).await?;
        host.click("button", "Begin").await?;
        let invitation = code(host).await?;
        self.connect_guests(invitation).await?;
        self.wait_for_clock().await
    }

    /// Waits until the clock of the race runs at all devices.
    ///
    /// # Errors
    /// When the page does not get there.
    pub async fn wait_for_clock(&self) -> Result<()> {
        for player in 0..self.players() {
            let runs = "return !!document.querySelector('.race .pile') && !document.querySelector('.race-rest')";
            self.at(player).await?.wait_until("the clock runs", runs).await?;
        }
        Ok(())
    }

    /// Waits until something stands in the log of every device once more than so often.
    async fn wait_for_more(&self, what: &str, counts: &str, before: &serde_json::Value) -> Result<()> {
        for player in 0..self.players() {
            self.at(player).await?.wait_until(what, &format!("return {counts} > {before}")).await?;
        }
        Ok(())
    }

    /// The player whose turn it is lays a card, which all see. A pile may have to be taken first, and a card that was announced
    /// before has to land.
    ///
    /// # Errors
    /// When the page does not get there.
    pub async fn lay_card(&self) -> Result<()> {
        let lay = format!(
            "const count = {SHOWN};
            if (count <= arguments[0]) document.querySelector('.pad.is-due[data-touch=lay]')?.click();
            return count > arguments[0];"
        );
        let before = self.at_host().await?.run(&format!("return {SHOWN}"), vec![]).await?;
        for look in 0.. {
            ensure!(look < MOST_LOOKS, "nobody lays a card");
            if self.at(look % self.players()).await?.run(&lay, vec![before.clone()]).await? == true {
                break;
            }
        }
        self.wait_for_more("the card is shown", SHOWN, &before).await
    }

    /// A player taps, and all judge it.
    ///
    /// # Errors
    /// When the page does not get there.
    pub async fn tap(&self, player: usize) -> Result<()> {
        let page = self.at(player).await?;
        let before = page.run(&format!("return {JUDGED}"), vec![]).await?;
        page.run("document.querySelector('.pad[data-touch=tap]').click()", vec![]).await?;
        self.wait_for_more("the tap is judged", JUDGED, &before).await
    }
}
