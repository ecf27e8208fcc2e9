//! Requests to a server over plain HTTP.

use std::time::Duration;

use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::rest::{self, GuestToken, Log, MadeTable, NewTable, Refused};

use crate::client_error::ClientError;
use crate::server_url::ServerUrl;
use crate::stream::Stream;

/// More than the log of any table.
const MOST: usize = 64 << 20;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

impl ServerUrl {
    /// Creates a guest.
    pub async fn create_guest(&self) -> Result<GuestToken, ClientError> {
        self.ask(Method::POST, rest::GUESTS, None, None).await
    }

    /// Creates a table.
    pub async fn create_table(&self, table: &NewTable, token: &str) -> Result<MadeTable, ClientError> {
        let body =
            serde_json::to_value(table).map_err(|error| ClientError::NotUnderstood(error.to_string()))?;
        self.ask(Method::POST, rest::TABLES, Some(token), Some(&body)).await
    }

    /// The whole log of a table.
    pub async fn log(&self, table: &str, token: &str) -> Result<Log, ClientError> {
        self.ask(Method::GET, &rest::log(table), Some(token), None).await
    }

    /// Whether the server is up.
    pub async fn is_well(&self) -> bool {
        self.send(Method::GET, "/health", None, None).await.is_ok()
    }

    /// Sends any request whose answer is JSON. The path begins with `/`.
    pub async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Result<T, ClientError> {
        let answer = self.send(method, path, token, body).await?;
        serde_json::from_slice(&answer).map_err(|error| ClientError::NotUnderstood(error.to_string()))
    }

    /// Sends any request.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Result<Bytes, ClientError> {
        let exchange = async {
            let stream = Stream::open(self).await?;
            let request = self.request(method, path, token, body)?;
            exchange(stream, request).await
        };
        let answer = tokio::time::timeout(PATIENCE, exchange).await;
        answer.unwrap_or_else(|_| Err(ClientError::Unreachable("no answer".into())))
    }

    fn request(
        &self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Option<&Value>,
    ) -> Result<Request<Full<Bytes>>, ClientError> {
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
        request.body(Full::from(body)).map_err(|error| ClientError::NotUnderstood(error.to_string()))
    }
}

async fn exchange(stream: Stream, request: Request<Full<Bytes>>) -> Result<Bytes, ClientError> {
    let lost = |error: hyper::Error| ClientError::Unreachable(error.to_string());
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(lost)?;
    // Errors of the connection show in the answer.
    let connection = tokio::spawn(connection);
    let answer = async {
        let response = sender.send_request(request).await.map_err(lost)?;
        let status = response.status();
        let body = Limited::new(response.into_body(), MOST).collect().await;
        let body = body.map_err(|error| ClientError::Unreachable(error.to_string()))?.to_bytes();
        if status.is_success() { Ok(body) } else { Err(refused(status.as_u16(), &body)) }
    };
    let answer = answer.await;
    connection.abort();
    answer
}

/// What an answer other than success means.
pub(crate) fn refused(status: u16, body: &[u8]) -> ClientError {
    let error = Refused::read(&String::from_utf8_lossy(body)).error;
    // A game's own reason is more telling than that it is one.
    let key = error.about["key"].as_str().unwrap_or(&error.key);
    ClientError::Status { status, key: (!key.is_empty()).then(|| key.to_owned()) }
}
