//! The page that plays a saved game: it runs the computer players, saves every change, and shows the result.

mod catch_up;
mod choose_ahead;
mod computer_players;
mod curtain;
mod end;
mod first_game;
mod game_clock;
mod saving;
mod screen;

use leptos::prelude::*;

use self::catch_up::catch_up;
use self::choose_ahead::ChooseAhead;
use self::computer_players::ComputerPlayers;
use self::curtain::Curtain;
use self::end::{ResultSection, Trial};
use self::first_game::FirstGame;
use self::game_clock::GameClock;
use crate::app::parts;
use crate::app::parts::pages::LetterHooks;
use crate::app::route::Route;
use crate::app::shell::{Broken, Header, NotFound, TextPage, draw_in_pieces, version};
use crate::app::store::settings::PACE;
use crate::app::store::{Settings, game_of, saved_games, settings, store_status};
use crate::app::table::{
    Help, LoadedAnalysis, LoadedCoach, LoadedRules, LoadedShare, ShareButton, answer_keys, cues, engine, table_context,
};
use crate::browser::engine::Engine;
use crate::browser::{device, tabs};
use crate::game::advice::Advice;
use crate::game::{ActionMarks, Seat};
use crate::live::is_between_devices;
use crate::session::Session;
use crate::ui::{
    Arrangement, Confirm, DynGameUi, Icon, Later, Log, MAIN, MomentView, Pointers, Signals, TableHandle, focus,
    messages as say, table_class, use_language, words,
};

/// The page of the game saved under this name. If another tab opens the game, the page says so instead.
#[component]
pub fn PlayPage(name: String) -> impl IntoView {
    let other_tab = RwSignal::new(false);
    let reopened = RwSignal::new(0_u32);
    let reopen = Callback::new(move |()| reopened.update(|times| *times += 1));
    // Runs again each time the player takes the game back from another tab.
    (move || {
        reopened.track();
        if other_tab.get() {
            view! { <InOtherTab other_tab/> }.into_any()
        } else {
            tabs::take(&name, move || {
                other_tab.try_set(true);
            });
            view! { <SavedGame name=name.clone() other_tab reopen/> }.into_any()
        }
    })
    .into_any()
}

/// The page that says that the game has been opened in another tab.
#[component]
fn InOtherTab(other_tab: RwSignal<bool>) -> impl IntoView {
    let language = use_language();
    focus(&[MAIN]);
    view! {
        <TextPage>
            <h1>{say::OTHER_TAB.text(language)}</h1>
            <p>{say::OTHER_TAB_WHY.text(language)}</p>
            <p>
                <button class="btn btn-primary" type="button" on:click=move |_| other_tab.set(false)>
                    {say::OTHER_TAB_PLAY_HERE.text(language)}
                </button>
            </p>
        </TextPage>
    }
}

/// Reads the game that is saved under this name, or that was handed over because it could not be saved. Draws the game, or says
/// that there is none.
#[component]
fn SavedGame(name: String, other_tab: RwSignal<bool>, reopen: Callback<()>) -> impl IntoView {
    let unsaved = store_status().unsaved;
    let is_this = unsaved.with_value(|unsaved| unsaved.as_ref().is_some_and(|(other, _)| *other == name));
    let handed_on = if is_this { unsaved.try_update_value(Option::take).flatten() } else { None };
    let text = handed_on.map(|(_, text)| text).or_else(|| saved_games::text(&name).ok().flatten());
    match (game_of(&name).and_then(parts::loaded_game), text) {
        (Some(game), Some(text)) if is_between_devices(&text) => {
            view! { <LetterGame name game text other_tab reopen/> }.into_any()
        }
        (Some(game), Some(text)) => match Session::load(game, &text) {
            Ok(session) => view! { <Play name game session other_tab letters=None/> }.into_any(),
            Err(error) => {
                let language = use_language();
                let why = say::SavedGameBroken { why: words::load_error(language, game, &error) }.text(language);
                view! { <Broken title=say::SAVED_GAME.text(language) why/> }.into_any()
            }
        },
        (Some(_), None) => {
            let language = use_language();
            view! { <Broken title=say::GAME_GONE.text(language) why=say::GAME_GONE_WHY.text(language).into()/> }
                .into_any()
        }
        (None, _) => view! { <NotFound/> }.into_any(),
    }
}

