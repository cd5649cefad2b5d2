//! The board fills the screen, and what a move needs is in sight without scrolling.

use anyhow::{Result, ensure};
use browser_tests::{CLICK_AT_RANDOM, Page, visit, visit_with_motion};
use xtask::project;

/// Widths and heights of screens: phones, tablets, desktops, and a phone on its side.
const SCREENS: [(u32, u32); 8] =
    [(360, 740), (390, 844), (768, 1024), (1024, 768), (1440, 900), (1920, 1080), (2560, 1440), (844, 390)];

/// The least share of the free width or height that the board takes. Free is what header and dock leave.
const LEAST: f64 = 0.7;

/// How much of the screen a board takes at least, in percent, by the width and height of the screen: a hexagon, and any other.
const SHARES: [(u32, u32, f64, f64); 5] = [
    (844, 390, 30.0, 30.0),
    (1366, 657, 30.0, 30.0),
    (1440, 900, 36.0, 40.0),
    (1920, 1080, 36.0, 40.0),
    (2560, 1440, 36.0, 40.0),
];

/// The least width of a square of Knight Fight on a laptop, in pixels.
const LEAST_SQUARE: f64 = 40.0;

/// Begins a game, always the same.
pub async fn open_table(page: &Page, game: &str) -> Result<()> {
    page.resize(1000, 800).await?;
    page.go(&format!("#/set-up/{game}"), ".set-up").await?;
    page.choose_seed("7").await?;
    page.wait_for("main .btn-primary").await?.click().await?;
    page.wait_for(".arena").await?;
    Ok(())
}

/// What is wrong with the table at its size now: a board that is too small, or a dock below the end of the screen.
async fn faults(page: &Page) -> Result<Vec<String>> {
    let script = format!(
        "
        const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
        const board = box('.board-frame') ?? box('.hex') ?? box('.court-table') ?? box('.arena');
        const header = box('header'), dock = box('.dock');
        // A dock beside the board takes none of its height.
        const below = dock && dock.height > 0 && dock.left < board.right ? dock.height : 0;
        const shares = [board.width / innerWidth, board.height / (innerHeight - header.height - below)];
        const faults = [];
        if (Math.max(...shares) < {LEAST}) {{
            faults.push(`the board takes ${{shares.map((share) => share.toFixed(2))}} of the free width and height`);
        }}
        if (dock && dock.bottom > innerHeight + 1) {{
            faults.push(`the dock ends at ${{dock.bottom}}`);
        }}
        // Who plays, and whose turn it is, is in sight, too. A phone on its side is too low for four rows of cards, and in a
        // race the seats are around the pile.
        const names = [...document.querySelectorAll('.player-name b')].filter((name) => name.checkVisibility());
        const ends = names.map((name) => name.getBoundingClientRect().bottom);
        if (!box('.race') && (names.length < 2 || innerHeight > 400 && Math.max(...ends) > innerHeight)) {{
            faults.push(`the names end at ${{ends}}`);
        }}
        return faults;"
    );
    Ok(serde_json::from_value(page.run(&script, vec![]).await?)?)
}

#[test]
fn a_board_fills_every_screen_and_the_dock_is_in_sight() {
    visit("/", async |page, _host| {
        let mut all = Vec::new();
        for game in &project::games()? {
            open_table(page, game).await?;
            for (width, height) in SCREENS {
                page.resize(width, height).await?;
                page.wait_until_still().await?;
                let faults = faults(page).await?;
                all.extend(faults.into_iter().map(|fault| format!("{game} at {width} × {height}: {fault}")));
            }
        }
        ensure!(all.is_empty(), "{}", all.join("\n"));
        page.expect_empty_console().await
    });
}

#[test]
fn a_board_takes_its_share_and_the_page_does_not_scroll() {
    visit("/", async |page, _host| {
        let script = "
            const board = document.querySelector('.hex, .court-table, .race') ?? document.querySelector('.board');
            const { width, height } = board.getBoundingClientRect();
            const square = document.querySelector('.square')?.getBoundingClientRect().width ?? null;
            const below = document.documentElement.scrollHeight - innerHeight;
            return [100 * width * height / innerWidth / innerHeight, below, square];";
        let mut all = Vec::new();
        for game in &project::games()? {
            open_table(page, game).await?;
            for (width, height, hexagon, other) in SHARES {
                page.resize(width, height).await?;
                page.wait_until_still().await?;
                let seen = page.run(script, vec![]).await?;
                let (share, below, square): (f64, f64, Option<f64>) = serde_json::from_value(seen)?;
                let least = if game == "corsairs" { hexagon } else { other };
                // Below a race on a low screen is its log, which nobody reads while it runs.
                let scrolls = below > 0.0 && !(game == "battle-of-corsica" && height < 480);
                if share < least || scrolls {
                    all.push(format!("{game} at {width} × {height}: {share:.1} %, {below} px below the screen"));
                }
                if (width, height) == (1366, 657) && square.is_some_and(|square| square < LEAST_SQUARE) {
                    all.push(format!("{game}: a square is {square:?} px wide"));
                }
            }
        }
        ensure!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    });
}

