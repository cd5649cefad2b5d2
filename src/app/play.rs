//! A game on the table: runs the computers, stores every change, and ends with the result.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::available_actions::AvailableActions;
use super::cues;
use super::game_clock::GameClock;
use super::hint::{Hint, HintLine};
use super::route::Route;
use super::share::{Share, ShareButton};
use super::win_probability::AnalysisSection;
use super::{AppContext, Footer, Header, Home, context, saved_games, statistics};
use crate::browser::engine::{Answer, Engine};
use crate::browser::protocol::Question;
use crate::browser::{device, tabs};
use crate::game::insertion_sort::insertion_sort;
use crate::game::{Rng, Seat};
use crate::search::Level;
use crate::session::{Ending, PlayerKind};
use crate::ui::{
    Confirm, DynGame, EngineStatus, Icon, Log, PLAYING, Signals, Symbol, TableHandle, called, focus, is_turned, texts,
};

/// How long after a change a race is stored.
const STORED_AFTER: Duration = Duration::from_millis(400);

/// Stores a new game and goes to its table. If it cannot be stored that is told, and it is handed to the table directly.
pub fn begin(game: &dyn DynGame, text: String, context: AppContext) {
    let name = saved_games::new_name(game);
    context.store_error.set(saved_games::put(&name, &text).err());
    if context.store_error.get_untracked().is_some() {
        UNSTORED.with(|unstored| unstored.set(Some((name.clone(), text))));
    }
    device::go(&Route::Play(name).to_string());
}

thread_local! {
    /// A game that could not be stored, on its way to the table, or away from it for a look at the rules.
    static UNSTORED: Cell<Option<(String, String)>> = const { Cell::new(None) };
}

/// The table with the game that is stored under this name.
#[component]
pub fn PlayPage(name: String) -> impl IntoView {
    // Once for each time that it is taken here.
    let elsewhere = RwSignal::new(false);
    move || {
        if elsewhere.get() {
            view! { <Elsewhere elsewhere/> }.into_any()
        } else {
            tabs::take(&name, move || {
                elsewhere.try_set(true);
            });
            view! { <Stored name=name.clone() elsewhere/> }.into_any()
        }
    }
}

/// A game that has been opened in another tab since.
#[component]
fn Elsewhere(elsewhere: RwSignal<bool>) -> impl IntoView {
    let words = texts();
    focus(&["#main"]);
    view! {
        <Header/>
        <main id="main" class="page narrow stack" tabindex="-1">
            <h1>{words.elsewhere}</h1>
            <p>{words.elsewhere_why}</p>
            <p>
                <button class="btn btn-primary" type="button" on:click=move |_| elsewhere.set(false)>
                    {words.take_here}
                </button>
            </p>
        </main>
        <Footer/>
    }
}

/// The table with the game that is stored under this name, unless it is `elsewhere` since.
#[component]
fn Stored(name: String, elsewhere: RwSignal<bool>) -> impl IntoView {
    let unstored = match UNSTORED.with(Cell::take) {
        Some((other, text)) if other == name => Some(text),
        other => {
            UNSTORED.with(|unstored| unstored.set(other));
            None
        }
    };
    let text = unstored.or_else(|| saved_games::text(&name).ok().flatten());
    match saved_games::game_of(&name).zip(text) {
        Some((game, text)) => view! { <Play name game text elsewhere/> }.into_any(),
        None => view! { <Home lost=true/> }.into_any(),
    }
}

/// A stored game or a record that cannot be used, and why.
#[component]
pub fn Broken(title: &'static str, why: String) -> impl IntoView {
    view! {
        <Header/>
        <main id="main" class="page narrow stack" tabindex="-1">
            <h1>{title}</h1>
            <p role="alert">{why}</p>
            <p><a class="btn btn-primary" href=Route::Home.href()>{texts().home}</a></p>
        </main>
    }
}

/// The computers of a table: asks the worker, and lays what it decides.
#[derive(Clone)]
struct Computers {
    table: TableHandle,
    context: AppContext,
    /// Counts questions, so that an answer that comes too late is known by its number.
    asked: Rc<Cell<u32>>,
    /// How often the pause has been lifted for one move.
    permits: RwSignal<u32>,
    /// A decision that only waits for the pace.
    decided: Rc<Cell<Option<Decided>>>,
    /// The seat for whose turn the player does not want to wait any more.
    hurried: Rc<Cell<Option<Seat>>>,
}

