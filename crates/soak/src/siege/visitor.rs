//! A hostile client: HTTP and websockets byte by byte.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// A client, and the address that a proxy reports for it.
#[derive(Clone)]
pub struct Visitor {
    port: u16,
    address: Option<String>,
}

/// What came back.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}

/// A websocket as it is.
pub type Raw = WebSocketStream<TcpStream>;

impl Visitor {
    pub fn new(port: u16, address: Option<&str>) -> Visitor {
        Visitor { port, address: address.map(str::to_owned) }
    }

    pub async fn connect(&self) -> Result<TcpStream, String> {
        let dial = timeout(PATIENCE, TcpStream::connect(("127.0.0.1", self.port))).await;
        dial.map_err(|_| "no connection".to_string())?.map_err(|error| error.to_string())
    }

    /// The bytes of a request.
    pub fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> String {
        let mut text = format!("{method} {path} HTTP/1.1\r\n");
        if !headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
            text += &format!("host: 127.0.0.1:{}\r\n", self.port);
        }
        if let Some(address) = &self.address {
            text += &format!("x-forwarded-for: {address}\r\n");
        }
        headers.iter().for_each(|(name, value)| text += &format!("{name}: {value}\r\n"));
        if !body.is_empty() {
            text += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
        }
        text + "connection: close\r\n\r\n" + body
    }

    /// Asks, and waits for the whole answer.
    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Result<Answer, String> {
        self.send(self.request(method, path, headers, body).as_bytes()).await
    }

    /// Sends bytes, whatever they are, and waits for the whole answer.
    pub async fn send(&self, bytes: &[u8]) -> Result<Answer, String> {
        let exchange = async {
            let mut line = self.connect().await?;
            // A server that refuses may close the connection before everything is sent.
            let _ = line.write_all(bytes).await;
            let mut answer = Vec::new();
            let _ = line.read_to_end(&mut answer).await;
            let text = String::from_utf8_lossy(&answer).into_owned();
            let status = text.split(' ').nth(1).and_then(|word| word.parse().ok());
            let status =
                status.ok_or_else(|| format!("no answer, but {:?}", text.get(..80).unwrap_or(&text)))?;
            let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
            let head = head.to_lowercase();
            let body =
                if head.contains("transfer-encoding: chunked") { whole(body) } else { body.to_owned() };
            Ok(Answer { status, head, body })
        };
        timeout(PATIENCE, exchange).await.map_err(|_| "no answer in time".to_string())?
    }

    /// Asks with a token and expects success.
    pub async fn act(&self, method: &str, path: &str, token: &str, body: &str) -> Result<Value, String> {
        let bearer = format!("Bearer {token}");
        let headers = if token.is_empty() { &[][..] } else { &[("authorization", &*bearer)] };
        let answer = self.ask(method, path, headers, body).await?;
        if answer.status < 300 { Ok(answer.json()) } else { Err(format!("{path}: {}", answer.status)) }
    }

    /// A new guest's token.
    pub async fn guest(&self) -> Result<String, String> {
        let guest = self.act("POST", "/api/guests", "", "").await?;
        guest["token"].as_str().map(str::to_owned).ok_or_else(|| "no token".into())
    }

    /// The same as soon as the address may, which has asked for much.
    pub async fn guest_in_the_end(&self) -> Result<String, String> {
        let guest = async {
            loop {
                if let Ok(guest) = self.guest().await {
                    return guest;
                }
                sleep(Duration::from_millis(500)).await;
            }
        };
        timeout(PATIENCE, guest).await.map_err(|_| "no guest is let in".to_string())
    }

    /// A new table of Callisto.
    pub async fn table(&self, token: &str) -> Result<String, String> {
        let wanted = json!({ "game": { "callisto": { "edition": "pocket", "players": 2 } }, "public": true });
        let made = self.act("POST", "/api/tables", token, &wanted.to_string()).await?;
        made["id"].as_str().map(str::to_owned).ok_or_else(|| "no table".into())
    }

    /// The log of a table, as a guest gets it.
    pub async fn log(&self, table: &str, token: &str) -> Result<Answer, String> {
        let bearer = format!("Bearer {token}");
        self.ask("GET", &format!("/api/tables/{table}/log"), &[("authorization", &*bearer)], "").await
    }

    /// A websocket to a table, or the status with which it was refused.
    pub async fn socket(&self, table: &str, token: &str) -> Result<Raw, String> {
        let url = format!("ws://127.0.0.1:{}/api/tables/{table}/socket", self.port);
        let mut request = url.into_client_request().map_err(|error| error.to_string())?;
        let mut add = |name: &'static str, value: &str| {
            let value = value.parse().map_err(|_| "no header".to_string())?;
            request.headers_mut().insert(name, value);
            Ok::<(), String>(())
        };
        add("authorization", &format!("Bearer {token}"))?;
        if let Some(address) = &self.address {
            add("x-forwarded-for", address)?;
        }
        let line = self.connect().await?;
        match timeout(PATIENCE, client_async(request, line)).await {
            Ok(Ok((socket, _))) => Ok(socket),
            Ok(Err(Error::Http(response))) => Err(response.status().as_u16().to_string()),
            Ok(Err(error)) => Err(error.to_string()),
            Err(_) => Err("no answer in time".into()),
        }
    }

    /// Joins a table over a websocket of its own, which stays open.
    pub async fn seat(&self, table: &str, token: &str, name: &str, seat: Option<u8>) -> Result<Raw, String> {
        let mut socket = self.socket(table, token).await?;
        say(&mut socket, &json!({ "hello": { "have": 0, "protocol": table::PROTOCOL } })).await?;
        let joined = act(&mut socket, json!({ "join": { "name": name } })).await?;
        if joined.get("accepted").is_none() {
            return Err(format!("joining: {joined}"));
        }
        if let Some(seat) = seat {
            act(&mut socket, json!({ "sit": { "seat": seat } })).await?;
        }
        Ok(socket)
    }
}

