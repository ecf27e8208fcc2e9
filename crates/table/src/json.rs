//! JSON that only a game reads.

use std::fmt;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

/// A value as JSON text. A table carries it without reading it; the game that it belongs to does.
///
/// The text is kept as it came, but for spaces between its parts, so that logs are written as they were read.
///
/// ```
/// use table::Json;
/// let json: Json = serde_json::from_str("{ \"b\": 1, \"a\": [2, \"x y\"] }").unwrap();
/// assert_eq!(json.text(), "{\"b\":1,\"a\":[2,\"x y\"]}");
/// assert_eq!(Json::of(&(1, "x")).read::<(u8, String)>().unwrap(), (1, "x".into()));
/// ```
#[derive(Clone)]
pub struct Json(Arc<RawValue>);

impl Json {
    /// A value as JSON. What cannot be written, which no type of ours is, becomes `null`.
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Json {
        let raw = serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned());
        Json(raw.into())
    }

    /// The value, as the game's own type.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.text())
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Json {}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Json, D::Error> {
        let raw = Box::<RawValue>::deserialize(from)?;
        if !raw.get().contains([' ', '\t', '\n', '\r']) {
            return Ok(Json(raw.into()));
        }
        let compact = RawValue::from_string(without_spaces(raw.get()));
        compact.map(|raw| Json(raw.into())).map_err(serde::de::Error::custom)
    }
}

/// JSON without the spaces between its parts, so that nobody fills logs with them.
fn without_spaces(json: &str) -> String {
    let (mut is_in_text, mut is_escaped) = (false, false);
    let keep = |c: &char| {
        if is_in_text {
            (is_in_text, is_escaped) = (*c != '"' || is_escaped, *c == '\\' && !is_escaped);
            return true;
        }
        is_in_text = *c == '"';
        !c.is_ascii_whitespace()
    };
    json.chars().filter(keep).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_stay_inside_texts_only() {
        let json: Json = serde_json::from_str(" [ \"a \\\" b\\\\\" , { \"c\" : \"\\\\\" } ] ").unwrap();
        assert_eq!(json.text(), "[\"a \\\" b\\\\\",{\"c\":\"\\\\\"}]");
    }

    #[test]
    fn text_is_kept_as_it_came() {
        let text = "{\"z\":1,\"a\":1.0,\"m\":\"\\u0041\"}";
        let json: Json = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&json).unwrap(), text);
        let value: serde_json::Value = serde_json::from_str(text).unwrap();
        assert!(serde_json::from_value::<Json>(value).is_ok(), "it is read from a value as well");
        assert!(serde_json::from_str::<Json>("{\"a\":}").is_err());
    }
}
