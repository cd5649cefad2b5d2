//! The version of the program that runs, and a newer one that may be ready.

use leptos::prelude::*;

#[derive(Clone, Copy, Default)]
pub struct Version {
    /// Whether a newer version is ready.
    pub update: RwSignal<bool>,
    /// Whether a newer version has been activated, here or in another tab.
    pub superseded: RwSignal<bool>,
    /// Whether the worker is of another version than the page.
    pub other_engine: RwSignal<bool>,
    /// Whether a game that is not over is open. Then the page keeps its version.
    pub in_game: RwSignal<bool>,
}

pub fn version() -> Version {
    expect_context()
}
