//! The engine in the browser's worker. It has a module of its own, so that a page is there before the engine is.

mod mind;

pub use mind::Mind;
