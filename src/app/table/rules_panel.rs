//! The rules of a table, in a panel beside the board.

use leptos::prelude::*;

use crate::app::parts;
use crate::app::route::Route;
use crate::app::shell::options_summary;
use crate::ui::{Contents, Icon, PLAY_FOCUS_CANDIDATES, Prose, TableHandle, focus, key_of, messages as say, words};

/// The route of the rules as they are at a table.
pub fn rules_of(table: TableHandle) -> Route {
    Route::Rules(table.game.id().into(), Some(table.options()))
}

/// The rules of the table, shown while `open` is true. They leave the board free, so that play can go on.
#[component]
pub fn RulesPanel(open: RwSignal<bool>, table: TableHandle) -> impl IntoView {
    view! { <Show when=move || open.get()><Rules open table/></Show> }
}

#[component]
fn Rules(open: RwSignal<bool>, table: TableHandle) -> impl IntoView {
    let (language, options) = (table.language, table.options());
    let game = parts::loaded_game_extras(table.game.id())?;
    let rules = game.rules(language, Some(&options));
    // The panel has its own heading in place of the title.
    let text = rules.split_once('\n').map_or_else(String::new, |(_, text)| text.to_owned());
    let (title, close) = (say::RULES.text(language), say::CLOSE.text(language));
    // A race pauses while the player reads.
    if untrack(|| table.is_race()) {
        table.paused.set(true);
    }
    focus(&[".rules-panel"]);
    let end = move || {
        open.set(false);
        focus(PLAY_FOCUS_CANDIDATES);
    };
    Some(view! {
        <section
            class="rules-panel rules prose"
            translate="yes"
            aria-label=title
            tabindex="0"
            on:keydown=move |event| {
                if key_of(&event).as_deref() == Some("Escape") {
                    end();
                }
            }
        >
            <button
                class="btn btn-quiet btn-icon"
                type="button"
                aria-label=close
                title=close
                on:click=move |_| end()
            >
                <Icon name="close"/>
            </button>
            <h2>{words::label(language, title, &options_summary(language, game, &options))}</h2>
            <Contents text=text.clone()/>
            <Prose text game/>
        </section>
    })
}
