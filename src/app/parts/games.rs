//! The functions at which the build splits off the games, and the facts about a game that need no loading.

use std::pin::Pin;
use std::sync::OnceLock;

use paste::paste;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::for_each_game;
use crate::game::catalogue::{Catalogue, Message};
use crate::game::{Game, Tasks};
use crate::ui::{DynGameExtrasUi, DynGameUi, dyn_game_extras_ui, dyn_game_ui, home_messages};

/// The facts about a game that are known before it is loaded.
#[derive(Clone, Copy)]
pub struct GameFacts {
    /// The name of the game in records and links.
    pub id: &'static str,
    pub name: Message,
    /// A description of the game in a sentence or two.
    pub tagline: Message,
    pub credit: Message,
    pub has_puzzles: bool,
}

impl GameFacts {
    /// The name of the game's emblem in the sprite sheet.
    pub fn emblem(&self) -> String {
        format!("emblem-{}", self.id)
    }
}

/// A loaded part: the functions that it offers, and its texts.
pub struct Loaded<T: ?Sized + 'static> {
    pub item: &'static T,
    pub texts: &'static [&'static Catalogue],
}

/// The loading of a part.
pub type Loading<T> = Pin<Box<dyn Future<Output = Result<&'static Loaded<T>, SplitLoaderError>>>>;

/// A game that is loaded when it is needed.
pub struct SplitGame {
    id: &'static str,
    has_puzzles: bool,
    pub load: fn() -> Loading<dyn DynGameUi>,
    pub load_extras: fn() -> Loading<dyn DynGameExtrasUi>,
}

/// The facts of all games, in the order in which home shows them.
pub fn facts() -> impl Iterator<Item = GameFacts> {
    GAMES.iter().filter_map(|&SplitGame { id, has_puzzles, .. }| {
        let (_, texts) = home_messages::OF_GAMES.iter().find(|(game, _)| *game == id)?;
        let [name, tagline, credit] = *texts;
        Some(GameFacts { id, name, tagline, credit, has_puzzles })
    })
}

/// Declares two functions for each game, at which the build splits the program: one for the game, named like its folder, and one
/// for its extras. From the ending `_extras` the build knows that the extras need the game.
macro_rules! split_games {
    ([] $($module:ident::$game:ident,)*) => { paste! {
        $(
            #[wasm_split($module, fallible)]
            fn $module() -> Result<&'static Loaded<dyn DynGameUi>, SplitLoaderError> {
                static LOADED: OnceLock<Loaded<dyn DynGameUi>> = OnceLock::new();
                static TEXTS: &[&Catalogue] = &[&crate::games::$module::messages::CATALOGUE];
                let item = dyn_game_ui::<crate::games::$module::$game>();
                Ok(LOADED.get_or_init(|| Loaded { item, texts: TEXTS }))
            }

            #[wasm_split([<$module _extras>], fallible)]
            fn [<$module _extras>]() -> Result<&'static Loaded<dyn DynGameExtrasUi>, SplitLoaderError> {
                static LOADED: OnceLock<Loaded<dyn DynGameExtrasUi>> = OnceLock::new();
                static TEXTS: &[&Catalogue] = &[&crate::games::$module::messages::extras::CATALOGUE];
                let item = dyn_game_extras_ui::<crate::games::$module::$game>();
                Ok(LOADED.get_or_init(|| Loaded { item, texts: TEXTS }))
            }
        )*

        pub static GAMES: &[SplitGame] = &[$(SplitGame {
            id: crate::games::$module::$game::ID,
            has_puzzles: crate::games::$module::$game::HAS_PUZZLES,
            load: || Box::pin($module()),
            load_extras: || Box::pin([<$module _extras>]()),
        }),*];
    } };
}

for_each_game!(split_games []);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Language;
    use crate::games;

    #[test]
    fn facts_agree_with_the_games_in_every_language() {
        assert!(facts().map(|facts| facts.id).eq(games::IDS.iter().copied()));
        for facts in facts() {
            let game = games::with_ui(facts.id).unwrap();
            assert_eq!(facts.emblem(), game.emblem(), "{}", facts.id);
            assert_eq!(facts.has_puzzles, game.puzzle(0).is_some(), "{}", facts.id);
            for language in Language::ALL {
                let about = game.about(language);
                let own = [facts.name, facts.tagline, facts.credit].map(|text| text.text(language));
                assert_eq!(own, [about.name, about.tagline, about.credit]);
            }
        }
    }
}
