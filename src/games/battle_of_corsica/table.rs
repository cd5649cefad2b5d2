//! The Battle of Corsica at the table: the pile in the middle, the packets around it, and what each person lays and taps with.

mod lesson;

use leptos::prelude::*;

use self::lesson::Practice;
use super::BattleOfCorsica;
use super::english::{ABOUT, TEXTS};
use super::rules::{Action, Illegal, Options, Reason, View, attempts};
use super::scene::{Happening, PileScene, Prompt, Scene};
use super::texts::Texts;
use crate::game::about::About;
use crate::game::cards::{DeckCard, Rank};
use crate::game::{Seat, Seats};
use crate::ui::{Cue, DeckFace, Deed, Furnished, Lesson, Table, texts};

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

    fn lesson() -> Option<Lesson<Options>> {
        Some(|options, signals| view! { <Practice options signals/> }.into_any())
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

    fn cue(before: &View, after: &View, seat: Seat, action: &Action, persons: Seats) -> Option<Cue> {
        let won_by = |by: Seat| if persons.contains(by) { Cue::Won } else { Cue::Lost };
        match Happening::of(before, after, seat, *action)? {
            Happening::Laid { card, .. } => {
                // The same tone for all cards of a rank: a pair is heard.
                let step = card.suited().map_or(Rank::ALL.len(), |card| card.rank() as usize);
                Some(Cue::Card { step: u8::try_from(step).unwrap_or_default(), calls: attempts(card).is_some() })
            }
            Happening::Won { by, .. } | Happening::Taken { by, .. } => Some(won_by(by)),
            Happening::Mistaken { .. } => Some(Cue::Mistake),
            Happening::Tapped(_) | Happening::Ignored(_) | Happening::Dealt | Happening::Stopped => None,
        }
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
