//! What the conformance tests need to know of a game, besides the game itself.

use corsair_cabinet::game::{About, Game, Language, MoveBuilder, Rng, Seat};
use corsair_cabinet::games::Playable;

use super::playthrough::StoredPlaythroughs;

/// Something for which a game has texts.
pub enum Saying<'a, G: Game> {
    /// A position, as a viewer sees it.
    Stands(&'a G::View),
    /// The events of an action, with the view after it.
    Done(&'a G::View, &'a [G::Event]),
    /// The reason why an action is refused.
    Refused(&'a G::Illegal),
    /// The reason why the game is over.
    Decided(&'a G::Reason),
}

/// A game that the conformance tests check. Each game implements this in `tests/games/<game>/subject.rs`.
pub trait Subject: Playable + StoredPlaythroughs {
    /// The greatest number of actions in any game, unless it [may be endless](Subject::may_be_endless).
    const LONGEST_GAME: usize;

    /// The number of actions after which the tests break off most games, if whole games take too long.
    const MAX_ACTIONS: usize = Self::LONGEST_GAME;

    /// Whether the action between two states has cleared the table, so that the view after it no longer shows what it did.
    fn clears_the_table(_then: &Self::State, _after: &Self::State) -> bool {
        false
    }

    /// Whether games with these options may be too long to be tested.
    fn may_be_endless(_options: &Self::Options) -> bool {
        false
    }

    /// All cards or pieces of a state, wherever they are, in a fixed order. They stay the same from the beginning of a game to
    /// its end.
    fn pieces(state: &Self::State) -> Vec<String>;

    /// Whether everything is true that the state says players know about its hidden parts.
    fn knows_the_truth(state: &Self::State) -> bool;

    /// The same state, in which everything that is hidden from the viewer is different. It must not call `view` or `determinize`,
    /// so that these are not tested by themselves.
    fn disguise(state: &Self::State, viewer: Option<Seat>, rng: &mut Rng) -> Self::State;

    /// The description of the game on the home page; `None` if the game is not in the register.
    fn about(_language: Language) -> Option<&'static About> {
        None
    }

    /// All texts of the game about something, in a language.
    fn says(_language: Language, _saying: Saying<'_, Self>) -> Vec<String> {
        Vec::new()
    }

    /// All texts that a player sees, in a language, while building an action with random inputs.
    fn says_of_touches(_language: Language, _view: &Self::View, _seat: Seat, _rng: &mut Rng) -> Vec<String> {
        Vec::new()
    }
}

/// The number of random inputs that are tried in a position.
const INPUTS: usize = 24;

/// The texts after each of several random inputs: about the draft, or about the reason why the input is refused.
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
