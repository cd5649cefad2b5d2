//! The dialog that shares a game or a position: as a link, as a record, and as a picture of the board.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use leptos::web_sys::Blob;

use super::result_text::{headline_of, reason};
use crate::app::parts;
use crate::app::route::Route;
use crate::app::shell::radio;
use crate::browser::picture::{self, Picture};
use crate::browser::{device, files};
use crate::game::drawing::poster;
use crate::game::{BoardDisplay, Language, Seat, record};
use crate::session::{LATEST_PLY, PlayerKind, Session};
use crate::ui::{
    Icon, Modal, TableHandle, messages as say, name_with_side, portrait, status_text, use_language, words,
};

/// The button that opens the dialog, [`Share`].
#[component]
pub fn ShareButton(
    open: RwSignal<bool>,
    /// Whether the button is shown.
    #[prop(optional, into)]
    offered: Option<Signal<bool>>,
    /// Whether the button is inconspicuous.
    #[prop(optional)]
    quiet: bool,
) -> impl IntoView {
    let language = use_language();
    view! {
        <button
            class="btn"
            class:btn-quiet=quiet
            type="button"
            hidden=move || offered.is_some_and(|offered| !offered.get())
            on:click=move |_| open.set(true)
        >
            <Icon name="share"/>
            {say::SHARE.text(language)}
        </button>
    }
}

/// The part of the game that is shared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ShareSubject {
    /// The game from its beginning.
    Game,
    /// The position that is shown.
    Position,
}

#[derive(Clone, Copy)]
struct ShareState {
    table: TableHandle,
    what: RwSignal<ShareSubject>,
    /// The title that the player gives the game; empty if none.
    title: RwSignal<String>,
    /// The record while the dialog is open; `None` if it would reveal hidden information.
    record: Memo<Option<String>>,
    result: RwSignal<Option<&'static str>>,
}

impl ShareState {
    fn new(open: RwSignal<bool>, table: TableHandle) -> Self {
        let what = RwSignal::new(ShareSubject::Game);
        let title = RwSignal::new(table.session.with_untracked(Session::title));
        let record = Memo::new(move |_| {
            let may_share = open.get() && table.status.read().may_share;
            may_share.then(|| {
                table.session.with(|session| match what.get() {
                    ShareSubject::Game => session.shared_record(&title.read()),
                    ShareSubject::Position => session.record_at(table.looking.get().unwrap_or(LATEST_PLY)),
                })
            })
        });
        let state = Self { table, what, title, record, result: RwSignal::new(None) };
        Effect::new(move |_| {
            if open.get() {
                state.result.set(None);
                let (moments, shown) = untrack(|| table.viewable_positions());
                what.set(if shown + 1 < moments.len() { ShareSubject::Position } else { ShareSubject::Game });
            }
        });
        state
    }

    /// The link to the record.
    fn address(self) -> Option<String> {
        self.record.get().map(|record| device::address(&Route::Replay(record::link_of(&record)).to_string()))
    }

    fn is_secret(self) -> bool {
        self.record.read().is_none()
    }

    /// Copies a text, if there is one. Then tells the player whether the browser allowed it.
    fn copy(self, text: Option<String>) {
        let language = self.table.language;
        let Some(text) = text else { return };
        device::copy(&text, move |done| {
            let result = if done { say::COPIED } else { say::NOT_COPIED };
            self.result.set(Some(result.text(language)));
        });
    }
}

/// The dialog, shown while `open` is true: the link to the game or to the position that is shown, a picture, and more.
#[component]
pub fn Share(open: RwSignal<bool>, table: TableHandle) -> impl IntoView {
    let language = table.language;
    let state = ShareState::new(open, table);
    let why = move || {
        match (state.is_secret(), state.what.get()) {
            (true, _) => say::SHARE_SECRET,
            (false, ShareSubject::Game) => say::SHARE_WHY,
            (false, ShareSubject::Position) => say::SHARE_POSITION_WHY,
        }
        .text(language)
    };
    let title = say::SHARE.text(language);
    view! {
        <Modal open label=title>
            <h2>{title}</h2>
            <WhatToShare state/>
            <p class="soft">{why}</p>
            <TitleField state/>
            <LinkField state/>
            <MoreToShare state/>
            {status_text("", move || state.result.get())}
            <div class="row">
                {device::can_share().then(|| view! { <ShareByDevice open state/> })}
                <button class="btn push" type="button" on:click=move |_| open.set(false)>
                    {say::CLOSE.text(language)}
                </button>
            </div>
        </Modal>
    }
}

