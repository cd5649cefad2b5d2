//! Where the device sets all colours (a contrast theme in Windows), nothing on a table is shown by colour alone: pieces, what
//! is chosen, where a piece may go, the last move, and the next button each have a shape or a line of their own.

use anyhow::{Result, ensure};
use browser_tests::browser::Engine;
use browser_tests::page::screenshots_are_wanted;
use browser_tests::{Page, visit};
use serde_json::json;

/// Forces the device's colours, dark on light and light on dark, and fails if axe-core finds a violation. Takes screenshots
/// `target/screenshots/forced-NAME-THEME.png` if [`browser_tests::page::SCREENSHOTS`] is set.
async fn look(page: &Page, name: &str) -> Result<()> {
    page.resize(1000, 1000).await?;
    for theme in ["light", "dark"] {
        let wanted =
            [("forced-colors", "active"), ("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")];
        page.prefer(&wanted).await?;
        // The device chooses the colours. axe-core knows only those of the page, so its contrasts say nothing.
        let obstacles = page.obstacles().await?;
        let ours: Vec<_> = obstacles.iter().filter(|obstacle| !obstacle.starts_with("color-contrast")).collect();
        ensure!(ours.is_empty(), "{name}: {ours:?}");
        if screenshots_are_wanted() {
            page.screenshot(&format!("forced-{name}-{theme}")).await?;
        }
    }
    Ok(())
}

/// Fails unless the lines around both, what lies over them or their letters differ, whatever colours there are.
async fn expect_to_differ(page: &Page, one: &str, other: &str) -> Result<()> {
    let script = "
        const looks = (selector) => {
            const element = document.querySelector(selector);
            if (!element) return `there is no ${selector}`;
            return ['', '::before', '::after'].map((part) => {
                const style = getComputedStyle(element, part || null);
                const line = (side) => `${style[side + 'Width']} ${style[side + 'Style']}`;
                return [line('borderTop'), line('outline')].map((line) => /^0px| none$/.test(line) ? 'none' : line)
                    .concat(style.fontWeight, style.textDecorationLine, style.display, style.content);
            }).join(' | ');
        };
        return arguments[0].map(looks);";
    let found = page.run(script, vec![json!([one, other])]).await?;
    ensure!(!found.to_string().contains("there is no"), "{found}");
    ensure!(found[0] != found[1], "expected {one} and {other} to look different, found {} twice", found[0]);
    Ok(())
}

/// Has persons on all seats and begins.
async fn deal(page: &Page, game: &str, options: &[(&str, &str)]) -> Result<()> {
    page.go(&format!("#/set-up/{game}"), ".set-up").await?;
    let persons =
        "document.querySelectorAll('.seat-form').forEach((form) => form.querySelector('.segments label').click())";
    page.run(persons, vec![]).await?;
    page.choose(options).await?;
    page.choose_seed("42").await?;
    page.click("button", "Begin").await
}

/// Lifts the curtain.
async fn lift(page: &Page) -> Result<()> {
    page.wait_for(".curtain .btn").await?.click().await?;
    page.wait_until("the curtain is lifted", "return !document.querySelector('.curtain')").await
}

#[test]
fn home_set_up_settings_and_rules_can_be_read() {
    visit("/", async |page, _host| {
        page.needs(&[Engine::Blink, Engine::Gecko], "its device's colours cannot be set")?;
        look(page, "home").await?;
        page.go("#/set-up/knight-fight", ".set-up").await?;
        page.run("document.querySelectorAll('details').forEach((group) => { group.open = true; })", vec![]).await?;
        look(page, "set-up").await?;
        expect_to_differ(page, ".segments label:has(:checked)", ".segments label:not(:has(:checked))").await?;
        page.go("#/settings", "input[name=theme]").await?;
        look(page, "settings").await?;
        page.go("#/rules/corsairs", ".picture").await?;
        look(page, "rules").await
    });
}

#[test]
fn knights_and_corsairs_cards_and_spaces_can_be_told_apart() {
    visit("/", async |page, _host| {
        page.needs(&[Engine::Blink, Engine::Gecko], "its device's colours cannot be set")?;
        deal(page, "knights-and-corsairs", &[]).await?;
        lift(page).await?;
        look(page, "knights-and-corsairs").await?;
        expect_to_differ(page, ".space[aria-pressed=true]", ".space:not([aria-pressed=true])").await?;
        for _ in 0..3 {
            page.wait_for(".hand-card[aria-pressed=false]:not([aria-disabled])").await?.click().await?;
        }
        look(page, "knights-and-corsairs-ready").await?;
        expect_to_differ(page, ".hand-card[aria-pressed=true]", ".hand-card:not([aria-pressed=true])").await?;
        expect_to_differ(page, ".dock .btn-primary", ".dock .btn:not(.btn-primary)").await?;
        page.wait_for(".dock .btn-primary").await?.click().await?;
        lift(page).await?;
        page.wait_for(".board [aria-label*='lies open']").await?;
        look(page, "knights-and-corsairs-defend").await
    });
}

