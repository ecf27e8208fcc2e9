//! Moving a seat to another device of the same person.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use serde_json::{Value, json};

use super::Shared;
use super::caller::Caller;
use super::fault::Fault;
use super::origin::{Base, SameOrigin};
use super::tables::find;

/// A link for the other device, good for an hour and for once.
pub(super) async fn offer(
    State(house): State<Shared>,
    Caller(guest): Caller,
    Base(base): Base,
    _: SameOrigin,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<impl IntoResponse, Fault> {
    let open = find(&house, &id).await?;
    let code = house.offer_seat(&open, guest, seat).await?;
    Ok((StatusCode::CREATED, Json(json!({ "code": code, "link": format!("{base}/h/{code}") }))))
}

/// The seat now belongs to the caller.
pub(super) async fn redeem(
    State(house): State<Shared>,
    Caller(guest): Caller,
    _: SameOrigin,
    Path(code): Path<String>,
) -> Result<Json<Value>, Fault> {
    let (id, seat) = house.hand_over(&code, guest).await?.ok_or(Fault::NotFound)?;
    Ok(Json(json!({ "id": id, "seat": seat })))
}
