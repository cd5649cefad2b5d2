//! The replay of a record, or of a game that ended at this device. The player steps through it, lets it run by itself, or plays
//! on from any position, and can add notes. The position editor is a replay of a position that can be changed.

mod captain;
mod editor;
mod notes;
mod play_on;

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use self::captain::CaptainsOpinion;
use self::editor::{Editor, EditorSection};
use self::notes::{NoteEditor, NotesSection};
use self::play_on::{PlayOn, PlayOnButton, PlayOnDialog};
use crate::app::parts;
use crate::app::route::Route;
use crate::app::shell::{Broken, Header, begin, draw_in_pieces, radio, variations};
use crate::app::store::{finished_games, game_of, settings, store_status};
use crate::app::table::{
    LoadedAnalysis, LoadedShare, ShareButton, answer_keys, headline, player_with_side, reason, rules_of,
};
use crate::browser::device;
use crate::game::{Seat, record};
use crate::session::Session;
use crate::session::finished_games::stored_game;
use crate::ui::{
    Arrangement, DynGameUi, Icon, Log, Pointers, TableHandle, is_inside, name_with_side, on_game_key, table_class,
    use_language, words,
};
use messages as say;

crate::game::catalogue::messages!("replay", messages, crate::ui::messages);

/// How long an autoplay shows each position.
const STEP_DURATION: Duration = Duration::from_millis(1_200);

/// The shortest time, in ms, for which an autoplay shows a position of a race, where moves can be tenths of a second apart.
const SHORTEST_STEP_MS: u64 = 120;

/// The selectors of elements in which the arrow keys have another meaning.
const OTHER_ARROW_KEY_AREAS: &str = ".arena, .hand, input, [role=radiogroup], .log-list";

#[component]
pub fn ReplayPage(link: String) -> impl IntoView {
    let language = use_language();
    // With notes that were added since, if the page is drawn again.
    let link = match Route::read(&device::hash()) {
        Route::Replay(latest) => latest,
        _ => link,
    };
    let table = match record::game_of(&link).and_then(parts::loaded_game) {
        Some(game) => {
            let table = TableHandle::replay(game, language, &link);
            table.map(|table| (game, table)).map_err(|why| say::ReplayBroken { why }.text(language))
        }
        None => Err(say::REPLAY_UNKNOWN.text(language).to_owned()),
    };
    match table {
        Ok((game, table)) => {
            let title = if record::is_position(&link) { say::POSITION } else { say::REPLAY };
            let keep = Callback::new(move |()| {
                let text = table.session.with_untracked(|session| session.shared_record(&session.title()));
                device::rewrite_route(&Route::Replay(record::link_of(&text)).to_string());
            });
            view! { <Replay game table title=title.text(language) keep/> }.into_any()
        }
        Err(why) => view! { <Broken title=say::REPLAY.text(language) why/> }.into_any(),
    }
}

/// The position editor, at a link to a record, or at the id of a game and its options.
#[component]
pub fn EditorPage(place: String) -> impl IntoView {
    let language = use_language();
    // With the changes that were made since, if the page is drawn again.
    let place = match Route::read(&device::hash()) {
        Route::Editor(latest) => latest,
        _ => place,
    };
    let title = say::POSITION_EDITOR.text(language);
    match editor::open(&place) {
        Ok((game, table)) => {
            // A new position gets its own address.
            editor::keep(table);
            let keep = Callback::new(move |()| editor::keep(table));
            view! { <Replay game table title keep editor=Editor::new(game, table)/> }.into_any()
        }
        Err(why) => view! { <Broken title why/> }.into_any(),
    }
}

/// The replay of a finished game, by the name under which it was played.
#[component]
pub fn FinishedGamePage(name: String) -> impl IntoView {
    let language = use_language();
    let (title, status) = (say::FINISHED_GAME.text(language), store_status());
    let text = finished_games::text(&name).unwrap_or_default();
    let table = match game_of(&name).and_then(parts::loaded_game) {
        Some(game) => TableHandle::of_finished_game(game, language, stored_game(&text)).map(|table| (game, table)),
        None => Err(say::REPLAY_UNKNOWN.text(language).to_owned()),
    };
    match table {
        Ok((game, table)) => {
            finished_games::follow(name.clone(), move |text| {
                if let Ok(stored) = Session::load(game, text) {
                    table.session.update(|session| session.notes_mut().clone_from(stored.notes()));
                }
            });
            let keep = Callback::new(move |()| {
                finished_games::replace(&name, &table.session.with_untracked(Session::save), status);
            });
            view! { <Replay game table title keep/> }.into_any()
        }
        Err(why) => {
            let why = say::SavedGameBroken { why }.text(language);
            view! { <Broken title why/> }.into_any()
        }
    }
}

