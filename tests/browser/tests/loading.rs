//! The page in parts: what is loaded when, and what the page does when a part cannot be loaded.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use browser_tests::{Host, Page, host, visit};
use serde_json::json;
use xtask::project;
use xtask::sizes::FetchTime;

/// A game whose part is damaged in these tests, and another one.
const DAMAGED: &str = "corsairs";
const OTHER: &str = "court-wars";

/// The first words of the message about a part that could not be loaded.
const FAILED: &str = "This page could not be loaded.";

/// Has the browser ask the host for every file, as on a first visit before the service worker has all of them.
async fn on_a_first_visit(page: &Page) -> Result<()> {
    page.devtools("Network.enable", json!({})).await?;
    page.devtools("Network.setBypassServiceWorker", json!({ "bypass": true })).await?;
    page.devtools("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
    Ok(())
}

/// Makes the network as slow as this number of bytes a second.
async fn slow_network(page: &Page, bytes_per_second: u32) -> Result<()> {
    let conditions = json!({
        "offline": false,
        "latency": 100,
        "downloadThroughput": bytes_per_second,
        "uploadThroughput": bytes_per_second,
    });
    page.devtools("Network.emulateNetworkConditions", conditions).await?;
    Ok(())
}

/// The part of a game in the folder of a site.
fn part_of(site: &Path, game: &str) -> Result<String> {
    let is_part = |path: &String| FetchTime::of(path) == FetchTime::Game(game.to_owned());
    project::files_below(site)?.into_iter().find(is_part).with_context(|| format!("expected a part of {game}"))
}

/// Damages the part of a game, then checks that the page tells of it, keeps a stored game, lets the player play another game, and
/// loads the part when the host has it again.
fn with_damaged_part(damage: impl Fn(&Path, &str) -> Result<()>) {
    visit("/", async |page, host| {
        on_a_first_visit(page).await?;
        page.go(&format!("#/set-up/{DAMAGED}"), ".set-up").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".board").await?;
        let stored = "return Object.entries(localStorage).filter(([name]) => name.includes(':game:')).join()";
        let before = page.run(stored, vec![]).await?;

        let damaged = host::new_version(|site| damage(site, &part_of(site, DAMAGED)?))?;
        host.serve(damaged.path())?;
        page.reload().await?;
        let told = page.text("main [role=alert]").await?;
        ensure!(told.contains("You may be offline, or there is a new version"), "{told}");
        ensure!(page.text("main h1").await? == FAILED, "expected the failure as the heading");
        page.go("#/", ".resume").await?;
        page.go(&format!("#/set-up/{OTHER}"), ".set-up").await?;
        page.client().back().await?;
        page.wait_for(".resume").await?;
        page.click("link", "Continue").await?;
        page.wait_for("main [role=alert]").await?;
        ensure!(page.run(stored, vec![]).await? == before, "expected the stored game to stay as it is");

        host.serve(&project::dist())?;
        page.click("button", "Try again").await?;
        page.wait_for(".board").await?;
        // The browser tells of the damaged file.
        page.console().await?;
        Ok(())
    });
}

#[test]
fn a_missing_part_is_told_and_tried_again() {
    with_damaged_part(|site, part| Ok(fs::remove_file(site.join(part))?));
}

#[test]
fn a_part_of_another_version_is_never_run() {
    with_damaged_part(|site, part| {
        fs::copy(site.join(part_of(site, OTHER)?), site.join(part))?;
        Ok(())
    });
}

#[test]
fn a_part_cut_in_the_middle_is_never_run() {
    with_damaged_part(|site, part| {
        let bytes = fs::read(site.join(part))?;
        Ok(fs::write(site.join(part), &bytes[..bytes.len() / 2])?)
    });
}

#[test]
fn the_network_may_go_while_a_part_loads() {
    visit("/", async |page, host: &mut Host| {
        on_a_first_visit(page).await?;
        page.reload().await?;
        host.send_half(Some("parts/"));
        page.run("location.hash = arguments[0]", vec![json!(format!("#/set-up/{DAMAGED}"))]).await?;
        page.wait_for("main [role=alert]").await?;
        ensure!(page.text("main h1").await? == FAILED, "expected the failure as the heading");
        host.send_half(None);
        page.click("button", "Try again").await?;
        page.wait_for(".set-up").await?;
        // The browser tells of the files that it could not get.
        page.console().await?;
        Ok(())
    });
}

