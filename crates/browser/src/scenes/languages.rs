//! Every page in every language, without a text that is missing.

use words::{Language, Words, say};

use super::Stage;
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// The pages that anybody can open.
pub const PAGES: [&str; 14] = [
    "/",
    "/new",
    "/games",
    "/settings",
    "/invite",
    "/watch",
    "/learn",
    "/rules/pocket",
    "/review",
    "/villa?pictures=few",
    "/villa/play",
    "/villa/learn",
    "/villa/rules",
    "/villa/sandbox",
];

pub async fn read(stage: Stage<'_>) -> Result<(), SceneError> {
    stage.with_page(Device::DESK, |page| async move { all(&page).await }).await
}

async fn all(page: &Page) -> Result<(), SceneError> {
    for language in Language::ALL {
        page.go("/settings").await?;
        page.click(&format!("input[name=language][value={}]", language.code())).await?;
        let words = Words::new(language);
        page.wait_for_text("main h1", &say!(words, "web-settings")).await?;
        for path in PAGES {
            page.go(path).await?;
            complete(page, language, path).await?;
        }
        page.click(".brand").await?;
        page.click("#bot-now").await?;
        page.wait_for("svg.board").await?;
        complete(page, language, "/play").await?;
        on_a_phone(page, language).await?;
        page.go("/villa/play").await?;
        page.click("#begin").await?;
        page.wait_for(".arrange").await?;
        complete(page, language, "a villa").await?;
    }
    Ok(())
}

/// On a narrow phone nothing sticks out at the side. Caught: the buttons of a game, in German, French and Russian.
async fn on_a_phone(page: &Page, language: Language) -> Result<(), SceneError> {
    page.become_device(Device::SMALL, false).await?;
    for path in ["/new", "/invite", "/learn", "/"] {
        page.go(path).await?;
        fits(page, language, path).await?;
    }
    page.click("#bot-now").await?;
    page.wait_for("svg.board.mine").await?;
    fits(page, language, "/play").await?;
    page.click("#resign").await?;
    page.wait_for(".question").await?;
    fits(page, language, "a question").await?;
    page.become_device(Device::DESK, false).await
}

async fn fits(page: &Page, language: Language, path: &str) -> Result<(), SceneError> {
    let out = "[...document.querySelectorAll('main *, header *')].filter((e) => e.checkVisibility()
        && e.getBoundingClientRect().right > document.documentElement.clientWidth + 1
        && !e.closest('svg, .visually-hidden')).map((e) => e.outerHTML.slice(0, 90))";
    let out = page.ask(out).await?;
    ensure(out.as_array().is_some_and(Vec::is_empty), || {
        format!("{path} in {} is too wide: {out}", language.code())
    })
}

/// A missing text shows its key, such as `web-settings`.
async fn complete(page: &Page, language: Language, path: &str) -> Result<(), SceneError> {
    let lang = page.ask("document.documentElement.lang").await?;
    ensure(lang == language.code(), || format!("{path} says it is {lang}, not {}", language.code()))?;
    let text = page.text("body").await?;
    let key = |word: &&str| {
        [
            "web-",
            "game-",
            "setup-",
            "table-",
            "callisto-",
            "terminal-",
            "house-",
            "yard-",
            "villa-",
            "lesson-",
            "online-",
        ]
        .iter()
        .any(|k| word.starts_with(k))
    };
    let missing: Vec<&str> = text.split_whitespace().filter(key).collect();
    ensure(missing.is_empty(), || format!("{path} in {} lacks {missing:?}", language.code()))?;
    ensure(!text.contains("{$") && !text.contains("{ $"), || {
        format!("{path} in {} shows a value's name", language.code())
    })
}
