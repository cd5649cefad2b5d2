//! The inside of the worker: takes questions, thinks in slices, answers.

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

/// How long a slice of thought lasts, in ms: between two, the worker listens.
const SLICE: f64 = 30.0;

/// How many iterations pass before the clock is looked at.
const ITERATIONS: u64 = 16;

/// A question being thought about, whatever the game.
trait Thought {
    /// Thinks on for one slice. Returns whether it has come to an end.
    fn slice(&mut self) -> bool;

    /// The answer as it stands.
    fn reply(&self, number: u32) -> Reply;
}

impl<T: SearchTask> Thought for T
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

/// Begins to think about a question of whatever game.
struct Begin<'a>(&'a Question);

impl Visitor for Begin<'_> {
    type Output = Result<Box<dyn Thought>, String>;

    fn visit<G: Playable>(self) -> Self::Output {
        let Question { seat, level, seed, view, .. } = self.0;
        let seed = Word::whole(seed).number().map_err(|error| error.to_string())?;
        let view: G::View = serde_wasm_bindgen::from_value(view.clone()).map_err(|error| error.to_string())?;
        Ok(Box::new(G::think(&view, *seat, *level, None, seed)))
    }
}

/// The worker's memory: the question it thinks about.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    thought: Option<(u32, Box<dyn Thought>)>,
}

/// Starts to listen. Called once, when the worker starts.
///
/// # Panics
/// When it does not run in a worker.
pub fn start() {
    let scope = js_sys::global().unchecked_into::<DedicatedWorkerGlobalScope>();
    let worker = Rc::new(RefCell::new(Worker { scope: scope.clone(), thought: None }));
    let hear = {
        let worker = Rc::clone(&worker);
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| hear(&worker, event.data()))
    };
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    worker.borrow().say(&Reply::Ready { protocol: PROTOCOL });
}

impl Worker {
    fn say(&self, reply: &Reply) {
        if let Ok(message) = serde_wasm_bindgen::to_value(reply) {
            // Fails only for values that cannot be copied; ours are plain.
            let _ = self.scope.post_message(&message);
        }
    }

    /// Takes a request. Returns whether a new thought has begun.
    fn take(&mut self, request: Request) -> bool {
        match request {
            Request::Think(question) => {
                let number = question.number;
                let begun = games::visit(&question.game, Begin(&question))
                    .unwrap_or_else(|| Err(format!("there is no game {:?}", question.game)));
                match begun {
                    Ok(thought) => {
                        let resting = self.thought.is_none();
                        self.thought = Some((number, thought));
                        return resting;
                    }
                    Err(reason) => self.say(&Reply::Refused { number, reason }),
                }
            }
            Request::Decide => {
                if let Some((number, thought)) = self.thought.take() {
                    self.say(&thought.reply(number));
                }
            }
            Request::Forget => self.thought = None,
        }
        false
    }

    /// Thinks one slice. Returns whether there is more to think.
    fn slice(&mut self) -> bool {
        let Some((number, mut thought)) = self.thought.take() else { return false };
        if thought.slice() {
            self.say(&thought.reply(number));
            return false;
        }
        self.say(&Reply::SearchTask { number });
        self.thought = Some((number, thought));
        true
    }
}

fn hear(worker: &Rc<RefCell<Worker>>, message: JsValue) {
    let Ok(request) = serde_wasm_bindgen::from_value(message) else { return };
    if worker.borrow_mut().take(request) {
        think_on(worker);
    }
}

/// Thinks a slice as soon as what has arrived meanwhile has been heard, and so on to the end.
fn think_on(worker: &Rc<RefCell<Worker>>) {
    let again = Rc::clone(worker);
    let slice = Closure::once_into_js(move || {
        if again.borrow_mut().slice() {
            think_on(&again);
        }
    });
    let scope = worker.borrow().scope.clone();
    let _ = scope.set_timeout_with_callback(slice.unchecked_ref());
}
