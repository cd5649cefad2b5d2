//! The Battle of Corsica on the page: it pauses until a player is ready; fingers, mouse, keys and screen readers lay and tap;
//! taps at the same time all count, in the order in which they were made even if the page was busy; a hidden page pauses; and
//! its table is accessible in every state.

use std::time::Instant;

use anyhow::{Context, Result, ensure};
use browser_tests::patience::PATIENCE;
use browser_tests::{Key, Page, visit};
use serde_json::json;

/// Faces of cards.
const FACES: &str = ".card:not(.is-back)";

/// Begins a game with this number of seats and of people; the others are the weakest computers.
async fn deal(page: &Page, seats: usize, persons: usize, options: &[(&str, &str)], seed: &str) -> Result<()> {
    page.go("#/set-up/battle-of-corsica", ".set-up").await?;
    page.preset("As printed").await?;
    page.seat(seats, persons).await?;
    page.choose(options).await?;
    page.choose_seed(seed).await?;
    page.click("button", "Begin").await?;
    page.wait_for(".race-rest").await?;
    Ok(())
}

/// Says that everybody is ready.
async fn go_on(page: &Page) -> Result<()> {
    page.wait_for(".race-rest .btn").await?.click().await?;
    page.wait_for(".pile").await?;
    Ok(())
}

/// How many elements a selector finds.
async fn count(page: &Page, selector: &str) -> Result<u64> {
    let found = page.run("return document.querySelectorAll(arguments[0]).length", vec![json!(selector)]).await?;
    found.as_u64().with_context(|| format!("expected a number, found {found}"))
}

/// Something that was done: by whom, when, and what.
#[derive(Debug, PartialEq)]
struct Done {
    seat: u64,
    at: u64,
    what: String,
}

/// Interrupts the game, as it is stored at once then, and reads what was done.
async fn record(page: &Page) -> Result<Vec<Done>> {
    if count(page, ".race-rest").await? == 0 {
        page.run("document.querySelector('.race-pause').click()", vec![]).await?;
    }
    page.wait_for(".race-rest").await?;
    stored(page).await
}

/// What was done in the game that is stored.
async fn stored(page: &Page) -> Result<Vec<Done>> {
    let script =
        "return Object.entries(localStorage).find(([key]) => key.includes(':game:battle-of-corsica'))?.[1] ?? ''";
    let text = page.run(script, vec![]).await?;
    let lines = text.as_str().unwrap_or_default().lines().skip_while(|line| !line.starts_with("seed ")).skip(1);
    let entry = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        let [seat, at, what] = words[..] else { return None };
        Some(Done { seat: seat.parse().ok()?, at: at.strip_prefix('@')?.parse().ok()?, what: what.into() })
    };
    Ok(lines.map_while(entry).collect())
}

/// Whose actions of a kind there are.
fn seats_of(done: &[Done], what: &str) -> Vec<u64> {
    done.iter().filter(|done| done.what == what).map(|done| done.seat).collect()
}

/// The pad of a seat.
fn pad(seat: u64, touch: &str) -> String {
    format!(".race-seat[data-seat=\"{seat}\"] .pad[data-touch={touch}]")
}

/// Says that everybody is ready, should the game have come to rest by itself, as it does on a machine that was busy for
/// seconds.
const READY: &str = "document.querySelector('.race-rest .btn')?.click();";

/// Clicks on what a selector finds, as soon as that is there and nothing lies over it.
async fn press(page: &Page, selector: &str) -> Result<()> {
    let begun = Instant::now();
    loop {
        page.run(READY, vec![]).await?;
        let pressed = page.wait_for(selector).await?.click().await;
        if pressed.is_ok() || begun.elapsed() > PATIENCE {
            return pressed.with_context(|| format!("expected to click on {selector}"));
        }
    }
}

/// Waits until the pile has this many open cards.
async fn wait_for_cards(page: &Page, cards: usize) -> Result<()> {
    let script = format!("{READY} return document.querySelectorAll('.pile-card').length === {cards}");
    page.wait_until(&format!("there are {cards} cards to be read"), &script).await
}

