//! The games, each with the same rooms, and the register that knows them all.
//!
//! Whoever is handed the name of a game, by a record or a link or a command, has it [visited](visit)
//! and goes on with its type.

pub mod battle_of_corsica;
pub mod corsairs;
pub mod court_wars;
pub mod knight_fight;
pub mod knights_and_corsairs;

use crate::game::{Determinize, Game, SessionRules};
use crate::search::Player;

/// A game with all that this cabinet asks of one.
#[cfg(not(feature = "page"))]
pub trait Playable: SessionRules + Determinize + Player {}

#[cfg(not(feature = "page"))]
impl<G: SessionRules + Determinize + Player> Playable for G {}

/// A game with all that this cabinet asks of one: for the page, also its furniture.
#[cfg(feature = "page")]
pub trait Playable: SessionRules + Determinize + Player + crate::ui::GameUi {}

#[cfg(feature = "page")]
impl<G: SessionRules + Determinize + Player + crate::ui::GameUi> Playable for G {}

/// Something that can be done with any game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with the game `G`.
    fn visit<G: Playable>(self) -> Self::Output;
}

/// The game of this name without its type, for what draws; `None` when there is no such game.
#[cfg(feature = "page")]
#[must_use]
pub fn named(id: &str) -> Option<&'static dyn crate::ui::DynGame> {
    struct Erase;
    impl Visitor for Erase {
        type Output = &'static dyn crate::ui::DynGame;

        fn visit<G: Playable>(self) -> Self::Output {
            crate::ui::dyn_game::<G>()
        }
    }
    visit(id, Erase)
}

/// All games without their types, in the order of the register.
#[cfg(feature = "page")]
pub fn all() -> impl Iterator<Item = &'static dyn crate::ui::DynGame> {
    IDS.iter().filter_map(|id| named(id))
}

/// The register: the module and the type of every game, in the order of the home page.
///
/// Calls a macro with one tree of tokens of the caller and this list. Tests and benches use it to do something with every game:
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

/// Makes the register available by name.
macro_rules! register {
    ([] $($module:ident::$game:ident,)*) => {
        /// The names of all games.
        pub const IDS: &[&str] = &[$(<$module::$game>::ID),*];

        /// Does something with the game of this name; `None` when there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(<$module::$game>::ID => Some(visitor.visit::<$module::$game>()),)*
                _ => None,
            }
        }
    };
}

for_each_game!(register []);

#[cfg(test)]
mod tests {
    use super::*;

    /// Asks a game for its own name.
    struct Name;

    impl Visitor for Name {
        type Output = &'static str;

        fn visit<G: Playable>(self) -> &'static str {
            G::ID
        }
    }

    #[test]
    fn every_registered_name_leads_to_its_own_game() {
        for id in IDS {
            assert_eq!(visit(id, Name), Some(*id));
        }
        assert_eq!(visit("chess", Name), None);
    }

    #[test]
    fn no_two_games_share_a_name_and_names_are_fit_for_records_and_links() {
        let mut names = IDS.to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), IDS.len());
        for name in names {
            assert!(name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{name}");
        }
    }
}
