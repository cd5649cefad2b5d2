//! The Battle of Corsica at the table: the pile in the middle, the packets around it, and what each person lays and taps with.

mod hands;
mod lesson;
mod pile;
mod seats;
mod story;
mod verdict;

use leptos::prelude::*;

use self::hands::Hand;
use self::lesson::Practice;
use self::pile::Middle;
use self::seats::Station;
use self::story::Plots;
use super::BattleOfCorsica;
use super::available_actions::possible;
use super::bot::{self, Hands};
use super::move_builder::Input;
use super::rules::{Action, Illegal, Options, Reason, View, attempts};
use super::scene::{Happening, PileScene, Prompt, Scene};
use super::texts::Texts;
use crate::game::about::About;
use crate::game::cards::{DeckCard, Rank};
use crate::game::{GameWords, Language, LogContext};
use crate::game::{Seat, Seats};
use crate::search::Level;
use crate::session::Cue;
use crate::ui::{DeckFace, Dock, GameUi, Lesson, Table, current_language, focus, texts};

/// The game's words in the player's language.
fn words() -> &'static Texts {
    Texts::of(current_language())
}

impl GameUi for BattleOfCorsica {
    fn level_about(_language: Language, level: Level) -> Option<String> {
        let Hands { median, lapses, errors } = bot::hands(level);
        Some((words().hands)(median, lapses, errors))
    }

    fn emblem() -> &'static str {
        "emblem-battle-of-corsica"
    }

    fn table_view(table: Table<Self>) -> AnyView {
        view! { <Furniture table/> }.into_any()
    }

    fn picture(_language: Language, view: &View) -> AnyView {
        let scene = Scene::of(view);
        pile_picture(&scene.pile, (words().pile)(&scene.pile))
    }

    fn diagram(_language: Language, text: &str) -> AnyView {
        // A test reads every picture of the rules.
        let pile = PileScene::read(text).unwrap_or_default();
        pile_picture(&pile, (words().pile)(&pile))
    }

    fn lesson(_language: Language) -> Lesson<Self> {
        Lesson::Own(|options, signals| view! { <Practice options signals/> }.into_any())
    }

    fn is_logged(action: &Action) -> bool {
        matches!(action, Action::Verdict | Action::Sweep | Action::Stop)
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
}

