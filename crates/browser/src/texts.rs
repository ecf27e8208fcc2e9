//! Pictures of every page in one language, for those who read its texts where they stand.

use std::path::Path;

use base64::Engine as _;
use serde_json::json;
use villa::Kind;
use words::{Language, Words, say};

use crate::driver::{Device, Driver};
use crate::page::Page;
use crate::scene_error::SceneError;
use crate::scenes::files::{choose, game};
use crate::scenes::languages::PAGES;
use crate::scenes::play;
use crate::scenes::villa_back::take_hold;
use crate::scenes::villa_begun::{Begun, column};
use crate::scenes::villa_collapse::{OTHER, three_up, tower};
use crate::scenes::villa_keys::keys;
use crate::scenes::villa_red::over_a_head;
use crate::test_server::TestServer;

/// Takes them on desk and phone. What a villa looks like does not matter here, so that it is drawn in few pictures.
pub async fn take(
    driver: &Driver,
    server: &TestServer,
    folder: &Path,
    language: Language,
) -> Result<(), SceneError> {
    for (size, device) in [("desk", Device::DESK), ("phone", Device::PHONE)] {
        let page = driver.browser(device, false, &server.address).await?;
        let album = Album { page: &page, folder: folder.join(language.code()), size };
        album.speak(language).await?;
        album.pages().await?;
        album.callisto().await?;
        album.review().await?;
        album.table().await?;
        album.villa().await?;
        page.close().await?;
    }
    Ok(())
}

struct Album<'a> {
    page: &'a Page,
    folder: std::path::PathBuf,
    size: &'a str,
}

impl Album<'_> {
    async fn speak(&self, language: Language) -> Result<(), SceneError> {
        self.page.go("/settings").await?;
        self.page.click(&format!("input[name=language][value={}]", language.code())).await?;
        self.page.wait_for_text("main h1", &say!(Words::new(language), "web-settings")).await
    }

    /// The whole page, from top to bottom, however high it is.
    async fn picture(&self, name: &str) -> Result<(), SceneError> {
        let whole = json!({ "format": "png", "captureBeyondViewport": true });
        let taken = self.page.command("Page.captureScreenshot", whole).await?;
        let letters = taken["data"].as_str().unwrap_or_default();
        let bytes = base64::engine::general_purpose::STANDARD.decode(letters);
        let bytes = bytes.map_err(|why| SceneError(why.to_string()))?;
        std::fs::create_dir_all(&self.folder)?;
        Ok(std::fs::write(self.folder.join(format!("{}-{name}.png", self.size)), bytes)?)
    }

    async fn pages(&self) -> Result<(), SceneError> {
        for path in PAGES.into_iter().chain(["/nothing-here"]) {
            self.page.go(path).await?;
            let name = path.split('?').next().unwrap_or(path).trim_matches('/').replace('/', "-");
            self.picture(&format!("page-{}", if name.is_empty() { "first" } else { &name })).await?;
        }
        Ok(())
    }

    async fn callisto(&self) -> Result<(), SceneError> {
        let page = self.page;
        page.go("/").await?;
        page.click("#bot-now").await?;
        page.wait_for("svg.board.mine").await?;
        self.picture("callisto-1-begins").await?;
        page.click("#hint").await?;
        page.wait_for(".advice, #advice").await?;
        self.picture("callisto-2-hint").await?;
        play::keyboard_moves(page, 3).await?;
        page.click("#game-menu").await?;
        self.picture("callisto-3-menu").await?;
        page.click("#game-menu").await?;
        // Phones have no button for it.
        page.key("?").await?;
        self.picture("callisto-4-keys").await?;
        page.click("#hide-keys").await?;
        page.click("#resign:not(:disabled)").await?;
        page.wait_for("#resign-yes").await?;
        self.picture("callisto-5-resigning").await?;
        page.click("#resign-yes").await?;
        page.wait_for(".ending").await?;
        self.picture("callisto-6-end").await?;
        page.go("/").await?;
        self.picture("callisto-7-first-page").await
    }

    async fn review(&self) -> Result<(), SceneError> {
        self.page.go("/review").await?;
        choose(self.page, "#file", "good.blksgf", &game()?.write()).await?;
        self.page.wait_for(".review svg.board").await?;
        self.page.wait_for("path.better").await?;
        self.picture("review").await
    }

    async fn table(&self) -> Result<(), SceneError> {
        let page = self.page;
        page.go("/invite").await?;
        page.wait_for("#make-table").await?;
        page.click("#make-table").await?;
        page.wait_for("#link").await?;
        self.picture("table-1-new").await?;
        // The host sits already; a bot takes the other seat.
        page.click("#bot-1").await?;
        page.until("!document.querySelector('#start-game').disabled").await?;
        self.picture("table-2-seated").await
    }

    async fn villa(&self) -> Result<(), SceneError> {
        let page = self.page;
        page.go("/villa/play?pictures=few").await?;
        page.click("#begin").await?;
        page.wait_for(".put").await?;
        self.picture("villa-1-setting-up").await?;
        let begun = Begun::new(2)?;
        begun.open(page, false).await?;
        self.picture("villa-2-choosing").await?;
        page.click(".ask").await?;
        self.picture("villa-3-asking").await?;
        page.click(".sure-yes").await?;
        self.picture("villa-4-asked").await?;
        let (tower, front) = tower()?;
        tower.open(page, false).await?;
        take_hold(page, front).await?;
        self.picture("villa-5-held").await?;
        tower.open(page, false).await?;
        take_hold(page, column(OTHER[0], Kind::Thin, 0)?).await?;
        page.key("2").await?;
        keys(page, "u", 4).await?;
        self.picture("villa-6-floor-held").await?;
        page.key("Escape").await?;
        self.picture("villa-7-stopping").await?;
        over_a_head(page).await?;
        self.picture("villa-8-stacking").await?;
        three_up()?.open(page, false).await?;
        page.click(".ask").await?;
        page.click(".sure-yes").await?;
        self.picture("villa-9-question").await?;
        page.click(".allow").await?;
        page.click(".lay").await?;
        page.wait_for(".next-step").await?;
        self.picture("villa-10-laying").await?;
        let (mut tower, front) = self::tower()?;
        tower.break_off(front)?;
        tower.open(page, false).await?;
        self.picture("villa-11-stopped").await
    }
}
