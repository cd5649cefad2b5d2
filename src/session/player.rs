//! The player on a seat.

use crate::game::Rng;
use crate::game::outside_text::clean_line;
use crate::game::record::{LONGEST_NAME, PlayerDetails, plain_text};
use crate::search::{Level, Strength};

/// The name in one line, with at most [`LONGEST_NAME`] characters, of which each [can be seen](clean_line).
pub(crate) fn clean_name(name: &str) -> String {
    let name: String = clean_line(name).chars().take(LONGEST_NAME).collect();
    // What was cut may have needed what followed.
    clean_line(&name)
}

/// Whether a text can be a stored name. Earlier programs stored characters that cannot be seen, too; a name that has some is
/// [cleaned](clean_name) before it is shown.
pub(crate) fn is_name(name: &str) -> bool {
    let is_break = |letter: char| letter.is_control() || (letter.is_whitespace() && letter != ' ');
    name.chars().count() <= LONGEST_NAME
        && !name.contains(is_break)
        && (name.is_empty() || name.split(' ').all(|word| !word.is_empty()))
}

/// The kind of player on a seat: a person or a computer.
///
/// ```
/// use corsair_cabinet::search::Level;
/// use corsair_cabinet::session::PlayerKind;
///
/// assert_eq!(PlayerKind::person("  Ann \t Bonny "), PlayerKind::Person("Ann Bonny".into()));
/// assert_eq!(PlayerKind::Computer(Level::Captain).strength(), Some(Level::Captain.into()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// A person at this device, with a name, which may be empty.
    Person(String),
    /// A computer at this level.
    Computer(Level),
    /// A computer whose strength follows the person's rating, so that both win about as often.
    EvenMatch(Strength),
    /// A person at another device, with a name, which may be empty. Their actions arrive as letters.
    Remote(String),
}

impl PlayerKind {
    /// A person with this name, [cleaned](clean_name).
    #[must_use]
    pub fn person(name: &str) -> Self {
        Self::Person(clean_name(name))
    }

    /// A person at another device with this name, [cleaned](clean_name).
    pub(crate) fn remote(name: &str) -> Self {
        Self::Remote(clean_name(name))
    }

    /// The player of a finished game: a computer of this strength, or a person for `None`.
    pub(crate) fn of_finished(strength: Option<Strength>) -> Self {
        match strength {
            None => Self::person(""),
            Some(strength) if strength.other().is_some() => Self::EvenMatch(strength),
            Some(strength) => Self::Computer(strength.level()),
        }
    }

    /// The same player, except that a computer at a level gets the level `next`, if there is one.
    pub(crate) fn with_next_level(self, next: Option<Level>) -> Self {
        match (self, next) {
            (Self::Computer(_), Some(next)) => Self::Computer(next),
            (player, _) => player,
        }
    }

    /// The player that a record names. A level that this version does not know becomes the name of a person.
    pub(super) fn of_record(player: &PlayerDetails) -> Self {
        match player {
            PlayerDetails::Person(name) => Self::person(name),
            PlayerDetails::Computer(level) => level.parse().map_or_else(|_| Self::person(level), Self::Computer),
            PlayerDetails::EvenMatch(strength) => {
                strength.parse().map_or_else(|_| Self::person(strength), Self::EvenMatch)
            }
        }
    }

    /// The player as a record names it.
    pub(super) fn in_record(&self) -> PlayerDetails {
        match self {
            Self::Person(name) | Self::Remote(name) => PlayerDetails::Person(plain_text(name, LONGEST_NAME)),
            Self::Computer(level) => PlayerDetails::Computer(level.key().into()),
            Self::EvenMatch(strength) => PlayerDetails::EvenMatch(strength.to_string()),
        }
    }

    /// Whether the player is a computer.
    pub(crate) const fn is_computer(&self) -> bool {
        !matches!(self, Self::Person(_) | Self::Remote(_))
    }

    /// The strength of a computer; `None` for a person.
    #[must_use]
    pub fn strength(&self) -> Option<Strength> {
        match self {
            Self::Person(_) | Self::Remote(_) => None,
            Self::Computer(level) => Some((*level).into()),
            Self::EvenMatch(strength) => Some(*strength),
        }
    }

    /// The level at which a computer decides after `plies` actions, in a game with this seed; `None` for a person.
    pub(crate) fn level_at(&self, seed: u64, plies: usize) -> Option<Level> {
        // Inverted, because the levels use random numbers from the seed itself.
        Some(self.strength()?.level_at(Rng::stream(!seed, plies as u64).next_u64()))
    }
}
