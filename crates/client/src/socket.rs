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

use crate::fault::Fault;
use crate::house::House;
use crate::rest::refused;

/// How long the two sides may take to agree on a websocket.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many messages may wait to be read before the line is left to fill up.
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
    /// Messages from the server, until the line breaks.
    pub hear: mpsc::Receiver<Heard>,
}

impl Socket {
    /// Makes a websocket of any line.
    pub async fn over<S>(line: S, house: &House, table: &str, token: &str) -> Result<Socket, Fault>
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let unfit = |error: &dyn std::fmt::Display| Fault::NotUnderstood(error.to_string());
        let uri: Uri = house.socket(table).parse().map_err(|error| unfit(&error))?;
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
            Ok(Err(error)) => return Err(Fault::Unreachable(error.to_string())),
            Err(_) => return Err(Fault::Unreachable("no answer".into())),
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
    // A broken line needs no words: the queue ends.
    tokio::select! {
        _ = both_ways => {}
        _ = heard.closed() => {}
    }
}
