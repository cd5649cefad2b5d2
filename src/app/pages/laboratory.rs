//! The laboratory: computers of one level play each other, to measure how even a game is with the chosen options.
//!
//! Games are played one after another in the engine worker, as fast as it answers, and every result is stored. So a player can
//! stop at any time and continue later.

use std::time::Duration;

use leptos::prelude::*;

use crate::app::parts;
use crate::app::route::Route;
use crate::app::shell::{GameOptions, NotFound, TextPage};
use crate::app::store::store_status;
use crate::app::store::stored::Shown;
use crate::app::table::engine;
use crate::browser::engine::{Answer, Engine};
use crate::browser::protocol::Question;
use crate::game::insertion_sort::insertion_sort;
use crate::game::options::STANDARD;
use crate::game::text::Word;
use crate::game::{Language, Rng, Seat, Seats};
use crate::search::balance::{Balance, GameResult};
use crate::search::{Level, RootActions};
use crate::session::experiments::{Experiment, Experiments};
use crate::session::{Ending, LATEST_PLY, PlayerKind, Session};
use crate::ui::{DynGameUi, alert_text, messages as say, use_language, words};

/// The seed of all experiments: game number n has the same deal in each.
const EXPERIMENT_SEED: u64 = 2_026;

/// The numbers of games that the player can choose.
const GAME_COUNTS: [u32; 4] = [20, 50, 100, 200];

/// The part of a race, in ms of the game's time, that is played before the page handles input again.
const RACE_SLICE_MS: u64 = 5_000;

/// The laboratory page of the game with this id, with these options.
#[component]
pub fn LaboratoryPage(game: String, options: String) -> impl IntoView {
    match parts::loaded_game(&game) {
        Some(game) => view! { <Laboratory game options/> }.into_any(),
        None => view! { <NotFound/> }.into_any(),
    }
}

/// A game in progress of an experiment.
struct ExperimentGame {
    experiment: Experiment,
    session: Session,
    /// The seats that were to act last; `turns` counts how often they have changed.
    to_act: Seats,
    turns: u64,
}

#[derive(Clone, Copy)]
struct ExperimentRunner {
    language: Language,
    game: &'static dyn DynGameUi,
    engine: StoredValue<Engine, LocalStorage>,
    options: RwSignal<String>,
    level: RwSignal<Level>,
    /// The number of games that the player asks for.
    wanted: RwSignal<u32>,
    experiments: Shown<Experiments>,
    running: RwSignal<bool>,
    /// Whether the worker has stopped answering.
    lost: RwSignal<bool>,
    current: StoredValue<Option<ExperimentGame>>,
    /// The number of starts and stops so far. Steps that were planned before the last start or stop are dropped.
    starts: StoredValue<u32>,
}

impl ExperimentRunner {
    fn experiment(self) -> Experiment {
        Experiment { game: self.game.id().into(), options: self.options.get(), level: self.level.get() }
    }

    fn balance(self) -> Balance {
        self.experiments.value.read().balance(&self.experiment())
    }

    /// Plays games until there are as many as `wanted`.
    fn start(self) {
        self.starts.update_value(|starts| *starts += 1);
        self.lost.set(false);
        self.running.set(true);
        self.next_game(self.starts.get_value());
    }

    /// Stops. The game in progress is dropped.
    fn stop(self) {
        self.starts.update_value(|starts| *starts += 1);
        self.running.set(false);
        self.current.set_value(None);
        self.engine.with_value(Engine::forget);
    }

    /// Whether nothing was started or stopped since this start.
    fn is_current(self, start: u32) -> bool {
        self.starts.try_get_value() == Some(start)
    }

