//! Games by correspondence: two origins on one machine are two storages, so that one browser plays both players, who exchange
//! links and text.

use anyhow::{Context, Result, ensure};
use browser_tests::{Host, Page, elsewhere, says, visit};
use serde_json::json;

/// The field with the link to send.
const LINK: &str = "#letter-link";

/// The board of a table.
const BOARD: &str = ".board";

/// The link to send, copied from its field.
async fn link(page: &Page) -> Result<String> {
    page.wait_until("there is a link to send", "return !!document.querySelector('#letter-link')?.value").await?;
    let copy = "document.querySelector(arguments[0]).dispatchEvent(new ClipboardEvent('copy', { bubbles: true }))";
    page.run(copy, vec![json!(LINK)]).await?;
    let link = page.run("return document.querySelector(arguments[0]).value", vec![json!(LINK)]).await?;
    let link = link.as_str().context("a link")?.to_owned();
    ensure!(link.len() < 400, "messengers cut a link of {} characters: {link}", link.len());
    Ok(link)
}

/// The letter of a link, as text.
fn text_of(link: &str) -> String {
    let letter = link.split_once("#/letter/").map_or("", |(_, letter)| letter);
    letter.replace(';', "\n").replace('_', " ") + "\n"
}

/// Invites to a game of Corsairs with the seat of the corsairs. Returns the invitation.
pub async fn invite(page: &Page) -> Result<String> {
    page.go("#/set-up/corsairs", ".set-up").await?;
    page.preset("As printed").await?;
    begin(page).await
}

/// Begins the game of the set-up, with a friend elsewhere on the second seat. Returns the invitation.
async fn begin(page: &Page) -> Result<String> {
    page.choose_friend().await?;
    page.wait_until("a person sits here", "return !!document.querySelector('#name-1')").await?;
    page.wait_for("#name-1").await?.send_keys("Ann").await?;
    page.click("button", "Begin").await?;
    page.find("heading", "Invite a friend").await?;
    page.wait_until("nothing is sent yet", &says("Your link is not sent yet. Send it to your friend.")).await?;
    let invitation = link(page).await?;
    page.wait_until("the invitation is sent", &says("You sent an invitation")).await?;
    Ok(invitation)
}

/// Accepts an invitation at the other device. Returns the answer.
async fn accept(page: &Page, invitation: &str) -> Result<String> {
    page.open(&elsewhere(invitation)).await?;
    page.find("heading", "Ann invites you").await?;
    page.wait_for("#letter-name").await?.send_keys("Bob").await?;
    page.click("button", "Accept").await?;
    page.find("heading", "Send your answer to Ann").await?;
    link(page).await
}

/// Closes the dialog that offers the letter.
async fn close(page: &Page) -> Result<()> {
    page.wait_for("dialog[open]").await?;
    page.click("button", "Close").await?;
    page.wait_until("the dialog is closed", "return !document.querySelector('dialog[open]')").await
}

/// Plays a turn. Returns the link to send.
async fn turn(page: &Page, moves: &[&str]) -> Result<String> {
    page.wait_for("#say").await?;
    let (last, first) = moves.split_last().context("a turn has a move")?;
    page.say_all(first).await?;
    page.say(last).await?;
    page.wait_for("dialog[open]").await?;
    link(page).await
}

/// Resigns. Returns the link to send.
async fn resign(page: &Page) -> Result<String> {
    page.click("button", "Resign").await?;
    page.wait_for("dialog[open]").await?;
    page.run("document.querySelector('dialog[open] .btn-danger').click()", vec![]).await?;
    let asks = "return document.querySelector('dialog[open] h2')?.innerText.startsWith('Send your last turn to ')";
    page.wait_until("the last turn is to be sent", asks).await?;
    link(page).await
}

/// Opens a link where its reader plays, and waits for the table.
async fn open(page: &Page, link: &str) -> Result<()> {
    page.open(&elsewhere(link)).await?;
    page.wait_for(BOARD).await?;
    Ok(())
}

/// The game at the beginning of its third turn, with the corsairs at the host's device, which the page shows.
async fn begun(page: &Page, host: &Host) -> Result<()> {
    let invitation = invite(page).await?;
    let answer = accept(page, &invitation).await?;
    open(page, &answer).await?;
    let first = turn(page, &["enter i5", "enter e9", "end"]).await?;
    open(page, &first).await?;
    let second = turn(page, &["sail d5-e6 a5-b6"]).await?;
    open(page, &second).await?;
    ensure!(page.address().await?.starts_with(&host.address()), "the host is back at its own device");
    Ok(())
}

