//! What several games call the same things in English.

use super::cards::{Card, DeckCard, Rank, Suit};

/// A suit: "hearts".
#[must_use]
pub fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

/// A card by its full name: "7 of hearts".
#[must_use]
pub fn card(card: Card) -> String {
    let rank = match card.rank() {
        Rank::Jack => "Jack",
        Rank::Queen => "Queen",
        Rank::King => "King",
        Rank::Ace => "Ace",
        rank => rank.index(),
    };
    format!("{rank} of {}", suit(card.suit()))
}

/// A card that may be a Joker: "7 of hearts", "Joker".
#[must_use]
pub fn deck_card(drawn: DeckCard) -> String {
    drawn.suited().map_or_else(|| "Joker".into(), card)
}

/// Things in a row: "a1", "a1 and b2", "a1, b2 and c3".
#[must_use]
pub fn list<T: ToString>(things: &[T]) -> String {
    let things: Vec<String> = things.iter().map(ToString::to_string).collect();
    match things.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

/// A number of things: "one corsair", "3 corsairs".
#[must_use]
pub fn number_of(number: usize, one: &str, many: &str) -> String {
    match number {
        0 => format!("no {many}"),
        1 => format!("one {one}"),
        number => format!("{number} {many}"),
    }
}

/// A sentence with a capital letter first.
#[must_use]
pub fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
