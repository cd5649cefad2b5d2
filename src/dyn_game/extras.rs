//! The parts of a game that are loaded after its first board is drawn, without the type of the game.

use super::erased::erased;
use super::{AnyAction, AnyState, CompleteGame, DynGame, Erased};
use crate::game::lesson::{ExerciseStatus, LEARNER};
use crate::game::position_editor::{self, Edit, EditRefusal, EditorChoices};
use crate::game::private_play::{ChoiceOpening, KnownTo, RoundChoice, Shown};
use crate::game::puzzle::Puzzle;
use crate::game::record::Entry;
use crate::game::{Language, Rng, Seat};

/// A task for the player: an exercise or a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The exercise with this index in the game's lesson.
    Exercise(usize),
    /// The puzzle of this day, in days since 1970.
    Puzzle(u64),
}

/// The kind, difficulty and solution of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleFacts {
    /// The index of the puzzle's kind among the game's kinds of puzzles.
    pub kind: usize,
    /// The difficulty, from 1 to 3.
    pub difficulty: u8,
    /// The solution, with the actions of all seats.
    pub solution: Vec<Entry<AnyAction>>,
}

/// An action as it is sent to the other player in a game with hidden cards or sealed choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrivateAction {
    /// The words that the other player sees at once.
    pub public: String,
    /// The words that stay sealed until the next letter; empty if no words are sealed.
    pub sealed: String,
    /// Whether the action has no effect before the other player's next letter.
    pub is_answer: bool,
    /// Whether the action is a choice that both players make at the same time.
    pub is_choice: bool,
    /// Whether the action is the last choice of its round.
    pub completes_round: bool,
    /// The length, in characters, to which the sealed words of a choice are padded, so that their length reveals nothing; 0 for
    /// other actions.
    pub padded_length: usize,
}

/// A choice that a player makes at the same time as the other player: see [`RoundChoice`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnyRoundChoice {
    /// The seat that made the choice.
    pub seat: Seat,
    /// The choice as an action; a guess if it is unknown on this device.
    pub action: AnyAction,
    /// Who knows the choice now.
    pub known: KnownTo,
}

/// The hidden cards that a seat has shown: see [`Shown`].
#[derive(Clone, Copy, Debug)]
pub struct ShownCards<'a> {
    /// The seat that has shown the cards.
    pub seat: Seat,
    /// The public words of the seat's action, read as an action; `None` for a new deal.
    pub action: Option<&'a AnyAction>,
    /// The number of words of the action that are sealed.
    pub sealed: usize,
    /// The cards that the action shows but does not name; may be empty.
    pub cards: &'a str,
}

