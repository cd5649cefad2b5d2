//! Reads the rules of a game, in which some texts depend on the options of the game.
//!
//! ```text
//! The convoy captures {captures=5: five | 6: six} corsairs.
//! There are {size?5,6: many | 4: few} posts.
//! {sandwich+off: | on: - **The sandwich**: two of a kind with a card between them.}
//! ```
//!
//! A choice names an option, and has a text for each of its values, the printed rule first. A text may be empty, may have several
//! lines, and may contain choices.
//!
//! * `=`: the other texts are changes of the printed rules. Each of them ends with a mark such as `{captures=5}`, which names the
//!   value of the printed rules.
//! * `?`: the printed rules leave the option open. Nothing is marked.
//! * `+`: the second text is an addition that players can choose. Nothing is marked, and rules that are shown without a table
//!   include the addition.

use crate::pattern::{Piece, Select};
use crate::source::{Problem, Source};

/// The name of the message with the rules of a game.
pub const RULES_MESSAGE: &str = "game-rules";

/// A part of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A text that is the same for all options.
    Text(String),
    /// A text that depends on an option.
    Choice(Choice),
}

/// A text that depends on an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The key of the option.
    pub option: String,
    /// How the variants relate to the printed rules.
    pub kind: ChoiceKind,
    /// The variants, each with its values and its text; that of the printed rules comes first.
    pub variants: Vec<(Vec<String>, Vec<Part>)>,
}

/// The relation of a choice to the printed rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceKind {
    /// The first variant is the printed rule, and the others are changes of it.
    Change,
    /// The printed rules leave the option open.
    Open,
    /// The first variant is the rules without an addition, the second one the rules with it.
    Addition,
}

impl ChoiceKind {
    /// The kind for which a sign stands; `None` for other characters.
    fn of(sign: char) -> Option<Self> {
        match sign {
            '=' => Some(Self::Change),
            '?' => Some(Self::Open),
            '+' => Some(Self::Addition),
            _ => None,
        }
    }
}

/// Reads the rules of a game.
///
/// # Errors
/// The first choice that cannot be read.
pub fn read(rules: &Source) -> Result<Vec<Part>, Problem> {
    let mut reader = Reader { rest: &rules.text };
    reader.parts("").map_err(|what| {
        let line = rules.text[..rules.text.len() - reader.rest.len()].matches('\n').count() + 1;
        Problem { file: rules.file.clone(), line, what }
    })
}

/// Reads the parts of the rules from a text.
struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    /// Reads the parts up to one of these signs, or to the end. The sign itself is not read.
    fn parts(&mut self, ends: &str) -> Result<Vec<Part>, String> {
        let mut parts = Vec::new();
        loop {
            let place = self.rest.find(|sign| "{}".contains(sign) || ends.contains(sign)).unwrap_or(self.rest.len());
            let (text, rest) = self.rest.split_at(place);
            if !text.is_empty() {
                parts.push(Part::Text(text.into()));
            }
            self.rest = rest;
            match rest.chars().next() {
                Some('{') => parts.push(Part::Choice(self.choice()?)),
                Some(sign) if ends.contains(sign) => return Ok(parts),
                Some(_) => return Err("a choice ends here that has not begun".into()),
                None if ends.is_empty() => return Ok(parts),
                None => return Err("a choice does not end".into()),
            }
        }
    }

    /// Reads the text before one of these signs, and the sign; `None` if there is no such sign.
    fn until(&mut self, signs: &[char]) -> Option<(&'a str, char)> {
        let place = self.rest.find(signs)?;
        let (text, rest) = self.rest.split_at(place);
        let sign = rest.chars().next()?;
        self.rest = &rest[sign.len_utf8()..];
        Some((text, sign))
    }

    /// Reads a choice, from `{` to `}`.
    fn choice(&mut self) -> Result<Choice, String> {
        let is_name = |name: &str| {
            let is_letter = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
            !name.is_empty() && name.chars().all(is_letter)
        };
        let begun = self.rest;
        self.rest = &self.rest[1..];
        let head = self.until(&['=', '?', '+']).filter(|(option, _)| is_name(option));
        let Some((option, kind)) = head.and_then(|(option, sign)| Some((option.to_owned(), ChoiceKind::of(sign)?)))
        else {
            self.rest = begun;
            return Err("a choice begins with an option and `=`, `?` or `+`".into());
        };
        let mut variants: Vec<(Vec<String>, Vec<Part>)> = Vec::new();
        loop {
            let before = self.rest;
            let values = self.until(&[':']).map(|(values, _)| values.trim().split(',').map(str::to_owned));
            let values: Vec<String> = values.into_iter().flatten().collect();
            if values.is_empty() || !values.iter().all(|value| is_name(value)) {
                self.rest = before;
                return Err(format!("a choice by {option} needs a value and `:` before each text"));
            }
            if let Some(again) = values.iter().find(|value| variants.iter().any(|(other, _)| other.contains(value))) {
                return Err(format!("a choice by {option} has the value {again} twice"));
            }
            variants.push((values, trim_parts(self.parts("|}")?)));
            let is_last = self.rest.starts_with('}');
            self.rest = &self.rest[1..];
            if is_last {
                break;
            }
        }
        if variants.len() < 2 || kind == ChoiceKind::Addition && variants.len() > 2 {
            let two = if kind == ChoiceKind::Addition { "two texts" } else { "two texts or more" };
            return Err(format!("a choice by {option} needs {two}"));
        }
        Ok(Choice { option, kind, variants })
    }
}

