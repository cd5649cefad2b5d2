//! The data on the device: finished games are counted once, and a backup is saved and restored.

use std::fs;

use anyhow::{Context, Result, ensure};
use browser_tests::{Page, visit};
use serde_json::{Value, json};

/// Begins a game of Corsairs against a computer.
async fn deal(page: &Page, seed: &str) -> Result<()> {
    page.go("#/set-up/corsairs", ".set-up").await?;
    page.choose_seed(seed).await?;
    page.click("button", "Begin").await?;
    page.wait_for(".posts").await?;
    Ok(())
}

/// Resigns the game on the table.
async fn resign(page: &Page) -> Result<()> {
    page.click("button", "Resign").await?;
    page.wait_for("dialog[open] .btn-danger").await?.click().await?;
    page.wait_for(".result h2").await?;
    Ok(())
}

/// Everything that is stored, but for the marks of tabs and of backups.
async fn stored(page: &Page) -> Result<Value> {
    let script = "
        const names = Object.keys(localStorage).filter((name) => !/:(tab|data-safety):/.test(name)).sort();
        return names.map((name) => [name.replace('corsair-cabinet:', ''), localStorage[name]]);";
    page.run(script, vec![]).await
}

/// The numbers of a row of the statistics: games, won, drawn, lost.
async fn row(page: &Page, row: &str) -> Result<String> {
    let script = "
        const cells = document.querySelector(arguments[0])?.closest('tr').querySelectorAll('td') ?? [];
        return [...cells].map((cell) => cell.textContent).join(' ');";
    Ok(page.run(script, vec![json!(row)]).await?.as_str().unwrap_or_default().to_owned())
}

/// Saves a backup, and returns its text.
pub async fn save(page: &Page) -> Result<String> {
    page.go("#/settings", "#kept-file").await?;
    page.run(
        "const real = URL.createObjectURL.bind(URL);
         URL.createObjectURL = (blob) => { window.saved = blob; return real(blob); };
         addEventListener('click', (event) => {
             const link = event.target.closest?.('a[download]');
             if (link) { window.savedAs = link.download; event.preventDefault(); }
         }, true);
         HTMLAnchorElement.prototype.click = function () { window.savedAs = this.download; };",
        vec![],
    )
    .await?;
    page.click("button", "Save").await?;
    ensure!(page.run("return window.savedAs", vec![]).await? == "corsair-cabinet.txt", "expected a download");
    let text = page.run_async("return await window.saved.text()").await?;
    text.as_str().map(str::to_owned).context("expected a text")
}

/// Chooses a file with this content in the settings.
pub async fn choose(page: &Page, content: impl AsRef<[u8]>) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("corsair-cabinet.txt");
    fs::write(&file, content)?;
    page.go("#/settings", "#kept-file").await?;
    page.wait_for("#kept-file").await?.send_keys(file.to_str().context("a path in Unicode")?).await?;
    // The browser reads it when the page does.
    page.wait_until(
        "the file has been read",
        "return !!document.querySelector('dialog[open]') || document.querySelector('#kept-told').textContent !== ''",
    )
    .await
}

#[test]
fn a_game_that_is_over_is_counted_once() {
    visit("/", async |page, _host| {
        page.go("#/statistics", "h1").await?;
        page.wait_until(
            "there are no statistics yet",
            "return document.body.innerText.includes('No game has ended yet')",
        )
        .await?;
        page.look("statistics-empty").await?;
        deal(page, "42").await?;
        page.open_keyboard_help().await?;
        page.wait_for("#say").await?.send_keys("enter i5").await?;
        page.click("button", "Play").await?;
        page.wait_for(".log-list li").await?;
        resign(page).await?;
        let once = stored(page).await?;
        page.reload().await?;
        page.wait_for(".result h2").await?;
        page.click("button", "Look back").await?;
        page.wait_for(".dock .steps").await?;
        page.click("button", "Latest position").await?;
        page.wait_for(".result h2").await?;
        ensure!(stored(page).await? == once, "expected nothing new, found {once}");
        // Taken back, and given up again: still one game.
        page.click("button", "Undo").await?;
        page.wait_until("the game goes on", "return !document.querySelector('.result')").await?;
        resign(page).await?;
        page.wait_for(".result summary").await?.click().await?;
        page.click("link", "Your games").await?;
        page.wait_for(".statistics table").await?;
        let (all, level) = (row(page, ".of-game th").await?, row(page, ".of-game + tr th").await?);
        ensure!((all.as_str(), level.as_str()) == ("1 0 0 1", "1 0 0 1"), "found {all}, {level}");
        let text = page.text(".statistics .of-game + tr th").await?;
        ensure!(text.split_whitespace().eq(["Deckhand", "you:", "Corsairs"]), "{text}");
        // Another one.
        deal(page, "7").await?;
        resign(page).await?;
        page.go("#/statistics", ".statistics table").await?;
        let all = row(page, ".of-game th").await?;
        ensure!(all == "2 0 0 2", "{all}");
        page.click("button", "Delete all of this").await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_until("it is gone", "return !document.querySelector('.statistics')").await?;
        ensure!(!stored(page).await?.to_string().contains("statistics"), "expected nothing to be kept");
        Ok(())
    });
}

