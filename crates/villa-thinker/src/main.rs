//! Builders of Villa Paletti in the browser's worker. They have a module of their own, so that a villa can be touched
//! before they are there.

#[cfg(target_arch = "wasm32")]
mod port;

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("this program runs in a browser: cargo xtask play");
}
