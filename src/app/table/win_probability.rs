//! The review of a game that is over: for each person the best moments, what cost most, each with a better action if there was
//! one, how many decisions were good, and the course of the win probability.

use std::time::Duration;

use leptos::prelude::*;

use super::context::{TableContext, table_context};
use super::evaluation::{self, Evaluation};
use crate::app::shell::{OwnPuzzlesLink, begin};
use crate::app::store::{StoreStatus, own_puzzles, store_status};
use crate::browser::device;
use crate::browser::engine::Engine;
use crate::dyn_game::AnyAction;
use crate::game::insertion_sort::insertion_sort;
use crate::game::{Language, PlayerName, Seat, Seats};
use crate::session::own_puzzles::OwnPuzzle;
use crate::session::review::{Highlight, Review, made_consistent, next_to_confirm, review};
use crate::session::win_probability::{
    CLOSE_MARGIN_PERCENT, Decision, MAX_DECISIONS_SEARCHED_AGAIN, TurningPoint, WinProbability, choice, curve,
    decisions, evenly_spread, is_evaluated, next_to_refine,
};
use crate::session::{Ending, LogLine};
use crate::ui::{Icon, LinePlot, PLAY_FOCUS_CANDIDATES, PlotLine, TableHandle, focus, messages as say};

/// How long the captain, the strongest computer, thinks about each position.
const THINKING_TIME: Duration = Duration::from_millis(150);

/// How long the captain thinks about a possible turning point.
const LONGER_THINKING_TIME: Duration = Duration::from_millis(500);

