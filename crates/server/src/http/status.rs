//! How the server is.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::Shared;

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

pub(super) async fn metrics(State(house): State<Shared>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    house.count_open_tables();
    house.count_head_starts();
    ([(header::CONTENT_TYPE, kind)], house.metrics.text())
}
