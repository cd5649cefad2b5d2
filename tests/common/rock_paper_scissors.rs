//! Rock, paper, scissors: the smallest complete game, to copy for a new one. Both seats choose at once and in secret; who wins
//! more of three throws wins.
//!
//! A new game takes these steps, in this order. A small game fits into one file, as here; a larger one has a file for each
//! step, in `src/games/<game>/`.
//!
//! 1. `rules.rs`: the options, the state, the actions, the views, the events, the reasons for a refusal and for an end; then
//!    [`Game`], the functions over them.
//! 2. `notation.rs`: the text of actions and states, by `Display` and `FromStr`. Parsers are strict: a value has one
//!    spelling, and an error names the column.
//! 3. [`SessionRules`]: the defaults are enough to begin with. A game with a clock implements `GameClock` instead of
//!    naming [`NoClock`].
//! 4. `determinize.rs`: [`Determinize`] guesses a state from a view, for computers.
//! 5. `bot.rs`: [`Player`] says how computers think.
//! 6. A line in the register, `src/games/mod.rs`. The referee now plays the game.
//! 7. A folder `tests/games/<game>/` with an `impl TestedGame` and an `impl Subject`, and a line in `tests/games/main.rs`. The
//!    tests now check the game.
//! 8. The page: input (`move_builder.rs`), texts (`assets/languages/`, `words.rs`), the picture (`scene.rs`, `table.rs`), and a
//!    lesson. `ARCHITECTURE.md` goes through them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use corsair_cabinet::game::text::{ParseError, Word, Words};
use corsair_cabinet::game::{
    Choices, Determinize, EventSink, Game, NoClock, OptionConflict, Outcome, Rng, Seat, Seats, Secrecy, SessionRules,
};
use corsair_cabinet::options;
use corsair_cabinet::search::ismcts::{RootSelection, RulesOnly, Search, SearchParams};
use corsair_cabinet::search::{Level, LevelParams, Player};

/// The game: a type without values of its own, whose functions are the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RockPaperScissors;

options! {
    /// What players choose before a game. The first value of each is the standard one.
    pub struct Options {
        /// How many rounds there are.
        throws "throws": Throws { /** Three rounds. */ Three = "3", /** One round. */ One = "1" },
    }
}

/// The only kind of action: what a hand shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Throw {
    Rock,
    Paper,
    Scissors,
}

impl Throw {
    /// All throws.
    pub const ALL: [Self; 3] = [Self::Rock, Self::Paper, Self::Scissors];

    /// Whether it beats the other one.
    #[must_use]
    pub const fn beats(self, other: Self) -> bool {
        (self as usize + 3 - other as usize) % 3 == 1
    }
}

/// The whole state, what is hidden included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    options: Options,
    /// Both throws of each round so far.
    rounds: Vec<[Throw; 2]>,
    /// What each seat has thrown in this round, hidden from the other.
    hidden: [Option<Throw>; 2],
}

impl State {
    fn is_over(&self) -> bool {
        self.rounds.len() == rounds(&self.options)
    }

    /// How many rounds each seat has won.
    fn points(&self) -> [u8; 2] {
        let won = |own: usize| self.rounds.iter().map(|throws| u8::from(throws[own].beats(throws[1 - own]))).sum();
        [won(0), won(1)]
    }
}

fn rounds(options: &Options) -> usize {
    match options.throws {
        Throws::Three => 3,
        Throws::One => 1,
    }
}

/// What one seat has been shown: all of it except the other seat's hidden throw.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    viewer: Option<Seat>,
    options: Options,
    rounds: Vec<[Throw; 2]>,
    /// What the viewer has thrown in this round.
    own: Option<Throw>,
    /// Which seats have thrown in this round.
    thrown: [bool; 2],
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has thrown. The other one does not see what.
    Threw(Seat, Option<Throw>),
    /// Both throws of a round are shown.
    Revealed([Throw; 2]),
}

/// Why a throw is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// There is no such seat.
    NotSeated,
    /// The seat has thrown already and waits for the other.
    Thrown,
}

impl fmt::Display for Illegal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Over => "The game is over.",
            Self::NotSeated => "This is a game for two.",
            Self::Thrown => "You have thrown: wait for the other.",
        })
    }
}

/// How many rounds each seat has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points([u8; 2]);

impl fmt::Display for Points {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} to {}.", self.0[0], self.0[1])
    }
}

impl Game for RockPaperScissors {
    const ID: &'static str = "rock-paper-scissors";
    type Options = Options;
    type State = State;
    type Action = Throw;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;
    type Reason = Points;
    type Clock = NoClock;

    fn seats(_: &Options) -> usize {
        2
    }

    fn start(options: &Options, _: u64) -> Result<State, OptionConflict> {
        Ok(State { options: options.clone(), rounds: Vec::new(), hidden: [None; 2] })
    }

    fn options(state: &State) -> &Options {
        &state.options
    }

    fn to_act(state: &State) -> Seats {
        Seat::all(2).filter(|seat| !state.is_over() && state.hidden[seat.index()].is_none()).collect()
    }

    fn actions(state: &State, seat: Seat, into: &mut Vec<Throw>) {
        into.clear();
        if Self::to_act(state).contains(seat) {
            into.extend(Throw::ALL);
        }
    }

