//! The lesson: the player does each step once.

pub mod step;

#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
pub use page::LearnPage;
