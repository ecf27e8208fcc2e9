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

/// For a bot, also not longer than this many times what it may think: its clock runs, and it thinks for a twentieth of what is
/// left on it.
const THOUGHTS: u32 = 5;

/// How long a bot thinks here, in milliseconds, when no worker has answered.
const HASTE: u64 = 2_000;

/// After how many counts it removes jobs that were left behind.
const FORGET: u32 = 30;

/// The workers, and what they have been asked.
pub(super) struct Workers {
    /// The name of this server among those that they work for.
    server: String,
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

/// How long a server waits for a worker.
fn patience(job: &Job) -> Duration {
    match job {
        Job::Plan { time, .. } => {
            let time = Duration::from_millis(*time);
            PATIENCE.min(THOUGHTS * time) + time
        }
        Job::Keep { .. } | Job::Follow => 2 * PATIENCE,
    }
}

impl Workers {
    pub(super) fn new(bots: usize, judges: usize) -> Workers {
        Workers {
            server: format!("{:016x}", getrandom::u64().unwrap_or_else(|_| fastrand::u64(..))),
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
        let (thinks, most) = (job.kind() == Kind::Plan, patience(job));
        let (asked, mut looked, mut hurried) = (Instant::now(), Instant::now(), None::<Instant>);
        loop {
            let left = most.saturating_sub(asked.elapsed());
            tokio::select! {
                _ = &mut told => return,
                () = tokio::time::sleep(GLANCE.min(left)) => {}
            }
            if asked.elapsed() >= most || thinks && *self.stopping.borrow() {
                return;
            }
            // Again and again: the worker may have taken it only now, and notices may get lost.
            if thinks && turn.is_over() && hurried.is_none_or(|at| at.elapsed() >= LOOK) {
                hurried = Some(Instant::now());
                // Otherwise it thinks for as long as it was allowed to.
                let _ = self.store.hurry_job(number).await;
            }
            if looked.elapsed() < LOOK {
                continue;
            }
            looked = Instant::now();
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
            match self.store.share_workers((&self.workers.server, VERSION)).await {
                Ok((threads, servers)) => {
                    let number = |many| usize::try_from(many).unwrap_or(usize::MAX);
                    self.have_workers(number(threads), number(servers));
                }
                Err(error) => {
                    tracing::warn!(%error, "cannot look for workers");
                    self.have_workers(0, 1);
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

    /// There are this many threads of workers, for this many servers.
    fn have_workers(&self, threads: usize, servers: usize) {
        let before = self.workers.threads.swap(threads, Ordering::Relaxed);
        // Each server asks for its share at a time; otherwise jobs would wait in the database, where nobody is fair.
        let places = |own: usize| if threads > 0 { threads.div_ceil(servers.max(1)) } else { own };
        self.bots.set_thinkers(places(self.limits.bots));
        self.judges.set_threads(places(self.limits.judges));
        if before != threads {
            tracing::info!(threads, servers, "workers");
            self.metrics.worker_threads.set(i64::try_from(threads).unwrap_or(i64::MAX));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Caught: a bot with little time on its clock was waited for as long as any other one, and lost on time.
    #[test]
    fn who_has_little_time_waits_for_little() {
        let waits = |time| patience(&Job::Plan { seat: 0, level: 9, seed: 0, time }).as_millis();
        // With eight seconds left on the clock it may think for 400 ms.
        assert_eq!(waits(400), 2_400);
        assert_eq!(waits(0), 0);
        assert_eq!(waits(10_000), 18_000);
    }
}
