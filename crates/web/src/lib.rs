//! The frame around every page in the browser, and what both games share there. It knows no game; `callisto-web` and
//! `villa-web` put theirs into it.
//!
//! - [`app`] is the frame: header, language, links between pages.
//! - [`speech`] has the texts in the language of the reader.
//! - [`online`] is everything about online tables, [`shelf`] the games that are kept in this browser.
//!
//! Outside a browser there are [`qr`] and the [`driver`] of online tables, for fault tests:
//!
//! ```
//! use std::time::Duration;
//!
//! use table::{ClientMessage, Event, Time};
//! use web::driver::{Attempt, Driver, Platform};
//!
//! /// A place without a network.
//! struct Island;
//!
//! impl Platform for Island {
//!     type Socket = ();
//!     type Timer = ();
//!     fn now(&self) -> Time {
//!         Time(0)
//!     }
//!     fn open(&self, driver: &Driver<Island>, attempt: Attempt) {
//!         driver.opening(attempt, None);
//!     }
//!     fn send(&self, _: &(), _: &ClientMessage) {}
//!     fn set_timer(&self, _: &Driver<Island>, _: Duration) -> Option<()> {
//!         None
//!     }
//!     fn tell(&self, _: &Driver<Island>, _: Event) {}
//!     fn changed(&self, _: &Driver<Island>) {}
//! }
//!
//! let driver = Driver::start(&[], Island);
//! assert!(driver.look(|replica| !replica.view().online));
//! ```

pub mod driver;
pub mod qr;

#[cfg(target_arch = "wasm32")]
pub mod app;
#[cfg(target_arch = "wasm32")]
pub mod back;
#[cfg(target_arch = "wasm32")]
pub mod chosen_file;
#[cfg(target_arch = "wasm32")]
pub mod here;
#[cfg(target_arch = "wasm32")]
pub mod keys;
#[cfg(target_arch = "wasm32")]
pub mod online;
#[cfg(target_arch = "wasm32")]
pub mod picture;
#[cfg(target_arch = "wasm32")]
pub mod route;
#[cfg(target_arch = "wasm32")]
pub mod settings;
#[cfg(target_arch = "wasm32")]
pub mod setup;
#[cfg(target_arch = "wasm32")]
pub mod shelf;
#[cfg(target_arch = "wasm32")]
pub mod sound;
#[cfg(target_arch = "wasm32")]
pub mod speech;
#[cfg(target_arch = "wasm32")]
pub mod storage;
#[cfg(target_arch = "wasm32")]
pub mod worker;
