//! The house as keeper of tables of Villa Paletti: it judges attempts, in a few threads of their own, and writes its own
//! word into the log.

use std::sync::Arc;
use std::time::Instant;

use table::{Action, By, Play, Rejection, Table, Time, VillaMove, VillaPlay, VillaRound};
use tokio::sync::{Mutex, OwnedMutexGuard, OwnedSemaphorePermit, Semaphore};
use villa_site::{HeadStart, Site};
use villa_world::Components;

use super::House;
use super::accept::Trouble;
use super::open_table::OpenTable;
use crate::ids::TableId;

/// How many attempts may be judged at a time, and how many may have a head start.
pub(super) struct Judges {
    threads: Arc<Semaphore>,
    starts: Arc<Semaphore>,
}

/// Attempts at once that are judged while they go on; more are judged when they are over. Each takes a megabyte.
const MOST_STARTS: usize = 64;

/// How many chunks are judged ahead until others have their turn: ten seconds of hands.
const PIECE: usize = 20;

impl Judges {
    pub(super) fn new(judges: usize) -> Judges {
        Judges {
            threads: Arc::new(Semaphore::new(judges.max(1))),
            starts: Arc::new(Semaphore::new(MOST_STARTS)),
        }
    }
}

/// What is judged already of the attempt that is under way at a table. It is gone with the attempt and with the table.
/// Whoever holds it may wait for a thread to judge in, but not for the table.
#[derive(Default)]
pub(super) struct Ahead(Arc<Mutex<Option<Box<Start>>>>);

struct Start {
    start: HeadStart,
    _one_of_few: OwnedSemaphorePermit,
}

impl Ahead {
    /// Forgets what does not lead to the attempt that is under way.
    pub(super) fn look_at(&self, table: &Table) {
        drop(self.take_up(table));
    }

    /// What leads to the attempt that is under way. None while somebody judges; they look themselves when they are done.
    fn take_up(&self, table: &Table) -> Option<OwnedMutexGuard<Option<Box<Start>>>> {
        let mut ahead = self.0.clone().try_lock_owned().ok()?;
        ahead.take_if(|ahead| !table.villa().is_some_and(|round| ahead.start.leads_to(round)));
        Some(ahead)
    }
}

impl House {
    /// Counts the attempts that have a head start, for whoever measures the house.
    pub(crate) fn count_head_starts(&self) {
        let some = MOST_STARTS - self.judges.starts.available_permits();
        self.metrics.head_starts.set(some as i64);
    }

    /// An action as it goes into the log. What happens to a villa, and how a throw falls, is for the house to say; what
    /// the table does not wait for is not even looked at.
    pub(super) async fn judged(
        self: &Arc<House>,
        open: &OpenTable,
        table: &Table,
        by: By,
        at: Time,
        action: &Action,
    ) -> Result<Action, Trouble> {
        let (Action::Play { seat, turn, play: Play::Villa(claim) }, Some(round)) = (action, table.villa())
        else {
            return Ok(action.clone());
        };
        table.awaits(by, at, *seat, *turn, &Play::Villa(claim.clone()))?;
        let mut lot = || getrandom::u64().unwrap_or_else(|_| fastrand::u64(..));
        if !matches!(claim, VillaPlay::Do(moved) if moved.moves_parts()) {
            let play = Play::Villa(villa_site::keep(round, *seat, claim, &mut lot)?);
            return Ok(Action::Play { seat: *seat, turn: *turn, play });
        }
        let (seat, round, play) = (*seat, round.clone(), claim.clone());
        let (began, id) = (Instant::now(), open.id);
        let start = open.ahead.0.lock().await.take().map(|ahead| ahead.start);
        let start = start.filter(|start| start.leads_to(&round));
        let (is_attempt, is_ahead) = (round.attempt().is_some(), start.is_some());
        let _judge = self.judges.threads.clone().acquire_owned().await.map_err(|_| Trouble::Failed)?;
        let judged = tokio::task::spawn_blocking(move || {
            let kept = villa_site::keep_from(start, &round, seat, &play, &mut lot)?;
            compare(id, &round, seat, &play, &kept);
            Ok::<VillaPlay, Rejection>(kept)
        });
        let play = judged.await.map_err(|error| {
            tracing::error!(?id, %error, "judging failed");
            Trouble::Failed
        })??;
        if is_attempt {
            self.metrics.judge_seconds.observe(began.elapsed().as_secs_f64());
            self.metrics.judged_ahead.inc_by(u64::from(is_ahead));
        }
        Ok(Action::Play { seat, turn: *turn, play: Play::Villa(play) })
    }

    /// Judges the attempt that is under way as far as its hands have come, beside everything else, so that nobody has to
    /// wait for it when it is over. There is one at a time who does that for a table.
    pub(super) fn judge_ahead(self: &Arc<House>, table: &Table, open: &Arc<OpenTable>) {
        let Some(mut ahead) = open.ahead.take_up(table) else { return };
        let Some((round, attempt)) = table.villa().and_then(|round| Some((round, round.attempt()?))) else {
            return;
        };
        if attempt.chunks.len() == ahead.as_ref().map_or(0, |ahead| ahead.start.chunks()) {
            return;
        }
        let (house, open, round) = (self.clone(), open.clone(), round.clone());
        tokio::spawn(async move {
            let Ok(judge) = house.judges.threads.clone().acquire_owned().await else { return };
            let starts = house.judges.starts.clone();
            let judged = tokio::task::spawn_blocking(move || {
                let _judge = judge;
                if ahead.is_none() {
                    let one_of_few = starts.try_acquire_owned().ok()?;
                    let start = HeadStart::new(&round)?;
                    *ahead = Some(Box::new(Start { start, _one_of_few: one_of_few }));
                }
                ahead.as_mut()?.start.hear(&round, PIECE).ok()
            });
            match judged.await {
                // More hands may have come, or the attempt is over.
                Ok(Some(())) => house.judge_ahead(&open.state.lock().await.table, &open),
                // It is judged when it is over.
                Ok(None) => {}
                Err(error) => tracing::error!(id = ?open.id, %error, "judging ahead failed"),
            }
        });
    }
}

/// Notes where a player has come to another end than the house: a world that differs, or a lie.
fn compare(id: TableId, round: &VillaRound, seat: u8, claimed: &VillaPlay, kept: &VillaPlay) {
    let (VillaPlay::Do(claimed), VillaPlay::Do(kept)) = (claimed, kept) else { return };
    let differs = claimed.villa.is_some() && claimed.villa != kept.villa;
    let other = round.attempt().is_some() && claimed.action != kept.action;
    if differs || other {
        let hash = |moved: &VillaMove| {
            let after = round.game().play(villa::Player::new(seat)?, moved.action).ok()?;
            Some(Site::resume(after, moved.villa.as_ref()?, Components::built_in()).ok()?.hash())
        };
        tracing::warn!(
            ?id,
            seat,
            claimed = ?claimed.action,
            claimed_hash = ?hash(claimed),
            judged = ?kept.action,
            judged_hash = ?hash(kept),
            "a player came to another end than the house"
        );
    }
}
