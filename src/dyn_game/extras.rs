//! The parts of a game that are loaded after its first board, without the type of the game.

use super::erased::erased;
use super::{AnyAction, AnyState, CompleteGame, DynGame, Erased};
use crate::game::lesson::{ExerciseStatus, LEARNER};
use crate::game::private_play::{Known, Opening, RoundChoice, Shown};
use crate::game::puzzle::Puzzle;
use crate::game::record::Entry;
use crate::game::{Language, Rng, Seat};

/// A task for the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The exercise of this number of the game's lesson, counted from 0.
    Exercise(usize),
    /// The puzzle of this day, counted from 1970.
    Puzzle(u64),
}

/// What is said about a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleFacts {
    /// The index of its kind among those of the game.
    pub kind: usize,
    /// Its difficulty, from 1 to 3.
    pub difficulty: u8,
    /// The solution, which has the actions of all seats.
    pub solution: Vec<Entry<AnyAction>>,
}

/// An action as it is sent to the other player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrivateAction {
    /// The words that the other player sees at once.
    pub public: String,
    /// The words that stay sealed until the next letter; empty if there are none.
    pub sealed: String,
    /// Whether it has no effect before the other player's next letter.
    pub is_answer: bool,
    /// Whether it is one of the choices that players make at the same time.
    pub is_choice: bool,
    /// Whether it is the last choice of its round.
    pub completes: bool,
    /// The length of the words when they are sealed, if that is to tell nothing about them.
    pub width: usize,
}

/// A choice of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The seat that has chosen.
    pub seat: Seat,
    /// The choice.
    pub action: AnyAction,
    /// Who knows the choice now.
    pub known: Known,
}

/// What a seat has shown of its hidden cards: see [`Shown`].
#[derive(Clone, Copy, Debug)]
pub struct ShownCards<'a> {
    /// The seat.
    pub seat: Seat,
    /// The words of its action that are known; `None` for a new deal.
    pub action: Option<&'a AnyAction>,
    /// How many further words are sealed.
    pub sealed: usize,
    /// The cards that the action shows beside those that it names.
    pub cards: &'a str,
}

