//! The choice of who takes a seat: a person, or a bot and its level.

use leptos::prelude::*;
use table::MAX_LEVEL;
use table::local::Sitter;
use words::say;

use crate::speech::{Speech, speech};

/// A level of bots by its number and in words.
pub fn level_name(words: &Speech, level: u8) -> String {
    say!(words, "web-level", level = level, strength = strength(words, level))
}

/// How strong bots of a level are, in words.
pub fn strength(words: &Speech, level: u8) -> String {
    let key = match level {
        0 | 1 => "setup-level-1",
        2 => "setup-level-2",
        3 => "setup-level-3",
        4 => "setup-level-4",
        5 => "setup-level-5",
        6 => "setup-level-6",
        7 => "setup-level-7",
        8 => "setup-level-8",
        _ => "setup-level-9",
    };
    words.say(key, &[])
}

/// The name of a person who takes a seat.
pub fn name_of(words: &Speech, sitter: &Sitter) -> String {
    match sitter {
        Sitter::Person(name) => name.clone(),
        Sitter::Bot(level) => say!(words, "table-bot-name", level = *level),
    }
}

/// Those who sit down: one person who plays against bots and gave no name is called "You".
pub fn seated(words: &Speech, mut sitters: Vec<Sitter>) -> Vec<Sitter> {
    let people: Vec<usize> =
        (0..sitters.len()).filter(|seat| matches!(sitters[*seat], Sitter::Person(_))).collect();
    if let [seat] = people[..]
        && sitters[seat] == Sitter::Person(words.player(u8::try_from(seat).unwrap_or_default()))
    {
        sitters[seat] = Sitter::Person(say!(words, "web-you"));
    }
    sitters
}

/// What a player is called on the page where a game is chosen: two bots may have the same level, so the seat is named too.
pub fn sitter_name(words: &Speech, seat: u8, sitter: &Sitter) -> String {
    format!("{}. {}", seat + 1, name_of(words, sitter))
}

/// Who sits on a seat.
#[component]
pub fn SeatChoice(
    /// Which seat.
    seat: u8,
    /// Who sits where.
    sitters: RwSignal<Vec<Sitter>>,
    /// What stands before it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = speech();
    let index = usize::from(seat);
    let sitter = move || sitters.with(|sitters| sitters[index].clone());
    let change = move |to: Sitter| sitters.update(|sitters| sitters[index] = to);
    let person = words.player(seat);
    let options = (1..=MAX_LEVEL).map(|level| {
        let chosen = move || sitter() == Sitter::Bot(level);
        view! { <option value=level.to_string() selected=chosen>{level_name(&words, level)}</option> }
    });
    let options = options.collect_view();
    let is_person = Memo::new(move |_| matches!(sitter(), Sitter::Person(_)));
    let name = move || if let Sitter::Person(name) = sitter() { name } else { String::new() };
    let fallback = person.clone();
    let choose = move |event| {
        let value = event_target_value(&event);
        change(match value.parse() {
            Ok(level) => Sitter::Bot(level),
            Err(_) => Sitter::Person(fallback.clone()),
        });
    };
    view! {
        <div class="seat-choice">
            {children.map(|children| children())}
            <select aria-label=say!(words, "web-seat", number = seat + 1) on:change=choose>
                <option value="person" selected=move || is_person.get()>{say!(words, "web-person")}</option>
                {options}
            </select>
            <input
                type="text"
                maxlength="40"
                aria-label=say!(words, "web-name")
                class:hidden=move || !is_person.get()
                prop:value=name
                on:input=move |event| {
                    let name = event_target_value(&event);
                    let name = if name.trim().is_empty() { person.clone() } else { name };
                    sitters.update_untracked(|sitters| sitters[index] = Sitter::Person(name));
                }
                on:change=move |_| sitters.notify()
            />
        </div>
    }
}
