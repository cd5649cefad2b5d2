//! Measures the page in a browser, for `cargo xtask bench`.

use anyhow::Result;
use browser_tests::{Page, visit};

/// About as slow as a cheap phone beside a desktop.
const PHONE: f64 = 4.0;

fn main() {
    visit("/", async |page, host| {
        report("home is drawn, and the page answers", "ms", opening(page).await?);
        report("longest task of the page's thread while it opens", "ms", page.longest_task().await?);
        page.slow_down(PHONE).await?;
        page.open(&host.address()).await?;
        report("home is drawn, on a processor 4 times slower", "ms", opening(page).await?);
        report("longest task meanwhile", "ms", page.longest_task().await?);
        page.slow_down(1.0).await
    });
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
