//! The few requests beside the websocket.

use leptos::prelude::*;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Rejection;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};
use words::say;

use crate::speech::Speech;

/// Why the server did not do something.
pub enum Fault {
    /// It cannot be reached.
    Unreachable,
    /// It answered with a word for the reason.
    Status(u16, String),
    /// It does not want to, by the rules of the table.
    Refused(Rejection),
}

impl Fault {
    /// The fault in words.
    pub fn text(&self, words: &Speech) -> String {
        match self {
            Fault::Unreachable => say!(words, "web-unreachable"),
            Fault::Refused(why) => words.rejection(why),
            Fault::Status(status, key) => {
                let known = format!("table-fault-{key}");
                match words.knows(&known) {
                    true => words.say(&known, &[]),
                    false => say!(words, "table-status", status = u32::from(*status), what = key.clone()),
                }
            }
        }
    }
}

/// Asks the server something.
pub async fn ask<T: DeserializeOwned>(method: &str, path: &str, body: Option<Value>) -> Result<T, Fault> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        init.set_body(&JsValue::from_str(&body.to_string()));
        let headers = web_sys::Headers::new().map_err(|_| Fault::Unreachable)?;
        let _ = headers.set("content-type", "application/json");
        init.set_headers(&headers);
    }
    let response = JsFuture::from(window().fetch_with_str_and_init(path, &init)).await;
    let response: Response =
        response.ok().and_then(|response| response.dyn_into().ok()).ok_or(Fault::Unreachable)?;
    let text = response.text().map_err(|_| Fault::Unreachable)?;
    let text = JsFuture::from(text).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
    if response.ok() {
        return serde_json::from_str(&text).map_err(|_| Fault::Status(response.status(), String::new()));
    }
    let error = serde_json::from_str::<Value>(&text).unwrap_or_default()["error"].take();
    let key = error["key"].as_str().unwrap_or_default().to_owned();
    // As it is written on the websocket, so that it is read by the same code.
    let written = match &error["about"] {
        Value::Null => format!("{key:?}"),
        about => format!("{{{key:?}:{about}}}"),
    };
    match serde_json::from_str::<Rejection>(&written) {
        Ok(why) => Err(Fault::Refused(why)),
        Err(_) => Err(Fault::Status(response.status(), key)),
    }
}

/// Makes a table as it is wished for, and says its id.
pub async fn make_table(wish: Value) -> Result<String, Fault> {
    introduce().await?;
    let made = ask::<Value>("POST", "/api/tables", Some(wish)).await?;
    made["id"].as_str().map(Into::into).ok_or(Fault::Status(200, String::new()))
}

/// Makes this browser known to the server; it keeps the cookie that it gets.
pub async fn introduce() -> Result<(), Fault> {
    ask::<Value>("POST", "/api/guests", None).await.map(drop)
}
