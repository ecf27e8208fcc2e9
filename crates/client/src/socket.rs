//! A websocket as two queues of messages.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use table::{ClientMessage, ServerMessage};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::client::ClientRequestBuilder;
use tokio_tungstenite::tungstenite::http::Uri;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::client_error::ClientError;
use crate::rest::refused;
use crate::server_url::ServerUrl;

/// How long the websocket handshake may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many messages may wait to be read before reading from the connection stops.
const WAITING: usize = 64;

/// Websockets start with a buffer of 128 KiB unless told otherwise, which most never need.
const BUFFER: usize = 4096;

/// A message from the server, or what it sent instead of one.
pub type Heard = Result<ServerMessage, String>;

/// An open websocket. Dropping `hear` cuts it off at once.
#[derive(Debug)]
pub struct Socket {
    /// Messages to the server. They are few, and each waits for its answer.
    pub say: mpsc::UnboundedSender<ClientMessage>,
    /// Messages from the server, until the connection breaks.
    pub hear: mpsc::Receiver<Heard>,
}

impl Socket {
    /// Opens a websocket on any connection.
    pub async fn over<S>(line: S, server: &ServerUrl, table: &str, token: &str) -> Result<Socket, ClientError>
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let unfit = |error: &dyn std::fmt::Display| ClientError::NotUnderstood(error.to_string());
        let uri: Uri = server.socket(table).parse().map_err(|error| unfit(&error))?;
        let request = ClientRequestBuilder::new(uri).with_header("Authorization", format!("Bearer {token}"));
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let shaking = client_async_with_config(request, line, Some(config));
        let shaken = tokio::time::timeout(PATIENCE, shaking).await;
        let (stream, _) = match shaken {
            Ok(Ok(agreed)) => agreed,
            Ok(Err(Error::Http(response))) => {
                let body = response.body().as_deref().unwrap_or_default();
                return Err(refused(response.status().as_u16(), body));
            }
            Ok(Err(error)) => return Err(ClientError::Unreachable(error.to_string())),
            Err(_) => return Err(ClientError::Unreachable("no answer".into())),
        };
        let (say, said) = mpsc::unbounded_channel();
        let (heard, hear) = mpsc::channel(WAITING);
        tokio::spawn(carry(stream, said, heard));
        Ok(Socket { say, hear })
    }
}

/// Carries messages both ways until either end is gone.
async fn carry<S: AsyncRead + AsyncWrite + Unpin>(
    mut stream: WebSocketStream<S>,
    mut said: mpsc::UnboundedReceiver<ClientMessage>,
    heard: mpsc::Sender<Heard>,
) {
    let both_ways = async {
        loop {
            tokio::select! {
                message = said.recv() => {
                    let Some(message) = message else { return stream.close(None).await };
                    let text = serde_json::to_string(&message).unwrap_or_default();
                    stream.send(Message::text(text)).await?;
                }
                frame = stream.next() => {
                    let Some(frame) = frame else { return Ok(()) };
                    let Message::Text(text) = frame? else { continue };
                    let message = serde_json::from_str(&text).map_err(|_| text.chars().take(200).collect());
                    if heard.send(message).await.is_err() {
                        return Ok(());
                    }
                }
            }
        }
    };
    // A broken connection needs no message: the queue ends.
    tokio::select! {
        _ = both_ways => {}
        _ = heard.closed() => {}
    }
}
