//! The rules in words.

use leptos::prelude::*;
use web::app::{Heading, Link};
use web::back::BackToGame;
use web::speech::speech;
use words::say;

/// The page.
#[component]
pub fn RulesPage() -> impl IntoView {
    let words = speech();
    let lines = [
        (say!(words, "yard-rules-goal-title"), say!(words, "yard-rules-goal")),
        (say!(words, "yard-rules-setup-title"), say!(words, "yard-rules-setup")),
        (say!(words, "yard-rules-turn-title"), say!(words, "yard-rules-turn")),
        (say!(words, "yard-rules-hold-title"), say!(words, "yard-rules-hold")),
        (say!(words, "yard-rules-stop-title"), say!(words, "yard-rules-stop")),
        (say!(words, "yard-rules-foul-title"), say!(words, "yard-rules-foul")),
        (say!(words, "yard-rules-floor-title"), say!(words, "yard-rules-floor")),
        (say!(words, "yard-rules-object-title"), say!(words, "yard-rules-object")),
        (say!(words, "yard-rules-red-title"), say!(words, "yard-rules-red")),
        (say!(words, "yard-rules-stone-title"), say!(words, "yard-rules-stone")),
        (say!(words, "yard-rules-three-title"), say!(words, "yard-rules-three")),
        (say!(words, "yard-rules-series-title"), say!(words, "yard-rules-series")),
    ];
    view! {
        <main class="page narrow rules">
            <Heading text=say!(words, "yard-rules")/>
            <BackToGame/>
            {lines.map(|(title, line)| view! { <h2>{title}</h2> <p>{line}</p> }).collect_view()}
            <div class="buttons">
                <Link to="/villa/learn".into() class="button primary">{say!(words, "yard-learn")}</Link>
                <Link to="/villa/sandbox".into() class="button">{say!(words, "yard-sandbox")}</Link>
                <Link to="/villa".into() class="button">{say!(words, "yard-home")}</Link>
            </div>
        </main>
    }
}
