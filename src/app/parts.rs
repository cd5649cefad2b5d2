//! The parts of the program that are loaded when they are needed: each game, what its first board does not need, and all pages but
//! home; each with its texts, if the page is not in English.
//!
//! The build splits the page's program at the functions in `split`: what only one of them needs goes into a file of its own.
//! Asking for a part is synchronous and answers for loaded parts only; [`load`] loads them. What draws a game or one of the other
//! pages is drawn once its parts are there (`navigation`), so it need not wait itself.

mod split;
mod texts;

use std::sync::OnceLock;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::SplitLoaderError;

use self::split::{GAMES, LoadedGame, LoadedGameExtras, LoadedLetters, LoadedPages};
use crate::app::pages::letters::Letters;
use crate::app::route::Route;
use crate::app::router::pages::{Extras, Pages, Tables};
use crate::app::store::saved_games;
use crate::browser::device;
use crate::game::catalogue::Catalogue;
use crate::game::{Language, record};
use crate::games::IDS;
use crate::ui::{DynGameExtrasUi, DynGameUi, home_messages};

pub use self::split::{GameFacts, facts};

/// A part of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The home page and what is around every page. Only its texts are loaded.
    Home,
    /// The set-up and the table of a game, with the styles that home does not need.
    Tables,
    /// The other pages, with the same styles.
    Pages,
    /// Sharing and analysis. Their texts are among those of the pages.
    Extras,
    /// Games by correspondence.
    Letters,
    /// The game of this index in the register: its set-up and its board.
    Game(usize),
    /// The rules, the lesson, the puzzles and the coach of that game, and what it has for games by correspondence. It needs the game.
    GameExtras(usize),
}

/// A part, or the texts of a part, could not be loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoadFailed;

