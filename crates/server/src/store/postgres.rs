//! The data in PostgreSQL, which several servers may share.

use std::collections::HashMap;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Executor};
use tokio::time::timeout;

use super::append::{Addition, Appended, Before, Outcome};
use super::error::StoreError;
use super::{notice, schema};

/// How long we wait for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long an append is tried again while PostgreSQL is away, for instance restarted.
const PERSISTENCE: Duration = Duration::from_secs(8);

/// How many connections a server has; one of them listens.
pub(super) const CONNECTIONS: u32 = 10;

/// How many a worker has. What it does in the database is short.
pub(super) const WORKER_CONNECTIONS: u32 = 4;

/// A server that falls silent within a transaction must not hold its locks for long. And a commit is on the disk when
/// it is answered, whatever the database's own setting.
const SETTINGS: &str = "SET idle_in_transaction_session_timeout = '15s'; SET lock_timeout = '10s';
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

/// A PostgreSQL database.
#[derive(Clone)]
pub(super) struct Postgres {
    /// Which one, without a password.
    pub place: Arc<str>,
    pub readers: PgPool,
    /// The same pool: PostgreSQL takes care of several who write.
    pub writer: PgPool,
}

impl Postgres {
    /// Connects and brings the schema up to date.
    pub(super) async fn open(url: &str, connections: u32) -> Result<Postgres, StoreError> {
        let unreadable =
            "the PostgreSQL URL cannot be read; it looks like postgres://user:password@host:5432/database";
        if !["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme)) {
            return Err(StoreError::new(unreadable));
        }
        // What the reader says about it may quote it, and with it the password.
        let options = PgConnectOptions::from_str(url).map_err(|_| StoreError::new(unreadable))?;
        let options = options.application_name("loggia").disable_statement_logging();
        let place = describe(&options);
        let explain = |error: &sqlx::Error| StoreError::postgres(&place, error);
        // Not through the pool, which keeps trying when nothing answers.
        let connected = timeout(PATIENCE, options.connect()).await;
        let mut connection = connected.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map_err(|e| explain(&e))?;
        schema::update_postgres(&mut connection).await.map_err(|refusal| refusal.at(&place, explain))?;
        connection.close().await.ok();
        let pool = PgPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(PATIENCE)
            .after_connect(|connection, _| {
                Box::pin(async move { connection.execute(SETTINGS).await.map(drop) })
            })
            .connect_with(options)
            .await
            .map_err(|error| explain(&error))?;
        Ok(Postgres { place: place.into(), readers: pool.clone(), writer: pool })
    }

