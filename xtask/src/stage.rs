//! Writes the site: the page with its texts, stylesheets, assets and programs.
//!
//! One rule applies to all files: **every file but `index.html` and the service worker has the hash of its bytes in its
//! name**, and every reference to a file uses that name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use data_encoding::{BASE64, HEXLOWER};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::html::{PAGE, attribute, tags};
use crate::programs::Purpose;
use crate::{minify, prerender, project, service_worker, split, texts};

/// The stylesheets that the home page needs.
const HOME_STYLE_PARTS: [&str; 3] = ["style/tokens.css", "style/base.css", "style/home.css"];

/// The path of the stylesheets of the home page, joined into one.
const HOME_STYLE_PATH: &str = "style/all.css";

/// The path of the other stylesheets, joined into one. The page contains this path, where the program finds it.
const TABLES_STYLE_PATH: &str = "style/tables.css";

/// The extensions of files that may refer to other files.
const TEXT_FILES: [&str; 5] = ["html", "js", "css", "svg", "webmanifest"];

/// Writes the site into an empty folder. Its programs must have been compiled.
///
/// # Errors
///
/// When a file is missing, a reference leads nowhere, or a file cannot be written.
pub fn stage(folder: &Path, purpose: Purpose) -> Result<()> {
    let root = project::root();
    let assets = folder.join("assets");
    project::copy(&root.join("assets"), &assets)?;
    // The site does not need these sources: a template, and the catalogues of the texts.
    fs::remove_file(assets.join(service_worker::SERVICE_WORKER))
        .context("expected the template of the service worker")?;
    fs::remove_dir_all(assets.join("languages")).context("expected the texts")?;
    let page = fs::read_to_string(root.join(PAGE)).with_context(|| format!("cannot read {PAGE}"))?;
    fs::write(folder.join(PAGE), without_trunk(&minify::minify_page(&page)))?;
    let texts = texts::compile()?;
    texts::write(folder, &texts)?;
    prerender::fill(folder, &texts)?;
    split::write(folder, purpose)?;
    join_stylesheets(folder)?;
    name_by_content(folder)?;
    write_policy(folder)?;
    service_worker::write(folder)
}

/// The page without the link that tells Trunk that it has nothing to compile.
fn without_trunk(page: &str) -> String {
    let links = tags(page, "<link").filter(|link| link.contains(" data-trunk "));
    links.fold(page.to_owned(), |page, link| page.replace(&format!("{link}\n"), ""))
}

/// Joins the stylesheets that the page links to: the stylesheets of the home page into one, because the first paint waits for a
/// request per stylesheet, and the others into one that the program loads with the other pages.
fn join_stylesheets(folder: &Path) -> Result<()> {
    let page = fs::read_to_string(folder.join(PAGE))?;
    let links: Vec<&str> = tags(&page, "<link").filter(|link| attribute(link, "rel") == Some("stylesheet")).collect();
    let (mut home, mut tables) = (String::new(), String::new());
    let mut rewritten = page.clone();
    for (index, link) in links.iter().enumerate() {
        let path = attribute(link, "href").unwrap_or_default();
        ensure!(path.starts_with("style/"), "expected stylesheets of style/, found {link} in {PAGE}; move it there");
        let joined = if HOME_STYLE_PARTS.contains(&path) { &mut home } else { &mut tables };
        let style = fs::read_to_string(project::root().join(path));
        joined.push_str(&minify::minify_style(&style.with_context(|| format!("{PAGE} names the stylesheet {path}"))?));
        let replacement = format!("<link rel=\"stylesheet\" href=\"{HOME_STYLE_PATH}\">");
        rewritten = rewritten.replacen(link, if index == 0 { &replacement } else { "" }, 1);
    }
    ensure!(!links.is_empty(), "expected a stylesheet in {PAGE}, found none");
    fs::create_dir_all(folder.join("style"))?;
    fs::write(folder.join(HOME_STYLE_PATH), home)?;
    fs::write(folder.join(TABLES_STYLE_PATH), tables)?;
    Ok(fs::write(folder.join(PAGE), rewritten)?)
}

