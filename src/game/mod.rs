//! The ground floor: what a game is. Everything above (search, session, page, referee) knows games
//! only through [`Game`].
//!
//! A game is a handful of functions over plain values, in the vocabulary of the field: a *state* is
//! all of it, hidden cards and generator included; an *action* is one decision of one seat; a *view*
//! is what one seat has been shown so far. This floor imports nothing of ours.

pub mod about;
pub mod bit_set;
pub mod cards;
pub mod cases;
pub mod catalogue;
pub mod english;
pub mod french;
pub mod grid;
pub mod hex;
pub mod insertion_sort;
pub mod keys;
pub mod language;
pub mod lesson;
pub mod move_builder;
pub mod options;
pub mod outcome;
pub mod perft;
pub mod puzzle;
pub mod record;
pub mod rng;
pub mod seat;
pub mod text;
pub mod time;
pub mod words;

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use about::About;
pub use language::Language;
pub use move_builder::{MoveBuilder, Progress};
pub use options::{Choices, OptionConflict};
pub use outcome::Outcome;
pub use perft::Perft;
pub use record::Record;
pub use rng::Rng;
pub use seat::{Seat, Seats};
pub use text::ParseError;
pub use time::{Deadline, LONGEST_TIME, TimeLeft};
pub use words::{GameWords, LogContext};

/// A plain value: it borrows nothing and may go from thread to thread.
pub trait Value: Send + Sync + 'static {}

impl<T: Send + Sync + 'static> Value for T {}

