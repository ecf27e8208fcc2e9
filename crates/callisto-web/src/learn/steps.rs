//! The steps of the lesson: the exercises, then a first game; and how far the reader is.

use callisto::Edition;
use leptos::prelude::*;
use web::app::{Heading, Link};
use web::speech::speech;
use web::storage::Storage::Browser;
use words::say;

use crate::exercise::{ALL, Goal};
use crate::speech::CallistoSpeech as _;

/// Where it is kept.
const KEPT: &str = "loggia.lesson.place";

/// The step after the exercises: a first game.
pub const GAME: usize = ALL.len();

/// The id of the title of a step.
pub const STEP: &str = "step";

/// How far the reader is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The step that is shown.
    pub step: usize,
    /// A bit for each exercise that is done.
    done: u8,
}

impl Place {
    /// A step, without any exercise done.
    pub fn at(step: usize) -> Place {
        Place { step, done: 0 }
    }

    /// As this browser has stored it.
    pub fn stored() -> Option<Place> {
        let kept = Browser.get(KEPT)?;
        let mut numbers = kept.split_whitespace().map(|number| number.parse::<u8>().unwrap_or_default());
        let step = usize::from(numbers.next().unwrap_or_default()).min(GAME);
        Some(Place { step, done: numbers.next().unwrap_or_default() })
    }

    /// Stores it.
    pub fn keep(self) {
        Browser.set(KEPT, &format!("{} {}", self.step, self.done));
    }

    /// With an exercise done.
    pub fn after(self, exercise: usize) -> Place {
        Place { done: self.done | 1 << exercise, ..self }
    }

    /// Whether an exercise is done.
    pub fn is_done(self, exercise: usize) -> bool {
        exercise < GAME && self.done >> exercise & 1 == 1
    }

    /// How many exercises are done.
    pub fn count(self) -> usize {
        (0..GAME).filter(|exercise| self.is_done(*exercise)).count()
    }
}

/// The name of an exercise.
pub fn title(goal: Goal) -> &'static str {
    match goal {
        Goal::Edge => "lesson-edge-title",
        Goal::Block => "lesson-block-title",
        Goal::LastPillar => "lesson-last-title",
        Goal::Count => "lesson-count-title",
        Goal::Win => "lesson-win-title",
    }
}

/// The head of every step: what is learned, by which rules, and the way to the other steps.
#[component]
pub fn Steps(
    place: RwSignal<Place>,
    /// Whether the page has a heading already.
    #[prop(optional)]
    in_game: bool,
) -> impl IntoView {
    let words = speech();
    let edition = Edition::usual();
    let one = move |step: usize| {
        let name = words.say(ALL.get(step).map_or("lesson-game", |one| title(one.goal)), &[]);
        let now = move || place.with(|place| place.step == step);
        view! {
            <li>
                <button
                    class="step"
                    class:now=now
                    class:done=move || place.with(|place| place.is_done(step))
                    aria-current=move || now().then_some("step")
                    aria-label=format!("{}. {name}", step + 1)
                    title=name
                    on:click=move |_| place.update(|place| place.step = step)
                >
                    {step + 1}
                </button>
            </li>
        }
    };
    view! {
        <div class="lesson-head">
            {(!in_game).then(|| view! { <Heading text=say!(words, "web-learn")/> })}
            <p class="note">
                <span>{words.edition(edition)}" · "</span>
                <Link to=format!("/rules/{}", edition.id())>{say!(words, "web-rules")}</Link>
            </p>
            <ol class="lesson-steps">{(0..=GAME).map(one).collect_view()}</ol>
        </div>
    }
}
