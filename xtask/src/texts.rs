//! Puts the texts of the languages other than English into the site: a file for each catalogue and language, which the page loads
//! when the language is chosen. The program contains English.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use catalogues::{Compiled, compile_folder, pack_file};

use crate::html::{PAGE, attribute, tags};
use crate::project;

/// The folder of the texts in the site.
const TEXTS_FOLDER: &str = "languages";

/// The name of the catalogue with the texts in `index.html` itself ([`crate::prerender`]).
pub const BOOT_CATALOGUE: &str = "boot";

/// The name of the `<meta>` tag that is replaced by the addresses of the texts.
const TEXTS_PLACEHOLDER: &str = "texts";

/// Writes the texts into the folder, and their addresses into its page.
///
/// # Errors
/// When the page has no place for the addresses.
pub fn write(folder: &Path, compiled: &Compiled) -> Result<()> {
    fs::create_dir_all(folder.join(TEXTS_FOLDER))?;
    let mut addresses = String::new();
    for catalogue in compiled.catalogues.iter().filter(|catalogue| catalogue.name != BOOT_CATALOGUE) {
        // The first language is English.
        for ((tag, _), pack) in compiled.languages.iter().zip(&catalogue.packs).skip(1) {
            let file = format!("{TEXTS_FOLDER}/{}", pack_file(&catalogue.name, tag));
            fs::write(folder.join(&file), pack)?;
            // Writing to a string cannot fail.
            let _ =
                write!(addresses, "<meta name=\"{TEXTS_PLACEHOLDER}-{}-{tag}\" content=\"{file}\">", catalogue.name);
        }
    }
    let file = folder.join(PAGE);
    let page = fs::read_to_string(&file)?;
    let placeholders: Vec<&str> =
        tags(&page, "<meta").filter(|tag| attribute(tag, "name") == Some(TEXTS_PLACEHOLDER)).collect();
    ensure!(
        placeholders.len() == 1,
        "expected one <meta name=\"{TEXTS_PLACEHOLDER}\"> in {PAGE}, found {placeholders:?}"
    );
    Ok(fs::write(&file, page.replace(placeholders[0], &addresses))?)
}

/// Compiles the catalogues, as the build of the program does.
///
/// # Errors
/// When a catalogue cannot be read.
pub fn compile() -> Result<Compiled> {
    let folder = project::root().join("assets/languages");
    match compile_folder(&folder, std::env::var_os("PSEUDO_LANGUAGE").is_some()) {
        Ok(compiled) => Ok(compiled),
        Err(problems) => {
            let first = problems.first().context("the catalogues cannot be read")?;
            bail!("{first}")
        }
    }
}
