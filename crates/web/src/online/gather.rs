//! Before the game: a name, the seats, the link for the others.

use leptos::prelude::*;
use table::{Action, Guest, Holder, MAX_LEVEL, Phase, Starter, Table};
use words::say;

use super::face::Face;
use super::line::Line;
use crate::here::lot;
use crate::settings::preferences;
use crate::setup::level_name;
use crate::speech::{Speech, speech};

fn joined(table: &Table, you: Option<Guest>) -> bool {
    you.and_then(|you| table.people().get(&you)).is_some_and(|person| !person.gone)
}

/// Asks for a name, and gives the first free seat to someone who wants one.
#[component]
pub fn Introduce(line: Line) -> impl IntoView {
    let words = speech();
    let preferences = preferences();
    let name = RwSignal::new(preferences.now().name);
    let free = move || {
        line.table.with(|table| {
            let table = table.as_ref()?;
            if table.phase() != Phase::Gathering {
                return None;
            }
            (0..).zip(table.seats()).find(|(_, seat)| seat.holder == Holder::Open).map(|(seat, _)| seat)
        })
    };
    let come = move |sit: bool| {
        let name = name.get_untracked().trim().to_string();
        if name.is_empty() {
            return;
        }
        preferences.change(|settings| settings.name.clone_from(&name));
        line.act(Action::Join { name });
        if let Some(seat) = untrack(free).filter(|_| sit) {
            line.act(Action::Sit { seat });
        }
    };
    let is_new =
        Memo::new(move |_| line.table.with(|t| t.as_ref().is_some_and(|t| !joined(t, line.you.get()))));
    move || {
        is_new.get().then(|| {
            let submit = move |event: leptos::ev::SubmitEvent| {
                event.prevent_default();
                come(true);
            };
            view! {
                <form class="introduce" on:submit=submit>
                    <label for="name">{say!(words, "table-which-name")}</label>
                    <input
                        type="text"
                        id="name"
                        maxlength="40"
                        autocomplete="nickname"
                        prop:value=move || name.get()
                        on:input=move |event| name.set(event_target_value(&event))
                    />
                    <div class="buttons">
                        {move || free().is_some().then(|| view! {
                            <button class="button primary" type="submit" id="sit">{say!(words, "web-sit")}</button>
                        })}
                        <button class="button" type="button" id="just-watch" on:click=move |_| come(false)>
                            {say!(words, "web-just-watch")}
                        </button>
                    </div>
                </form>
            }
        })
    }
}

/// The seats, and what can be done with them before the game.
#[component]
pub fn SeatPlan(line: Line, face: Face) -> impl IntoView {
    let words = speech();
    let preferences = preferences();
    let level = RwSignal::new(preferences.now().level);
    let seats = move || {
        let you = line.you.get();
        line.table.with(|table| {
            let table = table.as_ref()?;
            let host = you == Some(table.host());
            let here = joined(table, you);
            let present = line.present.get();
            let has_sets = !table.rulebook().sets().is_empty();
            let seats = (0..).zip(table.seats()).map(|(seat, held)| {
                let name = words.sitter(table, seat);
                let mine = held.person().is_some() && held.person() == you;
                let away = held.person().is_some_and(|guest| !present.contains(&guest));
                let act = move |action: Action| move |_| line.act(action.clone());
                let mut buttons: Vec<AnyView> = Vec::new();
                let mut offer = |key: &str, id: String, action: Action| {
                    let text = words.say(key, &[]);
                    buttons.push(
                        view! { <button class="button" id=id on:click=act(action)>{text}</button> }
                            .into_any(),
                    );
                };
                match held.holder {
                    Holder::Open => {
                        if here {
                            offer("web-sit", format!("sit-{seat}"), Action::Sit { seat });
                        }
                        if host {
                            let level = level.get();
                            offer("web-seat-bot", format!("bot-{seat}"), Action::SeatBot { seat, level });
                        }
                    }
                    Holder::Person(_) if mine => {
                        offer("web-stand", format!("stand-{seat}"), Action::Stand { seat })
                    }
                    Holder::Person(_) | Holder::Bot(_) if host => {
                        offer("web-free", format!("free-{seat}"), Action::FreeSeat { seat });
                    }
                    _ => {}
                }
                let starts = (table.header().starter == Starter::Seat(seat)).then(|| match has_sets {
                    true => say!(words, "setup-starts"),
                    false => say!(words, "setup-rolls"),
                });
                let more = seat_note(&words, held.holder, away);
                view! {
                    <li class="plan-seat">
                        {(face.seat_sign)(table, seat)}
                        <strong>{name}</strong>
                        <span class="note">{more}</span>
                        {starts.map(|starts| view! { <em class="starts">{starts}</em> })}
                        <span class="buttons">{buttons}</span>
                    </li>
                }
            });
            Some(seats.collect_view())
        })
    };
    let series = move || {
        line.table.with(|table| {
            let table = table.as_ref().filter(|table| table.header().rounds > 0)?;
            Some(say!(words, "setup-series", rounds = table.header().rounds, games = table.series_length()))
        })
    };
    let is_host = Memo::new(move |_| {
        line.table.with(|table| table.as_ref().map(|table| table.host())) == line.you.get()
    });
    let may_start = move || {
        line.table.with(|table| {
            let Some(table) = table else { return false };
            line.you.get() == Some(table.host())
                && table.seats().iter().all(|seat| seat.holder != Holder::Open)
        })
    };
    let next = move || {
        line.table.with(|table| {
            let table = table.as_ref()?;
            let open = table.seats().iter().filter(|seat| seat.holder == Holder::Open).count();
            let host = table.name(table.host()).unwrap_or_default().to_string();
            Some(match open {
                0 if line.you.get() == Some(table.host()) => say!(words, "web-next-start"),
                0 => say!(words, "table-next-wait", host = host),
                _ => say!(words, "web-next-seats", count = open),
            })
        })
    };
    let may_seat_bots = Memo::new(move |_| {
        line.table.with(|table| {
            let Some(table) = table else { return false };
            line.you.get() == Some(table.host())
                && table.seats().iter().any(|seat| seat.holder == Holder::Open)
        })
    });
    let levels = move || {
        let options = (1..=MAX_LEVEL).map(|one| {
            let chosen = level.get_untracked() == one;
            view! { <option value=one.to_string() selected=chosen>{level_name(&words, one)}</option> }
        });
        let choose = move |event| {
            level.set(event_target_value(&event).parse().unwrap_or(1));
            preferences.change(|settings| settings.level = level.get_untracked());
        };
        view! {
            <label class="row">
                <span>{say!(words, "web-bot-level")}</span>
                <select id="bot-level" on:change=choose>{options.collect_view()}</select>
            </label>
        }
    };
    view! {
        <section class="plan">
            <p class="turn" role="status">{next}</p>
            <ul>{seats}</ul>
            <p class="note">{series}</p>
            {(face.own_parts)(line)}
            <Show when=move || may_seat_bots.get()>{levels}</Show>
            <Show when=move || is_host.get()>
                <button
                    class="button primary large"
                    id="start-game"
                    disabled=move || !may_start()
                    on:click=move |_| line.act(Action::Start { lot: lot() })
                >
                    {say!(words, "web-begin")}
                </button>
            </Show>
        </section>
    }
}

fn seat_note(words: &Speech, holder: Holder, away: bool) -> String {
    match holder {
        Holder::Bot(level) => level_name(words, level),
        Holder::Person(_) if away => say!(words, "table-who-away"),
        _ => String::new(),
    }
}
