//! The way in: a link or a new table, and who this person is there.

use client::{Fault, House, Link};
use serde::Deserialize;
use serde_json::Value;

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
        house: House,
        /// The code that stands for the seat.
        code: String,
    },
}

impl Invitation {
    /// Reads a link.
    pub fn read(text: &str) -> Result<Invitation, String> {
        let text = text.trim();
        let mut house: House = text.parse().map_err(|error: client::NotAHouse| error.to_string())?;
        if let Some((prefix, code)) = house.prefix.clone().rsplit_once("/h/")
            && !code.is_empty()
            && code.bytes().all(|byte| byte.is_ascii_alphanumeric())
        {
            house.prefix = prefix.into();
            return Ok(Invitation::Seat { house, code: code.into() });
        }
        text.parse().map(Invitation::Table).map_err(|error: client::NotAHouse| error.to_string())
    }

    /// The server that it leads to.
    pub fn house(&self) -> &House {
        match self {
            Invitation::Table(link) => &link.house,
            Invitation::Seat { house, .. } => house,
        }
    }
}

#[derive(Deserialize)]
struct Taken {
    id: String,
}

/// The key to a server: the one that was kept, if the server still knows it, or a new one.
pub async fn key(house: &House, keys: &Keys) -> Result<Result<Key, Fault>, String> {
    let address = house.to_string();
    let mut name = None;
    if let Some(kept) = keys.get(&address)? {
        match house.ask::<Value>(client::Method::GET, "/api/mine", Some(&kept.token), None).await {
            Ok(_) => return Ok(Ok(kept)),
            // A server that lost its data does not recognise anyone.
            Err(Fault::Status { status: 401, .. }) => name = kept.name,
            Err(fault) => return Ok(Err(fault)),
        }
    }
    let made = match house.create_guest().await {
        Ok(made) => made,
        Err(fault) => return Ok(Err(fault)),
    };
    let key = Key { token: made.token, name };
    keys.put(&address, key.clone())?;
    Ok(Ok(key))
}

/// The id of the table that an invitation leads to. A seat that it moves is taken.
pub async fn table(invitation: &Invitation, key: &Key) -> Result<String, Fault> {
    let token = Some(key.token.as_str());
    match invitation {
        Invitation::Table(link) => {
            // Asked for here, so that a link that leads nowhere is told at once.
            let path = format!("/api/tables/{}", link.table);
            link.house.ask::<Value>(client::Method::GET, &path, token, None).await?;
            Ok(link.table.clone())
        }
        Invitation::Seat { house, code } => {
            let path = format!("/api/handover/{code}");
            let taken: Taken = house.ask(client::Method::POST, &path, token, None).await?;
            Ok(taken.id)
        }
    }
}

/// Shows the server's message of the day, if it has one; nobody waits for one that does not come.
pub async fn message(house: &House, voice: &Voice) {
    let answer = house.ask::<Value>(client::Method::GET, "/api/message", None, None).await;
    if let Some(text) = answer.ok().and_then(|answer| answer["message"].as_str().map(plain)) {
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
        let Invitation::Seat { house, code } = read("https://example.org/games/h/k3y") else {
            panic!("a seat")
        };
        assert_eq!((house.to_string().as_str(), code.as_str()), ("https://example.org/games", "k3y"));
        for text in ["", "hello", "http://127.0.0.1:7878", "http://127.0.0.1/h/", "http://127.0.0.1/h/a/b"] {
            assert!(Invitation::read(text).is_err(), "{text}");
        }
    }
}
