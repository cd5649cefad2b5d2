//! What is announced: each text as a new element that stays, so that screen readers speak all of them.

use anyhow::{Result, ensure};
use browser_tests::{CLICK_AT_RANDOM, Page, visit};
use serde_json::json;

/// Notes every text that is announced and every alert when it is added, and announcements that are added again or changed.
const WATCH: &str = "
    window.watching?.disconnect();
    window.announced = [];
    const known = new Set(document.querySelectorAll('[role=log] > *'));
    window.watching = new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes) {
            if (type === 'characterData' && target.parentElement?.closest('[role=log]')) announced.push('changed');
            for (const node of addedNodes) {
                if (!node.matches?.('[role=log] > *, [role=alert]')) continue;
                announced.push(known.has(node) ? 'moved' : node.textContent.trim());
                known.add(node);
            }
        }
    });
    watching.observe(document.body, { subtree: true, childList: true, characterData: true });";

/// What was announced since this was asked last.
async fn announced(page: &Page) -> Result<Vec<String>> {
    Ok(serde_json::from_value(page.run("return window.announced.splice(0)", vec![]).await?)?)
}

/// The texts that are in the page to be spoken.
async fn kept(page: &Page) -> Result<Vec<String>> {
    let kept = "return [...document.querySelectorAll('[role=log] > *')].map((line) => line.textContent.trim())";
    Ok(serde_json::from_value(page.run(kept, vec![]).await?)?)
}

/// What a translator built into a browser does to the page.
const TRANSLATE: &str = "
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all = [];
    while (texts.nextNode()) if (!texts.currentNode.parentElement.closest('svg, script, [translate=no]')) all.push(texts.currentNode);
    for (const text of all) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text.data);
    }";

#[test]
fn every_text_is_a_new_element_that_stays() {
    visit("/", async |page, _host| {
        page.set_up("corsairs", &[]).await?;
        page.click("button", "Begin").await?;
        page.wait_for(".board [tabindex='0']").await?;
        page.wait_until("one is greeted", "return document.querySelectorAll('[role=log] > *').length > 0").await?;
        page.run(WATCH, vec![]).await?;
        page.run(TRANSLATE, vec![]).await?;
        page.run("document.querySelector('.board [tabindex=\"0\"]').focus()", vec![]).await?;
        // The same answer many times, of which the page keeps the last ones.
        page.keys(&"t".repeat(12)).await?;
        let all = announced(page).await?;
        ensure!(all == vec!["It is your turn."; 12], "{all:?}");
        ensure!(kept(page).await?.len() < 12, "old texts are removed");
        // What one has done stays when the other players have moved.
        page.say_all(&["enter a1", "end"]).await?;
        page.wait_until("the convoy has sailed", "return /The escort sails/.test(announced.at(-1))").await?;
        let (all, kept) = (announced(page).await?, kept(page).await?);
        ensure!(all.join(" ").contains("The corsairs end their turn. The escort sails"), "{all:?}");
        ensure!(kept.ends_with(&all), "{all:?} were announced, and {kept:?} is left");
        Ok(())
    });
}

/// What can be touched when it is one's turn.
const PLAYABLE: &str = "[data-can], .hand-card:not([aria-disabled])";

#[test]
fn every_refusal_is_a_new_alert() {
    visit("/", async |page, _host| {
        for game in xtask::project::games()?.iter().filter(|game| *game != "battle-of-corsica") {
            page.set_up(game, &[]).await?;
            page.click("button", "Begin").await?;
            page.wait_for(PLAYABLE).await?;
            page.run(WATCH, vec![]).await?;
            for _ in 0..3 {
                page.say("zzz").await?;
                page.wait_until("it is refused", "return announced.some((text) => text.includes('zzz'))").await?;
                let all = announced(page).await?;
                let refusals = all.iter().filter(|text| text.contains("zzz")).count();
                ensure!(refusals == 1 && !all.iter().any(|text| text == "changed"), "{game}: {all:?}");
            }
            let shown = page.run("return document.querySelectorAll('.dock .refusal > *').length", vec![]).await?;
            ensure!(shown == json!(1), "{game}: {shown} refusals");
        }
        Ok(())
    });
}

/// Begins a game with the usual options.
async fn begin(page: &Page, game: &str) -> Result<()> {
    page.set_up(game, &[]).await?;
    page.click("button", "Begin").await?;
    page.wait_for(PLAYABLE).await.map(drop)
}

#[test]
fn the_field_for_moves_answers_questions() {
    visit("/", async |page, _host| {
        for game in xtask::project::games()?.iter().filter(|game| *game != "battle-of-corsica") {
            begin(page, game).await?;
            page.open_keyboard_help().await?;
            page.run(WATCH, vec![]).await?;
            for question in ["l", "t", "W", "b", "h", "?", "？", "r", "c", "help"] {
                page.say(question).await?;
                page.wait_until("it is answered", "return announced.length > 0").await?;
                let all = announced(page).await?;
                // The greeting may come before the first answer.
                ensure!(!all.iter().any(|text| text.contains(&format!("“{question}”"))), "{game}, {question}: {all:?}");
                let left = page.run("return document.querySelector('#say').value", vec![]).await?;
                ensure!(left == json!(""), "{game}: {question} is left in the field");
            }
            // A place is described as its label does.
            let label = "return document.querySelectorAll('.board [data-place]')[1].getAttribute('aria-label')";
            let label = page.run(label, vec![]).await?.as_str().unwrap_or_default().to_owned();
            let name = label.split([',', ':', ' ']).next().unwrap_or_default();
            page.say(&format!("b {name}")).await?;
            page.wait_until("it is answered", "return announced.length > 0").await?;
            ensure!(announced(page).await?.last() == Some(&label), "{game}: b {name}");
            // What was refused is replaced by what is typed next.
            page.say("zzz").await?;
            page.run("document.querySelector('#say').focus()", vec![]).await?;
            page.keys("t").await?;
            let field = page.run("return document.querySelector('#say').value", vec![]).await?;
            ensure!(field == json!("t"), "{game}: {field}");
            // One key leads back to the game, and another one here.
            page.keys("\u{e00c}").await?;
            let is_there = "return !!document.activeElement.closest('.hand, .board')";
            page.wait_until("the focus is on the game", is_there).await?;
            page.keys("/").await?;
            page.wait_until("the focus is in the field", "return document.activeElement.id === 'say'").await?;
        }
        Ok(())
    });
}

