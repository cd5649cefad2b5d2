//! What the page does when something is wrong with the device: no WebAssembly, a clock that is set back, hundreds of saved
//! games, a tab that is never closed. (Broken games and links are in `games.rs`, half a new version in `hosting.rs`.)

use anyhow::{Context, Result, ensure};
use browser_tests::{Key, Page, host, visit};
use serde_json::json;

/// Runs a script before those of the page, whenever it is loaded.
pub async fn before_the_page(page: &Page, script: &str) -> Result<()> {
    page.needs_chromium("only its driver runs scripts before those of the page")?;
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
    Ok(())
}

/// What a player reads while there is no page.
const READS: &str = "return document.getElementById('boot-text')?.textContent";

#[test]
fn a_browser_that_refuses_webassembly_is_told_so() {
    visit("/", async |page, _host| {
        before_the_page(page, "delete globalThis.WebAssembly").await?;
        page.client().refresh().await?;
        page.wait_until(
            "the message appears",
            &format!("{READS}?.includes('could not be loaded: this browser has no WebAssembly')"),
        )
        .await?;
        ensure!(!page.console().await?.is_empty(), "expected the reason in the console as well");
        Ok(())
    });
}

#[test]
fn a_damaged_program_is_reported_on_the_page() {
    visit("/", async |page, host| {
        page.needs_chromium("only its driver empties the browser's own cache")?;
        let broken = host::new_version(|folder| {
            for file in
                xtask::project::files_below(folder)?.iter().filter(|file| xtask::project::extension(file) == "wasm")
            {
                std::fs::write(folder.join(file), "no program")?;
            }
            Ok(())
        })?;
        // The service worker would serve its cached page, which another test covers.
        page.run_async(
            "await navigator.serviceWorker.ready;
             for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
             for (const name of await caches.keys()) await caches.delete(name);",
        )
        .await?;
        host.serve(broken.path())?;
        page.devtools("Network.clearBrowserCache", json!({})).await?;
        page.client().refresh().await?;
        page.wait_until("the message appears", &format!("{READS}?.includes('Please reload the page')")).await?;
        ensure!(!page.console().await?.is_empty(), "expected the reason in the console as well");
        Ok(())
    });
}

#[test]
fn a_game_goes_on_where_the_browser_lets_nothing_be_stored() {
    visit("/", async |page, _host| {
        let deny = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })";
        before_the_page(page, deny).await?;
        page.reload().await?;
        page.go("#/set-up/corsairs", ".set-up").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".board").await?;
        page.wait_until(
            "the message appears",
            "return document.querySelector('.bar[role=alert]')?.textContent.includes('does not let this page store anything')",
        )
        .await
    });
}

#[test]
fn a_clock_runs_on_when_that_of_the_device_is_set_back() {
    visit("/", async |page, _host| {
        page.go("#/set-up/knight-fight", ".set-up").await?;
        let choose = "
            const select = document.getElementById(arguments[0]);
            select.value = arguments[1];
            select.dispatchEvent(new Event('change', { bubbles: true }));";
        for (key, value) in [("clock", "on"), ("favoured", "1")] {
            page.run(choose, vec![json!(key), json!(value)]).await?;
        }
        page.click("button", "Begin").await?;
        page.wait_for(".board").await?;
        page.open_keyboard_help().await?;
        page.wait_for("#say").await?.send_keys(&format!("play x{}", char::from(Key::Enter))).await?;
        page.wait_for(".clock.is-running").await?;
        // Time of day is all that a device can set back: what the browser counts since the page was opened goes on.
        page.run("const now = Date.now; Date.now = () => now() - 365 * 24 * 3600 * 1000", vec![]).await?;
        let shown = "document.querySelector('.clock.is-running').textContent";
        let before = page.run(&format!("return {shown}"), vec![]).await?;
        page.wait_until("the clock goes on", &format!("return {shown} !== {before}")).await?;
        let after = page.run(&format!("return {shown}"), vec![]).await?;
        println!("{before} became {after}");
        ensure!(after.as_str() < before.as_str(), "expected less time to be left than {before}, found {after}");
        Ok(())
    });
}

#[test]
fn a_race_pauses_while_the_device_sleeps() {
    visit("/", async |page, _host| {
        page.go("#/set-up/battle-of-corsica", ".set-up").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".race-rest .btn").await?.click().await?;
        page.wait_for(".pile").await?;
        // An hour passes between two looks at the clock.
        page.run("const now = performance.now.bind(performance); performance.now = () => now() + 3_600_000", vec![])
            .await?;
        page.wait_for(".race-rest .btn").await?;
        let time = "
            const game = Object.entries(localStorage).find(([name]) => name.includes(':game:battle'));
            return Number(game[1].match(/^time (\\d+)$/m)?.[1] ?? 0);";
        let time = page.run(time, vec![]).await?;
        ensure!(time.as_u64().is_some_and(|time| time < 600_000), "expected no hour to have passed, found {time} ms");
        Ok(())
    });
}

