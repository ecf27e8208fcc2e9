//! From PostgreSQL into a file.

use std::path::Path;

use futures_util::TryStreamExt;
use sqlx::Connection;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;

use super::error::StoreError;
use super::postgres::Postgres;

/// Which side of a copy failed.
enum Side {
    From(sqlx::Error),
    To(sqlx::Error),
}

impl Postgres {
    /// Copies everything as it is at one instant into an empty file.
    pub(super) async fn copy_to(&self, copy: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
        let copied = async {
            let mut source = self.readers.begin().await.map_err(Side::From)?;
            // The first statement fixes the instant.
            let freeze = sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");
            freeze.execute(&mut *source).await.map_err(Side::From)?;
            let mut target = copy.begin().await.map_err(Side::To)?;
            tables(&mut source, &mut target).await?;
            rest(&mut source, &mut target).await?;
            target.commit().await.map_err(Side::To)
        };
        copied.await.map_err(|side| match side {
            Side::From(error) => StoreError::postgres(&self.place, &error),
            Side::To(error) => StoreError::sqlite(file, &error),
        })
    }
}

type Table =
    (String, String, String, i64, i64, String, bool, Option<i64>, bool, String, i64, String, Option<String>);

async fn tables(source: &mut PgConnection, target: &mut SqliteConnection) -> Result<(), Side> {
    let select =
        "SELECT id, header, host, created, at, phase, public, deadline, bot_turn, members, last, summary,
        set_aside FROM tables";
    let mut rows = sqlx::query_as::<_, Table>(select).fetch(source);
    while let Some(row) = rows.try_next().await.map_err(Side::From)? {
        sqlx::query("INSERT INTO tables (id, header, host, created, at, phase, public, deadline, bot_turn, members, last, summary,
            set_aside) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)")
            .bind(row.0)
            .bind(row.1)
            .bind(row.2)
            .bind(row.3)
            .bind(row.4)
            .bind(row.5)
            .bind(row.6)
            .bind(row.7)
            .bind(row.8)
            .bind(row.9)
            .bind(row.10)
            .bind(row.11)
            .bind(row.12)
            .execute(&mut *target)
            .await
            .map_err(Side::To)?;
    }
    Ok(())
}

async fn rest(source: &mut PgConnection, target: &mut SqliteConnection) -> Result<(), Side> {
    let select = "SELECT table_id, number, action_id, body FROM entries ORDER BY table_id, number";
    let mut rows = sqlx::query_as::<_, (String, i64, String, String)>(select).fetch(&mut *source);
    while let Some((table, number, action, body)) = rows.try_next().await.map_err(Side::From)? {
        let insert = sqlx::query("INSERT INTO entries VALUES ($1, $2, $3, $4)").bind(table).bind(number);
        insert.bind(action).bind(body).execute(&mut *target).await.map_err(Side::To)?;
    }
    drop(rows);
    let select = "SELECT guest, table_id FROM members";
    let mut rows = sqlx::query_as::<_, (String, String)>(select).fetch(&mut *source);
    while let Some((guest, table)) = rows.try_next().await.map_err(Side::From)? {
        let insert = sqlx::query("INSERT INTO members VALUES ($1, $2)").bind(guest).bind(table);
        insert.execute(&mut *target).await.map_err(Side::To)?;
    }
    drop(rows);
    let select = "SELECT code, table_id, seat, until, guest FROM handovers";
    let mut rows = sqlx::query_as::<_, (String, String, i32, i64, String)>(select).fetch(&mut *source);
    while let Some((code, table, seat, until, guest)) = rows.try_next().await.map_err(Side::From)? {
        let insert = "INSERT INTO handovers (code, table_id, seat, until, guest) VALUES ($1, $2, $3, $4, $5)";
        let insert = sqlx::query(insert).bind(code).bind(table).bind(seat).bind(until).bind(guest);
        insert.execute(&mut *target).await.map_err(Side::To)?;
    }
    drop(rows);
    let mut rows = sqlx::query_as::<_, (i64, i64)>("SELECT seen, away FROM absences").fetch(&mut *source);
    while let Some((seen, away)) = rows.try_next().await.map_err(Side::From)? {
        let insert = sqlx::query("INSERT INTO absences (seen, away) VALUES ($1, $2)").bind(seen).bind(away);
        insert.execute(&mut *target).await.map_err(Side::To)?;
    }
    drop(rows);
    let select = "SELECT who, until, why FROM bans";
    let mut rows = sqlx::query_as::<_, (String, Option<i64>, String)>(select).fetch(&mut *source);
    while let Some((who, until, why)) = rows.try_next().await.map_err(Side::From)? {
        let insert = sqlx::query("INSERT INTO bans (who, until, why) VALUES ($1, $2, $3)").bind(who);
        insert.bind(until).bind(why).execute(&mut *target).await.map_err(Side::To)?;
    }
    drop(rows);
    let select = sqlx::query_as("SELECT secret, beat, message FROM house");
    let (secret, beat, message): (Option<Vec<u8>>, Option<i64>, Option<String>) =
        select.fetch_one(source).await.map_err(Side::From)?;
    let update = sqlx::query("UPDATE house SET secret = $1, beat = $2, message = $3");
    update.bind(secret).bind(beat).bind(message).execute(target).await.map(drop).map_err(Side::To)
}
