//! The operator's questions and orders, on the machine itself.

use table::{Guest, Time};

use super::Store;
use super::base::{Base, on};
use super::error::StoreError;
use super::lists::table_id;
use super::number::{instant, unsigned};
use crate::ids::TableId;

/// A table as its operator sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct TableSize {
    /// Which table.
    pub id: TableId,
    /// What is going on.
    pub phase: String,
    /// When something last happened.
    pub at: Time,
    /// How many entries its log has.
    pub entries: u64,
    /// How many bytes they take.
    pub bytes: u64,
    /// How many people find it among their games.
    pub people: u64,
    /// What lists show of it.
    pub summary: table::rest::Summary,
    /// Why it cannot be read, where it cannot.
    pub set_aside: Option<String>,
}

/// A guest as the operator sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestSize {
    /// Who.
    pub guest: Guest,
    /// How many tables they find among their games.
    pub tables: u64,
    /// How many of those they made.
    pub made: u64,
    /// When something last happened at one of them.
    pub at: Time,
}

/// A ban.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// A guest, an address, or a range of addresses with the same beginning.
    pub who: String,
    /// Until when; none for good.
    pub until: Option<Time>,
    /// Why, for the operator.
    pub why: String,
}

/// The sort order of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Most recent first.
    Latest,
    /// Largest first.
    Largest,
}

type Row = (String, String, i64, i64, i64, String, String, Option<String>);

impl Store {
    /// The tables with their sizes.
    pub async fn table_sizes(&self, order: Order, limit: u32) -> Result<Vec<TableSize>, StoreError> {
        let by = match order {
            Order::Latest => "t.at DESC",
            Order::Largest => "bytes DESC",
        };
        // Whole numbers are of several kinds in PostgreSQL, and a sum is of none of them.
        let select = format!(
            "SELECT t.id, t.phase, t.at, t.last, CAST(length(t.header) + coalesce(e.bytes, 0) AS BIGINT) AS bytes,
                t.members, t.summary, t.set_aside
            FROM tables t LEFT JOIN
                (SELECT table_id, sum(length(body)) AS bytes FROM entries GROUP BY table_id) e ON e.table_id = t.id
            ORDER BY {by}, t.id LIMIT $1"
        );
        let rows: Vec<Row> = on!(&self.base, readers, pool => {
            sqlx::query_as(sqlx::AssertSqlSafe(select.clone())).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        let size = |(id, phase, at, last, bytes, members, summary, set_aside): Row| {
            Ok(TableSize {
                id: table_id(&id)?,
                phase,
                at: Time(unsigned(at)),
                entries: unsigned(last),
                bytes: unsigned(bytes),
                people: members.split_whitespace().count() as u64,
                summary: serde_json::from_str(&summary).unwrap_or_default(),
                set_aside,
            })
        };
        rows.into_iter().map(size).collect()
    }

    /// The guests with the most tables.
    pub async fn guest_sizes(&self, limit: u32) -> Result<Vec<GuestSize>, StoreError> {
        let select = "SELECT m.guest, count(*), count(CASE WHEN t.host = m.guest THEN 1 END), max(t.at)
            FROM members m JOIN tables t ON t.id = m.table_id
            GROUP BY m.guest ORDER BY count(*) DESC, m.guest LIMIT $1";
        let rows: Vec<(String, i64, i64, i64)> = on!(&self.base, readers, pool => {
            sqlx::query_as(select).bind(i64::from(limit)).fetch_all(pool).await
        })?;
        let size = |(guest, tables, made, at): (String, i64, i64, i64)| {
            let guest =
                guest.parse().map_err(|_| StoreError::new("the database holds a guest who is none"))?;
            Ok(GuestSize { guest, tables: unsigned(tables), made: unsigned(made), at: Time(unsigned(at)) })
        };
        rows.into_iter().map(size).collect()
    }

    /// Adds a ban; servers follow when they look next.
    pub async fn ban(&self, ban: &Ban) -> Result<(), StoreError> {
        let insert = "INSERT INTO bans (who, until, why) VALUES ($1, $2, $3)
            ON CONFLICT (who) DO UPDATE SET until = excluded.until, why = excluded.why";
        on!(&self.base, writer, pool => {
            let insert = sqlx::query(insert).bind(&ban.who).bind(ban.until.map(instant)).bind(&ban.why);
            insert.execute(pool).await.map(drop)
        })?;
        self.give_orders().await
    }

    /// Removes a ban; whether there was one.
    pub async fn unban(&self, who: &str) -> Result<bool, StoreError> {
        let gone = on!(&self.base, writer, pool => {
            let gone = sqlx::query("DELETE FROM bans WHERE who = $1").bind(who).execute(pool).await;
            gone.map(|done| done.rows_affected() > 0)
        })?;
        self.give_orders().await?;
        Ok(gone)
    }

    /// All bans.
    pub async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let select = "SELECT who, until, why FROM bans ORDER BY who";
        let rows: Vec<(String, Option<i64>, String)> = on!(&self.base, readers, pool => {
            sqlx::query_as(select).fetch_all(pool).await
        })?;
        let ban = |(who, until, why): (String, Option<i64>, String)| Ban {
            who,
            until: until.map(|until| Time(unsigned(until))),
            why,
        };
        Ok(rows.into_iter().map(ban).collect())
    }

    /// Sets or removes the message of the day.
    pub async fn set_message(&self, message: Option<&str>) -> Result<(), StoreError> {
        on!(&self.base, writer, pool => {
            sqlx::query("UPDATE house SET message = $1").bind(message).execute(pool).await.map(drop)
        })?;
        self.give_orders().await
    }

    /// The message of the day.
    pub async fn message(&self) -> Result<Option<String>, StoreError> {
        on!(&self.base, readers, pool => {
            sqlx::query_scalar("SELECT message FROM house").fetch_one(pool).await
        })
    }

    /// How many orders the operator has given so far: when the number grows, servers look.
    pub async fn orders(&self) -> Result<u64, StoreError> {
        let orders: i64 = on!(&self.base, readers, pool => {
            sqlx::query_scalar("SELECT orders FROM house").fetch_one(pool).await
        })?;
        Ok(unsigned(orders))
    }

    /// Lets the servers look.
    pub async fn give_orders(&self) -> Result<(), StoreError> {
        on!(&self.base, writer, pool => {
            sqlx::query("UPDATE house SET orders = orders + 1").execute(pool).await.map(drop)
        })
    }
}
