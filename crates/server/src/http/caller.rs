//! Who calls, and from where.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header;
use axum::http::request::Parts;
use table::Guest;

use super::Shared;
use super::fault::Fault;

/// The name of the cookie that holds a browser's token.
pub(super) const COOKIE: &str = "loggia";

/// A guest with a token of this server.
pub(super) struct Caller(pub(super) Guest);

impl FromRequestParts<Shared> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, house: &Shared) -> Result<Caller, Fault> {
        let text = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let cookies = text(header::COOKIE).unwrap_or_default().split(';');
        let mut cookies = cookies.filter_map(|cookie| cookie.trim().split_once('='));
        let cookie = cookies.find(|(name, _)| *name == COOKIE).map(|(_, value)| value);
        let token = bearer.or(cookie).ok_or(Fault::NoToken)?;
        let guest = house.seal.guest(token.trim()).ok_or(Fault::BadToken)?;
        if house.is_banned(guest) { Err(Fault::Banned) } else { Ok(Caller(guest)) }
    }
}

/// The address that limits apply to. None for this very machine, unless it passes requests on for others.
pub(super) struct Address(pub(super) Option<IpAddr>);

impl<S: Sync> FromRequestParts<S> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Address, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical());
        let Some(peer) = peer.filter(IpAddr::is_loopback) else { return Ok(Address(peer)) };
        // A proxy on this machine is believed; it puts the address it has seen last.
        let forwarded = parts.headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
        let address = forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
        Ok(Address(address.filter(|address| *address != peer)))
    }
}