    /// Begins the next game, or stops if there are enough.
    fn next_game(self, start: u32) {
        let experiment = untrack(|| self.experiment());
        let done = untrack(|| self.balance()).games();
        if done >= self.wanted.get_untracked() {
            return self.stop();
        }
        let seats = self.game.options().seat_count(&experiment.options);
        let players = vec![PlayerKind::Computer(experiment.level); seats];
        let seed = Rng::stream(EXPERIMENT_SEED, done.into()).next_u64();
        let Ok(session) = Session::new(self.game, &experiment.options, seed, players) else { return self.stop() };
        self.current.set_value(Some(ExperimentGame { experiment, session, to_act: Seats::EMPTY, turns: 0 }));
        self.step(start);
    }

    /// Plays the next action, or some seconds of a race.
    fn step(self, start: u32) {
        if !self.is_current(start) {
            return;
        }
        let asked = self.current.try_update_value(|current| {
            let current = current.as_mut()?;
            let status = current.session.status(self.language);
            if status.ending.is_some() {
                return None;
            }
            if status.is_race {
                let now = current.session.now().unwrap_or_default();
                current.session.advance_clock(now + RACE_SLICE_MS);
                return Some(None);
            }
            let seat = status.to_act.first()?;
            if current.to_act != status.to_act {
                (current.to_act, current.turns) = (status.to_act, current.turns + 1);
            }
            let view = current.session.view_at_the_time(LATEST_PLY, Some(seat)).to_bytes().ok()?;
            let seed = Rng::stream(status.seed, status.plies as u64).next_u64();
            let game = self.game.id().into();
            Some(Some(Question {
                number: 0,
                game,
                seat,
                root: RootActions::All,
                level: current.experiment.level,
                seed,
                view,
            }))
        });
        match asked.flatten() {
            None => self.end_game(start),
            // The page stays responsive in between.
            Some(None) => set_timeout(move || self.step(start), Duration::ZERO),
            Some(Some(question)) => {
                let seat = question.seat;
                let answered = move |answer| self.on_answer(start, seat, answer);
                self.engine.with_value(|engine| engine.ask(question, answered));
            }
        }
    }

    /// Performs the action that answers a question, and goes on. Without an action, stops.
    fn on_answer(self, start: u32, seat: Seat, answer: Answer) {
        if !self.is_current(start) {
            return;
        }
        let acted = match answer {
            Answer::Decided { action, .. } => self.current.try_update_value(|current| {
                let action = self.game.read_action(&action).ok()?;
                current.as_mut()?.session.act(seat, action).ok()
            }),
            Answer::OtherVersion | Answer::Lost => None,
        };
        if acted.flatten().is_some() {
            self.step(start);
        } else {
            self.lost.set(true);
            self.stop();
        }
    }

    /// Stores the result of the game that is over, and begins the next one.
    fn end_game(self, start: u32) {
        let ended = self.current.try_update_value(Option::take).flatten();
        let Some(current) = ended else { return self.stop() };
        let status = current.session.status(self.language);
        let Some(Ending::Played(outcome)) = status.ending else { return self.stop() };
        let turns = if status.is_race { status.plies as u64 } else { current.turns };
        let time = current.session.now().unwrap_or_default();
        // The reason is in the language of the page, so it is counted for that language only.
        let reason = format!("{} {}", self.language.tag(), outcome.reason);
        let result = GameResult { places: outcome.places, turns, time, reason };
        // If the result cannot be stored, it is lost when the page is left.
        self.experiments.update(|experiments| experiments.add(current.experiment.clone(), result.clone()));
        set_timeout(
            move || {
                if self.is_current(start) {
                    self.next_game(start);
                }
            },
            Duration::ZERO,
        );
    }
}

