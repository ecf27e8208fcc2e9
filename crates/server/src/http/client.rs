//! The browser's client: files inside the program, or in a folder.

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::{Component, Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::UNIX_EPOCH;

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;
use serde::Deserialize;

use super::Shared;
use super::http_error::HttpError;

/// The files that `cargo xtask web` made. A program built without them shows commands for the terminal instead.
#[derive(Embed)]
#[folder = "../web/dist"]
#[allow_missing = true]
struct Built;

/// The files for browsers. All who read one share its bytes, however slowly they read.
pub(crate) struct Client {
    source: FileSource,
    /// What was read from a folder: each file as it is now.
    read: Mutex<HashMap<PathBuf, Stored>>,
}

/// Where the files come from.
enum FileSource {
    /// They are in the program.
    Inside,
    /// They are in a folder, in which they may change at any time.
    Folder(PathBuf),
}

/// A file as it is stored.
#[derive(Clone)]
struct Stored {
    bytes: Bytes,
    /// Changes when the file changes.
    tag: String,
}

/// The page of the first address.
const FIRST: &str = "index.html";

/// Which page loads which module, as the bundler wrote it down.
const ROUTES: &str = "routes.json";

/// How the addresses of tables begin.
const TABLES: &str = "t";

/// A page that loads a module.
#[derive(Deserialize)]
struct Route {
    /// Its file.
    page: String,
    /// The first parts of the addresses that it is for.
    paths: Vec<String>,
    /// The game whose tables it shows, if it has such pages of its own.
    tables: Option<String>,
}

impl Client {
    /// The files of a folder, or those in the program.
    pub(crate) fn new(folder: Option<PathBuf>) -> Client {
        Client { source: folder.map_or(FileSource::Inside, FileSource::Folder), read: Mutex::default() }
    }

    /// Whether there is a client.
    pub(crate) fn is_there(&self) -> bool {
        self.get(FIRST).is_some()
    }

    fn get(&self, name: &str) -> Option<Stored> {
        match &self.source {
            FileSource::Inside => Built::get(name).map(|file| {
                let hash = file.metadata.sha256_hash();
                let tag = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
                let bytes = match file.data {
                    Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                    // A program for tests has them in a folder, too.
                    Cow::Owned(bytes) => bytes.into(),
                };
                Stored { bytes, tag }
            }),
            FileSource::Folder(folder) => self.read(folder, name),
        }
    }

    /// A file of a folder, and nothing above it; read again only when it has changed.
    fn read(&self, folder: &Path, name: &str) -> Option<Stored> {
        let is_plain = |part| matches!(part, Component::Normal(_));
        let path = Path::new(name).components().all(is_plain).then(|| folder.join(name))?;
        let data = std::fs::metadata(&path).ok().filter(|data| data.is_file())?;
        let changed = data.modified().ok()?.duration_since(UNIX_EPOCH).ok()?.as_nanos();
        let tag = format!("{changed:x}-{:x}", data.len());
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(stored) = read.get(&path).filter(|stored| stored.tag == tag) {
            return Some(stored.clone());
        }
        let stored = Stored { bytes: std::fs::read(&path).ok()?.into(), tag };
        read.insert(path, stored.clone());
        Some(stored)
    }

    fn routes(&self) -> Vec<Route> {
        let file = self.get(ROUTES);
        file.and_then(|file| serde_json::from_slice(&file.bytes).ok()).unwrap_or_default()
    }

    /// The page of a table at which this game is played.
    pub(super) fn table(&self, game: &str, headers: &HeaderMap) -> Response {
        let route = self.routes().into_iter().find(|route| route.tables.as_deref() == Some(game));
        match route.and_then(|route| self.file(&route.page, headers)) {
            Some(page) => page,
            None => self.page(TABLES, StatusCode::OK, headers),
        }
    }

    /// The page that says that there is no such table.
    pub(super) fn no_table(&self, headers: &HeaderMap) -> Response {
        self.page(TABLES, StatusCode::NOT_FOUND, headers)
    }

    /// The page for an unknown address: the module of the first page shows it in the reader's language.
    fn nowhere(&self, headers: &HeaderMap) -> Response {
        match self.is_there() {
            true => self.page("", StatusCode::NOT_FOUND, headers),
            false => super::pages::nowhere(),
        }
    }

    /// The page for addresses that begin with this part; the page reads the rest of the address.
    pub(super) fn page(&self, part: &str, status: StatusCode, headers: &HeaderMap) -> Response {
        let is_for = |route: &Route| route.paths.iter().any(|path| path == part);
        let page = self.routes().into_iter().find(is_for).and_then(|route| self.file(&route.page, headers));
        let Some(mut response) = page else { return HttpError::NotFound.into_response() };
        // A browser that has the page already gets 304, for any address of it.
        if response.status() == StatusCode::OK {
            *response.status_mut() = status;
        }
        response
    }

    /// A file in the smallest form that the browser understands.
    fn file(&self, name: &str, headers: &HeaderMap) -> Option<Response> {
        if name.ends_with(".br") || name.ends_with(".gz") || hides(name) {
            return None;
        }
        let plain = self.get(name)?;
        let tag = HeaderValue::from_str(&format!("\"{}\"", plain.tag)).ok()?;
        let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| *known == tag);
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        let accepts = |coding: &str| {
            let mut codings = accepted.unwrap_or_default().split(',').map(str::trim);
            codings.any(|word| word.split(';').next() == Some(coding) && !word.ends_with("q=0"))
        };
        let packed = [("br", "br"), ("gzip", "gz")].into_iter().filter(|(coding, _)| accepts(coding));
        let mut packed =
            packed.filter_map(|(coding, ending)| Some((coding, self.get(&format!("{name}.{ending}"))?)));
        let (coding, body) = packed.next().map_or((None, plain), |(coding, file)| (Some(coding), file));
        let mut response = match known {
            true => StatusCode::NOT_MODIFIED.into_response(),
            false => body.bytes.into_response(),
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
}

/// Files such as `.gitignore` are not for browsers.
fn hides(name: &str) -> bool {
    name.split('/').any(|part| part.starts_with('.'))
}

/// What no other route answers: a file of the client, one of its pages, or nothing.
pub(super) async fn file_or_page(State(server): State<Shared>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return HttpError::NotFound.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    if let Some(response) = server.client.file(path, request.headers()) {
        return response;
    }
    let first = path.split('/').next().unwrap_or_default();
    let headers = request.headers();
    if server.client.routes().iter().any(|route| route.paths.iter().any(|path| path == first)) {
        return server.client.page(first, StatusCode::OK, headers);
    }
    // People get a page with a link to go on; programs, and requests of pages, get JSON.
    let is_for_people = headers.get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    match is_for_people.is_some_and(|accept| accept.contains("text/html")) && first != "api" {
        true => server.client.nowhere(headers),
        false => HttpError::NotFound.into_response(),
    }
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
        "json" => "application/json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_hands_out_its_own_files_only() {
        let place = std::env::temp_dir().join(format!("loggia-client-{}", std::process::id()));
        let folder = place.join("client");
        std::fs::create_dir_all(folder.join("snippets")).unwrap();
        for (name, text) in [("client/index.html", "page"), ("client/.made-of", "no"), ("secret", "no")] {
            std::fs::write(place.join(name), text).unwrap();
        }
        let absolute = place.join("secret").to_string_lossy().into_owned();
        let client = Client::new(Some(folder));
        let found = ["index.html", ".made-of", "../secret", "./../secret", "snippets", &absolute]
            .map(|name| client.file(name, &HeaderMap::new()).is_some());
        let _ = std::fs::remove_dir_all(&place);
        assert_eq!(found, [true, false, false, false, false, false]);
        // The folder that is built in always has this file.
        assert!(Client::new(None).file(".gitignore", &HeaderMap::new()).is_none());
    }

    /// Each reader had a copy: 400 who did not read took 2 GB.
    #[test]
    fn readers_share_the_bytes_of_a_file() {
        let folder = std::env::temp_dir().join(format!("loggia-shared-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("large"), vec![7; 100_000]).unwrap();
        let client = Client::new(Some(folder.clone()));
        let [one, two] = [(); 2].map(|()| client.get("large").unwrap().bytes);
        assert_eq!(one.as_ptr(), two.as_ptr());
        std::fs::write(folder.join("large"), "changed").unwrap();
        let changed = client.get("large").unwrap().bytes;
        let _ = std::fs::remove_dir_all(&folder);
        assert_eq!(changed, "changed");
    }

    #[test]
    fn names_with_a_fingerprint_are_kept_for_good() {
        assert!(has_fingerprint("web-0123456789abcdef.wasm"));
        assert!(!has_fingerprint("index.html") && !has_fingerprint("web-a.js"));
    }
}
