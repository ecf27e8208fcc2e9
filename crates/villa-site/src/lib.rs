//! A game of Villa Paletti together with its villa: the rules say what is allowed, the simulation what happens.
//!
//! - A [`Site`] is a [`villa::Game`] and the [`villa_world::World`] that belongs to it. Each step of the game gives the next site.
//!   Between two steps the villa is at rest and can be written as a short [text](Site::text), exact to the bit.
//! - A [`Trial`] is an attempt in progress. It takes input tick by tick and writes it in chunks of text ([`CHUNK`] ticks); others
//!   [read](Trial::hear) them in order and get the same result.
//! - [`keep()`] is what the keeper of a log does: it draws random numbers, judges attempts and writes down the villa. A
//!   [`HeadStart`] judges an attempt while it is still going on.
//!
//! ```
//! use villa::{Action, Brought, Colour, Player, Setup};
//! use villa_site::Site;
//! use villa_world::{Components, Manner};
//!
//! let parts = Components::built_in();
//! let [anna, ben] = [0, 1].map(|n| Player::new(n).unwrap());
//! let mut site = Site::new(Setup::new(2).unwrap(), anna, parts);
//! site.arrange(anna, 7).unwrap();
//! site.say(anna, Action::Throw { colour: Colour::Red }).unwrap();
//! for (who, colour) in [(ben, Colour::Blue), (anna, Colour::Green), (ben, Colour::Yellow)] {
//!     site.say(who, Action::Choose { colour }).unwrap();
//! }
//!
//! // Ben moves a column up; this is what he sends.
//! let column = site.game().columns_of(ben).iter().next().unwrap();
//! let mut trial = site.begin(ben, Some(column)).unwrap();
//! let mut sent = Vec::new();
//! for input in site.villa().plan().bring_up(parts, column.index(), &Manner::default()).unwrap() {
//!     trial.tick(&input);
//!     sent.extend(trial.chunk());
//! }
//!
//! // Another machine judges them, on a villa that came as text.
//! let mut elsewhere = Site::resume(*site.game(), &site.text(), parts).unwrap();
//! let judged = elsewhere.judge(ben, Some(column), sent.iter().map(String::as_str)).unwrap();
//! assert!(matches!(judged, Action::Bring { outcome: Brought::Stood { .. }, .. }));
//! assert_eq!(site.finish(ben, trial), Ok(judged));
//! assert_eq!((site.text(), site.hash()), (elsewhere.text(), elsewhere.hash()));
//! ```

mod head_start;
mod keeper;
mod not_done;
mod site;
mod text;
mod trial;

pub use head_start::HeadStart;
pub use keeper::{can_judge, ends_attempt, is_right, keep, keep_from};
pub use not_done::NotDone;
pub use site::Site;
pub use text::{NotAVilla, NotHands, hands_of, read_chunk, read_hands, write_hands, write_villa};
pub use trial::{CHUNK, Trial};
