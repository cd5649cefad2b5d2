//! Long texts fit: every screen and table in the pseudo-language, at the narrowest and a wide width.

use anyhow::{Result, ensure};
use browser_tests::{Page, visit};
use xtask::project;

/// Opens all groups of settings, so that their texts are checked too.
async fn open_groups(page: &Page) -> Result<()> {
    page.run("document.querySelectorAll('details').forEach((group) => { group.open = true; })", vec![]).await?;
    Ok(())
}

/// Begins a game with the standard options.
async fn begin(page: &Page, game: &str) -> Result<()> {
    page.go(&format!("#/set-up/{game}"), "#seed").await?;
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
            page.go(&format!("#/set-up/{game}"), "#seed").await?;
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
