//! The bytes between a client and a server, encrypted where the link says `https`.

use std::io;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};
use std::time::Duration;

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpSocket, TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use crate::client_error::ClientError;
use crate::server_url::ServerUrl;

/// Longer than a phone's network takes to wake up.
const PATIENCE: Duration = Duration::from_secs(10);

/// An open connection.
#[derive(Debug)]
pub enum Stream {
    /// Plain.
    Plain(TcpStream),
    /// Encrypted.
    Secure(Box<TlsStream<TcpStream>>),
}

impl Stream {
    /// Opens a connection to a server.
    pub async fn open(server: &ServerUrl) -> Result<Stream, ClientError> {
        let open = tokio::time::timeout(PATIENCE, dial(server)).await;
        open.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
            .map_err(|error| ClientError::Unreachable(error.to_string()))
    }
}

async fn dial(server: &ServerUrl) -> io::Result<Stream> {
    let host = server.host.trim_start_matches('[').trim_end_matches(']');
    let mut last = io::Error::from(io::ErrorKind::NotFound);
    for address in lookup_host((host, server.port)).await? {
        let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        if let Some(from) = server.from {
            socket.bind((from, 0).into())?;
        }
        match socket.connect(address).await {
            Ok(stream) => return secured(server, host, stream).await,
            Err(error) => last = error,
        }
    }
    Err(last)
}

async fn secured(server: &ServerUrl, host: &str, stream: TcpStream) -> io::Result<Stream> {
    // A move is one small message, and players wait for it.
    stream.set_nodelay(true)?;
    if !server.secure {
        return Ok(Stream::Plain(stream));
    }
    let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
    let stream = TlsConnector::from(trust()?).connect(name, stream).await.map_err(explained)?;
    Ok(Stream::Secure(Box::new(stream)))
}

/// What to do about an unknown certificate.
fn explained(error: io::Error) -> io::Error {
    match error.get_ref().and_then(|inner| inner.downcast_ref()) {
        Some(rustls::Error::InvalidCertificate(why)) => io::Error::other(format!(
            "its certificate is not trusted here ({why}); to trust one of your own: SSL_CERT_FILE=house.pem loggia …"
        )),
        _ => error,
    }
}

/// The certificates that this machine trusts; `SSL_CERT_FILE` names others, for a server with its own.
fn trust() -> io::Result<Arc<ClientConfig>> {
    static TRUST: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(config) = TRUST.get() {
        return Ok(config.clone());
    }
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let ring = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(ring).with_safe_default_protocol_versions();
    let config = config.map_err(io::Error::other)?.with_root_certificates(roots).with_no_client_auth();
    Ok(TRUST.get_or_init(|| Arc::new(config)).clone())
}

impl AsyncRead for Stream {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_read(cx, buf),
            Stream::Secure(stream) => Pin::new(stream).poll_read(cx, buf),
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_write(cx, buf),
            Stream::Secure(stream) => Pin::new(stream).poll_write(cx, buf),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_flush(cx),
            Stream::Secure(stream) => Pin::new(stream).poll_flush(cx),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_shutdown(cx),
            Stream::Secure(stream) => Pin::new(stream).poll_shutdown(cx),
        }
    }
}