/// What lays a decision on the table.
type Decided = Box<dyn FnOnce()>;

impl Computers {
    /// The computer that is to act, unless something keeps it: its seat and level.
    fn due(&self) -> Option<(Seat, Level)> {
        let table = self.table;
        if table.curtain().is_some() {
            return None;
        }
        if table.paused.get() && self.permits.get() == 0 {
            return None;
        }
        let status = table.status.read();
        if status.is_race {
            // They act by reflex, with the clock.
            return None;
        }
        let level =
            |seat: Seat| status.players.get(seat.index()).and_then(PlayerKind::level).map(|level| (seat, level));
        status.to_act.iter().find_map(level)
    }

    /// Asks the computer that is to act, if one is. Runs whenever anything has changed.
    fn consider(&self) {
        let due = self.due();
        let mark = self.asked.get() + 1;
        self.asked.set(mark);
        self.decided.set(None);
        let table = self.table;
        let hurried = self.hurried.take().filter(|hurried| due.is_some_and(|(seat, _)| seat == *hurried));
        self.hurried.set(hurried);
        let Some((seat, level)) = due else {
            // Somebody else may ask the worker when no computer plays any more.
            if table.engine_status.get_untracked() != EngineStatus::Resting {
                table.engine_status.set(EngineStatus::Resting);
                self.context.engine.with_value(Engine::forget);
            }
            return;
        };
        table.engine_status.set(EngineStatus::Thinking(seat));
        let status = table.status.get_untracked();
        let seed = Rng::stream(status.seed, status.plies as u64).next_u64().to_string();
        let playing = table.playing();
        let Some(view) = untrack(|| playing.view_for_engine(seat)) else { return self.lose() };
        let question = Question { number: 0, game: playing.game().id().into(), seat, level, seed, view };
        let (this, begun) = (self.clone(), device::milliseconds());
        self.context.engine.with_value(|engine| {
            engine.ask(question, move |answer| this.answered(mark, seat, answer, begun));
            if hurried.is_some() {
                engine.decide();
            }
        });
    }

    /// Lays the answer on the table, not before the pace allows.
    fn answered(&self, mark: u32, seat: Seat, answer: Answer, begun: u64) {
        let action = match answer {
            Answer::Decided { action, .. } => action,
            Answer::OtherVersion => {
                self.context.other_version.set(true);
                return self.lose();
            }
            Answer::Lost => return self.lose(),
        };
        let passed = Duration::from_millis(device::milliseconds().saturating_sub(begun));
        // Nobody needs to see that a turn is over which cannot go on.
        let has_choice = untrack(|| self.table.playing().has_choice(seat));
        let pace = if has_choice { self.context.settings.get_untracked().pace() } else { Duration::ZERO };
        let this = self.clone();
        let lay = move || {
            // Undone, resigned or left meanwhile: nobody waits for it.
            if this.asked.get() == mark {
                this.permits.update_untracked(|permits| *permits = permits.saturating_sub(1));
                if !this.table.playing().perform(seat, &action) {
                    this.lose();
                }
            }
        };
        if self.hurried.get().is_some() {
            return lay();
        }
        self.decided.set(Some(Box::new(lay)));
        let decided = Rc::clone(&self.decided);
        set_timeout(
            move || {
                if let Some(lay) = decided.take() {
                    lay();
                }
            },
            pace.saturating_sub(passed),
        );
    }

    /// Has the computer move as soon as it can: at once, if it only waits for the pace.
    fn hurry(&self) {
        if let EngineStatus::Thinking(seat) = self.table.engine_status.get_untracked() {
            self.hurried.set(Some(seat));
        }
        if let Some(lay) = self.decided.take() {
            return lay();
        }
        self.context.engine.with_value(Engine::decide);
    }

    /// Tells that the computer does not answer.
    fn lose(&self) {
        self.table.engine_status.set(EngineStatus::Lost);
        self.table.say(texts().lost_engine.into());
        if self.context.superseded.get_untracked() {
            // The files of this version are gone: loading the page again will mend it.
            self.context.other_version.set(true);
        }
    }
}

