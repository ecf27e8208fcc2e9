//! Work that workers on other machines do for this server; without workers it does everything itself.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use table::{Ahead, Engine, Round};
use tokio::sync::{Semaphore, oneshot};

use super::Server;
use super::fair::Turn;
use crate::ids::TableId;
use crate::store::Standing;
use crate::work::{Answer, Job, Kind, VERSION};

/// How often the server counts its workers.
const LOOK: Duration = Duration::from_secs(1);

/// How often it checks a job that has no answer yet.
const GLANCE: Duration = Duration::from_millis(200);

/// After this time, beside what the job may take, it does the job itself: no worker has taken it, or several have died with it.
const PATIENCE: Duration = Duration::from_secs(8);

/// How long a bot thinks here, in milliseconds, when no worker has answered.
const HASTE: u64 = 2_000;

/// After how many counts it removes jobs that were left behind.
const FORGET: u32 = 30;

/// The workers, and what they have been asked.
pub(super) struct Workers {
    threads: AtomicUsize,
    asked: Mutex<HashMap<u64, oneshot::Sender<()>>>,
    /// Threads of this server, for when there are no workers.
    thinking: Arc<Semaphore>,
    judging: Arc<Semaphore>,
}

/// A game to compute something about.
pub(super) struct Subject {
    pub table: TableId,
    /// After this entry.
    pub last: u64,
    pub round: Box<dyn Round>,
    pub engine: &'static Engine,
}

impl Workers {
    pub(super) fn new(bots: usize, judges: usize) -> Workers {
        Workers {
            threads: AtomicUsize::new(0),
            asked: Mutex::default(),
            thinking: Arc::new(Semaphore::new(bots.max(1))),
            judging: Arc::new(Semaphore::new(judges.max(1))),
        }
    }

    /// Whether there are any.
    pub(super) fn are_there(&self) -> bool {
        self.threads.load(Ordering::Relaxed) > 0
    }

    /// How many attempts and thoughts they can work on at a time.
    pub(super) fn threads(&self) -> usize {
        self.threads.load(Ordering::Relaxed)
    }

    /// A job is done.
    pub(super) fn answered(&self, job: u64) {
        let asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner).remove(&job);
        // Who asked may have looked already.
        asked.map(|told| told.send(()));
    }
}

impl Server {
    /// Computes something about a game. What was judged ahead here is judged here.
    pub(super) async fn compute(
        self: &Arc<Server>,
        of: Subject,
        mut job: Job,
        turn: Turn,
        ahead: Option<Box<dyn Ahead>>,
    ) -> Answer {
        if ahead.is_none() && self.workers.are_there() {
            if let Some(answer) = self.ask_workers(&of, &job, &turn).await {
                self.metrics.worked_elsewhere.inc();
                return answer;
            }
            if let Job::Plan { time, .. } = &mut job {
                *time = HASTE.min(*time);
            }
        }
        let threads = if job.kind() == Kind::Plan { &self.workers.thinking } else { &self.workers.judging };
        // It is never closed.
        let thread = threads.clone().acquire_owned().await;
        let server = self.clone();
        let done = tokio::task::spawn_blocking(move || {
            let _thread = thread;
            let late = match job {
                Job::Plan { time, .. } => Some(Instant::now() + Duration::from_millis(time)),
                _ => None,
            };
            let is_late = || {
                late.is_some_and(|late| Instant::now() >= late || turn.is_over() || *server.stopping.borrow())
            };
            job.answer(of.engine, &*of.round, ahead, &is_late)
        });
        done.await.unwrap_or_else(|error| Answer::Failed(error.to_string()))
    }

    /// The answer of a worker; none where this server has to do it.
    async fn ask_workers(&self, of: &Subject, job: &Job, turn: &Turn) -> Option<Answer> {
        let text = serde_json::to_string(job).ok()?;
        let asked = self.store.ask_workers((VERSION, job.kind()), (of.table, of.last), &text).await;
        let number = asked.inspect_err(|error| tracing::warn!(%error, "cannot ask the workers")).ok()??;
        let (tell, told) = oneshot::channel();
        self.asked().insert(number, tell);
        self.wait_for(number, job, turn, told).await;
        self.asked().remove(&number);
        // With the answer, or before a worker takes it.
        let answer = self.store.take_back_job(number).await.ok()??;
        serde_json::from_str(&answer).ok()
    }

    fn asked(&self) -> std::sync::MutexGuard<'_, HashMap<u64, oneshot::Sender<()>>> {
        self.workers.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until a job is done, or nobody does it.
    async fn wait_for(&self, number: u64, job: &Job, turn: &Turn, mut told: oneshot::Receiver<()>) {
        let thinks = job.kind() == Kind::Plan;
        let time = if let Job::Plan { time, .. } = job { Duration::from_millis(*time) } else { PATIENCE };
        let (asked, mut looked, mut is_hurried) = (Instant::now(), Instant::now(), false);
        loop {
            tokio::select! {
                _ = &mut told => return,
                () = tokio::time::sleep(GLANCE) => {}
            }
            if thinks && *self.stopping.borrow() {
                return;
            }
            if thinks && !is_hurried && turn.is_over() {
                is_hurried = true;
                // Otherwise it thinks for as long as it was allowed to.
                let _ = self.store.hurry_job(number).await;
            }
            if looked.elapsed() < LOOK {
                continue;
            }
            looked = Instant::now();
            if asked.elapsed() > PATIENCE + time {
                return;
            }
            match self.store.job_stands(number).await {
                Ok(Standing::Answered | Standing::Gone) => return,
                Ok(Standing::Waiting) | Err(_) if !self.workers.are_there() => return,
                // Also where the database does not answer.
                Ok(Standing::Taken | Standing::Waiting) | Err(_) => {}
            }
        }
    }

    /// Lets a worker simulate an attempt along with its hands. Asked again, it goes on.
    pub(super) fn let_follow(self: &Arc<Server>, table: TableId, last: u64) {
        let server = self.clone();
        tokio::spawn(async move {
            let text = serde_json::to_string(&Job::Follow).unwrap_or_default();
            let asked = server.store.ask_workers((VERSION, Kind::Follow), (table, last), &text).await;
            if let Err(error) = asked {
                // It is judged when it is over.
                tracing::warn!(%error, "cannot ask the workers");
            }
        });
    }

    /// Looks who works for this server, as long as it runs.
    pub(super) async fn watch_workers(self: Arc<Server>) {
        if !self.store.is_shared() {
            return;
        }
        let mut looks = 0_u32;
        loop {
            match self.store.worker_threads(VERSION).await {
                Ok(threads) => self.have_workers(usize::try_from(threads).unwrap_or(usize::MAX)),
                Err(error) => {
                    tracing::warn!(%error, "cannot look for workers");
                    self.have_workers(0);
                }
            }
            looks += 1;
            if looks.is_multiple_of(FORGET)
                && let Err(error) = self.store.forget_jobs().await
            {
                tracing::warn!(%error, "cannot tidy up the jobs of workers");
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.stopped() => return,
            }
        }
    }

    fn have_workers(&self, threads: usize) {
        let before = self.workers.threads.swap(threads, Ordering::Relaxed);
        if before == threads {
            return;
        }
        tracing::info!(threads, "workers");
        self.metrics.worker_threads.set(i64::try_from(threads).unwrap_or(i64::MAX));
        let places = |own: usize| if threads > 0 { threads } else { own };
        self.bots.set_thinkers(places(self.limits.bots));
        self.judges.set_threads(places(self.limits.judges));
    }
}
