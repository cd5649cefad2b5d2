//! Makes texts with small mistakes, and checks the errors of parsers.

use corsair_cabinet::game::{ParseError, Rng};

/// Characters, and a number, on which parsers have failed.
const CHARACTERS: [&str; 24] = [
    " ",
    "\n",
    "\r",
    "\t",
    "\0",
    ";",
    "_",
    ",",
    "/",
    ":",
    "=",
    "+",
    "-",
    "*",
    "0",
    "9",
    "18446744073709551616",
    "a",
    "Z",
    "é",
    "½",
    "♠",
    "\u{202e}",
    "👑",
];

/// The text with a small mistake: a character, word or line that is extra, missing, different or in the wrong place; or the text
/// cut short.
pub fn mutated(text: &str, rng: &mut Rng) -> String {
    match rng.below(5) {
        0 | 1 => {
            let mut characters: Vec<String> = text.chars().map(String::from).collect();
            disturb(&mut characters, rng);
            characters.concat()
        }
        2 => {
            let mut words: Vec<&str> = text.split(' ').collect();
            disturb_order(&mut words, rng);
            words.join(" ")
        }
        3 => {
            let separator = *rng.choose(&["\n", ";", ",", "/", ":"]).expect("there are some");
            let mut parts: Vec<&str> = text.split(separator).collect();
            disturb_order(&mut parts, rng);
            parts.join(separator)
        }
        _ => text.chars().take(rng.below(text.chars().count() + 1)).collect(),
    }
}

/// Makes a mistake in a list of characters.
fn disturb(characters: &mut Vec<String>, rng: &mut Rng) {
    let strange = (*rng.choose(&CHARACTERS).expect("there are some")).to_owned();
    let place = rng.below(characters.len());
    match rng.below(3) {
        0 => characters.insert(place, strange),
        1 if place < characters.len() => characters[place] = strange,
        _ => disturb_order(characters, rng),
    }
}

/// Swaps, repeats or removes a part.
fn disturb_order<T: Clone>(parts: &mut Vec<T>, rng: &mut Rng) {
    if parts.is_empty() {
        return;
    }
    let (one, other) = (rng.below(parts.len()), rng.below(parts.len()));
    match rng.below(3) {
        0 => parts.swap(one, other),
        1 => parts.insert(other, parts[one].clone()),
        _ => {
            parts.remove(one);
        }
    }
}

/// Asserts that an error points at a place in these lines, and quotes the text there.
pub fn assert_points_into(lines: &[&str], error: &ParseError) {
    assert!((1..=lines.len()).contains(&error.line), "{error} is not in {lines:?}");
    let line = lines[error.line - 1];
    // A word that is missing would begin behind the last character and a space.
    assert!((1..=line.chars().count() + 2).contains(&error.column), "{error} is not in {line:?}");
    let there: String = line.chars().skip(error.column - 1).collect();
    assert!(there.starts_with(error.found.trim_end_matches('…')), "{error} is not at that place in {line:?}");
    assert!(!error.to_string().contains('\n'), "{error} has more than one line");
}
