//! The lowest layer: the interface of a game. All layers above (search, session, page, referee) know games only through [`Game`]
//! and the other traits of this module.
//!
//! A game is a few functions over plain values. A *state* is everything, hidden cards and random generator included; an *action*
//! is one decision of one seat; a *view* is what one seat has been shown so far. This layer imports no other layer.

pub mod about;
pub mod action_marks;
pub(crate) mod advice;
pub mod bit_set;
pub mod cards;
pub mod cases;
pub mod catalogue;
pub(crate) mod common_chance;
pub mod common_words;
pub(crate) mod cue;
pub mod drawing;
pub(crate) mod event;
pub mod grid;
pub mod hex;
pub mod insertion_sort;
pub mod keyboard;
pub(crate) mod language;
pub mod lesson;
pub mod letter_case;
pub(crate) mod live_race;
pub mod moment;
pub(crate) mod move_builder;
pub(crate) mod names;
pub mod options;
pub(crate) mod outcome;
pub mod outside_text;
pub(crate) mod perft;
pub mod position_editor;
pub mod private_play;
pub mod puzzle;
pub mod record;
pub(crate) mod rng;
pub mod rules_text;
pub mod seat;
pub(crate) mod secrecy;
pub(crate) mod session_rules;
pub mod sort_by_number;
pub mod text;
pub(crate) mod time;
pub mod typed_move;
pub(crate) mod words;

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use about::About;
pub use action_marks::ActionMarks;
pub use common_chance::CommonChance;
pub use cue::Cue;
pub use event::EventSink;
pub use language::Language;
pub use live_race::LiveRace;
pub use moment::Moment;
pub use move_builder::{MoveBuilder, Progress};
pub use options::{Choices, OptionConflict};
pub use outcome::Outcome;
pub use perft::Perft;
pub use position_editor::PositionEditor;
pub use private_play::PrivatePlay;
pub use puzzle::Tasks;
pub use record::Record;
pub use rng::Rng;
pub use seat::{Seat, Seats};
pub use secrecy::Secrecy;
pub use session_rules::{LevelRating, SessionRules};
pub use text::{LONGEST_TIME_MS, ParseError};
pub use time::{Deadline, Pace, TimeLeft};
pub use words::{BoardDisplay, EventContext, GameWords, LogContext, PlayerName};

/// A plain value: it borrows nothing and can be sent between threads.
pub trait PlainData: Send + Sync + 'static {}

impl<T: Send + Sync + 'static> PlainData for T {}

