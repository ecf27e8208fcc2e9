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

/// Sends a request.
pub async fn ask<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: Option<String>,
) -> Result<T, RequestError> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        init.set_body(&JsValue::from_str(&body));
        let headers = web_sys::Headers::new().map_err(|_| RequestError::Unreachable)?;
        let _ = headers.set("content-type", "application/json");
        init.set_headers(&headers);
    }
    let response = JsFuture::from(window().fetch_with_str_and_init(path, &init)).await;
    let response: Response =
        response.ok().and_then(|response| response.dyn_into().ok()).ok_or(RequestError::Unreachable)?;
    let text = response.text().map_err(|_| RequestError::Unreachable)?;
    let text = JsFuture::from(text).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
    if response.ok() {
        return serde_json::from_str(&text)
            .map_err(|_| RequestError::Status(response.status(), String::new()));
    }
    let refused = Refused::read(&text);
    match refused.rejection() {
        Some(why) => Err(RequestError::Refused(why)),
        None => Err(RequestError::Status(response.status(), refused.error.key)),
    }
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
