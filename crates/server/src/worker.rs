//! A worker: it computes for the servers that share a PostgreSQL database, on another machine than theirs.
//!
//! It keeps nothing. A table is read from the database and followed as a server does; whatever a worker had when it died is
//! done by another one or by the server that asked.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::{Ahead, Engine, Games, Table};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::ids::TableId;
use crate::store::{DataSource, Notice, Store, StoreError, Taken};
use crate::work::{Answer, Job, Kind, VERSION};

/// How to run a worker.
pub struct WorkerConfig {
    /// The database.
    pub place: DataSource,
    /// The games that are played.
    pub games: Games,
    /// Their engines.
    pub engines: &'static [Engine],
    /// How many bots think at a time, and how many attempts are judged.
    pub threads: usize,
    /// Called when it works.
    pub on_ready: Box<dyn FnOnce() + Send>,
}

/// How often a worker shows that it is alive; several times while it has what it took.
const BEAT: Duration = Duration::from_millis(500);

/// How long an answer is tried again while PostgreSQL is away.
const PERSISTENCE: Duration = Duration::from_secs(5);

/// Attempts that are simulated along at a time. Each takes a megabyte.
const FOLLOWED: usize = 64;

/// Tables that are kept for the next question about them.
const TABLES: usize = 200;

/// Works until `stop` is ready. What it has then is for others.
pub async fn work(config: WorkerConfig, stop: impl Future<Output = ()> + Send) -> Result<(), StoreError> {
    if let DataSource::File(_) = config.place {
        return Err(StoreError::needs_postgres());
    }
    let store = Store::open(&config.place).await?;
    let worker = Arc::new(Worker {
        name: format!("{:016x}", getrandom::u64().unwrap_or_else(|_| fastrand::u64(..))),
        games: config.games,
        engines: config.engines,
        threads: config.threads.max(1),
        judging: Arc::new(Semaphore::new(config.threads.max(1))),
        news: watch::Sender::new(0),
        doing: Mutex::default(),
        tables: Mutex::default(),
        along: Mutex::default(),
        store,
    });
    worker.renew().await?;
    (config.on_ready)();
    // They end with this.
    let mut tasks = JoinSet::new();
    tasks.spawn(worker.clone().beat());
    tasks.spawn(worker.clone().hear());
    for (kind, places) in
        [(Kind::Plan, worker.threads), (Kind::Keep, worker.threads), (Kind::Follow, FOLLOWED)]
    {
        tasks.spawn(worker.clone().take(kind, places));
    }
    stop.await;
    tasks.shutdown().await;
    worker.all_doing().values().for_each(|doing| doing.end());
    worker.store.leave_jobs(&worker.name).await?;
    worker.store.close().await;
    Ok(())
}

type Slot = Arc<tokio::sync::Mutex<Option<Box<dyn Ahead>>>>;

struct Worker {
    store: Store,
    name: String,
    games: Games,
    engines: &'static [Engine],
    threads: usize,
    judging: Arc<Semaphore>,
    /// Grows when there may be something to do.
    news: watch::Sender<u64>,
    doing: Mutex<HashMap<u64, Arc<Doing>>>,
    tables: Mutex<VecDeque<(TableId, Table)>>,
    /// Attempts in progress, simulated so far.
    along: Mutex<HashMap<TableId, Slot>>,
}

/// A job that this worker has.
#[derive(Default)]
struct Doing(AtomicBool);

