//! What the page does so that nothing stored is lost: backups, the browser's promise to keep everything, and the installation.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::File;

use crate::app::store::backup;
use crate::app::store::data_safety::{GAMES_BETWEEN_BACKUPS, Mark, games_since_backup};
use crate::browser::installation::{InstallWay, install, install_way};
use crate::browser::{device, files, persistence};
use crate::game::Language;
use crate::ui::{Icon, MAIN, focus, messages as say, use_language};

/// The name of the file with a backup.
const FILE: &str = "corsair-cabinet.txt";

/// A backup of everything that is stored now, as a file; `None` where the browser has no files.
fn backup_file(text: &str) -> Option<File> {
    device::as_file(FILE, &files::make_blob(text, "text/plain").ok()?)
}

/// The buttons that save a backup as a file, and share it where the device can.
#[component]
pub fn BackupButtons(
    /// The label of the button that saves it.
    save: &'static str,
    /// Called when a backup was saved or shared, with what to tell the player.
    then: Callback<&'static str>,
) -> impl IntoView {
    let language = use_language();
    let keep = move |_| {
        files::save(FILE, &backup::load().write());
        Mark::Backup.note();
        then.run(say::BACKUP_SAVED.text(language));
    };
    let share = move |_| {
        let Some(file) = backup_file(&backup::load().write()) else { return };
        device::share_file(&file, move |done| {
            if done {
                Mark::Backup.note();
            }
            then.run(if done { say::BACKUP_SHARED } else { say::BACKUP_NOT_SHARED }.text(language));
        });
    };
    let can_share = backup_file("").is_some_and(|file| device::can_share_file(&file));
    view! {
        <button class="btn" type="button" on:click=keep>{save}</button>
        {can_share.then(|| view! {
            <button class="btn" type="button" on:click=share><Icon name="share"/>{say::SHARE_BACKUP.text(language)}</button>
        })}
    }
}

/// The button that installs the page, or a sentence that says how the player can.
pub fn install_advice(language: Language, way: InstallWay, then: Callback<()>) -> AnyView {
    let how = match way {
        InstallWay::Prompt => {
            let install = move |_| {
                spawn_local(async move {
                    install().await;
                    then.run(());
                });
            };
            return view! { <button class="btn" type="button" on:click=install>{say::INSTALL.text(language)}</button> }
                .into_any();
        }
        InstallWay::ShareMenu => say::INSTALL_SHARE_MENU,
        InstallWay::Dock => say::INSTALL_DOCK,
        InstallWay::BrowserMenu => say::INSTALL_BROWSER_MENU,
    };
    view! { <p class="why">{how.text(language)}</p> }.into_any()
}

/// When there is something that could be lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// A game has ended.
    GameOver,
    /// A game by correspondence is open.
    Letters {
        /// Whether this device has secrets without which the game cannot go on.
        has_secrets: bool,
    },
}

/// What the player is told about keeping what is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Notice {
    /// The browser keeps everything if the player allows it.
    Request,
    /// The browser deletes everything unless the page is installed.
    Install(InstallWay),
    /// A backup would be good: so many games have been finished since the last one.
    Backup(usize),
    /// A backup would be good, because of the secrets of a game.
    Secrets,
}

/// Asks the browser to keep what is stored, if it decides by itself, and finds out what to tell the player.
async fn find_notice(occasion: Occasion) -> Option<Notice> {
    let mut is_kept = persistence::is_granted().await;
    if is_kept == Some(false) {
        if !persistence::asks_player() {
            is_kept = persistence::request().await;
        } else if Mark::Request.time().is_none() {
            return Some(Notice::Request);
        }
    }
    let way = install_way().filter(|_| persistence::deletes_unvisited() && is_kept != Some(true));
    if let Some(way) = way.filter(|_| Mark::InstallAdvice.time().is_none()) {
        Mark::InstallAdvice.note();
        return Some(Notice::Install(way));
    }
    let games = games_since_backup();
    if occasion == (Occasion::Letters { has_secrets: true }) && Mark::SecretsOffer.time().is_none() {
        Mark::SecretsOffer.note();
        Some(Notice::Secrets)
    } else if occasion == Occasion::GameOver && games >= GAMES_BETWEEN_BACKUPS {
        Mark::BackupOffer.note();
        Some(Notice::Backup(games))
    } else {
        None
    }
}

/// A line that offers a backup, the installation, or to ask the browser to keep what is stored. It can be closed, and most of the
/// time there is none.
#[component]
pub fn DataSafetyNotice(occasion: Occasion) -> impl IntoView {
    let language = use_language();
    let notice = RwSignal::new(None::<Notice>);
    let result = RwSignal::new(None::<&'static str>);
    spawn_local(async move {
        let found = find_notice(occasion).await;
        notice.try_set(found);
    });
    let close = move |told: Option<&'static str>| {
        if notice.try_get_untracked().flatten() == Some(Notice::Request) {
            Mark::Request.note();
        }
        notice.try_set(None);
        result.try_set(told);
        // The button with the focus is gone.
        focus(&[".result h2", MAIN]);
    };
    let request = move |_| {
        spawn_local(async move {
            let is_kept = persistence::request().await == Some(true);
            close(Some(if is_kept { say::KEPT_YES } else { say::KEEP_REFUSED }.text(language)));
        });
    };
    let backup = move || {
        let then = Callback::new(move |told| close(Some(told)));
        view! { <BackupButtons save=say::SAVE_BACKUP.text(language) then/> }.into_any()
    };
    let line = move |notice: Notice| {
        let (text, buttons) = match notice {
            Notice::Request => {
                let keep =
                    view! { <button class="btn" type="button" on:click=request>{say::KEEP.text(language)}</button> };
                (say::NOTICE_KEEP.text(language).to_owned(), keep.into_any())
            }
            Notice::Install(way) => {
                let install = install_advice(language, way, Callback::new(move |()| close(None)));
                (say::NOTICE_INSTALL.text(language).into(), view! { {install}{backup()} }.into_any())
            }
            Notice::Backup(games) => (say::NoticeBackup { games }.text(language), backup()),
            Notice::Secrets => (say::NOTICE_SECRETS.text(language).into(), backup()),
        };
        view! {
            <p>{text}</p>
            <div class="row">
                {buttons}
                <button class="btn btn-quiet" type="button" on:click=move |_| close(None)>{say::NOT_NOW.text(language)}</button>
            </div>
        }
    };
    view! {
        <div role="status" class="data-safety small">
            {move || notice.get().map(line)}
            {move || result.get().map(|told| view! { <p>{told}</p> })}
        </div>
    }
}
