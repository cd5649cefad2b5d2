//! Boards that are turned around, so that a player's own side is below.

use anyhow::{Result, ensure};
use browser_tests::{Key, Page, visit};
use serde_json::json;

/// Where the first space of the board is on the screen, across and down.
async fn first_place(page: &Page) -> Result<(f64, f64)> {
    page.middle(".board [data-place='0']").await
}

/// How far the last space of the board is from the first on the screen, across and down.
async fn way_to_last(page: &Page) -> Result<(f64, f64)> {
    let count = page.run("return document.querySelectorAll('.board [data-place]').length", vec![]).await?;
    let last = count.as_u64().unwrap_or_default().saturating_sub(1);
    let (first, last) = (first_place(page).await?, page.middle(&format!(".board [data-place='{last}']")).await?);
    Ok((last.0 - first.0, last.1 - first.1))
}

/// Stores the setting, and opens a new game of two people.
async fn begin(page: &Page, game: &str, direction: u8) -> Result<()> {
    let settings = format!("pace=2 direction={direction}");
    page.run("localStorage.setItem('corsair-cabinet:settings', arguments[0])", vec![json!(settings)]).await?;
    page.reload().await?;
    page.go(&format!("#/set-up/{game}"), ".set-up").await?;
    let two_people =
        "document.querySelectorAll('.seat-form .segments label:first-child').forEach((label) => label.click())";
    page.run(two_people, vec![]).await?;
    page.click("button", "Begin").await?;
    page.wait_for(".board [data-place]").await?;
    page.wait_until("the board is drawn", "return !document.querySelector('[aria-busy]')").await
}

#[test]
fn a_turned_board_and_its_keys_agree() {
    visit("/", async |page, _host| {
        for game in ["corsairs", "knight-fight"] {
            begin(page, game, 0).await?;
            let printed = way_to_last(page).await?;
            page.go("#/", ".masthead").await?;
            begin(page, game, 1).await?;
            page.look(&format!("turned-{game}")).await?;
            let turned = way_to_last(page).await?;
            // The board may be smaller by what is said beside it.
            ensure!(
                printed.0 > 100.0 && printed.0 * turned.0 < 0.0 && printed.1 * turned.1 < 0.0,
                "{game}: {printed:?}, {turned:?}"
            );
            page.tab_into(".board").await?;
            for (key, across, down) in [(Key::Up, 0.0, -1.0), (Key::Right, 1.0, 0.0), (Key::Down, 0.0, 1.0)] {
                let before = page.middle(".board :focus").await?;
                page.keys(&key.to_string()).await?;
                let after = page.middle(".board :focus").await?;
                let moved = (after.0 - before.0) * across + (after.1 - before.1) * down;
                ensure!(moved > 1.0, "{game}: a key moves the focus from {before:?} to {after:?}");
            }
            page.go("#/", ".masthead").await?;
        }
        page.expect_empty_console().await
    });
}

#[test]
fn a_board_turns_to_whoever_is_to_move() {
    visit("/", async |page, _host| {
        begin(page, "corsairs", 2).await?;
        let first = first_place(page).await?;
        page.say_all(&["enter i5", "enter e9", "end"]).await?;
        page.wait_until("it has turned", "return !!document.querySelector('[data-turned]')").await?;
        let turned = first_place(page).await?;
        ensure!(turned.0 > first.0 && turned.1 < first.1, "from {first:?} to {turned:?}");
        page.expect_empty_console().await
    });
}
