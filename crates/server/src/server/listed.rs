//! The list of public tables, made once for all clients.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use tokio::sync::Mutex;

use super::Server;
use crate::store::Listing;

/// How old the list may be.
const AGE: Duration = Duration::from_secs(1);

/// A list as it is sent. Requests that come while it is made wait for it instead of making another one.
#[derive(Default)]
pub(crate) struct Listed(Mutex<Option<(Instant, Bytes)>>);

impl Listed {
    /// The list, made again if it is too old.
    pub(crate) async fn get<E>(&self, make: impl Future<Output = Result<String, E>>) -> Result<Bytes, E> {
        let mut listed = self.0.lock().await;
        if let Some((made, list)) = &*listed
            && made.elapsed() < AGE
        {
            return Ok(list.clone());
        }
        let list = Bytes::from(make.await?);
        *listed = Some((Instant::now(), list.clone()));
        Ok(list)
    }
}

impl Server {
    /// Chooses as many tables as a list has room for, from the newest: those of one address only as far as others leave room.
    pub(crate) fn share(&self, mut tables: Vec<Listing>, room: usize) -> Vec<Listing> {
        share(&mut tables, room, |listing| self.home(listing.host).address);
        tables.sort_by_key(|listing| (Reverse(listing.at), listing.id));
        tables
    }
}

/// Keeps this many, taken in rounds: the first of each owner, then the second of each, and so on.
fn share<T, K: Hash + Eq>(all: &mut Vec<T>, room: usize, owner: impl Fn(&T) -> K) {
    let mut counts = HashMap::new();
    let mut ranked: Vec<(usize, T)> = Vec::with_capacity(all.len());
    for one in all.drain(..) {
        let count: &mut usize = counts.entry(owner(&one)).or_default();
        ranked.push((*count, one));
        *count += 1;
    }
    ranked.sort_by_key(|(rank, _)| *rank);
    all.extend(ranked.into_iter().take(room).map(|(_, one)| one));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Caught: who made two hundred public tables was the only one whom visitors saw.
    #[test]
    fn one_address_does_not_fill_the_list() {
        let mut tables: Vec<(u8, u32)> = (0..300).map(|n| (1, n)).collect();
        tables.extend([(2, 300), (3, 301), (2, 302)]);
        share(&mut tables, 200, |(owner, _)| *owner);
        assert_eq!(tables.len(), 200);
        assert_eq!(tables.iter().filter(|(owner, _)| *owner != 1).count(), 3);
        share(&mut tables, 1, |(owner, _)| *owner);
        assert_eq!(tables, [(1, 0)], "the newest");
    }
}
