//! The rules for players depend on options: each condition names options and values that exist, each option that changes the
//! rules is told, and what is not printed is marked.

use std::fs;
use std::path::Path;

use catalogues::Source;
use catalogues::rules::{self, Choice, ChoiceKind, Part};
use corsair_cabinet::game::common_words::label;
use corsair_cabinet::game::rules_text::split_note;
use corsair_cabinet::game::text::Word;
use corsair_cabinet::game::{Choices, GameWords, Language};

use crate::tested_game::{TestedGame, test_every_game};

/// The options of the usual game.
fn usual<G: GameWords>() -> G::Options {
    G::Options::read(Word::whole(G::about(Language::ENGLISH).usual_options())).unwrap()
}

/// The options with another value for one of them.
fn with<O: Choices>(options: &O, key: &str, value: &str) -> O {
    let mut options = options.clone();
    assert!(options.set(key, value), "{key}={value}");
    options
}

/// The keys and values of all options.
fn all_values<O: Choices>() -> impl Iterator<Item = (&'static str, &'static str)> {
    O::CHOICES.iter().flat_map(|choice| choice.values.iter().map(|value| (choice.key, *value)))
}

/// The options of the printed game with all that players can add to it.
fn extended<G: TestedGame>() -> G::Options {
    let (mut options, parts) = (G::Options::default(), parsed::<G>());
    each_choice(&parts[0], &mut Vec::new(), &mut |choice, _| {
        if choice.kind == ChoiceKind::Addition {
            options = with(&options, &choice.option, &choice.variants[1].0[0]);
        }
    });
    options
}

/// The rules without a table, and with each value of each option, the others being those of the printed, the usual and the
/// extended game.
pub fn every_rules<G: TestedGame + GameWords>(language: Language) -> Vec<String> {
    let mut texts = vec![G::rules(language, None)];
    for options in [G::Options::default(), usual::<G>(), extended::<G>()] {
        let changed = all_values::<G::Options>().map(|(key, value)| with(&options, key, value));
        texts.extend(changed.map(|options| G::rules(language, Some(&options))));
    }
    texts.sort_unstable();
    texts.dedup();
    texts
}

/// Calls `read` with every choice of the rules, and the choices around it with the values of their variants.
fn each_choice<'a>(
    parts: &'a [Part],
    around: &mut Vec<(&'a Choice, &'a [String])>,
    read: &mut impl FnMut(&'a Choice, &[(&'a Choice, &'a [String])]),
) {
    for choice in parts.iter().filter_map(|part| if let Part::Choice(choice) = part { Some(choice) } else { None }) {
        read(choice, around);
        for (values, inner) in &choice.variants {
            around.push((choice, values));
            each_choice(inner, around, read);
            around.pop();
        }
    }
}

/// The rules of a game as they are written in each language.
fn parsed<G: TestedGame>() -> Vec<Vec<Part>> {
    let file = |language: Language| format!("assets/languages/{}/{}.rules.md", language.tag(), G::ID);
    let read = |file: String| {
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&file)).unwrap();
        rules::read(&Source { file, text }).unwrap_or_else(|why| panic!("{why}"))
    };
    Language::ALL.map(file).into_iter().map(read).collect()
}

fn a_condition_names_every_value_of_an_option_once<G: TestedGame>() {
    for parts in parsed::<G>() {
        each_choice(&parts, &mut Vec::new(), &mut |choice, around| {
            let Choice { option, kind, variants } = choice;
            let known = G::Options::CHOICES.iter().find(|known| known.key == option);
            let known = known.unwrap_or_else(|| panic!("{}: there is no option {option}", G::ID)).values;
            // Inside of another choice by the same option, only its values are possible.
            let outer = around.iter().rfind(|(outer, _)| outer.option == *option).map(|(_, values)| *values);
            let possible = |value: &&str| outer.is_none_or(|outer| outer.iter().any(|own| own == value));
            let mut possible: Vec<&str> = known.iter().copied().filter(possible).collect();
            let mut named: Vec<&str> = variants.iter().flat_map(|(values, _)| values).map(String::as_str).collect();
            if *kind != ChoiceKind::Open {
                assert_eq!(named[0], possible[0], "{}: the printed value of {option} comes first", G::ID);
            }
            possible.sort_unstable();
            named.sort_unstable();
            assert_eq!(named, possible, "{}: the values of {option}", G::ID);
        });
    }
}

