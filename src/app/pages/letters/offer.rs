//! The functions that the part for games by correspondence offers to the rest of the program.

use leptos::prelude::*;

use super::arrival::{LinkPage, letters_page};
use super::badge;
use super::correspondence_state::CorrespondenceState;
use super::invitation::Join;
use super::letter_panel::{LetterPanel, SendAgain};
use super::live::Live;
use super::saved::Saved;
use super::{live_part, messages, words};
use crate::app::parts::pages::{LetterHooks, RemoteGameFns, SavedGameSummary};
use crate::app::store::store_status;
use crate::browser::device;
use crate::correspondence::{Code, Correspondence, PendingInvitation, Purpose, TableRandomness, WaitsFor, Writer};
use crate::game::{Language, Seat};
use crate::session::Session;
use crate::ui::{DynGameExtrasUi, TableHandle, words as page_words};

pub static LETTERS: RemoteGameFns = RemoteGameFns {
    invite,
    open,
    draw: |link| view! { <LinkPage link opened=letters_page/> }.into_any(),
    saved_game_summary,
    check: |game, text| Saved::load(game, text).map(drop),
    update_badge: badge::update,
};

/// The random numbers that the host of a new game needs; `None` if the browser has none.
fn table_randomness() -> Option<TableRandomness> {
    Some(TableRandomness {
        table: Code(device::random_bytes()?),
        share: Code(device::random_bytes()?),
        secret: Code(device::random_bytes()?),
    })
}

fn invite(
    language: Language,
    game: &'static dyn DynGameExtrasUi,
    options: &str,
    seat: Seat,
    name: &str,
) -> Result<String, String> {
    let draw = table_randomness().ok_or_else(|| messages::BROKEN_RANDOM.text(language))?;
    let invited = Correspondence::invite(game, options, Some(seat), name, draw, device::time_now());
    invited.map(|correspondence| correspondence.save()).map_err(|fault| words::fault(language, &fault, ""))
}

fn open(
    language: Language,
    game: &'static dyn DynGameExtrasUi,
    (name, text): (&str, &str),
    reopen: Callback<()>,
) -> Result<(LetterHooks, Option<Session>), String> {
    let correspondence = match load(language, game, text)? {
        Saved::Joined(correspondence) => correspondence,
        Saved::Invited(invited) => return Ok((invited_hooks(game, name, &invited), None)),
    };
    let session = correspondence.session();
    let state = CorrespondenceState {
        language,
        game,
        correspondence: StoredValue::new(correspondence),
        changes: RwSignal::new(0),
        shown: RwSignal::new(false),
        due: RwSignal::new(false),
        arrived: RwSignal::new(None),
        rematch: RwSignal::new(None),
        name: StoredValue::new(name.to_owned()),
        status: store_status(),
    };
    Effect::new(move |_| {
        state.changes.track();
        badge::update();
    });
    let live = Live::new(state, reopen);
    if let Some(part) = live_part::loaded() {
        (part.attach)(live);
    }
    // The player is asked to send a letter when the game is opened, and when the connection has ended that was to carry it.
    Effect::new(move |was_carried: Option<bool>| {
        let is_carried = live.carries_letters();
        if was_carried != Some(false) {
            state.due.set(!is_carried && state.correspondence.with_value(owes_letter));
        }
        is_carried
    });
    let follow = move |table: TableHandle| {
        let follow = |correspondence: &mut Correspondence| {
            let now = device::time_now();
            let written = table.session.with_untracked(|session| correspondence.sync_from_session(session, now));
            (written, correspondence.save())
        };
        let (written, text) = state.correspondence.try_update_value(follow)?;
        if written {
            state.changes.update(|changes| *changes += 1);
            // The game is saved first.
            device::in_next_task(move || {
                if let Some(part) = live_part::loaded() {
                    (part.changed)(live);
                }
            });
            state.due.set(!untrack(|| live.carries_letters()));
        }
        Some(text)
    };
    let rematch = move |()| {
        let next = |correspondence: &Correspondence| correspondence.rematch(table_randomness()?, device::time_now());
        state.correspondence.with_value(next).map(|next| next.save())
    };
    let hooks = LetterHooks {
        follow: Callback::new(follow),
        panel: Callback::new(move |table| view! { <LetterPanel state live table/> }.into_any()),
        rematch: Callback::new(rematch),
        may_invite: Signal::derive(move || live.may_invite()),
        race: None,
    };
    Ok((hooks, session))
}

/// Whether the player is to send a letter. One that only proves the result can wait until the player has seen the result.
fn owes_letter(correspondence: &Correspondence) -> bool {
    correspondence.is_unsent() && correspondence.purpose() != Purpose::Proof
}

/// The hooks of an invitation that is not accepted yet: only the panel has a content.
fn invited_hooks(game: &'static dyn DynGameExtrasUi, name: &str, invited: &PendingInvitation) -> LetterHooks {
    let letters = StoredValue::new(invited.chain().letters().to_vec());
    let name = StoredValue::new(name.to_owned());
    let panel = move |_| {
        let (letters, name) = (letters.get_value(), Some(name.get_value()));
        view! { <Join game letters name heading=2/> }.into_any()
    };
    LetterHooks {
        follow: Callback::new(|_| None),
        panel: Callback::new(panel),
        rematch: Callback::new(|()| None),
        may_invite: Signal::stored(false),
        race: None,
    }
}

/// Reads a stored game. The error says in words why it cannot be read.
fn load(language: Language, game: &'static dyn DynGameExtrasUi, text: &str) -> Result<Saved, String> {
    Saved::load(game, text).map_err(|error| page_words::parse_error(language, &error))
}

fn saved_game_summary(
    language: Language,
    game: &'static dyn DynGameExtrasUi,
    stored: &str,
) -> Result<Option<SavedGameSummary>, String> {
    badge::update();
    let correspondence = match load(language, game, stored)? {
        Saved::Invited(invited) if invited.chain().is_full() => return Ok(None),
        Saved::Invited(invited) => {
            let line = match &*invited.chain().name(Writer::HOST) {
                "" => messages::NOT_JOINED_UNNAMED.text(language).into(),
                name => messages::NotJoined { name }.text(language),
            };
            return Ok(Some(SavedGameSummary { line, picture: None, again: None }));
        }
        Saved::Joined(correspondence) => correspondence,
    };
    let last = correspondence.chain().letters().last();
    // A game that another player has ended is over for all.
    if correspondence.waits_for() == WaitsFor::Nobody && last != correspondence.last_letter() {
        return Ok(None);
    }
    let state = words::state(language, &correspondence);
    let letter = correspondence.last_letter().cloned();
    let again = letter.map(|letter| view! { <SendAgain letter/> }.into_any());
    Ok(Some(match correspondence.session() {
        Some(session) => {
            let SavedGameSummary { line, picture, .. } = SavedGameSummary::of(language, game, &session);
            SavedGameSummary { line: format!("{line} {state}"), picture, again }
        }
        None => SavedGameSummary { line: state, picture: None, again },
    }))
}
