//! Two clicks to play: what home and the set-up show without scrolling, and that the set-up remembers what was chosen last.

use anyhow::{Result, ensure};
use browser_tests::{LANGUAGES, Page, visit};
use fantoccini::Locator;
use serde_json::json;
use xtask::project;

/// The widths and heights at which the set-up needs no scrolling.
const SCREENS: [(u32, u32); 2] = [(390, 844), (1440, 900)];

/// Goes on with the only saved game, of Corsairs, and resigns it.
async fn resume_and_resign(page: &Page) -> Result<()> {
    page.click("link", "Continue").await?;
    page.wait_for(".posts").await?;
    page.click("button", "Resign").await?;
    page.wait_for("dialog[open] .btn-danger").await?.click().await?;
    page.wait_for(".result h2").await?;
    Ok(())
}

#[test]
fn a_game_begins_without_scrolling_the_set_up() {
    visit("/", async |page, _host| {
        for (name, tag) in LANGUAGES {
            page.choose_language(name, tag).await?;
            for game in &project::games()? {
                page.go(&format!("#/set-up/{game}"), ".set-up").await?;
                for (width, height) in SCREENS {
                    page.resize(width, height).await?;
                    page.wait_until_still().await?;
                    let end = "return document.querySelector('.set-up .btn-big').getBoundingClientRect().bottom";
                    let end = page.run(end, vec![]).await?.as_f64().unwrap_or(f64::MAX);
                    ensure!(end <= f64::from(height), "{game} in {name} at {width} × {height}: Begin ends at {end}");
                }
            }
        }
        Ok(())
    });
}

#[test]
fn home_is_one_screen_wide_and_two_on_a_phone() {
    visit("/", async |page, _host| {
        for (name, tag) in LANGUAGES {
            page.choose_language(name, tag).await?;
            for ((width, height), screens) in [((1440, 900), 1), ((390, 844), 2)] {
                page.resize(width, height).await?;
                page.go("#/settings", ".segments").await?;
                page.go("#/", ".tiles").await?;
                page.wait_until_still().await?;
                let whole = page.run("return document.documentElement.scrollHeight", vec![]).await?;
                let most = u64::from(height) * screens;
                ensure!(
                    whole.as_u64().is_some_and(|whole| whole <= most),
                    "{name}: {whole} px at {width} × {height}, not {most}"
                );
                let links = "return document.querySelectorAll('.tile .btn-primary ~ .btn, .tile .btn-primary').length";
                let links = page.run(links, vec![]).await?;
                ensure!(links == json!(3 * project::games()?.len()), "a game is played, learned and set up: {links}");
            }
        }
        Ok(())
    });
}

/// The number of demonstration boards that are drawn: some of their drawing has a size.
const DRAWN_BOARDS: &str = "
    const boards = [...document.querySelectorAll('.tile-board > svg > use[href*=\"#board-\"]')];
    return boards.filter((board) => board.getBBox().width > 20 && board.checkVisibility()).length";

#[test]
fn one_click_on_home_deals_from_the_first_game_on() {
    visit("/", async |page, _host| {
        let games = project::games()?.len();
        page.wait_until("each game has a board", &format!("{DRAWN_BOARDS} === {games}")).await?;
        let play = "document.querySelector('.tile [href=\"#/begin/corsairs\"]').click()";
        page.run(play, vec![]).await?;
        page.wait_for(".posts .is-can, .posts [data-place]:not([aria-disabled])").await?;
        page.wait_for(".first-game").await?;
        // The way back leads home, not through the address that begins a game.
        page.client().back().await?;
        page.wait_for(".resume").await?;
        page.wait_until("its board is drawn", "return !!document.querySelector('.resume .picture')").await?;
        ensure!(page.run(DRAWN_BOARDS, vec![]).await? == json!(games - 1), "a game is shown twice");
        resume_and_resign(page).await?;
        // With the game over, Play begins one with the same players.
        page.go("#/", ".tiles").await?;
        let line = "return document.querySelector('.tile:has([href=\"#/begin/corsairs\"]) .soft').innerText";
        page.wait_until("home says who plays", &format!("{line} === 'You against Deckhand'")).await?;
        page.run(play, vec![]).await?;
        page.wait_for(".posts [data-place]:not([aria-disabled])").await?;
        page.client().back().await?;
        page.wait_for(".resume").await?;
        let saved = "return Object.keys(localStorage).filter((name) => name.includes(':game:')).length";
        ensure!(page.run(saved, vec![]).await? == json!(1), "one click begins one game");
        Ok(())
    });
}