/// Chooses an even match for the second seat, and returns what the page says of it.
async fn choose_even_match(page: &Page) -> Result<String> {
    page.go("#/set-up/battle-of-corsica", "#level-2").await?;
    page.oppose(2, "even").await?;
    page.text("#level-2 + p").await
}

#[test]
fn an_even_match_follows_the_results() {
    visit("/", async |page, _host| {
        let about = choose_even_match(page).await?;
        ensure!(about.starts_with("Plays like the Deckhand for now."), "{about}");
        page.click("button", "Begin").await?;
        page.wait_for(".race-rest").await?;
        let games = page
            .run("return Object.values(localStorage).filter((text) => text.includes('2 even deckhand')).length", vec![])
            .await?;
        ensure!(games == 1, "expected the strength in one stored game, found {games}");
        page.run(
            "const line = (number) =>
                 `battle-of-corsica begun=${number} ended=9 seed=1 sitters=person,captain places=1,2 actions=9`;
             localStorage['corsair-cabinet:statistics'] = ['statistics 1', ...[...Array(30).keys()].map(line), ''].join('\\n')",
            vec![],
        )
        .await?;
        page.go("#/statistics", ".statistics table").await?;
        let rating = page.text(".statistics figure:last-of-type figcaption").await?;
        ensure!(rating.starts_with("Your rating: 1,") || rating.starts_with("Your rating: 2,"), "{rating}");
        page.look("statistics-rating").await?;
        let about = choose_even_match(page).await?;
        ensure!(about.starts_with("Plays like the Captain for now."), "{about}");
        page.expect_empty_console().await
    });
}

#[test]
fn statistics_are_accessible() {
    visit("/", async |page, _host| {
        // Many games of every kind: against each level 4 of 9 won, 2 lost, 3 drawn; and others.
        page.run(
            "const lines = ['statistics 1'];
             const levels = ['cabin-boy', 'deckhand', 'boatswain', 'first-mate', 'captain'];
             const line = (game, sitters, rest) => lines.push(`${game} begun=${lines.length} ended=9 seed=1 sitters=${sitters} ${rest} actions=9`);
             for (const level of levels) for (let game = 0; game < 9; game++) {
                 line('corsairs', game % 2 ? `${level},person` : `person,${level}`, ['places=1,2', 'places=2,1', 'places=1,1'][Math.floor(game / 3)]);
             }
             line('court-wars', 'person,captain,boatswain,boatswain', 'places=2,1,3,4');
             line('court-wars', 'person,person', 'resigned=1');
             line('battle-of-corsica', 'person,person,captain', 'places=1,2,3');
             localStorage['corsair-cabinet:statistics'] = lines.join('\\n') + '\\n';",
            vec![],
        )
        .await?;
        page.go("#/statistics", ".statistics table").await?;
        let all = row(page, ".of-game th").await?;
        ensure!(all == "45 20 15 10", "{all}");
        page.wait_until(
            "games of several persons are counted",
            "return document.body.innerText.includes('1 game of several people and computers.')",
        )
        .await?;
        page.look("statistics").await?;
        page.run("localStorage['corsair-cabinet:statistics'] = 'statistics 1\\njunk\\n'", vec![]).await?;
        page.go("#/about", ".prose").await?;
        page.go("#/statistics", "[role=alert] ~ p, main [role=alert]").await?;
        page.look("statistics-broken").await?;
        Ok(())
    });
}

