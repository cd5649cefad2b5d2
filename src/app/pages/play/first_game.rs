//! Tips for a newcomer, beside the first game of a kind.

use leptos::prelude::*;

use crate::app::route::Route;
use crate::app::store::statistics;
use crate::session::Session;
use crate::ui::{TableHandle, messages as say};

/// Three tips: the aim, where to get help, and that moves can be tried and undone, if they can. They stay until the player closes
/// them or the game is over. A race leaves no time for help, and shows only the aim.
#[component]
pub fn FirstGame(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let is_first = table.status.with_untracked(|status| !status.persons.is_empty() && !status.has_remote())
        && statistics::latest_of_game(table.game.id()).is_none();
    let open = RwSignal::new(is_first);
    let seat = table.status.with_untracked(|status| status.persons.first());
    let of_seat = |seat| table.view.with_untracked(|view| view.available_actions(language, seat));
    let aim = seat.and_then(|seat| of_seat(seat).into_iter().next());
    let can_try = table.session.with_untracked(Session::can_always_undo);
    let help = (!untrack(|| table.is_race())).then_some(say::FIRST_GAME_HELP);
    let others = [help, can_try.then_some(say::FIRST_GAME_TRY)].into_iter().flatten();
    let tips: Vec<String> = aim.into_iter().chain(others.map(|tip| tip.text(language).to_owned())).collect();
    let lesson = Route::Lesson(table.game.id().into(), Some(table.options()));
    let title = say::FIRST_GAME.text(language);
    view! {
        <Show when=move || open.get() && !table.is_over()>
            <section class="first-game sheet small" aria-label=title>
                <h2>{title}</h2>
                <ul>{tips.iter().map(|tip| view! { <li>{tip.clone()}</li> }).collect_view()}</ul>
                <div class="row">
                    <a class="btn" href=lesson.href()>{say::LEARN_GAME.text(language)}</a>
                    <button class="btn" type="button" on:click=move |_| open.set(false)>{say::CLOSE.text(language)}</button>
                </div>
            </section>
        </Show>
    }
}
