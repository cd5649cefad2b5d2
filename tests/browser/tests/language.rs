//! The page in French: chosen in the settings, used everywhere, and games continue in it.

use anyhow::{Result, ensure};
use browser_tests::{Page, visit};
use serde_json::json;
use xtask::project;

/// English words that are not French words too, and a few words of these games.
const ENGLISH: &str = "the|of|to|and|with|your|you|turn|takes|take|wins|win|is|are|been|it|its|this|that|have|has|from|for|\
                       by|at|who|whom|player|players|card|cards|king|queen|jack|empty|chosen|move|moves|knight|knights|seat|\
                       settings|rules|home|undo|level|begin|play|log|help";

/// Names of works, which stay as they are, and what can be read in either language on purpose.
const NAMES: &str = "Knights & Corsairs|Knight Fight|Court Wars|Poisonous Cloak|Royal Jelly|The Genius: Variations on a Theme|\
                     The Spectral Project Authors|CC-BY|@letele/playing-cards";

/// Fails if anything on the page, or said of it to a screen reader, is English. `aside` is what may be: notation.
async fn expect_french(page: &Page, aside: &str) -> Result<()> {
    let script = "
        const [english, names, aside] = arguments;
        const spoken = [document.title];
        const walk = (node) => {
            if (node.nodeType === Node.TEXT_NODE) spoken.push(node.data);
            if (node.nodeType !== Node.ELEMENT_NODE) return;
            if (/^(script|noscript|style)$/i.test(node.tagName) || (aside && node.matches(aside))) return;
            for (const name of ['aria-label', 'title', 'placeholder', 'alt']) spoken.push(node.getAttribute(name) ?? '');
            node.childNodes.forEach(walk);
        };
        walk(document.body);
        const words = new RegExp(`(?<![\\\\p{L}’])(${english})(?!\\\\p{L})`, 'giu');
        return spoken
            .map((text) => text.replace(new RegExp(names, 'g'), ''))
            .flatMap((text) => (text.match(words) ?? []).map((word) => `${word} in ${text}`));";
    let left = page.run(script, vec![json!(ENGLISH), json!(NAMES), json!(aside)]).await?;
    ensure!(left == json!([]), "not French at {}: {left:#}", page.address().await?);
    Ok(())
}

#[test]
fn the_page_has_the_chosen_language_and_remembers_it() {
    visit("/", async |page, _host| {
        page.wait_until("English", "return document.documentElement.lang === 'en'").await?;
        page.choose_language("Français", "fr").await?;
        page.wait_until("the heading is French", "return document.querySelector('h1').innerText === 'Réglages'")
            .await?;
        page.wait_until("so is the title", "return document.title === 'Réglages – Cabinet corsaire'").await?;
        // The element that had the focus was replaced.
        page.wait_until(
            "the chosen language has the focus",
            "return document.activeElement?.matches('input[name=language]:checked') ?? false",
        )
        .await?;
        page.reload().await?;
        page.wait_until("French", "return document.documentElement.lang === 'fr'").await?;
        page.choose_language("English", "en").await?;
        page.wait_until("the heading is English", "return document.querySelector('h1').innerText === 'Settings'")
            .await?;
        page.expect_empty_console().await
    });
}

#[test]
fn every_page_is_completely_french() {
    visit("/", async |page, _host| {
        page.choose_language("Français", "fr").await?;
        // The setting itself can be read in either language.
        expect_french(page, ".option:has(input[name=language])").await?;
        page.look("french-settings").await?;
        page.go("#/", ".masthead").await?;
        expect_french(page, "").await?;
        page.look("french-home").await?;
        for game in project::games()? {
            page.go(&format!("#/set-up/{game}"), ".set-up").await?;
            page.run("document.querySelectorAll('details').forEach((group) => { group.open = true; })", vec![]).await?;
            expect_french(page, "").await?;
            page.look(&format!("french-set-up-{game}")).await?;
            page.go(&format!("#/rules/{game}"), ".rules").await?;
            // Typed moves are notation, which is the same everywhere.
            expect_french(page, "b").await?;
            page.look(&format!("french-rules-{game}")).await?;
            page.go(&format!("#/laboratory/{game}"), "progress").await?;
            expect_french(page, "").await?;
            page.go(&format!("#/editor/{game}"), ".editor, .narrow [role=alert]").await?;
            expect_french(page, "").await?;
        }
        for (place, there) in
            [("about", ".prose"), ("open", "#pasted"), ("statistics", "#main"), ("nowhere", ".masthead")]
        {
            page.go(&format!("#/{place}"), there).await?;
            expect_french(page, "").await?;
        }
        page.go("#/replay/junk", "[role=alert]").await?;
        expect_french(page, "").await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_game_goes_on_in_another_language() {
    visit("/", async |page, _host| {
        page.go("#/set-up/knights-and-corsairs", ".set-up").await?;
        page.choose_seed("42").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".board").await?;
        for _ in 0..3 {
            page.wait_for(".hand-card[aria-pressed=false]:not([aria-disabled])").await?.click().await?;
        }
        page.wait_for(".dock .btn-primary:not([aria-disabled])").await?.click().await?;
        page.wait_until("a move is in the log", "return document.querySelectorAll('.log-list li').length > 0").await?;
        let first = "return document.querySelector('.log-list code').textContent";
        let before = page.run(first, vec![]).await?;
        let table = page.address().await?;
        let table = table.split_once('#').map(|(_, place)| format!("#{place}")).unwrap_or_default();
        page.choose_language("Français", "fr").await?;
        page.go(&table, ".board").await?;
        page.wait_until("the log is there", "return document.querySelectorAll('.log-list li').length > 0").await?;
        let after = page.run(first, vec![]).await?;
        ensure!(before == after, "the same game is on the table: {before} became {after}");
        // Notation stands in the log, if wished, in hints and in the box for typed moves.
        expect_french(page, ".log-list code").await?;
        page.look("french-table").await?;
        // What a player said is gone when the computer moves, so that it has to be waited for.
        page.wait_for(".hand-card[aria-pressed=false]:not([aria-disabled])").await?;
        page.open_keyboard_help().await?;
        page.wait_for("#say").await?.send_keys("attaquer b2").await?;
        page.click("button", "Jouer").await?;
        page.wait_until(
            "a refusal is French",
            "return /Vous ne pouvez pas jouer|Ce n’est pas à vous/.test(document.querySelector('.dock .refusal').innerText)",
        )
        .await?;
        page.click("button", "Abandonner").await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_for(".result h2").await?;
        ensure!(page.text(".result h2").await?.starts_with("Victoire"), "the result is French");
        expect_french(page, ".log-list code, textarea").await?;
        page.look("french-result").await?;
        page.expect_empty_console().await
    });
}
