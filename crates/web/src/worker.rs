//! The page's side of a web worker, so that thinking does not block the page.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use leptos::prelude::*;
use serde::Deserialize;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// A worker that answers questions; both are text. A worker that dies is started again, and asked again.
pub struct Thread(Rc<State>);

struct State {
    script: &'static str,
    running: RefCell<Option<Running>>,
    jobs: RefCell<Jobs>,
}

/// A running worker, with its callbacks.
struct Running {
    worker: Worker,
    _hear: Closure<dyn FnMut(MessageEvent)>,
    _die: Closure<dyn FnMut(Event)>,
}

/// Unanswered questions, in the order they were asked.
#[derive(Default)]
struct Jobs {
    next: u32,
    waiting: BTreeMap<u32, Question>,
}

struct Question {
    text: String,
    tell: Box<dyn FnOnce(&str)>,
    /// How many workers have died while it was open.
    deaths: u32,
}

/// What every answer has.
#[derive(Deserialize)]
struct Job {
    job: u32,
}

/// After this many dead workers a question is given up.
const DEATHS: u32 = 3;

thread_local! {
    /// Whether a question was given up.
    static FAILED: ArcRwSignal<bool> = ArcRwSignal::new(false);
}

/// Whether a question was given up after all retries: bots and hints no longer work.
pub fn has_failed() -> ArcRwSignal<bool> {
    FAILED.with(Clone::clone)
}

impl Thread {
    /// Starts a script.
    pub fn start(script: &'static str) -> Thread {
        let state = Rc::new(State { script, running: RefCell::default(), jobs: RefCell::default() });
        state.open();
        Thread(state)
    }

    /// Asks what `question` makes of the number of a job; `tell` gets the answer with that number in its `job`.
    pub fn ask(&self, question: impl FnOnce(u32) -> Option<String>, tell: impl FnOnce(&str) + 'static) {
        let mut jobs = self.0.jobs.borrow_mut();
        jobs.next += 1;
        let job = jobs.next;
        let Some(text) = question(job) else { return };
        if self.0.running.borrow().is_none() {
            self.0.open();
        }
        self.0.say(&text);
        jobs.waiting.insert(job, Question { text, tell: Box::new(tell), deaths: 0 });
    }
}

impl State {
    fn open(self: &Rc<State>) {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = Worker::new_with_options(self.script, &options) else { return };
        let state = Rc::downgrade(self);
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let (Some(state), Some(text)) = (state.upgrade(), event.data().as_string()) else { return };
            state.heard(&text);
        });
        let state = Rc::downgrade(self);
        // Not an `ErrorEvent`: for a script that cannot be loaded it has no message.
        let die = Closure::<dyn FnMut(Event)>::new(move |_| {
            leptos::logging::error!("a worker has died");
            let Some(state) = state.upgrade() else { return };
            // Not from within what would be dropped.
            request_animation_frame(move || state.died());
        });
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(die.as_ref().unchecked_ref()));
        *self.running.borrow_mut() = Some(Running { worker, _hear: hear, _die: die });
    }

    fn say(&self, text: &str) {
        if let Some(running) = &*self.running.borrow() {
            let _ = running.worker.post_message(&JsValue::from_str(text));
        }
    }

    fn heard(&self, text: &str) {
        let Ok(Job { job }) = serde_json::from_str(text) else { return };
        let asked = self.jobs.borrow_mut().waiting.remove(&job);
        if let Some(question) = asked {
            (question.tell)(text);
        }
    }

    /// Starts another thread and asks it all that is open, but for what several have died over.
    fn died(self: &Rc<State>) {
        let Some(running) = self.running.borrow_mut().take() else { return };
        running.worker.terminate();
        let is_given_up = {
            let mut jobs = self.jobs.borrow_mut();
            jobs.waiting.values_mut().for_each(|question| question.deaths += 1);
            let before = jobs.waiting.len();
            jobs.waiting.retain(|_, question| question.deaths < DEATHS);
            jobs.waiting.len() < before
        };
        if is_given_up {
            FAILED.with(|failed| failed.set(true));
        }
        // If nothing is open, the next question starts it: a worker that dies by itself would be restarted forever.
        if self.jobs.borrow().waiting.is_empty() {
            return;
        }
        self.open();
        self.jobs.borrow().waiting.values().for_each(|question| self.say(&question.text));
    }
}
