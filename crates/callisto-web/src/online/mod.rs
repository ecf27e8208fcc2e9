//! Tables of Callisto.

mod colours;
mod invite;
mod table_page;

pub use invite::InvitePage;
pub use table_page::TablePage;
