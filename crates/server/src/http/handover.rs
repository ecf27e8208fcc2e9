//! Moving a seat to another device of the same person.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use table::rest::{Handover, TakenSeat};

use super::Shared;
use super::caller::{Address, Caller};
use super::http_error::HttpError;
use super::origin::{Base, SameOrigin};
use super::tables::find;
use crate::server::Owner;

/// A link for the other device. It works once, within an hour.
pub(super) async fn offer(
    State(server): State<Shared>,
    Caller(guest): Caller,
    Address(address): Address,
    Base(base): Base,
    _: SameOrigin,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<impl IntoResponse, HttpError> {
    if !server.writes.take(address) {
        return Err(HttpError::TooFast);
    }
    let open = find(&server, &id, Owner { address, guest }).await?;
    let code = server.offer_seat(&open, guest, seat).await?;
    let link = format!("{base}/h/{code}");
    Ok((StatusCode::CREATED, Json(Handover { code, link })))
}

/// The seat now belongs to the caller.
pub(super) async fn redeem(
    State(server): State<Shared>,
    Caller(guest): Caller,
    _: SameOrigin,
    Path(code): Path<String>,
) -> Result<Json<TakenSeat>, HttpError> {
    let (id, seat) = server.hand_over(&code, guest).await?.ok_or(HttpError::NotFound)?;
    Ok(Json(TakenSeat { id: id.to_string(), seat }))
}
