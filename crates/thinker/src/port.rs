//! What the worker's script calls.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;

use crate::Mind;

thread_local! {
    static MIND: RefCell<Mind> = RefCell::new(Mind::default());
}

/// The script has fetched a net.
#[wasm_bindgen]
pub fn learn(net: Vec<u8>) {
    console_error_panic_hook::set_once();
    MIND.with_borrow_mut(|mind| mind.learn(net));
}

/// A question as text, and its answer.
#[wasm_bindgen]
pub fn think(question: &str) -> Option<String> {
    let ask = serde_json::from_str(question).ok()?;
    serde_json::to_string(&MIND.with_borrow_mut(|mind| mind.answer(&ask))).ok()
}
