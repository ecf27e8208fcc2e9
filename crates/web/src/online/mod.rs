//! Tables of the server: made, joined by a link, watched.

mod chat;
mod face;
mod gather;
mod handover;
mod house_table;
mod invite;
mod line;
mod link_box;
mod menu;
pub mod notice;
mod notices;
mod people;
mod qr;
pub mod rest;
mod watch;

pub use chat::Chat;
pub use face::Face;
pub use gather::Introduce;
pub use handover::HandoverPage;
pub use house_table::{HouseTable, house_clock, seats_here, table_path};
pub use invite::Invitation;
pub use line::Line;
pub use link_box::LinkRow;
pub use menu::Menu;
pub use watch::{MyTables, WatchPage};