#[test]
fn friends_play_by_link_and_by_paste_with_reloads() {
    visit("/", async |page, host| {
        let here = host.address();
        let invitation = invite(page).await?;
        // Home shows the game, and offers the link again.
        page.open(&here).await?;
        page.wait_until(
            "home shows what the game waits for",
            "return document.body.innerText.includes('You sent an invitation')",
        )
        .await?;
        page.find("button", "Your last link").await?;
        let answer = accept(page, &invitation).await?;
        page.reload().await?;
        ensure!(link(page).await? == answer, "the answer is the same after a reload");

        // The host pastes the answer, as a messenger quotes it.
        page.open(&here).await?;
        page.click("link", "Continue").await?;
        page.find("heading", "Invite a friend").await?;
        let quoted = text_of(&answer).lines().map(|line| format!("> {line}")).collect::<Vec<_>>().join("\\n");
        let paste = "
            const field = document.querySelector('#letter-paste');
            field.value = arguments[0].replaceAll('\\\\n', '\\n');
            field.dispatchEvent(new Event('input', { bubbles: true }));";
        page.run(paste, vec![json!(quoted)]).await?;
        page.click("button", "Open").await?;
        page.wait_for(BOARD).await?;
        page.wait_until("the friend is named", "return document.body.innerText.includes('Bob')").await?;
        page.click("button", "Help").await?;
        page.wait_until("help tells the rule", "return document.querySelector('.help').innerText !== ''").await?;
        ensure!(!page.text(".help").await?.contains("Show me a move"), "nobody is told what to play against a friend");

        // A reload in the middle of a turn and after it.
        page.say_all(&["enter i5"]).await?;
        page.reload().await?;
        page.wait_for(BOARD).await?;
        let first = turn(page, &["enter e9", "end"]).await?;
        page.reload().await?;
        page.wait_for(BOARD).await?;
        page.click("button", "Letters: send again, or paste an answer").await?;
        ensure!(link(page).await? == first, "the last letter is offered again");
        close(page).await?;
        let waits = "return document.querySelector('[aria-label=Undo]')?.getAttribute('aria-disabled') === 'true'
            && document.querySelector('[aria-label=Resign]')?.getAttribute('aria-disabled') === 'true'";
        page.wait_until("what was sent is not undone", waits).await?;

        open(page, &first).await?;
        page.wait_until("it is the friend's turn", "return document.body.innerText.includes('Your turn since')")
            .await?;
        let second = turn(page, &["sail d5-e6 a5-b6"]).await?;
        close(page).await?;
        page.look("letters-table").await?;
        page.click("button", "Letters: send again, or paste an answer").await?;
        page.look("letters-dialog").await?;
        open(page, &second).await?;
        turn(page, &["step i5 h6", "enter i1", "end"]).await?;
        // A link that was opened before says so, and changes nothing.
        page.open(&elsewhere(&second)).await?;
        page.wait_until("it is known", "return document.body.innerText.includes('opened this one before')").await?;
        page.click("link", "To the game").await?;
        page.wait_for(BOARD).await?;
        Ok(())
    });
}

/// Clicks what is due at a table of Knights & Corsairs until there is a letter to send. Returns its link.
async fn click_turn(page: &Page) -> Result<String> {
    let step = "
        if (document.querySelector('dialog[open] #letter-link')) return true;
        const proof = [...document.querySelectorAll('section.devices .btn-primary')]
            .find((button) => button.textContent.includes('the proof'));
        if (proof) {
            proof.click();
            return false;
        }
        const confirm = document.querySelector('.dock .btn-primary');
        const space = document.querySelector('.space[data-can]');
        const card = document.querySelector('.hand-card[aria-pressed=false]:not([aria-disabled])');
        if (confirm && !confirm.ariaDisabled) confirm.click();
        else if (space && !document.querySelector('.space[aria-pressed=true]')) space.click();
        else if (confirm) card?.click();
        return false;";
    page.wait_until("a letter is written", step).await?;
    link(page).await
}

