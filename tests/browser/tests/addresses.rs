//! Addresses and the way between them: each address ends in a page, and the way back never leaves the page.

use anyhow::{Result, ensure};
use browser_tests::browser::Engine;
use browser_tests::{Host, Key, Page, visit};
use serde_json::json;

/// The first words of all addresses, and some that are none.
const PAGES: [&str; 18] = [
    "set-up",
    "begin",
    "play",
    "replay",
    "editor",
    "letter",
    "open",
    "rules",
    "lesson",
    "puzzle",
    "finished",
    "laboratory",
    "statistics",
    "settings",
    "about",
    "nowhere",
    "SET-UP",
    "%62egin",
];

/// What may stand behind the first word, and leads nowhere on most pages.
const ENDS: [&str; 16] = [
    "",
    "/",
    "//",
    "/foo",
    "/corsairs/",
    "/corsairs//",
    "/corsairs/foo",
    "/corsairs/even/",
    "/foo/even",
    "/CORSAIRS",
    "/corsairs.1",
    "/foo.000000000001",
    "/record_1_foo;end",
    "/record_1_corsairs_size=99;end",
    "/%",
    "/%E0%A4%A",
];

/// Whether the page says what it is or that there is nothing, and leads home.
const IS_PAGE: &str = "
    const main = document.querySelector('body > main, main#main');
    const home = document.querySelector('a[href=\"#/\"]') ?? document.querySelector('.masthead');
    return document.title !== '' && !document.querySelector('#boot, #loading, [aria-busy]')
        && !!main?.querySelector('h1, h2, [role=status]') && !!home;";

async fn expect_page(page: &Page, address: &str) -> Result<()> {
    page.wait_until(&format!("{address:?} ends in a page"), IS_PAGE).await
}

/// The number of first words for one visit: Chromium allows a page 200 navigations in ten seconds, and an address takes two or three.
const PAGES_PER_VISIT: usize = 3;

#[test]
fn every_address_ends_in_a_page() {
    for pages in PAGES.chunks(PAGES_PER_VISIT) {
        visit("/", async |page, _host| {
            for (first, end) in pages.iter().flat_map(|first| ENDS.map(|end| (first, end))) {
                let address = format!("#/{first}{end}");
                page.run("location.hash = arguments[0]", vec![json!(address)]).await?;
                expect_page(page, &address).await?;
            }
            Ok(())
        });
    }
}

#[test]
fn a_link_that_leads_nowhere_says_so_in_a_new_tab() {
    visit("/", async |page, host| {
        for address in
            ["begin/corsairs/", "begin/foo", "begin/", "begin/foo/even", "play/foo.1", "nowhere", "letter/foo"]
        {
            open_behind_another_site(page, host, address).await?;
            expect_page(page, address).await?;
        }
        Ok(())
    });
}

/// Opens an address as the first page of the site in this tab, behind another site, to which the way back must not lead.
async fn open_behind_another_site(page: &Page, host: &Host, address: &str) -> Result<()> {
    page.client().goto("about:blank").await?;
    page.open(&format!("{}#/{address}", host.address())).await
}

#[test]
fn back_without_a_past_leads_home() {
    visit("/", async |page, host| {
        let history_length = "return history.length";
        for address in ["settings", "about", "rules/corsairs", "lesson/corsairs", "puzzle/corsairs"] {
            open_behind_another_site(page, host, address).await?;
            let before = page.run(history_length, vec![]).await?;
            page.click("button", "Back").await?;
            page.wait_for(".tiles").await?;
            let after = page.run(history_length, vec![]).await?;
            ensure!(after == before, "expected home in place of {address}");
        }
        Ok(())
    });
}

#[test]
fn back_leads_to_the_last_page_after_a_reload() {
    visit("/", async |page, host| {
        for address in ["statistics", "finished", "set-up/corsairs"] {
            open_behind_another_site(page, host, address).await?;
            page.go("#/settings", "input[name=theme]").await?;
            page.reload().await?;
            page.click("button", "Back").await?;
            let arrived = format!("return location.hash === '#/{address}'");
            page.wait_until("the last page is shown again", &arrived).await?;
        }
        Ok(())
    });
}

#[test]
fn the_skip_link_works_before_the_program_runs() {
    visit("/", async |page, host| {
        page.needs_chromium("no other driver slows the network down")?;
        page.devtools("Network.enable", json!({})).await?;
        page.devtools("Network.setBypassServiceWorker", json!({ "bypass": true })).await?;
        page.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
        let slow =
            json!({ "offline": false, "latency": 500, "downloadThroughput": 20_000, "uploadThroughput": 20_000 });
        page.devtools("Network.emulateNetworkConditions", slow).await?;
        page.client().goto("about:blank").await?;
        page.run("location.href = arguments[0]", vec![json!(host.address())]).await?;
        page.wait_until("the first page is painted", "return !!document.querySelector('#boot-home .skip-link')")
            .await?;
        page.run("document.querySelector('#boot-home .skip-link').focus()", vec![]).await?;
        page.keys(&char::from(Key::Enter).to_string()).await?;
        page.wait_until("the focus is on the content", "return document.activeElement.id === 'main'").await?;
        let hash = page.run("return location.hash", vec![]).await?;
        ensure!(hash == "", "expected the address of home, found {hash}");
        let is_early = page.run("return !!document.querySelector('#boot')", vec![]).await?;
        ensure!(is_early == true, "expected the program not to be there yet");
        let fast = json!({ "offline": false, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        page.devtools("Network.emulateNetworkConditions", fast).await?;
        page.wait_until("the program is there", "return !document.querySelector('#boot')").await?;
        page.wait_until("the focus is on its content", "return document.activeElement.id === 'main'").await
    });
}

#[test]
fn the_browsers_bars_have_the_colour_of_the_theme() {
    visit("/", async |page, _host| {
        page.needs(&[Engine::Blink, Engine::Gecko], "its device's theme cannot be set")?;
        let bar = "
            const metas = [...document.querySelectorAll('meta[name=theme-color]')];
            return metas.filter((meta) => matchMedia(meta.media).matches).map((meta) => meta.content).join();";
        let ground = |dark| if dark { "#0d1728" } else { "#ecdfc0" };
        for system in ["light", "dark"] {
            page.prefer(&[("prefers-color-scheme", system)]).await?;
            for theme in [0, 1, 2] {
                let expected = ground(theme == 2 || theme == 0 && system == "dark");
                page.go("#/settings", "input[name=theme]").await?;
                page.run("document.querySelectorAll('input[name=theme]')[arguments[0]].click()", vec![json!(theme)])
                    .await?;
                page.look_until(
                    "the bar follows",
                    async |page: &Page| page.run(bar, vec![]).await,
                    |shown| shown == expected,
                )
                .await?;
                page.reload().await?;
                let shown = page.run(bar, vec![]).await?;
                ensure!(
                    shown == expected,
                    "expected {expected} with theme {theme} on a {system} system, found {shown}"
                );
            }
        }
        Ok(())
    });
}
