//! What belongs to the server and not to one table: its key, its heartbeat, and seats on their way to another device.

use table::{Guest, Time};

use super::Store;
use super::base::{Base, on};
use super::error::StoreError;
use super::lists::table_id;
use super::number::{instant, unsigned};
use crate::ids::TableId;

/// The most links to one seat that are good at a time.
const MOST_OFFERS: i64 = 8;

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
            beat.bind(instant(now)).execute(pool).await.map(drop)
        })
    }

    /// Forgets codes that nobody used and bans that are over.
    pub async fn tidy(&self, now: Time) -> Result<(), StoreError> {
        on!(&self.base, writer, pool => {
            let codes = sqlx::query("DELETE FROM handovers WHERE until < $1");
            codes.bind(instant(now)).execute(pool).await?;
            sqlx::query("DELETE FROM bans WHERE until < $1").bind(instant(now)).execute(pool).await.map(drop)
        })
    }

    /// When a server was last alive.
    pub async fn last_beat(&self) -> Result<Option<Time>, StoreError> {
        let beat: Option<i64> = on!(&self.base, readers, pool => {
            sqlx::query_scalar("SELECT beat FROM house").fetch_one(pool).await
        })?;
        Ok(beat.map(|beat| Time(unsigned(beat))))
    }

    /// Whether the store can be written now: something is, and something new, since SQLite leaves alone what stays.
    pub async fn probe(&self, now: Time) -> Result<(), StoreError> {
        on!(&self.base, writer, pool => {
            sqlx::query("UPDATE house SET probe = $1").bind(instant(now)).execute(pool).await.map(drop)
        })
    }

    /// Stores a link that gives a seat to the guest who presents its code in time.
    pub async fn offer_seat(&self, code: &str, offer: &Offer, until: Time) -> Result<(), StoreError> {
        let insert = "INSERT INTO handovers (code, table_id, seat, until, guest) VALUES ($1, $2, $3, $4, $5)";
        // Links that nobody opens are kept for an hour: of one seat only the newest few, so that they do not fill the disk.
        let older = "DELETE FROM handovers WHERE table_id = $1 AND seat = $2 AND code NOT IN \
            (SELECT code FROM handovers WHERE table_id = $1 AND seat = $2 ORDER BY until DESC, code LIMIT $3)";
        on!(&self.base, writer, pool => {
            let mut tx = pool.begin().await?;
            sqlx::query(older)
                .bind(offer.table.as_str())
                .bind(i32::from(offer.seat))
                .bind(MOST_OFFERS - 1)
                .execute(&mut *tx)
                .await?;
            sqlx::query(insert)
                .bind(code)
                .bind(offer.table.as_str())
                .bind(i32::from(offer.seat))
                .bind(instant(until))
                .bind(offer.guest.to_string())
                .execute(&mut *tx)
                .await?;
            tx.commit().await
        })
    }

    /// The offer behind a code. It stays valid until someone has the seat.
    pub async fn offered_seat(&self, code: &str, now: Time) -> Result<Option<Offer>, StoreError> {
        // PostgreSQL's text cannot hold it, and a code comes from anybody.
        if code.contains('\0') {
            return Ok(None);
        }
        let select = "SELECT table_id, seat, guest FROM handovers WHERE code = $1 AND until >= $2";
        let found: Option<(String, i32, String)> = on!(&self.base, readers, pool => {
            sqlx::query_as(select).bind(code).bind(instant(now)).fetch_optional(pool).await
        })?;
        let Some((table, seat, guest)) = found else { return Ok(None) };
        let seat = u8::try_from(seat).ok().zip(guest.parse().ok());
        let (seat, guest) = seat.ok_or_else(|| StoreError::new("the database holds a link to no seat"))?;
        Ok(Some(Offer { table: table_id(&table)?, seat, guest }))
    }

    /// Deletes a used code.
    pub async fn withdraw_offer(&self, code: &str) -> Result<(), StoreError> {
        on!(&self.base, writer, pool => {
            sqlx::query("DELETE FROM handovers WHERE code = $1").bind(code).execute(pool).await.map(drop)
        })
    }
}

/// A seat that its holder offers to another device of theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Of which table.
    pub table: TableId,
    /// Which seat.
    pub seat: u8,
    /// Who offers it.
    pub guest: Guest,
}
