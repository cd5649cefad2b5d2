//! Measures the page in a browser (`page`), live play between two devices (`live`), or the worker (`worker`), for
//! `cargo xtask bench`.

mod live;

use anyhow::{Result, ensure};
use browser_tests::{Key, Page, visit};
use serde_json::Value;
use xtask::project;

/// About as slow as a cheap phone beside a desktop.
const PHONE: f64 = 4.0;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("page") => measure_page(),
        Some("live") => live::measure(),
        Some("worker") => measure_worker(),
        other => panic!("expected `page`, `live` or `worker`, found {other:?}"),
    }
}

/// Measures how fast games are played and thought about in a worker.
fn measure_worker() {
    visit("/", async |page, _host| {
        let mut measurements = project::games()?;
        measurements.extend(["perft".into(), "proofs".into()]);
        for measurement in measurements {
            println!("{}", page.in_wasm(&measurement).await?);
        }
        Ok(())
    });
}

fn measure_page() {
    visit("/", async |page, host| {
        report("home is drawn, and the page answers", "ms", opening(page).await?);
        report("longest task of the page's thread while it opens", "ms", page.longest_task(0.0).await?);
        thinking(page).await?;
        page.slow_down(PHONE).await?;
        page.open(&host.address()).await?;
        report("on a processor 4 times slower: home is drawn", "ms", opening(page).await?);
        report("longest task meanwhile", "ms", page.longest_task(0.0).await?);
        thinking(page).await?;
        let mut over = Vec::new();
        for game in project::games()?.iter().filter(|game| *game != RACE) {
            over.extend(interacting(page, game).await?);
        }
        for game in project::games()? {
            over.extend(laying_out(page, &game).await?);
        }
        page.slow_down(1.0).await?;
        race(page).await?;
        tapping("on this processor", page).await?;
        page.slow_down(PHONE).await?;
        page.reload().await?;
        over.extend(tapping("on a processor 4 times slower", page).await?);
        page.slow_down(1.0).await?;
        page.reload().await?;
        injecting(page).await?;
        ensure!(over.is_empty(), "over the budget: {}", over.join("; "));
        Ok(())
    });
}

/// The game whose players act at the same time. What it does about a tap is measured apart.
const RACE: &str = "battle-of-corsica";

/// How many taps are measured.
const TAPS: usize = 120;

/// How many taps come within a second.
const INJECTED: usize = 1_000;

/// Lays out a Battle of Corsica for two persons in which much may be tapped.
async fn race(page: &Page) -> Result<()> {
    page.go("#/set-up/battle-of-corsica", ".set-up").await?;
    page.preset("As printed").await?;
    page.seat(2, 2).await?;
    page.choose(&[("sandwich", "on"), ("sequence", "on"), ("ten", "on")]).await?;
    page.choose_seed("1").await?;
    page.click("button", "Begin").await
}

/// Lays cards until something may be tapped. Whoever has fewer cards will tap it, so that the game goes on.
const UNTIL_A_PATTERN: &str = "
    const value = (lying) => {
        const index = lying.querySelector('.card-index').dataset.index;
        return { A: 1, J: 11, Q: 12, K: 13 }[index] ?? Number(index ?? 0);
    };
    const isNear = (one, other) => one && other && [1, 12].includes(Math.abs(one - other));
    return await new Promise((done) => {
        const timer = setInterval(() => {
            if (document.querySelector('.result')) { clearInterval(timer); return done(null); }
            // The page pauses a race when the machine was asleep, or too busy for a while.
            const goOn = document.querySelector('.race-rest .btn');
            if (goOn) return goOn.click();
            const cards = [...document.querySelectorAll('.pile-card')].sort((one, other) => one.dataset.above - other.dataset.above);
            const [top, below, third] = cards.map(value);
            const isPattern = cards.length > 1
                && (top === below || cards.length > 2 && top === third || isNear(top, below) || top + below === 10 && top > 1 && below > 1);
            if (!isPattern) return document.querySelector('.lays .pad[data-touch=lay]')?.click();
            clearInterval(timer);
            const [first, second] = [...document.querySelectorAll('.packet b')].map((packet) => Number(packet.textContent));
            // No hand is faster than this: what the page still does for the card itself keeps no tap waiting.
            setTimeout(() => done(first <= second ? 's' : 'k'), 200);
        }, 5);
    });";

