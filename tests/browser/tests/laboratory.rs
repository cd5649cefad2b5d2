//! The laboratory: computers play each other, and the page counts who wins.

use anyhow::{Result, ensure};
use browser_tests::{Page, visit};

/// The number of games that the page has counted.
async fn counted(page: &Page) -> Result<u64> {
    let counted = page.run("return document.querySelector('progress').value", vec![]).await?;
    Ok(counted.as_u64().unwrap_or_default())
}

/// Starts the games, and waits until some are counted.
async fn start(page: &Page, button: &str, games: u64) -> Result<()> {
    page.click("button", button).await?;
    page.wait_until("enough games are counted", &format!("return document.querySelector('progress').value >= {games}"))
        .await
}

#[test]
fn races_are_counted_and_the_results_stay() {
    visit("/", async |page, _host| {
        page.go("#/laboratory/battle-of-corsica", "progress").await?;
        start(page, "Start", 20).await?;
        page.wait_until("it ends by itself", "return document.querySelector('main .btn-primary').disabled").await?;
        ensure!(counted(page).await? == 20, "expected 20 games");
        page.look("laboratory").await?;
        // The shares are of all games, so they add up.
        let shares = page
            .run(
                "return [...document.querySelectorAll('main ol li')].map((line) => +line.textContent.match(/: (\\d+)%/)[1])
                     .reduce((sum, share) => sum + share, 0)",
                vec![],
            )
            .await?;
        ensure!((99..=101).contains(&shares.as_i64().unwrap_or_default()), "expected 100, found {shares}");
        page.reload().await?;
        page.wait_for("#laboratory-results").await?;
        ensure!(counted(page).await? == 20, "expected 20 games after the reload");
        page.click("button", "Delete these results").await?;
        page.wait_until("they are gone", "return !document.querySelector('#laboratory-results')").await?;
        page.expect_empty_console().await
    });
}

#[test]
fn an_experiment_is_stopped_and_goes_on() {
    visit("/", async |page, _host| {
        page.go("#/set-up/knights-and-corsairs", ".set-up").await?;
        page.run("document.querySelectorAll('details').forEach((group) => { group.open = true; })", vec![]).await?;
        page.click("link", "How even is this game? Let computers find out.").await?;
        page.wait_for("progress").await?;
        start(page, "Start", 1).await?;
        page.click("button", "Stop").await?;
        let before = counted(page).await?;
        start(page, "Go on", before + 1).await?;
        // Other options have no results yet, and end the experiment.
        page.run("document.querySelectorAll('details').forEach((group) => { group.open = true; })", vec![]).await?;
        page.run(
            "const select = document.querySelector('details select');
             select.value = [...select.options].find((option) => option.value !== select.value && !option.disabled).value;
             select.dispatchEvent(new Event('change', { bubbles: true }))",
            vec![],
        )
        .await?;
        page.wait_until("it has ended", "return document.querySelector('progress').value === 0").await?;
        page.wait_until("it can start", "return document.querySelector('main .btn-primary').textContent === 'Start'")
            .await?;
        page.expect_empty_console().await
    });
}
