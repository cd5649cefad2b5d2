//! What the suite must know of each game, besides the game.

mod battle_of_corsica;
mod corsairs;
mod court_wars;
mod knight_fight;
mod knights_and_corsairs;
mod rock_paper_scissors;

use corsair_cabinet::game::{About, Game, Language, MoveBuilder, Rng, Seat};
use corsair_cabinet::games::Playable;

use crate::playthroughs::Shared;

/// Something that a game has words for.
pub enum Saying<'a, G: Game> {
    /// How it stands, as somebody sees it.
    Stands(&'a G::View),
    /// What was done, between two views of the same viewer.
    Done(&'a G::View, &'a G::View, Seat, &'a G::Action),
    /// Why an action is refused.
    Refused(&'a G::Illegal),
    /// What decided the game.
    Decided(&'a G::Reason),
}

/// A game that takes the tests.
pub trait Subject: Playable + Shared {
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

    /// The game as the house describes it; none if the house does not know it.
    fn about(_language: Language) -> Option<&'static About> {
        None
    }

    /// All that is said of something in a language.
    fn says(_language: Language, _saying: Saying<'_, Self>) -> Vec<String> {
        Vec::new()
    }

    /// All that is said in a language while somebody puts an action together, touching whatever can be touched.
    fn says_of_touches(_language: Language, _view: &Self::View, _seat: Seat, _rng: &mut Rng) -> Vec<String> {
        Vec::new()
    }
}

/// How many things are touched at a moment.
const TOUCHES: usize = 24;

/// What is said while somebody touches any of these things, one after another: of what is touched, and of what cannot be.
fn touched<G: MoveBuilder>(
    (view, seat): (&G::View, Seat),
    touches: &[G::Input],
    rng: &mut Rng,
    say: impl Fn(Result<&G::Draft, &G::Illegal>) -> Vec<String>,
) -> Vec<String> {
    let (mut draft, mut said) = (G::Draft::default(), Vec::new());
    for _ in 0..TOUCHES {
        let Some(touch) = rng.choose(touches) else { break };
        let mut next = draft.clone();
        match G::input(view, seat, &mut next, *touch) {
            Ok(()) => {
                said.extend(say(Ok(&next)));
                draft = next;
            }
            Err(illegal) => said.extend(say(Err(&illegal))),
        }
    }
    said
}
