//! From PostgreSQL into a file.

use std::path::Path;

use futures_util::TryStreamExt;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection, Row};

use super::columns::Column::{self, Flag, Number, Small, Text};
use super::columns::{Side, TABLES, names};
use super::error::StoreError;
use super::postgres::Postgres;

impl Postgres {
    /// Copies everything as it is at one instant into an empty file.
    pub(super) async fn copy_to(&self, copy: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
        let copied = async {
            let mut source = self.readers.begin().await.map_err(Side::From)?;
            // The first statement fixes the instant.
            let freeze = sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");
            freeze.execute(&mut *source).await.map_err(Side::From)?;
            let mut target = copy.begin().await.map_err(Side::To)?;
            for (table, columns) in TABLES {
                rows(&mut source, &mut target, table, columns).await?;
            }
            house(&mut source, &mut target).await?;
            target.commit().await.map_err(Side::To)
        };
        copied.await.map_err(|side| match side {
            Side::From(error) => StoreError::postgres(&self.place, &error),
            Side::To(error) => StoreError::sqlite(file, &error),
        })
    }
}

async fn rows(
    source: &mut PgConnection,
    target: &mut SqliteConnection,
    table: &str,
    columns: &[Column],
) -> Result<(), Side> {
    let names = names(columns);
    let places = (1..=columns.len()).map(|number| format!("${number}")).collect::<Vec<_>>().join(", ");
    let insert = format!("INSERT INTO {table} ({names}) VALUES ({places})");
    let mut rows = sqlx::query(AssertSqlSafe(format!("SELECT {names} FROM {table}"))).fetch(source);
    while let Some(row) = rows.try_next().await.map_err(Side::From)? {
        let mut query = sqlx::query(AssertSqlSafe(insert.clone()));
        for (index, column) in columns.iter().enumerate() {
            query = match column {
                Text(_) => query.bind(row.try_get::<Option<String>, _>(index).map_err(Side::From)?),
                Number(_) => query.bind(row.try_get::<Option<i64>, _>(index).map_err(Side::From)?),
                Small(_) => query.bind(row.try_get::<Option<i32>, _>(index).map_err(Side::From)?),
                Flag(_) => query.bind(row.try_get::<Option<bool>, _>(index).map_err(Side::From)?),
            };
        }
        query.execute(&mut *target).await.map_err(Side::To)?;
    }
    Ok(())
}

/// The data of the server itself, in one row.
async fn house(source: &mut PgConnection, target: &mut SqliteConnection) -> Result<(), Side> {
    let select = sqlx::query_as("SELECT secret, beat, message FROM house");
    let (secret, beat, message): (Option<Vec<u8>>, Option<i64>, Option<String>) =
        select.fetch_one(source).await.map_err(Side::From)?;
    let update = sqlx::query("UPDATE house SET secret = $1, beat = $2, message = $3");
    update.bind(secret).bind(beat).bind(message).execute(target).await.map(drop).map_err(Side::To)
}
