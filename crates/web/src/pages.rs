//! The pages of Callisto and of the house, by their addresses. They come as three modules, so that
//! nobody waits for pages that are not needed before a first move.

use leptos::prelude::*;
use table::Games;

use crate::app::{Nowhere, Pages};
use crate::board::Patterns;
use crate::game::LocalGame;
use crate::learn::{LearnPage, RulesPage};
use crate::online::{HandoverPage, InvitePage, TablePage, WatchPage};
use crate::review::ReviewPage;
use crate::route::parts;
use crate::settings::SettingsPage;
use crate::start::{NewGame, Start};

/// The games that these modules know.
pub static GAMES: Games = &[games::CALLISTO];

/// The first page, games at this screen, and how to play.
pub const FIRST: Pages = Pages { parts: &["", "new", "play", "learn", "rules", "settings"], show: first };

/// Tables of the house.
pub const ONLINE: Pages = Pages { parts: &["invite", "watch", "t", "h"], show: online };

/// Games that are looked through.
pub const REVIEW: Pages = Pages { parts: &["review"], show: review };

fn first(path: &str) -> AnyView {
    let page = match parts(path)[..] {
        [] => view! { <Start/> }.into_any(),
        ["new"] => view! { <NewGame/> }.into_any(),
        ["play", id] => view! { <LocalGame id=id.into()/> }.into_any(),
        ["learn"] => view! { <LearnPage/> }.into_any(),
        ["rules", id] => view! { <RulesPage id=id.into()/> }.into_any(),
        ["settings"] => view! { <SettingsPage/> }.into_any(),
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
