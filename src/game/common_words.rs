//! The texts that the games and the page share: cards and lists. The messages are in `assets/languages/<tag>/common.ftl`.

use super::Language;
use super::cards::{Card, DeckCard, Rank};
use super::catalogue;
use messages as say;

catalogue::messages!("common");

/// The letter or number of a rank, as it is printed on a card: "K", "10".
#[must_use]
pub fn rank_index(language: Language, rank: Rank) -> &'static str {
    match rank {
        Rank::Jack => say::INDEX_JACK.text(language),
        Rank::Queen => say::INDEX_QUEEN.text(language),
        Rank::King => say::INDEX_KING.text(language),
        _ => rank.index(),
    }
}

/// A card by its full name: "7 of hearts", "Joker".
#[must_use]
pub fn card(language: Language, card: DeckCard) -> String {
    say::Card { card }.text(language)
}

/// A card with its article: "the 7 of hearts".
#[must_use]
pub fn the_card(language: Language, card: Card) -> String {
    say::CardThe { card }.text(language)
}

/// A card that was just drawn, with its article: "the 7 of hearts", "a Joker".
#[must_use]
pub fn drawn_card(language: Language, card: DeckCard) -> String {
    say::CardA { card }.text(language)
}

/// The name of the only player at the screen: "You".
#[must_use]
pub fn you(language: Language) -> &'static str {
    say::YOU.text(language)
}

/// A list with commas only: "a, b, c".
///
/// ```
/// use corsair_cabinet::game::{Language, common_words};
///
/// let items = ["King", "Queen", "Jack"].map(String::from);
/// assert_eq!(common_words::comma_list(Language::ENGLISH, items), "King, Queen, Jack");
/// ```
pub fn comma_list(language: Language, items: impl IntoIterator<Item: ToString>) -> String {
    let items = items.into_iter().map(|item| item.to_string());
    catalogue::join(items, |before, after| say::ListNext { after, before }.text(language))
}

/// A list of all items: "a, b and c".
///
/// ```
/// use corsair_cabinet::game::{Language, common_words};
///
/// let items = ["King", "Queen", "Jack"].map(String::from);
/// assert_eq!(common_words::all_of(Language::ENGLISH, items), "King, Queen and Jack");
/// ```
pub fn all_of(language: Language, items: impl IntoIterator<Item: ToString>) -> String {
    with_last(language, items, |before, after| say::ListAnd { after, before }.text(language))
}

/// A list of alternatives: "a, b or c".
///
/// ```
/// use corsair_cabinet::game::{Language, common_words};
///
/// let items = ["King", "Queen", "Jack"].map(String::from);
/// assert_eq!(common_words::one_of(Language::ENGLISH, items), "King, Queen or Jack");
/// ```
pub fn one_of(language: Language, items: impl IntoIterator<Item: ToString>) -> String {
    with_last(language, items, |before, after| say::ListOr { after, before }.text(language))
}

/// The sentences that are not `None`, with spaces between them.
pub fn sentences(all: impl IntoIterator<Item = Option<String>>) -> String {
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A list with commas, to which `last` adds the last item.
fn with_last(
    language: Language,
    items: impl IntoIterator<Item: ToString>,
    last: impl Fn(&str, &str) -> String,
) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    let last_item = items.pop().unwrap_or_default();
    if items.is_empty() { last_item } else { last(&comma_list(language, items), &last_item) }
}

/// A label and what it labels: "Rules: Corsairs".
#[must_use]
pub fn label(language: Language, what: &str, thing: &str) -> String {
    say::Labelled { thing, what }.text(language)
}

/// The note that tells what the printed rules say, from options with their printed values.
pub(crate) fn printed_rules_note(language: Language, rules: Vec<String>) -> String {
    let rules = catalogue::join(rules, |before, after| format!("{before} · {after}"));
    say::PrintedRules { rules }.text(language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_ends_with_its_own_word() {
        let items = |items: &[&str]| items.iter().map(ToString::to_string).collect::<Vec<_>>();
        let all = |names: &[&str]| all_of(Language::ENGLISH, items(names));
        assert_eq!([all(&[]), all(&["7"]), all(&["7", "5"])], ["", "7", "7 and 5"]);
        assert_eq!(all(&["7", "5", "2"]), "7, 5 and 2");
        let french = Language::of_tags(["fr"]);
        assert_eq!(one_of(french, items(&["7", "5", "2"])), "7, 5 ou 2");
        assert_eq!(comma_list(french, items(&["7", "5", "2"])), "7, 5, 2");
    }

    #[test]
    fn a_card_has_the_article_that_fits() {
        let french = Language::of_tags(["fr"]);
        let queen: Card = "QH".parse().unwrap();
        assert_eq!(card(Language::ENGLISH, DeckCard::Suited(queen)), "Queen of hearts");
        assert_eq!(the_card(french, queen), "la dame de cœur");
        assert_eq!(drawn_card(french, DeckCard::Joker), "un joker");
    }

    #[test]
    fn french_court_cards_are_r_d_and_v() {
        let printed = |language| Rank::ALL.map(|rank| rank_index(language, rank)).concat();
        assert_eq!(printed(Language::ENGLISH), "2345678910JQKA");
        assert_eq!(printed(Language::of_tags(["fr"])), "2345678910VDRA");
    }
}
