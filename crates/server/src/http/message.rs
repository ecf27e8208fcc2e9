//! The message of the day.

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

use super::Shared;

/// What the operator wants everybody to read, or nothing.
pub(super) async fn of_the_day(State(house): State<Shared>) -> Json<Value> {
    Json(json!({ "message": house.message().as_deref() }))
}
