//! Nothing is lost where the reader has large or spaced letters, a narrow or a notched screen, or paper.

use anyhow::{Context, Result, ensure};
use browser_tests::{Page, visit};
use serde_json::json;
use xtask::project;

use crate::board_size::open_table;

/// The lines of text that are not to be seen, even when they are scrolled to.
const HIDDEN: &str = "
    const hidden = [];
    const modal = document.querySelector('dialog:modal');
    const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && (!modal || modal.contains(element)) && !element.closest('.visually-hidden, [inert], .skip-link, .card, option, select, [data-boot]');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode, element = text.parentElement;
        if (!text.data.trim() || !isShown(element) || element.closest('svg')) continue;
        const style = getComputedStyle(element);
        if (parseFloat(style.fontSize) < 1) continue;
        // What lets touches through is still to be read.
        element.style.pointerEvents = 'auto';
        const range = document.createRange();
        range.selectNodeContents(text);
        for (let line = 0; line < range.getClientRects().length; line += 1) {
            let box = range.getClientRects()[line];
            if (box.width < 2) continue;
            const isSeen = ([x, y]) => {
                if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
                const top = document.elementFromPoint(x, y);
                if (!top) return false;
                const line = element.closest('li');
                return element.contains(top) || top.contains(element) && top !== document.documentElement || line?.contains(top);
            };
            const points = () => [0.1, 0.5, 0.9].map((part) => [box.left + part * box.width, box.top + box.height / 2]);
            if (!points().every(isSeen)) {
                element.scrollIntoView({ block: 'nearest' });
                box = range.getClientRects()[line];
                if (!points().every(isSeen)) {
                    element.scrollIntoView({ block: 'center' });
                    box = range.getClientRects()[line];
                }
            }
            const lost = points().find((point) => !isSeen(point));
            if (!lost) continue;
            const over = document.elementFromPoint(...lost);
            const name = (element) => element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class')}` : 'the edge';
            hidden.push(`\"${text.data.trim().slice(0, 40)}\", line ${line + 1} in ${name(element)} below ${name(over)}`);
        }
    }
    document.querySelectorAll('[style*=pointer-events]').forEach((element) => element.style.removeProperty('pointer-events'));
    scrollTo(0, 0);
    document.querySelectorAll('.panel').forEach((part) => part.scrollTo(0, 0));
    return hidden;";

/// The spacing of WCAG 1.4.12.
const SPACED: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }');
    document.adoptedStyleSheets = arguments[0] ? [sheet] : [];";

/// What can be pressed or read below a notch or a bar, even when it is scrolled to. Given the insets in the order of CSS.
const BELOW_INSETS: &str = "
    const [top, right, bottom, left] = arguments[0];
    const modal = document.querySelector('dialog:modal');
    const found = [];
    for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary, p, h1, h2, h3, li, b')) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || modal && !modal.contains(element)
            || element.closest('.visually-hidden, .skip-link, [inert]') || element.matches('label input')) continue;
        const isFree = () => {
            const box = element.getBoundingClientRect();
            return box.width < 2 || box.height < 2 || box.height > innerHeight - top - bottom || box.left >= left - 1 && box.right <= innerWidth - right + 1
                && box.top >= top - 1 && box.bottom <= innerHeight - bottom + 1;
        };
        if (isFree()) continue;
        element.scrollIntoView({ block: 'nearest' });
        if (isFree()) continue;
        element.scrollIntoView({ block: 'center' });
        const box = element.getBoundingClientRect();
        if (!isFree()) found.push(`${element.tagName.toLowerCase()} \"${(element.ariaLabel ?? element.textContent).trim().slice(0, 30)}\" from ${Math.round(box.left)}, ${Math.round(box.top)} to ${Math.round(box.right)}, ${Math.round(box.bottom)}`);
    }
    scrollTo(0, 0);
    return found;";

/// Sets the size of the letters as in the browser's settings.
async fn set_letters(page: &Page, pixels: u32) -> Result<()> {
    page.devtools("Page.setFontSizes", json!({ "fontSizes": { "standard": pixels } })).await?;
    let are_so_large = format!("return parseFloat(getComputedStyle(document.documentElement).fontSize) >= {pixels}");
    page.wait_until("letters have their new size", &are_so_large).await
}

