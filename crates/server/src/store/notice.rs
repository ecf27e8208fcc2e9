//! What servers that share their data tell each other through PostgreSQL.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::broadcast;
use tokio::time::timeout;

use super::error::StoreError;
use super::peer_messages::{self, PeerMessages};
use super::postgres::Postgres;
use crate::ids::TableId;
use crate::work::Kind;

/// How many notices a slow receiver may be behind.
pub(super) const KEPT: usize = 4096;

/// The name of the channel, in each database its own.
const CHANNEL: &str = "loggia";

/// After such a silence we ask whether the line is still there: a line that was cut far away says nothing.
const SILENCE: Duration = Duration::from_secs(15);

/// How long we wait for the answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Something that happened in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// An entry was appended, here or by another server.
    Appended {
        /// Whose log it is in.
        table: TableId,
        /// Its number.
        number: u64,
    },
    /// Another server tells something that is not kept.
    PeerMessage {
        /// Which server.
        server: u64,
        /// About which table.
        table: TableId,
        /// What.
        text: Arc<str>,
    },
    /// There is something to do for workers, of this kind.
    JobAsked(Kind),
    /// A worker should finish a job now.
    JobHurries(u64),
    /// A worker has done a job.
    JobAnswered(u64),
    /// The line to PostgreSQL was interrupted and is back: notices may be missing.
    Reconnected,
}

/// The text of a notice: ids only, because PostgreSQL carries no more than 8,000 bytes.
pub(super) fn text(table: TableId, number: i64) -> String {
    format!("{table} {number}")
}

fn parse(text: &str) -> Option<Notice> {
    let (table, number) = text.split_once(' ')?;
    Some(Notice::Appended { table: table.parse().ok()?, number: number.parse().ok()? })
}

/// The channel of the jobs for workers.
const JOBS: &str = "loggia_jobs";

fn parse_job(text: &str) -> Option<Notice> {
    if let Some(kind) = text.strip_prefix('+') {
        return Kind::from_word(kind).map(Notice::JobAsked);
    }
    let job = text.get(1..)?.parse().ok()?;
    match text.chars().next()? {
        '!' => Some(Notice::JobHurries(job)),
        '=' => Some(Notice::JobAnswered(job)),
        _ => None,
    }
}

/// Listens from now on, until the pool is closed.
pub(super) async fn listen(
    postgres: &Postgres,
    notices: broadcast::Sender<Notice>,
    peer_messages: PeerMessages,
) -> Result<(), StoreError> {
    let postgres = postgres.clone();
    let mut listener = connect(&postgres).await.map_err(|e| StoreError::postgres(&postgres.place, &e))?;
    tokio::spawn(async move {
        loop {
            let why = hear(&mut listener, &notices, &peer_messages).await;
            drop(listener);
            if postgres.readers.is_closed() {
                return;
            }
            tracing::warn!(why = %StoreError::postgres(&postgres.place, &why), "no notices from PostgreSQL; reconnecting");
            listener = loop {
                match connect(&postgres).await {
                    Ok(listener) => break listener,
                    Err(sqlx::Error::PoolClosed) => return,
                    Err(_) => tokio::time::sleep(Duration::from_millis(200)).await,
                }
            };
            tracing::info!("notices from PostgreSQL restored");
            notices.send(Notice::Reconnected).ok();
        }
    });
    Ok(())
}

async fn connect(postgres: &Postgres) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(&postgres.readers).await?;
    // We want to know when the line breaks, not to be reconnected behind our back.
    listener.eager_reconnect(false);
    listener.listen_all([CHANNEL, peer_messages::CHANNEL, JOBS]).await?;
    Ok(listener)
}

/// Passes notices on until the line breaks; says why it did.
async fn hear(
    listener: &mut PgListener,
    notices: &broadcast::Sender<Notice>,
    peer_messages: &PeerMessages,
) -> sqlx::Error {
    let silent = || sqlx::Error::Io(std::io::ErrorKind::TimedOut.into());
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(heard))) => {
                let notice = match heard.channel() {
                    CHANNEL => parse(heard.payload()),
                    JOBS => parse_job(heard.payload()),
                    _ => peer_messages.parse(heard.payload()),
                };
                if let Some(notice) = notice {
                    notices.send(notice).ok();
                }
            }
            Ok(Ok(None)) => return sqlx::Error::Io(std::io::ErrorKind::ConnectionReset.into()),
            Ok(Err(error)) => return error,
            Err(_) => match timeout(PATIENCE, sqlx::query("SELECT 1").execute(&mut *listener)).await {
                Ok(Ok(_)) => {}
                Ok(Err(error)) => return error,
                Err(_) => return silent(),
            },
        }
    }
}