impl From<SplitLoaderError> for LoadFailed {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

/// The texts of the home page.
const HOME_TEXTS: &[&Catalogue] = &[&home_messages::CATALOGUE];

/// The set-up and the table, once they are loaded.
static TABLES: OnceLock<&'static LoadedPages<Tables>> = OnceLock::new();

/// The other pages, once they are loaded.
static PAGES: OnceLock<&'static LoadedPages<Pages>> = OnceLock::new();

/// Sharing and analysis, once they are loaded.
static EXTRAS: OnceLock<&'static Extras> = OnceLock::new();

/// Games by correspondence, once they are loaded.
static LETTERS: OnceLock<&'static LoadedLetters> = OnceLock::new();

/// The games that are loaded.
static LOADED: [OnceLock<&'static LoadedGame>; IDS.len()] = [const { OnceLock::new() }; IDS.len()];

/// What is loaded of the games besides.
static LOADED_EXTRAS: [OnceLock<&'static LoadedGameExtras>; IDS.len()] = [const { OnceLock::new() }; IDS.len()];

impl Part {
    /// The game of this name; `None` when there is no such game.
    #[must_use]
    pub fn game(id: &str) -> Option<Self> {
        index_of(id).map(Self::Game)
    }

    /// What the game of this name has besides its set-up and its board; `None` when there is no such game.
    #[must_use]
    pub fn extras_of(id: &str) -> Option<Self> {
        index_of(id).map(Self::GameExtras)
    }

    /// All games.
    pub fn games() -> impl Iterator<Item = Self> {
        (0..GAMES.len()).map(Self::Game)
    }

    /// What all games have besides.
    pub fn extras_of_games() -> impl Iterator<Item = Self> {
        (0..GAMES.len()).map(Self::GameExtras)
    }

    /// The parts whose program is loaded.
    pub fn loaded() -> impl Iterator<Item = Self> {
        [Self::Home, Self::Tables, Self::Pages, Self::Extras, Self::Letters]
            .into_iter()
            .chain(Self::games())
            .chain(Self::extras_of_games())
            .filter(|part| part.texts().is_some())
    }

    /// The parts that a route needs.
    #[must_use]
    pub fn needed_by(route: &Route) -> Vec<Self> {
        let (page, game) = match route {
            Route::Home | Route::Unknown => return vec![Self::Home],
            Route::SetUp(game) | Route::Begin(game) => (Self::Tables, Some(&**game)),
            Route::Play(name) => (Self::Tables, saved_games::game_of(name)),
            Route::Rules(game) | Route::Lesson(game, _) | Route::Puzzle(game, _) | Route::Laboratory(game, _) => {
                (Self::Pages, Some(&**game))
            }
            Route::Replay(link) => (Self::Pages, record::game_of(link)),
            // The name of the game is the third word.
            Route::Letter(link) => (Self::Letters, link.split('_').nth(2)),
            Route::Open | Route::FinishedGames | Route::Statistics | Route::Settings | Route::About => {
                (Self::Pages, None)
            }
        };
        let mut parts = vec![Self::Home, page];
        let needs_extras = match route {
            Route::Rules(_) | Route::Lesson(..) | Route::Puzzle(..) => true,
            Route::Play(name) if saved_games::is_by_letter(name) => {
                parts.push(Self::Letters);
                true
            }
            Route::Letter(_) => {
                parts.push(Self::Tables);
                true
            }
            _ => false,
        };
        parts.extend(game.and_then(Self::game));
        parts.extend(game.filter(|_| needs_extras).and_then(Self::extras_of));
        parts
    }

    /// Its texts, if its program is loaded.
    fn texts(self) -> Option<&'static [&'static Catalogue]> {
        match self {
            Self::Home => Some(HOME_TEXTS),
            Self::Tables => TABLES.get().map(|loaded| &loaded.texts[..]),
            Self::Pages => PAGES.get().map(|loaded| &loaded.texts[..]),
            Self::Extras => EXTRAS.get().map(|_| &[][..]),
            Self::Letters => LETTERS.get().map(|loaded| std::slice::from_ref(&loaded.texts)),
            Self::Game(index) => LOADED[index].get().map(|loaded| std::slice::from_ref(&loaded.texts)),
            Self::GameExtras(index) => LOADED_EXTRAS[index].get().map(|loaded| std::slice::from_ref(&loaded.texts)),
        }
    }

    /// Whether it is loaded, with its texts in this language.
    #[must_use]
    pub fn is_loaded(self, language: Language) -> bool {
        self.texts().is_some_and(|texts| texts.iter().all(|texts| texts.has(language)))
    }

    async fn load(self, language: Language) -> Result<(), LoadFailed> {
        match self {
            Self::Home => {}
            Self::Tables => {
                let styles = load_styles();
                let loaded = split::tables().await?;
                styles.await?;
                TABLES.get_or_init(|| loaded);
            }
            Self::Pages => {
                let styles = load_styles();
                let loaded = split::pages().await?;
                styles.await?;
                PAGES.get_or_init(|| loaded);
            }
            Self::Extras => {
                let loaded = split::extras().await?;
                EXTRAS.get_or_init(|| loaded);
            }
            Self::Letters => {
                let loaded = split::letters().await?;
                LETTERS.get_or_init(|| loaded);
            }
            Self::Game(index) => {
                let loaded = (GAMES[index].load)().await?;
                LOADED[index].get_or_init(|| loaded);
            }
            Self::GameExtras(index) => {
                let loaded = (GAMES[index].load_extras)().await?;
                LOADED_EXTRAS[index].get_or_init(|| loaded);
            }
        }
        for catalogue in self.texts().unwrap_or_default() {
            texts::load(catalogue, language).await?;
        }
        Ok(())
    }
}

/// The index in the register of the game of this name.
fn index_of(id: &str) -> Option<usize> {
    IDS.iter().position(|game| *game == id)
}

/// Begins to load the styles that home does not need, and returns whether they are there.
fn load_styles() -> impl Future<Output = Result<(), LoadFailed>> {
    let styles = device::meta("tables-style").map(|address| device::load_stylesheet(&address));
    async {
        let Some(styles) = styles else { return Ok(()) };
        if styles.await { Ok(()) } else { Err(LoadFailed) }
    }
}

/// Loads the parts that are not loaded yet, all at once. A part that could not be loaded is tried again the next time.
///
/// # Errors
/// When one of them cannot be loaded.
pub async fn load(language: Language, parts: impl IntoIterator<Item = Part>) -> Result<(), LoadFailed> {
    let missing: Vec<Part> = parts.into_iter().filter(|part| !part.is_loaded(language)).collect();
    for part in missing.iter().copied().skip(1) {
        spawn_local(async move {
            // The loop below gets the same result.
            let _ = part.load(language).await;
        });
    }
    for part in missing {
        part.load(language).await?;
    }
    Ok(())
}

/// How far the loading of parts is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoadState {
    /// They are on their way.
    Loading,
    /// They are there.
    Loaded,
    /// One of them could not be loaded.
    Failed,
}

/// Loads parts and says in the signal how far that is. Loaded parts are there at once.
pub fn load_and_report(language: Language, parts: Vec<Part>, state: RwSignal<LoadState>) {
    if parts.iter().all(|part| part.is_loaded(language)) {
        return state.set(LoadState::Loaded);
    }
    state.set(LoadState::Loading);
    spawn_local(async move {
        let result = load(language, parts).await;
        state.try_set(if result.is_ok() { LoadState::Loaded } else { LoadState::Failed });
    });
}

/// Loads parts that the player is likely to need soon. If that fails, it is tried again when they are needed.
pub fn fetch_ahead(language: Language, parts: Vec<Part>) {
    if parts.iter().any(|part| !part.is_loaded(language)) {
        spawn_local(async move {
            let _ = load(language, parts).await;
        });
    }
}

/// The set-up and the table of a game, if they are loaded.
#[must_use]
pub fn tables() -> Option<&'static Tables> {
    TABLES.get().map(|loaded| loaded.pages)
}

