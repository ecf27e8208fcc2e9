//! Where tables are kept: a SQLite file, or PostgreSQL when several servers share the data.
//!
//! What is appended is on the disk when the answer comes. Each log is numbered without gaps, and of several who append
//! the same number one succeeds, however many servers there are.

mod absence;
mod admin;
mod append;
mod aside;
mod base;
mod columns;
mod copy;
mod data_lock;
mod error;
mod export;
mod ground;
mod house;
mod import;
mod jobs;
mod kept;
mod lists;
mod notice;
mod number;
mod peer_messages;
mod postgres;
mod queue;
mod restore;
mod schema;
mod signed_out;
mod sqlite;
mod table_row;
mod tables;
mod verify;

use std::path::PathBuf;

use table::Entry;
use tokio::sync::broadcast;

pub use absence::Absence;
pub use admin::{Ban, GuestSize, Order, TableSize};
pub use append::Stored;
pub use data_lock::DataLock;
pub use error::StoreError;
pub use ground::{check as check_ground, room};
pub use house::Offer;
pub use jobs::{Renewed, Standing, Taken};
pub use notice::Notice;
pub use restore::restore;
pub use schema::SCHEMA;
pub use table_row::{Listing, TableRow};
pub use verify::{Contents, verify};

use crate::ids::TableId;
use append::{Addition, Appended};
use base::Base;
use peer_messages::PeerMessages;
use postgres::Postgres;
use queue::Queue;
use sqlite::Sqlite;

/// Where a store is.
#[derive(Clone, PartialEq, Eq)]
pub enum DataSource {
    /// In a SQLite file, which is made when it is missing.
    File(PathBuf),
    /// In the PostgreSQL database at this URL.
    Postgres(String),
}

/// Without the URL, which may contain a password.
impl std::fmt::Debug for DataSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            DataSource::File(file) => write!(f, "{}", file.display()),
            DataSource::Postgres(_) => f.write_str("PostgreSQL"),
        }
    }
}

/// The store of a server. Clones are the same store.
#[derive(Clone)]
pub struct Store {
    base: Base,
    queue: Queue,
    notices: broadcast::Sender<Notice>,
    peer_messages: PeerMessages,
}

impl Store {
    /// Opens a store, makes what is missing, and brings its schema up to date.
    pub async fn open(place: &DataSource) -> Result<Store, StoreError> {
        Store::open_with(place, postgres::CONNECTIONS).await
    }

    /// The same with few connections to PostgreSQL, of which there may be many workers and only a hundred connections.
    pub async fn open_for_worker(place: &DataSource) -> Result<Store, StoreError> {
        Store::open_with(place, postgres::WORKER_CONNECTIONS).await
    }

    async fn open_with(place: &DataSource, connections: u32) -> Result<Store, StoreError> {
        let (notices, _) = broadcast::channel(notice::KEPT);
        let (base, peer_messages) = match place {
            DataSource::File(file) => (Base::Sqlite(Sqlite::open(file).await?), PeerMessages::to_nobody()),
            DataSource::Postgres(url) => {
                let postgres = Postgres::open(url, connections).await?;
                let peer_messages = PeerMessages::through(postgres.writer.clone());
                notice::listen(&postgres, notices.clone(), peer_messages.clone()).await?;
                (Base::Postgres(postgres), peer_messages)
            }
        };
        Ok(Store { queue: Queue::start(base.clone()), base, notices, peer_messages })
    }

    /// Writes what is waiting and closes the database.
    pub async fn close(&self) {
        self.queue.stop().await;
        match &self.base {
            Base::Sqlite(sqlite) => sqlite.close().await,
            Base::Postgres(postgres) => postgres.readers.close().await,
        }
    }

    /// Appends an entry to a log and notes how the table looks after it. Durable when it returns; none where that number
    /// or that action id is taken already. After an error, other than a missing table, it is open whether the entry was
    /// stored.
    pub async fn append(
        &self,
        id: TableId,
        entry: Entry,
        table_row: TableRow,
    ) -> Result<Option<Stored>, StoreError> {
        let addition = Addition::new(id, &entry, table_row)?;
        let body = addition.body.clone();
        Ok(match self.queue.add(addition).await? {
            Appended::Stored => Some(Stored::new(entry, body)),
            Appended::Conflict => None,
        })
    }

    /// What was appended, by any of the servers that share the data; with SQLite, where there is one server, nothing ever comes. A
    /// receiver that lags has missed notices, as after [`Notice::Reconnected`].
    pub fn notices(&self) -> broadcast::Receiver<Notice> {
        self.notices.subscribe()
    }
}
