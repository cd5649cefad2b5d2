//! What the page does so that nothing stored is lost: the browser's promise, backups, the installation, and shortcuts to it.

use anyhow::{Context, Result, ensure};
use browser_tests::{Page, visit};
use serde_json::{Value, json};

/// A browser that has promised nothing yet, and promises all that it is asked for.
const STORAGE: &str = "
    window.isKept = false;
    window.requests = 0;
    navigator.storage.persisted = async () => window.isKept;
    navigator.storage.persist = async () => { window.requests += 1; return window.isKept = window.agrees ?? true; };";

/// A phone whose browser is WebKit.
const IPHONE: &str = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                      Version/18.5 Mobile/15E148 Safari/604.1";

/// A browser that asks the player.
const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/// Lets the browser give itself another name.
async fn name_browser(page: &Page, name: &str) -> Result<()> {
    let script = "const name = arguments[0]; Object.defineProperty(navigator, 'userAgent', { get: () => name })";
    page.run(script, vec![json!(name)]).await?;
    Ok(())
}

/// Begins a game of Corsairs against a computer, and resigns it.
async fn finish_game(page: &Page) -> Result<()> {
    page.go("#/set-up/corsairs", ".set-up").await?;
    page.click("button", "Begin").await?;
    page.wait_for(".posts").await?;
    page.click("button", "Resign").await?;
    page.wait_for("dialog[open] .btn-danger").await?.click().await?;
    page.wait_for(".result .data-safety").await?;
    Ok(())
}

/// Stores some finished games that cannot be read, since only their names are needed.
async fn store_finished(page: &Page, games: u64) -> Result<()> {
    let script = "
        for (let game = 1; game <= arguments[0]; game++) {
            localStorage[`corsair-cabinet:finished:corsairs.${String(game).padStart(12, '0')}`] = 'a game';
        }";
    page.run(script, vec![json!(games)]).await?;
    Ok(())
}

/// What the line below the result says.
async fn notice(page: &Page) -> Result<String> {
    Ok(page
        .run("return document.querySelector('.data-safety').innerText", vec![])
        .await?
        .as_str()
        .unwrap_or("")
        .to_owned())
}

/// Waits until the line below the result contains a text.
async fn wait_for_notice(page: &Page, text: &str) -> Result<()> {
    let is_there = format!("return document.querySelector('.data-safety')?.innerText.includes({})", json!(text));
    page.wait_until(&format!("the line contains \"{text}\""), &is_there).await
}

/// How often the browser was asked to keep what is stored.
async fn requests(page: &Page) -> Result<Value> {
    page.run("return window.requests", vec![]).await
}

#[test]
fn the_settings_say_whether_the_browser_keeps_everything() {
    visit("/", async |page, _host| {
        page.run(STORAGE, vec![]).await?;
        page.run("window.agrees = false", vec![]).await?;
        page.go("#/settings", "#kept-answer").await?;
        let answer =
            |text: &str| format!("return document.querySelector('#kept-answer').textContent.includes('{text}')");
        page.wait_until("the browser has promised nothing", &answer("Not for sure")).await?;
        ensure!(requests(page).await? == 0, "expected the settings not to ask by themselves");
        page.look("settings-not-kept").await?;
        page.click("button", "Ask the browser to keep it").await?;
        page.wait_until("the browser refuses", &answer("has not promised it yet")).await?;
        page.run("window.agrees = true", vec![]).await?;
        page.click("button", "Ask the browser to keep it").await?;
        page.wait_until("the browser agrees", &answer("Yes")).await?;
        ensure!(!page.names("button").await?.contains(&"Ask the browser to keep it".into()), "expected no button");
        ensure!(page.text("#kept-answer + p").await?.contains("of about 5,000 kB"), "expected the size");
        Ok(())
    });
}

#[test]
fn the_settings_share_a_backup_and_say_when_it_was_made() {
    visit("/", async |page, _host| {
        page.run(
            "navigator.canShare = ({ files }) => files[0].name.endsWith('.txt');
             navigator.share = async ({ files }) => { window.shared = await files[0].text(); };
             localStorage['corsair-cabinet:game:corsairs.000000000001'] = 'a game';",
            vec![],
        )
        .await?;
        page.go("#/settings", "#kept-file").await?;
        ensure!(page.text("main").await?.contains("No backup has been saved"), "expected none so far");
        page.click("button", "Share the backup").await?;
        page.wait_until("it is told", "return document.querySelector('#kept-told').textContent.includes('is shared')")
            .await?;
        let shared = page.run("return window.shared", vec![]).await?;
        let shared = shared.as_str().context("expected a text")?;
        ensure!(shared.contains("game:corsairs.000000000001\n a game\n"), "{shared}");
        ensure!(!shared.contains("data-safety"), "expected no mark in a backup, found {shared}");
        let year = page.run("return String(new Date().getFullYear())", vec![]).await?;
        let text = page.text("main").await?;
        let last = text.lines().find(|line| line.starts_with("Last backup:")).context("expected the last backup")?;
        ensure!(last.contains(year.as_str().unwrap_or("?")), "{last}");
        Ok(())
    });
}

