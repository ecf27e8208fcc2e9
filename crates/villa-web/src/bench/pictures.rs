//! How many pictures are drawn, and how good, on a machine without a graphics card.

use leptos::prelude::*;
use web::storage::Storage;

use crate::scene::Stage;

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

impl Stage {
    /// Gives the canvas as many pixels as it takes on the screen, but not more than so many for one of the page's; whether
    /// that changed.
    pub fn fit(&self, most: f64) -> bool {
        let canvas = self.canvas();
        let ratio = window().device_pixel_ratio().max(1.0).min(most);
        let size = |pixels: i32| (f64::from(pixels) * ratio).max(1.0) as u32;
        let (width, height) = (size(canvas.client_width()), size(canvas.client_height()));
        let changed = canvas.width() != width || canvas.height() != height;
        if changed {
            canvas.set_width(width);
            canvas.set_height(height);
        }
        changed
    }
}
