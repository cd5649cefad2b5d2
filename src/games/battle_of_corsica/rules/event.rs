//! What an action did.

use super::pattern::Pattern;
use crate::game::Seat;
use crate::game::cards::DeckCard;

/// What happened, as the players would say it. All of them see all of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say all")]
pub enum Event {
    /// A seat laid a card. If it has none, it borrows that at a place of the packet of another seat (BC-24).
    Laid { by: Seat, card: DeckCard, lender: Option<(Seat, usize)> },
    /// A seat tapped; the tap is not judged yet.
    Tapped(Seat),
    /// The taps are ignored (BC-17, BC-18).
    Ignored,
    /// A tap won the pile.
    Won {
        by: Seat,
        pattern: Pattern,
        /// The cards of the pattern, the first one first.
        tapped: Vec<DeckCard>,
        /// The number of cards won.
        cards: usize,
        /// The time since the tapped card had landed, in ms.
        after: u64,
        /// Whether the seat had no cards before.
        back: bool,
    },
    /// A tap was wrong, and has this cost.
    Mistaken { by: Seat, cost: Cost },
    /// A window is over, and a seat takes this number of cards, because an honour was not answered if one is named.
    Taken { by: Seat, cards: usize, honour: Option<DeckCard> },
    /// Nobody held cards, and they were dealt again.
    Dealt,
    /// The game was stopped, or nobody was left.
    Stopped,
}

/// What a wrong tap costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Cards, which go under the pile.
    Cards(usize),
    /// Cards, which go to the others.
    Gifts(usize),
    /// For some time the seat may not tap.
    Ban,
    /// A mistake, with the number of mistakes up to now.
    Mistake(u8),
    /// The game: it was one mistake too many (BC-22).
    Removed,
}
