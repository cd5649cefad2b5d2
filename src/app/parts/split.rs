//! The functions at which the build splits the program, and what the program says about a game without having it loaded.

use std::pin::Pin;
use std::sync::OnceLock;

use paste::paste;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::app::pages::letters::{LETTERS, Letters, messages};
use crate::app::router::pages::{EXTRAS, Extras, PAGES, Pages, TABLES, Tables};
use crate::for_each_game;
use crate::game::catalogue::{Catalogue, Message};
use crate::game::{Game, Tasks, common_words};
use crate::ui::{DynGameExtrasUi, DynGameUi, dyn_game_extras_ui, dyn_game_ui, home_messages, messages as say};

/// What can be said about a game before it is loaded.
#[derive(Clone, Copy)]
pub struct GameFacts {
    /// Its name in records and links.
    pub id: &'static str,
    /// Its name for players.
    pub name: Message,
    /// What it is, in a sentence or two.
    pub tagline: Message,
    /// Its authors.
    pub credit: Message,
    /// Whether it has puzzles.
    pub has_puzzles: bool,
}

impl GameFacts {
    /// The name of its drawing.
    #[must_use]
    pub fn emblem(&self) -> String {
        format!("emblem-{}", self.id)
    }
}

/// A game with its texts.
pub(super) struct LoadedGame {
    pub(super) game: &'static dyn DynGameUi,
    pub(super) texts: &'static Catalogue,
}

/// A game with what its set-up and its board do not need, and with the texts of that.
pub(super) struct LoadedGameExtras {
    pub(super) game: &'static dyn DynGameExtrasUi,
    pub(super) texts: &'static Catalogue,
}

/// Pages of the program, with the texts that all pages but home have.
pub(super) struct LoadedPages<P: 'static> {
    pub(super) pages: &'static P,
    pub(super) texts: [&'static Catalogue; 2],
}

impl<P> LoadedPages<P> {
    const fn new(pages: &'static P) -> Self {
        Self { pages, texts: [&say::CATALOGUE, &common_words::messages::CATALOGUE] }
    }
}

/// Games by correspondence, with their texts.
pub(super) struct LoadedLetters {
    pub(super) letters: &'static Letters,
    pub(super) texts: &'static Catalogue,
}

/// The loading of a part of a game.
type Loading<T> = Pin<Box<dyn Future<Output = Result<&'static T, SplitLoaderError>>>>;

/// A game that is loaded when it is needed.
pub(super) struct SplitGame {
    id: &'static str,
    has_puzzles: bool,
    pub(super) load: fn() -> Loading<LoadedGame>,
    pub(super) load_extras: fn() -> Loading<LoadedGameExtras>,
}

/// The facts of all games, in the order in which home shows them.
pub fn facts() -> impl Iterator<Item = GameFacts> {
    GAMES.iter().filter_map(|&SplitGame { id, has_puzzles, .. }| {
        let (_, texts) = home_messages::OF_GAMES.iter().find(|(game, _)| *game == id)?;
        let [name, tagline, credit] = *texts;
        Some(GameFacts { id, name, tagline, credit, has_puzzles })
    })
}

/// The set-up and the table of a game.
#[wasm_split(tables, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
pub(super) fn tables() -> Result<&'static LoadedPages<Tables>, SplitLoaderError> {
    static LOADED: LoadedPages<Tables> = LoadedPages::new(&TABLES);
    Ok(&LOADED)
}

/// Sharing and analysis.
#[wasm_split(extras, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
pub(super) fn extras() -> Result<&'static Extras, SplitLoaderError> {
    Ok(&EXTRAS)
}

/// Games by correspondence.
#[wasm_split(letters, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
pub(super) fn letters() -> Result<&'static LoadedLetters, SplitLoaderError> {
    static LOADED: LoadedLetters = LoadedLetters { letters: &LETTERS, texts: &messages::CATALOGUE };
    Ok(&LOADED)
}

/// The other pages.
#[wasm_split(pages, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
pub(super) fn pages() -> Result<&'static LoadedPages<Pages>, SplitLoaderError> {
    static LOADED: LoadedPages<Pages> = LoadedPages::new(&PAGES);
    Ok(&LOADED)
}

/// Declares for each game the functions at which the build splits it off: the game itself, named like its folder, and its extras,
/// which need the game, as the build knows by the end of the name.
macro_rules! split_games {
    ([] $($module:ident::$game:ident,)*) => { paste! {
        $(
            #[wasm_split($module, fallible)]
            fn $module() -> Result<&'static LoadedGame, SplitLoaderError> {
                static LOADED: OnceLock<LoadedGame> = OnceLock::new();
                let texts = &crate::games::$module::messages::CATALOGUE;
                let game = dyn_game_ui::<crate::games::$module::$game>();
                Ok(LOADED.get_or_init(|| LoadedGame { game, texts }))
            }

            #[wasm_split([<$module _extras>], fallible)]
            fn [<$module _extras>]() -> Result<&'static LoadedGameExtras, SplitLoaderError> {
                static LOADED: OnceLock<LoadedGameExtras> = OnceLock::new();
                let texts = &crate::games::$module::messages::extras::CATALOGUE;
                let game = dyn_game_extras_ui::<crate::games::$module::$game>();
                Ok(LOADED.get_or_init(|| LoadedGameExtras { game, texts }))
            }
        )*

        pub(super) static GAMES: &[SplitGame] = &[$(SplitGame {
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
