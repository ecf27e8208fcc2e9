//! The page's end of the line to a thread of the browser's, so that thinking does not stall the page.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use serde::Deserialize;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

type Waiting = Rc<RefCell<HashMap<u32, Box<dyn FnOnce(&str)>>>>;

/// A thread that answers questions, both of them text.
pub struct Thread {
    worker: Option<Worker>,
    waiting: Waiting,
    next: Cell<u32>,
    _hear: Closure<dyn FnMut(MessageEvent)>,
}

/// What every answer has.
#[derive(Deserialize)]
struct Job {
    job: u32,
}

impl Thread {
    /// Starts a script.
    pub fn start(script: &str) -> Thread {
        let waiting = Waiting::default();
        let heard = waiting.clone();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            let Ok(Job { job }) = serde_json::from_str(&text) else { return };
            let asked = heard.borrow_mut().remove(&job);
            if let Some(tell) = asked {
                tell(&text);
            }
        });
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(script, &options).ok();
        if let Some(worker) = &worker {
            worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        }
        Thread { worker, waiting, next: Cell::new(1), _hear: hear }
    }

    /// Asks what `question` makes of the number of a job; `tell` gets the answer with that number in its `job`.
    pub fn ask(&self, question: impl FnOnce(u32) -> Option<String>, tell: impl FnOnce(&str) + 'static) {
        let job = self.next.get();
        self.next.set(job + 1);
        if let (Some(worker), Some(text)) = (&self.worker, question(job)) {
            self.waiting.borrow_mut().insert(job, Box::new(tell));
            let _ = worker.post_message(&JsValue::from_str(&text));
        }
    }
}
