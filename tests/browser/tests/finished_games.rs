//! What remains of a game: its result with what it changed, the list of finished games, their replays, and links to them.

use anyhow::{Context, Result, ensure};
use browser_tests::{Key, Page, visit};
use serde_json::{Value, json};

/// Stores a text under a name, as the page does.
async fn store(page: &Page, name: &str, text: &str) -> Result<()> {
    page.run("localStorage['corsair-cabinet:' + arguments[0]] = arguments[1]", vec![json!(name), json!(text)]).await?;
    Ok(())
}

/// The names of the finished games that are stored, sorted.
async fn finished(page: &Page) -> Result<Vec<String>> {
    let script = "
        const start = 'corsair-cabinet:finished:';
        return Object.keys(localStorage).filter((name) => name.startsWith(start)).map((name) => name.slice(start.length)).sort();";
    let names = page.run(script, vec![]).await?;
    Ok(names.as_array().into_iter().flatten().filter_map(|name| name.as_str().map(str::to_owned)).collect())
}

/// A game of Corsairs, as it is stored, of this person against a computer of this level; this seat has resigned.
fn corsairs(person: &str, level: &str, resigned: &str) -> String {
    format!(
        "table 1\n1 person {person}\n2 computer {level}\nscore 0 0 draws 0\nresigned {resigned}\n\
         record 1 corsairs\noptions standard\nseed 7\nend\n"
    )
}

/// From the set-up of Corsairs: begins the game, moves once and resigns.
pub async fn begin_and_resign(page: &Page) -> Result<()> {
    page.click("button", "Begin").await?;
    page.wait_for(".posts").await?;
    page.say("enter i5").await?;
    page.wait_for(".log-list li").await?;
    page.click("button", "Resign").await?;
    page.wait_for("dialog[open] .btn-danger").await?.click().await?;
    page.wait_for(".result h2").await.map(drop)
}

/// Plays a game to its end, and opens its replay, in which notes can be written.
pub async fn open_finished_game(page: &Page) -> Result<()> {
    page.go("#/set-up/corsairs", ".set-up").await?;
    begin_and_resign(page).await?;
    page.go("#/", ".masthead").await?;
    page.go("#/finished", ".finished-games li").await?;
    page.wait_for(".finished-games a").await?.click().await?;
    page.wait_for(".replay-notes").await.map(drop)
}

/// Which position is shown: "After move 1 of 1".
async fn expect_moment(page: &Page, moment: &str) -> Result<()> {
    let shown = format!("return document.querySelector('.dock .moment')?.textContent === '{moment}'");
    page.wait_until(&format!("the page shows {moment:?}"), &shown).await
}

#[test]
fn a_finished_game_is_listed_and_replayed_as_resigned() {
    visit("/", async |page, _host| {
        page.go("#/finished", "h1").await?;
        page.wait_until("it is empty", "return document.body.innerText.includes('not finished a game yet')").await?;
        page.go("#/set-up/corsairs", ".set-up").await?;
        begin_and_resign(page).await?;
        let played = page.address().await?;
        ensure!(finished(page).await?.len() == 1, "expected one game, found {:?}", finished(page).await?);

        // Home tidies up; the address leads to the game nevertheless.
        page.go("#/", ".masthead").await?;
        let running = "return Object.keys(localStorage).some((name) => name.includes(':game:'))";
        page.wait_until("the game is no longer a running one", &format!("{running} === false")).await?;
        page.open(&played).await?;
        let result = page.wait_for(".replay-result").await?.text().await?;
        ensure!(result.contains("gave up"), "expected the resignation, found {result}");

        page.go("#/statistics", ".statistics table").await?;
        page.click("link", "Finished games").await?;
        page.wait_for(".finished-games li").await?;
        let entry = page.text(".finished-games li").await?;
        ensure!(entry.contains("Corsairs") && entry.contains("You against"), "{entry}");
        page.wait_for(".last-board .picture svg").await?;
        page.look("finished-games").await?;
        page.wait_for(".finished-games a").await?.click().await?;
        page.wait_for(".replay-heading").await?;

        // By the arrow keys, and by itself.
        let all = page.text(".dock .moment").await?;
        let last = all.rsplit(' ').next().context("a number of moves")?.to_owned();
        expect_moment(page, &format!("After move {last} of {last}")).await?;
        page.keys(&String::from(char::from(Key::Home))).await?;
        expect_moment(page, &format!("After move 0 of {last}")).await?;
        page.keys(&String::from(char::from(Key::Right))).await?;
        expect_moment(page, &format!("After move 1 of {last}")).await?;
        page.keys(&String::from(char::from(Key::Left))).await?;
        expect_moment(page, &format!("After move 0 of {last}")).await?;
        page.click("button", "Play it through").await?;
        expect_moment(page, &format!("After move {last} of {last}")).await?;
        page.find("button", "Play it through").await?;
        page.look("finished-game").await?;

        page.go("#/finished", ".finished-games li").await?;
        page.click("button", "Delete: Corsairs").await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_until("it is gone", "return !document.querySelector('.finished-games li')").await?;
        ensure!(finished(page).await?.is_empty(), "expected it to be deleted");
        Ok(())
    });
}

