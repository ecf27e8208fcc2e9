//! The sandbox: build freely, pull anything, replay, try again.

use leptos::prelude::*;
use villa_world::{Components, Plan, Task, Verdict, World};
use web::app::{Heading, Link, tick};
use web::speech::{Speech, speech};
use words::say;

use crate::bench::{Bench, FilmStrip, HandButtons, Outcome, VillaField, column_name, told};
use crate::sounds;

/// Attempts that can be gone back to.
const MOST: usize = 12;

/// An attempt that was made.
pub struct Past {
    /// The villa before it.
    start: World,
    /// What was done.
    outcome: Outcome,
}

/// All of them, the oldest first.
type Pasts = StoredValue<Vec<Past>, LocalStorage>;

/// A random villa. The largest take some tries, so another seed may be needed.
fn villa(storeys: usize) -> World {
    let parts = Components::built_in();
    let mut lots = fastrand::Rng::with_seed((js_sys::Math::random() * 9e15) as u64);
    let plan = (0..50).find_map(|_| Plan::random(parts, villa::COLOURS, storeys, lots.u64(..)));
    World::at_rest(plan.unwrap_or_else(|| Plan::base(parts, villa::COLOURS)))
}

/// Which columns can be brought up.
fn allow(bench: Bench) {
    let movable = bench.yard(|yard| {
        let plan = yard.villa().plan();
        let stands = yard.villa().is_at_rest();
        plan.columns.iter().map(|c| stands && c.place.is_some() && c.level < plan.top()).collect()
    });
    bench.allow(movable);
}

/// An attempt and its result, as a line of the history.
fn line(words: Speech, past: &Past) -> String {
    let told = told(words, &past.outcome.verdict);
    match past.outcome.recording.task {
        Task::Column(n) => say!(words, "yard-history", what = column_name(words, n), told = told),
        Task::Floor { .. } => told,
    }
}

/// The page.
#[component]
pub fn SandboxPage() -> impl IntoView {
    let words = speech();
    let storeys = RwSignal::new(2usize);
    let aids = RwSignal::new(true);
    let last = RwSignal::new(None::<Verdict>);
    let count = RwSignal::new(0usize);
    let fallen = RwSignal::new(false);
    let pasts: Pasts = StoredValue::new_local(Vec::new());
    let before: StoredValue<Option<World>, LocalStorage> = StoredValue::new_local(None);
    let cell: StoredValue<Option<Bench>> = StoredValue::new(None);
    let bench = move || cell.get_value().expect("made below");
    let begun = UnsyncCallback::new(move |_: Task| {
        last.set(None);
        before.set_value(Some(bench().yard(|yard| yard.villa().clone())));
    });
    let over = UnsyncCallback::new(move |()| {
        let Some(outcome) = bench().take() else { return };
        sounds::of(&outcome.verdict);
        last.set(Some(outcome.verdict.clone()));
        fallen.set(matches!(outcome.verdict, Verdict::Collapse { .. }));
        pasts.update_value(|pasts| {
            if let Some(start) = before.get_value() {
                pasts.push(Past { start, outcome });
            }
            if pasts.len() > MOST {
                pasts.remove(0);
            }
        });
        count.set(pasts.with_value(Vec::len));
        allow(bench());
    });
    let made = Bench::new(villa(storeys.get_untracked()), begun, over);
    cell.set_value(Some(made));
    allow(made);
    Effect::new(move || made.show_aids(aids.get()));
    let set = move |world: World| {
        made.yard(|yard| yard.set(world));
        made.end_film();
        made.choose(None);
        last.set(None);
        fallen.set(false);
        allow(made);
    };
    let new_villa = move |_| {
        set(villa(storeys.get_untracked()));
        pasts.update_value(Vec::clear);
        count.set(0);
        made.look(false);
    };
    let back_to = move |n: usize| {
        let start = pasts.with_value(|pasts| pasts.get(n).map(|past| past.start.clone()));
        start.into_iter().for_each(set);
        pasts.update_value(|pasts| pasts.truncate(n));
        count.set(n);
    };
    let watched = StoredValue::new(0usize);
    let watch = move |n: usize| {
        watched.set_value(n);
        if let Some(film) = pasts.with_value(|pasts| pasts.get(n).map(|past| past.outcome.film.clone())) {
            made.watch_film(film);
        }
    };
    let try_from = move |at: usize| {
        let past = pasts.with_value(|pasts| {
            let past = pasts.get(watched.get_value())?;
            let inputs = &past.outcome.recording.inputs;
            // Before the moment when it went wrong.
            let inputs = inputs[..at.min(inputs.len().saturating_sub(1))].to_vec();
            Some((past.start.clone(), past.outcome.recording.task, inputs))
        });
        let Some((start, task, inputs)) = past else { return };
        back_to(watched.get_value());
        before.set_value(Some(start));
        made.go_on(task, &inputs);
    };
    let add_floor = move |_| {
        made.begin(Task::Floor { needs: 3 });
    };
    let idle = Memo::new(move |_| made.state.get().holding.is_none());
    let options = move || {
        let now = storeys.get_untracked();
        (1..=5usize)
            .map(|n| view! { <option value=n.to_string() selected=n == now>{n}</option> })
            .collect_view()
    };
    let history = move || {
        let lines = (0..count.get()).rev().map(|n| {
            let text = pasts.with_value(|pasts| pasts.get(n).map(|past| line(words, past)));
            view! {
                <li>
                    <span>{text}</span>
                    <button type="button" class="button quiet" on:click=move |_| watch(n)>
                        {say!(words, "yard-watch")}
                    </button>
                    <button type="button" class="button quiet" on:click=move |_| back_to(n)>
                        {say!(words, "yard-back-to")}
                    </button>
                </li>
            }
        });
        lines.collect_view()
    };
    view! {
        <main class="villa">
            <VillaField bench=made>
                <FilmStrip bench=made names=say!(words, "yard-title") try_from=UnsyncCallback::new(try_from)/>
            </VillaField>
            <aside class="side">
                <Heading text=say!(words, "yard-sandbox")/>
                <p class="told" role="status">
                    {move || last.get().map_or_else(|| say!(words, "yard-sandbox-about"), |verdict| told(words, &verdict))}
                </p>
                <HandButtons bench=made cost=say!(words, "yard-break-off-free")/>
                <Show when=move || idle.get()>
                    <div class="buttons">
                        <label class="row-choice">
                            {say!(words, "yard-storeys")}
                            <select on:change=move |event| storeys.set(event_target_value(&event).parse().unwrap_or(2))>
                                {options()}
                            </select>
                        </label>
                        <button type="button" class="button primary new-villa" on:click=new_villa>
                            {say!(words, "yard-new-villa")}
                        </button>
                        <button type="button" class="button add-floor" disabled=move || fallen.get() on:click=add_floor>
                            {say!(words, "yard-add-floor")}
                        </button>
                    </div>
                    {tick(say!(words, "yard-aids"), aids)}
                    <Show when=move || aids.get()>
                        <ul class="legend">
                            <li class="safe">{say!(words, "yard-safe")}</li>
                            <li class="risky">{say!(words, "yard-risky")}</li>
                            <li class="needed">{say!(words, "yard-needed")}</li>
                        </ul>
                    </Show>
                    <ul class="history">{history}</ul>
                </Show>
                <p class="keys">{say!(words, "yard-keys")}</p>
                <Link to="/villa".into()>{say!(words, "yard-home")}</Link>
            </aside>
        </main>
    }
}