/// The state of the analysis of a game, which goes on position by position.
#[derive(Clone, Copy)]
struct GameAnalysis {
    table: TableHandle,
    engine: StoredValue<Engine, LocalStorage>,
    /// The decisions of the game with more than one legal action.
    decisions: StoredValue<Vec<Decision>>,
    /// The decisions to evaluate first.
    wanted: StoredValue<Vec<Decision>>,
    /// The evaluations so far, in the order of the game.
    evaluated: RwSignal<Vec<WinProbability>>,
    /// The actions that the captain would have played, each with the number of actions before it. The latest answer is last.
    best: StoredValue<Vec<(usize, AnyAction)>>,
    /// The number of positions that are done; `None` before the player asks.
    done: RwSignal<Option<usize>>,
    over: RwSignal<bool>,
    store: StoreStatus,
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
            store: store_status(),
        }
    }

    /// Begins the analysis, unless the player has left the page.
    fn begin(self) {
        if self.is_left() {
            return;
        }
        let (moments, _) = untrack(|| self.table.viewable_positions());
        // Only the values of several people are compared with those of the others.
        let learners = self.learners();
        let decisions: Vec<Decision> = self.table.session.with_untracked(|session| {
            // Of several seats that choose at the same time, the one that chose first.
            let seat = |plies: usize| {
                let entry = session.entries().get(plies);
                Some((plies, entry.map(|entry| entry.seat).or_else(|| session.to_act_after(plies).first())?))
            };
            let is_free = |decision: &Decision| session.actions(decision.plies, decision.seat).len() > 1;
            let is_asked = |decision: &Decision| learners.len() > 1 || learners.contains(decision.seat);
            decisions(moments.into_iter().filter_map(seat)).filter(is_asked).filter(is_free).collect()
        });
        self.wanted.set_value(evenly_spread(&decisions));
        self.decisions.set_value(decisions);
        self.evaluated.set(self.final_probabilities());
        self.evaluate(0);
    }

    /// The seats whose decisions are reviewed: the seats of people, or all seats if only computers played.
    fn learners(self) -> Seats {
        self.table.status.with_untracked(|status| {
            if status.persons.is_empty() { Seat::all(status.players.len()).collect() } else { status.persons }
        })
    }

    /// The evaluations so far, in the order of the game. If several seats are reviewed, the values do not contradict each other.
    fn moments(self) -> Vec<WinProbability> {
        let evaluated = self.evaluated.get_untracked();
        if self.learners().len() < 2 {
            return evaluated;
        }
        made_consistent(&evaluated, self.table.status.with_untracked(|status| status.players.len()))
    }

    /// The decision to evaluate at this step, counted from 0, and the search time; `None` once the analysis is complete.
    fn decision(self, number: usize) -> Option<(Decision, Duration)> {
        let (first, count) = self.wanted.with_value(|wanted| (wanted.get(number).copied(), wanted.len()));
        if first.is_some() || number >= count + MAX_DECISIONS_SEARCHED_AGAIN {
            return Some((first?, THINKING_TIME));
        }
        let (moments, learners) = (self.moments(), self.learners());
        let next = self.decisions.with_value(|decisions| next_to_refine(&moments, decisions, learners));
        Some((next.or_else(|| next_to_confirm(&moments, learners))?, LONGER_THINKING_TIME))
    }

    /// Evaluates the decision of this step, and then the decisions of the later steps.
    fn evaluate(self, number: usize) {
        if self.done.try_set(Some(number)).is_some() {
            // The player has left the page.
            return;
        }
        let Some((decision, time)) = self.decision(number) else {
            self.keep_mistakes();
            return self.over.set(true);
        };
        self.ask(number, decision, time);
    }

    /// Whether the player has left the page: then what it owned is gone.
    fn is_left(self) -> bool {
        self.done.try_get_untracked().is_none()
    }

    /// Asks the captain about a decision, and then evaluates the decisions of the later steps.
    fn ask(self, number: usize, decision: Decision, time: Duration) {
        if self.is_left() {
            return;
        }
        let Decision { plies, seat, .. } = decision;
        let (view, played) = self.table.session.with_untracked(|session| {
            let played = session.entries().get(plies).map(|entry| entry.action.clone());
            (session.view_at_the_time(plies, Some(seat)), played)
        });
        let wanted = move || self.done.try_get_untracked() == Some(Some(number));
        evaluation::ask_captain(self.engine, self.table, (seat, &*view), time, wanted, move |evaluation| {
            let Some(Evaluation { action, iterations, percent, second }) = evaluation else {
                // Without the worker there is nothing more to find out.
                self.over.try_set(true);
                return;
            };
            if is_evaluated(percent, iterations) {
                let choice = played.map(|played| choice(&played, (&action, percent), second.as_ref()));
                self.best.try_update_value(|best| best.push((plies, action)));
                self.evaluated.try_update(|evaluated| {
                    evaluated.retain(|moment| moment.decision != decision);
                    evaluated.push(WinProbability {
                        decision,
                        chance: percent,
                        choice,
                        is_sure: time == LONGER_THINKING_TIME,
                    });
                    insertion_sort(evaluated, |moment| moment.decision.plies);
                });
            } else if time == THINKING_TIME {
                // The worker may still have been loading.
                return self.ask(number, decision, LONGER_THINKING_TIME);
            } else {
                self.decisions.try_update_value(|decisions| decisions.retain(|other| *other != decision));
            }
            self.evaluate(number + 1);
        });
    }

    /// Keeps what cost the people at this table most as puzzles of their own; not in a replay, and only in games of two, in which
    /// another action can be compared with the best one. Where seats see different things, a better action may depend on what the
    /// others held, unless it surely wins.
    fn keep_mistakes(self) {
        let (table, moments) = (self.table, self.moments());
        let (persons, seats) = table.status.with_untracked(|status| (status.persons, status.players.len()));
        if table.replaying || seats != 2 {
            return;
        }
        let is_private = table.game.options().secrecy(&table.options()).is_private();
        // As the captain found it, not as it is told.
        let surely_wins = |decision: Decision| {
            let found = |moment: &WinProbability| moment.decision == decision && moment.chance == 100;
            self.evaluated.with_untracked(|evaluated| evaluated.iter().any(found))
        };
        let losses = persons.iter().flat_map(|seat| review(&moments, seat).losses);
        for TurningPoint { from, .. } in losses.filter(|loss| loss.from.is_mistake()) {
            let Decision { plies, seat, .. } = from.decision;
            let best = self
                .best
                .with_value(|best| best.iter().rfind(|(at, _)| *at == plies).map(|(_, best)| best.to_string()));
            let Some(best) = best.filter(|_| !is_private || surely_wins(from.decision)) else { continue };
            let puzzle = OwnPuzzle {
                game: table.game.id().into(),
                position: table.session.with_untracked(|session| session.position(plies)),
                seat,
                best,
                due: Some(device::today()),
                repetition: None,
            };
            own_puzzles::update(self.store, |puzzles| {
                puzzles.add(puzzle);
            });
        }
    }

    /// The result as the final win probability of each seat; empty after a resignation, which says little about the position.
    fn final_probabilities(self) -> Vec<WinProbability> {
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
            let result = |seat| {
                let decision = Decision { plies: status.plies, seat, turn: usize::MAX };
                WinProbability { decision, chance: chance(seat), choice: None, is_sure: true }
            };
            Seat::all(seats).map(result).collect()
        })
    }

    fn is_begun(self) -> bool {
        self.done.get().is_some()
    }

    /// Describes a turning point in a sentence: what it cost, and what would have been better. After a loss without a mistake,
    /// the sentence says instead that nobody saw the loss coming. `None` if the better action cannot be named.
    fn turning_point_sentence(self, point: TurningPoint) -> Option<String> {
        let (table, language) = (self.table, self.table.language);
        let Decision { plies: moves, seat, .. } = point.from.decision;
        let (from, to, names) = (point.from.chance, point.to.chance, table.names());
        let PlayerName { name, you } = PlayerName::of(language, &names, seat);
        if point.from.is_mistake() {
            let better = self.best.with_value(|best| {
                let (_, best) = best.iter().rfind(|(at, _)| *at == moves)?;
                table.game.proposal(language, best)
            })?;
            return Some(say::TurningPointBetter { better, from, moves, name, to, you }.text(language));
        }
        let options = table.options();
        Some(if table.game.options().secrecy(&options).hides_anything() {
            say::TurningPointLuck { from, moves, name, to, you }.text(language)
        } else {
            say::TurningPointUnforeseen { from, moves, name, to, you }.text(language)
        })
    }
}