#[test]
fn a_backup_is_saved_and_restored_after_erasing() {
    visit("/", async |page, _host| {
        deal(page, "42").await?;
        resign(page).await?;
        page.go("#/settings", "#kept-file").await?;
        page.run("document.querySelectorAll('input[name=theme]')[2].click()", vec![]).await?;
        deal(page, "7").await?;
        let (game, before) = (page.address().await?, stored(page).await?);
        let saved = save(page).await?;
        ensure!(saved.starts_with("corsair-cabinet 2\nfinished:corsairs."), "{saved}");
        ensure!(!saved.contains("tab:"), "{saved}");

        page.click("button", "Delete").await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_until(
            "the message appears",
            "return document.querySelector('#kept-told').textContent.includes('nothing is kept')",
        )
        .await?;
        ensure!(stored(page).await? == json!([]), "expected nothing to be left, found {}", stored(page).await?);
        let marks = page
            .run("return Object.keys(localStorage).filter((name) => name.includes(':data-safety:'))", vec![])
            .await?;
        ensure!(marks == json!([]), "expected no mark of a backup, found {marks}");
        ensure!(
            page.run("return document.documentElement.dataset.theme ?? ''", vec![]).await? == "",
            "expected the standard looks"
        );

        choose(page, &saved).await?;
        page.look("settings-replace").await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_until(
            "the message appears",
            "return document.querySelector('#kept-told').textContent.startsWith('Done')",
        )
        .await?;
        ensure!(stored(page).await? == before, "expected all to be back, found {}", stored(page).await?);
        ensure!(
            page.run("return document.documentElement.dataset.theme", vec![]).await? == "dark",
            "expected the night"
        );
        page.open(&game).await?;
        page.wait_for(".posts").await?;
        resign(page).await?;
        page.go("#/statistics", ".statistics table").await?;
        let all = row(page, ".of-game th").await?;
        ensure!(all == "2 0 0 2", "{all}");
        Ok(())
    });
}

#[test]
fn a_backup_saved_again_by_another_program_is_restored() {
    visit("/", async |page, _host| {
        deal(page, "7").await?;
        let saved = save(page).await?;
        ensure!(saved.contains("person \n"), "expected a line that ends with a space in {saved}");
        // Whether it still does makes no difference to the game.
        let read = async || Ok::<_, anyhow::Error>(stored(page).await?.to_string().replace(" \\n", "\\n"));
        let before = read().await?;
        let windows = saved.replace('\n', "\r\n");
        let stripped: String = saved.lines().map(|line| line.trim_end().to_owned() + "\r\n").collect();
        let utf_16: Vec<u8> = format!("\u{feff}{windows}").encode_utf16().flat_map(u16::to_le_bytes).collect();
        for changed in [windows.clone().into_bytes(), format!("\u{feff}{windows}").into(), stripped.into(), utf_16] {
            deal(page, "8").await?;
            ensure!(read().await? != before, "expected another game");
            choose(page, &changed).await?;
            page.click("button", "Replace").await?;
            page.wait_until(
                "the message appears",
                "return document.querySelector('#kept-told').textContent.startsWith('Done')",
            )
            .await?;
            ensure!(read().await? == before, "expected all to be back, found {}", read().await?);
        }
        Ok(())
    });
}

#[test]
fn a_broken_or_too_large_backup_changes_nothing() {
    visit("/", async |page, _host| {
        deal(page, "42").await?;
        let saved = save(page).await?;
        let before = stored(page).await?;
        for (broken, place) in [
            (String::new(), "column 1"),
            (saved.replace("corsair-cabinet 1", "corsair-cabinet 9"), "newer"),
            (saved.replace("\nend\n", "\n"), "cut"),
        ] {
            choose(page, broken).await?;
            let told = page.text("#kept-told").await?;
            ensure!(told.contains("cannot be used") && told.contains(place), "{told}");
            ensure!(stored(page).await? == before, "expected all to be as before");
        }
        page.look("settings-broken").await?;

        // A broken game is no reason to lose the others.
        let broken = saved.replace("\n seed 42\n", "\n seed x\n");
        choose(page, &broken).await?;
        let asked = page.text("dialog[open]").await?;
        ensure!(asked.contains("One game in this file cannot be read") && asked.contains("column 7"), "{asked}");
        page.click("button", "Replace").await?;
        page.wait_until(
            "the message appears",
            "return document.querySelector('#kept-told').textContent.startsWith('Done')",
        )
        .await?;
        ensure!(save(page).await? == broken, "expected it to be kept as it is");
        choose(page, &saved).await?;
        page.click("button", "Replace").await?;
        page.wait_until(
            "all is as before",
            "return document.querySelector('#kept-told').textContent.startsWith('Done')",
        )
        .await?;
        ensure!(stored(page).await? == before, "expected all to be as before");

        // A second game, for which there is no room once the first is stored.
        let (head, game) = saved.split_once('\n').context("expected a first line")?;
        let (game, _) = game.split_once("\nsettings\n").or(game.split_once("\nend\n")).context("expected an end")?;
        let both = format!("{head}\n{game}\n{}\nend\n", game.replacen("corsairs.1", "corsairs.9", 1));
        page.run(
            "window.real = Storage.prototype.setItem;
             Storage.prototype.setItem = function (name, text) {
                 if (name.includes('.9')) throw new DOMException('full', 'QuotaExceededError');
                 window.real.call(this, name, text);
             };",
            vec![],
        )
        .await?;
        choose(page, &both).await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_until(
            "the message appears",
            "return document.querySelector('#kept-told').textContent.includes('no room')",
        )
        .await?;
        ensure!(stored(page).await? == before, "expected all to be as before, found {}", stored(page).await?);
        Ok(())
    });
}
