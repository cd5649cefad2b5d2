//! What the conformance tests need to know of a game, besides the game itself.

use corsair_cabinet::game::{About, Game, Language, MoveBuilder, Rng, Seat};
use corsair_cabinet::games::Playable;

use super::playthrough::Shared;

/// Something that a game has words for.
pub enum Saying<'a, G: Game> {
    /// A position, as a viewer sees it.
    Stands(&'a G::View),
    /// What an action did, with the view after it.
    Done(&'a G::View, &'a [G::Event], &'a G::Action),
    /// Why an action is refused.
    Refused(&'a G::Illegal),
    /// What decided the game.
    Decided(&'a G::Reason),
}

/// A game that takes the conformance tests. Each game implements this in `tests/games/<game>/subject.rs`.
pub trait Subject: Playable + Shared {
    /// No game takes more actions, unless it [may be endless](Subject::may_be_endless).
    const LONGEST: usize;

    /// The number of actions after which the tests break off most games, if whole games take too long.
    const MAX_ACTIONS: usize = Self::LONGEST;

    /// Whether an action has cleared the table, so that the view after it no longer shows what it did.
    fn clears_the_table(_then: &Self::State, _after: &Self::State) -> bool {
        false
    }

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

    /// How the home page describes the game; `None` if it is not in the register.
    fn about(_language: Language) -> Option<&'static About> {
        None
    }

    /// All texts about something in a language.
    fn says(_language: Language, _saying: Saying<'_, Self>) -> Vec<String> {
        Vec::new()
    }

    /// All texts in a language while a player builds an action with random inputs.
    fn says_of_touches(_language: Language, _view: &Self::View, _seat: Seat, _rng: &mut Rng) -> Vec<String> {
        Vec::new()
    }
}

/// The number of random inputs in a position.
const INPUTS: usize = 24;

/// The texts after each of a series of random inputs: about the draft, or about why the input is refused.
pub fn touched<G: MoveBuilder>(
    (view, seat): (&G::View, Seat),
    touches: &[G::Input],
    rng: &mut Rng,
    say: impl Fn(Result<&G::Draft, &G::Illegal>) -> Vec<String>,
) -> Vec<String> {
    let (mut draft, mut said) = (G::Draft::default(), Vec::new());
    for _ in 0..INPUTS {
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
