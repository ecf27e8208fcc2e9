//! Learning the game: each thing is done once, with one's own hand.

pub mod step;

#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
pub use page::LearnPage;
