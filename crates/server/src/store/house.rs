//! What belongs to the house and not to one table: its key, its heartbeat, and seats on their way to another device.

use table::Time;

use super::Store;
use super::base::{Base, on};
use super::error::StoreError;
use super::lists::table_id;
use super::number::{instant, unsigned};
use crate::ids::TableId;

impl Store {
    /// The key that signs tokens, made once: of several servers that start together one makes it and all use it.
    pub async fn secret(&self) -> Result<[u8; 32], StoreError> {
        let mut fresh = [0; 32];
        getrandom::fill(&mut fresh)
            .map_err(|error| StoreError::new(format!("the system has no randomness: {error}")))?;
        let kept: Option<Vec<u8>> = on!(&self.base, writer, pool => {
            let keep = sqlx::query("UPDATE house SET secret = $1 WHERE secret IS NULL");
            keep.bind(&fresh[..]).execute(pool).await?;
            sqlx::query_scalar("SELECT secret FROM house").fetch_one(pool).await
        })?;
        let kept = kept.and_then(|key| key.try_into().ok());
        kept.ok_or_else(|| StoreError::new("the key of the server is damaged; restore a backup"))
    }

    /// Notes that some server is alive now. Never goes backwards, also when the servers' clocks differ.
    pub async fn beat(&self, now: Time) -> Result<(), StoreError> {
        on!(&self.base, writer, pool => {
            let beat = sqlx::query("UPDATE house SET beat = $1 WHERE beat IS NULL OR beat < $1");
            beat.bind(instant(now)).execute(pool).await?;
            // Codes that nobody used.
            let old = sqlx::query("DELETE FROM handovers WHERE until < $1");
            old.bind(instant(now)).execute(pool).await.map(drop)
        })
    }

    /// When a server was last alive.
    pub async fn last_beat(&self) -> Result<Option<Time>, StoreError> {
        let beat: Option<i64> = on!(&self.base, readers, pool => {
            sqlx::query_scalar("SELECT beat FROM house").fetch_one(pool).await
        })?;
        Ok(beat.map(|beat| Time(unsigned(beat))))
    }

    /// Keeps a code that gives a seat to whoever brings it in time.
    pub async fn put_handover(
        &self,
        code: &str,
        id: TableId,
        seat: u8,
        until: Time,
    ) -> Result<(), StoreError> {
        on!(&self.base, writer, pool => {
            sqlx::query("INSERT INTO handovers (code, table_id, seat, until) VALUES ($1, $2, $3, $4)")
                .bind(code)
                .bind(id.as_str())
                .bind(i32::from(seat))
                .bind(instant(until))
                .execute(pool)
                .await
                .map(drop)
        })
    }

    /// Redeems a code, once only.
    pub async fn take_handover(&self, code: &str, now: Time) -> Result<Option<(TableId, u8)>, StoreError> {
        // PostgreSQL's text cannot hold it, and a code comes from anybody.
        if code.contains('\0') {
            return Ok(None);
        }
        let take = "DELETE FROM handovers WHERE code = $1 RETURNING table_id, seat, until";
        let taken: Option<(String, i32, i64)> = on!(&self.base, writer, pool => {
            sqlx::query_as(take).bind(code).fetch_optional(pool).await
        })?;
        let Some((table, seat, _)) = taken.filter(|(_, _, until)| *until >= instant(now)) else {
            return Ok(None);
        };
        let seat =
            u8::try_from(seat).map_err(|_| StoreError::new("the database holds a seat that is none"))?;
        Ok(Some((table_id(&table)?, seat)))
    }
}