    fn check(state: &State, seat: Seat, _: &Throw) -> Result<(), Illegal> {
        match state.hidden.get(seat.index()) {
            _ if state.is_over() => Err(Illegal::Over),
            None => Err(Illegal::NotSeated),
            Some(Some(_)) => Err(Illegal::Thrown),
            Some(None) => Ok(()),
        }
    }

    fn apply_reporting(state: &mut State, seat: Seat, action: &Throw, events: &mut impl EventSink<Event>) {
        state.hidden[seat.index() & 1] = Some(*action);
        events.report(|| Event::Threw(seat, Some(*action)));
        if let [Some(first), Some(second)] = state.hidden {
            state.rounds.push([first, second]);
            state.hidden = [None; 2];
            events.report(|| Event::Revealed([first, second]));
        }
    }

    fn seen(event: Event, _then: &State, _now: &State, viewer: Option<Seat>) -> Option<Event> {
        Some(match event {
            Event::Threw(seat, _) if viewer != Some(seat) => Event::Threw(seat, None),
            event => event,
        })
    }

    fn outcome(state: &State) -> Option<Outcome<Points>> {
        let points = state.points();
        let place = |own: usize| if points[own] < points[1 - own] { 2 } else { 1 };
        state.is_over().then(|| Outcome { places: vec![place(0), place(1)], reason: Points(points) })
    }

    fn view(state: &State, viewer: Option<Seat>) -> View {
        let viewer = viewer.filter(|seat| seat.index() < 2);
        View {
            viewer,
            options: state.options.clone(),
            rounds: state.rounds.clone(),
            own: viewer.and_then(|seat| state.hidden[seat.index()]),
            thrown: state.hidden.map(|throw| throw.is_some()),
        }
    }

    fn secrecy(_: &Options) -> Secrecy {
        Secrecy::Private
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(["rock", "paper", "scissors"][*self as usize])
    }
}

impl TryFrom<Word<'_>> for Throw {
    type Error = ParseError;

    fn try_from(word: Word<'_>) -> Result<Self, ParseError> {
        let throw = Self::ALL.into_iter().find(|throw| throw.to_string() == word.text);
        throw.ok_or_else(|| word.expected("rock, paper or scissors"))
    }
}

impl FromStr for Throw {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Self::try_from(Word::whole(text))
    }
}

/// Such as `standard rock-paper,rock-rock scissors -`: the options, the rounds, and what each seat has thrown in this round.
impl fmt::Display for State {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rounds: Vec<String> = self.rounds.iter().map(|[first, second]| format!("{first}-{second}")).collect();
        let rounds = if rounds.is_empty() { "none".into() } else { rounds.join(",") };
        let [first, second] = self.hidden.map(|throw| throw.map_or_else(|| "-".into(), |throw| throw.to_string()));
        write!(out, "{} {rounds} {first} {second}", self.options)
    }
}

impl FromStr for State {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(text);
        let options = Options::read(words.next("the options or \"standard\"")?)?;
        let word = words.next("the rounds or \"none\"")?;
        let round = |word: Word<'_>| {
            let (first, second) = word.split_once('-').ok_or_else(|| word.expected("a round such as rock-paper"))?;
            Ok([Throw::try_from(first)?, Throw::try_from(second)?])
        };
        let read: Vec<_> =
            if word.text == "none" { Vec::new() } else { word.split(',').map(round).collect::<Result<_, _>>()? };
        if read.len() > rounds(&options) {
            return Err(word.expected("no more rounds than there are throws"));
        }
        let over = read.len() == rounds(&options);
        let mut hidden = || match words.next("a throw or \"-\"")? {
            Word { text: "-", .. } => Ok(None),
            word if over => Err(word.expected("\"-\" after the last round")),
            word => Throw::try_from(word).map(Some),
        };
        let hidden = [hidden()?, hidden()?];
        words.end()?;
        if hidden.iter().all(Option::is_some) {
            return Err(Word::whole(text).expected("at most one hidden throw"));
        }
        Ok(Self { options, rounds: read, hidden })
    }
}

/// The defaults are right for a game with secrets: nothing is undone, a rematch has the same options.
impl SessionRules for RockPaperScissors {}

/// Draws the throw that the owner of the view has not seen.
impl Determinize for RockPaperScissors {
    fn determinize(view: &View, rng: &mut Rng) -> State {
        let hidden =
            [Seat::FIRST, Seat::SECOND].map(|seat| match (view.viewer == Some(seat), view.thrown[seat.index()]) {
                (true, _) => view.own,
                (false, true) => rng.choose(&Throw::ALL).copied(),
                (false, false) => None,
            });
        State { options: view.options.clone(), rounds: view.rounds.clone(), hidden }
    }
}

/// Computers search with no knowledge but the rules. They mix their throws, so that nobody can predict them.
impl Player for RockPaperScissors {
    type SearchTask = Search<Self, RulesOnly>;

    fn think(view: &View, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Self::SearchTask {
        let iterations = 100 << (2 * level as u32);
        let params = SearchParams { exploration: 1.0, choosing: RootSelection::InProportion { power: 1 } };
        let skill = LevelParams { iterations, blunder_rate: 0.0, params };
        Search::new(view, seat, RulesOnly, skill, budget, seed)
    }
}
