//! A worker: it computes for the servers that share a PostgreSQL database, on another machine than theirs.
//!
//! It keeps nothing. A table is read from the database and followed as a server does; whatever a worker had when it died is
//! done by another one or by the server that asked.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::{Ahead, Engine, Games, Rejection, Table};
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

/// Tables that are kept for the next question about them, and bytes of their logs.
const TABLES: usize = 200;
const MOST_BYTES: usize = 32 << 20;

/// How long a table is kept that nobody asks about.
const KEPT: Duration = Duration::from_secs(300);

/// Works until `stop` is ready. What it has then is for others.
pub async fn work(config: WorkerConfig, stop: impl Future<Output = ()> + Send) -> Result<(), StoreError> {
    if let DataSource::File(_) = config.place {
        return Err(StoreError::needs_postgres());
    }
    let store = Store::open_for_worker(&config.place).await?;
    let worker = Arc::new(Worker {
        name: format!("{:016x}", getrandom::u64().unwrap_or_else(|_| fastrand::u64(..))),
        games: config.games,
        engines: config.engines,
        threads: config.threads.max(1),
        judging: Arc::new(Semaphore::new(config.threads.max(1))),
        news: Kind::ALL.map(|kind| (kind, watch::Sender::new(()))),
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
    for (kind, news) in &worker.news {
        let places = if *kind == Kind::Follow { FOLLOWED } else { worker.threads };
        tasks.spawn(worker.clone().take(*kind, news.subscribe(), places));
    }
    stop.await;
    tasks.shutdown().await;
    // What is cut short now is no answer.
    worker.all_doing().values().for_each(|doing| doing.leave());
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
    /// Changes when there may be something to do, of each kind.
    news: [(Kind, watch::Sender<()>); 3],
    doing: Mutex<HashMap<u64, Arc<Doing>>>,
    /// Tables for the next question about them.
    tables: Mutex<Known>,
    /// Attempts in progress, simulated so far.
    along: Mutex<HashMap<TableId, Slot>>,
}

/// A table that was followed, and how many bytes its log has.
struct Followed {
    table: Table,
    bytes: usize,
}

/// Followed tables, those that were used last at the end, with the time of their use.
#[derive(Default)]
struct Known(VecDeque<(TableId, Followed, Instant)>);

impl Known {
    /// Takes out a table whose log was followed to this entry at most.
    fn take(&mut self, id: TableId, last: u64) -> Option<Followed> {
        let index = self.0.iter().rposition(|(of, followed, _)| *of == id && followed.table.last() <= last);
        self.0.remove(index?).map(|(_, followed, _)| followed)
    }

    fn keep(&mut self, id: TableId, followed: Followed, now: Instant) {
        self.0.push_back((id, followed, now));
        let mut bytes: usize = self.0.iter().map(|(_, followed, _)| followed.bytes).sum();
        while self.0.len() > TABLES || bytes > MOST_BYTES {
            let Some((_, followed, _)) = self.0.pop_front() else { break };
            bytes -= followed.bytes;
        }
    }

    fn forget(&mut self, now: Instant) {
        while self.0.front().is_some_and(|(.., used)| now.duration_since(*used) > KEPT) {
            self.0.pop_front();
        }
    }
}

/// A job that this worker has, and how it goes on.
#[derive(Default)]
struct Doing(AtomicU8);

/// It has to come to an end.
const HURRIES: u8 = 1;

/// It is for others now.
const LEFT: u8 = 2;

impl Doing {
    fn end(&self) {
        self.0.fetch_max(HURRIES, Ordering::Relaxed);
    }

    fn leave(&self) {
        self.0.fetch_max(LEFT, Ordering::Relaxed);
    }

    fn is_over(&self) -> bool {
        self.0.load(Ordering::Relaxed) >= HURRIES
    }

    fn is_left(&self) -> bool {
        self.0.load(Ordering::Relaxed) == LEFT
    }
}

/// A job in the list of those that are renewed. It leaves the list when this is dropped, also by a panic: what is not worked at
/// must not be renewed.
struct Listed {
    worker: Arc<Worker>,
    job: u64,
    doing: Arc<Doing>,
}

impl Drop for Listed {
    fn drop(&mut self) {
        let mut all = self.worker.all_doing();
        // Where its time ran out, this worker may have taken it once more.
        if all.get(&self.job).is_some_and(|doing| Arc::ptr_eq(doing, &self.doing)) {
            all.remove(&self.job);
        }
    }
}

/// When this is dropped, also by a panic, nobody follows the attempt of a table any more.
struct Leaves<'w>(&'w Worker, TableId);

impl Drop for Leaves<'_> {
    fn drop(&mut self) {
        self.0.all_along().remove(&self.1);
    }
}

