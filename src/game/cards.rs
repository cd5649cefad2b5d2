//! Playing cards: a [`Card`] is a [`Rank`] of a [`Suit`]; a [`CardSet`] holds some of them; a [`DeckCard`] may also be a
//! Joker.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::bit_set::{BitIndex, BitSet};
use super::names::by_word;
use super::text::{self, ParseError, Word};

/// The colour of a suit.
///
/// ```
/// use corsair_cabinet::game::cards::{Colour, Suit};
///
/// assert_eq!(Suit::Hearts.colour(), Colour::Red);
/// assert_eq!(Colour::Red.other().suits(), [Suit::Clubs, Suit::Spades]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Colour {
    /// Hearts and diamonds.
    Red,
    /// Clubs and spades.
    Black,
}

impl Colour {
    /// The opposite colour.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }

    /// The two suits of this colour.
    #[must_use]
    pub const fn suits(self) -> [Suit; 2] {
        match self {
            Self::Red => [Suit::Diamonds, Suit::Hearts],
            Self::Black => [Suit::Clubs, Suit::Spades],
        }
    }
}

/// One of the four suits. Cards of the same rank sort by suit in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Suit {
    /// Clubs, black.
    Clubs,
    /// Diamonds, red.
    Diamonds,
    /// Hearts, red.
    Hearts,
    /// Spades, black.
    Spades,
}

impl Suit {
    /// All suits, in order.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The colour of the suit.
    #[must_use]
    pub const fn colour(self) -> Colour {
        match self {
            Self::Clubs | Self::Spades => Colour::Black,
            Self::Diamonds | Self::Hearts => Colour::Red,
        }
    }

    /// The suit's name in options, drawings and stylesheets.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Clubs => "clubs",
            Self::Diamonds => "diamonds",
            Self::Hearts => "hearts",
            Self::Spades => "spades",
        }
    }

    /// The suit's letter in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Diamonds => 'D',
            Self::Hearts => 'H',
            Self::Spades => 'S',
        }
    }

    /// The suit's Unicode symbol.
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Self::Clubs => '♣',
            Self::Diamonds => '♦',
            Self::Hearts => '♥',
            Self::Spades => '♠',
        }
    }
}

/// One of the thirteen ranks. The Ace is above the King.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "their names say all")]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// All ranks from the Two to the Ace.
    pub(crate) const ALL: [Self; 13] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ace,
    ];

    /// The text of the rank in notation and in the corner of a card: `2` … `10`, `J`, `Q`, `K`, `A`.
    #[must_use]
    pub const fn index(self) -> &'static str {
        ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"][self as usize]
    }

    /// The rank's key in the messages of a catalogue: `2` … `10`, `jack`, `queen`, `king`, `ace`.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Jack => "jack",
            Self::Queen => "queen",
            Self::King => "king",
            Self::Ace => "ace",
            rank => rank.index(),
        }
    }
}

/// A playing card. Cards sort by rank, then suit.
///
/// ```
/// use corsair_cabinet::game::cards::{Card, Rank, Suit};
///
/// let card: Card = "10H".parse()?;
/// assert_eq!((card.rank(), card.suit()), (Rank::Ten, Suit::Hearts));
/// assert_eq!(Card::new(Rank::Ten, Suit::Hearts).to_string(), "10H");
/// assert!(card < "JC".parse()?);
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of this rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(rank as u8 * 4 + suit as u8)
    }

    /// The card's rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.0 as usize / 4]
    }

    /// The card's suit.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[self.0 as usize % 4]
    }

    /// The colour of the card's suit.
    pub(crate) const fn colour(self) -> Colour {
        self.suit().colour()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.rank().index(), self.suit().letter())
    }
}

impl TryFrom<Word<'_>> for Card {
    type Error = ParseError;

    fn try_from(word: Word<'_>) -> Result<Self, ParseError> {
        let suit = Suit::ALL.into_iter().find(|suit| word.text.ends_with(suit.letter()));
        suit.and_then(|suit| {
            // A suit's letter is one byte long.
            let index = &word.text[..word.text.len() - 1];
            let rank = Rank::ALL.into_iter().find(|rank| rank.index() == index)?;
            Some(Self::new(rank, suit))
        })
        .ok_or_else(|| word.expected("a card such as 7H, 10S or KD"))
    }
}

impl BitIndex for Card {
    fn index(self) -> usize {
        self.0.into()
    }

    #[expect(clippy::cast_possible_truncation, reason = "there are fewer than 256 cards")]
    fn from_index(index: usize) -> Option<Self> {
        (index < Rank::ALL.len() * Suit::ALL.len()).then_some(Self(index as u8))
    }
}