#[test]
fn a_line_says_that_a_page_loads_if_that_takes_long() {
    visit("/", async |page, _host| {
        on_a_first_visit(page).await?;
        page.reload().await?;
        slow_network(page, 50_000).await?;
        let waited = page
            .run_async(&format!(
                "const begun = performance.now();
                 location.hash = '#/set-up/{DAMAGED}';
                 const says = () => document.querySelector('main [role=status]')?.textContent.startsWith('Loading');
                 while (!says()) await new Promise(requestAnimationFrame);
                 return performance.now() - begun;"
            ))
            .await?;
        ensure!(waited.as_f64() >= Some(150.0), "expected home to stay for 150 ms, found {waited} ms");
        let half_way = "const bar = document.querySelector('progress'); return bar?.position > 0 && bar.position < 1";
        page.wait_until("a bar says how much of it is loaded", half_way).await?;
        page.wait_for(".set-up").await?;
        Ok(())
    });
}

#[test]
fn parts_of_an_address_are_fetched_beside_the_program() {
    visit("/", async |page, _host| {
        on_a_first_visit(page).await?;
        let invitation = format!("letter/letter_1_{DAMAGED}_7qm2x0ka_1;end");
        for place in [format!("rules/{DAMAGED}"), invitation] {
            page.run("location.hash = arguments[0]", vec![json!(format!("#/{place}"))]).await?;
            slow_network(page, 200_000).await?;
            page.reload().await?;
            page.wait_until("the program has drawn the page", "return !document.querySelector('#boot')").await?;
            let late = page
                .run(
                    "const files = performance.getEntriesByType('resource');
                     const program = files.find(({ name }) => name.includes('corsair-cabinet_bg')).responseEnd;
                     return files.filter(({ name, startTime }) => name.includes('/parts/') && startTime > program).length;",
                    vec![],
                )
                .await?;
            ensure!(late == json!(0), "{place}: expected all parts beside the program, found {late} after it");
        }
        // On so slow a line, Chromium wonders why the styles that came with the parts wait for the program.
        page.console().await?;
        Ok(())
    });
}

