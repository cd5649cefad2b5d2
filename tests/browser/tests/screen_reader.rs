//! What a real screen reader says, in Firefox and Chromium. `cargo xtask test --long` runs these tests: they need Orca.

use anyhow::Result;
use browser_tests::{Listener, Page, SPOKEN, visit_with_screen_reader};
use serde_json::json;

/// Begins a game against the weakest computer, which plays at once.
async fn begin(page: &Page, listener: &mut Listener<'_>, game: &str, options: &[(&str, &str)]) -> Result<()> {
    page.set_up(game, options).await?;
    listener.wait_until_quiet().await?;
    listener.press("Return")
}

/// Focuses an element.
async fn focus(page: &Page, listener: &Listener<'_>, selector: &str) -> Result<()> {
    page.wait_for(selector).await?;
    page.run("document.querySelector(arguments[0]).focus()", vec![json!(selector)]).await?;
    listener.wait_until_quiet().await
}

#[test]
#[ignore = "long: needs a screen reader"]
fn every_refusal_is_spoken() {
    visit_with_screen_reader("/", async |page, listener| {
        begin(page, listener, "court-wars", &[("limit", "3"), ("starter", "1")]).await?;
        let script = r#"
            slash "zzz" Return => 2 s: You can’t play “zzz” now. The 7 of diamonds fits
            Return => 2 s: You can’t play “zzz” now. The 7 of diamonds fits
            ctrl+a "draw" Return => 2 s: You drew the 7 of diamonds: say first where it goes
        "#;
        listener.follow(script).await
    });
}

#[test]
#[ignore = "long: needs a screen reader"]
fn what_one_does_and_the_answer_are_both_spoken() {
    visit_with_screen_reader("/", async |page, listener| {
        begin(page, listener, "corsairs", &[]).await?;
        page.open_keyboard_help().await?;
        let script = r#"
            slash "enter a1" Return => 2 s: A corsair enters at a1. You have made one move.
            "end" Return => 2 s: The corsairs end their turn. & 4 s: The escort sails from e4 to d3. It is your turn.
        "#;
        listener.follow(script).await
    });
}

#[test]
#[ignore = "long: needs a screen reader"]
fn stepping_through_a_game_speaks_its_moves() {
    visit_with_screen_reader("/", async |page, listener| {
        begin(page, listener, "corsairs", &[]).await?;
        page.say_all(&["enter a1", "end"]).await?;
        page.wait_until("the convoy has sailed", &format!("return {SPOKEN}.includes('The escort sails')")).await?;
        focus(page, listener, ".log .steps [aria-label='One move back']").await?;
        let back = "
            Return => 2 s: The corsairs end their turn. & not: after move
            Return => 2 s: A corsair enters at a1.
            Return => 2 s: After move 0 of 2
        ";
        listener.follow(back).await?;
        focus(page, listener, ".log .steps [aria-label='One move on']").await?;
        let forth = "
            Return => 2 s: A corsair enters at a1.
            Return => 2 s: The corsairs end their turn.
        ";
        listener.follow(forth).await
    });
}
