//! The parts of the program that are loaded on demand: each game, its extras such as rules and lesson, and all pages but home.
//! The texts of a part are loaded with it, if the page is not in English.
//!
//! The build splits the page's program at functions in `games` and in the router. Code that only one of these functions needs
//! goes into a file of its own.
//!
//! Look-ups such as `game` never wait: they return `None` until [`load`] has loaded the part. The router draws a page once its
//! parts are loaded (`navigation`), so pages need not wait.

mod games;
pub(crate) mod needs;
pub(crate) mod pages;
mod texts;

use std::pin::Pin;
use std::sync::OnceLock;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::SplitLoaderError;

use self::games::{GAMES, Loading};
use self::needs::Need;
use self::pages::{GamePageFns, OtherPageFns, PageLoaders, RemoteGameFns, ScannerFns, TableExtraFns};
use crate::app::route::Route;
use crate::app::store::{game_of, saved_games};
use crate::browser::device;
use crate::game::Language;
use crate::game::catalogue::Catalogue;
use crate::games::IDS;
use crate::live::race::is_race;
use crate::live::{LINE_START, is_between_devices};
use crate::ui::{DynGameExtrasUi, DynGameUi, home_messages};

pub use self::games::{GameFacts, Loaded, facts};
pub use self::texts::LoadFailed;

/// A part of the program that is loaded as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Home, and the header, footer and banners of every page. The main program contains them; only the texts are loaded.
    Home,
    /// The set-up page and the page of a table, with the styles of all pages but home.
    GamePages,
    /// All other pages but home, with the same styles as `GamePages`.
    Pages,
    /// Sharing, rules, analysis and coach of a table. Their texts are loaded with the pages.
    TableExtras,
    /// Games by correspondence.
    Letters,
    /// The connections between devices. Needs `Letters`, whose texts it has.
    Live,
    /// Races between devices. Needs `Live`.
    Race,
    /// The set-up and the board of a game, by its index in the register.
    Game(usize),
    /// The rules, lesson, puzzles, coach, drawings and correspondence code of a game, by its index. Needs `Game`.
    GameExtras(usize),
}

impl From<SplitLoaderError> for LoadFailed {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

const HOME_TEXTS: &[&Catalogue] = &[&home_messages::CATALOGUE];

/// The slot of a part, which is empty until the part is loaded.
struct Slot<T: ?Sized + 'static>(OnceLock<&'static Loaded<T>>);

impl<T: ?Sized> Slot<T> {
    const fn new() -> Self {
        Self(OnceLock::new())
    }

    fn item(&self) -> Option<&'static T> {
        self.0.get().map(|loaded| loaded.item)
    }

    fn texts(&self) -> Option<&'static [&'static Catalogue]> {
        self.0.get().map(|loaded| loaded.texts)
    }

    /// Waits for the part and its styles, then keeps the part.
    async fn fill(&self, loading: Loading<T>, styles: Option<Styles>) -> Result<(), LoadFailed> {
        let loaded = loading.await?;
        if let Some(styles) = styles {
            styles.await?;
        }
        self.0.get_or_init(|| loaded);
        Ok(())
    }
}

static GAME_PAGES: Slot<GamePageFns> = Slot::new();
static PAGES: Slot<OtherPageFns> = Slot::new();
static EXTRAS: Slot<TableExtraFns> = Slot::new();
static LETTERS: Slot<RemoteGameFns> = Slot::new();
static LIVE: Slot<ScannerFns> = Slot::new();
static RACE: Slot<RemoteGameFns> = Slot::new();
static LOADED_GAMES: [Slot<dyn DynGameUi>; IDS.len()] = [const { Slot::new() }; IDS.len()];
static LOADED_EXTRAS: [Slot<dyn DynGameExtrasUi>; IDS.len()] = [const { Slot::new() }; IDS.len()];

impl Part {
    /// The part with the game of this id; `None` if there is no such game.
    pub fn of_game(id: &str) -> Option<Self> {
        index_of(id).map(Self::Game)
    }

    /// The part with the extras of the game of this id; `None` if there is no such game.
    pub fn of_game_extras(id: &str) -> Option<Self> {
        index_of(id).map(Self::GameExtras)
    }

    /// The parts with games, in the order of the register.
    pub fn all_games() -> impl Iterator<Item = Self> {
        (0..GAMES.len()).map(Self::Game)
    }

    /// The parts with the extras of games, in the order of the register.
    pub fn all_game_extras() -> impl Iterator<Item = Self> {
        (0..GAMES.len()).map(Self::GameExtras)
    }

    /// The parts whose programs are loaded.
    pub fn loaded() -> impl Iterator<Item = Self> {
        [Self::Home, Self::GamePages, Self::Pages, Self::TableExtras, Self::Letters, Self::Live, Self::Race]
            .into_iter()
            .chain(Self::all_games())
            .chain(Self::all_game_extras())
            .filter(|part| part.texts().is_some())
    }

