//! The worker's side of the connection: takes questions, searches in slices of time, answers.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Date;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::protocol::{PROTOCOL, Question, Reply, Request};
use crate::game::text::Word;
use crate::games::{self, Playable, Visitor};
use crate::search::SearchTask;

/// The length of a slice in ms. Between two slices the worker receives messages.
const SLICE: f64 = 30.0;

/// The iterations between two readings of the clock.
const ITERATIONS: u64 = 16;

/// A search, whatever the game.
trait DynSearch {
    /// Searches for one slice. Returns whether the search is finished.
    fn slice(&mut self) -> bool;

    /// The best answer so far.
    fn reply(&self, number: u32) -> Reply;
}

impl<T: SearchTask> DynSearch for T
where
    T::Action: ToString,
{
    fn slice(&mut self) -> bool {
        let end = Date::now() + SLICE;
        while !self.finished() && Date::now() < end {
            self.advance(ITERATIONS);
        }
        self.finished()
    }

    fn reply(&self, number: u32) -> Reply {
        Reply::Decided {
            number,
            action: self.choice().to_string(),
            iterations: self.iterations(),
            win_probability: self.win_probability(),
            line: self.principal_variation().iter().map(ToString::to_string).collect(),
            second: self.runner_up().map(|(action, win_probability)| (action.to_string(), win_probability)),
        }
    }
}

/// Begins the search for a question, whatever the game.
struct Begin<'a>(&'a Question);

impl Visitor for Begin<'_> {
    type Output = Result<Box<dyn DynSearch>, String>;

    fn visit<G: Playable>(self) -> Self::Output {
        let Question { seat, level, seed, view, .. } = self.0;
        let seed = Word::whole(seed).number().map_err(|error| error.to_string())?;
        let view: G::View = serde_wasm_bindgen::from_value(view.clone()).map_err(|error| error.to_string())?;
        Ok(Box::new(G::think(&view, *seat, *level, None, seed)))
    }
}

/// The state of the worker: the search and the number of its question.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    search: Option<(u32, Box<dyn DynSearch>)>,
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
                let begun = games::visit(&question.game, Begin(&question))
                    .unwrap_or_else(|| Err(format!("there is no game {:?}", question.game)));
                match begun {
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
                    self.send(&search.reply(number));
                }
            }
            Request::Forget => self.search = None,
        }
        false
    }

    /// Searches for one slice. Returns whether the search goes on.
    fn slice(&mut self) -> bool {
        let Some((number, mut search)) = self.search.take() else { return false };
        if search.slice() {
            self.send(&search.reply(number));
            return false;
        }
        self.send(&Reply::Thinking { number });
        self.search = Some((number, search));
        true
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
