//! The browser's client: files made by `cargo xtask web`, part of the program itself.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

use super::fault::Fault;

/// The files. A program that was built without a client has none, and says so on its pages.
#[derive(Embed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Files;

/// Cargo builds this crate again when the client has another fingerprint, or is there at last.
const _: Option<&str> = option_env!("LOGGIA_CLIENT");

/// The pages that load the client's modules, and the first parts of the addresses that they are for.
const PAGES: [(&str, &[&str]); 4] = [
    (FIRST, &["new", "play", "learn", "rules", "settings"]),
    (ONLINE, &["invite", "watch"]),
    ("review.html", &["review"]),
    ("villa.html", &["villa"]),
];

/// The first page, games at one screen, and how to play.
pub(super) const FIRST: &str = "index.html";

/// Tables of the house.
pub(super) const ONLINE: &str = "online.html";

/// Whether there is a client.
pub(super) fn is_there() -> bool {
    Files::get(FIRST).is_some()
}

/// A page of the client; it finds out from the address what to show.
pub(super) fn page(name: &str, status: StatusCode, headers: &HeaderMap) -> Response {
    let Some(mut response) = file(name, headers) else { return Fault::NotFound.into_response() };
    // A browser that has the page already is told so, whatever it asked for.
    if response.status() == StatusCode::OK {
        *response.status_mut() = status;
    }
    response
}

/// What no other route answers: a file of the client, one of its pages, or nothing.
pub(super) async fn file_or_page(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Fault::NotFound.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if let Some(response) = file(path, request.headers()) {
        return response;
    }
    let first = path.split('/').next().unwrap_or_default();
    match PAGES.iter().find(|(_, parts)| parts.contains(&first)) {
        Some((name, _)) => page(name, StatusCode::OK, request.headers()),
        None => Fault::NotFound.into_response(),
    }
}

/// A file in the smallest form that the browser understands.
fn file(name: &str, headers: &HeaderMap) -> Option<Response> {
    if name.ends_with(".br") || name.ends_with(".gz") {
        return None;
    }
    let plain = Files::get(name)?;
    let tag = HeaderValue::from_str(&tag(&plain)).ok()?;
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| *known == tag);
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let accepts = |coding: &str| {
        let mut codings = accepted.unwrap_or_default().split(',').map(str::trim);
        codings.any(|word| word.split(';').next() == Some(coding) && !word.ends_with("q=0"))
    };
    let packed = [("br", "br"), ("gzip", "gz")].into_iter().filter(|(coding, _)| accepts(coding));
    let packed =
        packed.filter_map(|(coding, ending)| Some((coding, Files::get(&format!("{name}.{ending}"))?)));
    let (coding, body) = packed.map(|(coding, file)| (Some(coding), file)).next().unwrap_or((None, plain));
    let mut response = match known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => body.data.into_owned().into_response(),
    };
    let set = response.headers_mut();
    set.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    set.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    set.insert(header::ETAG, tag);
    let keep = if has_fingerprint(name) { "public, max-age=31536000, immutable" } else { "no-cache" };
    set.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Some(coding) = coding {
        set.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    Some(response)
}

fn tag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let hex: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{hex}\"")
}

/// Whether a name changes with the bytes: `web-0123456789abcdef.js`.
fn has_fingerprint(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let mark = stem.rsplit_once('-').map_or("", |(_, mark)| mark);
    mark.len() == 16 && mark.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_a_fingerprint_are_kept_for_good() {
        assert!(has_fingerprint("web-0123456789abcdef.wasm"));
        assert!(!has_fingerprint("index.html") && !has_fingerprint("web-a.js"));
    }
}
