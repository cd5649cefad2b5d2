//! The lesson of a game.

use leptos::prelude::*;

use super::route::Route;
use super::{Foot, Home, Top, cues, house};
use crate::browser::device;
use crate::games;
use crate::ui::{Signals, texts};

/// The lesson of the game of this name, as it is played with these options.
#[component]
pub fn LessonPage(game: String, options: String) -> impl IntoView {
    let house = house();
    house.in_game.set(false);
    let signals = Signals {
        now: Callback::new(|()| device::uptime()),
        time_of: Callback::new(device::time_of),
        cue: Callback::new(move |cue| house.settings.with_untracked(|settings| cues::give(cue, *settings))),
        ..Signals::none()
    };
    let found = games::named(&game).and_then(|game| Some((game, game.lesson(&options, signals)?)));
    let Some((game, lesson)) = found else { return view! { <Home lost=true/> }.into_any() };
    view! {
        <Top back=true game=game.id()/>
        <main id="main" class="page narrow stack" tabindex="-1">
            <h1>{game.about().name}</h1>
            {lesson}
            <p><a class="btn" href=format!("#{}", Route::SetUp(game.id().into()))>{texts().set_up}</a></p>
        </main>
        <Foot/>
    }
    .into_any()
}
