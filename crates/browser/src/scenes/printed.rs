//! What the printed editions say and no other scene does: their boards, their pieces, the border, retiring, and two
//! players with four colours.

use callisto::{Board, Cell, Move, OrientationId, Position, Region};
use games::{CallistoChoice, CallistoRound, CallistoTable as _};
use table::Phase;
use words::{Language, Words, say};

use super::begun::{begin, open, people, play_until, round};
use super::play::{By, after, make, seat_two_people, take_up, turn};
use super::{Stage, everybody};
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn play(stage: Stage<'_>) -> Result<(), SceneError> {
    stage
        .with_page(Device::DESK, |page| async move {
            boards(&page).await?;
            pieces(&page).await?;
            retiring(stage, &page).await?;
            four_colours(stage, &page).await
        })
        .await
}

/// The number of players decides which squares are in play (C3, C3p): open ones, the centre, the border.
async fn boards(page: &Page) -> Result<(), SceneError> {
    let boards = [
        ("benelux", 2, [120, 24, 144]),
        ("benelux", 3, [196, 24, 68]),
        ("benelux", 4, [264, 24, 0]),
        ("pocket", 2, [100, 0, 0]),
        ("pocket", 3, [144, 0, 0]),
        ("pocket", 4, [196, 0, 0]),
    ];
    for (edition, players, squares) in boards {
        open(page, &begin(&CallistoChoice::new(edition, players), &people(players))?).await?;
        for (region, count) in ["open", "centre", "border"].into_iter().zip(squares) {
            let drawn = page
                .ask(&format!(
                    "(document.querySelector('svg.board .{region}-cells').getAttribute('d').match(/M/g) ?? []).length"
                ))
                .await?;
            ensure(drawn == count, || {
                format!("{edition} for {players} has {drawn} squares of kind {region}")
            })?;
        }
    }
    Ok(())
}

/// Points at a square with what is held, and reads why it may not go there.
async fn refused(page: &Page, at: (f64, f64), rows: u8, why: &str) -> Result<(), SceneError> {
    let before = turn(page).await?;
    page.click_at(page.on_board(at.0, at.1, rows).await?).await?;
    page.wait_for(".ghost.wrong").await?;
    page.wait_for_text(".why", why).await?;
    ensure(turn(page).await? == before, || format!("a move was made although: {why}"))
}

fn middle(cell: Cell) -> (f64, f64) {
    (f64::from(cell.x()) + 0.5, f64::from(cell.y()) + 0.5)
}

/// The squares beside one, on the board or not.
fn beside(cell: Cell) -> impl Iterator<Item = Cell> {
    let (x, y) = (cell.x(), cell.y());
    let around = [
        (x.checked_sub(1), Some(y)),
        (Some(x + 1), Some(y)),
        (Some(x), y.checked_sub(1)),
        (Some(x), Some(y + 1)),
    ];
    around.into_iter().filter_map(|(x, y)| Cell::new(x?, y?))
}