/// Lets the player whose turn it is lay a card, until the pile has this many.
async fn lay(page: &Page, cards: usize) -> Result<()> {
    for laid in 1..=cards {
        let ready = format!("{READY} return !!document.querySelector('.lays .pad[data-touch=lay]')");
        page.wait_until("a player can lay a card", &ready).await?;
        page.run("document.querySelector('.lays .pad[data-touch=lay]')?.click()", vec![]).await?;
        wait_for_cards(page, laid.min(3)).await?;
    }
    Ok(())
}

#[test]
fn a_game_begins_at_rest_and_no_card_can_be_seen_while_it_rests() {
    visit("/", async |page, _host| {
        deal(page, 2, 2, &[], "7").await?;
        ensure!(count(page, FACES).await? == 0, "expected no card before anybody is ready");
        let name = "return document.activeElement === document.querySelector('.race-rest .btn')";
        page.wait_until("the button has the focus", name).await?;
        ensure!(page.focused().await? == ("button".into(), "Begin".into()), "{:?}", page.focused().await?);
        page.look("battle-of-corsica-ready").await?;
        page.keys(&String::from(char::from(Key::Enter))).await?;
        page.wait_for(".pile").await?;
        lay(page, 3).await?;
        ensure!(count(page, FACES).await? == 3);
        let held = "return [...document.querySelectorAll('.packet b')].reduce((sum, packet) => sum + Number(packet.textContent), 0)";
        ensure!(page.run(held, vec![]).await? == 51, "expected the packets to hold all but three of 54 cards");
        // By its key, by its button, and by hiding the page.
        let ways = [
            "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', code: 'KeyP', bubbles: true }))",
            "document.querySelector('.race-pause').click()",
            "window.away = true;
             Object.defineProperty(document, 'hidden', { get: () => window.away, configurable: true });
             document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));",
        ];
        for way in ways {
            page.run(way, vec![]).await?;
            page.wait_for(".race-rest").await?;
            ensure!(count(page, FACES).await? == 0, "expected no card while the game rests");
            ensure!(page.text(".race-rest h2").await?.contains("paused"));
            page.run(
                "window.away = false; document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))",
                vec![],
            )
            .await?;
            go_on(page).await?;
            wait_for_cards(page, 3).await?;
        }
        page.run("document.querySelector('.race-pause').click()", vec![]).await?;
        page.wait_for(".race-rest").await?;
        page.look("battle-of-corsica-rests").await
    });
}

#[test]
fn one_player_lays_and_taps_by_mouse_keyboard_and_screen_reader() {
    // Without a grace, as a browser may be so fast that all cards come while the first one has it.
    const OPTIONS: [(&str, &str); 4] = [("pace", "calm"), ("starter", "person"), ("window", "15000"), ("grace", "0")];
    visit("/", async |page, _host| {
        deal(page, 2, 1, &OPTIONS, "7").await?;
        go_on(page).await?;
        press(page, &pad(1, "lay")).await?;
        wait_for_cards(page, 1).await?;
        // The computer's card is laid only when the player asks for it.
        ensure!(page.text(&pad(1, "lay")).await?.contains("Next card"));
        page.keys(&String::from(char::from(Key::Enter))).await?;
        wait_for_cards(page, 2).await?;
        page.run("document.querySelector(arguments[0]).click()", vec![json!(pad(1, "lay"))]).await?;
        wait_for_cards(page, 3).await?;
        // A wrong tap costs three cards.
        page.keys(" ").await?;
        page.wait_until(
            "the message appears",
            "return document.querySelector('.told-line')?.textContent.includes('nothing to tap')",
        )
        .await?;
        page.look("battle-of-corsica-wrong").await?;
        let done = record(page).await?;
        ensure!(seats_of(&done, "flip") == [1, 2, 1], "{done:?}");
        ensure!(seats_of(&done, "tap") == [1] && seats_of(&done, "verdict") == [1], "{done:?}");

        // With the pile itself, the pad, and without any pointer: that the top was tapped already is no mistake.
        go_on(page).await?;
        press(page, ".pile").await?;
        press(page, &pad(1, "tap")).await?;
        page.run("document.querySelector(arguments[0]).click()", vec![json!(pad(1, "tap"))]).await?;
        let done = record(page).await?;
        ensure!(seats_of(&done, "tap") == [1; 4], "expected each way to count once: {done:?}");
        ensure!(count(page, ".refusal:not(:empty)").await? == 0);
        Ok(())
    });
}

