//! What servers that share their data tell each other without storing it: a gesture, who is there. Best effort: when there is more
//! than the database should be bothered with, some of it is dropped.

use std::time::Duration;

use sqlx::postgres::PgPool;
use tokio::sync::mpsc;

use super::Store;
use super::notice::Notice;
use crate::ids::TableId;

/// The name of the channel.
pub(super) const CHANNEL: &str = "loggia_whispers";

/// How many may wait; more are dropped.
const WAITING: usize = 256;

/// What comes within such a time goes to the database together: each notice there takes a lock that moves need, too.
const PAUSE: Duration = Duration::from_millis(30);

/// PostgreSQL carries no more than 8,000 bytes.
const MOST: usize = 7_900;

/// The way to the other servers.
#[derive(Clone)]
pub(super) struct PeerMessages {
    /// By which a server knows its own voice.
    server: u64,
    /// None where there are no other servers.
    texts: Option<mpsc::Sender<String>>,
}

impl PeerMessages {
    /// To nobody.
    pub(super) fn to_nobody() -> PeerMessages {
        PeerMessages { server: 0, texts: None }
    }

    /// To all who listen at a database.
    pub(super) fn through(pool: PgPool) -> PeerMessages {
        let (texts, waiting) = mpsc::channel(WAITING);
        tokio::spawn(pass_on(pool, waiting));
        PeerMessages { server: getrandom::u64().unwrap_or_default(), texts: Some(texts) }
    }

    /// What another server has said; nothing for one's own words.
    pub(super) fn parse(&self, text: &str) -> Option<Notice> {
        let (server, rest) = text.split_once(' ')?;
        let (table, text) = rest.split_once(' ')?;
        let server = u64::from_str_radix(server, 16).ok().filter(|server| *server != self.server)?;
        Some(Notice::PeerMessage { server, table: table.parse().ok()?, text: text.into() })
    }
}

async fn pass_on(pool: PgPool, mut waiting: mpsc::Receiver<String>) {
    let mut texts = Vec::new();
    while waiting.recv_many(&mut texts, WAITING).await > 0 {
        let notify = format!("SELECT pg_notify('{CHANNEL}', text) FROM unnest($1::text[]) AS text");
        let sent =
            sqlx::query(sqlx::AssertSqlSafe(notify)).bind(std::mem::take(&mut texts)).execute(&pool).await;
        if let Err(error) = sent {
            tracing::debug!(%error, "messages between servers were lost");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

impl Store {
    /// Tells the other servers something about a table; it may get lost.
    pub fn tell_peers(&self, table: TableId, text: impl FnOnce() -> String) {
        let PeerMessages { server, texts: Some(texts) } = &self.peer_messages else { return };
        let text = format!("{server:016x} {table} {}", text());
        if text.len() <= MOST && !text.contains('\0') {
            texts.try_send(text).ok();
        }
    }
}
