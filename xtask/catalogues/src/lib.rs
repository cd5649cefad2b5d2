//! Compiles the catalogues of texts in `assets/languages`, one folder for each language, and reports every mistake in them.
//!
//! A catalogue is a [Fluent](https://projectfluent.org) file such as `en/court-wars.ftl`. English is the reference: every other
//! language must have the same messages with the same variables. For each catalogue the build gets
//!
//! * a *pack* for each language: all its patterns in one string, in the order of the English messages ([`pack`]);
//! * Rust code with an item for each message, the same for all languages ([`code`]).
//!
//! The packs are data and the code does not depend on the language, so a new language adds files only, and a pack can be
//! loaded when its language is chosen.

pub mod code;
pub mod folder;
pub mod pack;
pub mod pattern;
pub mod plural;
pub mod pseudo;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use pattern::Kind;

pub use folder::{Compiled, compile_folder};
pub use pattern::{Message, Messages};

/// A file of a language: its name for error messages, and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The file, as an error names it.
    pub file: String,
    /// What it contains.
    pub text: String,
}

/// What is wrong in a catalogue, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The message, or a sentence about it.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// A message as the code sees it: its name, its variables and their kinds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The message's name; with a dot before the attribute, if it is one.
    pub name: String,
    /// The English text, for the documentation.
    pub english: String,
    /// The variables in alphabetical order. A variable's number in the pack is its place here.
    pub variables: Vec<(String, Kind)>,
    /// Whether the code may leave it out, since other messages use it.
    pub is_helper: bool,
}

/// Compares the other languages with English and returns the signatures in the order of the English file. A language may have
/// messages of its own to build others from.
///
/// # Errors
/// Every message that is missing, extra, or has other variables.
pub fn check(english: &Messages, others: &[&Messages]) -> Result<Vec<Signature>, Vec<Problem>> {
    let mut problems = Vec::new();
    for other in others {
        for message in &english.messages {
            if other.get(&message.name).is_none() {
                let what = format!("message `{}` is missing; {}:{} has it", message.name, english.file, message.line);
                problems.push(Problem { file: other.file.clone(), line: 1, what });
            }
        }
        for message in &other.messages {
            if let Some(reference) = english.get(&message.name) {
                problems.extend(compare(reference, message));
            } else if !message.is_helper {
                let what =
                    format!("message `{}` is not in {}, and no other message uses it", message.name, english.file);
                problems.push(message.problem(what));
            }
        }
    }
    let mut signatures = Vec::new();
    for message in &english.messages {
        let translations = others.iter().filter_map(|other| other.get(&message.name));
        match kinds(message, translations) {
            Ok(variables) => {
                let english = pattern::plain_text(&message.parts);
                let (name, is_helper) = (message.name.clone(), message.is_helper);
                signatures.push(Signature { name, english, variables, is_helper });
            }
            Err(problem) => problems.push(problem),
        }
    }
    if problems.is_empty() { Ok(signatures) } else { Err(problems) }
}

/// Compares the variables of a translation with those of the English message.
fn compare(english: &Message, translation: &Message) -> Vec<Problem> {
    let used = |message: &Message| -> BTreeSet<String> { pattern::uses(&message.parts).into_keys().collect() };
    let (reference, own) = (used(english), used(translation));
    let missing = reference.difference(&own).map(|variable| format!("does not use the variable ${variable}"));
    let extra = own.iter().filter(|variable| !reference.contains(*variable) && !english.optional.contains(*variable));
    let extra = extra.map(|variable| format!("uses the variable ${variable}, which the English message does not have"));
    let problem = |what: String| translation.problem(format!("message `{}` {what}", translation.name));
    missing.chain(extra).map(problem).collect()
}

/// The kinds of a message's variables, from how all languages use them.
fn kinds<'a>(
    english: &'a Message,
    translations: impl Iterator<Item = &'a Message>,
) -> Result<Vec<(String, Kind)>, Problem> {
    let optional = english.optional.iter().map(|variable| (variable.clone(), Kind::Any));
    let mut kinds: BTreeMap<String, Kind> = optional.collect();
    for message in std::iter::once(english).chain(translations) {
        for (variable, kind) in pattern::uses(&message.parts) {
            let known = kinds.entry(variable.clone()).or_insert(Kind::Any);
            *known = known.joined(kind).ok_or_else(|| {
                message.problem(format!("message `{}` uses ${variable} as a number and as a key", message.name))
            })?;
        }
    }
    Ok(kinds.into_iter().collect())
}
