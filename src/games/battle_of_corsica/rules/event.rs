//! The events that actions report.

use super::pattern::Pattern;
use crate::game::Seat;
use crate::game::cards::DeckCard;

/// One thing that an action did, as players would say it. All players see all events.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names of the fields say all")]
pub enum Event {
    /// A seat laid a card. For a borrowed card, `lender` is the seat it came from, and its index in that packet (BC-24).
    Laid { by: Seat, card: DeckCard, lender: Option<(Seat, usize)> },
    /// A seat tapped; the tap is not judged yet.
    Tapped(Seat),
    /// The taps that were judged are ignored (BC-17, BC-18).
    Ignored,
    /// A tap won the pile.
    Won {
        by: Seat,
        pattern: Pattern,
        /// The cards of the pattern, in the order in which they were laid.
        tapped: Vec<DeckCard>,
        /// The number of cards won.
        cards: usize,
        /// The time from the landing of the tapped card to the tap, in ms.
        after: u64,
        /// Whether the seat had no cards before.
        back: bool,
    },
    /// A tap was wrong, and has this cost.
    Mistaken { by: Seat, cost: Cost },
    /// A window is over, and a seat takes this number of cards; `honour` is the unanswered honour if there was a challenge.
    Taken { by: Seat, cards: usize, honour: Option<DeckCard> },
    /// Nobody held cards, and all cards were dealt again.
    Dealt,
    /// The game was stopped, or no player was left.
    Stopped,
}

/// The cost of a wrong tap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// This number of cards goes under the pile.
    Cards(usize),
    /// This number of cards goes to the other players.
    Gifts(usize),
    /// The taps of the seat do not count for some time.
    Ban,
    /// A mistake, with the number of mistakes so far.
    Mistake(u8),
    /// The seat is removed: it was one mistake too many (BC-22).
    Removed,
}
