//! Bots at tables of Villa Paletti: they plan in the bots' threads, and their hands go through the log as everybody's do,
//! at the pace of hands, so that people see them move.

use std::sync::Arc;
use std::time::Instant;

use table::{Action, By, Play, Table, VillaPlay, VillaRound};
use villa::Player;
use villa_engine::Intent;
use villa_site::Site;
use villa_world::Components;

use super::House;
use super::accept::Trouble;
use super::bots::time_to_think;
use super::open_table::OpenTable;

impl House {
    /// Lets a bot do the next thing; false where there is nothing to do.
    pub(super) async fn build(
        self: &Arc<House>,
        open: &Arc<OpenTable>,
        table: &Table,
        (seat, level): (u8, u8),
    ) -> Result<bool, Trouble> {
        let Some(round) = table.villa() else { return Ok(false) };
        // Hands that were at work when the server that moved them went down: a builder finds again what it had in mind.
        let begun = round.attempt().cloned();
        let hurry = Instant::now() + time_to_think(table.time_left(seat, self.now()));
        let (house, round) = (self.clone(), round.clone());
        let Some(thinker) = self.thinker().await else { return Ok(false) };
        let late = move || Instant::now() >= hurry || *house.stopping.borrow();
        let intent = tokio::task::spawn_blocking(move || intent(&round, seat, level, &late)).await;
        drop(thinker);
        let Ok(Some(intent)) = intent else { return Ok(false) };
        for play in intent.plays(begun.as_ref()) {
            if matches!(play, VillaPlay::Hands { .. }) {
                tokio::time::sleep(self.limits.hand_pace).await;
            }
            if *self.stopping.borrow() {
                // Who comes after goes on from here. A thought that was cut short is none to go by.
                return Ok(false);
            }
            self.for_bot(open, seat, play).await?;
        }
        self.metrics.bot_moves.inc();
        Ok(true)
    }

    /// Does something for a bot, unless the table has gone on meanwhile.
    async fn for_bot(
        self: &Arc<House>,
        open: &Arc<OpenTable>,
        seat: u8,
        play: VillaPlay,
    ) -> Result<u64, Trouble> {
        let table = open.table().await;
        // Two servers that both move the bot store it once.
        let name = self.seal.action(open.id, "bot", table.last());
        let action = Action::Play { seat, turn: table.turn(), play: Play::Villa(play) };
        self.accept(open, By::House, name, action).await
    }
}

fn intent(round: &VillaRound, seat: u8, level: u8, late: &dyn Fn() -> bool) -> Option<Intent> {
    let site = Site::resume(*round.game(), round.villa(), Components::built_in()).ok()?;
    Intent::of(&site, Player::new(seat)?, level, late)
}
