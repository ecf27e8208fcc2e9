//! The browser's storage. Without room or permission, things are lost with the page.

use leptos::prelude::*;

/// Where texts are kept.
#[derive(Clone, Copy)]
pub enum Storage {
    /// In this browser, for good.
    Browser,
    /// In this tab, until it is closed.
    Tab,
}

impl Storage {
    fn open(self) -> Option<web_sys::Storage> {
        let opened = match self {
            Storage::Browser => window().local_storage(),
            Storage::Tab => window().session_storage(),
        };
        opened.ok().flatten()
    }

    /// A stored text.
    pub fn get(self, key: &str) -> Option<String> {
        self.open()?.get_item(key).ok().flatten()
    }

    /// Stores a text; says whether there was room.
    pub fn set(self, key: &str, text: &str) -> bool {
        self.open().is_some_and(|storage| storage.set_item(key, text).is_ok())
    }

    /// Removes a text.
    pub fn forget(self, key: &str) {
        if let Some(storage) = self.open() {
            let _ = storage.remove_item(key);
        }
    }
}
