//! Callisto's pages by their addresses. They come as three modules, so that nobody waits for pages that are not needed
//! before a first move.

use games::pages::{REVIEW, START, TABLES};
use leptos::prelude::*;
use table::Games;
use web::app::{Nowhere, Pages};
use web::online::{HandoverPage, WatchPage};
use web::route::parts;
use web::settings::SettingsPage;
use web::shelf::Shelf;

use crate::board::{Patterns, swatch};
use crate::game::LocalGame;
use crate::learn::{LearnPage, RulesPage};
use crate::online::{InvitePage, TablePage};
use crate::review::ReviewPage;
use crate::start::{AllGames, NewGame, Start};

/// The games that these modules know.
pub static GAMES: Games = &[games::CALLISTO];

/// Games on this device. One has some tens of kilobytes, a browser's storage some megabytes.
pub static SHELF: Shelf = Shelf { games: GAMES, prefix: "loggia.game.", order: "loggia.games", most: 40 };

/// The first page and games on this device.
pub const FIRST: Pages = Pages { parts: START.parts, show: first };

/// Tables.
pub const ONLINE: Pages = Pages { parts: TABLES.parts, show: online };

/// Game reviews, the lesson and the rules.
pub const LOOK: Pages = Pages { parts: REVIEW.parts, show: review };

fn first(path: &str) -> AnyView {
    let page = match parts(path)[..] {
        [] => view! { <Start/> }.into_any(),
        ["new"] => view! { <NewGame/> }.into_any(),
        ["games"] => view! { <AllGames/> }.into_any(),
        ["play", id] => view! { <LocalGame id=id.into()/> }.into_any(),
        ["settings"] => {
            let samples = callisto::Paint::ALL.map(swatch).collect_view().into_any();
            view! { <SettingsPage samples/> }.into_any()
        }
        _ => view! { <Nowhere/> }.into_any(),
    };
    with_patterns(page)
}

fn online(path: &str) -> AnyView {
    let page = match parts(path)[..] {
        ["invite"] => view! { <InvitePage/> }.into_any(),
        ["watch"] => view! { <WatchPage/> }.into_any(),
        ["t", id] => view! { <TablePage id=id.into()/> }.into_any(),
        ["h", code] => view! { <HandoverPage code=code.into()/> }.into_any(),
        _ => view! { <Nowhere/> }.into_any(),
    };
    with_patterns(page)
}

fn review(path: &str) -> AnyView {
    let page = match parts(path)[..] {
        ["review"] => view! { <ReviewPage/> }.into_any(),
        ["learn"] => view! { <LearnPage/> }.into_any(),
        ["rules", id] => view! { <RulesPage id=id.into()/> }.into_any(),
        _ => view! { <Nowhere/> }.into_any(),
    };
    with_patterns(page)
}

/// The patterns of the pieces are drawn once for a page.
fn with_patterns(page: AnyView) -> AnyView {
    view! {
        <Patterns/>
        {page}
    }
    .into_any()
}
