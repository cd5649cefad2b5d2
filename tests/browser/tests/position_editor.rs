//! The position editor: pieces are laid, moved and taken away by pointer and by keys, and the position is in the address.

use anyhow::{Result, ensure};
use browser_tests::{Key, Page, visit};
use serde_json::{Value, json};
use xtask::project;

/// Opens the editor of a game from its set-up page.
async fn open_editor(page: &Page, game: &str) -> Result<()> {
    page.go("#/", ".masthead").await?;
    page.go(&format!("#/set-up/{game}"), ".variations").await?;
    page.run("document.querySelector('.variations').open = true", vec![]).await?;
    page.click("link", "Set up a position").await?;
    page.wait_for(".editor").await?;
    page.wait_for(".board [data-place]").await?;
    page.wait_until("the address has the position", "return decodeURIComponent(location.hash).includes(';position_')")
        .await
}

/// Clicks the space of the board that has this name.
async fn touch(page: &Page, name: &str) -> Result<()> {
    page.wait_for(&space(name)).await?.click().await?;
    Ok(())
}

/// The selector of the space whose label begins with this name.
fn space(name: &str) -> String {
    format!(".board [data-place][aria-label^={}]", json!(name))
}

/// Waits until the label of a space says that something lies there.
async fn expect_on(page: &Page, name: &str, words: &str) -> Result<()> {
    let label = format!("document.querySelector({}).getAttribute('aria-label')", json!(space(name)));
    page.wait_until(&format!("{name} has {words}"), &format!("return {label}.includes({})", json!(words))).await
}

/// Waits until the editor says this.
async fn expect_told(page: &Page, words: &str) -> Result<()> {
    let told = "document.querySelector('.editor [role=status]').innerText";
    page.wait_until(words, &format!("return {told}.includes({})", json!(words))).await
}

/// The address of the page.
async fn position(page: &Page) -> Result<String> {
    let address = page.run("return decodeURIComponent(location.hash)", vec![]).await?;
    Ok(address.as_str().unwrap_or_default().to_owned())
}

/// Chooses a value of a list by its label.
async fn choose(page: &Page, list: &str, value: &str) -> Result<()> {
    let script = "const field = [...document.querySelectorAll('.editor .field')]
        .find((field) => field.querySelector('label').innerText === arguments[0]);
        const list = field.querySelector('select');
        list.value = [...list.options].find(({ innerText }) => innerText === arguments[1]).value;
        list.dispatchEvent(new Event('change', { bubbles: true }));";
    page.run(script, vec![json!(list), json!(value)]).await?;
    Ok(())
}

#[test]
fn a_position_of_corsairs_is_laid_out_and_played() {
    visit("/", async |page, _host| {
        open_editor(page, "corsairs").await?;
        page.click("button", "Clear the board").await?;
        page.click("radio", "Corsair").await?;
        touch(page, "a1").await?;
        expect_on(page, "a1", "corsair").await?;
        expect_told(page, "a1").await?;
        page.click("radio", "Escort").await?;
        touch(page, "c3").await?;
        page.look("editor-corsairs").await?;
        ensure!(position(page).await?.contains("board=C4/6/2E4/8/4F4/"), "{}", position(page).await?);

        // Moved by two touches, taken away, and what cannot be is refused with the reason.
        page.click("radio", "Move").await?;
        touch(page, "a1").await?;
        expect_told(page, "From a1").await?;
        touch(page, "a2").await?;
        expect_on(page, "a2", "corsair").await?;
        expect_on(page, "a1", "empty").await?;
        page.click("radio", "Take away").await?;
        touch(page, "e5").await?;
        expect_told(page, "The freighter has to be on the board.").await?;
        expect_on(page, "e5", "freighter").await?;
        touch(page, "c3").await?;
        expect_on(page, "c3", "empty").await?;
        page.click("button", "Undo").await?;
        expect_on(page, "c3", "escort").await?;

        // Nothing is to be moved from an empty space.
        page.click("radio", "Move").await?;
        touch(page, "e1").await?;
        expect_told(page, "There is nothing to move there.").await?;

        // A list shows what is so, also when a choice was taken back.
        choose(page, "Who moves", "Convoy").await?;
        choose(page, "Who moves", "Corsairs").await?;
        page.click("button", "Undo").await?;
        expect_told(page, "Taken back.").await?;
        let shown = "document.querySelector('#editor-field-0').selectedOptions[0].text";
        page.wait_until(
            "the convoy moves",
            &format!("return location.hash.includes('turn=2') && {shown} === 'Convoy'"),
        )
        .await?;

        // A tool for notes takes the place of the tools for pieces, and the other way round.
        page.click("radio", "Corsair").await?;
        page.click("button", "Draw a ring").await?;
        touch(page, "g5").await?;
        page.wait_until("a ring", "return document.querySelectorAll('.board [data-ring]').length === 1").await?;
        page.click("radio", "Corsair").await?;
        touch(page, "g6").await?;
        expect_on(page, "g6", "corsair").await?;
        expect_on(page, "g5", "empty").await?;
        ensure!(
            page.run("return document.querySelector('.board [aria-disabled]')", vec![]).await?.is_null(),
            "disabled"
        );

        // A reload keeps the position.
        page.reload().await?;
        page.wait_for(".editor").await?;
        expect_on(page, "a2", "corsair").await?;

        // The captain says what to do, and the game goes on from there.
        page.click("button", "What would the captain do?").await?;
        page.wait_until(
            "the captain's opinion",
            "return document.querySelector('.captains-opinion').innerText.includes(': I would ')",
        )
        .await?;
        page.click("button", "Play on from here").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".table:not([data-editing]) .board [data-place]").await?;
        expect_on(page, "a2", "corsair").await?;
        page.expect_empty_console().await
    });
}

