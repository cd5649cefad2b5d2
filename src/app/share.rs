//! A game or a position as a link and as text, and the board as a picture, to be sent to somebody.

use leptos::prelude::*;
use leptos::web_sys::Blob;

use super::route::Route;
use crate::browser::picture::{self, Caption, Picture};
use crate::browser::{device, files};
use crate::game::record;
use crate::ui::{Icon, Modal, TableHandle, texts};

/// Where on the page the board is.
const BOARD: &str = ".arena";

/// The button that asks what to share: it opens the dialog, [`Share`].
#[component]
pub fn ShareButton(
    open: RwSignal<bool>,
    /// Whether the button is there.
    #[prop(optional, into)]
    offered: Option<Signal<bool>>,
    /// Whether it stands back.
    #[prop(optional)]
    quiet: bool,
) -> impl IntoView {
    view! {
        <button
            class="btn"
            class:btn-quiet=quiet
            type="button"
            hidden=move || offered.is_some_and(|offered| !offered.get())
            on:click=move |_| open.set(true)
        >
            <Icon name="share"/>
            {texts().share}
        </button>
    }
}

/// What is shared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    /// The game from its beginning.
    Game,
    /// The moment that is looked at.
    Position,
}

/// Shows the link and the record of a game, or of the position that is looked at, while `open` is true; and offers a picture.
#[component]
pub fn Share(open: RwSignal<bool>, table: TableHandle) -> impl IntoView {
    let words = texts();
    let what = RwSignal::new(What::Game);
    let told = RwSignal::new(None::<&'static str>);
    // Nothing is written as long as nobody asks.
    let record = Memo::new(move |_| {
        let playing = table.playing();
        open.get().then(|| if what.get() == What::Game { playing.record() } else { playing.position() }).flatten()
    });
    let address =
        move || record.get().map(|record| device::address(&Route::Replay(record::link_of(&record)).to_string()));
    let painted = RwSignal::new_local(None::<Blob>);
    Effect::new(move |_| {
        if open.get() {
            told.set(None);
            let (moments, shown) = untrack(|| table.moments());
            what.set(if shown + 1 < moments.len() { What::Position } else { What::Game });
        }
    });
    // Painted before it is asked for: devices share only what is there at the click.
    Effect::new(move |_| {
        painted.set(None);
        if open.get() && device::can_share() {
            table.playing().track();
            leptos::task::spawn_local(async move {
                if let Ok(picture) = draw(table).await
                    && let Ok(points) = picture.png().await
                {
                    painted.try_set(Some(points));
                }
            });
        }
    });
    let copy = move |text: Option<String>| {
        let done = move |done| told.set(Some(if done { words.copied } else { words.not_copied }));
        if let Some(text) = text {
            device::copy(&text, done);
        }
    };
    let share = move |_| {
        told.set(None);
        let (title, name) = untrack(|| (title(table), file_name(table, "png")));
        let address = untrack(address).unwrap_or_else(|| device::address(""));
        let failed = move || {
            told.try_set(Some(words.share_failed));
        };
        painted.with_untracked(|picture| {
            device::share(&title, &address, picture.as_ref().map(|picture| (name.as_str(), picture)), failed);
        });
    };
    let choice = move |of: What, label: &'static str| {
        view! {
            <label>
                <input type="radio" name="share" prop:checked=move || what.get() == of on:change=move |_| what.set(of)/>
                {label}
            </label>
        }
    };
    let why = move || match (record.read().is_some(), what.get()) {
        (false, _) => words.share_secret,
        (true, What::Game) => words.share_why,
        (true, What::Position) => words.share_position_why,
    };
    let secret = move || record.read().is_none();
    view! {
        <Modal open label=Signal::stored(words.share_heading.to_owned())>
            <h2>{words.share_heading}</h2>
            <div class="segments" role="radiogroup" aria-label=words.share_what hidden=secret>
                {choice(What::Game, words.share_game)}
                {choice(What::Position, words.share_position)}
            </div>
            <p class="soft">{why}</p>
            <div class="field" hidden=secret>
                <label for="share-link">{words.link}</label>
                <input class="input" id="share-link" readonly prop:value=move || address().unwrap_or_default()/>
            </div>
            <div class="field" hidden=secret>
                <label for="share-record">{words.record}</label>
                <textarea class="input" id="share-record" rows="4" readonly prop:value=move || record.get().unwrap_or_default()></textarea>
            </div>
            <div class="row" hidden=secret>
                <button class="btn btn-primary" type="button" on:click=move |_| copy(untrack(address))>
                    <Icon name="copy"/>
                    {words.copy_link}
                </button>
                <button class="btn" type="button" on:click=move |_| copy(record.get_untracked())>
                    <Icon name="copy"/>
                    {words.copy_record}
                </button>
            </div>
            <SavePicture table told/>
            <p role="status">{move || told.get()}</p>
            <div class="row">
                {device::can_share().then(|| view! {
                    <button class="btn" type="button" on:click=share><Icon name="share"/>{words.share_on}</button>
                })}
                <button class="btn push" type="button" on:click=move |_| open.set(false)>{words.close}</button>
            </div>
        </Modal>
    }
}

/// The buttons that save a picture of the board.
#[component]
fn SavePicture(table: TableHandle, told: RwSignal<Option<&'static str>>) -> impl IntoView {
    let words = texts();
    let save = move |png: bool| {
        told.set(None);
        leptos::task::spawn_local(async move {
            let saved = async {
                let picture = draw(table).await?;
                if png {
                    return files::save_blob(&file_name(table, "png"), &picture.png().await?);
                }
                files::save_blob(&file_name(table, "svg"), &files::blob(&picture.svg, "image/svg+xml")?)
            };
            if saved.await.is_err() {
                told.try_set(Some(words.picture_failed));
            }
        });
    };
    view! {
        <p class="label" id="share-picture">{words.picture}</p>
        <div class="row" role="group" aria-labelledby="share-picture">
            <button class="btn" type="button" on:click=move |_| save(false)>{words.save_svg}</button>
            <button class="btn" type="button" on:click=move |_| save(true)>{words.save_png}</button>
        </div>
    }
}

/// Which game it is, and how far it has come.
fn title(table: TableHandle) -> String {
    let words = texts();
    let (moments, shown) = table.moments();
    (words.label)(table.playing().game().about().name, &(words.moment)(shown, moments.len() - 1))
}

/// What a picture is called as a file.
fn file_name(table: TableHandle, kind: &str) -> String {
    let (_, shown) = untrack(|| table.moments());
    format!("{}-turn-{shown}.{kind}", table.playing().game().id())
}

/// Draws the board as it is shown, with what lies on it in words.
async fn draw(table: TableHandle) -> Result<Picture, leptos::wasm_bindgen::JsValue> {
    let caption = untrack(|| Caption { title: title(table), description: table.playing().board(false).join(" ") });
    picture::draw(BOARD, &caption).await
}
