//! The rules of a game, for players.

use leptos::prelude::*;

use super::route::Route;
use super::{Foot, Home, Top};
use crate::games::{self, Playable, Visitor};
use crate::ui::{Prose, texts};

/// The rules of the game of this name.
#[component]
pub fn RulesPage(game: String) -> impl IntoView {
    games::visit(&game, Rules).unwrap_or_else(|| view! { <Home lost=true/> }.into_any())
}

struct Rules;

impl Visitor for Rules {
    type Output = AnyView;

    fn visit<G: Playable>(self) -> AnyView {
        let about = G::about();
        view! {
            <Top back=true/>
            <main id="main" class="page narrow rules prose" tabindex="-1">
                <Prose text=about.rules draw=G::diagram/>
                <p class="small soft">{about.credit}</p>
                <p><a class="btn btn-primary" href=format!("#{}", Route::SetUp(G::ID.into()))>{texts().begin}</a></p>
            </main>
            <Foot/>
        }
        .into_any()
    }
}
