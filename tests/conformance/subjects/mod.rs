//! What the suite must know of each game, besides the game.

mod battle_of_corsica;
mod corsairs;
mod court_wars;
mod knight_fight;
mod knights_and_corsairs;
mod rock_paper_scissors;

use corsair_cabinet::game::{Rng, Seat};
use corsair_cabinet::games::Playable;

/// A game that takes the tests.
pub trait Subject: Playable {
    /// No game takes more actions, unless it [may be endless](Subject::may_be_endless).
    const LONGEST: usize;

    /// After how many actions most games of the suite are broken off, where whole ones would take too long.
    const PATIENCE: usize = Self::LONGEST;

    /// Whether these options set no bound to a game that can be tested.
    fn may_be_endless(_options: &Self::Options) -> bool {
        false
    }

    /// All cards or pieces of a state, wherever they are, in a fixed order: from the beginning of a
    /// game to its end they stay the same.
    fn pieces(state: &Self::State) -> Vec<String>;

    /// Whether everything is true that a state says is known of what lies hidden in it.
    fn knows_the_truth(state: &Self::State) -> bool;

    /// The same state, but with everything changed that is hidden from the viewer. Written without
    /// asking `view` or `sample`, so that these are not tested by themselves.
    fn disguise(state: &Self::State, viewer: Option<Seat>, rng: &mut Rng) -> Self::State;
}
