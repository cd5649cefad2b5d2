//! Live play between two windows of one browser: how soon they are connected, and how soon a move is drawn at the other device.

use anyhow::{Context, Result, ensure};
use browser_tests::{Devices, Page, visit};
use serde_json::Value;

use super::{Budget, percentiles_of, report, report_within};

/// How often the devices are connected.
const MEETINGS: usize = 5;

/// How many moves are measured.
const MOVES: usize = 50;

/// From the second code to two tables that say so (aim: 2000).
const MEETING: Budget = ("from the second code to both tables connected, the slowest", 2_000.0);

/// From the click that ends a turn to the frame of the other screen that shows it, at the pace *At once* (aim: 50).
const MOVE: Budget = ("from a move to its frame on the other screen, 98 of 100", 300.0);

/// Functions that tell the time of all windows in ms, and call something once the next frame was drawn.
const CLOCK: &str = "
    window.time = (stamp = performance.now()) => performance.timeOrigin + stamp;
    window.afterFrame = (then) => requestAnimationFrame(() => {
        // A message comes after the frame was drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = then;
        port2.postMessage('');
    });";

/// Notes when the player has clicked last, and when the page first shows that the other one is at the table.
const WATCH_MEETING: &str = "
    window.met = undefined;
    addEventListener('click', ({ timeStamp }) => { window.clicked = time(timeStamp); }, true);
    const observer = new MutationObserver(() => {
        if (!document.querySelector('main')?.textContent.includes('is at the table.')) return;
        observer.disconnect();
        afterFrame(() => { window.met = time(); });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });";

/// Plays by clicks at random. Notes for each letter, by its number, when the click came that sent it, or when the frame was drawn
/// that shows it.
const PLAY: &str = "
    window.clicks = {};
    window.drawn = {};
    let due, length = 0;
    const numberOf = (text) => /^letter .*/.exec(text)?.[0].split(' ')[4];
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function (text) {
        const number = numberOf(text);
        if (number) window.clicks[number] = window.clicked;
        return send.call(this, text);
    };
    const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
    Object.defineProperty(MessageEvent.prototype, 'data', { get() {
        const data = get.call(this);
        due = numberOf(data) ?? due;
        return data;
    } });
    new MutationObserver(() => {
        const now = document.querySelectorAll('.log-list li').length;
        const number = now > length ? due : undefined;
        length = Math.max(now, length);
        if (number) afterFrame(() => { window.drawn[number] ??= time(); });
    }).observe(document.body, { childList: true, subtree: true });
    window.playing = setInterval(() => {
        if (document.querySelector('.result')) return clearInterval(window.playing);
        clickAtRandom();
    }, 100);";

/// Measures live play.
pub fn measure() {
    visit("/", async |page, _host| {
        let devices = Devices::new(page).await?;
        let mut meetings = Vec::new();
        for _ in 0..MEETINGS {
            meetings.push(meet(&devices).await?);
        }
        let over = [meetings_within(meetings), moves_within(&devices, page).await?];
        let over: Vec<String> = over.into_iter().flatten().collect();
        ensure!(over.is_empty(), "over the budget: {}", over.join("; "));
        Ok(())
    });
}

/// Connects both devices at a new table. Returns how long that took from the second code on, in ms.
async fn meet(devices: &Devices<'_>) -> Result<f64> {
    let host = devices.at_host().await?;
    host.open(&devices.link_at(0, "#/")).await?;
    let answer = devices.join("corsairs").await?;
    for player in [1, 0] {
        devices.at(player).await?.run(&format!("{CLOCK}{WATCH_MEETING}"), vec![]).await?;
    }
    let host = devices.paste(&answer).await?;
    let clicked = host.run("return window.clicked", vec![]).await?.as_f64().context("a click")?;
    let mut met = f64::NEG_INFINITY;
    for player in 0..devices.players() {
        let page = devices.at(player).await?;
        page.wait_until("the other one is at the table", "return !!window.met").await?;
        met = met.max(page.run("return window.met", vec![]).await?.as_f64().context("a time")?);
    }
    Ok(met - clicked)
}

fn meetings_within(mut meetings: Vec<f64>) -> Option<String> {
    meetings.sort_by(f64::total_cmp);
    report(&format!("from the second code to both tables connected, half of {MEETINGS}"), "ms", meetings[MEETINGS / 2]);
    report_within("Corsairs", MEETING, meetings[MEETINGS - 1])
}

/// Plays at both devices, and measures how long each move takes to the other screen.
async fn moves_within(devices: &Devices<'_>, page: &Page) -> Result<Option<String>> {
    let mut delays = Vec::new();
    for player in 0..devices.players() {
        let page = devices.at(player).await?;
        page.wait_for(".board").await?;
        page.run(&format!("{CLOCK}{}{PLAY}", browser_tests::CLICK_AT_RANDOM), vec![]).await?;
    }
    let mut is_over = false;
    while delays.len() < MOVES && !is_over {
        let seen = delays.len();
        is_over = page.run("return !!document.querySelector('.result')", vec![]).await? == true;
        let mut noted = Vec::new();
        for player in 0..devices.players() {
            let times = devices.at(player).await?.run("return [window.clicks, window.drawn]", vec![]).await?;
            noted.push(times);
        }
        delays = delays_of(&noted);
        if delays.len() == seen && !is_over {
            let more =
                format!("return !!document.querySelector('.result') || Object.keys(window.drawn).length > {seen}");
            page.wait_until("the game goes on", &more).await?;
        }
    }
    ensure!(delays.len() >= MOVES, "the game was over after {} moves", delays.len());
    delays.sort_by(f64::total_cmp);
    let (half, most) = percentiles_of(&delays);
    report(&format!("from a move to its frame on the other screen, half of {}", delays.len()), "ms", half);
    Ok(report_within("Corsairs", MOVE, most))
}

/// How long each click at one device took to the frame at the other one. `noted` has the clicks and frames of both, by the number
/// of the letter.
fn delays_of(noted: &[Value]) -> Vec<f64> {
    let delays = |here: usize, there: usize| {
        let clicks = noted[here][0].as_object().into_iter().flatten();
        let delay = move |(number, clicked): (&String, &Value)| {
            Some(noted[there][1].get(number)?.as_f64()? - clicked.as_f64()?)
        };
        clicks.filter_map(delay).collect::<Vec<f64>>()
    };
    [delays(0, 1), delays(1, 0)].concat()
}
