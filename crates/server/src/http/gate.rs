//! What every request passes before it is worked on: limits by address, and headers that harden what is answered.

use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use table::Guest;
use tokio::time::timeout;

use super::Shared;
use super::caller::{self, Peer};
use super::fault::Fault;
use crate::ids::TableId;
use crate::network::{Origin, as_one};

/// How long a request may take, with all that is asked of the store.
const LONGEST: Duration = Duration::from_secs(30);

/// Slows down whoever asks too much.
pub(super) async fn limit(
    State(house): State<Shared>,
    Peer(peer): Peer,
    origin: Origin,
    request: Request,
    next: Next,
) -> Response {
    house.note_proxy(&origin, request.uri().path());
    if house.is_banned_from(origin.address) {
        return Fault::Banned.into_response();
    }
    let address = as_one(origin.address);
    let has_room = house.connections.ask(peer, address);
    let is_allowed = has_room && house.requests.take(address);
    let seat = if is_allowed { None } else { wanted_seat(&house, &request) };
    let mut response = if is_allowed || is_own(&house, seat).await {
        // Who never sends the rest of a request is not waited for.
        timeout(LONGEST, next.run(request)).await.unwrap_or_else(|_| Fault::TooSlow.into_response())
    } else {
        Fault::TooFast.into_response()
    };
    house.connections.answered(peer);
    if !has_room && response.status().is_client_error() {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// The table to which somebody wants a connection.
fn wanted_seat(house: &Shared, request: &Request) -> Option<(Guest, TableId)> {
    let path = request.uri().path().strip_prefix("/api/tables/")?;
    let id = path.strip_suffix("/socket")?.parse().ok()?;
    Some((caller::guest(request.headers(), house).ok()?, id))
}

/// Whoever has a seat gets to it, however much others ask from the same address.
async fn is_own(house: &Shared, seat: Option<(Guest, TableId)>) -> bool {
    let Some((guest, id)) = seat else { return false };
    house.returns.take(guest) && house.belongs_to(guest, id).await.unwrap_or(false)
}

/// Headers that keep a page from doing what ours never do. Links are keys to tables, so no page tells another where it
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

/// Whoever came over TLS once does so for half a year.
const ONLY_TLS: &str = "max-age=15768000";

pub(super) async fn harden(
    State(house): State<Shared>,
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
    if house.is_secure(&origin) {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONLY_TLS));
    }
    if api {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
