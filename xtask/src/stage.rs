//! Finishes what Trunk made, before it replaces `dist/`.
//!
//! Trunk compiles, but it does not name the worker's files by their content, makes
//! one request of every stylesheet, and writes no policy. Here all files are
//! treated alike, so that there is one rule to know: **every file but `index.html`
//! and the service worker carries the hash of its bytes in its name**, and whoever
//! mentions a file by its path is rewritten to mention that name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use data_encoding::{BASE64, HEXLOWER};
use sha2::{Digest, Sha256};

use crate::command::{command, run};
use crate::{project, seal, tools};

/// The page, whose name is what players have bookmarked.
const PAGE: &str = "index.html";

/// Files that may mention others.
const TEXT: [&str; 5] = ["html", "js", "css", "svg", "webmanifest"];

/// What rustc emits today; `wasm-opt` accepts no more than it is told to.
const WASM_FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// Finishes the folder.
///
/// # Errors
///
/// When a file is missing, mentioned but not there, or cannot be written.
pub fn stage(folder: &Path) -> Result<()> {
    // Copied along with the other assets, but it is a template.
    let template = folder.join("assets").join(seal::SERVICE_WORKER);
    fs::remove_file(&template).with_context(|| format!("expected {}", template.display()))?;
    // The catalogues are in the program.
    let languages = folder.join("assets/languages");
    fs::remove_dir_all(&languages).with_context(|| format!("expected {}", languages.display()))?;
    optimise(folder)?;
    join_stylesheets(folder)?;
    name_by_content(folder)?;
    write_policy(folder)?;
    seal::seal(folder)
}

/// Runs `wasm-opt` where there is one: the page for size, the worker for speed.
///
/// This is not left to Trunk because Trunk fails without `wasm-opt`, and because
/// what was optimised once is kept here under the hash of its input.
fn optimise(folder: &Path) -> Result<()> {
    let Some(wasm_opt) = tools::wasm_opt() else {
        println!("wasm-opt is not there, so the WebAssembly stays as the compiler left it.");
        return Ok(());
    };
    let kept = project::root().join("target/wasm-opt");
    fs::create_dir_all(&kept)?;
    let files: Vec<String> =
        project::files_below(folder)?.into_iter().filter(|path| project::ending(path) == "wasm").collect();
    let optimise = |path: &str| -> Result<()> {
        let level = if path.starts_with("thinker") { "-O3" } else { "-Oz" };
        let file = folder.join(path);
        let name = HEXLOWER.encode(&Sha256::digest(fs::read(&file)?));
        let optimised = kept.join(format!("{name}{level}.wasm"));
        if !optimised.is_file() {
            let unfinished = optimised.with_extension("unfinished");
            println!("Optimising {path} with wasm-opt {level}: up to a minute.");
            run(command(&wasm_opt).args(WASM_FEATURES).args([level, "--output"]).args([&unfinished, &file]))?;
            fs::rename(unfinished, &optimised)?;
        }
        fs::copy(optimised, file)?;
        Ok(())
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = files.iter().map(|path| scope.spawn(|| optimise(path))).collect();
        running.into_iter().try_for_each(|thread| match thread.join() {
            Ok(result) => result,
            Err(_) => bail!("wasm-opt was interrupted by a fault of xtask itself"),
        })
    })
}

/// Makes one stylesheet of all, since each is a request that the first picture
/// waits for.
fn join_stylesheets(folder: &Path) -> Result<()> {
    const JOINED: &str = "style/all.css";
    let page = fs::read_to_string(folder.join(PAGE))?;
    let links: Vec<&str> = tags(&page, "<link").filter(|link| attribute(link, "rel") == Some("stylesheet")).collect();
    let mut joined = String::new();
    let mut rewritten = page.clone();
    for (index, link) in links.iter().enumerate() {
        let path = attribute(link, "href").unwrap_or_default().trim_start_matches("./");
        ensure!(path.starts_with("style/"), "expected stylesheets of style/, found {link} in {PAGE}; move it there");
        let file = folder.join(path);
        joined += &fs::read_to_string(&file).with_context(|| format!("{PAGE} names the stylesheet {path}"))?;
        joined.push('\n');
        fs::remove_file(file)?;
        let instead = format!("<link rel=\"stylesheet\" href=\"{JOINED}\">");
        rewritten = rewritten.replacen(link, if index == 0 { &instead } else { "" }, 1);
    }
    ensure!(!links.is_empty(), "expected a stylesheet in {PAGE}, found none");
    fs::write(folder.join(JOINED), joined)?;
    Ok(fs::write(folder.join(PAGE), rewritten)?)
}

