//! Where this server is, as its visitors see it.

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;

use super::Shared;
use super::http_error::HttpError;
use crate::network::Origin;
use crate::server::Server;

/// The address that links begin with, such as `http://192.168.1.5:7878`.
pub(super) struct Base(pub(super) String);

impl FromRequestParts<Shared> for Base {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, server: &Shared) -> Result<Base, HttpError> {
        if let Some(url) = &server.public_url {
            return Ok(Base(url.trim_end_matches('/').into()));
        }
        let host = parts.headers.get(header::HOST).and_then(|value| value.to_str().ok());
        let host = host.filter(|host| is_our_name(server, host)).unwrap_or("localhost");
        let origin =
            Origin::of(super::caller::peer(&parts.extensions).ip(), &parts.headers, &server.trust.proxies);
        let scheme = if server.is_secure(&origin) { "https" } else { "http" };
        Ok(Base(format!("{scheme}://{host}")))
    }
}

/// Names that only a network of one's own gives out, beside those without a dot.
const NAMES_AT_HOME: [&str; 7] =
    [".local", ".lan", ".home", ".internal", ".localhost", ".localdomain", ".home.arpa"];

/// Whether a host name can be that of this server. Anyone can point a name of their own here, and
/// then their page would be one of ours for the browser: a name that everybody can look up has to be told to the server.
fn is_our_name(server: &Server, host: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || ".:-[]_".contains(c);
    if host.is_empty() || !host.chars().all(is_plain) {
        return false;
    }
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.parse::<u16>().is_ok() => name,
        _ => host,
    };
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    bare.parse::<std::net::IpAddr>().is_ok()
        || !name.contains('.')
        || NAMES_AT_HOME.iter().any(|ending| name.ends_with(ending))
        || server.trust.hosts.iter().any(|host| host.eq_ignore_ascii_case(&name))
}

/// Refuses requests that another site's page makes in a visitor's browser.
pub(super) struct SameOrigin;

impl FromRequestParts<Shared> for SameOrigin {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, server: &Shared) -> Result<SameOrigin, HttpError> {
        let Some(origin) = parts.headers.get(header::ORIGIN).cloned() else { return Ok(SameOrigin) };
        let is_single = parts.headers.get_all(header::ORIGIN).iter().count() == 1;
        let Base(base) = Base::from_request_parts(parts, server).await?;
        // Compared without the scheme: a proxy may add or take away TLS. An origin has no path, an address may.
        let host = |url: &str| {
            let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
            rest.split('/').next().unwrap_or_default().to_ascii_lowercase()
        };
        let same = is_single && origin.to_str().is_ok_and(|origin| host(origin) == host(&base));
        if same {
            return Ok(SameOrigin);
        }
        server.note_wrong_origin(&origin);
        Err(HttpError::WrongOrigin)
    }
}
