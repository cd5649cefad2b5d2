//! The rules of Knights & Corsairs: two players, each with a deck of one colour, fight for the spaces of a 3×3 grid, three cards
//! against three. The rulings, KC-01 to KC-33, are in `rulings.md`.

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
pub use table::{Deduction, HandLimit, Reason, Stage, Table};

/// The type that implements the game traits for Knights & Corsairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnightsAndCorsairs;
