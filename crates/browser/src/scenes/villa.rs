//! Villa Paletti on one device by mouse: from the set-up to a new floor, with a reload in the middle of an attempt.

use std::time::{Duration, Instant};

use games::VillaTable as _;
use serde_json::Value;
use table::local::Local;
use villa::{Action, Brought, Column, Deed, Player, Storey};
use villa_site::Site;
use villa_world::{Components, Statics};

use super::play::seat_two_people;
use super::villa_begun::NAMES;
use super::villa_log::{last_step, logged};
use super::{Stage, everybody};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// Without the column the villa stands by at least this many metres: enough for a hand that is not careful.
const SAFE: f64 = 0.006;

/// A villa comes to rest before so much time has passed, or so many pictures were drawn, whichever is later.
const MOVES: Duration = Duration::from_secs(25);
const MOST_PICTURES: u64 = 60 * MOVES.as_secs();

/// Pixels from the middle of the top floor, for three columns that bear a floor.
const CORNERS: [(f64, f64); 3] = [(-70.0, -10.0), (70.0, -15.0), (0.0, 32.0)];

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { to_green(stage, &page).await }).await
}

/// What a player of a [game that has begun](super::villa_begun) is called.
pub fn name_of(player: Player) -> &'static str {
    NAMES[usize::from(u8::from(player))]
}

async fn to_green(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    page.go("/villa/sandbox?pictures=few").await?;
    page.go("/villa/play").await?;
    seat_two_people(page).await?;
    page.click("#begin").await?;
    page.click(".arrange").await?;
    page.click(".throw").await?;
    for left in (0..3).rev() {
        page.click(".button.of").await?;
        page.until(&format!("document.querySelectorAll('.button.of').length === {left}")).await?;
    }
    page.wait_for(".ask").await?;
    everybody::look(stage, page, "a game of Villa Paletti").await?;
    let mut standing = 0;
    for attempt in 0..9 {
        standing += usize::from(bring_up(page, attempt == 0, CORNERS[standing]).await?);
        if standing == CORNERS.len() {
            break;
        }
    }
    ensure(standing == CORNERS.len(), || format!("only {standing} columns were brought up"))?;
    surely(page, ".ask").await?;
    page.click(".allow").await?;
    page.click(".lay").await?;
    page.wait_for(".next-step").await?;
    for turn in 0..60 {
        if ready(page).await? {
            break;
        }
        page.click(&format!(".hand-pad button:nth-child({})", [1, 2, 7, 4, 3, 7][turn % 6])).await?;
        still(page).await?;
    }
    page.click(".next-step").await?;
    at_rest(page).await?;
    let top = game(page).await?.top();
    ensure(top == Storey::Green, || format!("the top floor is {top:?}"))
}

/// Takes hold of the nearest column that may be moved safely, and draws it out; whether the mouse met it.
pub async fn draw(page: &Page) -> Result<bool, SceneError> {
    let from = nearest(page).await?;
    draw_from(page, from).await
}

/// Takes hold of such a column and hardly moves it, to stop with it soon; whether the mouse met it. One that comes back from
/// far away may push others over.
pub async fn touch(page: &Page) -> Result<bool, SceneError> {
    let from = nearest(page).await?;
    pull(page, from, (0.0, 12.0)).await
}

/// The same as [`draw`] with a column that may hold the villa up.
pub async fn draw_column(page: &Page, column: Column) -> Result<(), SceneError> {
    still(page).await?;
    let from = place(&places(page).await?, &format!("seen{}", column.index()))?;
    draw_from(page, from).await.map(drop)
}

pub async fn draw_from(page: &Page, from: (f64, f64)) -> Result<bool, SceneError> {
    let middle = page.middle(".villa-canvas").await?;
    let aside = if from.0 < middle.0 { -90.0 } else { 90.0 };
    pull(page, from, (aside, 225.0)).await
}

