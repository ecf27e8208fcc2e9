//! The frame around every page in the browser, and what both games share there. It knows no game; `callisto-web` and
//! `villa-web` put theirs into it.
//!
//! - [`app`] is the frame: header, language, links between pages.
//! - [`speech`] has the texts in the language of the reader.
//! - [`online`] is everything about online tables, [`shelf`] the games that are kept in this browser.
//!
//! Outside a browser there is the [`driver`] of online tables alone, for fault tests.

pub mod driver;

#[cfg(target_arch = "wasm32")]
pub mod app;
#[cfg(target_arch = "wasm32")]
pub mod back;
#[cfg(target_arch = "wasm32")]
pub mod chosen_file;
#[cfg(target_arch = "wasm32")]
pub mod here;
#[cfg(target_arch = "wasm32")]
pub mod keys;
#[cfg(target_arch = "wasm32")]
pub mod online;
#[cfg(target_arch = "wasm32")]
pub mod picture;
#[cfg(target_arch = "wasm32")]
pub mod route;
#[cfg(target_arch = "wasm32")]
pub mod settings;
#[cfg(target_arch = "wasm32")]
pub mod setup;
#[cfg(target_arch = "wasm32")]
pub mod shelf;
#[cfg(target_arch = "wasm32")]
pub mod sound;
#[cfg(target_arch = "wasm32")]
pub mod speech;
#[cfg(target_arch = "wasm32")]
pub mod storage;
#[cfg(target_arch = "wasm32")]
pub mod worker;