#[test]
fn a_key_held_down_or_meant_for_something_else_does_nothing() {
    visit("/", async |page, _host| {
        deal(page, 2, 1, &[("pace", "calm"), ("starter", "person")], "7").await?;
        go_on(page).await?;
        let press = "
            const target = document.querySelector(arguments[0]);
            const keys = [[' ', 'Space'], ['Enter', 'Enter']];
            for (const [key, code] of keys) {
                target.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, ...arguments[1] }));
            }";
        for (selector, with) in [
            (".race", json!({ "repeat": true })),
            (".race", json!({ "ctrlKey": true })),
            ("#say", json!({})),
            (".race-pause", json!({})),
        ] {
            page.run(press, vec![json!(selector), with]).await?;
        }
        let done = record(page).await?;
        ensure!(done.is_empty(), "expected nothing to be done, found {done:?}");
        go_on(page).await?;
        page.run(press, vec![json!(".race"), json!({})]).await?;
        let done = record(page).await?;
        ensure!(seats_of(&done, "flip") == [1] && seats_of(&done, "tap") == [1], "{done:?}");
        Ok(())
    });
}

#[test]
fn several_at_one_keyboard_have_keys_of_their_own() {
    visit("/", async |page, _host| {
        deal(page, 4, 4, &[], "3").await?;
        go_on(page).await?;
        let keys = page.run("return [...document.querySelectorAll('.pad')].map((pad) => pad.ariaKeyShortcuts ?? pad.getAttribute('aria-keyshortcuts'))", vec![]).await?;
        ensure!(keys == json!(["A", "S", "J", "K", "Z", "X", "N", "M"]), "{keys}");
        ensure!(count(page, ".player-name.is-due").await? == 1, "one player is to lay, though all may tap");
        // The player on turn lays a card; the others see why they cannot.
        for key in ["a", "j", "z", "n"] {
            page.keys(key).await?;
        }
        page.keys("skxm").await?;
        let done = record(page).await?;
        ensure!(!seats_of(&done, "flip").is_empty(), "{done:?}");
        ensure!(seats_of(&done, "tap") == [1, 2, 3, 4], "{done:?}");
        page.resize(375, 667).await?;
        go_on(page).await?;
        page.look("battle-of-corsica-four").await
    });
}

#[test]
fn two_fingers_at_once_are_two_taps() {
    visit("/", async |page, _host| {
        page.needs_chromium("no other browser takes touches of several fingers in one event")?;
        page.resize(375, 667).await?;
        page.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await?;
        deal(page, 2, 2, &[], "7").await?;
        go_on(page).await?;
        lay(page, 1).await?;
        let fingers = [page.middle(&pad(1, "tap")).await?, page.middle(&pad(2, "tap")).await?];
        let points = json!([
            { "x": fingers[0].0, "y": fingers[0].1, "id": 0 },
            { "x": fingers[1].0, "y": fingers[1].1, "id": 1 },
        ]);
        page.devtools("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": points })).await?;
        page.devtools("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
        let done = record(page).await?;
        let mut taps = seats_of(&done, "tap");
        taps.sort_unstable();
        ensure!(taps == [1, 2], "expected both taps, each once: {done:?}");
        Ok(())
    });
}

