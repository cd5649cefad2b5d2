//! A page that stays open over midnight shows what belongs to the new day.

use anyhow::{Result, ensure};
use browser_tests::{Page, visit};
use serde_json::json;

use crate::faults::before_the_page;

/// A clock that `setClock(days)` sets forward, and timers of which `ring()` lets those run that are set for hours ahead.
const CLOCK: &str = "
    const RealDate = Date, realTimeout = setTimeout, late = [];
    let ahead = 0;
    window.Date = class extends RealDate {
        constructor(...given) { given.length ? super(...given) : super(RealDate.now() + ahead); }
        static now() { return RealDate.now() + ahead; }
    };
    window.setTimeout = (work, delay, ...rest) =>
        delay > 60000 ? late.push(work) : realTimeout(work, delay, ...rest);
    window.setClock = (days) => { ahead = days * 86400000; };
    window.ring = () => late.splice(0).forEach((work) => work());";

/// How the page learns that midnight has passed.
const SIGNS: [&str; 3] = [
    "document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))",
    "window.dispatchEvent(new Event('focus'))",
    "window.ring()",
];

/// Opens the page again with this clock, on a device on which puzzles were solved, so that home shows one of today.
async fn open(page: &Page) -> Result<()> {
    before_the_page(page, CLOCK).await?;
    page.run("localStorage['corsair-cabinet:puzzles'] = 'puzzles 2'", vec![]).await?;
    page.reload().await
}

async fn shown(page: &Page, script: &str) -> Result<String> {
    Ok(page.run(script, vec![]).await?.as_str().unwrap_or_default().to_owned())
}

#[test]
fn what_belongs_to_a_day_changes_at_midnight() {
    visit("/", async |page, _host| {
        open(page).await?;
        for (place, there, what) in [
            ("#/", ".todays-puzzle svg", "return document.querySelector('.todays-puzzle')?.innerText"),
            (
                "#/set-up/knight-fight",
                ".set-up",
                "return [...document.querySelectorAll('.preset b')].at(-1)?.textContent",
            ),
        ] {
            page.reload().await?;
            page.go("#/about", "h1").await?;
            page.go(place, there).await?;
            let mut before = shown(page, what).await?;
            ensure!(!before.is_empty(), "expected something of today at {place}");
            // The timer is set again each night.
            for (days, sign) in (1..).zip(SIGNS.iter().chain(&SIGNS[2..])) {
                page.run("setClock(arguments[0])", vec![json!(days)]).await?;
                page.run(sign, vec![]).await?;
                let changed = format!(
                    "return !!document.querySelector('{there}') && (() => {{ {what} }})() !== {}",
                    json!(before)
                );
                page.wait_until(&format!("{place} is of the day after {before:?} by {sign}"), &changed).await?;
                before = shown(page, what).await?;
            }
            // The same as on a page that is opened on that day.
            page.go("#/about", "h1").await?;
            page.go(place, there).await?;
            ensure!(shown(page, what).await? == before, "{place}: expected {before}");
        }
        page.expect_empty_console().await
    });
}

#[test]
fn the_puzzle_of_home_is_the_one_behind_its_link() {
    visit("/", async |page, _host| {
        open(page).await?;
        page.go("#/", ".todays-puzzle svg").await?;
        for days in 1..4 {
            page.run("setClock(arguments[0])", vec![json!(days)]).await?;
            let before = shown(page, "return document.querySelector('.todays-puzzle').innerText").await?;
            page.run(SIGNS[0], vec![]).await?;
            let changed = "return !!document.querySelector('.todays-puzzle svg') && \
                           document.querySelector('.todays-puzzle').innerText !== arguments[0]";
            page.wait_until("the day has changed", &changed.replace("arguments[0]", &json!(before).to_string()))
                .await?;
            let kind = shown(page, "return document.querySelector('.todays-puzzle .small').textContent").await?;
            page.run("document.querySelector('.todays-puzzle').click()", vec![]).await?;
            page.wait_for(".teacher").await?;
            let told = format!("return document.body.innerText.includes({})", json!(kind));
            page.wait_until(&format!("the puzzle is {kind:?}"), &told).await?;
            page.go("#/", ".todays-puzzle svg").await?;
        }
        page.expect_empty_console().await
    });
}
