//! Choosing ahead while a computer thinks.

use anyhow::{Result, ensure};
use browser_tests::{Key, Page, visit};
use serde_json::json;

/// Begins a game of Corsairs against the captain, which thinks about its first turn once two corsairs have entered.
async fn let_captain_think(page: &Page) -> Result<()> {
    page.go("#/set-up/corsairs", ".set-up").await?;
    page.preset("As printed").await?;
    page.seat_person_first().await?;
    page.oppose(2, "captain").await?;
    page.choose_seed("7").await?;
    page.click("button", "Begin").await?;
    page.wait_for(".posts").await?;
    page.say_all(&["enter i5", "enter e9", "end"]).await?;
    page.wait_for(".hurry:not(.is-idle)").await.map(drop)
}

/// Touches posts, all at once, because the captain does not wait.
async fn touch(page: &Page, posts: &[&str]) -> Result<()> {
    let click = "arguments[0].forEach((post) => document.querySelector(`.posts [aria-label^='${post},']`).click())";
    page.run(click, vec![json!(posts)]).await.map(drop)
}

async fn expect_chosen(page: &Page, count: usize) -> Result<()> {
    let marks = format!("return document.querySelectorAll('[data-ahead]').length === {count}");
    page.wait_until(&format!("{count} posts are chosen ahead"), &marks).await
}

#[test]
fn what_is_chosen_ahead_counts_on_ones_turn() {
    visit("/", async |page, _host| {
        let_captain_think(page).await?;
        touch(page, &["e9", "e8"]).await?;
        expect_chosen(page, 2).await?;
        let told = page.text(".dock .remark").await?;
        ensure!(told.starts_with("Chosen ahead: e9, e8."), "{told}");
        let refused = page.run("return document.querySelector('.refusal').innerText", vec![]).await?;
        ensure!(refused == json!(""), "nothing is refused, found {refused}");
        page.click("button", "Move now").await?;
        let stepped = "return document.querySelector('.posts [aria-label^=\"e8,\"]').ariaLabel.includes('corsair')";
        page.wait_until("the corsair has stepped to e8", stepped).await?;
        expect_chosen(page, 0).await?;
        page.expect_empty_console().await
    });
}

#[test]
fn what_is_chosen_ahead_can_be_dropped() {
    visit("/", async |page, _host| {
        let_captain_think(page).await?;
        touch(page, &["e9", "e8", "e8"]).await?;
        expect_chosen(page, 1).await?;
        page.keys(&Key::Escape.to_string()).await?;
        expect_chosen(page, 0).await?;
        // What is impossible does no harm, and ends what was chosen.
        touch(page, &["b1", "e9", "e8"]).await?;
        expect_chosen(page, 3).await?;
        page.click("button", "Move now").await?;
        page.wait_until("the captain has moved", "return document.querySelectorAll('.log-list li').length >= 2")
            .await?;
        page.wait_for(".hurry.is-idle").await?;
        expect_chosen(page, 0).await?;
        let told = "return document.querySelector('.dock .refusal').innerText.includes('no longer possible')";
        page.wait_until("the player is told", told).await?;
        let empty = "return document.querySelector('.posts [aria-label^=\"e8,\"]').ariaLabel.startsWith('e8, empty')";
        ensure!(page.run(empty, vec![]).await? == json!(true), "no corsair has stepped to e8");
        page.expect_empty_console().await
    });
}
