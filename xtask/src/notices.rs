//! `cargo xtask notices`: writes the licence notices of the crates in the shipped WebAssembly. The page's about text links
//! to the file.
//!
//! A crate names its licence in its manifest, and most crates include the licence's text. These texts are nearly all equal
//! after the lines that name the authors, so the file has each text once, below the authors of all its crates.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::command::{cargo, command_line};
use crate::project;

/// The path of the notices, as the page links to them.
pub const NOTICES: &str = "assets/notices.txt";

/// The licence that most crates offer, with or without its text.
const MIT: &str = "MIT";

/// The first words of each licence's terms, and the licence's name. The first match counts. The lines before the terms, without
/// those in [`LICENCE_TITLES`], are the notice that the licence requires us to keep.
const LICENCES_BY_FIRST_WORDS: [(&str, &str); 5] = [
    ("NOTICE TO USER:", "Unicode 3.0"),
    ("This software is provided 'as-is'", "Zlib"),
    ("Boost Software License", "Boost 1.0"),
    ("Permission is hereby granted, free of charge", MIT),
    ("Permission to use, copy, modify, and/or distribute", "ISC"),
];

/// Titles of licences, which are not part of the notice.
const LICENCE_TITLES: [&str; 6] =
    ["MIT License", "The MIT License", "The MIT License (MIT)", "UNICODE LICENSE V3", "zlib License", "Zlib License"];

/// The entry for the shipped code that `Cargo.lock` does not name.
const STANDARD_LIBRARY: &str = "Rust's standard library, with compiler-builtins, dlmalloc and hashbrown
    Copyright (c) The Rust Project Contributors
    Copyright (c) 2014 Alex Crichton
    Copyright (c) 2016 Amanieu d'Antras";

/// The part of the output of `cargo metadata` that is used here.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

/// A package as `cargo metadata` describes it.
#[derive(Clone, Debug, Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    authors: Vec<String>,
    manifest_path: PathBuf,
}

impl Package {
    /// The name and version of the package, which are the first line of its entry.
    fn title(&self) -> String {
        format!("{} {}", self.name, self.version)
    }

    /// The authors that the package's manifest names, for a licence text that names nobody.
    fn authors(&self) -> String {
        if self.authors.is_empty() {
            format!("by the authors of {}", self.name)
        } else {
            format!("by {}", self.authors.join(", "))
        }
    }
}

/// Writes the notices into their file.
///
/// # Errors
///
/// When a crate is not found, its licence is unknown, or the file cannot be written.
pub fn write() -> Result<()> {
    let path = project::root().join(NOTICES);
    fs::write(&path, render()?).with_context(|| format!("cannot write {}", path.display()))?;
    println!("Wrote {NOTICES}.");
    Ok(())
}