#[test]
fn boards_are_on_home_without_scripts() {
    visit("/", async |page, _host| {
        page.needs_chromium("only its driver turns scripts off")?;
        page.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await?;
        page.client().refresh().await?;
        page.wait_for("noscript p").await?;
        let boards = page.client().find_all(Locator::Css(".tile-board > svg > use[href*=\"#board-\"]")).await?;
        ensure!(boards.len() == project::games()?.len(), "expected a board for each game, found {}", boards.len());
        for board in &boards {
            let (_, _, width, height) = board.rectangle().await?;
            ensure!(width > 20.0 && height > 20.0, "a board is {width} × {height} px");
        }
        page.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": false })).await?;
        Ok(())
    });
}

#[test]
fn the_only_person_chooses_a_side_by_its_drawing() {
    visit("/", async |page, _host| {
        page.go("#/set-up/corsairs", ".set-up").await?;
        let seen = "
            const sides = [...document.querySelectorAll('.sides label')].map((side) =>
                [side.innerText.trim(), side.querySelector('input').checked, !!side.querySelector('use')].join(' '));
            const titles = [...document.querySelectorAll('.seat-form')].filter((form) => form.checkVisibility());
            return [...sides, ...titles.map((form) => form.querySelector('h2').textContent)].join(' / ')";
        let first = page.run(seen, vec![]).await?;
        ensure!(first == json!("Corsairs true true / Convoy false true / Computer · Convoy"), "{first}");
        page.run("const side = document.querySelectorAll('.sides input')[1]; side.focus(); side.click()", vec![])
            .await?;
        let second = page.run(seen, vec![]).await?;
        ensure!(second == json!("Corsairs false true / Convoy true true / Computer · Corsairs"), "{second}");
        let focused = page.run("return document.activeElement.parentElement.innerText.trim()", vec![]).await?;
        ensure!(focused == json!("Convoy"), "expected the focus to stay, found it on {focused}");
        page.look("set-up-sides").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".posts").await?;
        page.wait_until(
            "the player has the convoy",
            "return /You[^]*Convoy/.test(document.querySelector('.me').innerText)",
        )
        .await?;
        // Two persons here have names, and change places.
        page.go("#/set-up/knight-fight", ".set-up").await?;
        let sides = page.run("return document.querySelectorAll('.sides').length", vec![]).await?;
        ensure!(sides == json!(0), "this game's options fix no side");
        let fields = "return [...document.querySelectorAll('.seat-form .input')].filter((name) => name.checkVisibility()).length";
        ensure!(page.run(fields, vec![]).await? == json!(0), "a lone player is asked for a name");
        page.run("document.querySelectorAll('.opponents .segments input')[1].click()", vec![]).await?;
        ensure!(page.run(fields, vec![]).await? == json!(2), "two persons are not asked for their names");
        Ok(())
    });
}