/// The parts without spaces at the beginning and at the end.
fn trim_parts(mut parts: Vec<Part>) -> Vec<Part> {
    if let Some(Part::Text(first)) = parts.first_mut() {
        *first = first.trim_start().into();
    }
    if let Some(Part::Text(last)) = parts.last_mut() {
        *last = last.trim_end().into();
    }
    parts.retain(|part| !matches!(part, Part::Text(text) if text.is_empty()));
    parts
}

/// The parts as the pieces of a message whose variables are options. If a variable has no value, the message has the text of the
/// printed rule, with all additions.
#[must_use]
pub fn pieces(parts: &[Part]) -> Vec<Piece> {
    let piece = |part: &Part| match part {
        Part::Text(text) => Piece::Text(text.clone()),
        Part::Choice(Choice { option, kind, variants }) => {
            let printed = &variants[0].0;
            let variant = |(place, (values, parts)): (usize, &(Vec<String>, Vec<Part>))| {
                let mut pieces = pieces(parts);
                if place > 0 && *kind == ChoiceKind::Change {
                    pieces.push(Piece::Text(format!("{{{option}={}}}", printed[0])));
                }
                (values.join(","), pieces)
            };
            let mut variants: Vec<_> = variants.iter().enumerate().map(variant).collect();
            // The last one is the default.
            if *kind != ChoiceKind::Addition {
                variants.rotate_left(1);
            }
            if let Some((key, _)) = variants.last_mut() {
                key.clear();
            }
            Piece::Select(Select { variable: option.clone(), is_number: false, variants })
        }
    };
    parts.iter().map(piece).collect()
}

/// The text of the rules for given values of the options. `value_of` returns the value of an option; an empty one chooses the
/// printed rule with all additions.
#[must_use]
pub fn text_with_options<'a>(pieces: &[Piece], value_of: &impl Fn(&str) -> &'a str) -> String {
    let mut text = String::new();
    for piece in pieces {
        match piece {
            Piece::Text(own) => text.push_str(own),
            Piece::Select(Select { variable, variants, .. }) => {
                let value = value_of(variable);
                let fits = |key: &str| key.is_empty() || key.split(',').any(|own| own == value);
                let chosen = variants.iter().find(|(key, _)| fits(key));
                text += &chosen.map_or_else(String::new, |(_, pieces)| text_with_options(pieces, value_of));
            }
            Piece::Variable(_) | Piece::Grouped(..) | Piece::Capital => {}
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Vec<Part>, String> {
        read(&Source { file: "chess.rules.md".into(), text: text.into() }).map_err(|problem| problem.to_string())
    }

    /// The rules with these values of options.
    fn with(text: &str, values: &[(&str, &'static str)]) -> String {
        let value = |option: &str| values.iter().find(|(own, _)| *own == option).map_or("", |(_, value)| value);
        text_with_options(&pieces(&parse(text).unwrap()), &value)
    }

    #[test]
    fn a_change_is_marked_with_the_printed_value() {
        let text = "Take {queens=1: one | 2,3: more {colour=white: white | black: black} ones}.";
        assert_eq!(with(text, &[("queens", "1"), ("colour", "black")]), "Take one.");
        assert_eq!(with(text, &[("queens", "3"), ("colour", "white")]), "Take more white ones{queens=1}.");
        assert_eq!(
            with(text, &[("queens", "2"), ("colour", "black")]),
            "Take more black{colour=white} ones{queens=1}."
        );
    }

    #[test]
    fn what_the_printed_rules_leave_open_is_not_marked() {
        let text = "{size?8: Eight | 10: Ten} squares";
        assert_eq!(
            ["8", "10", ""].map(|size| with(text, &[("size", size)])),
            ["Eight", "Ten", "Eight"].map(|size| format!("{size} squares"))
        );
    }

    #[test]
    fn rules_of_no_table_have_additions_but_no_changes() {
        let text =
            "Chess\n{clock+off: | on,long:\n## Clocks\n{clock=on: Short. | long: Long.}\n}\nEnd{flag=yes: . | no:!}";
        assert_eq!(with(text, &[]), "Chess\n## Clocks\nShort.\nEnd.");
        assert_eq!(with(text, &[("clock", "off"), ("flag", "no")]), "Chess\n\nEnd!{flag=yes}");
        assert_eq!(with(text, &[("clock", "long"), ("flag", "yes")]), "Chess\n## Clocks\nLong.{clock=on}\nEnd.");
    }

    #[test]
    fn a_choice_that_cannot_be_read_is_named_with_its_line() {
        for (wrong, what) in [
            ("a\n{size 8: x | 9: y}", "2: a choice begins with an option and `=`, `?` or `+`"),
            ("{=8: x | 9: y}", "1: a choice begins with an option and `=`, `?` or `+`"),
            ("\n\n{size=8 x | 9: y}", "3: a choice by size needs a value and `:` before each text"),
            ("{size=8: x\n| 8: y}", "2: a choice by size has the value 8 twice"),
            ("{size=8: x}", "1: a choice by size needs two texts or more"),
            ("{size+8: x | 9: y | 10: z}", "1: a choice by size needs two texts"),
            ("{size=8: x | 9: y\n", "2: a choice does not end"),
            ("a\nb }", "2: a choice ends here that has not begun"),
        ] {
            assert_eq!(parse(wrong), Err(format!("chess.rules.md:{what}")), "{wrong}");
        }
    }
}
