//! The patterns that may be tapped.

use serde::{Deserialize, Serialize};

use super::options::{AceNine, AceRank, JokerPairs, Options, Rising, Sandwich, Sequence, Ten};
use crate::game::cards::{DeckCard, Rank};

/// A pattern on a pile that may be tapped.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Pattern {
    /// Two identical cards, one on the other (BC-09).
    Pair,
    /// Two identical cards with one card between them (BC-31).
    Sandwich,
    /// Two neighbours in rank, one on the other (BC-32).
    Sequence,
    /// Two cards that make ten, one on the other (BC-33).
    Ten,
}

impl Pattern {
    /// The patterns of a game with these options.
    pub fn played_patterns(options: &Options) -> impl Iterator<Item = Self> {
        let variations = [
            (options.sandwich == Sandwich::On, Self::Sandwich),
            (options.sequence == Sequence::On, Self::Sequence),
            (options.ten == Ten::On, Self::Ten),
        ];
        std::iter::once(Self::Pair).chain(variations.into_iter().filter(|(on, _)| *on).map(|(_, pattern)| pattern))
    }

    /// The number of cards in the pattern.
    #[must_use]
    pub const fn cards(self) -> usize {
        if matches!(self, Self::Sandwich) { 3 } else { 2 }
    }

    /// The first kind of pattern that the last of these cards makes with the cards before it; `None` if there is none.
    pub fn on_top(cards: impl DoubleEndedIterator<Item = DeckCard>, options: &Options) -> Option<Self> {
        let mut down = cards.rev();
        let (top, below) = (down.next()?, down.next()?);
        let third = down.next();
        if options.identical(top, below) {
            Some(Self::Pair)
        } else if options.sandwich == Sandwich::On && third.is_some_and(|third| options.identical(top, third)) {
            Some(Self::Sandwich)
        } else if options.sequence == Sequence::On && options.follow(below, top) {
            Some(Self::Sequence)
        } else if options.ten == Ten::On && options.make_ten(below, top) {
            Some(Self::Ten)
        } else {
            None
        }
    }
}

impl Options {
    /// Whether two cards count as identical (BC-09).
    fn identical(&self, first: DeckCard, second: DeckCard) -> bool {
        match (first, second) {
            (DeckCard::Joker, DeckCard::Joker) => self.joker_pairs == JokerPairs::Match,
            (DeckCard::Suited(first), DeckCard::Suited(second)) => first.rank() == second.rank(),
            _ => false,
        }
    }

    /// Whether the second card is next to the first in rank, in an order that the options allow (BC-32).
    fn follow(&self, first: DeckCard, second: DeckCard) -> bool {
        let (Some(first), Some(second)) = (first.suited(), second.suited()) else { return false };
        let rises = |low: Rank, high: Rank| match (low, high) {
            (Rank::Ace, high) => high == Rank::Two,
            (Rank::King, Rank::Ace) => self.ace_rank == AceRank::Both,
            _ => low as u8 + 1 == high as u8,
        };
        let (first, second) = (first.rank(), second.rank());
        rises(first, second) || self.rising == Rising::Either && rises(second, first)
    }

    /// Whether two cards make ten (BC-33).
    fn make_ten(&self, first: DeckCard, second: DeckCard) -> bool {
        let value = |card: DeckCard| match card.suited()?.rank() {
            Rank::Ace => (self.ace_nine == AceNine::Counts).then_some(1),
            Rank::Ten | Rank::Jack | Rank::Queen | Rank::King => None,
            rank => Some(rank as u8 + 2),
        };
        value(first).zip(value(second)).is_some_and(|(first, second)| first + second == 10)
    }
}

/// The number of attempts to answer this card; `None` if the card is not an honour.
#[must_use]
pub const fn attempts(card: DeckCard) -> Option<u8> {
    match card {
        DeckCard::Joker => Some(5),
        DeckCard::Suited(card) => match card.rank() {
            Rank::Ace => Some(4),
            Rank::King => Some(3),
            Rank::Queen => Some(2),
            Rank::Jack => Some(1),
            _ => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Choices;
    use crate::game::cards::parse_cards;
    use crate::game::text::Word;

    fn pattern(cards: &str, options: &str) -> Option<Pattern> {
        let cards: Vec<DeckCard> = parse_cards(Word::whole(cards)).unwrap();
        Pattern::on_top(cards.into_iter(), &Options::read(Word::whole(options)).unwrap())
    }

    #[test]
    fn a_pair_is_two_of_a_rank_and_the_jokers_are_identical() {
        assert_eq!(pattern("7H,7C", "standard"), Some(Pattern::Pair));
        assert_eq!(pattern("Joker,Joker", "standard"), Some(Pattern::Pair));
        assert_eq!(pattern("Joker,Joker", "joker-pairs=never"), None);
        assert_eq!(pattern("7H,8H", "standard"), None);
        assert_eq!(pattern("7H", "standard"), None);
    }

    #[test]
    fn variations_count_only_where_they_are_played_with() {
        assert_eq!(pattern("KH,7C,KD", "standard"), None);
        assert_eq!(pattern("KH,7C,KD", "sandwich=on"), Some(Pattern::Sandwich));
        assert_eq!(pattern("8H,9C", "sequence=on"), Some(Pattern::Sequence));
        assert_eq!(pattern("4H,6C", "ten=on"), Some(Pattern::Ten));
        assert_eq!(pattern("5H,5C", "ten=on"), Some(Pattern::Pair));
    }

    #[test]
    fn the_ace_is_next_to_the_two_and_to_the_king() {
        for cards in ["AH,2C", "2H,AC", "KH,AC", "AH,KC"] {
            assert_eq!(pattern(cards, "sequence=on"), Some(Pattern::Sequence), "{cards}");
        }
        for cards in ["KH,AC", "AH,KC"] {
            assert_eq!(pattern(cards, "sequence=on,ace-rank=low"), None, "{cards}");
        }
        for (cards, rises) in [("8H,9C", true), ("9H,8C", false), ("KH,AC", true), ("AH,2C", true), ("2H,AC", false)] {
            assert_eq!(pattern(cards, "sequence=on,rising=rising").is_some(), rises, "{cards}");
        }
        assert_eq!(pattern("KH,Joker", "sequence=on"), None);
    }

    #[test]
    fn nine_and_ace_make_ten_only_where_the_ace_is_one() {
        assert_eq!(pattern("9H,AC", "ten=on"), None);
        assert_eq!(pattern("9H,AC", "ten=on,ace-nine=ten"), Some(Pattern::Ten));
        assert_eq!(pattern("10H,10C", "ten=on"), Some(Pattern::Pair));
        assert_eq!(pattern("10H,JC", "ten=on"), None);
    }
}
