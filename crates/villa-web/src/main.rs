//! The module that browsers load for Villa Paletti.

/// Shows the page.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub async fn start(texts: String) {
    villa_web::start(&texts).await;
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("this program runs in a browser: cargo xtask play");
}
