//! The house as keeper of tables of Villa Paletti: it judges attempts, in a few threads of their own, and writes its own
//! word into the log.

use std::sync::Arc;

use table::{Action, By, Play, Rejection, Table, Time, VillaMove, VillaPlay, VillaRound};
use tokio::sync::Semaphore;
use villa_site::Site;
use villa_world::Components;

use super::House;
use super::accept::Trouble;
use crate::ids::TableId;

/// How many attempts may be judged at a time.
pub(super) struct Judges(Arc<Semaphore>);

impl Judges {
    pub(super) fn new(judges: usize) -> Judges {
        Judges(Arc::new(Semaphore::new(judges.max(1))))
    }
}

impl House {
    /// An action as it goes into the log. What happens to a villa, and how a throw falls, is for the house to say; what
    /// the table does not wait for is not even looked at.
    pub(super) async fn judged(
        self: &Arc<House>,
        id: TableId,
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
        let _judge = self.judges.0.clone().acquire_owned().await.map_err(|_| Trouble::Failed)?;
        let judged = tokio::task::spawn_blocking(move || {
            let kept = villa_site::keep(&round, seat, &play, &mut lot)?;
            compare(id, &round, seat, &play, &kept);
            Ok::<VillaPlay, Rejection>(kept)
        });
        let play = judged.await.map_err(|error| {
            tracing::error!(?id, %error, "judging failed");
            Trouble::Failed
        })??;
        Ok(Action::Play { seat, turn: *turn, play: Play::Villa(play) })
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
