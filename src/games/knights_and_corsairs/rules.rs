//! The rules of Knights & Corsairs: a 3×3 grid, two decks of one colour each, battles of three cards against three. The
//! rulings, KC-01 to KC-33, are in `rulings.md`.

mod action;
mod battle;
mod event;
mod grid;
mod options;
mod state;
mod table;

pub use action::{Action, CountError, Decision, Illegal};
pub use battle::{Battle, Side};
pub use event::Event;
pub use grid::{Board, CENTRE, Space, lines};
pub use options::{
    Aces, Colours, Discards, FirstLine, HandSize, Influence, Lines, Majority, Naming, Neighbours, Options, Placing,
    Reserve, SecondLine, Series, Starter, Ties,
};
pub use state::{State, View};
pub use table::{Deduction, Limit, Reason, Stage, Table};

/// The type that stands for Knights & Corsairs in generic code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnightsAndCorsairs;
