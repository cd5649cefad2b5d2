//! A stack of Guards and the court behind it.

use serde::{Deserialize, Serialize};

use crate::game::cards::{Card, DeckCard, Rank, Suit};

/// The defence that a court, or the Joker in its place, adds to its stack (CW-03, CW-25).
pub const COURT_DEFENCE: u32 = 10;

/// One of the three courts that each seat has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "their names say all")]
pub enum Court {
    King,
    Queen,
    Jack,
}

impl Court {
    /// The rank of the court's card.
    #[must_use]
    pub const fn rank(self) -> Rank {
        match self {
            Self::King => Rank::King,
            Self::Queen => Rank::Queen,
            Self::Jack => Rank::Jack,
        }
    }

    /// The card of this court in a suit.
    #[must_use]
    pub const fn of(self, suit: Suit) -> Card {
        Card::new(self.rank(), suit)
    }
}

/// A court of any player, such as the King of hearts. The suit identifies the owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Target {
    /// The suit of the court's owner.
    pub suit: Suit,
    /// King, Queen or Jack.
    pub court: Court,
}

impl Target {
    /// The court's card.
    #[must_use]
    pub const fn card(self) -> Card {
        self.court.of(self.suit)
    }
}

/// The bottom card of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Base {
    /// The court itself.
    #[default]
    Court,
    /// The court's card face down: it was defeated (CW-26).
    Fallen,
    /// A Joker on the defeated court (CW-24, CW-25).
    Joker,
}

/// A court with its Guards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Stack {
    /// The bottom card.
    pub base: Base,
    /// The Guards, from the court outwards: the last one is attacked first.
    pub guards: Vec<Card>,
}

impl Stack {
    /// Whether the court stands. A Joker in its place counts as a court (CW-33).
    #[must_use]
    pub fn is_standing(&self) -> bool {
        self.base != Base::Fallen
    }

    /// The number of Guards.
    #[must_use]
    pub fn guard_count(&self) -> u8 {
        u8::try_from(self.guards.len()).unwrap_or(u8::MAX)
    }

    /// The number of Guards from a position to the last Guard; the Guard next to the court has position 1. As the function is its
    /// own inverse, it also converts such a number to a position. Positions beyond the stack are clamped.
    #[must_use]
    pub fn mirrored_position(&self, position: u8) -> u8 {
        let most = self.guard_count().max(1);
        most + 1 - position.clamp(1, most)
    }

    /// The total value of the Guards: the most that the stack can attack with.
    #[must_use]
    pub fn attack_value(&self) -> u32 {
        total(&self.guards)
    }

    /// The value that an attack needs to remove the whole stack; 0 where no court stands.
    #[must_use]
    pub fn defence_value(&self) -> u32 {
        if self.is_standing() { self.attack_value() + COURT_DEFENCE } else { 0 }
    }

    /// The last `count` Guards, or all of them if there are fewer.
    #[must_use]
    pub fn last_guards(&self, count: usize) -> &[Card] {
        &self.guards[self.guards.len().saturating_sub(count)..]
    }

    /// The value that an attack needs to remove this part of the stack.
    #[must_use]
    pub fn price(&self, taken: RemovedPart) -> u32 {
        match taken {
            RemovedPart::Guards(count) => total(self.last_guards(usize::from(count))),
            RemovedPart::All => self.defence_value(),
        }
    }

    /// The lowest value that an attack on the stack needs (CW-17); `None` where no court stands.
    #[must_use]
    pub fn min_price(&self) -> Option<u32> {
        self.is_standing().then(|| self.guards.last().map_or(COURT_DEFENCE, |guard| value(*guard)))
    }

    /// The parts of the stack that an attack of value `strength` can remove, the smallest first.
    pub fn affordable_parts(&self, strength: u32) -> impl Iterator<Item = RemovedPart> {
        let guards = (1..).take(self.guards.len()).map(RemovedPart::Guards);
        guards.chain(self.is_standing().then_some(RemovedPart::All)).filter(move |taken| self.price(*taken) <= strength)
    }
}

/// How much of a stack an attack removes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RemovedPart {
    /// This number of the last Guards.
    Guards(u8),
    /// All Guards, and the court.
    All,
}

/// The value of a card: 2 to 10 for a Guard, otherwise 0.
#[must_use]
pub const fn value(card: Card) -> u32 {
    match card.rank() {
        Rank::Jack | Rank::Queen | Rank::King | Rank::Ace => 0,
        rank => rank as u32 + 2,
    }
}

/// The total value of some cards.
#[must_use]
pub fn total(guards: &[Card]) -> u32 {
    guards.iter().map(|guard| value(*guard)).sum()
}

/// The kind of a card from the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardKind {
    /// A Guard, from Two to Ten.
    Guard(Card),
    /// A King, Queen or Jack of a suit that nobody plays: it has no effect (CW-04, CW-14).
    Blank,
    /// An Ace: the player may attack, and draws another card (CW-21).
    Ace,
    /// A Joker: it can replace a court that fell (CW-24).
    Joker,
}

impl CardKind {
    /// The kind of this card.
    #[must_use]
    pub const fn of(card: DeckCard) -> Self {
        match card {
            DeckCard::Joker => Self::Joker,
            DeckCard::Suited(card) => match card.rank() {
                Rank::Jack | Rank::Queen | Rank::King => Self::Blank,
                Rank::Ace => Self::Ace,
                _ => Self::Guard(card),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::cards::parse_cards;
    use crate::game::text::Word;

    fn stack(guards: &str) -> Stack {
        Stack { base: Base::Court, guards: parse_cards(Word::whole(guards)).unwrap() }
    }

    #[test]
    fn a_full_stack_has_54_to_attack_and_64_to_defend() {
        let full = stack("10C,9C,8C,7C,6C,5C,4C,3C,2C");
        assert_eq!((full.attack_value(), full.defence_value()), (54, 64));
        assert_eq!(Stack::default().defence_value(), 10);
        assert_eq!(Stack { base: Base::Fallen, guards: Vec::new() }.defence_value(), 0);
    }

    #[test]
    fn an_attack_removes_the_last_guard_first() {
        let king = stack("8C,4C");
        let affordable = |strength| king.affordable_parts(strength).collect::<Vec<_>>();
        assert_eq!(affordable(3), []);
        assert_eq!(affordable(4), [RemovedPart::Guards(1)]);
        assert_eq!(affordable(21), [RemovedPart::Guards(1), RemovedPart::Guards(2)]);
        assert_eq!(affordable(22), [RemovedPart::Guards(1), RemovedPart::Guards(2), RemovedPart::All]);
        assert_eq!(Stack::default().affordable_parts(10).collect::<Vec<_>>(), [RemovedPart::All]);
        assert_eq!(Stack { base: Base::Fallen, guards: Vec::new() }.affordable_parts(99).next(), None);
    }
}
