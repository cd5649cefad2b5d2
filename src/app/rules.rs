//! The rules of a game, for players.

use leptos::prelude::*;

use super::route::Route;
use super::{Footer, Header, Home};
use crate::game::options::STANDARD;
use crate::games;
use crate::ui::{Prose, texts};

/// The rules of the game of this name.
#[component]
pub fn RulesPage(game: String) -> impl IntoView {
    let Some(game) = games::named(&game) else { return view! { <Home lost=true/> }.into_any() };
    let (about, words) = (game.about(), texts());
    view! {
        <Header back=true/>
        <main id="main" class="page narrow rules prose" tabindex="-1">
            <Prose text=about.rules game/>
            <p class="small soft">{about.credit}</p>
            <p class="row">
                <a class="btn btn-primary" href=Route::SetUp(game.id().into()).href()>{words.begin}</a>
                <a class="btn" href=Route::Lesson(game.id().into(), STANDARD.into()).href()>{words.lesson}</a>
            </p>
        </main>
        <Footer/>
    }
    .into_any()
}
