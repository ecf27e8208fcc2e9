//! Tables: making one, finding one, looking at one.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use table::{Clock, Header, Starter, Tagged};

use super::Shared;
use super::caller::{Address, Caller, Reader};
use super::fault::Fault;
use super::origin::{Base, SameOrigin};
use super::past::{self, Part, Told};
use crate::house::OpenTable;

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
    Address(address): Address,
    Base(base): Base,
    _: SameOrigin,
    wish: Result<Json<Wish>, JsonRejection>,
) -> Result<impl IntoResponse, Fault> {
    let Json(wish) = wish.map_err(|error| match error {
        JsonRejection::BytesRejection(_) => Fault::TooLarge(house.limits.setup_bytes),
        error => Fault::BadRequest(error.body_text()),
    })?;
    if wish.game.body.text().len() > house.limits.setup_bytes {
        return Err(Fault::TooLarge(house.limits.setup_bytes));
    }
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
    let id = house.make_table(header, address).await?;
    Ok((StatusCode::CREATED, Json(json!({ "id": id, "link": format!("{base}/t/{id}") }))))
}

/// The table of a path. An id that makes no sense is one that does not exist.
pub(super) async fn find(house: &Shared, id: &str) -> Result<Arc<OpenTable>, Fault> {
    let id = id.parse().map_err(|_| Fault::NotFound)?;
    house.table(id).await?.ok_or(Fault::NotFound)
}

/// The public tables. The list is the same for everybody, so it is made once a second at most.
pub(super) async fn list(State(house): State<Shared>) -> Result<impl IntoResponse, Fault> {
    let make = async {
        let tables = house.store.public_tables(200).await?;
        Ok::<_, Fault>(json!({ "tables": tables.iter().map(listing).collect::<Vec<_>>() }).to_string())
    };
    let list = house.public_list.get(make).await?;
    Ok(([(axum::http::header::CONTENT_TYPE, "application/json")], list))
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

/// How a table stands, as the store has it. One that nobody has in memory is opened, which says whether it can be read, and
/// is paid for by its length.
pub(super) async fn look(
    State(house): State<Shared>,
    Address(address): Address,
    Path(id): Path<String>,
) -> Result<Json<Value>, Fault> {
    let id = id.parse().map_err(|_| Fault::NotFound)?;
    if house.in_memory(id).is_none() {
        past::charge(&house, address, 0)?;
        let open = house.table(id).await?.ok_or(Fault::NotFound)?;
        past::charge(&house, address, open.log_bytes())?;
    }
    let now = house.now();
    let (header, listing) = house.store.at_a_glance(id).await?.ok_or(Fault::NotFound)?;
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
    State(house): State<Shared>,
    Address(address): Address,
    reader: Reader,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Fault> {
    past::charge(&house, address, 0)?;
    let open = find(&house, &id).await?;
    reader.may_read(&open)?;
    past::charge(&house, address, open.log_bytes())?;
    let head = format!("{{\"header\":{},\"entries\":[", open.header);
    let told = Told::new(vec![Part::Text(head), Part::Log(open), Part::Text("]}".into())]);
    Ok(([(axum::http::header::CONTENT_TYPE, "application/json")], told.into_body()))
}
