//! Lets connections in.

use std::future::{Ready, ready};
use std::io;
use std::sync::Arc;

use axum_server::accept::Accept;
use tokio::net::TcpStream;

use super::Connections;
use super::guarded::Guarded;

/// Counts every connection that comes, and watches over it.
#[derive(Clone)]
pub struct Door(pub Arc<Connections>);

impl<S> Accept<TcpStream, S> for Door {
    type Stream = Guarded;
    type Service = S;
    type Future = Ready<io::Result<(Guarded, S)>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let guarded = || {
            // A move is one small message that somebody waits for.
            stream.set_nodelay(true)?;
            keep_little_waiting(&stream);
            let connection = self.0.enter(stream.peer_addr()?);
            let connection = connection.ok_or_else(|| io::Error::from(io::ErrorKind::ConnectionRefused))?;
            Ok((Guarded::new(stream, connection, self.0.clone()), service))
        };
        ready(guarded())
    }
}

/// What is written and not on its way yet takes the system's memory for as long as nobody reads it.
#[cfg(target_os = "linux")]
fn keep_little_waiting(stream: &TcpStream) {
    // Without it more memory is taken, and nothing else is different.
    let _ = socket2::SockRef::from(stream).set_tcp_notsent_lowat(128 * 1024);
}

#[cfg(not(target_os = "linux"))]
fn keep_little_waiting(_: &TcpStream) {}
