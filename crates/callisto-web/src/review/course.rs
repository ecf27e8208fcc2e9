//! The course of a game: each player's chance to win, move by move.

use std::fmt::Write;

use leptos::prelude::*;
use web::speech::speech;
use words::say;

use super::study::Study;
use crate::board::class_of;

const WIDTH: f64 = 100.0;
const HEIGHT: f64 = 36.0;

/// The graph. A click goes to that move.
#[component]
pub fn Course(study: Study) -> impl IntoView {
    let words = speech();
    let players = study.record.with_untracked(|record| record.rules().players().len());
    let along = move |index: usize, count: usize| WIDTH * index as f64 / (count - 1).max(1) as f64;
    let curve = move |player: usize| {
        let line = study.line();
        let mut path = String::new();
        for (index, node) in line.iter().enumerate() {
            let Some(win) = study.look(*node).and_then(|look| look.analysis.win_of(player)) else {
                continue;
            };
            let word = if path.is_empty() { 'M' } else { 'L' };
            let (x, y) = (along(index, line.len()), HEIGHT * (1.0 - f64::from(win)));
            let _ = write!(path, "{word}{x:.2} {y:.2}");
        }
        path
    };
    let curves = (0..players).map(|player| {
        let class = study.record.with_untracked(|record| {
            let rules = record.rules();
            let colour = rules.colours().find(|colour| rules.player(*colour).index() == player);
            colour.map(|colour| class_of(record.paints().of(colour))).unwrap_or_default()
        });
        view! { <path class=format!("curve {class}") d=move || curve(player)/> }
    });
    let curves = curves.collect_view();
    let here = move || along(study.at(), study.line().len());
    let go = move |event: leptos::ev::MouseEvent| {
        let target = event.current_target().map(wasm_bindgen::JsCast::unchecked_into::<web_sys::Element>);
        let Some(rect) = target.map(|drawing| drawing.get_bounding_client_rect()) else { return };
        let share = (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0);
        let last = untrack(|| study.line()).len() - 1;
        study.go_to((share.clamp(0.0, 1.0) * last as f64).round() as usize);
    };
    let progress = move || {
        let (done, count) = (study.done(), study.line().len());
        let unknown =
            done > 0 && study.look(study.node.get()).is_some_and(|look| look.analysis.win.is_none());
        match unknown {
            true => Some(say!(words, "analysis-no-net")),
            false => (done < count).then(|| say!(words, "analysis-progress", number = done, count = count)),
        }
    };
    view! {
        <figure class="course" class:hidden=move || !study.on.get()>
            <svg
                viewBox=format!("0 -1 {WIDTH} {}", HEIGHT + 2.0)
                preserveAspectRatio="none"
                role="img"
                aria-label=say!(words, "analysis-graph")
                on:click=go
            >
                <line class="middle" x1="0" x2=WIDTH y1=HEIGHT / 2.0 y2=HEIGHT / 2.0/>
                {curves}
                <line class="here" x1=here x2=here y1="-1" y2=HEIGHT + 1.0/>
            </svg>
            <figcaption><span>{say!(words, "analysis-graph")}</span><span id="progress">{progress}</span></figcaption>
        </figure>
    }
}
