//! The keys of the game: on other layouts than that of the United States, and with the focus on the tools beside the game.

use anyhow::{Result, ensure};
use browser_tests::{Key, Page, visit};
use serde_json::json;
use xtask::project;

/// Begins a game of two people at one device.
async fn deal(page: &Page, game: &str) -> Result<()> {
    page.go(&format!("#/set-up/{game}"), ".set-up").await?;
    let sit = "document.querySelectorAll('.how-many label')[0]?.click();
        document.querySelectorAll('.seat-form .segments').forEach((kinds) => kinds.querySelector('label').click());";
    page.run(sit, vec![]).await?;
    page.choose_seed("7").await?;
    page.click("button", "Begin").await
}

/// Presses a key of another layout where the focus is, given more properties of the event. Returns whether the page used it.
async fn press(page: &Page, key: &str, code: &str, with: serde_json::Value) -> Result<bool> {
    let script = "
        const [key, code, more] = arguments;
        const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more });
        return !document.activeElement.dispatchEvent(event);";
    let used = page.run(script, vec![json!(key), json!(code), with]).await?;
    Ok(used == json!(true))
}

#[test]
fn questions_are_answered_on_every_layout_and_from_every_place() {
    visit("/", async |page, _host| {
        deal(page, "corsairs").await?;
        page.wait_for(".board [tabindex='0']").await?;
        page.wait_for(".dock .actions .btn").await?;
        let places = [".board [tabindex='0']", "main", "header button", ".dock .btn", ".log-list", ".log summary"];
        let keys = [
            ("b", "KeyB"),
            ("B", "KeyB"),
            ("\u{3b2}", "KeyB"),
            ("\u{438}", "KeyB"),
            ("\u{644}\u{627}", "KeyB"),
            ("b", "KeyN"),
        ];
        for place in places {
            for (key, code) in keys {
                page.run("document.querySelector(arguments[0]).focus()", vec![json!(place)]).await?;
                ensure!(press(page, "t", "KeyT", json!({})).await?);
                ensure!(press(page, key, code, json!({})).await?, "{key} is used at {place}");
                let board = page.spoken().await?;
                ensure!(board.contains("File e:"), "{key} at {place}: {board}");
            }
        }
        // None of these is a question.
        for (key, code, with) in [
            ("b", "KeyB", json!({ "ctrlKey": true })),
            ("b", "KeyB", json!({ "metaKey": true })),
            ("b", "KeyB", json!({ "altKey": true })),
            ("\u{3b2}", "KeyB", json!({ "ctrlKey": true })),
            ("\u{201e}", "KeyB", json!({ "modifierAltGraph": true })),
            ("b", "KeyB", json!({ "isComposing": true })),
            ("Process", "KeyB", json!({ "keyCode": 229 })),
            ("b", "KeyB", json!({ "keyCode": 229 })),
            ("Dead", "KeyB", json!({})),
            ("x", "KeyB", json!({})),
        ] {
            ensure!(!press(page, key, code, with.clone()).await?, "{key} with {with} is left to the browser");
        }
        page.run("document.querySelector('main').focus()", vec![]).await?;
        ensure!(press(page, "\u{638}", "Slash", json!({})).await?);
        page.wait_until("the box has the focus", "return document.activeElement.id === 'say'").await?;
        ensure!(!press(page, "b", "KeyB", json!({})).await?, "a letter is typed into the box");
        page.click("button", "Resign").await?;
        page.wait_for("dialog[open]").await?;
        ensure!(!press(page, "b", "KeyB", json!({})).await?, "a dialog has keys of its own");
        Ok(())
    });
}

#[test]
fn digits_of_a_french_keyboard_lead_to_all_neighbours() {
    visit("/", async |page, _host| {
        deal(page, "corsairs").await?;
        page.tab_into(".posts").await?;
        let (_, start) = page.focused().await?;
        for (there, there_code, back, back_code) in [
            ("\u{e8}", "Digit7", "\"", "Digit3"),
            ("_", "Digit8", "\u{e9}", "Digit2"),
            ("\u{e7}", "Digit9", "&", "Digit1"),
        ] {
            ensure!(press(page, there, there_code, json!({})).await?);
            let (_, focused) = page.focused().await?;
            ensure!(focused != start, "expected {there} to move the focus from {start}");
            ensure!(press(page, back, back_code, json!({})).await?);
            let (_, focused) = page.focused().await?;
            ensure!(focused == start, "expected {back} to lead back to {start}, found {focused}");
        }
        // A sign that means something does not move.
        ensure!(press(page, "/", "Digit7", json!({})).await?);
        page.wait_until("the box has the focus", "return document.activeElement.id === 'say'").await
    });
}

