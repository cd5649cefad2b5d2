//! The options of a game without its type.

use super::erased::{CompleteGame, Erased, erased};
use crate::game::options::Choice;
use crate::game::text::{ParseError, Word};
use crate::game::{Choices, Language, Pace, Seat, Secrecy};

erased! {
    /// The options of a game, as texts. A text that cannot be read is taken for the standard options.
    #[expect(missing_docs, reason = "a function that only calls that of the game is described there")]
    pub trait DynOptions: [Sync] for Erased<G: [CompleteGame]>;

    /// All options.
    fn choices(&self) -> &'static [Choice] { G::Options::CHOICES }

    /// Reads options as a player wrote them.
    ///
    /// # Errors
    /// When they cannot be read.
    fn read(&self, options: Word<'_>) -> Result<String, ParseError> {
        G::Options::read(options).map(|options| options.write())
    }

    /// The value of the option `key`; `None` when there is no such option.
    fn value(&self, options: &str, key: &str) -> Option<&'static str> { Self::read_options(options).value(key) }

    /// The options with another value for one of them; options without effect become standard.
    fn set(&self, options: &str, key: &str, value: &str) -> String {
        let mut options = Self::read_options(options);
        // Only existing values are offered.
        let _ = options.set(key, value);
        G::normalize(options).write()
    }

    /// The keys of the options that follow from the players and are not chosen.
    fn player_kinds(&self) -> &'static [&'static str] { G::PLAYER_KIND_OPTIONS }

    fn seats(&self, options: &str) -> usize { G::seats(&Self::read_options(options)) }
    fn newcomer_seat(&self, options: &str) -> Seat { G::newcomer_seat(&Self::read_options(options)) }

    fn planned_side(&self, language: Language, options: &str, seat: Seat) -> Option<&'static str> {
        G::planned_side(language, &Self::read_options(options), seat)
    }

    fn notes(&self, language: Language, options: &str) -> Vec<&'static str> {
        G::notes(language, &Self::read_options(options))
    }

    fn pace(&self, options: &str) -> Pace { G::pace(&Self::read_options(options)) }
    fn secrecy(&self, options: &str) -> Secrecy { G::secrecy(&Self::read_options(options)) }
    fn needs_referee(&self, options: &str) -> bool { G::needs_referee(&Self::read_options(options)) }

    /// Whether two devices can play the game that know the hidden cards of their own players only.
    fn has_private_play(&self) -> bool { G::PRIVATE_PLAY.is_some() }

    /// Whether players seal choices that they make at the same time, or draw together what they do not choose.
    fn has_rounds(&self) -> bool { G::PRIVATE_PLAY.is_some_and(|private| private.rounds().is_some()) }

    /// A number of actions that no game exceeds and that need chance, if devices can draw it together; `None` if they cannot.
    fn most_draws(&self, options: &str) -> Option<usize> {
        Some(G::COMMON_CHANCE?.most(&Self::read_options(options)))
    }
}
