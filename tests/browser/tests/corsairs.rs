//! Whole games of Corsairs on the page: by click, by keyboard alone, by dragging with mouse and finger; and its table is
//! accessible in every state.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Key, MOVES, Page, visit};
use fantoccini::actions::{InputSource, MouseActions, PointerAction, TouchActions};
use serde_json::json;

/// The most steps that a game may take: a hundred turns with some touches each, and waiting.
const STEPS: usize = 4_000;

/// Chooses one of several that lie side by side, by its place among all of the page.
async fn choose(page: &Page, labels: &str, at: usize) -> Result<()> {
    page.run("document.querySelectorAll(arguments[0])[arguments[1]].click()", vec![json!(labels), json!(at)]).await?;
    Ok(())
}

/// Who plays against whom.
enum Sides {
    /// A person leads the corsairs against the weakest computer.
    Corsairs,
    /// A person leads the convoy against the weakest computer.
    Convoy,
    /// Two persons play.
    Both,
}

/// Lays out a game on a board of this option, with computers that play at once.
async fn deal(page: &Page, sides: Sides, size: &str) -> Result<()> {
    page.play_at_once().await?;
    page.go("#/set-up/corsairs", ".set-up").await?;
    page.preset("As printed").await?;
    let chosen = "
        document.querySelectorAll('details').forEach((group) => { group.open = true; });
        const select = [...document.querySelectorAll('select')].find((select) => select.textContent.includes('posts'));
        select.value = [...select.options].find((option) => option.textContent.startsWith(arguments[0])).value;
        select.dispatchEvent(new Event('change', { bubbles: true }));";
    page.run(chosen, vec![json!(size)]).await?;
    // The options may suggest other seats. A person is the first kind of player, a computer the second.
    let [first, second] = match sides {
        Sides::Corsairs => [0, 1],
        Sides::Convoy => [1, 0],
        Sides::Both => [0, 0],
    };
    choose(page, ".seat-form:nth-of-type(1) .segments label", first).await?;
    choose(page, ".seat-form:nth-of-type(2) .segments label", second).await?;
    if !matches!(sides, Sides::Both) {
        page.wait_for(".crew label").await?.click().await?;
    }
    page.choose_seed("7").await?;
    page.click("button", "Begin").await?;
    page.wait_for(".posts").await?;
    Ok(())
}

#[test]
fn a_newcomer_is_offered_the_side_that_wins_more_often() {
    visit("/", async |page, _host| {
        page.go("#/set-up/corsairs", ".set-up").await?;
        let pressed = "document.querySelector('.preset[aria-pressed=true] b')?.textContent";
        let persons =
            "[...document.querySelectorAll('.seat-form')].map((form) => form.querySelector('input').checked).join()";
        let seen = |preset: &str, seated: &str| format!("return {pressed} === '{preset}' && {persons} === '{seated}'");
        page.wait_until("the more even game is offered", &seen("A more even fight", "true,false")).await?;
        page.preset("As printed").await?;
        page.wait_until("a person has the convoy", &seen("As printed", "false,true")).await?;
        // Who has chosen a side keeps it.
        choose(page, ".seat-form:nth-of-type(1) .segments label", 0).await?;
        choose(page, ".seat-form:nth-of-type(2) .segments label", 1).await?;
        page.preset("A more even fight").await?;
        page.preset("As printed").await?;
        page.wait_until("a person has the corsairs", &seen("As printed", "true,false")).await
    });
}

/// What a test waits for while another player is to act.
const CHANGED: &str = "the table no longer is as it was";

/// What the table waits for.
#[derive(Debug, PartialEq)]
enum Due {
    /// The game is over.
    Over,
    /// Nothing from this side: a computer thinks.
    Nothing,
    /// The button does it.
    Confirm,
    /// The post of this name may be touched.
    Input(String),
}

