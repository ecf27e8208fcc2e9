//! The module that the browser's worker of Villa Paletti loads, and what its script calls.

#[cfg(target_arch = "wasm32")]
mod port {
    use villa_engine::Ask;
    use wasm_bindgen::prelude::*;

    /// How long a builder may think, in milliseconds: five seconds, less an attempt in thought that has begun by then.
    const LONGEST: f64 = 4_000.0;

    /// A question as text, and its answer.
    #[wasm_bindgen]
    pub fn think(question: &str) -> Option<String> {
        console_error_panic_hook::set_once();
        let ask: Ask = serde_json::from_str(question).ok()?;
        let until = js_sys::Date::now() + LONGEST;
        serde_json::to_string(&ask.answer(&|| js_sys::Date::now() >= until)).ok()
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("this program runs in a browser: cargo xtask play");
}