/// Stores a game after every change, from the first on, as long as it is not `elsewhere`.
fn store(name: String, table: TableHandle, context: AppContext, elsewhere: RwSignal<bool>) {
    let stored = StoredValue::new(false);
    let put = move || {
        if elsewhere.get_untracked() {
            return;
        }
        let vanished = stored.get_value() && matches!(saved_games::text(&name), Ok(None));
        let result = saved_games::put(&name, &untrack(|| table.playing().save()));
        stored.set_value(true);
        context.wiped.set(vanished && result.is_ok() && context.store_error.get_untracked().is_none());
        context.store_error.set(result.err());
    };
    if !untrack(|| table.is_race()) {
        Effect::new(move |_| {
            table.playing().track();
            put();
        });
        return;
    }
    // Where tenths of a second count, changes are stored together, and at the latest when the page is left.
    let due = StoredValue::new(false);
    let put = StoredValue::new_local(put);
    let settle = move || {
        if due.try_get_value() == Some(true) {
            due.set_value(false);
            put.with_value(|put| put());
        }
    };
    Effect::new(move |before: Option<()>| {
        table.playing().track();
        table.paused.track();
        if before.is_none() || table.is_over() || table.paused.get_untracked() {
            due.set_value(true);
            settle();
        } else if !due.get_value() {
            due.set_value(true);
            set_timeout(settle, STORED_AFTER);
        }
    });
    device::on_leaving(settle);
    on_cleanup(settle);
}

#[component]
fn Play(name: String, game: &'static dyn DynGame, text: String, elsewhere: RwSignal<bool>) -> impl IntoView {
    let words = texts();
    let context = context();
    let again = RwSignal::new(0_u32);
    let permits = RwSignal::new(0_u32);
    let computers = StoredValue::new_local(None::<Computers>);
    let ticking = GameClock::new();
    let signals = Signals {
        thinks: true,
        hurry: Callback::new(move |()| {
            if let Some(computers) = computers.get_value() {
                computers.hurry();
            }
        }),
        ask_again: Callback::new(move |()| again.update(|again| *again += 1)),
        one_move: Callback::new(move |()| permits.update(|permits| *permits += 1)),
        pace: Signal::derive(move || context.settings.get().pace),
        set_pace: Callback::new(move |pace| context.settings.update(|settings| settings.pace = pace)),
        now: Callback::new(move |()| ticking.now()),
        time_of: Callback::new(move |stamp| ticking.time_of(stamp)),
        cue: cues::giver(context.settings),
    };
    let table = match game.open(&text, signals) {
        Ok(table) => table,
        Err(why) => return view! { <Broken title=words.stored_game why=(words.unreadable)(&why)/> }.into_any(),
    };
    let over = Memo::new(move |_| table.is_over());

    store(name.clone(), table, context, elsewhere);
    Effect::new(move |_| context.in_game.set(!over.get()));
    if let Some(begun) = saved_games::begun(&name) {
        let ending = Memo::new(move |_| table.status.with(|status| status.ending.clone()));
        Effect::new(move |_| {
            if ending.read().is_some() && !elsewhere.get_untracked() {
                statistics::keep(table.playing().finished(begun, device::milliseconds()));
            }
        });
    }
    ticking.run(table);

    let running =
        Computers { table, context, asked: Rc::default(), permits, decided: Rc::default(), hurried: Rc::default() };
    let asked = StoredValue::new_local(Rc::clone(&running.asked));
    computers.set_value(Some(running.clone()));
    Effect::new(move |_| {
        again.track();
        running.consider();
    });
    let unstored_as = name.clone();
    on_cleanup(move || {
        if context.store_error.get_untracked().is_some() {
            let text = untrack(|| table.playing().save());
            UNSTORED.with(|unstored| unstored.set(Some((unstored_as.clone(), text))));
        }
        asked.with_value(|asked| asked.set(asked.get() + 1));
        context.engine.with_value(Engine::forget);
        context.in_game.set(false);
    });

    // Once there is something to say it with.
    request_animation_frame(move || table.greet());

    let resigning = RwSignal::new(false);
    // Of several persons whoever is to act may give up.
    let resigner = move || {
        let status = table.status.read();
        let due = status.to_act.both(status.persons).first();
        due.or_else(|| status.persons.first().filter(|_| status.persons.len() == 1))
    };
    let resign = move |()| {
        if let Some(seat) = untrack(resigner) {
            table.resign(seat);
        }
    };
    let ask_to_resign = move |()| {
        // A race does not go on while somebody thinks about that.
        if untrack(|| table.is_race()) {
            table.paused.set(true);
        }
        resigning.set(true);
    };
    let may_resign = move || !over.get() && resigner().is_some() && table.curtain().is_none();
    let resign_question = Signal::derive(move || {
        let question = table.playing().resigning().unwrap_or(words.resign_question);
        match resigner() {
            Some(seat) if table.status.read().persons.len() > 1 => (words.label)(&table.name(seat), question),
            _ => question.to_owned(),
        }
    });
    let tool = move |label: &'static str, icon: &'static str, can: Signal<bool>, act: Callback<()>| {
        view! {
            <button
                class="btn btn-quiet btn-icon"
                type="button"
                aria-label=label
                title=label
                aria-disabled=move || (!can.get()).then_some("true")
                on:click=move |_| if can.get_untracked() { act.run(()) }
            >
                <Icon name=icon/>
            </button>
        }
    };
    let can_undo = Signal::derive(move || table.curtain().is_none() && table.status.read().can_undo);
    let can_redo = Signal::derive(move || table.curtain().is_none() && table.status.read().can_redo);
    let hint = Hint::new(table);
    let sharing = RwSignal::new(false);
    // Not in the middle of a race; and once the game is over the result offers it, where one sees that.
    let may_share = Signal::derive(move || if over.get() { table.looking.get().is_some() } else { !table.is_race() });
    let can_resign = Signal::derive(may_resign);
    view! {
        <Header in_game=true game=game.id()>
            {tool(words.undo, "undo", can_undo, Callback::new(move |()| table.undo()))}
            {tool(words.redo, "redo", can_redo, Callback::new(move |()| table.redo()))}
            {tool(words.resign, "flag", can_resign, Callback::new(ask_to_resign))}
        </Header>
        <main
            id="main"
            class="table"
            tabindex="-1"
            inert=move || table.curtain().is_some()
            on:keydown=move |event| speak(&event, table)
        >
            <h1 class="visually-hidden">{game.about().name}</h1>
            {table.playing().table_view()}
            <div class="advice">
                <AvailableActions table/>
                <HintLine hint/>
                <ShareButton open=sharing quiet=true offered=may_share/>
            </div>
            <Log table/>
            <Show when=move || over.get() && table.looking.get().is_none()>
                <Result table name=name.clone() sharing/>
            </Show>
            <Show when=move || over.get() && table.looking.get().is_some()><Trial table/></Show>
            <AnalysisSection table/>
        </main>
        <Show when=move || table.curtain().is_some()><Curtain table/></Show>
        <Confirm
            open=resigning
            question=resign_question
            yes=words.resign
            then=Callback::new(resign)
        />
        <Share open=sharing table/>
        <p class="visually-hidden" role="status" aria-live="polite">{move || table.spoken.get()}</p>
    }
    .into_any()
}

