//! The pages of Villa Paletti, by their addresses.

use leptos::prelude::*;
use web::app::{Heading, Link, Nowhere, Pages, open};
use web::route::parts;
use web::speech::speech;
use words::say;

use crate::bench::few_pictures;
use crate::game::{BotNow, GamePage, InvitePage, NewGame, OpenGame, Resumes, TablePage};
use crate::learn::LearnPage;
use crate::rules::RulesPage;
use crate::sandbox::SandboxPage;

/// Shows the pages; `texts` says where the words of each language are.
pub async fn start(texts: &str) {
    // Remembered for the tab, whichever page it was asked for on.
    few_pictures();
    open(texts, Pages { parts: &["villa"], show: page }).await;
}

/// The page of a path.
fn page(path: &str) -> AnyView {
    match parts(path)[..] {
        ["villa"] => view! { <HomePage/> }.into_any(),
        ["villa", "play"] => view! { <NewGame/> }.into_any(),
        ["villa", "play", id] => view! { <GamePage id=id.into()/> }.into_any(),
        ["villa", "learn"] => view! { <LearnPage/> }.into_any(),
        ["villa", "invite"] => view! { <InvitePage/> }.into_any(),
        ["villa", "t", id] => view! { <TablePage id=id.into()/> }.into_any(),
        ["villa", "rules"] => view! { <RulesPage/> }.into_any(),
        ["villa", "sandbox"] => view! { <SandboxPage/> }.into_any(),
        _ => view! { <Nowhere/> }.into_any(),
    }
}

/// The first page of the game.
#[component]
fn HomePage() -> impl IntoView {
    let words = speech();
    view! {
        <main class="page narrow">
            <Heading text=say!(words, "yard-title")/>
            <p class="lead">{say!(words, "yard-lead")}</p>
            <BotNow/>
            <div class="doors">
                <Link to="/villa/play".into() class="door">
                    <strong>{say!(words, "yard-play")}</strong>
                    <span>{say!(words, "yard-play-about")}</span>
                </Link>
                <Link to="/villa/learn".into() class="door">
                    <strong>{say!(words, "yard-learn")}</strong>
                    <span>{say!(words, "yard-learn-door")}</span>
                </Link>
                <Link to="/villa/invite".into() class="door">
                    <strong>{say!(words, "web-invite")}</strong>
                    <span>{say!(words, "web-invite-about")}</span>
                </Link>
                <Link to="/watch".into() class="door">
                    <strong>{say!(words, "web-watch")}</strong>
                    <span>{say!(words, "web-watch-about")}</span>
                </Link>
                <Link to="/villa/sandbox".into() class="door">
                    <strong>{say!(words, "yard-sandbox")}</strong>
                    <span>{say!(words, "yard-sandbox-door")}</span>
                </Link>
                <Link to="/villa/rules".into() class="door">
                    <strong>{say!(words, "yard-rules")}</strong>
                    <span>{say!(words, "yard-rules-door")}</span>
                </Link>
                <OpenGame/>
            </div>
            <Resumes/>
        </main>
    }
}
