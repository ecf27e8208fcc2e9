//! The few requests beside the websocket.

use leptos::prelude::*;
use serde::de::DeserializeOwned;
use table::Rejection;
use table::rest::{GUESTS, GuestToken, MadeTable, NewTable, Refused, TABLES};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};
use words::say;

use crate::speech::Speech;

/// Why a request failed.
pub enum RequestError {
    /// The server cannot be reached.
    Unreachable,
    /// The server answered with an error.
    Status(u16, String),
    /// The table refused the action.
    Refused(Rejection),
}

impl RequestError {
    /// The fault in words.
    pub fn text(&self, words: &Speech) -> String {
        match self {
            RequestError::Unreachable => say!(words, "web-unreachable"),
            RequestError::Refused(why) => words.rejection(why),
            RequestError::Status(status, key) => {
                let known = format!("table-fault-{key}");
                match words.knows(&known) {
                    true => words.say(&known, &[]),
                    false => say!(words, "table-status", status = u32::from(*status), what = key.clone()),
                }
            }
        }
    }
}

/// What a server has answered.
struct Answer {
    status: u16,
    is_ok: bool,
    text: String,
}

/// Sends a request; none when the server cannot be reached.
async fn send(method: &str, path: &str, body: Option<String>) -> Option<Answer> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        init.set_body(&JsValue::from_str(&body));
        let headers = web_sys::Headers::new().ok()?;
        let _ = headers.set("content-type", "application/json");
        init.set_headers(&headers);
    }
    let response = JsFuture::from(window().fetch_with_str_and_init(path, &init)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    let text = JsFuture::from(response.text().ok()?).await.ok().and_then(|text| text.as_string());
    Some(Answer { status: response.status(), is_ok: response.ok(), text: text.unwrap_or_default() })
}

/// The text that the server answers. What it means is read apart from that: a request has its code once, not for each answer.
async fn text(method: &str, path: &str, body: Option<String>) -> Result<String, RequestError> {
    let answer = send(method, path, body).await.ok_or(RequestError::Unreachable)?;
    if answer.is_ok {
        return Ok(answer.text);
    }
    let refused = Refused::read(&answer.text);
    match refused.rejection() {
        Some(why) => Err(RequestError::Refused(why)),
        None => Err(RequestError::Status(answer.status, refused.error.key)),
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, RequestError> {
    serde_json::from_str(text).map_err(|_| RequestError::Status(200, String::new()))
}

/// Sends a request.
pub async fn ask<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<T, RequestError> {
    read(&text(method, path, body).await?)
}

/// Reads something that a page can do without. Pages that ask for nothing else do not load what explains refusals.
pub async fn look<T: DeserializeOwned>(path: &str) -> Option<T> {
    let answer = send("GET", path, None).await.filter(|answer| answer.is_ok)?;
    serde_json::from_str(&answer.text).ok()
}

/// Creates a table, and returns its id.
pub async fn make_table(wanted: &NewTable) -> Result<String, RequestError> {
    introduce().await?;
    let body = serde_json::to_string(wanted).map_err(|_| RequestError::Unreachable)?;
    Ok(ask::<MadeTable>("POST", TABLES, Some(body)).await?.id)
}

/// Makes this browser a guest of the server; the cookie keeps its token.
pub async fn introduce() -> Result<(), RequestError> {
    ask::<GuestToken>("POST", GUESTS, None).await.map(drop)
}
