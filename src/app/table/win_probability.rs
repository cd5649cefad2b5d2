//! The analysis of a game that is over: the win probability as each seat could have known it, and the turning points, each with
//! what would have been better.

use std::time::Duration;

use leptos::prelude::*;

use super::context::engine;
use super::evaluation::{self, Evaluation};
use crate::app::shell::begin;
use crate::app::store::store_status;
use crate::browser::engine::Engine;
use crate::dyn_game::AnyAction;
use crate::game::insertion_sort::insertion_sort;
use crate::game::record::Entry;
use crate::game::{Seat, Seats};
use crate::session::Ending;
use crate::session::win_probability::{
    MOST_REFINED, TurningPoint, WinProbability, curves, next_to_refine, sampled, turns,
};
use crate::ui::{Icon, LinePlot, PLAYING, PlotLine, TableHandle, focus, messages as say};

/// How long the captain thinks about each position.
const TIME: Duration = Duration::from_millis(150);

/// The analysis of a game, position by position.
#[derive(Clone, Copy)]
struct GameAnalysis {
    table: TableHandle,
    engine: StoredValue<Engine, LocalStorage>,
    /// All decisions of the game, as numbers of actions before them.
    decisions: StoredValue<Vec<(usize, Seat)>>,
    /// The decisions to evaluate first.
    wanted: StoredValue<Vec<usize>>,
    /// The evaluations so far, in the order of the game.
    evaluated: RwSignal<Vec<WinProbability>>,
    /// What the captain would have played, in notation, by the number of actions before.
    best: StoredValue<Vec<(usize, AnyAction)>>,
    /// How many positions are done; none before the player asks.
    done: RwSignal<Option<usize>>,
    over: RwSignal<bool>,
}

impl GameAnalysis {
    fn new(table: TableHandle, engine: StoredValue<Engine, LocalStorage>) -> Self {
        Self {
            table,
            engine,
            decisions: StoredValue::new(Vec::new()),
            wanted: StoredValue::new(Vec::new()),
            evaluated: RwSignal::new(Vec::new()),
            best: StoredValue::new(Vec::new()),
            done: RwSignal::new(None),
            over: RwSignal::new(false),
        }
    }

    fn begin(self) {
        let (moments, _) = untrack(|| self.table.moments());
        let decisions: Vec<(usize, Seat)> = self.table.session.with_untracked(|session| {
            let decision = |plies: usize| {
                let seat = session.to_act_after(plies).first()?;
                (session.actions(plies, seat).len() > 1).then_some((plies, seat))
            };
            moments.into_iter().filter_map(decision).collect()
        });
        let wanted: Vec<usize> = decisions.iter().map(|(plies, _)| *plies).collect();
        self.wanted.set_value(sampled(&wanted));
        self.decisions.set_value(decisions);
        self.evaluated.set(self.end());
        self.evaluate(0);
    }

    /// The seats whose decisions are looked at: those of persons, who want to learn from them, if there are any.
    fn learners(self) -> Seats {
        self.table.status.with_untracked(|status| {
            if status.persons.is_empty() { Seat::all(status.players.len()).collect() } else { status.persons }
        })
    }

    /// The position to evaluate as this number, counted from 0; `None` when enough is known.
    fn position(self, number: usize) -> Option<usize> {
        let (first, count) = self.wanted.with_value(|wanted| (wanted.get(number).copied(), wanted.len()));
        if first.is_some() || number >= count + MOST_REFINED {
            return first;
        }
        let evaluated = self.evaluated.read_untracked();
        self.decisions.with_value(|decisions| next_to_refine(&evaluated, decisions, self.learners()))
    }

    /// Evaluates the position of this number, and then those after it.
    fn evaluate(self, number: usize) {
        if self.done.try_set(Some(number)).is_some() {
            // The player has left the page.
            return;
        }
        let Some(plies) = self.position(number) else { return self.over.set(true) };
        let question = self.table.session.with_untracked(|session| {
            let seat = session.to_act_after(plies).first()?;
            Some((seat, session.view_then(plies, Some(seat))))
        });
        // A decision has a seat to act.
        let Some((seat, view)) = question else { return self.over.set(true) };
        let wanted = move || self.done.try_get_untracked() == Some(Some(number));
        evaluation::ask(self.engine, self.table, (seat, &*view), TIME, wanted, move |evaluation| {
            let Some(Evaluation { action, percent, .. }) = evaluation else {
                // Without the worker there is nothing more to find out.
                self.over.try_set(true);
                return;
            };
            self.best.try_update_value(|best| best.push((plies, action)));
            self.evaluated.try_update(|evaluated| {
                evaluated.push(WinProbability { plies, seat, chance: percent });
                insertion_sort(evaluated, |moment| moment.plies);
            });
            self.evaluate(number + 1);
        });
    }

    /// The result for all seats; nothing after a resignation, which says little about the chances.
    fn end(self) -> Vec<WinProbability> {
        self.table.status.with_untracked(|status| {
            let seats = status.players.len();
            if matches!(status.ending, Some(Ending::Resigned(_))) {
                return Vec::new();
            }
            let even = u8::try_from(100 / seats.max(1)).unwrap_or(50);
            let chance = |seat: Seat| match status.winner {
                Some(winner) if winner == seat => 100,
                Some(_) => 0,
                None => even,
            };
            Seat::all(seats).map(|seat| WinProbability { plies: status.plies, seat, chance: chance(seat) }).collect()
        })
    }

