//! Errors of requests: a status, and a key that clients can translate.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use table::Rejection;
use table::rest::Refused;

use crate::server::ActError;
use crate::store::StoreError;

/// A request that was not fulfilled.
#[derive(Debug)]
pub(super) enum HttpError {
    NotFound,
    NotAllowed,
    NoToken,
    BadToken,
    BadRequest(String),
    WrongOrigin,
    /// The host has removed this guest.
    Removed,
    /// Larger than this server accepts; how many bytes it accepts.
    TooLarge(usize),
    TooFast,
    TooSlow,
    TooMany,
    Refused(Rejection),
    /// The operator has banned this guest or address.
    Banned,
    /// A newer version made the table.
    Newer,
    Unavailable,
}

impl HttpError {
    fn status(&self) -> StatusCode {
        match self {
            HttpError::NotFound => StatusCode::NOT_FOUND,
            HttpError::NotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            HttpError::NoToken | HttpError::BadToken => StatusCode::UNAUTHORIZED,
            HttpError::BadRequest(_) => StatusCode::BAD_REQUEST,
            HttpError::WrongOrigin | HttpError::Removed | HttpError::Banned => StatusCode::FORBIDDEN,
            HttpError::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            HttpError::TooFast | HttpError::TooMany => StatusCode::TOO_MANY_REQUESTS,
            HttpError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            HttpError::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            HttpError::Newer => StatusCode::CONFLICT,
            HttpError::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        let key = match &self {
            HttpError::NotFound => "not-found",
            HttpError::NotAllowed => "not-allowed",
            HttpError::NoToken => "no-token",
            HttpError::BadToken => "bad-token",
            HttpError::BadRequest(_) => "bad-request",
            HttpError::WrongOrigin => "wrong-origin",
            HttpError::Removed => "removed",
            HttpError::TooLarge(_) => "too-large",
            HttpError::TooFast => "too-fast",
            HttpError::TooSlow => "too-slow",
            HttpError::TooMany => "too-many",
            HttpError::Newer => "newer",
            HttpError::Banned => "banned",
            HttpError::Unavailable => "unavailable",
            HttpError::Refused(rejection) => {
                return (self.status(), Json(Refused::from(rejection))).into_response();
            }
        };
        let about = match &self {
            HttpError::BadRequest(what) => Value::from(what.as_str()),
            HttpError::TooLarge(most) => Value::from(*most),
            _ => Value::Null,
        };
        (self.status(), Json(Refused::new(key, about))).into_response()
    }
}

impl From<StoreError> for HttpError {
    fn from(error: StoreError) -> HttpError {
        if error.is_unreadable() {
            return HttpError::Newer;
        }
        tracing::error!(%error, "the store failed");
        HttpError::Unavailable
    }
}

impl From<ActError> for HttpError {
    fn from(trouble: ActError) -> HttpError {
        match trouble {
            ActError::Refused(rejection) => HttpError::Refused(rejection),
            ActError::Store(error) => error.into(),
            ActError::TooManyTables => HttpError::TooMany,
            ActError::Failed => HttpError::Unavailable,
        }
    }
}
