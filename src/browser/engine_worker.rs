//! The worker's side of the connection: takes questions, searches in slices of time, answers.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Date;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::protocol::{PROTOCOL, Question, Reply, Request};
use crate::dyn_game::DynSearch;
use crate::game::text::Word;
use crate::games;

/// The length of a slice in ms. Between two slices the worker receives messages.
const SLICE: f64 = 30.0;

/// The iterations between two readings of the clock.
const ITERATIONS: u64 = 16;

/// The state of the worker: the search and the number of its question.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    search: Option<(u32, Box<DynSearch>)>,
}

/// Starts the worker. Called once.
///
/// # Panics
/// When it does not run in a worker.
pub fn start() {
    let scope = js_sys::global().unchecked_into::<DedicatedWorkerGlobalScope>();
    let worker = Rc::new(RefCell::new(Worker { scope: scope.clone(), search: None }));
    let on_message = {
        let worker = Rc::clone(&worker);
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| receive(&worker, event.data()))
    };
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    worker.borrow().send(&Reply::Ready { protocol: PROTOCOL });
}

impl Worker {
    fn send(&self, reply: &Reply) {
        if let Ok(message) = serde_wasm_bindgen::to_value(reply) {
            // It fails only for values that cannot be cloned; a reply can.
            let _ = self.scope.post_message(&message);
        }
    }

    /// Handles a request. Returns whether a search has begun while none was running.
    fn handle(&mut self, request: Request) -> bool {
        match request {
            Request::Think(question) => {
                let number = question.number;
                match begin(question) {
                    Ok(search) => {
                        let was_idle = self.search.is_none();
                        self.search = Some((number, search));
                        return was_idle;
                    }
                    Err(reason) => self.send(&Reply::Refused { number, reason }),
                }
            }
            Request::Decide => {
                if let Some((number, search)) = self.search.take() {
                    self.send(&reply(number, &*search));
                }
            }
            Request::Forget => self.search = None,
        }
        false
    }

    /// Searches for one slice. Returns whether the search goes on.
    fn slice(&mut self) -> bool {
        let Some((number, mut search)) = self.search.take() else { return false };
        let end = Date::now() + SLICE;
        while !search.finished() && Date::now() < end {
            search.advance(ITERATIONS);
        }
        if search.finished() {
            self.send(&reply(number, &*search));
            return false;
        }
        self.send(&Reply::Thinking { number });
        self.search = Some((number, search));
        true
    }
}

/// Begins the search for a question.
fn begin(Question { game, seat, level, seed, view, .. }: Question) -> Result<Box<DynSearch>, String> {
    let player = games::player(&game).ok_or_else(|| format!("there is no game {game:?}"))?;
    let seed = Word::whole(&seed).number().map_err(|error| error.to_string())?;
    player.think(&view.to_vec(), seat, level, None, seed).map_err(|error| error.to_string())
}

/// The best answer so far to the question of this number.
fn reply(number: u32, search: &DynSearch) -> Reply {
    Reply::Decided {
        number,
        action: search.choice(),
        iterations: search.iterations(),
        win_probability: search.win_probability(),
        line: search.principal_variation(),
        second: search.runner_up(),
    }
}

fn receive(worker: &Rc<RefCell<Worker>>, message: JsValue) {
    let Ok(request) = serde_wasm_bindgen::from_value(message) else { return };
    if worker.borrow_mut().handle(request) {
        schedule_slice(worker);
    }
}

/// Searches slice by slice to the end, with messages handled in between.
fn schedule_slice(worker: &Rc<RefCell<Worker>>) {
    let again = Rc::clone(worker);
    let slice = Closure::once_into_js(move || {
        if again.borrow_mut().slice() {
            schedule_slice(&again);
        }
    });
    let scope = worker.borrow().scope.clone();
    let _ = scope.set_timeout_with_callback(slice.unchecked_ref());
}
