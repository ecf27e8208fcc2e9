//! Who calls, and from where.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, header};
use table::Guest;

use super::Shared;
use super::fault::Fault;
use crate::house::{House, OpenTable};
use crate::network::{Origin, as_one};

/// The name of the cookie that holds a browser's token.
pub(super) const COOKIE: &str = "loggia";

/// A guest with a token of this server.
pub(super) struct Caller(pub(super) Guest);

impl FromRequestParts<Shared> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Shared) -> Result<Caller, Fault> {
        guest(&parts.headers, house).map(Caller)
    }
}

/// Whose token a request has.
pub(super) fn guest(headers: &HeaderMap, house: &House) -> Result<Guest, Fault> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    // Browsers may send cookies in several lines.
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    let mut cookies =
        lines.flat_map(|line| line.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    let cookie = cookies.find(|(name, _)| *name == COOKIE).map(|(_, value)| value);
    let token = bearer.or(cookie).ok_or(Fault::NoToken)?;
    let guest = house.guest_of(token.trim()).ok_or(Fault::BadToken)?;
    if house.is_banned(guest) { Err(Fault::Banned) } else { Ok(guest) }
}

/// Whoever may read the log of a table: everybody who has its id, which is the key to it, but not who was removed.
pub(super) struct Reader(Option<Guest>);

impl FromRequestParts<Shared> for Reader {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Shared) -> Result<Reader, Fault> {
        match guest(&parts.headers, house) {
            Ok(guest) => Ok(Reader(Some(guest))),
            Err(Fault::NoToken) => Ok(Reader(None)),
            Err(fault) => Err(fault),
        }
    }
}

impl Reader {
    pub(super) fn may_read(&self, open: &OpenTable) -> Result<(), Fault> {
        match self.0 {
            Some(guest) if open.is_removed(guest) => Err(Fault::Removed),
            _ => Ok(()),
        }
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

    async fn from_request_parts(parts: &mut Parts, house: &Shared) -> Result<Origin, Infallible> {
        Ok(Origin::of(peer(&parts.extensions).ip(), &parts.headers, &house.trust.proxies))
    }
}

/// The address that limits apply to.
pub(super) struct Address(pub(super) IpAddr);

impl FromRequestParts<Shared> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &Shared) -> Result<Address, Infallible> {
        let origin = Origin::from_request_parts(parts, house).await?;
        Ok(Address(as_one(origin.address)))
    }
}
