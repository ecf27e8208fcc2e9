//! "My games": the tables of this browser.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use table::rest::Tables;

use super::Shared;
use super::caller::{Address, Caller};
use super::http_error::HttpError;
use super::origin::SameOrigin;
use super::past::{self, Part, Told};
use crate::ids::TableId;
use crate::server::Owner;

pub(super) async fn list(
    State(server): State<Shared>,
    Caller(guest): Caller,
    Address(address): Address,
) -> Result<Json<Tables<TableId>>, HttpError> {
    past::charge(&server, address, 0)?;
    let tables = server.store.tables_of(guest).await?;
    past::charge(&server, address, tables.len() * LISTING)?;
    Ok(Json(Tables { tables }))
}

/// About the bytes of a table in a list.
const LISTING: usize = 500;

/// Opening a table that is exported costs at least as much as sending this many bytes.
const OPENING: usize = 16 << 10;

/// The tables that are exported at most, the liveliest first.
const MOST_EXPORTED: usize = 200;

/// All of them with their logs, as a file.
pub(super) async fn export(
    State(server): State<Shared>,
    Caller(guest): Caller,
    Address(address): Address,
) -> Result<impl IntoResponse, HttpError> {
    past::charge(&server, address, 0)?;
    let mut parts = vec![Part::Text(format!("{{\"guest\":\"{guest}\",\"tables\":["))];
    let mut bytes = 0;
    for listing in server.store.tables_of(guest).await?.into_iter().take(MOST_EXPORTED) {
        let open = match server.table_for(listing.id, Owner { address, guest }).await {
            // The other tables can still be listed.
            Err(error) if error.is_unreadable() => continue,
            open => open?,
        };
        let Some(open) = open else { continue };
        if open.is_removed(guest) {
            continue;
        }
        let comma = if parts.len() > 1 { "," } else { "" };
        bytes += open.log_bytes().max(OPENING);
        parts.push(Part::Text(format!(
            "{comma}{{\"id\":\"{}\",\"header\":{},\"entries\":[",
            open.id, open.header
        )));
        parts.push(Part::Log(open));
        parts.push(Part::Text("]}".into()));
    }
    past::charge(&server, address, bytes)?;
    parts.push(Part::Text("]}".into()));
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"loggia-games.json\""),
    ];
    Ok((headers, Told::new(parts).into_body()))
}

pub(super) async fn forget(
    State(server): State<Shared>,
    Caller(guest): Caller,
    Address(address): Address,
    _: SameOrigin,
    Path(id): Path<String>,
) -> Result<StatusCode, HttpError> {
    if !server.writes.take(address) {
        return Err(HttpError::TooFast);
    }
    let id = id.parse().map_err(|_| HttpError::NotFound)?;
    if server.forget(guest, id).await? { Ok(StatusCode::NO_CONTENT) } else { Err(HttpError::NotFound) }
}