#[test]
fn friends_play_knights_and_corsairs_with_hidden_hands() {
    visit("/", async |page, _host| {
        page.go("#/set-up/knights-and-corsairs", ".set-up").await?;
        page.choose(&[("first-line", "colour"), ("second-line", "colour")]).await?;
        let invitation = begin(page).await?;
        let mut last = accept(page, &invitation).await?;
        let is_over = |link: &str| link.contains(";secret_");
        // The last letter of each player opens a secret, as the first one has a commitment to it.
        let mut secrets = 0;
        for number in 3.. {
            open(page, &last).await?;
            if number % 5 == 0 {
                page.reload().await?;
                page.wait_for(BOARD).await?;
            }
            if secrets == 1 {
                // The other player knows the result, so that it is shown, and nothing over it.
                page.wait_for(".result h2").await?;
                let offered =
                    "return document.querySelector('section.devices .btn-primary')?.textContent.includes('the proof')
                    && !document.querySelector('dialog[open]')";
                page.wait_until("the proof is offered, and nothing opens", offered).await?;
            }
            last = click_turn(page).await?;
            if number == 5 {
                page.look("letters-hidden-dialog").await?;
                close(page).await?;
                let waits =
                    "return document.querySelector('[aria-label=Undo]')?.getAttribute('aria-disabled') === 'true'
                    && !document.querySelector('.dock .btn-primary:not([aria-disabled])')";
                page.wait_until("what was sent stays", waits).await?;
                page.look("letters-hidden-table").await?;
            }
            secrets += usize::from(is_over(&last));
            if secrets == 2 {
                break;
            }
        }
        let checked = "return document.body.innerText.includes('Your page has checked everything')";
        close(page).await?;
        page.wait_until("the one who writes last has checked all", checked).await?;
        open(page, &last).await?;
        page.wait_until("so has the other one", checked).await?;
        page.look("letters-hidden-checked").await?;
        Ok(())
    });
}

/// Clicks at a table of Court Wars what a simple player would, until there is a letter to send or the game is over. Returns the
/// link.
async fn click_courts(page: &Page, attacks: bool) -> Result<Option<String>> {
    let step = r#"
        if (document.querySelector('dialog[open] #letter-link')) return true;
        if (document.querySelector('.result h2')) return !document.querySelector('dialog[open]');
        const confirm = document.querySelector('.dock .btn-primary');
        if (!confirm || !document.querySelector('.court-player.to-act[data-at="0"]')) return false;
        const number = (stack, what) => Number(stack.getAttribute('aria-label').match(new RegExp(`${what} (\\d+)`))?.[1] ?? 0);
        const touch = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
        const can = [...document.querySelectorAll('.stack-of[data-can]')];
        const chosen = document.querySelector('.stack-of[aria-pressed=true]');
        if (document.querySelector('.drawn[data-grab]')) {
            if (document.querySelector('.courts .is-ghost, .discard[aria-pressed=true]')) confirm.click();
            else touch(can[0] ?? document.querySelector('.discard'));
            return false;
        }
        const isOwn = (stack) => stack.closest('[data-at="0"]');
        const own = can.filter(isOwn).sort((one, other) => number(other, 'attack') - number(one, 'attack'))[0];
        const strength = chosen || own ? number(chosen ?? own, 'attack') : 0;
        const price = (stack) => number(stack, 'attack') ? Number(stack.getAttribute('aria-label').match(/(\d+), attack/)[1]) : 10;
        const others = can.filter((stack) => !isOwn(stack));
        const target = others.find((stack) => number(stack, 'defence') <= strength) ?? others.find((stack) => price(stack) <= strength);
        if (ATTACKS && !chosen && own && strength && target) touch(own.querySelector('[data-card="0"]'));
        else if (document.querySelectorAll('.stack-of[aria-pressed=true]').length === 1 && target) touch(target);
        else confirm.click();
        return false;"#;
    page.wait_until("a letter is written", &step.replace("ATTACKS", &attacks.to_string())).await?;
    let is_over = page.run("return !document.querySelector('dialog[open] #letter-link')", vec![]).await?;
    if is_over == json!(true) { Ok(None) } else { link(page).await.map(Some) }
}

/// Checks that a table waits for a card, before and after a reload.
async fn waits_for_a_card(page: &Page) -> Result<()> {
    page.look("letters-pile-dialog").await?;
    close(page).await?;
    let waits = "return document.body.innerText.includes('You drew on')
        && document.querySelector('[aria-label=Undo]')?.getAttribute('aria-disabled') === 'true'
        && !document.querySelector('.dock .btn-primary:not([aria-disabled])')";
    page.wait_until("the decision to draw stands", waits).await?;
    page.look("letters-pile-table").await?;
    page.reload().await?;
    page.wait_for(BOARD).await?;
    page.wait_until("the decision to draw stands after a reload", waits).await
}

