//! What is asked of a server over plain HTTP.

use std::time::Duration;

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Entry, Guest, Header};

use crate::fault::Fault;
use crate::house::House;
use crate::line::Line;

/// More than the log of any table.
const MOST: usize = 64 << 20;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A new guest.
#[derive(Clone, Debug, Deserialize)]
pub struct GuestToken {
    /// The secret that proves who they are.
    pub token: String,
    /// What others may know.
    pub guest: Guest,
}

/// A new table.
#[derive(Clone, Debug, Deserialize)]
pub struct MadeTable {
    /// Its id.
    pub id: String,
    /// The link that leads to it.
    pub link: String,
}

/// A whole log.
#[derive(Clone, Debug, Deserialize)]
pub struct Log {
    /// The head of the table.
    pub header: Header,
    /// Everything that happened.
    pub entries: Vec<Entry>,
}

impl House {
    /// Makes a guest.
    pub async fn create_guest(&self) -> Result<GuestToken, Fault> {
        self.ask(Method::POST, "/api/guests", None, None).await
    }

    /// Makes a table: `{"game":{"callisto":{"edition":"benelux","players":2}}}`.
    pub async fn create_table(&self, table: &Value, token: &str) -> Result<MadeTable, Fault> {
        self.ask(Method::POST, "/api/tables", Some(token), Some(table)).await
    }

    /// The whole log of a table.
    pub async fn log(&self, table: &str, token: &str) -> Result<Log, Fault> {
        self.ask(Method::GET, &format!("/api/tables/{table}/log"), Some(token), None).await
    }

    /// Whether the server is up.
    pub async fn is_well(&self) -> bool {
        self.send(Method::GET, "/health", None, None).await.is_ok()
    }

    /// Asks for anything that is answered in JSON. The path begins with `/`.
    pub async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Result<T, Fault> {
        let answer = self.send(method, path, token, body).await?;
        serde_json::from_slice(&answer).map_err(|error| Fault::NotUnderstood(error.to_string()))
    }

    /// Asks for anything at all.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Result<Bytes, Fault> {
        let exchange = async {
            let line = Line::open(self).await?;
            let request = self.request(method, path, token, body)?;
            exchange(line, request).await
        };
        let answer = tokio::time::timeout(PATIENCE, exchange).await;
        answer.unwrap_or_else(|_| Err(Fault::Unreachable("no answer".into())))
    }

    fn request(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Result<Request<Full<Bytes>>, Fault> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.prefix))
            .header(HOST, self.authority());
        if let Some(token) = token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let body = body.map(Value::to_string).unwrap_or_default();
        request.body(Full::from(body)).map_err(|error| Fault::NotUnderstood(error.to_string()))
    }
}

async fn exchange(line: Line, request: Request<Full<Bytes>>) -> Result<Bytes, Fault> {
    let lost = |error: hyper::Error| Fault::Unreachable(error.to_string());
    let (mut sender, connection) = http1::handshake(TokioIo::new(line)).await.map_err(lost)?;
    // Whatever becomes of the connection shows in the answer.
    let connection = tokio::spawn(connection);
    let answer = async {
        let response = sender.send_request(request).await.map_err(lost)?;
        let status = response.status();
        let body = Limited::new(response.into_body(), MOST).collect().await;
        let body = body.map_err(|error| Fault::Unreachable(error.to_string()))?.to_bytes();
        if status.is_success() { Ok(body) } else { Err(refused(status.as_u16(), &body)) }
    };
    let answer = answer.await;
    connection.abort();
    answer
}

/// What an answer other than success means.
pub(crate) fn refused(status: u16, body: &[u8]) -> Fault {
    let value: Value = serde_json::from_slice(body).unwrap_or_default();
    let error = &value["error"];
    // A game's own reason is more telling than that it is one.
    let key = error["about"]["key"].as_str().or(error["key"].as_str());
    Fault::Status { status, key: key.map(str::to_owned) }
}