/// A body that came in pieces, each with its length in front.
fn whole(mut pieces: &str) -> String {
    let mut body = String::new();
    while let Some((length, rest)) = pieces.split_once("\r\n")
        && let Ok(length) = usize::from_str_radix(length.trim(), 16)
        && let Some(piece) = rest.get(..length).filter(|piece| !piece.is_empty())
    {
        body += piece;
        pieces = rest[length..].trim_start_matches("\r\n");
    }
    body
}

/// Says something.
pub async fn say(socket: &mut Raw, message: &Value) -> Result<(), String> {
    socket.send(Message::text(message.to_string())).await.map_err(|error| error.to_string())
}

/// The next message, as JSON.
pub async fn hear(socket: &mut Raw) -> Result<Value, String> {
    Ok(serde_json::from_str(&hear_text(socket).await?).unwrap_or_default())
}

/// The next message as it came.
pub async fn hear_text(socket: &mut Raw) -> Result<String, String> {
    loop {
        match timeout(PATIENCE, socket.next()).await {
            Err(_) => return Err("nothing was heard".into()),
            Ok(Some(Ok(Message::Text(text)))) => return Ok(text.to_string()),
            Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return Err("the connection has ended".into()),
            Ok(Some(Ok(_))) => {}
        }
    }
}

/// Does something, and waits for the answer.
pub async fn act(socket: &mut Raw, action: Value) -> Result<Value, String> {
    act_as(socket, &format!("{:032x}", fastrand::u128(..)), action).await
}

/// The same under a name of one's own.
pub async fn act_as(socket: &mut Raw, id: &str, action: Value) -> Result<Value, String> {
    say(socket, &json!({ "act": { "id": id, "action": action } })).await?;
    loop {
        let heard = hear(socket).await?;
        let is_answer = ["accepted", "refused"].iter().any(|word| heard[word]["id"] == *id);
        if is_answer || heard.get("closing").is_some() {
            return Ok(heard);
        }
    }
}
