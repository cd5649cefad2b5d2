//! Every screen and state is accessible: axe-core finds no violation, in both themes.

use anyhow::ensure;
use browser_tests::visit;
use xtask::project;

/// The link of a finished game, which Red won by influence.
const REPLAY: &str = "#/replay/record_1_knights-and-corsairs;options_standard;seed_42;1_attack_b2_2C_4C_5C;2_defend_8H_9H_10D;\
                      1_attack_a3_3S_5S_6C;2_defend_QD_KD;1_attack_b3_6S_7S_10C;2_defend_KH;1_attack_c3_2S_3C_4S;2_defend_2H;\
                      1_attack_a2_9C_JS_QC;2_defend;1_attack_c2_7C_8S_10S;2_defend;1_attack_a1_9S_JC_QS;2_defend_3H;\
                      2_influence_b1_5H;end";

#[test]
fn home_set_up_rules_about_and_settings_are_accessible() {
    visit("/", async |page, _host| {
        page.look("home").await?;
        page.go("#/set-up/knights-and-corsairs", ".set-up").await?;
        page.run("document.querySelectorAll('details').forEach((group) => { group.open = true; })", vec![]).await?;
        page.look("set-up").await?;
        page.go("#/rules/knights-and-corsairs", ".rules").await?;
        page.look("rules").await?;
        page.go("#/about", ".prose").await?;
        page.look("about").await?;
        page.go("#/settings", "input[name=theme]").await?;
        page.look("settings").await?;
        page.go("#/open", "#pasted").await?;
        page.look("open").await?;
        page.go("#/replay/junk", "[role=alert]").await?;
        page.look("broken").await?;
        page.go("#/nowhere", ".masthead").await?;
        page.look("nowhere").await?;
        Ok(())
    });
}

#[test]
fn the_table_is_accessible_in_every_state() {
    visit("/", async |page, _host| {
        page.go("#/set-up/knights-and-corsairs", ".set-up").await?;
        page.choose_seed("42").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".board").await?;
        page.look("table").await?;
        for _ in 0..3 {
            page.wait_for(".hand-card[aria-pressed=false]:not([aria-disabled])").await?.click().await?;
        }
        page.look("table-ready").await?;
        page.wait_for(".hand-card:not([aria-pressed=true])").await?.click().await?;
        page.wait_until(
            "a card too many is refused",
            "return document.querySelector('.dock .refusal').textContent !== ''",
        )
        .await?;
        page.look("table-refused").await?;
        page.wait_for(".dock .btn-primary").await?.click().await?;
        page.wait_until("the report of the battle appears", "return !!document.querySelector('.ranked')").await?;
        page.look("table-told").await?;
        page.wait_for(".me .piles button").await?.click().await?;
        page.look("table-discards").await?;
        page.click("button", "Resign").await?;
        page.wait_for("dialog[open]").await?;
        page.look("resign").await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_for(".result h2").await?;
        page.look("result").await?;
        page.click("button", "Share").await?;
        page.wait_for("dialog[open]").await?;
        page.look("share").await?;
        Ok(())
    });
}

#[test]
fn curtain_and_replay_are_accessible() {
    visit("/", async |page, _host| {
        page.go("#/set-up/knights-and-corsairs", ".set-up").await?;
        page.run("document.querySelectorAll('.seat-form')[1].querySelectorAll('.segments label')[0].click()", vec![])
            .await?;
        page.click("button", "Begin").await?;
        page.wait_for(".curtain").await?;
        page.look("curtain").await?;
        page.go(REPLAY, ".steps").await?;
        page.look("replay").await?;
        page.wait_for(".dock .steps button:last-child").await?.click().await?;
        page.look("replay-end").await?;
        page.go("#/", ".resume").await?;
        page.look("home-with-a-game").await?;
        Ok(())
    });
}

#[test]
fn nothing_is_lost_when_the_page_is_twice_as_large() {
    visit("/", async |page, _host| {
        page.needs_chromium("no other driver can set the size of a pixel")?;
        let mut lost = Vec::new();
        for (name, hash, there) in [
            ("home", "#/", ".tiles"),
            ("set-up", "#/set-up/court-wars", ".set-up"),
            ("settings", "#/settings", "input[name=theme]"),
            ("rules", "#/rules/corsairs", ".rules"),
        ] {
            page.go(hash, there).await?;
            page.run("document.querySelectorAll('details').forEach((group) => { group.open = true; })", vec![]).await?;
            lost.extend(page.look_enlarged(name).await.err().map(|why| why.to_string()));
        }
        for game in project::games()? {
            page.go(&format!("#/set-up/{game}"), ".set-up").await?;
            page.choose_seed("7").await?;
            page.click("button", "Begin").await?;
            page.wait_for(".arena").await?;
            lost.extend(page.look_enlarged(&game).await.err().map(|why| why.to_string()));
            if game == "battle-of-corsica" {
                page.wait_for(".race-rest .btn").await?.click().await?;
                page.wait_for(".pile").await?;
                lost.extend(page.look_enlarged("battle-of-corsica-begun").await.err().map(|why| why.to_string()));
            }
        }
        ensure!(lost.is_empty(), "{}", lost.join("\n"));
        Ok(())
    });
}
