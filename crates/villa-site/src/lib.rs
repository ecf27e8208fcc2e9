//! A game of Villa Paletti with its villa: the rules say what may be done, the world how it goes.
//!
//! A [`Site`] is a [`villa::Game`] and a [`villa_world::World`] that belong together. What somebody does leads from one
//! site to the next: it is arranged by lot, a column is placed, somebody says something, or there is an attempt. Between
//! two steps a villa is at rest and can be written as a [text](Site::text) of some hundred letters, to the bit: whoever
//! has the game and that text has the whole site, without simulating what was before.
//!
//! A [`Trial`] is an attempt under way. It takes input tick by tick, and hands it out in chunks of text ([`CHUNK`] ticks)
//! that others, or the same player after a reload, [hear](Trial::hear) in order to come to the same bits.
//!
//! At a table, whoever keeps the log [keeps](keep) what others do: it draws the lots, judges the attempts and writes down
//! what the villa has become. A keeper that cannot wait judges an attempt while it goes on: a [`HeadStart`].
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
//! // Ben's hands, and what he sends of them.
//! let column = site.game().columns_of(ben).iter().next().unwrap();
//! let mut trial = site.begin(ben, Some(column)).unwrap();
//! let mut sent = Vec::new();
//! for input in site.villa().plan().bring_up(parts, column.index(), &Manner::default()).unwrap() {
//!     trial.tick(&input);
//!     sent.extend(trial.chunk());
//! }
//!
//! // Somebody else judges them, on a villa that came as text.
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
pub use text::{NotAVilla, NotHands, read_hands, write_hands, write_villa};
pub use trial::{CHUNK, Trial};