#[component]
fn Replay(
    game: &'static dyn DynGameUi,
    table: TableHandle,
    title: &'static str,
    /// Keeps the record after each change of its notes.
    keep: Callback<()>,
    /// The editor of the position, if it can be changed.
    #[prop(optional)]
    editor: Option<Editor>,
) -> impl IntoView {
    let settings = settings();
    let sharing = RwSignal::new(false);
    let play_on = PlayOn::new(table);
    let notes = NoteEditor::new(table, keep);
    run_autoplay(table);
    answer_keys(table);
    on_game_key(move |event, key| answer_arrows(table, event, key));
    let is_being_drawn = draw_in_pieces();
    let drag = editor.map(Editor::drag);
    Effect::new(move |_| table.signals().edits.set(editor.is_some() || notes.draws()));
    view! {
        <Header in_game=true rules=rules_of(table)/>
        <main
            id="main"
            class="replay"
            tabindex="-1"
            aria-busy=move || is_being_drawn.get().then_some("true")
        >
            <ReplayHeading table title is_edited=editor.is_some()/>
            <div
                class=table_class(game.id())
                lang=table.language.tag()
                translate="no"
                data-turned=move || settings.read().turns_board(table.viewer.get()).then_some("")
                data-editing=editor.map(|_| "")
                on:click:capture=move |event| {
                    notes.answer_click(&event);
                    if let Some((editor, drag)) = editor.zip(drag)
                        && !drag.is_click_of_drag(&event)
                    {
                        editor.answer_click(&event);
                    }
                }
                on:pointerdown=move |event| {
                    if let Some(drag) = drag.filter(|_| !notes.draws()) {
                        drag.press(&event);
                    }
                }
                on:pointermove=move |event| if let Some(drag) = drag { drag.move_to(&event) }
                on:pointerup=move |event| if let Some(drag) = drag { drag.release(&event) }
            >
                <Arrangement parts=game.table_parts(table)>
                    <Log table/>
                    <div class="after">
                        {editor.map(|editor| view! { <EditorSection editor notes/> })}
                        <NotesSection editor=notes/>
                        <ReplayOptions table title sharing play_on is_edited=editor.is_some()/>
                        <LoadedAnalysis table/>
                    </div>
                </Arrangement>
                <Pointers table/>
            </div>
        </main>
        <PlayOnDialog play_on/>
        <LoadedShare open=sharing table/>
    }
}

/// Whether the record comes from a link, and not from a game at this device.
fn is_shared(table: TableHandle) -> bool {
    table.status.with_untracked(|status| status.is_record)
}

/// The heading of a replay: the title, the players and the result.
#[component]
fn ReplayHeading(
    table: TableHandle,
    title: &'static str,
    /// Whether the position is being edited.
    is_edited: bool,
) -> impl IntoView {
    let language = table.language;
    let game = table.game;
    let own_title = table.session.with_untracked(Session::title);
    let heading = words::label(language, title, game.about(language).name);
    let (heading, kicker) = if own_title.is_empty() { (heading, None) } else { (own_title, Some(heading)) };
    let players = move || {
        let seats = Seat::all(table.status.read().players.len());
        words::versus(language, &seats.map(|seat| player_with_side(table, seat)).collect::<Vec<_>>())
    };
    let result = move || {
        let headline = headline(table);
        (!headline.is_empty()).then(|| format!("{headline}. {}", reason(table)))
    };
    let is_position = move || table.status.with(|status| status.plies == 0 && status.ending.is_none());
    let learn = Route::Lesson(game.id().into(), None).href();
    view! {
        <header class="replay-heading">
            <div>
                <h1>{heading}</h1>
                {kicker.map(|kicker| view! { <p class="small soft">{kicker}</p> })}
                <Show when=move || !is_position()><p>{players}</p></Show>
                {move || result().map(|result| view! { <p class="replay-result">{result}</p> })}
            </div>
            {(is_shared(table) && !is_edited).then(|| view! {
                <a class="btn btn-primary" href=learn><Icon name="hint"/>{say::LEARN_GAME.text(language)}</a>
            })}
        </header>
    }
}

