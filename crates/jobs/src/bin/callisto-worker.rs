//! The module that the browser's worker of Callisto loads, and what its script calls.

#[cfg(target_arch = "wasm32")]
mod port {
    use std::cell::RefCell;

    use wasm_bindgen::prelude::*;

    use jobs::callisto::Mind;

    /// How long a bot may think, in milliseconds: the strongest would take longer, since browsers have narrower vectors.
    const LONGEST: f64 = 3_000.0;

    thread_local! {
        static MIND: RefCell<Mind> = RefCell::new(Mind::default());
    }

    /// The name of the net that the script has to fetch before a question can be answered well.
    #[wasm_bindgen]
    pub fn missing_net(question: &str) -> Option<String> {
        console_error_panic_hook::set_once();
        let ask = serde_json::from_str(question).ok()?;
        MIND.with_borrow_mut(|mind| mind.missing_net(&ask)).map(Into::into)
    }

    /// The script has fetched a net.
    #[wasm_bindgen]
    pub fn add_net(name: String, net: Vec<u8>) {
        MIND.with_borrow_mut(|mind| mind.add_net(name, net));
    }

    /// A question as text, and its answer.
    #[wasm_bindgen]
    pub fn think(question: &str) -> Option<String> {
        let ask = serde_json::from_str(question).ok()?;
        let until = js_sys::Date::now() + LONGEST;
        let is_late = || js_sys::Date::now() >= until;
        serde_json::to_string(&MIND.with_borrow_mut(|mind| mind.answer(&ask, &is_late))).ok()
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("this program runs in a browser: cargo xtask play");
}