/// Puts the hash of every file's bytes into its name, and the new names into all
/// files that mention them.
fn name_by_content(folder: &Path) -> Result<()> {
    let mut waiting: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for path in project::files_below(folder)? {
        let bytes = fs::read(folder.join(&path))?;
        waiting.insert(path, bytes);
    }
    let all: BTreeSet<String> = waiting.keys().cloned().collect();

    // A file can be named once everything that it mentions has been.
    let mut named: BTreeMap<String, String> = BTreeMap::new();
    while !waiting.is_empty() {
        let ready = waiting.iter().find(|(path, bytes)| {
            let text = text_of(path, bytes);
            !waiting.keys().any(|other| other != *path && text.is_some_and(|text| mentions(text, path, other)))
        });
        let Some(path) = ready.map(|(path, _)| path.clone()) else {
            let circle: Vec<_> = waiting.keys().map(String::as_str).collect();
            bail!(
                "expected files that can be named one after the other, but these mention each other in a circle: {}",
                circle.join(", ")
            );
        };
        let mut bytes = waiting.remove(&path).unwrap_or_default();
        if let Some(mut text) = text_of(&path, &bytes).map(str::to_owned) {
            for (old, new) in &named {
                text = rename_mentions(&text, &path, old, new);
            }
            bytes = text.into_bytes();
        }
        check_mentions(&path, &String::from_utf8_lossy(&bytes), &named)?;
        let name = if path == PAGE { path.clone() } else { hashed(&path, &bytes) };
        fs::remove_file(folder.join(&path))?;
        fs::write(folder.join(&name), bytes)?;
        named.insert(path, name);
    }
    check_page(folder, &all, &named)
}

/// A misspelt font would go unnoticed on every screen that happens to have its
/// fallback, and a misspelt icon until somebody installs the page.
fn check_mentions(path: &str, text: &str, named: &BTreeMap<String, String>) -> Result<()> {
    let urls: Vec<&str> = match project::ending(path) {
        "css" => text.split("url(").skip(1).filter_map(|rest| rest.split(')').next()).collect(),
        "webmanifest" => text.split("\"src\"").skip(1).filter_map(|rest| rest.split('"').nth(1)).collect(),
        _ => return Ok(()),
    };
    for url in urls.into_iter().map(|url| url.trim_matches(['"', '\''])) {
        let known = named.values().any(|name| relative(path, name) == url);
        ensure!(
            known || url.starts_with("data:") || url.starts_with('#'),
            "{path} mentions {url}, which is not there; write addresses as seen from the file itself"
        );
    }
    Ok(())
}

/// Everything that the page links to is a file that we ship.
fn check_page(folder: &Path, all: &BTreeSet<String>, named: &BTreeMap<String, String>) -> Result<()> {
    let page = fs::read_to_string(folder.join(PAGE))?;
    for tag in tags(&page, "<link").chain(tags(&page, "<script")) {
        let Some(link) = attribute(tag, "href").or_else(|| attribute(tag, "src")) else { continue };
        let path = link.trim_start_matches("./");
        ensure!(
            named.values().any(|name| name == path),
            "{PAGE} links to {link}, which is not there; there are: {}",
            all.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
        );
    }
    Ok(())
}

/// Allows the scripts that stand in the page itself, by their hashes, and no others.
fn write_policy(folder: &Path) -> Result<()> {
    const PLACE: &str = "{{inline-scripts}}";
    let file = folder.join(PAGE);
    let page = fs::read_to_string(&file)?;
    ensure!(page.matches(PLACE).count() == 1, "expected {PLACE} once in the Content-Security-Policy of {PAGE}");
    Ok(fs::write(&file, page.replace(PLACE, &hashes_of_inline_scripts(&page).join(" ")))?)
}

fn hashes_of_inline_scripts(page: &str) -> Vec<String> {
    let mut hashes = Vec::new();
    for piece in page.split("<script").skip(1) {
        let Some((tag, rest)) = piece.split_once('>') else { continue };
        let Some((script, _)) = rest.split_once("</script>") else { continue };
        if attribute(tag, "src").is_none() {
            hashes.push(format!("'sha256-{}'", BASE64.encode(&Sha256::digest(script))));
        }
    }
    hashes
}

fn text_of<'bytes>(path: &str, bytes: &'bytes [u8]) -> Option<&'bytes str> {
    TEXT.contains(&project::ending(path)).then(|| std::str::from_utf8(bytes).ok())?
}

