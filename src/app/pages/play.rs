//! The page that plays a saved game: it runs the computer players, saves every change, and shows the result.

mod computer_players;
mod curtain;
mod end;
mod game_clock;
mod hint;
mod saving;

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use self::computer_players::ComputerPlayers;
use self::curtain::Curtain;
use self::end::{Result, Trial};
use self::game_clock::GameClock;
use self::hint::{Hint, HintLine};
use crate::app::pages::finished_games;
use crate::app::pages::home::Home;
use crate::app::pages::letters::LetterHooks;
use crate::app::pages::settings::Settings;
use crate::app::parts;
use crate::app::route::Route;
use crate::app::shell::drawing::draw_in_pieces;
use crate::app::shell::{AppContext, Footer, Header, context};
use crate::app::store::saved_games;
use crate::app::table::available_actions::AvailableActions;
use crate::app::table::coach::CoachSwitch;
use crate::app::table::cues;
use crate::app::table::loaded::{LoadedAnalysis, LoadedCoach, LoadedPage, LoadedShare};
use crate::app::table::share::ShareButton;
use crate::browser::engine::Engine;
use crate::browser::{device, tabs};
use crate::correspondence::is_correspondence;
use crate::dyn_game::DynGame;
use crate::dyn_game::DynSession;
use crate::game::advice::Advice;
use crate::game::letter_case::lowercase;
use crate::game::{Pointer, Seat};
use crate::ui::{
    BOARD, Confirm, DynGameUi, Icon, Later, Log, MAIN, MomentView, Pointers, SPOKEN_KEYS, ShowNow, Signals,
    TableHandle, focus, focus_typed_move, messages as say, use_language, words,
};

/// Saves a new game and goes to its page.
pub fn begin(game: &dyn DynGame, text: String, context: AppContext) {
    device::go(&save_new(game, text, context).to_string());
}

/// Saves a new game, and returns the route of its page. If it cannot be saved, the player sees why, and the game is handed on in
/// the context.
pub fn save_new(game: &dyn DynGame, text: String, context: AppContext) -> Route {
    let name = saved_games::new_name(game);
    context.store_error.set(saved_games::put(&name, &text, context).err());
    if context.store_error.get_untracked().is_some() {
        context.unsaved.set_value(Some((name.clone(), text)));
    }
    Route::Play(name)
}

/// The game that is saved under this name, or its replay once it has ended.
#[component]
pub fn PlayPage(name: String) -> impl IntoView {
    if matches!(saved_games::text(&name), Ok(None)) && finished_games::text(&name).is_some() {
        return view! { <LoadedPage route=Route::Play(name)/> }.into_any();
    }
    let other_tab = RwSignal::new(false);
    // Runs again each time the player takes the game back from another tab.
    (move || {
        if other_tab.get() {
            view! { <InOtherTab other_tab/> }.into_any()
        } else {
            tabs::take(&name, move || {
                other_tab.try_set(true);
            });
            view! { <SavedGame name=name.clone() other_tab/> }.into_any()
        }
    })
    .into_any()
}

/// The page of a game that has been opened in another tab since.
#[component]
fn InOtherTab(other_tab: RwSignal<bool>) -> impl IntoView {
    let language = use_language();
    focus(&[MAIN]);
    view! {
        <Header/>
        <main id="main" class="page narrow stack" tabindex="-1">
            <h1>{say::OTHER_TAB.text(language)}</h1>
            <p>{say::OTHER_TAB_WHY.text(language)}</p>
            <p>
                <button class="btn btn-primary" type="button" on:click=move |_| other_tab.set(false)>
                    {say::OTHER_TAB_PLAY_HERE.text(language)}
                </button>
            </p>
        </main>
        <Footer/>
    }
}

