//! The functions at which the build splits off the pages. `parts::games` does the same with the games.

use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::pages::{EXTRAS, GAME_PAGES, PAGES};
use crate::app::pages::letters::live_offer::{self, SCANNER};
use crate::app::pages::letters::messages;
use crate::app::pages::letters::offer::LETTERS;
use crate::app::pages::letters::race_offer::RACES;
use crate::app::parts::Loaded;
use crate::app::parts::pages::{GamePageFns, OtherPageFns, PageLoaders, RemoteGameFns, ScannerFns, TableExtraFns};
use crate::game::catalogue::Catalogue;
use crate::game::common_words;
use crate::ui::messages as say;

pub static LOADERS: PageLoaders = PageLoaders {
    game_pages: || Box::pin(game_pages()),
    pages: || Box::pin(pages()),
    extras: || Box::pin(extras()),
    letters: || Box::pin(letters()),
    live: || Box::pin(live()),
    race: || Box::pin(race()),
};

/// The texts that all pages but home have.
static TEXTS: &[&Catalogue] = &[&say::CATALOGUE, &common_words::messages::CATALOGUE];

#[wasm_split(game_pages, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn game_pages() -> Result<&'static Loaded<GamePageFns>, SplitLoaderError> {
    static LOADED: Loaded<GamePageFns> = Loaded { item: &GAME_PAGES, texts: TEXTS };
    Ok(&LOADED)
}

#[wasm_split(extras, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn extras() -> Result<&'static Loaded<TableExtraFns>, SplitLoaderError> {
    // The texts of the extras are loaded with the pages.
    static LOADED: Loaded<TableExtraFns> = Loaded { item: &EXTRAS, texts: &[] };
    Ok(&LOADED)
}

#[wasm_split(letters, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn letters() -> Result<&'static Loaded<RemoteGameFns>, SplitLoaderError> {
    static LOADED: Loaded<RemoteGameFns> = Loaded { item: &LETTERS, texts: &[&messages::CATALOGUE] };
    Ok(&LOADED)
}

#[wasm_split(live, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn live() -> Result<&'static Loaded<ScannerFns>, SplitLoaderError> {
    // The texts of connections and races are loaded with the letters.
    static LOADED: Loaded<ScannerFns> = Loaded { item: &SCANNER, texts: &[] };
    live_offer::provide();
    Ok(&LOADED)
}

#[wasm_split(race, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn race() -> Result<&'static Loaded<RemoteGameFns>, SplitLoaderError> {
    static LOADED: Loaded<RemoteGameFns> = Loaded { item: &RACES, texts: &[] };
    Ok(&LOADED)
}

#[wasm_split(pages, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn pages() -> Result<&'static Loaded<OtherPageFns>, SplitLoaderError> {
    static TEXTS: &[&Catalogue] =
        &[&say::CATALOGUE, &common_words::messages::CATALOGUE, &crate::app::pages::replay::messages::CATALOGUE];
    static LOADED: Loaded<OtherPageFns> = Loaded { item: &PAGES, texts: TEXTS };
    Ok(&LOADED)
}
