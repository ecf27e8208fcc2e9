//! The pages of Callisto and of the house, by their addresses.

use leptos::prelude::*;

use crate::app::{Nowhere, open};
use crate::board::Patterns;
use crate::game::LocalGame;
use crate::learn::{LearnPage, RulesPage};
use crate::online::{HandoverPage, InvitePage, TablePage, WatchPage};
use crate::review::{Opened, ReviewPage};
use crate::settings::SettingsPage;
use crate::start::{NewGame, Start};

/// Shows the pages; `texts` says where the words of each language are.
pub async fn start(texts: &str) {
    open(texts, || {
        provide_context(Opened(RwSignal::new(None)));
        page
    })
    .await;
}

/// The page of a path.
fn page(path: &str) -> AnyView {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    let id = parts.get(1).map(ToString::to_string).unwrap_or_default();
    let page = match parts[..] {
        [] => view! { <Start/> }.into_any(),
        ["new"] => view! { <NewGame/> }.into_any(),
        ["play", _] => view! { <LocalGame id/> }.into_any(),
        ["invite"] => view! { <InvitePage/> }.into_any(),
        ["watch"] => view! { <WatchPage/> }.into_any(),
        ["t", _] => view! { <TablePage id/> }.into_any(),
        ["h", _] => view! { <HandoverPage code=id/> }.into_any(),
        ["review"] => view! { <ReviewPage/> }.into_any(),
        ["learn"] => view! { <LearnPage/> }.into_any(),
        ["rules", _] => view! { <RulesPage id/> }.into_any(),
        ["settings"] => view! { <SettingsPage/> }.into_any(),
        _ => view! { <Nowhere/> }.into_any(),
    };
    view! {
        <Patterns/>
        {page}
    }
    .into_any()
}