erased! {
    /// A game with its rules as text, its lesson and puzzles, and the functions for games by correspondence.
    pub trait DynGameExtras: [DynGame] for Erased<G: [CompleteGame]>;

    /// The rules for players with these options, with marks for headings, lists and pictures that `ui::prose` reads. Without
    /// options: the rules of the usual game, and what players can change.
    fn rules(&self, language: Language, options: Option<&str>) -> String {
        G::rules(language, options.map(Self::read_options).as_ref())
    }

    /// The position of a task and the seat of the player; `None` if the task does not exist.
    fn task_start(&self, task: Task) -> Option<(AnyState, Seat)> {
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

    /// The status of a task after the actions `done`, which led to `state`; `None` if the task does not exist.
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

    /// The puzzle of a day, in days since 1970; `None` in a game without puzzles.
    fn puzzle(&self, day: u64) -> Option<PuzzleFacts> {
        let Puzzle { kind, difficulty, solution, .. } = G::puzzle(day)?;
        let solution = solution.into_iter().map(|entry| entry.map(AnyAction::new::<G>)).collect();
        Some(PuzzleFacts { kind, difficulty, solution })
    }

    /// What can be changed in a position; `None` in a game whose positions cannot be edited.
    ///
    /// # Errors
    /// When positions with the options of this one cannot be edited: the reason, as a sentence.
    fn editor_choices(&self, language: Language, state: &AnyState) -> Option<Result<EditorChoices, &'static str>> {
        let (editor, state) = (G::POSITION_EDITOR?, state.of::<G>());
        Some(match editor.obstacle(language, G::options(state)) {
            Some(why) => Err(why),
            None => Ok(EditorChoices {
                pieces: editor.pieces(language, state),
                fields: editor.fields(language, state),
            }),
        })
    }

    /// The position after a change: see [`position_editor::edit`].
    ///
    /// # Errors
    /// When the change is refused.
    fn edit(&self, language: Language, state: &AnyState, edit: Edit) -> Result<AnyState, EditRefusal> {
        let editor = G::POSITION_EDITOR.ok_or(EditRefusal::Unplayable)?;
        position_editor::edit::<G>(editor, language, state.of::<G>(), edit).map(AnyState::new::<G>)
    }

    /// Splits an action into the words that the other player sees at once and those that are sealed.
    fn private_action(&self, state: &AnyState, seat: Seat, action: &AnyAction) -> PrivateAction {
        let (state, text, action) = (state.of::<G>(), action.to_string(), action.of::<G>());
        let private = G::PRIVATE_PLAY;
        let rounds = private.and_then(|private| private.simultaneous_choices());
        let words = private.map_or(usize::MAX, |private| private.public_word_count(action));
        let place = text.match_indices(' ').map(|(place, _)| place).nth(words.saturating_sub(1));
        let (public, sealed) = text.split_at(place.unwrap_or(text.len()));
        PrivateAction {
            public: public.into(),
            sealed: sealed.trim_start().into(),
            is_answer: private.is_some_and(|private| private.is_answer(state, seat, action)),
            is_choice: rounds.is_some() && place.is_some(),
            completes_round: rounds.is_some_and(|rounds| rounds.completes_round(state, seat, action)),
            padded_length: rounds.map_or(0, |rounds| rounds.padded_length(action)),
        }
    }

    /// The answer of the other seat to an action, if it is the only one whatever that seat holds; `None` if that seat has a
    /// choice.
    fn forced_answer(&self, state: &AnyState, seat: Seat, action: &AnyAction) -> Option<(Seat, AnyAction)> {
        let (seat, answer) = G::PRIVATE_PLAY?.forced_answer(state.of::<G>(), seat, action.of::<G>())?;
        Some((seat, AnyAction::new::<G>(answer)))
    }

    /// Whether cards or other random results may be drawn when an action takes effect.
    fn may_draw(&self, state: &AnyState, seat: Seat, action: &AnyAction) -> bool {
        G::PRIVATE_PLAY.is_some_and(|private| private.may_draw(state.of::<G>(), seat, action.of::<G>()))
    }

    /// The sealed choices that must be opened now that the round has all its choices. `state` has all choices of the round but
    /// the last.
    fn openings_due(&self, state: &AnyState, choices: &[AnyRoundChoice]) -> Vec<ChoiceOpening> {
        let Some(rules) = G::PRIVATE_PLAY.and_then(|private| private.simultaneous_choices()) else { return Vec::new() };
        let typed = choices.iter().map(|choice| {
            let AnyRoundChoice { seat, action, known } = choice;
            RoundChoice { seat: *seat, action: action.of::<G>(), known: *known }
        });
        rules.openings_due(state.of::<G>(), &typed.collect::<Vec<_>>())
    }

    /// A legal choice of a seat, to replace an unknown choice whose first word is `word`. If `stays`, it must be a choice that
    /// the rules leave sealed. `None` if there is no such choice, or in a game without rounds.
    fn stand_in_choice(&self, state: &AnyState, seat: Seat, word: &str, stays: bool) -> Option<AnyAction> {
        let choice = G::PRIVATE_PLAY?.simultaneous_choices()?.stand_in_choice(state.of::<G>(), seat, word, stays)?;
        Some(AnyAction::new::<G>(choice))
    }

    /// The cards that an answer shows when it takes effect, although no action names them: the seat of their owner, and the cards
    /// as text. `None` if it shows no such cards.
    fn cards_shown(&self, state: &AnyState, seat: Seat, action: &AnyAction) -> Option<(Seat, String)> {
        G::PRIVATE_PLAY?.cards_shown(state.of::<G>(), seat, action.of::<G>())
    }

    /// Samples a state that the viewer cannot tell from the true one and in which the other seat can take the action that it has
    /// shown. Also returns the complete action in that state. `None` in a game without private play.
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

/// The game `G` with its extras, without its type.
#[must_use]
pub fn dyn_game_extras<G: CompleteGame>() -> &'static dyn DynGameExtras {
    const { &Erased::<G>::GAME }
}
