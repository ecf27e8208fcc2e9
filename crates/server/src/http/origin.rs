//! Where this server is, as its visitors see it.

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;

use super::Shared;
use super::fault::Fault;
use crate::house::House;
use crate::network::Origin;

/// The address that links begin with, such as `http://192.168.1.5:7878`.
pub(super) struct Base(pub(super) String);

impl FromRequestParts<Shared> for Base {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Shared) -> Result<Base, Fault> {
        if let Some(url) = &house.public_url {
            return Ok(Base(url.trim_end_matches('/').into()));
        }
        let host = parts.headers.get(header::HOST).and_then(|value| value.to_str().ok());
        let host = host.filter(|host| is_our_name(house, host)).unwrap_or("localhost");
        let origin =
            Origin::of(super::caller::peer(&parts.extensions).ip(), &parts.headers, &house.trust.proxies);
        let scheme = if house.is_secure(&origin) { "https" } else { "http" };
        Ok(Base(format!("{scheme}://{host}")))
    }
}

/// Names that only a network of one's own gives out, beside those without a dot.
const NAMES_AT_HOME: [&str; 7] =
    [".local", ".lan", ".home", ".internal", ".localhost", ".localdomain", ".home.arpa"];

/// Whether the name by which a browser asks can be that of this house. Anybody can let a name of theirs lead here, and
/// then their page would be one of ours for the browser: a name that everybody can look up has to be told to the server.
fn is_our_name(house: &House, host: &str) -> bool {
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
        || house.trust.hosts.iter().any(|host| host.eq_ignore_ascii_case(&name))
}

/// Refuses requests that a page of somebody else makes in a visitor's browser.
pub(super) struct SameOrigin;

impl FromRequestParts<Shared> for SameOrigin {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Shared) -> Result<SameOrigin, Fault> {
        let Some(origin) = parts.headers.get(header::ORIGIN).cloned() else { return Ok(SameOrigin) };
        let is_single = parts.headers.get_all(header::ORIGIN).iter().count() == 1;
        let Base(base) = Base::from_request_parts(parts, house).await?;
        // Compared without the scheme: a proxy may add or take away TLS. An origin has no path, an address may.
        let host = |url: &str| {
            let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
            rest.split('/').next().unwrap_or_default().to_ascii_lowercase()
        };
        let same = is_single && origin.to_str().is_ok_and(|origin| host(origin) == host(&base));
        if same {
            return Ok(SameOrigin);
        }
        house.note_wrong_origin(&origin);
        Err(Fault::WrongOrigin)
    }
}
