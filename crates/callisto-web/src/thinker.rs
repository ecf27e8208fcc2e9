//! The engine of Callisto, which thinks in a worker.

use games::thinking::{About, Answer, Ask, Found, Goal};
use web::worker::Thread;

thread_local! {
    static THINKER: Thread = Thread::start("/worker.js");
}

/// Asks the engine, which answers later.
pub fn ask(about: About, goal: Goal, tell: impl FnOnce(Found) + 'static) {
    let question = |job| serde_json::to_string(&Ask { job, about, goal }).ok();
    let told = move |text: &str| {
        if let Ok(answer) = serde_json::from_str::<Answer>(text) {
            tell(answer.found);
        }
    };
    THINKER.with(|thinker| thinker.ask(question, told));
}
