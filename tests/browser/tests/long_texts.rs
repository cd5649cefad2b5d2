//! Long texts fit: every screen and table in the pseudo-language, at the narrowest and a wide width.

use anyhow::{Result, ensure};
use browser_tests::{LANGUAGES, Page, visit};
use serde_json::json;
use xtask::project;

/// Opens all groups of settings, so that their texts are checked too.
async fn open_groups(page: &Page) -> Result<()> {
    page.run("document.querySelectorAll('details').forEach((group) => { group.open = true; })", vec![]).await?;
    Ok(())
}

/// Begins a game with the standard options.
async fn begin(page: &Page, game: &str) -> Result<()> {
    page.go(&format!("#/set-up/{game}"), ".set-up").await?;
    page.choose_seed("7").await?;
    page.wait_for("main .btn-primary").await?.click().await?;
    page.wait_for(".arena").await?;
    Ok(())
}

#[test]
fn long_texts_fit_on_every_screen() {
    visit("/", async |page, _host| {
        page.lengthen_texts().await?;
        let mut lost = page.look_at_long_texts("home").await?;
        for (name, there) in [
            ("settings", "input[name=theme]"),
            ("statistics", "#main"),
            ("about", ".prose"),
            ("open", "#pasted"),
            ("replay/junk", "[role=alert]"),
            ("nowhere", ".masthead"),
        ] {
            page.go(&format!("#/{name}"), there).await?;
            lost.extend(page.look_at_long_texts(&name.replace('/', "-")).await?);
        }
        for game in &project::games()? {
            page.go(&format!("#/set-up/{game}"), ".set-up").await?;
            open_groups(page).await?;
            lost.extend(page.look_at_long_texts(&format!("set-up-{game}")).await?);
            page.go(&format!("#/laboratory/{game}"), "progress").await?;
            lost.extend(page.look_at_long_texts(&format!("laboratory-{game}")).await?);
            page.go(&format!("#/editor/{game}"), ".editor, .narrow [role=alert]").await?;
            page.run("document.querySelectorAll('.editor details').forEach((group) => { group.open = true; })", vec![])
                .await?;
            lost.extend(page.look_at_long_texts(&format!("editor-{game}")).await?);
            page.go(&format!("#/rules/{game}"), ".rules").await?;
            lost.extend(page.look_at_long_texts(&format!("rules-{game}")).await?);
        }
        ensure!(lost.is_empty(), "{}", lost.join("\n"));
        page.expect_empty_console().await
    });
}

#[test]
fn long_texts_fit_on_every_table() {
    visit("/", async |page, _host| {
        page.lengthen_texts().await?;
        let mut lost = Vec::new();
        for game in &project::games()? {
            begin(page, game).await?;
            lost.extend(page.look_at_long_texts(game).await?);
            if page.run("return document.querySelector('.race-rest') !== null", vec![]).await? == true {
                // A race waits for its players, and cannot be resigned.
                page.wait_for(".race-rest .btn").await?.click().await?;
                page.wait_until("the race begins", "return document.querySelector('.race-rest') === null").await?;
                lost.extend(page.look_at_long_texts(&format!("{game}-begun")).await?);
                continue;
            }
            page.click("button", "Resign").await?;
            page.wait_for("dialog[open]").await?;
            lost.extend(page.look_at_long_texts(&format!("{game}-resign")).await?);
            page.wait_for("dialog[open] .btn-danger").await?.click().await?;
            page.wait_for(".result h2").await?;
            lost.extend(page.look_at_long_texts(&format!("{game}-result")).await?);
        }
        ensure!(lost.is_empty(), "{}", lost.join("\n"));
        page.expect_empty_console().await
    });
}

#[test]
fn long_texts_fit_in_lessons() {
    visit("/", async |page, _host| {
        page.lengthen_texts().await?;
        let mut lost = Vec::new();
        for game in &project::games()? {
            // The lesson before has the same elements.
            page.go("#/", ".masthead").await?;
            page.go(&format!("#/lesson/{game}"), ".teacher, .lesson").await?;
            // On a phone the task lies over the board until it is folded. Then only its beginning is to be seen.
            page.run("document.querySelector('.fold')?.click()", vec![]).await?;
            let found = page.look_at_long_texts(&format!("lesson-{game}")).await?;
            lost.extend(found.into_iter().filter(|line| !line.contains("cut off: p.task")));
        }
        ensure!(lost.is_empty(), "{}", lost.join("\n"));
        page.expect_empty_console().await
    });
}

/// The words of the headline of a result that are broken.
const BROKEN_WORDS: &str = "
    const text = document.querySelector('.result h2').firstChild;
    const words = [...text.data.matchAll(/\\S+/g)];
    return words.filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }).map(([word]) => word);";

#[test]
fn no_word_of_a_headline_is_broken() {
    visit("/", async |page, _host| {
        // The headline names the player who gave up first.
        let game = "table 1\n1 person Leichtmatrosin\n2 computer deckhand\n3 computer deckhand\n4 computer boatswain\n\
                    score 0 0 0 0 draws 0\nresigned 1\nrecord 1 court-wars\noptions seats=4\nseed 5\nend\n";
        let store = "localStorage['corsair-cabinet:game:court-wars.000000000001'] = arguments[0]";
        for (name, tag) in LANGUAGES {
            page.choose_language(name, tag).await?;
            for (width, height) in [(1440, 900), (1024, 768), (844, 390), (390, 844), (360, 640)] {
                page.resize(width, height).await?;
                page.go("#/", ".masthead").await?;
                page.run(store, vec![json!(game)]).await?;
                page.go("#/play/court-wars.000000000001", ".result h2").await?;
                let broken = page.run(BROKEN_WORDS, vec![]).await?;
                ensure!(broken == json!([]), "{name} at {width} × {height}: {broken}");
            }
        }
        Ok(())
    });
}
