//! A client for programs that are not browsers.
//!
//! - A [`Client`] is connected to one table. It reconnects by itself and sends unanswered actions again under the same id, so that
//!   each is done once.
//! - A [`Link`] is the address of a table; [`ServerUrl`] is the server that it is on.
//! - An [`Event`] is what a client is told: a new entry, who is online, that the table is gone.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use client::{Client, Link};
//! use table::Action;
//!
//! let link: Link = "http://127.0.0.1:7878/t/abcdefghijkmnpqr".parse()?;
//! let guest = link.server.create_guest().await?;
//! let (client, mut events) = Client::connect(games::ALL, &link.server, &link.table, &guest.token);
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
mod client_error;
mod connector;
mod driver;
mod rest;
mod server_url;
mod socket;
mod stream;

pub use client::Client;
pub use client_error::{ClientError, Refusal};
pub use connector::{Connector, Direct};
pub use driver::{Clock, Driven, Request};
pub use hyper::Method;
pub use server_url::{Link, NotAServerUrl, ServerUrl};
pub use socket::{Heard, Socket};
pub use stream::Stream;
pub use table::rest::{GuestToken, Log, MadeTable, NewTable};
pub use table::{Ended, Event, View};
