//! What a player decides, what is due, why an action is refused, and what ends a game.

use serde::{Deserialize, Serialize};

use super::stack::{Court, Taken, Target};
use crate::game::cards::{Card, DeckCard, Suit};

/// What a player is to do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Draw in the set-up.
    SetUp,
    /// Draw or attack.
    Turn,
    /// Attack with an Ace, or draw.
    Ace,
    /// Draw after the attack of an Ace.
    AfterAce,
    /// Place or discard the card drawn.
    Place(DeckCard),
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draws a card: in the set-up, to defend, or after an Ace.
    Draw,
    /// BitSet the card drawn on an own court.
    Place(Court),
    /// Discards the card drawn.
    Discard,
    /// Spends Guards of one own stack to remove the end of another's (CW-15, CW-16).
    Attack(Attack),
}

/// An attack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Attack {
    /// The own court whose Guards are spent.
    pub from: Court,
    /// How many of its last Guards are spent.
    pub spent: u8,
    /// The court that is attacked.
    pub target: Target,
    /// How much of its stack is removed.
    pub taken: Taken,
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// One seat alone has a standing court (CW-34).
    Conquest,
    /// The whole pile was drawn without an attack or a placing (CW-31).
    NoProgress,
    /// The discard pile was due to be flipped once too often (CW-31).
    Flips,
    /// [`MOST_TURNS`] turns were played (CW-31 House).
    Turns,
}

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// It is another player's turn.
    NotYourTurn,
    /// Something else is due now.
    NotNow(Due),
    /// A Guard was to be placed on a court that fell (CW-13).
    NoCourt(Court),
    /// A Guard was to be placed on a last one that is not high enough (CW-13).
    DoesNotFit(Card, Card),
    /// A Joker was to be placed on a court that stands (CW-24).
    Stands(Court),
    /// Something that fits must be placed (CW-12, CW-24 House).
    MustPlace,
    /// Nobody plays this suit.
    NobodyPlays(Suit),
    /// An own court was attacked.
    OwnCourt(Court),
    /// Only the next player may be attacked (CW-35 House).
    OnlyNext,
    /// A court was attacked that fell already.
    Fallen(Target),
    /// Not so many Guards can be spent (CW-15).
    Spent {
        /// The own court.
        court: Court,
        /// How many Guards it has.
        guards: usize,
    },
    /// Not so many Guards can be removed (CW-16, CW-17).
    Taken {
        /// The court that was attacked.
        target: Target,
        /// How many Guards it has.
        guards: usize,
    },
    /// The Guards spent are worth too little (CW-16, CW-18).
    TooWeak {
        /// What they are worth.
        spent: u32,
        /// What was to be paid for.
        price: u32,
    },
    /// More must be removed, since it is paid for (CW-20 House).
    TakeMore,
}