/// All 18 pieces are in the tray as often as the rules say (C2). A pillar goes neither onto the border nor into the
/// centre, a piece not onto the border, and a piece may be turned and flipped.
async fn pieces(page: &Page) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    page.go("/new").await?;
    page.click("input[name=edition][value=benelux]").await?;
    seat_two_people(page).await?;
    page.click("#begin").await?;
    page.wait_for("svg.board.mine").await?;
    let game = page.game().await?;
    let (rules, board) = (game.table().rules(), game.table().rules().board());
    let pillars = (".slot[aria-label*='pillar']".to_string(), 3);
    let slots = rules.kinds().iter();
    let slots = slots.map(|kind| (format!(".slot[aria-label^='Piece {},']", kind.shape.name()), kind.copies));
    for (slot, copies) in slots.chain([pillars]) {
        let count = format!("Number(document.querySelector(\"{slot} .count\")?.innerText ?? 1)");
        let shown = page.ask(&count).await?;
        ensure(shown.as_f64() == Some(copies.into()), || format!("{slot} is there {shown} times"))?;
    }
    // Away from where it may go: what is near such a place is drawn there.
    let border = deepest(board, Region::Border)?;
    let why = say!(words, "callisto-illegal-pillar-on-border", cell = border.to_string());
    refused(page, middle(border), board.height(), &why).await?;
    let centre = deepest(board, Region::Centre)?;
    let why = say!(words, "callisto-illegal-pillar-in-centre", cell = centre.to_string());
    refused(page, middle(centre), board.height(), &why).await?;
    for _ in 0..4 {
        make(page, pillar_move(round(&page.game().await?)?.position())?, By::Mouse).await?;
    }
    // A cross of which no square is off the board.
    let cross: Vec<String> = beside(border).chain([border]).map(|cell| cell.to_string()).collect();
    let cross = rules.parse_move(&cross.join(",")).map_err(|why| SceneError(why.to_string()))?;
    take_up(page, cross, By::Mouse).await?;
    let why = say!(words, "callisto-illegal-piece-on-border", cell = String::new());
    refused(page, middle(border), board.height(), why.trim()).await?;
    page.key("Escape").await?;

    let now = page.game().await?;
    let position = round(&now)?.position().clone();
    let flipped = position.legal().iter().find(|mv| is_flipped(&position, *mv));
    let flipped = flipped.ok_or_else(|| SceneError("no piece fits after a flip".into()))?;
    make(page, flipped, By::Mouse).await?;
    let after = page.game().await?;
    let laid = round(&after)?.position();
    let theirs = position.to_move();
    ensure(rules.cells_of_move(flipped).into_iter().all(|cell| laid.owner(cell) == theirs), || {
        "the piece does not lie as it was turned".into()
    })
}

/// The square of a region that is farthest from all others, with one of its own on each side.
fn deepest(board: &Board, region: Region) -> Result<Cell, SceneError> {
    let is_own = |cell: &Cell| board.region(*cell) == Some(region);
    let others: Vec<Cell> = board.cells().filter(|cell| !is_own(cell)).collect();
    let far = |cell: &Cell| {
        let to = |other: &Cell| cell.x().abs_diff(other.x()).max(cell.y().abs_diff(other.y()));
        others.iter().map(to).min()
    };
    let inner = board.cells_in(region).filter(|cell| beside(*cell).filter(is_own).count() == 4);
    inner.max_by_key(far).ok_or_else(|| SceneError(format!("there is no such square in the {region:?}")))
}

/// A pillar with room around it.
fn pillar_move(position: &Position) -> Result<Move, SceneError> {
    let free = |cell: &Cell| {
        beside(*cell).all(|it| position.board().is_playable(it) && position.owner(it).is_none())
    };
    let cell = position.legal().pillars().find(free);
    cell.map(Move::Pillar).ok_or_else(|| SceneError("no pillar fits".into()))
}

/// Whether a piece has to be flipped for a move: turning alone does not do it.
fn is_flipped(position: &Position, mv: Move) -> bool {
    let Move::Piece(place) = mv else { return false };
    let rules = position.rules();
    let mut way: Option<OrientationId> =
        rules.orientations_of(rules.orientation(place.orientation).kind()).next();
    (0..4).all(|_| {
        let is_other = way != Some(place.orientation);
        way = way.map(|way| rules.turned(way));
        is_other
    })
}

