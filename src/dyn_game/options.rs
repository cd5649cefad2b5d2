//! The options of a game, without their type.

use super::erased::{CompleteGame, Erased, erased};
use crate::game::options::Choice;
use crate::game::text::{ParseError, Word};
use crate::game::{Choices, Language, Pace, Seat, Secrecy};

erased! {
    /// The options of a game, as texts. A text that cannot be read counts as the standard options.
    #[expect(missing_docs, reason = "a function that only calls that of the game is described there")]
    pub trait DynOptions: [Sync] for Erased<G: [CompleteGame]>;

    /// All options with their values.
    fn choices(&self) -> &'static [Choice] { G::Options::CHOICES }

    /// Reads options that a player typed, and returns them as the program writes them.
    ///
    /// # Errors
    /// When the options cannot be read.
    fn read(&self, options: Word<'_>) -> Result<String, ParseError> {
        G::Options::read(options).map(|options| options.write())
    }

    /// The name of the chosen value of the option `key`; `None` if the option does not exist.
    fn value(&self, options: &str, key: &str) -> Option<&'static str> { Self::read_options(options).value(key) }

    /// Sets one option to another value. Options that then have no effect get their standard value.
    fn set(&self, options: &str, key: &str, value: &str) -> String {
        let mut options = Self::read_options(options);
        // The page offers only existing values.
        let _ = options.set(key, value);
        G::normalize(options).write()
    }

    /// The keys of the options that the session sets from the kinds of players, and that players do not choose.
    fn player_kind_options(&self) -> &'static [&'static str] { G::PLAYER_KIND_OPTIONS }

    fn seat_count(&self, options: &str) -> usize { G::seat_count(&Self::read_options(options)) }
    fn newcomer_seat(&self, options: &str) -> Seat { G::newcomer_seat(&Self::read_options(options)) }

    fn planned_side(&self, language: Language, options: &str, seat: Seat) -> Option<&'static str> {
        G::planned_side(language, &Self::read_options(options), seat)
    }

    fn option_warnings(&self, language: Language, options: &str) -> Vec<&'static str> {
        G::option_warnings(language, &Self::read_options(options))
    }

    fn pace(&self, options: &str) -> Pace { G::pace(&Self::read_options(options)) }
    fn secrecy(&self, options: &str) -> Secrecy { G::secrecy(&Self::read_options(options)) }
    fn needs_referee(&self, options: &str) -> bool { G::needs_referee(&Self::read_options(options)) }

    /// Whether two devices can play the game when each knows only its own player's hidden cards and choices.
    fn has_private_play(&self) -> bool { G::PRIVATE_PLAY.is_some() }

    /// Whether the game has choices that both players make at the same time and seal.
    fn has_rounds(&self) -> bool { G::PRIVATE_PLAY.is_some_and(|private| private.simultaneous_choices().is_some()) }

    /// An upper bound for the number of actions that need common chance; `None` if the game has no common chance.
    fn max_draws(&self, options: &str) -> Option<usize> {
        Some(G::COMMON_CHANCE?.max_draws(&Self::read_options(options)))
    }

    /// Whether players at several devices can race over a connection.
    fn allows_live_race(&self, options: &str) -> bool {
        G::LIVE_RACE.is_some_and(|race| race.allows(&Self::read_options(options)))
    }
}