/// A saved game by correspondence. As long as not all players have joined, it shows the letter to send instead of the table.
#[component]
fn LetterGame(
    name: String,
    game: &'static dyn DynGameUi,
    text: String,
    other_tab: RwSignal<bool>,
    reopen: Callback<()>,
) -> impl IntoView {
    let language = use_language();
    let Some((remote, extras)) = parts::loaded_remote_games(&text).zip(parts::loaded_game_extras(game.id())) else {
        return view! { <NotFound/> }.into_any();
    };
    match (remote.open)(language, extras, (&name, &text), reopen) {
        Ok((letters, Some(session))) => view! { <Play name game session other_tab letters=Some(letters)/> }.into_any(),
        Ok((letters, None)) => view! {
            <TextPage rules=Route::Rules(game.id().into(), None)>
                <h1>{game.about(language).name}</h1>
                {letters.panel.run(None)}
            </TextPage>
        }
        .into_any(),
        Err(why) => {
            let why = say::SavedGameBroken { why }.text(language);
            view! { <Broken title=say::SAVED_GAME.text(language) why/> }.into_any()
        }
    }
}

/// Opens the game, and starts the computer players, the clock and the saving.
#[component]
fn Play(
    name: String,
    game: &'static dyn DynGameUi,
    session: Session,
    other_tab: RwSignal<bool>,
    /// The functions that differ in a game by correspondence; `None` in other games.
    letters: Option<LetterHooks>,
) -> impl IntoView {
    let language = use_language();
    let (settings, status, version) = (settings(), store_status(), version());
    let (engine, threats) = (engine(), table_context().threats);
    let again = RwSignal::new(0_u32);
    let permits = RwSignal::new(0_u32);
    let computers = StoredValue::new_local(None::<ComputerPlayers>);
    let clock = GameClock::new();
    let race = letters.and_then(|letters| letters.race);
    let signals = Signals {
        thinks: true,
        hurry: Callback::new(move |()| {
            if let Some(computers) = computers.get_value() {
                computers.hurry();
            }
        }),
        ask_again: Callback::new(move |()| again.update(|again| *again += 1)),
        one_move: Callback::new(move |()| permits.update(|permits| *permits += 1)),
        pace: Signal::derive(move || settings.read().get(PACE)),
        set_pace: Callback::new(move |pace| settings.update(|settings| settings.set(PACE, pace))),
        now: race.map_or_else(|| Callback::new(move |()| clock.now()), |race| race.now),
        time_of: Callback::new(move |stamp| clock.game_time_at_stamp(stamp)),
        cue: cues::cue_player(game),
        moment_start: Callback::new(move |waits| {
            let is_staged = !settings.get_untracked().pace().is_zero() && (waits || device::has_motion());
            is_staged.then(device::event_time)
        }),
        moment: RwSignal::new(None),
        hint: RwSignal::new(ActionMarks::default()),
        coach: RwSignal::new(Advice::default()),
        remark: RwSignal::new(None),
        race: race.map(|race| race.controls),
        threats,
        edits: RwSignal::new(false),
        plays_on: RwSignal::new(false),
    };
    let mut session = session;
    session.play_by_itself();
    let table = TableHandle::of_session(game, language, session, signals);
    let pace = settings.get_untracked().pace();
    let seen = status.seen.try_update_value(Option::take).flatten().filter(|(other, _)| *other == name);
    if let Some((_, plies)) = seen.filter(|_| !pace.is_zero()) {
        table.hold_back_actions_after(plies);
    }
    let to_store = move || match letters {
        Some(letters) => letters.follow.run(table),
        None => Some(table.session.with_untracked(Session::save)),
    };
    saving::save_changes(name.clone(), table, status, other_tab, to_store);
    saving::keep_result(name.clone(), table, status, other_tab);
    match race {
        Some(race) => race.run.run(table),
        None => clock.run(table),
    }
    screen::keep_screen_on(table);

    let has_board = RwSignal::new(false);
    let running = ComputerPlayers::new(table, permits);
    let to_stop = StoredValue::new_local(running.clone());
    computers.set_value(Some(running.clone()));
    Effect::new(move |_| {
        again.track();
        // A move that is made before the board is shown would only delay the board.
        if has_board.get() {
            running.consider();
        }
    });
    let over = Memo::new(move |_| table.is_over());
    Effect::new(move |_| version.in_game.set(!over.get()));
    let unsaved_name = name.clone();
    on_cleanup(move || {
        if status.error.get_untracked().is_some() {
            status.unsaved.set_value(to_store().map(|text| (unsaved_name.clone(), text)));
        }
        to_stop.with_value(ComputerPlayers::stop);
        engine.with_value(Engine::forget);
        version.in_game.set(false);
    });

    // The live region must be in the page before it can speak.
    request_animation_frame(move || table.greet());
    view! { <PlayView game table name over has_board letters/> }
}

