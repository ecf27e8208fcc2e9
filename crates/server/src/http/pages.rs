//! The pages of links: the client's, or plain ones if the server was built without them. Those have commands and no sentences, which
//! every guest would want in a language of their own.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};

use super::Shared;
use super::http_error::HttpError;
use super::origin::Base;
use crate::ids::TableId;
use crate::store::StoreError;

/// A page with a command to type.
fn plain(command: &str) -> Response {
    let page = format!(
        "<!doctype html><html><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Loggia</title><h1><a href=\"/\">Loggia</a></h1><pre>{command}</pre></html>"
    );
    Html(page).into_response()
}

/// The page for an address that leads nowhere.
pub(super) fn nowhere() -> Response {
    (StatusCode::NOT_FOUND, plain("404")).into_response()
}

pub(super) async fn front(State(server): State<Shared>, Base(base): Base, headers: HeaderMap) -> Response {
    if server.client.is_there() {
        return server.client.page("", StatusCode::OK, &headers);
    }
    plain(&format!("loggia play --host --server {base}"))
}

pub(super) async fn table(
    State(server): State<Shared>,
    Base(base): Base,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let found: Option<TableId> = id.parse().ok();
    let header = match found {
        Some(id) => server.store.header(id).await,
        None => Ok(None),
    };
    if server.client.is_there() && header.as_ref().is_err_and(StoreError::is_unreadable) {
        // The page hears on its connection that a newer version made this table, and says so.
        return Ok(server.client.page("t", StatusCode::OK, &headers));
    }
    let header = header?;
    if server.client.is_there() {
        return Ok(match &header {
            Some(header) => server.client.table(&header.game.game, &headers),
            None => server.client.no_table(&headers),
        });
    }
    let id = found.filter(|_| header.is_some()).ok_or(HttpError::NotFound)?;
    Ok(plain(&format!("loggia play --join {base}/t/{id}")))
}

pub(super) async fn handover(
    State(server): State<Shared>,
    Base(base): Base,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    // Only what could be a code is put into a page.
    let code: crate::ids::TableId = code.parse().map_err(|_| HttpError::NotFound)?;
    if server.client.is_there() {
        return Ok(server.client.page("h", StatusCode::OK, &headers));
    }
    Ok(plain(&format!("loggia play --join {base}/h/{code}")))
}
