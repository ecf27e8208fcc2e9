//! Certificate and key of a server that speaks TLS itself.

use std::path::Path;
use std::sync::Arc;

use axum_server::tls_rustls::RustlsConfig;
use rustls::ServerConfig;

/// Reads both; says which file is at fault.
pub(crate) async fn config(certificate: &Path, key: &Path) -> Result<RustlsConfig, String> {
    for path in [certificate, key] {
        std::fs::metadata(path).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    // Someone who installed a provider before us is fine, too.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let config = RustlsConfig::from_pem_file(certificate, key).await.map_err(|error| {
        format!("{} and {} are not a certificate and its key: {error}", certificate.display(), key.display())
    })?;
    // Websockets and the name of the host are where version 1 has them.
    let mut version_1 = ServerConfig::clone(&config.get_inner());
    version_1.alpn_protocols = vec![b"http/1.1".to_vec()];
    config.reload_from_config(Arc::new(version_1));
    Ok(config)
}
