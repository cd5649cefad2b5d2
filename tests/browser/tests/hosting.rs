//! What must hold wherever the page is hosted: it starts under its policy, sends no request to another origin, works from any
//! folder and without the host, and takes a new version whole or not at all.

use std::fs;

use anyhow::{Context, Result, ensure};
use browser_tests::{Host, Page, host, visit};
use serde_json::json;
use xtask::project;

/// Waits until the service worker keeps the whole page and looks after it.
async fn wait_until_kept(page: &Page) -> Result<()> {
    // Whether the page has asked for it already makes no difference.
    page.run_async("await navigator.serviceWorker.register('service-worker.js')").await?;
    page.wait_until(
        "the service worker looks after the page",
        "return navigator.serviceWorker.controller?.state === 'activated'",
    )
    .await
}

#[test]
fn the_page_starts_under_its_policy_with_an_empty_console() {
    visit("/", async |page, _host| {
        let policy = page.wait_for("meta[http-equiv=Content-Security-Policy]").await?;
        let policy = policy.attr("content").await?.unwrap_or_default();
        ensure!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-"), "{policy}");
        ensure!(!policy.contains("'unsafe-inline'") && !policy.contains("{{"), "{policy}");
        page.expect_empty_console().await
    });
}

#[test]
fn the_policy_is_in_force() {
    visit("/", async |page, _host| {
        let blocked = page
            .run_async(
                "const blocked = new Promise((done) => document.addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective)));
                 new Image().src = 'http://elsewhere.example/picture.png';
                 return await blocked;",
            )
            .await?;
        ensure!(blocked == "img-src", "expected the picture to be blocked, found {blocked}");
        ensure!(page.console().await?.len() == 1, "expected the console to tell of it once");
        Ok(())
    });
}

#[test]
fn nothing_is_loaded_from_another_origin() {
    visit("/", async |page, host| {
        wait_until_kept(page).await?;
        for address in page.loaded().await? {
            ensure!(address.starts_with(&host.address()), "the page has loaded {address}");
        }
        ensure!(host.requests().len() > 5, "expected the requests to be seen, found {:?}", host.requests());
        Ok(())
    });
}

#[test]
fn all_that_is_asked_of_the_host_exists_and_lies_in_its_folder() {
    visit("/some/where/", async |page, host| {
        wait_until_kept(page).await?;
        for request in host.requests() {
            let path = request.path.strip_prefix("/some/where/").map(|path| path.split('?').next().unwrap_or_default());
            let path = path.with_context(|| format!("expected requests in the folder, found {}", request.path))?;
            let file = project::dist().join(if path.is_empty() { "index.html" } else { path });
            ensure!(file.is_file(), "the host was asked for {path}, which is not in dist/");
        }
        Ok(())
    });
}

#[test]
fn the_worker_starts_under_the_policy() {
    visit("/", async |page, _host| {
        let first_word = page
            .run_async(
                "const address = document.querySelector('meta[name=engine-worker]').content;
                 return await new Promise((done, fail) => {
                     const worker = new Worker(address, { type: 'module' });
                     worker.onmessage = (event) => done(event.data);
                     worker.onerror = (event) => fail(event.message ?? 'the worker could not be loaded');
                 });",
            )
            .await?;
        ensure!(!first_word.is_null(), "expected the worker to speak first, found nothing");
        Ok(())
    });
}

#[test]
fn page_and_worker_start_with_the_host_gone() {
    visit("/some/where/", async |page, host| {
        wait_until_kept(page).await?;
        host.stop();
        page.reload().await?;
        page.run_async(
            "const address = document.querySelector('meta[name=engine-worker]').content;
             await new Promise((done, fail) => {
                 const worker = new Worker(address, { type: 'module' });
                 worker.onmessage = done;
                 worker.onerror = fail;
             });
             await document.fonts.ready;",
        )
        .await?;
        // An address from a friend has a query or a fragment that the files know nothing of.
        page.open(&format!("{}?from=a-friend", host.address())).await?;
        page.console().await?;
        Ok(())
    });
}

/// A version that says so in its description and has one file more.
fn version_two() -> Result<tempfile::TempDir> {
    host::new_version(|folder| {
        let page = fs::read_to_string(folder.join("index.html"))?;
        ensure!(page.contains("<title>"), "expected a title in index.html");
        fs::write(folder.join("index.html"), page.replacen("<title>", "<meta name=version content=2><title>", 1))?;
        Ok(fs::write(folder.join("assets/new.svg"), "new")?)
    })
}

