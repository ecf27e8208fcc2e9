//! Columns on columns (V9): on the red floor one may be stood on the head of another, by pointing at the head.

use villa::{Action, Brought, Column, Kind, Storey};

use super::Stage;
use super::villa::{at_rest, draw_column, game, lift, place, places, ready, still};
use super::villa_begun::{Begun, column};
use super::villa_collapse::{FIRST, OTHER};
use super::villa_log::{last_step, stands_at};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// Where three columns bear the floors above, in millimetres.
pub const BEARING: [(f64, f64); 3] = [(-70.0, 35.0), (0.0, -75.0), (65.0, 35.0)];

/// The columns of the one who begins, and of the other, in the order in which they are brought up: the other's that
/// stay below bear the villa, with the last one of the first.
const FIRSTS: [(usize, Kind, usize); 8] = [
    (0, Kind::Thin, 0),
    (1, Kind::Thin, 0),
    (0, Kind::Thin, 1),
    (1, Kind::Thin, 1),
    (0, Kind::Thin, 2),
    (1, Kind::Thin, 2),
    (0, Kind::Hexagon, 0),
    (1, Kind::Hexagon, 0),
];
const OTHERS: [(usize, Kind, usize); 4] =
    [(1, Kind::Thin, 1), (1, Kind::Hexagon, 0), (1, Kind::Thick, 0), (0, Kind::Thick, 0)];

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { on_the_head(&page).await }).await
}

/// A villa with all five floors; a thick column stands on the red one, and the other is next.
pub fn red() -> Result<Begun, SceneError> {
    let mut begun = Begun::new(2)?;
    let (mut firsts, mut others) = (FIRSTS.into_iter(), OTHERS.into_iter());
    for _ in 0..4 {
        for (n, at) in BEARING.into_iter().enumerate() {
            let (colours, next) = if n == 1 { (OTHER, others.next()) } else { (FIRST, firsts.next()) };
            let (colour, kind, number) =
                next.ok_or_else(|| SceneError("there are too few columns".into()))?;
            begun.stand(column(colours[colour], kind, number)?, at)?;
        }
        begun.floor()?;
    }
    begun.stand(column(FIRST[0], Kind::Thick, 0)?, (0.0, 0.0))?;
    Ok(begun)
}

/// The column that is stood on, and the one that is stood on it.
fn both() -> Result<(Column, Column), SceneError> {
    Ok((column(FIRST[0], Kind::Thick, 0)?, column(OTHER[1], Kind::Thin, 0)?))
}

/// Opens the villa from a file, as a player continues an earlier game, and carries a column over the head of
/// the one on the red floor, by pointing at it.
pub async fn over_a_head(page: &Page) -> Result<(), SceneError> {
    let (head, taken) = both()?;
    red()?.open_file(page).await?;
    draw_column(page, taken).await?;
    lift(page).await?;
    still(page).await?;
    page.click_at(place(&places(page).await?, &format!("seen{}", head.index()))?).await?;
    still(page).await
}

async fn on_the_head(page: &Page) -> Result<(), SceneError> {
    let (head, taken) = both()?;
    let other = red()?.turn()?;
    over_a_head(page).await?;
    let before = game(page).await?.points(other);
    page.wait_for_text(".next", "The ring shows where it will stand").await?;
    ensure(ready(page).await?, || "the column cannot be stood on another".into())?;
    page.click(".next-step").await?;
    at_rest(page).await?;
    page.wait_for_text(".told", "The column stands.").await?;
    let last = last_step(page).await?;
    let stood = Action::Bring { column: taken, outcome: Brought::Stood { on: Storey::Red } };
    ensure(last == stood, || format!("{last:?}"))?;
    let (below, above) = (stands_at(page, head).await?, stands_at(page, taken).await?);
    ensure(above.at[2] - below.at[2] > 0.07, || format!("{above:?} is not on top of {below:?}"))?;
    let after = game(page).await?.points(other);
    ensure(after == before + 1, || format!("{before} points became {after}"))
}
