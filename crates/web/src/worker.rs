//! The page's end of the line to the bot's thread, so that thinking does not stall the page.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use thought::{About, Answer, Ask, Found, Wish};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

type Waiting = Rc<RefCell<HashMap<u32, Box<dyn FnOnce(Found)>>>>;

struct Thinker {
    worker: Option<Worker>,
    waiting: Waiting,
    next: Cell<u32>,
    _hear: Closure<dyn FnMut(MessageEvent)>,
}

thread_local! {
    static THINKER: Thinker = Thinker::start();
}

impl Thinker {
    fn start() -> Thinker {
        let waiting = Waiting::default();
        let heard = waiting.clone();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            let Ok(answer) = serde_json::from_str::<Answer>(&text) else { return };
            let asked = heard.borrow_mut().remove(&answer.job);
            if let Some(tell) = asked {
                tell(answer.found);
            }
        });
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("/worker.js", &options).ok();
        if let Some(worker) = &worker {
            worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        }
        Thinker { worker, waiting, next: Cell::new(1), _hear: hear }
    }

    fn ask(&self, about: About, wish: Wish, tell: impl FnOnce(Found) + 'static) {
        let job = self.next.get();
        self.next.set(job + 1);
        if let (Some(worker), Ok(text)) = (&self.worker, serde_json::to_string(&Ask { job, about, wish })) {
            self.waiting.borrow_mut().insert(job, Box::new(tell));
            let _ = worker.post_message(&JsValue::from_str(&text));
        }
    }
}

/// Asks the bot's thread, which answers later.
pub fn ask(about: About, wish: Wish, tell: impl FnOnce(Found) + 'static) {
    THINKER.with(|thinker| thinker.ask(about, wish, tell));
}
