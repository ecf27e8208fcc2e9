//! Callisto in the browser, inside the frame of the crate `web`.
//!
//! What needs no browser is plain Rust and tested as such: the [hand](mod@hand), the [exercises](exercise) and the
//! [outlines](mod@outline) of pieces. The pages are built for browsers only, as three modules ([`games::pages`]).
//!
//! ```
//! use callisto::{Edition, Position, Rules, Setup};
//! use callisto_web::hand::Hand;
//!
//! let rules = Rules::new(Setup::new(Edition::named("benelux").unwrap(), 2)).unwrap();
//! let position = Position::new(&rules);
//! // A game begins with a pillar in the hand. Near a place where it may stand, it goes there.
//! let mut hand = Hand::at_turn(&position);
//! let (x, y) = hand.places(&position)[0];
//! hand.over(&position, f64::from(x) + 0.6, f64::from(y) + 0.4);
//! assert_eq!(hand.at, Some((x, y)));
//! assert!(position.play(hand.mv().unwrap()).is_ok());
//! ```

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
