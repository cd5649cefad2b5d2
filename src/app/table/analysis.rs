//! The review of a game that is over: for each person the best moments, what cost most and what would have been better, how many
//! decisions were good, and the course of the win probability.

use std::cmp::Reverse;
use std::time::Duration;

use leptos::prelude::*;

use super::context::{TableContext, table_context};
use super::evaluation::answer_request;
use crate::app::parts::{self, Part};
use crate::app::shell::{OwnPuzzlesLink, begin};
use crate::app::store::{StoreStatus, store_status, stored};
use crate::browser::device;
use crate::browser::engine::Engine;
use crate::dyn_game::AnyAction;
use crate::game::advice::Excess;
use crate::game::insertion_sort::insertion_sort;
use crate::game::{ActionMarks, Seat, Seats};
use crate::session::own_puzzles::{OwnPuzzle, OwnPuzzles};
use crate::session::review::{Decision, GameReview, Judged, MAX_TOLD, Review, Swing, decisions};
use crate::session::{Ending, LogLine};
use crate::ui::{Icon, LinePlot, PLAY_FOCUS_CANDIDATES, PlotLine, TableHandle, focus, messages as say};

/// How long the captain, the strongest computer, thinks about each question, and about an action that may be told.
const THINKING_TIMES: [Duration; 2] = [Duration::from_millis(150), Duration::from_millis(500)];

/// The state of the analysis of a game, which goes on question by question.
#[derive(Clone, Copy)]
struct GameAnalysis {
    table: TableHandle,
    engine: StoredValue<Engine, LocalStorage>,
    review: StoredValue<Option<GameReview<AnyAction>>>,
    /// How many decisions have been evaluated, and how many will be; `None` before the player asks.
    progress: RwSignal<Option<(usize, usize)>>,
    over: RwSignal<bool>,
    /// The number of actions before the moment whose better move is drawn.
    marked: StoredValue<Option<usize>>,
    store: StoreStatus,
}

impl GameAnalysis {
    fn new(table: TableHandle, engine: StoredValue<Engine, LocalStorage>) -> Self {
        Self {
            table,
            engine,
            review: StoredValue::new(None),
            progress: RwSignal::new(None),
            over: RwSignal::new(false),
            marked: StoredValue::new(None),
            store: store_status(),
        }
    }

    /// Begins the analysis, unless the player has left the page.
    fn begin(self) {
        let Some(true) = self.progress.try_with_untracked(Option::is_none) else { return };
        // The extras of the game know what a decision spent beyond need.
        parts::fetch_ahead(self.table.language, Part::of_game_extras(self.table.game.id()).into_iter().collect());
        let (moments, _) = untrack(|| self.table.viewable_positions());
        let learners = self.learners();
        let (decisions, plies) = self.table.session.with_untracked(|session| {
            let entries = session.entries();
            let seat = |plies: usize| Some((plies, entries.get(plies)?.seat));
            let is_asked = |decision: &Decision| {
                let Decision { plies, seat, .. } = *decision;
                learners.contains(seat) && session.actions(plies, seat).len() > 1
            };
            let decisions = decisions(moments.into_iter().filter_map(seat)).filter(is_asked);
            let played = decisions.map(|decision| (decision, entries[decision.plies].action.clone()));
            (played.collect::<Vec<_>>(), session.plies())
        });
        self.review.set_value(Some(GameReview::new(decisions, &self.result(), plies)));
        self.ask();
    }

    /// The seats whose decisions are reviewed: the seats of people, or all seats if only computers played.
    fn learners(self) -> Seats {
        self.table.status.with_untracked(|status| {
            if status.persons.is_empty() { Seat::all(status.players.len()).collect() } else { status.persons }
        })
    }

    /// Asks the captain what the review needs next, until it is complete.
    fn ask(self) {
        let step = |review: &mut Option<GameReview<AnyAction>>| {
            let review = review.as_mut()?;
            Some((review.next_request(), review.progress()))
        };
        // It is gone if the player has left the page.
        let Some(Some((request, progress))) = self.review.try_update_value(step) else { return };
        self.progress.set(Some(progress));
        let Some(request) = request else {
            self.keep_mistakes();
            return self.over.set(true);
        };
        let wanted = move || self.progress.try_get_untracked().is_some();
        answer_request(self.engine, self.table, &request, THINKING_TIMES, wanted, move |evaluation| {
            if evaluation.is_none() {
                // Without the worker there is nothing more to find out.
                self.over.try_set(true);
                return;
            }
            self.review.try_update_value(|review| {
                if let Some(review) = review {
                    review.answer(evaluation);
                }
            });
            self.ask();
        });
    }

