//! The server on the net: REST for what is asked once, websockets for play.

mod caller;
mod client;
mod fault;
mod games;
mod guests;
mod handover;
mod message;
mod mine;
mod openapi;
mod origin;
mod pages;
mod request_id;
mod socket;
mod status;
mod tables;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, delete, get, post};
use tokio::time::timeout;

use crate::house::House;
use caller::Address;
pub(crate) use client::Client;
use fault::Fault;

type Shared = Arc<House>;

/// The most bytes in the body of a request: an edition of one's own with three boards is some kilobytes.
const MAX_BODY: usize = 128 * 1024;

/// How long a request may take, with all that is asked of the store.
const LONGEST: Duration = Duration::from_secs(30);

/// All routes. The test of the OpenAPI description goes through the same list.
fn routes() -> Vec<(&'static str, MethodRouter<Shared>)> {
    vec![
        ("/", get(pages::front)),
        ("/t/{table}", get(pages::table)),
        ("/h/{code}", get(pages::handover)),
        ("/health", get(status::health)),
        ("/metrics", get(status::metrics)),
        ("/api/openapi.json", get(openapi::description)),
        ("/api/message", get(message::of_the_day)),
        ("/api/guests", post(guests::welcome)),
        ("/api/tables", get(tables::list).post(tables::make)),
        ("/api/tables/{table}", get(tables::look)),
        ("/api/tables/{table}/log", get(tables::log)),
        ("/api/tables/{table}/games/{game}", get(games::download)),
        ("/api/tables/{table}/socket", get(socket::open)),
        ("/api/tables/{table}/seats/{seat}/handover", post(handover::offer)),
        ("/api/handover/{code}", post(handover::redeem)),
        ("/api/mine", get(mine::list)),
        ("/api/mine/export", get(mine::export)),
        ("/api/mine/{table}", delete(mine::forget)),
    ]
}

/// The service of a server.
pub fn router(house: Shared) -> Router {
    let router =
        routes().into_iter().fold(Router::new(), |router, (path, methods)| router.route(path, methods));
    router
        .fallback(client::file_or_page)
        .method_not_allowed_fallback(|| async { Fault::NotAllowed })
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn_with_state(house.clone(), limit))
        .layer(middleware::from_fn(harden))
        .layer(middleware::from_fn(request_id::name))
        .with_state(house)
}

/// Slows down the caller too much.
async fn limit(
    State(house): State<Shared>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    match address {
        Some(address) if house.is_banned_from(address) => Fault::Banned.into_response(),
        Some(address) if !house.requests.take(address) => Fault::TooFast.into_response(),
        // Who never sends the rest of a request is not waited for.
        _ => timeout(LONGEST, next.run(request)).await.unwrap_or_else(|_| Fault::TooSlow.into_response()),
    }
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

async fn harden(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HARDENING {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if api {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
