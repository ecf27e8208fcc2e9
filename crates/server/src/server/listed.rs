//! The list of public tables, made once for all clients.

use std::time::{Duration, Instant};

use axum::body::Bytes;
use tokio::sync::Mutex;

/// How old the list may be.
const AGE: Duration = Duration::from_secs(1);

/// A list as it is sent. Requests that come while it is made wait for it instead of making another one.
#[derive(Default)]
pub(crate) struct Listed(Mutex<Option<(Instant, Bytes)>>);

impl Listed {
    /// The list, made again if it is too old.
    pub(crate) async fn get<E>(&self, make: impl Future<Output = Result<String, E>>) -> Result<Bytes, E> {
        let mut listed = self.0.lock().await;
        if let Some((made, list)) = &*listed
            && made.elapsed() < AGE
        {
            return Ok(list.clone());
        }
        let list = Bytes::from(make.await?);
        *listed = Some((Instant::now(), list.clone()));
        Ok(list)
    }
}
