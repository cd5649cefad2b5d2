//! A game without its type, as the page takes it from the register. What draws asks this, and is compiled once
//! instead of once for each game.

use std::marker::PhantomData;

use leptos::prelude::AnyView;

use super::lesson::session_of;
use super::{DynLesson, GameUi, Lesson, Signals, Table, TableHandle, Task, called, current_language, name, texts};
use crate::game::about::About;
use crate::game::options::Choice;
use crate::game::record::ReplayError;
use crate::game::text::Word;
use crate::game::{Choices, OptionConflict, ParseError, Record, Seat};
use crate::search::Level;
use crate::session::{LoadError, PlayerKind, Session};

/// What the page asks of a game that is not on the table yet. Options, stored games and records are texts here, as
/// they are wherever a game leaves the house; options that cannot be read are taken for standard ones.
pub trait DynGame: Sync {
    /// The name in records, links and folders.
    fn id(&self) -> &'static str;

    /// The game in the player's language.
    fn about(&self) -> &'static About;

    /// The name of its drawing.
    fn emblem(&self) -> &'static str;

    /// A picture for the rules, from the text between the brackets.
    fn diagram(&self, text: &str) -> AnyView;

    /// The lesson for a game with these options, if it can be given; its clock is the device's.
    fn lesson(&self, options: &str, signals: Signals) -> Option<DynLesson>;

    /// Whether the game has puzzles.
    fn has_puzzles(&self) -> bool;

    /// A table with the puzzle of a day on it, counted from 1970, and in how many turns one wins there; `None` where the game has
    /// no puzzles.
    fn puzzle(&self, day: u64, signals: Signals) -> Option<(TableHandle, u8)>;

    /// How to go about the board with the keyboard.
    fn keys(&self) -> &'static str;

    /// All options.
    fn choices(&self) -> &'static [Choice];

    /// The value that the option `key` has; `None` when there is no such option.
    fn value(&self, options: &str, key: &str) -> Option<&'static str>;

    /// The options with another value for one of them; those that have no effect then are standard.
    fn set(&self, options: &str, key: &str, value: &str) -> String;

    /// The options that say who sits where: they follow from the sitters, and nobody chooses them.
    fn players(&self) -> &'static [&'static str];

    /// How many sit at the table.
    fn seats(&self, options: &str) -> usize;

    /// What a seat will play with these options, if they say so.
    fn planned_side(&self, options: &str, seat: Seat) -> Option<&'static str>;

    /// What a level can do in this game, in a sentence.
    fn level_about(&self, level: Level) -> String;

    /// What surprises where some of these options meet, in sentences.
    fn notes(&self, options: &str) -> Vec<&'static str>;

    /// A new game, to be stored.
    ///
    /// # Errors
    /// When two of the options exclude each other.
    fn begin(&self, options: &str, seed: u64, players: Vec<PlayerKind>) -> Result<String, OptionConflict>;

    /// What a stored game looks like to those who pass by; `None` when it is over.
    ///
    /// # Errors
    /// When it cannot be read: why, in words.
    fn glimpse(&self, stored: &str) -> Result<Option<Glimpse>, String>;

    /// Makes sure that a stored game can be taken up again.
    ///
    /// # Errors
    /// When it cannot: what is wrong, and where.
    fn check(&self, stored: &str) -> Result<(), ParseError>;

    /// The side that a seat had when a game began, if it had one; options that do not fit together seat nobody.
    fn first_side(&self, options: &str, seed: u64, seat: Seat) -> Option<String>;

    /// Lays a stored game on the table.
    ///
    /// # Errors
    /// When it cannot be read: why, in words.
    fn open(&self, stored: &str, signals: Signals) -> Result<TableHandle, String>;

    /// Lays a record on a table that only shows it.
    ///
    /// # Errors
    /// When the link cannot be read, or not be replayed: why, in words.
    fn replay(&self, link: &str) -> Result<TableHandle, String>;
}

/// A stored game as it is seen from outside.
pub struct Glimpse {
    /// Who sits where and plays which side.
    pub players: Vec<String>,
    /// Where the game stands, in a few words.
    pub status_line: String,
    /// The board.
    pub picture: AnyView,
}

/// The game `G` without its type.
#[must_use]
pub fn dyn_game<G: GameUi>() -> &'static dyn DynGame {
    &Erased::<G>(PhantomData)
}

/// Stands for a game. (A function's type, since it can be shared whatever the game is.)
struct Erased<G>(PhantomData<fn() -> G>);

impl<G: GameUi> Erased<G> {
    fn options(text: &str) -> G::Options {
        // Ours come from `set`, or from presets, which a test reads.
        G::Options::read(Word::whole(text)).unwrap_or_default()
    }