#[test]
fn the_set_up_remembers_what_was_chosen_last() {
    visit("/", async |page, _host| {
        page.go("#/set-up/corsairs", ".set-up").await?;
        let seen = "
            const levels = [...document.querySelectorAll('.crew :checked')].map((level) => level.value);
            const persons = [...document.querySelectorAll('.seat-form')].map((form) => form.querySelector('input').checked);
            const preset = document.querySelector('.preset[aria-pressed=true] b')?.textContent;
            const lesson = document.querySelectorAll('.deal a').length;
            return [preset, persons.join(), levels.join(), lesson].join(' / ')";
        let first = page.run(seen, vec![]).await?;
        ensure!(first == json!("A more even fight / true,false / deckhand / 1"), "a newcomer is offered {first}");
        let pace = "return (localStorage['corsair-cabinet:settings']?.match(/pace=(\\d)/)?.[1] ?? '')";
        ensure!(page.run(pace, vec![]).await? == json!(""), "no pace is chosen yet");
        page.preset("Close quarters").await?;
        page.seat_person_first().await?;
        page.click("button", "Begin").await?;
        page.wait_for(".posts").await?;
        page.wait_until("computers play unhurriedly in a first game", &format!("{pace} === '1'")).await?;
        page.go("#/set-up/corsairs", ".set-up").await?;
        let again = page.run(seen, vec![]).await?;
        ensure!(again == json!("Close quarters / true,false / cabin-boy / 0"), "then {again}");
        // From a finished game it remembers as much.
        page.go("#/", ".resume").await?;
        resume_and_resign(page).await?;
        page.go("#/", ".tiles").await?;
        page.go("#/set-up/corsairs", ".set-up").await?;
        let finished = page.run(seen, vec![]).await?;
        ensure!(finished == again, "and then {finished}");
        Ok(())
    });
}

/// What the set-up offers: the chosen options, who can play, the players, and the links beside the button that begins.
const OFFERED: &str = "
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
    const texts = (selector) => shown(selector).map((part) => part.innerText.trim());
    return JSON.stringify([texts('.variations summary'), texts('.opponents label'), texts('.seat-form h2'),
        texts('.deal a'), texts('.set-up > .soft'), shown('.set-up :checked').map((input) => input.value)])";

#[test]
fn a_game_that_home_begins_is_not_taken_for_a_choice() {
    visit("/", async |page, _host| {
        for game in project::games()? {
            page.go(&format!("#/set-up/{game}"), ".set-up").await?;
            let before = page.run(OFFERED, vec![]).await?;
            for ends in [false, true] {
                page.go(&format!("#/begin/{game}"), ".table").await?;
                if ends {
                    page.click("button", "Resign").await?;
                    page.wait_for("dialog[open] .btn-danger").await?.click().await?;
                    page.wait_for(".result h2").await?;
                }
                page.go("#/about", "h1").await?;
                page.go(&format!("#/set-up/{game}"), ".set-up").await?;
                let after = page.run(OFFERED, vec![]).await?;
                ensure!(after == before, "{game}: expected {before}, found {after}");
            }
        }
        page.expect_empty_console().await
    });
}

/// The names of the players in the only saved game.
const NAMES: &str = "
    const game = Object.keys(localStorage).find((name) => name.startsWith('corsair-cabinet:game:'));
    return [...localStorage[game].matchAll(/^\\d person ?(.*)$/gm)].map((line) => line[1]).join()";

/// Begins the game of the set-up, whose players have these names, and goes back to the set-up.
async fn expect_names(page: &Page, game: &str, names: &[&str]) -> Result<()> {
    let forget = "
        const games = Object.keys(localStorage).filter((name) => name.startsWith('corsair-cabinet:game:'));
        games.forEach((name) => localStorage.removeItem(name))";
    page.run(forget, vec![]).await?;
    page.click("button", "Begin").await?;
    page.wait_for(".table").await?;
    let stored = page.run(NAMES, vec![]).await?;
    ensure!(stored == json!(names.join(",")), "{game}: expected {names:?}, found {stored}");
    page.go("#/about", "h1").await?;
    page.go(&format!("#/set-up/{game}"), ".set-up").await
}

#[test]
fn who_plays_alone_has_no_name() {
    visit("/", async |page, _host| {
        for (game, seats) in
            [("corsairs", 2), ("knight-fight", 2), ("court-wars", 2), ("court-wars", 3), ("battle-of-corsica", 2)]
        {
            page.go(&format!("#/set-up/{game}"), ".set-up").await?;
            let names = &["Ann", "Bonny", "Cate"][..seats];
            page.seat(seats, seats).await?;
            for (seat, name) in (1..).zip(names) {
                page.wait_for(&format!("#name-{seat}")).await?.send_keys(name).await?;
            }
            expect_names(page, game, names).await?;
            page.seat(seats, 1).await?;
            ensure!(
                page.run("return document.querySelector('#name-1')?.checkVisibility() ?? false", vec![]).await?
                    == json!(false),
                "{game} asks for a name"
            );
            expect_names(page, game, &[""]).await?;
        }
        page.expect_empty_console().await
    });
}

