//! Puzzles of the day: linked from home, solved by typed moves, with the solution on request and a message for a wrong move.

use std::fs;

use anyhow::{Context, Result, ensure};
use browser_tests::{Page, visit};
use xtask::project;

/// The games with puzzles, each with the text of its puzzles.
fn games_with_puzzles() -> Result<Vec<(String, String)>> {
    let file = |game: &str| project::root().join(format!("src/games/{}/puzzles.txt", game.replace('-', "_")));
    let games = project::games()?.into_iter().filter(|game| file(game).exists());
    games.map(|game| Ok((game.clone(), fs::read_to_string(file(&game))?))).collect()
}

/// Some day.
const DAY: usize = 20_000;

/// A seat and what it does, in order, in the puzzle of that day among these.
fn way(puzzles: &str) -> Result<Vec<(&str, &str)>> {
    let lines: Vec<&str> = puzzles.lines().collect();
    let way = lines[DAY % lines.len()].split('\t').nth(2).context("expected a way")?;
    way.split(';').map(|entry| entry.split_once(' ').context("expected a seat and an action")).collect()
}

/// Solves the puzzle of a game by typed moves; the page answers.
async fn solve(page: &Page, game: &str, puzzles: &str) -> Result<()> {
    let way = way(puzzles)?;
    page.go(&format!("#/puzzle/{game}/{DAY}"), ".teacher").await?;
    let seat = way[0].0;
    for (number, (actor, action)) in way.iter().enumerate() {
        if *actor == seat {
            page.say(action).await?;
        }
        let lines = format!("return document.querySelectorAll('.log-list li').length >= {}", number + 1);
        page.wait_until(&format!("{actor} {action} is done"), &lines).await?;
    }
    page.wait_until("it is solved", "return !!document.querySelector('.teacher .told.is-done')").await?;
    ensure!(page.text(".teacher .told").await?.starts_with("That was the way."), "expected the page to say so");
    page.wait_until(
        "it is marked as solved",
        "return document.querySelector('.teacher .small').innerText.includes('Solved')",
    )
    .await?;
    let asks = page.run("return document.querySelector('.dock').checkVisibility()", vec![]).await?;
    ensure!(asks == false, "expected the table of {game} to ask for nothing more");
    Ok(())
}

#[test]
fn a_puzzle_of_each_game_is_solved_by_typed_moves() {
    visit("/", async |page, _host| {
        page.play_at_once().await?;
        for (game, puzzles) in games_with_puzzles()? {
            solve(page, &game, &puzzles).await?;
            page.look(&format!("puzzle-{game}")).await?;
        }
        page.expect_empty_console().await
    });
}

#[test]
fn puzzles_of_today_are_on_home_and_report_and_show_the_move() {
    visit("/", async |page, _host| {
        page.play_at_once().await?;
        page.go("#/", ".masthead").await?;
        page.look("home-puzzles").await?;
        let today = "return document.querySelectorAll('[aria-labelledby=puzzles] a').length";
        ensure!(page.run(today, vec![]).await? == games_with_puzzles()?.len(), "a puzzle for each game with puzzles");
        page.run("document.querySelector('[aria-labelledby=puzzles] a[href$=knight-fight]').click()", vec![]).await?;
        let date = page.text(".teacher .small").await?;
        // Plays another move than the solution: touches the first possible space until the puzzle is failed or solved.
        page.wait_for(".board [data-place]:not([aria-disabled])").await?;
        let first = "document.querySelector('.board button:not([aria-disabled]):not([disabled])').click()";
        page.run(first, vec![]).await?;
        page.click("button", "Again").await?;
        page.click("button", "Show me").await?;
        page.wait_until("it is shown to the end", "return document.querySelectorAll('.log-list li').length >= 5")
            .await?;
        page.click("link", "The day before").await?;
        page.wait_until(
            "it is that of another day",
            &format!("return document.querySelector('.teacher .small').innerText !== '{date}'"),
        )
        .await?;
        // Tomorrow's puzzle cannot be opened yet.
        page.go("#/puzzle/knight-fight/99999999", ".teacher").await?;
        ensure!(page.text(".teacher .small").await? == date, "expected today's");
        page.go("#/puzzle/knights-and-corsairs", ".masthead").await?;
        page.expect_empty_console().await
    });
}
