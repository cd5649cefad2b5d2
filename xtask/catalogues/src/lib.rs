//! Compiles the catalogues of texts in `assets/languages`, one folder for each language, and reports every mistake in them.
//!
//! A catalogue is a [Fluent](https://projectfluent.org) file such as `en/court-wars.ftl`. English is the reference: every other
//! language must have the same messages with the same variables. For each catalogue, the build gets
//!
//! * a *pack* for each language: all its patterns in one string, in the order of the English messages ([`pack`]);
//! * Rust code with an item for each message, the same for all languages ([`code`]).
//!
//! The packs are data, and the code does not depend on the language. So a new language only adds files, and a pack can be loaded
//! when its language is chosen.

pub mod code;
pub mod folder;
pub mod pack;
pub mod pattern;
pub mod plural;
pub mod pseudo;
pub mod rules;
pub mod source;
pub mod tables;

use std::collections::{BTreeMap, BTreeSet};

use pattern::VariableKind;

pub use folder::{Compiled, compile_folder, extras_catalogue_of, pack_file};
pub use pattern::{Message, Messages};
pub use source::{Problem, Source};

/// What the code needs to know of a message: its name, its variables and their kinds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// The name of the message. For an attribute, it is that of its message, a dot, and that of the attribute.
    pub name: String,
    /// The English text, for the documentation.
    pub english: String,
    /// The variables in alphabetical order. The index of a variable here is its number in the pack.
    pub variables: Vec<(String, VariableKind)>,
    /// Whether other messages use this one, so that the code need not use it.
    pub is_helper: bool,
}

/// Compares the other languages with English, and returns the signatures in the order of the English file. A language may have
/// further messages if its other messages use them.
///
/// # Errors
/// All messages that are missing, extra, or have other variables.
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

