//! Villa Paletti in the browser: a module of its own, with the same frame around its pages.
//!
//! What can be thought through without a browser is plain Rust and tested as such: the [eye](scene::eye), what it
//! [meets](scene::pick), the [forms](scene::mesh) of the parts, the [hands](mod@hands), what is put in its [place](mod@placing),
//! [where](mod@whereabouts) a column stands, how an attempt on the screen is [joined](mod@joined) to the log, and the [yard](mod@yard).

pub mod hands;
pub mod joined;
pub mod learn;
pub mod noise;
pub mod placing;
pub mod scene;
pub mod told;
pub mod whereabouts;
pub mod yard;

#[cfg(target_arch = "wasm32")]
mod bench;
#[cfg(target_arch = "wasm32")]
mod builders;
#[cfg(target_arch = "wasm32")]
mod game;
#[cfg(target_arch = "wasm32")]
mod pages;
#[cfg(target_arch = "wasm32")]
mod rules;
#[cfg(target_arch = "wasm32")]
mod sandbox;
#[cfg(target_arch = "wasm32")]
mod sounds;

#[cfg(target_arch = "wasm32")]
pub use pages::start;
