//! Something of a game, with the game's name.

use std::fmt;

use serde::de::{self, IgnoredAny, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::json::Json;

/// A setup or a play: the name of the game and what only that game reads, as `{"game":…}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tagged {
    /// The game's [name](crate::Game::slug).
    pub game: String,
    /// What the game reads.
    pub body: Json,
}

impl Tagged {
    /// Something of a game.
    pub fn new<T: Serialize + ?Sized>(game: &str, body: &T) -> Tagged {
        Tagged { game: game.into(), body: Json::of(body) }
    }
}

impl Serialize for Tagged {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(1))?;
        map.serialize_entry(&self.game, &self.body)?;
        map.end()
    }
}

impl<'de> Deserialize<'de> for Tagged {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tagged, D::Error> {
        from.deserialize_map(OneEntry)
    }
}

struct OneEntry;

impl<'de> Visitor<'de> for OneEntry {
    type Value = Tagged;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with the name of one game")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tagged, A::Error> {
        let (game, body) = map.next_entry()?.ok_or_else(|| de::Error::invalid_length(0, &self))?;
        match map.next_key::<IgnoredAny>()? {
            None => Ok(Tagged { game, body }),
            Some(_) => Err(de::Error::invalid_length(2, &self)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_game_is_named_and_no_more() {
        let tagged: Tagged = serde_json::from_str("{\"go\":{\"b\":1,\"a\":2}}").unwrap();
        assert_eq!((tagged.game.as_str(), tagged.body.text()), ("go", "{\"b\":1,\"a\":2}"));
        assert_eq!(serde_json::to_string(&tagged).unwrap(), "{\"go\":{\"b\":1,\"a\":2}}");
        for wrong in ["{}", "{\"go\":1,\"chess\":2}", "\"go\"", "[]", "{\"go\":}"] {
            assert!(serde_json::from_str::<Tagged>(wrong).is_err(), "{wrong}");
        }
        let error = serde_json::from_str::<Tagged>("7").unwrap_err().to_string();
        assert!(error.contains("an object with the name of one game"), "{error}");
    }
}
