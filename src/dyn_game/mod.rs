//! A game without its type. The page, the engine worker and the referee use these traits, so that their code is compiled once and
//! not once for each game.
//!
//! The type of a game is erased here and nowhere else. A new capability is a function of one of these traits:
//!
//! | trait | stands for | implemented for |
//! |---|---|---|
//! | [`DynGame`] | a game: its texts, its options, how a session of it begins | [`Erased<G>`](Erased) |
//! | [`DynOptions`] | the options of a game | [`Erased<G>`](Erased) |
//! | [`DynSession`] | a game in progress | [`Session<G>`](Session) |
//! | [`DynPrivatePlay`] | a session in which the other player's cards are on another device | [`Session<G>`](Session) |
//! | [`DynCommonChance`] | a session in which devices draw together | [`Session<G>`](Session) |
//! | [`DynView`] | what a viewer is shown, in words, and as bytes for a search | [`View<G>`](View) |
//! | [`DynPlayer`] | the computer player of a game | [`Erased<G>`](Erased) |
//! | [`DynMeasures`] | counts of positions and matches | [`Erased<G>`](Erased) |
//!
//! Actions, options, records and stored games cross as text; languages and viewers are parameters. The last two traits are not
//! reached from a [`DynGame`]: a program contains only the code of the traits that it uses, so the worker has no sessions and
//! no texts, and the page has no search.

mod common_chance;
mod measures;
mod options;
mod player;
mod private_play;
mod session;
mod view;

use std::fmt::{self, Debug, Display, Formatter};
use std::marker::PhantomData;

pub use common_chance::DynCommonChance;
pub use measures::{DynMeasures, PerftCount, dyn_measures};
pub use options::DynOptions;
pub use player::{DynPlayer, DynSearch, dyn_player};
pub use private_play::{ChoiceText, DynPrivatePlay, PrivateAction, ShownText};
pub use session::{ActError, DynSession, LogCache, LogLine, MomentInWords, NOW, Status};
pub use view::{Draft, DynView, View, with_draft};

use crate::game::about::About;
use crate::game::lesson::LEARNER;
use crate::game::puzzle::Puzzle;
use crate::game::record::{Entry, ReplayError};
use crate::game::text::Word;
use crate::game::{
    Choices, GameWords, Language, LevelRating, OptionConflict, ParseError, Record, Seat, SessionRules, Tasks,
    read_position,
};
use crate::search::{Level, Player};
use crate::session::{LoadError, PlayerKind, Refusal, Session};

/// A game with all that its sessions ask of it.
pub trait CompleteGame: GameWords + SessionRules + Player + Tasks {}

impl<G: GameWords + SessionRules + Player + Tasks> CompleteGame for G {}

/// Stands for the game `G`, without being a value of it. (A function type, because that is `Sync` for every game.)
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// The only value.
    pub const GAME: Self = Self(PhantomData);
}

/// Why the rules forbid an action. `Display` says it in English.
pub trait DynIllegal: Display + Debug {
    /// The reason in the words of a language.
    fn text(&self, language: Language) -> String;
}

/// Why the rules of some game forbid an action.
pub type Illegal = Box<dyn DynIllegal>;

/// Why the rules of `G` forbid an action.
struct IllegalIn<G: GameWords>(G::Illegal);

impl<G: GameWords> Debug for IllegalIn<G> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, out)
    }
}

impl<G: GameWords> Display for IllegalIn<G> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, out)
    }
}

impl<G: GameWords> DynIllegal for IllegalIn<G> {
    fn text(&self, language: Language) -> String {
        G::refusal(language, &self.0)
    }
}

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

/// A game without its type.
pub trait DynGame: Sync {
    /// The name in records, links and folders.
    fn id(&self) -> &'static str;

    /// The description of the game.
    fn about(&self, language: Language) -> &'static About;

    /// The ratings of the levels, the weakest first, if they are measured.
    fn level_ratings(&self) -> Option<&'static [LevelRating; 5]>;

    /// How to use the board with the keyboard.
    fn keys(&self, language: Language) -> &'static str;

    /// Where to look for an action in notation: the first step of a hint; none in games without hints.
    fn look_at(&self, language: Language, action: &str) -> Option<String>;

    /// The options.
    fn options(&self) -> &'static dyn DynOptions;

    /// A new game. The options that follow from the players are set; options that cannot be read are taken for standard ones.
    ///
    /// # Errors
    /// When two of the options exclude each other.
    fn start(&self, options: &str, seed: u64, players: Vec<PlayerKind>) -> Result<Box<dyn DynSession>, OptionConflict>;

