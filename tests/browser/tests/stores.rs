//! What is stored on the device stays, whatever another tab has changed since this one was opened, and whatever another version of
//! the program has stored.

use anyhow::{Context, Result, ensure};
use browser_tests::{Page, visit};
use fantoccini::wd::WindowHandle;
use serde_json::{Value, json};

use crate::finished_games::{begin_and_resign, open_finished_game};
use crate::puzzles::{DAY, games_with_puzzles, solve_first};
use crate::replay_notes::{expect_notes, touch, two_spaces};

/// Two tabs of one browser at the same page.
struct Tabs<'a> {
    page: &'a Page,
    handles: [WindowHandle; 2],
}

impl<'a> Tabs<'a> {
    /// Opens a second tab at the address of the first.
    async fn open(page: &'a Page) -> Result<Self> {
        let (address, first) = (page.address().await?, page.client().window().await?);
        let second = page.client().new_window(true).await?.handle;
        page.client().switch_to_window(second.clone()).await?;
        page.open(&address).await?;
        Ok(Self { page, handles: [first, second] })
    }

    async fn at(&self, tab: usize) -> Result<&'a Page> {
        self.page.client().switch_to_window(self.handles[tab].clone()).await?;
        Ok(self.page)
    }

    async fn close_second(&self) -> Result<&'a Page> {
        self.at(1).await?.client().close_window().await?;
        self.at(0).await
    }
}

/// Keeps the page from hearing what other tabs store, as when it was frozen meanwhile.
const DEAF: &str = "addEventListener('storage', (event) => event.stopImmediatePropagation(), true)";

/// What is stored under a name.
async fn stored(page: &Page, name: &str) -> Result<String> {
    let text = page.run("return localStorage[`corsair-cabinet:${arguments[0]}`] ?? ''", vec![json!(name)]).await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

/// Stores a text, and opens the page again.
async fn store(page: &Page, name: &str, text: &str) -> Result<()> {
    let script = "localStorage[`corsair-cabinet:${arguments[0]}`] = arguments[1]";
    page.run(script, vec![json!(name), json!(text)]).await?;
    page.reload().await
}

/// Chooses the value of a setting.
async fn set(page: &Page, setting: &str, value: &str) -> Result<()> {
    page.wait_for(&format!("input[name={setting}]")).await?;
    page.click("radio", value).await?;
    Ok(())
}

#[test]
fn two_tabs_choose_different_settings() {
    visit("/", async |page, _host| {
        page.go("#/settings", "input[name=theme]").await?;
        let tabs = Tabs::open(page).await?;
        let wood = "return document.documentElement.dataset.look === 'wood'";
        let night = "return document.documentElement.dataset.theme === 'dark'";
        set(tabs.at(0).await?, "theme", "Night").await?;
        tabs.at(1).await?.wait_until("it is night in the other tab, too", night).await?;
        set(page, "look", "Wood").await?;
        tabs.at(0).await?.wait_until("the first tab is of wood, too", wood).await?;
        page.reload().await?;
        page.wait_until("it is night after a reload", night).await?;
        // Neither hears of the other one now.
        for tab in [0, 1] {
            tabs.at(tab).await?.run(DEAF, vec![]).await?;
        }
        set(tabs.at(0).await?, "deck", "Four colours").await?;
        set(tabs.at(1).await?, "board", "Small").await?;
        let text = stored(page, "settings").await?;
        for word in ["theme=2", "look=1", "deck=1", "board=2"] {
            ensure!(text.contains(word), "expected {word} in {text}");
        }
        tabs.close_second().await?.expect_empty_console().await
    });
}

#[test]
fn two_tabs_solve_different_puzzles() {
    visit("/", async |page, _host| {
        page.play_at_once().await?;
        let games: Vec<String> = games_with_puzzles()?.into_iter().map(|(game, _)| game).collect();
        for (deaf, games) in [false, true].into_iter().zip(games.chunks_exact(2)) {
            // Both tabs have read what is stored before either solves a puzzle.
            page.go(&format!("#/puzzle/{}/{DAY}", games[0]), ".teacher").await?;
            let tabs = Tabs::open(page).await?;
            tabs.at(1).await?.go(&format!("#/puzzle/{}/{DAY}", games[1]), ".teacher").await?;
            for (tab, game) in games.iter().enumerate() {
                tabs.at(tab).await?;
                if deaf {
                    page.run(DEAF, vec![]).await?;
                }
                solve_first(page, game).await?;
            }
            let text = stored(page, "puzzles").await?;
            for game in games {
                ensure!(text.contains(&format!("{game} {DAY}")), "expected the puzzle of {game} in {text}");
            }
            tabs.close_second().await?;
        }
        page.expect_empty_console().await
    });
}

#[test]
fn two_tabs_write_notes_on_one_game() {
    visit("/", async |page, _host| {
        open_finished_game(page).await?;
        let tabs = Tabs::open(page).await?;
        for tab in [0, 1] {
            tabs.at(tab).await?.wait_for(".board [data-place]").await?;
            page.click("button", "Draw a ring").await?;
            let spaces = two_spaces(page).await?;
            touch(page, &spaces[tab]).await?;
            expect_notes(page, tab + 1, 0, "").await?;
        }
        let page = tabs.close_second().await?;
        expect_notes(page, 2, 0, "").await?;
        page.reload().await?;
        expect_notes(page, 2, 0, "").await?;
        page.expect_empty_console().await
    });
}

/// What is done so that a store changes.
async fn change(page: &Page, name: &str) -> Result<()> {
    match name {
        "settings" => {
            page.go("#/settings", "input[name=look]").await?;
            set(page, "look", "Wood").await
        }
        "puzzles" => solve_first(page, "corsairs").await,
        "experiments" => {
            page.go("#/laboratory/battle-of-corsica", "progress").await?;
            page.click("button", "Start").await?;
            page.wait_until("all games are counted", "return document.querySelector('progress').value >= 20").await
        }
        _ => {
            page.go("#/set-up/corsairs", ".set-up").await?;
            begin_and_resign(page).await
        }
    }
}

#[test]
fn what_a_later_version_stored_is_left_alone() {
    visit("/", async |page, _host| {
        for (name, text, told) in [
            ("settings", "settings 2\ntheme=2", "Settings"),
            ("puzzles", "puzzles 3\ncorsairs 20000 anew", "Puzzles of the day"),
            ("experiments", "experiments 2\nanything\n", "Laboratory"),
            ("statistics", "statistics 3\nanything\n", "Your results"),
        ] {
            store(page, name, text).await?;
            change(page, name).await.with_context(|| name.to_owned())?;
            let bar = format!(
                "return [...document.querySelectorAll('.bar[role=alert]')].filter((bar) => bar.innerText.startsWith('{told}: ')).length"
            );
            page.wait_until(&format!("{told} are said to be left alone"), &format!("{bar} === 1")).await?;
            let now = stored(page, name).await?;
            ensure!(now == text, "expected {name} to stay, found {now}");
            // Nothing else is said to be left alone.
            page.run("localStorage.clear()", vec![]).await?;
            page.reload().await?;
            ensure!(page.run("return document.querySelectorAll('.bar').length", vec![]).await? == Value::from(0));
        }
        page.expect_empty_console().await
    });
}
