//! Which language the page speaks now.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::game::Language;

/// The place of the language among all.
static SPOKEN: AtomicUsize = AtomicUsize::new(0);

/// The language that is spoken now.
#[must_use]
pub fn current_language() -> Language {
    Language::ALL.get(SPOKEN.load(Ordering::Relaxed)).copied().unwrap_or_default()
}

/// Has everything that is drawn from now on speak this language.
pub fn set_language(language: Language) {
    SPOKEN.store(language.index(), Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_stands_at_its_own_place() {
        for (place, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!(language.index(), place);
        }
    }
}