by_word!(Card, DeckCard);

/// A set of cards without Jokers, iterated by rank, then suit.
pub type CardSet = BitSet<Card>;

impl CardSet {
    /// The 26 cards of a colour.
    #[must_use]
    pub fn of_colour(colour: Colour) -> Self {
        let of_suit = |suit| Rank::ALL.into_iter().map(move |rank| Card::new(rank, suit));
        colour.suits().into_iter().flat_map(of_suit).collect()
    }
}

/// A card of a pack with Jokers. Suited cards sort like [`Card`]s, before the Jokers. All Jokers are equal.
///
/// ```
/// use corsair_cabinet::game::cards::DeckCard;
///
/// assert_eq!(DeckCard::pack().count(), 54);
/// assert_eq!("Joker".parse(), Ok(DeckCard::Joker));
/// assert_eq!("7H".parse::<DeckCard>().unwrap().keys(), ("7", "hearts"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeckCard {
    /// One of the 52 cards with a suit.
    Suited(Card),
    /// A Joker.
    Joker,
}

impl DeckCard {
    /// The number of Jokers in a pack.
    pub(crate) const JOKERS: usize = 2;

    /// The sort key of the card. All Jokers have the same key.
    pub(crate) fn sort_key(self) -> u64 {
        match self {
            Self::Suited(card) => card.0.into(),
            Self::Joker => u64::MAX,
        }
    }

    /// The 54 cards of a pack with two Jokers, sorted.
    pub fn pack() -> impl Iterator<Item = Self> {
        let suited = Rank::ALL.into_iter().flat_map(|rank| Suit::ALL.map(|suit| Self::Suited(Card::new(rank, suit))));
        suited.chain([Self::Joker; Self::JOKERS])
    }

    /// The keys of the card's rank and suit in the messages of a catalogue; a Joker has the rank `joker` and an empty suit.
    #[must_use]
    pub fn keys(self) -> (&'static str, &'static str) {
        self.suited().map_or(("joker", ""), |card| (card.rank().key(), card.suit().name()))
    }

    /// The card with its rank and suit; `None` for a Joker.
    pub(crate) const fn suited(self) -> Option<Card> {
        match self {
            Self::Suited(card) => Some(card),
            Self::Joker => None,
        }
    }
}

const JOKER: &str = "Joker";

impl fmt::Display for DeckCard {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Suited(card) => card.fmt(out),
            Self::Joker => out.write_str(JOKER),
        }
    }
}

impl TryFrom<Word<'_>> for DeckCard {
    type Error = ParseError;

    fn try_from(word: Word<'_>) -> Result<Self, ParseError> {
        if word.text == JOKER {
            return Ok(Self::Joker);
        }
        Card::try_from(word).map(Self::Suited).map_err(|_| word.expected("a card such as 7H, 10S or KD, or Joker"))
    }
}