    /// Appends in one transaction, and tries for a while when PostgreSQL is away.
    pub(super) async fn append(&self, batch: &[Box<Addition>]) -> Result<Vec<Outcome>, StoreError> {
        let begun = Instant::now();
        let mut is_open = false;
        loop {
            let error = match self.try_append(batch, is_open).await {
                Ok(outcomes) => return Ok(outcomes),
                Err(error) => StoreError::postgres(&self.place, &error),
            };
            if !error.is_passing() || begun.elapsed() > PERSISTENCE || self.writer.is_closed() {
                return Err(error);
            }
            // The line may have broken after the commit and before the answer.
            is_open = true;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// `is_open`: an earlier attempt may have been stored.
    async fn try_append(&self, batch: &[Box<Addition>], is_open: bool) -> Result<Vec<Outcome>, sqlx::Error> {
        let mut tx = self.writer.begin().await?;
        let mut before = lock(&mut tx, batch).await?;
        let before: Vec<Before> = batch.iter().map(|a| before.remove(a.table.as_str())).collect();
        let mut outcomes: Vec<Outcome> = Vec::with_capacity(batch.len());
        for (addition, before) in batch.iter().zip(&before) {
            outcomes.push(match addition.check_next(before) {
                Ok(()) => Ok(Appended::Stored),
                Err(Ok(Appended::Conflict)) if is_open && is_stored(&mut tx, addition).await? => {
                    Ok(Appended::Stored)
                }
                Err(outcome) => outcome,
            });
        }
        let is_next = |a: &Addition, before: &Before| a.check_next(before).is_ok();
        let next: Vec<&Addition> =
            batch.iter().zip(&before).filter(|(a, before)| is_next(a, before)).map(|(a, _)| &**a).collect();
        let added = insert(&mut tx, &next).await?;
        let mut stored = Vec::new();
        for ((addition, before), outcome) in batch.iter().zip(&before).zip(&mut outcomes) {
            if !is_next(addition, before) {
                continue;
            }
            if added.contains(&addition.table.to_string()) {
                stored.push((&**addition, before));
            } else {
                *outcome = Ok(Appended::Conflict);
            }
        }
        if !stored.is_empty() {
            let glances: Vec<&Addition> = stored.iter().map(|(addition, _)| *addition).collect();
            table_row(&mut tx, &glances).await?;
            members(&mut tx, &stored).await?;
            let notices: Vec<String> = glances.iter().map(|a| notice::text(a.table, a.number)).collect();
            let notify = "SELECT pg_notify('loggia', text) FROM unnest($1::text[]) AS text";
            sqlx::query(notify).bind(notices).execute(&mut *tx).await?;
        }
        tx.commit().await?;
        Ok(outcomes)
    }
}

/// Locks the tables in the order of their ids, so that two servers never wait for each other.
async fn lock(
    tx: &mut PgConnection,
    batch: &[Box<Addition>],
) -> Result<HashMap<String, (i64, String)>, sqlx::Error> {
    let ids: Vec<String> = batch.iter().map(|addition| addition.table.to_string()).collect();
    let select = "SELECT id, last, members FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE";
    let rows: Vec<(String, i64, String)> = sqlx::query_as(select).bind(ids).fetch_all(tx).await?;
    Ok(rows.into_iter().map(|(id, last, members)| (id, (last, members))).collect())
}

/// Whether exactly this entry is in the log.
async fn is_stored(tx: &mut PgConnection, addition: &Addition) -> Result<bool, sqlx::Error> {
    let select = "SELECT body FROM entries WHERE table_id = $1 AND number = $2 AND action_id = $3";
    let query = sqlx::query_scalar(select).bind(addition.table.as_str()).bind(addition.number);
    let body: Option<String> = query.bind(&addition.action).fetch_optional(tx).await?;
    Ok(body.as_deref() == Some(&addition.body))
}

/// Inserts entries; answers the tables whose entry was new.
async fn insert(tx: &mut PgConnection, batch: &[&Addition]) -> Result<Vec<String>, sqlx::Error> {
    if batch.is_empty() {
        return Ok(Vec::new());
    }
    let insert = "INSERT INTO entries (table_id, number, action_id, body)
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[])
        ON CONFLICT DO NOTHING RETURNING table_id";
    sqlx::query_scalar(insert)
        .bind(each(batch, |a| a.table.to_string()))
        .bind(each(batch, |a| a.number))
        .bind(each(batch, |a| a.action.clone()))
        .bind(each(batch, |a| a.body.to_string()))
        .fetch_all(tx)
        .await
}

async fn table_row(tx: &mut PgConnection, batch: &[&Addition]) -> Result<(), sqlx::Error> {
    let update = "UPDATE tables SET last = new.last, at = new.at, phase = new.phase, public = new.public,
            deadline = new.deadline, bot_turn = new.bot_turn, members = new.members, summary = new.summary
        FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::boolean[], $6::bigint[], $7::boolean[],
            $8::text[], $9::text[])
            AS new (id, last, at, phase, public, deadline, bot_turn, members, summary)
        WHERE tables.id = new.id";
    sqlx::query(update)
        .bind(each(batch, |a| a.table.to_string()))
        .bind(each(batch, |a| a.number))
        .bind(each(batch, |a| a.at))
        .bind(each(batch, |a| a.phase))
        .bind(each(batch, |a| a.public))
        .bind(each(batch, |a| a.deadline))
        .bind(each(batch, |a| a.bot_turn))
        .bind(each(batch, |a| a.members.clone()))
        .bind(each(batch, |a| a.summary.clone()))
        .execute(tx)
        .await
        .map(drop)
}

async fn members(tx: &mut PgConnection, batch: &[(&Addition, &Before)]) -> Result<(), sqlx::Error> {
    let pairs = |guests: fn(&Addition, &Before) -> Vec<String>| -> (Vec<String>, Vec<String>) {
        let pairs = batch.iter().flat_map(|(addition, before)| {
            guests(addition, before).into_iter().map(|guest| (guest, addition.table.to_string()))
        });
        pairs.unzip()
    };
    let (guests, tables) = pairs(|addition, before| addition.departures(before));
    if !guests.is_empty() {
        let delete = "DELETE FROM members USING unnest($1::text[], $2::text[]) AS gone (guest, table_id)
            WHERE members.guest = gone.guest AND members.table_id = gone.table_id";
        sqlx::query(delete).bind(guests).bind(tables).execute(&mut *tx).await?;
    }
    let (guests, tables) = pairs(|addition, before| addition.arrivals(before).into_iter().collect());
    if !guests.is_empty() {
        let insert =
            "INSERT INTO members SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING";
        sqlx::query(insert).bind(guests).bind(tables).execute(&mut *tx).await?;
    }
    Ok(())
}

fn each<T>(batch: &[&Addition], what: impl Fn(&Addition) -> T) -> Vec<T> {
    batch.iter().map(|addition| what(addition)).collect()
}

/// A name for people that holds no password.
fn describe(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or(options.get_username());
    match options.get_socket() {
        Some(socket) => format!("PostgreSQL database {database} at {}", socket.display()),
        None => format!("PostgreSQL database {database} at {}:{}", options.get_host(), options.get_port()),
    }
}
