//! The message of the day.

use axum::Json;
use axum::extract::State;
use table::rest::Message;

use super::Shared;

/// The operator's message to all visitors, if there is one.
pub(super) async fn of_the_day(State(server): State<Shared>) -> Json<Message> {
    Json(Message { message: server.message().as_deref().map(Into::into) })
}