erased! {
    /// A game with its rules in words, its tasks, and what a game by correspondence asks of it.
    pub trait DynGameExtras: [DynGame] for Erased<G: [CompleteGame]>;

    /// The rules for players with these options, with the marks for headings, lists and pictures that `ui::prose` reads. Without
    /// options they are those of the usual game, with all that players can add to it.
    fn rules(&self, language: Language, options: Option<&str>) -> String {
        G::rules(language, options.map(Self::read_options).as_ref())
    }

    /// The position of a task, and the seat of the player, if there is such a task.
    fn task(&self, task: Task) -> Option<(AnyState, Seat)> {
        let (position, seat) = match task {
            Task::Exercise(number) => (G::exercises().get(number)?.state().ok()?, LEARNER),
            Task::Puzzle(day) => {
                let puzzle = G::puzzle(day)?;
                let seat = puzzle.seat();
                (puzzle.position, seat)
            }
        };
        Some((AnyState::new::<G>(position), seat))
    }

    /// How far the player has come with a task after these actions, which led to `state`; `None` where there is no such task.
    fn task_status(
        &self,
        task: Task,
        done: &[Entry<AnyAction>],
        state: &AnyState,
    ) -> Option<ExerciseStatus<AnyAction>> {
        let typed = |entry: &Entry<AnyAction>| entry.clone().map(|action| action.of::<G>().clone());
        let (done, state): (Vec<_>, _) = (done.iter().map(typed).collect(), state.of::<G>());
        let status = match task {
            Task::Exercise(number) => G::exercises().get(number)?.status(&done, state),
            Task::Puzzle(day) => G::puzzle(day)?.status(&done, state),
        };
        Some(status.map(AnyAction::new::<G>))
    }

    /// The puzzle of a day. `None` in a game without puzzles.
    fn puzzle(&self, day: u64) -> Option<PuzzleFacts> {
        let Puzzle { kind, difficulty, solution, .. } = G::puzzle(day)?;
        let solution = solution.into_iter().map(|entry| entry.map(AnyAction::new::<G>)).collect();
        Some(PuzzleFacts { kind, difficulty, solution })
    }

    /// An action as it is sent in a game of hidden cards.
    fn private_action(&self, state: &AnyState, seat: Seat, action: &AnyAction) -> PrivateAction {
        let (state, text, action) = (state.of::<G>(), action.to_string(), action.of::<G>());
        let private = G::PRIVATE_PLAY;
        let rounds = private.and_then(|private| private.rounds());
        let words = private.map_or(usize::MAX, |private| private.public_words(action));
        let place = text.match_indices(' ').map(|(place, _)| place).nth(words.saturating_sub(1));
        let (public, sealed) = text.split_at(place.unwrap_or(text.len()));
        PrivateAction {
            public: public.into(),
            sealed: sealed.trim_start().into(),
            is_answer: private.is_some_and(|private| private.is_answer(state, seat, action)),
            is_choice: rounds.is_some() && place.is_some(),
            completes: rounds.is_some_and(|rounds| rounds.completes(state, seat, action)),
            width: rounds.map_or(0, |rounds| rounds.width(action)),
        }
    }

    /// The only answer that the other seat can give to an action, whatever it holds; `None` if it has a choice.
    fn forced_answer(&self, state: &AnyState, seat: Seat, action: &AnyAction) -> Option<(Seat, AnyAction)> {
        let (seat, answer) = G::PRIVATE_PLAY?.forced_answer(state.of::<G>(), seat, action.of::<G>())?;
        Some((seat, AnyAction::new::<G>(answer)))
    }

    /// Whether something may be drawn when an action takes effect.
    fn draws(&self, state: &AnyState, seat: Seat, action: &AnyAction) -> bool {
        G::PRIVATE_PLAY.is_some_and(|private| private.draws(state.of::<G>(), seat, action.of::<G>()))
    }

    /// What is to be opened now of a round that has all its choices. The state has all but the last.
    fn due(&self, state: &AnyState, choices: &[Choice]) -> Vec<Opening> {
        let Some(rules) = G::PRIVATE_PLAY.and_then(|private| private.rounds()) else { return Vec::new() };
        let typed = choices.iter().map(|choice| {
            let Choice { seat, action, known } = choice;
            RoundChoice { seat: *seat, action: action.of::<G>(), known: *known }
        });
        rules.due(state.of::<G>(), &typed.collect::<Vec<_>>())
    }

    /// A legal choice of a seat, whose text begins with this word, to stand for an unknown one; if that one `stays` sealed,
    /// so would this one by the rules.
    fn guess(&self, state: &AnyState, seat: Seat, word: &str, stays: bool) -> Option<AnyAction> {
        G::PRIVATE_PLAY?.rounds()?.guess(state.of::<G>(), seat, word, stays).map(AnyAction::new::<G>)
    }

    /// The cards that an answer shows when it takes effect though no action has named them: whose they are, and their text.
    fn shows(&self, state: &AnyState, seat: Seat, action: &AnyAction) -> Option<(Seat, String)> {
        G::PRIVATE_PLAY?.shows(state.of::<G>(), seat, action.of::<G>())
    }

    /// A state that the viewer cannot tell from the true one, in which the other seat can do what it has shown; and its whole
    /// action. `None` in a game without hidden cards.
    fn suppose(
        &self,
        state: &AnyState,
        viewer: Seat,
        shown: &ShownCards<'_>,
        rng: &mut Rng) -> Option<(AnyState,
        Option<AnyAction>,
    )> {
        let ShownCards { seat, action, sealed, cards } = *shown;
        let shown = Shown { seat, action: action.map(AnyAction::of::<G>), sealed, cards };
        let (state, action) = G::PRIVATE_PLAY?.suppose(state.of::<G>(), viewer, &shown, rng);
        Some((AnyState::new::<G>(state), action.map(AnyAction::new::<G>)))
    }
}

/// The game `G` without its type, with all that it has.
#[must_use]
pub fn dyn_game_extras<G: CompleteGame>() -> &'static dyn DynGameExtras {
    const { &Erased::<G>::GAME }
}