/// Notes each element whose state as a toggle comes or goes.
const WATCH_TOGGLES: &str = "
    window.toggles = [];
    const known = new WeakMap([...document.querySelectorAll('button')].map((button) => [button, button.hasAttribute('aria-pressed')]));
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const is = target.hasAttribute('aria-pressed');
            if (known.has(target) && known.get(target) !== is) toggles.push(target.getAttribute('aria-label'));
            known.set(target, is);
        }
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-pressed'] });";

#[test]
fn what_can_be_chosen_stays_a_toggle() {
    visit("/", async |page, _host| {
        for game in xtask::project::games()?.iter().filter(|game| *game != "battle-of-corsica") {
            begin(page, game).await?;
            page.run(WATCH_TOGGLES, vec![]).await?;
            page.run(&format!("{CLICK_AT_RANDOM} window.playing = setInterval(clickAtRandom, 40);"), vec![]).await?;
            page.wait_until("something was played", "return document.querySelectorAll('.log-list li').length > 3")
                .await?;
            page.run("clearInterval(window.playing)", vec![]).await?;
            let toggles = page.run("return window.toggles", vec![]).await?;
            ensure!(toggles == json!([]), "{game}: {toggles}");
        }
        Ok(())
    });
}

#[test]
fn no_status_has_a_text_without_a_paragraph() {
    visit("/", async |page, _host| {
        let bare = "
            return [...document.querySelectorAll('[role=status], [role=log]')]
                .filter((region) => [...region.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
                .map((region) => region.outerHTML.slice(0, 200));";
        for place in
            ["", "settings", "statistics", "open", "about", "finished", "nowhere", "set-up/corsairs", "rules/corsairs"]
        {
            page.go(&format!("#/{place}"), "main").await?;
            page.wait_until("it is drawn", "return !document.querySelector('#boot, [aria-busy]')").await?;
            ensure!(page.run(bare, vec![]).await? == json!([]), "{place}");
        }
        begin(page, "corsairs").await?;
        ensure!(page.run(bare, vec![]).await? == json!([]));
        page.click("button", "Resign").await?;
        page.wait_for("dialog[open] .btn-danger").await?;
        // The question is read, not only its answer that has the focus.
        let asked = "
            const dialog = document.querySelector('dialog[open]');
            return [dialog.getAttribute('role'), dialog.ariaLabel, dialog.querySelector('p').innerText === dialog.getAttribute('aria-description')];";
        let asked = page.run(asked, vec![]).await?;
        ensure!(asked == json!(["alertdialog", "Resign", true]), "{asked}");
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_for(".result h2").await?;
        page.wait_until("the review is there", "return !!document.querySelector('.chances')").await?;
        ensure!(page.run(bare, vec![]).await? == json!([]));
        Ok(())
    });
}

#[test]
fn a_new_page_begins_at_its_heading() {
    visit("/", async |page, _host| {
        page.go("#/", ".masthead").await?;
        for place in ["settings", "rules/court-wars", "set-up/knight-fight", "statistics", "about", "open"] {
            page.run("location.hash = arguments[0]", vec![json!(format!("#/{place}"))]).await?;
            let is_there =
                "return document.activeElement?.localName === 'h1' && !!document.activeElement.closest('#main')";
            page.wait_until(&format!("the heading of {place} has the focus"), is_there).await?;
        }
        Ok(())
    });
}

#[test]
fn a_setting_says_how_much_is_announced() {
    visit("/", async |page, _host| {
        for (wording, game, moves, said, unsaid) in [
            (0, "corsairs", &["enter a1", "end"][..], r"sails? [^.]*\. It is your turn\.", r"sails? [^.]*\. Choose"),
            (1, "corsairs", &["enter a1", "end"], r"sails? [^.]*\. Choose a corsair", "It is your turn"),
            (2, "corsairs", &["enter a1", "end"], r"Cabin boy has moved\. It is your turn\.", "sails?"),
            // A turn of a draw and a placing is one move.
            (
                2,
                "court-wars",
                &["discard"],
                r"You discarded the 7 of diamonds\. Cabin boy has moved\. You drew",
                "Cabin boy drew",
            ),
        ] {
            let settings = json!(format!("pace=2 wording={wording}"));
            page.run("localStorage.setItem('corsair-cabinet:settings', arguments[0])", vec![settings]).await?;
            page.reload().await?;
            page.set_up(game, if game == "court-wars" { &[("starter", "1")] } else { &[] }).await?;
            page.click("button", "Begin").await?;
            page.open_keyboard_help().await?;
            page.run(WATCH, vec![]).await?;
            page.say_all(moves).await?;
            // The computer's move is its own affair.
            let hears = |words: &str| format!("return new RegExp({}).test(announced.join(' '))", json!(words));
            page.wait_until(&format!("with {wording} one hears {said}"), &hears(said)).await?;
            let is_unsaid = page.run(&hears(unsaid), vec![]).await? == json!(false);
            ensure!(is_unsaid, "with {wording}: {}", announced(page).await?.join(" "));
        }
        Ok(())
    });
}