#[test]
fn where_scripts_are_switched_off_the_page_says_what_to_do() {
    visit("/", async |page, _host| {
        page.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await?;
        page.client().refresh().await?;
        let told = page.text("noscript p").await?;
        ensure!(told.contains("Please allow JavaScript"), "{told}");
        page.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": false })).await?;
        Ok(())
    });
}

/// The number of unfinished games.
const MANY: usize = 200;

#[test]
fn home_shows_the_latest_of_200_games_and_all_on_request() {
    visit("/", async |page, _host| {
        page.go("#/set-up/corsairs", ".set-up").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".board").await?;
        let fill = "
            const name = Object.keys(localStorage).find((name) => name.startsWith('corsair-cabinet:game:'));
            for (let copy = 1; copy < arguments[0]; copy++) {
                localStorage[name.replace(/\\d+$/, String(copy).padStart(12, '0'))] = localStorage[name];
            }";
        page.run(fill, vec![json!(MANY)]).await?;
        let begun = page.run("location.hash = '#/'; return performance.now()", vec![]).await?;
        let drawn = page
            .run_async(&format!(
                "const frame = () => new Promise((done) => requestAnimationFrame(done));
                 const games = () => document.querySelectorAll('.resume').length;
                 const more = () => [...document.querySelectorAll('button')].find((button) => /^Show .* more$/.test(button.textContent));
                 while (!more()) await frame();
                 const drawn = performance.now(), first = games();
                 while (games() < {MANY}) {{ more()?.click(); await frame(); }}
                 return [drawn, first, !more()];"
            ))
            .await?;
        ensure!(
            drawn[1] == 13 && drawn[2] == true,
            "expected the latest one and twelve more, and at last all: {drawn}"
        );
        let time = drawn[0].as_f64().zip(begun.as_f64()).map(|(drawn, begun)| drawn - begun);
        println!("home with {MANY} games stood after {:.0} ms", time.context("expected two times")?);
        page.run("[...document.querySelectorAll('.resume a')].at(-1).click()", vec![]).await?;
        page.wait_for(".board").await?;
        Ok(())
    });
}

/// What a tab holds once all that is not needed has been thrown away: bytes of JavaScript, of WebAssembly, and nodes.
async fn held(page: &Page) -> Result<[f64; 3]> {
    // What was found to be garbage is swept up in idle moments, and may have held more of it.
    for _ in 0..3 {
        page.devtools("HeapProfiler.collectGarbage", json!({})).await?;
        page.run_async("await new Promise((idle) => requestIdleCallback(idle))").await?;
    }
    let metrics = page.devtools("Performance.getMetrics", json!({})).await?;
    let metric = |name: &str| {
        let all = metrics["metrics"].as_array()?;
        all.iter().find(|metric| metric["name"] == name)?["value"].as_f64()
    };
    let wasm = page.run("return window.memory.buffer.byteLength", vec![]).await?;
    let held = [metric("JSHeapUsedSize"), wasm.as_f64(), metric("Nodes")];
    let [Some(script), Some(wasm), Some(nodes)] = held else { anyhow::bail!("expected three numbers, found {held:?}") };
    Ok([script, wasm, nodes])
}

#[test]
#[ignore = "takes minutes"]
fn fifty_games_in_one_tab_leave_no_more_behind_than_ten() {
    visit("/", async |page, _host| {
        before_the_page(
            page,
            "for (const name of ['instantiate', 'instantiateStreaming']) {
                 const real = WebAssembly[name];
                 WebAssembly[name] = async (...given) => {
                     const made = await real.apply(WebAssembly, given);
                     window.memory = (made.instance ?? made).exports.memory;
                     return made;
                 };
             }",
        )
        .await?;
        page.reload().await?;
        page.devtools("Performance.enable", json!({})).await?;
        page.go("#/settings", ".segments").await?;
        page.run(
            "[...document.querySelectorAll('.segments label')].find((label) => label.textContent.trim() === 'At once').click()",
            vec![],
        )
        .await?;
        page.go("#/set-up/knights-and-corsairs", ".set-up").await?;
        page.run("document.querySelectorAll('.seat-form')[0].querySelectorAll('.segments label')[1].click()", vec![])
            .await?;
        for seat in 1..=2 {
            page.oppose(seat, "cabin-boy").await?;
        }
        page.click("button", "Begin").await?;
        let mut after_ten = None;
        // All of it in the page: the driver keeps every element that it was asked for, and with it the table it stood on.
        let play_one = "
            const over = () => document.querySelector('.result h2');
            const wait = async (done) => { while (!done()) await new Promise((soon) => setTimeout(soon, 50)); };
            await wait(over);
            [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === 'Rematch').click();
            await wait(() => !over());";
        for game in 1..=50 {
            page.run_async(play_one).await?;
            if game % 10 == 0 {
                let held = held(page).await?;
                println!("after {game} games: {held:?} bytes of JavaScript, bytes of WebAssembly, nodes");
                let before = *after_ten.get_or_insert(held);
                for (now, before) in held.iter().zip(before) {
                    ensure!(*now <= before * 1.2, "expected no more than after ten games, {before}, found {now}");
                }
            }
        }
        Ok(())
    });
}
