//! A list of games of which a few are drawn at first.

use leptos::prelude::*;

use crate::ui::{messages as say, use_language};

/// The number of games of a list that are shown at first, and that the button adds. It is small because each game is drawn with
/// its board.
const GAMES_SHOWN_AT_ONCE: usize = 12;

/// A new signal with the number of games of a list that are shown, which [`MoreGames`] raises.
pub fn shown_count() -> RwSignal<usize> {
    RwSignal::new(GAMES_SHOWN_AT_ONCE)
}

/// The button that shows more games of a list, while there are more than are shown.
#[component]
pub fn MoreGames(
    /// The number of games in the list.
    count: Signal<usize>,
    shown: RwSignal<usize>,
) -> impl IntoView {
    let language = use_language();
    let more = move || count.get().saturating_sub(shown.get());
    view! {
        <Show when=move || { more() > 0 }>
            <p>
                <button class="btn" type="button" on:click=move |_| shown.update(|shown| *shown += GAMES_SHOWN_AT_ONCE)>
                    {move || say::MoreGames { games: more().min(GAMES_SHOWN_AT_ONCE) }.text(language)}
                </button>
            </p>
        </Show>
    }
}