/// Lets the keys that speak do so, where they cannot be meant otherwise: on the board, what lies beside it, the hand, and the
/// buttons that do what was chosen.
pub fn speak(event: &leptos::ev::KeyboardEvent, table: TableHandle) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || table.curtain().is_some() {
        return;
    }
    let target = event.target().and_then(|target| target.dyn_into::<leptos::web_sys::Element>().ok());
    let Some(target) = target.filter(|target| matches!(target.closest(".arena, .hand, .dock button"), Ok(Some(_))))
    else {
        return;
    };
    let board = target.closest(".board").ok().flatten();
    let place = target.get_attribute("data-place").and_then(|place| place.parse().ok()).filter(|_| board.is_some());
    let turned = board.is_some_and(|board| is_turned(&board));
    if table.speak(&event.key().to_lowercase(), place, turned) {
        event.prevent_default();
    }
}

/// Offers to try something else from the moment that is looked at, once the game is over.
#[component]
fn Trial(table: TableHandle) -> impl IntoView {
    let words = texts();
    let context = context();
    let trial = move || table.playing().trial(table.looking.get()?);
    let try_it = move |_| {
        if let Some(text) = untrack(trial) {
            begin(table.playing().game(), text, context);
        }
    };
    view! {
        <Show when=move || trial().is_some()>
            <section class="result sheet" aria-label=words.trial>
                <div class="stack">
                    <p>{words.trial_why}</p>
                    <div class="row">
                        <button class="btn" type="button" on:click=try_it><Icon name="play"/>{words.trial}</button>
                    </div>
                </div>
            </section>
        </Show>
    }
}

