//! A place of its own for each test, and things to put there.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use games::CallistoChoice;
use postgres_for_tests::Postgres;
use server::TableId;
use server::store::{DataSource, Store, StoreError, TableRow};
use table::rest::Summary;
use table::{Action, ActionId, By, Entry, Guest, Header, Phase, Time};

pub const ANNA: Guest = Guest(0xa);
pub const BEN: Guest = Guest(0xfedc_ba98_7654_3210);

/// A folder that goes away with the test, and a place for a store.
pub struct Home {
    pub folder: PathBuf,
    pub place: DataSource,
}

impl Home {
    pub fn file() -> Home {
        let folder = folder();
        Home { place: DataSource::File(folder.join("house.sqlite")), folder }
    }

    /// None when there is no PostgreSQL and none is needed.
    pub fn postgres() -> Option<Home> {
        Some(Home { folder: folder(), place: DataSource::Postgres(postgres()?.new_database()) })
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.place).await.unwrap()
    }

    pub fn is_file(&self) -> bool {
        matches!(self.place, DataSource::File(_))
    }

    pub fn url(&self) -> &str {
        match &self.place {
            DataSource::File(_) => panic!("a file has no URL"),
            DataSource::Postgres(url) => url,
        }
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

fn folder() -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("loggia-store-test-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// One PostgreSQL for all tests of this program; its keeper removes it when the program ends.
pub fn postgres() -> Option<&'static Postgres> {
    static POSTGRES: OnceLock<Option<Postgres>> = OnceLock::new();
    POSTGRES.get_or_init(postgres_for_tests::start).as_ref()
}

pub fn header() -> Header {
    CallistoChoice::new("benelux", 2).header(ANNA, Time(1000))
}

pub fn row() -> TableRow {
    TableRow {
        at: Time(1000),
        phase: Phase::Gathering,
        public: false,
        deadline: None,
        bot_turn: false,
        members: vec![ANNA],
        summary: Summary { game: "callisto".into(), ..Summary::default() },
    }
}

/// An entry under an action id that no other has.
pub fn entry(number: u64) -> Entry {
    static IDS: AtomicU64 = AtomicU64::new(1);
    let id = ActionId(u128::from(IDS.fetch_add(1, Ordering::Relaxed)) << 60);
    let action = Action::Chat { text: format!("{number}: \"naïve\" \u{0} 🏛") };
    Entry { number, id, at: Time(1000 + number), by: By::Guest(ANNA), action }
}

pub async fn new_table(store: &Store) -> TableId {
    let id = TableId::random();
    store.create(id, &header(), &row()).await.unwrap();
    id
}

pub async fn add(store: &Store, id: TableId, number: u64) -> Result<bool, StoreError> {
    Ok(store.append(id, entry(number), row()).await?.is_some())
}

/// The log of a table after a number.
pub async fn entries(store: &Store, id: TableId, after: u64) -> Vec<Entry> {
    let stored = store.entries(id, after).await.unwrap();
    stored.iter().map(|stored| stored.entry().clone()).collect()
}

/// Checks that the log is numbered without gaps and that no action is in it twice.
pub async fn check_log(store: &Store, id: TableId) -> Vec<Entry> {
    let log = entries(store, id, 0).await;
    assert!(log.iter().map(|entry| entry.number).eq(1..=log.len() as u64), "{log:?}");
    let mut ids: Vec<ActionId> = log.iter().map(|entry| entry.id).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), log.len());
    log
}