    /// The parts that the page of a route needs. Home is always among them.
    pub fn needed_by(route: &Route) -> Vec<Self> {
        let remote = match route {
            Route::Play(name) => saved_games::text_between_devices(name),
            _ => None,
        };
        let page = match route {
            // The address of a saved game does not tell whether it is over or has players at other devices.
            Route::Play(name) if saved_games::is_over(name) => "replay",
            Route::Play(_) if remote.is_some() => "letter",
            _ => route.page(),
        };
        let live = match (route, remote) {
            (Route::Letter(link), _) if is_race_link(link) => Self::ALL_LIVE,
            (Route::Letter(link), _) if has_description(link) => &[Self::Live],
            (_, Some(text)) if is_race(&text) => Self::ALL_LIVE,
            _ => &[],
        };
        let game = route.game().and_then(index_of);
        let part = |need: &Need| match need {
            Need::GamePages => Some(Self::GamePages),
            Need::Pages => Some(Self::Pages),
            Need::Letters => Some(Self::Letters),
            Need::Game => game.map(Self::Game),
            Need::GameExtras => game.map(Self::GameExtras),
        };
        [Self::Home].into_iter().chain(needs::of(page).iter().filter_map(part)).chain(live.iter().copied()).collect()
    }

    /// The parts of which every race between devices needs all, besides `Letters`.
    const ALL_LIVE: &[Self] = &[Self::Live, Self::Race];

    /// The parts with which a game between devices is begun, a race or one by correspondence.
    pub fn needed_to_invite(is_race: bool) -> impl Iterator<Item = Self> {
        let live = if is_race { Self::ALL_LIVE } else { &[] };
        [Self::Letters].into_iter().chain(live.iter().copied())
    }

    /// The parts that the page of this saved game needs, and the part that draws its board.
    pub fn needed_with_board(name: &str) -> Vec<Self> {
        let drawing = game_of(name).and_then(Self::of_game_extras);
        Self::needed_by(&Route::Play(name.into())).into_iter().chain(drawing).collect()
    }

    /// The texts of the part; `None` until its program is loaded.
    fn texts(self) -> Option<&'static [&'static Catalogue]> {
        match self {
            Self::Home => Some(HOME_TEXTS),
            Self::GamePages => GAME_PAGES.texts(),
            Self::Pages => PAGES.texts(),
            Self::TableExtras => EXTRAS.texts(),
            Self::Letters => LETTERS.texts(),
            Self::Live => LIVE.texts(),
            Self::Race => RACE.texts(),
            Self::Game(index) => LOADED_GAMES[index].texts(),
            Self::GameExtras(index) => LOADED_EXTRAS[index].texts(),
        }
    }

    /// Whether the part is loaded, with its texts in this language.
    pub fn is_loaded(self, language: Language) -> bool {
        self.texts().is_some_and(|texts| texts.iter().all(|texts| texts.has(language)))
    }

    /// Loads the part, and its texts in this language.
    async fn load(self, language: Language) -> Result<(), LoadFailed> {
        match self {
            Self::Home => {}
            Self::GamePages => GAME_PAGES.fill((loaders()?.game_pages)(), load_styles()).await?,
            Self::Pages => PAGES.fill((loaders()?.pages)(), load_styles()).await?,
            Self::TableExtras => EXTRAS.fill((loaders()?.extras)(), None).await?,
            Self::Letters => LETTERS.fill((loaders()?.letters)(), None).await?,
            Self::Live => LIVE.fill((loaders()?.live)(), None).await?,
            Self::Race => RACE.fill((loaders()?.race)(), None).await?,
            Self::Game(index) => LOADED_GAMES[index].fill((GAMES[index].load)(), None).await?,
            Self::GameExtras(index) => LOADED_EXTRAS[index].fill((GAMES[index].load_extras)(), None).await?,
        }
        for catalogue in self.texts().unwrap_or_default() {
            texts::load(catalogue, language).await?;
        }
        Ok(())
    }
}

static LOADERS: OnceLock<&'static PageLoaders> = OnceLock::new();

/// Sets the functions that load the parts with pages. The router calls this once at the start.
pub fn provide(loaders: &'static PageLoaders) {
    LOADERS.get_or_init(|| loaders);
}

fn loaders() -> Result<&'static PageLoaders, LoadFailed> {
    LOADERS.get().copied().ok_or(LoadFailed)
}

/// Whether the link of a letter invites to a race between devices. In a link, `_` stands for a space and `;` ends a line.
fn is_race_link(link: &str) -> bool {
    is_race(&link.replace('_', " "))
}

/// Whether the link of a letter has the description of a connection.
fn has_description(link: &str) -> bool {
    link.replace('_', " ").split(';').any(|line| line.starts_with(LINE_START))
}