/// The game that is saved under this name, or that could not be saved. The home page if there is none.
#[component]
fn SavedGame(name: String, other_tab: RwSignal<bool>) -> impl IntoView {
    let unsaved = context().unsaved;
    let is_this = unsaved.with_value(|unsaved| unsaved.as_ref().is_some_and(|(other, _)| *other == name));
    let handed_on = if is_this { unsaved.try_update_value(Option::take).flatten() } else { None };
    let text = handed_on.map(|(_, text)| text).or_else(|| saved_games::text(&name).ok().flatten());
    match saved_games::game_of(&name).and_then(parts::game).zip(text) {
        Some((game, text)) if is_correspondence(&text) => view! { <LetterGame name game text other_tab/> }.into_any(),
        Some((game, text)) => match game.load(&text) {
            Ok(session) => view! { <Play name game session other_tab letters=None/> }.into_any(),
            Err(error) => {
                let language = use_language();
                let why = say::SavedGameBroken { why: words::load_error(language, &error) }.text(language);
                view! { <Broken title=say::SAVED_GAME.text(language) why/> }.into_any()
            }
        },
        None => view! { <Home not_found=true/> }.into_any(),
    }
}

/// A saved game by correspondence: its table, or before all players have joined, the letter to send.
#[component]
fn LetterGame(name: String, game: &'static dyn DynGameUi, text: String, other_tab: RwSignal<bool>) -> impl IntoView {
    let language = use_language();
    let Some((letters, extras)) = parts::letters().zip(parts::game_extras(game.id())) else {
        return view! { <Home not_found=true/> }.into_any();
    };
    match (letters.open)(language, extras, (&name, &text)) {
        Ok((letters, Some(session))) => view! { <Play name game session other_tab letters=Some(letters)/> }.into_any(),
        Ok((letters, None)) => view! {
            <Header game=game.id()/>
            <main id="main" class="page narrow stack" tabindex="-1">
                <h1>{game.about(language).name}</h1>
                {letters.panel.run(None)}
            </main>
            <Footer/>
        }
        .into_any(),
        Err(why) => {
            let why = say::SavedGameBroken { why }.text(language);
            view! { <Broken title=say::SAVED_GAME.text(language) why/> }.into_any()
        }
    }
}

/// The page of a saved game or a record that cannot be used, and why.
#[component]
pub fn Broken(title: &'static str, why: String) -> impl IntoView {
    let language = use_language();
    view! {
        <Header/>
        <main id="main" class="page narrow stack" tabindex="-1">
            <h1>{title}</h1>
            <p role="alert">{why}</p>
            <p><a class="btn btn-primary" href=Route::Home.href()>{say::HOME.text(language)}</a></p>
        </main>
    }
}

/// Opens the game and starts everything that runs beside it.
#[component]
fn Play(
    name: String,
    game: &'static dyn DynGameUi,
    session: Box<dyn DynSession>,
    other_tab: RwSignal<bool>,
    /// What a game by correspondence does differently.
    letters: Option<LetterHooks>,
) -> impl IntoView {
    let language = use_language();
    let context = context();
    let again = RwSignal::new(0_u32);
    let permits = RwSignal::new(0_u32);
    let computers = StoredValue::new_local(None::<ComputerPlayers>);
    let clock = GameClock::new();
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
        now: Callback::new(move |()| clock.now()),
        time_of: Callback::new(move |stamp| clock.time_of(stamp)),
        cue: cues::giver(context),
        stages: Callback::new(move |waits| {
            let is_staged = !context.settings.get_untracked().pace().is_zero() && (waits || device::has_motion());
            is_staged.then(device::event_time)
        }),
        moment: RwSignal::new(None),
        hint: RwSignal::new(Pointer::default()),
        coach: RwSignal::new(Advice::default()),
        threats: context.threats,
    };
    let table = TableHandle::of_session(game, language, session, signals);
    let to_store = move || match letters {
        Some(letters) => letters.follow.run(table),
        None => Some(table.session.with_untracked(|session| session.save())),
    };
    saving::save_changes(name.clone(), table, context, other_tab, to_store);
    saving::keep_result(name.clone(), table, context, other_tab);
    clock.run(table);

    let running = ComputerPlayers::new(table, context, permits);
    let to_stop = StoredValue::new_local(running.clone());
    computers.set_value(Some(running.clone()));
    Effect::new(move |_| {
        again.track();
        running.consider();
    });
    let over = Memo::new(move |_| table.is_over());
    Effect::new(move |_| context.in_game.set(!over.get()));
    let unsaved_name = name.clone();
    on_cleanup(move || {
        if context.store_error.get_untracked().is_some() {
            context.unsaved.set_value(to_store().map(|text| (unsaved_name.clone(), text)));
        }
        to_stop.with_value(ComputerPlayers::stop);
        context.engine.with_value(Engine::forget);
        context.in_game.set(false);
    });

    // The live region must be in the page before it can speak.
    request_animation_frame(move || table.greet());
    view! { <PlayView table name over letters/> }
}

