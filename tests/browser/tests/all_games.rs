//! What all games have in common beyond the table: lessons, one game in two tabs, a look back at a game that is over.

use anyhow::{Result, ensure};
use browser_tests::{Key, Page, SPOKEN, visit};
use serde_json::json;

/// Begins Knights & Corsairs against a computer.
async fn begin(page: &Page) -> Result<()> {
    page.go("#/set-up/knights-and-corsairs", ".set-up").await?;
    page.choose_seed("42").await?;
    page.click("button", "Begin").await?;
    page.wait_for(".board").await?;
    Ok(())
}

#[test]
fn a_lesson_says_what_was_right_and_what_was_wrong() {
    visit("/", async |page, _host| {
        page.go("#/set-up/battle-of-corsica", ".set-up").await?;
        page.click("link", "Practise first").await?;
        page.wait_for(".lesson").await?;
        page.look("lesson-before").await?;
        page.click("button", "Begin the lesson").await?;
        // The first pile is announced: a pair.
        page.wait_until(
            "the pair is there",
            "const marks = [...document.querySelectorAll('.lesson-card')].map((card) =>
                 card.querySelector('[data-index]')?.dataset.index ?? 'Joker');
             return marks.length > 1 && marks.at(-1) === marks.at(-2);",
        )
        .await?;
        ensure!(page.text(".lesson-told").await?.contains("same rank"), "the lesson says what to tap");
        page.click("button", "Tap").await?;
        page.wait_until(
            "it was right",
            "return /^Right, after \\d+ ms\\.$/.test(document.querySelector('.lesson-told').innerText)",
        )
        .await?;
        // A single card is nothing to tap.
        page.wait_until("the next pile begins", "return document.querySelectorAll('.lesson-card').length === 1")
            .await?;
        page.keys(" ").await?;
        page.wait_until(
            "it was wrong",
            "return document.querySelector('.lesson-told').innerText === 'There was nothing to tap.'",
        )
        .await?;
        page.look("lesson").await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_game_is_on_the_table_of_the_tab_that_opened_it_last() {
    visit("/", async |page, _host| {
        begin(page).await?;
        let first = page.client().window().await?;
        let address = page.address().await?;
        let second = page.client().new_window(true).await?.handle;
        page.client().switch_to_window(second.clone()).await?;
        page.open(&address).await?;
        page.wait_for(".board").await?;
        page.client().switch_to_window(first).await?;
        page.wait_until("the first tab says so", "return /another tab/.test(document.querySelector('h1').innerText)")
            .await?;
        page.look("elsewhere").await?;
        page.click("button", "Go on here").await?;
        page.wait_for(".board").await?;
        page.client().switch_to_window(second).await?;
        page.wait_until("the second tab says so", "return /another tab/.test(document.querySelector('h1').innerText)")
            .await?;
        page.expect_empty_console().await
    });
}

#[test]
fn focus_stays_where_the_player_moved_it_before_a_page_is_drawn() {
    visit("/", async |page, _host| {
        page.go("#/settings", ".segments").await?;
        page.expect_focus_on("heading").await?;
        // Faster than any player: before the first frame with the new page.
        let script = "
            const there = new Promise((done) => {
                new MutationObserver(async (_, observer) => {
                    if (!document.querySelector('.variations summary')) return;
                    observer.disconnect();
                    // All that the program still does at once.
                    for (let task = 0; task < 100; task++) await null;
                    if (GOES_ON) document.querySelector('.variations summary').focus();
                    requestAnimationFrame(() => requestAnimationFrame(done));
                }).observe(document, { subtree: true, childList: true });
            });
            location.hash = '#/set-up/GAME';
            await there;
            return document.activeElement.id || document.activeElement.localName;";
        for (game, goes_on, expected) in [("court-wars", "true", "summary"), ("knight-fight", "false", "h1")] {
            let focused = page.run_async(&script.replace("GAME", game).replace("GOES_ON", goes_on)).await?;
            ensure!(focused == expected, "{game}: expected the focus on {expected}, found it on {focused}");
            page.go("#/settings", ".segments").await?;
        }
        Ok(())
    });
}

/// A game of Knight Fight in which each player could have won the bout, with d1 and with d6, but did not, until the first one won
/// it and the second one resigned.
const WITH_A_MISTAKE: &str = "table 1
1 person Ann
2 person Ben
score 0 0 draws 0
resigned 2
record 1 knight-fight
options standard
seed 5
position standard turn=o moves=8 board=11/11/11/11/4O6/11/OOO8/11/11/4X6/11/XXX8
2 spawn g9
1 spawn f5
2 spawn h7
1 spawn d1
end
";

#[test]
fn a_review_shows_what_would_have_been_better() {
    visit("/", async |page, _host| {
        let store = "localStorage['corsair-cabinet:game:knight-fight.000000000001'] = arguments[0]";
        page.run(store, vec![json!(WITH_A_MISTAKE)]).await?;
        page.go("#/play/knight-fight.000000000001", ".chances .turning-points").await?;
        let told = page.text(".chances").await?;
        for expected in [
            "It was better to place a knight on d6",
            "It was better to place a knight on d1",
            "Good decisions: 0 of 1.",
            "Good decisions: 0 of 2.",
        ] {
            ensure!(told.contains(expected), "expected “{expected}” in {told}");
        }
        let curves = "return document.querySelectorAll('.chances [points]').length";
        ensure!(page.run(curves, vec![]).await? == json!(4), "two lines, each with its edge");
        page.look("review").await?;
        // The better move is drawn at its moment, and at no other.
        let marked = "return document.querySelectorAll('.board [data-hint]').length";
        ensure!(page.run(marked, vec![]).await? == json!(0));
        page.run("document.querySelector('.turning-points li:has(.btn + .btn) .btn').click()", vec![]).await?;
        page.wait_until("the better move is drawn", &format!("{marked} > 0")).await?;
        page.click("button", "One move on").await?;
        page.wait_until("it is drawn no longer", &format!("{marked} === 0")).await?;
        page.expect_empty_console().await
    });
}

#[test]
fn another_move_can_be_tried_from_an_earlier_moment() {
    visit("/", async |page, _host| {
        begin(page).await?;
        page.run(
            "document.querySelectorAll('.hand-card[aria-pressed=false]').forEach((card, at) => at < 3 && card.click())",
            vec![],
        )
        .await?;
        page.wait_for(".dock .btn-primary:not([aria-disabled])").await?.click().await?;
        page.wait_until("a move is in the log", "return document.querySelectorAll('.log-list li').length > 0").await?;
        page.click("button", "Resign").await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_for(".result h2").await?;

        // Something else is tried from an earlier moment, as a game of its own.
        let played = page.address().await?;
        page.click("button", "Look back").await?;
        page.wait_until("it is offered", "return document.querySelector('.result').ariaLabel === 'Try another move'")
            .await?;
        page.look("trial").await?;
        page.click("button", "Try another move").await?;
        page.wait_until("it can be played", "return !!document.querySelector('.hand-card:not([aria-disabled])')")
            .await?;
        ensure!(page.address().await? != played, "expected another game");
        let stored =
            "return Object.values(localStorage).filter((text) => text.includes('\\nposition standard ')).length";
        ensure!(page.run(stored, vec![]).await? == json!(1), "it begins at the position");
        page.expect_empty_console().await
    });
}

#[test]
fn help_tells_the_rule_then_a_move_then_why() {
    visit("/", async |page, _host| {
        begin(page).await?;
        let closed = "return document.querySelector('.help').innerText === ''";
        ensure!(page.run(closed, vec![]).await? == json!(true), "help waits until it is asked for");
        page.click("button", "Help").await?;
        page.wait_until(
            "it tells the aim and what can be done",
            "
            const told = document.querySelector('.help').innerText;
            return told.includes('You want to line up three cards of one suit')
                && told.includes('You can attack b2 with three cards.')",
        )
        .await?;
        ensure!(!page.text(".help").await?.contains("I would"), "the move is not shown yet");
        page.look("help").await?;
        page.click("button", "Show me a move").await?;
        page.wait_until("it says what to do", "return /I would attack b2 with the .* open and the .* face down\\./.test(document.querySelector('.help').innerText)")
            .await?;
        let marked = "return document.querySelectorAll('.board [data-hint]').length";
        ensure!(page.run(marked, vec![]).await? == json!(1), "the place is marked");
        page.click("button", "Why?").await?;
        page.wait_until(
            "it says why",
            "return /(strongest cards|weakest cards|You keep the|go through that space)/.test(document.querySelector('.help').innerText)",
        )
        .await?;
        page.look("help-why").await?;
        // What it says can be played: its cards in notation, the open one first.
        let script = "
            const cards = document.querySelector('.help').innerText.match(/I would ([^.]*)/)[1].match(/\\w+ of \\w+/g);
            const notation = (card) => (/^10|^./.exec(card)[0] + / of (.)/.exec(card)[1]).toUpperCase();
            return `attack b2 ${cards.map(notation).join(' ')}`";
        let advised = page.run(script, vec![]).await?;
        page.say(advised.as_str().unwrap_or_default()).await?;
        page.wait_until("it is closed after the move", closed).await?;
        page.expect_empty_console().await
    });
}

#[test]
fn help_closes_with_escape_and_by_its_button() {
    visit("/", async |page, _host| {
        begin(page).await?;
        let is_open =
            |open: bool| format!("return document.querySelector('.help').innerText.includes('You can') === {open}");
        page.click("button", "Help").await?;
        page.wait_until("it is open", &is_open(true)).await?;
        page.keys(&Key::Escape.to_string()).await?;
        page.wait_until("Escape closes it", &is_open(false)).await?;
        page.click("button", "Help").await?;
        page.wait_until("it is open again", &is_open(true)).await?;
        page.click("button", "Help").await?;
        page.wait_until("the button closes it", &is_open(false)).await?;
        // The keyboard keeps its place from step to step, and in the end.
        let focused = |text: &str| format!("return document.activeElement.innerText.trim() === '{text}'");
        page.click("button", "Help").await?;
        page.wait_for(".help .btn").await?;
        page.run("document.querySelector('.help .btn').focus()", vec![]).await?;
        for next in ["Why?", "Close", "Help"] {
            page.keys(&Key::Enter.to_string()).await?;
            page.wait_until(next, &focused(next)).await?;
        }
        page.wait_until("the last step closes it", &is_open(false)).await?;
        // The same by ear.
        page.run("document.querySelector('.board [tabindex=\"0\"]').focus()", vec![]).await?;
        page.keys("?").await?;
        page.wait_until("it is said", &format!("return /You can attack b2/.test({SPOKEN})")).await?;
        page.expect_empty_console().await
    });
}

/// The tones of what has a cue, in Hz; 0 is noise. A ship that moves is noise and a low tone.
mod tones {
    pub const LAID: [u64; 2] = [0, 131];
    pub const TURN: [u64; 2] = [523, 698];
    pub const REFUSED: u64 = 220;
}

#[test]
fn sounds_are_on_and_a_switch_at_the_table_ends_them() {
    visit("/", async |page, _host| {
        page.go("#/set-up/corsairs", ".set-up").await?;
        let persons =
            "document.querySelectorAll('.seat-form').forEach((form) => form.querySelector('.segments label').click())";
        page.run(persons, vec![]).await?;
        page.click("button", "Begin").await?;
        page.wait_for(".posts").await?;
        // Tones are counted instead of sounded.
        let listen = "
            window.heard = [];
            for (const node of [AudioScheduledSourceNode, AudioBufferSourceNode])
                node.prototype.start = function () { heard.push(Math.round(this.frequency?.value ?? 0)); };
            AudioScheduledSourceNode.prototype.stop = () => {};";
        page.run(listen, vec![]).await?;
        page.say("enter a1").await?;
        let [noise, laid] = tones::LAID;
        page.wait_until("the move is heard", &format!("return heard.join() === '{noise},{laid}'")).await?;
        page.run("heard.length = 0", vec![]).await?;
        page.click("button", "Sounds").await?;
        page.say("sail e6 e7").await?;
        page.wait_until("it is refused", "return !!document.querySelector('.refusal')?.textContent.trim()").await?;
        ensure!(page.run("return heard", vec![]).await? == json!([]), "sounds are switched off");
        page.click("button", "Sounds").await?;
        page.say("sail e6 e7").await?;
        page.wait_until("a refusal is heard", &format!("return heard.join() === '{}'", tones::REFUSED)).await?;
        page.run("heard.length = 0", vec![]).await?;
        page.say("end").await?;
        let [first, second] = tones::TURN;
        let turn = format!("return heard.join() === '{noise},{laid},{first},{second}'");
        page.wait_until("the end of a turn is heard, and the next", &turn).await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_game_can_be_drawn_by_lot_after_a_game() {
    visit("/", async |page, _host| {
        begin(page).await?;
        let first = page.run("return location.hash", vec![]).await?;
        page.click("button", "Resign").await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_for(".result summary").await?.click().await?;
        page.click("link", "Surprise me").await?;
        let begun = "return location.hash.startsWith('#/play/') && location.hash !== FIRST"
            .replace("FIRST", &first.to_string());
        page.wait_until("another game has begun", &begun).await?;
        let stored =
            page.run("return localStorage.getItem('corsair-cabinet:game:' + location.hash.slice(7))", vec![]).await?;
        let stored = stored.as_str().unwrap_or_default();
        ensure!(stored.contains("1 person") || stored.contains("2 person"), "one person, in {stored}");
        ensure!(stored.contains(" even "), "and an even match, in {stored}");
        page.go("#/", ".masthead").await?;
        page.expect_empty_console().await
    });
}

#[test]
fn moves_can_be_slow_or_fast() {
    visit("/", async |page, _host| {
        page.go("#/settings", ".segments").await?;
        let quick = "return getComputedStyle(document.documentElement).getPropertyValue('--quick').split(' ')[0]";
        for (speed, expected) in [("Slow", "600ms"), ("Fast", "90ms"), ("None", "0s")] {
            page.click("radio", speed).await?;
            ensure!(page.run(quick, vec![]).await? == json!(expected), "{speed}");
        }
        Ok(())
    });
}
