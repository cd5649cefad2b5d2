//! The page's side of the connection to the engine worker. A question waits until the worker is ready. A worker that crashes
//! or stops reporting is started again and gets the same question.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::set_timeout;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::protocol::{PROTOCOL_VERSION, Question, Reply, Request};

/// How long the worker may send nothing before it is restarted. During a search, the worker reports about every 30 ms.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// How long the worker may take to start, or to load a computer player, which may have to be fetched on a slow network.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// The number of workers that are asked the same question before the page gives up.
const WORKERS_PER_QUESTION: u32 = 3;

/// The answer to a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    Decided {
        /// The action, in notation.
        action: String,
        /// The actions of all seats that the engine expects after it, in notation.
        then: Vec<String>,
        /// Whether the search has found out something.
        is_telling: bool,
        /// The win probability that the engine expects, from 0 to 1.
        win_probability: f64,
        /// The second choice in notation, and its win probability, from 0 to 1; `None` if there is none.
        second: Option<(String, f64)>,
    },
    /// The worker is of another version than the page.
    OtherVersion,
    /// The worker refused, or stopped answering even after restarts.
    Lost,
}

type Listener = Box<dyn FnOnce(Answer)>;

/// A question that waits for its answer.
struct PendingQuestion {
    question: Question,
    listener: Listener,
    tries: u32,
}

struct Inner {
    address: String,
    worker: Option<Worker>,
    /// Whether the worker has reported that it is ready.
    ready: bool,
    /// Whether the worker loads a computer player.
    loading: bool,
    /// The game whose computer player the worker is to load when it is ready.
    prepared: Option<String>,
    pending: Option<PendingQuestion>,
    /// The number of messages from the worker. While it does not grow, the worker is silent.
    received: u32,
    /// The number of the last question.
    number: u32,
    /// Keeps the worker's event listeners alive.
    listeners: Vec<JsValue>,
}

/// The connection to the worker. Clones of this handle share the connection.
#[derive(Clone)]
pub struct Engine(Rc<RefCell<Inner>>);

impl Engine {
    /// A connection to the worker at this address. The first question starts the worker.
    pub fn new(address: String) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            address,
            worker: None,
            ready: false,
            loading: false,
            prepared: None,
            pending: None,
            received: 0,
            number: 0,
            listeners: Vec::new(),
        })))
    }

    /// Starts the worker and loads the computer player of a game before the first question, so that the player need not wait.
    pub fn prepare(&self, game: &str) {
        self.0.borrow_mut().prepared = Some(game.to_owned());
        self.start();
        self.send_prepared();
    }

    /// Asks a question, and sets its number. A question that still waits is dropped and gets no answer.
    pub fn ask(&self, mut question: Question, listener: impl FnOnce(Answer) + 'static) {
        {
            let mut inner = self.0.borrow_mut();
            inner.number += 1;
            question.number = inner.number;
            inner.pending = Some(PendingQuestion { question, listener: Box::new(listener), tries: 1 });
        }
        self.start();
        self.send_question();
        self.watch();
    }

    /// Asks for the best answer so far.
    pub fn decide(&self) {
        self.0.borrow().send(&Request::Decide);
    }

    /// Drops the question that waits, and stops the search for it.
    pub fn forget(&self) {
        let mut inner = self.0.borrow_mut();
        inner.pending = None;
        inner.send(&Request::Forget);
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
        let on_message = {
            let engine = self.clone();
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| engine.receive(event.data()))
                .into_js_value()
        };
        let on_error = {
            let engine = self.clone();
            Closure::<dyn Fn(Event)>::new(move |event: Event| {
                event.prevent_default();
                engine.restart();
            })
            .into_js_value()
        };
        worker.set_onmessage(Some(on_message.unchecked_ref()));
        worker.set_onerror(Some(on_error.unchecked_ref()));
        let mut inner = self.0.borrow_mut();
        inner.listeners = vec![on_message, on_error];
        inner.worker = Some(worker);
        inner.ready = false;
    }

    fn send_prepared(&self) {
        let mut inner = self.0.borrow_mut();
        if inner.ready
            && let Some(game) = inner.prepared.take()
        {
            inner.send(&Request::Prepare(game));
        }
    }

    fn send_question(&self) {
        let inner = self.0.borrow();
        if let (true, Some(pending)) = (inner.ready, &inner.pending) {
            inner.send(&Request::Think(pending.question.clone()));
        }
    }

    fn receive(&self, message: JsValue) {
        let Ok(reply) = serde_wasm_bindgen::from_value::<Reply>(message) else { return };
        {
            let mut inner = self.0.borrow_mut();
            inner.received += 1;
            inner.loading = matches!(reply, Reply::Loading { .. });
        }
        match reply {
            Reply::Ready { protocol: PROTOCOL_VERSION } => {
                self.0.borrow_mut().ready = true;
                self.send_prepared();
                self.send_question();
            }
            Reply::Ready { .. } => {
                self.0.borrow_mut().stop();
                self.answer(Answer::OtherVersion);
            }
            Reply::Decided { number, action, then, is_telling, win_probability, second } if self.is_asked(number) => {
                self.answer(Answer::Decided { action, then, is_telling, win_probability, second });
            }
            Reply::Refused { number, .. } if self.is_asked(number) => self.answer(Answer::Lost),
            Reply::NotLoaded { number } if self.is_asked(number) => self.restart(),
            // The message counts as a sign of life; other answers are to withdrawn questions.
            Reply::Loading { .. }
            | Reply::Thinking { .. }
            | Reply::Decided { .. }
            | Reply::Refused { .. }
            | Reply::NotLoaded { .. } => {}
        }
    }

    fn is_asked(&self, number: u32) -> bool {
        self.0.borrow().pending.as_ref().is_some_and(|pending| pending.question.number == number)
    }

    fn answer(&self, answer: Answer) {
        // Removed first: the listener may ask the next question.
        let pending = self.0.borrow_mut().pending.take();
        if let Some(pending) = pending {
            (pending.listener)(answer);
        }
    }

    /// Ends the worker. If a question waits, starts another worker for it, or after [`WORKERS_PER_QUESTION`] workers gives up
    /// with `Answer::Lost`.
    fn restart(&self) {
        let give_up = {
            let mut inner = self.0.borrow_mut();
            inner.stop();
            match &mut inner.pending {
                None => return,
                Some(pending) => {
                    pending.tries += 1;
                    pending.tries > WORKERS_PER_QUESTION
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

    /// Restarts the worker if it sends nothing for too long while the question waits.
    fn watch(&self) {
        let engine = self.clone();
        let (timeout, received, asked) = {
            let inner = self.0.borrow();
            let timeout = if inner.ready && !inner.loading { ANSWER_TIMEOUT } else { START_TIMEOUT };
            (timeout, inner.received, inner.pending.as_ref().map(|pending| (pending.question.number, pending.tries)))
        };
        set_timeout(
            move || {
                let (silent, same) = {
                    let inner = engine.0.borrow();
                    let now = inner.pending.as_ref().map(|pending| (pending.question.number, pending.tries));
                    (inner.received == received, now.is_some() && now == asked)
                };
                match (same, silent) {
                    (true, true) => engine.restart(),
                    (true, false) => engine.watch(),
                    (false, _) => {}
                }
            },
            timeout,
        );
    }
}

impl Inner {
    fn send(&self, request: &Request) {
        if let (Some(worker), Some(message)) = (&self.worker, request.to_message()) {
            // It fails only for values that cannot be cloned; a request can.
            let _ = worker.post_message(&message);
        }
    }

    fn stop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
        self.ready = false;
        self.loading = false;
        self.listeners.clear();
    }
}
