//! Actions, and the reasons why an action is refused.

use super::grid::Space;
use crate::game::cards::{Card, CardSet};

/// One decision of a seat. Its text form is the notation.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The attacker chooses a space, a card to play open, and the cards to play face down.
    Attack {
        /// The space to fight for.
        space: Space,
        /// The card that is played open.
        face_up: Card,
        /// The cards played face down: at most two; the attacker's cards beside the space can replace them (KC-11).
        face_down: CardSet,
    },
    /// The attacker takes a space without a battle, because at least three of their own cards lie beside it, and wins the game.
    Influence {
        /// The space to take.
        space: Space,
        /// The card of the hand to place on the space.
        card: Card,
    },
    /// The defender answers an attack with cards from the hand.
    Defend {
        /// The cards played from the hand. Their order does not matter.
        cards: CardSet,
        /// The spaces of the neighbours that count, sorted; empty unless the defender has to name them (KC-15 House).
        naming: Vec<Space>,
    },
    /// The winner of a battle chooses the card to place on its space.
    Place(Card),
}

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over, so no seat can act.
    Over,
    /// It is the other player's turn.
    NotYourTurn,
    /// The stage of the game requires this kind of action instead.
    NotNow(Decision),
    /// The first battle would not be for the centre (KC-05).
    CentreFirst,
    /// This space already holds a card.
    Taken(Space),
    /// The player does not hold this card.
    NotHeld(Card),
    /// The same card is named as open and as hidden.
    Twice(Card),
    /// This space cannot be attacked: the attacker has three cards or more beside it, so only influence is possible
    /// (KC-14, KC-28).
    InfluenceOnly(Space),
    /// This space cannot be taken by influence: the attacker has only this number of cards beside it, and three are needed
    /// (KC-26).
    NoInfluence(Space, usize),
    /// The number of cards played face down is wrong (KC-10, KC-11).
    FaceDown(CountError),
    /// The number of cards in the answer is wrong (KC-10, KC-11).
    Answer(CountError),
    /// The defender must name exactly this number of different neighbours, in order (KC-15).
    Naming(usize),
    /// The defender names this space, which holds no card of theirs beside the contested space.
    NoNeighbour(Space),
    /// The winner may not place this card (KC-16 to KC-18). The flag is true if the only reason is that a lower card exists.
    NotPlaceable(Card, bool),
}

/// A number of cards outside the allowed range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CountError {
    /// The least number allowed.
    pub least: usize,
    /// The greatest number allowed.
    pub most: usize,
    /// The number found.
    pub found: usize,
}

/// The kind of action that the stage of the game requires.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Attack, or win by influence.
    Attack,
    /// Answer an attack.
    Defend,
    /// Choose the card to place.
    Place,
}
