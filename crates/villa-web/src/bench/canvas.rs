//! The canvas and its event listeners.

use leptos::html::Canvas;
use leptos::prelude::*;
use villa_world::Components;
use wasm_bindgen::JsCast;
use web_sys::{HtmlCanvasElement, WheelEvent};
use words::say;

use super::{Bench, ViewButtons, level::Level};
use crate::scene::sight::{bounds, fitted};
use crate::scene::{Eye, Stage};
use web::speech::speech;

/// How fast the eye goes around a villa that is only looked at, in radians per second.
const STROLL: f64 = 0.14;
const STANDING: f64 = 0.0;

/// Seconds of going around once.
const ROUND: f64 = 2.0 * std::f64::consts::PI / STROLL;

/// How high the eye is that goes around a villa.
const STROLLING: f64 = 0.30;

impl Bench {
    /// Goes around the villa by itself, where movement is not unwelcome.
    fn stroll(self) {
        self.with(|inner| inner.strolls = Some(if inner.preferences.moves() { STROLL } else { STANDING }));
    }

    /// Goes around the villa once for who has won, where pictures are quick and movement is not unwelcome.
    pub fn celebrate(self) {
        self.with(|inner| {
            if inner.preferences.moves() {
                (inner.strolls, inner.strolled) = (Some(STROLL), Some(ROUND));
            }
        });
    }
}

/// Draws on a canvas as soon as it is there, until the page goes.
fn draw_on(node: NodeRef<Canvas>, bench: Bench) {
    Effect::new(move || {
        let Some(canvas) = node.get() else { return };
        let canvas: HtmlCanvasElement = canvas.unchecked_into();
        let few = bench.inner.with_value(|inner| inner.few);
        match Stage::new(canvas, Components::built_in(), few) {
            Ok(stage) => {
                bench.inner.update_value(|inner| {
                    stage.fit(if few { 1.0 } else { 2.0 });
                    inner.stage = Some(stage);
                    inner.dirty = true;
                    inner.height = inner.yard.height();
                    inner.eye = Eye::usual(inner.height, inner.aspect());
                    if inner.strolls.is_some() {
                        let points = bounds(&inner.yard.villa().plan(), None, 0.0);
                        inner.eye = fitted(Eye { pitch: STROLLING, ..inner.eye }, &points, inner.aspect());
                    }
                });
            }
            Err(_) => bench.inner.update_value(|inner| inner.blind = true),
        }
        // Without a picture too: attempts of others go on to their end, and buttons work.
        bench.run();
    });
}

/// A villa that is only looked at, slowly from all sides.
#[component]
pub fn VillaPicture(
    /// Whose villa.
    bench: Bench,
) -> impl IntoView {
    let node: NodeRef<Canvas> = NodeRef::new();
    bench.stroll();
    draw_on(node, bench);
    // It is an ornament: where it cannot be drawn, nothing is missing.
    let blind = Memo::new(move |_| bench.state.get().blind);
    view! {
        <div class="villa-look" hidden=move || blind.get()>
            <canvas node_ref=node class="villa-canvas" role="img" aria-label=say!(speech(), "yard-picture")></canvas>
        </div>
    }
}

/// The villa with everything over it.
#[component]
pub fn VillaField(
    /// Whose villa.
    bench: Bench,
    /// What else is over the picture.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let state = bench.state;
    view! {
        <div
            class="villa-field"
            data-drags=move || state.get().drags.then_some("")
            data-breath=move || state.get().breath.then_some("")
        >
            <VillaCanvas bench/>
            <ViewButtons bench/>
            <Level bench/>
            {children.map(|children| children())}
        </div>
    }
}

/// The villa.
#[component]
fn VillaCanvas(
    /// Whose villa.
    bench: Bench,
) -> impl IntoView {
    let words = speech();
    let node: NodeRef<Canvas> = NodeRef::new();
    draw_on(node, bench);
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