#[test]
fn battle_of_corsica_piles_and_seats_can_be_told_apart() {
    visit("/", async |page, _host| {
        page.needs(&[Engine::Blink, Engine::Gecko], "its device's colours cannot be set")?;
        deal(page, "battle-of-corsica", &[]).await?;
        page.wait_for(".race-rest .btn").await?.click().await?;
        for laid in 1..=3 {
            page.wait_for(".lays .pad[data-touch=lay]").await?;
            page.run("document.querySelector('.lays .pad[data-touch=lay]').click()", vec![]).await?;
            let lies = format!("return document.querySelectorAll('.pile-card').length === {laid}");
            page.wait_until("the card lies there", &lies).await?;
        }
        look(page, "battle-of-corsica").await?;
        expect_to_differ(page, ".race-seat.lays", ".race-seat:not(.lays)").await
    });
}

#[test]
fn ships_and_posts_of_corsairs_can_be_told_apart() {
    visit("/", async |page, _host| {
        page.needs(&[Engine::Blink, Engine::Gecko], "its device's colours cannot be set")?;
        deal(page, "corsairs", &[]).await?;
        page.wait_for(".posts").await?;
        page.say_all(&["enter e1", "step e1 e2", "end", "sail e4 e3"]).await?;
        page.wait_for(".post[aria-label^=\"e2,\"]").await?.click().await?;
        look(page, "corsairs").await?;
        for (one, other) in [
            (".post[aria-pressed=true]", ".post[data-can]"),
            (
                ".post[data-can]:not([aria-pressed=true])",
                ".post:not([data-can], [aria-pressed=true], .is-last, .is-left)",
            ),
            (".post.is-last", ".post:not([data-can], [aria-pressed=true], .is-last, .is-left)"),
        ] {
            expect_to_differ(page, one, other).await?;
        }
        Ok(())
    });
}

#[test]
fn stacks_of_court_wars_can_be_told_apart() {
    visit("/", async |page, _host| {
        page.needs(&[Engine::Blink, Engine::Gecko], "its device's colours cannot be set")?;
        deal(page, "court-wars", &[("starter", "1")]).await?;
        page.wait_for(".courts").await?;
        let (holds, fits) = (".drawn[data-grab]", ".stack-of[data-can]");
        for _ in 0..60 {
            let is_there = "return [!!document.querySelector(arguments[0]), !!document.querySelector(arguments[1])]";
            let found = page.run(is_there, vec![json!(holds), json!(fits)]).await?;
            if found == json!([true, true]) {
                break;
            }
            if found[0] == true {
                page.run("document.querySelector('.discard').click()", vec![]).await?;
            }
            let before = page.run("return document.querySelectorAll('.log-list li').length", vec![]).await?;
            page.wait_for(".dock .btn-primary:not([aria-disabled])").await?.click().await?;
            let on = format!("return document.querySelectorAll('.log-list li').length > {before}");
            page.wait_until("the game goes on", &on).await?;
        }
        look(page, "court-wars").await?;
        expect_to_differ(page, ".stack-of[data-can]", ".stack-of:not([data-can])").await
    });
}

#[test]
fn knights_and_spaces_of_knight_fight_can_be_told_apart() {
    visit("/", async |page, _host| {
        page.needs(&[Engine::Blink, Engine::Gecko], "its device's colours cannot be set")?;
        deal(page, "knight-fight", &[("coloration", "on"), ("favoured", "1"), ("sickness", "on")]).await?;
        page.wait_for(".square, .side-choice").await?;
        page.wait_for(".side-choice").await?.click().await?;
        page.wait_for(".dock .btn-primary:not([aria-disabled])").await?.click().await?;
        // By a click that is not of a mouse, which would place the knight at once.
        let choose = "document.querySelector('.square[data-can]').click()";
        for moves in 1..=4 {
            page.wait_for(".square[data-can]").await?;
            page.run(choose, vec![]).await?;
            page.wait_for(".dock .btn-primary:not([aria-disabled])").await?.click().await?;
            let made = format!("return document.querySelectorAll('.log-list li').length > {moves}");
            page.wait_until("the move is made", &made).await?;
        }
        page.wait_for(".square[data-can]").await?;
        page.run(choose, vec![]).await?;
        look(page, "knight-fight").await?;
        let plain = ".square:not([data-can], [aria-pressed=true], [data-last], :has(.knight))";
        for marked in [".square[data-can]", ".square[data-last]"] {
            expect_to_differ(page, marked, plain).await?;
        }
        Ok(())
    });
}