/// Looks at the table as a player would. Which of the posts within reach is touched changes from move to move, so that
/// games do not go in circles.
async fn due(page: &Page) -> Result<(Due, String)> {
    let script = "
        const log = document.querySelector('.log-list')?.textContent.length ?? 0;
        const posts = [...document.querySelectorAll('.post[data-can]')];
        const name = (post) => post.getAttribute('aria-label').split(',')[0];
        const chosen = [...document.querySelectorAll('.post[aria-pressed=true]')].map(name).join();
        const confirm = document.querySelector('.dock .btn-primary');
        const moment = `${log} ${chosen} ${posts.map(name)} ${confirm?.ariaDisabled} ${!!document.querySelector('.result h2')}`;
        if (document.querySelector('.result h2')) return ['over', '', moment];
        if (!confirm) return ['nothing', '', moment];
        const empty = posts.filter((post) => !post.querySelector('.ship'));
        const ship = posts.filter((post) => post.hasAttribute('data-grab'));
        const towards = chosen ? empty : [...ship, ...empty];
        if (confirm.ariaDisabled !== 'true') return ['confirm', '', moment];
        return towards.length ? ['touch', name(towards[(log * 7) % towards.length]), moment] : ['nothing', '', moment];";
    let answer = page.run(script, vec![]).await?;
    let word = |index: usize| answer[index].as_str().unwrap_or_default().to_owned();
    let due = match word(0).as_str() {
        "over" => Due::Over,
        "confirm" => Due::Confirm,
        "touch" => Due::Input(word(1)),
        _ => Due::Nothing,
    };
    Ok((due, word(2)))
}

/// The selector of a post.
fn post(name: &str) -> String {
    format!(".post[aria-label^=\"{name},\"]")
}

async fn wait_for_log(page: &Page, expected: &str) -> Result<()> {
    let script = format!("return {MOVES}.join('; ') === {expected:?}");
    page.wait_until(&format!("the log says {expected:?}"), &script)
        .await
        .with_context(|| format!("expected {expected}"))
}

#[test]
fn a_whole_game_is_clicked_to_its_end_against_the_computer() {
    visit("/some/where/", async |page, _host| {
        deal(page, Sides::Corsairs, "37").await?;
        let mut now = due(page).await?;
        for _ in 0..STEPS {
            match &now.0 {
                Due::Over => {
                    println!("{}: {}", page.text(".result h2").await?, page.text(".result h2 + p").await?);
                    page.click("button", "Rematch").await?;
                    page.wait_until(
                        "the rematch is laid out, the sides swapped",
                        "return !document.querySelector('.result') && document.querySelector('.me')?.textContent.includes('Convoy')",
                    )
                    .await?;
                    return Ok(());
                }
                Due::Confirm => page.wait_for(".dock .btn-primary").await?.click().await?,
                Due::Input(name) => page.wait_for(&post(name)).await?.click().await?,
                Due::Nothing => {}
            }
            now = page.look_until(CHANGED, due, |seen| seen.1 != now.1).await?;
        }
        bail!("the game did not come to an end in {STEPS} steps")
    });
}

/// The file and the rank of the post that has the focus, or of the one with this name.
fn place(name: &str) -> Result<(i32, i32)> {
    let name = name.split(',').next().unwrap_or_default();
    let file = name.bytes().next().context("expected the name of a post")?;
    Ok((i32::from(file - b'a'), name.get(1..).unwrap_or_default().parse()?))
}

/// Goes with the arrows from the post that has the focus to the one of this name: across to its file, then along it.
async fn arrow_to(page: &Page, name: &str) -> Result<()> {
    let (file, rank) = place(name)?;
    let (from_file, _) = place(&page.focused().await?.1)?;
    page.arrows(file - from_file, Key::Right, Key::Left).await?;
    let (_, from_rank) = place(&page.focused().await?.1)?;
    page.arrows(rank - from_rank, Key::Up, Key::Down).await?;
    let (_, focused) = page.focused().await?;
    ensure!(focused.starts_with(&format!("{name},")), "expected the arrows to lead to {name}, found {focused:?}");
    Ok(())
}

