//! "My games": the tables of this browser.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde_json::{Value, json};

use super::Shared;
use super::caller::{Address, Caller};
use super::fault::Fault;
use super::origin::SameOrigin;
use super::past::{self, Part, Told};
use super::tables::listing;

pub(super) async fn list(State(house): State<Shared>, Caller(guest): Caller) -> Result<Json<Value>, Fault> {
    let tables = house.store.tables_of(guest).await?;
    Ok(Json(json!({ "tables": tables.iter().map(listing).collect::<Vec<_>>() })))
}

/// The tables that are exported at most, the liveliest first.
const MOST_EXPORTED: usize = 200;

/// All of them with their logs, as a file.
pub(super) async fn export(
    State(house): State<Shared>,
    Caller(guest): Caller,
    Address(address): Address,
) -> Result<impl IntoResponse, Fault> {
    past::charge(&house, address, 0)?;
    let mut parts = vec![Part::Text(format!("{{\"guest\":\"{guest}\",\"tables\":["))];
    let mut bytes = 0;
    for listing in house.store.tables_of(guest).await?.into_iter().take(MOST_EXPORTED) {
        let open = match house.table(listing.id).await {
            // The others are theirs all the same.
            Err(error) if error.is_unreadable() => continue,
            open => open?,
        };
        let Some(open) = open else { continue };
        if open.is_removed(guest) {
            continue;
        }
        let comma = if parts.len() > 1 { "," } else { "" };
        bytes += open.log_bytes();
        parts.push(Part::Text(format!(
            "{comma}{{\"id\":\"{}\",\"header\":{},\"entries\":[",
            open.id, open.header
        )));
        parts.push(Part::Log(open));
        parts.push(Part::Text("]}".into()));
    }
    past::charge(&house, address, bytes)?;
    parts.push(Part::Text("]}".into()));
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"loggia-games.json\""),
    ];
    Ok((headers, Told::new(parts).into_body()))
}

pub(super) async fn forget(
    State(house): State<Shared>,
    Caller(guest): Caller,
    _: SameOrigin,
    Path(id): Path<String>,
) -> Result<StatusCode, Fault> {
    let id = id.parse().map_err(|_| Fault::NotFound)?;
    if house.forget(guest, id).await? { Ok(StatusCode::NO_CONTENT) } else { Err(Fault::NotFound) }
}
