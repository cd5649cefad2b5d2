//! `cargo xtask notices`: writes down whose work is in the WebAssembly that is shipped, on what terms, in the file that the
//! page's about links to.
//!
//! Crates say their licence in their manifest, and most bring its text with them. Nearly all of these are word for word
//! the same after the lines that name who wrote the crate, so each is in the file once, below all those names.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::command::{cargo, typed};
use crate::project;

/// The file, as the page knows it.
pub const NOTICES: &str = "assets/notices.txt";

/// The licence that most crates may be had on, with or without its text.
const MIT: &str = "MIT";

/// With which words the terms of a licence begin, and what we call it. What stands before them is the notice that the
/// licence wants to be kept: a title, and who wrote it. The first that fits counts.
const TERMS: [(&str, &str); 4] = [
    ("NOTICE TO USER:", "Unicode 3.0"),
    ("This software is provided 'as-is'", "Zlib"),
    ("Boost Software License", "Boost 1.0"),
    ("Permission is hereby granted, free of charge", MIT),
];

/// Titles of licences, which are no names.
const TITLES: [&str; 6] =
    ["MIT License", "The MIT License", "The MIT License (MIT)", "UNICODE LICENSE V3", "zlib License", "Zlib License"];

/// What is shipped though `Cargo.lock` does not name it.
const STANDARD_LIBRARY: &str = "Rust's standard library, with compiler-builtins, dlmalloc and hashbrown
    Copyright (c) The Rust Project Contributors
    Copyright (c) 2014 Alex Crichton
    Copyright (c) 2016 Amanieu d'Antras";

/// A crate whose code may be in what is shipped.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Crate {
    name: String,
    version: String,
    licence: String,
    source: PathBuf,
}

/// Writes the file anew.
///
/// # Errors
///
/// When a crate cannot be found or its licence not be understood, or the file cannot be written.
pub fn write() -> Result<()> {
    let path = project::root().join(NOTICES);
    fs::write(&path, made()?).with_context(|| format!("cannot write {}", path.display()))?;
    println!("Wrote {NOTICES}.");
    Ok(())
}

/// What the file should hold.
fn made() -> Result<String> {
    let crates = shipped()?;
    // Terms by the licence's name and their words, whatever their line breaks; and which crates come with them.
    let mut licences: BTreeMap<(&str, String), (String, Vec<String>)> = BTreeMap::new();
    let mut without = Vec::new();
    for part in &crates {
        let title = format!("{} {}", part.name, part.version);
        let texts = licence_texts(&part.source)?;
        if texts.is_empty() {
            without.push(part);
        }
        for text in texts {
            let (mut notice, licence, terms) =
                read(&text).with_context(|| format!("the licence of {title} begins with no words that xtask knows"))?;
            if notice.is_empty() {
                notice.push(authors(&part.source, &part.name)?);
            }
            let (_, entries) = licences.entry((licence, words(&terms))).or_insert_with(|| (terms, Vec::new()));
            entries.push(entry(&title, &notice));
        }
    }
    let mit = licences.iter_mut().find(|((licence, _), _)| *licence == MIT);
    let (_, (_, entries)) = mit.context("no crate at all has brought the MIT licence")?;
    entries.push(STANDARD_LIBRARY.into());
    for part in without {
        let title = format!("{} {}", part.name, part.version);
        if !part.licence.contains(MIT) {
            bail!("{title} comes without the text of its licence, {}", part.licence);
        }
        entries.push(entry(&title, &[authors(&part.source, &part.name)?]));
    }

    let mut text = String::from(
        "Corsair Cabinet is made with the work of others. Here is what may be in its WebAssembly, by whom, and on what terms.\n\
         Where a crate may be had on several terms, these are the ones it is used on.\n",
    );
    for ((licence, _), (terms, mut entries)) in licences {
        entries.sort_by_key(|entry| entry.to_lowercase());
        let _ = write!(text, "\n\n== {licence}\n\n{}\n\n{}\n", entries.join("\n"), terms.trim_end());
    }
    Ok(text)
}

/// The crates that the page and the worker are compiled from, but for those that only the compiler runs.
fn shipped() -> Result<Vec<Crate>> {
    let sources = sources()?;
    let tree = answer(&[
        "tree",
        "--locked",
        "--package=corsair-cabinet",
        "--edges=normal,no-proc-macro",
        "--target=wasm32-unknown-unknown",
        "--features=page",
        "--prefix=none",
        "--format={p}\t{l}",
    ])?;
    let mut crates = BTreeSet::new();
    for line in tree.lines() {
        let line = line.trim_end_matches(" (*)");
        let parts = line.split_once('\t').and_then(|(part, licence)| {
            let (name, version) = part.split_once(" v")?;
            Some((name, version, licence))
        });
        let (name, version, licence) = parts.with_context(|| format!("cargo tree says {line:?}"))?;
        // Ours has a path behind its version.
        if version.contains(' ') {
            continue;
        }
        let source =
            sources.get(&format!("{name}-{version}")).with_context(|| format!("{name} {version} lies nowhere"))?;
        crates.insert(Crate {
            name: name.into(),
            version: version.into(),
            licence: licence.into(),
            source: source.clone(),
        });
    }
    Ok(crates.into_iter().collect())
}

