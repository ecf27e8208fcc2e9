//! A connection that breaks after this many bytes, also in the middle of a message.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use client::Stream;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// A connection that breaks after some bytes in either direction.
pub struct Fray {
    stream: Stream,
    /// Bytes that still get out.
    out: usize,
    /// Bytes that still get in.
    into: usize,
}

impl Fray {
    /// A connection that passes a limited number of bytes out and in.
    pub fn new(stream: Stream, out: usize, into: usize) -> Fray {
        Fray { stream, out, into }
    }
}

impl AsyncRead for Fray {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.into == 0 {
            return Poll::Ready(Err(io::ErrorKind::ConnectionReset.into()));
        }
        let mut bytes = [0; 4096];
        let most = bytes.len().min(self.into).min(buf.remaining());
        let mut part = ReadBuf::new(&mut bytes[..most]);
        ready!(Pin::new(&mut self.stream).poll_read(cx, &mut part))?;
        self.into -= part.filled().len();
        buf.put_slice(part.filled());
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Fray {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        if self.out == 0 {
            return Poll::Ready(Err(io::ErrorKind::BrokenPipe.into()));
        }
        let most = buf.len().min(self.out);
        let written = ready!(Pin::new(&mut self.stream).poll_write(cx, &buf[..most]))?;
        self.out -= written;
        Poll::Ready(Ok(written))
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