#[test]
fn pieces_are_dragged_in_the_position_editor() {
    visit("/", async |page, _host| {
        open_editor(page, "knight-fight").await?;
        let (from, to) = (page.middle(&space("f6")).await?, page.middle(&space("h7")).await?);
        let drag = "const [x, y, toX, toY] = arguments;
            const send = (kind, x, y, buttons) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(kind,
                { bubbles: true, isPrimary: true, pointerId: 1, clientX: x, clientY: y, button: 0, buttons }));
            send('pointerdown', x, y, 1); send('pointermove', toX, toY, 1); send('pointerup', toX, toY, 0);";
        page.run(drag, [from.0, from.1, to.0, to.1].map(Value::from).into()).await?;
        expect_on(page, "h7", "X").await?;
        page.wait_until("f6 is empty", "return location.hash.includes('5O1X3')").await?;
        page.look("editor-knight-fight").await?;
        page.expect_empty_console().await
    });
}

#[test]
fn the_position_editor_works_by_keyboard() {
    visit("/", async |page, _host| {
        open_editor(page, "knight-fight").await?;
        page.tab_into(".editor [role=radiogroup]").await?;
        page.keys(&Key::Down.to_string()).await?;
        page.tab_into(".board").await?;
        let (focused, _) = page.focused().await?;
        page.keys(&Key::Enter.to_string()).await?;
        page.wait_until(
            "a knight is told",
            "return /X knight/.test(document.querySelector('.editor [role=status]').innerText)",
        )
        .await?;
        page.expect_focus_on("button").await?;
        ensure!(!focused.is_empty(), "a space has the focus");
        page.expect_empty_console().await
    });
}

#[test]
fn cards_are_laid_in_the_position_editor() {
    visit("/", async |page, _host| {
        open_editor(page, "court-wars").await?;
        choose(page, "What to put down", "10 of hearts").await?;
        page.run("document.querySelector('.board [data-place=\"0\"]').click()", vec![]).await?;
        expect_told(page, ", guard 10,").await?;
        page.look("editor-court-wars").await?;
        ensure!(position(page).await?.contains("courts=K+10H,Q,J/"), "{}", position(page).await?);

        open_editor(page, "knights-and-corsairs").await?;
        choose(page, "What to put down", "7 of hearts").await?;
        touch(page, "a1").await?;
        expect_told(page, "one must lie in the centre").await?;
        touch(page, "b2").await?;
        expect_told(page, "7 of hearts").await?;
        page.run("document.querySelector('.editor details').open = true", vec![]).await?;
        // The second card that can be held instead of the first.
        let other = "return document.querySelector('.editor details option:not([selected])').innerText";
        let other = page.run(other, vec![]).await?.as_str().unwrap_or_default().to_owned();
        choose(page, "Card 1", &other).await?;
        let held =
            "[...document.querySelectorAll('.editor details select')].map((list) => list.selectedOptions[0].text)";
        page.wait_until("the card is in the hand", &format!("return {held}.includes({})", json!(other))).await?;
        page.look("editor-knights-and-corsairs").await?;
        page.expect_empty_console().await
    });
}

#[test]
fn a_replay_leads_to_the_position_editor() {
    visit("/", async |page, _host| {
        // Only a race has no positions to edit.
        let mut without_editor = 0;
        for game in project::games()? {
            page.go("#/", ".masthead").await?;
            page.go(&format!("#/editor/{game}"), ".editor, .narrow [role=alert]").await?;
            let why = page.run("return document.querySelector('.narrow [role=alert]')?.innerText", vec![]).await?;
            if let Some(why) = why.as_str() {
                ensure!(why.contains("cannot be edited"), "{why}");
                without_editor += 1;
            }
        }
        ensure!(without_editor == 1, "{without_editor} games without an editor");
        page.go("#/editor/knight-fight/snapshot=on", "main").await?;
        page.wait_until("why not", "return document.querySelector('main').innerText.includes('Snapshot')").await?;
        let link = "#/replay/record_1_corsairs;options_standard;seed_0;1_enter_a1;1_end;end";
        page.go(link, ".replay-notes").await?;
        page.wait_for(".board [data-place]").await?;
        page.click("link", "Edit this position").await?;
        page.wait_for(".editor").await?;
        expect_on(page, "a1", "corsair").await?;
        ensure!(position(page).await?.contains("turn=2"), "{}", position(page).await?);
        page.expect_empty_console().await
    });
}
