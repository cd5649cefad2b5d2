//! Whole games on the page: by click, by keyboard alone, with the host gone, across a reload, by two players with a curtain
//! between them; and what happens to broken games and records.

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Key, Page, visit};
use serde_json::json;

const SET_UP: &str = "#/set-up/knights-and-corsairs";

/// The most steps that a game may take: nine battles with a dozen touches each, and waiting.
const STEPS: usize = 2_000;

/// Goes to another route.
async fn go(page: &Page, hash: &str) -> Result<()> {
    page.run("location.hash = arguments[0]", vec![json!(hash)]).await?;
    Ok(())
}

/// Begins a game with this seed against the weakest computer, which plays at once.
async fn deal(page: &Page, seed: &str) -> Result<()> {
    page.play_at_once().await?;
    go(page, SET_UP).await?;
    page.oppose(2, "cabin-boy").await?;
    page.choose_seed(seed).await?;
    page.click("button", "Begin").await?;
    page.wait_for(".board").await?;
    Ok(())
}

/// What a test waits for while another player is to act.
const CHANGED: &str = "the table no longer is as it was";

/// What the table waits for.
#[derive(Debug, PartialEq)]
enum Due {
    /// The game is over.
    Over,
    /// A curtain hides the table.
    Curtain,
    /// Nothing: a computer is thinking.
    Nothing,
    /// The action is ready to be done.
    Confirm,
    /// The first element that may be clicked, by its accessible name.
    Input(String),
}

/// Reads from the table what a player would do next: the button, a marked space, a card.
async fn due(page: &Page) -> Result<Due> {
    let script = "
        const name = (element) => element.getAttribute('aria-label');
        if (document.querySelector('.result h2')) return ['over'];
        if (document.querySelector('.curtain')) return ['curtain'];
        const confirm = document.querySelector('.dock .btn-primary');
        if (!confirm) return ['nothing'];
        if (!confirm.ariaDisabled) return ['confirm'];
        const spaces = [...document.querySelectorAll('.space[data-can]')].map(name);
        const chosen = document.querySelector('.space[aria-pressed=true]');
        const cards = [...document.querySelectorAll('.hand-card[aria-pressed=false]:not([aria-disabled])')].map(name);
        if (spaces.length && !chosen) return ['touch', spaces[spaces.length - 1]];
        return cards.length ? ['touch', cards[0]] : ['nothing'];";
    let answer = page.run(script, vec![]).await?;
    let word = |index: usize| answer[index].as_str().unwrap_or_default().to_owned();
    Ok(match word(0).as_str() {
        "over" => Due::Over,
        "curtain" => Due::Curtain,
        "confirm" => Due::Confirm,
        "touch" => Due::Input(word(1)),
        _ => Due::Nothing,
    })
}

/// What the table waits for, and the number of moves. Two looks with the same values are of the same moment.
type Moment = (Due, u64);

async fn moment(page: &Page) -> Result<Moment> {
    let moves = page.run("return document.querySelectorAll('.log-list li').length", vec![]).await?;
    Ok((due(page).await?, moves.as_u64().unwrap_or_default()))
}

/// Clicks on what has this accessible name, on the board or in the hand.
async fn touch(page: &Page, name: &str) -> Result<()> {
    let selector = format!(".board [aria-label=\"{name}\"], .hand [aria-label=\"{name}\"]");
    page.wait_for(&selector).await?.click().await?;
    Ok(())
}

/// Plays by clicks until `enough` says so, or to the end.
async fn play(page: &Page, mut enough: impl FnMut(&Due) -> bool) -> Result<()> {
    let mut now = moment(page).await?;
    for _ in 0..STEPS {
        if now.0 == Due::Over || enough(&now.0) {
            return Ok(());
        }
        match &now.0 {
            Due::Confirm => page.wait_for(".dock .btn-primary").await?.click().await?,
            Due::Input(name) => touch(page, name).await?,
            Due::Curtain => page.wait_for(".curtain button").await?.click().await?,
            Due::Nothing | Due::Over => {}
        }
        now = page.look_until(CHANGED, moment, |seen| *seen != now).await?;
    }
    bail!("the game did not come to an end in {STEPS} steps")
}

