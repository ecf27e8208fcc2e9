//! The bench in words.

use villa_world::{Foul, Part, Task, Verdict};
use words::say;

use super::{Holding, State};
use crate::hands::{Answer, NotHere, Step, Warning};
use web::speech::Speech;

/// A column as the object of a sentence.
pub fn column_name(words: Speech, column: usize) -> String {
    let column = u8::try_from(column).ok().and_then(villa::Column::new);
    column.map(|column| words.plain(&games::sentences::column(column))).unwrap_or_default()
}

/// A column as a label.
pub fn column_label(words: Speech, column: usize) -> String {
    let column = u8::try_from(column).ok().and_then(villa::Column::new);
    column.map(|column| words.plain(&games::sentences::label(column))).unwrap_or_default()
}

/// Why something cannot be set down.
fn not_here(words: Speech, why: NotHere) -> String {
    match why {
        NotHere::Away => say!(words, "yard-do-down"),
        NotHere::NoFloor => say!(words, "yard-not-floor"),
        NotHere::Column => say!(words, "yard-not-column"),
    }
}

/// What will happen if it is set down.
fn warning(words: Speech, task: Task, what: Warning) -> String {
    match what {
        Warning::SticksOut => say!(words, "yard-not-edge"),
        Warning::Tips => say!(words, "yard-not-tips"),
        Warning::TooFew => {
            let needs = if let Task::Floor { needs } = task { needs } else { 3 };
            say!(words, "yard-not-few", count = needs)
        }
        Warning::Falls => say!(words, "yard-not-falls"),
    }
}

/// What to do next with what is held.
pub fn next(words: Speech, state: &State) -> Option<String> {
    let Holding { task, step, not_here: why, warning: what, over, hook, watched, drops, answer, .. } =
        state.holding?;
    if over || watched {
        return None;
    }
    let column = matches!(task, Task::Column(_));
    Some(match step {
        Step::Under if hook.aims => say!(words, "yard-do-hook"),
        Step::Under if hook.no_room => say!(words, "yard-no-room"),
        Step::Under => match answer {
            Some(Answer::Loose) => say!(words, "yard-answer-loose"),
            Some(Answer::Firm) => say!(words, "yard-answer-firm"),
            Some(Answer::Stuck) => say!(words, "yard-answer-stuck"),
            None => say!(words, "yard-do-draw"),
        },
        Step::Out => say!(words, "yard-do-lift"),
        Step::High if drops => say!(words, "yard-do-drops"),
        Step::High => match (why, what) {
            (Some(why), _) => not_here(words, why),
            (None, Some(what)) => warning(words, task, what),
            (None, None) if column => say!(words, "yard-do-down"),
            (None, None) => say!(words, "yard-do-lay"),
        },
        Step::Lowering => say!(words, "yard-do-wait"),
        Step::LetGo => say!(words, "yard-do-rest"),
        Step::Back => say!(words, "yard-do-back"),
    })
}

/// How an attempt ended.
pub fn told(words: Speech, verdict: &Verdict) -> String {
    let name = |n: usize| column_name(words, n);
    match verdict {
        Verdict::Stood { .. } => say!(words, "yard-stood"),
        Verdict::Laid { on } => say!(words, "yard-laid", number = on.len()),
        Verdict::NotLayable { on, .. } => say!(words, "yard-not-layable", number = on.len()),
        Verdict::BrokenOff { by_table: false } => say!(words, "yard-broken-off"),
        Verdict::BrokenOff { by_table: true } => say!(words, "yard-broken-off-table"),
        Verdict::Collapse { first: Part::Column(n), .. } => {
            say!(words, "yard-collapse-column", column = name(*n))
        }
        Verdict::Collapse { .. } => say!(words, "yard-collapse"),
        Verdict::Foul(foul) => match foul {
            Foul::Shifted { column, .. } => say!(words, "yard-foul-shifted", column = name(*column)),
            Foul::Toppled { column } => say!(words, "yard-foul-toppled", column = name(*column)),
            Foul::NotStanding => say!(words, "yard-foul-standing"),
            Foul::SticksOut { .. } => say!(words, "yard-foul-edge"),
            Foul::OnAColumn => say!(words, "yard-foul-on-column"),
            Foul::NotBack { .. } => say!(words, "yard-foul-back"),
            Foul::Uncovered { column, covered: true, .. } => {
                say!(words, "yard-foul-covered", column = name(*column))
            }
            Foul::Uncovered { column, covered: false, .. } => {
                say!(words, "yard-foul-uncovered", column = name(*column))
            }
            Foul::Restless => say!(words, "yard-foul-restless"),
        },
    }
}