#[component]
fn Laboratory(game: &'static dyn DynGameUi, options: String) -> impl IntoView {
    let language = use_language();
    let options = game.options().read(Word::whole(&options)).unwrap_or_else(|_| STANDARD.to_owned());
    let runner = ExperimentRunner {
        language,
        game,
        engine: engine(),
        options: RwSignal::new(options),
        level: RwSignal::new(Level::Deckhand),
        wanted: RwSignal::new(GAME_COUNTS[0]),
        experiments: Shown::new(store_status()),
        running: RwSignal::new(false),
        lost: RwSignal::new(false),
        current: StoredValue::new(None),
        starts: StoredValue::new(0),
    };
    on_cleanup(move || runner.stop());
    // Results belong to the options with which they were played.
    Effect::new(move |before: Option<()>| {
        runner.options.track();
        runner.level.track();
        if before.is_some() && runner.running.get_untracked() {
            runner.stop();
        }
    });
    view! {
        <TextPage rules=Signal::derive(move || Route::Rules(game.id().into(), Some(runner.options.get())))>
            <h1>{say::LABORATORY.text(language)}</h1>
            <p>{say::LaboratoryWhy { game: game.about(language).name }.text(language)}</p>
            <details class="variations sheet">
                <summary>{say::VARIATIONS.text(language)}</summary>
                <GameOptions game options=runner.options/>
            </details>
            <Controls runner/>
            <Results runner/>
        </TextPage>
    }
}

/// The level, the number of games, and the buttons.
#[component]
fn Controls(runner: ExperimentRunner) -> impl IntoView {
    let language = runner.language;
    let levels = Level::ALL.map(|level| {
        let is_selected = move || runner.level.get() == level;
        view! { <option value=level.key() selected=is_selected>{words::level(language, level)}</option> }
    });
    let counts = GAME_COUNTS.map(|count| view! { <option value=count>{count}</option> });
    let choose_level = move |event| {
        if let Ok(level) = event_target_value(&event).parse() {
            runner.level.set(level);
        }
    };
    let choose_count = move |event| {
        if let Ok(count) = event_target_value(&event).parse() {
            runner.wanted.set(count);
        }
    };
    let done = Memo::new(move |_| runner.balance().games());
    let complete = move || done.get() >= runner.wanted.get();
    let switch = move |_| if runner.running.get_untracked() { runner.stop() } else { runner.start() };
    let label = move || match (runner.running.get(), done.get()) {
        (true, _) => say::LABORATORY_STOP.text(language),
        (false, 0) => say::LABORATORY_START.text(language),
        (false, _) => say::LABORATORY_CONTINUE.text(language),
    };
    let progress =
        move || say::LaboratoryDone { games: done.get() as usize, wanted: runner.wanted.get() as usize }.text(language);
    view! {
        <section class="stack sheet">
            <div class="row">
                <div class="field">
                    <label for="laboratory-level">{say::LEVEL.text(language)}</label>
                    <select class="select" id="laboratory-level" on:change=choose_level>{levels}</select>
                </div>
                <div class="field">
                    <label for="laboratory-games">{say::LABORATORY_GAMES.text(language)}</label>
                    <select class="select" id="laboratory-games" on:change=choose_count>{counts}</select>
                </div>
            </div>
            <div class="row">
                <button class="btn btn-primary" type="button" disabled=move || complete() && !runner.running.get() on:click=switch>{label}</button>
                <progress max=move || runner.wanted.get() value=move || done.get() aria-label=say::LABORATORY_PROGRESS.text(language)></progress>
                <span>{progress}</span>
            </div>
            {alert_text("", move || runner.lost.get().then(|| say::ENGINE_LOST.text(language)))}
        </section>
    }
}

#[component]
fn Results(runner: ExperimentRunner) -> impl IntoView {
    let language = runner.language;
    let balance = Memo::new(move |_| runner.balance());
    let forget = move |_| {
        let experiment = untrack(|| runner.experiment());
        runner.experiments.update(|experiments| experiments.forget(&experiment));
    };
    move || {
        let balance = balance.read();
        (balance.games() > 0).then(|| {
            view! {
                <section class="stack sheet" aria-labelledby="laboratory-results">
                    <h2 id="laboratory-results">{say::LABORATORY_RESULTS.text(language)}</h2>
                    {draw_shares(runner, &balance)}
                    <p>{game_length_text(language, &balance)}</p>
                    {draw_endings(language, &balance)}
                    <p><button class="btn" type="button" disabled=move || runner.running.get() on:click=forget>{say::LABORATORY_FORGET.text(language)}</button></p>
                </section>
            }
        })
    }
}

