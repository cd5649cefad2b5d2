//! Checks the packages that the page, the worker and the referee are built from: their sources, licences and versions.
//! Security advisories are left out, because their database is on the network and the tests must run offline.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result, ensure};

use crate::command::{cargo, output_of};
use crate::project;

/// The platforms of developers and of the page. Packages that only other platforms need are not checked.
const PLATFORMS: [&str; 3] = ["x86_64-unknown-linux-gnu", "aarch64-apple-darwin", "wasm32-unknown-unknown"];

/// Licences that allow this project to be distributed under its own licences. The notices that they require are in
/// `assets/notices.txt`.
const ALLOWED_LICENCES: [&str; 6] = ["MIT", "Apache-2.0", "Unicode-3.0", "Zlib", "BSL-1.0", "CC0-1.0"];

/// The source of every package that is not of this workspace, as `Cargo.lock` writes it.
const REGISTRY_SOURCE_LINE: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";

/// Packages that are used in two versions, each with the reason.
const PACKAGES_IN_TWO_VERSIONS: [(&str, &str); 4] = [
    ("convert_case", "config, which leptos uses for its settings, uses 0.6"),
    ("syn", "some derive macros do not use syn 3 yet"),
    ("thiserror", "gloo-net, which leptos uses for server functions, uses 1"),
    ("thiserror-impl", "it belongs to thiserror"),
];

/// Checks all packages.
///
/// # Errors
///
/// When a rule is broken; the message lists all broken rules.
pub fn check() -> Result<()> {
    let mut packages = BTreeSet::new();
    for platform in PLATFORMS {
        let mut tree = cargo(&["tree", "--locked", "--package=corsair-cabinet", "--all-features", "--prefix=none"]);
        tree.args(["--edges=normal,build", "--format={p}|{l}|", "--target", platform]);
        let tree = output_of(&mut tree).context("`cargo tree` failed")?;
        packages.extend(tree.lines().filter(|line| !line.is_empty()).map(str::to_owned));
    }
    let lock = fs::read_to_string(project::root().join("Cargo.lock"))?;
    let mut broken = broken_rules(&packages, &PACKAGES_IN_TWO_VERSIONS)?;
    let sources = lock.lines().filter(|line| line.starts_with("source = ") && *line != REGISTRY_SOURCE_LINE);
    broken.extend(sources.map(|source| format!("expected packages of crates.io only, found {source}")));
    ensure!(broken.is_empty(), "{}", broken.join("\n"));
    Ok(())
}

/// The packages with a licence that is not allowed or with the wrong number of versions, as texts. Each package is a line of
/// `cargo tree` such as `serde v1.0.229 (proc-macro)|MIT OR Apache-2.0|`.
fn broken_rules(packages: &BTreeSet<String>, two_versions: &[(&str, &str)]) -> Result<Vec<String>> {
    let mut broken = Vec::new();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for line in packages {
        let found = line.split_once(" v").and_then(|(name, rest)| Some((name, rest.split_once('|')?)));
        let (name, (version, licence)) = found.with_context(|| format!("expected a package, found {line}"))?;
        let version = version.split(' ').next().unwrap_or_default();
        versions.entry(name).or_default().insert(version);
        let licence = licence.split('|').next().unwrap_or_default();
        if !is_allowed(licence) {
            broken.push(format!(
                "{name} {version} has the licence {licence:?}, expected {}",
                ALLOWED_LICENCES.join(", ")
            ));
        }
    }
    for (name, versions) in &versions {
        let expected = if two_versions.iter().any(|(expected, _)| expected == name) { 2 } else { 1 };
        if versions.len() != expected {
            broken.push(format!(
                "{name} has the versions {versions:?}, expected {expected}; see PACKAGES_IN_TWO_VERSIONS"
            ));
        }
    }
    Ok(broken)
}

/// Whether allowed licences are enough to fulfil an SPDX expression such as `(MIT OR Apache-2.0) AND Unicode-3.0`.
fn is_allowed(expression: &str) -> bool {
    // Old manifests separate a choice by a slash.
    let expression = expression.replace('/', " OR ");
    if let Some(parts) = split_outside(&expression, " AND ") {
        return parts.into_iter().all(is_allowed);
    }
    if let Some(parts) = split_outside(&expression, " OR ") {
        return parts.into_iter().any(is_allowed);
    }
    match expression.trim().strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
        Some(inner) => is_allowed(inner),
        None => ALLOWED_LICENCES.contains(&expression.trim()),
    }
}

/// The parts of the expression between occurrences of a word outside of parentheses; `None` if there is only one part.
fn split_outside<'a>(expression: &'a str, word: &str) -> Option<Vec<&'a str>> {
    let is_outside = |place: usize| {
        let before = &expression[..place];
        before.matches('(').count() == before.matches(')').count()
    };
    let mut parts = Vec::new();
    let mut start = 0;
    for (place, _) in expression.match_indices(word).filter(|&(place, _)| is_outside(place)) {
        parts.push(&expression[start..place]);
        start = place + word.len();
    }
    parts.push(&expression[start..]);
    Some(parts).filter(|parts| parts.len() > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_may_be_chosen_or_added() {
        let allowed = ["MIT", "MIT/Apache-2.0", "GPL-3.0 OR MIT", "(MIT OR GPL-3.0) AND Unicode-3.0"];
        assert!(allowed.into_iter().all(is_allowed));
        let others = ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR GPL-3.0) AND GPL-2.0", "MIT AND (GPL-3.0 OR GPL-2.0)"];
        assert!(!others.into_iter().any(is_allowed));
    }

    #[test]
    fn every_broken_rule_is_named() {
        let lines = ["ours v1.0.0 (/here)|MIT|", "theirs v1.0.0|GPL-3.0|", "theirs v2.0.0 (proc-macro)|MIT| (*)"];
        let found = broken_rules(&lines.map(str::to_owned).into(), &[("ours", "")]).unwrap();
        let beginnings = ["theirs 1.0.0 has the licence", "ours has the versions", "theirs has the versions"];
        assert_eq!(found.len(), beginnings.len(), "{found:?}");
        assert!(found.iter().zip(beginnings).all(|(rule, start)| rule.starts_with(start)), "{found:?}");
        assert!(broken_rules(&["theirs".to_owned()].into(), &[]).is_err());
    }
}
