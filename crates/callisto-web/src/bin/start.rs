//! The module that browsers load first: the first page and games on this device.

/// Shows the page.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub async fn start(texts: String) {
    web::app::open(&texts, callisto_web::pages::FIRST).await;
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("this program runs in a browser: cargo xtask play");
}
