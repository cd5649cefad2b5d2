//! A game without its type, as the page gets it from `games`. Components that use it are compiled once, not once for each
//! game.

use std::marker::PhantomData;

use leptos::prelude::AnyView;

use super::lesson::session_of_task;
use super::messages as say;
use super::{DynLesson, GameUi, Lesson, Signals, Table, TableHandle, Task, name, name_with_side, words};
use crate::game::about::About;
use crate::game::options::Choice;
use crate::game::record::ReplayError;
use crate::game::text::Word;
use crate::game::{Choices, Language, OptionConflict, ParseError, Record, Seat};
use crate::search::Level;
use crate::session::{LoadError, PlayerKind, Session};

/// What the page asks of a game without a table. Options, saved games and records are texts here; options that cannot be read
/// are taken for standard ones.
pub trait DynGame: Sync {
    /// The name in records, links and folders.
    fn id(&self) -> &'static str;

    /// The description of the game.
    fn about(&self, language: Language) -> &'static About;

    /// The name of its drawing.
    fn emblem(&self) -> &'static str;

    /// A picture for the rules, from the text between the brackets.
    fn diagram(&self, language: Language, text: &str) -> AnyView;

    /// The lesson for a game with these options, if there is one; its clock is the device's.
    fn lesson(&self, language: Language, options: &str, signals: Signals) -> Option<DynLesson>;

    /// Whether the game has puzzles.
    fn has_puzzles(&self) -> bool;

    /// A table with the puzzle of a day, counted from 1970, and the number of turns to win; `None` where the game has no puzzles.
    fn puzzle(&self, language: Language, day: u64, signals: Signals) -> Option<(TableHandle, u8)>;

    /// How to use the board with the keyboard.
    fn keys(&self, language: Language) -> &'static str;

    /// All options.
    fn choices(&self) -> &'static [Choice];

    /// The value of the option `key`; `None` when there is no such option.
    fn value(&self, options: &str, key: &str) -> Option<&'static str>;

    /// The options with another value for one of them; options without effect become standard.
    fn set(&self, options: &str, key: &str, value: &str) -> String;

    /// The keys of the options that follow from the players and are not chosen.
    fn players(&self) -> &'static [&'static str];

    /// The number of seats.
    fn seats(&self, options: &str) -> usize;

    /// The side of a seat with these options, if they fix it.
    fn planned_side(&self, language: Language, options: &str, seat: Seat) -> Option<&'static str>;

    /// How a level plays this game, in a sentence.
    fn level_about(&self, language: Language, level: Level) -> String;

    /// Notes on how these options work together, in sentences.
    fn notes(&self, language: Language, options: &str) -> Vec<&'static str>;

    /// A new game, to be saved.
    ///
    /// # Errors
    /// When two of the options exclude each other.
    fn begin(&self, options: &str, seed: u64, players: Vec<PlayerKind>) -> Result<String, OptionConflict>;

    /// A saved game for the home page; `None` when it is over.
    ///
    /// # Errors
    /// When it cannot be read: why, in words.
    fn glimpse(&self, language: Language, stored: &str) -> Result<Option<Glimpse>, String>;

    /// Checks that a saved game can be resumed.
    ///
    /// # Errors
    /// When it cannot: what is wrong, and where.
    fn check(&self, stored: &str) -> Result<(), ParseError>;

    /// The side of a seat at the start of a game, if it has one and the options do not exclude each other.
    fn first_side(&self, language: Language, options: &str, seed: u64, seat: Seat) -> Option<String>;

    /// A table with a saved game.
    ///
    /// # Errors
    /// When it cannot be read: why, in words.
    fn open(&self, language: Language, stored: &str, signals: Signals) -> Result<TableHandle, String>;

    /// A table that shows a record.
    ///
    /// # Errors
    /// When the link cannot be read, or not be replayed: why, in words.
    fn replay(&self, language: Language, link: &str) -> Result<TableHandle, String>;
}

/// A saved game on the home page.
pub struct Glimpse {
    /// The players with their sides.
    pub players: Vec<String>,
    /// The state of the game, in a few words.
    pub status_line: String,
    /// The board.
    pub picture: AnyView,
}

/// The game `G` without its type.
#[must_use]
pub fn dyn_game<G: GameUi>() -> &'static dyn DynGame {
    &Erased::<G>(PhantomData)
}

/// Stands for a game. (A function type, because that is `Sync` for every game.)
struct Erased<G>(PhantomData<fn() -> G>);

impl<G: GameUi> Erased<G> {
    fn options(text: &str) -> G::Options {
        // These come from `set`, or from presets, which a test reads.
        G::Options::read(Word::whole(text)).unwrap_or_default()
    }