/// How far anything that could be seen has moved since the page was opened.
const SHIFTS: &str = "
    return await new Promise((done) => {
        new PerformanceObserver((list) => done(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
            .observe({ type: 'layout-shift', buffered: true });
        // There is no message if there is nothing to tell.
        requestAnimationFrame(() => setTimeout(() => done(0), 100));
    });";

#[test]
fn nothing_moves_while_a_table_or_text_is_drawn() {
    visit("/", async |page, _host| {
        page.needs_chromium("no other browser tells of layout shifts")?;
        // So that there are many pieces.
        page.slow_down(4.0).await?;
        for game in project::games()? {
            for place in ["lesson", "rules"] {
                page.run("location.hash = arguments[0]", vec![json!(format!("#/{place}/{game}"))]).await?;
                page.reload().await?;
                page.wait_for("main h1").await?;
                let shifts = page.run_async(SHIFTS).await?;
                // Less than a thousandth is a fraction of a pixel; browsers report their score to three places.
                let is_still = shifts.as_f64().is_some_and(|shifts| shifts < 0.001);
                ensure!(is_still, "{place} of {game}: expected that nothing moves, found {shifts}");
            }
        }
        Ok(())
    });
}

#[test]
fn a_board_is_shown_once_all_of_it_is_drawn() {
    visit("/", async |page, _host| {
        page.go("#/set-up/corsairs", ".set-up").await?;
        let script = "
            const seen = [];
            new MutationObserver(() => {
                const board = document.querySelector('main.table .board');
                const isWhole = !!document.querySelector('main.has-board');
                if (board) seen.push([isWhole, board.checkVisibility({ visibilityProperty: true })]);
            }).observe(document.body, { childList: true, subtree: true, attributes: true });
            [...document.querySelectorAll('main button')].find((button) => button.textContent === 'Begin').click();
            while (!seen.length || !seen.at(-1)[0]) await new Promise((next) => setTimeout(next, 5));
            return seen;";
        let seen = page.run_async(script).await?;
        let seen = seen.as_array().context("expected a list")?;
        ensure!(seen.first() == Some(&json!([false, false])), "expected the board to be drawn in pieces");
        ensure!(seen.iter().all(|seen| *seen == json!([false, false]) || *seen == json!([true, true])), "{seen:?}");
        Ok(())
    });
}

#[test]
fn twenty_games_in_a_row_on_a_slow_line_load_once() {
    visit("/", async |page, host: &mut Host| {
        on_a_first_visit(page).await?;
        page.reload().await?;
        slow_network(page, 200_000).await?;
        let games = project::games()?;
        let opened = games.iter().cycle().take(20);
        for game in opened.clone() {
            page.run("location.hash = arguments[0]", vec![json!(format!("#/set-up/{game}"))]).await?;
        }
        let last = opened.last().context("there are games")?;
        page.wait_for(".set-up").await?;
        let rules = format!("return !!document.querySelector('a[href^=\"#/rules/{last}/\"]')");
        page.wait_until("the last game is shown", &rules).await?;
        // The host is also asked by the service worker, which keeps all files.
        let mut parts = loaded(page, host).await?;
        parts.retain(|path| path.starts_with("parts/"));
        ensure!(parts.len() > games.len(), "expected the parts of all games, found {parts:?}");
        let different: BTreeSet<&String> = parts.iter().collect();
        ensure!(different.len() == parts.len(), "expected each part once, found {parts:?}");
        Ok(())
    });
}

/// The files that the page has loaded, by their paths in the site.
async fn loaded(page: &Page, host: &Host) -> Result<Vec<String>> {
    let address = host.address();
    let paths = page.loaded().await?.into_iter().filter_map(|file| file.strip_prefix(&address).map(str::to_owned));
    Ok(paths.filter(|path| !path.is_empty() && !path.starts_with('#')).collect())
}

#[test]
fn home_and_a_game_load_no_more_than_they_need() {
    visit("/", async |page, host: &mut Host| {
        page.needs_chromium("only its driver goes past the service worker")?;
        on_a_first_visit(page).await?;
        page.reload().await?;
        for path in loaded(page, host).await? {
            ensure!(FetchTime::of(&path) == FetchTime::Home, "home has loaded {path}");
        }
        // A tile is likely to be opened when it gets the focus.
        page.run(
            "document.querySelector(arguments[0]).focus()",
            vec![json!(format!(".tile [href$=\"begin/{DAMAGED}\"]"))],
        )
        .await?;
        let is_loaded =
            "return performance.getEntriesByType('resource').some(({ name }) => name.includes('/split_corsairs'))";
        page.wait_until("the game of the tile is loaded", is_loaded).await?;
        page.go(&format!("#/set-up/{DAMAGED}"), ".set-up").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".board").await?;
        let needed = [FetchTime::Home, FetchTime::FirstGame, FetchTime::Game(DAMAGED.into()), FetchTime::Worker];
        for path in loaded(page, host).await? {
            ensure!(needed.contains(&FetchTime::of(&path)), "a first game has loaded {path}");
        }
        Ok(())
    });
}

#[test]
fn a_language_is_loaded_when_it_is_chosen() {
    visit("/", async |page, host: &mut Host| {
        let packs = async |page: &Page| -> Result<Vec<String>> {
            Ok(loaded(page, host).await?.into_iter().filter(|path| path.starts_with("languages/")).collect())
        };
        page.go("#/rules/corsairs", ".rules").await?;
        page.go("#/settings", "input[name=language]").await?;
        let found = packs(page).await?;
        ensure!(found.is_empty(), "expected no texts of another language, found {found:?}");
        page.choose_language("Français", "fr").await?;
        let found = packs(page).await?;
        let games = project::games()?;
        let of_games: Vec<&String> = found.iter().filter(|path| games.iter().any(|game| path.contains(game))).collect();
        // Its board has texts of its own, and so have its rules.
        let is_loaded = of_games.len() == 2 && of_games.iter().all(|path| path.starts_with("languages/corsairs"));
        ensure!(is_loaded, "expected the texts of the loaded game only, found {found:?}");
        Ok(())
    });
}

/// Keeps how the page of `index.html` is laid out when the program removes it, and how far anything moves.
const WATCH: &str = "
    window.moved = 0;
    new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.moved += value;
    }).observe({ type: 'layout-shift', buffered: true });
    window.laidOut = (root = document) => [...root.querySelectorAll('.skip-link, main, main *, .foot, .foot *')]
        .filter((element) => element.checkVisibility())
        .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
            const text = texts.map(({ data }) => data.trim()).join('');
            const attributes = ['class', 'href', 'aria-label'].map((name) => element.getAttribute(name));
            return JSON.stringify([element.tagName, text, ...attributes, ...[x, y, width, height].map(Math.round)]);
        });
    window.texts = (selector) => [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
            return [texts.map(({ data }) => data.trim()).join(''), ...[x, y, width, height].map(Math.round)];
        })
        .filter(([text]) => text)
        .map((text) => JSON.stringify(text));
    const remove = Element.prototype.remove;
    Element.prototype.remove = function () {
        if (this.id === 'boot') {
            window.first = window.laidOut(this);
            window.begun = window.texts('#boot-page *');
        }
        remove.call(this);
    };";

