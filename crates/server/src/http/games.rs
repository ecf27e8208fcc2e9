//! A table's games as files.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use table::{Games, Header, Round, Table};

use super::Shared;
use super::caller::{Address, Reader};
use super::fault::Fault;
use super::past;
use super::tables::find;

/// `games/1.blksgf` is the first game of the table, counting all series; the ending is that of the game's own files.
pub(super) async fn download(
    State(house): State<Shared>,
    Address(address): Address,
    reader: Reader,
    Path((id, game)): Path<(String, String)>,
) -> Result<impl IntoResponse, Fault> {
    past::charge(&house, address, 0)?;
    let open = find(&house, &id).await?;
    reader.may_read(&open)?;
    // The whole log is followed to find one game of it.
    past::charge(&house, address, open.log_bytes())?;
    let (number, ending) = game.split_once('.').ok_or(Fault::NotFound)?;
    let index =
        number.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).ok_or(Fault::NotFound)?;
    let header = open.look(|table| table.header().clone()).await;
    let turn = house.openings.acquire().await.map_err(|_| Fault::Unavailable)?;
    let rounds = rounds(house.games, header, &format!("[{}]", open.entries_after(0, usize::MAX).0))?;
    drop(turn);
    let round = rounds.get(index).ok_or(Fault::NotFound)?;
    let file = open.look(|table| table.file(&**round)).await;
    let file = file.filter(|file| file.ending == ending).ok_or(Fault::NotFound)?;
    let name = format!("{}-{}.{}", open.game, index + 1, file.ending);
    let headers = [
        (header::CONTENT_TYPE, format!("{}; charset=utf-8", file.media_type)),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((headers, file.text))
}

/// Every game that was begun at the table, each as it was left.
fn rounds(games: Games, header: Header, entries: &str) -> Result<Vec<Box<dyn Round>>, Fault> {
    let entries: Vec<table::Entry> = serde_json::from_str(entries).map_err(|_| Fault::Unavailable)?;
    let mut replay = Table::new(games, header)?;
    let mut rounds: Vec<Box<dyn Round>> = Vec::new();
    for entry in &entries {
        // A game is kept before the next one takes its place.
        let (begun, round) = (replay.games_begun(), replay.game().map(|round| round.copy()));
        replay.apply(entry)?;
        if replay.games_begun() > begun {
            rounds.extend(round);
        }
    }
    rounds.extend(replay.game().map(|round| round.copy()));
    Ok(rounds)
}

impl From<table::Rejection> for Fault {
    fn from(rejection: table::Rejection) -> Fault {
        Fault::Refused(rejection)
    }
}
