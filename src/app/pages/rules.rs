//! The rules page of a game.

use leptos::prelude::*;

use crate::app::parts;
use crate::app::route::Route;
use crate::app::shell::{Footer, Header, NotFound, draw_in_pieces, options_summary};
use crate::ui::{Contents, Later, Prose, messages as say, use_language, words};

/// The rules of the game with this id, for these options; `None` means the options of the usual game.
#[component]
pub fn RulesPage(game: String, options: Option<String>) -> impl IntoView {
    let language = use_language();
    let Some(game) = parts::loaded_game_extras(&game) else { return view! { <NotFound/> }.into_any() };
    let rules = game.rules(language, options.as_deref());
    let chosen = options_summary(language, game, options.as_deref().unwrap_or(game.about(language).usual_options()));
    let variations = words::label(language, say::VARIATIONS.text(language), &chosen);
    let is_being_drawn = draw_in_pieces();
    let numbered = RwSignal::new(false);
    view! {
        <Header back=true/>
        <main
            id="main"
            class="page narrow rules prose"
            class:is-numbered=numbered
            tabindex="-1"
            aria-busy=move || is_being_drawn.get().then_some("true")
        >
            <Prose text=rules.clone() game>
                <p class="small soft">{variations}</p>
                <Contents text=rules/>
                <label class="numbers-switch small">
                    <input type="checkbox" prop:checked=numbered on:change=move |event| numbered.set(event_target_checked(&event))/>
                    {say::RULING_NUMBERS.text(language)}
                </label>
            </Prose>
            <Later>
                <p class="small soft">{game.about(language).credit}</p>
                <p class="row">
                    <a class="btn btn-primary" href=Route::SetUp(game.id().into()).href()>{say::BEGIN.text(language)}</a>
                    <a class="btn" href=Route::Lesson(game.id().into(), options).href()>{say::LESSON.text(language)}</a>
                </p>
            </Later>
        </main>
        <Later><Footer/></Later>
    }
    .into_any()
}
