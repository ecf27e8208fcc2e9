//! The frame around every page of Loggia in the browser, and what all games share there: settings, speech, games kept at
//! this screen, tables across the net. It knows no game; `callisto-web` and `villa-web` put theirs into it.
#![cfg(target_arch = "wasm32")]

pub mod app;
pub mod chosen_file;
pub mod here;
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
