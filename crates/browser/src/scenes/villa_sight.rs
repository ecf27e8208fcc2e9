//! Villa Paletti as it is seen and felt: one press to the first column, which columns are seen and marked, a question before
//! what cannot be taken back, a ring where a column would stand, a push that says what a column bears, and colours.

use serde_json::json;
use villa::{Colour, Deed, Kind};

use super::Stage;
use super::villa::{OUT, at_rest, brought, draw_from, game, place, places, still, surely};
use super::villa_back::take_hold;
use super::villa_begun::{Begun, column};
use super::villa_collapse::{FIRST, OTHER, tower};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    for device in [Device::DESK, Device::PHONE] {
        stage.with_page(device, |page| async move { seen(&page).await }).await?;
    }
    stage.with_page(Device::DESK, |page| async move { in_the_hand(&page).await }).await
}

/// The columns that may be drawn and are seen, of how many.
async fn movable(page: &Page) -> Result<(usize, usize), SceneError> {
    still(page).await?;
    let (now, places) = (game(page).await?, places(page).await?);
    let may: Vec<_> = villa::Column::all()
        .filter(|column| now.to_act().iter().any(|player| now.check(player, Deed::Bring(*column)).is_ok()))
        .collect();
    let seen = may.iter().filter(|column| place(&places, &format!("seen{}", column.index())).is_ok()).count();
    Ok((seen, may.len()))
}

/// One press, and the first column can be drawn; most of the player's columns are seen, also from above.
async fn seen(page: &Page) -> Result<(), SceneError> {
    page.go("/villa?pictures=few").await?;
    page.click("#bot-now").await?;
    page.wait_for(".ask").await?;
    let (seen, may) = movable(page).await?;
    ensure(seen * 10 >= may * 6 && may >= 8, || format!("{seen} of {may} columns are seen"))?;
    // From above the floor is see-through, or it would hide all of them.
    page.click(".view-buttons button:nth-child(5)").await?;
    let (seen, may) = movable(page).await?;
    ensure(seen * 10 >= may * 9, || format!("{seen} of {may} columns are seen from above"))
}

async fn in_the_hand(page: &Page) -> Result<(), SceneError> {
    asks_first(page).await?;
    not_ones_own(page).await?;
    one_gesture(page).await?;
    test_push(page).await?;
    buttons_give_way(page).await?;
    palette(page).await
}

/// Asking for a floor that cannot be laid warns first, and the log tells what happened afterwards.
async fn asks_first(page: &Page) -> Result<(), SceneError> {
    let mut begun = Begun::new(2)?;
    begun.stand(column(FIRST[0], Kind::Thin, 1)?, (-70.0, 50.0))?;
    let asker = begun.turn()?;
    begun.open(page, false).await?;
    page.click(".ask").await?;
    page.wait_for_text(".sure", "Only 1 column is up").await?;
    page.click(".sure-no").await?;
    page.until("!document.querySelector('.sure')").await?;
    ensure(game(page).await?.turn() == asker, || "the turn is over although the player said no".into())?;
    surely(page, ".ask").await?;
    page.click(".allow").await?;
    page.wait_for_text(".news", "moves nothing up. The turn is over.").await?;
    ensure(game(page).await?.turn() != asker, || "the turn did not pass".into())
}

/// A column is drawn, goes up by itself, is carried over the floor and set down where it is let go of: without a button.
async fn one_gesture(page: &Page) -> Result<(), SceneError> {
    Begun::new(2)?.open(page, false).await?;
    still(page).await?;
    let front = column(FIRST[0], Kind::Thin, 0)?;
    let from = place(&places(page).await?, &format!("seen{}", front.index()))?;
    ensure(draw_from(page, from).await?, || "the mouse missed the column".into())?;
    page.until(OUT).await?;
    page.wait_for(".hands[data-step=high]").await?;
    still(page).await?;
    // Before it is over the floor nobody is scolded.
    ensure(!page.holds("document.querySelector('.next.warns')").await?, || "it complains too early".into())?;
    let (hand, top) = (place(&places(page).await?, "hand")?, place(&places(page).await?, "top")?);
    page.drag_begin(hand).await?;
    // At once: a slow pointer moves what is carried finely.
    page.drag_on((top.0, top.1 - 40.0)).await?;
    still(page).await?;
    page.drag_end((top.0, top.1 - 40.0)).await?;
    at_rest(page).await?;
    ensure(brought(page).await?, || "the column does not stand".into())
}