/// Where the sources of all crates lie, by the names of their folders.
fn sources() -> Result<BTreeMap<String, PathBuf>> {
    let metadata = answer(&["metadata", "--locked", "--all-features", "--format-version=1"])?;
    // Paths are all that is wanted of it, so that nobody has to wait for a parser of JSON to be compiled.
    let manifests = metadata.split("\"manifest_path\":\"").skip(1).filter_map(|rest| rest.split('"').next());
    let folders = manifests.filter_map(|manifest| Path::new(manifest).parent());
    Ok(folders.filter_map(|folder| Some((folder.file_name()?.to_str()?.to_owned(), folder.to_owned()))).collect())
}

/// What cargo prints.
fn answer(words: &[&str]) -> Result<String> {
    let mut command = cargo(words);
    let output = command.output()?;
    if !output.status.success() {
        bail!("`{}` failed: {}", typed(&command), String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// The texts of the licence on which a crate is used: MIT's where there is a choice.
fn licence_texts(source: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in source.read_dir().with_context(|| format!("cannot read {}", source.display()))? {
        names.extend(entry?.file_name().into_string().ok());
    }
    names.sort();
    let pick = |marks: &[&str]| -> Vec<&String> {
        let has = |name: &str| marks.iter().any(|mark| name.to_uppercase().starts_with(mark));
        names.iter().filter(|name| has(name)).collect()
    };
    let mut picked = pick(&["LICENSE-MIT", "LICENSE-UNICODE", "LICENSE-ZLIB"]);
    if picked.is_empty() {
        picked = pick(&["LICENSE", "LICENCE"]);
    }
    picked.into_iter().map(|name| Ok(fs::read_to_string(source.join(name))?)).collect()
}

/// Parts a licence into who wrote what it is for, its name, and its terms.
fn read(text: &str) -> Option<(Vec<String>, &'static str, String)> {
    let (start, licence) = TERMS.iter().find_map(|(words, licence)| Some((text.find(words)?, *licence)))?;
    let before = text[..start].lines().map(|line| line.trim().trim_matches(['`', '#', '*']).trim());
    let is_name =
        |line: &&str| !line.is_empty() && !TITLES.contains(line) && *line != "COPYRIGHT AND PERMISSION NOTICE";
    let notice = before.filter(is_name).map(str::to_owned).collect();
    Some((notice, licence, text[start..].trim_end().trim_end_matches('`').to_owned()))
}

/// A text by its words alone, however its lines are broken.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A crate in the list of those that come on the same terms.
fn entry(title: &str, notice: &[String]) -> String {
    let lines: Vec<&str> = [title].into_iter().chain(notice.iter().map(String::as_str)).collect();
    lines.join("\n    ")
}

/// Who wrote a crate whose licence names nobody.
fn authors(source: &Path, name: &str) -> Result<String> {
    let manifest = fs::read_to_string(source.join("Cargo.toml"))?;
    let list = manifest.split("\nauthors = [").nth(1).and_then(|rest| rest.split(']').next()).unwrap_or_default();
    let authors: Vec<&str> = list.split('"').skip(1).step_by(2).collect();
    Ok(if authors.is_empty() { format!("by the authors of {name}") } else { format!("by {}", authors.join(", ")) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notices_are_those_of_the_crates_that_are_shipped() -> Result<()> {
        let there = fs::read_to_string(project::root().join(NOTICES))?;
        assert!(there == made()?, "{NOTICES} is not up to date: run `cargo xtask notices` and commit it");
        Ok(())
    }

    #[test]
    fn a_licence_is_parted_into_names_and_terms() {
        let text = "The MIT License (MIT)\n\nCopyright (c) 2015 Ann\n\nPermission is hereby granted, free of charge, to any person \
                    obtaining a copy\nof this.\n";
        let (notice, licence, terms) = read(text).expect("it is known");
        assert_eq!((notice, licence), (vec!["Copyright (c) 2015 Ann".to_owned()], "MIT"));
        assert!(terms.starts_with("Permission") && terms.ends_with("of this."), "{terms}");
        assert!(read("All rights reserved.").is_none());
    }
}
