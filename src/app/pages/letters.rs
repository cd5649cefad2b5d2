//! Games with a friend elsewhere: the invitation, the letters to send and to receive, and what home shows. A part of its own, loaded
//! with the first letter.

mod arrival;
mod invitation;
mod post;
mod words;

use leptos::prelude::*;

use self::arrival::LetterPage;
use self::invitation::Join;
use self::post::PostPanel;
use crate::app::pages::home::glimpse::{Glimpse, glimpse_of};
use crate::app::store::saved_games;
use crate::browser::device;
use crate::correspondence::{Code, Correspondence, Draw, Due, Invited, LETTER_VERSION, Letter, TableId, is_invited};
use crate::dyn_game::{DynGameExtras, DynSession};
use crate::game::{Language, ParseError, Seat};
use crate::ui::{DynGameExtrasUi, TableHandle};

crate::game::catalogue::messages!("letters");

/// Writes an invitation to a game with these options, from a host with this seat and name: the text to store, or why not.
type Invite = fn(Language, &'static dyn DynGameExtrasUi, &str, Seat, &str) -> Result<String, String>;

/// Opens the game saved under a name with a text: what it does differently, and the session for its table, once all players have
/// joined; or why it cannot be opened.
type Open = fn(
    Language,
    &'static dyn DynGameExtrasUi,
    (&str, &str),
) -> Result<(LetterHooks, Option<Box<dyn DynSession>>), String>;

/// Reads what home shows of a saved game; nothing once it is over. The error is in words.
type ReadGlimpse = fn(Language, &'static dyn DynGameExtrasUi, &str) -> Result<Option<Glimpse>, String>;

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
    pub check: fn(&'static dyn DynGameExtrasUi, &str) -> Result<(), ParseError>,
}

/// What a game by correspondence does where another game does something else.
#[derive(Clone, Copy)]
pub struct LetterHooks {
    /// Takes over what was done at the table, and returns the text to store; nothing once the page is left.
    pub follow: Callback<TableHandle, Option<String>>,
    /// Draws what there is to send and to receive; without a table before all players have joined.
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
    game: &'static dyn DynGameExtrasUi,
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
    game: &'static dyn DynGameExtrasUi,
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
    game: &'static dyn DynGameExtrasUi,
    (name, text): (&str, &str),
) -> Result<(LetterHooks, Option<Box<dyn DynSession>>), String> {
    if is_invited(text) {
        return open_invited(language, game, name, text).map(|hooks| (hooks, None));
    }
    let correspondence = Correspondence::load(game, text).map_err(broken(language))?;
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

/// Opens an invitation that was not accepted yet.
fn open_invited(
    language: Language,
    game: &'static dyn DynGameExtrasUi,
    name: &str,
    text: &str,
) -> Result<LetterHooks, String> {
    let invited = Invited::load(game, text).map_err(broken(language))?;
    let letters = StoredValue::new(invited.chain().letters().to_vec());
    let name = StoredValue::new(name.to_owned());
    let panel = move |_| {
        let (letters, name) = (letters.get_value(), Some(name.get_value()));
        view! { <Join game letters name heading=2/> }.into_any()
    };
    Ok(LetterHooks { follow: Callback::new(|_| None), panel: Callback::new(panel), rematch: Callback::new(|()| None) })
}

fn check(game: &'static dyn DynGameExtrasUi, text: &str) -> Result<(), ParseError> {
    if is_invited(text) {
        return Invited::load(game, text).map(drop);
    }
    Correspondence::load(game, text).map(drop)
}

/// Says why a stored game cannot be read.
fn broken(language: Language) -> impl FnOnce(ParseError) -> String {
    move |error| crate::ui::words::parse_error(language, &error)
}

fn glimpse(language: Language, game: &'static dyn DynGameExtrasUi, stored: &str) -> Result<Option<Glimpse>, String> {
    if is_invited(stored) {
        let invited = Invited::load(game, stored).map_err(broken(language))?;
        if invited.chain().is_full() {
            return Ok(None);
        }
        let line = match &*invited.chain().invitation().name {
            "" => messages::NOT_JOINED_UNNAMED.text(language).into(),
            name => messages::NotJoined { name }.text(language),
        };
        return Ok(Some(Glimpse { line, picture: None, again: None }));
    }
    let correspondence = Correspondence::load(game, stored).map_err(broken(language))?;
    let last = correspondence.chain().letters().last();
    // A game that another player has ended is over for all.
    if correspondence.due() == Due::Nobody && last != correspondence.last_letter() {
        return Ok(None);
    }
    let state = words::state(language, &correspondence);
    let letter = correspondence.last_letter().map(Letter::to_string);
    let again = letter.map(|letter| view! { <post::SendAgain letter/> }.into_any());
    Ok(Some(match correspondence.session() {
        Some(session) => {
            let Glimpse { line, picture, .. } = glimpse_of(language, game, &*session);
            Glimpse { line: format!("{line} {state}"), picture, again }
        }
        None => Glimpse { line: state, picture: None, again },
    }))
}

/// A saved game at this device.
enum Saved {
    /// One that its player has joined.
    Joined(Correspondence),
    /// An invitation that was not accepted yet.
    Invited(Invited),
}

/// The saved game of a table, with its name.
fn saved(game: &'static dyn DynGameExtras, table: TableId) -> Option<(String, Saved)> {
    let mut games = saved_games::names().into_iter().filter(|name| saved_games::game_of(name) == Some(game.id()));
    // Only the game of the table is read whole, since that takes long.
    let invitation = format!("\nletter {LETTER_VERSION} {} {table} 1\n", game.id());
    games.find_map(|name| {
        let text = saved_games::text(&name).ok().flatten().filter(|text| text.contains(&invitation))?;
        let (saved, of) = if is_invited(&text) {
            let invited = Invited::load(game, &text).ok()?;
            let of = invited.chain().letters()[0].table;
            (Saved::Invited(invited), of)
        } else {
            let correspondence = Correspondence::load(game, &text).ok()?;
            let of = correspondence.table();
            (Saved::Joined(correspondence), of)
        };
        (of == table).then_some((name, saved))
    })
}