#[test]
fn a_tool_pressed_by_mouse_does_not_get_the_next_key() {
    visit("/", async |page, _host| {
        deal(page, "battle-of-corsica").await?;
        page.wait_for(".race-rest .btn").await?.click().await?;
        page.wait_for(".pile").await?;
        let sounds = "return document.querySelector('.sound').closest('button').getAttribute('aria-pressed')";
        let before = page.run(sounds, vec![]).await?;
        page.click("button", "Sounds").await?;
        ensure!(page.run(sounds, vec![]).await? != before, "a press by mouse counts");
        page.keys("asjk").await?;
        page.wait_for(".pile-card").await?;

        page.go("#/set-up/battle-of-corsica", ".set-up").await?;
        page.seat(2, 1).await?;
        page.choose(&[("pace", "calm"), ("starter", "person"), ("window", "15000"), ("grace", "0")]).await?;
        page.click("button", "Begin").await?;
        page.wait_for(".race-rest .btn").await?.click().await?;
        page.wait_for(".pile").await?;
        let before = page.run(sounds, vec![]).await?;
        page.click("button", "Sounds").await?;
        let switched = page.run(sounds, vec![]).await?;
        ensure!(switched != before);
        page.keys(&String::from(char::from(Key::Enter))).await?;
        page.wait_for(".pile-card").await?;
        page.keys(" ").await?;
        page.wait_until("the tap is judged", "return !!document.querySelector('.told-line')?.textContent").await?;
        ensure!(page.run(sounds, vec![]).await? == switched, "Space taps");
        // Who goes to a tool by keyboard presses it by keyboard.
        page.run("document.querySelector('.sound').closest('button').focus()", vec![]).await?;
        for key in [String::from(" "), String::from(char::from(Key::Enter))] {
            let before = page.run(sounds, vec![]).await?;
            page.keys(&key).await?;
            ensure!(page.run(sounds, vec![]).await? != before, "{key:?} presses the tool with the focus");
        }
        Ok(())
    });
}

#[test]
fn tools_of_every_table_leave_the_focus_where_it_is() {
    visit("/", async |page, _host| {
        // The race has keys of its own, which are tested above.
        for game in project::games()?.iter().filter(|game| *game != "battle-of-corsica") {
            deal(page, game).await?;
            page.wait_for(".log-list").await?;
            // Where hands are hidden, the first player takes the device.
            let take = "document.querySelector('.curtain .btn')?.click(); return !document.querySelector('.curtain')";
            page.wait_until("the table lies open", take).await?;
            for tool in ["header button:has(.sound)", ".log > summary"] {
                page.wait_for(tool).await?.click().await?;
                let is_there = "return document.querySelector(arguments[0]).contains(document.activeElement)";
                let focused = page.run(is_there, vec![json!(tool)]).await?;
                ensure!(focused == json!(false), "{game}: the focus is on {tool}");
            }
        }
        Ok(())
    });
}

#[test]
fn a_battle_is_fought_with_six_keys() {
    visit("/", async |page, _host| {
        page.set_up("knights-and-corsairs", &[]).await?;
        page.click("button", "Begin").await?;
        page.wait_for(".hand [data-place='4']:not([aria-disabled])").await?;
        page.wait_for(".dock .actions .btn-primary").await?;
        page.run("document.querySelector('.board [tabindex=\"0\"]').focus()", vec![]).await?;
        let chosen = "return document.querySelectorAll('.hand [aria-pressed=true]').length";
        for (key, code, count) in [("1", "Digit1", 1), ("&", "Digit1", 0), ("2", "Digit2", 1), ("3", "Numpad3", 2)] {
            ensure!(press(page, key, code, json!({})).await?, "{key} is used");
            let found = page.run(chosen, vec![]).await?;
            ensure!(found == json!(count), "{key}: expected {count} chosen cards, found {found}");
        }
        let spoken = page.spoken().await?;
        ensure!(spoken.contains("Choose one more card") || spoken.contains("choose one more"), "{spoken}");
        ensure!(!press(page, "9", "Digit9", json!({})).await?, "there is no ninth card");
        press(page, "5", "Digit5", json!({})).await?;
        press(page, "0", "Digit0", json!({})).await?;
        page.wait_until("the battle goes on", "return !document.querySelector('.hand [aria-pressed=true]')").await
    });
}
