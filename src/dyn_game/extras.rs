//! What of a game its first board does not need, without the type of the game.

use std::any::Any;

use super::{
    CompleteGame, DynCommonChance, DynGame, DynPrivatePlay, DynSession, Erased, Illegal, boxed, erase_replay_error,
};
use crate::game::lesson::{ExerciseStatus, LEARNER};
use crate::game::puzzle::Puzzle;
use crate::game::record::Entry;
use crate::game::text::Word;
use crate::game::{Choices, Language, ParseError, Record, Seat, read_position};
use crate::search::Level;
use crate::session::{LoadError, PlayerKind, Session};

/// Where a session begins.
#[derive(Clone, Copy, Debug)]
pub enum Beginning<'a> {
    /// With these options and this seed.
    Options(&'a str, u64),
    /// At a position, in the text of [`read_position`].
    Position(&'a str),
    /// At the end of a record.
    Record(&'a str),
    /// At the end of a record in one line, as a link has it.
    Link(&'a str),
}

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
    pub solution: Vec<(Seat, String)>,
}

/// A game with its rules in words, its tasks, all ways to begin, the check of a backup, and what a game by correspondence asks
/// of its sessions.
pub trait DynGameExtras: DynGame {
    /// The rules for players, with the marks for headings, lists and pictures that `ui::prose` reads.
    fn rules(&self, language: Language) -> &'static str;

    /// A game that goes on from a beginning. All its seats without a player get a person.
    ///
    /// # Errors
    /// When the text cannot be read, or not be replayed.
    fn resume(&self, from: Beginning<'_>, players: Vec<PlayerKind>) -> Result<Box<dyn DynSession>, LoadError<Illegal>>;

    /// Checks that a stored game can be loaded.
    ///
    /// # Errors
    /// When it cannot: what is wrong and where, including an illegal action.
    fn check(&self, stored: &str) -> Result<(), ParseError>;

    /// A session with a task, if there is such a task. The moves of the other seats are fixed. They are the best moves, so
    /// the other players have the highest level.
    fn task(&self, task: Task) -> Option<Box<dyn DynSession>>;

    /// How far the player has come with the task of a session; `None` where there is no such task.
    fn task_status(&self, session: &dyn DynSession, task: Task) -> Option<ExerciseStatus<String>>;

    /// The puzzle of a day. `None` in a game without puzzles.
    fn puzzle(&self, day: u64) -> Option<PuzzleFacts>;

    /// A session of this game, if the game can be played by two devices that know the hidden cards of their own players only.
    fn private_play<'a>(&self, session: &'a mut dyn DynSession) -> Option<&'a mut dyn DynPrivatePlay>;

    /// A session of this game, if the game can be played by devices that draw together.
    fn common_chance<'a>(&self, session: &'a mut dyn DynSession) -> Option<&'a mut dyn DynCommonChance>;
}

/// The game `G` without its type, with all that it has.
#[must_use]
pub fn dyn_game_extras<G: CompleteGame>() -> &'static dyn DynGameExtras {
    const { &Erased::<G>::GAME }
}

/// The session of the game `G`; `None` when it is a session of another game.
fn session_of<G: CompleteGame>(session: &mut dyn DynSession) -> Option<&mut Session<G>> {
    (session as &mut dyn Any).downcast_mut()
}

impl<G: CompleteGame> DynGameExtras for Erased<G> {
    fn rules(&self, language: Language) -> &'static str {
        G::rules(language)
    }

    fn resume(&self, from: Beginning<'_>, players: Vec<PlayerKind>) -> Result<Box<dyn DynSession>, LoadError<Illegal>> {
        let record = match from {
            Beginning::Options(options, seed) => {
                G::Options::read(Word::whole(options)).map(|options| Record::<G>::new(options, seed))
            }
            Beginning::Position(position) => read_position::<G>(position).map(|position| Record::at(position, 0)),
            Beginning::Record(record) => record.parse(),
            Beginning::Link(link) => Record::from_link(link),
        };
        let session = Session::resume(record.map_err(LoadError::ParseError)?, players);
        session.map(boxed).map_err(erase_replay_error::<G>)
    }

    fn check(&self, stored: &str) -> Result<(), ParseError> {
        Session::<G>::check(stored)
    }

    fn task(&self, task: Task) -> Option<Box<dyn DynSession>> {
        let (position, person) = match task {
            Task::Exercise(number) => (G::exercises().get(number)?.position.parse().ok()?, LEARNER),
            Task::Puzzle(day) => {
                let puzzle = G::puzzle(day)?;
                let seat = puzzle.seat();
                (puzzle.position, seat)
            }
        };
        let player =
            |seat: Seat| if seat == person { PlayerKind::person("") } else { PlayerKind::Computer(Level::Captain) };
        let players = Seat::all(G::seats(G::options(&position))).map(player).collect();
        Session::<G>::resume(Record::at(position, 0), players).ok().map(boxed)
    }

    fn task_status(&self, session: &dyn DynSession, task: Task) -> Option<ExerciseStatus<String>> {
        let session = session.of::<G>();
        let (done, state) = (&session.record().entries, session.state());
        Some(match task {
            Task::Exercise(number) => G::exercises().get(number)?.status(done, state).written(),
            Task::Puzzle(day) => G::puzzle(day)?.status(done, state).written(),
        })
    }

    fn puzzle(&self, day: u64) -> Option<PuzzleFacts> {
        let Puzzle { kind, difficulty, solution, .. } = G::puzzle(day)?;
        let written = |entry: Entry<G::Action>| (entry.seat, entry.action.to_string());
        Some(PuzzleFacts { kind, difficulty, solution: solution.into_iter().map(written).collect() })
    }

    fn private_play<'a>(&self, session: &'a mut dyn DynSession) -> Option<&'a mut dyn DynPrivatePlay> {
        G::PRIVATE_PLAY?;
        Some(session_of::<G>(session)?)
    }

    fn common_chance<'a>(&self, session: &'a mut dyn DynSession) -> Option<&'a mut dyn DynCommonChance> {
        G::COMMON_CHANCE?;
        Some(session_of::<G>(session)?)
    }
}
