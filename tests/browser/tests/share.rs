//! Sharing: a position as a link, the board as a picture in one file, and the device's own dialog to send them. None of them
//! shows what is hidden.

use std::fs;

use anyhow::{Context, Result, bail, ensure};
use browser_tests::{Page, visit};
use serde_json::{Value, json};
use xtask::project;

/// What the keepers of records wrote down of a game: the record and the position that it leads to.
fn golden(game: &str) -> Result<(String, String)> {
    let text = fs::read_to_string(project::root().join(format!("tests/golden/{game}.txt")))?;
    let (record, position) = text.split_once("\nend\n").context("a record ends with \"end\"")?;
    let position = position.trim_end().strip_prefix(&format!("position 1 {game} ")).context("a position")?;
    Ok((format!("{record}\nend\n"), position.to_owned()))
}

/// A record as the place in the page that shows it.
fn place(record: &str) -> String {
    format!("#/replay/{}", record.trim_end().replace(';', "~").replace('\n', ";").replace(' ', "_"))
}

/// Shows the last moment of the record of a game that was written down.
async fn show(page: &Page, game: &str) -> Result<()> {
    let (record, _) = golden(game)?;
    page.go("#/", ".masthead").await?;
    page.go(&place(&record), ".steps").await
}

/// Opens the dialog.
async fn ask(page: &Page) -> Result<()> {
    page.click("button", "Share").await?;
    page.wait_for("dialog[open] .share-more").await?;
    page.run("document.querySelector('dialog[open] .share-more').open = true", vec![]).await?;
    Ok(())
}

/// The value of a field, if it is to be seen.
async fn seen(page: &Page, field: &str) -> Result<Option<String>> {
    let script = "
        const field = document.querySelector(`dialog[open] ${arguments[0]}`);
        return field?.checkVisibility() ? field.value : null;";
    Ok(page.run(script, vec![json!(field)]).await?.as_str().map(str::to_owned))
}

/// Keeps the files that are saved from now on, instead of saving them.
async fn catch_files(page: &Page) -> Result<()> {
    let script = "
        const real = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (blob) => { window.made = blob; return real(blob); };
        HTMLAnchorElement.prototype.click = function () { window.saved = { name: this.download, blob: window.made }; };";
    page.run(script, vec![]).await?;
    Ok(())
}

/// Saves the picture by this button of the dialog, and gives the name of the file.
async fn save(page: &Page, button: &str) -> Result<String> {
    page.run("window.saved = null", vec![]).await?;
    page.click("button", button).await?;
    page.wait_until("a file is saved", "return !!window.saved").await?;
    Ok(page.run("return window.saved.name", vec![]).await?.as_str().unwrap_or_default().to_owned())
}