fn an_option_is_told_in_the_rules_or_does_not_change_them<G: TestedGame>() {
    for parts in parsed::<G>() {
        let mut told = Vec::new();
        each_choice(&parts, &mut Vec::new(), &mut |choice, _| told.push(choice.option.as_str()));
        for key in G::Options::CHOICES.iter().map(|choice| choice.key) {
            assert_ne!(told.contains(&key), G::NOT_IN_RULES.contains(&key), "{}: {key}", G::ID);
        }
    }
}

fn a_text_within_a_line_is_parted_from_the_words_beside_it<G: TestedGame>() {
    fn check(parts: &[Part]) {
        let first =
            |parts: &[Part]| if let Some(Part::Text(text)) = parts.first() { text.chars().next() } else { None };
        let last = |parts: &[Part]| if let Some(Part::Text(text)) = parts.last() { text.chars().last() } else { None };
        let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
        for place in 0..parts.len() {
            let Part::Choice(choice) = &parts[place] else { continue };
            let (before, after) = (is_letter(last(&parts[..place])), is_letter(first(&parts[place + 1..])));
            for (_, inner) in &choice.variants {
                assert!(!(before && is_letter(first(inner)) || after && is_letter(last(inner))), "{inner:?}");
                check(inner);
            }
        }
    }
    for parts in parsed::<G>() {
        check(&parts);
    }
}

fn rules_have_no_marks_left<G: TestedGame + GameWords>() {
    for language in Language::ALL {
        for text in every_rules::<G>(language) {
            assert!(text.starts_with("# "), "{text}");
            for line in text.lines() {
                let (words, note) = split_note(line);
                let is_plain = |text: &str| !text.contains(['{', '}', '|']) && !text.contains("  ");
                assert!(is_plain(words) && note.is_none_or(is_plain), "{line}");
                // A note is below words, not below a heading or a picture.
                assert!(note.is_none() || !words.is_empty() && !words.starts_with(['#', '!']), "{line}");
                let says_nothing = words.ends_with(']') || words == "-";
                assert!(!says_nothing && !words.contains(" .") && !words.contains(" ,"), "{line}");
            }
        }
    }
}

fn rules_say_what_is_printed_where_they_differ<G: TestedGame + GameWords>() {
    let (options, parts) = (extended::<G>(), parsed::<G>());
    let mut changes = Vec::new();
    each_choice(&parts[0], &mut Vec::new(), &mut |choice, _| {
        changes.extend(Some(&choice.option).filter(|_| choice.kind == ChoiceKind::Change));
    });
    for language in Language::ALL {
        let notes =
            |text: &str| text.lines().filter_map(|line| Some(split_note(line).1?.to_owned())).collect::<Vec<_>>();
        let printed = G::rules(language, Some(&options));
        assert_eq!(notes(&printed), [""; 0]);
        each_choice(&parts[0], &mut Vec::new(), &mut |Choice { option, kind, variants }, around| {
            // The options with which this choice is part of the rules.
            let inside = around
                .iter()
                .fold(options.clone(), |options, (outer, values)| with(&options, &outer.option, &values[0]));
            let rules_with = |key: &str, value: &str| G::rules(language, Some(&with(&inside, key, value)));
            let value_of = |place: usize| variants[place].0[0].as_str();
            let (about, printed) = (G::about(language), rules_with(option, value_of(0)));
            let (name, value) = about.option_and_value(G::Options::CHOICES, option, value_of(0)).unwrap();
            for place in 1..variants.len() {
                let text = rules_with(option, value_of(place));
                assert_ne!(text, printed, "{option}={}", value_of(place));
                let (notes, rule) = (notes(&text), label(language, name, value));
                let is_noted = notes.iter().any(|note| note.ends_with(&rule));
                let expected = *kind == ChoiceKind::Change || is_noted && changes.contains(&option);
                assert_eq!(is_noted, expected, "{option}={}: {notes:?}, {rule}", value_of(place));
            }
        });
    }
}

test_every_game! {
    a_condition_names_every_value_of_an_option_once,
    an_option_is_told_in_the_rules_or_does_not_change_them,
    a_text_within_a_line_is_parted_from_the_words_beside_it,
    rules_have_no_marks_left,
    rules_say_what_is_printed_where_they_differ,
}
