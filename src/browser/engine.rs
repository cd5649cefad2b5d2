//! The page's end of the line to the worker: questions wait until it is ready; if it crashes or falls
//! silent, it is started again and asked the same question.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::set_timeout;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::protocol::{PROTOCOL, Question, Reply, Request};

/// How long the worker may be silent before it is taken for dead. It reports every 30 ms or so.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long it may take to start: on a slow line it must be fetched first.
const PATIENCE_AT_FIRST: Duration = Duration::from_secs(60);

/// How often the same question is asked before giving up.
const TRIES: u32 = 3;

/// What became of a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// It was decided.
    Decided {
        /// The action, in notation.
        action: String,
        /// The share of the game that the engine expects to win, from 0 to 1.
        win_probability: f64,
        /// What the engine expects to be done, the action first, in notation.
        line: Vec<String>,
        /// What else it thought of, in notation, and what it expects then.
        second: Option<(String, f64)>,
    },
    /// The worker is of another version than the page.
    OtherVersion,
    /// It stopped answering however often it was started, or refused.
    Lost,
}

type Listener = Box<dyn FnOnce(Answer)>;

/// A question that waits for its answer.
struct Pending {
    question: Question,
    listener: Listener,
    tries: u32,
}

struct Inner {
    address: String,
    worker: Option<Worker>,
    /// Whether the worker has said that it is ready.
    ready: bool,
    pending: Option<Pending>,
    /// How often the worker has said anything: silence is when this stands still.
    heard: u32,
    /// Counts questions.
    number: u32,
    /// Keeps what the worker calls alive.
    listeners: Vec<JsValue>,
}

/// The line to the worker. A handle that is cloned to wherever it is needed.
#[derive(Clone)]
pub struct Engine(Rc<RefCell<Inner>>);

impl Engine {
    /// A line to the worker at this address, which is started with the first question.
    #[must_use]
    pub fn new(address: String) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            address,
            worker: None,
            ready: false,
            pending: None,
            heard: 0,
            number: 0,
            listeners: Vec::new(),
        })))
    }

    /// Asks a question, in the place of any other, which is then never answered. Its number is set
    /// here.
    pub fn ask(&self, mut question: Question, listener: impl FnOnce(Answer) + 'static) {
        {
            let mut inner = self.0.borrow_mut();
            inner.number += 1;
            question.number = inner.number;
            inner.pending = Some(Pending { question, listener: Box::new(listener), tries: 1 });
        }
        self.start();
        self.send_question();
        self.watch();
    }

    /// Asks for the answer as it stands.
    pub fn decide(&self) {
        self.0.borrow().say(&Request::Decide);
    }

    /// Withdraws the question.
    pub fn forget(&self) {
        let mut inner = self.0.borrow_mut();
        inner.pending = None;
        inner.say(&Request::Forget);
    }

    /// Starts the worker unless it runs.
    fn start(&self) {
        if self.0.borrow().worker.is_some() {
            return;
        }
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let address = self.0.borrow().address.clone();
        let Ok(worker) = Worker::new_with_options(&address, &options) else { return };
        let hear = {
            let line = self.clone();
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| line.hear(event.data())).into_js_value()
        };
        let crashed = {
            let line = self.clone();
            Closure::<dyn Fn(Event)>::new(move |event: Event| {
                event.prevent_default();
                line.restart();
            })
            .into_js_value()
        };
        worker.set_onmessage(Some(hear.unchecked_ref()));
        worker.set_onerror(Some(crashed.unchecked_ref()));
        let mut inner = self.0.borrow_mut();
        inner.listeners = vec![hear, crashed];
        inner.worker = Some(worker);
        inner.ready = false;
    }

    fn send_question(&self) {
        let inner = self.0.borrow();
        if let (true, Some(pending)) = (inner.ready, &inner.pending) {
            inner.say(&Request::Think(pending.question.clone()));
        }
    }

    fn hear(&self, message: JsValue) {
        let Ok(reply) = serde_wasm_bindgen::from_value::<Reply>(message) else { return };
        self.0.borrow_mut().heard += 1;
        match reply {
            Reply::Ready { protocol: PROTOCOL } => {
                self.0.borrow_mut().ready = true;
                self.send_question();
            }
            Reply::Ready { .. } => {
                self.0.borrow_mut().stop();
                self.answer(Answer::OtherVersion);
            }
            Reply::Decided { number, action, win_probability, line, second, .. } if self.is_asked(number) => {
                self.answer(Answer::Decided { action, win_probability, line, second });
            }
            Reply::Refused { number, .. } if self.is_asked(number) => self.answer(Answer::Lost),
            // That it is alive has been noted; other answers are to questions that were withdrawn.
            Reply::SearchTask { .. } | Reply::Decided { .. } | Reply::Refused { .. } => {}
        }
    }

    fn is_asked(&self, number: u32) -> bool {
        self.0.borrow().pending.as_ref().is_some_and(|pending| pending.question.number == number)
    }

    fn answer(&self, answer: Answer) {
        // Taken out first: the listener may ask the next question.
        let pending = self.0.borrow_mut().pending.take();
        if let Some(pending) = pending {
            (pending.listener)(answer);
        }
    }

    /// Ends the worker and starts another, which gets the question that waits.
    fn restart(&self) {
        let give_up = {
            let mut inner = self.0.borrow_mut();
            inner.stop();
            match &mut inner.pending {
                None => return,
                Some(pending) => {
                    pending.tries += 1;
                    pending.tries > TRIES
                }
            }
        };
        if give_up {
            self.answer(Answer::Lost);
        } else {
            self.start();
            self.watch();
        }
    }

    /// Looks whether the worker still says anything, for as long as the question waits.
    fn watch(&self) {
        let line = self.clone();
        let (patience, heard, asked) = {
            let inner = self.0.borrow();
            let patience = if inner.ready { PATIENCE } else { PATIENCE_AT_FIRST };
            (patience, inner.heard, inner.pending.as_ref().map(|pending| (pending.question.number, pending.tries)))
        };
        set_timeout(
            move || {
                let (silent, same) = {
                    let inner = line.0.borrow();
                    let now = inner.pending.as_ref().map(|pending| (pending.question.number, pending.tries));
                    (inner.heard == heard, now.is_some() && now == asked)
                };
                match (same, silent) {
                    (true, true) => line.restart(),
                    (true, false) => line.watch(),
                    (false, _) => {}
                }
            },
            patience,
        );
    }
}

impl Inner {
    fn say(&self, request: &Request) {
        if let (Some(worker), Ok(message)) = (&self.worker, serde_wasm_bindgen::to_value(request)) {
            // Fails only for values that cannot be copied; ours are plain.
            let _ = worker.post_message(&message);
        }
    }

    fn stop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
        self.ready = false;
        self.listeners.clear();
    }
}
