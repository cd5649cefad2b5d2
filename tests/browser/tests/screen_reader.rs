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
            "end" Return => 2 s: The corsairs end their turn. & 4 s: It is your turn.
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

#[test]
#[ignore = "long: needs a screen reader"]
fn a_battle_is_told_card_by_card_and_its_result_at_once() {
    visit_with_screen_reader("/", async |page, listener| {
        begin(page, listener, "knights-and-corsairs", &[]).await?;
        let script = "
            slash => 4 s: type a move
            Escape => 4 s: Your hand
            1 => 2 s: 4 of spades
            2 => 2 s: 7 of clubs
            3 => 2 s: 7 of spades
            0 => 3 s: of the three best cards & not: skip to the content
            h => 2 s: Your hand: 5 of spades
        ";
        listener.follow(script).await
    });
}

#[test]
#[ignore = "long: needs a screen reader"]
fn the_field_for_moves_answers_aloud() {
    visit_with_screen_reader("/", async |page, listener| {
        begin(page, listener, "court-wars", &[("starter", "1")]).await?;
        let script = r#"
            slash "discard" Return => 3 s: You discarded the 7 of diamonds. & 9 s: You drew the 10 of spades
            "l" Return => 2 s: You drew the 10 of spades
            "h" Return => 2 s: Drawn: 10 of spades.
        "#;
        listener.follow(script).await
    });
}

#[test]
#[ignore = "long: needs a screen reader"]
fn a_calm_race_says_who_laid_and_who_is_next() {
    visit_with_screen_reader("/", async |page, listener| {
        begin(page, listener, "battle-of-corsica", &[("pace", "calm")]).await?;
        listener.wait_until_quiet().await?;
        let script = "
            Return => 3 s: First card: You.
            Return => 2 s: You: 3 of clubs. Next card: Cabin boy.
            Return => 2 s: Cabin boy: 5 of spades. Next card: You.
            space => 2 s: You: nothing to tap
        ";
        listener.follow(script).await
    });
}