/// Looks for a new version, and returns the state that it came to.
async fn look_for_update(page: &Page) -> Result<String> {
    let state = page
        .run_async(
            "const registration = await navigator.serviceWorker.getRegistration();
             const found = new Promise((done) => registration.addEventListener('updatefound', () => {
                 const worker = registration.installing;
                 worker.addEventListener('statechange', () => done(worker.state), { once: true });
             }, { once: true }));
             await registration.update();
             return await found;",
        )
        .await?;
    Ok(state.as_str().unwrap_or_default().to_owned())
}

async fn version(page: &Page) -> Result<usize> {
    let is_two = page.run("return document.querySelector('meta[name=version]') !== null", vec![]).await?;
    Ok(if is_two == json!(true) { 2 } else { 1 })
}

async fn caches(page: &Page) -> Result<usize> {
    Ok(page.run_async("return await caches.keys()").await?.as_array().map_or(0, Vec::len))
}

#[test]
fn a_new_version_is_cached_whole_or_not_at_all() {
    visit("/some/where/", async |page, host: &mut Host| {
        wait_until_kept(page).await?;
        let two = version_two()?;
        let late = two.path().join("assets/new.svg");

        // Half uploaded: one file is not there yet, then another one's bytes are wrong.
        fs::remove_file(&late)?;
        host.serve(two.path())?;
        ensure!(look_for_update(page).await? == "redundant", "expected a version with a hole to be thrown away");
        fs::write(&late, "old")?;
        ensure!(look_for_update(page).await? == "redundant", "expected a version with false bytes to be thrown away");
        ensure!(caches(page).await? == 1, "expected nothing of the broken version to stay");
        page.reload().await?;
        ensure!(version(page).await? == 1, "expected the old version to go on serving");

        // Whole: it waits.
        fs::write(&late, "new")?;
        let before = host.requests().len();
        ensure!(look_for_update(page).await? == "installed", "expected the whole version to be kept");
        let mut fetched: Vec<String> = host.requests()[before..].iter().map(|request| request.path.clone()).collect();
        fetched.sort();
        fetched.dedup();
        let expected = ["assets/new.svg", "index.html", "service-worker.js"].map(|file| format!("/some/where/{file}"));
        ensure!(fetched == expected, "expected only what is new to be fetched, found {fetched:?}");
        page.reload().await?;
        ensure!(version(page).await? == 1, "expected the new version to wait for the request to take over");

        // On request it takes over, and deletes the old version.
        page.run_async(
            "const taken = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
             const registration = await navigator.serviceWorker.getRegistration();
             registration.waiting.postMessage({ type: 'take-over' });
             await taken;",
        )
        .await?;
        host.stop();
        page.reload().await?;
        ensure!(version(page).await? == 2, "expected the new version to serve");
        ensure!(caches(page).await? == 1, "expected the old version to be gone");
        // Chromium tells of the files that were missing on purpose.
        page.console().await?;
        Ok(())
    });
}

/// The number of files with French texts that are kept.
async fn french_files(page: &Page) -> Result<usize> {
    let script =
        "const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
                  return kept.flat().filter(({ url }) => url.endsWith('.fr.pack')).length;";
    Ok(usize::try_from(page.run_async(script).await?.as_u64().unwrap_or_default())?)
}

#[test]
fn a_language_is_kept_whole_once_it_is_used() {
    visit("/", async |page, host| {
        wait_until_kept(page).await?;
        ensure!(french_files(page).await? == 0, "expected no French texts to be kept before they are used");
        page.choose_language("Français", "fr").await?;
        let all = project::files_below(&project::dist())?.iter().filter(|file| file.ends_with(".fr.pack")).count();
        let kept = format!(
            "return window.kept === {all} || void caches.keys()
                 .then((names) => Promise.all(names.map(async (name) => (await caches.open(name)).keys())))
                 .then((kept) => {{ window.kept = kept.flat().filter(({{ url }}) => url.endsWith('.fr.pack')).length; }});"
        );
        page.wait_until("all French texts are kept", &kept).await?;

        // A later version begins with them.
        let two = version_two()?;
        host.serve(two.path())?;
        ensure!(look_for_update(page).await? == "installed", "expected the new version to be kept");
        ensure!(french_files(page).await? == 2 * all, "expected the new version to have the French texts");

        host.stop();
        page.reload().await?;
        page.go("#/rules/court-wars", ".rules h2").await?;
        let heading = page.text(".rules h2").await?;
        ensure!(heading == "La table", "expected the rules in French, found {heading}");
        page.console().await?;
        Ok(())
    });
}
