//! The page's end of the line to a thread of the browser's, so that thinking does not stall the page.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use leptos::prelude::*;
use serde::Deserialize;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// A thread that answers questions, both of them text. One that dies is started again, and asked again.
pub struct Thread(Rc<State>);

struct State {
    script: &'static str,
    line: RefCell<Option<Line>>,
    jobs: RefCell<Jobs>,
}

/// A thread while it lives, with what the browser calls when it says something or dies.
struct Line {
    worker: Worker,
    _hear: Closure<dyn FnMut(MessageEvent)>,
    _die: Closure<dyn FnMut(Event)>,
}

/// Questions without an answer, in their order.
#[derive(Default)]
struct Jobs {
    next: u32,
    waiting: BTreeMap<u32, Question>,
}

struct Question {
    text: String,
    tell: Box<dyn FnOnce(&str)>,
    /// How many threads have died over it, or over one beside it.
    deaths: u32,
}

/// What every answer has.
#[derive(Deserialize)]
struct Job {
    job: u32,
}

/// So many threads may die over a question; then nobody is asked any more.
const DEATHS: u32 = 3;

thread_local! {
    /// Whether a question was given up.
    static FAILED: ArcRwSignal<bool> = ArcRwSignal::new(false);
}

/// Whether a thread could not answer, whatever was tried: bots and hints do not work any more.
pub fn has_failed() -> ArcRwSignal<bool> {
    FAILED.with(Clone::clone)
}

impl Thread {
    /// Starts a script.
    pub fn start(script: &'static str) -> Thread {
        let state = Rc::new(State { script, line: RefCell::default(), jobs: RefCell::default() });
        state.open();
        Thread(state)
    }

    /// Asks what `question` makes of the number of a job; `tell` gets the answer with that number in its `job`.
    pub fn ask(&self, question: impl FnOnce(u32) -> Option<String>, tell: impl FnOnce(&str) + 'static) {
        let mut jobs = self.0.jobs.borrow_mut();
        jobs.next += 1;
        let job = jobs.next;
        let Some(text) = question(job) else { return };
        if self.0.line.borrow().is_none() {
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
        *self.line.borrow_mut() = Some(Line { worker, _hear: hear, _die: die });
    }

    fn say(&self, text: &str) {
        if let Some(line) = &*self.line.borrow() {
            let _ = line.worker.post_message(&JsValue::from_str(text));
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
        let Some(line) = self.line.borrow_mut().take() else { return };
        line.worker.terminate();
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
        // Where nothing is open, the next question starts it: one that dies by itself would do so for ever.
        if self.jobs.borrow().waiting.is_empty() {
            return;
        }
        self.open();
        self.jobs.borrow().waiting.values().for_each(|question| self.say(&question.text));
    }
}
