//! The loader of the parts, which is added to the script of a program.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};
use data_encoding::BASE64;
use sha2::{Digest, Sha256};

use self::needs::{NEEDS, Need};
use super::parts::Parts;

/// The table of the parts that each page needs, in a file that the program uses too.
#[path = "../../../src/app/parts/needs.rs"]
#[allow(dead_code, reason = "the program asks for single pages")]
mod needs;

/// The module from which the program imports its loaders. No such file exists: [`add_loader`] puts the loaders into the script,
/// since two scripts that import each other could not both be named by their hashes.
pub const LOADER_MODULE: &str = "./__wasm_split.js";

/// The loader in JavaScript. If a part could not be loaded, the next request for it tries again. The browser checks the hash of
/// each file, so a file that is cut off or of another version is never run; for that reason the progress counts whole files.
///
/// When the page is opened, the files that its route needs are fetched in parallel with the main program; `pageParts` is the
/// table of [`needs`]. The game of the route is the first word of the address that names a game, also in a letter and in a
/// record. The worker has no route.
const LOADER_SCRIPT: &str = r##"
const fetchedFiles = new Map();
const loadedParts = new Map();
let sizeAwaited = 0;
let sizeArrived = 0;

function fetchFile(file) {
    if (!fetchedFiles.has(file)) {
        const [address, integrity, size] = file.split(" ");
        const fetching = fetch(new URL(address, import.meta.url), { integrity });
        if (sizeArrived === sizeAwaited) {
            sizeArrived = sizeAwaited = 0;
        }
        sizeAwaited += Number(size);
        fetchedFiles.set(file, fetching);
        fetching.catch(() => fetchedFiles.delete(file)).then(() => {
            sizeArrived += Number(size);
            showProgress();
        });
    }
    return fetchedFiles.get(file);
}

function showProgress() {
    const bar = globalThis.document?.querySelector("#loading-bar");
    if (bar) {
        bar.value = sizeArrived / sizeAwaited;
    }
}

function loadFile(file) {
    if (!loadedParts.has(file)) {
        const loading = instantiatePart(fetchFile(file));
        loadedParts.set(file, loading);
        loading.catch(() => {
            loadedParts.delete(file);
            fetchedFiles.delete(file);
        });
    }
    return loadedParts.get(file);
}

async function instantiatePart(response) {
    await __wbg_load(await response, { host: wasm, __wasm_split: wasm });
}

function partLoader(files) {
    return async (callback, data) => {
        let loaded = false;
        try {
            await Promise.all(files.map(loadFile));
            loaded = true;
        } catch (error) {
            console.warn(error);
        }
        wasm.__indirect_function_table.get(callback)(data, loaded);
    };
}

const partLoaders = Object.fromEntries(
    Object.entries(partFiles).map(([part, files]) => ["__wasm_split_load_" + part, partLoader(files)]),
);

