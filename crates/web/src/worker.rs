//! The bot's thread: the same module in a worker, so that thinking does not stall the page.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

use callisto::{Rules, Setup};
use callisto_engine::net::Judge;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::thought::{Answer, Ask};

/// The net of the game that was asked about last, with the setup it is for.
type Known = (Setup, Option<Arc<Judge>>);

thread_local! {
    static NET: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static KNOWN: RefCell<Option<Known>> = const { RefCell::new(None) };
}

/// The worker's script has fetched a net.
#[wasm_bindgen]
pub fn learn(net: Vec<u8>) {
    NET.set(net);
    KNOWN.set(None);
}

fn judge(rules: &Rules) -> Option<Arc<Judge>> {
    let known = KNOWN.with_borrow(|known| known.clone()).filter(|(setup, _)| setup == rules.setup());
    let (setup, judge) = known.unwrap_or_else(|| {
        let judge = NET.with_borrow(|net| Judge::read(net, rules).ok());
        (rules.setup().clone(), judge.map(Arc::new))
    });
    KNOWN.set(Some((setup, judge.clone())));
    judge
}

/// What the worker's script does with each message.
#[wasm_bindgen]
pub fn think(question: &str) -> Option<String> {
    let ask: Ask = serde_json::from_str(question).ok()?;
    serde_json::to_string(&ask.answer(judge)).ok()
}

type Waiting = Rc<RefCell<HashMap<u32, Box<dyn FnOnce(Answer)>>>>;

/// The page's end of the line to the worker.
pub struct Thinker {
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
                tell(answer);
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

    fn ask(&self, ask: impl FnOnce(u32) -> Option<Ask>, tell: impl FnOnce(Answer) + 'static) {
        let job = self.next.get();
        self.next.set(job + 1);
        let Some(ask) = ask(job) else { return };
        match (&self.worker, serde_json::to_string(&ask)) {
            (Some(worker), Ok(text)) => {
                self.waiting.borrow_mut().insert(job, Box::new(tell));
                let _ = worker.post_message(&JsValue::from_str(&text));
            }
            // A browser without workers stalls for a moment, but plays.
            _ => tell(ask.answer(|_| None)),
        }
    }
}

/// Asks the bot's thread, which answers later.
pub fn ask(question: impl FnOnce(u32) -> Option<Ask>, tell: impl FnOnce(Answer) + 'static) {
    THINKER.with(|thinker| thinker.ask(question, tell));
}
