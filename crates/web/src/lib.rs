//! The frame around every page in the browser, and what both games share there. It knows no game; `callisto-web` and
//! `villa-web` put theirs into it.
//!
//! - [`app`] is the frame: header, language, links between pages.
//! - [`speech`] has the texts in the language of the reader.
//! - [`online`] is everything about online tables, [`shelf`] the games that are kept in this browser.
#![cfg(target_arch = "wasm32")]

pub mod app;
pub mod back;
pub mod chosen_file;
pub mod here;
pub mod keys;
pub mod online;
pub mod picture;
pub mod route;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod sound;
pub mod speech;
pub mod storage;
pub mod worker;
