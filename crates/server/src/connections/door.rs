//! Lets connections in.

use std::future::{Ready, ready};
use std::io;
use std::sync::Arc;

use axum_server::accept::Accept;
use tokio::net::TcpStream;

use super::Connections;
use super::guarded::Guarded;

/// Accepts connections, and counts and guards each of them.
#[derive(Clone)]
pub struct Door(pub Arc<Connections>);

impl<S> Accept<TcpStream, S> for Door {
    type Stream = Guarded;
    type Service = S;
    type Future = Ready<io::Result<(Guarded, S)>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let guarded = || {
            // A move is one small message, and players wait for it.
            stream.set_nodelay(true)?;
            keep_little_waiting(&stream);
            let connection = self.0.enter(stream.peer_addr()?);
            let connection = connection.ok_or_else(|| io::Error::from(io::ErrorKind::ConnectionRefused))?;
            Ok((Guarded::new(stream, connection, self.0.clone()), service))
        };
        ready(guarded())
    }
}

/// Bytes that were written but not sent take the system's memory until the client reads.
#[cfg(target_os = "linux")]
fn keep_little_waiting(stream: &TcpStream) {
    // If this fails, more memory is used, and nothing else changes.
    let _ = socket2::SockRef::from(stream).set_tcp_notsent_lowat(128 * 1024);
}

#[cfg(not(target_os = "linux"))]
fn keep_little_waiting(_: &TcpStream) {}