/// Reads a comma-separated list of cards; `-` is the empty list.
///
/// ```
/// use corsair_cabinet::game::cards::{Card, parse_cards, write_cards};
/// use corsair_cabinet::game::text::Word;
///
/// let cards: Vec<Card> = parse_cards(Word::whole("7H,10S"))?;
/// assert_eq!(cards.len(), 2);
/// assert_eq!(write_cards(cards), "7H,10S");
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
///
/// # Errors
/// When an item is not a card.
pub fn parse_cards<C>(word: Word<'_>) -> Result<Vec<C>, ParseError>
where
    C: for<'a> TryFrom<Word<'a>, Error = ParseError>,
{
    text::read_list(word, |word| C::try_from(word))
}

/// Reads a list of cards that may end with `*`, which stands for all cards that are nowhere else. Returns the cards before the
/// `*`, and whether there was a `*`.
///
/// ```
/// use corsair_cabinet::game::cards::{DeckCard, parse_open_ended};
/// use corsair_cabinet::game::text::Word;
///
/// let (cards, rest): (Vec<DeckCard>, bool) = parse_open_ended(Word::whole("7H,Joker,*"))?;
/// assert_eq!((cards.len(), rest), (2, true));
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
///
/// # Errors
/// When an item is not a card.
pub fn parse_open_ended<C>(word: Word<'_>) -> Result<(Vec<C>, bool), ParseError>
where
    C: for<'a> TryFrom<Word<'a>, Error = ParseError>,
{
    if word.text == "*" {
        return Ok((Vec::new(), true));
    }
    match word.text.strip_suffix(",*") {
        Some(text) => Ok((parse_cards(Word { text, ..word })?, true)),
        None => Ok((parse_cards(word)?, false)),
    }
}

/// Writes a list of cards that [`parse_cards`] reads.
pub fn write_cards<C: fmt::Display>(cards: impl IntoIterator<Item = C>) -> String {
    text::write_list(cards)
}

/// Removes cards from a deck and keeps the order of the others. Returns the first card that was missing from the deck; `None` if
/// no card was missing.
///
/// ```
/// use corsair_cabinet::game::cards::{DeckCard, take_out};
///
/// let mut deck: Vec<DeckCard> = DeckCard::pack().collect();
/// assert_eq!(take_out(&mut deck, [DeckCard::Joker, DeckCard::Joker]), None);
/// assert_eq!(deck.len(), 52);
/// assert_eq!(take_out(&mut deck, [DeckCard::Joker]), Some(DeckCard::Joker));
/// ```
pub fn take_out(deck: &mut Vec<DeckCard>, cards: impl IntoIterator<Item = DeckCard>) -> Option<DeckCard> {
    let mut missing = None;
    for card in cards {
        match deck.iter().position(|other| *other == card) {
            Some(at) => {
                deck.remove(at);
            }
            None => missing = missing.or(Some(card)),
        }
    }
    missing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_as_it_is_written() {
        let all = CardSet::of_colour(Colour::Red).union(CardSet::of_colour(Colour::Black));
        assert_eq!(all.len(), 52);
        for card in all {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Card::new(Rank::Ten, Suit::Spades).to_string(), "10S");
    }

    #[test]
    fn a_pack_has_54_cards_in_order() {
        let pack: Vec<DeckCard> = DeckCard::pack().collect();
        assert_eq!(pack.len(), 54);
        assert!(pack.is_sorted());
        assert!(pack.iter().all(|card| card.to_string().parse() == Ok(*card)));
        assert_eq!(pack[52..], [DeckCard::Joker; 2]);
        assert!("joker".parse::<DeckCard>().is_err());
    }

    #[test]
    fn cards_are_taken_out_of_a_deck_one_by_one() {
        let mut deck: Vec<DeckCard> = DeckCard::pack().collect();
        let gone: Vec<DeckCard> = parse_cards(Word::whole("2D,Joker,AS")).unwrap();
        assert_eq!(take_out(&mut deck, gone.iter().copied()), None);
        assert_eq!(write_cards(&deck[..3]), "2C,2H,2S");
        assert_eq!(deck[deck.len() - 2..], [DeckCard::Suited("AH".parse().unwrap()), DeckCard::Joker]);
        assert_eq!(take_out(&mut deck, gone), Some(DeckCard::Suited("2D".parse().unwrap())));
        assert_eq!(deck.len(), 50);
    }

    #[test]
    fn a_star_stands_for_the_cards_that_are_nowhere_else() {
        let read = |text| parse_open_ended::<Card>(Word::whole(text)).map(|(cards, fill)| (write_cards(cards), fill));
        assert_eq!(read("*"), Ok(("-".into(), true)));
        assert_eq!(read("7H,2C,*"), Ok(("7H,2C".into(), true)));
        assert_eq!(read("7H"), Ok(("7H".into(), false)));
        assert!(read("7H,*,2C").is_err());
    }

    #[test]
    fn junk_is_not_a_card() {
        for junk in ["", "H", "1H", "11H", "7h", "7", "H7", "7HH", " 7H", "é", "7é"] {
            assert!(junk.parse::<Card>().is_err(), "{junk}");
        }
    }

    #[test]
    fn cards_sort_by_rank_then_suit() {
        let mut cards: Vec<Card> = ["AC", "2S", "2C", "10H", "10D"].map(|card| card.parse().unwrap()).to_vec();
        cards.sort();
        assert_eq!(write_cards(cards), "2C,2S,10D,10H,AC");
    }

    #[test]
    fn a_set_holds_each_card_once() {
        let card: Card = "KD".parse().unwrap();
        let mut set = CardSet::EMPTY;
        assert!(set.insert(card));
        assert!(!set.insert(card));
        assert_eq!(set.iter().collect::<Vec<_>>(), [card]);
        assert!(set.remove(card));
        assert!(!set.remove(card));
        assert!(set.is_empty());
    }

    #[test]
    fn a_colour_is_two_suits() {
        let red = CardSet::of_colour(Colour::Red);
        assert_eq!(red.len(), 26);
        assert!(red.iter().all(|card| matches!(card.suit(), Suit::Hearts | Suit::Diamonds)));
    }
}