/// `style/all.css` becomes `style/all-0123456789abcdef.css`.
fn hashed(path: &str, bytes: &[u8]) -> String {
    let hash = &HEXLOWER.encode(&Sha256::digest(bytes))[..16];
    let folder_end = path.rfind('/').map_or(0, |slash| slash + 1);
    match path[folder_end..].find('.') {
        Some(dot) => {
            let (stem, ending) = path.split_at(folder_end + dot);
            format!("{stem}-{hash}{ending}")
        }
        None => format!("{path}-{hash}"),
    }
}

/// How the file at one path writes the path of another.
fn relative(from: &str, to: &str) -> String {
    let from: Vec<&str> = from.split('/').collect();
    let to: Vec<&str> = to.split('/').collect();
    let folders = from.len() - 1;
    let shared = (0..folders.min(to.len() - 1)).take_while(|&i| from[i] == to[i]).count();
    let up = std::iter::repeat_n("..", folders - shared);
    up.chain(to[shared..].iter().copied()).collect::<Vec<_>>().join("/")
}

fn mentions(text: &str, from: &str, to: &str) -> bool {
    let path = relative(from, to);
    text.match_indices(&path).any(|(start, _)| is_whole(text, start, path.len()))
}

fn rename_mentions(text: &str, from: &str, old: &str, new: &str) -> String {
    let (old, new) = (relative(from, old), relative(from, new));
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

/// Whether the path found at `start` stands alone, and is not the tail of a longer
/// one: `cards.svg` is not mentioned by `playing-cards.svg`.
fn is_whole(text: &str, start: usize, length: usize) -> bool {
    let opens = |letter: char| "\"'`(= \n\t".contains(letter);
    let before = &text[..start];
    let before = before.strip_suffix("./").filter(|b| b.ends_with(opens)).unwrap_or(before);
    let after = text[start + length..].chars().next();
    before.ends_with(opens) && after.is_none_or(|letter| "\"'`)#?> \n\t".contains(letter))
}

/// The tags of a page that open with the given letters.
fn tags<'page>(page: &'page str, open: &'static str) -> impl Iterator<Item = &'page str> {
    page.match_indices(open).filter_map(move |(start, _)| {
        let end = page[start..].find('>')?;
        Some(&page[start..=start + end])
    })
}

/// The value of a tag's attribute, quoted or (as minifying leaves it) bare.
fn attribute<'tag>(tag: &'tag str, name: &str) -> Option<&'tag str> {
    let (start, _) = tag.match_indices(name).find(|&(start, _)| tag[..start].ends_with(char::is_whitespace))?;
    let value = tag[start + name.len()..].strip_prefix('=')?;
    match value.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => value.split([' ', '>']).next().map(|bare| bare.trim_end_matches('/')),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_written_as_its_neighbours_see_it() {
        assert_eq!(relative("index.html", "assets/a.svg"), "assets/a.svg");
        assert_eq!(relative("style/all.css", "assets/fonts/a.woff2"), "../assets/fonts/a.woff2");
        assert_eq!(relative("assets/app.webmanifest", "assets/icons/a.svg"), "icons/a.svg");
    }

    #[test]
    fn the_hash_stands_before_the_first_dot_of_the_name() {
        let name = hashed("some.folder/page_bg.wasm", b"");
        assert_eq!(name, "some.folder/page_bg-e3b0c44298fc1c14.wasm");
    }

    #[test]
    fn only_whole_paths_are_renamed() {
        let text = r#"import "./a.js"; import 'a.js'; import "data.js"; import "../a.js";"#;
        let expected = r#"import "./a-1.js"; import 'a-1.js'; import "data.js"; import "../a.js";"#;
        assert_eq!(rename_mentions(text, "b.js", "a.js", "a-1.js"), expected);
    }

    #[test]
    fn attributes_are_read_quoted_and_bare() {
        let tag = "<link rel=stylesheet href=./style/a.css data-href=\"no\">";
        assert_eq!(attribute(tag, "href"), Some("./style/a.css"));
        assert_eq!(attribute(tag, "rel"), Some("stylesheet"));
        assert_eq!(attribute("<link href=\"a b\"/>", "href"), Some("a b"));
        assert_eq!(attribute("<link href=a/>", "href"), Some("a"));
        assert_eq!(attribute(tag, "src"), None);
    }

    #[test]
    fn scripts_with_a_source_need_no_hash() {
        let page = "<script src=a.js></script><script type=\"module\">alert()</script>";
        let hash = BASE64.encode(&Sha256::digest("alert()"));
        assert_eq!(hashes_of_inline_scripts(page), [format!("'sha256-{hash}'")]);
    }

    #[test]
    fn a_change_in_a_font_renames_all_that_leads_to_it() -> Result<()> {
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