    /// The review for one seat; `None` before the analysis has begun.
    fn of_seat(self, seat: Seat) -> Option<Review<AnyAction>> {
        self.review.with_value(|review| Some(review.as_ref()?.of_seat(seat)))
    }

    /// What a seat spent beyond need, with the number of actions before it, except in decisions that the review has `told`: the
    /// greatest, in game order.
    fn excesses(self, seat: Seat, told: &[usize]) -> Vec<(usize, Excess)> {
        let (table, language) = (self.table, self.table.language);
        let Some(extras) = parts::loaded_game_extras_in(language, table.game.id()) else { return Vec::new() };
        let mut found: Vec<(usize, Excess)> = table.session.with_untracked(|session| {
            let entries = session.entries();
            let all = decisions(entries.iter().enumerate().map(|(plies, entry)| (plies, entry.seat)));
            let own: Vec<Decision> = all.filter(|decision| decision.seat == seat).collect();
            let view = |plies: usize| session.view_at_the_time(plies, Some(seat));
            let excess = |Decision { plies, turn, .. }: &Decision| {
                let next = own.iter().find(|next| next.turn > *turn).map_or(entries.len(), |next| next.plies);
                let action = &entries[*plies].action;
                Some((*plies, extras.excess(language, &*view(*plies), seat, action, &*view(next))?))
            };
            own.iter().filter(|decision| !told.contains(&decision.plies)).filter_map(excess).collect()
        });
        insertion_sort(&mut found, |(_, excess)| Reverse(excess.by));
        found.truncate(MAX_TOLD);
        insertion_sort(&mut found, |(plies, _)| *plies);
        found
    }

    /// Keeps what cost the people at this table most as puzzles of their own; not in a replay, and only in games of two, in which
    /// another action can be compared with the best one. Where seats see different things, a better action may depend on what the
    /// others held, unless it surely wins.
    fn keep_mistakes(self) {
        let table = self.table;
        let (persons, seats) = table.status.with_untracked(|status| (status.persons, status.players.len()));
        if table.replaying || seats != 2 {
            return;
        }
        let is_private = table.game.options().secrecy(&table.options()).is_private();
        let losses = persons.iter().filter_map(|seat| self.of_seat(seat)).flat_map(|review| review.losses);
        for Judged { decision: Decision { plies, seat, .. }, other, .. } in losses {
            let Some((best, _)) = other.filter(|(_, percent)| !is_private || *percent == 100) else { continue };
            let puzzle = OwnPuzzle {
                game: table.game.id().into(),
                position: table.session.with_untracked(|session| session.position(plies)),
                seat,
                best: best.to_string(),
                due: Some(device::today()),
                repetition: None,
            };
            stored::update(self.store, |puzzles: &mut OwnPuzzles| {
                puzzles.add(puzzle);
            });
        }
    }

    /// The result as the final win probability of each seat, in percent; empty after a resignation, which says little about the
    /// position.
    fn result(self) -> Vec<(Seat, u8)> {
        self.table.status.with_untracked(|status| {
            let seats = status.players.len();
            if matches!(status.ending, Some(Ending::Resigned(_))) {
                return Vec::new();
            }
            let even = u8::try_from(100 / seats.max(1)).unwrap_or(50);
            let percent = |seat: Seat| match status.winner {
                Some(winner) if winner == seat => 100,
                Some(_) => 0,
                None => even,
            };
            Seat::all(seats).map(|seat| (seat, percent(seat))).collect()
        })
    }