impl Worker {
    fn all_doing(&self) -> MutexGuard<'_, HashMap<u64, Arc<Doing>>> {
        self.doing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn list(self: &Arc<Worker>, job: u64) -> Listed {
        let doing = Arc::<Doing>::default();
        self.all_doing().insert(job, doing.clone());
        Listed { worker: self.clone(), job, doing }
    }

    /// Shows that it is alive; ends what others have taken over or nobody waits for any more. What another worker left behind
    /// makes no noise: this finds it, too.
    async fn renew(&self) -> Result<(), StoreError> {
        let jobs: Vec<u64> = self.all_doing().keys().copied().collect();
        let renewed = self.store.renew_jobs((&self.name, VERSION, self.threads), &jobs).await?;
        renewed.waiting.into_iter().for_each(|kind| self.tell(kind));
        let doing = self.all_doing();
        let lost = jobs.iter().filter(|job| !renewed.own.contains(job));
        lost.filter_map(|job| doing.get(job)).for_each(|doing| doing.leave());
        Ok(())
    }

    /// There may be something to do.
    fn tell(&self, kind: Kind) {
        for (_, news) in self.news.iter().filter(|(of, _)| *of == kind) {
            news.send_replace(());
        }
    }

    async fn beat(self: Arc<Worker>) {
        loop {
            sleep(BEAT).await;
            if let Err(error) = self.renew().await {
                tracing::warn!(%error, "cannot reach the database");
            }
            self.known().forget(Instant::now());
        }
    }

