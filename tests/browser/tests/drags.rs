//! A drag that the player breaks off, by whatever input: nothing is played, at every table where pieces or cards are dragged.

use anyhow::{Result, ensure};
use browser_tests::{Key, Page, visit};
use fantoccini::actions::{InputSource, MouseActions, PointerAction};
use serde_json::json;

/// What breaks a drag off.
const CANCELLING: [(&str, &str); 7] = [
    (
        "Escape",
        "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }))",
    ),
    (
        "the menu",
        "target.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 }))",
    ),
    ("the right button", "send('pointermove', target, { buttons: 3 })"),
    ("the button released elsewhere", "send('pointermove', target, { buttons: 0 })"),
    ("a second finger", "send('pointerdown', target, { pointerId: 8, isPrimary: false })"),
    ("a touch that scrolls", "send('pointercancel', target, { buttons: 0 })"),
    ("another window", "window.dispatchEvent(new Event('blur'))"),
];

/// Drags from one element to another, and does this before the drag ends.
const DRAG: &str = "
    const [origin, target] = [arguments[0], arguments[1]].map((selector) => document.querySelector(selector));
    const send = (kind, element, more) => {
        const box = element.getBoundingClientRect();
        const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
        const event = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, button: 0, buttons: 1, clientX, clientY, ...more };
        element.dispatchEvent(new PointerEvent(kind, event));
    };
    send('pointerdown', origin);
    send('pointermove', target);
    const isLifted = !!document.querySelector('[data-held]');
    BREAK;
    const isHeld = !!document.querySelector('[data-held], [data-over]');
    send('pointerup', target, { buttons: 0 });
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    return [isLifted, isHeld];";

/// The position: the moves of the log, and the address, in which an editor writes its own.
const POSITION: &str = "return [document.querySelector('.log-list').textContent, location.hash].join();";

/// Breaks off drags between two places in all ways; then drags to the end.
async fn break_off(page: &Page, table: &str, from: &str, to: &str) -> Result<()> {
    page.run("scrollTo(0, 0)", vec![]).await?;
    page.wait_until_still().await?;
    let before = page.run(POSITION, vec![]).await?;
    for (input, way) in CANCELLING {
        let drag = page.run(&DRAG.replace("BREAK", way), vec![json!(from), json!(to)]).await?;
        ensure!(drag == json!([true, false]), "{table}: expected {input} to end the drag, found {drag}");
        page.wait_until_still().await?;
        let after = page.run(POSITION, vec![]).await?;
        ensure!(after == before, "{table}: expected no move after {input}, found {after} after {before}");
    }
    page.run(&DRAG.replace("BREAK", ""), vec![json!(from), json!(to)]).await?;
    let changed = POSITION.replace("return", "return arguments[0] !==").replace("arguments[0]", &before.to_string());
    page.wait_until(&format!("{table}: a drag without interruption is a move"), &changed).await
}

/// Begins a game of two persons.
async fn begin(page: &Page, game: &str) -> Result<()> {
    page.go(&format!("#/set-up/{game}"), ".set-up").await?;
    page.seat_persons().await?;
    page.choose_seed("3").await?;
    page.click("button", "Begin").await?;
    page.wait_for(".arena").await?;
    Ok(())
}

/// A post of Corsairs.
fn post(name: &str) -> String {
    format!(".post[aria-label^=\"{name},\"]")
}

#[test]
fn a_drag_that_is_broken_off_is_no_move() {
    visit("/", async |page, _host| {
        begin(page, "corsairs").await?;
        page.say_all(&["enter e1"]).await?;
        break_off(page, "corsairs", &post("e1"), &post("e2")).await?;

        begin(page, "court-wars").await?;
        // Until a guard is drawn that fits.
        let fits = "
            if (document.querySelector('.drawn[data-grab]') && document.querySelector('.stack-of[data-can]')) return true;
            document.querySelector(document.querySelector('.drawn[data-grab]') ? '.discard' : '.dock .btn-primary').click();";
        page.wait_until("a guard is drawn that fits", fits).await?;
        break_off(page, "court-wars", ".drawn .card", ".stack-of[data-can]").await?;

        for (game, from, to) in [("knight-fight", "f6", "h7"), ("corsairs", "e4", "b2")] {
            page.go(&format!("#/editor/{game}"), ".editor").await?;
            page.wait_for(".board [data-place]").await?;
            let space = |name: &str| format!(".board [data-place][aria-label^={}]", json!(name));
            break_off(page, &format!("the editor of {game}"), &space(from), &space(to)).await?;
        }
        Ok(())
    });
}

#[test]
fn escape_and_the_right_button_end_a_drag_by_mouse() {
    visit("/", async |page, _host| {
        begin(page, "corsairs").await?;
        page.say_all(&["enter e1"]).await?;
        page.run("document.querySelector('.posts').scrollIntoView({ block: 'center' })", vec![]).await?;
        page.wait_until_still().await?;
        let before = page.run(POSITION, vec![]).await?;
        let to = |(x, y): (f64, f64)| PointerAction::MoveTo { duration: None, x, y };
        let (from, over) = (page.middle(&post("e1")).await?, page.middle(&post("e2")).await?);
        let lift =
            || MouseActions::new("mouse".into()).then(to(from)).then(PointerAction::Down { button: 0 }).then(to(over));
        page.client().perform_actions(lift()).await?;
        page.wait_for("[data-held]").await?;
        page.client()
            .perform_actions(MouseActions::new("mouse".into()).then(PointerAction::Down { button: 2 }))
            .await?;
        page.wait_until("the ship is back", "return !document.querySelector('[data-held]')").await?;
        page.client().release_actions().await?;
        page.client().perform_actions(lift()).await?;
        page.wait_for("[data-held]").await?;
        page.keys(&Key::Escape.to_string()).await?;
        page.wait_until("the ship is back", "return !document.querySelector('[data-held]')").await?;
        page.client().perform_actions(MouseActions::new("mouse".into()).then(PointerAction::Up { button: 0 })).await?;
        page.wait_until_still().await?;
        ensure!(page.run(POSITION, vec![]).await? == before, "expected no move");
        Ok(())
    });
}
