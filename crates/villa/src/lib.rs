//! The rules of Villa Paletti, a building game by Bill Payne.
//!
//! A simulation or a real table decides whether a column stands or the villa falls: these rules take the
//! *outcome* of each attempt and say what follows. A [`Setup`] holds the options; a [`Game`] is a small value:
//! it [checks](Game::check) what a player would like to do, lists what they [may](Game::may) do, and
//! [playing](Game::play) an [`Action`] gives the next game or the rule that is broken. Random numbers and rolls are values in the
//! actions. Clause numbers such as V4 refer to `docs/rules.md`.
//!
//! ```
//! use villa::{Action, Brought, Colour, Game, Player, Setup, Storey};
//!
//! let [anna, ben] = [Player::new(0).unwrap(), Player::new(1).unwrap()];
//! let mut game = Game::new(Setup::new(2).unwrap(), anna);
//! for (player, action) in [
//!     (anna, Action::Arrange),
//!     (anna, Action::Throw { colour: Colour::Red }),
//!     (ben, Action::Choose { colour: Colour::Blue }),
//!     (anna, Action::Choose { colour: Colour::Green }),
//!     (ben, Action::Choose { colour: Colour::Yellow }),
//! ] {
//!     game = game.play(player, action).unwrap();
//! }
//! let column = game.columns_of(ben).iter().next().unwrap();
//! let stood = Action::Bring { column, outcome: Brought::Stood { on: Storey::Blue } };
//! assert_eq!(game.play(anna, stood).unwrap_err().to_string(), "it is player 2's turn (V3)");
//! assert_eq!(game.play(ben, stood).unwrap().turn(), anna);
//! ```

mod action;
mod broken;
mod check;
mod colour;
mod column;
mod columns;
mod deed;
mod end;
mod game;
mod kind;
mod phase;
mod play;
mod player;
mod setup;
mod stone;
mod storey;
mod withdrawal;

pub use action::{Action, Brought, Laid};
pub use broken::{Broken, Refused};
pub use colour::{COLOURS, Colour};
pub use column::{COLUMNS, Column, NotAColumn, Place};
pub use columns::Columns;
pub use deed::Deed;
pub use end::{Cause, End};
pub use game::Game;
pub use kind::Kind;
pub use phase::{Phase, Request};
pub use player::{MAX_PLAYERS, NotAPlayer, Player, Players};
pub use setup::{Dealing, Setup, SetupError};
pub use stone::Stone;
pub use storey::Storey;
