//! Measures the page in a browser, for `cargo xtask bench`.

use anyhow::Result;
use browser_tests::{Page, visit};

/// About as slow as a cheap phone beside a desktop.
const PHONE: f64 = 4.0;

fn main() {
    visit("/", async |page, host| {
        report("home is drawn, and the page answers", "ms", opening(page).await?);
        report("longest task of the page's thread while it opens", "ms", page.longest_task(0.0).await?);
        thinking(page).await?;
        page.slow_down(PHONE).await?;
        page.open(&host.address()).await?;
        report("on a processor 4 times slower: home is drawn", "ms", opening(page).await?);
        report("longest task meanwhile", "ms", page.longest_task(0.0).await?);
        thinking(page).await?;
        page.slow_down(1.0).await
    });
}

/// Lets the best computer player answer an attack, and measures how long the page is ever busy meanwhile.
async fn thinking(page: &Page) -> Result<()> {
    page.run("location.hash = '#/set-up/knights-and-corsairs'", vec![]).await?;
    page.wait_for("#level-2 option[value=captain]").await?.click().await?;
    page.wait_for("#seed").await?.send_keys("42").await?;
    page.click("button", "Begin").await?;
    for _ in 0..3 {
        page.wait_for(".hand-card[aria-pressed=false]:not([aria-disabled])").await?.click().await?;
    }
    let now = async || anyhow::Ok(page.run("return performance.now()", vec![]).await?.as_f64().unwrap_or_default());
    let begun = now().await?;
    page.wait_for(".dock .btn-primary").await?.click().await?;
    page.wait_until("the computer has answered", "return document.querySelectorAll('.log-list li').length > 1").await?;
    report("the captain answers an attack", "ms", now().await? - begun);
    report("longest task of the page's thread meanwhile (aim: under 50)", "ms", page.longest_task(begun).await?);
    Ok(())
}

/// Milliseconds from the first request to a page that has been drawn and handles
/// what its players do.
async fn opening(page: &Page) -> Result<f64> {
    let script = "return performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd";
    Ok(page.run(script, vec![]).await?.as_f64().unwrap_or(f64::NAN))
}

fn report(what: &str, unit: &str, number: f64) {
    println!("{number:>12.1} {unit:<4}  {what}");
}