    /// A game that goes on from a beginning. All its seats without a player get a person.
    ///
    /// # Errors
    /// When the text cannot be read, or not be replayed.
    fn resume(&self, from: Beginning<'_>, players: Vec<PlayerKind>) -> Result<Box<dyn DynSession>, LoadError<Illegal>>;

    /// A record that is only shown, from its link. All of it may be seen.
    ///
    /// # Errors
    /// When the link cannot be read, or not be replayed.
    fn replay(&self, link: &str) -> Result<Box<dyn DynSession>, LoadError<Illegal>>;

    /// A stored game.
    ///
    /// # Errors
    /// When it cannot be read, or not be replayed.
    fn load(&self, stored: &str) -> Result<Box<dyn DynSession>, LoadError<Illegal>>;

    /// Checks that a stored game can be loaded.
    ///
    /// # Errors
    /// When it cannot: what is wrong and where, including an illegal action.
    fn check(&self, stored: &str) -> Result<(), ParseError>;

    /// A session with a task, if there is such a task. The moves of the other seats are fixed. They are the best moves, so
    /// the other players have the highest level.
    fn task(&self, task: Task) -> Option<Box<dyn DynSession>>;

    /// The puzzle of a day. `None` in a game without puzzles.
    fn puzzle(&self, day: u64) -> Option<PuzzleFacts>;
}

/// The game `G` without its type.
#[must_use]
pub fn dyn_game<G: CompleteGame>() -> &'static dyn DynGame {
    const { &Erased::<G>::GAME }
}

/// A session without the type of its game.
fn boxed<G: CompleteGame>(session: Session<G>) -> Box<dyn DynSession> {
    Box::new(session)
}

/// Why a session did not do an action, without the type of its game.
fn act_error<G: CompleteGame>(refusal: Refusal<G::Illegal>) -> ActError {
    ActError::Refusal(match refusal {
        Refusal::Illegal(illegal) => Refusal::Illegal(Box::new(IllegalIn::<G>(illegal))),
        Refusal::Resigned => Refusal::Resigned,
    })
}

/// Why a record cannot be replayed, without the type of its game.
fn erase_replay_error<G: CompleteGame>(error: ReplayError<G::Illegal>) -> LoadError<Illegal> {
    LoadError::ReplayError(match error {
        ReplayError::Options(conflict) => ReplayError::Options(conflict),
        ReplayError::Action(number, illegal) => ReplayError::Action(number, Box::new(IllegalIn::<G>(illegal))),
    })
}

impl<G: CompleteGame> DynGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn about(&self, language: Language) -> &'static About {
        G::about(language)
    }

    fn level_ratings(&self) -> Option<&'static [LevelRating; 5]> {
        const { &G::LEVEL_RATINGS }.as_ref()
    }

    fn keys(&self, language: Language) -> &'static str {
        G::keys(language)
    }

    fn look_at(&self, language: Language, action: &str) -> Option<String> {
        G::look_at(language, &action.parse().ok()?)
    }

    fn options(&self) -> &'static dyn DynOptions {
        const { &Self::GAME }
    }

    fn start(&self, options: &str, seed: u64, players: Vec<PlayerKind>) -> Result<Box<dyn DynSession>, OptionConflict> {
        Session::<G>::new(Self::read_options(options), seed, players).map(boxed)
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

    fn replay(&self, link: &str) -> Result<Box<dyn DynSession>, LoadError<Illegal>> {
        let record = Record::<G>::from_link(link).map_err(LoadError::ParseError)?;
        Session::show(record).map(boxed).map_err(erase_replay_error::<G>)
    }

    fn load(&self, stored: &str) -> Result<Box<dyn DynSession>, LoadError<Illegal>> {
        match Session::<G>::load(stored) {
            Ok(session) => Ok(boxed(session)),
            Err(LoadError::ParseError(error)) => Err(LoadError::ParseError(error)),
            Err(LoadError::ReplayError(error)) => Err(erase_replay_error::<G>(error)),
        }
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

    fn puzzle(&self, day: u64) -> Option<PuzzleFacts> {
        let Puzzle { kind, difficulty, solution, .. } = G::puzzle(day)?;
        let written = |entry: Entry<G::Action>| (entry.seat, entry.action.to_string());
        Some(PuzzleFacts { kind, difficulty, solution: solution.into_iter().map(written).collect() })
    }
}
