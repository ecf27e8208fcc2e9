//! Bots: they think in a few threads of their own, so that a crowd of them slows bots down and nobody else.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use callisto::{Rules, Setup};
use callisto_engine::net::Judge;
use callisto_engine::{Callistan, Strength};
use table::{Action, By, Play};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::House;
use super::accept::Trouble;
use crate::ids::TableId;

/// The bots that are about to move, each table once, and how many may think at a time.
pub(super) struct Queue {
    tables: Mutex<HashSet<TableId>>,
    thinkers: Arc<Semaphore>,
    nets: Nets,
}

/// The longest that a bot thinks about a move, on a machine that is slow or busy.
const MOST_THOUGHT: Duration = Duration::from_secs(10);

impl Queue {
    pub(super) fn new(thinkers: usize) -> Queue {
        Queue {
            tables: Mutex::default(),
            thinkers: Arc::new(Semaphore::new(thinkers.max(1))),
            nets: Nets::default(),
        }
    }
}

/// How long a bot thinks at most, with so many milliseconds left on its clock: a game has some twenty moves of each.
pub(super) fn time_to_think(left: Option<u64>) -> Duration {
    left.map_or(MOST_THOUGHT, |left| Duration::from_millis(left / 20).min(MOST_THOUGHT))
}

/// The nets for the games that were played lately; reading one takes longer than a first impression by it.
#[derive(Default)]
struct Nets(Mutex<Vec<(Setup, Option<Arc<Judge>>)>>);

/// As many as there are games in the box; people's own editions push others out.
const MOST_NETS: usize = 16;

impl Nets {
    fn net(&self, rules: &Rules) -> Option<Arc<Judge>> {
        let mut nets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, net)) = nets.iter().find(|(setup, _)| setup == rules.setup()) {
            return net.clone();
        }
        let net = callisto_engine::built_in(rules).ok().map(Arc::new);
        nets.truncate(MOST_NETS - 1);
        nets.insert(0, (rules.setup().clone(), net.clone()));
        net
    }
}

/// Past this many waiting bots the house lets them be; it finds them again by itself.
const MOST_WAITING: usize = 10_000;

/// How often the house looks for bots that nobody has nudged, because the server that should have is gone.
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
                Ok(true) => house.nudge_next(id).await,
                Ok(false) | Err(Trouble::Refused(_)) => {}
                Err(trouble) => tracing::warn!(?id, %trouble, "a bot could not move"),
            }
        });
    }

    async fn nudge_next(self: &Arc<House>, id: TableId) {
        if let Some(open) = self.in_memory(id)
            && open.table().await.bot_to_move().is_some()
        {
            self.nudge_bot(id);
        }
    }

    async fn move_bot(self: &Arc<House>, id: TableId) -> Result<bool, Trouble> {
        let Some(open) = self.table(id).await? else { return Ok(false) };
        let table = open.table().await;
        let Some((seat, level)) = table.bot_to_move() else { return Ok(false) };
        let Some(round) = table.round() else { return self.build(&open, &table, (seat, level)).await };
        let (position, turn) = (round.position().clone(), round.turn());
        let rules = position.rules().clone();
        let Some(_thinker) = self.thinker().await else { return Ok(false) };
        let hurry = Instant::now() + time_to_think(table.time_left(seat, self.now()));
        let house = self.clone();
        let thought = tokio::task::spawn_blocking(move || {
            let net = house.bots.nets.net(position.rules());
            let mut player = Callistan::with_net(net, Strength::level(level), fastrand::u64(..));
            player.choose(&position, &|_| Instant::now() >= hurry || *house.stopping.borrow())
        })
        .await;
        let Ok(Some(mv)) = thought else { return Ok(false) };
        let play = Play::Callisto(rules.cell_list(mv));
        let name = self.seal.action(id, "bot", table.last());
        self.accept(&open, By::House, name, Action::Play { seat, turn, play }).await?;
        self.metrics.bot_moves.inc();
        Ok(true)
    }

    /// Waits until one more may think.
    pub(super) async fn thinker(&self) -> Option<OwnedSemaphorePermit> {
        self.bots.thinkers.clone().acquire_owned().await.ok()
    }

    /// Finds bots whose server is gone.
    pub(super) async fn watch_bots(self: Arc<House>) {
        loop {
            let before = table::Time(self.now().0.saturating_sub(FORGOTTEN));
            match self.store.waiting_bots(before, 200).await {
                Ok(tables) => tables.into_iter().for_each(|id| self.nudge_bot(id)),
                Err(error) => tracing::warn!(%error, "waiting bots could not be looked for"),
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.stopped() => return,
            }
        }
    }
}
