//! Builders of Villa Paletti: programs that plan a turn and do it with the hands that people have.
//!
//! A [`Site`](villa_site::Site) is a game with its villa: the rules say what may be done, the world how it goes. A [`Builder`] looks at a
//! site and makes a [`Choice`]: a word, or [`Work`] for the hands, which the same world judges as it judges everybody's.
//! Statics says quickly what is hopeless; attempts on a copy of the villa decide among the rest.

mod bot;
mod builder;
mod column;
mod floor;
mod prospect;
mod skill;
mod work;

pub use bot::{Advice, Answer, Ask, CameTo, Hands, Intent};
pub use builder::{Builder, Choice, Hint};
pub use skill::{MAX_LEVEL, Skill};
pub use work::Work;
