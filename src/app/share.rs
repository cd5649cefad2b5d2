//! The dialog that shares a game or a position: as a link, as a record, and as a picture of the board.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use leptos::web_sys::Blob;

use super::route::Route;
use crate::browser::picture::{self, Caption, Picture};
use crate::browser::{device, files};
use crate::dyn_game::NOW;
use crate::game::{BoardDisplay, record};
use crate::ui::{ARENA, Icon, Modal, TableHandle, messages as say, use_language, words};

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

/// What is shared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    /// The game from its beginning.
    Game,
    /// The position that is shown.
    Position,
}

/// The state of the dialog.
#[derive(Clone, Copy)]
struct ShareState {
    table: TableHandle,
    what: RwSignal<What>,
    /// The record, while the dialog is open; none while it would reveal what is hidden.
    record: Memo<Option<String>>,
    /// The result of the last click.
    result: RwSignal<Option<&'static str>>,
}

impl ShareState {
    fn new(open: RwSignal<bool>, table: TableHandle) -> Self {
        let what = RwSignal::new(What::Game);
        let record = Memo::new(move |_| {
            let may_share = open.get() && table.status.read().may_share;
            may_share.then(|| {
                table.session.with(|session| match what.get() {
                    What::Game => session.record(),
                    What::Position => session.record_at(table.looking.get().unwrap_or(NOW)),
                })
            })
        });
        let state = Self { table, what, record, result: RwSignal::new(None) };
        Effect::new(move |_| {
            if open.get() {
                state.result.set(None);
                let (moments, shown) = untrack(|| table.moments());
                what.set(if shown + 1 < moments.len() { What::Position } else { What::Game });
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

    /// Copies a text, if there is one, and says whether the browser allowed it.
    fn copy(self, text: Option<String>) {
        let language = self.table.language;
        let Some(text) = text else { return };
        device::copy(&text, move |done| {
            let result = if done { say::COPIED } else { say::NOT_COPIED };
            self.result.set(Some(result.text(language)));
        });
    }
}

/// The dialog, shown while `open` is true: the link and the record of the game or of the position that is shown, and a
/// picture.
#[component]
pub fn Share(open: RwSignal<bool>, table: TableHandle) -> impl IntoView {
    let language = table.language;
    let state = ShareState::new(open, table);
    let why = move || {
        match (state.is_secret(), state.what.get()) {
            (true, _) => say::SHARE_SECRET,
            (false, What::Game) => say::SHARE_WHY,
            (false, What::Position) => say::SHARE_POSITION_WHY,
        }
        .text(language)
    };
    let title = say::SHARE.text(language);
    view! {
        <Modal open label=title>
            <h2>{title}</h2>
            <WhatToShare state/>
            <p class="soft">{why}</p>
            <RecordFields state/>
            <SavePicture state/>
            <p role="status">{move || state.result.get()}</p>
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
    let choice = move |of: What, label: &'static str| {
        view! {
            <label>
                <input type="radio" name="share" prop:checked=move || what.get() == of on:change=move |_| what.set(of)/>
                {label}
            </label>
        }
    };
    view! {
        <div
            class="segments"
            role="radiogroup"
            aria-label=say::SHARE_WHAT.text(language)
            hidden=move || state.is_secret()
        >
            {choice(What::Game, say::SHARE_GAME.text(language))}
            {choice(What::Position, say::SHARE_POSITION.text(language))}
        </div>
    }
}

/// The link and the record, and the buttons that copy them.
#[component]
fn RecordFields(state: ShareState) -> impl IntoView {
    let language = state.table.language;
    let secret = move || state.is_secret();
    view! {
        <div class="field" hidden=secret>
            <label for="share-link">{say::LINK.text(language)}</label>
            <input class="input" id="share-link" readonly prop:value=move || state.address().unwrap_or_default()/>
        </div>
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
        <div class="row" hidden=secret>
            <button class="btn btn-primary" type="button" on:click=move |_| state.copy(untrack(|| state.address()))>
                <Icon name="copy"/>
                {say::COPY_LINK.text(language)}
            </button>
            <button class="btn" type="button" on:click=move |_| state.copy(state.record.get_untracked())>
                <Icon name="copy"/>
                {say::COPY_RECORD.text(language)}
            </button>
        </div>
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
            leptos::task::spawn_local(async move {
                if let Ok(picture) = draw(table).await
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
        let failed = move || {
            result.try_set(Some(say::SHARE_FAILED.text(language)));
        };
        painted.with_untracked(|picture| {
            device::share(&title, &address, picture.as_ref().map(|picture| (name.as_str(), picture)), failed);
        });
    };
    view! {
        <button class="btn" type="button" on:click=share><Icon name="share"/>{say::SHARE_BY_DEVICE.text(language)}</button>
    }
}

/// The buttons that save a picture of the board.
#[component]
fn SavePicture(state: ShareState) -> impl IntoView {
    let ShareState { table, result, .. } = state;
    let language = table.language;
    let save = move |png: bool| {
        result.set(None);
        leptos::task::spawn_local(async move {
            if save_picture(table, png).await.is_err() {
                result.try_set(Some(say::PICTURE_FAILED.text(language)));
            }
        });
    };
    view! {
        <p class="label" id="share-picture">{say::PICTURE.text(language)}</p>
        <div class="row" role="group" aria-labelledby="share-picture">
            <button class="btn" type="button" on:click=move |_| save(false)>{say::SAVE_SVG.text(language)}</button>
            <button class="btn" type="button" on:click=move |_| save(true)>{say::SAVE_PNG.text(language)}</button>
        </div>
    }
}

/// Saves a picture of the board as a file.
async fn save_picture(table: TableHandle, png: bool) -> Result<(), JsValue> {
    let picture = draw(table).await?;
    if png {
        files::save_blob(&file_name(table, "png"), &picture.png().await?)
    } else {
        files::save_blob(&file_name(table, "svg"), &files::blob(&picture.svg, "image/svg+xml")?)
    }
}

/// The game and the number of the move that is shown.
fn title(table: TableHandle) -> String {
    let language = table.language;
    let (moments, shown) = table.moments();
    let position = say::PositionNumber { all: moments.len() - 1, number: shown }.text(language);
    words::label(language, table.game.about(language).name, &position)
}

/// The name of a picture's file.
fn file_name(table: TableHandle, extension: &str) -> String {
    let (_, shown) = untrack(|| table.moments());
    format!("{}-turn-{shown}.{extension}", table.game.id())
}

/// Draws the board as it is shown, with a description in words.
async fn draw(table: TableHandle) -> Result<Picture, JsValue> {
    let board = table.view.with_untracked(|view| view.board(table.language, BoardDisplay::default()));
    let caption = untrack(|| Caption { title: title(table), description: board.join(" ") });
    picture::draw(ARENA, caption).await
}
