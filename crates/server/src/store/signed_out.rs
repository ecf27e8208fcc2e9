//! Who has signed out of all devices.

use table::Guest;

use super::Store;
use super::base::{Base, on};
use super::error::StoreError;
use super::number::unsigned;

impl Store {
    /// Notes that a guest signs out of all devices; answers how often they have.
    pub async fn sign_out(&self, guest: Guest) -> Result<u64, StoreError> {
        let insert = "INSERT INTO signed_out VALUES ($1, 1) \
            ON CONFLICT (guest) DO UPDATE SET times = signed_out.times + 1 RETURNING times";
        let times: i64 = on!(&self.base, writer, pool => {
            sqlx::query_scalar(insert).bind(guest.to_string()).fetch_one(pool).await
        })?;
        Ok(unsigned(times))
    }

    /// All who have, and how often.
    pub async fn signed_out(&self) -> Result<Vec<(Guest, u64)>, StoreError> {
        let rows: Vec<(String, i64)> = on!(&self.base, readers, pool => {
            sqlx::query_as("SELECT guest, times FROM signed_out").fetch_all(pool).await
        })?;
        let read = |(guest, times): (String, i64)| Some((guest.parse().ok()?, unsigned(times)));
        Ok(rows.into_iter().filter_map(read).collect())
    }
}
