//! The rules of a game as text for players, adapted to the options of a game.
//!
//! A line that differs from the printed rules ends with a note in braces, which tells what the printed rules say:
//!
//! ```text
//! - **The convoy** wins by capturing all six corsairs. {Printed rules · Captures to win: Five}
//! ```

use super::Language;
use super::about::About;
use super::catalogue::Rules;
use super::common_words::{label, printed_rules_note};
use super::options::{Choice, Choices};
use super::text::Word;

/// Splits a line of the rules into its words and its note; `None` if the line has no note.
///
/// ```
/// use corsair_cabinet::game::rules_text::split_note;
///
/// let line = "Six corsairs. {Printed rules · Captures: Five}";
/// assert_eq!(split_note(line), ("Six corsairs.", Some("Printed rules · Captures: Five")));
/// assert_eq!(split_note("The corsairs begin."), ("The corsairs begin.", None));
/// ```
#[must_use]
pub fn split_note(line: &str) -> (&str, Option<&str>) {
    let noted = line.strip_suffix('}').and_then(|line| line.rsplit_once('{'));
    noted.map_or((line, None), |(words, note)| (words.trim_end(), Some(note)))
}

/// The rules with these options. Without options: the rules of the usual game, and what players can change.
pub(crate) fn rules<O: Choices>(language: Language, rules: &Rules, about: &About, options: Option<&O>) -> String {
    let usual = O::read(Word::whole(about.usual_options())).unwrap_or_default();
    let standard = O::default();
    let value = |key: &str| match options {
        Some(options) => options.value(key),
        None => usual.value(key).filter(|value| standard.value(key) != Some(value)),
    };
    with_notes(language, about, O::CHOICES, &rules.text(language, &value))
}

/// Replaces the marks of each line, such as `{captures=5}`, by a note at the end of the line.
fn with_notes(language: Language, about: &About, choices: &[Choice], text: &str) -> String {
    let mut noted = String::with_capacity(text.len());
    for line in text.lines() {
        let mut printed: Vec<String> = Vec::new();
        let mut pieces = line.split('{');
        noted.push_str(pieces.next().unwrap_or_default());
        for (mark, after) in pieces.filter_map(|piece| piece.split_once('}')) {
            let rule = mark.split_once('=').and_then(|(key, value)| about.option_and_value(choices, key, value));
            let rule = rule.map(|(option, value)| label(language, option, value));
            printed.extend(rule.filter(|rule| !printed.contains(rule)));
            noted.push_str(after);
        }
        if !printed.is_empty() {
            noted.extend([" {", &printed_rules_note(language, printed), "}"]);
        }
        noted.push('\n');
    }
    // A variable that is empty leaves two spaces.
    noted.replace("  ", " ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::about::{Group, OptionText};

    const OPTIONS: &[OptionText] = &[
        OptionText { key: "queens", name: "Queens", why: "", values: &["One", "Two"] },
        OptionText { key: "clock", name: "Clock", why: "", values: &["None", "Five minutes"] },
    ];
    const ABOUT: About = About {
        name: "Chess",
        tagline: "",
        facts: "",
        credit: "",
        groups: &[Group { name: "All", options: OPTIONS }],
        presets: &[],
        daily: &[],
    };
    const CHOICES: &[Choice] =
        &[Choice { key: "queens", values: &["1", "2"] }, Choice { key: "clock", values: &["off", "5"] }];

    #[test]
    fn a_line_names_what_is_printed_instead_once_for_each_option() {
        let text = "# Chess\n- You have two{queens=1} queens {clock=off} and two kings.{queens=1}\nEnd";
        let noted = "# Chess\n- You have two queens and two kings. {Printed rules · Queens: One · Clock: None}\nEnd\n";
        assert_eq!(with_notes(Language::ENGLISH, &ABOUT, CHOICES, text), noted);
    }
}