/// The review of a game that is over. Races have none.
#[component]
pub fn AnalysisSection(table: TableHandle) -> impl IntoView {
    view! { <Show when=move || table.can_be_analysed()><Analysis table/></Show> }
}

/// The results of the review. At the table of the game it begins by itself; in a replay, a button begins it.
#[component]
fn Analysis(table: TableHandle) -> impl IntoView {
    let language = table.language;
    let TableContext { engine, captain_is_busy, .. } = table_context();
    let analysis = GameAnalysis::new(table, engine);
    Effect::new(move |_| {
        if analysis.is_begun() {
            captain_is_busy.set(!analysis.over.get());
        }
    });
    on_cleanup(move || {
        engine.with_value(Engine::forget);
        captain_is_busy.set(false);
    });
    if table.status.with_untracked(|status| !table.replaying && !status.persons.is_empty()) {
        // The result is drawn first.
        request_animation_frame(move || analysis.begin());
    }
    let progress = move || {
        let number = analysis.done.get()?;
        let all = analysis.wanted.with_value(Vec::len).max(number);
        Some(say::Analysing { all, number }.text(language))
    };
    let ask = move || {
        view! {
            <p>{say::WIN_PROBABILITY_WHY.text(language)}</p>
            <button
                class="btn"
                type="button"
                aria-disabled=move || captain_is_busy.get().then_some("true")
                on:click=move |_| if !captain_is_busy.get_untracked() { analysis.begin() }
            >
                {say::ANALYSE.text(language)}
            </button>
        }
    };
    view! {
        <section class="chances sheet stack" aria-labelledby="chances-heading">
            <h2 id="chances-heading">{say::WIN_PROBABILITY.text(language)}</h2>
            <Show when=move || analysis.is_begun() fallback=ask>
                <Show when=move || analysis.over.get() fallback=move || view! { <p class="soft">{progress}</p> }>
                    <Reviews analysis/>
                    <Curves analysis/>
                    <OwnPuzzlesLink game=table.game.id()/>
                </Show>
            </Show>
        </section>
    }
}

/// The reviews of all seats that are reviewed. The first sentence is spoken.
#[component]
fn Reviews(analysis: GameAnalysis) -> impl IntoView {
    let table = analysis.table;
    let (moments, learners) = (analysis.moments(), analysis.learners());
    let log = StoredValue::new(untrack(|| table.log()));
    learners
        .iter()
        .map(|seat| {
            let heading = (learners.len() > 1).then(|| view! { <h3>{untrack(|| table.name(seat))}</h3> });
            view! { {heading}<SeatReview analysis review=review(&moments, seat) log/> }
        })
        .collect_view()
}