/// Sharing and analysis, if they are loaded.
#[must_use]
pub fn extras() -> Option<&'static Extras> {
    EXTRAS.get().copied()
}

/// Games by correspondence, if they are loaded.
#[must_use]
pub fn letters() -> Option<&'static Letters> {
    LETTERS.get().map(|loaded| loaded.letters)
}

/// The other pages, if they are loaded.
#[must_use]
pub fn pages() -> Option<&'static Pages> {
    PAGES.get().map(|loaded| loaded.pages)
}

/// What home shows of the game of this name; `None` when there is no such game.
#[must_use]
pub fn facts_of(id: &str) -> Option<GameFacts> {
    facts().find(|facts| facts.id == id)
}

/// The game of this name, if it is loaded.
#[must_use]
pub fn game(id: &str) -> Option<&'static dyn DynGameUi> {
    LOADED[index_of(id)?].get().map(|loaded| loaded.game)
}

/// The game of this name with what its set-up and its board do not need, if that is loaded.
#[must_use]
pub fn game_extras(id: &str) -> Option<&'static dyn DynGameExtrasUi> {
    LOADED_EXTRAS[index_of(id)?].get().map(|loaded| loaded.game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_and_tasks_need_the_extras_of_a_game_and_its_set_up_does_not() {
        let id = || IDS[1].to_owned();
        let needs = |route: &Route, part: Part| Part::needed_by(route).contains(&part);
        for route in [Route::Rules(id()), Route::Lesson(id(), "standard".into()), Route::Puzzle(id(), None)] {
            assert!(needs(&route, Part::Game(1)) && needs(&route, Part::GameExtras(1)), "{route}");
        }
        for route in [Route::SetUp(id()), Route::Begin(id()), Route::Laboratory(id(), "standard".into())] {
            assert!(needs(&route, Part::Game(1)) && !needs(&route, Part::GameExtras(1)), "{route}");
        }
        let letter = Route::Letter(format!("letter_1_{}_7qm2x0ka_1", IDS[1]));
        assert!([Part::Tables, Part::Letters, Part::GameExtras(1)].iter().all(|part| needs(&letter, *part)));
    }
}
