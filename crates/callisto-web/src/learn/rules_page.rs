//! The rules of an edition: in words, with pictures, its pieces and its boards.

use std::sync::Arc;

use callisto::{Board, Edition, Paint, Position, Rules, Setup};
use leptos::prelude::*;
use web::app::{Heading, Link};
use web::back::BackToGame;
use web::speech::{Speech, speech};
use words::{RuleTopic, callisto_rules, say};

use super::figures::Demo;
use crate::board::{Layers, PieceShape, Sheet};
use crate::editions;
use crate::speech::CallistoSpeech as _;

/// The page of an edition's rules.
#[component]
pub fn RulesPage(id: String) -> impl IntoView {
    let words = speech();
    let editions = editions::all();
    let Some(edition) = editions.iter().find(|edition| edition.id() == id).cloned() else {
        return view! { <main class="page narrow"><Heading text=say!(words, "web-nowhere")/></main> }
            .into_any();
    };
    let others = editions.into_iter().map(|other| {
        let class = if other.id() == id { "pill-link now" } else { "pill-link" };
        view! { <Link to=format!("/rules/{}", other.id()) class=class>{words.edition(&other)}</Link> }
    });
    let others = others.collect_view();
    let pieces = edition.kinds().iter().map(|kind| {
        let squares: Vec<(i32, i32)> =
            kind.shape.cells().iter().map(|&(x, y)| (i32::from(x), i32::from(y))).collect();
        let width = squares.iter().map(|square| square.0).max().unwrap_or(0) + 1;
        let height = squares.iter().map(|square| square.1).max().unwrap_or(0) + 1;
        let px = |cells: i32| format!("{}px", cells * 18);
        view! {
            <li>
                <svg viewBox=format!("0 0 {width} {height}") style:width=px(width) style:height=px(height) aria-hidden="true">
                    <PieceShape paint=Paint::ALL[0] squares top=height pillar=false/>
                </svg>
                <span>{kind.shape.name().to_string()}" × "{kind.copies}</span>
            </li>
        }
    });
    let pieces = pieces.collect_view();
    let boards = edition.player_counts().filter_map(|players| {
        let rules = Rules::new(Setup::new(edition.clone(), players)).ok()?;
        let position = Position::new(&rules);
        let view_box = Sheet::of(position.board()).view_box();
        let label = say!(words, "web-board-for", players = players);
        Some(view! {
            <figure>
                <svg class="board" viewBox=view_box role="img" aria-label=label.clone()>
                    <Layers
                        position=Signal::stored(position)
                        laid=Signal::stored(Vec::new())
                        open=Signal::stored(Vec::new())
                        ghost=Signal::stored(None)
                    />
                </svg>
                <figcaption>{label}</figcaption>
            </figure>
        })
    });
    let boards = boards.collect_view();
    view! {
        <main class="page rules">
            <Heading text=words.edition(&edition)/>
            <BackToGame/>
            <nav class="pill-links" aria-label=say!(words, "web-edition")>{others}</nav>
            {sections(words, &edition)}
            <h2>{say!(words, "web-tray")}</h2>
            <ul class="pieces-list">{pieces}</ul>
            <div class="boards">{boards}</div>
            <Link to="/learn".into() class="button primary">{say!(words, "web-learn")}</Link>
        </main>
    }
    .into_any()
}

/// The rules in words, each with a picture where one helps, and what people should know about the edition.
fn sections(words: Speech, edition: &Arc<Edition>) -> impl IntoView + use<> {
    let boards: Vec<&Board> = edition.player_counts().filter_map(|players| edition.board(players)).collect();
    let demo = Demo::of(edition);
    let sections = callisto_rules(&words, edition, &boards).into_iter().map(|(topic, text)| {
        let title = match topic {
            RuleTopic::Start => "game-rules-start",
            RuleTopic::Pillars => "game-rules-pillars",
            RuleTopic::Pieces => "game-rules-pieces",
            RuleTopic::LastPillar => "game-rules-last-pillar",
            RuleTopic::Out => "game-rules-out",
            RuleTopic::End => "game-rules-end",
            RuleTopic::Series => "game-rules-series",
            RuleTopic::FourColours => "web-four-colours",
        };
        let picture = demo.as_ref().map(|demo| demo.picture(&words, topic));
        view! {
            <section class="rule">
                <div>
                    <h2>{words.say(title, &[])}</h2>
                    <p>{text}</p>
                </div>
                <div class="figures">{picture}</div>
            </section>
        }
    });
    let sections = sections.collect_view();
    let note = words.note(edition).map(|note| view! { <p class="note">{note}</p> });
    view! { {sections} {note} }
}
