//! What goes wrong with a request, as a status and a word that clients can translate.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use table::Rejection;

use crate::house::Trouble;
use crate::store::StoreError;

/// A request that was not fulfilled.
#[derive(Debug)]
pub(super) enum Fault {
    NotFound,
    NotAllowed,
    NoToken,
    BadToken,
    BadRequest(String),
    WrongOrigin,
    /// The host has sent this guest away.
    Removed,
    /// Larger than this house takes; how many bytes it takes.
    TooLarge(usize),
    TooFast,
    TooSlow,
    TooMany,
    Refused(Rejection),
    /// The operator keeps this guest or address out.
    Banned,
    /// A newer version made the table.
    Newer,
    Unavailable,
}

impl Fault {
    fn status(&self) -> StatusCode {
        match self {
            Fault::NotFound => StatusCode::NOT_FOUND,
            Fault::NotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Fault::NoToken | Fault::BadToken => StatusCode::UNAUTHORIZED,
            Fault::BadRequest(_) => StatusCode::BAD_REQUEST,
            Fault::WrongOrigin | Fault::Removed | Fault::Banned => StatusCode::FORBIDDEN,
            Fault::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Fault::TooFast | Fault::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Fault::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Fault::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Fault::Newer => StatusCode::CONFLICT,
            Fault::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let key = match &self {
            Fault::NotFound => "not-found",
            Fault::NotAllowed => "not-allowed",
            Fault::NoToken => "no-token",
            Fault::BadToken => "bad-token",
            Fault::BadRequest(_) => "bad-request",
            Fault::WrongOrigin => "wrong-origin",
            Fault::Removed => "removed",
            Fault::TooLarge(_) => "too-large",
            Fault::TooFast => "too-fast",
            Fault::TooSlow => "too-slow",
            Fault::TooMany => "too-many",
            Fault::Newer => "newer",
            Fault::Banned => "banned",
            Fault::Unavailable => "unavailable",
            Fault::Refused(rejection) => {
                let about = match json!(rejection) {
                    Value::Object(fields) => fields.into_iter().next().map(|(_, about)| about),
                    _ => None,
                };
                let error = json!({ "error": { "key": rejection.key(), "about": about } });
                return (self.status(), Json(error)).into_response();
            }
        };
        let about = match &self {
            Fault::BadRequest(what) => json!(what),
            Fault::TooLarge(most) => json!(most),
            _ => Value::Null,
        };
        (self.status(), Json(json!({ "error": { "key": key, "about": about } }))).into_response()
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        if error.is_unreadable() {
            return Fault::Newer;
        }
        tracing::error!(%error, "the store failed");
        Fault::Unavailable
    }
}

impl From<Trouble> for Fault {
    fn from(trouble: Trouble) -> Fault {
        match trouble {
            Trouble::Refused(rejection) => Fault::Refused(rejection),
            Trouble::Store(error) => error.into(),
            Trouble::TooManyTables => Fault::TooMany,
            Trouble::Failed => Fault::Unavailable,
        }
    }
}