impl GameWords for BattleOfCorsica {
    fn about(language: Language) -> &'static About {
        Texts::about(language)
    }

    fn planned_side(_language: Language, _: &Options, _: Seat) -> Option<&'static str> {
        None
    }

    fn side(_language: Language, _: &View, _: Seat) -> Option<String> {
        None
    }

    fn status_line(_language: Language, view: &View) -> String {
        (words().status_line)(view.table.plays)
    }

    fn rows(_language: Language, view: &View, _turned: bool) -> Vec<String> {
        let scene = Scene::of(view);
        let seats = scene.seats.iter().map(|seat| (words().seat)(seat, &(texts().seat)(seat.seat)));
        std::iter::once((words().pile)(&scene.pile)).chain(seats).collect()
    }

    fn row_of(_language: Language, _: &View, place: usize, _turned: bool) -> usize {
        place
    }

    fn keys(_language: Language) -> &'static str {
        words().words.keys
    }

    fn prompt(_language: Language, view: &View, _: &Option<Input>) -> Option<String> {
        Prompt::of(view).map(words().prompt)
    }

    fn resigning(_language: Language, view: &View) -> Option<&'static str> {
        (view.table.seats() > 2).then_some(words().words.resign_all)
    }

    fn available_actions(_language: Language, view: &View, seat: Seat) -> Vec<String> {
        let possible = possible(view, seat);
        std::iter::once(words().aim.into()).chain(possible.iter().map(words().possible)).collect()
    }

    fn refusal(_language: Language, illegal: &Illegal) -> String {
        (words().illegal)(*illegal)
    }

    fn reason(_language: Language, reason: &Reason) -> String {
        (words().reason)(*reason).into()
    }

    fn notation(_language: Language, context: &LogContext<'_, Self>) -> String {
        match Happening::of(context.before, context.after, context.seat, *context.action) {
            // A tap that does not count is no news.
            Some(Happening::Ignored(_)) | None => String::new(),
            Some(_) if *context.action == Action::Verdict => Action::Tap.to_string(),
            Some(_) => context.action.to_string(),
        }
    }

    fn note(_language: Language, context: &LogContext<'_, Self>) -> String {
        Happening::of(context.before, context.after, context.seat, *context.action)
            .map_or_else(String::new, words().note)
    }

    fn event(
        _language: Language,
        before: &View,
        after: &View,
        seat: Seat,
        action: &Action,
        names: &[String],
    ) -> String {
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

/// The names of all who sit at the table, by seat.
fn names(table: Table<BattleOfCorsica>) -> Vec<String> {
    let sitters = table.status.with(|status| status.players.len());
    Seat::all(sitters).map(|seat| table.name(seat)).collect()
}

/// The whole table.
#[component]
fn Furniture(table: Table<BattleOfCorsica>) -> impl IntoView {
    let scene = Memo::new(move |_| table.view.with(Scene::of));
    let resting = Memo::new(move |_| table.is_resting());
    let over = Memo::new(move |_| table.is_over());
    let hands = StoredValue::new(Hand::all(table));
    hands::listen(table, hands.get_value());
    // Whoever looks back at an earlier moment has no hand free.
    Effect::new(move |_| {
        if table.looking.get().is_some() {
            table.paused.set(true);
        }
    });
    // What was refused to somebody whose turn it was not is no longer true when it is.
    let layer = Memo::new(move |_| table.view.with(|view| view.table.layer()));
    Effect::new(move |before: Option<Option<Seat>>| {
        let now = layer.get();
        if before.is_some() {
            table.refused.set(None);
        }
        now
    });
    let seats = scene.with_untracked(|scene| scene.seats.len());
    // With several persons everybody sits where they can reach their own corner.
    let facing = hands.with_value(Vec::len) > 1;
    let seats = move || {
        let seat = |seat| {
            let hand = hands.with_value(|hands| hands.iter().find(|hand| hand.seat == seat).copied());
            view! { <Station table scene seat facing hand/> }
        };
        Seat::all(seats).map(seat).collect_view()
    };
    // A screen reader hands on all keys there, since every letter may be somebody's; what it would read with them the house's
    // own keys say.
    let role = move || if over.get() || resting.get() || table.replaying { "group" } else { "application" };
    view! {
        <section
            class="arena race"
            class:is-over=move || over.get() && table.looking.get().is_none()
            role=role
            aria-label=words().words.table
            tabindex="-1"
            data-facing=facing.then_some("")
        >
            <Show when=move || !resting.get() fallback=move || view! { <Rest table hands/> }>
                {seats}
                <Middle table scene hands/>
            </Show>
        </section>
        <Show when=move || over.get()><Plots table/></Show>
        <Dock table prompt=Signal::stored(None)/>
    }
}

/// Lies over everything while the game rests.
#[component]
fn Rest(table: Table<BattleOfCorsica>, hands: StoredValue<Vec<Hand>>) -> impl IntoView {
    let house = texts();
    let begun = table.status.with_untracked(|status| status.plies > 0);
    let (title, button) = if begun { (house.resting, house.go_on) } else { (house.ready, house.begin) };
    let go_on = move |_| {
        table.looking.set(None);
        table.paused.set(false);
        focus(&[".race"]);
    };
    let keys = hands.get_value().into_iter().map(|hand| {
        let key = move |touch: Input, word: &'static str| {
            view! { <span>{word}" "<kbd>{(words().words.key_name)(hand.key(touch))}</kbd></span> }
        };
        view! {
            <li>
                <b>{move || table.name(hand.seat)}</b>
                " "
                {key(Input::Packet, words().words.lay)}
                " "
                {key(Input::Pile, words().words.tap)}
            </li>
        }
    });
    // After the page has sent the focus to its new place.
    Effect::new(|_| focus(&[".race-rest .btn"]));
    view! {
        <div class="race-rest">
            <h2 id="rest">{title}</h2>
            <p>{house.resting_why}</p>
            <ul class="race-keys" id="rest-keys">{keys.collect_view()}</ul>
            // Whoever comes to it by ear has passed by what stands above it.
            <button class="btn btn-primary btn-big" type="button" aria-describedby="rest rest-keys" on:click=go_on>
                {button}
            </button>
        </div>
    }
}
