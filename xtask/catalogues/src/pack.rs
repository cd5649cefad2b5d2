//! Packs the patterns of a language into one string, which `corsair_cabinet::game::catalogue` reads.
//!
//! Every message ends with [`END_OF_MESSAGE`]. In a pattern, a control character begins everything that is not text. A variable
//! is written as a letter: `a` for the first variable of the message, and so on.

use crate::Signature;
use crate::pattern::{Message, Piece, Select};

/// Ends a message.
pub const END_OF_MESSAGE: char = '\u{1e}';
/// Stands before the letter of a variable, whose value is inserted.
pub const VARIABLE: char = '\u{1}';
/// Makes the next letter a capital letter.
pub const CAPITAL: char = '\u{2}';
/// Begins a choice by a key. The letter of a variable and the variants follow.
pub const SELECT_KEY: char = '\u{3}';
/// Begins a choice by a number. The letter of a variable and the variants follow.
pub const SELECT_NUMBER: char = '\u{4}';
/// Ends the key or condition of a variant.
pub const END_OF_KEY: char = '\u{5}';
/// Ends the pattern of a variant.
pub const END_OF_VARIANT: char = '\u{6}';
/// Ends a choice.
pub const END_OF_SELECT: char = '\u{7}';
/// Begins a number in groups of digits. The letter of a variable and the separator follow, up to [`END_OF_KEY`].
pub const GROUPED_NUMBER: char = '\u{8}';

/// The letter that stands for a variable of a message.
fn variable_letter(signature: &Signature, variable: &str) -> char {
    let place = signature.variables.iter().position(|(name, _)| name == variable);
    // No message comes near 26 variables.
    place.and_then(|place| ('a'..='z').nth(place)).unwrap_or('z')
}

/// Appends a pattern to the pack.
fn write_pattern(parts: &[Piece], signature: &Signature, pack: &mut String) {
    for part in parts {
        match part {
            Piece::Text(text) => pack.push_str(text),
            Piece::Variable(variable) => pack.extend([VARIABLE, variable_letter(signature, variable)]),
            Piece::Grouped(variable, separator) => {
                pack.extend([GROUPED_NUMBER, variable_letter(signature, variable)]);
                pack.push_str(separator);
                pack.push(END_OF_KEY);
            }
            Piece::Capital => pack.push(CAPITAL),
            Piece::Select(Select { variable, is_number, variants }) => {
                let sign = if *is_number { SELECT_NUMBER } else { SELECT_KEY };
                pack.extend([sign, variable_letter(signature, variable)]);
                for (key, parts) in variants {
                    pack.push_str(key);
                    pack.push(END_OF_KEY);
                    write_pattern(parts, signature, pack);
                    pack.push(END_OF_VARIANT);
                }
                pack.push(END_OF_SELECT);
            }
        }
    }
}

/// Packs the messages of these signatures, in their order. `message` finds a message by its name.
#[must_use]
pub fn pack<'a>(signatures: &[Signature], message: impl Fn(&str) -> Option<&'a Message>) -> String {
    let mut pack = String::new();
    for signature in signatures {
        if let Some(message) = message(&signature.name) {
            write_pattern(&message.parts, signature, &mut pack);
        }
        pack.push(END_OF_MESSAGE);
    }
    pack
}
