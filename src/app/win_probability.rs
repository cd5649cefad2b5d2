//! The analysis of a game that is over: the win probability as each seat could have known it, and the turning points.

use std::time::Duration;

use leptos::prelude::*;

use super::analysis::{self, Evaluation};
use super::context;
use crate::browser::engine::Engine;
use crate::game::Seat;
use crate::session::Ending;
use crate::session::win_probability::{Moment, TurningPoint, sampled, turns};
use crate::ui::{LinePlot, PlotLine, TableHandle, messages as say};

/// How long the captain thinks about each position.
const TIME: Duration = Duration::from_millis(150);

/// The analysis of a game, position by position.
#[derive(Clone, Copy)]
struct GameAnalysis {
    table: TableHandle,
    engine: StoredValue<Engine, LocalStorage>,
    /// The positions to evaluate, counted in actions.
    wanted: StoredValue<Vec<usize>>,
    /// The evaluations so far.
    evaluated: RwSignal<Vec<Moment>>,
    /// How many positions are done; none before the player asks.
    done: RwSignal<Option<usize>>,
}

impl GameAnalysis {
    fn new(table: TableHandle, engine: StoredValue<Engine, LocalStorage>) -> Self {
        Self {
            table,
            engine,
            wanted: StoredValue::new(Vec::new()),
            evaluated: RwSignal::new(Vec::new()),
            done: RwSignal::new(None),
        }
    }

    fn begin(self) {
        let (moments, _) = untrack(|| self.table.moments());
        let decisions: Vec<usize> = self.table.session.with_untracked(|session| {
            let has_choice = |plies: &usize| {
                session.to_act(*plies).first().is_some_and(|seat| session.actions(*plies, seat).len() > 1)
            };
            moments.into_iter().filter(has_choice).collect()
        });
        self.wanted.set_value(sampled(&decisions));
        self.evaluated.set(Vec::new());
        self.evaluate(0);
    }

    /// Evaluates the position of this number, and then those after it.
    fn evaluate(self, number: usize) {
        if self.done.try_set(Some(number)).is_some() {
            // The player has left the page.
            return;
        }
        let Some(plies) = self.wanted.with_value(|wanted| wanted.get(number).copied()) else {
            return self.evaluated.update(|evaluated| evaluated.extend(self.end()));
        };
        let question = self.table.session.with_untracked(|session| {
            let seat = session.to_act(plies).first()?;
            Some((seat, session.view_then(plies, Some(seat))))
        });
        let Some((seat, view)) = question else { return self.evaluate(number + 1) };
        let wanted = move || self.done.try_get_untracked() == Some(Some(number));
        analysis::ask(self.engine, self.table, (seat, &*view), TIME, wanted, move |evaluation| {
            if let Some(Evaluation { percent, .. }) = evaluation {
                self.evaluated.try_update(|evaluated| evaluated.push(Moment { plies, seat, chance: percent }));
            }
            self.evaluate(number + 1);
        });
    }

    /// The result for all seats; nothing after a resignation, which says little about the chances.
    fn end(self) -> Vec<Moment> {
        self.table.status.with_untracked(|status| {
            if matches!(status.ending, Some(Ending::Resigned(_))) {
                return Vec::new();
            }
            let chance = |seat: Seat| match status.winner {
                Some(winner) if winner == seat => 100,
                Some(_) => 0,
                None => 50,
            };
            let seats = Seat::all(status.players.len());
            seats.map(|seat| Moment { plies: status.plies, seat, chance: chance(seat) }).collect()
        })
    }

    fn is_over(self) -> bool {
        self.done.get().is_some_and(|done| self.wanted.with_value(|wanted| done >= wanted.len()))
    }

    fn is_begun(self) -> bool {
        self.done.get().is_some()
    }
}

/// The analysis of a game that is over. Races have none.
#[component]
pub fn AnalysisSection(table: TableHandle) -> impl IntoView {
    view! { <Show when=move || table.is_over() && !table.is_race()><Analysis table/></Show> }
}

/// The button that begins the analysis, and then its results.
#[component]
fn Analysis(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let engine = context().engine;
    let analysis = GameAnalysis::new(table, engine);
    on_cleanup(move || engine.with_value(Engine::forget));
    let progress = move || {
        let all = analysis.wanted.with_value(Vec::len);
        analysis.done.get().map(|number| say::Analysing { all, number }.text(language))
    };
    let ask = move || {
        view! {
            <p>{say::WIN_PROBABILITY_WHY.text(language)}</p>
            <button class="btn" type="button" on:click=move |_| analysis.begin()>{say::ANALYSE.text(language)}</button>
        }
    };
    view! {
        <section class="chances sheet stack" aria-labelledby="chances-heading">
            <h2 id="chances-heading">{say::WIN_PROBABILITY.text(language)}</h2>
            <Show when=move || analysis.is_begun() fallback=ask>
                <Show when=move || analysis.is_over() fallback=move || view! { <p role="status">{progress}</p> }>
                    <Curve table moments=analysis.evaluated/>
                    <TurningPoints analysis/>
                </Show>
            </Show>
        </section>
    }
}

/// The turning points, each a link to its position.
#[component]
fn TurningPoints(analysis: GameAnalysis) -> impl IntoView {
    let table = analysis.table;
    let language = table.language;
    let points = Memo::new(move |_| if analysis.is_over() { turns(&analysis.evaluated.read()) } else { Vec::new() });
    let point = move |TurningPoint { plies, seat, from, to }: TurningPoint| {
        let text = say::TurningPoint { from, moves: plies, name: table.name(seat), to }.text(language);
        view! { <li><button class="link" type="button" on:click=move |_| table.look(plies)>{text}</button></li> }
    };
    let heading =
        move || if points.read().is_empty() { say::NO_TURNING_POINTS } else { say::TURNING_POINTS }.text(language);
    view! {
        <p role="status">{heading}</p>
        <Show when=move || !points.read().is_empty()>
            <ol>{move || points.get().into_iter().map(point).collect_view()}</ol>
        </Show>
    }
}

/// The win probability over the game, a line for each seat. The list of turning points says the same in words.
#[component]
fn Curve(table: TableHandle, moments: RwSignal<Vec<Moment>>) -> impl IntoView {
    let language = table.language;
    let lines = move || {
        let moments = moments.read();
        let of = |seat: Seat| moments.iter().filter(move |moment| moment.seat == seat);
        let point = |moment: &Moment| (moment.plies as u64, moment.chance.into());
        let seats = Seat::all(table.status.with(|status| status.players.len()));
        seats.map(|seat| PlotLine { name: table.name(seat), points: of(seat).map(point).collect() }).collect::<Vec<_>>()
    };
    let ends = move || {
        let moves = table.status.with(|status| status.plies);
        [say::START.text(language).to_owned(), say::Moves { moves }.text(language)]
    };
    move || view! { <LinePlot title=say::WIN_PROBABILITY.text(language) lines=lines() most=100 ends=ends()/> }
}
