//! The engine in the browser's worker. It has a module of its own, so that a page is there before the engine is.

mod mind;
#[cfg(target_arch = "wasm32")]
mod port;

pub use mind::Mind;
