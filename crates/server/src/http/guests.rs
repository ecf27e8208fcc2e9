//! Making a guest known to the server.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde_json::json;

use super::Shared;
use super::caller::{Address, COOKIE, Caller};
use super::fault::Fault;
use super::origin::SameOrigin;

/// A token for someone who has none; someone who has one keeps it.
pub(super) async fn welcome(
    State(house): State<Shared>,
    Address(address): Address,
    _: SameOrigin,
    caller: Result<Caller, Fault>,
) -> Result<impl IntoResponse, Fault> {
    let (guest, token) = match caller {
        Ok(Caller(guest)) => (guest, house.seal.token(guest)),
        Err(Fault::Banned) => return Err(Fault::Banned),
        Err(_) if address.is_some_and(|address| !house.guests.take(address)) => return Err(Fault::TooFast),
        Err(_) => house.seal.new_guest(),
    };
    let public = house.public_url.as_deref().unwrap_or_default();
    let secure = if house.tls || public.starts_with("https:") { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}");
    let body = Json(json!({ "token": token, "guest": guest }));
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie)], body))
}