#[component]
fn ReplayOptions(
    table: TableHandle,
    title: &'static str,
    sharing: RwSignal<bool>,
    play_on: PlayOn,
    /// Whether the position is being edited.
    is_edited: bool,
) -> impl IntoView {
    let language = table.language;
    let status = store_status();
    let game = table.game;
    let variations = variations(language, game, &table.options());
    let (is_private, seats) = table.status.with_untracked(|status| (status.is_private, status.players.len()));
    let rematch = move |_| {
        if let Some(next) = table.session.with_untracked(|session| session.rematch(device::random_seed())) {
            begin(game, next.save(), status);
        }
    };
    view! {
        <section class="result sheet" aria-label=title>
            <div class="stack">
                {(!variations.is_empty()).then(|| view! { <p class="small">{variations.join(" · ")}</p> })}
                {is_private.then(|| view! { <ViewAs table seats/> })}
                <div class="row">
                    {(!is_shared(table)).then(|| view! {
                        <button class="btn btn-primary" type="button" on:click=rematch>{say::REMATCH.text(language)}</button>
                    })}
                    <PlayOnButton play_on/>
                    <ShareButton open=sharing/>
                    {(!is_edited && !untrack(|| table.is_race())).then(|| view! {
                        <a class="btn" href=move || editor::route_to(table).href()>{say::EDITOR_EDIT.text(language)}</a>
                    })}
                    <a class="btn" href=Route::Home.href()>{say::HOME.text(language)}</a>
                </div>
                <CaptainsOpinion table/>
            </div>
        </section>
    }
}

/// The choice of the seat whose view is shown. It is offered where players see different things.
#[component]
fn ViewAs(table: TableHandle, seats: usize) -> impl IntoView {
    let language = table.language;
    let choice = move |label: Signal<String>, seat: Option<Seat>| {
        radio("view-as", move || table.holder.get() == seat, move || table.holder.set(seat), label)
    };
    // A seat may change its side during the game.
    let player = move |seat| Signal::derive(move || name_with_side(table.name(seat), table.side(seat)));
    let title = say::VIEW_AS.text(language);
    view! {
        <div class="field">
            <p class="label">{title}</p>
            <div class="segments" role="radiogroup" aria-label=title>
                {choice(Signal::stored(say::VIEW_AS_SPECTATOR.text(language).into()), None)}
                {Seat::all(seats).map(|seat| choice(player(seat), Some(seat))).collect_view()}
            </div>
        </div>
    }
}

/// Runs the autoplay while the replay is not paused: shows one position after the other, up to the last.
fn run_autoplay(table: TableHandle) {
    let coming = StoredValue::new_local(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(handle) = coming.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    };
    Effect::new(move |_| {
        stop();
        if table.paused.get() {
            return;
        }
        let (moments, now) = table.viewable_positions();
        let Some(next) = moments.get(now + 1).copied() else { return table.paused.set(true) };
        let go_on = move || {
            if table.paused.try_get_untracked() == Some(false) {
                table.look(next);
            }
        };
        coming.set_value(set_timeout_with_handle(go_on, pause_before(table, moments[now], next)).ok());
    });
    on_cleanup(stop);
}

/// How long an autoplay shows the position after `now` actions, before it shows the one after `next` actions. Always
/// `STEP_DURATION`, except in a race: there as long as the position lasted, but between `SHORTEST_STEP_MS` and `STEP_DURATION`.
fn pause_before(table: TableHandle, now: usize, next: usize) -> Duration {
    if !untrack(|| table.is_race()) {
        return STEP_DURATION;
    }
    let time = |plies: usize| {
        let at = |session: &Session| session.entries().get(plies.checked_sub(1)?).map(|last| last.at);
        table.session.with_untracked(at).unwrap_or_default()
    };
    Duration::from_millis(time(next).saturating_sub(time(now)).max(SHORTEST_STEP_MS)).min(STEP_DURATION)
}

/// Steps through the replay with the arrow keys, Home and End, wherever these keys have no other meaning.
fn answer_arrows(table: TableHandle, event: &leptos::ev::KeyboardEvent, key: &str) -> bool {
    if event.shift_key() || is_inside(OTHER_ARROW_KEY_AREAS, event) {
        return false;
    }
    let (moments, now) = untrack(|| table.viewable_positions());
    let to = match key {
        "ArrowLeft" => now.checked_sub(1),
        "ArrowRight" => Some(now + 1),
        "Home" => Some(0),
        "End" => Some(moments.len() - 1),
        _ => return false,
    };
    table.paused.set(true);
    if let Some(plies) = to.and_then(|to| moments.get(to)) {
        table.look(*plies);
    }
    true
}