/// The letter after which a player who has waited for a card gives up: a whole game may take a hundred more.
const LONG_ENOUGH: u32 = 16;

#[test]
fn friends_draw_together_in_court_wars() {
    visit("/", async |page, _host| {
        page.go("#/set-up/court-wars", ".set-up").await?;
        page.choose(&[("jokers", "none"), ("placing", "must"), ("limit", "3")]).await?;
        let invitation = begin(page).await?;
        let mut last = accept(page, &invitation).await?;
        let (mut has_waited, mut number) = (false, 3_u32);
        loop {
            open(page, &last).await?;
            let goes_on = page.run("return !document.querySelector('.result h2')", vec![]).await? == json!(true);
            if goes_on && has_waited && number >= LONG_ENOUGH {
                last = resign(page).await?;
                open(page, &last).await?;
                break;
            }
            if number % 7 == 0 {
                page.reload().await?;
                page.wait_for(BOARD).await?;
            }
            // A draw waits only where the player could have attacked.
            let Some(link) = click_courts(page, has_waited).await? else { break };
            let drew = page.run("return document.body.innerText.includes('You drew on')", vec![]).await?;
            if !has_waited && drew == json!(true) {
                has_waited = true;
                waits_for_a_card(page).await?;
            }
            last = link;
            number += 1;
        }
        ensure!(has_waited && number > 12, "{number} letters, and a draw that waits: {has_waited}");
        let checked = "return document.body.innerText.includes('Your page has checked everything')";
        page.wait_until("the one who reads last has checked all", checked).await?;
        page.look("letters-pile-checked").await?;
        page.open(&last).await?;
        let own = "return document.body.innerText.includes('your own link')";
        page.wait_until("the other one has written the last letter", own).await?;
        Ok(())
    });
}

/// Friends in a group chat: each has an origin, and so a storage, of its own.
struct Group<'a> {
    page: &'a Page,
    /// The names of the players, and the addresses of their pages.
    players: [(&'static str, String); 3],
    /// The links in the chat, in their order.
    chat: Vec<String>,
    /// How many of them each player has opened.
    opened: [usize; 3],
}

impl Group<'_> {
    /// The address of letters in the page of a player.
    fn address(&self, player: usize, links: &[String]) -> String {
        let letters: Vec<&str> =
            links.iter().filter_map(|link| link.split_once("#/letter/")).map(|(_, letter)| letter).collect();
        format!("{}#/letter/{}", self.players[player].1, letters.join(";"))
    }

    /// Opens all links that a player has not opened yet, at once.
    async fn catch_up(&mut self, player: usize) -> Result<()> {
        let missed = self.address(player, &self.chat[self.opened[player]..]);
        self.opened[player] = self.chat.len();
        self.page.open(&missed).await
    }

    /// Joins under the name of a player, who sees the invitation. Returns the link to post.
    async fn join(&self, player: usize) -> Result<String> {
        self.page.find("heading", "Ann invites you").await?;
        self.page.wait_for("#letter-name").await?.send_keys(self.players[player].0).await?;
        self.page.click("button", "Join").await?;
        self.page.find("heading", "Post your answer in the group chat").await?;
        link(self.page).await
    }

    /// Posts a link of a player in the chat.
    fn post(&mut self, player: usize, link: String) {
        self.chat.push(link);
        self.opened[player] = self.chat.len();
    }

    /// The player for whom the page waits.
    async fn awaited(&self) -> Result<usize> {
        let waits = "return /Waiting for (Ann|Ben|Cleo)/.test(document.body.innerText)";
        self.page.wait_until("the page says who writes next", waits).await?;
        let name = "return document.body.innerText.match(/Waiting for (Ann|Ben|Cleo)/)[1]";
        let name = self.page.run(name, vec![]).await?;
        self.players.iter().position(|(player, _)| name == json!(player)).context("a player")
    }

    /// Plays from the host's first turn on, until a draw has waited for another player, and there are this many links in the
    /// chat.
    async fn play(&mut self, links: usize) -> Result<()> {
        let drew = "return document.body.innerText.includes('You drew on')";
        let (mut player, mut has_waited) = (0, false);
        loop {
            self.page.wait_for(BOARD).await?;
            if self.chat.len().is_multiple_of(3) {
                self.page.reload().await?;
                self.page.wait_for(BOARD).await?;
            }
            let link = click_courts(self.page, has_waited).await?.context("the game goes on")?;
            self.post(player, link);
            if !has_waited && self.page.run(drew, vec![]).await? == json!(true) {
                has_waited = true;
                self.page.look("letters-group-drawn").await?;
            }
            if has_waited && self.chat.len() >= links {
                return Ok(());
            }
            ensure!(self.chat.len() < 3 * links, "no draw has waited for another player");
            close(self.page).await?;
            player = self.awaited().await?;
            self.catch_up(player).await?;
        }
    }
}