    fn is_begun(self) -> bool {
        self.done.get().is_some()
    }

    /// What the captain would have played after `plies` actions, in words, and whether that is what was played.
    fn better(self, TurningPoint { plies, seat, .. }: TurningPoint) -> Option<(String, bool)> {
        let best =
            self.best.with_value(|best| best.iter().find(|(at, _)| *at == plies).map(|(_, best)| best.clone()))?;
        let names = self.table.names();
        self.table.session.with_untracked(|session| {
            let was_played = session.entries().get(plies).is_some_and(|entry| entry.action == best);
            Some((session.description(self.table.language, plies, (seat, &best), &names)?, was_played))
        })
    }
}

/// The analysis of a game that is over. Races have none.
#[component]
pub fn AnalysisSection(table: TableHandle) -> impl IntoView {
    view! { <Show when=move || table.can_be_analysed()><Analysis table/></Show> }
}

/// The button that begins the analysis, and then its results.
#[component]
fn Analysis(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let engine = engine();
    let analysis = GameAnalysis::new(table, engine);
    on_cleanup(move || engine.with_value(Engine::forget));
    let progress = move || {
        let number = analysis.done.get()?;
        let all = analysis.wanted.with_value(Vec::len).max(number);
        Some(say::Analysing { all, number }.text(language))
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
                <Show when=move || analysis.over.get() fallback=move || view! { <p role="status">{progress}</p> }>
                    <Curves analysis/>
                    <TurningPoints analysis/>
                </Show>
            </Show>
        </section>
    }
}

#[component]
fn TurningPoints(analysis: GameAnalysis) -> impl IntoView {
    let language = analysis.table.language;
    let points = turns(&analysis.evaluated.read_untracked(), analysis.learners());
    let heading = if points.is_empty() { say::NO_TURNING_POINTS } else { say::TURNING_POINTS }.text(language);
    let points = points.into_iter().map(|point| view! { <TurningPointItem analysis point/> }).collect_view();
    view! {
        <p role="status">{heading}</p>
        <ol class="turning-points">{points}</ol>
    }
}

/// A turning point: what it cost, what was played, and what would have been better; with the buttons that show it and that try
/// again from there.
#[component]
fn TurningPointItem(analysis: GameAnalysis, point: TurningPoint) -> impl IntoView {
    let table = analysis.table;
    let language = table.language;
    let status = store_status();
    let TurningPoint { plies, seat, from, to } = point;
    let cost = say::TurningPoint { from, moves: plies, name: table.name(seat), to }.text(language);
    let names = table.names();
    let played = table.session.with_untracked(|session| {
        let Entry { seat, action, .. } = session.entries().get(plies)?;
        session.description(language, plies, (*seat, action), &names)
    });
    let better = analysis.better(point).zip(played).map(|((better, was_played), played)| {
        if was_played {
            say::TurningPointLuck { played }.text(language)
        } else {
            say::TurningPointBetter { better, played }.text(language)
        }
    });
    let show = move |_| {
        table.look(plies);
        focus(PLAYING);
    };
    let can_try = table.session.with_untracked(|session| session.trial(plies).is_some());
    let try_again = move |_| {
        if let Some(trial) = table.session.with_untracked(|session| session.trial(plies)) {
            begin(table.game, trial.save(), status);
        }
    };
    view! {
        <li>
            <p><b>{cost}</b></p>
            {better.map(|better| view! { <p>{better}</p> })}
            <div class="row">
                <button class="btn" type="button" on:click=show>{say::TURNING_POINT_SHOW.text(language)}</button>
                {can_try.then(|| view! {
                    <button class="btn" type="button" on:click=try_again>
                        <Icon name="play"/>
                        {say::TURNING_POINT_TRY.text(language)}
                    </button>
                })}
            </div>
        </li>
    }
}

/// The win probability over the game, a line for each seat in its own colour. The list of turning points says the same in words.
#[component]
fn Curves(analysis: GameAnalysis) -> impl IntoView {
    let table = analysis.table;
    let language = table.language;
    let (seats, moves) = table.status.with_untracked(|status| (status.players.len(), status.plies));
    let colour = |seat| table.view.with_untracked(|view| table.game.seat_colour(&**view, seat));
    let curves = curves(&analysis.evaluated.read_untracked(), seats);
    let point = |(plies, chance): (usize, u8)| (plies as u64, chance.into());
    let lines = Seat::all(seats).zip(curves).map(|(seat, curve)| PlotLine {
        name: untrack(|| table.name(seat)),
        colour: Some(colour(seat)),
        points: curve.into_iter().map(point).collect(),
    });
    let ends = [say::START.text(language).to_owned(), say::Moves { moves }.text(language)];
    view! { <LinePlot title=say::WIN_PROBABILITY.text(language) lines=lines.collect() most=100 ends/> }
}