/// Someone whose pieces do not fit any more, but whose third pillar does, may retire instead (C10), and not before.
async fn retiring(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    let may = |round: &CallistoRound| round.position().legal().may_retire();
    let games = (0..40).map(|seed| {
        let mut game = begin(&CallistoChoice::new("benelux", 2), &people(2))?;
        Ok(play_until(&mut game, seed, may)?.then_some(game))
    });
    let game = games.collect::<Result<Vec<_>, SceneError>>()?.into_iter().flatten().next();
    let game = game.ok_or_else(|| SceneError("nobody may retire in any of these games".into()))?;
    let mut before = begin(&CallistoChoice::new("benelux", 2), &people(2))?;
    play_until(&mut before, 1, |round| round.steps().len() >= 8)?;
    open(page, &before).await?;
    page.wait_for("#retire:disabled").await?;
    open(page, &game).await?;
    page.wait_for("#retire:not(:disabled)").await?;
    page.wait_for_text(".turn", &say!(words, "web-do-retire")).await?;
    everybody::look(stage, page, "a game in which someone may retire").await?;
    let colour = round(&game)?.position().to_move().ok_or_else(|| SceneError("nobody is to move".into()))?;
    let made = turn(page).await?;
    page.click("#retire").await?;
    after(page, made).await?;
    let game = page.game().await?;
    ensure(round(&game)?.position().is_out(colour), || "who retired is still in the game".into())?;
    page.wait_for_text(&format!(".seat:nth-child({}) .out", colour.0 + 1), &say!(words, "web-out")).await
}

/// Each of two players has two colours, which play in turn, and their points are added (C15).
async fn four_colours(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    let words = Words::new(Language::English);
    page.go("/new").await?;
    page.click("input[name=edition][value=benelux]").await?;
    seat_two_people(page).await?;
    let label = say!(words, "web-four-colours");
    let tick =
        format!("[...document.querySelectorAll('label')].find((it) => it.innerText.includes({label:?}))");
    page.ask(&format!("({tick}.click(), true)")).await?;
    page.until(&format!("{tick}.querySelector('input').checked")).await?;
    page.click("#begin").await?;
    page.wait_for("svg.board.mine").await?;
    for step in 0..8 {
        let game = page.game().await?;
        let position = round(&game)?.position();
        let (colour, seat) = (position.to_move().map(|it| it.0), round(&game)?.seat_to_move());
        let starter = round(&game)?.starter().0;
        ensure(colour == Some((starter + step) % 4) && seat == Some((starter + step) % 2), || {
            format!("in turn {step} colour {colour:?} of seat {seat:?} is to move")
        })?;
        make(page, pillar_move(position)?, By::Mouse).await?;
    }
    let cards = page
        .ask("[...document.querySelectorAll('.player')].map((it) => it.querySelectorAll('.seat').length)");
    ensure(cards.await? == serde_json::json!([2, 2]), || "each player has not two colours".into())?;
    everybody::look(stage, page, "two players with four colours").await?;
    to_the_end(page, &words).await
}

/// The last moves of such a game: the sum of both colours is what counts.
async fn to_the_end(page: &Page, words: &Words) -> Result<(), SceneError> {
    let choice = CallistoChoice { four_colours: true, ..CallistoChoice::new("benelux", 2) };
    let mut whole = begin(&choice, &people(2))?;
    play_until(&mut whole, 5, |_| false)?;
    let length = round(&whole)?.steps().len();
    let mut game = begin(&choice, &people(2))?;
    play_until(&mut game, 5, |round| round.steps().len() + 2 >= length)?;
    open(page, &game).await?;
    loop {
        let game = page.game().await?;
        if game.table().phase() != Phase::Playing {
            break;
        }
        let mv = round(&game)?.position().legal().nth(0).ok_or_else(|| SceneError("no legal move".into()))?;
        let made = turn(page).await?;
        make(page, mv, By::Mouse).await?;
        after(page, made).await?;
    }
    let game = page.game().await?;
    let position = round(&game)?.position();
    let result = round(&game)?.outcome().ok_or_else(|| SceneError("the game has no result".into()))?;
    for (seat, points) in (0_u8..).zip(&result.penalties) {
        let sum: u32 = game.table().colours_of(seat).map(|colour| position.penalty(colour)).sum();
        ensure(sum == *points, || format!("seat {seat} has {points} points, its colours {sum}"))?;
        let shown = say!(words, "terminal-penalty", points = sum);
        page.wait_for_text(&format!(".player:nth-child({}) > .seat-head .points", seat + 1), &shown).await?;
    }
    let name = ["Anna", "Ben"][usize::from(result.winner)];
    page.wait_for_text(".ending", name).await
}