/// The width of the plot of shares, and the height of a row, in units of its view box.
const PLOT_WIDTH_AND_ROW_HEIGHT: (f64, usize) = (320.0, 40);

/// The share of the games that each seat won, with its confidence interval: as a plot, and in words.
fn draw_shares(runner: ExperimentRunner, balance: &Balance) -> impl IntoView + use<> {
    let (language, game) = (runner.language, runner.game);
    let options = runner.options.get();
    let seats: Vec<Seat> = Seat::all(game.options().seat_count(&options)).collect();
    let (width, height) = PLOT_WIDTH_AND_ROW_HEIGHT;
    let whole = height * seats.len();
    let even = width / f64::from(u32::try_from(seats.len()).unwrap_or(1));
    let row = |(number, seat): (usize, Seat)| {
        let (share, (low, high)) = (balance.won_share(seat), balance.won_share_interval(seat));
        let top = number * height;
        let middle = top + height / 2;
        view! {
            <rect class="plot-bar" x=0 y=top + 10 width=width height=height - 20></rect>
            <rect class="plot-won" x=0 y=top + 10 width=width * share height=height - 20></rect>
            <line class="plot-interval" x1=width * low x2=width * high y1=middle y2=middle></line>
        }
    };
    let plot = seats.iter().copied().enumerate().map(row).collect_view();
    let line = |seat: Seat| {
        let name = match game.options().planned_side(language, &options, seat) {
            Some(side) => format!("{} · {side}", words::seat(language, seat)),
            None => words::seat(language, seat),
        };
        let [share, low, high] =
            [balance.won_share(seat), balance.won_share_interval(seat).0, balance.won_share_interval(seat).1]
                .map(|share| words::rounded(100.0 * share));
        view! { <li>{say::LaboratoryShare { high, low, name, share }.text(language)}</li> }
    };
    let lines = seats.iter().copied().map(line).collect_view();
    view! {
        <svg class="plot" aria-hidden="true" viewBox=format!("0 0 {width} {whole}")>
            {plot}
            <line class="plot-rule" x1=even x2=even y1=0 y2=whole></line>
        </svg>
        <ol class="plain">{lines}</ol>
        <p class="small soft">{say::LABORATORY_INTERVAL.text(language)}</p>
    }
}

/// The number of turns of games in words: the median, and the number that nine of ten games do not exceed.
fn game_length_text(language: Language, balance: &Balance) -> String {
    let whole = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    let [median, most] = [balance.turns_percentile(50), balance.turns_percentile(90)].map(whole);
    say::LaboratoryTurns { median, most }.text(language)
}

/// The list of reasons for which games ended, the most frequent first. It has only games that were played in this language, since
/// reasons are stored in words.
fn draw_endings(language: Language, balance: &Balance) -> impl IntoView + use<> {
    let own = |(reason, count): (&String, &u32)| {
        let reason = reason.strip_prefix(language.tag())?.trim_start().replace('#', "…");
        Some((*count, reason))
    };
    let mut endings: Vec<(u32, String)> = balance.endings().iter().filter_map(own).collect();
    insertion_sort(&mut endings, |(count, _)| std::cmp::Reverse(*count));
    let line = |(count, reason): (u32, String)| {
        view! { <li>{say::LaboratoryEnding { games: count as usize, reason }.text(language)}</li> }
    };
    let lines = endings.into_iter().map(line).collect_view();
    view! {
        <h3>{say::LABORATORY_ENDINGS.text(language)}</h3>
        <ul>{lines}</ul>
    }
}