    fn is_begun(self) -> bool {
        self.progress.get().is_some()
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
    Effect::new(move |_| {
        let is_shown = table.looking.get() == analysis.marked.get_value();
        if analysis.marked.get_value().is_some() && !is_shown {
            analysis.marked.set_value(None);
            table.signals().hint.set(ActionMarks::default());
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
        let (number, all) = analysis.progress.get()?;
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
    let learners = analysis.learners();
    let log = StoredValue::new(untrack(|| table.log()));
    learners
        .iter()
        .filter_map(|seat| {
            let heading = (learners.len() > 1).then(|| view! { <h3>{untrack(|| table.name(seat))}</h3> });
            Some(view! { {heading}<SeatReview analysis seat review=analysis.of_seat(seat)? log/> })
        })
        .collect_view()
}

/// The review for one seat.
#[component]
fn SeatReview(
    analysis: GameAnalysis,
    seat: Seat,
    review: Review<AnyAction>,
    log: StoredValue<Vec<LogLine>>,
) -> impl IntoView {
    let (table, language) = (analysis.table, analysis.table.language);
    let Review { highlights, losses, luck, good, all } = review;
    let score = (all > 0).then(|| {
        view! {
            <div role="status"><p><b>{say::GoodDecisions { all, good }.text(language)}</b></p></div>
            <p class="small soft">{say::GOOD_DECISIONS_WHY.text(language)}</p>
        }
    });
    let list = |heading: &'static str, items: Vec<AnyView>| {
        (!items.is_empty()).then(|| view! { <h3>{heading}</h3><ol class="turning-points">{items}</ol> })
    };
    let praise = highlights.iter().map(|moment| {
        let sentence = say::HighlightOnly { lead: moment.lead() }.text(language);
        view! { <MomentItem analysis plies=moment.decision.plies sentence log/> }.into_any()
    });
    let told: Vec<usize> = highlights.iter().chain(&losses).map(|judged| judged.decision.plies).collect();
    let excesses = analysis
        .excesses(seat, &told)
        .into_iter()
        .map(|(plies, Excess { text, .. })| view! { <MomentItem analysis plies sentence=text log/> }.into_any());
    let no_losses = losses.is_empty();
    // Decisions that were not good cost something, although too little to be told.
    let rest = if good == all { say::NO_TURNING_POINTS } else { say::SMALL_LOSSES };
    let costs =
        losses.into_iter().filter_map(|Judged { decision: Decision { plies, seat, .. }, percent, other, .. }| {
            let (action, from) = other?;
            let better = table.game.proposal(language, &action)?;
            let sentence = say::TurningPointBetter { better, from, to: percent }.text(language);
            Some(view! { <MomentItem analysis plies sentence log better=Some((seat, action))/> }.into_any())
        });
    let hides = table.game.options().secrecy(&table.options()).hides_anything();
    let luck = luck.filter(|_| hides).map(|Swing { decision: Decision { plies, .. }, from, to }| {
        let sentence = say::TurningPointLuck { from, good: to > from, to }.text(language);
        view! { <MomentItem analysis plies sentence log/> }.into_any()
    });
    view! {
        {score}
        {list(say::HIGHLIGHTS.text(language), praise.collect())}
        {list(say::TURNING_POINTS.text(language), costs.collect())}
        {no_losses.then(|| view! { <p>{rest.text(language)}</p> })}
        {list(say::OVERSPENT.text(language), excesses.collect())}
        {list(say::LUCK.text(language), luck.into_iter().collect())}
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
    /// The seat that decided, and the better action, which is drawn and may be tried; `None` where nothing was better.
    #[prop(optional_no_strip)]
    better: Option<(Seat, AnyAction)>,
) -> impl IntoView {
    let table = analysis.table;
    let language = table.language;
    let status = store_status();
    let may_try = better.is_some();
    let show = move |_| {
        table.look(plies);
        // The better move is drawn on the board, until another position is shown.
        let marks =
            better.as_ref().map(|(seat, action)| untrack(|| table.view.with(|view| view.action_marks(*seat, action))));
        analysis.marked.set_value(Some(plies));
        table.signals().hint.set(marks.unwrap_or_default());
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
            {played.map(|played| view! { <p class="small soft">{played}</p> })}
            <p>{sentence}</p>
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
    let seats: Vec<Seat> = analysis.learners().iter().collect();
    let is_everyone = seats.len() == table.status.with_untracked(|status| status.players.len());
    let curves = analysis.review.with_value(|review| match review {
        Some(review) if is_everyone => review.curves(&seats),
        Some(review) => seats.iter().map(|seat| review.curve(*seat)).collect(),
        None => Vec::new(),
    });
    let point = |(plies, percent): (usize, u8)| (plies as u64, percent.into());
    let line = |(seat, curve): (&Seat, Vec<(usize, u8)>)| PlotLine {
        name: untrack(|| table.name(*seat)),
        colour: Some(colour(*seat)),
        points: curve.into_iter().map(point).collect(),
    };
    // A seat that decided nothing has no line.
    let lines: Vec<_> = seats.iter().zip(curves).map(line).filter(|line| line.points.len() > 1).collect();
    let ends = [say::START.text(language).to_owned(), say::Moves { moves }.text(language)];
    (!lines.is_empty()).then(|| view! { <LinePlot title=say::WIN_PROBABILITY.text(language) lines most=100 ends/> })
}
