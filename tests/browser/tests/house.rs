//! What all games have in common beyond the table: lessons, one game in two tabs, a look back at a game that is over.

use anyhow::{Result, ensure};
use browser_tests::{Page, visit};
use serde_json::json;

/// Begins Knights & Corsairs against a computer.
async fn begin(page: &Page) -> Result<()> {
    page.go("#/set-up/knights-and-corsairs", "#seed").await?;
    page.wait_for("#seed").await?.send_keys("42").await?;
    page.click("button", "Begin").await?;
    page.wait_for(".board").await?;
    Ok(())
}

#[test]
fn a_lesson_tells_what_was_right_and_what_was_not() {
    visit("/", async |page, _host| {
        page.go("#/set-up/battle-of-corsica", "#seed").await?;
        page.click("link", "Practise first").await?;
        page.wait_for(".lesson").await?;
        page.look("lesson-before").await?;
        page.click("button", "Begin the lesson").await?;
        // The first pile is told beforehand: a pair.
        page.wait_until(
            "the pair is there",
            "const marks = [...document.querySelectorAll('.lesson-card')].map((card) =>
                 card.querySelector('[data-index]')?.dataset.index ?? 'Joker');
             return marks.length > 1 && marks.at(-1) === marks.at(-2);",
        )
        .await?;
        ensure!(page.text(".lesson-told").await?.contains("same rank"), "what to tap is told");
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
        page.wait_until("the first tab is told", "return /another tab/.test(document.querySelector('h1').innerText)")
            .await?;
        page.look("elsewhere").await?;
        page.click("button", "Go on here").await?;
        page.wait_for(".board").await?;
        page.client().switch_to_window(second).await?;
        page.wait_until("the second tab is told", "return /another tab/.test(document.querySelector('h1').innerText)")
            .await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_game_that_is_over_can_be_looked_through_for_where_it_turned() {
    visit("/", async |page, _host| {
        begin(page).await?;
        page.run(
            "document.querySelectorAll('.hand-card[aria-pressed=false]').forEach((card, at) => at < 3 && card.click())",
            vec![],
        )
        .await?;
        page.wait_for(".dock .btn-primary:not([aria-disabled])").await?.click().await?;
        page.wait_until("somebody has moved", "return document.querySelectorAll('.log-list li').length > 0").await?;
        page.click("button", "Resign").await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_for(".result h2").await?;
        page.click("button", "Look through it").await?;
        page.wait_for(".chances .plot").await?;
        let lines = page.run("return document.querySelectorAll('.chances [points]').length", vec![]).await?;
        ensure!(lines == json!(4), "two lines with their names, found {lines}");
        let turned = page.text(".chances [role=status]").await?;
        ensure!(["Here it turned:", "It never turned sharply."].contains(&turned.as_str()), "{turned}");
        page.look("chances").await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_hint_is_told_step_by_step_and_is_gone_after_the_move() {
    visit("/", async |page, _host| {
        begin(page).await?;
        page.click("button", "Hint").await?;
        page.wait_until(
            "it says where to look",
            "return /^Look at b2\\.$/m.test(document.querySelector('.hint').innerText)",
        )
        .await?;
        ensure!(!page.text(".hint").await?.contains("attack"), "the move is not told yet");
        page.click("button", "And what would you do?").await?;
        page.wait_until("it says what to do", "return /attack b2 /.test(document.querySelector('.hint').innerText)")
            .await?;
        page.click("button", "And what does it promise?").await?;
        page.wait_until("it says why", "return /games in 100/.test(document.querySelector('.hint').innerText)").await?;
        page.look("hint").await?;
        let script = "return document.querySelector('.hint').innerText.match(/attack b2 [^.]*/)[0]";
        let advised = page.run(script, vec![]).await?;
        page.wait_for("#say").await?.send_keys(advised.as_str().unwrap_or_default()).await?;
        page.click("button", "Play").await?;
        page.wait_until("the hint is gone", "return document.querySelector('.hint [role=status]').innerText === ''")
            .await?;
        page.expect_empty_console().await
    });
}