#[test]
fn home_is_laid_out_before_the_program_starts() {
    visit("/", async |page, _host| {
        page.needs_chromium("only its driver runs scripts before those of the page")?;
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await?;
        for (width, height) in [(360, 740), (1440, 900)] {
            page.resize(width, height).await?;
            page.reload().await?;
            page.run_async("await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))")
                .await?;
            let differences = page
                .run(
                    "const then = window.laidOut();
                     const found = window.first.map((line, at) => line === then[at] ? [] : [line, then[at]]).flat();
                     return [window.first.length, then.length, found.slice(0, 6), window.moved]",
                    vec![],
                )
                .await?;
            ensure!(
                differences[0] == differences[1] && differences[2] == json!([]) && differences[3] == json!(0),
                "at {width} pixels the home of index.html and that of the program differ: {differences:#}"
            );
            ensure!(differences[0].as_u64() > Some(30), "expected the whole home page, found {differences}");
        }
        Ok(())
    });
}

#[test]
fn pages_begin_before_the_program_starts() {
    visit("/", async |page, _host| {
        page.needs_chromium("only its driver runs scripts before those of the page")?;
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await?;
        for (width, height) in [(360, 740), (1440, 900)] {
            page.resize(width, height).await?;
            // As on a phone, where a long page is as wide as a short one.
            page.devtools("Emulation.setScrollbarsHidden", json!({ "hidden": true })).await?;
            for game in project::games()? {
                for place in ["rules", "lesson", "set-up"] {
                    page.run("location.hash = arguments[0]", vec![json!(format!("#/{place}/{game}"))]).await?;
                    page.reload().await?;
                    let found = page
                        .run(
                            "const drawn = window.texts('body *');
                             return [window.begun.length, window.begun.filter((text) => !drawn.includes(text)), window.moved]",
                            vec![],
                        )
                        .await?;
                    let is_still = found[2].as_f64().is_some_and(|moved| moved < 0.001);
                    ensure!(
                        found[0].as_u64() > Some(2) && found[1] == json!([]) && is_still,
                        "{place} of {game} at {width} pixels: what index.html shows and the program does not: {found:#}"
                    );
                }
            }
        }
        Ok(())
    });
}

#[test]
fn only_pages_that_are_there_begin_before_the_program() {
    visit("/", async |page, _host| {
        page.needs_chromium("only its driver runs scripts before those of the page")?;
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await?;
        let begins = async |place: &str| -> Result<bool> {
            page.run("location.hash = arguments[0]", vec![json!(format!("#/{place}"))]).await?;
            page.reload().await?;
            Ok(page.run("return window.begun.length > 0", vec![]).await? == json!(true))
        };
        ensure!(begins("begin/corsairs").await?, "expected the beginning of the table");
        page.wait_for(".board").await?;
        let game = page.run("return location.hash.slice(2)", vec![]).await?;
        let game = game.as_str().context("expected an address")?;
        ensure!(begins(game).await?, "expected the beginning of a saved game");
        for place in ["play/corsairs.none", "rules/chess", "lesson/corsairs/size=4", "settings"] {
            ensure!(!begins(place).await?, "expected no beginning of {place}");
        }
        page.choose_language("Français", "fr").await?;
        ensure!(!begins("rules/corsairs").await?, "expected no English beginning of a French page");
        Ok(())
    });
}
