//! How many pictures are drawn, and how good, on a machine without a graphics card.

use leptos::prelude::*;
use web::storage::Storage;

/// Whether `?pictures=few` was asked for, here or on an earlier page of this tab.
pub fn few_pictures() -> bool {
    let asked = window().location().search().is_ok_and(|search| search.contains("pictures=few"));
    let kept = || Storage::Tab.get("loggia.pictures").is_some_and(|kept| kept != "sharp");
    asked && Storage::Tab.set("loggia.pictures", "few") || kept()
}

/// Whether pictures of the page are taken on a machine that draws slowly: they are sharp, and the clock does not wait for
/// them.
pub(super) fn sharp_pictures() -> bool {
    Storage::Tab.get("loggia.pictures").is_some_and(|kept| kept == "sharp")
}
