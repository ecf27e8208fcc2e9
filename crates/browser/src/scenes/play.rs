//! Moves in a game on one device: chosen here by the same rules, made in the browser by hand.

use callisto::{Move, OrientationId, Rules};
use games::CallistoTable as _;
use table::Phase;

use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// How a move is made on the page.
#[derive(Clone, Copy)]
pub enum By {
    /// Dragged with the mouse.
    Mouse,
    /// Dragged with a finger, then confirmed.
    Finger,
}

/// How far above a finger the page holds a piece, in cells.
const LIFT: f64 = 1.8;

/// How many moves were made in the game on the page.
pub async fn turn(page: &Page) -> Result<u32, SceneError> {
    Ok(page.game().await?.table().turn())
}

/// A person instead of the bot on the second seat, on the page where a game is chosen.
pub async fn seat_two_people(page: &Page) -> Result<(), SceneError> {
    page.choose(".seat-choice:nth-child(2) > select", "person").await?;
    page.wait_for(".seat-choice:nth-child(2) input:not(.hidden)").await
}

/// Makes a move on the page and waits until the game has it.
pub async fn make(page: &Page, mv: Move, by: By) -> Result<(), SceneError> {
    let before = turn(page).await?;
    let Some(carried) = take_up(page, mv, by).await? else { return page.click("#retire").await };
    let from = page.middle(&carried.slot).await?;
    match by {
        By::Mouse => page.drag(from, carried.on_board(page, 0.0).await?).await?,
        By::Finger => {
            page.swipe(from, carried.on_board(page, LIFT).await?).await?;
            page.wait_for(".ghost.laid.fits").await?;
            ensure(turn(page).await? == before, || "a finger's move must be confirmed first".into())?;
            page.tap("#put").await?;
        }
    }
    after(page, before).await?;
    empty_hand(page).await
}

/// A piece or a pillar, turned as wanted, before it is carried to the board.
pub struct Carried {
    /// Its place in the tray.
    pub slot: String,
    /// The middle of where it goes, in cells, rows upwards.
    to: (f64, f64),
    rows: u8,
}

impl Carried {
    /// Where it goes on the screen, or this many cells below that.
    pub async fn on_board(&self, page: &Page, below: f64) -> Result<(f64, f64), SceneError> {
        page.on_board(self.to.0, self.to.1 - below, self.rows).await
    }
}

/// Picks up what a move needs; nothing to retire.
pub async fn take_up(page: &Page, mv: Move, by: By) -> Result<Option<Carried>, SceneError> {
    let game = page.game().await?;
    take_up_by(page, game.table().rules(), mv, by).await
}

/// The same where no game is stored.
pub async fn take_up_by(page: &Page, rules: &Rules, mv: Move, by: By) -> Result<Option<Carried>, SceneError> {
    let slot = match mv {
        Move::Retire => return Ok(None),
        Move::Pillar(_) => ".slot[aria-label*='pillar']".to_string(),
        Move::Piece(place) => {
            let kind = rules.orientation(place.orientation).kind();
            format!(".slot[aria-label^='Piece {},']", rules.kinds()[kind].shape.name())
        }
    };
    page.wait_for(&format!("{slot}:not(:disabled)")).await?;
    if let Move::Piece(place) = mv {
        turn_in_hand(page, rules, &slot, place.orientation, by).await?;
    }
    let cells = rules.cells_of_move(mv);
    let middle = |axis: fn(&callisto::Cell) -> u8| {
        let (low, high) = (cells.iter().map(axis).min(), cells.iter().map(axis).max());
        f64::from(low.unwrap_or(0) + high.unwrap_or(0) + 1) / 2.0
    };
    let to = (middle(|cell| cell.x()), middle(|cell| cell.y()));
    Ok(Some(Carried { slot, to, rows: rules.board().height() }))
}

/// What was placed is in nobody's hand any more: nothing hovers over the board, and in the tray at most a pillar of the
/// first turns is taken up.
pub async fn empty_hand(page: &Page) -> Result<(), SceneError> {
    page.until("!document.querySelector('.ghost, .carried')").await?;
    let held = page.ask("[...document.querySelectorAll('.slot.held')].map((slot) => slot.ariaLabel)").await?;
    let held: Vec<&str> = held.as_array().into_iter().flatten().filter_map(|label| label.as_str()).collect();
    let piece = held.iter().find(|label| label.starts_with("Piece"));
    ensure(piece.is_none(), || format!("{held:?} stays in the hand after the move"))
}

/// Waits until another move was made.
pub async fn after(page: &Page, before: u32) -> Result<(), SceneError> {
    page.until_so("no move was made", async || Ok(turn(page).await? > before)).await
}

/// Takes a piece up and turns it by the buttons until it lies as wanted.
async fn turn_in_hand(
    page: &Page,
    rules: &Rules,
    slot: &str,
    wanted: OrientationId,
    by: By,
) -> Result<(), SceneError> {
    let press = async |css: &str| match by {
        By::Mouse => page.click(css).await,
        By::Finger => page.tap(css).await,
    };
    press(slot).await?;
    page.wait_for(&format!("{slot}.held")).await?;
    let mut now = rules.orientations_of(rules.orientation(wanted).kind()).next().unwrap_or(wanted);
    for step in 0..8 {
        if now == wanted {
            return Ok(());
        }
        if step == 4 {
            press("#flip").await?;
            now = rules.flipped(now);
            continue;
        }
        press("#turn").await?;
        now = rules.turned(now);
    }
    ensure(now == wanted, || format!("{} cannot be reached by turning", rules.orientation_name(wanted)))
}

/// Plays by the keyboard until this many moves were made here, or the game is over.
pub async fn keyboard_moves(page: &Page, most: usize) -> Result<(), SceneError> {
    for _ in 0..most {
        page.until("document.querySelector('svg.board.mine') || document.querySelector('.ending')").await?;
        let game = page.game().await?;
        if game.table().phase() != Phase::Playing {
            return Ok(());
        }
        let before = turn(page).await?;
        let round = game.table().round().ok_or_else(|| SceneError("there is no game".into()))?;
        let starting = round.position().to_move().is_some_and(|colour| round.position().is_starting(colour));
        page.key(if starting { "n" } else { "c" }).await?;
        page.wait_for(".ghost.fits").await?;
        page.web.execute("document.querySelector('svg.board').focus()", Vec::new()).await?;
        page.key("Enter").await?;
        after(page, before).await?;
        empty_hand(page).await?;
    }
    Ok(())
}