#[test]
fn a_tap_counts_from_when_it_was_made_however_busy_the_page_was() {
    visit("/", async |page, _host| {
        deal(page, 2, 2, &[], "7").await?;
        go_on(page).await?;
        lay(page, 1).await?;
        // Both events come about before the page is busy for a while, and are heard of afterwards, the later one first; the
        // third comes about then.
        let script = "
            const down = () => new PointerEvent('pointerdown', { bubbles: true, button: 0 });
            const wait = (time) => { const begun = performance.now(); while (performance.now() < begun + time); };
            const first = down();
            wait(20);
            const second = down();
            wait(400);
            const [one, other] = [...arguments].map((selector) => document.querySelector(selector));
            other.dispatchEvent(second);
            one.dispatchEvent(first);
            one.dispatchEvent(down());
            return second.timeStamp - first.timeStamp;";
        let apart = page.run(script, vec![json!(pad(1, "tap")), json!(pad(2, "tap"))]).await?;
        let apart = apart.as_f64().context("expected a time")?;
        let done = record(page).await?;
        let taps: Vec<&Done> = done.iter().filter(|done| done.what == "tap").collect();
        let [first, second, third] = taps[..] else { anyhow::bail!("expected three taps, found {done:?}") };
        ensure!((first.seat, second.seat, third.seat) == (1, 2, 1), "{done:?}");
        #[expect(clippy::cast_precision_loss, reason = "a game takes minutes")]
        let measured = (second.at - first.at) as f64;
        // Each is counted in whole milliseconds.
        ensure!((measured - apart).abs() <= 2.0, "{measured} ms in the record, {apart} on the device");
        ensure!(third.at - second.at >= 399, "{done:?}");
        Ok(())
    });
}

#[test]
fn a_reload_in_mid_game_loses_nothing_and_shows_nothing() {
    visit("/", async |page, _host| {
        deal(page, 3, 3, &[], "5").await?;
        go_on(page).await?;
        lay(page, 5).await?;
        let pile = "return document.querySelector('.pile').getAttribute('aria-label')";
        let before = page.run(pile, vec![]).await?;
        page.reload().await?;
        page.wait_for(".race-rest").await?;
        ensure!(count(page, FACES).await? == 0);
        ensure!(page.text(".race-rest h2").await?.contains("paused"));
        ensure!(seats_of(&stored(page).await?, "flip").len() == 5, "{:?}", stored(page).await?);
        go_on(page).await?;
        ensure!(page.run(pile, vec![]).await? == before);
        press(page, ".lays .pad[data-touch=lay]").await?;
        let done = record(page).await?;
        ensure!(seats_of(&done, "flip").len() == 6, "{done:?}");
        Ok(())
    });
}

/// Plays a game of two persons to its end: each lays as soon as they can, and the first one taps whatever may be tapped.
/// Looks at challenges, windows and piles that were won on the way, as the scripts in `stops` say.
const PLAYER: &str = "
    const value = (lying) => {
        const index = lying.querySelector('.card-index').dataset.index;
        return { A: 1, J: 11, Q: 12, K: 13 }[index] ?? Number(index ?? 0);
    };
    const rank = (one, other) => Number(one.dataset.above) - Number(other.dataset.above);
    const isNear = (one, other) => one && other && [1, 12].includes(Math.abs(one - other));
    let tapped = '';
    await new Promise((done, fail) => {
        const timer = setInterval(() => {
            if (document.querySelector('.result') || STOP) { clearInterval(timer); return done(); }
            const cards = [...document.querySelectorAll('.pile-card')].sort(rank);
            const [top, below, third] = cards.map(value);
            const pattern = cards.length > 1
                && (top === below || cards.length > 2 && top === third || isNear(top, below) || top + below === 10 && top > 1 && below > 1);
            const pile = document.querySelector('.pile')?.getAttribute('aria-label');
            if (pattern && pile !== tapped) {
                tapped = pile;
                document.querySelector('.race-seat[data-seat=\"1\"] .pad[data-touch=tap]').click();
            } else {
                document.querySelector('.lays .pad[data-touch=lay]')?.click();
            }
        }, 5);
    });";

/// Plays until this expression in the page is true, or the game is over.
async fn play(page: &Page, stop: &str) -> Result<()> {
    page.run_async(&PLAYER.replace("STOP", stop)).await?;
    Ok(())
}

