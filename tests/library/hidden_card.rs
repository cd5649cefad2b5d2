//! A game that only a cheat can win: a card lies face down. The first seat may leave it at a draw, or
//! dare to name the card's suit, and then wins with one in four. Who thinks, in imagined worlds, with the
//! card in sight believes to win every time ("strategy fusion"; Frank and Basin, "Search in games with
//! incomplete information", 1998).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use corsair_cabinet::game::cards::Suit;
use corsair_cabinet::game::text::{ParseError, Word, Words};
use corsair_cabinet::game::{
    Determinize, EventSink, Game, NoClock, OptionConflict, Outcome, Rng, Seat, Seats, Secrecy,
};
use corsair_cabinet::options;
use corsair_cabinet::search::ismcts::{RootSelection, RulesOnly, Search, SearchParams};
use corsair_cabinet::search::{Level, LevelParams, Player};

/// The game itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HiddenCard;

options! {
    /// Nothing that matters may be chosen.
    pub struct Options {
        /// What the card shows.
        card "card": Shown { /** One of four suits. */ Suit = "suit" },
    }
}

/// What the first seat does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Leaves it at a draw.
    Leave,
    /// Dares to name the card.
    Dare,
    /// Names this one of the suits.
    Name(usize),
}

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Leave => out.write_str("leave"),
            Self::Dare => out.write_str("dare"),
            Self::Name(suit) => write!(out, "name {}", Suit::ALL[*suit].letter()),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let all = [Self::Leave, Self::Dare].into_iter().chain((0..4).map(Self::Name));
        let found = all.into_iter().find(|action| action.to_string() == text);
        found.ok_or_else(|| Word::whole(text).expected("leave, dare, or a name"))
    }
}

/// All of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct State {
    options: Options,
    card: usize,
    dared: bool,
    over: Option<Vec<u8>>,
}

/// What a seat has been shown: never the card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    dared: bool,
    over: Option<Vec<u8>>,
}

/// Only what is asked for may be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotNow;

impl fmt::Display for NotNow {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Not now.")
    }
}

impl Game for HiddenCard {
    const ID: &'static str = "hidden-card";
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = ();
    type Illegal = NotNow;
    type Reason = NotNow;
    type Clock = NoClock;

    fn seat_count(_: &Options) -> usize {
        2
    }

    fn start(options: &Options, seed: u64) -> Result<State, OptionConflict> {
        Ok(State { options: options.clone(), card: Rng::from_seed(seed).below(4), dared: false, over: None })
    }

    fn options(state: &State) -> &Options {
        &state.options
    }

    fn to_act(state: &State) -> Seats {
        if state.over.is_none() { Seats::only(Seat::FIRST) } else { Seats::EMPTY }
    }

    fn actions(state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        match state.dared {
            _ if !Self::to_act(state).contains(seat) => {}
            false => into.extend([Action::Leave, Action::Dare]),
            true => into.extend((0..4).map(Action::Name)),
        }
    }

    fn check(state: &State, seat: Seat, action: &Action) -> Result<(), NotNow> {
        let mut actions = Vec::new();
        Self::actions(state, seat, &mut actions);
        if actions.contains(action) { Ok(()) } else { Err(NotNow) }
    }

    fn apply_reporting(state: &mut State, _: Seat, action: &Action, _: &mut impl EventSink<()>) {
        match action {
            Action::Leave => state.over = Some(vec![1, 1]),
            Action::Dare => state.dared = true,
            Action::Name(suit) => state.over = Some(if *suit == state.card { vec![1, 2] } else { vec![2, 1] }),
        }
    }

    fn outcome(state: &State) -> Option<Outcome<NotNow>> {
        state.over.clone().map(|places| Outcome { places, reason: NotNow })
    }

    fn view(state: &State, _: Option<Seat>) -> View {
        View { dared: state.dared, over: state.over.clone() }
    }

    fn secrecy(_: &Options) -> Secrecy {
        Secrecy::HiddenFromAll
    }
}

impl fmt::Display for State {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} {}", self.card, u8::from(self.dared))
    }
}

impl FromStr for State {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::of(text);
        let card = words.next("a suit")?;
        let number =
            usize::try_from(card.number()?).ok().filter(|suit| *suit < 4).ok_or_else(|| card.expected("a suit"))?;
        let dared = words.next("0 or 1")?.number()? == 1;
        words.end()?;
        Ok(Self { options: Options::default(), card: number, dared, over: None })
    }
}

impl Determinize for HiddenCard {
    fn determinize(view: &View, rng: &mut Rng) -> State {
        State { options: Options::default(), card: rng.below(4), dared: view.dared, over: view.over.clone() }
    }
}

impl Player for HiddenCard {
    type SearchTask = Search<Self, RulesOnly>;

    fn think(view: &View, seat: Seat, _: Level, budget: Option<u64>, seed: u64) -> Self::SearchTask {
        let params = SearchParams { exploration: 1.0, choosing: RootSelection::MostVisited, carelessness: 0.0 };
        let skill = LevelParams { iterations: 2000, blunder_rate: 0.0, params };
        Search::new(view, seat, RulesOnly, skill, budget, seed)
    }
}
