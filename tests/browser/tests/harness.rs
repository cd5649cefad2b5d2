//! The harness itself, on a page of five lines: its checks can fail.

use anyhow::{Result, ensure};
use browser_tests::browser::Engine;
use browser_tests::{Key, Page, visit};
use serde_json::json;

const PAGE: &str = "data:text/html,<!doctype html><html lang=en><title>Five lines</title><main><h1>Five lines</h1>
<button aria-label='Raise the flag' onclick='this.textContent=`raised`'>flag</button>
<label>Move <input id=move></label><output></output>
<button hidden>Raise the flag</button></main>
<script>move.onkeydown = ({ key, ctrlKey }) => {
    if (key == 'Enter') document.querySelector('output').value = (ctrlKey ? 'shouted ' : 'said ') + move.value;
}</script>";

async fn open(page: &Page) -> Result<()> {
    // By way of a picture: WebKit has the page of five lines inherit the policy of whatever page was there before.
    if page.browser().engine == Engine::WebKit {
        let picture = page.run("return document.querySelector('link[rel=icon]').href", vec![]).await?;
        page.client().goto(picture.as_str().unwrap_or_default()).await?;
    }
    page.client().goto(&PAGE.replace('\n', "%0A")).await?;
    Ok(())
}

#[test]
fn elements_are_found_by_what_is_announced() {
    visit("/", async |page, _host| {
        open(page).await?;
        page.click("button", "Raise the flag").await?;
        ensure!(page.text("button").await? == "raised");
        ensure!(page.focused().await? == ("button".into(), "Raise the flag".into()));
        ensure!(page.names("button").await? == ["Raise the flag"], "expected the hidden one to be left out");
        Ok(())
    });
}

#[test]
fn keys_go_where_the_focus_is() {
    visit("/", async |page, _host| {
        open(page).await?;
        page.keys(&Key::Tab).await?;
        page.keys(&Key::Tab).await?;
        page.keys("b2").await?;
        page.keys(&Key::Enter).await?;
        // WebKit counts what was typed to the name, where the label lies around the box.
        let (role, name) = page.focused().await?;
        ensure!(role == "textbox" && name.starts_with("Move"), "expected the box, found the {role} {name:?}");
        ensure!(page.text("output").await? == "said b2");
        page.keys(&(Key::Control + &Key::Enter)).await?;
        ensure!(page.text("output").await? == "shouted b2");
        Ok(())
    });
}

#[test]
fn obstacles_are_found_and_named() {
    visit("/", async |page, _host| {
        open(page).await?;
        page.expect_no_obstacles().await?;
        page.run("document.querySelector('main').append(new Image())", vec![]).await?;
        let obstacles = page.obstacles().await?;
        ensure!(obstacles.len() == 1 && obstacles[0].starts_with("image-alt (critical)"), "{obstacles:?}");
        Ok(())
    });
}

#[test]
fn a_message_in_the_console_is_noticed() {
    visit("/", async |page, _host| {
        page.run("console.info('a word')", vec![]).await?;
        let complaint = page.expect_empty_console().await.expect_err("expected the word to be noticed");
        ensure!(complaint.to_string().contains("a word"), "{complaint}");
        Ok(())
    });
}

#[test]
#[should_panic(expected = "expected no request to another site")]
fn a_request_to_another_site_is_noticed() {
    visit("/", async |page, _host| {
        open(page).await?;
        page.run_async("await fetch('http://elsewhere.example/', { mode: 'no-cors' })").await?;
        page.console().await?;
        Ok(())
    });
}

#[test]
fn sizes_and_preferences_reach_the_page() {
    visit("/", async |page, _host| {
        for (width, height) in [(320, 640), (1920, 1080)] {
            page.resize(width, height).await?;
            let wide = page.run("return [innerWidth, innerHeight]", vec![]).await?;
            ensure!(wide == json!([width, height]), "expected {width} × {height}, found {wide}");
        }
        let mut looks = Vec::new();
        for theme in ["dark", "light"] {
            page.prefer(&[("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")]).await?;
            let script = "return [getComputedStyle(document.body).backgroundColor, matchMedia('(prefers-reduced-motion)').matches]";
            looks.push(page.run(script, vec![]).await?);
        }
        ensure!(looks[0] != looks[1], "expected night and day to look different, found {looks:?}");
        ensure!(looks.iter().all(|look| look[1] == true), "expected the page to know of motion, found {looks:?}");
        Ok(())
    });
}

#[test]
fn portraits_have_the_widths_in_their_names() {
    visit("/", async |page, _host| {
        open(page).await?;
        for file in page.portraits("harness").await? {
            let picture = std::fs::read(&file)?;
            // A PNG says its width after 16 bytes.
            let width = u32::from_be_bytes(picture[16..20].try_into()?);
            let name = file.to_string_lossy().into_owned();
            ensure!(name.contains(&format!("harness-{width}-")), "{name} is {width} wide");
            std::fs::remove_file(file)?;
        }
        Ok(())
    });
}

#[test]
fn the_longest_task_is_measured() {
    visit("/", async |page, _host| {
        let script = "const start = performance.now(); while (performance.now() < start + arguments[0]);";
        page.run(&format!("setTimeout(() => {{ {} }})", script.replace("arguments[0]", "300")), vec![]).await?;
        let longest = page.longest_task(0.0).await?;
        ensure!((300.0..3000.0).contains(&longest), "expected 300 ms and a little, found {longest}");
        Ok(())
    });
}