    async fn hear(self: Arc<Worker>) {
        let mut notices = self.store.notices();
        loop {
            match notices.recv().await {
                Ok(Notice::JobHurries(job)) => {
                    self.all_doing().get(&job).inspect(|doing| doing.end());
                }
                Ok(Notice::JobAsked(kind)) => self.tell(kind),
                // Notices may be missing; what waits is found with the next beat.
                Ok(_) | Err(tokio::sync::broadcast::error::RecvError::Lagged(_)) => {}
                Err(tokio::sync::broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    /// Takes jobs of a kind, as many at a time as there are places.
    async fn take(self: Arc<Worker>, kind: Kind, mut news: watch::Receiver<()>, places: usize) {
        let places = Arc::new(Semaphore::new(places));
        loop {
            let Ok(place) = places.clone().acquire_owned().await else { return };
            let taken = loop {
                news.mark_unchanged();
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
            let listed = self.list(taken.job);
            tokio::spawn(async move {
                let done = if kind == Kind::Follow {
                    worker.follow(&taken, &listed.doing).await
                } else {
                    worker.compute(&taken, &listed.doing).await
                };
                drop(listed);
                if let Err(error) = done {
                    // Another one takes it, or who asked does it.
                    tracing::warn!(%error, "a job could not be done");
                }
                drop(place);
            });
        }
    }

    /// A table as it stands after an entry; none where its log does not go that far or has gone further.
    async fn table(&self, id: TableId, last: u64) -> Result<Option<Followed>, StoreError> {
        let known = self.known().take(id, last);
        let followed = match known {
            Some(followed) => followed,
            None => {
                let Some(header) = self.store.header(id).await? else { return Ok(None) };
                let games = self.games;
                aside(move || Ok(Followed { table: Table::new(games, header)?, bytes: 0 })).await?
            }
        };
        let followed = self.read_on(id, followed, last).await?;
        Ok(Some(followed).filter(|followed| followed.table.last() == last))
    }

    /// A table as it stands after this entry, or after the last one before it.
    async fn read_on(&self, id: TableId, from: Followed, until: u64) -> Result<Followed, StoreError> {
        let entries = self.store.entries(id, from.table.last()).await?;
        let follow = move || {
            let mut followed = from;
            for stored in entries {
                if followed.table.last() >= until {
                    break;
                }
                followed.table.apply(stored.entry())?;
                followed.bytes += stored.body().len();
            }
            Ok(followed)
        };
        aside(follow).await
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn engine(&self, table: &Table) -> Option<&'static Engine> {
        self.engines.iter().find(|engine| engine.game == table.header().game.game)
    }

    /// Answers a question.
    async fn compute(&self, taken: &Taken, doing: &Arc<Doing>) -> Result<(), StoreError> {
        let job: Job = serde_json::from_str(&taken.text)
            .map_err(|error| StoreError::unreadable(format!("a job cannot be read: {error}")))?;
        let followed = self.table(taken.table, taken.last).await?;
        let known = followed.and_then(|of| Some((self.engine(&of.table)?, of.table.game()?.copy(), of)));
        let answer = match known {
            None => Answer::Failed("the table is not as it was".into()),
            Some((engine, round, followed)) => {
                self.known().keep(taken.table, followed, Instant::now());
                let ahead = if job.kind() == Kind::Keep { self.along(taken.table).await } else { None };
                let doing = doing.clone();
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
        if doing.is_left() {
            return Ok(());
        }
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

    fn all_along(&self) -> MutexGuard<'_, HashMap<TableId, Slot>> {
        self.along.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The attempt as simulated so far, for its judge.
    async fn along(&self, id: TableId) -> Option<Box<dyn Ahead>> {
        let slot = self.all_along().get(&id).cloned();
        slot?.lock().await.take()
    }

    /// Simulates an attempt along with its hands, until it is over.
    async fn follow(&self, taken: &Taken, doing: &Arc<Doing>) -> Result<(), StoreError> {
        let slot = Slot::default();
        self.all_along().insert(taken.table, slot.clone());
        let _leaves = Leaves(self, taken.table);
        let followed = self.go_along(taken, doing, slot).await;
        if !doing.is_left() {
            self.store.end_job(&self.name, taken.job).await?;
        }
        followed
    }

    async fn go_along(&self, taken: &Taken, doing: &Arc<Doing>, slot: Slot) -> Result<(), StoreError> {
        let mut notices = self.store.notices();
        // The log may have gone further since.
        let Some(followed) = self.table(taken.table, taken.last).await? else { return Ok(()) };
        let mut followed = self.read_on(taken.table, followed, u64::MAX).await?;
        let mut has_begun = false;
        while !doing.is_over() {
            let keeper = self.engine(&followed.table).and_then(|engine| engine.keeper);
            let (Some(keeper), Some(round)) = (keeper, followed.table.game()) else { return Ok(()) };
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
            followed = self.read_on(taken.table, followed, u64::MAX).await?;
        }
        Ok(())
    }
}

/// Follows a log on a thread of its own: a long one takes seconds, and leases have to be renewed meanwhile.
async fn aside(
    follow: impl FnOnce() -> Result<Followed, Rejection> + Send + 'static,
) -> Result<Followed, StoreError> {
    match tokio::task::spawn_blocking(follow).await {
        Ok(followed) => followed.map_err(|why| StoreError::unreadable(why.to_string())),
        Err(error) => Err(StoreError::unreadable(format!("following a log failed: {error}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn followed(bytes: usize) -> Followed {
        let header = games::CallistoChoice::new("pocket", 2).header(table::Guest(1), table::Time(0));
        Followed { table: Table::new(games::ALL, header).unwrap(), bytes }
    }

    /// Caught: two hundred tables were kept for good, however long their logs were.
    #[test]
    fn few_long_logs_are_kept_and_none_for_good() {
        let (mut known, now, ids) = (Known::default(), Instant::now(), [(); 3].map(|()| TableId::random()));
        for id in ids {
            known.keep(id, followed(MOST_BYTES / 2), now);
        }
        assert!(known.take(ids[0], 0).is_none(), "the oldest had to go");
        assert!(known.take(ids[1], 0).is_some());
        known.keep(ids[1], followed(1), now + KEPT);
        known.forget(now + KEPT + Duration::from_secs(1));
        assert!(known.take(ids[2], 0).is_none(), "it was not used for long");
        assert!(known.take(ids[1], 0).is_some());
    }
}