/// The layout of the page with the open game.
#[component]
fn PlayView(
    game: &'static dyn DynGameUi,
    table: TableHandle,
    name: String,
    over: Memo<bool>,
    /// Set as soon as the board is drawn: it is shown before the rest.
    has_board: RwSignal<bool>,
    letters: Option<LetterHooks>,
) -> impl IntoView {
    let (language, settings) = (table.language, settings());
    let ahead = ChooseAhead::new(table);
    let resigning = RwSignal::new(false);
    let sharing = RwSignal::new(false);
    let reading = RwSignal::new(false);
    let is_new = StoredValue::new(true);
    let looking = move || table.looking.get().is_some();
    let is_being_drawn = draw_in_pieces();
    answer_keys(table);
    if letters.is_some() || untrack(|| table.is_staging()) {
        catch_up(table, settings.get_untracked().pace(), has_board);
    }
    // There is no share button in a race. Once the game is over, the result has one, unless the player looks back.
    let may_share = Signal::derive(move || if over.get() { looking() } else { !table.is_race() });
    view! {
        <Header in_game=true reading><Tools table over resigning/></Header>
        <DeletedGames/>
        <main
            id="main"
            class=table_class(game.id())
            lang=language.tag()
            translate="no"
            class:has-board=has_board
            data-turned=move || settings.read().turns_board(table.viewer.get()).then_some("")
            tabindex="-1"
            aria-busy=move || is_being_drawn.get().then_some("true")
            inert=move || table.curtain().is_some()
            on:click:capture=move |event| ahead.answer_click(&event)
        >
            <h1 class="visually-hidden">{game.about(language).name}</h1>
            <Later>
                <Arrangement parts=game.table_parts(table) has_board>
                    <Show when=move || over.get() && !looking()>
                        <ResultSection table name=name.clone() sharing is_new letters/>
                    </Show>
                    <div class="after">
                        <div class="advice">
                            {letters.map(|letters| letters.panel.run(Some(table)))}
                            <Later>
                                <Help table shows_moves=true/>
                                <ShareButton open=sharing quiet=true offered=may_share/>
                            </Later>
                        </div>
                        <Show when=move || over.get() && looking() && !table.status.read().is_supposed>
                            <Trial table/>
                        </Show>
                        <LoadedAnalysis table/>
                        <Later><FirstGame table/></Later>
                    </div>
                    <Later><Log table/></Later>
                </Arrangement>
            </Later>
            <Later><Pointers table/></Later>
            <LoadedRules open=reading table/>
            <LoadedCoach table/>
            // In a race the game itself shows moments, on its pile.
            {(!untrack(|| table.is_race())).then(|| view! { <MomentView table/> })}
        </main>
        <Show when=move || table.curtain().is_some()><Curtain table/></Show>
        <Later>
            <ResignQuestion table resigning/>
            <LoadedShare open=sharing table/>
        </Later>
    }
}

/// The bar that says that finished games were deleted to make room.
#[component]
fn DeletedGames() -> impl IntoView {
    let language = use_language();
    let deleted = store_status().deleted_games;
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

#[component]
fn SoundSwitch() -> impl IntoView {
    let (settings, label) = (settings(), say::SETTING_SOUND.text(use_language()));
    let has_sound = Memo::new(move |_| settings.read().volume().is_some());
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
            // Drawn here and not in the sprite sheet, which every first visit loads.
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
        if untrack(|| table.is_race() && table.pauses_alone()) {
            table.paused.set(true);
        }
        resigning.set(true);
    };
    let why_no_undo = Signal::derive(move || table.undo_obstacle());
    let never = Signal::stored(None);
    view! {
        {tool(say::UNDO.text(language), "undo", can_undo, why_no_undo, Callback::new(move |()| table.undo()))}
        {tool(say::REDO.text(language), "redo", can_redo, never, Callback::new(move |()| table.redo()))}
        {tool(say::RESIGN.text(language), "flag", can_resign, never, Callback::new(ask_to_resign))}
        <SoundSwitch/>
    }
}

/// The seat that can resign now; `None` if there is none. Among several players at this device, it is the one to move.
fn resigning_seat(table: TableHandle) -> Option<Seat> {
    let status = table.status.read();
    let due = status.to_act.intersection(status.persons).first();
    // By correspondence, a player can resign only on their turn.
    due.or_else(|| status.persons.first().filter(|_| status.persons.len() == 1 && !status.has_remote()))
}

#[component]
fn ResignQuestion(table: TableHandle, resigning: RwSignal<bool>) -> impl IntoView {
    let language = table.language;
    let resign = move |()| {
        if let Some(seat) = untrack(|| resigning_seat(table)) {
            table.resign(seat);
        }
    };
    let question = Signal::derive(move || {
        let question =
            table.view.with(|view| view.resign_question(language)).unwrap_or(say::RESIGN_QUESTION.text(language));
        match resigning_seat(table) {
            Some(seat) if table.status.read().persons.len() > 1 => words::label(language, &table.name(seat), question),
            _ => question.to_owned(),
        }
    });
    view! { <Confirm open=resigning question yes=say::RESIGN.text(language) then=Callback::new(resign)/> }
}
