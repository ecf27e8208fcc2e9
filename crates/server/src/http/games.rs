//! A table's games as files.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use table::{Round, Table};

use super::Shared;
use super::fault::Fault;
use super::tables::find;

/// `games/1.blksgf` is the first game of the table, counting all series.
pub(super) async fn download(
    State(house): State<Shared>,
    Path((id, game)): Path<(String, String)>,
) -> Result<impl IntoResponse, Fault> {
    let open = find(&house, &id).await?;
    let number = game.strip_suffix(".blksgf").and_then(|number| number.parse::<usize>().ok());
    let index = number.and_then(|number| number.checked_sub(1)).ok_or(Fault::NotFound)?;
    let table = open.table().await;
    let rounds = rounds(&table, &open.entries_after(0, usize::MAX).0)?;
    let round = rounds.get(index).ok_or(Fault::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, "application/x-blokus-sgf; charset=utf-8".to_string()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"callisto-{}.blksgf\"", index + 1)),
    ];
    Ok((headers, table.record(round).write()))
}

/// Every game that was begun at the table, each as it was left.
fn rounds(table: &Table, entries: &str) -> Result<Vec<Round>, Fault> {
    let entries: Vec<table::Entry> = serde_json::from_str(entries).map_err(|_| Fault::Unavailable)?;
    let mut replay = Table::new(table.header().clone())?;
    let mut rounds: Vec<Round> = Vec::new();
    for entry in &entries {
        let before = replay.games_begun();
        replay.apply(entry)?;
        let Some(round) = replay.round() else { continue };
        match rounds.last_mut() {
            Some(last) if replay.games_begun() == before => *last = round.clone(),
            _ => rounds.push(round.clone()),
        }
    }
    Ok(rounds)
}

impl From<table::Rejection> for Fault {
    fn from(rejection: table::Rejection) -> Fault {
        Fault::Refused(rejection)
    }
}
