//! Group commit: entries that come in while the disk is busy are written together.

use std::collections::{HashSet, VecDeque};

use tokio::sync::{mpsc, oneshot};

use super::append::{Addition, Outcome};
use super::base::Base;
use super::error::StoreError;

/// The most entries in one transaction.
const MOST: usize = 256;

/// How many entries may wait; then those who append wait for a place.
const WAITING: usize = 4096;

enum Job {
    Add(Box<Addition>, oneshot::Sender<Outcome>),
    /// Write what is waiting, then stop.
    Stop(oneshot::Sender<()>),
}

/// The way to the one task that appends.
#[derive(Clone)]
pub(super) struct Queue {
    jobs: mpsc::Sender<Job>,
}

impl Queue {
    /// Starts the task, which ends when the queue is stopped or dropped.
    pub(super) fn start(base: Base) -> Queue {
        let (jobs, waiting) = mpsc::channel(WAITING);
        tokio::spawn(work(base, waiting));
        Queue { jobs }
    }

    /// Appends, and answers when it is on the disk.
    pub(super) async fn add(&self, addition: Addition) -> Outcome {
        let (answer, answered) = oneshot::channel();
        let job = Job::Add(Box::new(addition), answer);
        self.jobs.send(job).await.map_err(|_| StoreError::closed())?;
        answered.await.map_err(|_| StoreError::closed())?
    }

    /// Waits until everything is written and takes nothing more.
    pub(super) async fn stop(&self) {
        let (answer, answered) = oneshot::channel();
        if self.jobs.send(Job::Stop(answer)).await.is_ok() {
            answered.await.ok();
        }
    }
}

type Waiting = (Box<Addition>, oneshot::Sender<Outcome>);

async fn work(base: Base, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting: VecDeque<Waiting> = VecDeque::new();
    let mut stopped = Vec::new();
    let mut arrived = Vec::with_capacity(MOST);
    loop {
        if waiting.is_empty() {
            if !stopped.is_empty() || jobs.recv_many(&mut arrived, MOST).await == 0 {
                break;
            }
        } else {
            while waiting.len() + arrived.len() < MOST
                && let Ok(job) = jobs.try_recv()
            {
                arrived.push(job);
            }
        }
        for job in arrived.drain(..) {
            match job {
                Job::Add(addition, answer) => waiting.push_back((addition, answer)),
                Job::Stop(answer) => {
                    // Requests behind it in the queue get the error that the store is closed.
                    jobs.close();
                    stopped.push(answer);
                }
            }
        }
        let (additions, answers): (Vec<_>, Vec<_>) = batch(&mut waiting).into_iter().unzip();
        let outcomes = if additions.is_empty() { Vec::new() } else { base.append(&additions).await };
        for (answer, outcome) in answers.into_iter().zip(outcomes) {
            // The caller may have gone; the entry is stored anyway.
            answer.send(outcome).ok();
        }
    }
    for answer in stopped {
        answer.send(()).ok();
    }
}

/// What is written next: at most one entry per table, so that no entry depends on another of its batch, and in the order
/// of the tables, so that two servers never wait for each other.
fn batch(waiting: &mut VecDeque<Waiting>) -> Vec<Waiting> {
    let mut tables = HashSet::new();
    let (mut batch, later): (Vec<Waiting>, Vec<Waiting>) =
        waiting.drain(..).partition(|(addition, _)| tables.insert(addition.table));
    waiting.extend(later);
    batch.sort_by_key(|(addition, _)| addition.table);
    batch
}
