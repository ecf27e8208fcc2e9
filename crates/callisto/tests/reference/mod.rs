//! A slow, plain reading of part C of `docs/rules.md`, kept apart from the fast rules so that each can check the other.
//!
//! A cell is a pair `(x, y)`; a1 is `(0, 0)`, b1 is `(1, 0)`, a2 is `(0, 1)`. Every position is
//! judged from scratch: the whole list of placements is held against the grid, one by one.
//! Colours and players are numbered from 0.

// Each test that includes this folder uses only a part of it.
#![allow(dead_code, unused_imports)]

mod action;
mod boards;
mod cells;
mod edition;
mod game;
mod grid;
mod pieces;
mod pillars;
mod scoring;

pub use action::Action;
pub use boards::Board;
pub use cells::{Cell, name, named};
pub use edition::EditionName;
pub use game::Game;
pub use pieces::{Hand, Shape, hand};
pub use scoring::{penalty, winner};
