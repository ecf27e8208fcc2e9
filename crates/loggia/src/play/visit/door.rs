//! The way in: a link or a new table, and who this person is there.

use client::{ClientError, Link, ServerUrl};
use serde_json::Value;
use table::rest::{self, Message, TakenSeat};

use super::keys::{Key, Keys};
use super::outlook::plain;
use crate::play::voice::Voice;

/// What someone was given to come by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Invitation {
    /// A link to a table.
    Table(Link),
    /// A link that moves a seat to this device.
    Seat {
        /// The server.
        server: ServerUrl,
        /// The code that stands for the seat.
        code: String,
    },
}

impl Invitation {
    /// Reads a link.
    pub fn read(text: &str) -> Result<Invitation, String> {
        let text = text.trim();
        let mut server: ServerUrl = text.parse().map_err(|error: client::NotAServerUrl| error.to_string())?;
        if let Some((prefix, code)) = server.prefix.clone().rsplit_once("/h/")
            && !code.is_empty()
            && code.bytes().all(|byte| byte.is_ascii_alphanumeric())
        {
            server.prefix = prefix.into();
            return Ok(Invitation::Seat { server, code: code.into() });
        }
        text.parse().map(Invitation::Table).map_err(|error: client::NotAServerUrl| error.to_string())
    }

    /// The server that it leads to.
    pub fn server(&self) -> &ServerUrl {
        match self {
            Invitation::Table(link) => &link.server,
            Invitation::Seat { server, .. } => server,
        }
    }
}

/// The token for a server: the stored one, if the server still knows it, or a new one.
pub async fn key(server: &ServerUrl, keys: &Keys) -> Result<Result<Key, ClientError>, String> {
    let address = server.to_string();
    let mut name = None;
    if let Some(kept) = keys.get(&address)? {
        match server.ask::<Value>(client::Method::GET, rest::MINE, Some(&kept.token), None).await {
            Ok(_) => return Ok(Ok(kept)),
            // A server that lost its data does not recognise anyone.
            Err(ClientError::Status { status: 401, .. }) => name = kept.name,
            Err(fault) => return Ok(Err(fault)),
        }
    }
    let made = match server.create_guest().await {
        Ok(made) => made,
        Err(fault) => return Ok(Err(fault)),
    };
    let key = Key { token: made.token, name };
    keys.put(&address, key.clone())?;
    Ok(Ok(key))
}

/// The id of the table that an invitation leads to. A seat that it moves is taken.
pub async fn table(invitation: &Invitation, key: &Key) -> Result<String, ClientError> {
    let token = Some(key.token.as_str());
    match invitation {
        Invitation::Table(link) => {
            // Asked for here, so that a link that leads nowhere is told at once.
            let path = rest::one_table(&link.table);
            link.server.ask::<Value>(client::Method::GET, &path, token, None).await?;
            Ok(link.table.clone())
        }
        Invitation::Seat { server, code } => {
            let path = rest::take_seat(code);
            let taken: TakenSeat = server.ask(client::Method::POST, &path, token, None).await?;
            Ok(taken.id)
        }
    }
}

/// Shows the server's message of the day, if it has one; nobody waits for one that does not come.
pub async fn message(server: &ServerUrl, voice: &Voice) {
    let answer = server.ask::<Message>(client::Method::GET, rest::MESSAGE, None, None).await;
    if let Some(text) = answer.ok().and_then(|answer| answer.message).as_deref().map(plain) {
        voice.line(&text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_tables_or_seats() {
        let read = |text: &str| Invitation::read(text).unwrap();
        let Invitation::Table(link) = read(" http://127.0.0.1:7878/t/abc ") else { panic!("a table") };
        assert_eq!(link.table, "abc");
        let Invitation::Seat { server, code } = read("https://example.org/games/h/k3y") else {
            panic!("a seat")
        };
        assert_eq!((server.to_string().as_str(), code.as_str()), ("https://example.org/games", "k3y"));
        for text in ["", "hello", "http://127.0.0.1:7878", "http://127.0.0.1/h/", "http://127.0.0.1/h/a/b"] {
            assert!(Invitation::read(text).is_err(), "{text}");
        }
    }
}