/// A drag that begins on a column never turns the view: the page says why the column cannot be taken.
async fn not_ones_own(page: &Page) -> Result<(), SceneError> {
    Begun::new(2)?.open(page, false).await?;
    still(page).await?;
    let before = places(page).await?;
    let theirs = place(&before, &format!("seen{}", column(OTHER[0], Kind::Thin, 0)?.index()))?;
    page.drag(theirs, (theirs.0 + 120.0, theirs.1 + 30.0)).await?;
    page.wait_for_text(".pointed", "is not yours").await?;
    still(page).await?;
    let after = places(page).await?;
    ensure(before == after, || "a drag that began on a column has turned the view".into())?;
    ensure(!page.holds("document.querySelector('.hand-controls')").await?, || "it was taken hold of".into())
}

/// A push by a hair begins the attempt and says what the column bears.
async fn test_push(page: &Page) -> Result<(), SceneError> {
    let (begun, carries) = tower()?;
    begun.open(page, false).await?;
    take_hold(page, carries).await?;
    page.click(".test-push").await?;
    page.until("document.querySelector('.next')?.innerText.match(/little|something rests|carries/)").await?;
    let answer = page.text(".next").await?;
    ensure(!answer.contains("easily"), || format!("a column that bears the green floor: {answer}"))
}

/// While a pointer moves what is held, the buttons of the view are gone, and it stays in the picture.
async fn buttons_give_way(page: &Page) -> Result<(), SceneError> {
    Begun::new(2)?.open(page, false).await?;
    still(page).await?;
    let front = column(FIRST[0], Kind::Thin, 0)?;
    let from = place(&places(page).await?, &format!("seen{}", front.index()))?;
    page.drag_begin(from).await?;
    page.drag_on((from.0 - 40.0, from.1 + 60.0)).await?;
    page.drag_on((10.0, 780.0)).await?;
    page.until("getComputedStyle(document.querySelector('.view-buttons')).pointerEvents === 'none'").await?;
    still(page).await?;
    let hand = place(&places(page).await?, "hand")?;
    let field = page
        .ask(
            "(() => { const r = document.querySelector('.villa-canvas').getBoundingClientRect();
        return [r.left, r.top, r.right, r.bottom]; })()",
        )
        .await?;
    let edge = |n: usize| field[n].as_f64().unwrap_or_default();
    let inside = hand.0 > edge(0) && hand.1 > edge(1) && hand.0 < edge(2) && hand.1 < edge(3);
    ensure(inside, || format!("the hand is at {hand:?}, outside of {field}"))?;
    page.drag_end((10.0, 780.0)).await?;
    page.until("getComputedStyle(document.querySelector('.view-buttons')).pointerEvents !== 'none'").await
}

/// The picture shows what there is: where pictures are few, it may be late.
const PICTURED: &str = "(() => {
    const canvas = document.querySelector('.villa-canvas');
    canvas.dispatchEvent(new CustomEvent('report'));
    return JSON.parse(canvas.dataset.report).is_due === false;
})()";

/// The columns have the colours of the palette that was chosen: the picture is another one, and only by its colours.
async fn palette(page: &Page) -> Result<(), SceneError> {
    let begun = Begun::new(2)?;
    let mut pictures = Vec::new();
    for palette in ["house", "safe", "house"] {
        page.ask(&format!(
            "(localStorage.setItem('loggia.settings', JSON.stringify({{ palette: {} }})), true)",
            json!(palette)
        ))
        .await?;
        begun.open(page, false).await?;
        still(page).await?;
        page.until(PICTURED).await?;
        // The yellow column in front, in the middle of its shaft.
        let front = column(Colour::ALL[1], Kind::Thin, 0)?;
        let at = place(&places(page).await?, &format!("seen{}", front.index()))?;
        pictures.push(page.colour_at(at).await?);
    }
    let apart = |a: [u8; 3], b: [u8; 3]| (0..3).map(|n| a[n].abs_diff(b[n])).max().unwrap_or_default();
    ensure(apart(pictures[0], pictures[2]) < 12 && apart(pictures[0], pictures[1]) > 20, || {
        format!("the column is {pictures:?} in the palettes house, safe, house")
    })
}
