//! The games, each with the same files, and the register of all games.
//!
//! The register turns the name of a game, from a record, a link or a command, into the game without its type: see
//! [`dyn_game`](crate::dyn_game). Code above this layer names no particular game.

pub mod battle_of_corsica;
pub mod corsairs;
pub mod court_wars;
pub mod knight_fight;
pub mod knights_and_corsairs;

use crate::dyn_game::{DynGameExtras, DynPlayer, DynRefereeTools, dyn_game_extras, dyn_player, dyn_referee_tools};
use crate::game::{Determinize, Game, SessionRules};
use crate::search::Player;
#[cfg(feature = "page")]
use crate::ui::{DynGameExtrasUi, dyn_game_extras_ui};

/// A game with rules, sampling of hidden cards and a computer player, but not necessarily a user interface.
pub trait Playable: SessionRules + Determinize + Player {}

impl<G: SessionRules + Determinize + Player> Playable for G {}

/// A generic operation on the type of a game, for tests and measurements that call the rules directly.
pub trait Visitor {
    /// The result of the operation.
    type Output;

    /// Runs the operation on the game `G`.
    fn visit<G: Playable>(self) -> Self::Output;
}

/// Declares a function that finds a game by its name and returns it without its type, or a part of it such as its computer
/// player. The function returns `None` if there is no such game.
macro_rules! look_up {
    ($(#[$about:meta])* $name:ident: $erased:ident = $erase:ident of $($game:ty)*) => {
        $(#[$about])*
        pub fn $name(id: &str) -> Option<&'static dyn $erased> {
            match id {
                $(<$game>::ID => Some($erase::<$game>()),)*
                _ => None,
            }
        }
    };
}

/// The register: the module and the type of every game, in the order of the home page.
///
/// `for_each_game!(callback arguments)` calls the macro `callback` with `arguments` and this list. Tests and benches use it to do
/// something with every game:
///
/// ```
/// macro_rules! count {
///     ([] $($module:ident::$game:ident,)*) => {
///         [$(<corsair_cabinet::games::$module::$game as corsair_cabinet::game::Game>::ID),*].len()
///     };
/// }
/// let count = corsair_cabinet::for_each_game!(count []);
/// assert_eq!(count, corsair_cabinet::games::IDS.len());
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($callback:ident $arguments:tt) => {
        $callback! {
            $arguments
            knights_and_corsairs::KnightsAndCorsairs,
            battle_of_corsica::BattleOfCorsica,
            corsairs::Corsairs,
            court_wars::CourtWars,
            knight_fight::KnightFight,
        }
    };
}

/// Declares the functions that find a game by its name.
macro_rules! register {
    ([] $($module:ident::$game:ident,)*) => {
        /// The names of all games.
        pub const IDS: &[&str] = &[$(<$module::$game>::ID),*];

        look_up! {
            /// The game with this name, its extras included; `None` if there is no such game. The page has the same games, but
            /// loads each in two parts when it needs them.
            named: DynGameExtras = dyn_game_extras of $($module::$game)*
        }
        look_up! {
            /// The computer player of the game with this name; `None` if there is no such game. The worker has the same players,
            /// but loads each when it is needed.
            player: DynPlayer = dyn_player of $($module::$game)*
        }
        look_up! {
            /// The measurements of the game with this name, such as perft and matches between computers; `None` if there is no
            /// such game.
            referee_tools: DynRefereeTools = dyn_referee_tools of $($module::$game)*
        }
        look_up! {
            /// The game with this name and its user interface; `None` if there is no such game.
            #[cfg(feature = "page")]
            with_ui: DynGameExtrasUi = dyn_game_extras_ui of $($module::$game)*
        }

        /// Runs an operation on the type of the game with this name; `None` if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(<$module::$game>::ID => Some(visitor.visit::<$module::$game>()),)*
                _ => None,
            }
        }
    };
}

for_each_game!(register []);

/// All games, in the order of the register.
pub fn all() -> impl Iterator<Item = &'static dyn DynGameExtras> {
    IDS.iter().filter_map(|id| named(id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dyn_game::DynGame;

    #[test]
    fn every_registered_name_leads_to_its_own_game() {
        assert!(IDS.iter().all(|id| player(id).is_some() && referee_tools(id).is_some()));
        assert_eq!(all().map(DynGame::id).collect::<Vec<_>>(), IDS);
        assert!(named("chess").is_none());
    }

    #[test]
    fn names_of_games_are_unique_and_fit_for_records_and_links() {
        let mut names = IDS.to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), IDS.len());
        for name in names {
            assert!(name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{name}");
        }
    }
}