/// Stores the results of games of Corsairs in which the person had the first seat, the earliest first: level, and whether won.
async fn store_results(page: &Page, results: &[(&str, bool)]) -> Result<()> {
    let line = |(at, (level, won)): (usize, &(&str, bool))| {
        let places = if *won { "1,2" } else { "2,1" };
        format!("corsairs begun={at} ended={at} seed=1 sitters=person,{level} places={places} actions=9\n")
    };
    let lines: Vec<String> = results.iter().enumerate().map(line).collect();
    let text = format!("statistics 1\n{}", lines.concat());
    page.run("localStorage['corsair-cabinet:statistics'] = arguments[0]", vec![json!(text)]).await?;
    Ok(())
}

#[test]
fn the_crew_is_a_ladder_that_one_climbs() {
    visit("/", async |page, _host| {
        for (results, beaten, next) in [
            (&[][..], "", "deckhand"),
            (&[("deckhand", false)][..], "", "deckhand"),
            (&[("deckhand", true)][..], "deckhand", "boatswain"),
            // The player has gone back to a level on purpose.
            (&[("deckhand", true), ("cabin-boy", true), ("cabin-boy", true)][..], "cabin-boy,deckhand", "cabin-boy"),
            (&[("boatswain", true), ("first-mate", false)][..], "boatswain", "first-mate"),
            (&[("captain", true)][..], "captain", "captain"),
        ] {
            store_results(page, results).await?;
            page.go("#/", ".tiles").await?;
            page.go("#/set-up/corsairs", "#level-2 .portrait").await?;
            let seen = "
                const levels = [...document.querySelectorAll('#level-2 label:has(.portrait)')];
                const name = (level) => level.querySelector('input').value;
                const beaten = levels.filter((level) => level.querySelector('.beaten')).map(name);
                return [levels.length, beaten.join(), levels.filter((level) => level.querySelector(':checked')).map(name).join()]";
            let seen = page.run(seen, vec![]).await?;
            ensure!(seen == json!([5, beaten, next]), "after {results:?} the set-up shows {seen}");
        }
        page.oppose(2, "cabin-boy").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".them .portrait[data-level=cabin-boy]").await?;
        page.go("#/", ".tiles").await?;
        // A game has been begun since: its players are those of the next one.
        store_results(page, &[("deckhand", true)]).await?;
        page.go("#/set-up/corsairs", "#level-2 [value=cabin-boy]:checked").await?;
        page.go("#/", ".tiles").await
    });
}

#[test]
fn home_says_what_is_solved_and_for_how_many_days() {
    visit("/", async |page, _host| {
        let store = "
            const today = Math.floor((Date.now() - new Date().getTimezoneOffset() * 60000) / 86400000);
            const days = [today - 2, today - 1, today].map((day) => `\\ncorsairs ${day}`).join('');
            localStorage['corsair-cabinet:puzzles'] = 'puzzles 2' + days;";
        page.run(store, vec![]).await?;
        page.reload().await?;
        let line = "return document.querySelector('[aria-labelledby=puzzles] .soft')?.innerText";
        page.wait_until("home says so", &format!("{line} === '3 days in a row · Solved: Corsairs'")).await?;
        // Another puzzle of today is drawn, and leads to its page.
        page.wait_for(".todays-puzzle .picture svg").await?;
        page.look("home-puzzle").await?;
        let address = page.run("return document.querySelector('.todays-puzzle').getAttribute('href')", vec![]).await?;
        ensure!(address != json!("#/puzzle/corsairs"), "the puzzle that is solved is offered again");
        page.wait_for(".todays-puzzle").await?.click().await?;
        page.wait_for(".board").await?;
        Ok(())
    });
}