/// The choice between the whole game and the position.
#[component]
fn WhatToShare(state: ShareState) -> impl IntoView {
    let language = state.table.language;
    let what = state.what;
    let choice = move |of: ShareSubject, label: &'static str| {
        radio("share", move || what.get() == of, move || what.set(of), label)
    };
    view! {
        <div
            class="segments"
            role="radiogroup"
            aria-label=say::SHARE_WHAT.text(language)
            hidden=move || state.is_secret()
        >
            {choice(ShareSubject::Game, say::SHARE_GAME.text(language))}
            {choice(ShareSubject::Position, say::SHARE_POSITION.text(language))}
        </div>
    }
}

/// The field for the title of the game, which friends see.
#[component]
fn TitleField(state: ShareState) -> impl IntoView {
    let language = state.table.language;
    let hidden = move || state.is_secret() || state.what.get() == ShareSubject::Position;
    view! {
        <div class="field" hidden=hidden>
            <label for="share-title">{say::SHARE_TITLE.text(language)}</label>
            <input
                class="input"
                id="share-title"
                maxlength=record::LONGEST_TITLE
                autocomplete="off"
                prop:value=state.title
                on:input=move |event| state.title.set(event_target_value(&event))
            />
        </div>
    }
}

/// The link, and the button that copies it.
#[component]
fn LinkField(state: ShareState) -> impl IntoView {
    let language = state.table.language;
    let secret = move || state.is_secret();
    view! {
        <div class="field" hidden=secret>
            <label for="share-link">{say::LINK.text(language)}</label>
            <input class="input" id="share-link" readonly prop:value=move || state.address().unwrap_or_default()/>
        </div>
        <div class="row">
            <button
                class="btn btn-primary"
                type="button"
                hidden=secret
                on:click=move |_| state.copy(untrack(|| state.address()))
            >
                <Icon name="copy"/>
                {say::COPY_LINK.text(language)}
            </button>
            <SavePicture state png=true/>
        </div>
    }
}

/// More to share, which few players need: the record, and the picture as SVG.
#[component]
fn MoreToShare(state: ShareState) -> impl IntoView {
    let language = state.table.language;
    let secret = move || state.is_secret();
    view! {
        <details class="share-more">
            <summary>{say::MORE.text(language)}</summary>
            <div class="stack">
                <div class="field" hidden=secret>
                    <label for="share-record">{say::RECORD.text(language)}</label>
                    <textarea
                        class="input"
                        id="share-record"
                        rows="4"
                        readonly
                        prop:value=move || state.record.get().unwrap_or_default()
                    ></textarea>
                </div>
                <div class="row">
                    <button
                        class="btn"
                        type="button"
                        hidden=secret
                        on:click=move |_| state.copy(state.record.get_untracked())
                    >
                        <Icon name="copy"/>
                        {say::COPY_RECORD.text(language)}
                    </button>
                    <SavePicture state png=false/>
                </div>
            </div>
        </details>
    }
}

/// The button that hands link and picture to the device's own share dialog.
#[component]
fn ShareByDevice(open: RwSignal<bool>, state: ShareState) -> impl IntoView {
    let ShareState { table, result, .. } = state;
    let language = table.language;
    // The picture is painted in advance: devices share only what is ready at the click.
    let painted = RwSignal::new_local(None::<Blob>);
    Effect::new(move |_| {
        painted.set(None);
        if open.get() {
            table.session.track();
            state.title.track();
            leptos::task::spawn_local(async move {
                if let Ok(picture) = draw_picture(state).await
                    && let Ok(png) = picture.png().await
                {
                    painted.try_set(Some(png));
                }
            });
        }
    });
    let share = move |_| {
        result.set(None);
        let (title, name) = untrack(|| (title(table), file_name(table, "png")));
        let address = untrack(|| state.address()).unwrap_or_else(|| device::address(""));
        let done = move |done: bool| {
            if !done {
                result.try_set(Some(say::SHARE_FAILED.text(language)));
            }
        };
        painted.with_untracked(|picture| {
            device::share(&title, &address, picture.as_ref().map(|picture| (name.as_str(), picture)), done);
        });
    };
    view! {
        <button class="btn" type="button" on:click=share><Icon name="share"/>{say::SHARE_BY_DEVICE.text(language)}</button>
    }
}

