//! Those who have no seat at a table. Many of them from one address shall not fill its places and its log for everybody
//! else.

use std::net::IpAddr;

use table::{Action, Guest, Rejection};

use super::Server;
use super::open_table::OpenTable;

/// People from one address at one table, of the two hundred that it has room for: a school class that watches.
const PEOPLE: usize = 40;

/// What one address may do at a table where none of its guests sits: at once, and each second. At this pace it takes five
/// hours to fill a log.
pub(super) const ENTRIES: (f64, f64) = (300.0, 1.0);

/// Why a stranger may not act now.
pub enum Unwelcome {
    /// Others of the same address have taken their share of the table's places.
    Crowd(Rejection),
    /// Too much came from this address.
    TooFast,
}

impl Server {
    /// Whether a guest may act at a table, as far as others from the same address go. Who sits there always may, and so may its
    /// host.
    pub(crate) async fn welcome(
        &self,
        open: &OpenTable,
        (guest, address): (Guest, IpAddr),
        action: &Action,
    ) -> Result<(), Unwelcome> {
        if open.is_seated(guest) || open.look(|table| table.host() == guest).await {
            return Ok(());
        }
        if matches!(action, Action::Join { .. }) {
            let others = open.look(|table| {
                let people = table.people();
                let is_new = people.get(&guest).is_none_or(|person| person.gone);
                if is_new { self.homes.count_at(address, people.keys()) } else { 0 }
            });
            if others.await >= PEOPLE {
                return Err(Unwelcome::Crowd(Rejection::TooManyPeople));
            }
        }
        if self.strangers.take((open.id, address)) { Ok(()) } else { Err(Unwelcome::TooFast) }
    }
}