async fn pull(page: &Page, from: (f64, f64), by: (f64, f64)) -> Result<bool, SceneError> {
    page.drag(from, (from.0 + by.0, from.1 + by.1)).await?;
    still(page).await?;
    page.holds("document.querySelector('.hand-controls')").await
}

/// Brings the nearest column up that may be moved safely, by mouse; whether it stands.
pub async fn bring_up(page: &Page, reload: bool, spot: (f64, f64)) -> Result<bool, SceneError> {
    if !draw(page).await? {
        // Beside the column: it is tried again from another side.
        page.click(".view-buttons button").await?;
        return Ok(false);
    }
    // It is out, or the hand is where it was drawn to.
    page.until(&format!("{OUT} || ({ARRIVED})")).await?;
    still(page).await?;
    if !page.holds(OUT).await? {
        surely(page, ".break-off").await?;
        at_rest(page).await?;
        return Ok(false);
    }
    if reload {
        logged(page, "the hand that draws", |input| input.grip).await?;
        page.reload().await?;
        page.wait_for(".hand-controls").await?;
    }
    lift_and_set_down(page, spot).await?;
    brought(page).await
}

/// A column is out from under its floor, or higher already.
pub const OUT: &str = "document.querySelector('.hands[data-step=out], .hands[data-step=high]')";

/// The hand is where it shall go.
const ARRIVED: &str = "(() => {
    const canvas = document.querySelector('.villa-canvas');
    canvas.dispatchEvent(new CustomEvent('report'));
    return JSON.parse(canvas.dataset.report).has_arrived === true;
})()";

/// Presses a button and says yes to the question that follows.
pub async fn surely(page: &Page, css: &str) -> Result<(), SceneError> {
    page.click(css).await?;
    page.click(".sure-yes").await
}

/// Lifts a column that is out; one that a pointer has drawn goes up by itself.
pub async fn lift(page: &Page) -> Result<(), SceneError> {
    page.until(OUT).await?;
    if page.holds("document.querySelector('.hands[data-step=out]')").await? {
        page.click(".next-step").await?;
    }
    page.wait_for(".hands[data-step=high]").await
}

/// Lifts a column that is out, carries it to some pixels from the middle of the top floor, or nearer, and sets it down.
pub async fn lift_and_set_down(page: &Page, spot: (f64, f64)) -> Result<(), SceneError> {
    lift_over(page, spot).await?;
    page.click(".next-step").await?;
    at_rest(page).await
}

/// Lifts a column that is out and carries it to some pixels from the middle of the top floor, or nearer.
pub async fn lift_over(page: &Page, spot: (f64, f64)) -> Result<(), SceneError> {
    lift(page).await?;
    still(page).await?;
    let top = place(&places(page).await?, "top")?;
    for n in 0..12 {
        let off = f64::from(n) * 5.0;
        page.click_at((top.0 + spot.0 - spot.0.signum() * off, top.1 + spot.1 - off / 4.0)).await?;
        still(page).await?;
        if ready(page).await? {
            break;
        }
    }
    Ok(())
}

/// Waits until the hands are empty and the game knows what they did.
pub async fn at_rest(page: &Page) -> Result<(), SceneError> {
    page.until("!document.querySelector('.hand-controls') && !document.querySelector('.villa[data-holds]')")
        .await
}

/// Whether the last step of the game brought a column up.
pub async fn brought(page: &Page) -> Result<bool, SceneError> {
    let last = last_step(page).await?;
    Ok(matches!(last, Action::Bring { outcome: Brought::Stood { .. }, .. }))
}

/// Whether the next step can be made.
pub async fn ready(page: &Page) -> Result<bool, SceneError> {
    page.holds("document.querySelector('.next-step:not([disabled])')").await
}