/// The record that is stored on the device.
async fn stored(page: &Page) -> Result<String> {
    let script = "
        const names = Object.keys(localStorage).filter((name) => name.startsWith('corsair-cabinet:game:'));
        return names.map((name) => localStorage[name]).join('');";
    Ok(page.run(script, vec![]).await?.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_whole_game_is_clicked_to_its_end_against_the_computer() {
    visit("/some/where/", async |page, _host| {
        deal(page, "42").await?;
        play(page, |_| false).await?;
        println!("{}: {}", page.text(".result h2").await?, page.text(".result h2 + p").await?);
        page.click("button", "Rematch").await?;
        page.wait_until(
            "the rematch is dealt",
            "return !document.querySelector('.result') && !!document.querySelector('.board')",
        )
        .await?;
        ensure!(stored(page).await?.contains("\nscore "), "expected the rematch to be stored");
        Ok(())
    });
}

/// Presses Tab until what has the focus is as wanted.
async fn tab_to(page: &Page, what: &str, wanted: impl Fn(&str, &str) -> bool) -> Result<()> {
    for _ in 0..60 {
        let (role, name) = page.focused().await?;
        if wanted(&role, &name) {
            return Ok(());
        }
        page.keys(&String::from(char::from(Key::Tab))).await?;
    }
    bail!("expected to reach {what} with Tab")
}

/// Goes with the arrows from the place that has the focus to the one with this name.
async fn arrow_to(page: &Page, name: &str) -> Result<()> {
    let script = "
        const place = (element) => Number(element.dataset.place);
        const group = document.activeElement.closest('.board, .hand');
        const wanted = [...group.querySelectorAll('[data-place]')].find((other) => other.getAttribute('aria-label') === arguments[0]);
        return [place(document.activeElement), place(wanted), group.matches('.board') ? 3 : 99];";
    let places = page.run(script, vec![json!(name)]).await?;
    let number = |index: usize| places[index].as_u64().with_context(|| format!("expected a place, found {places}"));
    let (from, to, columns) = (number(0)?, number(1)?, number(2)?);
    let mut keys = String::new();
    let mut press = |key: Key, times: u64| (0..times).for_each(|_| keys.push(char::from(key)));
    press(Key::Up, (from / columns).saturating_sub(to / columns));
    press(Key::Down, (to / columns).saturating_sub(from / columns));
    press(Key::Left, (from % columns).saturating_sub(to % columns));
    press(Key::Right, (to % columns).saturating_sub(from % columns));
    page.keys(&keys).await
}

#[test]
fn a_whole_game_is_played_by_keyboard_alone() {
    visit("/", async |page, _host| {
        deal(page, "7").await?;
        let mut now = moment(page).await?;
        for _ in 0..STEPS {
            match &now.0 {
                Due::Over => {
                    return page.expect_focus_on("heading").await;
                }
                Due::Input(name) => {
                    let on_board = page
                        .run(
                            "return !!document.querySelector(`.board [aria-label='${arguments[0]}']`)",
                            vec![json!(name)],
                        )
                        .await?;
                    let group = if on_board == true { ".board" } else { ".hand" };
                    page.tab_into(group).await?;
                    arrow_to(page, name).await?;
                    let (_, focused) = page.focused().await?;
                    ensure!(&focused == name, "expected the arrows to lead to {name:?}, found {focused:?}");
                    page.keys(" ").await?;
                }
                Due::Confirm => {
                    let confirm = page.text(".dock .btn-primary").await?;
                    tab_to(page, &confirm, |role, name| role == "button" && name == confirm).await?;
                    page.keys(&String::from(char::from(Key::Enter))).await?;
                }
                Due::Nothing | Due::Curtain => {}
            }
            now = page.look_until(CHANGED, moment, |seen| *seen != now).await?;
        }
        bail!("the game did not come to an end in {STEPS} steps")
    });
}

#[test]
fn keys_speak_and_moves_can_be_typed() {
    visit("/", async |page, _host| {
        deal(page, "42").await?;
        page.wait_for(".board [tabindex='0']").await?.click().await?;
        page.keys("b").await?;
        let board = page.spoken().await?;
        ensure!(board.contains("a3, empty") && board.contains("c1, empty"), "{board}");
        page.keys("w").await?;
        let prompt = page.spoken().await?;
        ensure!(!prompt.is_empty() && prompt != board, "expected the page to say what to do");

        page.say("attack b2 2H").await?;
        page.wait_until(
            "a wrong move is refused",
            "return document.querySelector('.dock .refusal').textContent !== ''",
        )
        .await?;
        Ok(())
    });
}

#[test]
fn a_game_goes_on_after_a_reload_even_while_the_computer_thinks() {
    visit("/", async |page, _host| {
        deal(page, "42").await?;
        // As soon as the first attack is made the computer begins to think about its answer.
        let mut attacked = false;
        play(page, |now| {
            let stop = attacked;
            attacked |= *now == Due::Confirm;
            stop
        })
        .await?;
        let before = stored(page).await?;
        ensure!(before.contains("attack b2"), "expected the attack to be stored at once, found {before}");
        page.reload().await?;
        page.wait_for(".board").await?;
        play(page, |_| false).await?;
        let after = stored(page).await?;
        let kept = before.trim_end_matches("end\n");
        ensure!(after.starts_with(kept), "expected the game to go on from {before}, found {after}");
        Ok(())
    });
}

#[test]
fn a_game_is_begun_and_finished_with_the_host_gone() {
    visit("/some/where/", async |page, host| {
        page.run_async("await navigator.serviceWorker.ready").await?;
        page.wait_until("the page is looked after", "return navigator.serviceWorker.controller?.state === 'activated'")
            .await?;
        host.stop();
        page.reload().await?;
        deal(page, "5").await?;
        play(page, |_| false).await?;
        println!("offline: {}", page.text(".result h2").await?);
        // The browser itself may complain that it could not look for a newer version.
        page.console().await?;
        Ok(())
    });
}

/// What the box for typed moves contains once it has the focus, and the player has pressed the keys for *Undo* so often.
async fn undo_in_the_box(page: &Page, times: usize) -> Result<String> {
    page.open_keyboard_help().await?;
    page.run("document.querySelector('#say').focus()", vec![]).await?;
    page.keys(&(Key::Control + &"z".repeat(times))).await?;
    Ok(page.run("return document.querySelector('#say').value", vec![]).await?.as_str().unwrap_or_default().to_owned())
}

#[test]
fn undo_brings_back_nothing_that_the_other_player_typed() {
    visit("/", async |page, _host| {
        page.play_at_once().await?;
        page.go(SET_UP, ".set-up").await?;
        page.seat(2, 2).await?;
        page.click("button", "Begin").await?;
        for player in 0..4 {
            page.wait_for(".curtain button").await?.click().await?;
            page.wait_for(".hand-card").await?;
            let found = undo_in_the_box(page, 5).await?;
            ensure!(found.is_empty(), "player {player} finds {found:?}");
            // What a browser undoes is kept by the field.
            let is_new = "const field = document.querySelector('#say'); return !field.was && (field.was = true)";
            ensure!(page.run(is_new, vec![]).await? == json!(true), "player {player} has the field of the other one");
            let (typed, field) = ("my hidden cards", "return document.querySelector('#say').value");
            page.keys(typed).await?;
            ensure!(page.run(field, vec![]).await? == json!(typed), "player {player} can type");
            ensure!(undo_in_the_box(page, 1).await? != typed, "Undo does nothing in this browser");
            page.run("document.querySelector('#say').select()", vec![]).await?;
            page.keys(typed).await?;
            ensure!(page.run(field, vec![]).await? == json!(typed), "player {player} can type again");
            page.run("document.activeElement.blur()", vec![]).await?;
            play(page, |due| *due == Due::Curtain).await?;
        }
        page.expect_empty_console().await
    });
}

#[test]
fn two_players_pass_the_device_and_see_only_their_own_hands() {
    visit("/", async |page, _host| {
        page.play_at_once().await?;
        go(page, SET_UP).await?;
        page.choose_seed("11").await?;
        let second = "document.querySelectorAll('.seat-form')[1].querySelectorAll('.segments label')[0].click()";
        page.run(second, vec![]).await?;
        page.wait_for("#name-2").await?.send_keys("Ben").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".curtain").await?;
        ensure!(
            page.run("return document.querySelectorAll('.hand-card').length", vec![]).await? == 0,
            "a hand behind the curtain"
        );
        let hand =
            "return [...document.querySelectorAll('.hand-card')].map((card) => card.getAttribute('aria-label')).join()";
        let mut seen = Vec::new();
        for _ in 0..2 {
            page.wait_for(".curtain button").await?.click().await?;
            page.wait_for(".hand-card").await?;
            seen.push(page.run(hand, vec![]).await?.as_str().unwrap_or_default().to_owned());
            let page_text = page.run("return document.body.innerHTML", vec![]).await?;
            let other = seen
                .first()
                .filter(|_| seen.len() > 1)
                .map(|hand| hand.split(',').map(str::to_owned).collect::<Vec<_>>());
            for card in other.into_iter().flatten() {
                // The open card of the attack may be seen; the two that lie face down and the others may not.
                let times = page_text.as_str().unwrap_or_default().matches(&card).count();
                let open = page.text(".board [aria-label*='lies open']").await.is_ok()
                    && page
                        .run("return document.querySelector(\".board [aria-label*='lies open']\").ariaLabel", vec![])
                        .await?
                        .as_str()
                        .is_some_and(|label| label.contains(&card));
                ensure!(open || times == 0, "{card} of the other hand can be read in the page");
            }
            play(page, |now| *now == Due::Curtain).await?;
        }
        ensure!(seen[0] != seen[1], "expected two hands, found one twice");
        play(page, |_| false).await?;
        page.wait_for(".result h2").await?;
        Ok(())
    });
}

#[test]
fn a_finished_game_is_shared_and_replayed() {
    visit("/", async |page, _host| {
        deal(page, "3").await?;
        play(page, |_| false).await?;
        let headline = page.text(".result h2").await?;
        page.click("button", "Share").await?;
        // Sharing is a part of its own, which may have to be loaded.
        page.wait_for("#share-link").await?;
        let link = page.run("return document.querySelector('#share-link').value", vec![]).await?;
        let link = link.as_str().context("expected a link")?.to_owned();
        ensure!(link.contains("#/replay/record_2_knights-and-corsairs;"), "{link}");
        page.click("button", "Close").await?;
        page.open(&link).await?;
        page.wait_for(".steps").await?;
        page.wait_until("the last moment is shown", "return document.querySelectorAll('.board .card').length >= 3")
            .await?;
        println!("{headline}; {link}");
        Ok(())
    });
}

#[test]
fn broken_links_are_refused_and_leave_what_is_stored_alone() {
    visit("/", async |page, _host| {
        deal(page, "3").await?;
        // The computer begins, and its move is stored when it is the person's turn.
        play(page, |now| *now != Due::Nothing).await?;
        let before = stored(page).await?;
        let whole = "record_1_knights-and-corsairs;options_standard;seed_3;end";
        for (link, reason) in [
            ("junk".to_owned(), "not a record"),
            ("junk".repeat(250_000), "not a record"),
            (whole.replace(";end", ""), "cut"),
            (whole.replace("record_1", "record_5"), "newer"),
            (whole.replace("seed_3", "seed_x"), "whole number"),
            (whole.replace(";end", ";1_attack_a1_2H;end"), "move 1 is not allowed"),
        ] {
            go(page, &format!("#/replay/{link}")).await?;
            page.wait_until(
                &format!("a link of {} characters is refused with {reason:?}", link.len()),
                &format!("return document.querySelector('main [role=alert]')?.textContent.includes({reason:?})"),
            )
            .await?;
        }
        let after = stored(page).await?;
        ensure!(after == before, "expected the stored game to be as before:\n{before}\nfound:\n{after}");
        Ok(())
    });
}

#[test]
fn a_stored_game_that_is_broken_is_told_and_kept() {
    visit("/", async |page, _host| {
        let broken = "localStorage['corsair-cabinet:game:knights-and-corsairs.1'] = 'table 1\\nnonsense'";
        page.run(broken, vec![]).await?;
        page.reload().await?;
        page.wait_until(
            "the message appears",
            "return document.querySelector('.resume')?.textContent.includes('cannot be read')",
        )
        .await?;
        ensure!(stored(page).await? == "table 1\nnonsense", "expected it to be kept as it is");
        page.click("button", "Delete").await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_until("it is gone", "return !document.querySelector('.resume')").await?;
        ensure!(stored(page).await?.is_empty(), "expected it to be deleted");
        Ok(())
    });
}

#[test]
fn a_game_goes_on_with_a_message_when_storage_is_full() {
    visit("/", async |page, _host| {
        page.play_at_once().await?;
        page.run("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }", vec![])
            .await?;
        go(page, SET_UP).await?;
        page.click("button", "Begin").await?;
        page.wait_for(".board").await?;
        page.wait_until(
            "the message appears",
            "return document.querySelector('.bar[role=alert]')?.textContent.includes('no room')",
        )
        .await?;
        play(page, |_| false).await?;
        Ok(())
    });
}

#[test]
fn a_stored_game_that_vanishes_is_stored_again_with_a_message() {
    visit("/", async |page, _host| {
        deal(page, "42").await?;
        page.run("localStorage.clear()", vec![]).await?;
        let mut attacked = false;
        play(page, |now| std::mem::replace(&mut attacked, *now == Due::Confirm)).await?;
        page.wait_until(
            "the message appears",
            "return document.querySelector('.bar[role=alert]')?.textContent.includes('deleted')",
        )
        .await?;
        ensure!(stored(page).await?.contains("attack b2"), "expected the game to be stored again");
        Ok(())
    });
}

#[test]
fn a_new_version_is_offered_outside_games_and_taken_by_all_tabs() {
    visit("/", async |page, host| {
        page.run_async("await navigator.serviceWorker.ready").await?;
        page.wait_until("the page is looked after", "return navigator.serviceWorker.controller?.state === 'activated'")
            .await?;
        deal(page, "42").await?;
        let version = browser_tests::host::new_version(|folder| {
            let file = folder.join("index.html");
            let text = std::fs::read_to_string(&file)?;
            std::fs::write(&file, text.replace("<body>", "<body data-version=\"two\">"))?;
            Ok(())
        })?;
        host.serve(version.path())?;
        page.run_async(
            "const registration = await navigator.serviceWorker.getRegistration();
             await registration.update();
             while (!registration.waiting) await new Promise((done) => setTimeout(done, 20));",
        )
        .await?;
        let offered = "return document.body.innerText.includes('A new version is ready')";
        ensure!(page.run(offered, vec![]).await? == false, "expected no offer in the middle of a game");
        go(page, "#/").await?;
        page.click("button", "Use it now").await?;
        page.wait_until("the newer version is there", "return document.body.dataset.version === 'two'").await?;
        page.wait_for(".resume").await?;
        Ok(())
    });
}

#[test]
fn computers_play_each_other_and_can_be_paused() {
    visit("/", async |page, _host| {
        go(page, SET_UP).await?;
        page.wait_for(".set-up").await?;
        page.run("document.querySelectorAll('.seat-form')[0].querySelectorAll('.segments label')[1].click()", vec![])
            .await?;
        for seat in 1..=2 {
            page.oppose(seat, "cabin-boy").await?;
        }
        page.click("button", "Begin").await?;
        page.click("button", "Pause").await?;
        page.find("button", "One move").await?;
        let count = "return document.querySelectorAll('.log-list li').length";
        let before = page.run(count, vec![]).await?;
        page.click("button", "One move").await?;
        page.wait_until(
            "one move is made",
            &format!("return document.querySelectorAll('.log-list li').length > {before}"),
        )
        .await?;
        page.click("button", "Go on").await?;
        page.wait_until(
            "they play on",
            &format!("return document.querySelectorAll('.log-list li').length > {before} + 2"),
        )
        .await?;
        Ok(())
    });
}

#[test]
fn a_worker_that_dies_is_replaced_and_the_game_goes_on() {
    visit("/", async |page, _host| {
        // The first worker breaks as soon as it is asked something.
        page.run(
            "const Real = window.Worker;
             window.started = 0;
             window.Worker = class extends Real {
                 constructor(...given) { super(...given); this.first = ++window.started === 1; }
                 postMessage(message) {
                     // If it ends first, WebKit reports nothing any more.
                     if (this.first) setTimeout(() => { this.dispatchEvent(new Event('error')); this.terminate(); });
                     else super.postMessage(message);
                 }
             };",
            vec![],
        )
        .await?;
        deal(page, "42").await?;
        play(page, |_| false).await?;
        ensure!(page.run("return window.started", vec![]).await? == 2, "expected one worker to be replaced");
        Ok(())
    });
}

#[test]
fn back_and_forward_lead_out_of_a_game_and_into_it_again() {
    visit("/", async |page, _host| {
        deal(page, "42").await?;
        let mut now = moment(page).await?;
        for round in 0..STEPS {
            let done = now.1;
            page.run("history.back()", vec![]).await?;
            page.wait_until("the table is left", "return !document.querySelector('.board')").await?;
            page.run("history.forward()", vec![]).await?;
            page.wait_for(".board").await?;
            now = moment(page).await?;
            ensure!(now.1 >= done, "expected {done} moves to be in the log still, found {}", now.1);
            // What was half chosen is gone, so that now and then it needs enough touches for a whole move.
            let (mut touches, most) = (0, 1 + 2 * (round % 7));
            play(page, |_| {
                touches += 1;
                touches > most
            })
            .await?;
            now = moment(page).await?;
            if now.0 == Due::Over {
                return Ok(());
            }
        }
        bail!("the game did not come to an end")
    });
}
