//! The optional coach: what it shows and says, and that it is silent until the settings switch it on.

use anyhow::{Result, ensure};
use browser_tests::{Page, SPOKEN, visit};
use serde_json::json;

/// Focuses the post of this name.
async fn focus(page: &Page, name: &str) -> Result<()> {
    page.run("document.querySelector(`.post[aria-label^=\"${arguments[0]},\"]`).focus()", vec![json!(name)]).await?;
    Ok(())
}

/// Switches the coach on or off in the settings.
async fn switch_coach(page: &Page, value: &str) -> Result<()> {
    page.go("#/settings", ".segments").await?;
    let press = "document.querySelectorAll('.segments[aria-label=Coach] label')[arguments[0] === 'On' ? 1 : 0].click()";
    page.run(press, vec![json!(value)]).await?;
    Ok(())
}

/// Begins a game of Corsairs with two people, and a corsair beside the convoy.
async fn begin(page: &Page) -> Result<()> {
    page.go("#/set-up/corsairs", ".set-up").await?;
    let sit =
        "document.querySelectorAll('.seat-form').forEach((form) => form.querySelector('.segments label').click())";
    page.run(sit, vec![]).await?;
    page.click("button", "Begin").await?;
    page.wait_for(".posts").await?;
    for action in ["enter e1", "step e1 e2"] {
        page.say(action).await?;
    }
    Ok(())
}

#[test]
fn the_coach_speaks_only_when_it_is_switched_on() {
    visit("/", async |page, _host| {
        begin(page).await?;
        focus(page, "e2").await?;
        let here = page.address().await?;
        switch_coach(page, "On").await?;
        page.open(&here).await?;
        page.wait_for(".posts").await?;
        focus(page, "e2").await?;
        let note = page.text(".coach-note").await?;
        ensure!(note.contains("next turn"), "{note}");
        page.say("end").await?;
        focus(page, "e4").await?;
        let dragged = "A corsair could drag it along next turn.";
        let told = format!("return document.querySelector('.coach-note')?.textContent.includes('{dragged}')");
        page.wait_until("the coach sees the danger", &told).await?;
        page.wait_for(".pointer-arrow.is-threat").await?;
        let spoken = format!("return {SPOKEN}.includes('{dragged}')");
        page.wait_until("it is spoken", &spoken).await?;
        let goals = "return document.querySelectorAll('[data-goal]').length";
        ensure!(page.run(goals, vec![]).await?.as_u64() > Some(1), "expected marks where the escort can go");
        page.look("coach").await?;
        page.reload().await?;
        page.wait_for(".posts").await?;
        focus(page, "e4").await?;
        page.wait_until("it stays on", &told).await?;
        // A race has no time for it.
        page.go("#/set-up/battle-of-corsica", ".set-up").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".race-rest").await?;
        let coached = "return !!document.querySelector('.coach-note, [data-goal]')
            || [...document.querySelectorAll('.advice button')].some((button) => button.textContent.includes('Coach'))";
        page.run("document.querySelector('.pile, .race-rest').focus()", vec![]).await?;
        ensure!(page.run(coached, vec![]).await? == json!(false), "a race offers a coach");
        switch_coach(page, "Off").await?;
        page.open(&here).await?;
        page.wait_for(".posts").await?;
        focus(page, "e4").await?;
        page.wait_until("it is silent", "return !document.querySelector('.coach-note, [data-goal], .is-threat')").await
    });
}
