//! Puzzles of the day: linked from home, solved by typed moves, with the solution on request and a message for a wrong move.

use std::fs;

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{MOVES, Page, visit};
use serde_json::json;
use xtask::project;

/// The games with puzzles, each with the text of its puzzles.
pub fn games_with_puzzles() -> Result<Vec<(String, String)>> {
    let file = |game: &str| project::root().join(format!("src/games/{}/puzzles.txt", game.replace('-', "_")));
    let games = project::games()?.into_iter().filter(|game| file(game).exists());
    games.map(|game| Ok((game.clone(), fs::read_to_string(file(&game))?))).collect()
}

/// A day on which the first kind of each game has its turn.
pub const DAY: usize = 20_760;

/// The kinds of puzzles of a game, in the order in which they take turns.
fn kinds(game: &str) -> Result<Vec<String>> {
    let file = project::root().join(format!("src/games/{}/puzzles.rs", game.replace('-', "_")));
    let text = fs::read_to_string(file)?;
    let names = text.split("Kind { name: \"").skip(1).filter_map(|rest| rest.split('"').next());
    Ok(names.map(str::to_owned).collect())
}

/// A seat and what it does, in order, in the puzzle of a day, which is of this kind, among these.
fn way<'a>(puzzles: &'a str, kind: &str, kinds: usize, day: usize) -> Result<Vec<(&'a str, &'a str)>> {
    let lines: Vec<&str> = puzzles.lines().filter(|line| line.split('\t').next() == Some(kind)).collect();
    let way = lines[day / kinds % lines.len()].split('\t').nth(2).context("expected a way")?;
    way.split(';').map(|entry| entry.split_once(' ').context("expected a seat and an action")).collect()
}

/// Solves the puzzle of a game on [`DAY`] by typed moves.
pub async fn solve_first(page: &Page, game: &str) -> Result<()> {
    let (kinds, games) = (kinds(game)?, games_with_puzzles()?);
    let (_, puzzles) = games.iter().find(|(other, _)| other == game).context("expected a game with puzzles")?;
    solve(page, game, DAY, &way(puzzles, &kinds[0], kinds.len(), DAY)?).await
}

