//! How the server is reached, and what it reveals to whom.

use std::sync::PoisonError;
use std::sync::atomic::Ordering;

use axum::http::HeaderValue;
use table::Guest;

use super::Server;
use crate::ids::TableId;
use crate::network::Origin;
use crate::store::StoreError;

impl Server {
    /// The guest of a token that this server has signed, unless they have signed out of all devices since.
    pub(crate) fn guest_of(&self, token: &str) -> Option<Guest> {
        let (guest, times) = self.seal.guest(token)?;
        (times == self.times_signed_out(guest)).then_some(guest)
    }

    /// The token of a guest that is good now.
    pub(crate) fn token_of(&self, guest: Guest) -> String {
        self.seal.token(guest, self.times_signed_out(guest))
    }

    fn times_signed_out(&self, guest: Guest) -> u64 {
        self.signed_out.read().unwrap_or_else(PoisonError::into_inner).get(&guest).copied().unwrap_or(0)
    }

    /// Makes all tokens of a guest useless and ends their connections. The returned token is for the
    /// client that asked.
    pub(crate) async fn sign_out(&self, guest: Guest) -> Result<String, StoreError> {
        let times = self.store.sign_out(guest).await?;
        self.signed_out.write().unwrap_or_else(PoisonError::into_inner).insert(guest, times);
        self.connections.close_all_of(guest);
        Ok(self.token_of(guest))
    }

    /// Hears who has signed out at other servers.
    pub(super) async fn hear_of_signed_out(&self) -> Result<(), StoreError> {
        for (guest, times) in self.store.signed_out().await? {
            if self.times_signed_out(guest) < times {
                self.signed_out.write().unwrap_or_else(PoisonError::into_inner).insert(guest, times);
                self.connections.close_all_of(guest);
            }
        }
        Ok(())
    }

    /// Whether a visitor came over TLS, as far as the server can tell.
    pub(crate) fn is_secure(&self, origin: &Origin) -> bool {
        let public = self.public_url.as_deref().unwrap_or_default();
        self.tls || origin.is_secure || public.starts_with("https:")
    }

    /// Whether a client may read the metrics. Behind a proxy that does not forward addresses, nobody may.
    pub(crate) fn shows_metrics_to(&self, origin: &Origin) -> bool {
        let is_trusted = self.trust.metrics.iter().any(|network| network.contains(origin.address));
        is_trusted
            && origin.is_known
            && (origin.is_forwarded || self.public_url.is_none() || !self.is_proxy(origin))
    }

    fn is_proxy(&self, origin: &Origin) -> bool {
        self.trust.proxies.iter().any(|network| network.contains(origin.address))
    }

    /// Warns once that a proxy does not forward addresses: then everyone behind it counts as one address.
    pub(crate) fn note_proxy(&self, origin: &Origin, path: &str) {
        let is_mute = self.public_url.is_some() && !origin.is_forwarded && self.is_proxy(origin);
        // The operator asks for these on the machine itself.
        let is_for_operators = matches!(path, "/health" | "/metrics");
        if is_mute && !is_for_operators && !self.warned_of_proxy.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                proxy = %origin.address,
                "a proxy sends no X-Forwarded-For or Forwarded header: everyone behind it counts as one \
                 address and shares its limits; make the proxy set one of them"
            );
        }
    }

    /// Warns once that a browser used a host name that the server does not know as its own.
    pub(crate) fn note_wrong_origin(&self, origin: &HeaderValue) {
        if !self.warned_of_name.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                ?origin,
                "a request from a page of another address was refused; if that is an address of this server, name it with \
                 --public-url or --host-name"
            );
        }
    }

    /// Whether a table is one of a guest's own: where they sit, or where they have joined.
    pub(crate) async fn belongs_to(&self, guest: Guest, id: TableId) -> Result<bool, StoreError> {
        match self.in_memory(id) {
            Some(open) => Ok(open.is_seated(guest)),
            None => self.store.is_member(guest, id).await,
        }
    }
}
