//! Reads a move as a person types it: in upper or lower case, with any spacing, and without words that are obvious.
//!
//! The notation of an action has exactly one spelling, which is stored. A typed move is compared with the notation of all actions
//! that are legal in the player's view, to find the only one that it can mean.

use super::letter_case::{is_alphanumeric, lowercase};
use super::outside_text::is_invisible;

/// The signs of the suits in the notation that players see, each with those that mean the same: hollow ones, and hearts from the
/// pictures of a phone.
const SUIT_SIGNS: [(char, &[char]); 4] =
    [('♠', &['♤']), ('♥', &['♡', '❤', '❥', '🖤']), ('♦', &['♢', '◆', '◇', '🔶', '🔷']), ('♣', &['♧', '☘', '🍀'])];

/// The characters for zero that have the other digits behind them: Arabic, Persian, Indian, Thai, raised, lowered.
const ZEROS: [char; 8] = ['\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}', '\u{e50}', '\u{2070}', '\u{2080}', '\u{245f}'];

/// The first one of a picture of a card: the Ace of each suit, with the other ranks behind it.
const PICTURED_ACES: [(char, char); 4] =
    [('\u{1f0a1}', '♠'), ('\u{1f0b1}', '♥'), ('\u{1f0c1}', '♦'), ('\u{1f0d1}', '♣')];

/// The ranks of pictured cards, of which the one behind the Jack is in no deck of ours.
const PICTURED_RANKS: [&str; 14] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "", "Q", "K"];

/// A typed move in the characters of the notation. Phones, keyboards of other scripts and programs that correct what one types
/// write the same in others: with variation selectors, in wide letters, with other dashes and with arrows.
///
/// ```
/// use corsair_cabinet::game::typed_move::in_plain_characters;
///
/// assert_eq!(in_plain_characters("3♣\u{fe0f} ♡10 ｅ４→e7"), "3♣ 10♥ e4 e7");
/// ```
#[must_use]
pub fn in_plain_characters(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        let behind = |first: char, count: u32| u32::from(letter).checked_sub(u32::from(first)).filter(|by| *by < count);
        let card = PICTURED_ACES.iter().find_map(|(ace, sign)| Some((behind(*ace, 14)?, *sign)));
        if let Some((rank, sign)) = card {
            plain.extend([" ", PICTURED_RANKS[rank as usize]]);
            plain.extend([sign, ' ']);
        } else if let Some((sign, _)) = SUIT_SIGNS.iter().find(|(_, others)| others.contains(&letter)) {
            plain.push(*sign);
        } else if let Some(digit) = ZEROS.iter().find_map(|zero| behind(*zero, 10)) {
            plain.extend(char::from_digit(digit, 10));
        } else {
            match letter {
                // The frame of a key, and what chooses between text and picture.
                '\u{20e3}' | '\u{fe00}'..='\u{fe0f}' => {}
                // Wide letters, digits and signs are those of ASCII, in the same order.
                '\u{ff01}'..='\u{ff5e}' => plain.extend(char::from_u32(u32::from(letter) - 0xfee0)),
                '¹' => plain.push('1'),
                '²' => plain.push('2'),
                '³' => plain.push('3'),
                // Arrows, minus signs, small dashes, and the signs of the scripts of Asia.
                '\u{2190}'..='\u{21ff}'
                | '\u{2212}'
                | '\u{2794}'..='\u{27bf}'
                | '\u{27f0}'..='\u{27ff}'
                | '\u{2900}'..='\u{297f}'
                | '\u{2b00}'..='\u{2bff}'
                | '\u{3000}'..='\u{303f}'
                | '\u{fe50}'..='\u{fe6b}' => {
                    plain.push(' ');
                }
                _ if is_invisible(letter) => {}
                _ => plain.push(letter),
            }
        }
    }
    plain.split_whitespace().map(rank_before_suit).collect::<Vec<_>>().join(" ")
}

/// A word of cards in which each sign of a suit stands before its rank, with the signs behind the ranks; another word as it is.
fn rank_before_suit(word: &str) -> String {
    let is_sign = |letter: char| SUIT_SIGNS.iter().any(|(sign, _)| *sign == letter);
    if !word.starts_with(is_sign) || word.ends_with(is_sign) {
        return word.to_owned();
    }
    let signs = word.chars().filter(|letter| is_sign(*letter));
    let ranks = word.split(is_sign).skip(1).map(|rank| rank.trim_matches(|letter| !is_alphanumeric(letter)));
    ranks.zip(signs).map(|(rank, sign)| format!("{rank}{sign}")).collect::<Vec<_>>().join(" ")
}

