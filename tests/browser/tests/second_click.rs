//! A second click before the page has changed: whatever begins a game, accepts an invitation, deletes or replaces does so once.

use anyhow::{Context, Result, ensure};
use browser_tests::{Host, Key, Page, elsewhere, visit};
use fantoccini::actions::{InputSource, MouseActions, PointerAction};
use serde_json::json;
use xtask::project;

use crate::correspondence::invite;
use crate::data_settings::{choose, save};
use crate::finished_games::begin_and_resign;

/// The ways of pressing a button twice.
#[derive(Clone, Copy, Debug)]
enum Twice {
    /// In one task, before anything can change.
    InOneTask,
    /// A double click with the mouse.
    WithMouse,
    /// Enter twice, on the button that has the focus.
    WithEnter,
}

const WAYS: [Twice; 3] = [Twice::InOneTask, Twice::WithMouse, Twice::WithEnter];

/// Presses the button that a selector finds.
async fn press(page: &Page, button: &str, way: Twice) -> Result<()> {
    page.wait_for(button).await?;
    match way {
        Twice::InOneTask => {
            let click = "const button = document.querySelector(arguments[0]); button.click(); button.click();";
            page.run(click, vec![json!(button)]).await.map(drop)
        }
        Twice::WithMouse => {
            page.run("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", vec![json!(button)])
                .await?;
            page.wait_until_still().await?;
            let (x, y) = page.middle(button).await?;
            let (down, up) = (PointerAction::Down { button: 0 }, PointerAction::Up { button: 0 });
            let mouse = MouseActions::new("mouse".into())
                .then(PointerAction::MoveTo { duration: None, x, y })
                .then(down.clone())
                .then(up.clone())
                .then(down)
                .then(up);
            Ok(page.client().perform_actions(mouse).await?)
        }
        Twice::WithEnter => {
            page.run("document.querySelector(arguments[0]).focus()", vec![json!(button)]).await?;
            page.keys(&Key::Enter.to_string().repeat(2)).await
        }
    }
}

/// The number of saved games.
async fn saved(page: &Page) -> Result<u64> {
    let count = "return Object.keys(localStorage).filter((name) => name.startsWith('corsair-cabinet:game:')).length";
    page.run(count, vec![]).await?.as_u64().context("expected a number")
}

/// What begins a game.
#[derive(Clone, Copy, Debug)]
enum Beginning<'a> {
    Home,
    SetUp(&'a str),
    Friend(&'a str),
    Rematch,
    Trial,
    ReplayRematch,
    PlayOn,
    Accept,
}

impl Beginning<'_> {
    /// Goes to where the game is begun. Returns the selector of the button.
    async fn prepare(self, page: &Page, host: &Host) -> Result<&'static str> {
        page.open(&host.address()).await?;
        page.run("localStorage.clear()", vec![]).await?;
        page.reload().await?;
        match self {
            Self::Home => Ok(".tile .btn-primary"),
            Self::SetUp(game) => {
                page.go(&format!("#/set-up/{game}"), ".set-up").await?;
                Ok(".set-up .btn-big")
            }
            Self::Friend(game) => {
                page.set_up(game, &[]).await?;
                page.choose_friend().await?;
                Ok(".set-up .btn-big")
            }
            Self::Accept => {
                let invitation = invite(page).await?;
                page.open(&elsewhere(&invitation)).await?;
                page.run("localStorage.clear()", vec![]).await?;
                page.find("button", "Accept").await?;
                Ok("form .btn-primary")
            }
            Self::Rematch | Self::Trial | Self::ReplayRematch | Self::PlayOn => {
                page.go("#/set-up/corsairs", ".set-up").await?;
                begin_and_resign(page).await?;
                if matches!(self, Self::Trial) {
                    page.click("button", "Look back").await?;
                    return Ok("[aria-label='Try another move'] .btn");
                }
                if matches!(self, Self::Rematch) {
                    return Ok(".result .btn-primary");
                }
                // Home tidies up what has ended, which is replayed from then on.
                page.go("#/", ".masthead").await?;
                page.go("#/finished", ".finished-games li").await?;
                page.wait_for(".finished-games a").await?.click().await?;
                page.wait_for(".replay .result .btn-primary").await?;
                if matches!(self, Self::ReplayRematch) {
                    return Ok(".replay .result .btn-primary");
                }
                page.click("button", "One move back").await?;
                page.click("button", "Play on from here").await?;
                Ok("dialog[open] .btn-primary")
            }
        }
    }
}