/// The index of a game in the register, by its id.
fn index_of(id: &str) -> Option<usize> {
    IDS.iter().position(|game| *game == id)
}

/// The loading of the styles of all pages but home.
type Styles = Pin<Box<dyn Future<Output = Result<(), LoadFailed>>>>;

/// Begins to load the styles of all pages but home; `None` if `index.html` names none.
fn load_styles() -> Option<Styles> {
    let styles = device::load_stylesheet(&device::meta("tables-style")?);
    Some(Box::pin(async { if styles.await { Ok(()) } else { Err(LoadFailed) } }))
}

/// Loads in parallel the parts that are not loaded yet. A part that fails to load is tried again at the next call.
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

/// The progress of loading parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoadState {
    Loading,
    Loaded,
    Failed,
}

/// Loads parts and sets `state` to the progress. It becomes `Loaded` at once if the parts are loaded already.
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

/// The functions of the set-up page and of tables; `None` until they are loaded.
pub fn loaded_game_pages() -> Option<&'static GamePageFns> {
    GAME_PAGES.item()
}

/// The functions for sharing, rules, analysis and coach of a table; `None` until they are loaded.
pub fn loaded_table_extras() -> Option<&'static TableExtraFns> {
    EXTRAS.item()
}

/// The functions for games by correspondence; `None` until they are loaded.
pub fn loaded_letters() -> Option<&'static RemoteGameFns> {
    LETTERS.item()
}

/// The functions of the part for connections; `None` until they are loaded.
pub fn loaded_scanner() -> Option<&'static ScannerFns> {
    LIVE.item()
}

/// The functions for races between devices; `None` until they are loaded.
pub fn loaded_races() -> Option<&'static RemoteGameFns> {
    RACE.item()
}

/// The functions for a stored game with players at other devices; `None` for other texts, and until the functions are loaded.
pub fn loaded_remote_games(stored: &str) -> Option<&'static RemoteGameFns> {
    if is_race(stored) { loaded_races() } else { loaded_letters().filter(|_| is_between_devices(stored)) }
}

/// The functions that draw the page of this link; `None` until they are loaded.
pub fn loaded_for_link(link: &str) -> Option<&'static RemoteGameFns> {
    if is_race_link(link) { loaded_races() } else { loaded_letters() }
}

/// The functions of the other pages; `None` until they are loaded.
pub fn loaded_pages() -> Option<&'static OtherPageFns> {
    PAGES.item()
}

/// The facts about the game with this id, which need no loading; `None` if there is no such game.
pub fn facts_of(id: &str) -> Option<GameFacts> {
    facts().find(|facts| facts.id == id)
}

/// The game with this id; `None` until it is loaded.
pub fn loaded_game(id: &str) -> Option<&'static dyn DynGameUi> {
    LOADED_GAMES[index_of(id)?].item()
}

/// The game with this id and its [extras](Part::GameExtras); `None` until they are loaded.
pub fn loaded_game_extras(id: &str) -> Option<&'static dyn DynGameExtrasUi> {
    LOADED_EXTRAS[index_of(id)?].item()
}

/// The same with the texts of a language; `None` until both are loaded.
pub fn loaded_game_extras_in(language: Language, id: &str) -> Option<&'static dyn DynGameExtrasUi> {
    loaded_game_extras(id).filter(|_| Part::of_game_extras(id).is_some_and(|extras| extras.is_loaded(language)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_needs_what_the_table_says_of_its_page() {
        let id = || IDS[1].to_owned();
        let (game, extras) = (Part::Game(1), Part::GameExtras(1));
        let letter = format!("letter_1_{}_7qm2x0ka_1", IDS[1]);
        let race = format!("race_1_{}_7qm2x0ka_standard_live_Ann", IDS[1]);
        let record = format!("record_1_{};options_standard;end", IDS[1]);
        for (route, needed) in [
            (Route::Home, vec![]),
            (Route::SetUp(id()), vec![Part::GamePages, game]),
            (Route::Begin(id()), vec![Part::GamePages, game]),
            (Route::Letter(letter.clone()), vec![Part::GamePages, Part::Letters, game, extras]),
            (Route::Letter(letter + ";live_0a"), vec![Part::GamePages, Part::Letters, game, extras, Part::Live]),
            (Route::Letter(race), vec![Part::GamePages, Part::Letters, game, extras, Part::Live, Part::Race]),
            (Route::Replay(record), vec![Part::Pages, game]),
            (Route::Rules(id(), None), vec![Part::Pages, game, extras]),
            (Route::Puzzle(id(), None), vec![Part::Pages, game, extras]),
            (Route::Rules("chess".into(), None), vec![Part::Pages]),
            (Route::Settings, vec![Part::Pages]),
            (Route::Unknown, vec![]),
        ] {
            assert_eq!(Part::needed_by(&route)[1..], needed, "{route}");
        }
    }
}
