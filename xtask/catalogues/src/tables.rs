//! Writes the Rust code of the tables of a game's catalogue: the table of its options, its presets, the texts of its exercises
//! and puzzles, and the messages of enums by the names of their variants.

use std::fmt::Write;

use crate::code::{ENUM_PREFIXES, static_name, type_name};
use crate::{Message, Messages, Problem, Signature};

/// The attributes of an exercise or of a kind of puzzles, in the order of `ExerciseText`.
const EXERCISE_ATTRIBUTES: [&str; 3] = ["task", "done", "failed"];

/// The code of the description of a game, from the English messages of its catalogue. A group of options is a message `group-…`
/// with the options after it. The option `hand` is the message `option-hand`: its attribute `why` is its effect, and its other
/// attributes are its values. A preset is a message `preset-…` or `daily-…` with an attribute `why`.
///
/// # Errors
/// All messages that lack an attribute, or stand before the first group.
pub fn description_code(english: &Messages) -> Result<String, Vec<Problem>> {
    let (mut groups, mut presets, mut problems) = (String::new(), String::new(), Vec::new());
    for message in english.messages.iter().filter(|message| !message.name.contains('.')) {
        let Message { name, .. } = message;
        let attributes = attribute_names(english, name);
        let mut lacks = |what: &str| problems.push(message.problem(format!("message `{name}` {what}")));
        let own = static_name(name);
        if name.starts_with("group-") {
            let end = if groups.is_empty() { "" } else { "] }, " };
            // Writing to a string cannot fail.
            let _ = write!(groups, "{end}about::Group {{ name: {own}, options: &[");
        } else if let Some(key) = name.strip_prefix("option-") {
            let Some((&"why", values @ [_, _, ..])) = attributes.split_first() else {
                lacks("needs an attribute .why, and after it one for each value");
                continue;
            };
            if groups.is_empty() {
                lacks("stands before the first group");
            }
            let values: Vec<String> = values.iter().map(|value| format!("{own}_{}", static_name(value))).collect();
            let values = values.join(", ");
            let _ = write!(
                groups,
                "about::OptionText {{ key: {key:?}, name: {own}, why: {own}_WHY, values: &[{values}] }}, "
            );
        } else if name.starts_with("preset-") || name.starts_with("daily-") {
            if attributes != ["why"] {
                lacks("needs an attribute .why and no other");
            }
            let _ = writeln!(
                presets,
                "#[doc = \"The preset `{name}` with these options.\"]\npub const fn {}(options: &'static str) -> \
                 about::Preset<catalogue::Message> {{\n    about::Preset {{ name: {own}, why: {own}_WHY, options }}\n}}",
                name.replace('-', "_")
            );
        }
    }
    let end = if groups.is_empty() { "" } else { "] }" };
    let code = format!(
        "use crate::game::about;\n\nstatic GROUPS: &[about::Group<catalogue::Message>] = &[{groups}{end}];\n\n\
         /// The description of the game with these presets, and with those of which one is offered each day.\n\
         pub const fn description(\n    presets: &'static [about::Preset<catalogue::Message>],\n    \
         daily: &'static [about::Preset<catalogue::Message>],\n) -> about::Description {{\n    \
         about::Description::new(about::About {{\n        name: NAME,\n        tagline: TAGLINE,\n        facts: FACTS,\n        \
         credit: CREDIT,\n        groups: GROUPS,\n        presets,\n        daily,\n    }})\n}}\n{presets}"
    );
    if problems.is_empty() { Ok(code) } else { Err(problems) }
}

/// The code of the texts of a game's exercises and of its kinds of puzzles, in the order of its English messages. These messages
/// begin with `lesson-` or `puzzle-` and have the attributes of an exercise.
///
/// # Errors
/// All messages that have only some of these attributes.
pub fn exercises_code(english: &Messages) -> Result<String, Vec<Problem>> {
    let (mut code, mut problems) = (String::new(), Vec::new());
    for (prefix, list) in [("lesson-", "LESSON"), ("puzzle-", "PUZZLES")] {
        let mut texts = String::new();
        for message in english.messages.iter().filter(|message| message.name.starts_with(prefix)) {
            let Message { name, .. } = message;
            let attributes = attribute_names(english, name);
            if attributes == EXERCISE_ATTRIBUTES {
                let own = static_name(name);
                let _ = writeln!(
                    texts,
                    "    lesson::ExerciseText {{ heading: {own}, task: {own}_TASK, done: {own}_DONE, failed: {own}_FAILED }},"
                );
            } else if !attributes.is_empty() {
                problems
                    .push(message.problem(format!("message `{name}` needs the attributes .task, .done and .failed")));
            }
        }
        if !texts.is_empty() {
            let _ = writeln!(
                code,
                "/// The texts of the messages `{prefix}…`.\npub static {list}: lesson::ExerciseTexts = \
                 lesson::ExerciseTexts::new(&[\n{texts}]);\n"
            );
        }
    }
    if !code.is_empty() {
        code.insert_str(0, "use crate::game::lesson;\n\n");
    }
    if problems.is_empty() { Ok(code) } else { Err(problems) }
}

