//! Bots for Villa Paletti: they plan a turn and carry it out with the same hand movements as people.
//!
//! - A [`Builder`] has a [`Skill`], looks at a [`Site`](villa_site::Site) and makes a [`Choice`].
//! - A choice is an action without movement, or [`Work`]: input for the hands, which is judged like everybody's.
//! - [`bot`] is a builder at a table, which can be interrupted and go on later.
//!
//! Statics quickly rules out what cannot work; attempts on a copy of the villa decide among the rest.
//!
//! ```no_run
//! use villa::{Player, Setup};
//! use villa_engine::{Builder, Skill};
//! use villa_site::Site;
//! use villa_world::Components;
//!
//! let anna = Player::new(0).unwrap();
//! let mut site = Site::new(Setup::new(2).unwrap(), anna, Components::built_in());
//! site.arrange(anna, 7).unwrap();
//! let choice = Builder::new(Skill::level(5), 1).choose(&site, anna, &|| false);
//! assert!(choice.is_some());
//! ```

mod bot;
mod builder;
mod column;
mod floor;
mod prospect;
mod skill;
mod work;

pub use bot::{Advice, Answer, Ask, Chunk, Intent};
pub use builder::{Builder, Choice, Hint};
pub use skill::{MAX_LEVEL, Skill};
pub use work::Work;
