//! A game without its type. The page, the engine worker and the referee use these traits, so that their code is compiled once and
//! not once for each game.
//!
//! The type of a game is erased here and nowhere else. A new capability is a function of one of these traits:
//!
//! | trait | stands for | implemented for |
//! |---|---|---|
//! | [`DynGame`] | a game: its texts, its options, how a session of it begins | [`Erased<G>`](Erased) |
//! | [`DynGameExtras`] | a game with what its first board does not need: rules, tasks, correspondence | [`Erased<G>`](Erased) |
//! | [`DynOptions`] | the options of a game | [`Erased<G>`](Erased) |
//! | [`DynSession`] | a game in progress | [`Session<G>`](Session) |
//! | [`DynPrivatePlay`] | a session in which the other player's cards are on another device | [`Session<G>`](Session) |
//! | [`DynCommonChance`] | a session in which devices draw together | [`Session<G>`](Session) |
//! | [`DynView`] | what a viewer is shown, in words, and as bytes for a search | [`View<G>`](View) |
//! | [`DynPlayer`] | the computer player of a game | [`Erased<G>`](Erased) |
//! | [`DynMeasures`] | counts of positions and matches | [`Erased<G>`](Erased) |
//!
//! Actions, options, records and stored games cross as text; languages and viewers are parameters. [`DynGameExtras`] and the
//! last two traits are not reached from a [`DynGame`]: a program contains only the code of the traits that it uses, so the worker
//! has no sessions and no texts, the page has no search, and it loads the extras of a game when they are needed.

mod common_chance;
mod extras;
mod measures;
mod options;
mod player;
mod private_play;
mod session;
mod view;

use std::fmt::{self, Debug, Display, Formatter};
use std::marker::PhantomData;

pub use common_chance::DynCommonChance;
pub use extras::{Beginning, DynGameExtras, PuzzleFacts, Task, dyn_game_extras};
pub use measures::{DynMeasures, PerftCount, dyn_measures};
pub use options::DynOptions;
pub use player::{DynPlayer, DynSearch, dyn_player};
pub use private_play::{ChoiceText, DynPrivatePlay, PrivateAction, ShownText};
pub use session::{ActError, DynSession, LogCache, LogLine, MomentInWords, NOW, Status};
pub use view::{Draft, DynView, View, with_draft};

use crate::game::about::About;
use crate::game::record::ReplayError;
use crate::game::{GameWords, Language, LevelRating, OptionConflict, Record, SessionRules, Tasks};
use crate::search::Player;
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
        Display::fmt(&self.0, out)
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
}
