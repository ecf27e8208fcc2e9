//! Orders of the operator: bans, the message of the day, tables to close or delete.

use std::net::IpAddr;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use table::{Closing, Guest};
use tokio::sync::watch;

use super::Server;
use crate::bans::Bans;
use crate::store::StoreError;

/// How often the server looks whether there is a new order. One read of one row.
const LOOK: Duration = Duration::from_secs(1);

/// After this many checks bans are read again, because they expire.
const REREAD: u32 = 60;

/// The orders in force.
#[derive(Default)]
pub(crate) struct Orders {
    bans: watch::Sender<Arc<Bans>>,
    message: std::sync::RwLock<Option<Arc<str>>>,
}

impl Server {
    /// Whether a guest is banned.
    pub(crate) fn is_banned(&self, guest: Guest) -> bool {
        self.orders.bans.borrow().has_guest(guest)
    }

    /// Whether an address is banned.
    pub(crate) fn is_banned_from(&self, address: IpAddr) -> bool {
        self.orders.bans.borrow().has_address(address)
    }

    /// Returns when someone who is here is to be here no longer.
    pub(crate) async fn banned(&self, guest: Guest, address: Option<IpAddr>) {
        let mut bans = self.orders.bans.subscribe();
        let is_out = |bans: &Arc<Bans>| bans.has_guest(guest) || address.is_some_and(|a| bans.has_address(a));
        // The sender lives as long as the server.
        let _ = bans.wait_for(is_out).await;
    }

    /// The message of the day.
    pub(crate) fn message(&self) -> Option<Arc<str>> {
        self.orders.message.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Reads bans and message.
    pub(super) async fn read_orders(&self) -> Result<(), StoreError> {
        let bans = Bans::new(&self.store.bans().await?, self.now());
        self.orders.bans.send_replace(Arc::new(bans));
        let message = self.store.message().await?.map(Into::into);
        *self.orders.message.write().unwrap_or_else(PoisonError::into_inner) = message;
        Ok(())
    }

    /// Does what is ordered while the server is open.
    pub(super) async fn watch_orders(self: Arc<Server>) {
        let (mut done, mut looks) = (None, 0_u32);
        loop {
            match self.store.orders().await {
                Ok(orders) => {
                    let is_new = done.is_some_and(|done| done != orders);
                    if is_new || looks.is_multiple_of(REREAD) {
                        if let Err(error) = self.obey(is_new).await {
                            tracing::warn!(%error, "cannot carry out the operator's orders yet");
                        } else {
                            done = Some(orders);
                        }
                    }
                    looks = looks.wrapping_add(1);
                }
                Err(error) => tracing::warn!(%error, "cannot read the operator's orders"),
            }
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = self.stopped() => return,
            }
        }
    }

    async fn obey(self: &Arc<Server>, is_new: bool) -> Result<(), StoreError> {
        self.read_orders().await?;
        if !is_new {
            return Ok(());
        }
        for open in self.all_in_memory() {
            match self.store.header(open.id).await {
                Ok(None) => {
                    open.end(Closing::NotFound);
                    self.let_go(open.id);
                }
                // Tables that were closed elsewhere are closed here, too.
                Ok(Some(_)) => self.catch_up(&open).await?,
                Err(error) if error.is_unreadable() => open.end(Closing::Newer),
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
