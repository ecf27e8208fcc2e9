//! Tables of the house: made, joined by a link, watched.

mod chat;
mod gather;
mod handover;
mod house_table;
mod invite;
mod line;
mod link_box;
mod menu;
pub mod notice;
mod notices;
mod qr;
pub mod rest;
mod table_page;
mod watch;

pub use chat::Chat;
pub use gather::Introduce;
pub use handover::HandoverPage;
pub use house_table::{HouseTable, address, house_clock, seats_here};
pub use invite::{Invitation, InvitePage};
pub use line::Line;
pub use link_box::LinkRow;
pub use menu::Menu;
pub use table_page::TablePage;
pub use watch::WatchPage;
