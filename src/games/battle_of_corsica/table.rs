//! The Battle of Corsica at the table: the pile in the middle, the packets around it, and what each person lays and taps with.

use leptos::prelude::*;

use super::BattleOfCorsica;
use super::english::{ABOUT, TEXTS};
use super::rules::{Action, Illegal, Options, Reason, View};
use super::scene::{Happening, PileScene, Prompt, Scene};
use super::texts::Texts;
use crate::game::Seat;
use crate::game::about::About;
use crate::game::cards::DeckCard;
use crate::ui::{DeckFace, Deed, Furnished, Table, texts};

/// The game's words in the player's language.
fn words() -> &'static Texts {
    &TEXTS
}

impl Furnished for BattleOfCorsica {
    fn about() -> &'static About {
        &ABOUT
    }

    fn emblem() -> &'static str {
        "emblem-battle-of-corsica"
    }

    fn furnish(table: Table<Self>) -> AnyView {
        view! { <Furniture table/> }.into_any()
    }

    fn picture(view: &View) -> AnyView {
        let scene = Scene::of(view);
        pile_picture(&scene.pile, (words().pile)(&scene.pile))
    }

    fn diagram(text: &str) -> AnyView {
        // A test reads every picture of the rules.
        let pile = PileScene::read(text).unwrap_or_default();
        pile_picture(&pile, (words().pile)(&pile))
    }

    fn seated(_: &Options, _: Seat) -> Option<&'static str> {
        None
    }

    fn side(_: &View, _: Seat) -> Option<String> {
        None
    }

    fn standing(view: &View) -> String {
        (words().standing)(view.table.plays)
    }

    fn rows(view: &View, _turned: bool) -> Vec<String> {
        let scene = Scene::of(view);
        let seats = scene.seats.iter().map(|seat| (words().seat)(seat, &(texts().seat)(seat.seat)));
        std::iter::once((words().pile)(&scene.pile)).chain(seats).collect()
    }

    fn row_of(_: &View, place: usize, _turned: bool) -> usize {
        place
    }

    fn keys() -> &'static str {
        words().words.keys
    }

    fn prompt(view: &View, _: &Option<super::draft::Touch>) -> Option<String> {
        Prompt::of(view).map(words().prompt)
    }

    fn resigning(view: &View) -> Option<&'static str> {
        (view.table.seats() > 2).then_some(words().words.resign_all)
    }

    fn refusal(illegal: &Illegal) -> String {
        (words().illegal)(*illegal)
    }

    fn reason(reason: &Reason) -> String {
        (words().reason)(*reason).into()
    }

    fn is_logged(action: &Action) -> bool {
        matches!(action, Action::Verdict | Action::Sweep | Action::Stop)
    }

    fn notation(deed: &Deed<'_, Self>) -> String {
        deed.action.to_string()
    }

    fn note(deed: &Deed<'_, Self>) -> String {
        Happening::of(deed.before, deed.after, deed.seat, *deed.action).map_or_else(String::new, words().note)
    }

    fn event(before: &View, after: &View, seat: Seat, action: &Action, names: &[String]) -> String {
        let happening = Happening::of(before, after, seat, *action);
        happening.map_or_else(String::new, |happening| (words().event)(happening, names))
    }
}

/// The last cards of a pile, small.
fn pile_picture(pile: &PileScene, label: String) -> AnyView {
    let card = |(_, card): &(u32, DeckCard)| view! { <DeckFace card=*card/> };
    let cards = pile.tops.iter().map(card).collect_view();
    view! { <div class="mini-pile" role="img" aria-label=label>{cards}</div> }.into_any()
}

/// The whole table.
#[component]
fn Furniture(table: Table<BattleOfCorsica>) -> impl IntoView {
    let scene = Memo::new(move |_| table.view.with(Scene::of));
    let pile = move || scene.with(|scene| pile_picture(&scene.pile, (words().pile)(&scene.pile)));
    view! { <section class="arena">{pile}</section> }
}
