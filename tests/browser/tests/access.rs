//! No screen keeps anybody out: axe-core on every screen and state, by day and by night, and pictures of
//! them all for people to look at, in `target/screenshots`.

use anyhow::{Result, ensure};
use browser_tests::{Page, visit};
use serde_json::json;

/// The link of a finished game, which Red won by influence.
const REPLAY: &str = "#/replay/record_1_knights-and-corsairs;options_standard;seed_42;1_attack_b2_2C_4C_5C;2_defend_8H_9H_10D;\
                      1_attack_a3_3S_5S_6C;2_defend_QD_KD;1_attack_b3_6S_7S_10C;2_defend_KH;1_attack_c3_2S_3C_4S;2_defend_2H;\
                      1_attack_a2_9C_JS_QC;2_defend;1_attack_c2_7C_8S_10S;2_defend;1_attack_a1_9S_JC_QS;2_defend_3H;\
                      2_influence_b1_5H;end";

/// Goes to another place of the page and waits for what is there.
async fn go(page: &Page, hash: &str, there: &str) -> Result<()> {
    page.run("location.hash = arguments[0]", vec![json!(hash)]).await?;
    page.wait_for(there).await?;
    Ok(())
}

/// Looks at a screen at three widths in both themes; at the widest and the narrowest with axe-core.
async fn look(page: &Page, name: &str) -> Result<()> {
    for width in [320, 1440] {
        page.resize(width, 800).await?;
        for theme in ["light", "dark"] {
            page.prefer(&[("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")]).await?;
            page.expect_no_obstacles().await?;
        }
        let overflow = page.run("return document.documentElement.scrollWidth - innerWidth", vec![]).await?;
        ensure!(overflow.as_i64().is_some_and(|pixels| pixels <= 0), "{name} is {overflow} px too wide at {width} px");
    }
    page.portraits(name).await?;
    Ok(())
}

#[test]
fn home_set_up_rules_about_and_settings_keep_nobody_out() {
    visit("/", async |page, _host| {
        look(page, "home").await?;
        go(page, "#/set-up/knights-and-corsairs", "#seed").await?;
        page.run("document.querySelectorAll('details').forEach((group) => { group.open = true; })", vec![]).await?;
        look(page, "set-up").await?;
        go(page, "#/rules/knights-and-corsairs", ".rules").await?;
        look(page, "rules").await?;
        go(page, "#/about", ".prose").await?;
        look(page, "about").await?;
        go(page, "#/settings", "input[name=theme]").await?;
        look(page, "settings").await?;
        go(page, "#/open", "#pasted").await?;
        look(page, "open").await?;
        go(page, "#/replay/junk", "[role=alert]").await?;
        look(page, "broken").await?;
        go(page, "#/nowhere", ".masthead").await?;
        look(page, "nowhere").await?;
        Ok(())
    });
}

#[test]
fn the_table_keeps_nobody_out_in_any_state() {
    visit("/", async |page, _host| {
        go(page, "#/set-up/knights-and-corsairs", "#seed").await?;
        page.wait_for("#seed").await?.send_keys("42").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".board").await?;
        look(page, "table").await?;
        for _ in 0..3 {
            page.wait_for(".hand-card[aria-pressed=false]:not([aria-disabled])").await?.click().await?;
        }
        look(page, "table-ready").await?;
        page.wait_for(".hand-card:not([aria-pressed=true])").await?.click().await?;
        page.wait_until(
            "a card too many is refused",
            "return document.querySelector('.dock .refusal').textContent !== ''",
        )
        .await?;
        look(page, "table-refused").await?;
        page.wait_for(".dock .btn-primary").await?.click().await?;
        page.wait_until("the battle is told", "return !!document.querySelector('.ranked')").await?;
        look(page, "table-told").await?;
        page.wait_for(".me .piles button").await?.click().await?;
        look(page, "table-discards").await?;
        page.click("button", "Resign").await?;
        page.wait_for("dialog[open]").await?;
        look(page, "resign").await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_for(".result h2").await?;
        look(page, "result").await?;
        page.click("button", "Share").await?;
        page.wait_for("dialog[open]").await?;
        look(page, "share").await?;
        Ok(())
    });
}

#[test]
fn curtain_and_replay_keep_nobody_out() {
    visit("/", async |page, _host| {
        go(page, "#/set-up/knights-and-corsairs", "#seed").await?;
        page.run("document.querySelectorAll('.seat-form')[1].querySelectorAll('.segments label')[0].click()", vec![])
            .await?;
        page.click("button", "Begin").await?;
        page.wait_for(".curtain").await?;
        look(page, "curtain").await?;
        go(page, REPLAY, ".steps").await?;
        look(page, "replay").await?;
        page.wait_for(".dock .steps button:last-child").await?.click().await?;
        look(page, "replay-end").await?;
        go(page, "#/", ".resume").await?;
        look(page, "home-with-a-game").await?;
        Ok(())
    });
}
