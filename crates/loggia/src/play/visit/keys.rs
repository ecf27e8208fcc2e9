//! The keys to seats: for each server the secret that proves who this person is there, so that a seat is still theirs
//! when they come back.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::files;
use crate::home::Home;

const FILE: &str = "keys.json";

/// Who this person is at a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Key {
    /// The secret.
    pub token: String,
    /// The name that they used last.
    #[serde(default)]
    pub name: Option<String>,
}

/// All keys of this user, by the address of the server.
pub struct Keys {
    home: Home,
}

impl Keys {
    /// The keys in the user's folder.
    pub fn new(home: Home) -> Keys {
        Keys { home }
    }

    fn all(&self) -> Result<BTreeMap<String, Key>, String> {
        let path = self.home.file(FILE);
        if !path.exists() {
            return Ok(BTreeMap::new());
        }
        let text = files::read(&path)?;
        serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// The key to a server.
    pub fn get(&self, server: &str) -> Result<Option<Key>, String> {
        Ok(self.all()?.remove(server))
    }

    /// Stores the token for a server. The file is read just before, because another terminal may have added one.
    pub fn put(&self, server: &str, key: Key) -> Result<(), String> {
        let mut all = self.all()?;
        if all.get(server) == Some(&key) {
            return Ok(());
        }
        all.insert(server.into(), key);
        let text = serde_json::to_string_pretty(&all).unwrap_or_default();
        files::write_secret(&self.home.file(FILE), &text).map_err(|(file, why)| format!("{file}: {why}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_kept_by_server_and_for_their_owner_only() {
        let folder = std::env::temp_dir().join(format!("loggia-keys-{}", std::process::id()));
        let keys = Keys::new(Home::at(&folder).unwrap());
        assert_eq!(keys.get("http://a"), Ok(None));
        let key = |token: &str| Key { token: token.into(), name: None };
        keys.put("http://a", key("one")).unwrap();
        keys.put("http://b", key("two")).unwrap();
        assert_eq!(keys.get("http://a"), Ok(Some(key("one"))));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(folder.join(FILE)).unwrap().permissions().mode();
            assert_eq!(mode & 0o077, 0);
        }
        std::fs::write(folder.join(FILE), "nonsense").unwrap();
        assert!(keys.get("http://a").is_err());
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
