//! The scenes that are played.

mod at_table;
mod beginning;
pub mod begun;
mod dead_worker;
mod everybody;
mod far_table;
pub mod files;
mod home;
mod hot_seat;
mod keyboard;
pub mod languages;
mod lesson;
mod notices;
mod offline;
mod phone;
pub mod play;
mod printed;
mod review;
mod steady;
pub mod together;
mod turned_away;
pub mod villa;
pub mod villa_back;
pub mod villa_badly;
pub mod villa_begun;
mod villa_builder;
pub mod villa_collapse;
pub mod villa_keys;
mod villa_lesson;
mod villa_lines;
mod villa_log;
mod villa_naming;
mod villa_objection;
mod villa_phone;
pub mod villa_red;
mod villa_setup;
mod villa_sight;
mod villa_stone;
mod villa_table;
mod villa_three;

use std::future::Future;
use std::path::Path;
use std::pin::Pin;

use crate::driver::{Device, Driver};
use crate::page::Page;
use crate::scene_error::SceneError;
use crate::test_server::TestServer;

/// What a scene is played with.
#[derive(Clone, Copy)]
pub struct Stage<'a> {
    /// Starts browsers.
    pub driver: &'a Driver,
    /// The server.
    pub server: &'a TestServer,
    /// What finds the faults that keep people from using a page.
    pub axe: Option<&'a str>,
    /// Where pictures of failures go.
    pub traces: &'a Path,
    /// The scene's name.
    pub name: &'a str,
}

impl Stage<'_> {
    /// Plays a scene in a browser of its own; where it fails, a picture of the page is left.
    async fn with_page<'p, F>(
        self,
        device: Device,
        scene: impl FnOnce(std::sync::Arc<Page>) -> F,
    ) -> Result<(), SceneError>
    where
        F: Future<Output = Result<(), SceneError>> + 'p,
    {
        let page = std::sync::Arc::new(self.driver.browser(device, false, &self.server.address).await?);
        let result = scene(page.clone()).await;
        if result.is_err() {
            self.leave_trace(&page, None).await;
        }
        // What went wrong in the scene is worth more than what goes wrong after it.
        result.and(page.web.clone().quit().await.map_err(SceneError::from))
    }

    /// Saves a picture of a page of a failed scene, its text, and the games that it has stored.
    async fn leave_trace(self, page: &Page, who: Option<&str>) {
        let name = who.map_or(self.name.into(), |who| format!("{} {who}", self.name));
        // The page may be what failed.
        let _ = page.picture(&self.traces.join(format!("{name}.png"))).await;
        let address = page.ask("location.href").await.unwrap_or_default();
        let text = page.text("body").await.unwrap_or_default();
        let stored = page.ask("JSON.stringify(localStorage)").await.unwrap_or_default();
        let stored = stored.as_str().unwrap_or_default();
        let known = format!("{address}\n\n{text}\n\nStored by the page: {stored}\n");
        let _ = std::fs::write(self.traces.join(format!("{name}.txt")), known);
    }
}

/// A scene.
pub type Scene = for<'a> fn(Stage<'a>) -> Pin<Box<dyn Future<Output = Result<(), SceneError>> + 'a>>;

/// All scenes, each with the clauses of docs/rules.md that a player really does in it; what a scene only passes by
/// is not named. `cargo xtask tidy` reads this list for docs/rules-coverage.md.
pub const ALL: [(&str, &str, Scene); 35] = [
    ("hot seat by mouse", "C2p C5 C6 C7p C8 C9 C11 C12 C13", |stage| Box::pin(hot_seat::play(stage))),
    ("games as people set them up", "C1 C4 C14 V3 V19", |stage| Box::pin(beginning::play(stage))),
    ("printed editions", "C2 C3 C3p C7 C8 C10 C12 C15", |stage| Box::pin(printed::play(stage))),
    ("a bot by keyboard", "C5 C6 C7 C8 C11", |stage| Box::pin(keyboard::play(stage))),
    ("the lesson", "", |stage| Box::pin(lesson::learn(stage))),
    ("the first page and back", "", |stage| Box::pin(home::see(stage))),
    ("nothing moves", "", |stage| Box::pin(steady::see(stage))),
    ("a phone by touch", "C2p C5 C6 C7p C8 C11", |stage| Box::pin(phone::play(stage))),
    ("a table from three browsers", "C5 C6 C7 C8", |stage| Box::pin(far_table::play(stage))),
    ("people at a table", "", |stage| Box::pin(at_table::meet(stage))),
    ("tables without a way in", "", |stage| Box::pin(turned_away::see(stage))),
    ("a villa by mouse", "V2 V3 V4 V6 V8 V16", |stage| Box::pin(villa::play(stage))),
    ("a villa against a builder", "", |stage| Box::pin(villa_builder::play(stage))),
    ("a villa in the hand", "V4 V6 V9", |stage| Box::pin(villa_sight::play(stage))),
    ("a villa set up by hand", "V1 V2", |stage| Box::pin(villa_setup::play(stage))),
    ("a villa and objections", "V6 V7", |stage| Box::pin(villa_objection::play(stage))),
    ("a villa by keyboard", "V4 V5 V9", |stage| Box::pin(villa_keys::play(stage))),
    ("a column put back", "V5 V9", |stage| Box::pin(villa_back::play(stage))),
    ("columns on the red floor", "V9", |stage| Box::pin(villa_red::play(stage))),
    ("a villa built badly", "V8 V9 V14", |stage| Box::pin(villa_badly::play(stage))),
    ("a villa by touch", "V4 V9", |stage| Box::pin(villa_phone::play(stage))),
    ("the lesson of the villa", "V4 V8", |stage| Box::pin(villa_lesson::learn(stage))),
    ("a villa that falls", "V13 V15", |stage| Box::pin(villa_collapse::play(stage))),
    ("the stone of the villa", "V4 V10 V11 V12", |stage| Box::pin(villa_stone::play(stage))),
    ("a villa of three", "V17 V18", |stage| Box::pin(villa_three::play(stage))),
    ("a notice and a sound", "", |stage| Box::pin(notices::hear(stage))),
    ("a villa from three browsers", "V3 V4 V6 V16", |stage| Box::pin(villa_table::play(stage))),
    ("a column named at a table", "V7", |stage| Box::pin(villa_naming::play(stage))),
    ("a villa on bad lines", "V5", |stage| Box::pin(villa_lines::play(stage))),
    ("files", "", |stage| Box::pin(files::open(stage))),
    ("review", "", |stage| Box::pin(review::look(stage))),
    ("pages for everybody", "", |stage| Box::pin(everybody::check(stage))),
    ("a thread that dies", "", |stage| Box::pin(dead_worker::play(stage))),
    ("offline", "", |stage| Box::pin(offline::play(stage))),
    ("six languages", "", |stage| Box::pin(languages::read(stage))),
];
