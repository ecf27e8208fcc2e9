//! Games of Callisto on one device that have begun already, so that a scene is near the moment it is about.

use games::{CallistoChoice, CallistoRound, CallistoTable as _};
use serde_json::json;
use table::local::{Local, Sitter, sitter};
use table::{Action, Rejection, Starter, Time};

use crate::page::Page;
use crate::scene_error::SceneError;

/// People.
pub fn people(count: u8) -> Vec<Sitter> {
    let names = ["Anna", "Ben", "Cleo", "Dirk"].into_iter().take(count.into());
    names.map(|name| Sitter::Person(name.into())).collect()
}

/// A single game that the first seat begins.
pub fn begin(choice: &CallistoChoice, sitters: &[Sitter]) -> Result<Local, SceneError> {
    let mut header = choice.header(sitter(0), Time(0));
    (header.starter, header.rounds) = (Starter::Seat(0), 0);
    Local::begin(games::ALL, header, sitters, 0, Time(0)).map_err(impossible)
}

/// The one game at the table.
pub fn round(game: &Local) -> Result<&CallistoRound, SceneError> {
    game.table().round().ok_or_else(|| SceneError("there is no game".into()))
}

/// Makes a move for the seat whose turn it is, written as people write it.
pub fn perform(game: &mut Local, text: &str) -> Result<(), SceneError> {
    let (seat, turn) = (round(game)?.seat_to_move().unwrap_or_default(), game.table().turn());
    game.perform(Time(1), Action::Play { seat, turn, play: CallistoRound::tagged(text) }).map_err(impossible)
}

/// Makes random moves, from a seed, until it is so far; whether that came before the end. The third pillar is kept
/// while a piece fits.
pub fn play_until(
    game: &mut Local,
    seed: u64,
    so_far: impl Fn(&CallistoRound) -> bool,
) -> Result<bool, SceneError> {
    let mut rng = fastrand::Rng::with_seed(seed);
    loop {
        let now = round(game)?;
        if so_far(now) {
            return Ok(true);
        }
        let legal = now.position().legal();
        if legal.is_empty() {
            return Ok(false);
        }
        // Pieces come first.
        let choice = if legal.piece_count() > 0 { legal.piece_count() } else { legal.len() };
        let mv = legal.nth(rng.usize(..choice));
        let mv = mv.ok_or_else(|| SceneError("no legal move".into()))?;
        let text = now.position().rules().cell_list(mv);
        perform(game, &text)?;
    }
}

/// Opens a game on a page that is one of the server's already.
pub async fn open(page: &Page, game: &Local) -> Result<(), SceneError> {
    let store = format!(
        "(localStorage.setItem('loggia.game.begun', {}), localStorage.setItem('loggia.games', 'begun'), true)",
        json!(game.write())
    );
    page.ask(&store).await?;
    page.go("/play/begun").await?;
    page.wait_for("svg.board").await
}

fn impossible(why: Rejection) -> SceneError {
    SceneError(format!("the game of the scene is not one: {why:?}"))
}