#[test]
fn the_last_5000_finished_games_stay_in_full() {
    visit("/", async |page, _host| {
        let fill = "
            for (let game = 1; game <= 5000; game++) {
                localStorage[`corsair-cabinet:finished:corsairs.${String(10000 - game).padStart(12, '0')}`] =
                    `finished 1 ${game} seats 2 resigned 1\n${arguments[0]}`;
            }";
        page.run(fill, vec![json!(corsairs("", "captain", "1"))]).await?;
        store(page, "game:corsairs.000000020000", &corsairs("", "captain", "1")).await?;
        page.go("#/play/corsairs.000000020000", ".result h2").await?;
        let kept = finished(page).await?;
        ensure!(kept.len() == 5000, "expected 5,000 games, found {}", kept.len());
        ensure!(kept.contains(&"corsairs.000000020000".into()), "expected the new one among them");
        ensure!(!kept.contains(&"corsairs.000000009999".into()), "expected the one that ended first to be gone");
        page.go("#/finished", ".finished-games li").await?;
        let listed = page.run("return document.querySelectorAll('.finished-games li').length", vec![]).await?;
        ensure!(listed == 12, "expected the latest twelve to be listed, found {listed}");
        page.click("button", "Show 12 more").await?;
        page.wait_until(
            "twelve more are listed",
            "return document.querySelectorAll('.finished-games li').length === 24",
        )
        .await?;
        let first = page.run("return document.querySelector('.finished-games a').hash", vec![]).await?;
        ensure!(first == "#/play/corsairs.000000020000", "expected the latest first, found {first}");
        // The program starts with all of them.
        page.go("#/", ".tiles").await?;
        page.reload().await?;
        page.wait_for(".tiles").await?;
        let read = "
            const begun = performance.now();
            Object.keys(localStorage).forEach((name) => localStorage[name]);
            const [paint] = performance.getEntriesByName('first-contentful-paint');
            return [paint.startTime, performance.now() - begun]";
        println!("first paint with 5,000 games, and reading all of them, in ms: {}", page.run(read, vec![]).await?);
        Ok(())
    });
}

#[test]
fn the_oldest_finished_games_make_room_with_a_message() {
    visit("/", async |page, _host| {
        for number in 1..=4 {
            let text = format!("finished 1 {number} seats 2 resigned 1\n{}", corsairs("", "captain", "1"));
            store(page, &format!("finished:corsairs.{number:012}"), &text).await?;
        }
        // There is room for two finished games beside another one.
        page.run(
            "window.real = Storage.prototype.setItem;
             Storage.prototype.setItem = function (name, text) {
                 const finished = Object.keys(localStorage).filter((name) => name.includes(':finished:')).length;
                 if (name.includes(':game:') && finished > 2) throw new DOMException('full', 'QuotaExceededError');
                 window.real.call(this, name, text);
             };",
            vec![],
        )
        .await?;
        page.go("#/set-up/corsairs", ".set-up").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".posts").await?;
        page.wait_until(
            "the player is told",
            "return document.querySelector('[role=status] .bar')?.textContent.includes('your 2 oldest finished games')",
        )
        .await?;
        let kept = finished(page).await?;
        ensure!(kept == ["corsairs.000000000003", "corsairs.000000000004"], "found {kept:?}");
        page.look("deleted-games").await
    });
}

/// Whether paper falls on the result.
const JOY: &str = "
    const joy = document.querySelector('.result .joy');
    return !!joy && getComputedStyle(joy).display !== 'none'";