const [, openedPage, ...openedWords] = location.hash.split(/[#/._;]+/);
const openedGame = openedWords.map((word) => word.replaceAll("-", "_")).find((word) => partFiles[word + "_extras"]);
(pageParts[openedPage] ?? [])
    .flatMap((part) => partFiles[part.replace("GAME", openedGame)] ?? [])
    .forEach(fetchFile);
"##;

/// Writes the hash and the size of each part behind its address in the script, where the loader reads them.
///
/// # Errors
/// When a part cannot be read.
pub fn add_hashes(site: &Path, script: &str, folder: &str) -> Result<String> {
    let mut sealed = script.to_owned();
    for entry in fs::read_dir(site.join(folder))? {
        let file = entry?.path();
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let part = fs::read(&file)?;
        let (hash, length) = (BASE64.encode(&Sha256::digest(&part)), part.len());
        sealed = sealed.replace(&format!("/{folder}/{name}\""), &format!("/{folder}/{name} sha256-{hash} {length}\""));
    }
    Ok(sealed)
}

/// Adds the loader to the script that `wasm-bindgen` has written, in place of its imports of [`LOADER_MODULE`]. `folder` is the
/// folder of the parts, relative to the script.
///
/// # Errors
/// When the script does not import the module.
pub fn add_loader(script: &str, parts: &Parts, folder: &str) -> Result<String> {
    let end = format!(" from \"{LOADER_MODULE}\"");
    let name_of = |line: &str| {
        let (name, rest) = line.strip_prefix("import * as ")?.split_once(' ')?;
        format!(" {rest}").starts_with(&end).then(|| name.to_owned())
    };
    // The script imports the module once for each loader.
    let names: Vec<String> = script.lines().filter_map(name_of).collect();
    ensure!(!names.is_empty(), "expected imports of {LOADER_MODULE} in the script");
    let mut added = String::new();
    for line in script.lines().filter(|line| name_of(line).is_none()) {
        added += line;
        added.push('\n');
    }
    // An address may name a property that every object has, such as `constructor`, so these objects have no prototype.
    added += "\nconst partFiles = { __proto__: null,\n";
    for (part, files) in parts {
        let files: Vec<String> = files.iter().map(|file| format!("\"./{folder}/{file}\"")).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(added, "    {part}: [{}],", files.join(", "));
    }
    added += "};\nconst pageParts = { __proto__: null,\n";
    for (page, needs) in NEEDS {
        let parts: Vec<String> = needs.iter().map(|need| format!("{:?}", part_of(*need))).collect();
        let _ = writeln!(added, "    {page:?}: [{}],", parts.join(", "));
    }
    added += "};\n";
    added += LOADER_SCRIPT;
    for name in names {
        let _ = writeln!(added, "const {name} = partLoaders;");
    }
    Ok(added)
}

/// The name of a part in the program; `GAME` stands for the folder of the game.
fn part_of(need: Need) -> &'static str {
    match need {
        Need::GamePages => "game_pages",
        Need::Pages => "pages",
        Need::Letters => "letters",
        Need::Game => "GAME",
        Need::GameExtras => "GAME_extras",
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use anyhow::Context;

    use super::*;
    use crate::command::output_of;

    fn parts() -> Parts {
        let files = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        [("chess".to_owned(), files(&["shared.wasm", "chess.wasm"]))].into()
    }

    #[test]
    fn the_imports_become_the_loaders() {
        let script =
            "import * as import1 from \"./__wasm_split.js\"\nimport * as import2 from \"./__wasm_split.js\"\nlet wasm;";
        let added = add_loader(script, &parts(), "parts").unwrap();
        assert!(added.starts_with("let wasm;\n"), "{added}");
        assert!(added.contains("chess: [\"./parts/shared.wasm\", \"./parts/chess.wasm\"],"), "{added}");
        assert!(added.ends_with("const import1 = partLoaders;\nconst import2 = partLoaders;\n"), "{added}");
    }

    /// The files that the loader fetches when the page is opened at this address, in a program with these parts.
    fn fetched(parts: &Parts, address: &str) -> Result<Vec<String>> {
        let script = add_loader("import * as import1 from \"./__wasm_split.js\"\nlet wasm;", parts, "parts")?;
        let begin = format!(
            "const fetch = async (url) => console.log(url.pathname.split('/').pop());\nconst location = {{ hash: {address:?} }};\n"
        );
        let printed = output_of(Command::new("node").args(["--input-type=module", "-e", &(begin + &script)]));
        let printed = printed.context("expected Node.js to run the loader")?;
        Ok(printed.lines().map(str::to_owned).collect())
    }

    #[test]
    fn the_loader_fetches_what_each_page_needs() -> Result<()> {
        let names = ["game_pages", "pages", "letters", "chess_960", "chess_960_extras", "go", "go_extras"];
        let parts: Parts = names.iter().map(|name| (name.to_string(), vec![format!("{name}.wasm")])).collect();
        for (page, needs) in NEEDS {
            let place = match page {
                "play" => "/chess-960.001700000000",
                "letter" => "/letter_1_chess-960_7qm2x0ka_1;invites_go;end",
                "replay" => "/record_3_chess-960;options_go;end",
                "lesson" | "laboratory" => "/chess-960/size=go",
                _ if needs.contains(&Need::Game) => "/chess-960",
                _ => "",
            };
            let needed: Vec<String> =
                needs.iter().map(|need| part_of(*need).replace("GAME", "chess_960") + ".wasm").collect();
            assert_eq!(fetched(&parts, &format!("#/{page}{place}"))?, needed, "{page}");
        }
        for nothing in ["", "#/", "#/nowhere", "#/constructor", "#/go", "#/toString/go"] {
            assert_eq!(fetched(&parts, nothing)?, [""; 0], "{nothing}");
        }
        assert_eq!(fetched(&parts, "#/rules/constructor")?, ["pages.wasm"]);
        Ok(())
    }

    #[test]
    fn hash_and_size_of_a_part_are_behind_its_address() -> Result<()> {
        let site = std::env::temp_dir().join(format!("corsair-parts-{}", std::process::id()));
        fs::create_dir_all(site.join("parts"))?;
        fs::write(site.join("parts/chess.wasm"), "")?;
        let sealed = add_hashes(&site, "partLoader(\"./parts/chess.wasm\", \"./parts/shared.wasm\")", "parts")?;
        fs::remove_dir_all(&site)?;
        let hash = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
        assert_eq!(sealed, format!("partLoader(\"./parts/chess.wasm {hash} 0\", \"./parts/shared.wasm\")"));
        Ok(())
    }

    #[test]
    fn a_script_without_the_import_is_refused() {
        assert!(add_loader("let wasm;", &parts(), "parts").is_err());
    }
}