/// Every kind of page, with what shows that it is there, and the tables of all games.
fn pages() -> Result<Vec<(String, &'static str)>> {
    let mut pages: Vec<(String, &str)> = Vec::new();
    for (address, there) in [
        ("", ".masthead"),
        ("settings", "input[name=theme]"),
        ("statistics", "#main"),
        ("about", ".prose"),
        ("open", "#pasted"),
        ("nowhere", ".masthead"),
    ] {
        pages.push((format!("#/{address}"), there));
    }
    for game in &project::games()? {
        for (kind, there) in
            [("set-up", ".set-up"), ("rules", ".rules"), ("lesson", ".teacher, .lesson"), ("begin", ".arena, .set-up")]
        {
            pages.push((format!("#/{kind}/{game}"), there));
        }
    }
    Ok(pages)
}

#[test]
fn every_line_is_seen_with_spaced_or_large_letters() {
    visit("/", async |page, _host| {
        page.needs_chromium("it sets the size of letters")?;
        let mut all = Vec::new();
        for game in &project::games()? {
            open_table(page, game).await?;
            for (letters, is_spaced) in [(16, false), (16, true), (20, false), (24, false), (32, false)] {
                set_letters(page, letters).await?;
                page.run(SPACED, vec![json!(is_spaced)]).await?;
                for (width, height) in [(1280, 720), (1024, 768), (390, 844), (844, 390)] {
                    page.resize(width, height).await?;
                    page.wait_until_still().await?;
                    let hidden: Vec<String> = serde_json::from_value(page.run(HIDDEN, vec![]).await?)?;
                    let how = if is_spaced { "spaced" } else { "plain" };
                    let line = |line| format!("{game} at {width} × {height}, {letters} px, {how}: {line}");
                    all.extend(hidden.into_iter().map(line));
                }
            }
            set_letters(page, 16).await?;
            page.run(SPACED, vec![json!(false)]).await?;
        }
        ensure!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    });
}

#[test]
fn every_page_holds_from_280_pixels() {
    visit("/", async |page, _host| {
        page.needs_chromium("it sets the size of letters")?;
        let mut all = Vec::new();
        for (address, there) in pages()? {
            page.go("#/", ".masthead").await?;
            page.go(&address, there).await?;
            for (width, height, letters) in [(280, 653, 16), (320, 568, 16), (360, 740, 20), (390, 844, 24)] {
                set_letters(page, letters).await?;
                page.resize(width, height).await?;
                let beyond = page.run("return document.documentElement.scrollWidth - innerWidth", vec![]).await?;
                if beyond.as_i64().context("expected pixels")? > 0 {
                    all.push(format!("{address} at {width} × {height}, {letters} px: {beyond} px too wide"));
                }
            }
            set_letters(page, 16).await?;
        }
        ensure!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    });
}

#[test]
fn nothing_lies_below_a_notch_or_a_bar() {
    visit("/", async |page, _host| {
        page.needs_chromium("it has no notch")?;
        let mut all = Vec::new();
        for (address, there) in pages()? {
            page.go("#/", ".masthead").await?;
            page.go(&address, there).await?;
            for (width, height, insets) in [
                (390, 844, [47, 0, 34, 0]),
                (844, 390, [0, 47, 21, 47]),
                (1024, 768, [24, 0, 20, 0]),
                (768, 1024, [24, 0, 20, 0]),
            ] {
                let [top, right, bottom, left] = insets;
                let covered = json!({ "insets": { "top": top, "right": right, "bottom": bottom, "left": left } });
                page.devtools("Emulation.setSafeAreaInsetsOverride", covered).await?;
                page.resize(width, height).await?;
                let found = page.run(BELOW_INSETS, vec![json!(insets)]).await?;
                let found: Vec<String> = serde_json::from_value(found)?;
                all.extend(found.into_iter().map(|line| format!("{address} at {width} × {height}: {line}")));
            }
            page.devtools("Emulation.setSafeAreaInsetsOverride", json!({ "insets": {} })).await?;
        }
        ensure!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    });
}

#[test]
fn a_table_is_printed_on_one_sheet() {
    visit("/", async |page, _host| {
        page.needs_chromium("it prints")?;
        let mut all = Vec::new();
        let mut sheets = vec![("#/puzzle/corsairs".to_owned(), ".teacher")];
        for game in &project::games()? {
            if game != "battle-of-corsica" {
                sheets.push((format!("#/lesson/{game}"), ".teacher"));
            }
        }
        for (address, there) in sheets {
            page.go("#/", ".masthead").await?;
            page.resize(1000, 800).await?;
            page.go(&address, there).await?;
            let pdf = page.devtools("Page.printToPDF", json!({ "printBackground": false })).await?;
            let count = "return atob(arguments[0]).match(/\\/Type ?\\/Page\\b/g).length";
            let printed = page.run(count, vec![pdf["data"].clone()]).await?;
            if printed != 1 {
                all.push(format!("{address} takes {printed} sheets"));
            }
        }
        ensure!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    });
}