/// The page with the open game.
#[component]
fn PlayView(table: TableHandle, name: String, over: Memo<bool>, letters: Option<LetterHooks>) -> impl IntoView {
    let language = table.language;
    let game = table.game;
    let hint = Hint::new(table);
    let resigning = RwSignal::new(false);
    let sharing = RwSignal::new(false);
    let is_new = StoredValue::new(true);
    let looking = move || table.looking.get().is_some();
    let is_being_drawn = draw_in_pieces();
    // The board is shown as soon as it is drawn, before the rest.
    let has_board = RwSignal::new(false);
    // Not during a race. Once the game is over, the result offers it, unless the player looks back.
    let may_share = Signal::derive(move || if over.get() { looking() } else { !table.is_race() });
    view! {
        <Header in_game=true game=game.id()><Tools table over resigning/></Header>
        <DeletedGames/>
        <main
            id="main"
            class=game.table_class()
            class:has-board=has_board
            tabindex="-1"
            aria-busy=move || is_being_drawn.get().then_some("true")
            inert=move || table.curtain().is_some()
            on:keydown=move |event| answer_key(&event, table)
        >
            <h1 class="visually-hidden">{game.about(language).name}</h1>
            <Later>{game.table_view(table)}</Later>
            <ShowNow shown=has_board/>
            <Later><Pointers table/></Later>
            <LoadedCoach table/>
            <MomentView table/>
            <Show when=move || over.get() && !looking()>
                <Result table name=name.clone() sharing is_new letters/>
            </Show>
            <div class="after">
                <div class="advice">
                    {letters.map(|letters| letters.panel.run(Some(table)))}
                    <Later>
                        <AvailableActions table/>
                        <HintLine hint/>
                        <CoachSwitch table/>
                        <ShareButton open=sharing quiet=true offered=may_share/>
                    </Later>
                </div>
                <Show when=move || over.get() && looking() && !table.status.read().is_supposed>
                    <Trial table/>
                </Show>
                <LoadedAnalysis table/>
            </div>
            <Later><Log table/></Later>
        </main>
        <Show when=move || table.curtain().is_some()><Curtain table/></Show>
        <Later>
            <ResignQuestion table resigning/>
            <LoadedShare open=sharing table/>
        </Later>
        <p class="visually-hidden" role="status" aria-live="polite">{move || table.spoken.get()}</p>
    }
}

/// The bar that says that finished games were deleted to make room.
#[component]
fn DeletedGames() -> impl IntoView {
    let language = use_language();
    let deleted = context().deleted_games;
    view! {
        <div role="status">
            <Show when=move || { deleted.get() > 0 }>
                <div class="bar">
                    <p>{move || say::DeletedGames { games: deleted.get() }.text(language)}</p>
                    <button class="btn" type="button" on:click=move |_| deleted.set(0)>{say::CLOSE.text(language)}</button>
                </div>
            </Show>
        </div>
    }
}

/// Switches sounds on and off.
#[component]
fn SoundSwitch() -> impl IntoView {
    let (settings, label) = (context().settings, say::SETTING_SOUND.text(use_language()));
    let has_sound = Memo::new(move |_| settings.read().has_sound());
    let waves = move || if has_sound.get() { "M15 9q3 3 0 6M18 6q6 6 0 12" } else { "M15 9l6 6M21 9l-6 6" };
    view! {
        <button
            class="btn btn-quiet btn-icon"
            type="button"
            aria-label=label
            title=label
            aria-pressed=move || has_sound.get().to_string()
            on:click=move |_| settings.update(Settings::switch_sound)
        >
            // Drawn here and not in the sheet of drawings, which every first visit loads.
            <svg class="icon sound" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 9v6h4l5 4V5L7 9z"></path>
                <path class="sound-waves" d=waves></path>
            </svg>
        </button>
    }
}

