//! The settings about stored data: save it as one file, load such a file, delete everything.

use leptos::prelude::*;

use super::persistence_settings::{Installation, Kept};
use crate::app::parts::{self, Part};
use crate::app::shell::BackupButtons;
use crate::app::store::data_safety::Mark;
use crate::app::store::{Settings, backup, settings, store_status};
use crate::browser::{device, files};
use crate::game::Language;
use crate::session::backup::Backup;
use crate::session::{Session, StoreError};
use crate::ui::{Confirm, messages as say, use_language, words};

#[derive(Clone, Copy)]
struct DataState {
    stored: RwSignal<Backup>,
    /// The content of the file that the player has opened.
    opened: RwSignal<Backup>,
    /// Whether the player is asked if the file should replace everything.
    asks_to_replace: RwSignal<bool>,
    /// Whether the player is asked if everything should be deleted.
    asks_to_delete: RwSignal<bool>,
    result: RwSignal<Option<String>>,
}

#[component]
pub fn DataSettings() -> impl IntoView {
    let language = use_language();
    let (settings, status) = (settings(), store_status());
    let state = DataState {
        stored: RwSignal::new(backup::load()),
        opened: RwSignal::new(Backup::default()),
        asks_to_replace: RwSignal::new(false),
        asks_to_delete: RwSignal::new(false),
        result: RwSignal::new(None),
    };
    let replace = Callback::new(move |(new, done): (Backup, &'static str)| {
        let result = match backup::replace(&new) {
            Ok(()) => {
                status.error.set(None);
                status.unreadable.set(Vec::new());
                settings.set(Settings::load());
                state.stored.set(backup::load());
                done
            }
            Err(StoreError::Full) => say::FILE_FULL.text(language),
            Err(StoreError::Denied) => say::FILE_DENIED.text(language),
        };
        state.result.set(Some(result.into()));
    });
    view! {
        <section class="sheet" aria-labelledby="kept-heading">
            <h2 id="kept-heading">{say::STORED_DATA.text(language)}</h2>
            <Kept stored=state.stored/>
            <SaveFile state/>
            <OpenFile state/>
            <Installation/>
            <DeleteAll state/>
            <div id="kept-told" role="status"><p>{move || state.result.get()}</p></div>
            <Questions state replace/>
        </section>
    }
}

#[component]
fn SaveFile(state: DataState) -> impl IntoView {
    let language = use_language();
    let saved = Callback::new(move |told: &'static str| {
        state.stored.set(backup::load());
        state.result.set(Some(told.into()));
    });
    let why = move || {
        let stored = state.stored.read();
        say::SaveFileWhy {
            finished: stored.finished_game_count(),
            games: stored.unfinished_game_count(),
            results: stored.statistics_game_count(),
        }
        .text(language)
    };
    let last = move || {
        state.stored.track();
        match Mark::Backup.time() {
            Some(time) => say::LastBackup { date: &device::date_of_time(time) }.text(language),
            None => say::LAST_BACKUP_NEVER.text(language).into(),
        }
    };
    view! {
        <div class="option">
            <p class="label">{say::SAVE_FILE.text(language)}</p>
            <div class="why">
                <p>{why}</p>
                <p>{last}</p>
            </div>
            <div class="row" role="group" aria-label=say::SAVE_FILE.text(language)>
                <BackupButtons save=say::SAVE.text(language) then=saved/>
            </div>
        </div>
    }
}

/// Reads a backup file and checks the games in it. The error is in words.
fn read_backup(language: Language, text: &str) -> Result<Backup, String> {
    let check_game = |game: &str, text: &str| {
        let game = parts::loaded_game_extras(game)?;
        Some(match parts::loaded_remote_games(text) {
            Some(remote) => (remote.check)(game, text),
            None => Session::check_text(game, text),
        })
    };
    Backup::read(text, &check_game).map_err(|error| {
        let error = words::parse_error(language, &error);
        say::FileBroken { error }.text(language)
    })
}

#[component]
fn OpenFile(state: DataState) -> impl IntoView {
    let language = use_language();
    let open = move |event: leptos::ev::Event| {
        state.result.set(None);
        files::read(&event, move |text| {
            leptos::task::spawn_local(async move {
                // Each game checks its stored games.
                let needed = Part::all_games().chain(Part::all_game_extras()).chain([Part::Letters, Part::Race]);
                let checked = match parts::load(language, needed).await {
                    Ok(()) => read_backup(language, &text),
                    Err(_) => Err(say::LOAD_FAILED_WHY.text(language).to_owned()),
                };
                match checked {
                    Ok(backup) => {
                        state.opened.try_set(backup);
                        state.asks_to_replace.try_set(true);
                    }
                    Err(why) => {
                        state.result.try_set(Some(why));
                    }
                }
            });
        });
    };
    view! {
        <div class="option">
            <label class="label" for="kept-file">{say::OPEN_FILE.text(language)}</label>
            <p class="why" id="kept-file-why">{say::OPEN_FILE_WHY.text(language)}</p>
            <input
                class="input"
                id="kept-file"
                type="file"
                accept=".txt,text/plain"
                aria-describedby="kept-file-why"
                on:change=open
            />
        </div>
    }
}

#[component]
fn DeleteAll(state: DataState) -> impl IntoView {
    let language = use_language();
    view! {
        <div class="option">
            <p class="label">{say::DELETE_ALL.text(language)}</p>
            <p class="why">{say::DELETE_ALL_WHY.text(language)}</p>
            <button class="btn btn-danger" type="button" on:click=move |_| state.asks_to_delete.set(true)>
                {say::DELETE.text(language)}
            </button>
        </div>
    }
}

/// The questions before a file replaces everything, and before everything is deleted.
#[component]
fn Questions(state: DataState, replace: Callback<(Backup, &'static str)>) -> impl IntoView {
    let language = use_language();
    let question = Signal::derive(move || {
        let opened = state.opened.read();
        let question = say::OpenFileQuestion {
            finished: opened.finished_game_count(),
            games: opened.unfinished_game_count(),
            results: opened.statistics_game_count(),
        }
        .text(language);
        match opened.broken_games() {
            [] => question,
            broken @ [first, ..] => {
                let error = words::parse_error(language, first);
                format!("{} {question}", say::BrokenGames { error, games: broken.len() }.text(language))
            }
        }
    });
    let use_file = move |()| replace.run((state.opened.get_untracked(), say::REPLACED.text(language)));
    let delete = move |()| replace.run((Backup::default(), say::DELETE_ALL_DONE.text(language)));
    view! {
        <Confirm
            open=state.asks_to_replace
            question
            yes=say::REPLACE.text(language)
            then=Callback::new(use_file)
        />
        <Confirm
            open=state.asks_to_delete
            question=say::DELETE_ALL_QUESTION.text(language)
            yes=say::DELETE.text(language)
            then=Callback::new(delete)
        />
    }
}
