//! The reasons why some games cannot be played by letter.

use std::fmt;

use crate::dyn_game::DynOptions;
use crate::game::{Pace, Secrecy};

/// The reason why a game cannot be played by letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// The game is a race: the fastest seat counts, but letters prove no times.
    Race,
    /// The game has clocks, and nobody can check how long the other player has thought.
    Clock,
    /// Only a referee, who sees what both players hide, can say which actions are legal.
    Referee,
    /// The game hides something or draws it later, and no protocol covers that yet.
    Hidden,
}

impl Obstacle {
    /// Whether no protocol can remove the obstacle, because the game needs a clock or a referee that both players trust.
    #[must_use]
    pub const fn is_lasting(self) -> bool {
        matches!(self, Self::Race | Self::Clock | Self::Referee)
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Race => "a race cannot be played by letter",
            Self::Clock => "a game with clocks cannot be played by letter",
            Self::Referee => "a game that needs a referee cannot be played by letter",
            Self::Hidden => "what is hidden in this game cannot be played by letter yet",
        })
    }
}

/// The reason why a game with these options cannot be played by letter; `None` if it can.
pub fn obstacle(game: &dyn DynOptions, options: &str) -> Option<Obstacle> {
    Some(match (game.pace(options), game.secrecy(options)) {
        (Pace::Race, _) => Obstacle::Race,
        (Pace::Timed, _) => Obstacle::Clock,
        _ if game.needs_referee(options) => Obstacle::Referee,
        (Pace::TurnBased, Secrecy::Open) => return None,
        _ if game.has_private_play() && game.seat_count(options) == 2 => return None,
        (Pace::TurnBased, Secrecy::HiddenFromAll) if game.max_draws(options).is_some() => return None,
        (Pace::TurnBased, Secrecy::HiddenFromAll | Secrecy::Private) => Obstacle::Hidden,
    })
}
