//! A pseudo language, made from English: every text is 40 % longer, and its letters carry marks. It shows where a text does not
//! fit, and which text does not come from a catalogue.

use crate::pattern::{Messages, Piece};
use crate::rules::RULES_MESSAGE;

/// The tag of the pseudo language, from the range for private use.
pub const TAG: &str = "qps";

/// The letters that get a mark, each with its marked form.
const MARKED_LETTERS: &[(char, char)] = &[
    ('a', 'á'),
    ('e', 'é'),
    ('i', 'í'),
    ('o', 'ó'),
    ('u', 'ú'),
    ('y', 'ý'),
    ('c', 'ç'),
    ('n', 'ñ'),
    ('s', 'š'),
    ('z', 'ž'),
    ('A', 'Á'),
    ('E', 'É'),
    ('I', 'Í'),
    ('O', 'Ó'),
    ('U', 'Ú'),
    ('Y', 'Ý'),
    ('C', 'Ç'),
    ('N', 'Ñ'),
    ('S', 'Š'),
    ('Z', 'Ž'),
];

/// The text with marks on its letters, and of the same length.
#[must_use]
pub fn marked(text: &str) -> String {
    let mark =
        |letter: char| MARKED_LETTERS.iter().find(|(plain, _)| *plain == letter).map_or(letter, |(_, marked)| *marked);
    text.chars().map(mark).collect()
}

/// The text with marks on its letters, and 40 % longer: of every five letters, two are doubled.
#[must_use]
pub fn lengthened(text: &str) -> String {
    let mut longer = String::new();
    let mut letters = 0;
    for letter in marked(text).chars() {
        longer.push(letter);
        if letter.is_alphabetic() {
            letters += 1;
            if letters % 5 == 1 || letters % 5 == 3 {
                longer.extend(letter.to_lowercase());
            }
        }
    }
    longer
}

/// The rules of a game in the pseudo language. Their marks for headings, rulings, pictures and changes stay as they are.
fn rules(text: &str) -> String {
    if text.starts_with('{') {
        return text.into();
    }
    let line = |line: &str| -> String {
        if let Some((caption, picture)) = line.strip_prefix("![").and_then(|line| line.split_once("](")) {
            return format!("![{}]({picture}", lengthened(caption));
        }
        let (item, rest) = line.strip_prefix("- ").map_or(("", line), |rest| ("- ", rest));
        match rest.strip_prefix('[').and_then(|rest| rest.split_once("] ")) {
            Some((rulings, rest)) => format!("{item}[{rulings}] {}", lengthened(rest)),
            None => format!("{item}{}", lengthened(rest)),
        }
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// The pieces with every text changed by `lengthen`.
fn parts(all: &[Piece], lengthen: fn(&str) -> String) -> Vec<Piece> {
    let change = |part: &Piece| match part {
        Piece::Text(text) => Piece::Text(lengthen(text)),
        Piece::Select(select) => {
            let mut select = select.clone();
            for (_, inner) in &mut select.variants {
                *inner = parts(inner, lengthen);
            }
            Piece::Select(select)
        }
        Piece::Variable(_) | Piece::Grouped(..) | Piece::Capital => part.clone(),
    };
    all.iter().map(change).collect()
}

/// The English messages in the pseudo language.
#[must_use]
pub fn messages(english: &Messages) -> Messages {
    let mut pseudo = english.clone();
    for message in &mut pseudo.messages {
        message.parts = parts(&message.parts, if message.name == RULES_MESSAGE { rules } else { lengthened });
    }
    pseudo
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_becomes_longer_by_two_fifths_and_keeps_its_signs() {
        let text = "Draw a card, or attack: it is your turn now.";
        let letters = |text: &str| text.chars().filter(|letter| letter.is_alphabetic()).count();
        let longer = lengthened(text);
        assert!(letters(&longer) * 10 >= letters(text) * 14, "{longer}");
        assert!(longer.contains(", ") && longer.ends_with('.'), "{longer}");
    }

    #[test]
    fn rules_keep_their_rulings_and_pictures() {
        let pseudo = rules("# Cat\n\n- [CW-01 CW-02] **A** cat\n![A cat](KD+8S)");
        let lines: Vec<&str> = pseudo.lines().collect();
        assert!(lines[0].starts_with("# Ç") && lines[2].starts_with("- [CW-01 CW-02] **Á"), "{pseudo}");
        assert!(lines[3].starts_with("![Á") && lines[3].ends_with("](KD+8S)"), "{pseudo}");
        assert_eq!(rules("{cats=2}"), "{cats=2}");
    }
}
