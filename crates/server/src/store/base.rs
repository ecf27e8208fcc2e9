//! The two kinds of database behind one store.

use super::append::{Addition, Outcome};
use super::error::StoreError;
use super::postgres::Postgres;
use super::sqlite::Sqlite;

/// Where everything is kept.
#[derive(Clone)]
pub(super) enum Base {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// Runs the same code on either database: `on!(base, readers, pool => …)`. The code is compiled once for each, which
/// `sqlx` types need.
macro_rules! on {
    ($base:expr, $which:ident, $pool:ident => $code:expr) => {{
        let result: Result<_, sqlx::Error> = match $base {
            Base::Sqlite(sqlite) => {
                let $pool = &sqlite.$which;
                async { $code }.await
            }
            Base::Postgres(postgres) => {
                let $pool = &postgres.$which;
                async { $code }.await
            }
        };
        result.map_err(|error| $base.explain(&error))
    }};
}
pub(super) use on;

impl Base {
    /// Appends a batch of entries of different tables, sorted by table; answers in the same order.
    pub(super) async fn append(&self, batch: &[Box<Addition>]) -> Vec<Outcome> {
        let outcomes = match self {
            Base::Sqlite(sqlite) => sqlite.append(batch).await,
            Base::Postgres(postgres) => postgres.append(batch).await,
        };
        outcomes.unwrap_or_else(|error| batch.iter().map(|_| Err(error.clone())).collect())
    }

    pub(super) fn explain(&self, error: &sqlx::Error) -> StoreError {
        match self {
            _ if matches!(error, sqlx::Error::PoolClosed) => StoreError::closed(),
            Base::Sqlite(sqlite) => StoreError::sqlite(&sqlite.file, error),
            Base::Postgres(postgres) => StoreError::postgres(&postgres.place, error),
        }
    }
}
