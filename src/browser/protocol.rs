//! The messages between the page and the engine worker.
//!
//! A reply is a JavaScript value, which a page of any version can read. A request is the bytes of a binary format. The worker
//! needs that format anyway to read views; reading JavaScript values too would make the worker a tenth larger.

use js_sys::Uint8Array;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsCast, JsValue};

use crate::game::Seat;
use crate::search::{Level, RootActions};

/// The version of this protocol. The worker sends it first, so that a page never uses a worker of another version.
pub const PROTOCOL_VERSION: u32 = 6;

/// A message from the page.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Load the computer player of the game with this id: questions are likely to follow.
    Prepare(String),
    /// Search for the answer to a question.
    Think(Question),
    /// Answer now, with the best result so far.
    Decide,
    /// Stop the search without an answer.
    Forget,
}

impl Request {
    /// The request as a message; `None` if it cannot be written.
    pub fn to_message(&self) -> Option<JsValue> {
        postcard::to_allocvec(self).ok().map(|bytes| Uint8Array::from(bytes.as_slice()).into())
    }

    /// The request in a message; `None` if the message is no request.
    pub fn of_message(message: &JsValue) -> Option<Self> {
        let bytes = message.dyn_ref::<Uint8Array>()?.to_vec();
        postcard::from_bytes(&bytes).ok()
    }
}

/// The question what a seat should do.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The number that distinguishes the question from others.
    pub number: u32,
    pub game: String,
    pub seat: Seat,
    /// The actions to search, in notation.
    pub root: RootActions<String>,
    pub level: Level,
    /// The seed of the search.
    pub seed: u64,
    /// The bytes of the seat's view.
    pub view: Vec<u8>,
}

/// A message from the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The worker has started and waits for questions.
    Ready {
        /// The version of the worker's protocol.
        protocol: u32,
    },
    /// The worker loads the computer player of the game. That may take long.
    Loading {
        /// The number of the question.
        number: u32,
    },
    /// The computer player of the game could not be loaded.
    NotLoaded {
        /// The number of the question.
        number: u32,
    },
    /// The worker is still searching.
    Thinking {
        /// The number of the question.
        number: u32,
    },
    Decided {
        /// The number of the question.
        number: u32,
        /// The action, in notation.
        action: String,
        /// The actions of all seats that the search expects after it, in notation.
        then: Vec<String>,
        /// Whether the search has found out something.
        is_telling: bool,
        /// The expected win probability, from 0 to 1.
        win_probability: f64,
        /// The second choice in notation, and its win probability, from 0 to 1; `None` if there is none.
        second: Option<(String, f64)>,
    },
    /// The worker cannot answer this question.
    Refused {
        /// The number of the question.
        number: u32,
        /// Why the question cannot be answered.
        reason: String,
    },
}
