//! Who sends a request, and from where.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, header};
use table::Guest;

use super::Shared;
use super::http_error::HttpError;
use crate::network::{Origin, as_one};
use crate::server::{OpenTable, Owner, Server};

/// The name of the cookie that holds a browser's token.
pub(super) const COOKIE: &str = "loggia";

/// A guest with a token of this server.
pub(super) struct Caller(pub(super) Guest);

impl FromRequestParts<Shared> for Caller {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, server: &Shared) -> Result<Caller, HttpError> {
        guest(&parts.headers, server).map(Caller)
    }
}

/// Whose token a request has.
pub(super) fn guest(headers: &HeaderMap, server: &Server) -> Result<Guest, HttpError> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    // Browsers may send cookies in several lines.
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let mut cookies =
        lines.flat_map(|line| line.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    let cookie = cookies.find(|(name, _)| *name == COOKIE).map(|(_, value)| value);
    let token = bearer.or(cookie).ok_or(HttpError::NoToken)?;
    let guest = server.guest_of(token.trim()).ok_or(HttpError::BadToken)?;
    if server.is_banned(guest) { Err(HttpError::Banned) } else { Ok(guest) }
}

/// Who may read the log of a table: every guest who has its id, which is its key, except people who were removed.
pub(super) struct Reader(Guest);

impl FromRequestParts<Shared> for Reader {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, server: &Shared) -> Result<Reader, HttpError> {
        guest(&parts.headers, server).map(Reader)
    }
}

impl Reader {
    /// For whom a table is read.
    pub(super) fn at(&self, address: IpAddr) -> Owner {
        Owner { address, guest: self.0 }
    }

    pub(super) fn may_read(&self, open: &OpenTable) -> Result<(), HttpError> {
        if open.is_removed(self.0) { Err(HttpError::Removed) } else { Ok(()) }
    }
}

/// The connection that a request came on, by its other end.
pub(super) fn peer(extensions: &Extensions) -> SocketAddr {
    let nowhere = SocketAddr::from((Ipv4Addr::UNSPECIFIED, 0));
    extensions.get::<ConnectInfo<SocketAddr>>().map_or(nowhere, |info| info.0)
}

/// The other end of a connection.
pub(super) struct Peer(pub(super) SocketAddr);

impl<S: Sync> FromRequestParts<S> for Peer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Peer, Infallible> {
        Ok(Peer(peer(&parts.extensions)))
    }
}

impl FromRequestParts<Shared> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, server: &Shared) -> Result<Origin, Infallible> {
        Ok(Origin::of(peer(&parts.extensions).ip(), &parts.headers, &server.trust.proxies))
    }
}

/// The address that limits apply to.
pub(super) struct Address(pub(super) IpAddr);

impl FromRequestParts<Shared> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, server: &Shared) -> Result<Address, Infallible> {
        let origin = Origin::from_request_parts(parts, server).await?;
        Ok(Address(as_one(origin.address)))
    }
}