/// The buttons in the header: undo, redo, resign, sounds.
#[component]
fn Tools(table: TableHandle, over: Memo<bool>, resigning: RwSignal<bool>) -> impl IntoView {
    let language = table.language;
    let tool = move |label: &'static str,
                     icon: &'static str,
                     can: Signal<bool>,
                     why_not: Signal<Option<&'static str>>,
                     act: Callback<()>| {
        let press = move |_| match (can.get_untracked(), why_not.get_untracked()) {
            (true, _) => act.run(()),
            (false, Some(why)) => table.refuse(why.into()),
            (false, None) => {}
        };
        view! {
            <button
                class="btn btn-quiet btn-icon"
                type="button"
                aria-label=label
                title=move || why_not.get().unwrap_or(label)
                aria-disabled=move || (!can.get()).then_some("true")
                on:click=press
            >
                <Icon name=icon/>
            </button>
        }
    };
    let can_undo = Signal::derive(move || table.curtain().is_none() && table.status.read().can_undo);
    let can_redo = Signal::derive(move || table.curtain().is_none() && table.status.read().can_redo);
    let can_resign =
        Signal::derive(move || !over.get() && resigning_seat(table).is_some() && table.curtain().is_none());
    let ask_to_resign = move |()| {
        // A race pauses while the player decides.
        if untrack(|| table.is_race()) {
            table.paused.set(true);
        }
        resigning.set(true);
    };
    let why_no_undo = Signal::derive(move || table.why_no_undo());
    let never = Signal::stored(None);
    view! {
        {tool(say::UNDO.text(language), "undo", can_undo, why_no_undo, Callback::new(move |()| table.undo()))}
        {tool(say::REDO.text(language), "redo", can_redo, never, Callback::new(move |()| table.redo()))}
        {tool(say::RESIGN.text(language), "flag", can_resign, never, Callback::new(ask_to_resign))}
        <SoundSwitch/>
    }
}

/// The seat that can resign now: of several persons, the one to move.
fn resigning_seat(table: TableHandle) -> Option<Seat> {
    let status = table.status.read();
    let due = status.to_act.intersection(status.persons).first();
    // By letter a player resigns when it is their turn.
    due.or_else(|| status.persons.first().filter(|_| status.persons.len() == 1 && !status.has_remote()))
}

/// Asks whether the player resigns, while `resigning` is true.
#[component]
fn ResignQuestion(table: TableHandle, resigning: RwSignal<bool>) -> impl IntoView {
    let language = table.language;
    let resign = move |()| {
        if let Some(seat) = untrack(|| resigning_seat(table)) {
            table.resign(seat);
        }
    };
    let question = Signal::derive(move || {
        let question = table.view.with(|view| view.resigning(language)).unwrap_or(say::RESIGN_QUESTION.text(language));
        match resigning_seat(table) {
            Some(seat) if table.status.read().persons.len() > 1 => words::label(language, &table.name(seat), question),
            _ => question.to_owned(),
        }
    });
    view! { <Confirm open=resigning question yes=say::RESIGN.text(language) then=Callback::new(resign)/> }
}

/// Answers the keys that ask about the game, where they have no other meaning.
pub fn answer_key(event: &leptos::ev::KeyboardEvent, table: TableHandle) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || table.curtain().is_some() {
        return;
    }
    let target = event.target().and_then(|target| target.dyn_into::<leptos::web_sys::Element>().ok());
    let Some(target) = target.filter(|target| matches!(target.closest(SPOKEN_KEYS), Ok(Some(_)))) else { return };
    let board = target.closest(BOARD).ok().flatten();
    let place = target.get_attribute("data-place").and_then(|place| place.parse().ok()).filter(|_| board.is_some());
    let is_typing = event.key() == "/" && focus_typed_move();
    if is_typing || table.answer_key(&lowercase(&event.key()), place) {
        event.prevent_default();
    }
}
