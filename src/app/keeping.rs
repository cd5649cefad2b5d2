//! What is kept on this device: saved as one file, taken from such a file, erased.

use leptos::prelude::*;

use super::{House, Settings, house};
use crate::browser::{files, storage, tabs};
use crate::games;
use crate::session::Unsaved;
use crate::session::parcel::{GAME, Parcel};
use crate::ui::{Confirm, texts};

/// What the file is called.
const FILE: &str = "corsair-cabinet.txt";

/// All that is stored.
fn stored() -> Parcel {
    let names = storage::names("").into_iter().filter(|name| Parcel::holds(name));
    let text = |name: String| storage::get(&name).ok().flatten().map(|text| (name, text));
    Parcel::new(names.filter_map(text).collect())
}

/// Replaces all that is stored by what is in a parcel.
///
/// # Errors
/// When it cannot be stored; then all is as it was.
fn replace(parcel: &Parcel) -> Result<(), Unsaved> {
    let before = stored();
    // Games that are on the table of other tabs would be stored anew from there.
    let names = before.texts().iter().chain(parcel.texts()).filter_map(|(name, _)| name.strip_prefix(GAME));
    names.for_each(tabs::call_in);
    clear(&before);
    put(parcel).inspect_err(|_| {
        clear(parcel);
        // There was room for it before.
        let _ = put(&before);
    })
}

fn clear(parcel: &Parcel) {
    parcel.texts().iter().for_each(|(name, _)| storage::remove(name));
}

fn put(parcel: &Parcel) -> Result<(), Unsaved> {
    parcel.texts().iter().try_for_each(|(name, text)| storage::put(name, text))
}

/// The part of the settings about what is kept.
#[component]
pub fn Keeping() -> impl IntoView {
    let words = texts();
    let House { settings, unsaved, .. } = house();
    let kept = RwSignal::new(stored());
    let chosen = RwSignal::new(Parcel::default());
    let told = RwSignal::new(None::<String>);
    let (replacing, erasing) = (RwSignal::new(false), RwSignal::new(false));
    let keep_instead = move |parcel: &Parcel, done: &'static str| match replace(parcel) {
        Ok(()) => {
            unsaved.set(None);
            settings.set(Settings::stored());
            kept.set(stored());
            told.set(Some(done.into()));
        }
        Err(why) => told.set(Some(
            match why {
                Unsaved::Full => words.file_full,
                Unsaved::Denied => words.file_denied,
            }
            .into(),
        )),
    };
    let save = move |_| {
        kept.set(stored());
        files::save(FILE, &kept.read_untracked().write());
    };
    let open = move |event: leptos::ev::Event| {
        told.set(None);
        files::read(&event, move |text| {
            let check = |game: &str, text: &str| games::named(game).map(|game| game.check(text));
            match Parcel::read(&text, &check) {
                Ok(parcel) => {
                    chosen.set(parcel);
                    replacing.set(true);
                }
                Err(malformed) => told.set(Some((words.file_broken)(&malformed))),
            }
        });
    };
    let question = Signal::derive(move || {
        let chosen = chosen.read();
        let broken = chosen.broken().first().map(|first| (words.broken_games)(chosen.broken().len(), first));
        [broken, Some((words.open_file_question)(chosen.games(), chosen.results()))]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    });
    let what = move || {
        let kept = kept.read();
        (words.save_file_why)(kept.games(), kept.results())
    };
    view! {
        <section class="sheet" aria-labelledby="kept-heading">
            <h2 id="kept-heading">{words.kept}</h2>
            <div class="option">
                <p class="label">{words.save_file}</p>
                <p class="why">{what}</p>
                <button class="btn" type="button" on:click=save>{words.save}</button>
            </div>
            <div class="option">
                <label class="label" for="kept-file">{words.open_file}</label>
                <p class="why" id="kept-file-why">{words.open_file_why}</p>
                <input
                    class="input"
                    id="kept-file"
                    type="file"
                    accept=".txt,text/plain"
                    aria-describedby="kept-file-why"
                    on:change=open
                />
            </div>
            <div class="option">
                <p class="label">{words.erase}</p>
                <p class="why">{words.erase_why}</p>
                <button class="btn btn-danger" type="button" on:click=move |_| erasing.set(true)>{words.delete}</button>
            </div>
            <p id="kept-told" role="status">{move || told.get()}</p>
            <Confirm
                open=replacing
                question
                yes=words.replace
                then=Callback::new(move |()| keep_instead(&chosen.get_untracked(), words.replaced))
            />
            <Confirm
                open=erasing
                question=words.erase_question
                yes=words.delete
                then=Callback::new(move |()| keep_instead(&Parcel::default(), words.erased))
            />
        </section>
    }
}
