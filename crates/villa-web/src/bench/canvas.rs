//! The canvas, with everything that is heard on it.

use leptos::html::Canvas;
use leptos::prelude::*;
use villa_world::Components;
use wasm_bindgen::JsCast;
use web_sys::{HtmlCanvasElement, WheelEvent};
use words::say;

use super::Bench;
use crate::scene::Stage;
use web::speech::speech;

/// The villa.
#[component]
pub fn VillaCanvas(
    /// Whose villa.
    bench: Bench,
) -> impl IntoView {
    let words = speech();
    let node: NodeRef<Canvas> = NodeRef::new();
    Effect::new(move || {
        let Some(canvas) = node.get() else { return };
        let canvas: HtmlCanvasElement = canvas.unchecked_into();
        let few = bench.inner.with_value(|inner| inner.few);
        match Stage::new(canvas, Components::built_in(), few) {
            Ok(stage) => {
                bench.inner.update_value(|inner| {
                    stage.fit(few);
                    inner.stage = Some(stage);
                    inner.dirty = true;
                    inner.height = inner.yard.height();
                    inner.eye = crate::scene::Eye::usual(inner.height, inner.aspect());
                });
            }
            Err(_) => bench.inner.update_value(|inner| inner.blind = true),
        }
        // Without a picture too: what hands elsewhere do comes to its end, and buttons work.
        bench.run();
    });
    let wheel = move |event: WheelEvent| {
        event.prevent_default();
        bench.wheel(event.delta_y());
    };
    // What a measurement reads.
    let ask = move |event: leptos::ev::CustomEvent| {
        if let Some(canvas) = event.target().and_then(|t| t.dyn_into::<HtmlCanvasElement>().ok()) {
            let _ = canvas.set_attribute("data-report", &bench.report());
            let _ = canvas.set_attribute("data-places", &bench.places());
        }
    };
    view! {
        <canvas
            node_ref=node
            class="villa-canvas"
            tabindex="0"
            role="application"
            aria-label=say!(words, "yard-canvas")
            on:pointerdown=move |event| bench.down(&event)
            on:pointermove=move |event| bench.motion(&event)
            on:pointerup=move |event| bench.up(&event)
            on:pointercancel=move |event| bench.up(&event)
            on:pointerleave=move |_| bench.leave()
            on:contextmenu=move |event| event.prevent_default()
            on:wheel=wheel
            on:keydown=move |event| bench.key(&event)
            on:report=ask
        ></canvas>
        <p class="trouble">
            {move || bench.state.get().blind.then(|| say!(words, "yard-blind"))}
        </p>
    }
}
