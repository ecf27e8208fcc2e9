//! Health and metrics.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use table::rest::{Refused, Seen};

use super::Shared;
use super::caller::{Address, Peer};
use super::http_error::HttpError;
use super::origin::Base;
use crate::network::Origin;

/// 200 if the store can be written.
pub(super) async fn health(State(server): State<Shared>) -> Response {
    match server.health().await {
        Ok(()) => "ok".into_response(),
        Err(what) => {
            (StatusCode::SERVICE_UNAVAILABLE, Json(Refused::new("unavailable", what))).into_response()
        }
    }
}

/// For the operator alone: they reveal how many people come and what the server does.
pub(super) async fn metrics(
    State(server): State<Shared>,
    origin: Origin,
) -> Result<impl IntoResponse, HttpError> {
    if !server.shows_metrics_to(&origin) {
        return Err(HttpError::NotFound);
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    server.metrics.connections.set(server.connections.count() as i64);
    server.count_open_tables();
    server.count_under_way();
    Ok(([(header::CONTENT_TYPE, kind)], server.metrics.text()))
}

/// How the server sees the caller.
pub(super) async fn seen(
    State(server): State<Shared>,
    Peer(peer): Peer,
    Address(address): Address,
    origin: Origin,
    Base(base): Base,
) -> Json<Seen> {
    let by_proxy = server.trust.proxies.iter().any(|network| network.contains(peer.ip()));
    Json(Seen {
        address: address.to_string(),
        by_proxy,
        forwarded: origin.is_forwarded,
        secure: server.is_secure(&origin),
        tls: server.tls,
        base,
    })
}