#[test]
fn a_game_begins_once_however_often_one_clicks() {
    visit("/", async |page, host| {
        let games = project::games()?;
        let set_ups = games.iter().map(|game| Beginning::SetUp(game));
        let friends = ["corsairs", "battle-of-corsica"].into_iter().map(Beginning::Friend);
        let others = [
            Beginning::Home,
            Beginning::Rematch,
            Beginning::Trial,
            Beginning::ReplayRematch,
            Beginning::PlayOn,
            Beginning::Accept,
        ];
        for beginning in set_ups.chain(friends).chain(others) {
            for way in WAYS {
                let told = format!("{beginning:?} {way:?}");
                let button = beginning.prepare(page, host).await.with_context(|| told.clone())?;
                let before = saved(page).await?;
                let address = page.address().await?;
                press(page, button, way).await.with_context(|| told.clone())?;
                let begun = "return location.href !== arguments[0] && location.hash.startsWith('#/play/') \
                             && !!document.querySelector('.board, .arena, main h1')";
                page.wait_until(&told, &begun.replace("arguments[0]", &json!(address).to_string())).await?;
                // A rematch takes the place of the game before.
                let expected = if matches!(beginning, Beginning::Rematch) { before } else { before + 1 };
                let now = saved(page).await?;
                ensure!(now == expected, "{told}: expected {expected} saved games, found {now}");
            }
        }
        page.expect_empty_console().await
    });
}

/// Counts how often each text is stored and removed.
const COUNT: &str = "
    const counts = window.counts = {};
    for (const name of ['setItem', 'removeItem']) {
        const real = Storage.prototype[name];
        Storage.prototype[name] = function (key, ...rest) {
            counts[`${name} ${key}`] = (counts[`${name} ${key}`] ?? 0) + 1;
            return real.call(this, key, ...rest);
        };
    }";

#[test]
fn a_question_is_answered_once() {
    visit("/", async |page, _host| {
        page.go("#/set-up/corsairs", ".set-up").await?;
        begin_and_resign(page).await?;
        page.go("#/set-up/knight-fight", ".set-up").await?;
        page.click("button", "Begin").await?;
        page.wait_for("#say").await?;
        let backup = save(page).await?;
        for (place, there, ask) in [
            ("#/", ".tiles", ".tile .btn-danger"),
            ("#/finished", ".finished-games li", ".finished-games button"),
            ("#/statistics", ".statistics", "main .btn-danger"),
            ("#/settings", "#kept-file", "#kept-file"),
            ("#/settings", "#kept-file", "main .btn-danger"),
        ] {
            for way in WAYS {
                // All is there again.
                choose(page, &backup).await?;
                page.wait_for("dialog[open] .btn-danger").await?.click().await?;
                page.wait_until("it is restored", "return document.querySelector('#kept-told').textContent !== ''")
                    .await?;
                page.go("#/about", "h1").await?;
                page.go(place, there).await?;
                if ask == "#kept-file" {
                    choose(page, &backup).await?;
                } else {
                    page.wait_for(ask).await?.click().await?;
                }
                page.wait_for("dialog[open] .btn-danger").await?;
                page.run(COUNT, vec![]).await?;
                press(page, "dialog[open] .btn-danger", way).await?;
                // A second Enter may ask again, which does nothing by itself.
                page.wait_until("it is done", "return Object.keys(counts).length > 0").await?;
                let often =
                    "return Object.entries(counts).filter(([name, count]) => count > 1 && !name.includes(':tab:'))";
                let often = page.run(often, vec![]).await?;
                ensure!(often == json!([]), "{place} {ask} {way:?}: expected each once, found {often}");
                page.reload().await?;
            }
        }
        page.expect_empty_console().await
    });
}
