//! Callisto in the browser, inside the frame of the crate `web`.
//!
//! What needs no browser is plain Rust and tested as such: the [hand](mod@hand), the [exercises](exercise) and the
//! [outlines](mod@outline) of pieces. The pages are built for browsers only, as three modules ([`games::pages`]).

pub mod exercise;
pub mod hand;
pub mod outline;

#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod editions;
#[cfg(target_arch = "wasm32")]
mod game;
#[cfg(target_arch = "wasm32")]
mod learn;
#[cfg(target_arch = "wasm32")]
mod online;
#[cfg(target_arch = "wasm32")]
pub mod pages;
#[cfg(target_arch = "wasm32")]
mod result;
#[cfg(target_arch = "wasm32")]
mod review;
#[cfg(target_arch = "wasm32")]
mod speech;
#[cfg(target_arch = "wasm32")]
mod start;
#[cfg(target_arch = "wasm32")]
mod thinker;
#[cfg(target_arch = "wasm32")]
mod tray;
