//! A connection that can be closed from outside, and that notes whether the client reads.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use super::{Connection, Connections, Rank};

/// A connection that is watched.
pub struct Guarded {
    stream: TcpStream,
    connection: Arc<Connection>,
    all: Arc<Connections>,
}

impl Guarded {
    pub(super) fn new(stream: TcpStream, connection: Arc<Connection>, all: Arc<Connections>) -> Guarded {
        Guarded { stream, connection, all }
    }

    fn is_closed(&self) -> bool {
        self.connection.is_closed.load(Ordering::Acquire)
    }

    /// Uses the stream, unless the connection is to be closed.
    fn poll<T>(
        &mut self,
        cx: &mut Context<'_>,
        what: impl FnOnce(Pin<&mut TcpStream>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if !self.is_closed() {
            let done = what(Pin::new(&mut self.stream), cx);
            if done.is_ready() {
                return done;
            }
            // Registered before looking again, so that closing it in between is not missed.
            self.connection.waker.register(cx.waker());
        }
        if self.is_closed() {
            Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()))
        } else {
            Poll::Pending
        }
    }

    fn note_write(&self, written: &Poll<io::Result<usize>>) {
        let connection = &self.connection;
        match written {
            Poll::Ready(Ok(bytes)) => {
                connection.is_full.store(false, Ordering::Relaxed);
                connection.taken.fetch_add(*bytes as u64, Ordering::Relaxed);
                connection.active.store(self.all.now(), Ordering::Relaxed);
            }
            Poll::Ready(Err(_)) => {}
            Poll::Pending => {
                connection.is_full.store(true, Ordering::Relaxed);
                if connection.stalled.load(Ordering::Relaxed) == 0 {
                    connection.taken.store(0, Ordering::Relaxed);
                    connection.stalled.store(self.all.now(), Ordering::Relaxed);
                }
            }
        }
    }
}

impl AsyncRead for Guarded {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let read = self.poll(cx, |stream, cx| stream.poll_read(cx, buf));
        if buf.filled().len() > before && self.connection.rank() == Rank::Silent {
            self.connection.rank.store(Rank::Asking as u8, Ordering::Relaxed);
            self.connection.active.store(self.all.now(), Ordering::Relaxed);
        }
        read
    }
}

impl AsyncWrite for Guarded {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = self.poll(cx, |stream, cx| stream.poll_write(cx, buf));
        self.note_write(&written);
        written
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = self.poll(cx, |stream, cx| stream.poll_write_vectored(cx, bufs));
        self.note_write(&written);
        written
    }

    /// Otherwise large files would be copied for every reader.
    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.poll(cx, |stream, cx| stream.poll_flush(cx))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.poll(cx, |stream, cx| stream.poll_shutdown(cx))
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        if self.is_closed() {
            // Nobody will read what was not sent yet: the system need not keep it.
            let _ = self.stream.set_zero_linger();
        }
        self.all.leave(&self.connection);
    }
}
