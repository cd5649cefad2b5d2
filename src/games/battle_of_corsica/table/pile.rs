//! The middle of the table: the phase, the pile, and the last verdict.

use leptos::ev::PointerEvent;
use leptos::prelude::*;

use super::super::move_builder::Input;
use super::super::rules::{Action, BattleOfCorsica};
use super::super::scene::{PhaseScene, Scene};
use super::super::{messages, words};
use super::local_players::LocalPlayer;
use super::names::names;
use super::verdict::VerdictLine;
use crate::game::Seat;
use crate::game::cards::DeckCard;
use crate::session::Session;
use crate::ui::{DeckFace, Icon, MomentView, Table, animate_fresh_cards, is_inside, messages as say_page};

/// The middle of the table: the phase, the pile, the last verdict, and a button to pause.
#[component]
pub fn Middle(
    table: Table<BattleOfCorsica>,
    scene: Memo<Scene>,
    /// The people who play at this device.
    players: StoredValue<Vec<LocalPlayer>>,
) -> impl IntoView {
    let language = table.language;
    let sides = scene.with_untracked(|scene| scene.seats.len()) > 3 && players.with_value(Vec::len) < 2;
    let stops = move || !table.replaying && !table.is_over();
    // A person alone at the device may tap anywhere here; keyboard and screen reader use the pad.
    let alone = players.with_value(|players| players.first().copied().filter(|_| players.len() == 1));
    let press = move |event: PointerEvent| {
        let player = alone.filter(|_| event.button() == 0 && untrack(stops) && !is_inside("button", &event));
        if let Some(player) = player {
            player.input(table, Input::Pile, event.time_stamp());
        }
    };
    view! {
        <div
            class="race-middle"
            class:has-sides=sides
            class:is-mine=move || alone.is_some() && stops()
            on:pointerdown=press
        >
            <PhaseLine table scene/>
            <Pile table scene/>
            <VerdictLine table/>
            <Show when=move || stops() && table.pauses_alone()>
                <button
                    class="btn btn-quiet btn-icon race-pause"
                    type="button"
                    aria-label=say_page::PAUSE.text(language)
                    title=say_page::PAUSE.text(language)
                    aria-keyshortcuts="P"
                    on:click=move |_| table.paused.set(true)
                >
                    <Icon name="pause"/>
                </button>
            </Show>
        </div>
    }
}

/// The line with the phase: words, the attempts left as dots, and the time left in a window as a bar.
#[component]
fn PhaseLine(table: Table<BattleOfCorsica>, scene: Memo<Scene>) -> impl IntoView {
    let language = table.language;
    let phase = Memo::new(move |_| scene.with(|scene| scene.phase));
    let text = move || words::phase(language, phase.get(), &names(table));
    let pips = move || match phase.get() {
        PhaseScene::Challenge { left, .. } => Some("●".repeat(usize::from(left))),
        _ => None,
    };
    let bar = move || match phase.get() {
        PhaseScene::Window { ends, .. } if table.looking.get().is_none() => {
            let length = untrack(|| table.with_view(|view| view.table.options.window()));
            let gone = length.saturating_sub(ends.saturating_sub(table.signals().now.run(())));
            Some(view! {
                <span class="race-bar">
                    <span style:animation-duration=format!("{length}ms") style:animation-delay=format!("-{gone}ms")></span>
                </span>
            })
        }
        _ => None,
    };
    view! {
        <div class="race-call" class:is-challenge=move || matches!(phase.get(), PhaseScene::Challenge { .. })>
            <p>{text}</p>
            <span class="race-pips" aria-hidden="true">{pips}</span>
            {bar}
        </div>
    }
}

/// The seat from whose packet the last card came; `None` before the first card.
fn origin_seat(session: &Session) -> Option<Seat> {
    let flip = session.entries().iter().rposition(|entry| *entry.action.of::<BattleOfCorsica>() == Action::Flip)?;
    let [before, after] = [flip, flip + 1].map(|plies| session.state_after(plies).of::<BattleOfCorsica>());
    let paid = |seat: &Seat| after.packets[seat.index()].len() < before.packets[seat.index()].len();
    Seat::all(session.players().len()).find(paid)
}

/// A drawing of a hand. With each tap it moves from the seat that taps to the pile.
#[component]
fn Hand(table: Table<BattleOfCorsica>) -> impl IntoView {
    let tap = Memo::new(move |_| {
        let plies = table.looking.get().unwrap_or(usize::MAX);
        table.session.with(|session| {
            let known = &session.entries()[..plies.min(session.plies())];
            known
                .iter()
                .rposition(|entry| *entry.action.of::<BattleOfCorsica>() == Action::Tap)
                .map(|at| (at, known[at].seat))
        })
    });
    // Taps made before the table was shown are not drawn.
    let before = tap.get_untracked();
    let new = Memo::new(move |_| tap.get().filter(|tap| Some(*tap) > before));
    Effect::new(move |_| {
        if let Some((_, seat)) = new.get() {
            animate_fresh_cards(Some(format!(".race-seat[data-seat=\"{seat}\"]")));
        }
    });
    let hand = |_| view! { <span class="slam is-fresh"><Icon name="hand"/></span> };
    view! { <For each=move || new.get() key=|(at, _)| *at children=hand/> }
}

/// The pile: its last cards in a fan, the top on the right, and the number of cards below.
#[component]
fn Pile(table: Table<BattleOfCorsica>, scene: Memo<Scene>) -> impl IntoView {
    let pile = Memo::new(move |_| scene.with(|scene| scene.pile.clone()));
    let tops = Memo::new(move |_| pile.with(|pile| pile.tops.clone()));
    // The number of cards on top of this card.
    let above = move |number: u32| tops.with(|tops| tops.iter().filter(|(other, _)| *other > number).count());
    let card = move |(number, card): (u32, DeckCard)| {
        let above = Memo::new(move |_| above(number).to_string());
        // Each card is tilted a little.
        let tilt = format!("{}deg", number * 5 % 9);
        view! { <span class="pile-card" data-above=above style:--tilt=tilt><DeckFace card fresh=true/></span> }
    };
    // A card that was just laid moves in from a packet; cards that were there before do not.
    Effect::new(move |before: Option<u32>| {
        let last = tops.with(|tops| tops.last().map_or(0, |(number, _)| *number));
        let from = before.filter(|before| last > *before).and_then(|_| table.session.with_untracked(origin_seat));
        animate_fresh_cards(from.map(|seat| format!(".race-seat[data-seat=\"{seat}\"] .packet")));
        last
    });
    let language = table.language;
    let below = move |cards| messages::MoreBelow { cards }.text(language);
    let below = move || pile.with(|pile| (pile.more > 0).then(|| below(pile.more)));
    let under = move |cards| messages::FaceDown { cards }.text(language);
    let under = move || pile.with(|pile| (pile.under > 0).then(|| under(pile.under)));
    view! {
        <div
            class="pile"
            role="img"
            aria-label=move || pile.with(|pile| words::pile(language, pile))
        >
            <span class="pile-base" data-under=move || pile.with(|pile| pile.under > 0).then_some("")></span>
            <For each=move || tops.get() key=Clone::clone children=card/>
            // Below the hand that takes the cards.
            <MomentView table/>
            <Hand table/>
        </div>
        <p class="pile-count" aria-hidden="true"><span>{below}</span><span>{under}</span></p>
    }
}
