//! Creating guests.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use table::Guest;
use table::rest::GuestToken;

use super::Shared;
use super::caller::{Address, COOKIE, Caller};
use super::http_error::HttpError;
use super::origin::SameOrigin;
use crate::network::Origin;

/// A token for a visitor without one; a valid token is kept.
pub(super) async fn welcome(
    State(server): State<Shared>,
    Address(address): Address,
    origin: Origin,
    _: SameOrigin,
    caller: Result<Caller, HttpError>,
) -> Result<impl IntoResponse, HttpError> {
    let (guest, token) = match caller {
        Ok(Caller(guest)) => (guest, server.token_of(guest)),
        Err(HttpError::Banned) => return Err(HttpError::Banned),
        Err(_) if !server.guests.take(address) => return Err(HttpError::TooFast),
        Err(_) => server.seal.new_guest(),
    };
    Ok(told(&server, &origin, guest, token))
}

/// Signs a guest out everywhere: all their tokens become invalid, except the new one that is returned.
pub(super) async fn sign_out(
    State(server): State<Shared>,
    Caller(guest): Caller,
    Address(address): Address,
    origin: Origin,
    _: SameOrigin,
) -> Result<impl IntoResponse, HttpError> {
    // Each is remembered for good.
    if !server.sign_outs.take(address) {
        return Err(HttpError::TooFast);
    }
    let token = server.sign_out(guest).await?;
    Ok(told(&server, &origin, guest, token))
}

/// A token, for programs and as a cookie.
fn told(server: &Shared, origin: &Origin, guest: Guest, token: String) -> Response {
    let secure = if server.is_secure(origin) { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}");
    let body = Json(GuestToken { token, guest });
    (StatusCode::CREATED, [(header::SET_COOKIE, cookie)], body).into_response()
}