/// A game: its rules as functions over values, without memory of their own.
///
/// What holds for every game is written down, and tried on every game, by `tests/conformance`.
pub trait Game: Sized + 'static {
    /// The name in records, links and folders, such as `knights-and-corsairs`.
    const ID: &'static str;

    /// What players choose beforehand: variants, handicaps, the number of seats.
    type Options: Choices
        + Value
        + Eq
        + Hash
        + Debug
        + Display
        + FromStr<Err = ParseError>
        + Serialize
        + DeserializeOwned;
    /// All of it, the random generator included.
    type State: Value + Clone + Eq + Debug + Serialize;
    /// One decision. Its text form is at once notation, storage, worker message and log line.
    type Action: Value + Clone + Eq + Ord + Hash + Debug + Display + FromStr<Err = ParseError>;
    /// What one seat has been shown so far, and no more; never a seed.
    type View: Value + Clone + Eq + Hash + Debug + Serialize + DeserializeOwned;
    /// Why an action is refused. `Display` says it in English.
    type Illegal: Value + Clone + Eq + Debug + Display;
    /// What decided a finished game. `Display` says it in English.
    type Reason: Value + Clone + Eq + Debug + Display;

    /// The options that say whether a `person` or a `computer` sits on each seat, where the rules ask for that; a session sets
    /// them, and nobody else needs to.
    const PLAYER_KIND_OPTIONS: &'static [&'static str] = &[];

    /// The options of a game in which computers sit on these seats, and persons on the others.
    #[must_use]
    fn with_computers(mut options: Self::Options, computers: Seats) -> Self::Options {
        for (key, seat) in Self::PLAYER_KIND_OPTIONS.iter().zip(Seat::all(Self::seats(&options))) {
            let known = options.set(key, if computers.contains(seat) { "computer" } else { "person" });
            debug_assert!(known, "{key} is an option that says who sits there");
        }
        options
    }

    /// How many sit at the table.
    fn seats(options: &Self::Options) -> usize;

    /// The options with those that have no effect put back to standard, so that links are unique.
    fn normalize(options: Self::Options) -> Self::Options {
        options
    }

    /// The beginning of a game. The same options and seed give the same state on every machine.
    ///
    /// # Errors
    /// When two of the options exclude each other.
    fn start(options: &Self::Options, seed: u64) -> Result<Self::State, OptionConflict>;

    /// The options that the game was begun with.
    fn options(state: &Self::State) -> &Self::Options;

    /// Who may act now: nobody (the game is over), one seat, or several at once.
    fn to_act(state: &Self::State) -> Seats;

    /// Puts all legal actions of `seat` into `into`, sorted, without duplicates; none when it is not
    /// among those [to act](Game::to_act).
    fn actions(state: &Self::State, seat: Seat, into: &mut Vec<Self::Action>);

    /// Whether `seat` may do this now.
    ///
    /// # Errors
    /// When it may not: the reason, fit to be shown to a player.
    fn check(state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Does it. Trusts that [`Game::check`] allowed it; otherwise what happens is unspecified, but
    /// never undefined.
    fn apply(state: &mut Self::State, seat: Seat, action: &Self::Action);

    /// Whether such a game is played against the clock: then its record says when everything was done.
    fn is_timed(_options: &Self::Options) -> bool {
        false
    }

    /// Whether such a game is one of fast hands: everybody acts when they like, what counts is who was first, and computers act
    /// by reflex. It is timed then.
    fn is_race(_options: &Self::Options) -> bool {
        false
    }

    /// Lets the clock of a timed game go on to `now`, in ms since the game began; it never goes back.
    fn advance_clock(_state: &mut Self::State, _now: u64) {}

    /// What time it is in a timed game, in ms since it began.
    fn now(_state: &Self::State) -> u64 {
        0
    }

    /// What will come with time alone if nobody acts before, in a timed game. Once an action is overdue it is the only
    /// legal one.
    fn next_deadline(_state: &Self::State) -> Option<Deadline<Self::Action>> {
        None
    }

    /// How it ended, if it has.
    fn outcome(state: &Self::State) -> Option<Outcome<Self::Reason>>;

    /// What `viewer` has been shown so far; `None` is a spectator, who sees what lies open.
    fn view(state: &Self::State, viewer: Option<Seat>) -> Self::View;

    /// What `viewer` may be shown now of an earlier moment: less than it was shown then, where players have to remember;
    /// more, where what was hidden lies open by now.
    fn view_of_past(then: &Self::State, _now: &Self::State, viewer: Option<Seat>) -> Self::View {
        Self::view(then, viewer)
    }

    /// A moment as it is shown where nothing has to be hidden any more: the match was given up, or only computers play.
    fn reveal_all(state: &Self::State, viewer: Option<Seat>) -> Self::View {
        Self::view(state, viewer)
    }

    /// Whether `viewer` may know by now that `seat` acted in an earlier moment: not as long as it only sealed something.
    fn is_public_to(_then: &Self::State, _now: &Self::State, _seat: Seat, _viewer: Option<Seat>) -> bool {
        true
    }

    /// Whether something was taken from somebody between these two moments, the one right after the other, as far as whoever
    /// sees them knows: a piece, a card on the table.
    fn is_capture(_before: &Self::View, _after: &Self::View) -> bool {
        false
    }

    /// Those seats that this legal action shows something that had been hidden from them: undo does
    /// not cross it if a person sits there (ruling G-03).
    fn reveals(state: &Self::State, seat: Seat, action: &Self::Action) -> Seats;

    /// Whether a record of such a game, shown before its end, would tell somebody what is hidden from
    /// them. Links and exports then wait for the end.
    fn keeps_secrets(options: &Self::Options) -> bool;

    /// Whether seats see different things, so that a device that they share is handed on under a curtain.
    fn is_private(options: &Self::Options) -> bool {
        Self::keeps_secrets(options)
    }

    /// The options of a rematch: the next game of the series after this one, which `winner` won (also by
    /// resignation; `None` when nobody did).
    fn rematch(state: &Self::State, winner: Option<Seat>) -> Self::Options;

    /// Writes a state in one line, in the habit of chess's FEN, without the header that
    /// [`write_position`] adds.
    fn write_state(state: &Self::State) -> String;

    /// Reads what [`Game::write_state`] writes.
    ///
    /// # Errors
    /// When the text is malformed or no state of this game.
    fn read_state(text: &str) -> Result<Self::State, ParseError>;
}

/// A game of which a world can be drawn that agrees with all that one seat has seen. What lets a
/// computer play hidden cards honestly: it is given views, and thinks about worlds it made up.
pub trait Determinize: Game {
    /// A state that the owner of `view` cannot tell from the true one: `view(sample(view)) == view`.
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self::State;
}

/// The version of the position text that this program writes and reads.
pub const POSITION_VERSION: u64 = 1;

/// Writes a position in one line: `position 1 <game> <state>`.
#[must_use]
pub fn write_position<G: Game>(state: &G::State) -> String {
    format!("position {POSITION_VERSION} {} {}", G::ID, G::write_state(state))
}

/// Reads what [`write_position`] writes.
///
/// # Errors
/// When the line is malformed, of another game, from a newer version, or no state of this game.
pub fn read_position<G: Game>(text: &str) -> Result<G::State, ParseError> {
    let mut words = text::Words::of(text);
    words.keyword("position")?;
    text::version(words.next("the version of the position")?, POSITION_VERSION)?;
    words.keyword(G::ID)?;
    let state = words.rest();
    G::read_state(state.text).map_err(|error| error.offset_columns(state.column - 1))
}
