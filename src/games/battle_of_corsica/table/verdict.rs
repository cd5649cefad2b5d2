//! The last verdict: who took the pile or paid for a wrong tap, and how much later the others tapped.

use leptos::prelude::*;

use super::super::rules::{Action, BattleOfCorsica, Event, State};
use super::super::{messages, words};
use super::names::names;
use crate::dyn_game::AnyAction;
use crate::game::Language;
use crate::game::Seat;
use crate::game::insertion_sort::insertion_sort;
use crate::game::record::Entry;
use crate::search::Reflex;
use crate::session::Session;
use crate::ui::{Table, refusal_text, status_text};

/// The time after the winning tap in which a late tap is still reported, in ms.
const LATE_TAP_REPORT_MS: u64 = 1_000;

/// How long a verdict is shown in large letters, in ms.
const LARGE_VERDICT_MS: u64 = 1_500;

/// A verdict: taps were judged, a window ended, or the game stopped.
#[derive(Clone, PartialEq, Eq)]
struct Verdict {
    /// The number of actions up to the verdict.
    plies: usize,
    /// The time of the verdict, in ms since the game began.
    at: u64,
    /// The event that decided.
    event: Event,
    /// The seats that tapped later or were about to tap, each with its delay in ms, the fastest first.
    slower_seats: Vec<(Seat, u64)>,
}

fn state_after(session: &Session, plies: usize) -> &State {
    session.state_after(plies).of::<BattleOfCorsica>()
}

fn action_of(entry: &Entry<AnyAction>) -> Action {
    *entry.action.of::<BattleOfCorsica>()
}

impl Verdict {
    /// The last verdict among the first `plies` actions; `None` before the first verdict.
    fn latest(session: &Session, plies: usize) -> Option<Self> {
        let decided = |plies: usize| {
            let events = session.events_at(plies, None)?;
            let is_verdict = |event: &&Event| !matches!(event, Event::Laid { .. } | Event::Tapped(_) | Event::Ignored);
            Some((plies, events.of::<BattleOfCorsica>().iter().find(is_verdict)?.clone()))
        };
        let (plies, event) = (1..=plies.min(session.plies())).rev().find_map(decided)?;
        let entry = &session.entries()[plies - 1];
        let slower_seats = match event {
            Event::Won { by, .. } => slower_seats(session, plies - 1, by),
            _ => Vec::new(),
        };
        Some(Self { plies, at: entry.at, event, slower_seats })
    }
}

/// The seats that were slower than the winner of the pile, each with its delay in ms. `verdict` is the index of the verdict among
/// the actions.
fn slower_seats(session: &Session, verdict: usize, winner: Seat) -> Vec<(Seat, u64)> {
    let entries = session.entries();
    let Some(taps) = state_after(session, verdict).table.taps else { return Vec::new() };
    let first = entries[..verdict].iter().rposition(|entry| entry.at < taps.at).map_or(0, |last| last + 1);
    // Skips the card that was laid in the same ms.
    let tapped = (first..verdict).find(|index| action_of(&entries[*index]) == Action::Tap).unwrap_or(verdict);
    let others = Seat::all(session.players().len()).filter(|seat| *seat != winner);
    let was_about_to = |seat: Seat| {
        let is_tap = |reflex: &Reflex<AnyAction>| *reflex.action.of::<BattleOfCorsica>() == Action::Tap;
        let reflex = session.reflex_of(tapped, seat).filter(is_tap)?;
        Some((seat, reflex.at.saturating_sub(taps.at)))
    };
    let came_late = |seat: Seat| {
        let later = (tapped..entries.len()).take_while(|index| {
            let pile = &state_after(session, *index).table.pile;
            entries[*index].at <= taps.at + LATE_TAP_REPORT_MS && (*index <= verdict || pile.len() <= 1)
        });
        let late =
            later.map(|index| &entries[index]).find(|entry| (entry.seat, action_of(entry)) == (seat, Action::Tap))?;
        Some((seat, late.at - taps.at))
    };
    let mut behind: Vec<(Seat, u64)> =
        others.filter_map(|seat| came_late(seat).or_else(|| was_about_to(seat))).collect();
    insertion_sort(&mut behind, |(_, later)| *later);
    behind
}

/// The line with the last verdict, in large letters at first; it stays until the next verdict. Refusals are shown below it.
#[component]
pub fn VerdictLine(table: Table<BattleOfCorsica>) -> impl IntoView {
    let language = table.language;
    let plies = move || table.looking.get().unwrap_or(usize::MAX);
    let verdict = Memo::new(move |_| table.session.with(|session| Verdict::latest(session, plies())));
    let number = Memo::new(move |_| verdict.with(|verdict| verdict.as_ref().map(|verdict| verdict.plies)));
    let with = move |part: fn(Language, &Verdict, &[String]) -> String| {
        move || verdict.with(|verdict| verdict.as_ref().map(|verdict| part(language, verdict, &names(table))))
    };
    let what = with(|language, verdict, names| words::verdict(language, &verdict.event, names));
    let behind = with(|language, verdict, names| {
        let line = |(seat, later): &(Seat, u64)| {
            messages::Behind { name: names[seat.index()].as_str(), ms: *later }.text(language)
        };
        verdict.slower_seats.iter().map(line).collect::<Vec<_>>().join(" · ")
    });
    let line = move |_| {
        // A verdict that is already old after a pause is not shown as new.
        let now = table.session.with_untracked(Session::now).unwrap_or_default();
        let is_news = verdict
            .with_untracked(|verdict| verdict.as_ref().is_some_and(|verdict| now < verdict.at + LARGE_VERDICT_MS));
        view! {
            <p class="told-line" class:is-news=is_news>
                <b>{what}</b> " " <span class="behind">{behind}</span>
            </p>
        }
    };
    view! {
        <div class="race-told">
            // Each verdict has a line of its own, so its animation starts again.
            <For each=move || number.get() key=|number| *number children=line/>
            {status_text("behind", move || table.signals().remark.get())}
            {refusal_text(move || table.refused.get())}
        </div>
    }
}
