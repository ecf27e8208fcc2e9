//! Pages that everybody can use: axe-core finds nothing serious on any of them, in light and in dark.

use serde_json::Value;

use super::Stage;
use super::files::{choose, game};
use super::languages::PAGES;
use super::play::keyboard_moves;
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

pub async fn check(stage: Stage<'_>) -> Result<(), SceneError> {
    if stage.axe.is_none() {
        println!("axe-core was not given, so the pages were not checked with it.");
        return Ok(());
    }
    for (device, dark) in [(Device::DESK, false), (Device::PHONE, true)] {
        let page = stage.driver.browser(device, dark, &stage.server.address).await?;
        let result = all(stage, &page).await;
        page.close().await?;
        result?;
    }
    Ok(())
}

async fn all(stage: Stage<'_>, page: &Page) -> Result<(), SceneError> {
    for path in PAGES {
        page.go(path).await?;
        look(stage, page, path).await?;
    }
    page.go("/").await?;
    page.click("#bot-now").await?;
    page.wait_for("svg.board.mine").await?;
    keyboard_moves(page, 3).await?;
    page.wait_for("svg.board.mine").await?;
    page.key("h").await?;
    page.wait_for("path.better").await?;
    look(stage, page, "a game with a hint").await?;
    page.go("/").await?;
    choose(page, "#file", "good.blksgf", &game()?.write()).await?;
    page.wait_for("path.better").await?;
    look(stage, page, "a review").await
}

/// Runs axe on the page, where there is one; what it calls serious or critical is a fault.
pub async fn look(stage: Stage<'_>, page: &Page, what: &str) -> Result<(), SceneError> {
    let Some(axe) = stage.axe else { return Ok(()) };
    page.web.execute(format!("{axe}; window.axe = axe;"), Vec::new()).await?;
    let found = page
        .ask(
            "axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations
                .filter((fault) => ['serious', 'critical'].includes(fault.impact))
                .map((fault) => fault.id + ' at ' + fault.nodes.map((node) => node.target.join(' ')).join(', ')))",
        )
        .await?;
    let faults: Vec<&str> = found.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    ensure(found.is_array() && faults.is_empty(), || format!("{what}: {found}"))
}
