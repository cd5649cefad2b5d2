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