/// The text of the notices.
fn render() -> Result<String> {
    // By the licence's name and its normalised terms: the terms as they are printed, and the entries of the crates.
    let mut licences: BTreeMap<(&str, String), (String, Vec<String>)> = BTreeMap::new();
    let mut without_text = Vec::new();
    for package in shipped_packages()? {
        let title = package.title();
        let texts = licence_texts(package.manifest_path.parent().context("a manifest lies in a folder")?)?;
        for text in &texts {
            let (mut notice, licence, terms) = split_licence(text)
                .with_context(|| format!("the licence of {title} does not begin with any known words"))?;
            if notice.is_empty() {
                notice.push(package.authors());
            }
            let (_, entries) =
                licences.entry((licence, normalise_spaces(&terms))).or_insert_with(|| (terms, Vec::new()));
            entries.push(notice_entry(&title, &notice));
        }
        if texts.is_empty() {
            without_text.push(package);
        }
    }
    let mit = licences.iter_mut().find(|((licence, _), _)| *licence == MIT);
    let (_, (_, entries)) = mit.context("no crate includes the text of the MIT licence")?;
    entries.push(STANDARD_LIBRARY.into());
    for package in without_text {
        let (title, licence) = (package.title(), package.license.as_deref().unwrap_or("no licence"));
        if !licence.contains(MIT) {
            bail!("{title} does not include the text of its licence, {licence}");
        }
        entries.push(notice_entry(&title, &[package.authors()]));
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

/// The packages that are compiled into the page and the worker, sorted by name and version. Procedural macros, which only the
/// compiler runs, are not among them.
fn shipped_packages() -> Result<Vec<Package>> {
    let metadata = cargo_output(&["metadata", "--locked", "--all-features", "--format-version=1"])?;
    let metadata: Metadata = serde_json::from_str(&metadata).context("cannot read the answer of `cargo metadata`")?;
    let packages: BTreeMap<(&str, &str), &Package> =
        metadata.packages.iter().map(|package| ((package.name.as_str(), package.version.as_str()), package)).collect();
    // Only `cargo tree` knows which packages the features need on this target.
    let tree = cargo_output(&[
        "tree",
        "--locked",
        "--package=corsair-cabinet",
        "--edges=normal,no-proc-macro",
        "--target=wasm32-unknown-unknown",
        "--features=page",
        "--prefix=none",
        "--format={p}",
    ])?;
    let mut shipped = BTreeSet::new();
    for line in tree.lines() {
        let line = line.trim_end_matches(" (*)");
        let (name, version) =
            line.split_once(" v").with_context(|| format!("expected a package from cargo tree, found {line:?}"))?;
        // Only packages of this workspace have a path after the version.
        if !version.contains(' ') {
            shipped.insert((name, version));
        }
    }
    let package = |(name, version)| {
        let package = packages.get(&(name, version)).copied().cloned();
        package.with_context(|| format!("cargo metadata does not list {name} {version}"))
    };
    shipped.into_iter().map(package).collect()
}

/// The standard output of a cargo command.
fn cargo_output(arguments: &[&str]) -> Result<String> {
    let mut command = cargo(arguments);
    let output = command.output()?;
    if !output.status.success() {
        bail!("`{}` failed: {}", command_line(&command), String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// The licence texts in a crate's folder. If some files are named after the MIT, Unicode or zlib licence, only their texts are
/// returned; otherwise the texts of all licence files.
fn licence_texts(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in folder.read_dir().with_context(|| format!("cannot read {}", folder.display()))? {
        names.extend(entry?.file_name().into_string().ok());
    }
    names.sort();
    let starting_with = |prefixes: &[&str]| -> Vec<&String> {
        let matches = |name: &str| prefixes.iter().any(|prefix| name.to_uppercase().starts_with(prefix));
        names.iter().filter(|name| matches(name)).collect()
    };
    let mut chosen = starting_with(&["LICENSE-MIT", "LICENSE-UNICODE", "LICENSE-ZLIB"]);
    if chosen.is_empty() {
        chosen = starting_with(&["LICENSE", "LICENCE"]);
    }
    chosen.into_iter().map(|name| Ok(fs::read_to_string(folder.join(name))?)).collect()
}

/// Splits a licence text into the lines of its notice, the licence's name, and its terms. `None` if the text has the first words
/// of no known licence.
fn split_licence(text: &str) -> Option<(Vec<String>, &'static str, String)> {
    let (start, licence) =
        LICENCES_BY_FIRST_WORDS.iter().find_map(|(words, licence)| Some((text.find(words)?, *licence)))?;
    let before = text[..start].lines().map(|line| line.trim().trim_matches(['`', '#', '*']).trim());
    let is_notice =
        |line: &&str| !line.is_empty() && !LICENCE_TITLES.contains(line) && *line != "COPYRIGHT AND PERMISSION NOTICE";
    let notice = before.filter(is_notice).map(str::to_owned).collect();
    Some((notice, licence, text[start..].trim_end().trim_end_matches('`').to_owned()))
}

/// The text with single spaces, so that texts with different line breaks compare as equal.
fn normalise_spaces(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A crate's entry: its title, and its notice indented below.
fn notice_entry(title: &str, notice: &[String]) -> String {
    let lines: Vec<&str> = [title].into_iter().chain(notice.iter().map(String::as_str)).collect();
    lines.join("\n    ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notices_are_up_to_date() -> Result<()> {
        let present = fs::read_to_string(project::root().join(NOTICES))?;
        assert!(present == render()?, "{NOTICES} is not up to date: run `cargo xtask notices` and commit it");
        Ok(())
    }

    #[test]
    fn a_licence_is_split_into_notice_and_terms() {
        let text = "The MIT License (MIT)\n\nCopyright (c) 2015 Ann\n\nPermission is hereby granted, free of charge, to any person \
                    obtaining a copy\nof this.\n";
        let (notice, licence, terms) = split_licence(text).expect("the MIT licence is known");
        assert_eq!((notice, licence), (vec!["Copyright (c) 2015 Ann".to_owned()], "MIT"));
        assert!(terms.starts_with("Permission") && terms.ends_with("of this."), "{terms}");
        assert!(split_licence("All rights reserved.").is_none());
    }
}
