//! Lists of tables.

use std::sync::Once;

use serde_json::Value;
use table::{Guest, Phase, Time};

use super::Store;
use super::base::{Base, on};
use super::error::StoreError;
use super::jobs;
use super::number::{instant, unsigned};
use super::table_row::Listing;
use crate::ids::TableId;

type Row = (String, String, i64, i64, String, bool, i64, String);
type RowWithHeader = (String, String, String, i64, i64, String, bool, i64, String);

impl Store {
    /// The tables that everybody may find, newest activity first.
    pub async fn public_tables(&self, limit: u32) -> Result<Vec<Listing>, StoreError> {
        let select = "SELECT id, host, created, at, phase, public, last, summary FROM tables WHERE public \
            ORDER BY at DESC, id LIMIT $1";
        let rows: Vec<Row> = on!(&self.base, readers, pool => {
            sqlx::query_as(select).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        Ok(readable(rows.into_iter().map(listing)))
    }

    /// A guest's own tables, newest activity first; no more than people look through.
    pub async fn tables_of(&self, guest: Guest) -> Result<Vec<Listing>, StoreError> {
        let select = "SELECT t.id, t.host, t.created, t.at, t.phase, t.public, t.last, t.summary \
            FROM members m JOIN tables t ON t.id = m.table_id WHERE m.guest = $1 ORDER BY t.at DESC, t.id \
            LIMIT 1000";
        let rows: Vec<Row> = on!(&self.base, readers, pool => {
            sqlx::query_as(select).bind(guest.to_string()).fetch_all(pool).await
        })?;
        Ok(readable(rows.into_iter().map(listing)))
    }

    /// What a table is about, and how it stands.
    pub async fn at_a_glance(&self, id: TableId) -> Result<Option<(Value, Listing)>, StoreError> {
        let select =
            "SELECT header, id, host, created, at, phase, public, last, summary FROM tables WHERE id = $1";
        let row: Option<RowWithHeader> = on!(&self.base, readers, pool => {
            sqlx::query_as(select).bind(id.as_str()).fetch_optional(pool).await
        })?;
        let Some((header, id, host, created, at, phase, public, last, summary)) = row else {
            return Ok(None);
        };
        // Written by this program or a newer one: shown as it is.
        let header = serde_json::from_str(&header).map_err(|_| StoreError::new("a header is no JSON"))?;
        Ok(Some((header, listing((id, host, created, at, phase, public, last, summary))?)))
    }

    /// Whether a table is among a guest's own.
    pub async fn is_member(&self, guest: Guest, id: TableId) -> Result<bool, StoreError> {
        let select = "SELECT count(*) FROM members WHERE guest = $1 AND table_id = $2";
        let count: i64 = on!(&self.base, readers, pool => {
            sqlx::query_scalar(select).bind(guest.to_string()).bind(id.as_str()).fetch_one(pool).await
        })?;
        Ok(count > 0)
    }

    /// Some tables that nobody has sat at and where nothing has happened since then.
    pub async fn unused(&self, since: Time, limit: u32) -> Result<Vec<(TableId, u64)>, StoreError> {
        let select = "SELECT id, last FROM tables WHERE at < $1 AND phase = 'gathering' \
            AND summary NOT LIKE '%\"holder\":\"person\"%' LIMIT $2";
        self.left(select, since, limit).await
    }

    /// Some tables that were left before their end, and where nothing has happened since then.
    pub async fn unfinished(&self, since: Time, limit: u32) -> Result<Vec<(TableId, u64)>, StoreError> {
        let select = "SELECT id, last FROM tables WHERE at < $1 AND phase <> 'finished' LIMIT $2";
        self.left(select, since, limit).await
    }

    /// Some tables whose series was over then.
    pub async fn finished(&self, since: Time, limit: u32) -> Result<Vec<(TableId, u64)>, StoreError> {
        let select = "SELECT id, last FROM tables WHERE at < $1 AND phase = 'finished' LIMIT $2";
        self.left(select, since, limit).await
    }

    /// Each with the number of its last entry.
    async fn left(
        &self,
        select: &'static str,
        since: Time,
        limit: u32,
    ) -> Result<Vec<(TableId, u64)>, StoreError> {
        let rows: Vec<(String, i64)> = on!(&self.base, readers, pool => {
            sqlx::query_as(select).bind(instant(since)).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        Ok(readable(rows.into_iter().map(|(id, last)| Ok((table_id(&id)?, unsigned(last))))))
    }

    /// Takes a table out of a guest's list, until they act at it again.
    pub async fn forget(&self, guest: Guest, id: TableId) -> Result<(), StoreError> {
        let delete = "DELETE FROM members WHERE guest = $1 AND table_id = $2";
        on!(&self.base, writer, pool => {
            sqlx::query(delete).bind(guest.to_string()).bind(id.as_str()).execute(pool).await.map(drop)
        })
    }

    /// How many tables a guest has made since then.
    pub async fn count_made_by(&self, guest: Guest, since: Time) -> Result<u64, StoreError> {
        let select = "SELECT count(*) FROM tables WHERE host = $1 AND created >= $2";
        let count: i64 = on!(&self.base, readers, pool => {
            sqlx::query_scalar(select).bind(guest.to_string()).bind(instant(since)).fetch_one(pool).await
        })?;
        Ok(unsigned(count))
    }

    /// How many tables there are.
    pub async fn count(&self) -> Result<u64, StoreError> {
        let count: i64 = on!(&self.base, readers, pool => {
            sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(pool).await
        })?;
        Ok(unsigned(count))
    }

    /// Tables whose clock has run out, the longest ago first, with when that was; those after one of them, if need be.
    pub async fn due(
        &self,
        now: Time,
        after: Option<(Time, TableId)>,
        limit: u32,
    ) -> Result<Vec<(Time, TableId)>, StoreError> {
        let select = "SELECT deadline, id FROM tables WHERE deadline <= $1 AND set_aside IS NULL \
            AND (deadline > $2 OR deadline = $2 AND id > $3) ORDER BY deadline, id LIMIT $4";
        let (since, id) = after.as_ref().map_or((-1, ""), |(since, id)| (instant(*since), id.as_str()));
        let rows: Vec<(i64, String)> = on!(&self.base, readers, pool => {
            let due = sqlx::query_as(select).bind(instant(now)).bind(since).bind(id);
            due.bind(i64::from(limit)).fetch_all(pool).await
        })?;
        Ok(readable(rows.into_iter().map(|(at, id)| Ok((Time(unsigned(at)), table_id(&id)?)))))
    }

    /// Tables whose clock is running.
    pub async fn with_clock(&self) -> Result<Vec<TableId>, StoreError> {
        let select =
            "SELECT id FROM tables WHERE deadline IS NOT NULL AND set_aside IS NULL ORDER BY deadline, id";
        let rows: Vec<String> = on!(&self.base, readers, pool => {
            sqlx::query_scalar(select).fetch_all(pool).await
        })?;
        Ok(readable(rows.iter().map(|id| table_id(id))))
    }

    /// Tables where a bot is to move and nothing has happened since then, the longest ago first. Those are left out for which
    /// some server waits for a worker.
    pub async fn waiting_bots(&self, before: Time, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let select = match &self.base {
            Base::Sqlite(_) => {
                "SELECT id FROM tables WHERE bot_turn AND at < $1 AND set_aside IS NULL ORDER BY at, id LIMIT $2"
            }
            Base::Postgres(_) => jobs::WAITING_BOTS,
        };
        let rows: Vec<String> = on!(&self.base, readers, pool => {
            sqlx::query_scalar(select).bind(instant(before)).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        Ok(readable(rows.iter().map(|id| table_id(id))))
    }
}

/// What can be read of a list. One row that another version wrote, or the disk has changed, does not hide the others.
pub(super) fn readable<T>(rows: impl Iterator<Item = Result<T, StoreError>>) -> Vec<T> {
    static TOLD: Once = Once::new();
    let tell = |error: &StoreError| {
        TOLD.call_once(|| tracing::warn!(%error, "what cannot be read is left out of lists"))
    };
    rows.filter_map(|row| row.inspect_err(tell).ok()).collect()
}

pub(super) fn table_id(text: &str) -> Result<TableId, StoreError> {
    text.parse().map_err(|_| StoreError::new("the database holds a table under a name that is none"))
}

/// What a word in the database says is going on.
pub(super) fn phase_of(word: &str) -> Result<Phase, StoreError> {
    Phase::from_word(word).ok_or_else(|| StoreError::new("the database holds a phase that is none"))
}

fn listing(row: Row) -> Result<Listing, StoreError> {
    let (id, host, created, at, phase, public, last, summary) = row;
    Ok(Listing {
        id: table_id(&id)?,
        host: host.parse().map_err(|_| StoreError::new("the database holds a host who is no guest"))?,
        created: Time(unsigned(created)),
        at: Time(unsigned(at)),
        phase: phase_of(&phase)?,
        public,
        last: unsigned(last),
        // A list without some of its details is better than none.
        summary: serde_json::from_str(&summary).unwrap_or_default(),
    })
}
