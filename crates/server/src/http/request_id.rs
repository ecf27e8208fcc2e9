//! An id for each request, in the log and in the answer, so that one finds the other.

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// Everything that is logged for a request has its id. The server chooses it; an id from the client is ignored.
pub(super) async fn name(request: Request, next: Next) -> Response {
    let id = format!("{:012x}", fastrand::u64(..1 << 48));
    // The path may hold the id of a table, which is its key: only what kind of path it is goes into the log.
    let path = request.uri().path().split('/').take(3).filter(|part| part.len() < 16);
    let path = path.collect::<Vec<_>>().join("/");
    let span = tracing::info_span!("request", id, method = %request.method(), path);
    let mut response = next.run(request).instrument(span.clone()).await;
    span.in_scope(|| tracing::debug!(status = response.status().as_u16(), "answered"));
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(HEADER, id);
    }
    response
}
