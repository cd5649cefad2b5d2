//! Notes in a replay: a sentence, arrows and rings at a position, which are part of the record and of its link.

use std::fs;

use anyhow::{Context, Result, ensure};
use browser_tests::{Key, Page, visit};
use serde_json::{Value, json};
use xtask::project;

use crate::finished_games::open_finished_game;

/// The address of a replay of the golden game.
fn replay(game: &str) -> Result<String> {
    let text = fs::read_to_string(project::root().join(format!("tests/golden/{game}.txt")))?;
    let (record, _) = text.split_once("\nend\n").context("a record ends with \"end\"")?;
    Ok(format!("#/replay/{};end", record.replace(';', "~").replace('\n', ";").replace(' ', "_")))
}

/// The numbers of the first two spaces of the board.
pub async fn two_spaces(page: &Page) -> Result<Vec<Value>> {
    let script =
        "return [...document.querySelectorAll('.board [data-place]')].slice(0, 2).map(({dataset}) => dataset.place)";
    Ok(page.run(script, vec![]).await?.as_array().cloned().unwrap_or_default())
}

pub async fn touch(page: &Page, space: &Value) -> Result<()> {
    page.run("document.querySelector(`.board [data-place='${arguments[0]}']`).click()", vec![space.clone()]).await?;
    Ok(())
}

/// How many rings and arrows of notes there are on the board, and the note in words.
pub async fn expect_notes(page: &Page, rings: usize, arrows: usize, words: &str) -> Result<()> {
    let script = format!(
        "return document.querySelectorAll('.board [data-ring]').length === {rings} && \
         document.querySelectorAll('.pointer-arrow.is-note').length === {arrows} && \
         (document.querySelector('#note')?.value ?? document.querySelector('.note-text').innerText) === {}",
        json!(words)
    );
    page.wait_until(&format!("{rings} rings, {arrows} arrows and {words:?}"), &script).await
}

#[test]
fn notes_are_part_of_a_replay_and_its_link() {
    visit("/", async |page, _host| {
        for game in ["corsairs", "court-wars", "knight-fight", "knights-and-corsairs"] {
            page.go("#/", ".masthead").await?;
            page.go(&replay(game)?, ".replay-notes").await?;
            page.wait_for(".board [data-place]").await?;
            page.click("button", "One move back").await?;
            page.click("button", "Write a note").await?;
            page.wait_for("#note").await?.send_keys("Here the game turns.").await?;
            // The sentence is kept while its field still has the focus.
            page.wait_until("it is kept", "return location.hash.includes('Here_the_game_turns.')").await?;
            page.click("button", "Draw a ring").await?;
            let spaces = two_spaces(page).await?;
            touch(page, &spaces[0]).await?;
            page.click("button", "Draw an arrow").await?;
            touch(page, &spaces[0]).await?;
            touch(page, &spaces[1]).await?;
            expect_notes(page, 1, 1, "Here the game turns.").await?;
            page.look(&format!("notes-{game}")).await?;
            let told = "return document.querySelector('.log .note')?.innerText";
            ensure!(page.run(told, vec![]).await? == json!("Here the game turns."), "{game}: the log has the note");

            // Elsewhere there is none; after a reload it is there again.
            page.click("button", "One move on").await?;
            expect_notes(page, 0, 0, "").await?;
            page.reload().await?;
            page.wait_for(".board [data-place]").await?;
            expect_notes(page, 0, 0, "").await?;
            page.click("button", "One move back").await?;
            expect_notes(page, 1, 1, "Here the game turns.").await?;

            // What is drawn again is removed.
            page.click("button", "Draw a ring").await?;
            touch(page, &spaces[0]).await?;
            expect_notes(page, 0, 1, "Here the game turns.").await?;
            page.wait_for(".note-marks button").await?.click().await?;
            expect_notes(page, 0, 0, "Here the game turns.").await?;
            page.expect_empty_console().await?;
        }
        Ok(())
    });
}

#[test]
fn notes_are_drawn_by_keyboard_and_told() {
    visit("/", async |page, _host| {
        page.go(&replay("corsairs")?, ".replay-notes").await?;
        page.wait_for(".board [data-place]").await?;
        page.click("button", "Draw an arrow").await?;
        page.tab_into(".board").await?;
        page.keys(&Key::Enter.to_string()).await?;
        let prompt = "[...document.querySelectorAll('.replay-notes [role=status]')].pop().innerText";
        page.wait_until("its start is told", &format!("return {prompt}.startsWith('From ')")).await?;
        page.keys(&Key::Right.to_string()).await?;
        page.keys(&Key::Enter.to_string()).await?;
        page.wait_until(
            "the arrow is told",
            "return document.querySelector('.note-marks li')?.innerText.startsWith('Arrow from ')",
        )
        .await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_finished_game_keeps_its_notes() {
    visit("/", async |page, _host| {
        open_finished_game(page).await?;
        page.click("button", "Write a note").await?;
        page.wait_for("#note").await?.send_keys("Too early!").await?;
        page.click("button", "Draw a ring").await?;
        page.wait_for(".board [data-place]").await?;
        touch(page, &two_spaces(page).await?[0]).await?;
        expect_notes(page, 1, 0, "Too early!").await?;
        page.reload().await?;
        expect_notes(page, 1, 0, "Too early!").await?;
        page.go("#/statistics", ".statistics table").await?;
        page.go("#/finished", ".finished-games li").await?;
        let count = page.run("return document.querySelectorAll('.finished-games li').length", vec![]).await?;
        ensure!(count == json!(1), "expected one game, found {count}");
        page.expect_empty_console().await
    });
}
