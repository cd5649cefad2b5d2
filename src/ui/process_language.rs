//! To be removed: the language of the page as the games' tables still read it, from anywhere. `src/ui` and `src/app` do not use
//! it, except that `app` sets it.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::{messages as say, words};
use crate::game::{Language, Seat};

/// The index of the language among all.
static LANGUAGE: AtomicUsize = AtomicUsize::new(0);

/// The language of the page.
#[must_use]
pub fn current_language() -> Language {
    Language::ALL.get(LANGUAGE.load(Ordering::Relaxed)).copied().unwrap_or_default()
}

/// Sets the language of the page.
pub fn set_language(language: Language) {
    LANGUAGE.store(language.index(), Ordering::Relaxed);
}

/// The page's texts that the games' tables use, by their old names.
pub struct Texts {
    pub opponent: &'static str,
    pub yourself: &'static str,
    pub pause: &'static str,
    pub resting: &'static str,
    pub resting_why: &'static str,
    pub go_on: &'static str,
    pub ready: &'static str,
    pub begin: &'static str,
    pub label: fn(&str, &str) -> String,
    pub seat: fn(Seat) -> String,
    pub place: fn(u8) -> String,
}

/// The texts in the language of the page.
#[must_use]
pub fn texts() -> Texts {
    let language = current_language();
    Texts {
        opponent: say::OPPONENT.text(language),
        yourself: say::YOURSELF.text(language),
        pause: say::PAUSE.text(language),
        resting: say::RESTING.text(language),
        resting_why: say::RESTING_WHY.text(language),
        go_on: say::GO_ON.text(language),
        ready: say::READY.text(language),
        begin: say::BEGIN.text(language),
        label: |what, thing| words::label(current_language(), what, thing),
        seat: |seat| words::seat(current_language(), seat),
        place: |place| say::Place { place }.text(current_language()),
    }
}
