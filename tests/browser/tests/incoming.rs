//! What a player opens or pastes is found, whatever other programs have made of it.

use anyhow::{Context, Result, ensure};
use browser_tests::{Devices, Page, visit};
use serde_json::json;

/// A record as a link.
const RECORD: &str = "#/replay/record_1_court-wars;options_standard;seed_7;2_draw;end";

/// A letter that nobody at this device knows, as a link.
const LETTER: &str = "#/letter/letter_1_corsairs_2nw7y8dw_1;options_size=4,corsairs=random;seat_2;name_Ana%C3%AFs;lot_wmrpdhyxfy9r44fdgwp0ft0kkr;end_v8fn93z5";

/// What another program makes of the part of an address after `#`, with a name.
type Change = (&'static str, fn(&str) -> String);

const CHANGES: [Change; 8] = [
    ("a dot", |link| format!("{link}.")),
    ("a bracket", |link| format!("{link})")),
    ("tracked", |link| format!("{link}&fbclid=IwAR0")),
    ("tracked behind a question mark", |link| format!("{link}?utm_source=chat")),
    ("%20", |link| link.replace('_', "%20")),
    ("%5F and %3B", |link| link.replace('_', "%5F").replace(';', "%3B")),
    ("escaped", |link| link.replace('_', "\\_")),
    ("HTML codes", |link| link.replace(';', "&#59;")),
];

/// Where a link leads, and what there is to see.
const PLACES: [(&str, &str); 5] = [
    (RECORD, ".log-list li"),
    (LETTER, "#letter-name"),
    ("#/rules/corsairs/size=4", ".rules"),
    ("#/settings", ".segments"),
    ("#/set-up/knight-fight", ".set-up"),
];

#[test]
fn an_address_leads_there_whatever_was_done_to_it() {
    visit("/", async |page, _host| {
        for (place, seen) in PLACES {
            for (name, change) in CHANGES {
                page.go("#/about", ".licences, main h1").await?;
                page.run("location.hash = arguments[0]", vec![json!(change(place))]).await?;
                page.wait_for(seen).await.with_context(|| format!("{place}, {name}"))?;
                let is_there = "return decodeURIComponent(location.hash) === decodeURIComponent(arguments[0])";
                let address = page.address().await?;
                ensure!(
                    page.run(is_there, vec![json!(place)]).await? == json!(true),
                    "{name}: {place} led to {address}"
                );
            }
        }
        // What is nothing still says so, and a letter that was cut off says that.
        page.go("#/nowhere.", ".error, [role=status], main h1").await?;
        page.run("location.hash = arguments[0]", vec![json!(&LETTER[..100])]).await?;
        page.find("heading", "This link cannot be used").await?;
        page.expect_empty_console().await
    });
}

async fn paste_into(page: &Page, field: &str, text: &str) -> Result<()> {
    page.wait_for(field).await?;
    let script = "
        const field = document.querySelector(arguments[0]);
        field.value = arguments[1];
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.form.requestSubmit();";
    page.run(script, vec![json!(field), json!(text)]).await.map(drop)
}

#[test]
fn whatever_is_pasted_is_opened_in_either_place() {
    visit("/", async |page, _host| {
        let record = "> record 1 court-wars\r\n> options standard\r\n> seed 7\r\n> 2 draw\r\n> end\r\n";
        let pasted = [
            (format!("Look: https://example.org/cabinet/{RECORD})."), ".log-list li", RECORD),
            (record.to_owned(), ".log-list li", RECORD),
            (format!("<a href=\"https://example.org/{LETTER}\">"), "#letter-name", LETTER),
            ("the rules: http://localhost/#/rules/corsairs/size=4, see?".to_owned(), ".rules", PLACES[2].0),
        ];
        for (text, seen, place) in &pasted {
            page.go("#/open", "#pasted").await?;
            paste_into(page, "#pasted", text).await?;
            page.wait_for(seen).await.with_context(|| format!("opened: {text}"))?;
            ensure!(page.address().await?.ends_with(place), "{text} leads to {}", page.address().await?);
        }
        // The field for letters of a game with a friend.
        let devices = Devices::new(page).await?;
        for (text, seen, place) in &pasted {
            devices.invite("corsairs", &[]).await?;
            paste_into(page, "#letter-paste", text).await?;
            page.wait_for(seen).await.with_context(|| format!("pasted as a letter: {text}"))?;
            ensure!(page.address().await?.ends_with(place), "{text} leads to {}", page.address().await?);
        }
        page.expect_empty_console().await
    });
}