/// Renames each file so its name contains the hash of its bytes, and updates all references to the file.
fn name_by_content(folder: &Path) -> Result<()> {
    let mut waiting: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for path in project::files_below(folder)? {
        let bytes = fs::read(folder.join(&path))?;
        waiting.insert(path, bytes);
    }
    let all: BTreeSet<String> = waiting.keys().cloned().collect();

    // The hash of a file is known once all files that it refers to have their new names.
    let mut named: BTreeMap<String, String> = BTreeMap::new();
    while !waiting.is_empty() {
        let ready = waiting.iter().find(|(path, bytes)| {
            let text = text_of(path, bytes);
            !waiting.keys().any(|other| other != *path && text.is_some_and(|text| refers_to(text, path, other)))
        });
        let Some(path) = ready.map(|(path, _)| path.clone()) else {
            let cycle: Vec<_> = waiting.keys().map(String::as_str).collect();
            bail!(
                "these files refer to each other in a cycle, so their hashes cannot be computed: {}",
                cycle.join(", ")
            );
        };
        let mut bytes = waiting.remove(&path).unwrap_or_default();
        if let Some(mut text) = text_of(&path, &bytes).map(str::to_owned) {
            for (old, new) in &named {
                text = rename_references(&text, &path, old, new);
            }
            bytes = text.into_bytes();
        }
        check_references(&path, &String::from_utf8_lossy(&bytes), &named)?;
        let name = if path == PAGE { path.clone() } else { path_with_hash(&path, &bytes) };
        fs::remove_file(folder.join(&path))?;
        fs::write(folder.join(&name), bytes)?;
        named.insert(path, name);
    }
    check_page(folder, &all, &named)
}

/// The part of the web manifest that is used here.
#[derive(Deserialize)]
struct WebManifest {
    icons: Vec<Image>,
    screenshots: Vec<Image>,
}

/// An image in the web manifest.
#[derive(Deserialize)]
struct Image {
    src: String,
}

/// Checks that every address in a stylesheet or the web manifest leads to a file. The browser would not report a missing font on
/// a machine that has a fallback font, nor a missing icon before the page is installed.
fn check_references(path: &str, text: &str, named: &BTreeMap<String, String>) -> Result<()> {
    let urls: Vec<String> = match project::extension(path) {
        "css" => {
            let addresses = text.split("url(").skip(1).filter_map(|rest| rest.split(')').next());
            addresses.map(|address| address.trim_matches(['"', '\'']).to_owned()).collect()
        }
        "webmanifest" => {
            let manifest: WebManifest = serde_json::from_str(text).with_context(|| format!("cannot read {path}"))?;
            manifest.icons.into_iter().chain(manifest.screenshots).map(|image| image.src).collect()
        }
        _ => return Ok(()),
    };
    for url in urls {
        let known = named.values().any(|name| relative_address(path, name) == url);
        ensure!(
            known || url.starts_with("data:") || url.starts_with('#'),
            "{path} refers to {url}, which does not exist; addresses are relative to the file"
        );
    }
    Ok(())
}

/// Checks that every `<link>` and `<script>` with an address leads to a file of the build.
fn check_page(folder: &Path, all: &BTreeSet<String>, named: &BTreeMap<String, String>) -> Result<()> {
    let page = fs::read_to_string(folder.join(PAGE))?;
    for tag in tags(&page, "<link").chain(tags(&page, "<script")) {
        let Some(link) = attribute(tag, "href").or_else(|| attribute(tag, "src")) else { continue };
        let path = link.trim_start_matches("./");
        ensure!(
            named.values().any(|name| name == path),
            "{PAGE} links to {link}, which does not exist; the files are: {}",
            all.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
        );
    }
    Ok(())
}

/// Completes the Content-Security-Policy with the hashes of the page's inline scripts, so that the browser runs no others.
fn write_policy(folder: &Path) -> Result<()> {
    const PLACEHOLDER: &str = "{{inline-scripts}}";
    let file = folder.join(PAGE);
    let page = fs::read_to_string(&file)?;
    ensure!(
        page.matches(PLACEHOLDER).count() == 1,
        "expected {PLACEHOLDER} once in the Content-Security-Policy of {PAGE}"
    );
    Ok(fs::write(&file, page.replace(PLACEHOLDER, &hashes_of_inline_scripts(&page).join(" ")))?)
}

fn hashes_of_inline_scripts(page: &str) -> Vec<String> {
    let mut hashes = Vec::new();
    for piece in page.split("<script").skip(1) {
        let Some((tag, rest)) = piece.split_once('>') else { continue };
        let Some((script, _)) = rest.split_once("</script>") else { continue };
        // A text is not a script.
        if attribute(tag, "src").is_none() && attribute(tag, "type") != Some("text/plain") {
            hashes.push(format!("'sha256-{}'", BASE64.encode(&Sha256::digest(script))));
        }
    }
    hashes
}

/// The bytes of a file as text; `None` if the file cannot refer to other files, or is not UTF-8.
fn text_of<'bytes>(path: &str, bytes: &'bytes [u8]) -> Option<&'bytes str> {
    TEXT_FILES.contains(&project::extension(path)).then(|| std::str::from_utf8(bytes).ok())?
}

/// The path with the hash of the bytes: `style/all.css` becomes `style/all-0123456789abcdef.css`.
fn path_with_hash(path: &str, bytes: &[u8]) -> String {
    let hash = &HEXLOWER.encode(&Sha256::digest(bytes))[..16];
    let folder_end = path.rfind('/').map_or(0, |slash| slash + 1);
    match path[folder_end..].find('.') {
        Some(dot) => {
            let (stem, extension) = path.split_at(folder_end + dot);
            format!("{stem}-{hash}{extension}")
        }
        None => format!("{path}-{hash}"),
    }
}

