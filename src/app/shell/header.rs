//! The header of a page.

use leptos::prelude::*;

use crate::app::route::Route;
use crate::browser::device;
use crate::ui::{Icon, Symbol, messages as say, use_language, words};

/// The header: the name of the site, the tools of the page, the rules and the settings.
#[component]
pub fn Header(
    /// Whether a game is open: then small screens hide the name.
    #[prop(optional)]
    in_game: bool,
    /// The route of the link to the rules; `None` without a link.
    #[prop(optional, into)]
    rules: Option<Signal<Route>>,
    /// Whether the rules are open beside the table; `None` on pages that have no such rules.
    #[prop(optional, into)]
    reading: Option<RwSignal<bool>>,
    /// Whether there is a button that goes back: the player may come from a game.
    #[prop(optional)]
    back: bool,
    /// The tools of the page.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let language = use_language();
    let tools = children.map(
        |children| view! { <div class="tools" role="group" aria-label=say::TOOLS.text(language)>{children()}</div> },
    );
    let rules_name = say::RULES.text(language);
    let rules = rules.map(|route| {
        let href = move || route.read().href();
        view! { <a class="btn btn-quiet btn-icon" href=href aria-label=rules_name title=rules_name><Icon name="rules"/></a> }
    });
    let reading = reading.map(|reading| {
        view! {
            <button
                class="btn btn-quiet btn-icon"
                type="button"
                aria-label=rules_name
                title=rules_name
                aria-expanded=move || reading.get().to_string()
                on:click=move |_| reading.update(|reading| *reading = !*reading)
            >
                <Icon name="rules"/>
            </button>
        }
    });
    view! {
        <header class="top">
            <a class="top-name" class:in-game=in_game href=Route::Home.href() aria-label=words::label(language, say::SITE_NAME.text(language), say::HOME.text(language))>
                <Symbol name="rose" class="icon"/>
                <span>{say::SITE_NAME.text(language)}</span>
            </a>
            {tools}
            <nav aria-label=say::SITE.text(language)>
                {back.then(|| view! {
                    <button
                        class="btn btn-quiet btn-icon"
                        type="button"
                        aria-label=say::BACK.text(language)
                        title=say::BACK.text(language)
                        on:click=|_| device::back(&Route::Home.to_string())
                    >
                        <Icon name="back"/>
                    </button>
                })}
                {rules}
                {reading}
                <a class="btn btn-quiet btn-icon" href=Route::Settings.href() aria-label=say::SETTINGS.text(language) title=say::SETTINGS.text(language)>
                    <Icon name="settings"/>
                </a>
            </nav>
        </header>
    }
}