/// The button that saves a picture of the board, as PNG or as SVG.
#[component]
fn SavePicture(state: ShareState, png: bool) -> impl IntoView {
    let language = state.table.language;
    let save = move |_| {
        state.result.set(None);
        leptos::task::spawn_local(async move {
            if save_picture(state, png).await.is_err() {
                state.result.try_set(Some(say::PICTURE_FAILED.text(language)));
            }
        });
    };
    let label = if png { say::SAVE_PNG } else { say::SAVE_SVG }.text(language);
    view! { <button class="btn" type="button" on:click=save>{label}</button> }
}

async fn save_picture(state: ShareState, png: bool) -> Result<(), JsValue> {
    let table = state.table;
    let picture = draw_picture(state).await?;
    if png {
        files::save_blob(&file_name(table, "png"), &picture.png().await?)
    } else {
        files::save_blob(&file_name(table, "svg"), &files::make_blob(&picture.svg, "image/svg+xml")?)
    }
}

/// The name of the game and the number of the move that is shown, in words.
fn title(table: TableHandle) -> String {
    let language = table.language;
    words::label(language, table.game.about(language).name, &table.position_number())
}

fn file_name(table: TableHandle, extension: &str) -> String {
    let (number, _) = untrack(|| table.move_number());
    format!("{}-move-{number}.{extension}", table.game.id())
}

/// Whether a player is a person without a name, who is "you" at the table.
fn is_nameless(table: TableHandle, seat: Seat) -> bool {
    let nameless = PlayerKind::Person(String::new());
    table.status.with(|status| status.players.get(seat.index()) == Some(&nameless))
}

/// The name of a player in the picture. It is never "you", because other people see the picture.
fn player_name(table: TableHandle, seat: Seat) -> String {
    if is_nameless(table, seat) { words::seat(table.language, seat) } else { table.name(seat) }
}

/// The name of a player where no sentence follows, and the side beside it, if there is one. Who has no name is called by the side.
fn player_label(table: TableHandle, seat: Seat) -> (String, Option<String>) {
    match table.side_throughout(seat) {
        Some(side) if is_nameless(table, seat) => (side, None),
        side => (player_name(table, seat), side),
    }
}

/// The lines above the board of the picture: the title, the players, and the result. Unless the end of the game is shown, a line
/// with the number of the move stands in for the result.
fn picture_heading(state: ShareState) -> Vec<String> {
    let table = state.table;
    let language = table.language;
    let title = record::plain_text(&state.title.read(), record::LONGEST_TITLE);
    let game = table.game.about(language).name.to_owned();
    let named = |seat: Seat| (player_name(table, seat), table.side_throughout(seat));
    let seats = Seat::all(table.status.with(|status| status.players.len()));
    let labels = seats.map(|seat| player_label(table, seat));
    let players: Vec<String> = labels.map(|(name, side)| name_with_side(name, side)).collect();
    let (moments, shown) = table.viewable_positions();
    let status = table.status.read();
    let result = match &status.ending {
        Some(ending) if shown + 1 >= moments.len() => {
            headline_of(language, status.winner, ending, named) + ". " + &reason(table)
        }
        _ => table.position_number(),
    };
    let first = if title.is_empty() { game } else { words::label(language, &title, &game) };
    vec![first, words::versus(language, &players), result]
}

/// The line below the board of the picture: the name of the site, and its address without the protocol.
fn picture_source(language: Language) -> String {
    let address = device::address("");
    let address = address.split_once("://").map_or(&*address, |(_, rest)| rest).trim_end_matches(['#', '/']);
    format!("{} · {address}", say::SITE_NAME.text(language))
}

/// Draws the board as it is shown, with a heading, and a description in words.
async fn draw_picture(state: ShareState) -> Result<Picture, JsValue> {
    let table = state.table;
    let game = parts::loaded_game_extras(table.game.id()).ok_or(JsValue::NULL)?;
    let drawing = untrack(|| {
        let seats = Seat::all(table.status.with(|status| status.players.len()));
        let names: Vec<String> = seats.map(|seat| player_label(table, seat).0).collect();
        table.view.with(|view| {
            let description = view.board_description(table.language, BoardDisplay::default()).join(" ");
            let board = game.drawing(table.language, &**view, &names);
            poster(&board, &picture_heading(state), &picture_source(table.language), &title(table), &description)
        })
    });
    picture::standalone_picture(&drawing, portrait).await
}
