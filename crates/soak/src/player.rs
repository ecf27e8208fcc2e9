//! A client that plays: looks at its own fold, thinks for a moment, acts.

use std::sync::Arc;
use std::time::Duration;

use client::{Client, Refusal};
use fastrand::Rng;
use table::{Action, ActionId, Gesture, Phase};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::plan::Plan;
use crate::score::Score;
use crate::somebody::{Somebody, chat, once_in};

/// How long a player thinks, in milliseconds: fast, and below what a server allows one guest.
const THINK: std::ops::Range<u64> = 40..400;

/// How long to wait for news before having another look.
const LOOK: Duration = Duration::from_secs(2);

/// A player, or a watcher.
pub struct Player {
    /// Who it is.
    pub somebody: Somebody,
    /// The line to the table.
    pub client: Client,
    /// What the table is like.
    pub plan: Arc<Plan>,
    /// Chance.
    pub dice: Rng,
    /// What everybody did.
    pub score: Arc<Score>,
    /// Whether to stop.
    pub stop: watch::Receiver<bool>,
}

impl Player {
    /// Plays until everything has been played or time is over.
    pub async fn run(mut self) {
        let mut changes = self.client.changes();
        while !self.is_done() {
            self.think().await;
            let next_action = {
                let replica = changes.borrow_and_update();
                replica
                    .view()
                    .table
                    .as_ref()
                    .and_then(|table| self.somebody.next_action(table, &self.plan, &mut self.dice))
            };
            match next_action {
                Some(action) => self.act(action).await,
                None => {
                    tokio::select! {
                        _ = changes.changed() => {}
                        _ = self.stop.changed() => {}
                        () = sleep(LOOK) => {}
                    }
                }
            }
        }
    }

    fn is_done(&self) -> bool {
        let replica = self.client.replica();
        let view = replica.view();
        let is_over = view.table.as_ref().is_some_and(|table| table.phase() == Phase::Finished);
        is_over || view.ended.is_some() || *self.stop.borrow()
    }

    async fn think(&mut self) {
        // Some answer before the news can have reached every server.
        let hasty = once_in(5, &mut self.dice);
        let time = Duration::from_millis(if hasty { 0 } else { self.dice.u64(THINK) });
        if let Some(seat) = self.somebody.seat
            && once_in(10, &mut self.dice)
        {
            self.client.gesture(Gesture { seat, frame: "thinks".into() });
        }
        tokio::select! {
            () = sleep(time) => {}
            _ = self.stop.changed() => {}
        }
    }

    async fn act(&mut self, action: Action) {
        let also =
            (self.somebody.seat.is_some() && once_in(12, &mut self.dice)).then(|| chat(&mut self.dice));
        let (id, other) = (ActionId(self.dice.u128(..)), ActionId(self.dice.u128(..)));
        // Now and then two at once, so that one can overtake the other.
        let chat = async {
            if let Some(chat) = also {
                self.do_it(other, chat).await;
            }
        };
        tokio::join!(self.do_it(id, action), chat);
    }

    async fn do_it(&self, id: ActionId, action: Action) {
        let is_move = matches!(action, Action::Play { .. });
        match self.client.act_as(id, action).await {
            Ok(number) => {
                // Otherwise the next action would be about a table of the past.
                self.client.reached(number).await;
                Score::count(&self.score.acts);
                if is_move {
                    Score::count(&self.score.moves);
                }
            }
            Err(Refusal::Rejected(why)) => self.score.refused(why.key()),
            Err(Refusal::Ended(why)) => self.score.complain(format!("a client has ended: {why}")),
        }
    }
}