#[test]
fn three_friends_play_court_wars_in_a_group_chat() {
    visit("/", async |page, host| {
        // A host name or a port of its own is another storage.
        let other = Host::start("/")?;
        let [here, there] = [host.address(), other.address()];
        let players = [("Ann", here.clone()), ("Ben", elsewhere(&here)), ("Cleo", there.clone())];
        page.go("#/set-up/court-wars", ".set-up").await?;
        page.run("document.querySelectorAll('.how-many label')[1].click()", vec![]).await?;
        page.wait_until("three play", "return document.querySelectorAll('.seat-form').length === 3").await?;
        page.choose(&[("jokers", "none"), ("placing", "must")]).await?;
        page.choose_friend().await?;
        let friends =
            "return document.querySelectorAll('.seat-form .segments label:nth-child(3) :checked').length === 2";
        page.wait_until("both others are friends", friends).await?;
        page.wait_for("#name-1").await?.send_keys("Ann").await?;
        page.click("button", "Begin").await?;
        page.find("heading", "Invite your friends").await?;
        let mut group = Group { page, players, chat: Vec::new(), opened: [0; 3] };
        group.post(0, link(page).await?);

        // Both guests join at the same time. Ben's link is the first one in the chat.
        group.catch_up(2).await?;
        let cleo_first = group.join(2).await?;
        group.catch_up(1).await?;
        page.find("heading", "Ann invites you").await?;
        page.look("letters-group-invitation").await?;
        page.open(&group.players[1].1).await?;
        let kept = "return document.body.innerText.includes('Ann invites you. You have not joined yet.')";
        page.wait_until("home keeps the invitation", kept).await?;
        page.click("link", "Continue").await?;
        let ben = group.join(1).await?;
        group.post(1, ben);
        page.look("letters-group-joined").await?;
        group.catch_up(2).await?;
        page.find("heading", "Ben joined at the same time").await?;
        page.click("button", "Join again").await?;
        page.find("heading", "Post your answer in the group chat").await?;
        let cleo = link(page).await?;
        ensure!(cleo != cleo_first, "the second place has a link of its own");
        group.post(2, cleo);
        // The host opens the links in the wrong order.
        let last = group.address(0, &group.chat[2..]);
        page.open(&last).await?;
        let before = "return document.body.innerText.includes('Open the link before this one first: number 2')";
        page.wait_until("the missing link is named", before).await?;
        // A friend who comes too late sees who plays.
        let late = format!("{}#/letter/", elsewhere(&there));
        let all = group.address(0, &group.chat);
        page.open(&all.replace(&format!("{here}#/letter/"), &late)).await?;
        page.find("heading", "All places are taken").await?;
        group.catch_up(0).await?;
        page.wait_for(BOARD).await?;
        let names = "
            const board = document.querySelector('.board').innerText;
            return ['Ben', 'Cleo'].every((name) => board.includes(name));";
        page.wait_until("all names stand at the table", names).await?;
        group.play(16).await?;
        page.look("letters-group-dialog").await?;
        close(page).await?;
        page.look("letters-group-table").await?;
        Ok(())
    });
}

