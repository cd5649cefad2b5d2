//! What the page and the worker that thinks say to each other.

use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use crate::game::Seat;
use crate::search::Level;

/// The number of this protocol. The worker says it before anyone talks to it, so that a page never
/// talks to a worker of another version.
pub const PROTOCOL: u32 = 2;

/// What the page says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Think about what a seat should do.
    Think(Question),
    /// Decide now, with what has been thought so far.
    Decide,
    /// Forget the question.
    Forget,
}

/// What should a seat do?
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Told apart from other questions by this.
    pub number: u32,
    /// The game's name.
    pub game: String,
    /// Who is to act.
    pub seat: Seat,
    /// How well.
    pub level: Level,
    /// The seed of its thoughts, in digits: a number of the browser's would lose some.
    pub seed: String,
    /// The view of the seat, as the browser copies values from one thread to another.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    pub view: JsValue,
}

/// What the worker says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// It has started.
    Ready {
        /// The number of its protocol.
        protocol: u32,
    },
    /// It is still thinking about the question of this number.
    SearchTask {
        /// The question.
        number: u32,
    },
    /// It has decided.
    Decided {
        /// The question.
        number: u32,
        /// The action, in notation.
        action: String,
        /// How many iterations it took.
        iterations: u64,
        /// The share of the game it expects to win, from 0 to 1.
        win_probability: f64,
        /// What it expects to be done, the action first, in notation.
        line: Vec<String>,
        /// What else it thought of, in notation, and what it expects then.
        second: Option<(String, f64)>,
    },
    /// It cannot think about this question.
    Refused {
        /// The question.
        number: u32,
        /// Why.
        reason: String,
    },
}
