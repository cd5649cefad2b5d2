//! A look back at a game that is over: the winning chances as each seat could have known them, and where they turned.

use std::time::Duration;

use leptos::prelude::*;

use super::analysis::{self, Evaluation};
use super::context;
use crate::browser::engine::Engine;
use crate::game::Seat;
use crate::session::Ending;
use crate::session::win_probability::{Moment, TurningPoint, sampled, turns};
use crate::ui::{LinePlot, PlotLine, TableHandle, texts};

/// How long each moment is thought about.
const THOUGHT: Duration = Duration::from_millis(150);

/// A game that is being judged, moment by moment.
#[derive(Clone, Copy)]
struct GameAnalysis {
    table: TableHandle,
    engine: StoredValue<Engine, LocalStorage>,
    /// The moments to be judged, counted in actions.
    wanted: StoredValue<Vec<usize>>,
    /// What was judged so far.
    judged: RwSignal<Vec<Moment>>,
    /// How many of the moments have been looked at; none before one asks.
    done: RwSignal<Option<usize>>,
}

impl GameAnalysis {
    fn begin(self) {
        let playing = self.table.playing();
        let (moments, _) = untrack(|| self.table.moments());
        let decisions: Vec<usize> = moments.into_iter().filter(|plies| playing.is_decision(*plies)).collect();
        self.wanted.set_value(sampled(&decisions));
        self.judged.set(Vec::new());
        self.go_on(0);
    }

    /// Asks about the moment of this number.
    fn go_on(self, number: usize) {
        if self.done.try_set(Some(number)).is_some() {
            // The place has been left.
            return;
        }
        let playing = self.table.playing();
        let Some(plies) = self.wanted.with_value(|wanted| wanted.get(number).copied()) else {
            return self.judged.update(|judged| judged.extend(self.end()));
        };
        let Some((seat, view)) = playing.past_view_for_engine(plies) else { return self.go_on(number + 1) };
        let wanted = move || self.done.try_get_untracked() == Some(Some(number));
        analysis::ask(self.engine, self.table, (seat, view), THOUGHT, wanted, move |evaluation| {
            if let Some(Evaluation { chance, .. }) = evaluation {
                self.judged.try_update(|judged| judged.push(Moment { plies, seat, chance }));
            }
            self.go_on(number + 1);
        });
    }

    /// How it ended for all seats; nothing where somebody gave up, which says little about their chances.
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
}

/// A look back at a game that is over, where players had time to think.
#[component]
pub fn AnalysisSection(table: TableHandle) -> impl IntoView {
    view! { <Show when=move || table.is_over() && !table.is_race()><LookBack table/></Show> }
}

/// The button that asks for it, and then the curve and the turns.
#[component]
fn LookBack(table: TableHandle) -> impl IntoView {
    let words = texts();
    let engine = context().engine;
    let judging = GameAnalysis {
        table,
        engine,
        wanted: StoredValue::new(Vec::new()),
        judged: RwSignal::new(Vec::new()),
        done: RwSignal::new(None),
    };
    on_cleanup(move || engine.with_value(Engine::forget));
    let progress = move || {
        let all = judging.wanted.with_value(Vec::len);
        judging.done.get().map(|done| (words.judging)(done, all))
    };
    let turned = Memo::new(move |_| if judging.is_over() { turns(&judging.judged.read()) } else { Vec::new() });
    let turn = move |TurningPoint { plies, seat, from, to }: TurningPoint| {
        view! {
            <li>
                <button class="link" type="button" on:click=move |_| table.look(plies)>
                    {(words.turned)(plies, &table.name(seat), from, to)}
                </button>
            </li>
        }
    };
    view! {
        <section class="chances sheet stack" aria-labelledby="chances-heading">
            <h2 id="chances-heading">{words.chances}</h2>
            <Show
                when=move || judging.done.get().is_some()
                fallback=move || view! {
                    <p>{words.chances_why}</p>
                    <button class="btn" type="button" on:click=move |_| judging.begin()>{words.judge}</button>
                }
            >
                <Show when=move || judging.is_over() fallback=move || view! { <p role="status">{progress}</p> }>
                    <Curve table moments=judging.judged/>
                    <Show
                        when=move || !turned.read().is_empty()
                        fallback=move || view! { <p role="status">{words.no_turns}</p> }
                    >
                        <p role="status">{words.turns}</p>
                        <ol>{move || turned.get().into_iter().map(turn).collect_view()}</ol>
                    </Show>
                </Show>
            </Show>
        </section>
    }
}

/// The chances over the game, a line for each seat. The list of turns says the same in words.
#[component]
fn Curve(table: TableHandle, moments: RwSignal<Vec<Moment>>) -> impl IntoView {
    let words = texts();
    let lines = move || {
        let moments = moments.read();
        let of = |seat: Seat| moments.iter().filter(move |moment| moment.seat == seat);
        let point = |moment: &Moment| (moment.plies as u64, moment.chance.into());
        let seats = Seat::all(table.status.with(|status| status.players.len()));
        seats.map(|seat| PlotLine { name: table.name(seat), points: of(seat).map(point).collect() }).collect::<Vec<_>>()
    };
    let ends = move || [words.start.to_owned(), (words.moves)(table.status.with(|status| status.plies))];
    move || view! { <LinePlot title=words.chances lines=lines() most=100 ends=ends()/> }
}