#[test]
fn friends_set_traps_and_bid_by_link() {
    visit("/", async |page, _host| {
        page.go("#/set-up/knight-fight", ".set-up").await?;
        page.choose(&[("favoured", "1"), ("bidding", "free"), ("trap", "shown")]).await?;
        let invitation = begin(page).await?;
        let answer = accept(page, &invitation).await?;
        // Round one is free: the host seals a move, and the friend sets a trap.
        open(page, &answer).await?;
        let first = turn(page, &["play x", "spawn d5"]).await?;
        ensure!(!text_of(&first).contains("spawn d5"), "the move is sealed: {first}");
        page.reload().await?;
        page.wait_for(BOARD).await?;
        open(page, &first).await?;
        let second = turn(page, &["trap d5"]).await?;
        open(page, &second).await?;
        page.wait_until("the trap has caught the knight", &says("d5")).await?;
        // An auction: bids, then the plan of the friend, who has won.
        let third = turn(page, &["bid 3", "spawn d5"]).await?;
        ensure!(text_of(&third).contains("opened ") && !text_of(&third).contains("bid 3"), "only the move is open");
        open(page, &third).await?;
        page.reload().await?;
        page.wait_for(BOARD).await?;
        let fourth = turn(page, &["bid 5", "trap none", "spawn d6"]).await?;
        ensure!(!text_of(&fourth).contains("spawn d6"), "who has won is not known yet: {fourth}");
        close(page).await?;
        page.look("letters-sealed-table").await?;
        // The host has nothing to decide: the page opens its bid.
        open(page, &fourth).await?;
        let fifth = link(page).await?;
        ensure!(!text_of(&fifth).contains("do "), "the page opens the bid by itself: {fifth}");
        open(page, &fifth).await?;
        page.wait_until("the friend's knight stands on d6", &says("d6")).await?;
        let sixth = turn(page, &["bid 0", "trap none", "spawn e5"]).await?;
        open(page, &sixth).await?;
        // The host resigns. Then both pages open their secrets.
        page.click("button", "Resign").await?;
        page.wait_for("dialog[open]").await?;
        page.run("document.querySelector('dialog[open] .btn-danger').click()", vec![]).await?;
        page.find("heading", "Send your last turn to Bob").await?;
        let seventh = link(page).await?;
        open(page, &seventh).await?;
        let checked = says("Your page has checked everything");
        page.wait_until("the friend's page has checked all", &checked).await?;
        let last = link(page).await?;
        open(page, &last).await?;
        page.wait_until("so has the host's", &checked).await?;
        Ok(())
    });
}

#[test]
fn a_link_is_played_before_anything_is_to_be_done() {
    visit("/", async |page, host| {
        begun(page, host).await?;
        let third = turn(page, &["step i5 h6", "enter i1", "end"]).await?;
        // The friend's page is open already, and notes what its log and its dialogs show.
        page.open(&elsewhere(&host.address())).await?;
        page.find("link", "Continue").await?;
        let note = "
            window.shown = [];
            setInterval(() => {
                const lines = document.querySelector('.log-list')?.textContent.length;
                const turn = document.body.innerText.includes('Your turn since');
                const now = `${lines} ${turn && getComputedStyle(document.querySelector('section.devices')).visibility}`;
                if (lines && shown.at(-1) !== now) shown.push(now);
            }, 20);
            location.href = arguments[0];";
        page.run(note, vec![json!(elsewhere(&third))]).await?;
        page.wait_until("the turn is played", "return shown.at(-1)?.endsWith('visible')").await?;
        let shown = page.run("return shown", vec![]).await?;
        let lines = "return new Set(shown.map((shown) => shown.split(' ')[0])).size";
        ensure!(page.run(lines, vec![]).await? != json!(1), "the actions come one after the other: {shown}");
        Ok(())
    });
}

#[test]
fn a_broken_letter_is_refused_with_its_place() {
    visit("/", async |page, host| {
        begun(page, host).await?;
        let third = turn(page, &["step i5 h6", "enter i1", "end"]).await?;
        for (broken, why) in [
            (third[..third.len() - 12].to_owned(), "It was cut or changed on its way"),
            (third.replace("step_i5", "step_i4"), "It was cut or changed on its way"),
            (third.replace("letter_1_", "letter_9_"), "page is newer than yours"),
            (third.replace("_corsairs_", "_chess_"), "It was cut or changed on its way"),
        ] {
            page.open(&elsewhere(&host.address())).await?;
            page.open(&elsewhere(&broken)).await?;
            let shown = format!(
                "return document.querySelector('[role=alert] , main').innerText.includes('{why}')
                || document.body.innerText.includes('{why}')"
            );
            page.wait_until(&format!("{broken} is refused"), &shown).await?;
        }
        // The game goes on as it was.
        open(page, &third).await
    });
}