impl Doing {
    fn end(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_over(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Worker {
    fn all_doing(&self) -> MutexGuard<'_, HashMap<u64, Arc<Doing>>> {
        self.doing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Shows that it is alive; ends what others have taken over or nobody waits for any more.
    async fn renew(&self) -> Result<(), StoreError> {
        let jobs: Vec<u64> = self.all_doing().keys().copied().collect();
        let own = self.store.renew_jobs((&self.name, VERSION, self.threads), &jobs).await?;
        let doing = self.all_doing();
        jobs.iter().filter(|job| !own.contains(job)).filter_map(|job| doing.get(job)).for_each(|d| d.end());
        Ok(())
    }

    async fn beat(self: Arc<Worker>) {
        loop {
            sleep(BEAT).await;
            if let Err(error) = self.renew().await {
                tracing::warn!(%error, "cannot reach the database");
            }
            // What another worker left behind makes no noise.
            self.news.send_modify(|news| *news += 1);
        }
    }

    async fn hear(self: Arc<Worker>) {
        let mut notices = self.store.notices();
        loop {
            match notices.recv().await {
                Ok(Notice::JobHurries(job)) => {
                    self.all_doing().get(&job).inspect(|doing| doing.end());
                }
                Ok(Notice::JobAsked) => self.news.send_modify(|news| *news += 1),
                Ok(_) | Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => {}
                Err(tokio::sync::broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    /// Takes jobs of a kind, as many at a time as there are places.
    async fn take(self: Arc<Worker>, kind: Kind, places: usize) {
        let places = Arc::new(Semaphore::new(places));
        let mut news = self.news.subscribe();
        loop {
            let Ok(place) = places.clone().acquire_owned().await else { return };
            let taken = loop {
                drop(news.borrow_and_update());
                match self.store.take_job(&self.name, (VERSION, kind)).await {
                    Ok(Some(taken)) => break taken,
                    Ok(None) => {}
                    Err(error) => {
                        tracing::warn!(%error, "cannot take a job");
                        sleep(BEAT).await;
                    }
                }
                if news.changed().await.is_err() {
                    return;
                }
            };
            let worker = self.clone();
            tokio::spawn(async move {
                let doing = Arc::new(Doing::default());
                worker.all_doing().insert(taken.job, doing.clone());
                let done = if kind == Kind::Follow {
                    worker.follow(&taken, &doing).await
                } else {
                    worker.compute(&taken, doing).await
                };
                worker.all_doing().remove(&taken.job);
                if let Err(error) = done {
                    // Another one takes it, or who asked does it.
                    tracing::warn!(%error, "a job could not be done");
                }
                drop(place);
            });
        }
    }

    /// A table as it stands after an entry; none where its log does not go that far or has gone further.
    async fn table(&self, id: TableId, last: u64) -> Result<Option<Table>, StoreError> {
        let known = {
            let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
            let known = tables.iter().rposition(|(of, table)| *of == id && table.last() <= last);
            known.and_then(|index| tables.remove(index))
        };
        let mut table = match known {
            Some((_, table)) => table,
            None => {
                let Some(header) = self.store.header(id).await? else { return Ok(None) };
                Table::new(self.games, header).map_err(|why| StoreError::unreadable(why.to_string()))?
            }
        };
        self.read_on(id, &mut table, last).await?;
        Ok(Some(table).filter(|table| table.last() == last))
    }

    async fn read_on(&self, id: TableId, table: &mut Table, until: u64) -> Result<(), StoreError> {
        for stored in self.store.entries(id, table.last()).await? {
            if table.last() >= until {
                break;
            }
            table.apply(stored.entry()).map_err(|why| StoreError::unreadable(why.to_string()))?;
        }
        Ok(())
    }

    fn keep(&self, id: TableId, table: Table) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.push_back((id, table));
        if tables.len() > TABLES {
            tables.pop_front();
        }
    }

    fn engine(&self, table: &Table) -> Option<&'static Engine> {
        self.engines.iter().find(|engine| engine.game == table.header().game.game)
    }

    /// Answers a question.
    async fn compute(self: &Arc<Worker>, taken: &Taken, doing: Arc<Doing>) -> Result<(), StoreError> {
        let job: Job = serde_json::from_str(&taken.text)
            .map_err(|error| StoreError::unreadable(format!("a job cannot be read: {error}")))?;
        let table = self.table(taken.table, taken.last).await?;
        let known = table.and_then(|table| Some((self.engine(&table)?, table.game()?.copy(), table)));
        let answer = match known {
            None => Answer::Failed("the table is not as it was".into()),
            Some((engine, round, table)) => {
                self.keep(taken.table, table);
                let ahead = if job.kind() == Kind::Keep { self.along(taken.table).await } else { None };
                let done = tokio::task::spawn_blocking(move || {
                    let late = match job {
                        Job::Plan { time, .. } => Some(Instant::now() + Duration::from_millis(time)),
                        _ => None,
                    };
                    let is_late = || late.is_some_and(|late| Instant::now() >= late || doing.is_over());
                    job.answer(engine, &*round, ahead, &is_late)
                });
                done.await.unwrap_or_else(|error| Answer::Failed(error.to_string()))
            }
        };
        let text = serde_json::to_string(&answer).unwrap_or_default();
        let begun = Instant::now();
        loop {
            match self.store.answer_job(&self.name, taken.job, &text).await {
                Ok(_) => return Ok(()),
                Err(error) if begun.elapsed() > PERSISTENCE => return Err(error),
                Err(_) => sleep(BEAT / 5).await,
            }
        }
    }

    /// The attempt as simulated so far, for its judge.
    async fn along(&self, id: TableId) -> Option<Box<dyn Ahead>> {
        let slot = self.along.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned();
        slot?.lock().await.take()
    }

    /// Simulates an attempt along with its hands, until it is over.
    async fn follow(self: &Arc<Worker>, taken: &Taken, doing: &Arc<Doing>) -> Result<(), StoreError> {
        let slot = Slot::default();
        self.along.lock().unwrap_or_else(PoisonError::into_inner).insert(taken.table, slot.clone());
        let followed = self.go_along(taken, doing, slot).await;
        self.along.lock().unwrap_or_else(PoisonError::into_inner).remove(&taken.table);
        self.store.end_job(&self.name, taken.job).await?;
        followed
    }

    async fn go_along(&self, taken: &Taken, doing: &Arc<Doing>, slot: Slot) -> Result<(), StoreError> {
        let mut notices = self.store.notices();
        // The log may have gone further since.
        let Some(mut table) = self.table(taken.table, taken.last).await? else { return Ok(()) };
        self.read_on(taken.table, &mut table, u64::MAX).await?;
        let mut has_begun = false;
        while !doing.is_over() {
            let keeper = self.engine(&table).and_then(|engine| engine.keeper);
            let (Some(keeper), Some(round)) = (keeper, table.game()) else { return Ok(()) };
            let mut ahead = slot.clone().lock_owned().await;
            // The judge has taken it.
            if !keeper.is_under_way(round) || has_begun && ahead.is_none() {
                return Ok(());
            }
            has_begun = true;
            let (round, doing, judging) = (round.copy(), doing.clone(), self.judging.clone());
            let thread = judging.acquire_owned().await;
            let goes_on = tokio::task::spawn_blocking(move || {
                let _thread = thread;
                let started = ahead.take().or_else(|| keeper.ahead(&*round));
                let Some(mut started) = started.filter(|started| started.leads_to(&*round)) else {
                    return false;
                };
                while started.is_behind(&*round) && !doing.is_over() {
                    if !started.go_on(&*round) {
                        return false;
                    }
                }
                // If it panics, what is half done is of no use.
                *ahead = Some(started);
                true
            });
            if !goes_on.await.unwrap_or(false) {
                return Ok(());
            }
            // Notices may get lost.
            let more = async {
                loop {
                    match notices.recv().await {
                        Ok(Notice::Appended { table, .. }) if table == taken.table => return,
                        Ok(_) => {}
                        Err(_) => return,
                    }
                }
            };
            let _ = timeout(2 * BEAT, more).await;
            self.read_on(taken.table, &mut table, u64::MAX).await?;
        }
        Ok(())
    }
}
