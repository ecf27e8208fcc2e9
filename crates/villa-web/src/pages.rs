//! The pages of Villa Paletti, by their addresses.

use leptos::prelude::*;
use table::Games;
use villa_world::World;
use web::app::{Door, Heading, Nowhere, Pages, open};
use web::online::table_path;
use web::route::parts;
use web::shelf::Shelf;
use web::speech::speech;
use words::say;

use crate::bench::{Bench, VillaPicture, few_pictures};
use crate::game::{BotNow, GamePage, InvitePage, NewGame, OpenGame, Resumes, TablePage};
use crate::learn::LearnPage;
use crate::rules::RulesPage;
use crate::sandbox::SandboxPage;
use crate::shown;

/// The games that this module knows.
pub static GAMES: Games = &[games::VILLA];

/// Games on this device. What hands did is in their logs: a long one has a megabyte.
pub static SHELF: Shelf = Shelf { games: GAMES, prefix: "loggia.villa.", order: "loggia.villas", most: 2 };

/// Shows the pages; `texts` says where the words of each language are.
pub async fn start(texts: &str) {
    // Remembered for the tab, whichever page it was asked for on.
    few_pictures();
    open(texts, Pages { parts: games::pages::VILLA.parts, show: page }).await;
}

/// The page of a path.
fn page(path: &str) -> AnyView {
    match parts(path)[..] {
        ["villa"] => view! { <HomePage/> }.into_any(),
        ["villa", "play"] => view! { <NewGame/> }.into_any(),
        ["villa", "play", id] => view! { <GamePage id=id.into()/> }.into_any(),
        ["villa", "learn"] => view! { <LearnPage/> }.into_any(),
        ["villa", "invite"] => view! { <InvitePage/> }.into_any(),
        ["t", id] => view! { <TablePage id=id.into()/> }.into_any(),
        ["villa", "t", id] => {
            // Where tables were in version 0.1.
            let _ = window().location().replace(&table_path(id));
            ().into_any()
        }
        ["villa", "rules"] => view! { <RulesPage/> }.into_any(),
        ["villa", "sandbox"] => view! { <SandboxPage/> }.into_any(),
        _ => view! { <Nowhere/> }.into_any(),
    }
}

/// The villa of the first page, to be looked at.
fn shown() -> Bench {
    Bench::new(World::at_rest(shown::villa()), UnsyncCallback::new(|_| ()), UnsyncCallback::new(|()| ()))
}

/// The first page of the game.
#[component]
fn HomePage() -> impl IntoView {
    let words = speech();
    view! {
        <main class="page narrow">
            <Heading text=say!(words, "yard-title")/>
            <p class="lead">{say!(words, "yard-lead")}</p>
            <VillaPicture bench=shown()/>
            <BotNow/>
            <div class="doors">
                <Door to="/villa/play" name=say!(words, "yard-play") about=say!(words, "yard-play-about")/>
                <Door to="/villa/learn" name=say!(words, "yard-learn") about=say!(words, "yard-learn-door")/>
                <Door to="/villa/invite" name=say!(words, "web-invite") about=say!(words, "web-invite-about")/>
                <Door to="/watch" name=say!(words, "web-watch") about=say!(words, "web-watch-about")/>
                <Door to="/villa/sandbox" name=say!(words, "yard-sandbox") about=say!(words, "yard-sandbox-door")/>
                <Door to="/villa/rules" name=say!(words, "yard-rules") about=say!(words, "yard-rules-door")/>
                <OpenGame/>
            </div>
            <Resumes/>
        </main>
    }
}
