//! What the log of a game of Villa Paletti says about hands and columns.

use games::{VillaPlay, VillaTable as _};
use table::Action as Deed;
use table::local::Local;
use villa::{Action, Column};
use villa_site::Site;
use villa_world::{Components, Input, Pose};

use super::villa::stored;
use crate::page::Page;
use crate::scene_error::SceneError;

/// The last step of the game.
pub async fn last_step(page: &Page) -> Result<Action, SceneError> {
    let game = stored(page).await?;
    let last = game.table().villa().and_then(|round| round.steps().last().map(|step| step.action));
    last.ok_or_else(|| SceneError("nothing was done".into()))
}

/// Where a column stands.
pub async fn stands_at(page: &Page, column: Column) -> Result<Pose, SceneError> {
    let local = stored(page).await?;
    let round = local.table().villa().ok_or_else(|| SceneError("there is no game".into()))?;
    let site = Site::resume(*round.game(), round.villa(), Components::built_in());
    let plan = site.map_err(|error| SceneError(error.to_string()))?.villa().plan();
    plan.columns[column.index()].place.ok_or_else(|| SceneError(format!("{column:?} stands nowhere")))
}

/// What the hands of the last attempt did, as the log has it.
pub fn hands(local: &Local) -> Vec<Input> {
    let plays = local.entries().iter().filter_map(|entry| match &entry.action {
        Deed::Play { play, .. } => VillaPlay::of(play),
        _ => None,
    });
    plays.fold(Vec::new(), |mut hands, play| {
        match play {
            VillaPlay::Begin { .. } => hands.clear(),
            VillaPlay::Hands { inputs, .. } => {
                hands.extend(villa_site::read_hands(&inputs).unwrap_or_default());
            }
            VillaPlay::Do(_) | VillaPlay::Lapse => {}
        }
        hands
    })
}

/// Waits until the log has hands that do something; they are written into it twice a second.
pub async fn logged(page: &Page, what: &str, done: impl Fn(&Input) -> bool) -> Result<(), SceneError> {
    let otherwise = format!("the log does not have {what}");
    page.until_so(&otherwise, async || Ok(hands(&stored(page).await?).iter().any(&done))).await
}
