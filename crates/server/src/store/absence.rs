//! Times in which no server was there, until all clocks are credited for them.

use table::Time;

use super::Store;
use super::base::{Base, on};
use super::error::StoreError;
use super::lists::{readable, table_id};
use super::number::{instant, signed, unsigned};
use crate::ids::TableId;

/// A time in which no server was there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Absence {
    /// When one was there for the last time. Also its name: servers that come back together find the same.
    pub seen: Time,
    /// For how many milliseconds none was.
    pub away: u64,
}

impl Absence {
    /// When a server was there again.
    pub fn end(&self) -> Time {
        self.seen.plus(self.away)
    }
}

impl Store {
    /// Notes an absence, and in the same instant that a server is there again.
    pub async fn note_absence(&self, absence: Absence) -> Result<(), StoreError> {
        on!(&self.base, writer, pool => {
            let mut tx = pool.begin().await?;
            sqlx::query("INSERT INTO absences (seen, away) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(instant(absence.seen))
                .bind(signed(absence.away))
                .execute(&mut *tx)
                .await?;
            sqlx::query("UPDATE house SET beat = $1 WHERE beat IS NULL OR beat < $1")
                .bind(instant(absence.end()))
                .execute(&mut *tx)
                .await?;
            tx.commit().await
        })
    }

    /// Those for which some clocks may still have to be credited, the earliest first.
    pub async fn absences(&self) -> Result<Vec<Absence>, StoreError> {
        let rows: Vec<(i64, i64)> = on!(&self.base, readers, pool => {
            sqlx::query_as("SELECT seen, away FROM absences ORDER BY seen").fetch_all(pool).await
        })?;
        let absence = |(seen, away)| Absence { seen: Time(unsigned(seen)), away: unsigned(away) };
        Ok(rows.into_iter().map(absence).collect())
    }

    /// Tables with a running clock where nothing has happened since then, by their ids.
    pub async fn uncredited(
        &self,
        since: Time,
        after: Option<TableId>,
        limit: usize,
    ) -> Result<Vec<TableId>, StoreError> {
        let select = "SELECT id FROM tables WHERE deadline IS NOT NULL AND set_aside IS NULL AND at < $1 AND id > $2 \
            ORDER BY id LIMIT $3";
        let after = after.as_ref().map_or("", TableId::as_str);
        let rows: Vec<String> = on!(&self.base, readers, pool => {
            let tables = sqlx::query_scalar(select).bind(instant(since)).bind(after);
            tables.bind(signed(limit as u64)).fetch_all(pool).await
        })?;
        Ok(readable(rows.iter().map(|id| table_id(id))))
    }

    /// All clocks are credited for it.
    pub async fn settle_absence(&self, absence: Absence) -> Result<(), StoreError> {
        on!(&self.base, writer, pool => {
            let gone = sqlx::query("DELETE FROM absences WHERE seen = $1");
            gone.bind(instant(absence.seen)).execute(pool).await.map(drop)
        })
    }

    /// When the next running clock will have run out, if any runs.
    pub async fn next_deadline(&self) -> Result<Option<Time>, StoreError> {
        let select = "SELECT min(deadline) FROM tables WHERE deadline IS NOT NULL AND set_aside IS NULL";
        let next: Option<i64> = on!(&self.base, readers, pool => {
            sqlx::query_scalar(select).fetch_one(pool).await
        })?;
        Ok(next.map(|next| Time(unsigned(next))))
    }
}
