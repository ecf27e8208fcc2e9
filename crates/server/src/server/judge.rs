//! The server as keeper of logs: where a game asks for it, it says how plays went, in a few threads of their own, and writes
//! its own word into the log.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use table::{Action, By, Claim, Json, Keeper, Rejection, Table, Tagged, Time};
use tokio::sync::{Mutex, OwnedMutexGuard, OwnedSemaphorePermit, Semaphore};

use super::Server;
use super::accept::ActError;
use super::fair::Fair;
use super::open_table::OpenTable;
use super::workers::Subject;
use crate::work::{Answer, Job};

/// How many attempts may be judged at a time, and how many may have a head start.
pub(super) struct Judges {
    threads: Arc<Fair>,
    starts: Arc<Semaphore>,
}

/// Attempts at once that are judged while they go on; more are judged when they are over. Each takes a megabyte.
const MOST_STARTS: usize = 64;

impl Judges {
    pub(super) fn new(judges: usize) -> Judges {
        Judges { threads: Fair::new(judges), starts: Arc::new(Semaphore::new(MOST_STARTS)) }
    }

    /// How many judge at a time, here or elsewhere.
    pub(super) fn set_threads(&self, threads: usize) {
        self.threads.set_places(threads);
    }
}

/// What is judged already of the attempt that is under way at a table. It is gone with the attempt and with the table.
/// Its holder may wait for a thread to judge in, but not for the table.
#[derive(Default)]
pub(super) struct Ahead {
    start: Arc<Mutex<Option<Box<Start>>>>,
    /// The turn, counted from 1, whose attempt workers were asked to follow.
    followed: AtomicU64,
}

struct Start {
    start: Box<dyn table::Ahead>,
    _permit: OwnedSemaphorePermit,
}

impl Ahead {
    /// Forgets what does not lead to the attempt that is under way.
    pub(super) fn look_at(&self, table: &Table) {
        drop(self.take_up(table));
    }

    /// Forgets everything, once nobody judges any more.
    pub(super) async fn forget(&self) {
        self.start.clone().lock_owned().await.take();
    }

    /// What leads to the attempt that is under way. None while someone judges; they look themselves when they are done.
    fn take_up(&self, table: &Table) -> Option<OwnedMutexGuard<Option<Box<Start>>>> {
        let mut ahead = self.start.clone().try_lock_owned().ok()?;
        ahead.take_if(|ahead| !table.game().is_some_and(|round| ahead.start.leads_to(round)));
        Some(ahead)
    }
}

impl Server {
    /// Counts the attempts that have a head start, for measurements.
    pub(crate) fn count_head_starts(&self) {
        let some = MOST_STARTS - self.judges.starts.available_permits();
        self.metrics.head_starts.set(some as i64);
    }

    fn keeper(&self, table: &Table) -> Option<&'static dyn Keeper> {
        self.engine(&table.header().game.game)?.keeper
    }

    /// An action as it goes into the log. How plays go is for the keeper to say, where the game has one; what the table
    /// does not wait for is not even looked at.
    pub(super) async fn judged(
        self: &Arc<Server>,
        open: &OpenTable,
        table: &Table,
        by: By,
        at: Time,
        action: &Action,
    ) -> Result<Action, ActError> {
        let (Action::Play { seat, turn, play }, Some(keeper), Some(round)) =
            (action, self.keeper(table), table.game())
        else {
            return Ok(action.clone());
        };
        let (seat, turn) = (*seat, *turn);
        table.awaits(by, at, seat, turn, play)?;
        let kept = |body: Json| Action::Play { seat, turn, play: Tagged { game: play.game.clone(), body } };
        let mut lots = || getrandom::u64().unwrap_or_else(|_| fastrand::u64(..));
        if !keeper.is_slow(&play.body) {
            let claim = Claim { round, seat, play: &play.body };
            return Ok(kept(keeper.keep(&claim, None, &mut lots).map_err(Rejection::Game)?));
        }
        let (round, play) = (round.copy(), play.body.clone());
        let (began, id) = (Instant::now(), open.id);
        let start = open.ahead.start.lock().await.take().map(|ahead| ahead.start);
        let start = start.filter(|start| start.leads_to(&*round));
        let (is_attempt, is_ahead) = (keeper.is_under_way(&*round), start.is_some());
        let guest = if let By::Guest(guest) = by { Some(guest) } else { None };
        let judge = self.judges.threads.turn(self.owner(table, guest)).await.ok_or(ActError::Failed)?;
        let engine = self.engine(&table.header().game.game).ok_or(ActError::Failed)?;
        let of = Subject { table: id, last: table.last(), round, engine };
        let judged = match self.compute(of, Job::Keep { seat, play }, judge, start).await {
            Answer::Kept(kept, difference) => {
                if let Some(difference) = difference {
                    tracing::warn!(?id, seat, difference, "a client got a different result than the server");
                }
                Ok(kept)
            }
            Answer::Refused(why) => Err(Rejection::Game(why)),
            other => {
                tracing::error!(?id, ?other, "judging failed");
                return Err(ActError::Failed);
            }
        };
        if is_attempt {
            self.metrics.judge_seconds.observe(began.elapsed().as_secs_f64());
            self.metrics.judged_ahead.inc_by(u64::from(is_ahead));
        }
        Ok(kept(judged?))
    }

    /// Judges the attempt in progress in the background, so that nobody has to wait when it is over. Each table has at most
    /// one such judge, and only while someone watches the table.
    pub(super) fn judge_ahead(self: &Arc<Server>, table: &Table, open: &Arc<OpenTable>) {
        if !open.is_watched() {
            return;
        }
        let (Some(keeper), Some(round)) = (self.keeper(table), table.game()) else { return };
        let Some(mut ahead) = open.ahead.take_up(table) else { return };
        if ahead.is_none() && self.workers.are_there() {
            let attempt = if keeper.is_under_way(round) { u64::from(round.turn()) + 1 } else { 0 };
            let is_new = open.ahead.followed.swap(attempt, Ordering::Relaxed) != attempt;
            if is_new && attempt > 0 {
                self.let_follow(open.id, table.last());
            }
            return;
        }
        let has_more = match &*ahead {
            Some(ahead) => ahead.start.is_behind(round),
            None => keeper.is_under_way(round),
        };
        if !has_more {
            return;
        }
        let player = table.seats_to_act().first().and_then(|seat| table.seats()[usize::from(*seat)].person());
        let owner = self.owner(table, player);
        let (server, open, round) = (self.clone(), open.clone(), round.copy());
        tokio::spawn(async move {
            let Some(judge) = server.judges.threads.turn(owner).await else { return };
            let starts = server.judges.starts.clone();
            let judged = tokio::task::spawn_blocking(move || {
                let _judge = judge;
                if ahead.is_none() {
                    let permit = starts.try_acquire_owned().ok()?;
                    let start = keeper.ahead(&*round)?;
                    *ahead = Some(Box::new(Start { start, _permit: permit }));
                }
                ahead.as_mut()?.start.go_on(&*round).then_some(())
            });
            match judged.await {
                // More may have happened, or it is over.
                Ok(Some(())) => server.judge_ahead(&open.state.lock().await.table, &open),
                // It is judged when it is over.
                Ok(None) => {}
                Err(error) => tracing::error!(id = ?open.id, %error, "judging ahead failed"),
            }
        });
    }
}