/// The variables of a message with their kinds, which follow from the uses in all languages.
fn kinds<'a>(
    english: &'a Message,
    translations: impl Iterator<Item = &'a Message>,
) -> Result<Vec<(String, VariableKind)>, Problem> {
    let optional = english.optional.iter().map(|variable| (variable.clone(), VariableKind::Any));
    let mut kinds: BTreeMap<String, VariableKind> = optional.collect();
    for message in std::iter::once(english).chain(translations) {
        for (variable, kind) in pattern::uses(&message.parts) {
            let known = kinds.entry(variable.clone()).or_insert(VariableKind::Any);
            *known = known.common_kind(kind).ok_or_else(|| {
                message.problem(format!("message `{}` uses ${variable} as a number and as a key", message.name))
            })?;
        }
    }
    Ok(kinds.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(file: &str, text: &str) -> Source {
        Source { file: file.into(), text: text.into() }
    }

    /// The problems of a French file that is compared with an English one.
    fn problems(english: &str, french: &str) -> Vec<String> {
        let read = |tag: &str, text: &str| Messages::read(tag, None, &source(&format!("{tag}.ftl"), text));
        let result = read("en", english)
            .and_then(|english| read("fr", french).map(|french| (english, french)))
            .and_then(|(english, french)| check(&english, &[&french]));
        result.err().unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_message_that_is_missing_is_named_with_its_place() {
        let found = problems("a = A\nb = B", "a = A");
        assert_eq!(found, ["fr.ftl:1: message `b` is missing; en.ftl:2 has it"]);
    }

    #[test]
    fn a_message_that_english_does_not_have_is_named() {
        let found = problems("a = A", "a = A\n\nc = C\n    .d = D");
        assert_eq!(
            found,
            [
                "fr.ftl:3: message `c` is not in en.ftl, and no other message uses it",
                "fr.ftl:4: message `c.d` is not in en.ftl, and no other message uses it"
            ]
        );
    }

    #[test]
    fn a_language_may_have_messages_to_build_others_from() {
        assert_eq!(problems("a = the { $x }", "a = { le }\nle = le { $x }"), [""; 0]);
    }

    #[test]
    fn a_variable_that_is_misspelt_is_both_missing_and_extra() {
        let found = problems("a = { $count } cards", "a = { $cout } cartes");
        assert_eq!(
            found,
            [
                "fr.ftl:1: message `a` does not use the variable $count",
                "fr.ftl:1: message `a` uses the variable $cout, which the English message does not have"
            ]
        );
    }

    #[test]
    fn a_variable_that_the_english_comment_names_may_be_used() {
        let french = "a = { $rank ->\n    [joker] ce joker\n   *[other] cette carte\n}";
        assert_eq!(problems("# $rank is that of a card.\na = it", french), [""; 0]);
        assert_eq!(problems("# $rank is that of a card.\na = it", "a = cette carte"), [""; 0]);
    }

    #[test]
    fn a_variable_cannot_be_a_number_and_a_key() {
        let found = problems("a = { $n ->\n [one] one\n *[other] more\n}", "a = { $n ->\n [x] un\n *[y] plus\n}");
        assert_eq!(found, ["fr.ftl:1: message `a` uses $n as a number and as a key"]);
    }

    #[test]
    fn a_category_that_the_language_does_not_have_is_refused() {
        let found = problems("a = { $n ->\n [few] few\n *[other] more\n}", "a = x");
        assert_eq!(found, ["en.ftl:1: message `a` has [few], which is no plural category of this language"]);
    }

    #[test]
    fn references_that_lead_nowhere_or_in_a_circle_are_refused() {
        assert_eq!(problems("a = { b }", "a = x"), ["en.ftl:1: message `a` refers to `b`, which does not exist"]);
        assert_eq!(problems("a = { -b }", "a = x"), ["en.ftl:1: message `a` uses the term -b, which does not exist"]);
        assert_eq!(
            problems("a = { DATE($x) }", "a = x"),
            ["en.ftl:1: message `a` calls the function DATE, which does not exist"]
        );
        assert_eq!(problems("a = { a }", "a = x"), ["en.ftl:1: message `a` refers to itself"]);
    }

    #[test]
    fn what_is_no_fluent_is_named_with_its_line() {
        let found = problems("a = A\n\nb = { $x", "a = A");
        assert!(found[0].starts_with("en.ftl:3: "), "{found:?}");
    }

    #[test]
    fn a_comment_within_a_message_is_refused_since_it_would_be_said() {
        let found = problems("a = A\n    # About b.\n    .b = B", "a = A\n    .b = B");
        assert_eq!(found, ["en.ftl:2: an indented comment would be part of the text: write it above the message"]);
    }

    #[test]
    fn the_kinds_of_variables_follow_from_all_languages() {
        let read = |tag: &str, text: &str| Messages::read(tag, None, &source("x.ftl", text)).unwrap();
        let english = read("en", "a = { $k ->\n [x] X\n *[y] Y\n} { $n } { $any }");
        let french = read("fr", "a = { $n ->\n [one] un\n *[other] plusieurs\n} { $k } { $any }");
        let signature = &check(&english, &[&french]).unwrap()[0];
        let expected = [("any", VariableKind::Any), ("k", VariableKind::Key), ("n", VariableKind::Number)];
        assert_eq!(signature.variables, expected.map(|(name, kind)| (name.to_owned(), kind)));
    }

    #[test]
    fn a_form_of_a_term_can_choose_a_variant() {
        let french = "-dame = dame\n    .gender = f\na = { -dame.gender ->\n    [f] tombée\n   *[m] tombé\n}";
        let messages = Messages::read("fr", None, &source("fr.ftl", french)).unwrap();
        assert_eq!(pattern::plain_text(&messages.messages[0].parts), "tombée");
    }

    #[test]
    fn lines_that_go_on_are_one_and_empty_lines_part_paragraphs() {
        let english = "a =\n    one\n    two\n\n    three\n";
        let messages = Messages::read("en", None, &source("en.ftl", english)).unwrap();
        assert_eq!(pattern::plain_text(&messages.messages[0].parts), "one two\n\nthree");
    }
}
