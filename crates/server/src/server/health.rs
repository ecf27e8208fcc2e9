//! Whether the server can do its work.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use super::Server;

/// How long an answer is reused, so that frequent checks do not cause frequent writes.
const FRESH: Duration = Duration::from_secs(1);

/// The last answer.
#[derive(Default)]
pub(super) struct Health(Mutex<Option<(Instant, Result<(), &'static str>)>>);

impl Server {
    /// Whether the store can be written now, or what is wrong in a few words.
    pub(crate) async fn health(&self) -> Result<(), &'static str> {
        // The caller meanwhile waits for the same answer.
        let mut last = self.health.0.lock().await;
        if let Some((at, answer)) = *last
            && at.elapsed() < FRESH
        {
            return answer;
        }
        let answer = self.store.probe(self.now()).await.map_err(|error| {
            tracing::error!(%error, "cannot write to the store");
            error.in_short()
        });
        *last = Some((Instant::now(), answer));
        answer
    }
}
