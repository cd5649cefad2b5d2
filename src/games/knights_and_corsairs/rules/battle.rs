//! A battle: three cards against three.

use std::cmp::{Ordering, Reverse};

use serde::{Deserialize, Serialize};

use super::grid::Space;
use super::options::{Options, Ties};
use crate::game::Seat;
use crate::game::cards::Card;
use crate::game::insertion_sort::insertion_sort;

/// One side of a battle: three cards, first those played from the hand, then those that count on the grid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Side {
    /// The three cards. The attacker's face-up card is the first.
    pub cards: [Card; 3],
    /// The number of cards played from the hand, 0 to 3.
    pub from_hand: u8,
}

impl Side {
    /// A side with these cards from the hand and from the grid; `None` unless there are three in all.
    pub fn new(hand: impl IntoIterator<Item = Card>, board: impl IntoIterator<Item = Card>) -> Option<Self> {
        let mut cards: Vec<Card> = hand.into_iter().collect();
        let from_hand = u8::try_from(cards.len()).ok()?;
        cards.extend(board);
        Some(Self { cards: cards.try_into().ok()?, from_hand })
    }

    /// The cards played from the hand.
    #[must_use]
    pub fn hand(&self) -> &[Card] {
        &self.cards[..usize::from(self.from_hand).min(3)]
    }

    /// The cards that were on the grid before the battle.
    #[must_use]
    pub fn board(&self) -> &[Card] {
        &self.cards[usize::from(self.from_hand).min(3)..]
    }

    /// The strength of the middle card, which decides the battle (KC-19).
    pub(super) fn middle_strength(self, options: &Options) -> u8 {
        let mut strengths = self.cards.map(|card| options.strength(card));
        insertion_sort(&mut strengths, |strength| *strength);
        strengths[1]
    }
}

/// A battle that was fought, with its result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// The space that was fought for.
    pub space: Space,
    /// The seat that attacked.
    pub attacker: Seat,
    /// The attacker's three cards.
    pub attack: Side,
    /// The defender's three cards.
    pub defence: Side,
    /// The seat that won the battle.
    pub winner: Seat,
    /// The card that was placed; `None` while the winner chooses, and if a defender won the game by influence (KC-27).
    pub placed: Option<Card>,
}

impl Battle {
    /// The battle for a space with these cards. The higher middle card wins (KC-19).
    pub(super) fn new(options: &Options, space: Space, attacker: Seat, attack: Side, defence: Side) -> Self {
        let winner = match attack.middle_strength(options).cmp(&defence.middle_strength(options)) {
            Ordering::Less => attacker.other(),
            Ordering::Equal => favoured_seat(options, attacker),
            Ordering::Greater => attacker,
        };
        Self { space, attacker, attack, defence, winner, placed: None }
    }

    /// The battle as it would have been with these cards from the hand of a seat; `None` if they are not as many.
    #[must_use]
    pub fn with_cards(&self, options: &Options, seat: Seat, cards: impl IntoIterator<Item = Card>) -> Option<Self> {
        let side = Side::new(cards, self.side(seat).board().iter().copied())?;
        let [attack, defence] = if seat == self.attacker { [side, self.defence] } else { [self.attack, side] };
        Some(Self::new(options, self.space, self.attacker, attack, defence))
    }

    /// The six cards with their owners, best first. Among equal cards, the card of the side that wins ties comes first
    /// (KC-20). The owner of two of the first three cards wins (KC-19).
    #[must_use]
    pub fn ranking(&self, options: &Options) -> [(Seat, Card); 6] {
        let of = |seat: Seat, side: Side| side.cards.map(|card| (seat, card));
        let mut all = [(self.attacker, self.attack.cards[0]); 6];
        let cards = of(self.attacker, self.attack).into_iter().chain(of(self.attacker.other(), self.defence));
        all.iter_mut().zip(cards).for_each(|(slot, card)| *slot = card);
        let favoured_seat = favoured_seat(options, self.attacker);
        insertion_sort(&mut all, |(seat, card)| Reverse((options.strength(*card), *seat == favoured_seat, *card)));
        all
    }

    /// Whether the middle cards are equal, so that a tie has decided the battle (KC-20).
    #[must_use]
    pub fn is_tie(&self, options: &Options) -> bool {
        self.attack.middle_strength(options) == self.defence.middle_strength(options)
    }

    /// The cards of a seat in this battle.
    #[must_use]
    pub fn side(&self, seat: Seat) -> &Side {
        if seat == self.attacker { &self.attack } else { &self.defence }
    }
}

/// The seat that wins ties when `attacker` attacks (KC-20).
fn favoured_seat(options: &Options, attacker: Seat) -> Seat {
    match options.ties {
        Ties::Defender => attacker.other(),
        Ties::Attacker => attacker,
    }
}