#[test]
fn a_whole_game_is_played_by_keyboard_alone() {
    visit("/", async |page, _host| {
        deal(page, Sides::Convoy, "37").await?;
        let mut now = due(page).await?;
        for _ in 0..STEPS {
            match &now.0 {
                Due::Over => {
                    return page.expect_focus_on("heading").await;
                }
                Due::Input(name) => {
                    page.tab_into(".posts").await?;
                    arrow_to(page, name).await?;
                    page.keys(" ").await?;
                }
                Due::Confirm => {
                    page.tab_into(".dock .btn-primary").await?;
                    page.keys(&String::from(char::from(Key::Enter))).await?;
                }
                Due::Nothing => {}
            }
            now = page.look_until(CHANGED, due, |seen| seen.1 != now.1).await?;
        }
        bail!("the game did not come to an end in {STEPS} steps")
    });
}

#[test]
fn the_number_pad_leads_to_all_six_neighbours() {
    visit("/", async |page, _host| {
        deal(page, Sides::Both, "61").await?;
        page.tab_into(".posts").await?;
        arrow_to(page, "e5").await?;
        for (key, there, back) in [('7', "d5", '3'), ('8', "e6", '2'), ('9', "f5", '1')] {
            page.keys(&key.to_string()).await?;
            let (_, focused) = page.focused().await?;
            ensure!(focused.starts_with(there), "expected {key} to lead to {there}, found {focused:?}");
            page.keys(&back.to_string()).await?;
            let (_, focused) = page.focused().await?;
            ensure!(focused.starts_with("e5"), "expected {back} to lead back to e5, found {focused:?}");
        }
        page.keys("b").await?;
        let spoken = page.spoken().await?;
        ensure!(spoken.contains("File e: e4, escort; e5, freighter"), "{spoken}");
        Ok(())
    });
}

/// The way of a pointer that drags from one post over some places to the last, all of which are on the screen.
async fn way(page: &Page, posts: &[&str]) -> Result<Vec<PointerAction>> {
    // On a phone the dock and the log are below the board.
    page.run("document.querySelector('.posts').scrollIntoView({ block: 'center' })", vec![]).await?;
    page.wait_until_still().await?;
    let mut actions = Vec::new();
    for (at, name) in posts.iter().enumerate() {
        let (x, y) = page.middle(&post(name)).await?;
        actions.push(PointerAction::MoveTo { duration: Some(Duration::from_millis(50)), x, y });
        if at == 0 {
            actions.push(PointerAction::Down { button: 0 });
        }
    }
    actions.push(PointerAction::Up { button: 0 });
    Ok(actions)
}

async fn drag_by_mouse(page: &Page, posts: &[&str]) -> Result<()> {
    let way = way(page, posts).await?;
    let mouse = way.into_iter().fold(MouseActions::new("mouse".into()), MouseActions::then);
    Ok(page.client().perform_actions(mouse).await?)
}

async fn drag_by_finger(page: &Page, posts: &[&str]) -> Result<()> {
    let way = way(page, posts).await?;
    let finger = way.into_iter().fold(TouchActions::new("finger".into()), TouchActions::then);
    Ok(page.client().perform_actions(finger).await?)
}