#[test]
fn the_page_is_installed_from_the_settings() {
    visit("/", async |page, _host| {
        page.go("#/settings", "#kept-file").await?;
        ensure!(page.text("main").await?.contains("its menu has “Install”"), "expected a sentence without an offer");
        page.run(
            "const offer = new Event('beforeinstallprompt', { cancelable: true });
             offer.prompt = async () => { window.isAsked = true; return { outcome: 'accepted' }; };
             dispatchEvent(offer);",
            vec![],
        )
        .await?;
        page.look("settings-install").await?;
        page.click("button", "Install the page").await?;
        page.wait_until("the browser asks the player", "return window.isAsked === true").await?;
        page.wait_until("the offer is used up", "return document.querySelector('main').innerText.includes('“Install”')")
            .await
    });
}

#[test]
fn a_backup_is_offered_after_ten_games_and_then_not_at_once() {
    visit("/", async |page, _host| {
        page.run(STORAGE, vec![]).await?;
        store_finished(page, 8).await?;
        finish_game(page).await?;
        page.wait_until("the browser is asked", "return window.isKept").await?;
        ensure!(notice(page).await?.is_empty(), "expected nothing after nine games: {}", notice(page).await?);
        finish_game(page).await?;
        wait_for_notice(page, "You have finished 10 games since your last backup.").await?;
        page.look("backup-offer").await?;
        page.click("button", "Not now").await?;
        page.wait_until("the line is gone", "return document.querySelector('.data-safety').innerText === ''").await?;
        page.expect_focus_on("heading").await?;
        finish_game(page).await?;
        page.run_async("await new Promise((next) => setTimeout(next))").await?;
        ensure!(notice(page).await?.is_empty(), "expected no offer after one more: {}", notice(page).await?);
        ensure!(requests(page).await? == 1, "expected the browser to be asked once, found {}", requests(page).await?);
        Ok(())
    });
}

#[test]
fn a_browser_that_asks_the_player_is_explained_first() {
    visit("/", async |page, _host| {
        page.run(STORAGE, vec![]).await?;
        name_browser(page, FIREFOX).await?;
        finish_game(page).await?;
        wait_for_notice(page, "It will ask you.").await?;
        ensure!(requests(page).await? == 0, "expected the reason before the question");
        page.click("button", "Ask the browser to keep it").await?;
        wait_for_notice(page, "your browser keeps this until you delete it").await?;
        ensure!(requests(page).await? == 1, "expected one question");
        Ok(())
    });
}

#[test]
fn a_browser_that_deletes_after_a_week_is_told_once() {
    visit("/", async |page, _host| {
        page.run(STORAGE, vec![]).await?;
        page.run("window.agrees = false", vec![]).await?;
        name_browser(page, IPHONE).await?;
        finish_game(page).await?;
        wait_for_notice(page, "after a week without a visit").await?;
        ensure!(notice(page).await?.contains("Add to Home Screen"), "{}", notice(page).await?);
        page.look("install-advice").await?;
        page.go("#/settings", "#kept-answer").await?;
        page.wait_until(
            "the settings say it, too",
            "return document.querySelector('#kept-answer').textContent.includes('unless you install the page')",
        )
        .await?;
        finish_game(page).await?;
        page.wait_until("the browser is asked again", "return window.requests === 2").await?;
        page.run_async("await new Promise((next) => setTimeout(next))").await?;
        ensure!(notice(page).await?.is_empty(), "expected it once: {}", notice(page).await?);
        Ok(())
    });
}

