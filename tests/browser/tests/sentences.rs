//! What the page says: the log in sentences, typed moves, why something is not possible, rules pages, and marked spaces.

use anyhow::{Result, ensure};
use browser_tests::{Key, MOVES, Page, visit};
use serde_json::json;

/// The value of a script.
async fn value(page: &Page, script: &str) -> Result<String> {
    let value = page.run(&format!("return String({script})"), vec![]).await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

/// The refusal that is shown.
async fn refusal(page: &Page) -> Result<String> {
    page.wait_until("it is refused", "return !!document.querySelector('.refusal')?.textContent.trim()").await?;
    value(page, "document.querySelector('.dock .refusal').textContent").await
}

/// Begins a game of Corsairs by the printed rules for two persons.
async fn deal(page: &Page) -> Result<()> {
    page.go("#/set-up/corsairs", ".set-up").await?;
    page.preset("As printed").await?;
    let persons =
        "document.querySelectorAll('.seat-form').forEach((form) => form.querySelector('.segments label').click())";
    page.run(persons, vec![]).await?;
    page.click("button", "Begin").await?;
    page.wait_for(".posts").await.map(drop)
}

#[test]
fn the_log_says_what_happened_and_the_notation_if_wished() {
    visit("/", async |page, _host| {
        deal(page).await?;
        page.say_all(&["enter a1", "end"]).await?;
        let log = page.text(".log-list").await?;
        ensure!(log.contains("A corsair enters at a1.") && !log.contains("enter a1"), "{log}");
        let hash = value(page, "location.hash").await?;
        page.go("#/settings", "input[name=notation]").await?;
        page.run("document.querySelectorAll('input[name=notation]')[1].click()", vec![]).await?;
        page.go(&hash, ".log-list code").await?;
        let log = page.text(".log-list").await?;
        ensure!(log.contains("A corsair enters at a1.") && log.contains("enter a1"), "{log}");
        page.look("log-with-notation").await
    });
}

#[test]
fn a_typed_move_is_read_generously_or_refused_with_reasons() {
    visit("/", async |page, _host| {
        deal(page).await?;
        // A key opens the help and leads to the box.
        page.run("document.querySelector('.board [tabindex=\"0\"]').focus()", vec![]).await?;
        ensure!(
            value(page, "document.querySelector('.keyboard').open").await? == "false",
            "the help is closed at first"
        );
        page.keys("/").await?;
        page.wait_until("the box has the focus", "return document.activeElement.id === 'say'").await?;
        page.keys(&format!(" A1{}", char::from(Key::Enter))).await?;
        let told = |moves: &str| format!("return {MOVES}.join('; ') === '{moves}'");
        page.wait_until("a corsair enters", &told("enter a1")).await?;
        page.say("b9").await?;
        let why = refusal(page).await?;
        ensure!(why.contains("“b9”") && why.contains("A corsair can enter at"), "{why}");
        ensure!(!why.contains("column") && !why.contains("expected"), "{why}");
        page.say("A1 to A2").await?;
        page.wait_until("it steps", &told("enter a1; step a1 a2")).await?;
        page.say("sail e4 e3").await?;
        let why = refusal(page).await?;
        ensure!(why.starts_with("Only the convoy does that."), "a rule is the better reason: {why}");
        Ok(())
    });
}

#[test]
fn undo_says_why_it_is_not_possible() {
    visit("/", async |page, _host| {
        deal(page).await?;
        page.click("button", "Undo").await?;
        ensure!(refusal(page).await? == "There is nothing to undo yet.");
        Ok(())
    });
}

#[test]
fn rules_pages_have_contents_and_numbers_on_request() {
    visit("/", async |page, _host| {
        page.go("#/rules/corsairs", ".contents").await?;
        let number = "document.querySelector('.rule-no').checkVisibility()";
        ensure!(value(page, number).await? == "false", "the numbers are hidden at first");
        page.wait_for(".numbers-switch input").await?.click().await?;
        ensure!(value(page, number).await? == "true", "the numbers are shown on request");
        page.click("button", "Entangled and captured").await?;
        page.wait_until(
            "the heading has the focus",
            "return document.activeElement.textContent === 'Entangled and captured'",
        )
        .await?;
        page.look("rules-contents").await
    });
}

/// The heading of the rules beside the table, how many notes on the printed rules they have, and what they say of the convoy.
const RAIL: &str = "const rules = document.querySelector('.rules-panel');
    const convoy = [...rules.querySelectorAll('li')].find((item) => /^The convoy.* corsairs/.test(item.innerText));
    return [rules.querySelector('h2').innerText, rules.querySelectorAll('.printed').length, convoy.innerText]";

#[test]
fn the_rules_beside_a_table_are_those_of_its_options() {
    visit("/", async |page, _host| {
        deal(page).await?;
        page.click("button", "Rules").await?;
        page.wait_for(".rules-panel h2").await?;
        let rail = page.run(RAIL, vec![]).await?;
        ensure!(rail[0] == "Rules: As printed" && rail[1] == 0, "{rail}");
        ensure!(rail[2].as_str().is_some_and(|convoy| convoy.contains("five corsairs")), "{rail}");
        page.look("rules-beside-table").await?;
        page.wait_until(
            "the rules have the focus",
            "return document.activeElement === document.querySelector('.rules-panel')",
        )
        .await?;
        page.keys(&char::from(Key::Escape).to_string()).await?;
        page.wait_until("the rules are closed", "return !document.querySelector('.rules-panel')").await?;
        page.say_all(&["enter a1", "end"]).await?;

        page.go("#/set-up/corsairs", ".set-up").await?;
        page.preset("Close quarters").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".posts").await?;
        page.click("button", "Rules").await?;
        page.wait_for(".rules-panel h2").await?;
        let rail = page.run(RAIL, vec![]).await?;
        ensure!(rail[0] == "Rules: Close quarters" && rail[1].as_u64() >= Some(3), "{rail}");

        page.set_up("corsairs", &[("captures", "6")]).await?;
        page.click("button", "Begin").await?;
        page.wait_for(".posts").await?;
        page.click("button", "Rules").await?;
        page.wait_for(".rules-panel h2").await?;
        let rail = page.run(RAIL, vec![]).await?;
        let convoy = rail[2].as_str().unwrap_or_default();
        ensure!(convoy.contains("all six corsairs") && convoy.contains("Captures to win: Five"), "{rail}");
        page.look("house-rules-beside-table").await
    });
}

#[test]
fn a_lesson_marks_the_spaces_that_it_names() {
    visit("/", async |page, _host| {
        page.go("#/lesson/knights-and-corsairs", ".teacher").await?;
        for _ in 0..2 {
            page.click("button", "Skip").await?;
        }
        let marked =
            "[...document.querySelectorAll('[data-named]')].map((space) => space.getAttribute('aria-label')[0])";
        page.wait_until("a2 is marked", &format!("return String({marked}) === 'a'")).await?;
        page.look("lesson-marks").await
    });
}

#[test]
fn french_cards_have_french_letters() {
    visit("/", async |page, _host| {
        page.choose_language("Français", "fr").await?;
        page.go("#/rules/court-wars", ".picture text").await?;
        let letters = page
            .run(
                "return [...new Set([...document.querySelectorAll('.picture text')].map((text) => text.textContent))]",
                vec![],
            )
            .await?;
        let letters: Vec<String> = serde_json::from_value(letters)?;
        ensure!(["R", "D", "V"].iter().all(|letter| letters.iter().any(|shown| shown == letter)), "{letters:?}");
        ensure!(!letters.iter().any(|letter| ["K", "Q", "J"].contains(&letter.as_str())), "{}", json!(letters));
        Ok(())
    });
}
