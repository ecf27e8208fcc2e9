//! How the house is.

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use super::Shared;
use super::fault::Fault;

/// Well, if the store answers.
pub(super) async fn health(State(house): State<Shared>) -> Result<&'static str, Fault> {
    house.store.last_beat().await?;
    Ok("ok")
}

pub(super) async fn metrics(State(house): State<Shared>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    house.count_open_tables();
    house.count_head_starts();
    ([(header::CONTENT_TYPE, kind)], house.metrics.text())
}