/// The possible meanings of a typed move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypedMove {
    /// Exactly one legal action, in full notation.
    Action(String),
    /// Several legal actions, in notation.
    Ambiguous(Vec<String>),
    /// No legal action.
    Unknown,
}

/// The words of a text in lower case, without spaces and punctuation.
fn words(text: &str) -> Vec<String> {
    let words = text.split(|letter| !is_alphanumeric(letter)).filter(|word| !word.is_empty());
    words.map(lowercase).collect()
}

/// Whether all words of `part` are in `whole` in the same order, possibly with other words between them.
fn is_subsequence(part: &[String], whole: &[String]) -> bool {
    let mut rest = whole.iter();
    part.iter().all(|word| rest.any(|other| other == word))
}

/// Whether both lists have the same words, in any order.
fn is_permutation(one: &[String], other: &[String]) -> bool {
    let count = |words: &[String], word: &String| words.iter().filter(|same| *same == word).count();
    one.len() == other.len() && one.iter().all(|word| count(one, word) == count(other, word))
}

/// The number of words at the beginning that both lists have in common.
fn common_beginning_length(one: &[String], other: &[String]) -> usize {
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// Finds the legal actions that a typed move can mean. `legal` has all legal actions, in notation. `fillers` are words to ignore,
/// such as "to".
///
/// There are three readings, and the first that fits an action counts. The typed words are all words of an action, with or
/// without its first word, which is the kind of action. Or they are a part of its words, in order. Or they are all its words in
/// another order; then actions that share more of their first words with them are preferred.
///
/// ```
/// use corsair_cabinet::game::typed_move::{TypedMove, read_typed_move};
///
/// let legal = ["sail e4 e7", "sail e4 e6", "pass"].map(String::from);
/// assert_eq!(read_typed_move("E4 to E7", &legal, &["to"]), TypedMove::Action("sail e4 e7".into()));
/// assert_eq!(read_typed_move("e6", &legal, &["to"]), TypedMove::Action("sail e4 e6".into()));
/// assert_eq!(read_typed_move("e9", &legal, &["to"]), TypedMove::Unknown);
/// ```
#[must_use]
pub fn read_typed_move(typed: &str, legal: &[String], fillers: &[&str]) -> TypedMove {
    let actions: Vec<(&String, Vec<String>)> = legal.iter().map(|action| (action, words(action))).collect();
    let is_known = |word: &String| actions.iter().any(|(_, action)| action.contains(word));
    let mut typed = words(typed);
    typed.retain(|word| is_known(word) || !fillers.contains(&word.as_str()));
    if typed.is_empty() {
        return TypedMove::Unknown;
    }
    let joined = typed.concat();
    let is_whole = |action: &[String]| action.concat() == joined || action[1..].concat() == joined;
    let chosen = |is_meant: &dyn Fn(&[String]) -> bool| -> Vec<String> {
        let meant = actions.iter().filter(|(_, action)| !action.is_empty() && is_meant(action));
        meant.map(|(notation, _)| (*notation).clone()).collect()
    };
    let reordered = |action: &[String]| is_permutation(&typed, action) || is_permutation(&typed, &action[1..]);
    let beginning =
        |action: &[String]| common_beginning_length(&typed, action).max(common_beginning_length(&typed, &action[1..]));
    let longest = actions.iter().filter(|(_, action)| !action.is_empty() && reordered(action));
    let longest = longest.map(|(_, action)| beginning(action)).max();
    let readings = [
        chosen(&is_whole),
        chosen(&|action| is_subsequence(&typed, action)),
        chosen(&|action| reordered(action) && Some(beginning(action)) == longest),
    ];
    match readings.into_iter().find(|meant| !meant.is_empty()) {
        None => TypedMove::Unknown,
        Some(mut meant) if meant.len() == 1 => TypedMove::Action(meant.remove(0)),
        Some(meant) => TypedMove::Ambiguous(meant),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(typed: &str, legal: &[&str]) -> TypedMove {
        let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        read_typed_move(typed, &legal, &["to", "on"])
    }

    fn action(notation: &str) -> TypedMove {
        TypedMove::Action(notation.into())
    }

    #[test]
    fn case_spaces_and_signs_do_not_matter() {
        let legal = ["sail c3-c5 d3-d5", "sail e4 e7", "pass"];
        for typed in ["sail e4 e7", "SAIL E4 E7", " e4  e7 ", "e4-e7", "e4e7", "sail e4 to e7", "saile4e7"] {
            assert_eq!(read(typed, &legal), action("sail e4 e7"), "{typed}");
        }
        assert_eq!(read("c3c5 d3d5", &legal), action("sail c3-c5 d3-d5"));
    }

    #[test]
    fn cards_are_read_as_phones_and_other_keyboards_write_them() {
        for (typed, plain) in [
            ("3♣\u{fe0f} 5♠\u{fe0e} 9♣\u{fe0f}", "3♣ 5♠ 9♣"),
            ("3♧ 5♤ 9♡ q♢", "3♣ 5♠ 9♥ q♦"),
            ("❤\u{fe0f}9", "9♥"),
            ("9❤", "9♥"),
            ("♣3 ♠10 ♦K", "3♣ 10♠ K♦"),
            ("♣3♠10", "3♣ 10♠"),
            ("♣3,♠10", "3♣ 10♠"),
            ("🂣 🃁🂾", "3♠ A♦ K♥"),
            ("1\u{fe0f}\u{20e3}0\u{fe0f}\u{20e3}♠\u{fe0f}", "10♠"),
            ("ｅ４　ｅ７", "e4 e7"),
            ("Ｅ４－Ｅ７", "E4-E7"),
            ("e4→e7", "e4 e7"),
            ("e4 ⇒ e7", "e4 e7"),
            ("e4➡\u{fe0f}e7", "e4 e7"),
            ("e4⟶e7", "e4 e7"),
            ("e4−e7", "e4 e7"),
            ("e4﹣e7", "e4 e7"),
            ("e٤ e۷", "e4 e7"),
            ("e⁴ e₇", "e4 e7"),
            ("b² c³", "b2 c3"),
            ("\u{200e}e4\u{200f} e7\u{feff}", "e4 e7"),
            ("e4、e7。", "e4 e7"),
            ("bid ④", "bid 4"),
            ("crêpe ça", "crêpe ça"),
        ] {
            assert_eq!(in_plain_characters(typed), plain, "{typed}");
        }
        let legal = ["sail e4 e7", "pass"];
        for dash in
            ["-", "‐", "‑", "‒", "–", "—", "―", "−", "→", "⇢", "➔", "➡\u{fe0f}", " \u{2009}", "\u{a0}", "\u{3000}"]
        {
            assert_eq!(read(&in_plain_characters(&format!("e4{dash}e7")), &legal), action("sail e4 e7"), "{dash}");
        }
    }

    #[test]
    fn what_goes_without_saying_may_be_left_out() {
        let legal = ["spawn e5", "spawn e5 drop e6", "spawn e5 drop e7", "spawn f4", "spawn f4 drop e6"];
        assert_eq!(read("e5", &legal), action("spawn e5"));
        assert_eq!(read("e5 e7", &legal), action("spawn e5 drop e7"));
        let several = ["spawn e5 drop e6", "spawn f4 drop e6"].map(String::from);
        assert_eq!(read("e6", &legal), TypedMove::Ambiguous(several.into()));
        assert_eq!(read("4", &["bid 4", "bid 14"]), action("bid 4"));
    }

    #[test]
    fn another_order_is_read_where_it_means_one_thing() {
        let legal = ["attack b2 2H 6D 8H", "attack b2 6D 2H 8H", "attack b2 8H 2H 6D"];
        assert_eq!(read("b2 6d 8h 2h", &legal), action("attack b2 6D 2H 8H"));
        assert_eq!(read("10s 3c 4s", &["defend 3C 4S 10S"]), action("defend 3C 4S 10S"));
    }

    #[test]
    fn a_word_that_says_something_else_is_not_ignored() {
        let legal = ["enter a1", "enter e1"];
        for typed in ["leave a1", "a2", "a1 e1", "", " - ", "to"] {
            assert_eq!(read(typed, &legal), TypedMove::Unknown, "{typed:?}");
        }
    }
}
