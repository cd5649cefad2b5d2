//! Rock, paper, scissors: the smallest complete game, as a template for new games. Both seats choose at once and in secret; the
//! winner is the seat that wins more of three rounds.
//!
//! A new game takes these steps, in this order. A small game fits into one file, as here; a larger one has a file for each
//! step, in `src/games/<game>/`.
//!
//! 1. `rules.rs`: the options, the state, the actions, the views, the events, the reasons for a refusal and for an end; then
//!    [`Game`], whose functions are the rules.
//! 2. `notation.rs`: the text of actions and states, by `Display` and `FromStr`. Parsers are strict: a value has one
//!    spelling, and an error names the column.
//! 3. [`SessionRules`]: the defaults are enough to begin with. A game with a clock implements `GameClock` instead of
//!    naming [`NoClock`].
//! 4. `determinize.rs`: [`Determinize`] samples a state that agrees with a view, for computers.
//! 5. `bot.rs`: [`Player`] says how computers search.
//! 6. A line in the register, `src/games/mod.rs`. The referee now plays the game.
//! 7. A folder `tests/games/<game>/` with an `impl TestedGame` and an `impl Subject`, and a line in `tests/games/main.rs`. The
//!    tests now check the game.
//! 8. The page: input (`move_builder.rs`), texts (`assets/languages/`, `words.rs`), the picture (`scene.rs`, `table.rs`), and a
//!    lesson. `CONTRIBUTING.md` goes through them.

use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use corsair_cabinet::game::text::{
    ParseError, Word, Words, read_list, read_option, read_pair, write_list, write_parts,
};
use corsair_cabinet::game::{
    Determinize, EventSink, Game, NoClock, OptionConflict, Outcome, Rng, Seat, Seats, SessionRules, read_start,
};
use corsair_cabinet::search::ismcts::{RootSelection, RulesOnly, Search, SearchParams};
use corsair_cabinet::search::{Level, LevelParams, Player};
use corsair_cabinet::{names, options};

/// The type that stands for the game in generic code. It has no values of its own; its functions are the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RockPaperScissors;

options! {
    /// The options, which players choose before a game. The first value of each is the standard one.
    pub struct Options {
        /// The number of rounds.
        throws "throws": Throws { /** Three rounds. */ Three = "3", /** One round. */ One = "1" },
    }
}

/// The only kind of action: the shape that a hand shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Throw {
    Rock,
    Paper,
    Scissors,
}

names! { Throw "rock, paper or scissors": Rock "rock", Paper "paper", Scissors "scissors" }

/// The whole state, including what is hidden.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    options: Options,
    /// Both throws of each completed round.
    rounds: Vec<[Throw; 2]>,
    /// The throw of each seat in this round, which the other seat does not see; `None` until the seat has thrown.
    hidden: [Option<Throw>; 2],
}

impl State {
    /// The number of rounds that these options ask for.
    const fn most(&self) -> usize {
        [3, 1][self.options.throws as usize]
    }

    fn is_over(&self) -> bool {
        self.rounds.len() == self.most()
    }

    /// The number of rounds that each seat has won.
    fn points(&self) -> [u8; 2] {
        // Each throw beats the one before it, and rock beats scissors.
        let beats = |own: Throw, other: Throw| (own as usize + 3 - other as usize) % 3 == 1;
        let won = |own: usize| self.rounds.iter().map(|throws| u8::from(beats(throws[own], throws[1 - own]))).sum();
        [won(0), won(1)]
    }
}

/// What one seat has been shown: the whole state except for the hidden throws of other seats.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    shown: State,
    /// Whether each seat has thrown in this round.
    thrown: [bool; 2],
}

/// What an action did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has thrown. For the other seat, the throw is `None`.
    Threw(Seat, Option<Throw>),
    /// Both throws of a round are shown.
    Revealed([Throw; 2]),
}

impl Game for RockPaperScissors {
    const ID: &'static str = "rock-paper-scissors";
    type Options = Options;
    type State = State;
    type Action = Throw;
    type View = View;
    type Event = Event;
    /// Sentences are enough for the referee. A page that speaks several languages needs enums, which its texts match on.
    type Illegal = &'static str;
    type Reason = String;
    type Clock = NoClock;

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

    fn check(state: &State, seat: Seat, _: &Throw) -> Result<(), &'static str> {
        match state.hidden.get(seat.index()) {
            _ if state.is_over() => Err("The game is over."),
            None => Err("This is a game for two."),
            Some(Some(_)) => Err("You have thrown: wait for the other."),
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

    fn visible_event(event: Event, _then: &State, _now: &State, viewer: Option<Seat>) -> Option<Event> {
        Some(match event {
            Event::Threw(seat, _) if viewer != Some(seat) => Event::Threw(seat, None),
            event => event,
        })
    }

    fn outcome(state: &State) -> Option<Outcome<String>> {
        let [first, second] = state.points();
        let rank = |seat: Seat| Reverse(state.points()[seat.index()]);
        state.is_over().then(|| Outcome::ranked(2, rank, format!("{first} to {second}.")))
    }

    fn view(state: &State, viewer: Option<Seat>) -> View {
        let mut shown = state.clone();
        for seat in Seat::all(2).filter(|seat| viewer != Some(*seat)) {
            shown.hidden[seat.index()] = None;
        }
        View { shown, thrown: state.hidden.map(|throw| throw.is_some()) }
    }
}

/// Writes a position such as `standard rock-paper,rock-rock scissors -`: the options, the rounds, and the throw of each seat in
/// this round.
impl fmt::Display for State {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rounds = write_list(self.rounds.iter().map(|round| write_parts(round, "-")));
        let [first, second] = self.hidden.map(write_list);
        write!(out, "{} {rounds} {first} {second}", self.options)
    }
}

impl FromStr for State {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(text);
        let mut state = read_start::<RockPaperScissors>(&mut words)?;
        let word = words.next("the rounds")?;
        state.rounds = read_list(word, |round| read_pair(round, '-', Throw::try_from))?;
        let most = state.most();
        word.require(state.rounds.len() <= most, "no more rounds than there are throws")?;
        for hidden in &mut state.hidden {
            let word = words.next("a throw or \"-\"")?;
            *hidden = read_option(word, Throw::try_from)?;
            word.require(hidden.is_none() || state.rounds.len() < most, "\"-\" after the last round")?;
        }
        words.end()?;
        Word::whole(text).require(state.hidden.contains(&None), "at most one hidden throw")?;
        Ok(state)
    }
}

/// The defaults are right for a game with secrets: nothing can be undone, and a rematch has the same options.
impl SessionRules for RockPaperScissors {}

/// Samples the hidden throw that the viewer has not seen.
impl Determinize for RockPaperScissors {
    fn determinize(view: &View, rng: &mut Rng) -> State {
        let mut state = view.shown.clone();
        let unseen = state.hidden.iter_mut().zip(view.thrown).filter(|(hidden, thrown)| *thrown && hidden.is_none());
        unseen.for_each(|(hidden, _)| *hidden = rng.choose(&Throw::ALL).copied());
        state
    }
}

/// Computers know nothing but the rules. They vary their throws at random, so that nobody can predict them.
impl Player for RockPaperScissors {
    type SearchTask = Search<Self, RulesOnly>;

    fn think(view: &View, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Self::SearchTask {
        let params =
            SearchParams { exploration: 1.0, choosing: RootSelection::InProportion { power: 1 }, carelessness: 0.0 };
        let skill = LevelParams { iterations: 100 << (2 * level as u32), blunder_rate: 0.0, params };
        Search::new(view, seat, RulesOnly, skill, budget, seed)
    }
}
