//! The worker's side of the connection: takes questions, searches in slices of time, answers.

use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;

use js_sys::Date;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::protocol::{PROTOCOL_VERSION, Question, Reply, Request};
use crate::dyn_game::{DynSearch, dyn_player};
use crate::search::Player;

/// The length of a slice in ms. Between two slices the worker receives messages.
const SLICE_MS: f64 = 30.0;

/// The iterations between two readings of the clock.
const ITERATIONS_PER_CLOCK_CHECK: u64 = 16;

/// Begins the search for the answer to a question, with the computer player of one game. An error says why there can be no
/// search.
pub type Think = fn(Question) -> Result<Box<DynSearch>, String>;

/// The loading of a computer player; `None` if its part of the program cannot be fetched.
pub type Loading = Pin<Box<dyn Future<Output = Option<Think>>>>;

/// The state of the worker's only search.
enum SearchState {
    Idle,
    /// The worker is loading the computer player for the question of this number.
    Loading {
        number: u32,
        /// Whether the answer is wanted at once.
        is_due: bool,
    },
    /// The worker is searching for the answer to the question of this number.
    Searching(u32, Box<DynSearch>),
}

/// The state of the worker.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    /// Loads the computer player of the game with this id; `None` if there is no such game.
    load: fn(&str) -> Option<Loading>,
    work: SearchState,
    /// Whether the next slice of the search is scheduled.
    is_scheduled: bool,
}

/// Starts the worker, which loads the computer player of a game with `load`. Called once.
///
/// # Panics
/// When it does not run in a worker.
pub fn start(load: fn(&str) -> Option<Loading>) {
    let scope = js_sys::global().unchecked_into::<DedicatedWorkerGlobalScope>();
    let worker = Worker { scope: scope.clone(), load, work: SearchState::Idle, is_scheduled: false };
    let worker = Rc::new(RefCell::new(worker));
    let on_message = {
        let worker = Rc::clone(&worker);
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| receive(&worker, &event.data()))
    };
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    worker.borrow().send(&Reply::Ready { protocol: PROTOCOL_VERSION });
}

impl Worker {
    fn send(&self, reply: &Reply) {
        if let Ok(message) = serde_wasm_bindgen::to_value(reply) {
            // It fails only for values that cannot be cloned; a reply can.
            let _ = self.scope.post_message(&message);
        }
    }

    /// Answers at once, or as soon as the computer player is loaded.
    fn decide(&mut self) {
        match std::mem::replace(&mut self.work, SearchState::Idle) {
            SearchState::Idle => {}
            SearchState::Loading { number, .. } => self.work = SearchState::Loading { number, is_due: true },
            SearchState::Searching(number, search) => self.send(&reply(number, &*search)),
        }
    }

    /// Begins the search for a question once its computer player is loaded, unless another question has replaced it. `think` is
    /// `None` if the computer player could not be loaded.
    fn begin(&mut self, think: Option<Think>, question: Question) {
        let asked = question.number;
        let SearchState::Loading { number, is_due } = self.work else { return };
        if number != asked {
            return;
        }
        self.work = SearchState::Idle;
        let Some(think) = think else { return self.send(&Reply::NotLoaded { number }) };
        match think(question) {
            Ok(search) if is_due => self.send(&reply(number, &*search)),
            Ok(search) => self.work = SearchState::Searching(number, search),
            Err(reason) => self.send(&Reply::Refused { number, reason }),
        }
    }

    /// Searches for one slice. Returns whether the search goes on.
    fn slice(&mut self) -> bool {
        let SearchState::Searching(number, search) = &mut self.work else { return false };
        let end = Date::now() + SLICE_MS;
        while !search.is_finished() && Date::now() < end {
            search.advance(ITERATIONS_PER_CLOCK_CHECK);
        }
        let (number, is_finished) = (*number, search.is_finished());
        if is_finished {
            self.decide();
        } else {
            self.send(&Reply::Thinking { number });
        }
        !is_finished
    }
}

/// Begins the search for a question in the game `G`.
///
/// # Errors
/// When the question cannot be read.
pub fn think<G: Player>(question: Question) -> Result<Box<DynSearch>, String> {
    let Question { seat, root, level, seed, view, .. } = question;
    dyn_player::<G>().think(&view, seat, &root, level, None, seed)
}

/// The best answer so far to the question of this number.
fn reply(number: u32, search: &DynSearch) -> Reply {
    Reply::Decided {
        number,
        action: search.choice(),
        then: search.principal_variation().split_off(1),
        is_telling: search.is_telling(),
        win_probability: search.win_probability(),
        second: search.runner_up(),
    }
}

fn receive(worker: &Rc<RefCell<Worker>>, message: &JsValue) {
    let Some(request) = Request::of_message(message) else { return };
    match request {
        Request::Prepare(game) => {
            if let Some(loading) = (worker.borrow().load)(&game) {
                // If that fails, it is tried again for the first question.
                spawn_local(async move {
                    let _ = loading.await;
                });
            }
        }
        Request::Think(question) => load_for(worker, question),
        Request::Decide => worker.borrow_mut().decide(),
        Request::Forget => worker.borrow_mut().work = SearchState::Idle,
    }
}

/// Loads the computer player for a question, then searches.
fn load_for(worker: &Rc<RefCell<Worker>>, question: Question) {
    let number = question.number;
    let loading = {
        let mut worker = worker.borrow_mut();
        let Some(loading) = (worker.load)(&question.game) else {
            worker.work = SearchState::Idle;
            return worker.send(&Reply::Refused { number, reason: format!("there is no game {:?}", question.game) });
        };
        worker.work = SearchState::Loading { number, is_due: false };
        worker.send(&Reply::Loading { number });
        loading
    };
    let worker = Rc::clone(worker);
    spawn_local(async move {
        let think = loading.await;
        worker.borrow_mut().begin(think, question);
        schedule_slice(&worker);
    });
}

/// Searches slice by slice to the end. The worker receives messages between the slices.
fn schedule_slice(worker: &Rc<RefCell<Worker>>) {
    let scope = {
        let mut worker = worker.borrow_mut();
        if worker.is_scheduled || !matches!(worker.work, SearchState::Searching(..)) {
            return;
        }
        worker.is_scheduled = true;
        worker.scope.clone()
    };
    let again = Rc::clone(worker);
    let slice = Closure::once_into_js(move || {
        again.borrow_mut().is_scheduled = false;
        if again.borrow_mut().slice() {
            schedule_slice(&again);
        }
    });
    let _ = scope.set_timeout_with_callback(slice.unchecked_ref());
}