/// The review for one seat.
#[component]
fn SeatReview(analysis: GameAnalysis, review: Review, log: StoredValue<Vec<LogLine>>) -> impl IntoView {
    let language = analysis.table.language;
    let Review { highlights, losses, good, all } = review;
    let score = (all > 0).then(|| {
        view! {
            <p role="status"><b>{say::GoodDecisions { all, good }.text(language)}</b></p>
            <p class="small soft">{say::GoodDecisionsWhy { margin: CLOSE_MARGIN_PERCENT }.text(language)}</p>
        }
    });
    let praise = (!highlights.is_empty()).then(|| {
        let items = highlights.into_iter().map(|highlight| {
            let Decision { plies, .. } = highlight.decision();
            view! { <MomentItem analysis plies sentence=highlight_sentence(language, highlight) log/> }
        });
        view! {
            <h3>{say::HIGHLIGHTS.text(language)}</h3>
            <ol class="turning-points">{items.collect_view()}</ol>
        }
    });
    let losses = losses.into_iter().filter_map(|point| {
        let sentence = analysis.turning_point_sentence(point)?;
        let plies = point.from.decision.plies;
        Some(view! { <MomentItem analysis plies sentence log may_try=true/> })
    });
    let losses = losses.collect_view();
    let costs = if losses.is_empty() {
        view! { <p>{say::NO_TURNING_POINTS.text(language)}</p> }.into_any()
    } else {
        view! {
            <h3>{say::TURNING_POINTS.text(language)}</h3>
            <ol class="turning-points">{losses}</ol>
        }
        .into_any()
    };
    view! { {score}{praise}{costs} }
}

/// A good moment in a sentence.
fn highlight_sentence(language: Language, highlight: Highlight) -> String {
    match highlight {
        Highlight::OnlyGoodAction(_, lead) => say::HighlightOnly { lead }.text(language),
        Highlight::Gain(TurningPoint { from, to }) => {
            say::HighlightGain { from: from.chance, to: to.chance }.text(language)
        }
        Highlight::Streak(_, count) => say::HighlightStreak { count }.text(language),
        Highlight::Peak(moment) => say::HighlightPeak { chance: moment.chance }.text(language),
    }
}

/// A moment in a sentence, with what was played, and the buttons that show it and that try again from there.
#[component]
fn MomentItem(
    analysis: GameAnalysis,
    /// The number of actions before the moment.
    plies: usize,
    sentence: String,
    log: StoredValue<Vec<LogLine>>,
    #[prop(optional)] may_try: bool,
) -> impl IntoView {
    let table = analysis.table;
    let language = table.language;
    let status = store_status();
    let show = move |_| {
        table.look(plies);
        focus(PLAY_FOCUS_CANDIDATES);
    };
    let can_try = may_try && table.session.with_untracked(|session| session.branch_at(plies).is_some());
    let try_again = move |_| {
        if let Some(trial) = table.session.with_untracked(|session| session.branch_at(plies)) {
            begin(table.game, trial.save(), status);
        }
    };
    let played = log.with_value(|log| {
        let line = log.iter().find(|line| (line.first..=line.plies).contains(&(plies + 1)))?;
        Some(say::MomentPlayed { number: line.number, what: &line.text }.text(language))
    });
    view! {
        <li>
            <p>{sentence}</p>
            {played.map(|played| view! { <p class="small soft">{played}</p> })}
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

/// The win probability over the game, a line for each reviewed seat in its own colour. The reviews say the same in words.
#[component]
fn Curves(analysis: GameAnalysis) -> impl IntoView {
    let table = analysis.table;
    let language = table.language;
    let moves = table.status.with_untracked(|status| status.plies);
    let colour = |seat| table.view.with_untracked(|view| table.game.seat_colour(&**view, seat));
    let moments = analysis.moments();
    let point = |(plies, chance): (usize, u8)| (plies as u64, chance.into());
    let line = |seat| PlotLine {
        name: untrack(|| table.name(seat)),
        colour: Some(colour(seat)),
        points: curve(&moments, seat).into_iter().map(point).collect(),
    };
    // A seat that decided nothing has no line.
    let lines = analysis.learners().iter().map(line).filter(|line| !line.points.is_empty()).collect();
    let ends = [say::START.text(language).to_owned(), say::Moves { moves }.text(language)];
    view! { <LinePlot title=say::WIN_PROBABILITY.text(language) lines most=100 ends/> }
}
