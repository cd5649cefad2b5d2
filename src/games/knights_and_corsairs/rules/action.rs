//! Actions, and the reasons why one is refused.

use super::grid::Space;
use crate::game::cards::{Card, CardSet};

/// One decision of a seat, as its player says it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The attacker picks a space, an open card and the cards that lie face down.
    Attack {
        /// The space to fight for.
        space: Space,
        /// The card of the attack that lies open; the others lie face down.
        face_up: Card,
        /// The hidden cards: at most two, fewer with neighbours.
        face_down: CardSet,
    },
    /// The attacker takes a space beside three of their own cards without a battle, and wins.
    Influence {
        /// The space beside these three cards.
        space: Space,
        /// The card placed there.
        card: Card,
    },
    /// The defender answers an attack with cards of the hand.
    Defend {
        /// The cards of the hand that answer, in no order.
        cards: CardSet,
        /// The neighbours that count, if the defender has to name them (KC-15 House); sorted.
        naming: Vec<Space>,
    },
    /// The winner chooses which card is placed.
    Place(Card),
}

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over, so no seat can act.
    Over,
    /// It is the other player's turn.
    NotYourTurn,
    /// The stage of the game requires another kind of action.
    NotNow(Decision),
    /// The first battle would not be for the centre (KC-05).
    CentreFirst,
    /// The space holds a card.
    Taken(Space),
    /// The player does not hold this card.
    NotHeld(Card),
    /// The same card is named as open and as hidden.
    Twice(Card),
    /// An attack on this space, though the attacker has three cards or more beside it: only influence is possible
    /// (KC-14, KC-28).
    InfluenceOnly(Space),
    /// Influence on this space, though the attacker has only n cards beside it, fewer than three (KC-26).
    NoInfluence(Space, usize),
    /// The wrong number of hidden cards (KC-10, KC-11).
    FaceDown(Count),
    /// The wrong number of cards in answer (KC-10, KC-11).
    Answer(Count),
    /// The neighbours named are not n different ones in order; n are required (KC-15).
    Naming(usize),
    /// The defender names this space, but has no card there beside the contested one.
    NoNeighbour(Space),
    /// The winner may not place this card (KC-16 to KC-18); whether only because it is not the lowest.
    NotPlaceable(Card, bool),
}

/// The number of cards that is required, and the number found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// The least number allowed.
    pub least: usize,
    /// The greatest number allowed.
    pub most: usize,
    /// The number found.
    pub found: usize,
}

/// The kind of action that a player is to do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Attack, or win by influence.
    Attack,
    /// The defender is to answer an attack.
    Defend,
    /// Choose the card to be placed.
    Place,
}
