//! Tables of the house: made, joined by a link, watched.

mod chat;
mod gather;
mod handover;
mod invite;
mod line;
mod link_box;
mod menu;
mod notice;
mod qr;
mod rest;
mod table_page;
mod watch;

pub use handover::HandoverPage;
pub use invite::InvitePage;
pub use link_box::LinkRow;
pub use table_page::TablePage;
pub use watch::WatchPage;
