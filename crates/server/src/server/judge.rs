//! The server as keeper of logs: where a game asks for it, it says how plays went, in a few threads of their own, and writes
//! its own word into the log.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError};
use std::time::Instant;

use table::{Action, By, Claim, Json, Keeper, Rejection, Table, Tagged, Time};
use tokio::sync::{Mutex, OwnedMutexGuard};

use super::Server;
use super::accept::ActError;
use super::fair::Fair;
use super::open_table::OpenTable;
use super::workers::Subject;
use crate::work::{Answer, Job};

/// How many attempts may be judged at a time, and how many may have a head start.
pub(super) struct Judges {
    threads: Arc<Fair>,
    starts: Arc<Starts>,
}

/// Attempts at once that are judged while they go on; more are judged when they are over. Each takes a megabyte.
const MOST_STARTS: usize = 64;

/// Attempts that a thread of a worker keeps up with: each takes a tenth of its time.
const EACH_THREAD: usize = 10;

/// Once fewer than this are free, they are for addresses that have none or few.
const FOR_OTHERS: usize = 16;

/// How many an address may have then.
const FEW_STARTS: usize = 4;

/// Head starts, by the address for which they are made.
#[derive(Default)]
struct Starts(std::sync::Mutex<HashMap<IpAddr, usize>>);

/// One of them, until it is dropped.
struct Permit {
    starts: Arc<Starts>,
    address: IpAddr,
}

impl Starts {
    fn all(&self) -> std::sync::MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn count(&self) -> usize {
        self.all().values().sum()
    }

    /// One more for an address, of so many for everybody.
    fn take(self: &Arc<Starts>, address: IpAddr, most: usize) -> Option<Permit> {
        let free = most.saturating_sub(self.count());
        let mut all = self.all();
        let own = all.entry(address).or_default();
        if free > FOR_OTHERS || free > 0 && *own < FEW_STARTS {
            *own += 1;
            return Some(Permit { starts: self.clone(), address });
        }
        None
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut all = self.starts.all();
        if let Some(own) = all.get_mut(&self.address) {
            *own -= 1;
        }
        all.retain(|_, own| *own > 0);
    }
}

impl Judges {
    pub(super) fn new(judges: usize) -> Judges {
        Judges { threads: Fair::new(judges), starts: Arc::default() }
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
    /// The turn, counted from 1, whose attempt workers were asked to follow, as long as there was room for that.
    followed: std::sync::Mutex<(u64, Option<Permit>)>,
}

struct Start {
    start: Box<dyn table::Ahead>,
    _permit: Permit,
}

impl Ahead {
    /// Drops what does not lead to the attempt that is under way.
    pub(super) fn look_at(&self, table: &Table) {
        drop(self.current(table));
    }

    /// Drops everything, once nobody judges any more.
    pub(super) async fn clear(&self) {
        self.start.clone().lock_owned().await.take();
        *self.followed() = (0, None);
    }

    fn followed(&self) -> std::sync::MutexGuard<'_, (u64, Option<Permit>)> {
        self.followed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What leads to the attempt that is under way. None while someone judges; they look themselves when they are done.
    fn current(&self, table: &Table) -> Option<OwnedMutexGuard<Option<Box<Start>>>> {
        let mut ahead = self.start.clone().try_lock_owned().ok()?;
        ahead.take_if(|ahead| !table.game().is_some_and(|round| ahead.start.leads_to(round)));
        Some(ahead)
    }
}

impl Server {
    /// Counts what is under way now, for measurements: attempts with a head start, tables that wait to be read.
    pub(crate) fn count_under_way(&self) {
        self.metrics.head_starts.set(self.judges.starts.count() as i64);
        self.metrics.waiting_openings.set(self.openings.waiting() as i64);
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
        let Some(mut ahead) = open.ahead.current(table) else { return };
        let player = table.seats_to_act().first().and_then(|seat| table.seats()[usize::from(*seat)].person());
        let owner = self.owner(table, player);
        if ahead.is_none() && self.workers.are_there() {
            let attempt = if keeper.is_under_way(round) { u64::from(round.turn()) + 1 } else { 0 };
            let mut followed = open.ahead.followed();
            if followed.0 != attempt {
                // The place of the attempt before is free.
                *followed = (attempt, None);
                let most = MOST_STARTS.max(EACH_THREAD * self.workers.threads());
                if attempt > 0
                    && let Some(permit) = self.judges.starts.take(owner.address, most)
                {
                    followed.1 = Some(permit);
                    self.let_follow(open.id, table.last());
                }
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
        let (server, open, round) = (self.clone(), open.clone(), round.copy());
        tokio::spawn(async move {
            let Some(judge) = server.judges.threads.turn(owner).await else { return };
            let starts = server.judges.starts.clone();
            let judged = tokio::task::spawn_blocking(move || {
                let _judge = judge;
                // Taken out meanwhile: if judging panics, what is half done is of no use.
                let mut judged = match ahead.take() {
                    Some(judged) => judged,
                    None => {
                        let permit = starts.take(owner.address, MOST_STARTS)?;
                        Box::new(Start { start: keeper.ahead(&*round)?, _permit: permit })
                    }
                };
                let goes_on = judged.start.go_on(&*round);
                *ahead = Some(judged);
                goes_on.then_some(())
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Caught: one guest with many attempts had all head starts, and everybody else waited until theirs were judged.
    #[test]
    fn an_address_leaves_head_starts_for_others() {
        let starts = Arc::new(Starts::default());
        let address = |last| IpAddr::from([10, 0, 0, last]);
        let crowd: Vec<Permit> = std::iter::from_fn(|| starts.take(address(1), MOST_STARTS)).collect();
        assert_eq!(crowd.len(), MOST_STARTS - FOR_OTHERS);
        let other: Vec<Permit> = std::iter::from_fn(|| starts.take(address(2), MOST_STARTS)).collect();
        assert_eq!(other.len(), FEW_STARTS);
        let more: Vec<Permit> = (3..).map_while(|last| starts.take(address(last), MOST_STARTS)).collect();
        assert_eq!(starts.count(), MOST_STARTS, "none is left over");
        drop((crowd, other, more));
        assert!(starts.all().is_empty() && starts.take(address(1), MOST_STARTS).is_some());
    }
}