#[test]
fn ships_are_dragged_by_mouse_and_by_finger() {
    visit("/", async |page, _host| {
        deal(page, Sides::Both, "61").await?;
        page.resize(400, 900).await?;
        page.say_all(&["enter e1"]).await?;
        drag_by_mouse(page, &["e1", "e2"]).await?;
        wait_for_log(page, "enter e1; step e1 e2").await?;
        page.click("button", "End turn").await?;
        // Over other posts to where it goes; a line of one ship waits for a word.
        drag_by_finger(page, &["e4", "d3", "e3"]).await?;
        page.click("button", "Sail").await?;
        wait_for_log(page, "enter e1; step e1 e2; end; sail e4 e3").await?;
        // Brought back to where it was: neither a move nor a click, and it stays in hand.
        drag_by_mouse(page, &["e2", "f2", "e2"]).await?;
        page.wait_for(&format!("{}[aria-pressed=true]", post("e2"))).await?;
        // With a ship beside it one is asked what to pull.
        drag_by_finger(page, &["e2", "f2"]).await?;
        page.wait_for(&format!("{} .is-ghost", post("f2"))).await?;
        page.wait_for(&post("e3")).await?.click().await?;
        wait_for_log(page, "enter e1; step e1 e2; end; sail e4 e3; step e2 f2 pull e3").await?;
        // What cannot be moved cannot be dragged.
        drag_by_mouse(page, &["e5", "e4"]).await?;
        ensure!(page.run("return document.querySelectorAll('[data-held], [data-over]').length", vec![]).await? == 0);
        wait_for_log(page, "enter e1; step e1 e2; end; sail e4 e3; step e2 f2 pull e3").await
    });
}

#[test]
fn moves_are_counted_alike_wherever_they_are() {
    visit("/", async |page, _host| {
        deal(page, Sides::Both, "61").await?;
        page.say_all(&["enter e1", "step e1 e2", "end", "sail e4 e3"]).await?;
        let counts = "return [document.querySelector('.log .count'), document.querySelector('.log .moment')].map((line) => line.innerText)";
        ensure!(page.run(counts, vec![]).await? == json!(["2 moves", "After move 2 of 2"]));
        let mut numbers = Vec::new();
        for _ in 0..4 {
            page.click("button", "One move back").await?;
            numbers.push(page.run(counts, vec![]).await?[1].as_str().unwrap_or_default().to_owned());
        }
        // A turn of the corsairs is a move, of which there are several positions.
        ensure!(numbers == [1, 1, 1, 0].map(|number| format!("After move {number} of 2")), "{numbers:?}");
        Ok(())
    });
}

#[test]
fn the_table_is_accessible_in_every_state() {
    visit("/", async |page, _host| {
        deal(page, Sides::Both, "61").await?;
        page.look("corsairs").await?;
        page.say_all(&["enter e1", "step e1 e2", "end", "sail e4 e3"]).await?;
        page.wait_for(&post("e2")).await?.click().await?;
        page.wait_for(&post("f2")).await?.click().await?;
        page.look("corsairs-pull").await?;
        page.click("button", "Clear").await?;
        page.say_all(&["enter a1", "end"]).await?;
        page.wait_for(&post("d4")).await?.click().await?;
        page.wait_for(&post("d2")).await?.click().await?;
        page.wait_for(".post-net").await?;
        page.look("corsairs-entangled").await?;
        page.wait_for(&post("e5")).await?.click().await?;
        page.wait_until("the freighter stays", "return document.querySelector('.dock .refusal').textContent !== ''")
            .await?;
        page.look("corsairs-refused").await?;
        page.click("button", "Clear").await?;
        page.say_all(&["sail d4 d2", "step a1 a2", "end", "sail f4 f2"]).await?;
        page.look("corsairs-captured").await?;
        page.click("button", "Resign").await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_for(".result h2").await?;
        page.look("corsairs-result").await?;
        page.go("#/", ".resume, .tile").await?;
        Ok(())
    });
}

#[test]
fn the_largest_board_the_set_up_and_the_rules_are_accessible() {
    visit("/", async |page, _host| {
        deal(page, Sides::Both, "169").await?;
        page.say_all(&["enter a1", "step a1 b2"]).await?;
        page.wait_for(&post("b2")).await?.click().await?;
        page.look("corsairs-largest").await?;
        page.go("#/", ".resume").await?;
        page.look("corsairs-home").await?;
        page.go("#/rules/corsairs", ".picture").await?;
        page.look("corsairs-rules").await?;
        page.go("#/set-up/corsairs", ".set-up").await?;
        page.run("document.querySelectorAll('details').forEach((group) => { group.open = true; })", vec![]).await?;
        page.look("corsairs-set-up").await?;
        Ok(())
    });
}
