//! The table of Court Wars: draws the scene, and sends back what is touched.

use leptos::prelude::*;

use super::draft::Draft;
use super::english::{ABOUT, TEXTS};
use super::rules::{Action, CourtWars, Illegal, Options, Reason, View};
use super::scene::{self, Scene};
use super::texts::Texts;
use crate::game::Seat;
use crate::game::about::About;
use crate::ui::{Deed, Dock, Furnished, Table};

/// The texts in the player's language.
fn words() -> &'static Texts {
    &TEXTS
}

impl Furnished for CourtWars {
    fn about() -> &'static About {
        &ABOUT
    }

    fn emblem() -> &'static str {
        "emblem-court-wars"
    }

    fn furnish(table: Table<Self>) -> AnyView {
        view! { <Furniture table/> }.into_any()
    }

    fn picture(_view: &View) -> AnyView {
        ().into_any()
    }

    fn diagram(_text: &str) -> AnyView {
        ().into_any()
    }

    fn seated(options: &Options, seat: Seat) -> Option<&'static str> {
        options.picked(seat).map(words().suit)
    }

    fn side(view: &View, seat: Seat) -> Option<String> {
        Some((words().suit)(*view.table.suits.get(seat.index())?).into())
    }

    fn standing(view: &View) -> String {
        (words().standing)((!view.table.in_set_up()).then_some(view.table.turns + 1))
    }

    fn rows(view: &View, _turned: bool) -> Vec<String> {
        Scene::of(view, &Draft::Nothing, None, words()).players.iter().map(words().player).collect()
    }

    fn row_of(_view: &View, place: usize, _turned: bool) -> usize {
        place / 3
    }

    fn keys() -> &'static str {
        words().words.keys
    }

    fn prompt(view: &View, draft: &Draft) -> Option<String> {
        Scene::of(view, draft, view.viewer, words()).prompt.as_ref().map(words().prompt)
    }

    fn refusal(illegal: &Illegal) -> String {
        (words().illegal)(illegal)
    }

    fn reason(reason: &Reason) -> String {
        (words().reason)(*reason).into()
    }

    fn notation(deed: &Deed<'_, Self>) -> String {
        deed.action.to_string()
    }

    fn note(deed: &Deed<'_, Self>) -> String {
        scene::note(deed.before, deed.after, deed.action, words())
    }

    fn event(before: &View, after: &View, _seat: Seat, action: &Action) -> String {
        scene::event(before, after, action, words())
    }
}

#[component]
fn Furniture(table: Table<CourtWars>) -> impl IntoView {
    let scene = Memo::new(move |_| {
        let acting = table.acting();
        table.view.with(|view| table.draft.with(|draft| Scene::of(view, draft, acting, words())))
    });
    let prompt = Signal::derive(move || {
        let prompt = scene.with(|scene| scene.prompt.clone()).filter(|_| table.acting().is_some());
        prompt.map(|prompt| ((words().prompt)(&prompt), (words().confirm)(&prompt)))
    });
    view! { <Dock table prompt>""</Dock> }
}