/// Notes for each key that was pressed how long after it the frame was drawn that shows another verdict than before.
const WATCH: &str = "
    window.delays ??= [];
    let stamp = 0, last = document.querySelector('.told-line');
    addEventListener('keydown', (event) => { stamp = event.timeStamp; }, true);
    new MutationObserver(() => {
        const now = document.querySelector('.told-line');
        // A pile that was swept is no verdict on a tap.
        if (!stamp || now === last || !now?.textContent.includes(' ms')) return;
        last = now;
        const begun = stamp;
        stamp = 0;
        requestAnimationFrame(() => {
            // A message comes after the frame was drawn.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => window.delays.push(performance.now() - begun);
            port2.postMessage('');
        });
    }).observe(document.querySelector('.race'), { childList: true, subtree: true });";

/// Taps with real keys and measures until the verdict can be seen.
async fn tapping(what: &str, page: &Page) -> Result<Option<String>> {
    page.wait_for(".race-rest .btn").await?.click().await?;
    page.wait_for(".pile").await?;
    page.run(WATCH, vec![]).await?;
    loop {
        let taps = page.run("return window.delays.length", vec![]).await?.as_u64().unwrap_or_default();
        if taps >= TAPS as u64 {
            break;
        }
        let key = page.run_async(UNTIL_A_PATTERN).await?;
        let Some(key) = key.as_str() else {
            page.click("button", "Rematch").await?;
            page.wait_until("another game is dealt", "return !document.querySelector('.result')").await?;
            page.wait_for(".race-rest .btn").await?.click().await?;
            page.wait_for(".pile").await?;
            page.run(WATCH, vec![]).await?;
            continue;
        };
        page.keys(key).await?;
        // Unless the pile was swept before the key was pressed.
        let seen = format!("return window.delays.length > {taps} || !document.querySelector('.pile-card')");
        page.wait_until("the verdict is shown", &seen).await?;
    }
    let (half, most) = percentiles(page).await?;
    report(&format!("{what}: from a tap to its verdict, half of {TAPS}"), "ms", half);
    Ok(report_within(what, TAP_TO_VERDICT, most))
}

/// Taps very often within a second, and counts what was heard of.
async fn injecting(page: &Page) -> Result<()> {
    page.wait_for(".race-rest .btn").await?.click().await?;
    page.wait_for(".pile").await?;
    let script = "
        const games = () => Object.keys(localStorage).filter((key) => key.includes(':game:battle'));
        const taps = () => games().reduce((sum, key) => sum + (localStorage[key].match(/ tap$/gm)?.length ?? 0), 0);
        const before = taps(), all = ALL, begun = performance.now();
        const stamps = [];
        await new Promise((done) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
                while (stamps.length < Math.min(all, performance.now() - begun)) {
                    const [key, code] = stamps.length % 2 ? ['k', 'KeyK'] : ['s', 'KeyS'];
                    const event = new KeyboardEvent('keydown', { key, code, bubbles: true });
                    stamps.push(event.timeStamp);
                    document.querySelector('.race').dispatchEvent(event);
                }
                if (stamps.length < all) port2.postMessage(''); else done();
            };
            port2.postMessage('');
        });
        document.querySelector('.race-pause').click();
        while (!document.querySelector('.race-rest')) await new Promise((done) => setTimeout(done, 20));
        return [taps() - before, stamps[all - 1] - stamps[0]];";
    let found = page.run_async(&script.replace("ALL", &INJECTED.to_string())).await?;
    #[expect(clippy::cast_precision_loss, reason = "there are some thousands")]
    let lost = INJECTED as f64 - found[0].as_f64().unwrap_or(f64::NAN);
    report(&format!("{INJECTED} taps came within"), "ms", found[1].as_f64().unwrap_or(f64::NAN));
    report("of them were lost (aim: none)", "", lost);
    Ok(())
}

/// Lets the best computer player answer an attack, and measures how long the page is ever busy meanwhile.
async fn thinking(page: &Page) -> Result<()> {
    page.run("location.hash = '#/set-up/knights-and-corsairs'", vec![]).await?;
    page.oppose(2, "captain").await?;
    page.choose_seed("42").await?;
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

/// How many keys are pressed while computers think.
const KEYS: usize = 120;

/// Notes for each key that was pressed how long after it the frame was drawn that shows what came of it.
const WATCH_KEYS: &str = "
    window.delays = [];
    addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.delays.push(performance.now() - timeStamp);
        port2.postMessage('');
    }), true);";

/// Begins a game in which captains have all seats, and which anybody may watch.
async fn watch_captains(page: &Page, game: &str) -> Result<()> {
    page.go(&format!("#/set-up/{game}"), ".set-up").await?;
    let sit = "document.querySelectorAll('.seat-form').forEach((form) => form.querySelectorAll('.segments label')[1].click());
               return document.querySelectorAll('.seat-form').length";
    let seats = page.run(sit, vec![]).await?.as_u64().unwrap_or_default();
    for seat in 1..=seats {
        page.oppose(seat, "captain").await?;
    }
    page.choose_seed("1").await
}

