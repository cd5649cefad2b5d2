//! The actions of Court Wars, the kinds of decision, the reasons for a refusal and for the end of a game.

use serde::{Deserialize, Serialize};

use super::stack::{Court, Taken, Target};
use crate::game::cards::{Card, DeckCard, Suit};

/// The decision that a player has to make now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Draw a card and place it, as each seat does in the set-up.
    SetUp,
    /// The choice that begins a turn: draw or attack.
    Turn,
    /// Attack with an Ace, or draw.
    Ace,
    /// Draw after the attack of an Ace.
    AfterAce,
    /// Place or discard the card drawn.
    Place(DeckCard),
}

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Draws a card: in the set-up, to defend, or after an Ace.
    Draw,
    /// Places the card drawn on an own court.
    Place(Court),
    /// Puts the card that was drawn on the discard pile.
    Discard,
    /// Spends Guards of an own stack to remove the last cards of another player's stack (CW-15, CW-16).
    Attack(Attack),
}

/// An attack: guards of one own stack against guards of another stack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Attack {
    /// The own court whose Guards are spent.
    pub from: Court,
    /// The number of its last Guards that are spent.
    pub spent: u8,
    /// The court that is attacked.
    pub target: Target,
    /// How much of its stack is removed.
    pub taken: Taken,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// One seat alone has a standing court (CW-34).
    Conquest,
    /// The whole pile was drawn without an attack or a placing (CW-31).
    NoProgress,
    /// The discard pile would have been flipped more often than allowed (CW-31).
    Flips,
    /// [`MOST_TURNS`](super::MOST_TURNS) turns were played (CW-31 House).
    Turns,
}

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over, so no seat can act.
    Over,
    /// It is another player's turn.
    NotYourTurn,
    /// Another decision is to be made now.
    NotNow(Decision),
    /// A Guard cannot be placed on a fallen court (CW-13).
    NoCourt(Court),
    /// The first Guard is too high to be placed on the second one (CW-13).
    DoesNotFit(Card, Card),
    /// A Joker cannot be placed on a standing court (CW-24).
    Stands(Court),
    /// A card that fits must be placed (CW-12, CW-24 House).
    MustPlace,
    /// Nobody plays this suit.
    NobodyPlays(Suit),
    /// The attack is on an own court.
    OwnCourt(Court),
    /// Only the next player may be attacked (CW-35 House).
    OnlyNext,
    /// The attack is on a fallen court.
    Fallen(Target),
    /// The court does not have as many Guards as are to be spent (CW-15).
    Spent {
        /// The attacker's court, whose guards would be spent.
        court: Court,
        /// The number of its Guards.
        guards: usize,
    },
    /// The target does not have as many Guards as are to be removed (CW-16, CW-17).
    Taken {
        /// The court that is attacked.
        target: Target,
        /// The number of its Guards.
        guards: usize,
    },
    /// The Guards spent are worth too little (CW-16, CW-18).
    TooWeak {
        /// The sum of the values of the guards that would be spent.
        spent: u32,
        /// The value that the attack needs.
        price: u32,
    },
    /// More must be removed, since it is paid for (CW-20 House).
    TakeMore,
}
