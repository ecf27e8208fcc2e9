//! What can go wrong between a client and a server.

use std::fmt;

use table::{Ended, Rejection};

/// A request or a connection that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClientError {
    /// The server cannot be reached; it may be back later.
    Unreachable(String),
    /// The server answered with an error.
    Status {
        /// The status of HTTP.
        status: u16,
        /// The server's reason, if it gave one.
        key: Option<String>,
    },
    /// The answer makes no sense: this is not a server, or a newer one.
    NotUnderstood(String),
}

impl ClientError {
    /// Whether the same request may work later.
    pub fn may_pass(&self) -> bool {
        match self {
            ClientError::Unreachable(_) => true,
            ClientError::Status { status, .. } => matches!(status, 408 | 425 | 429 | 500..),
            ClientError::NotUnderstood(_) => false,
        }
    }
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientError::Unreachable(why) => write!(f, "cannot reach the server: {why}"),
            ClientError::Status { status, key: Some(key) } => write!(f, "server error {status}: {key}"),
            ClientError::Status { status, key: None } => write!(f, "server error {status}"),
            ClientError::NotUnderstood(what) => write!(f, "cannot understand the server's answer: {what}"),
        }
    }
}

impl std::error::Error for ClientError {}

/// Why an action was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The table does not allow it.
    Rejected(Rejection),
    /// The connection has ended; whether it was done is not known.
    Ended(Ended),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Rejected(why) => write!(f, "{why}"),
            Refusal::Ended(why) => write!(f, "{why}"),
        }
    }
}

impl std::error::Error for Refusal {}
