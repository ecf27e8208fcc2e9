//! Tables: making one, finding one, looking at one.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use table::{Clock, Header, Starter, Table, Tagged};

use super::Shared;
use super::caller::Caller;
use super::fault::Fault;
use super::origin::{Base, SameOrigin};
use crate::house::{OpenTable, phase, summary};

/// What someone asks for who makes a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wish {
    game: Tagged,
    #[serde(default)]
    starter: Starter,
    #[serde(default)]
    clock: Clock,
    /// How many rounds; if nothing is said, as many as the game's rules find usual.
    rounds: Option<u8>,
    #[serde(default)]
    public: bool,
}

pub(super) async fn make(
    State(house): State<Shared>,
    Caller(host): Caller,
    Base(base): Base,
    _: SameOrigin,
    wish: Result<Json<Wish>, JsonRejection>,
) -> Result<impl IntoResponse, Fault> {
    let Json(wish) = wish.map_err(|error| Fault::BadRequest(error.body_text()))?;
    let mut header = Header {
        rounds: 0,
        game: wish.game,
        host,
        created: house.now(),
        starter: wish.starter,
        clock: wish.clock,
        public: wish.public,
    };
    let game = house.games.iter().find(|game| game.slug() == header.game.game);
    if let Some(renewed) = game.and_then(|game| game.renew(&header.game.body)) {
        header.game.body = renewed;
    }
    header.rounds = match wish.rounds {
        Some(rounds) => rounds,
        None => header.rulebook(house.games)?.usual_rounds(),
    };
    let id = house.make_table(header).await?;
    Ok((StatusCode::CREATED, Json(json!({ "id": id, "link": format!("{base}/t/{id}") }))))
}

/// The table of a path. An id that makes no sense is one that does not exist.
pub(super) async fn find(house: &Shared, id: &str) -> Result<Arc<OpenTable>, Fault> {
    let id = id.parse().map_err(|_| Fault::NotFound)?;
    house.table(id).await?.ok_or(Fault::NotFound)
}

pub(super) async fn list(State(house): State<Shared>) -> Result<Json<Value>, Fault> {
    let tables = house.store.public_tables(200).await?;
    Ok(Json(json!({ "tables": tables.iter().map(listing).collect::<Vec<_>>() })))
}

/// One line of a list.
pub(super) fn listing(listing: &crate::store::Listing) -> Value {
    json!({
        "id": listing.id,
        "host": listing.host,
        "created": listing.created,
        "at": listing.at,
        "phase": listing.phase,
        "public": listing.public,
        "last": listing.last,
        "summary": listing.summary,
    })
}

pub(super) async fn look(State(house): State<Shared>, Path(id): Path<String>) -> Result<Json<Value>, Fault> {
    let open = find(&house, &id).await?;
    let now = house.now();
    let seen = |table: &Table| {
        json!({
            "id": open.id,
            "header": table.header(),
            "phase": phase(table.phase()),
            "last": table.last(),
            "at": table.at(),
            "now": now,
            "summary": summary(table),
        })
    };
    Ok(Json(open.look(seen).await))
}

pub(super) async fn log(
    State(house): State<Shared>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Fault> {
    let open = find(&house, &id).await?;
    let (entries, _) = open.entries_after(0, usize::MAX);
    let body = format!("{{\"header\":{},\"entries\":{entries}}}", open.header);
    Ok(([(axum::http::header::CONTENT_TYPE, "application/json")], body))
}
