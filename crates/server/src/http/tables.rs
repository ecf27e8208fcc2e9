//! Tables: create, list, look at.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde_json::{Value, json};
use std::sync::Arc;
use table::Guest;
use table::rest::{MadeTable, NewTable, Tables};

use super::Shared;
use super::caller::{Address, Caller, Reader};
use super::http_error::HttpError;
use super::origin::{Base, SameOrigin};
use super::past::{self, Part, Told};
use crate::server::{OpenTable, Owner};

pub(super) async fn make(
    State(server): State<Shared>,
    Caller(host): Caller,
    Address(address): Address,
    Base(base): Base,
    _: SameOrigin,
    wanted: Result<Json<NewTable>, JsonRejection>,
) -> Result<impl IntoResponse, HttpError> {
    let Json(wanted) = wanted.map_err(|error| match error {
        JsonRejection::BytesRejection(_) => HttpError::TooLarge(server.limits.setup_bytes),
        error => HttpError::BadRequest(error.body_text()),
    })?;
    if wanted.game.body.text().len() > server.limits.setup_bytes {
        return Err(HttpError::TooLarge(server.limits.setup_bytes));
    }
    let says_rounds = wanted.rounds.is_some();
    let mut header = wanted.header(host, server.now());
    let game = server.games.iter().find(|game| game.slug() == header.game.game);
    if let Some(renewed) = game.and_then(|game| game.renew(&header.game.body)) {
        header.game.body = renewed;
    }
    if !says_rounds {
        header.rounds = header.rulebook(server.games)?.usual_rounds();
    }
    if !server.writes.take(address) {
        return Err(HttpError::TooFast);
    }
    let id = server.make_table(header, address).await?;
    Ok((StatusCode::CREATED, Json(MadeTable { id: id.to_string(), link: format!("{base}/t/{id}") })))
}

/// The table of a path, for someone who asks. An invalid id counts as a table that does not exist.
pub(super) async fn find(server: &Shared, id: &str, owner: Owner) -> Result<Arc<OpenTable>, HttpError> {
    let id = id.parse().map_err(|_| HttpError::NotFound)?;
    server.table_for(id, owner).await?.ok_or(HttpError::NotFound)
}

/// The most public tables in the list, and those of which they are chosen.
const MOST_LISTED: usize = 200;
const MOST_LOOKED_AT: u32 = 2_000;

/// The public tables. The list is the same for everybody, so it is made once a second at most.
pub(super) async fn list(State(server): State<Shared>) -> Result<impl IntoResponse, HttpError> {
    let make = async {
        let tables = server.share(server.store.public_tables(MOST_LOOKED_AT).await?, MOST_LISTED);
        Ok::<_, HttpError>(serde_json::to_string(&Tables { tables }).unwrap_or_default())
    };
    let list = server.public_list.get(make).await?;
    Ok(([(axum::http::header::CONTENT_TYPE, "application/json")], list))
}

/// How a table stands, as the store has it. One that nobody has in memory is opened, which says whether it can be read, and
/// is paid for by its length.
pub(super) async fn look(
    State(server): State<Shared>,
    Address(address): Address,
    Path(id): Path<String>,
) -> Result<Json<Value>, HttpError> {
    let id = id.parse().map_err(|_| HttpError::NotFound)?;
    if server.in_memory(id).is_none() {
        past::charge(&server, address, 0)?;
        let owner = Owner { address, guest: Guest(0) };
        let open = server.table_for(id, owner).await?.ok_or(HttpError::NotFound)?;
        past::charge(&server, address, open.log_bytes())?;
    }
    let now = server.now();
    let (header, listing) = server.store.at_a_glance(id).await?.ok_or(HttpError::NotFound)?;
    Ok(Json(json!({
        "id": id,
        "header": header,
        "phase": listing.phase,
        "last": listing.last,
        "at": listing.at,
        "now": now,
        "summary": listing.summary,
    })))
}

pub(super) async fn log(
    State(server): State<Shared>,
    Address(address): Address,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, HttpError> {
    past::charge(&server, address, 0)?;
    let open = find(&server, &id, reader.at(address)).await?;
    reader.may_read(&open)?;
    past::charge(&server, address, open.log_bytes())?;
    let head = format!("{{\"header\":{},\"entries\":[", open.header);
    let told = Told::new(vec![Part::Text(head), Part::Log(open), Part::Text("]}".into())]);
    Ok(([(axum::http::header::CONTENT_TYPE, "application/json")], told.into_body()))
}