    fn load(language: Language, stored: &str) -> Result<Session<G>, String> {
        Session::load(stored).map_err(|why| match why {
            LoadError::ParseError(error) => words::parse_error(language, &error),
            LoadError::ReplayError(error) => Self::replay_error(language, &error),
        })
    }

    /// Why a record cannot be replayed.
    fn replay_error(language: Language, error: &ReplayError<G::Illegal>) -> String {
        match error {
            ReplayError::Options(conflict) => words::broken_options(language, conflict),
            ReplayError::Action(number, illegal) => {
                say::BrokenAction { number: *number, why: G::refusal(language, illegal) }.text(language)
            }
        }
    }
}

impl<G: GameUi> DynGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn about(&self, language: Language) -> &'static About {
        G::about(language)
    }

    fn emblem(&self) -> &'static str {
        G::emblem()
    }

    fn diagram(&self, language: Language, text: &str) -> AnyView {
        G::diagram(language, text)
    }

    fn lesson(&self, language: Language, options: &str, signals: Signals) -> Option<DynLesson> {
        Some(match G::lesson(language) {
            Lesson::Own(lesson) => DynLesson::Own(lesson(Self::options(options), signals)),
            Lesson::Exercises(_, teachings) => DynLesson::Exercises(
                Table::new(language, session_of_task::<G>(language, Task::Exercise(0))?, false, signals).into(),
                teachings,
            ),
        })
    }

    fn has_puzzles(&self) -> bool {
        G::puzzle(0).is_some()
    }

    fn puzzle(&self, language: Language, day: u64, signals: Signals) -> Option<(TableHandle, u8)> {
        let turns = G::puzzle(day)?.turns;
        Some((Table::new(language, session_of_task::<G>(language, Task::Puzzle(day))?, false, signals).into(), turns))
    }

    fn keys(&self, language: Language) -> &'static str {
        G::keys(language)
    }

    fn choices(&self) -> &'static [Choice] {
        G::Options::CHOICES
    }

    fn value(&self, options: &str, key: &str) -> Option<&'static str> {
        Self::options(options).value(key)
    }

    fn set(&self, options: &str, key: &str, value: &str) -> String {
        let mut options = Self::options(options);
        // Only existing values are offered.
        let _ = options.set(key, value);
        G::normalize(options).write()
    }

    fn players(&self) -> &'static [&'static str] {
        G::PLAYER_KIND_OPTIONS
    }

    fn seats(&self, options: &str) -> usize {
        G::seats(&Self::options(options))
    }

    fn planned_side(&self, language: Language, options: &str, seat: Seat) -> Option<&'static str> {
        G::planned_side(language, &Self::options(options), seat)
    }

    fn level_about(&self, language: Language, level: Level) -> String {
        G::level_about(language, level).unwrap_or_else(|| words::level_about(language, level).into())
    }

    fn notes(&self, language: Language, options: &str) -> Vec<&'static str> {
        G::notes(language, &Self::options(options))
    }

    fn begin(&self, options: &str, seed: u64, players: Vec<PlayerKind>) -> Result<String, OptionConflict> {
        Session::<G>::new(Self::options(options), seed, players).map(|session| session.save())
    }

    fn glimpse(&self, language: Language, stored: &str) -> Result<Option<Glimpse>, String> {
        let session = Self::load(language, stored)?;
        if session.ending().is_some() {
            return Ok(None);
        }
        // The view of the only person, or that of a spectator.
        let persons = session.persons();
        let view = session.view_of_past(session.plies(), persons.first().filter(|_| persons.len() == 1));
        let player = |seat| name_with_side(name(language, session.players(), seat), G::side(language, &view, seat));
        Ok(Some(Glimpse {
            players: Seat::all(session.players().len()).map(player).collect(),
            status_line: G::status_line(language, &view),
            picture: G::picture(language, &view),
        }))
    }

    fn check(&self, stored: &str) -> Result<(), ParseError> {
        Session::<G>::check(stored)
    }

    fn first_side(&self, language: Language, options: &str, seed: u64, seat: Seat) -> Option<String> {
        let state = G::start(&Self::options(options), seed).ok()?;
        G::side_throughout(language, &G::view(&state, None), seat)
    }

    fn open(&self, language: Language, stored: &str, signals: Signals) -> Result<TableHandle, String> {
        Ok(Table::new(language, Self::load(language, stored)?, false, signals).into())
    }

    fn replay(&self, language: Language, link: &str) -> Result<TableHandle, String> {
        let record = Record::<G>::from_link(link).map_err(|error| words::parse_error(language, &error))?;
        let session = Session::show(record).map_err(|error| Self::replay_error(language, &error))?;
        Ok(Table::new(language, session, true, Signals::none()).into())
    }
}
