//! The portraits of the computer players.

use leptos::prelude::*;

use crate::search::Level;

/// The portrait of a level. The stylesheet has the pictures, so that each is loaded when it is first seen. Screen readers skip
/// it, because the name stands beside it.
#[component]
pub fn Portrait(level: Level) -> impl IntoView {
    view! { <span class="portrait" data-level=level.key() aria-hidden="true"></span> }
}
