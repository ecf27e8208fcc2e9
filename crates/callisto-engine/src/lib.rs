//! Bots for Callisto: they choose a move and analyse positions.
//!
//! - A [`Callistan`] plays, at a [`Strength`]: one of nine levels, a number of simulations, or more.
//! - [`search`] is a tree search guided by a trained net ([`net`]); [`solve`] plays the last moves perfectly.
//! - [`analysis`] turns what the search finds into winning chances and losses.
//!
//! With one thread, the same position, seed and number of simulations give the same move.
//!
//! ```
//! use callisto::{Edition, Position, Rules, Setup};
//! use callisto_engine::{Callistan, Strength};
//!
//! let rules = Rules::new(Setup::new(Edition::named("pocket").unwrap(), 2)).unwrap();
//! let position = Position::new(&rules);
//! // Without a net: a simple player.
//! let mut bot = Callistan::with_net(None, Strength::level(1), 7);
//! let mv = bot.choose(&position, &|_| false).unwrap();
//! assert!(position.play(mv).is_ok());
//! ```

pub mod analysis;
mod endgame;
mod even;
pub mod net;
mod nets;
mod player;
pub mod search;
mod simple;
mod value;

pub use endgame::{Solved, solve};
pub use even::{EvenOpening, even_openings};
pub use nets::{NETS, NetFile, built_in};
pub use player::{Callistan, MAX_LEVEL, Strength};
pub use simple::choose;
pub use value::Value;
