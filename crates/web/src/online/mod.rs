//! Online tables: create, join by link, watch.

mod away;
mod chat;
mod connection;
mod face;
mod facts;
mod gather;
mod handover;
mod invite;
mod link_box;
mod menu;
mod name;
pub mod notice;
mod notices;
mod online_table;
mod people;
mod qr;
pub mod rest;
mod watch;

pub use away::{away_mark, seats_away};
pub use chat::Chat;
pub use connection::Connection;
pub use face::Face;
pub use gather::Introduce;
pub use handover::HandoverPage;
pub use invite::Invitation;
pub use link_box::LinkRow;
pub use menu::Menu;
pub use online_table::{OnlineTable, seats_here, server_clock, table_path};
pub use watch::{MyTables, WatchPage};