/// Waits until the picture is there and nothing moves in it: the view has come to rest, hands hold still.
pub async fn still(page: &Page) -> Result<(), SceneError> {
    let still = "(async () => {
        const canvas = document.querySelector('.villa-canvas');
        const look = () => {
            canvas.dispatchEvent(new CustomEvent('report'));
            return canvas.getAttribute('data-places') ?? '{}';
        };
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        const begun = performance.now();
        let before = look(), frames = 0, seen = 0, since = begun;
        while (performance.now() < begun + 5000) {
            await frame();
            seen += 1;
            const now = look();
            if (now === before && now !== '{}') frames += 1;
            else [before, frames, since] = [now, 0, performance.now()];
            if (frames >= 5 && performance.now() > since + 250) return 0;
        }
        return seen;
    })()";
    page.wait_for(".villa-canvas").await?;
    // A villa moves on with each picture, by no more than a little: where they are few, it takes long.
    let (begun, mut pictures) = (Instant::now(), 0);
    while begun.elapsed() < MOVES || pictures < MOST_PICTURES {
        match page.ask(still).await?.as_u64() {
            Some(0) => return Ok(()),
            Some(more) => pictures += more,
            None => break,
        }
    }
    Err(SceneError(format!("the villa does not come to rest within {pictures} pictures")))
}

/// The game as the page has stored it, or the server at a table of its own.
pub async fn stored(page: &Page) -> Result<Local, SceneError> {
    let stored = "location.pathname.startsWith('/t/')
        ? fetch('/api/tables/' + location.pathname.split('/')[2] + '/log').then((log) => log.text())
        : localStorage.getItem('loggia.villa.' + location.pathname.split('/')[3])";
    let text = page.ask(stored).await?;
    let game = text.as_str().and_then(|text| Local::read(games::ALL, text).ok());
    game.ok_or_else(|| SceneError("the page has stored no game".into()))
}

/// The game as it stands.
pub async fn game(page: &Page) -> Result<villa::Game, SceneError> {
    let local = stored(page).await?;
    local.table().villa().map(|round| *round.game()).ok_or_else(|| SceneError("there is no game".into()))
}

/// Where things are on the screen, as the canvas tells the caller.
pub async fn places(page: &Page) -> Result<Value, SceneError> {
    let told = page
        .ask(
            "(() => { const c = document.querySelector('.villa-canvas'), r = c.getBoundingClientRect();
               c.dispatchEvent(new CustomEvent('report'));
               const told = JSON.parse(c.getAttribute('data-places') || '{}');
               for (const name in told) told[name] = [told[name][0] + r.x, told[name][1] + r.y];
               return told; })()",
        )
        .await?;
    Ok(told)
}

pub fn place(places: &Value, name: &str) -> Result<(f64, f64), SceneError> {
    let at = |n: usize| places.get(name)?.get(n)?.as_f64();
    at(0).zip(at(1)).ok_or_else(|| SceneError(format!("{name} is nowhere on the screen")))
}

/// The lowest column on the screen that is seen, may be moved, and can be missed.
async fn nearest(page: &Page) -> Result<(f64, f64), SceneError> {
    let game = stored(page).await?;
    let round = game.table().villa().ok_or_else(|| SceneError("there is no game".into()))?;
    let site = Site::resume(*round.game(), round.villa(), Components::built_in());
    let plan = site.map_err(|error| SceneError(error.to_string()))?.villa().plan();
    let statics = Statics::of(&plan);
    page.wait_for(".villa-canvas").await?;
    still(page).await?;
    for _ in 0..12 {
        let places = places(page).await?;
        let may = villa::Column::all().filter(|column| {
            let game = round.game();
            game.to_act().iter().any(|player| game.check(player, Deed::Bring(*column)).is_ok())
                && statics.without(column.index()).is_some_and(|margin| margin.metres > SAFE)
        });
        let seen = may.filter_map(|column| place(&places, &format!("seen{}", column.index())).ok());
        if let Some(nearest) = seen.max_by(|a, b| a.1.total_cmp(&b.1)) {
            return Ok(nearest);
        }
        // Perhaps from another side.
        page.click(".view-buttons button").await?;
        still(page).await?;
    }
    let (phase, last) = (round.game().phase(), round.steps().last().map(|step| step.action));
    Err(SceneError(format!("no column can be drawn from any side; {phase:?}, after {last:?}")))
}