/// Goes to and fro on the board while captains play against each other, and measures until that can be seen.
async fn interacting(page: &Page, game: &str) -> Result<Option<String>> {
    watch_captains(page, game).await?;
    page.click("button", "Begin").await?;
    page.wait_for("[data-place][tabindex='0']").await?;
    page.run("document.querySelector('[data-place][tabindex=\"0\"]').focus()", vec![]).await?;
    page.run(WATCH_KEYS, vec![]).await?;
    for pressed in 0..KEYS {
        let key = if pressed / 3 % 2 == 0 { Key::Up } else { Key::Down };
        page.keys(&String::from(char::from(key))).await?;
    }
    page.wait_until("all keys are heard", &format!("return window.delays.length >= {KEYS}")).await?;
    let moves = page.run("return document.querySelectorAll('.log-list li').length", vec![]).await?;
    let (half, most) = percentiles(page).await?;
    report(
        &format!("{game}: while captains think ({moves} moves): from a key to its frame, half of {KEYS}"),
        "ms",
        half,
    );
    let over = report_within(game, KEY_TO_FRAME, most);
    // Nobody listens any more.
    page.reload().await?;
    Ok(over)
}

/// Lays out a board for the first time, and measures until it is drawn.
async fn laying_out(page: &Page, game: &str) -> Result<Option<String>> {
    watch_captains(page, game).await?;
    let begin = "
        const begun = performance.now();
        [...document.querySelectorAll('main button')].find((button) => button.textContent === 'Begin').click();
        const until = async (isSo) => {
            while (!isSo()) await new Promise((next) => requestAnimationFrame(next));
            // This frame shows it: a message is received once the frame is drawn.
            const { port1, port2 } = new MessageChannel();
            const drawn = new Promise((next) => port1.onmessage = next);
            port2.postMessage('');
            await drawn;
            return performance.now();
        };
        const shown = await until(() => document.querySelector('main.has-board .arena'));
        return [begun, shown, await until(() => !document.querySelector('[aria-busy]'))];";
    let found = page.run_async(begin).await?;
    let [opened, shown, drawn] = [0, 1, 2].map(|at| found[at].as_f64().unwrap_or(f64::NAN));
    let over = report_within(game, LAID_OUT, shown - opened);
    report("all of the table", "ms", drawn - opened);
    report("longest task meanwhile (aim: under 50)", "ms", page.longest_task(opened).await?);
    page.reload().await?;
    Ok(over)
}

/// Of the delays that were noted, the one that half are below, and the one that 98 of 100 are below, in ms.
async fn percentiles(page: &Page) -> Result<(f64, f64)> {
    let delays = page.run("return window.delays.sort((one, other) => one - other)", vec![]).await?;
    let delays: Vec<f64> = delays.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    Ok(percentiles_of(&delays))
}

/// Of sorted delays, the one that half are below, and the one that 98 of 100 are below.
fn percentiles_of(delays: &[f64]) -> (f64, f64) {
    let percentile = |part: usize| delays.get(delays.len() * part / 100).copied().unwrap_or(f64::NAN);
    (percentile(50), percentile(98))
}

/// Milliseconds from the first request to a page that has been drawn and handles
/// what its players do.
async fn opening(page: &Page) -> Result<f64> {
    let script = "return performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd";
    Ok(page.run(script, vec![]).await?.as_f64().unwrap_or(f64::NAN))
}

/// What is measured, on a processor 4 times slower unless it is live play, and how many ms it may take: the best that was reached
/// on two virtual cores, with room for their noise. The aims are below that.
type Budget = (&'static str, f64);

/// From *Begin* to a board in sight (aim: 200).
const LAID_OUT: Budget = ("a board is laid out first", 600.0);

/// From a key to its frame (aim: 50).
const KEY_TO_FRAME: Budget = ("from a key to its frame, 98 of 100", 150.0);

/// From a tap to the frame with its verdict (aim: 50).
const TAP_TO_VERDICT: Budget = ("from a tap to its verdict, 98 of 100", 200.0);

/// Reports something that has a budget. Returns what is over its budget.
fn report_within(whose: &str, (what, most): Budget, ms: f64) -> Option<String> {
    let line = format!("{whose}: {what} (at most {most})");
    report(&line, "ms", ms);
    (ms > most).then_some(line)
}

fn report(what: &str, unit: &str, number: f64) {
    println!("{number:>12.1} {unit:<4}  {what}");
}