#[test]
fn two_players_in_one_line_do_not_overlap() {
    visit("/", async |page, _host| {
        let script = "
            const parts = (who) => [...document.querySelectorAll(`.player.${who} > :not(.visually-hidden)`)]
                .map((part) => part.getBoundingClientRect());
            const [theirs, mine] = [parts('them'), parts('me')];
            const isOver = (one, other) => Math.min(one.right, other.right) > Math.max(one.left, other.left) + 1
                && Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top) + 1;
            return theirs.some((one) => mine.some((other) => isOver(one, other)));";
        for game in &project::games()? {
            open_table(page, game).await?;
            for (width, height) in [(360, 740), (900, 506), (1024, 576), (1200, 675), (1280, 720), (1440, 900)] {
                page.resize(width, height).await?;
                page.wait_until_still().await?;
                ensure!(page.run(script, vec![]).await? == false, "{game} at {width} × {height}: players overlap");
            }
        }
        Ok(())
    });
}

#[test]
fn a_long_refusal_moves_no_button() {
    visit("/", async |page, _host| {
        for game in &project::games()? {
            open_table(page, game).await?;
            for (width, height) in [(360, 740), (390, 844), (1440, 900)] {
                page.resize(width, height).await?;
                page.wait_until_still().await?;
                let script = "
                    const places = () => [...document.querySelectorAll('main :is(.board, .dock, .dock button)')]
                        .map((part) => part.getBoundingClientRect())
                        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join());
                    const refusal = document.querySelector('.dock .refusal');
                    const [before, said] = [places(), refusal.textContent];
                    refusal.textContent = 'That is no move here, because another rule forbids it. '.repeat(4);
                    const [after, box] = [places(), refusal.getBoundingClientRect()];
                    refusal.textContent = said;
                    const isShown = !document.querySelector('.dock').checkVisibility() || box.height > 40;
                    return before.join(';') === after.join(';') && isShown ? '' : `${before.join(';')} became ${after.join(';')}`;";
                let moved = page.run(script, vec![]).await?;
                ensure!(moved == "", "{game} at {width} × {height}: {moved}");
            }
        }
        Ok(())
    });
}

/// Plays by clicking at random what may be clicked, and notes every place where the board and the players' bars have been.
const PLAY_AT_RANDOM: &str = "
    const seen = {};
    const note = () => {
        for (const part of ['.hex, .court-table, .board', '.player.them', '.player.me']) {
            const box = document.querySelector(part)?.getBoundingClientRect();
            if (box) (seen[part] ??= new Set()).add([box.x, box.y, box.width, box.height].map(Math.round).join());
        }
    };
    for (let step = 0; step < 60 && !document.querySelector('.result'); step += 1) {
        clickAtRandom();
        for (let frame = 0; frame < 3; frame += 1) {
            await new Promise(requestAnimationFrame);
            note();
        }
    }
    const moved = Object.entries(seen).filter(([, places]) => places.size > 1);
    return [moved.map(([part, places]) => `${part}: ${[...places].join(' | ')}`), document.querySelectorAll('.log-list li').length];";

#[test]
fn nothing_moves_while_a_game_is_played() {
    visit_with_motion("/", async |page, _host| {
        page.play_at_once().await?;
        let mut all = Vec::new();
        for game in &project::games()? {
            for (width, height) in [(1366, 657), (390, 844)] {
                // A race does not wait for clicks.
                if game == "battle-of-corsica" {
                    continue;
                }
                open_table(page, game).await?;
                page.resize(width, height).await?;
                page.wait_until_still().await?;
                let seen = page.run_async(&format!("{CLICK_AT_RANDOM}{PLAY_AT_RANDOM}")).await?;
                let (moved, lines): (Vec<String>, u64) = serde_json::from_value(seen)?;
                ensure!(lines > 0, "expected some moves of {game}");
                all.extend(moved.into_iter().map(|moved| format!("{game} at {width} × {height}: {moved}")));
            }
        }
        ensure!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    });
}
