//! Bots: they think in a few threads of their own, so that a crowd of them slows bots down and nobody else.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use table::{Action, By, Question};

use super::House;
use super::accept::Trouble;
use super::fair::Fair;
use super::glance::is_for_somebody;
use super::open_table::OpenTable;
use crate::ids::TableId;

/// The bots that are about to move, each table once, and how many may think at a time.
pub(super) struct Queue {
    tables: Mutex<HashSet<TableId>>,
    thinkers: Arc<Fair>,
}

/// The longest that a bot thinks about a move, on a machine that is slow or busy.
const MOST_THOUGHT: Duration = Duration::from_secs(10);

impl Queue {
    pub(super) fn new(thinkers: usize) -> Queue {
        Queue { tables: Mutex::default(), thinkers: Fair::new(thinkers) }
    }
}

/// How long a bot thinks at most, with so many milliseconds left on its clock: a game has some twenty moves of each.
fn time_to_think(left: Option<u64>) -> Duration {
    left.map_or(MOST_THOUGHT, |left| Duration::from_millis(left / 20).min(MOST_THOUGHT))
}

/// Past this many waiting bots the server lets them be; it finds them again by itself.
const MOST_WAITING: usize = 10_000;

/// How often the server looks for bots that were not woken, because the server that should have done it is gone.
const LOOK: Duration = Duration::from_secs(2);

/// How long such a bot has been waiting then, in milliseconds.
const FORGOTTEN: u64 = 4_000;

impl House {
    /// Lets the bot of a table move soon.
    pub(super) fn nudge_bot(self: &Arc<House>, id: TableId) {
        {
            let mut tables = self.bots.tables.lock().unwrap_or_else(PoisonError::into_inner);
            if tables.len() >= MOST_WAITING || !tables.insert(id) {
                return;
            }
            self.metrics.waiting_bots.set(tables.len() as i64);
        }
        let house = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(house.limits.bot_pause).await;
            let moved = house.move_bot(id).await;
            {
                let mut tables = house.bots.tables.lock().unwrap_or_else(PoisonError::into_inner);
                tables.remove(&id);
                house.metrics.waiting_bots.set(tables.len() as i64);
            }
            match moved {
                // Another bot may be next.
                Ok(true) => {
                    house.failures.forget(id);
                    house.nudge_next(id).await;
                }
                Ok(false) | Err(Trouble::Refused(_)) => {}
                Err(trouble) => tracing::warn!(?id, %trouble, "a bot could not move"),
            }
        });
    }

    async fn nudge_next(self: &Arc<House>, id: TableId) {
        if let Some(open) = self.in_memory(id)
            && open.look(|table| table.bot_to_move().is_some()).await
        {
            self.nudge_bot(id);
        }
    }

    /// Lets a bot do what it wants to do next; false where there is nothing to do.
    async fn move_bot(self: &Arc<House>, id: TableId) -> Result<bool, Trouble> {
        let Some(open) = self.table(id).await? else { return Ok(false) };
        let (game, owner) = {
            let table = &open.state.lock().await.table;
            if table.bot_to_move().is_none() || !self.is_wanted(&open, table) {
                return Ok(false);
            }
            (table.header().game.game.clone(), self.owner(table, None))
        };
        let Some(bots) = self.engine(&game).and_then(|engine| engine.bots) else { return Ok(false) };
        let Some(thinker) = self.bots.thinkers.turn(owner).await else { return Ok(false) };
        let (question, turn, left, last) = {
            // Much may have happened while it waited.
            let table = &open.state.lock().await.table;
            let (Some((seat, level)), Some(round)) = (table.bot_to_move(), table.game()) else {
                return Ok(false);
            };
            let left = table.time_left(seat, self.now());
            ((round.copy(), seat, level), table.turn(), left, table.last())
        };
        let (hurry, house) = (Instant::now() + time_to_think(left), self.clone());
        let (round, seat, level) = question;
        let thought = tokio::task::spawn_blocking(move || {
            let question = Question { round: &*round, seat, level, seed: fastrand::u64(..) };
            let is_late = || Instant::now() >= hurry || thinker.is_over() || *house.stopping.borrow();
            bots.plan(&question, &is_late)
        });
        let plan = match thought.await {
            Ok(plan) => plan,
            Err(error) => {
                self.bot_failed(id, seat, last, error.to_string());
                return Ok(false);
            }
        };
        let does_something = !plan.is_empty();
        for paced in plan {
            if paced.by_hand {
                tokio::time::sleep(self.limits.hand_pace).await;
            }
            if *self.stopping.borrow() {
                // Who comes after goes on from here. A thought that was cut short is none to go by.
                return Ok(false);
            }
            let (last, play) = {
                let table = &open.state.lock().await.table;
                (table.last(), table.tagged(paced.play))
            };
            // Two servers that both move the bot store it once.
            let name = self.seal.action(id, "bot", last);
            let moved = self.accept(&open, By::House, name, Action::Play { seat, turn, play }).await;
            if let Err(Trouble::Refused(why)) = &moved
                && open.last() == last
            {
                self.bot_failed(id, seat, last, format!("its move is refused: {why}"));
            }
            moved?;
        }
        self.metrics.bot_moves.inc_by(u64::from(does_something));
        Ok(does_something)
    }

    /// Whether anybody cares how a game goes on: bots among themselves wait until somebody watches.
    fn is_wanted(&self, open: &OpenTable, table: &table::Table) -> bool {
        is_for_somebody(table) || open.is_watched()
    }

    /// Somebody has come to watch bots among themselves.
    pub(crate) fn wake_bots(self: &Arc<House>, open: &OpenTable) {
        if !open.has_seated() {
            self.nudge_bot(open.id);
        }
    }

    /// Finds bots whose server is gone.
    pub(super) async fn watch_bots(self: Arc<House>) {
        loop {
            let before = table::Time(self.now().0.saturating_sub(FORGOTTEN));
            match self.store.waiting_bots(before, 200).await {
                Ok(tables) => {
                    let tables = tables.into_iter().filter(|id| !self.failures.has(*id));
                    tables.for_each(|id| self.nudge_bot(id));
                }
                Err(error) => tracing::warn!(%error, "waiting bots could not be looked for"),
            }
            // Bots among themselves are not in that list.
            let watched =
                self.all_in_memory().into_iter().filter(|open| open.is_watched() && !open.has_seated());
            watched.for_each(|open| self.nudge_bot(open.id));
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.stopped() => return,
            }
        }
    }
}
