//! What is tested in every browser besides the games: how the page presents itself to the device, that its main screens
//! are accessible, and that the rules are the same in its WebAssembly.

use anyhow::ensure;
use browser_tests::visit;
use serde_json::json;
use xtask::project;

#[test]
fn the_manifest_leads_home_and_states_its_pictures_sizes() {
    visit("/some/where/", async |page, host| {
        let found = page
            .run_async(
                "const address = document.querySelector('link[rel=manifest]').href;
                 const manifest = await (await fetch(address)).json();
                 const pictures = [];
                 for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
                     const picture = new Image();
                     picture.src = new URL(src, address);
                     await picture.decode();
                     const size = sizes === 'any' ? 'any' : `${picture.naturalWidth}x${picture.naturalHeight}`;
                     const sent = (await fetch(picture.src)).headers.get('content-type').split(';')[0];
                     pictures.push([size === sizes, sent === type]);
                 }
                 const absolute = (relative) => new URL(relative, address).href;
                 return [manifest.name, manifest.display, absolute(manifest.start_url), absolute(manifest.scope), pictures];",
            )
            .await?;
        let home = host.address();
        ensure!(found[0] == "Corsair Cabinet" && found[1] == "standalone", "{found}");
        ensure!(found[2] == json!(home) && found[3] == json!(home), "expected it to lead to {home}, found {found}");
        let pictures = found[4].as_array().map(Vec::as_slice).unwrap_or_default();
        ensure!(pictures.len() >= 4, "expected some pictures, found {found}");
        ensure!(pictures.iter().all(|picture| *picture == json!([true, true])), "{found}");
        Ok(())
    });
}

#[test]
fn home_a_set_up_a_table_and_a_result_are_accessible() {
    visit("/", async |page, _host| {
        page.look("engines-home").await?;
        // The first version of all has come meanwhile, and is not a newer one.
        page.run_async("await navigator.serviceWorker.ready").await?;
        let told = page.run("return document.querySelector('.bar')?.textContent ?? ''", vec![]).await?;
        ensure!(told == "", "expected no message on the first visit, found {told}");
        page.go("#/set-up/corsairs", ".set-up").await?;
        page.look("engines-set-up").await?;
        page.click("button", "Begin").await?;
        page.wait_for(".posts").await?;
        page.look("engines-table").await?;
        page.click("button", "Resign").await?;
        page.wait_for("dialog[open] .btn-danger").await?.click().await?;
        page.wait_for(".result h2").await?;
        page.look("engines-result").await
    });
}

#[test]
fn every_case_holds_in_webassembly() {
    visit("/", async |page, _host| {
        let told = page.in_wasm("cases").await?;
        let mut lines: Vec<&str> = told.lines().collect();
        lines.sort_unstable();
        let games = project::games()?;
        ensure!(lines.len() == games.len(), "expected a line for each game, found {told}");
        for (line, game) in lines.into_iter().zip(games) {
            let count = line.strip_prefix(&format!("{game}: ")).and_then(|line| line.strip_suffix(" cases hold"));
            ensure!(count.is_some_and(|count| count != "0"), "expected the cases of {game} to hold, found {told}");
        }
        Ok(())
    });
}
