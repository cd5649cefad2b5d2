//! Reads a move as a person types it: in upper or lower case, with any spacing, and without words that are obvious.
//!
//! The notation of an action has exactly one spelling, which is stored. A typed move is compared with the notation of all actions
//! that are legal in the player's view, to find the only one that it can mean.

use super::letter_case::{is_alphanumeric, lowercase};

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
