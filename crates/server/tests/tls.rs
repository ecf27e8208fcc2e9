//! A server that speaks TLS itself, as browsers meet it.

mod common;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use common::{Folder, Running, limits};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

/// Asks as a browser does, which would rather speak HTTP/2: the whole answer.
async fn ask(port: u16, trusted: &CertificateDer<'static>, request: &str) -> String {
    let mut roots = rustls::RootCertStore::empty();
    roots.add(trusted.clone()).unwrap();
    let mut config = rustls::ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    let line = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    let mut line = TlsConnector::from(Arc::new(config)).connect(name, line).await.unwrap();
    assert_eq!(line.get_ref().1.alpn_protocol(), Some(&b"http/1.1"[..]));
    line.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(20), line.read_to_end(&mut answer)).await;
    read.expect("the server answers and hangs up").unwrap();
    String::from_utf8(answer).unwrap()
}

/// Caught: over HTTP/2 the server did not know its own name, gave out wrong links and took its own pages for strangers'.
#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_at_home_over_tls() {
    let folder = Folder::new();
    // Good for "localhost" and for a hundred years, and for nothing but this test.
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let (certificate, key) = (data.join("localhost.pem"), data.join("localhost.key"));
    let trusted = CertificateDer::from_pem_file(&certificate).unwrap();
    let server = Running::start_with(folder.place(), limits(), Some((certificate, key))).await;
    let port = server.url.port;
    let host = format!("localhost:{port}");
    let head = format!("host: {host}\r\norigin: https://{host}\r\nconnection: close\r\n");
    let post = format!("POST /api/guests HTTP/1.1\r\n{head}content-length: 0\r\n\r\n");
    let welcome = ask(port, &trusted, &post).await;
    assert!(welcome.starts_with("HTTP/1.1 201") && welcome.contains("; Secure"), "{welcome}");
    let front = ask(port, &trusted, &format!("GET / HTTP/1.1\r\n{head}\r\n")).await;
    assert!(front.contains(&format!("https://{host}")), "{front}");
    server.stop().await;
}
