//! The actions of Court Wars, the decisions of a turn, the reasons for a refusal, and the reasons for the end of a game.

use serde::{Deserialize, Serialize};

use super::stack::{Court, RemovedPart, Target};
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
    /// Places the drawn card on this court of the player's.
    Place(Court),
    /// Discards the drawn card.
    Discard,
    /// Spends Guards of one of the player's stacks to remove the last cards of another player's stack (CW-15, CW-16).
    Attack(Attack),
}

/// An attack: Guards of one of the attacker's stacks against Guards of another player's stack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Attack {
    /// The attacker's court whose Guards are spent.
    pub from: Court,
    /// The number of Guards spent, counted from the last.
    pub spent: u8,
    /// The court under attack.
    pub target: Target,
    /// How much of the target's stack is removed.
    pub taken: RemovedPart,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// Only one seat still has a standing court (CW-34).
    Conquest,
    /// The pile ran out without an attack or a placing since the last flip, and all players had had a turn since the last attack
    /// or placing (CW-31).
    NoProgress,
    /// The number of flips, counting the one that was due, reached the limit (CW-31).
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
    /// The decision to make now is this one, and the action does not answer it.
    NotNow(Decision),
    /// A Guard would be placed on this court, which has fallen (CW-13).
    NoCourt(Court),
    /// The first Guard is too high to be placed on the second one (CW-13).
    DoesNotFit(Card, Card),
    /// A Joker would be placed on this court, which stands (CW-24).
    Stands(Court),
    /// The drawn card would be discarded, though it fits and must be placed (CW-12, CW-24 House).
    MustPlace,
    /// The target has this suit, which nobody plays.
    NobodyPlays(Suit),
    /// The target is this court of the attacker's own.
    OwnCourt(Court),
    /// The target does not belong to the next player (CW-35 House).
    OnlyNext,
    /// The target is a fallen court.
    Fallen(Target),
    /// The attack spends no Guards, or more than this court has (CW-15).
    Spent {
        /// The attacker's court whose Guards would be spent.
        court: Court,
        /// The number of its Guards.
        guards: usize,
    },
    /// The attack removes no Guards, or more than the target has (CW-16, CW-17).
    Taken {
        /// The court that is attacked.
        target: Target,
        /// The number of its Guards.
        guards: usize,
    },
    /// The Guards spent are worth too little (CW-16, CW-18).
    TooWeak {
        /// The total value of the Guards that would be spent.
        spent: u32,
        /// The value that the attack needs.
        price: u32,
    },
    /// The attack removes less than the spent Guards pay for (CW-20 House).
    TakeMore,
}
