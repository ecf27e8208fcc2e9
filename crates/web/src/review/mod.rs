//! Looking through a game: from a file, or one that was just played.

mod file;

use callisto::{Move, NodeId, Record};
use leptos::prelude::*;
use words::say;

use crate::app::Heading;
use crate::board::{Laid, Layers, Sheet};
use crate::speech::speech;

pub use file::{OpenFile, save};

/// The game that is looked through, from anywhere below the app.
#[derive(Clone, Copy)]
pub struct Opened(pub RwSignal<Option<Record>>);

/// The page of a review; without a game it asks for one.
#[component]
pub fn ReviewPage() -> impl IntoView {
    let Opened(opened) = expect_context();
    let words = speech();
    move || match opened.get() {
        Some(record) => view! { <Through record/> }.into_any(),
        None => view! {
            <main class="page narrow">
                <Heading text=say!(words, "web-open")/>
                <p class="lead">{say!(words, "web-open-lead")}</p>
                <OpenFile/>
            </main>
        }
        .into_any(),
    }
}

/// What lies on the board at a node.
fn laid(record: &Record, path: &[NodeId]) -> Vec<Laid> {
    let mut laid: Vec<Laid> = Vec::new();
    for node in path {
        let set = record.arrangement(*node);
        for gone in &set.remove {
            laid.retain(|(_, mv)| record.rules().cells_of_move(*mv) != *gone);
        }
        laid.extend(set.add.iter().copied());
        laid.extend(record.mv(*node));
    }
    laid
}

/// A game, step by step.
#[component]
fn Through(record: Record) -> impl IntoView {
    let words = speech();
    let Opened(opened) = expect_context();
    let path = record.path(record.main_end());
    let last = path.len() - 1;
    let at = RwSignal::new(last);
    let record = RwSignal::new(record);
    let nodes = StoredValue::new(path);
    let node = move || nodes.with_value(|nodes| nodes[at.get().min(last)]);
    let position = Memo::new(move |_| record.with(|record| record.position(node())));
    let laid = Memo::new(move |_| {
        record.with(|record| nodes.with_value(|nodes| laid(record, &nodes[..=at.get().min(last)])))
    });
    let view_box = Sheet::of(position.get_untracked().board()).view_box();
    let title = record.with_untracked(|record| words.edition(&record.rules().setup().edition));
    let moves = record.with_untracked(|record| {
        nodes.with_value(|nodes| {
            let named = (0..).zip(nodes).filter_map(|(index, node)| Some((index, record.mv(*node)?)));
            let named = named.map(|(index, (colour, mv))| {
                let text = match mv {
                    Move::Retire => say!(words, "web-retire"),
                    mv => record.rules().short(mv),
                };
                view! {
                    <li>
                        <button
                            class="move"
                            class:now=move || at.get() == index
                            on:click=move |_| at.set(index)
                        >
                            <i class=format!("c{}", colour.0) aria-hidden="true"></i>
                            {text}
                        </button>
                    </li>
                }
            });
            named.collect_view()
        })
    });
    let step = move |to: usize| move |_| at.set(to);
    let comment = move || record.with(|record| record.comment(node()).unwrap_or_default().to_string());
    let write = move |event| {
        let text = event_target_value(&event);
        record.update(|record| record.set_comment(untrack(node), &text));
    };
    let sentence = move || {
        let position = position.get();
        let who = |colour| words.colour(colour);
        match position.to_move() {
            Some(colour) => say!(words, "web-waits", player = who(colour)),
            None => say!(words, "web-over"),
        }
    };
    let keys = move |event: leptos::ev::KeyboardEvent| match event.key().as_str() {
        "ArrowLeft" => at.update(|at| *at = at.saturating_sub(1)),
        "ArrowRight" => at.update(|at| *at = (*at + 1).min(last)),
        "Home" => at.set(0),
        "End" => at.set(last),
        _ => {}
    };
    view! {
        <main class="game review">
            <div class="field">
                <svg class="board" viewBox=view_box role="img" aria-labelledby="review-at" tabindex="0" on:keydown=keys>
                    <Layers
                        position=position.into()
                        laid=laid.into()
                        open=Signal::stored(Vec::new())
                        ghost=Signal::stored(None)
                    />
                </svg>
            </div>
            <div class="side">
                <Heading text=title/>
                <p class="turn" id="review-at" role="status">
                    {move || say!(words, "web-after-move", number = at.get(), last = last)}" "{sentence}
                </p>
                <div class="buttons">
                    <button class="button" id="first" aria-label=say!(words, "web-first") on:click=step(0)>"⏮"</button>
                    <button
                        class="button"
                        id="back"
                        aria-label=say!(words, "web-back")
                        on:click=move |_| at.update(|at| *at = at.saturating_sub(1))
                    >
                        "◀"
                    </button>
                    <button
                        class="button"
                        id="forward"
                        aria-label=say!(words, "web-forward")
                        on:click=move |_| at.update(|at| *at = (*at + 1).min(last))
                    >
                        "▶"
                    </button>
                    <button class="button" id="last" aria-label=say!(words, "web-last") on:click=step(last)>"⏭"</button>
                </div>
                <input
                    type="range"
                    min="0"
                    max=last.to_string()
                    aria-label=say!(words, "web-move-number")
                    prop:value=move || at.get().to_string()
                    on:input=move |event| at.set(event_target_value(&event).parse().unwrap_or(last))
                />
                <ol class="moves">{moves}</ol>
                <label class="row">
                    <span>{say!(words, "web-comment")}</span>
                    <textarea id="comment" rows="3" prop:value=comment on:change=write></textarea>
                </label>
                <div class="buttons">
                    <button class="button primary" id="save" on:click=move |_| record.with_untracked(save)>
                        {say!(words, "web-save")}
                    </button>
                    <button class="button" on:click=move |_| opened.set(None)>{say!(words, "web-open-other")}</button>
                </div>
            </div>
        </main>
    }
}