#[test]
fn a_win_says_what_it_changed_and_what_comes_next() {
    visit("/", async |page, _host| {
        let won = |at: u64, level: &str| {
            format!("corsairs begun={at} ended={at} seed=1 sitters=person,{level} places=1,2 actions=9\n")
        };
        let statistics = format!("statistics 1\n{}{}", won(1, "cabin-boy"), won(2, "cabin-boy"));
        store(page, "statistics", &statistics).await?;
        store(page, "game:corsairs.000000003000", &corsairs("", "deckhand", "2")).await?;
        page.prefer(&[("prefers-reduced-motion", "no-preference")]).await?;
        page.go("#/play/corsairs.000000003000", ".result h2").await?;
        ensure!(page.run(JOY, vec![]).await? == true, "expected joy");
        page.prefer(&[("prefers-reduced-motion", "reduce")]).await?;
        ensure!(page.run(JOY, vec![]).await? == false, "expected none without motion");
        let changed = page.text("#result-changed").await?;
        ensure!(changed == "Your first win against the Deckhand! 3 wins in a row: your best run yet!", "{changed}");
        let primary =
            "return [...document.querySelectorAll('.result .btn-primary')].map((button) => button.textContent.trim())";
        let primary = page.run(primary, vec![]).await?;
        ensure!(primary == json!(["Next: Boatswain"]), "expected one obvious next step, found {primary}");
        let loser = page.run("return !!document.querySelector('.result > .portrait')", vec![]).await?;
        ensure!(loser == false, "expected no smiling loser");
        let seen = page.text(".result").await?;
        ensure!(!seen.contains("Seed"), "expected no seed in sight, found {seen}");
        page.look("won").await?;
        page.click("button", "Next: Boatswain").await?;
        page.wait_until(
            "the next game begins",
            "return document.querySelector('.them')?.textContent.includes('Boatswain')",
        )
        .await?;
        Ok(())
    });
}

#[test]
fn a_shared_game_opens_at_its_end_and_asks_who_plays_on() {
    visit("/", async |page, _host| {
        page.go("#/set-up/corsairs", ".set-up").await?;
        page.run(
            "document.querySelectorAll('.seat-form').forEach((form) => form.querySelector('.segments label').click())",
            vec![],
        )
        .await?;
        page.wait_for("#name-1").await?.send_keys("Ann_Bonny").await?;
        page.wait_for("#name-2").await?.send_keys("Ben").await?;
        begin_and_resign(page).await?;
        page.click("button", "Share").await?;
        page.wait_for("#share-title").await?.send_keys("Friday; 100%").await?;
        let seen = "return document.querySelector('#share-record').checkVisibility()";
        ensure!(page.run(seen, vec![]).await? == false, "expected the record under More");
        page.look("share-finished").await?;
        let fields = "return ['link', 'record'].map((field) => document.querySelector(`#share-${field}`).value)";
        let fields: Value = page.run(fields, vec![]).await?;
        let (link, record) = (fields[0].as_str().context("a link")?, fields[1].as_str().context("a record")?);
        ensure!(
            record.contains("\ntitle Friday 100\nplayer 1 person Ann Bonny\nplayer 2 person Ben\nresigned "),
            "{record}"
        );

        page.go("#/", ".masthead").await?;
        page.open(link).await?;
        page.wait_for(".replay-heading").await?;
        let heading = page.text(".replay-heading").await?;
        for part in ["Friday 100", "Corsairs", "Ann Bonny", "Ben", "wins", "gave up", "Learn this game"] {
            ensure!(heading.contains(part), "expected {part:?} in {heading:?}");
        }
        let all = page.text(".dock .moment").await?;
        let last = all.rsplit(' ').next().context("a number of moves")?.to_owned();
        expect_moment(page, &format!("After move {last} of {last}")).await?;
        page.look("shared-game").await?;

        page.keys(&String::from(char::from(Key::Home))).await?;
        expect_moment(page, &format!("After move 0 of {last}")).await?;
        page.click("button", "Play on from here").await?;
        page.wait_for("dialog[open] #play-on-level").await?;
        page.look("play-on").await?;
        let second = "[...document.querySelectorAll('dialog[open] input[name=play-on]')][1].click()";
        page.run(second, vec![]).await?;
        page.wait_for("#play-on-level option[value=cabin-boy]").await?.click().await?;
        page.run(
            "[...document.querySelectorAll('dialog[open] button')].find((button) => button.textContent.trim() === 'Begin').click()",
            vec![],
        )
        .await?;
        page.wait_until(
            "it is played on",
            "return location.hash.startsWith('#/play/') && !!document.querySelector('.posts')",
        )
        .await?;
        let players = "
            const game = Object.entries(localStorage).find(([name]) => location.hash.endsWith(name.split(':game:')[1]));
            return game?.[1].split('\\n').slice(1, 3).join()";
        page.wait_until(
            "the player has the second seat",
            &format!("return (() => {{ {players} }})() === '1 computer cabin-boy,2 person '"),
        )
        .await?;
        Ok(())
    });
}
