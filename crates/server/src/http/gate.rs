//! What every request passes first: limits by address, and security headers for the answer.

use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use table::Guest;
use tokio::time::timeout;

use super::Shared;
use super::caller::{self, Peer};
use super::http_error::HttpError;
use crate::ids::TableId;
use crate::network::{Origin, as_one};

/// How long a request may take, with all that is asked of the store.
const LONGEST: Duration = Duration::from_secs(30);

/// Limits the request rate of each address.
pub(super) async fn limit(
    State(server): State<Shared>,
    Peer(peer): Peer,
    origin: Origin,
    request: Request,
    next: Next,
) -> Response {
    server.note_proxy(&origin, request.uri().path());
    if server.is_banned_from(origin.address) {
        return HttpError::Banned.into_response();
    }
    let address = as_one(origin.address);
    let has_room = server.connections.ask(peer, address);
    let is_allowed = has_room && server.requests.take(address);
    let seat = if is_allowed { None } else { wanted_seat(&server, &request) };
    let mut response = if is_allowed || is_own(&server, seat).await {
        // A client that never sends the rest of a request is not waited for.
        timeout(LONGEST, next.run(request)).await.unwrap_or_else(|_| HttpError::TooSlow.into_response())
    } else {
        HttpError::TooFast.into_response()
    };
    server.connections.answered(peer);
    if !has_room && response.status().is_client_error() {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// The table that a connection is for.
fn wanted_seat(server: &Shared, request: &Request) -> Option<(Guest, TableId)> {
    let path = request.uri().path().strip_prefix("/api/tables/")?;
    let id = path.strip_suffix("/socket")?.parse().ok()?;
    Some((caller::guest(request.headers(), server).ok()?, id))
}

/// A player reaches the seat, however many requests others send from the same address.
async fn is_own(server: &Shared, seat: Option<(Guest, TableId)>) -> bool {
    let Some((guest, id)) = seat else { return false };
    server.returns.take(guest) && server.belongs_to(guest, id).await.unwrap_or(false)
}

/// Headers that forbid what our pages never do. Links are keys to tables, so no page tells another where it
/// was found.
const HARDENING: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
         connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=(), payment=()"),
];

/// A browser that came over TLS once uses TLS for half a year.
const ONLY_TLS: &str = "max-age=15768000";

pub(super) async fn harden(
    State(server): State<Shared>,
    origin: Origin,
    request: Request,
    next: Next,
) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HARDENING {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if server.is_secure(&origin) {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_TLS));
    }
    if api {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