#[test]
fn a_changed_turn_needs_the_friends_consent() {
    visit("/", async |page, host| {
        begun(page, host).await?;
        let first = turn(page, &["step i5 h6", "enter i1", "end"]).await?;
        page.click("button", "Change my last turn").await?;
        page.wait_until(
            "the turn is open again",
            "return document.body.innerText.includes('You are changing your last turn')",
        )
        .await?;
        let other = turn(page, &["enter i1", "end"]).await?;
        open(page, &first).await?;
        page.open(&elsewhere(&other)).await?;
        page.find("heading", "Ann wants to change the last turn").await?;
        page.look("letters-replacement").await?;
        page.click("button", "Agree").await?;
        page.wait_for(BOARD).await?;
        let answer = turn(page, &["sail f5 i2"]).await?;
        open(page, &answer).await
    });
}

#[test]
fn friends_resign_and_play_a_rematch() {
    visit("/", async |page, host| {
        begun(page, host).await?;
        let last = resign(page).await?;
        page.find("heading", "Send your last turn to Bob").await?;
        // Home keeps a game whose last letter may not have arrived.
        page.open(&host.address()).await?;
        page.wait_until("the game is kept", "return document.body.innerText.includes('The game is over')").await?;
        page.open(&elsewhere(&last)).await?;
        page.wait_for(".result").await?;
        page.click("button", "Letters: send again, or paste an answer").await?;
        page.find("heading", "Your last link").await?;
        close(page).await?;
        page.find("button", "Rematch").await?;
        page.run("document.querySelector('.result .btn-primary').click()", vec![]).await?;
        page.find("heading", "Invite a friend").await?;
        let invitation = link(page).await?;
        page.open(&elsewhere(&invitation)).await?;
        page.find("heading", "Bob invites you").await?;
        page.wait_until("it is a rematch", "return document.body.innerText.includes('rematch of your last game')")
            .await?;
        page.look("letters-invitation").await?;
        page.click("button", "Accept").await?;
        page.find("heading", "Send your answer to Bob").await?;
        Ok(())
    });
}

#[test]
fn a_game_whose_storage_was_wiped_goes_on_from_its_letters() {
    visit("/", async |page, host| {
        begun(page, host).await?;
        let third = turn(page, &["step i5 h6", "enter i1", "end"]).await?;
        // All letters of the game, as the page copies them.
        let stored = "
            const name = Object.keys(localStorage).find((name) => name.includes('game:corsairs'));
            return localStorage.getItem(name);";
        let stored = page.run(stored, vec![]).await?;
        let stored = stored.as_str().context("a stored game")?.to_owned();
        let letters: Vec<&str> = stored.lines().skip_while(|line| !line.starts_with("letter ")).collect();
        let letters = letters.split_last().map(|(_, letters)| letters.join(";")).context("letters")?.replace(' ', "_");
        page.open(&elsewhere(&host.address())).await?;
        page.run("localStorage.clear()", vec![]).await?;
        page.open(&elsewhere(&third)).await?;
        page.find("heading", "This game is not in this browser").await?;
        page.open(&elsewhere(&host.address())).await?;
        page.open(&format!("{}#/letter/{letters}", elsewhere(&host.address()))).await?;
        page.find("heading", "This game is not in this browser").await?;
        page.click("button", "Bob").await?;
        page.wait_for(BOARD).await?;
        turn(page, &["sail f5 i2"]).await?;
        Ok(())
    });
}

#[test]
fn the_set_up_says_where_no_friend_can_play() {
    visit("/", async |page, _host| {
        page.go("#/set-up/battle-of-corsica", ".set-up").await?;
        let says = |text: &str| format!("return document.querySelector('main').innerText.includes('{text}')");
        page.wait_until("a race is offered", "return document.querySelectorAll('.seat-form').length > 1").await?;
        page.choose(&[("auto-flip", "3000")]).await?;
        page.wait_until("a race with automatic cards says why", &says("With automatic cards")).await?;
        page.go("#/set-up/knight-fight", "#tic-tac-toe").await?;
        page.choose(&[("clock", "on")]).await?;
        page.wait_until("a clock says why", &says("nobody could check how long")).await?;
        page.choose(&[("clock", "off"), ("snapshot", "on"), ("sickness", "on")]).await?;
        page.wait_until("a game for a referee says why", &says("only someone who sees both sides")).await?;
        Ok(())
    });
}
