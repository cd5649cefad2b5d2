//! What a player does, and why an action is refused.

use super::grid::Space;
use crate::game::cards::{Card, CardSet};

/// One decision.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The attacker picks a space, an open card and the cards that lie face down.
    Attack {
        /// The space to fight for.
        space: Space,
        /// The open card.
        face_up: Card,
        /// The hidden cards, as many as the neighbours leave room for.
        face_down: CardSet,
    },
    /// The attacker takes a space beside three own cards without a battle, and wins.
    Influence {
        /// The space.
        space: Space,
        /// The card placed there.
        card: Card,
    },
    /// The defender answers.
    Defend {
        /// Cards from the hand.
        cards: CardSet,
        /// The neighbours that count, where the defender has to name them (KC-15 House); sorted.
        naming: Vec<Space>,
    },
    /// The winner chooses which card is placed.
    Place(Card),
}

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// It is the other player's turn.
    NotYourTurn,
    /// Something else is due now.
    NotNow(Due),
    /// The first battle is for the centre (KC-05).
    CentreFirst,
    /// A card lies there.
    Taken(Space),
    /// The player does not hold this card.
    NotHeld(Card),
    /// A card was named as open and as hidden.
    Twice(Card),
    /// Beside three own cards there is no battle, only influence (KC-14, KC-28).
    InfluenceOnly(Space),
    /// Fewer than three own cards lie beside the space (KC-26).
    NoInfluence(Space, usize),
    /// The wrong number of hidden cards (KC-10, KC-11).
    FaceDown(Count),
    /// The wrong number of cards in answer (KC-10, KC-11).
    Answer(Count),
    /// The wrong number of neighbours was named: so many were to be (KC-15).
    Naming(usize),
    /// No card of the defender lies there, beside the space that is fought for.
    NoNeighbour(Space),
    /// This is not among the cards that may be placed (KC-16 to KC-18).
    NotPlaceable(Card),
}

/// A number of cards that was to be, and the one that came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// The least that is right.
    pub least: usize,
    /// The most that is right.
    pub most: usize,
    /// What came.
    pub found: usize,
}

/// What a player is to do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Attack, or win by influence.
    Attack,
    /// Answer an attack.
    Defend,
    /// Choose the card to be placed.
    Place,
}
