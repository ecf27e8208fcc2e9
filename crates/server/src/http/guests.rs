//! Making a guest known to the server.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use table::Guest;

use super::Shared;
use super::caller::{Address, COOKIE, Caller};
use super::fault::Fault;
use super::origin::SameOrigin;
use crate::network::Origin;

/// A token for someone who has none; someone who has one keeps it.
pub(super) async fn welcome(
    State(house): State<Shared>,
    Address(address): Address,
    origin: Origin,
    _: SameOrigin,
    caller: Result<Caller, Fault>,
) -> Result<impl IntoResponse, Fault> {
    let (guest, token) = match caller {
        Ok(Caller(guest)) => (guest, house.token_of(guest)),
        Err(Fault::Banned) => return Err(Fault::Banned),
        Err(_) if !house.guests.take(address) => return Err(Fault::TooFast),
        Err(_) => house.seal.new_guest(),
    };
    Ok(told(&house, &origin, guest, &token))
}

/// Signs a guest out everywhere: all tokens of theirs are useless from now on, but for the one that comes back.
pub(super) async fn sign_out(
    State(house): State<Shared>,
    Caller(guest): Caller,
    origin: Origin,
    _: SameOrigin,
) -> Result<impl IntoResponse, Fault> {
    let token = house.sign_out(guest).await?;
    Ok(told(&house, &origin, guest, &token))
}

/// A token, for programs and as a cookie.
fn told(house: &Shared, origin: &Origin, guest: Guest, token: &str) -> Response {
    let secure = if house.is_secure(origin) { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}");
    let body = Json(json!({ "token": token, "guest": guest }));
    (StatusCode::CREATED, [(header::SET_COOKIE, cookie)], body).into_response()
}
