//! The language of the page: a value in its context. The page is drawn again when the language changes, so a component reads
//! it once; other code takes it as a parameter or from its [`TableHandle`](super::TableHandle).

use leptos::prelude::use_context;

use crate::game::Language;

/// The language in which a component is drawn. Call this while the component is drawn, not in an event or effect.
pub fn use_language() -> Language {
    use_context().unwrap_or_default()
}
