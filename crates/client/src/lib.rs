//! A client for programs that are not browsers.
//!
//! - A [`Client`] is connected to one table. It reconnects by itself and sends unanswered actions again under the same id, so that
//!   each is done once.
//! - A [`Link`] is the address of a table; [`House`] is the server that it is on.
//! - An [`Event`] is what a client is told: a new entry, who is online, that the table is gone.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use client::{Client, Link};
//! use table::Action;
//!
//! let link: Link = "http://127.0.0.1:7878/t/abcdefghijkmnpqr".parse()?;
//! let guest = link.house.create_guest().await?;
//! let (client, mut events) = Client::connect(games::ALL, &link.house, &link.table, &guest.token);
//! let number = client.act(Action::Join { name: "Anna".into() }).await?;
//! client.reached(number).await;
//! println!("{:?}", client.table());
//! while let Some(event) = events.recv().await {
//!     println!("{event:?}");
//! }
//! # Ok(())
//! # }
//! ```

mod client;
mod driver;
mod fault;
mod house;
mod line;
mod rest;
mod road;
mod socket;

pub use client::Client;
pub use fault::{Fault, Refusal};
pub use house::{House, Link, NotAHouse};
pub use hyper::Method;
pub use line::Line;
pub use rest::{GuestToken, Log, MadeTable};
pub use road::{Road, Straight};
pub use socket::{Heard, Socket};
pub use table::{Ended, Event, View};