/// Solves the puzzle of a game and a day by typed moves; the page answers.
async fn solve(page: &Page, game: &str, day: usize, way: &[(&str, &str)]) -> Result<()> {
    page.go(&format!("#/puzzle/{game}/{day}"), ".teacher").await?;
    // The puzzle before it may still be there for a moment.
    let is_new = "return !document.querySelector('.teacher .told.is-done') && !document.querySelector('.log-list li')";
    page.wait_until("a puzzle without moves is there", is_new).await?;
    let seat = way[0].0;
    for (number, (actor, action)) in way.iter().enumerate() {
        if *actor == seat {
            page.say(action).await?;
        }
        let done = format!("return {MOVES}.length > {number}");
        page.wait_until(&format!("{actor} {action} is done"), &done).await?;
    }
    page.wait_until("it is solved", "return !!document.querySelector('.teacher .told.is-done')").await?;
    ensure!(page.text(".teacher .told").await?.contains("to choose from"), "expected the page to say why it works");
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
fn a_puzzle_of_each_kind_is_solved_by_typed_moves() {
    visit("/", async |page, _host| {
        page.play_at_once().await?;
        for (game, puzzles) in games_with_puzzles()? {
            let kinds = kinds(&game)?;
            for (number, kind) in kinds.iter().enumerate() {
                let day = DAY + number;
                solve(page, &game, day, &way(&puzzles, kind, kinds.len(), day)?).await?;
                page.look(&format!("puzzle-{game}-{kind}")).await?;
            }
        }
        page.expect_empty_console().await
    });
}

/// Plays an action on another space of the board than its own one, which is its last word.
async fn play_elsewhere(page: &Page, action: &str) -> Result<()> {
    let space = action.split(' ').next_back().unwrap_or_default();
    page.wait_for(".board [data-can]").await?;
    let other = "
        const names = [...document.querySelectorAll('.board [data-can]')].map((space) => space.ariaLabel.split(/[,:]/)[0]);
        return names.find((name) => name !== arguments[0]);";
    let other = page.run(other, vec![json!(space)]).await?;
    page.say(&action.replace(space, other.as_str().context("expected another space")?)).await
}

#[test]
fn what_was_wrong_is_gone_after_a_right_move() {
    visit("/", async |page, _host| {
        page.play_at_once().await?;
        let games = games_with_puzzles()?;
        let (game, puzzles) = games.iter().find(|(game, _)| game == "knight-fight").context("expected puzzles")?;
        let kinds = kinds(game)?;
        let ways =
            kinds.iter().enumerate().map(|(at, kind)| Ok((DAY + at, way(puzzles, kind, kinds.len(), DAY + at)?)));
        let ways = ways.collect::<Result<Vec<_>>>()?;
        let (day, way) = ways.iter().find(|(_, way)| way.len() > 2).context("expected a puzzle of two moves")?;
        page.go(&format!("#/puzzle/{game}/{day}"), ".teacher").await?;
        let right = way[0].1;
        play_elsewhere(page, right).await?;
        let told = "document.querySelector('.teacher .told').innerText";
        page.wait_until("it is wrong", &format!("return {told}.includes('Try once more.')")).await?;
        page.say(right).await?;
        page.wait_until("nothing is wrong now", &format!("return {told} === ''")).await?;
        page.expect_empty_console().await
    });
}

#[test]
fn puzzles_of_today_are_on_home_and_report_and_show_the_move() {
    visit("/", async |page, _host| {
        page.play_at_once().await?;
        page.go("#/", ".masthead").await?;
        page.look("home-puzzles").await?;
        let today = "return document.querySelectorAll('[aria-labelledby=puzzles] .row a').length";
        ensure!(page.run(today, vec![]).await? == games_with_puzzles()?.len(), "a puzzle for each game with puzzles");
        page.run("document.querySelector('[aria-labelledby=puzzles] a[href$=knight-fight]').click()", vec![]).await?;
        let date = page.text(".teacher .small").await?;
        // Plays another move than the solution: touches the first possible space until the puzzle is failed or solved.
        page.wait_for(".board [data-place]:not([aria-disabled])").await?;
        let first = "document.querySelector('.board button:not([aria-disabled]):not([disabled])').click()";
        page.run(first, vec![]).await?;
        page.click("button", "Again").await?;
        page.click("button", "Show me").await?;
        page.wait_until("it is shown to the end", "return document.querySelectorAll('.log-list li').length >= 1")
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
        page.go("#/puzzle/battle-of-corsica", ".masthead").await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_mistake_comes_again_as_a_puzzle_until_it_is_solved() {
    visit("/", async |page, _host| {
        page.play_at_once().await?;
        let games = games_with_puzzles()?;
        let (game, puzzles) = games.iter().find(|(game, _)| game == "knight-fight").context("expected puzzles")?;
        let [_, position, solution] = puzzles.lines().next().context("a line")?.split('\t').collect::<Vec<_>>()[..]
        else {
            bail!("expected a kind, a position and a solution");
        };
        let (seat, best) = solution.split(';').next().and_then(|entry| entry.split_once(' ')).context("an action")?;
        let own = |due: &str| {
            let best = best.replace(' ', "_");
            format!("own-puzzles 2\n{game} {due} {seat} {best} position 1 {game} {position}")
        };
        page.run("localStorage.setItem('corsair-cabinet:own-puzzles', arguments[0])", vec![json!(own("0 -"))]).await?;
        // The puzzle of the day leads there.
        page.go(&format!("#/puzzle/{game}"), ".teacher").await?;
        page.click("link", "One puzzle from your own games").await?;
        page.wait_until("it is there", "return document.querySelector('#task').innerText.startsWith('Do better')")
            .await?;
        page.look("own-puzzle").await?;

        play_elsewhere(page, best).await?;
        let told = "document.querySelector('.teacher .told').innerText";
        page.wait_until("the captain finds it wrong", &format!("return {told}.includes('Try once more.')")).await?;
        let stored = page.run("return localStorage.getItem('corsair-cabinet:own-puzzles')", vec![]).await?;
        let tomorrow = page
            .run("return String(1 + Math.floor((Date.now() - new Date().getTimezoneOffset() * 6e4) / 864e5))", vec![]);
        let tomorrow = tomorrow.await?;
        ensure!(stored == json!(own(&format!("{} 0", tomorrow.as_str().unwrap_or_default()))), "{stored}");
        page.say(best).await?;
        page.wait_until("it is right", &format!("return {told}.startsWith('Yes, that is better.')")).await?;

        // What is due for good is solved for good.
        page.run("localStorage.setItem('corsair-cabinet:own-puzzles', arguments[0])", vec![json!(own("0 2"))]).await?;
        page.click("button", "Today’s puzzle").await?;
        page.go(&format!("#/puzzle/{game}/own"), ".teacher").await?;
        page.say(best).await?;
        page.wait_until("it is right again", &format!("return {told}.startsWith('Yes, that is better.')")).await?;
        ensure!(
            page.run("return localStorage.getItem('corsair-cabinet:own-puzzles')", vec![]).await? == json!(own("- 3"))
        );
        page.reload().await?;
        page.wait_until(
            "no puzzle is due",
            "return document.querySelector('#main p')?.innerText.startsWith('No puzzle')",
        )
        .await?;
        page.look("own-puzzles-none").await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_solved_puzzle_gives_a_line_to_share() {
    visit("/", async |page, _host| {
        page.play_at_once().await?;
        let (game, puzzles) = games_with_puzzles()?.remove(0);
        let kinds = kinds(&game)?;
        page.run("navigator.clipboard.writeText = async (text) => { window.copied = text; }", vec![]).await?;
        solve(page, &game, DAY, &way(&puzzles, &kinds[0], kinds.len(), DAY)?).await?;
        page.click("button", "Share").await?;
        page.wait_until("it is copied", "return !!window.copied").await?;
        let copied = page.run("return window.copied", vec![]).await?;
        let copied = copied.as_str().unwrap_or_default();
        ensure!(
            copied.contains("solved at the first attempt, in ") && copied.contains(&format!("#/puzzle/{game}/{DAY}")),
            "{copied}"
        );

        // Where the device refuses to share it, it is copied, and the page says so.
        let refuse = "
            window.copied = null;
            navigator.share = async (data) => { window.given = data; throw new DOMException('', 'NotAllowedError'); };";
        page.run(refuse, vec![]).await?;
        page.click("button", "Share").await?;
        page.wait_until("it is copied instead", "return !!window.copied").await?;
        let given = page.run("return [given.text, given.url, given.title ?? null].join(' ').trim()", vec![]).await?;
        ensure!(given == copied, "expected the same text and link, found {given}");
        Ok(())
    });
}
