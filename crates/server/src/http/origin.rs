//! Where this server is, as its visitors see it.

use axum::extract::FromRequestParts;
use axum::http::header;
use axum::http::request::Parts;

use super::Shared;
use super::fault::Fault;

/// The address that links begin with, such as `http://192.168.1.5:7878`.
pub(super) struct Base(pub(super) String);

impl FromRequestParts<Shared> for Base {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Shared) -> Result<Base, Fault> {
        if let Some(url) = &house.public_url {
            return Ok(Base(url.trim_end_matches('/').into()));
        }
        let host = parts.headers.get(header::HOST).and_then(|value| value.to_str().ok());
        let plain = |c: char| c.is_ascii_alphanumeric() || ".:-[]_".contains(c);
        let host = host.filter(|host| !host.is_empty() && host.chars().all(plain)).unwrap_or("localhost");
        let scheme = if house.tls { "https" } else { "http" };
        Ok(Base(format!("{scheme}://{host}")))
    }
}

/// Refuses requests that a page of someone else makes in a visitor's browser.
pub(super) struct SameOrigin;

impl FromRequestParts<Shared> for SameOrigin {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Shared) -> Result<SameOrigin, Fault> {
        let Some(origin) = parts.headers.get(header::ORIGIN).cloned() else { return Ok(SameOrigin) };
        let Base(base) = Base::from_request_parts(parts, house).await?;
        let strip =
            |url: &str| url.split_once("://").map_or_else(|| url.to_string(), |(_, host)| host.to_string());
        // Compared without the scheme: a proxy may add or take away TLS.
        let same = origin.to_str().is_ok_and(|origin| strip(origin) == strip(&base));
        if same { Ok(SameOrigin) } else { Err(Fault::WrongOrigin) }
    }
}