#[test]
fn a_whole_game_ends_with_its_result_and_its_story() {
    visit("/", async |page, _host| {
        let all = [("sandwich", "on"), ("sequence", "on"), ("ten", "on"), ("window", "15000")];
        deal(page, 2, 2, &all, "7").await?;
        go_on(page).await?;
        play(page, "document.querySelector('.race-pips:not(:empty)')").await?;
        ensure!(count(page, ".race-call.is-challenge").await? == 1, "expected a challenge");
        page.look("battle-of-corsica-challenge").await?;
        play(page, "document.querySelector('.told-line')").await?;
        page.look("battle-of-corsica-verdict").await?;
        play(page, "document.querySelector('.race-bar')").await?;
        page.look("battle-of-corsica-window").await?;
        page.resize(1000, 800).await
    });
    visit("/", async |page, _host| {
        deal(page, 2, 2, &[("sandwich", "on"), ("sequence", "on"), ("ten", "on"), ("window", "600")], "7").await?;
        go_on(page).await?;
        page.client().update_timeouts(patient()).await?;
        play(page, "false").await?;
        page.wait_for(".result h2").await?;
        ensure!(page.text(".result h2").await?.contains("Player 1 wins"));
        let plots = page.names("image").await?;
        ensure!(["Cards", "Reactions"].iter().all(|name| plots.iter().any(|plot| plot == name)), "{plots:?}");
        let story = page.text(".race-story").await?;
        ensure!(story.contains("Player 1: 27 cards at the start, 54 at the end;"), "{story}");
        // As many marks as piles were won by a tap.
        let won = seats_of(&stored(page).await?, "verdict").len();
        ensure!(count(page, "circle.plot-dot").await? == won as u64, "expected {won} marks");
        ensure!(story.contains(&format!("Player 1 won {won} piles by tapping")), "{story}");
        page.look("battle-of-corsica-over").await?;
        page.resize(1000, 800).await?;
        page.click("button", "Look back").await?;
        page.wait_for(".dock .steps").await?;
        page.look("battle-of-corsica-looking-back").await
    });
}

/// A game takes some seconds.
fn patient() -> fantoccini::wd::TimeoutConfiguration {
    let long = std::time::Duration::from_secs(120);
    fantoccini::wd::TimeoutConfiguration::new(Some(long), Some(long), None)
}

#[test]
fn the_first_screen_has_all_that_any_number_of_players_needs() {
    visit("/", async |page, _host| {
        // Where a card lies is not to be measured while it is on its way there.
        page.prefer(&[("prefers-reduced-motion", "reduce")]).await?;
        for (seats, persons) in [(2, 1), (2, 2), (3, 3), (4, 1), (4, 4), (5, 2), (6, 1), (6, 6)] {
            deal(page, seats, persons, &[("pace", "calm")], "7").await?;
            go_on(page).await?;
            for _ in 0..3 {
                page.run("(document.querySelector('.lays .pad') ?? document.querySelector('.pad')).click()", vec![])
                    .await?;
            }
            for (width, height) in [(320, 640), (375, 667), (667, 375), (768, 1024), (1440, 900)] {
                page.resize(width, height).await?;
                let script = "
                    const out = [...document.querySelectorAll('.pile-card, .race-call, .race-told, .pad, .race-seat')].filter((thing) => {
                        const box = thing.getBoundingClientRect();
                        return box.left < 0 || box.right > innerWidth + 0.5 || box.top < 0 || box.bottom > innerHeight + 0.5;
                    });
                    const small = [...document.querySelectorAll('.pad')].filter((pad) => pad.offsetWidth < 44 || pad.offsetHeight < 44);
                    const card = document.querySelector('.pile-card')?.getBoundingClientRect();
                    const wide = document.documentElement.scrollWidth - innerWidth;
                    return [out.map((thing) => thing.className), small.length, card?.width >= 56, wide <= 0];";
                let found = page.run(script, vec![]).await?;
                ensure!(
                    found == json!([[], 0, true, true]),
                    "{seats} seats, {persons} persons, {width} × {height}: {found}"
                );
            }
        }
        Ok(())
    });
}
