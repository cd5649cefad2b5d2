//! The rules of the Battle of Corsica: players lay cards on a pile, answer honours with honours, and tap first when two
//! identical cards meet. The rulings, BC-01 to BC-36, are in `rulings.md`.
//!
//! A game is a fold of events with times, in ms since it began. Within one ms the clock comes first, then a card, then the
//! taps. Taps are only collected, and judged when the ms is over, so that the same events give the same state in any order
//! of arrival. Automatic events (a verdict on taps, a pile that is swept) are actions like any other, so that a record
//! contains all of them.

mod action;
mod event;
mod options;
mod pattern;
mod state;
mod table;

pub use action::{Action, Illegal, Reason};
pub use event::{Cost, Event};
pub(super) use options::PLAYER_KIND_OPTIONS;
pub use options::{
    AUTO_FLIP, AceNine, AceRank, AutoFlip, BAN, Collect, Dry, FifthPlayerKind, FirstPlayerKind, FourthPlayerKind,
    Grace, JokerPairs, Jokers, LAST_MISTAKE, Last, Leftovers, Limit, MOST_PLAYS, Mistakes, Nobody, Options, Pace,
    Penalty, Players, Rising, Sandwich, SecondPlayerKind, Sequence, Short, SixthPlayerKind, Starter, TEN_MINUTES, Ten,
    ThirdPlayerKind, Window,
};
pub use pattern::{Pattern, attempts};
pub use state::{State, View};
pub use table::{Claim, Held, Judgement, Laid, Phase, Table, Taps};

/// The Battle of Corsica as a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BattleOfCorsica;