/// The code of a module for each enum with messages, in which each message has the name of its variant.
#[must_use]
pub fn enums_code(signatures: &[Signature]) -> String {
    let mut code = String::new();
    for prefix in ENUM_PREFIXES {
        let variant = |signature: &Signature| {
            let variant = signature.name.strip_prefix(prefix)?.strip_prefix('-')?;
            let item = if signature.variables.is_empty() { static_name } else { type_name };
            Some(format!("{} as {}, ", item(&signature.name), type_name(variant)))
        };
        let variants: String = signatures.iter().filter_map(variant).collect();
        if !variants.is_empty() {
            let _ = writeln!(
                code,
                "/// The messages `{prefix}-…`.\npub mod {} {{\n    #[allow(unused_imports)]\n    pub use super::{{{variants}}};\n}}",
                prefix.replace('-', "_")
            );
        }
    }
    code
}

/// The names of a message's attributes, in their order.
fn attribute_names<'a>(english: &'a Messages, message: &str) -> Vec<&'a str> {
    let attribute = |other: &'a Message| other.name.strip_prefix(message)?.strip_prefix('.');
    english.messages.iter().filter_map(attribute).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Source;

    fn english(ftl: &str) -> Messages {
        Messages::read("en", None, &Source { file: "chess.ftl".into(), text: ftl.into() }).unwrap()
    }

    fn problems(result: Result<String, Vec<Problem>>) -> Vec<String> {
        result.err().unwrap_or_default().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn an_option_has_its_effect_and_values() {
        let ftl = "group-pieces = Pieces\noption-two-queens = Queens\n    .why = More\n    .no = One\n    .yes = Two";
        let code = description_code(&english(ftl)).unwrap();
        let expected = "&[about::Group { name: GROUP_PIECES, options: &[about::OptionText { key: \"two-queens\", \
                        name: OPTION_TWO_QUEENS, why: OPTION_TWO_QUEENS_WHY, \
                        values: &[OPTION_TWO_QUEENS_NO, OPTION_TWO_QUEENS_YES] }, ] }]";
        assert!(code.contains(expected), "{code}");
    }

    #[test]
    fn an_incomplete_option_or_preset_is_named_with_its_line() {
        let found = problems(description_code(&english("option-clock = Clock\n    .why = Time\npreset-blitz = Blitz")));
        let expected = [
            "chess.ftl:1: message `option-clock` needs an attribute .why, and after it one for each value",
            "chess.ftl:3: message `preset-blitz` needs an attribute .why and no other",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn an_option_without_a_group_is_named() {
        let found =
            problems(description_code(&english("option-clock = Clock\n    .why = Time\n    .off = Off\n    .on = On")));
        assert_eq!(found, ["chess.ftl:1: message `option-clock` stands before the first group"]);
    }

    #[test]
    fn an_exercise_has_all_its_texts() {
        let ftl = "lesson-fork = Fork\n    .task = Find\n    .done = Found\n    .failed = No\nlesson-name = Lesson";
        let code = exercises_code(&english(ftl)).unwrap();
        assert!(code.contains("pub static LESSON") && !code.contains("PUZZLES"), "{code}");
        assert!(code.contains("LESSON_FORK_FAILED") && !code.contains("LESSON_NAME"), "{code}");
        let found = problems(exercises_code(&english("puzzle-pin = Pin\n    .task = Find\n    .done = Found")));
        assert_eq!(found, ["chess.ftl:1: message `puzzle-pin` needs the attributes .task, .done and .failed"]);
    }

    #[test]
    fn messages_of_an_enum_go_by_their_variants() {
        let messages = english("illegal-over = Over\nillegal-no-piece = { $square } is empty\nillegality = No");
        let code = enums_code(&crate::check(&messages, &[]).unwrap());
        assert!(code.contains("pub use super::{ILLEGAL_OVER as Over, IllegalNoPiece as NoPiece, };"), "{code}");
    }
}
