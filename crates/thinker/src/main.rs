//! The module that the browser's worker loads.

#[cfg(target_arch = "wasm32")]
mod port;

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("this program runs in a browser: cargo xtask play");
}
