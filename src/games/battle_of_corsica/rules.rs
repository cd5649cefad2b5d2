//! The rules of the Battle of Corsica: players lay cards on a pile, answer an honour (a Jack, Queen, King, Ace or Joker) with an
//! honour, and tap first when two identical cards meet. The rulings, BC-01 to BC-37, are in `rulings.md`.
//!
//! The state follows from actions with times, in ms since the game began. Within one ms the clock comes first, then a
//! card, then the taps. Taps are collected, and judged when the ms is over, so the same actions give the same state in
//! any order of arrival. Automatic events (the verdict on taps, and a player taking the pile when a window ends) are
//! actions too, so a record contains all of them.

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
    AUTO_FLIP_MS, AceNine, AceRank, AutoFlip, BAN_MS, Collect, Dry, FifthPlayerKind, FirstPlayerKind, FourthPlayerKind,
    Grace, JokerPairs, Jokers, Last, Leftovers, Limit, MISTAKES_TO_REMOVE, MOST_PLAYS, Mistakes, Nobody, Options, Pace,
    Penalty, Players, Rising, Sandwich, SecondPlayerKind, Sequence, Short, SixthPlayerKind, Starter, TEN_MINUTES_MS,
    Ten, ThirdPlayerKind, Window,
};
pub use pattern::{Pattern, attempts};
pub use state::{State, View};
pub use table::{Claim, FaceDownCard, Judgement, Phase, PileCard, Table, Taps};

/// The type that stands for the Battle of Corsica in generic code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BattleOfCorsica;