    fn load(stored: &str) -> Result<Session<G>, String> {
        Session::load(stored).map_err(|why| match why {
            LoadError::ParseError(error) => (texts().place_of_error)(&error),
            LoadError::ReplayError(broken) => Self::told(&broken),
        })
    }

    /// Why a record cannot be replayed.
    fn told(broken: &ReplayError<G::Illegal>) -> String {
        match broken {
            ReplayError::Options(clash) => (texts().broken_options)(clash),
            ReplayError::Action(number, illegal) => {
                (texts().broken_action)(*number, &G::refusal(current_language(), illegal))
            }
        }
    }
}

impl<G: GameUi> DynGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn about(&self) -> &'static About {
        G::about(current_language())
    }

    fn emblem(&self) -> &'static str {
        G::emblem()
    }

    fn diagram(&self, text: &str) -> AnyView {
        G::diagram(current_language(), text)
    }

    fn lesson(&self, options: &str, signals: Signals) -> Option<DynLesson> {
        Some(match G::lesson(current_language()) {
            Lesson::Own(lesson) => DynLesson::Own(lesson(Self::options(options), signals)),
            Lesson::Exercises(_, teachings) => {
                DynLesson::Exercises(Table::new(session_of::<G>(Task::Exercise(0))?, false, signals).into(), teachings)
            }
        })
    }

    fn has_puzzles(&self) -> bool {
        G::puzzle(0).is_some()
    }

    fn puzzle(&self, day: u64, signals: Signals) -> Option<(TableHandle, u8)> {
        let turns = G::puzzle(day)?.turns;
        Some((Table::new(session_of::<G>(Task::Puzzle(day))?, false, signals).into(), turns))
    }

    fn keys(&self) -> &'static str {
        G::keys(current_language())
    }

    fn choices(&self) -> &'static [Choice] {
        G::Options::CHOICES
    }

    fn value(&self, options: &str, key: &str) -> Option<&'static str> {
        Self::options(options).value(key)
    }

    fn set(&self, options: &str, key: &str, value: &str) -> String {
        let mut options = Self::options(options);
        // Offered values exist; others come from nowhere.
        let _ = options.set(key, value);
        G::normalize(options).write()
    }

    fn players(&self) -> &'static [&'static str] {
        G::PLAYER_KIND_OPTIONS
    }

    fn seats(&self, options: &str) -> usize {
        G::seats(&Self::options(options))
    }

    fn planned_side(&self, options: &str, seat: Seat) -> Option<&'static str> {
        G::planned_side(current_language(), &Self::options(options), seat)
    }

    fn level_about(&self, level: Level) -> String {
        G::level_about(current_language(), level).unwrap_or_else(|| (texts().level_about)(level).into())
    }

    fn notes(&self, options: &str) -> Vec<&'static str> {
        G::notes(current_language(), &Self::options(options))
    }

    fn begin(&self, options: &str, seed: u64, players: Vec<PlayerKind>) -> Result<String, OptionConflict> {
        Session::<G>::new(Self::options(options), seed, players).map(|session| session.save())
    }

    fn glimpse(&self, stored: &str) -> Result<Option<Glimpse>, String> {
        let session = Self::load(stored)?;
        if session.ending().is_some() {
            return Ok(None);
        }
        // Through the eyes of the only person, or of nobody.
        let persons = session.persons();
        let view = session.view_of_past(session.plies(), persons.first().filter(|_| persons.len() == 1));
        let player = |seat| called(name(session.players(), seat), G::side(current_language(), &view, seat));
        Ok(Some(Glimpse {
            players: Seat::all(session.players().len()).map(player).collect(),
            status_line: G::status_line(current_language(), &view),
            picture: G::picture(current_language(), &view),
        }))
    }

    fn check(&self, stored: &str) -> Result<(), ParseError> {
        Session::<G>::check(stored)
    }

    fn first_side(&self, options: &str, seed: u64, seat: Seat) -> Option<String> {
        let state = G::start(&Self::options(options), seed).ok()?;
        G::side_throughout(current_language(), &G::view(&state, None), seat)
    }

    fn open(&self, stored: &str, signals: Signals) -> Result<TableHandle, String> {
        Ok(Table::new(Self::load(stored)?, false, signals).into())
    }

    fn replay(&self, link: &str) -> Result<TableHandle, String> {
        let record = Record::<G>::from_link(link).map_err(|error| (texts().place_of_error)(&error))?;
        let session = Session::show(record).map_err(|broken| Self::told(&broken))?;
        Ok(Table::new(session, true, Signals::none()).into())
    }
}
