//! The lessons with exercises: each to its end, by typed moves, by click and by keyboard; a wrong move is explained, and the
//! exercise starts again.

use anyhow::{Result, ensure};
use browser_tests::{Key, Page, visit};
use serde_json::json;

/// Opens the lesson of a game from its set-up.
async fn enter(page: &Page, game: &str) -> Result<()> {
    page.play_at_once().await?;
    page.go(&format!("#/set-up/{game}"), ".set-up").await?;
    page.click("link", "Practise first").await?;
    page.wait_for(".teacher").await?;
    Ok(())
}

/// Waits until the exercise of this number is done, with the focus on what leads on.
async fn wait_for_done(page: &Page, number: usize) -> Result<()> {
    let done = "return !!document.querySelector('.teacher .told.is-done')
        && document.activeElement === document.querySelector('.teacher .btn-primary')";
    page.wait_until(&format!("exercise {number} is done, and the focus on what leads on"), done).await
}

/// Goes to the next exercise, with a key, and waits for it.
async fn go_on(page: &Page, number: usize) -> Result<()> {
    page.keys(&Key::Enter.to_string()).await?;
    let there = format!(
        "return document.querySelector('.teacher p').innerText.startsWith('Exercise {} of')
             && document.activeElement.id === 'task'",
        number + 1
    );
    page.wait_until(&format!("exercise {} begins, and its heading has the focus", number + 1), &there).await
}

/// Does all exercises by typed moves.
async fn type_through(page: &Page, ways: &[&[&str]]) -> Result<()> {
    for (number, way) in (1..).zip(ways) {
        for action in *way {
            page.say(action).await?;
        }
        wait_for_done(page, number).await?;
        if number < ways.len() {
            go_on(page, number).await?;
        }
    }
    let end = page.text(".teacher .told").await?;
    ensure!(end.ends_with("That was the lesson."), "{end}");
    let games = "return [...Array(localStorage.length).keys()].map((at) => localStorage.key(at)).filter((key) => !/settings/.test(key))";
    let stored = page.run(games, vec![]).await?;
    ensure!(stored == json!([]), "nothing of a lesson is stored, found {stored}");
    page.keys(&Key::Enter.to_string()).await?;
    page.wait_for(".set-up").await?;
    Ok(())
}

#[test]
fn the_lesson_of_corsairs_is_done_to_its_end() {
    visit("/", async |page, _host| {
        enter(page, "corsairs").await?;
        page.look("lesson-corsairs").await?;
        type_through(
            page,
            &[
                &["enter a1", "enter e1", "end"],
                &["step g3 h2 pull f4"],
                &["leave e1 pull e2"],
                &["step e2 e1 pull e3", "leave e1 pull e2"],
                &["step e2 f2 pull e3", "leave e1 pull e2"],
                &["sail e4 f3"],
                &["sail c6-c7 c4-c5"],
                &["sail d5 d2"],
                &["sail e4 d3"],
            ],
        )
        .await?;
        page.expect_empty_console().await
    });
}

#[test]
fn the_lesson_of_knight_fight_is_done_to_its_end() {
    visit("/", async |page, _host| {
        enter(page, "knight-fight").await?;
        type_through(
            page,
            &[
                &["play x", "spawn d5"],
                &["spawn e6"],
                &["spawn h8"],
                &["spawn g8"],
                &["spawn g5"],
                &["spawn e5"],
                &["spawn c2"],
                &["spawn f5"],
            ],
        )
        .await?;
        page.expect_empty_console().await
    });
}

#[test]
fn the_lesson_of_court_wars_is_done_to_its_end() {
    visit("/", async |page, _host| {
        enter(page, "court-wars").await?;
        page.look("lesson-court-wars").await?;
        type_through(
            page,
            &[
                &["draw", "place K"],
                &["draw", "place K"],
                &["attack Q 1 KD 1"],
                &["attack Q 2 QD all"],
                &["attack K 2 KD all"],
                &["draw", "attack K 2 QD all", "draw", "place Q"],
                &["draw", "place Q"],
                &["attack K 2 JD all"],
            ],
        )
        .await?;
        page.expect_empty_console().await
    });
}

#[test]
fn the_lesson_of_knights_and_corsairs_is_done_to_its_end() {
    visit("/", async |page, _host| {
        enter(page, "knights-and-corsairs").await?;
        page.look("lesson-knights-and-corsairs").await?;
        type_through(
            page,
            &[
                &["attack b2 9D JD KD"],
                &["defend 8D 9H AD"],
                &["attack a2 AH"],
                &["influence c1 2D"],
                &["attack c3 10H KH"],
                &["attack c1 10H JD QH"],
                &["defend 2D", "influence c1 4H"],
                &["attack c3 JD QH"],
            ],
        )
        .await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_wrong_move_is_explained_and_the_exercise_starts_again() {
    visit("/", async |page, _host| {
        enter(page, "knight-fight").await?;
        page.say("play x").await?;
        page.say("spawn d5").await?;
        wait_for_done(page, 1).await?;
        go_on(page, 1).await?;
        // By click: a space from which there is no row, twice, since the second touch does it.
        let space = ".square[aria-label^=\"e4,\"]";
        page.wait_for(space).await?.click().await?;
        page.wait_for(space).await?.click().await?;
        page.wait_until(
            "the message appears",
            "return /The gap is on e6/.test(document.querySelector('.told').innerText)",
        )
        .await?;
        page.wait_until(
            "the exercise starts again",
            "return /Try once more/.test(document.querySelector('.told').innerText)
                 && document.querySelectorAll('.log-list li').length === 0
                 && !document.querySelector('.square[aria-label^=\"e4,\"] .knight')",
        )
        .await?;
        page.look("lesson-failed").await?;
        let spoken = page.spoken().await?;
        ensure!(spoken.contains("The gap is on e6"), "it is said: {spoken}");
        // Now the right one, by keyboard alone: the focus is on the board.
        let space = ".square[aria-label^=\"e6,\"]";
        page.run("document.querySelector(arguments[0]).focus()", vec![json!(space)]).await?;
        page.keys(&Key::Enter.to_string()).await?;
        page.keys(&Key::Enter.to_string()).await?;
        wait_for_done(page, 2).await?;
        page.look("lesson-done").await?;
        // Again, at any time.
        page.click("button", "Again").await?;
        page.wait_until(
            "it starts again",
            "return !document.querySelector('.told.is-done') && document.querySelectorAll('.log-list li').length === 0",
        )
        .await?;
        page.click("button", "Skip").await?;
        page.wait_until(
            "the third exercise is there",
            "return /Diagonals/.test(document.getElementById('task').innerText)",
        )
        .await?;
        page.expect_empty_console().await
    });
}