/// Covers everything until the right person has the device.
#[component]
fn Curtain(table: TableHandle) -> impl IntoView {
    let words = texts();
    let who = Memo::new(move |_| {
        let seat = table.curtain()?;
        let name = table.name(seat);
        Some((
            seat,
            match table.playing().side_throughout(seat) {
                Some(side) if name == (words.seat)(seat) => side,
                side => called(name, side),
            },
        ))
    });
    let name = move || who.get().map(|(_, name)| name).unwrap_or_default();
    // Not the button: a key that is still held down would lift the curtain for the wrong player.
    focus(&["#curtain-heading"]);
    let lift = move |_| {
        if let Some((seat, _)) = who.get_untracked() {
            table.holder.set(Some(seat));
            table.brief();
            focus(PLAYING);
        }
    };
    view! {
        <section class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-heading">
            <Symbol name="rose" class="rose"/>
            <h2 id="curtain-heading" tabindex="-1">{move || (words.curtain)(&name())}</h2>
            <p>{words.curtain_why}</p>
            <button
                class="btn btn-primary btn-big"
                type="button"
                on:click=lift
            >
                <Icon name="eye"/>
                {move || (words.curtain_lift)(&name())}
            </button>
        </section>
    }
}

/// How the game ended, and what can be done next.
#[component]
fn Result(table: TableHandle, name: String, sharing: RwSignal<bool>) -> impl IntoView {
    let words = texts();
    let context = context();
    let game = table.playing().game();
    let called = move |seat: Seat| called(table.name(seat), table.playing().side_throughout(seat));
    let headline = move || {
        let status = table.status.read();
        let is_you = |seat: Seat| table.name(seat) == words.you;
        match (status.winner, &status.ending) {
            (Some(winner), _) if is_you(winner) => (words.you_win)(table.playing().side_throughout(winner)),
            (Some(winner), _) => (words.won)(&called(winner)),
            // Among more than two nobody has won by that.
            (None, Some(Ending::Resigned(seat))) if is_you(*seat) => {
                (words.you_lose)(table.playing().side_throughout(*seat))
            }
            (None, Some(Ending::Resigned(seat))) => (words.lost)(&called(*seat)),
            (None, _) => words.drawn.to_owned(),
        }
    };
    let why = move || match &table.status.read().ending {
        Some(Ending::Played(outcome)) => outcome.reason.clone(),
        Some(Ending::Resigned(seat)) => (words.resigned)(&called(*seat)),
        None => String::new(),
    };
    // The places, the best first, where there are more than a winner and a loser.
    let places = move || match &table.status.read().ending {
        Some(Ending::Played(outcome)) if outcome.places.len() > 2 => {
            let mut seats: Vec<(u8, Seat)> =
                outcome.places.iter().copied().zip(Seat::all(outcome.places.len())).collect();
            insertion_sort(&mut seats, |seat| *seat);
            let place = |(place, seat): (u8, Seat)| view! { <li>{(words.place)(place)}" "{called(seat)}</li> };
            Some(view! { <ol class="places">{seats.into_iter().map(place).collect_view()}</ol> })
        }
        _ => None,
    };
    let score = move || {
        let score = table.status.get().score;
        let wins: Vec<_> =
            Seat::all(score.wins.len()).map(|seat| (table.name(seat), score.wins[seat.index()])).collect();
        (words.score)(&wins, score.draws)
    };
    let seed = move || (words.seed_was)(table.status.read().seed);
    let rematch = move |_| {
        if let Some(next) = table.playing().rematch(device::chance()) {
            saved_games::remove(&name);
            begin(game, next, context);
        }
    };
    focus(&[".result h2"]);
    view! {
        <section class="result sheet">
            <div class="stack">
                <h2 id="result-heading" tabindex="-1" aria-describedby="result-why">{headline}</h2>
                <p id="result-why">{why}</p>
                {places}
                <p class="small soft">{score}" · "{seed}</p>
                <div class="row">
                    <button class="btn btn-primary" type="button" on:click=rematch>{words.rematch}</button>
                    <button class="btn" type="button" on:click=move |_| {
                        table.look(0);
                        focus(&[".dock .steps button:not([aria-disabled])"]);
                    }>
                        <Icon name="back"/>
                        {words.look_back}
                    </button>
                    <ShareButton open=sharing/>
                    <a class="btn" href=Route::SetUp(game.id().into()).href()>{words.new_game}</a>
                    <a class="btn" href=Route::Statistics.href()><Icon name="log"/>{words.statistics}</a>
                    <a class="btn" href=Route::Home.href()><Icon name="home"/>{words.home}</a>
                </div>
            </div>
        </section>
    }
}
