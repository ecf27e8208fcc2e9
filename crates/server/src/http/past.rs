//! Sends old entries in pieces: a reader costs no more memory than one piece, however slowly it reads.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use futures_util::stream;

use super::Shared;
use super::http_error::HttpError;
use crate::server::OpenTable;

/// Bytes of a log in one piece; an entry is never cut.
pub(super) const PIECE: usize = 32 * 1024;

/// Whether an address may get this many bytes of old entries: as long as it has no debt.
pub(super) fn charge(server: &Shared, address: IpAddr, bytes: usize) -> Result<(), HttpError> {
    if !server.past_per_address.owe(address, 0).is_zero() {
        return Err(HttpError::TooFast);
    }
    server.past_per_address.owe(address, bytes);
    Ok(())
}

/// A body of several texts, some of which are made only when they are sent.
pub(super) struct Told {
    parts: std::vec::IntoIter<Part>,
    /// The log that is being sent, and the number of the last entry that was sent.
    log: Option<(Arc<OpenTable>, u64, u64)>,
}

/// A part of such a body.
pub(super) enum Part {
    /// Plain text.
    Text(String),
    /// The entries of a table, with commas in between.
    Log(Arc<OpenTable>),
}

impl Told {
    pub(super) fn new(parts: Vec<Part>) -> Told {
        Told { parts: parts.into_iter(), log: None }
    }

    fn next(&mut self) -> Option<String> {
        loop {
            if let Some((open, told, last)) = &mut self.log {
                if told < last {
                    let comma = if *told > 0 { "," } else { "" };
                    let (entries, until) = open.entries_after(*told, PIECE);
                    *told = until;
                    return Some(format!("{comma}{entries}"));
                }
                self.log = None;
            }
            match self.parts.next()? {
                Part::Text(text) => return Some(text),
                Part::Log(open) => {
                    let last = open.last();
                    self.log = Some((open, 0, last));
                }
            }
        }
    }

    pub(super) fn into_body(self) -> Body {
        Body::from_stream(stream::unfold(self, async |mut told| {
            let text = told.next()?;
            Some((Ok::<_, Infallible>(Bytes::from(text)), told))
        }))
    }
}