/// The rules of a game: functions over plain values.
///
/// Sessions, computer players and the page need more than the rules. Separate traits have these functions: [`SessionRules`]
/// (undo, past views, rematches), [`GameClock`] for games with a clock, [`Determinize`] for computer players that must not see
/// hidden cards, [`MoveBuilder`] for input, [`GameWords`] for texts.
///
/// Every game must have the properties that `tests/conformance` checks. `tests/common/rock_paper_scissors.rs` is a complete game
/// in about 230 lines, to copy for a new game.
///
/// ```
/// use corsair_cabinet::game::{Game, Seat, Seats};
/// use corsair_cabinet::games::corsairs::Corsairs;
///
/// let mut state = Corsairs::start(&Default::default(), 7).expect("standard options go together");
/// assert_eq!(Corsairs::to_act(&state), Seats::only(Seat::FIRST));
///
/// let mut actions = Vec::new();
/// Corsairs::actions(&state, Seat::FIRST, &mut actions);
/// assert!(Corsairs::check(&state, Seat::FIRST, &actions[0]).is_ok());
/// Corsairs::apply(&mut state, Seat::FIRST, &actions[0]);
/// assert_eq!(Corsairs::outcome(&state), None);
/// ```
pub trait Game: Sized + 'static {
    /// The game's id in records, links and folder names, such as `knights-and-corsairs`.
    const ID: &'static str;

    /// The options that players choose before a game: variants, handicaps, the number of seats.
    type Options: Choices
        + PlainData
        + Eq
        + Hash
        + Debug
        + Display
        + FromStr<Err = ParseError>
        + Serialize
        + DeserializeOwned;
    /// The whole state, hidden cards and random generator included. Its text is one line, like a FEN in chess; [`write_position`]
    /// adds a header.
    type State: PlainData + Clone + Eq + Debug + Display + FromStr<Err = ParseError> + Serialize;
    /// One decision of one seat. Its text serves as notation, for storage, in worker messages and in the log.
    type Action: PlainData + Clone + Eq + Ord + Hash + Debug + Display + FromStr<Err = ParseError>;
    /// What one seat has been shown so far, and no more. A view never contains a seed.
    type View: PlainData + Clone + Eq + Hash + Debug + Serialize + DeserializeOwned;
    /// One thing that an action did, in terms of the game: a card was drawn, a piece was captured. An action causes a list of
    /// events, in order. Events include hidden information, which [`Game::visible_event`] removes for a viewer.
    type Event: PlainData + Clone + Eq + Debug;
    /// The reason why an action is illegal. `Display` writes it in English.
    type Illegal: PlainData + Clone + Eq + Debug + Display;
    /// The reason why a game ended. `Display` writes it in English.
    type Reason: PlainData + Clone + Eq + Debug + Display;
    /// The clock of the game's timed variants; [`NoClock`] if the game is never timed.
    type Clock: GameClock<Self>;

    /// The number of seats. The default is two.
    fn seat_count(_options: &Self::Options) -> usize {
        2
    }

    /// Sets each option that has no effect beside the other options to its default, so that equal games have equal links.
    fn normalize(options: Self::Options) -> Self::Options {
        options
    }

    /// The initial state of a game. The same options and seed give the same state on every machine.
    ///
    /// # Errors
    /// When two of the options exclude each other.
    fn start(options: &Self::Options, seed: u64) -> Result<Self::State, OptionConflict>;

    /// The options that the game was started with.
    fn options(state: &Self::State) -> &Self::Options;

    /// The seats that may act now: several if they act at the same time, none when the game is over.
    fn to_act(state: &Self::State) -> Seats;

    /// Replaces the content of `into` with all legal actions of `seat`, sorted and without duplicates. A seat that is not [to
    /// act](Game::to_act) has none.
    fn actions(state: &Self::State, seat: Seat, into: &mut Vec<Self::Action>);

    /// Checks whether an action of `seat` is legal now.
    ///
    /// # Errors
    /// When the action is illegal: the reason, which can be shown to the player.
    fn check(state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Applies an action and reports its events. The action must be legal by [`Game::check`]; otherwise the resulting state is
    /// unspecified.
    fn apply_reporting(
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        events: &mut impl EventSink<Self::Event>,
    );

    /// Applies an action like [`Game::apply_reporting`], without reporting events.
    fn apply(state: &mut Self::State, seat: Seat, action: &Self::Action) {
        Self::apply_reporting(state, seat, action, &mut ());
    }

    /// Removes from an event what `viewer` may not know; `None` if the viewer may not know of the event at all. `then` is the
    /// state before the action, `now` the state after it or a later one. The default hides nothing.
    fn visible_event(
        event: Self::Event,
        _then: &Self::State,
        _now: &Self::State,
        _viewer: Option<Seat>,
    ) -> Option<Self::Event> {
        Some(event)
    }

    /// Applies the action if it is legal. A game overrides this when checking and applying share work.
    ///
    /// # Errors
    /// When the action is illegal: the reason from [`Game::check`]. The state is unchanged.
    fn play(state: &mut Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal> {
        Self::check(state, seat, action)?;
        Self::apply(state, seat, action);
        Ok(())
    }

    /// A function that replaces the unknown part of a state, such as the order of a seat's draw pile, with a random one. The
    /// random numbers come from a generator that a record stores, and the next action uses the same generator. Before the first
    /// action a seat with a hand gets a new hand. The result depends only on the generator and on public information. `None` if
    /// the game does not support this.
    const REDRAW_UNKNOWN: Option<fn(&mut Self::State, Seat, Rng)> = None;

    /// The outcome of a finished game; `None` while the game goes on.
    fn outcome(state: &Self::State) -> Option<Outcome<Self::Reason>>;

    /// What `viewer` has been shown so far; `None` is a spectator, who sees only public information.
    fn view(state: &Self::State, viewer: Option<Seat>) -> Self::View;

    /// What a game with these options hides, and from whom. The default is the strictest value.
    fn secrecy(_options: &Self::Options) -> Secrecy {
        Secrecy::Private
    }

    /// Whether a game with these options is turn-based, timed or a race.
    fn pace(_options: &Self::Options) -> Pace {
        Pace::TurnBased
    }
}

/// The clock of a game. A game with timed variants implements this trait for itself and names itself as its [`Game::Clock`]; all
/// other games name [`NoClock`].
///
/// Times are in ms since the game began. The rules never read a system clock: the caller passes the time.
///
/// ```
/// use corsair_cabinet::game::{Game, GameClock};
/// use corsair_cabinet::games::corsairs::Corsairs;
/// use corsair_cabinet::games::knight_fight::KnightFight;
///
/// fn after_a_second<G: Game>(options: &str) -> u64 {
///     let options = options.parse().ok().expect("options of the game");
///     let mut state = G::start(&options, 0).expect("the options go together");
///     G::Clock::advance_clock(&mut state, 1_000);
///     G::Clock::now(&state)
/// }
///
/// assert_eq!(after_a_second::<KnightFight>("clock=on"), 1_000);
/// assert_eq!(after_a_second::<Corsairs>("standard"), 0);
/// ```
pub trait GameClock<G: Game> {
    /// Advances the clock of a timed game to `now`; an earlier time changes nothing.
    fn advance_clock(state: &mut G::State, now: u64);

    /// The current time of a timed game, in ms; 0 in other games.
    fn now(state: &G::State) -> u64;

    /// The next time at which the game continues by itself if no seat acts before. Once the action of a deadline is overdue, it
    /// is the only legal action. `None` if there is no such time, as in games without a clock.
    fn next_deadline(state: &G::State) -> Option<Deadline<G::Action>>;

    /// The time that a seat has left at time `now`; `None` if the game shows no clock.
    fn time_left(_view: &G::View, _seat: Seat, _now: u64) -> Option<TimeLeft> {
        None
    }
}

/// The clock of a game that is never timed. Its functions do nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoClock {}

impl<G: Game> GameClock<G> for NoClock {
    fn advance_clock(_state: &mut G::State, _now: u64) {}

    fn now(_state: &G::State) -> u64 {
        0
    }

    fn next_deadline(_state: &G::State) -> Option<Deadline<G::Action>> {
        None
    }
}

/// A game whose hidden information can be sampled from a view. Computer players get only views, and search over sampled states.
///
/// ```
/// use corsair_cabinet::game::{Determinize, Game, Rng, Seat};
/// use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
///
/// let state = KnightsAndCorsairs::start(&Default::default(), 7).expect("standard options go together");
/// let view = KnightsAndCorsairs::view(&state, Some(Seat::FIRST));
/// let guess = KnightsAndCorsairs::determinize(&view, &mut Rng::from_seed(1));
/// assert_eq!(KnightsAndCorsairs::view(&guess, Some(Seat::FIRST)), view);
/// ```
pub trait Determinize: Game {
    /// Samples a state that the owner of `view` cannot tell from the true one: `view(determinize(view)) == view`.
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self::State;
}

/// The version of the position text that this program reads and writes.
pub(crate) const POSITION_VERSION: u64 = 1;

/// Writes a position as one line: `position 1 <game> <state>`.
///
/// ```
/// use corsair_cabinet::game::{Game, read_position, write_position};
/// use corsair_cabinet::games::corsairs::Corsairs;
///
/// let state = Corsairs::start(&Default::default(), 0).expect("standard options go together");
/// let line = write_position::<Corsairs>(&state);
/// assert!(line.starts_with("position 1 corsairs standard "));
/// assert_eq!(read_position::<Corsairs>(&line), Ok(state));
/// ```
pub fn write_position<G: Game>(state: &G::State) -> String {
    format!("position {POSITION_VERSION} {} {state}", G::ID)
}

/// The events of a legal action of a seat in this state, in order, hidden information included.
///
/// ```
/// use corsair_cabinet::game::{Game, Seat, events_of};
/// use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
/// use corsair_cabinet::games::knights_and_corsairs::rules::Event;
///
/// let options = "starter=first".parse().expect("options of Knights & Corsairs");
/// let state = KnightsAndCorsairs::start(&options, 7).expect("the options go together");
/// let mut actions = Vec::new();
/// KnightsAndCorsairs::actions(&state, Seat::FIRST, &mut actions);
/// let events = events_of::<KnightsAndCorsairs>(&state, Seat::FIRST, &actions[0]);
/// assert!(matches!(events[..], [Event::Attacked { attacker: Seat::FIRST, count: 2, .. }]));
/// ```
pub fn events_of<G: Game>(state: &G::State, seat: Seat, action: &G::Action) -> Vec<G::Event> {
    let mut events = Vec::new();
    G::apply_reporting(&mut state.clone(), seat, action, &mut events);
    events
}

/// Reads the options at the beginning of the text of a state, and starts a game with them and seed 0. The parser of states then
/// fills the returned state from the remaining words.
///
/// ```
/// use corsair_cabinet::game::read_start;
/// use corsair_cabinet::game::text::{Fields, Words};
/// use corsair_cabinet::games::corsairs::Corsairs;
///
/// let mut words = Words::of("size=4 turn=3");
/// let state = read_start::<Corsairs>(&mut words)?;
/// assert_eq!((state.options.to_string().as_str(), Fields::of(words).take("turn", "1").text), ("size=4", "3"));
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
///
/// # Errors
/// When the word is not options of this game, one of the options has no effect, or two exclude each other.
pub fn read_start<G: Game>(words: &mut text::Words<'_>) -> Result<G::State, ParseError> {
    let word = words.next("the options or \"standard\"")?;
    let options = G::Options::read(word)?;
    let is_normal = G::normalize(options.clone()) == options;
    word.require(is_normal, "no option that has no effect beside the others")?;
    G::start(&options, 0).map_err(|conflict| word.expected(conflict.to_string()))
}

/// Reads a position that [`write_position`] wrote.
///
/// # Errors
/// When the line is malformed, belongs to another game, comes from a newer version, or describes an impossible state.
pub fn read_position<G: Game>(text: &str) -> Result<G::State, ParseError> {
    let mut words = text::Words::of(text);
    words.expect_keyword("position")?;
    text::version(words.next("the version of the position")?, POSITION_VERSION)?;
    words.expect_keyword(G::ID)?;
    words.rest().parse()
}