/// The address of the file `to`, relative to the file `from`.
fn relative_address(from: &str, to: &str) -> String {
    let from: Vec<&str> = from.split('/').collect();
    let to: Vec<&str> = to.split('/').collect();
    let folders = from.len() - 1;
    let shared = (0..folders.min(to.len() - 1)).take_while(|&i| from[i] == to[i]).count();
    let up = std::iter::repeat_n("..", folders - shared);
    up.chain(to[shared..].iter().copied()).collect::<Vec<_>>().join("/")
}

/// Whether the text of the file `from` refers to the file `to`.
fn refers_to(text: &str, from: &str, to: &str) -> bool {
    let path = relative_address(from, to);
    text.match_indices(&path).any(|(start, _)| is_whole(text, start, path.len()))
}

/// The text of the file `from` with all references to the file `old` changed to `new`.
fn rename_references(text: &str, from: &str, old: &str, new: &str) -> String {
    let (old, new) = (relative_address(from, old), relative_address(from, new));
    let mut renamed = String::with_capacity(text.len());
    let mut done = 0;
    for (start, _) in text.match_indices(&old) {
        if is_whole(text, start, old.len()) {
            renamed += &text[done..start];
            renamed += &new;
            done = start + old.len();
        }
    }
    renamed + &text[done..]
}

/// Whether the path found at `start` is a whole path and not the end of a longer one, as `cards.svg` is of
/// `playing-cards.svg`.
fn is_whole(text: &str, start: usize, length: usize) -> bool {
    let opens = |letter: char| "\"'`(= \n\t".contains(letter);
    let before = &text[..start];
    let before = before.strip_suffix("./").filter(|b| b.ends_with(opens)).unwrap_or(before);
    let after = text[start + length..].chars().next();
    before.ends_with(opens) && after.is_none_or(|letter| "\"'`)#?> \n\t".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_relative_to_the_referring_file() {
        assert_eq!(relative_address("index.html", "assets/a.svg"), "assets/a.svg");
        assert_eq!(relative_address("style/all.css", "assets/fonts/a.woff2"), "../assets/fonts/a.woff2");
        assert_eq!(relative_address("assets/app.webmanifest", "assets/icons/a.svg"), "icons/a.svg");
    }

    #[test]
    fn the_hash_comes_before_the_first_dot_of_the_name() {
        let name = path_with_hash("some.folder/page_bg.wasm", b"");
        assert_eq!(name, "some.folder/page_bg-e3b0c44298fc1c14.wasm");
    }

    #[test]
    fn only_whole_paths_are_renamed() {
        let text = r#"import "./a.js"; import 'a.js'; import "data.js"; import "../a.js";"#;
        let expected = r#"import "./a-1.js"; import 'a-1.js'; import "data.js"; import "../a.js";"#;
        assert_eq!(rename_references(text, "b.js", "a.js", "a-1.js"), expected);
    }

    #[test]
    fn attributes_are_found_by_their_whole_names() {
        let tag = "<link data-href=\"no\" rel=\"stylesheet\" href=\"./style/a b.css\">";
        assert_eq!(attribute(tag, "href"), Some("./style/a b.css"));
        assert_eq!(attribute(tag, "rel"), Some("stylesheet"));
        assert_eq!(attribute(tag, "src"), None);
    }

    #[test]
    fn the_page_does_not_mention_trunk() {
        let page = "<link rel=\"icon\">\n<link data-trunk rel=\"rust\">\n<p>";
        assert_eq!(without_trunk(page), "<link rel=\"icon\">\n<p>");
    }

    #[test]
    fn scripts_with_a_source_and_texts_need_no_hash() {
        let page = "<script src=\"a.js\"></script><script type=\"text/plain\">a</script><script type=\"module\">alert()</script>";
        let hash = BASE64.encode(&Sha256::digest("alert()"));
        assert_eq!(hashes_of_inline_scripts(page), [format!("'sha256-{hash}'")]);
    }

    #[test]
    fn a_changed_font_renames_all_files_that_refer_to_it() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("corsair-stage-{}", std::process::id()));
        let mut pages = Vec::new();
        for font in ["one", "two"] {
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(folder.join("style"))?;
            fs::create_dir_all(folder.join("assets"))?;
            fs::write(folder.join("assets/font.woff2"), font)?;
            fs::write(folder.join("style/all.css"), "a{src:url(../assets/font.woff2)}")?;
            fs::write(folder.join(PAGE), "<link rel=\"stylesheet\" href=\"./style/all.css\">")?;
            name_by_content(&folder)?;
            pages.push(fs::read_to_string(folder.join(PAGE))?);
        }
        fs::remove_dir_all(&folder)?;
        assert_ne!(pages[0], pages[1]);
        assert!(pages[0].contains("./style/all-"), "{}", pages[0]);
        Ok(())
    }
}
