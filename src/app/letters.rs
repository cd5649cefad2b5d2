//! Games with a friend elsewhere: the invitation, the letters to send and to receive, and what home shows. A part of its own, loaded
//! with the first letter.

mod arrival;
mod post;
mod words;

use leptos::prelude::*;

use self::arrival::LetterPage;
use self::post::PostPanel;
use super::glimpse::{Glimpse, glimpse_of};
use super::saved_games;
use crate::browser::device;
use crate::correspondence::{Code, Correspondence, Draw, Due, Letter, TableId};
use crate::dyn_game::{DynGame, DynSession};
use crate::game::{Language, ParseError, Seat};
use crate::ui::{DynGameUi, TableHandle};

crate::game::catalogue::messages!("letters");

/// Writes an invitation to a game with these options, from a host with this seat and name: the text to store, or why not.
type Invite = fn(Language, &'static dyn DynGameUi, &str, Seat, &str) -> Result<String, String>;

/// Opens a saved game: what it does differently, and the session for its table, once both players have joined; or why it cannot be
/// opened.
type Open = fn(Language, &'static dyn DynGameUi, &str) -> Result<(LetterHooks, Option<Box<dyn DynSession>>), String>;

/// Reads what home shows of a saved game; nothing once it is over. The error is in words.
type ReadGlimpse = fn(Language, &'static dyn DynGameUi, &str) -> Result<Option<Glimpse>, String>;

/// Games by correspondence, behind pointers, so that the program reaches them only once they are loaded.
pub struct Letters {
    /// Writes an invitation.
    pub invite: Invite,
    /// Opens a saved game.
    pub open: Open,
    /// Draws the page of letters in a link.
    pub draw: fn(String) -> AnyView,
    /// What home shows of a saved game.
    pub glimpse: ReadGlimpse,
    /// Checks that a saved game can be loaded.
    pub check: fn(&'static dyn DynGameUi, &str) -> Result<(), ParseError>,
}

/// What a game by correspondence does where another game does something else.
#[derive(Clone, Copy)]
pub struct LetterHooks {
    /// Takes over what was done at the table, and returns the text to store; nothing once the page is left.
    pub follow: Callback<TableHandle, Option<String>>,
    /// Draws what there is to send and to receive; without a table before both players have joined.
    pub panel: Callback<Option<TableHandle>, AnyView>,
    /// Invites to a rematch: the text to store.
    pub rematch: Callback<(), Option<String>>,
}

/// Games by correspondence.
pub static LETTERS: Letters =
    Letters { invite, open, draw: |link| view! { <LetterPage link/> }.into_any(), glimpse, check };

/// A game by correspondence that is open.
#[derive(Clone, Copy)]
struct Post {
    language: Language,
    game: &'static dyn DynGameUi,
    correspondence: StoredValue<Correspondence>,
    /// The number of changes so far.
    changes: RwSignal<u32>,
    /// Whether the dialog with the letters is open.
    shown: RwSignal<bool>,
}

impl Post {
    /// Reads the correspondence now and after every change.
    fn with<T>(self, read: impl FnOnce(&Correspondence) -> T) -> T {
        self.changes.track();
        self.correspondence.with_value(read)
    }

    /// The name of the other player.
    fn other(self) -> String {
        self.with(|correspondence| words::name_of(self.language, correspondence.other_name()))
    }
}

/// What the host draws for a new table; `None` where the browser has no random numbers.
fn draw() -> Option<Draw> {
    Some(Draw { table: Code(device::secret()?), share: Code(device::secret()?), secret: Code(device::secret()?) })
}

fn invite(
    language: Language,
    game: &'static dyn DynGameUi,
    options: &str,
    seat: Seat,
    name: &str,
) -> Result<String, String> {
    let draw = draw().ok_or_else(|| messages::BROKEN_RANDOM.text(language))?;
    let invited = Correspondence::invite(game, options, Some(seat), name, draw, device::milliseconds());
    invited.map(|correspondence| correspondence.save()).map_err(|fault| words::fault(language, &fault, ""))
}

fn open(
    language: Language,
    game: &'static dyn DynGameUi,
    text: &str,
) -> Result<(LetterHooks, Option<Box<dyn DynSession>>), String> {
    let correspondence =
        Correspondence::load(game, text).map_err(|error| crate::ui::words::parse_error(language, &error))?;
    let session = correspondence.session();
    let shown = RwSignal::new(correspondence.has_written_by_itself());
    let post =
        Post { language, game, correspondence: StoredValue::new(correspondence), changes: RwSignal::new(0), shown };
    let follow = move |table: TableHandle| {
        let follow = |correspondence: &mut Correspondence| {
            let now = device::milliseconds();
            let written = table.session.with_untracked(|session| correspondence.follow(&**session, now));
            (written, correspondence.save())
        };
        let (written, text) = post.correspondence.try_update_value(follow)?;
        if written {
            post.changes.update(|changes| *changes += 1);
            post.shown.set(true);
        }
        Some(text)
    };
    let rematch = move |()| {
        let next = |correspondence: &Correspondence| correspondence.rematch(draw()?, device::milliseconds());
        post.correspondence.with_value(next).map(|next| next.save())
    };
    let hooks = LetterHooks {
        follow: Callback::new(follow),
        panel: Callback::new(move |table| view! { <PostPanel post table/> }.into_any()),
        rematch: Callback::new(rematch),
    };
    Ok((hooks, session))
}

fn check(game: &'static dyn DynGameUi, text: &str) -> Result<(), ParseError> {
    Correspondence::load(game, text).map(drop)
}

fn glimpse(language: Language, game: &'static dyn DynGameUi, stored: &str) -> Result<Option<Glimpse>, String> {
    let correspondence =
        Correspondence::load(game, stored).map_err(|error| crate::ui::words::parse_error(language, &error))?;
    let last = correspondence.chain().letters().last();
    // A game that the other player has ended is over for both.
    if correspondence.due() == Due::Nobody && last.is_some_and(|last| last.writer() != correspondence.own()) {
        return Ok(None);
    }
    let state = words::state(language, &correspondence);
    let letter = correspondence.last_letter().map(Letter::to_string).unwrap_or_default();
    let again = move || view! { <post::SendAgain letter=letter.clone()/> };
    Ok(Some(match correspondence.session() {
        Some(session) => {
            let Glimpse { line, picture } = glimpse_of(language, game, &*session);
            Glimpse { line: format!("{line} {state}"), picture: view! { <div>{picture}{again()}</div> }.into_any() }
        }
        None => Glimpse { line: state, picture: view! { <div>{again()}</div> }.into_any() },
    }))
}

/// The saved game of a table, with its name.
fn saved(game: &'static dyn DynGame, table: TableId) -> Option<(String, Correspondence)> {
    let mut games = saved_games::names().into_iter().filter(|name| saved_games::game_of(name) == Some(game.id()));
    games.find_map(|name| {
        let text = saved_games::text(&name).ok().flatten()?;
        let correspondence = Correspondence::load(game, &text).ok()?;
        (correspondence.table() == table).then_some((name, correspondence))
    })
}
