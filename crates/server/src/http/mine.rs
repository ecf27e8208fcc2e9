//! "My games": the tables of this browser.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde_json::{Value, json};

use super::Shared;
use super::caller::Caller;
use super::fault::Fault;
use super::origin::SameOrigin;
use super::tables::listing;

pub(super) async fn list(State(house): State<Shared>, Caller(guest): Caller) -> Result<Json<Value>, Fault> {
    let tables = house.store.tables_of(guest).await?;
    Ok(Json(json!({ "tables": tables.iter().map(listing).collect::<Vec<_>>() })))
}

/// All of them with their logs, as a file.
pub(super) async fn export(
    State(house): State<Shared>,
    Caller(guest): Caller,
) -> Result<impl IntoResponse, Fault> {
    let mut tables = Vec::new();
    for listing in house.store.tables_of(guest).await? {
        let open = match house.table(listing.id).await {
            // The others are theirs all the same.
            Err(error) if error.is_unreadable() => continue,
            open => open?,
        };
        if let Some(open) = open {
            let (entries, _) = open.entries_after(0, usize::MAX);
            tables
                .push(format!("{{\"id\":\"{}\",\"header\":{},\"entries\":{entries}}}", open.id, open.header));
        }
    }
    let body = format!("{{\"guest\":\"{guest}\",\"tables\":[{}]}}", tables.join(","));
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"loggia-games.json\""),
    ];
    Ok((headers, body))
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
