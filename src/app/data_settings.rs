//! What is kept on this device: saved as one file, taken from such a file, erased.

use leptos::prelude::*;

use super::{AppContext, Settings, context};
use crate::browser::{files, storage, tabs};
use crate::games;
use crate::session::StoreError;
use crate::session::backup::{Backup, GAME};
use crate::ui::{Confirm, texts};

/// What the file is called.
const FILE: &str = "corsair-cabinet.txt";

/// All that is stored.
fn stored() -> Backup {
    let names = storage::names("").into_iter().filter(|name| Backup::holds(name));
    let text = |name: String| storage::get(&name).ok().flatten().map(|text| (name, text));
    Backup::new(names.filter_map(text).collect())
}

/// Replaces all that is stored by what is in a parcel.
///
/// # Errors
/// When it cannot be stored; then all is as it was.
fn replace(backup: &Backup) -> Result<(), StoreError> {
    let before = stored();
    // Games that are on the table of other tabs would be stored anew from there.
    let names = before.texts().iter().chain(backup.texts()).filter_map(|(name, _)| name.strip_prefix(GAME));
    names.for_each(tabs::call_in);
    clear(&before);
    put(backup).inspect_err(|_| {
        clear(backup);
        // There was room for it before.
        let _ = put(&before);
    })
}

fn clear(backup: &Backup) {
    backup.texts().iter().for_each(|(name, _)| storage::remove(name));
}

fn put(backup: &Backup) -> Result<(), StoreError> {
    backup.texts().iter().try_for_each(|(name, text)| storage::put(name, text))
}

/// The part of the settings about what is kept.
#[component]
pub fn Keeping() -> impl IntoView {
    let words = texts();
    let AppContext { settings, store_error, .. } = context();
    let kept = RwSignal::new(stored());
    let chosen = RwSignal::new(Backup::default());
    let told = RwSignal::new(None::<String>);
    let (replacing, erasing) = (RwSignal::new(false), RwSignal::new(false));
    let keep_instead = move |backup: &Backup, done: &'static str| match replace(backup) {
        Ok(()) => {
            store_error.set(None);
            settings.set(Settings::stored());
            kept.set(stored());
            told.set(Some(done.into()));
        }
        Err(why) => told.set(Some(
            match why {
                StoreError::Full => words.file_full,
                StoreError::Denied => words.file_denied,
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
            match Backup::read(&text, &check) {
                Ok(backup) => {
                    chosen.set(backup);
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
                then=Callback::new(move |()| keep_instead(&Backup::default(), words.erased))
            />
        </section>
    }
}