/// What there is in the drawing that was saved last, beside the pieces on the board.
const WHAT_IS_DRAWN: &str = "
    const text = await window.saved.blob.text();
    // What the page reads may have no style of its own: so the policy says, which is the page's.
    const styles = text.match(/<style>.*?<\\/style>/s)?.[0] ?? '';
    const drawing = new DOMParser().parseFromString(text.replace(styles, ''), 'image/svg+xml');
    const all = [...drawing.querySelectorAll('*')];
    const strays = all.flatMap((element) => [...element.attributes])
        .filter(({ name, value }) => name.endsWith('href') && !/^(#|data:)/.test(value) || name.startsWith('on') || name === 'style')
        .map(({ name, value }) => `${name}=${value}`);
    const board = document.querySelector('.arena');
    const onBoard = (selector) => [...board.querySelectorAll(selector)].length;
    return {
        broken: !!drawing.querySelector('parsererror'),
        forbidden: drawing.querySelectorAll('script, foreignObject, iframe, a').length,
        strays,
        addresses: (text.replace(/xmlns=\"[^\"]*\"/g, '').match(/https?:/g) ?? []).length
            + (styles.match(/url\\((?!data:)/g) ?? []).length,
        drawings: drawing.querySelectorAll('use').length,
        pieces: [drawing.querySelectorAll('use[href^=\"#piece-\"]').length, onBoard('.ship, .knight')],
        portraits: [drawing.querySelectorAll('image').length, onBoard('.card-court:not(details *)')],
        lost: [...drawing.querySelectorAll('use')].filter((use) => !drawing.querySelector(use.getAttribute('href'))).length,
        told: drawing.querySelector('desc')?.textContent.length ?? 0,
        title: drawing.querySelector('title')?.textContent ?? '',
        size: text.length,
    };";

/// Makes sure that the drawing that was saved last shows what the board shows, and needs nothing else.
async fn expect_a_drawing(page: &Page, game: &str) -> Result<Value> {
    let drawn = page.run_async(WHAT_IS_DRAWN).await?;
    ensure!(drawn["broken"] == false, "{game}: expected a drawing, found {drawn}");
    ensure!(drawn["forbidden"] == 0 && drawn["strays"] == json!([]) && drawn["addresses"] == 0, "{game}: {drawn}");
    ensure!(drawn["lost"] == 0, "{game}: a drawing of the sheet is missing: {drawn}");
    for kind in ["pieces", "portraits"] {
        ensure!(drawn[kind][0] == drawn[kind][1], "{game}: expected as many {kind} as on the board, found {drawn}");
    }
    ensure!(drawn["told"].as_u64() > Some(20), "{game}: expected the board in words, found {drawn}");
    ensure!(drawn["size"].as_u64() < Some(400_000), "{game}: expected a small file, found {drawn}");
    Ok(drawn)
}

/// Saves a drawing in a game against a computer, as often as the computer moves meanwhile, and makes sure of the last one.
async fn expect_a_drawing_between_moves(page: &Page, game: &str) -> Result<Value> {
    let moves = "return document.querySelectorAll('.log-list li').length";
    for _ in 0..20 {
        let before = page.run(moves, vec![]).await?;
        save(page, "Save the picture as SVG").await?;
        let drawn = expect_a_drawing(page, game).await;
        if page.run(moves, vec![]).await? == before {
            return drawn;
        }
    }
    bail!("{game}: the computer has not waited for the player")
}

/// How many colours there are in the points that were saved last, at places all over the picture; their width, and the bytes.
const WHAT_IS_PAINTED: &str = "
    const image = await createImageBitmap(window.saved.blob);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paint = canvas.getContext('2d');
    paint.drawImage(image, 0, 0);
    const { data } = paint.getImageData(0, 0, image.width, image.height);
    const colours = new Set();
    for (let at = 0; at < data.length; at += 4 * 7) colours.add(data[at] << 16 | data[at + 1] << 8 | data[at + 2]);
    const bytes = new Uint8Array(await window.saved.blob.arrayBuffer());
    return { colours: colours.size, width: image.width, bytes: [...bytes] };";

/// Makes sure that the points that were saved last are a picture; and keeps it for people to look at.
async fn expect_points(page: &Page, name: &str) -> Result<()> {
    let painted = page.run_async(WHAT_IS_PAINTED).await?;
    let bytes = painted["bytes"].as_array().context("expected bytes")?;
    let bytes: Vec<u8> = bytes.iter().filter_map(|byte| u8::try_from(byte.as_u64()?).ok()).collect();
    let folder = project::root().join("target/screenshots");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(format!("picture-{name}.png")), bytes)?;
    ensure!(painted["colours"].as_u64() > Some(30), "{name}: expected a picture, found {} colours", painted["colours"]);
    ensure!(painted["width"].as_u64() > Some(500), "{name}: expected twice its size, found {}", painted["width"]);
    Ok(())
}

#[test]
fn the_board_of_every_game_is_saved_as_svg_and_png() {
    visit("/", async |page, _host| {
        catch_files(page).await?;
        for theme in ["light", "dark"] {
            page.prefer(&[("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")]).await?;
            for game in &project::games()? {
                show(page, game).await?;
                ask(page).await?;
                let name = save(page, "Save the picture as SVG").await?;
                let drawn = expect_a_drawing(page, game).await?;
                let heading = "
                    const text = await window.saved.blob.text();
                    return [...text.matchAll(/<text[^>]*text-anchor=\"middle\"[^>]*>([^<]*)</g)].slice(0, 3).map((line) => line[1]);";
                let heading = page.run_async(heading).await?;
                // Who has no name is the side, if the game has sides.
                let first = match game.as_str() {
                    "corsairs" => "Corsairs against Convoy",
                    "court-wars" => "Diamonds against Spades",
                    "knights-and-corsairs" => "Black against Red",
                    _ => "Player 1",
                };
                ensure!(
                    heading[1].as_str().is_some_and(|players| players.contains(first)) && heading[2].is_string(),
                    "{game}: expected title, players and result above the board, found {heading}"
                );
                let source = "return (await window.saved.blob.text()).match(/>Corsair Cabinet · ([^<]*)</)?.[1]";
                let source = page.run_async(source).await?;
                ensure!(
                    source.as_str().is_some_and(|source| source.starts_with("127.0.0.1:")),
                    "{game}: expected the address below the board, found {source}"
                );
                ensure!(drawn["drawings"].as_u64() > Some(2), "{game}: expected something to be seen, found {drawn}");
                let number = name.strip_prefix(&format!("{game}-move-")).and_then(|name| name.strip_suffix(".svg"));
                let moment =
                    format!(" {} ", number.with_context(|| format!("a name such as {game}-move-3.svg, not {name}"))?);
                let title = drawn["title"].as_str().unwrap_or_default();
                ensure!(title.contains(&moment), "expected the moment{moment}in the title, found {title}");
                ensure!(
                    save(page, "Save a picture").await?.rsplit('.').next() == Some("png"),
                    "expected a name that says what it is"
                );
                expect_points(page, &format!("{game}-{theme}")).await?;
                page.click("button", "Close").await?;
            }
        }
        Ok(())
    });
}

#[test]
fn a_picture_that_fails_says_so() {
    visit("/", async |page, _host| {
        show(page, "court-wars").await?;
        ask(page).await?;
        // The sprite sheet is there, but none of the portraits.
        let fail = "
            const real = window.fetch.bind(window);
            window.fetch = (address, ...rest) => `${address}`.includes('/courts/') ? Promise.reject(new TypeError()) : real(address, ...rest);";
        page.run(fail, vec![]).await?;
        let body = "return document.body.childElementCount";
        let before = page.run(body, vec![]).await?;
        page.click("button", "Save the picture as SVG").await?;
        let told = "
            const status = document.querySelector('dialog[open] [role=status]');
            return status?.textContent === 'The picture could not be drawn.'";
        page.wait_until("the message appears", told).await?;
        ensure!(page.run(body, vec![]).await? == before, "expected nothing to be left in the page");
        Ok(())
    });
}

#[test]
fn a_picture_shows_any_title_and_any_name() {
    visit("/", async |page, _host| {
        catch_files(page).await?;
        for [title, name] in [
            ["var(", "]]>"],
            ["var(--ink) var(--no-such)", "</text> & <b>"],
            ["href=\"x\" href=\"court:KH\"", "\" onload=\"x"],
            ["url(x) {} \\ '", "&amp &nbsp"],
        ] {
            let (record, _) = golden("court-wars")?;
            let details = format!("\nseed 42\ntitle {title}\nplayer 1 person {name}\nplayer 2 person\n");
            let record = record.replace("record 1 ", "record 2 ").replace("\nseed 42\n", &details);
            page.go("#/open", "#pasted").await?;
            let paste = "
                const field = document.querySelector('#pasted');
                field.value = arguments[0];
                field.dispatchEvent(new Event('input', { bubbles: true }));";
            page.run(paste, vec![json!(record)]).await?;
            page.click("button", "Open").await?;
            page.wait_for(".steps").await?;
            ask(page).await?;
            save(page, "Save the picture as SVG").await?;
            expect_a_drawing(page, "court-wars").await?;
            let texts = "
                const svg = (await window.saved.blob.text()).replace(/<style>.*?<\\/style>/s, '');
                const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
                const attributes = [...drawing.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
                const isOpen = attributes.some(({ value }) => value.includes('var('));
                return [isOpen, ...[...drawing.querySelectorAll('text')].map((text) => text.textContent)];";
            let texts = page.run_async(texts).await?;
            ensure!(texts[0] == false, "expected the values of all colours");
            let texts: Vec<&str> = texts.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            for text in [title, name] {
                ensure!(
                    texts.iter().any(|shown| shown.contains(text)),
                    "expected {text} in the picture, found {texts:?}"
                );
            }
            save(page, "Save a picture").await?;
            expect_points(page, "any-title-and-name").await?;
        }
        Ok(())
    });
}

/// Cards and pieces of the board, each with its place.
const WHAT_LIES_THERE: &str = "
    return [...document.querySelectorAll('.arena :is(.card, [data-ship], [data-side])')].map((thing) => [
        thing.closest('[data-place]')?.dataset.place, thing.className.baseVal ?? thing.classList[0],
        thing.dataset.suit, thing.dataset.ship, thing.dataset.side, thing.querySelector('.card-index')?.dataset.index,
    ].join(' ')).join(', ');";

#[test]
fn the_link_of_a_position_opens_it_and_it_can_be_played_on() {
    visit("/", async |page, _host| {
        for game in &project::games()? {
            let (_, position) = golden(game)?;
            show(page, game).await?;
            ask(page).await?;
            ensure!(
                seen(page, "#share-record")
                    .await?
                    .is_some_and(|record| record.contains("\nseed 42\n") && !record.contains("position")),
                "the whole game first"
            );
            page.click("radio", "This position").await?;
            let record = seen(page, "#share-record").await?.context("expected the record of the position")?;
            let (options, _) = position.split_once(' ').context("options come first")?;
            let expected = format!("record 1 {game}\noptions {options}\nseed 0\nposition {position}\nend\n");
            ensure!(record == expected, "expected {expected}, found {record}");
            let link = seen(page, "#share-link").await?.context("expected the link of the position")?;
            page.click("button", "Close").await?;
            let board = page.run(WHAT_LIES_THERE, vec![]).await?;
            ensure!(board.as_str().is_some_and(|board| board.contains(' ')), "{game}: expected something to lie there");

            // The link shows the same position, and nothing before it.
            page.go("#/", ".masthead").await?;
            page.open(&link).await?;
            page.wait_for(".steps").await?;
            page.wait_until("it is called a position", "return document.title.startsWith('Position')").await?;
            let shown = page.run(WHAT_LIES_THERE, vec![]).await?;
            ensure!(shown == board, "{game}: expected the same board, found {shown} instead of {board}");
            ask(page).await?;
            ensure!(
                seen(page, "#share-record").await?.as_deref() == Some(&expected),
                "{game}: expected the same description"
            );
            page.click("button", "Close").await?;

            // As text it is opened as well.
            page.go("#/open", "#pasted").await?;
            page.run("document.querySelector('#pasted').value = arguments[0]; document.querySelector('#pasted').dispatchEvent(new Event('input', { bubbles: true }))", vec![json!(record)]).await?;
            page.click("button", "Open").await?;
            page.wait_for(".steps").await?;
            page.click("button", "Play on from here").await?;
            page.wait_for("dialog[open] input[name=play-on]").await?;
            page.click("button", "Begin").await?;
            page.wait_until(
                "it is played on",
                "return location.hash.startsWith('#/play/') && !!document.querySelector('.arena')",
            )
            .await?;
        }
        Ok(())
    });
}

#[test]
fn of_an_earlier_moment_that_moment_is_shared() {
    visit("/", async |page, _host| {
        let (record, _) = golden("corsairs")?;
        page.go(&place(&record), ".steps").await?;
        page.click("button", "First position").await?;
        ask(page).await?;
        let record = seen(page, "#share-record").await?.context("expected the record of the position")?;
        ensure!(record.contains("\nposition standard corsairs=1 turn=1 "), "expected the beginning, found {record}");
        page.look("share-position").await
    });
}

#[test]
fn a_game_with_secrets_shares_only_what_the_player_sees() {
    visit("/", async |page, _host| {
        catch_files(page).await?;
        for (game, board) in
            [("knights-and-corsairs", ".board"), ("court-wars", ".courts"), ("knight-fight", ".square")]
        {
            page.go(&format!("#/set-up/{game}"), ".set-up").await?;
            if game == "knight-fight" {
                page.choose(&[("trap", "hidden"), ("bidding", "auction"), ("snapshot", "on")]).await?;
            }
            page.click("button", "Begin").await?;
            page.wait_for(board).await?;
            ask(page).await?;
            ensure!(seen(page, "#share-link").await?.is_none(), "{game}: the link would tell");
            ensure!(seen(page, "#share-record").await?.is_none(), "{game}: the record would tell");
            let held = "return [...document.querySelectorAll('#share-link, #share-record')].map((field) => field.value).join('')";
            ensure!(page.run(held, vec![]).await? == "", "{game}: nor is it anywhere in the page");
            expect_a_drawing_between_moves(page, game).await?;
            page.click("button", "Close").await?;
        }
        // A race has no moment to share.
        page.go("#/set-up/battle-of-corsica", ".set-up").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".race-rest").await?;
        ensure!(!page.names("button").await?.contains(&"Share".to_owned()), "expected nothing to share in a race");
        // If nothing is hidden, the record of an unfinished game is offered.
        page.go("#/set-up/corsairs", ".set-up").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".posts").await?;
        ask(page).await?;
        ensure!(
            seen(page, "#share-link").await?.is_some_and(|link| link.contains("record_2_corsairs")),
            "expected a link"
        );
        Ok(())
    });
}

#[test]
fn the_device_shares_link_and_picture_and_may_be_cancelled() {
    visit("/", async |page, _host| {
        page.go(&place(&golden("corsairs")?.0), ".steps").await?;
        let there = "return [...document.querySelectorAll('button')].some((button) => button.textContent === 'Share…')";
        page.run("delete Navigator.prototype.share", vec![]).await?;
        page.go("#/", ".masthead").await?;
        page.go(&place(&golden("corsairs")?.0), ".steps").await?;
        ensure!(page.run(there, vec![]).await? == false, "expected no button where the device cannot share");

        let stub = "
            navigator.canShare = (data) => data.files?.every((file) => file.type === 'image/png');
            navigator.share = async (data) => {
                window.given = data;
                if (window.answer) throw new DOMException('', window.answer);
            };";
        page.run(stub, vec![]).await?;
        page.go("#/", ".masthead").await?;
        page.go(&place(&golden("corsairs")?.0), ".steps").await?;
        ask(page).await?;
        let link = seen(page, "#share-link").await?.context("expected a link")?;
        // The picture comes as soon as it is painted.
        let share = "
            [...document.querySelectorAll('dialog[open] button')].find((button) => button.textContent === 'Share…').click();
            return window.given?.files?.length === 1;";
        page.wait_until("link and picture are handed over", share).await?;
        let given =
            page.run("return [given.url, given.text, given.files[0].name, given.title ?? null]", vec![]).await?;
        ensure!(given[0] == link, "expected {link}, found {given}");
        ensure!(given[1].as_str().is_some_and(|text| text.starts_with("Corsairs")), "{given}");
        ensure!(given[3].is_null(), "expected nothing in the title, which most targets drop: {given}");
        ensure!(given[2].as_str().is_some_and(|name| name.starts_with("corsairs-move-")), "{given}");

        let told = "return document.querySelector('dialog[open] [role=status]').textContent";
        page.run("window.answer = 'NotAllowedError'", vec![]).await?;
        page.click("button", "Share…").await?;
        page.wait_until(
            "the failure is shown",
            &told.replace("textContent", "textContent.startsWith('That did not work')"),
        )
        .await?;
        page.run("window.answer = 'AbortError'; window.given = null", vec![]).await?;
        page.click("button", "Share…").await?;
        page.wait_until("it is asked", "return !!window.given").await?;
        // What an answer would have changed is changed by then: the promise is settled already.
        page.run_async("await new Promise((done) => setTimeout(done))").await?;
        ensure!(page.run(told, vec![]).await? == "", "expected nothing to be said");
        Ok(())
    });
}