#[test]
fn what_is_left_after_a_partial_clearing_is_there() {
    visit("/", async |page, _host| {
        finish_game(page).await?;
        page.go("#/set-up/corsairs", ".set-up").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".posts").await?;
        let game = page.address().await?;
        page.run(
            "for (const name of Object.keys(localStorage)) {
                 if (!name.includes(':finished:') && !location.hash.endsWith(name.split(':game:')[1])) localStorage.removeItem(name);
             }",
            vec![],
        )
        .await?;
        page.reload().await?;
        page.wait_for(".posts").await?;
        ensure!(page.address().await? == game, "expected the game to be there");
        page.go("#/finished", ".finished-games li").await?;
        page.go("#/statistics", "h1").await?;
        ensure!(page.text("main").await?.contains("No game has ended yet"), "expected no results");
        page.expect_empty_console().await
    });
}

#[test]
fn two_tabs_keep_the_results_of_both() {
    visit("/", async |page, _host| {
        let first = page.client().window().await?;
        finish_game(page).await?;
        let second = page.client().new_window(true).await?.handle;
        let address = page.address().await?;
        page.client().switch_to_window(second).await?;
        page.open(&address).await?;
        finish_game(page).await?;
        page.client().switch_to_window(first).await?;
        finish_game(page).await?;
        let lines = "return localStorage['corsair-cabinet:statistics'].trim().split('\\n').length - 1";
        let lines = page.run(lines, vec![]).await?;
        ensure!(lines == 3, "expected the results of three games, found {lines}");
        Ok(())
    });
}

#[test]
fn shortcuts_lead_to_the_last_game_and_a_puzzle() {
    visit("/", async |page, _host| {
        page.go("#/play", ".tiles").await?;
        ensure!(page.run("return location.hash", vec![]).await? == "#/", "expected home without a game");
        page.go("#/set-up/corsairs", ".set-up").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".posts").await?;
        let game = page.address().await?;
        page.go("#/", ".tiles").await?;
        page.go("#/play", ".posts").await?;
        ensure!(page.address().await? == game, "expected the game, found {}", page.address().await?);
        page.go("#/puzzle", ".table").await?;
        let address = page.address().await?;
        ensure!(address.contains("#/puzzle/"), "expected a puzzle, found {address}");
        Ok(())
    });
}

#[test]
fn the_screen_stays_on_while_a_computer_thinks() {
    visit("/", async |page, _host| {
        page.run(
            "window.locks = [];
             const request = async () => {
                 const lock = { release: async () => { lock.isReleased = true; } };
                 window.locks.push(lock);
                 return lock;
             };
             Object.defineProperty(navigator, 'wakeLock', { value: { request } });
             localStorage['corsair-cabinet:game:corsairs.000000000001'] = arguments[0];",
            vec![json!(
                "table 1\n1 computer captain\n2 computer captain\nscore 0 0 draws 0\nresigned nobody\n\
                 record 1 corsairs\noptions standard\nseed 1\nend\n"
            )],
        )
        .await?;
        page.go("#/play/corsairs.000000000001", ".posts").await?;
        page.wait_until("the screen is kept on", "return window.locks.some((lock) => !lock.isReleased)").await?;
        page.go("#/", ".tiles").await?;
        page.wait_until("it may go dark again", "return window.locks.every((lock) => lock.isReleased)").await
    });
}

#[test]
fn a_game_by_letter_offers_a_backup_and_counts_unsent_letters() {
    visit("/", async |page, _host| {
        page.run(STORAGE, vec![]).await?;
        page.run("navigator.setAppBadge = async (number) => { window.badge = number; }", vec![]).await?;
        page.go("#/set-up/knights-and-corsairs", ".set-up").await?;
        page.choose_friend().await?;
        page.wait_for("#name-1").await?;
        page.click("button", "Begin").await?;
        page.find("heading", "Invite a friend").await?;
        wait_for_notice(page, "stored in this browser alone").await?;
        page.wait_until("the icon says that a letter waits", "return window.badge === 1").await?;
        page.look("secrets-offer").await?;
        page.run("HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; }", vec![]).await?;
        page.click("button", "Save a backup").await?;
        wait_for_notice(page, "among your downloads").await?;
        ensure!(page.run("return window.savedAs", vec![]).await? == "corsair-cabinet.txt", "expected a download");
        page.run(
            "document.querySelector('#letter-link').dispatchEvent(new ClipboardEvent('copy', { bubbles: true }))",
            vec![],
        )
        .await?;
        page.wait_until("no letter waits", "return window.badge === 0").await?;
        // Once is enough.
        page.reload().await?;
        page.wait_for(".data-safety").await?;
        page.run_async("await navigator.storage.persisted(); await new Promise((next) => setTimeout(next))").await?;
        ensure!(notice(page).await?.is_empty(), "expected it once: {}", notice(page).await?);
        Ok(())
    });
}
