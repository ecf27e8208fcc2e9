//! A table's games as files.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use table::{Games, Header, Round, Table};

use super::Shared;
use super::caller::{Address, Reader};
use super::http_error::HttpError;
use super::past;
use super::tables::find;

/// `games/1.blksgf` is the first game of the table, counting all series; the ending is that of the game's own files.
pub(super) async fn download(
    State(server): State<Shared>,
    Address(address): Address,
    reader: Reader,
    Path((id, game)): Path<(String, String)>,
) -> Result<impl IntoResponse, HttpError> {
    past::charge(&server, address, 0)?;
    let open = find(&server, &id, reader.at(address)).await?;
    reader.may_read(&open)?;
    // The whole log is followed to find one game of it.
    past::charge(&server, address, open.log_bytes())?;
    let (number, ending) = game.split_once('.').ok_or(HttpError::NotFound)?;
    let index =
        number.parse::<usize>().ok().and_then(|number| number.checked_sub(1)).ok_or(HttpError::NotFound)?;
    let header = open.look(|table| table.header().clone()).await;
    let turn = server.openings.turn(reader.at(address)).await;
    let (games, entries) = (server.games, open.entries_after(0, usize::MAX).0);
    // A long log takes seconds to follow: on a thread of its own, so that nobody else waits. The turn lasts as long, also when
    // the client hangs up.
    let rounds = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        rounds(games, header, &format!("[{entries}]"))
    });
    let rounds = rounds.await.map_err(|_| HttpError::Unavailable)??;
    let round = rounds.get(index).ok_or(HttpError::NotFound)?;
    let file = open.look(|table| table.file(&**round)).await;
    let file = file.filter(|file| file.ending == ending).ok_or(HttpError::NotFound)?;
    let name = format!("{}-{}.{}", open.game, index + 1, file.ending);
    let headers = [
        (header::CONTENT_TYPE, format!("{}; charset=utf-8", file.media_type)),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((headers, file.text))
}

/// Every game that was begun at the table, each as it was left.
fn rounds(games: Games, header: Header, entries: &str) -> Result<Vec<Box<dyn Round>>, HttpError> {
    let entries: Vec<table::Entry> = serde_json::from_str(entries).map_err(|_| HttpError::Unavailable)?;
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

impl From<table::Rejection> for HttpError {
    fn from(rejection: table::Rejection) -> HttpError {
        HttpError::Refused(rejection)
    }
}
