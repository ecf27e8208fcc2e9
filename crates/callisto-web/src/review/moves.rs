//! The moves of the current line, what each cost, and the variations beside it.

use callisto::NodeId;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web::speech::{Speech, speech};
use web_sys::HtmlElement;
use words::say;

use super::study::Study;
use crate::board::class_of;
use crate::game::short_name;

/// The loss of winning chance that gets a mark, and the loss that gets a strong one.
const SLIP: f32 = 0.06;
const BLUNDER: f32 = 0.2;

/// How many of the worst moves are shown.
const WORST: usize = 3;

/// The moves of the line that cost most, the worst first.
fn worst(study: Study) -> Vec<NodeId> {
    let loss = |node: &NodeId| study.look(*node)?.loss.map(|loss| loss.win).filter(|loss| *loss >= SLIP);
    let mut found: Vec<(f32, NodeId)> =
        study.line().into_iter().filter_map(|node| Some((loss(&node)?, node))).collect();
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.into_iter().take(WORST).map(|(_, node)| node).collect()
}

/// The worst moves as buttons that lead there.
#[component]
pub fn Mistakes(study: Study) -> impl IntoView {
    let words = speech();
    let worst = Memo::new(move |_| if study.on.get() { worst(study) } else { Vec::new() });
    move || {
        let steps = worst.get().into_iter().filter_map(|node| step(words, study, node));
        let steps = steps.map(|step| view! { <li>{step}</li> }).collect_view();
        (!steps.is_empty()).then(|| {
            view! {
                <section class="mistakes">
                    <h2>{say!(words, "game-mistakes")}</h2>
                    <ul class="moves" id="mistakes">{steps}</ul>
                </section>
            }
        })
    }
}

/// A button that goes to a node.
fn step(words: Speech, study: Study, node: NodeId) -> Option<impl IntoView> {
    let (paint, text, number) = study.record.with(|record| {
        let (colour, mv) = record.mv(node)?;
        let name = short_name(&words, record.rules(), mv);
        Some((record.paints().of(colour), name, record.path(node).len() - 1))
    })?;
    let loss = move || study.look(node).filter(|_| study.on.get())?.loss.filter(|loss| loss.win >= SLIP);
    let cost = move || {
        loss().map(|loss| {
            let class = if loss.win >= BLUNDER { "cost strong" } else { "cost" };
            let (chance, points) =
                (words.decimal(100.0 * f64::from(loss.win), 0), words.decimal(f64::from(loss.points), 1));
            let told = say!(words, "web-cost", chance = chance, points = points);
            view! { <em class=class title=told>{format!("−{}", words.percent(f64::from(loss.win)))}</em> }
        })
    };
    Some(view! {
        <button class="move" class:now=move || study.node.get() == node on:click=move |_| study.node.set(node)>
            <span class="number">{number}</span>
            <i class=class_of(paint) aria-hidden="true"></i>
            {text}
            {cost}
        </button>
    })
}

/// The list.
#[component]
pub fn Moves(study: Study) -> impl IntoView {
    let words = speech();
    let line = Memo::new(move |_| study.line());
    let list = move || {
        let steps = line.get().into_iter().filter_map(|node| step(words, study, node));
        steps.map(|step| view! { <li>{step}</li> }).collect_view()
    };
    // The other moves that were tried instead of the present one, and those that follow it.
    let others = move || {
        let node = study.node.get();
        study.record.with(|record| {
            let beside =
                record.parent(node).map(|parent| record.children(parent).to_vec()).unwrap_or_default();
            let after = record.children(node).to_vec();
            let beside = beside.into_iter().filter(move |other| *other != node);
            beside.chain(after.into_iter().skip(1)).collect::<Vec<NodeId>>()
        })
    };
    let variations = move || {
        let others = others();
        (!others.is_empty()).then(|| {
            let steps = others.into_iter().filter_map(|node| step(words, study, node));
            let steps = steps.map(|step| view! { <li>{step}</li> }).collect_view();
            view! {
                <p class="note">{say!(words, "web-variations")}</p>
                <ul class="moves" id="variations">{steps}</ul>
            }
        })
    };
    let is_main = move || {
        let node = study.node.get();
        study.record.with(|record| record.path(record.main_end()).contains(&node))
    };
    let make_main = move |_| {
        let node = study.node.get_untracked();
        study.record.update(|record| record.make_main(node));
    };
    let remove = move |_| {
        let node = study.node.get_untracked();
        let parent = study.record.with_untracked(|record| record.parent(node));
        if let Some(parent) = parent {
            study.node.set(parent);
            study.record.update(|record| record.remove(node));
        }
    };
    let shown = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move || {
        study.node.track();
        // After the list is drawn; the list alone is scrolled, never the page.
        request_animation_frame(move || {
            let Some(list) = shown.get_untracked() else { return };
            let now =
                list.query_selector(".now").ok().flatten().and_then(|now| now.dyn_into::<HtmlElement>().ok());
            if let Some(now) = now {
                let middle = (list.client_height() - now.offset_height()) / 2;
                list.set_scroll_top(now.offset_top() - list.offset_top() - middle);
            }
        });
    });
    view! {
        <ol class="moves" id="moves" node_ref=shown>{list}</ol>
        {variations}
        <div class="buttons" class:hidden=is_main>
            <button class="button quiet" id="make-main" on:click=make_main>{say!(words, "web-make-main")}</button>
            <button class="button quiet" id="remove" on:click=remove>{say!(words, "web-remove")}</button>
        </div>
    }
}
