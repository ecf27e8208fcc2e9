//! Bots: they think in a few threads of their own, so that a crowd of them slows bots down and nobody else.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use table::{Action, By};

use super::Server;
use super::accept::ActError;
use super::fair::Fair;
use super::open_table::OpenTable;
use super::table_row::is_for_somebody;
use super::workers::Subject;
use crate::ids::TableId;
use crate::work::{Answer, Job};

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

    /// How many think at a time, here or elsewhere.
    pub(super) fn set_thinkers(&self, thinkers: usize) {
        self.thinkers.set_places(thinkers);
    }
}

/// How long a bot thinks at most, with this many milliseconds left on its clock: a game has some twenty moves of each.
fn time_to_think(left: Option<u64>) -> Duration {
    left.map_or(MOST_THOUGHT, |left| Duration::from_millis(left / 20).min(MOST_THOUGHT))
}

/// With more waiting bots than this the server skips new ones; it finds them again later.
const MOST_WAITING: usize = 10_000;

/// How often the server looks for bots that were not woken, because the server that should have done it is gone.
const LOOK: Duration = Duration::from_secs(2);

/// How long such a bot has been waiting then, in milliseconds.
const FORGOTTEN: u64 = 4_000;

impl Server {
    /// Lets the bot of a table move soon.
    pub(super) fn nudge_bot(self: &Arc<Server>, id: TableId) {
        {
            let mut tables = self.bots.tables.lock().unwrap_or_else(PoisonError::into_inner);
            if tables.len() >= MOST_WAITING || !tables.insert(id) {
                return;
            }
            self.metrics.waiting_bots.set(tables.len() as i64);
        }
        let server = self.clone();
        tokio::spawn(async move {
            tokio::time::sleep(server.limits.bot_pause).await;
            let moved = server.move_bot(id).await;
            {
                let mut tables = server.bots.tables.lock().unwrap_or_else(PoisonError::into_inner);
                tables.remove(&id);
                server.metrics.waiting_bots.set(tables.len() as i64);
            }
            match moved {
                // Another bot may be next.
                Ok(true) => {
                    server.failures.forget(id);
                    server.nudge_next(id).await;
                }
                Ok(false) | Err(ActError::Refused(_)) => {}
                Err(trouble) => tracing::warn!(?id, %trouble, "a bot cannot move"),
            }
        });
    }

    async fn nudge_next(self: &Arc<Server>, id: TableId) {
        if let Some(open) = self.in_memory(id)
            && open.look(|table| table.bot_to_move().is_some()).await
        {
            self.nudge_bot(id);
        }
    }

    /// Makes a bot's next move; false if it has none.
    async fn move_bot(self: &Arc<Server>, id: TableId) -> Result<bool, ActError> {
        let Some(open) = self.table(id).await? else { return Ok(false) };
        let (game, owner) = {
            let table = &open.state.lock().await.table;
            if table.bot_to_move().is_none() || !self.is_wanted(&open, table) {
                return Ok(false);
            }
            (table.header().game.game.clone(), self.owner(table, None))
        };
        let Some(engine) = self.engine(&game).filter(|engine| engine.bots.is_some()) else {
            return Ok(false);
        };
        let Some(thinker) = self.bots.thinkers.turn(owner).await else { return Ok(false) };
        let (round, seat, level, turn, left, last) = {
            // The table may have changed while it waited.
            let table = &open.state.lock().await.table;
            let (Some((seat, level)), Some(round)) = (table.bot_to_move(), table.game()) else {
                return Ok(false);
            };
            let left = table.time_left(seat, self.now());
            (round.copy(), seat, level, table.turn(), left, table.last())
        };
        let time = u64::try_from(time_to_think(left).as_millis()).unwrap_or(u64::MAX);
        let job = Job::Plan { seat, level, seed: fastrand::u64(..), time };
        let of = Subject { table: id, last, round, engine };
        let plan = match self.compute(of, job, thinker, None).await {
            Answer::Planned(plan) => plan,
            other => {
                self.bot_failed(id, seat, last, format!("{other:?}"));
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
            let moved = self.accept(&open, By::Keeper, name, Action::Play { seat, turn, play }).await;
            if let Err(ActError::Refused(why)) = &moved {
                let is_its_turn = open.look(|t| t.turn() == turn && t.seats_to_act().contains(&seat)).await;
                if !is_its_turn {
                    // Another server has moved, or the game has gone another way.
                    return Ok(true);
                }
                if open.last() == last {
                    self.bot_failed(id, seat, last, format!("its move is refused: {why}"));
                }
            }
            moved?;
        }
        self.metrics.bot_moves.inc_by(u64::from(does_something));
        Ok(does_something)
    }

    /// Whether a game should continue: games of bots alone wait until someone watches.
    fn is_wanted(&self, open: &OpenTable, table: &table::Table) -> bool {
        is_for_somebody(table) || open.is_watched()
    }

    /// Someone begins to watch a game of bots.
    pub(crate) fn wake_bots(self: &Arc<Server>, open: &OpenTable) {
        if !open.has_seated() {
            self.nudge_bot(open.id);
        }
    }

    /// Finds bots whose server is gone.
    pub(super) async fn watch_bots(self: Arc<Server>) {
        loop {
            let before = table::Time(self.now().0.saturating_sub(FORGOTTEN));
            match self.store.waiting_bots(before, 200).await {
                Ok(tables) => {
                    let tables = tables.into_iter().filter(|id| !self.failures.pauses(*id));
                    tables.for_each(|id| self.nudge_bot(id));
                }
                Err(error) => tracing::warn!(%error, "cannot look for waiting bots"),
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
