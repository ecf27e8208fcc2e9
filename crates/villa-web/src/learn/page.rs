//! The lesson.

use games::sentences;
use leptos::prelude::*;
use villa::Colour;
use villa_world::{Task, World};
use web::app::{Heading, Link};
use web::back;
use web::speech::{Speech, speech};
use words::say;

use super::step::Step;
use crate::bench::{Bench, HandButtons, VillaField, told};
use crate::hands;
use crate::sounds;

/// The page.
#[component]
pub fn LearnPage() -> impl IntoView {
    let words = speech();
    back::remember();
    let step = RwSignal::new(Step::Look);
    // The result of the last attempt in words, if it was not what the step asks for.
    let failed = RwSignal::new(None::<String>);
    let asked = RwSignal::new(false);
    let answer = RwSignal::new(None::<bool>);
    let before: StoredValue<Option<World>, LocalStorage> = StoredValue::new_local(None);
    let cell: StoredValue<Option<Bench>> = StoredValue::new(None);
    let bench = move || cell.get_value().expect("made below");
    let go = move |next: Step| {
        failed.set(None);
        asked.set(false);
        if let Some(villa) = next.villa() {
            bench().yard(|yard| yard.set(villa));
            bench().look(false);
        }
        step.set(next);
    };
    let begun = UnsyncCallback::new(move |_: Task| {
        failed.set(None);
        before.set_value(Some(bench().yard(|yard| yard.villa().clone())));
    });
    let over = UnsyncCallback::new(move |()| {
        let Some(outcome) = bench().take() else { return };
        sounds::of(&outcome.verdict);
        let now = step.get_untracked();
        if now.is_done(outcome.recording.task, &outcome.verdict) {
            // A player who has brought the column up needs no step for that.
            go(now.max(Step::Up).next());
            return;
        }
        failed.set(Some(told(words, &outcome.verdict)));
        if let Some(villa) = before.get_value() {
            bench().yard(|yard| yard.set(villa));
        }
        step.set(if now == Step::Up { Step::Draw } else { now });
    });
    let Some(villa) = Step::Look.villa() else { return ().into_any() };
    let made = Bench::new(villa, begun, over);
    cell.set_value(Some(made));
    Effect::new(move || {
        let (now, objected) = (step.get(), asked.get());
        let plan = made.yard(|yard| yard.villa().plan());
        made.allow((0..plan.columns.len()).map(|n| now.allows(&plan, n, objected)).collect());
        made.choose(None);
    });
    // A column that is out from under the floor is drawn.
    let is_out = Memo::new(move |_| {
        made.state
            .get()
            .holding
            .is_some_and(|holding| matches!(holding.step, hands::Step::Out | hands::Step::High))
    });
    Effect::new(move || {
        if is_out.get() && step.get_untracked() == Step::Draw {
            step.set(Step::Up);
        }
    });
    let idle = Memo::new(move |_| made.state.get().holding.is_none());
    let buttons = move || match step.get() {
        Step::Look => button(say!(words, "yard-learn-next"), move || go(Step::Draw)).into_any(),
        Step::Stone => stone(words, answer, UnsyncCallback::new(move |()| go(Step::Floor))).into_any(),
        Step::Floor => {
            let take = move || {
                made.begin(Task::Floor { needs: 3 });
            };
            button(say!(words, "yard-ask"), take).into_any()
        }
        Step::Object if !asked.get() => {
            button(say!(words, "yard-object"), move || asked.set(true)).into_any()
        }
        Step::Done => view! {
            <div class="buttons">
                <Link to="/villa/play".into() class="button primary">{say!(words, "yard-play")}</Link>
                <Link to="/villa/rules".into() class="button">{say!(words, "yard-rules")}</Link>
            </div>
        }
        .into_any(),
        Step::Draw | Step::Up | Step::Object => ().into_any(),
    };
    let at = move || Step::ALL.iter().position(|one| *one == step.get()).unwrap_or_default() + 1;
    let count = Step::ALL.len() - 1;
    view! {
        <main class="villa" data-holds=move || (!idle.get()).then_some("")>
            <VillaField bench=made/>
            <aside class="side learn">
                <Heading text=say!(words, "yard-learn")/>
                <p class="lesson-step">
                    {move || (step.get() != Step::Done).then(|| say!(words, "yard-learn-step", number = at(), count = count))}
                </p>
                <p class="coach" role="status">{move || coach(words, step.get())}</p>
                <p class="trouble" role="alert">
                    {move || failed.get().map(|why| format!("{why} {}", say!(words, "yard-learn-again")))}
                </p>
                <Show when=move || idle.get()>{buttons}</Show>
                <HandButtons bench=made cost=say!(words, "yard-break-off-free")/>
                <Link to="/villa".into()>{say!(words, "yard-home")}</Link>
            </aside>
        </main>
    }
    .into_any()
}

fn button(label: String, act: impl Fn() + 'static) -> impl IntoView {
    view! { <button type="button" class="button primary learn-next" on:click=move |_| act()>{label}</button> }
}

/// What to do, and why.
fn coach(words: Speech, step: Step) -> String {
    match step {
        Step::Look => say!(words, "yard-learn-look"),
        Step::Draw => say!(words, "yard-learn-draw"),
        Step::Up => say!(words, "yard-learn-up"),
        Step::Stone => say!(words, "yard-learn-stone"),
        Step::Floor => say!(words, "yard-learn-floor"),
        Step::Object => say!(words, "yard-learn-object"),
        Step::Done => say!(words, "yard-learn-done"),
    }
}

/// The question whose the stone is: red's, who had it and has as much as green (V10).
fn stone(words: Speech, answer: RwSignal<Option<bool>>, next: UnsyncCallback<()>) -> impl IntoView {
    let choice = move |colour: Colour, right: bool| {
        let class = ["button of c0", "button of c1", "button of c2", "button of c3"][colour.index()];
        let name = words.plain(&sentences::colour(colour));
        view! { <button type="button" class=class on:click=move |_| answer.set(Some(right))>{name}</button> }
    };
    let said = move || match answer.get() {
        Some(true) => Some(say!(words, "yard-learn-stone-right")),
        Some(false) => Some(say!(words, "yard-learn-stone-wrong")),
        None => None,
    };
    view! {
        <div class="buttons">{choice(Colour::ALL[2], true)} {choice(Colour::ALL[3], false)}</div>
        <p role="status">{said}</p>
        <Show when=move || answer.get() == Some(true)>
            {button(say!(words, "yard-learn-next"), move || next.run(()))}
        </Show>
    }
}
