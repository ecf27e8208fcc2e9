//! Certificate and key of a house that speaks TLS itself.

use std::path::Path;

use axum_server::tls_rustls::RustlsConfig;

/// Reads both; says which file is at fault.
pub(crate) async fn config(certificate: &Path, key: &Path) -> Result<RustlsConfig, String> {
    for path in [certificate, key] {
        std::fs::metadata(path).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    // Whoever installed a provider before us is fine, too.
    let _ = rustls::crypto::ring::default_provider().install_default();
    RustlsConfig::from_pem_file(certificate, key).await.map_err(|error| {
        format!("{} and {} are not a certificate and its key: {error}", certificate.display(), key.display())
    })
}
