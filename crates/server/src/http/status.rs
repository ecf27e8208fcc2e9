//! How the server is.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::Shared;
use super::fault::Fault;
use crate::network::Origin;

/// Well, if the store can be written.
pub(super) async fn health(State(house): State<Shared>) -> Response {
    match house.health().await {
        Ok(()) => "ok".into_response(),
        Err(what) => {
            let error = json!({ "error": { "key": "unavailable", "about": what } });
            (StatusCode::SERVICE_UNAVAILABLE, Json(error)).into_response()
        }
    }
}

/// For the operator alone: they tell how many people come and what the house is busy with.
pub(super) async fn metrics(State(house): State<Shared>, origin: Origin) -> Result<impl IntoResponse, Fault> {
    if !house.shows_metrics_to(&origin) {
        return Err(Fault::NotFound);
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    house.metrics.connections.set(house.connections.count() as i64);
    house.count_open_tables();
    house.count_head_starts();
    Ok(([(header::CONTENT_TYPE, kind)], house.metrics.text()))
}
