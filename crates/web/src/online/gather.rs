//! Before the game: a name, the seats, the link for the others.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{Action, Guest, Holder, MAX_LEVEL, Phase, Seat, Starter, Table};
use words::say;

use super::connection::Connection;
use super::face::Face;
use super::{name, notice};
use crate::here::lot;
use crate::settings::preferences;
use crate::setup::{level_name, strength};
use crate::speech::{Speech, speech};
use crate::storage::Storage::{Browser, Tab};

/// The table that this tab has made, and the name of its host, who has still to sit down there.
const MADE: &str = "loggia.made";

/// Whether someone was asked about notices on this device.
const ASKED: &str = "loggia.asked";

/// Who makes a table takes a seat there as soon as its page is open.
pub fn will_sit(table: &str, name: &str) {
    Tab.set(MADE, &format!("{table} {name}"));
}

/// The name of the host, if this tab has just made the table that is open here. It is told once.
fn made_here() -> Option<String> {
    let made = Tab.get(MADE)?;
    let (table, name) = made.split_once(' ')?;
    let is_here = window().location().pathname().is_ok_and(|path| path.ends_with(table));
    is_here.then(|| {
        Tab.forget(MADE);
        name.to_string()
    })
}

fn joined(table: &Table, you: Option<Guest>) -> bool {
    you.and_then(|you| table.people().get(&you)).is_some_and(|person| !person.gone)
}

/// Asks for a name, and gives the first free seat to a guest who wants to play.
#[component]
pub fn Introduce(connection: Connection) -> impl IntoView {
    let words = speech();
    let preferences = preferences();
    let offered = name::offered(&words);
    let name = RwSignal::new(offered.clone());
    let free = move || {
        connection.table.with(|table| {
            let table = table.as_ref()?;
            if table.phase() != Phase::Gathering {
                return None;
            }
            (0..).zip(table.seats()).find(|(_, seat)| seat.holder == Holder::Open).map(|(seat, _)| seat)
        })
    };
    let come = move |name: String, sit: bool| {
        connection.act(Action::Join { name });
        if let Some(seat) = untrack(free).filter(|_| sit) {
            connection.act(Action::Sit { seat });
        }
    };
    let own = move || {
        let given = name.get_untracked().trim().to_string();
        let given = if given.is_empty() { offered.clone() } else { given };
        name::remember(preferences, &given, &offered);
        given
    };
    let own = StoredValue::new(own);
    let is_new = Memo::new(move |_| {
        connection.table.with(|t| t.as_ref().is_some_and(|t| !joined(t, connection.you.get())))
    });
    Effect::new(move || {
        if is_new.get()
            && let Some(host) = made_here()
        {
            come(host, true);
        }
    });
    move || {
        is_new.get().then(|| {
            let submit = move |event: leptos::ev::SubmitEvent| {
                event.prevent_default();
                come(own.with_value(|own| own()), true);
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
                        <button class="button" type="button" id="just-watch" on:click=move |_| come(own.with_value(|own| own()), false)>
                            {say!(words, "web-just-watch")}
                        </button>
                    </div>
                </form>
            }
        })
    }
}

/// The seats with their buttons before the game.
#[component]
pub fn SeatPlan(connection: Connection, face: Face) -> impl IntoView {
    let words = speech();
    let preferences = preferences();
    let level = RwSignal::new(preferences.now().level);
    let seats = move || {
        let you = connection.you.get();
        connection.table.with(|table| {
            let table = table.as_ref()?;
            let host = you == Some(table.host());
            let here = joined(table, you);
            let present = connection.present.get();
            let has_sets = !table.rulebook().sets().is_empty();
            let seats = (0..).zip(table.seats()).map(|(seat, held)| {
                let name = words.sitter(table, seat);
                let mine = held.person().is_some() && held.person() == you;
                let away = held.person().is_some_and(|guest| !present.contains(&guest));
                let act = move |actions: Vec<Action>| {
                    move |_| actions.iter().for_each(|action| connection.act(action.clone()))
                };
                let mut buttons: Vec<AnyView> = Vec::new();
                let mut offer = |key: &str, id: String, actions: Vec<Action>| {
                    let text = words.say(key, &[]);
                    buttons.push(
                        view! { <button class="button" id=id on:click=act(actions)>{text}</button> }
                            .into_any(),
                    );
                };
                let bot = || Action::SeatBot { seat, level: level.get() };
                match held.holder {
                    Holder::Open => {
                        if here {
                            offer("web-sit", format!("sit-{seat}"), vec![Action::Sit { seat }]);
                        }
                        if host {
                            offer("web-seat-bot", format!("bot-{seat}"), vec![bot()]);
                        }
                    }
                    Holder::Person(_) if mine => {
                        offer("web-stand", format!("stand-{seat}"), vec![Action::Stand { seat }])
                    }
                    Holder::Person(_) if host => {
                        let free = Action::FreeSeat { seat };
                        offer("web-free", format!("free-{seat}"), vec![free.clone()]);
                        offer("online-bot-instead", format!("bot-{seat}"), vec![free, bot()]);
                    }
                    Holder::Bot(_) if host => {
                        offer("online-remove-bot", format!("free-{seat}"), vec![Action::FreeSeat { seat }]);
                    }
                    _ => {}
                }
                let starts = (table.header().starter == Starter::Seat(seat)).then(|| match has_sets {
                    true => say!(words, "setup-starts"),
                    false => say!(words, "setup-rolls"),
                });
                let more = seat_note(&words, held.holder, away);
                let you = mine.then(|| view! { <em class="out">{say!(words, "table-who-you")}</em> });
                view! {
                    <li class="plan-seat">
                        {(face.seat_sign)(table, seat)}
                        <strong>{name}</strong>
                        {you}
                        <span class="note">{more}</span>
                        {starts.map(|starts| view! { <em class="starts">{starts}</em> })}
                        <span class="buttons">{buttons}</span>
                    </li>
                }
            });
            Some(seats.collect_view())
        })
    };
    let is_host = Memo::new(move |_| {
        connection.table.with(|table| table.as_ref().map(|table| table.host())) == connection.you.get()
    });
    let may_start = move || {
        connection.table.with(|table| {
            let Some(table) = table else { return false };
            connection.you.get() == Some(table.host())
                && table.seats().iter().all(|seat| seat.holder != Holder::Open)
        })
    };
    let next = move || {
        connection.table.with(|table| {
            let table = table.as_ref()?;
            let open = table.seats().iter().filter(|seat| seat.holder == Holder::Open).count();
            Some(match open {
                0 if connection.you.get() == Some(table.host()) => say!(words, "web-next-start"),
                0 => match table.name(table.host()) {
                    Some(host) => say!(words, "table-next-wait", host = host),
                    None => say!(words, "online-next-host"),
                },
                _ => say!(words, "web-next-seats", count = open),
            })
        })
    };
    let may_seat_bots = Memo::new(move |_| {
        connection.table.with(|table| {
            let Some(table) = table else { return false };
            let you = connection.you.get();
            let may = |seat: &Seat| match seat.holder {
                Holder::Person(guest) => you != Some(guest),
                Holder::Open => true,
                Holder::Bot(_) => false,
            };
            you == Some(table.host()) && table.seats().iter().any(may)
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
            {(face.own_parts)(connection)}
            <Show when=move || may_seat_bots.get()>{levels}</Show>
            <Show when=move || is_host.get()>
                <button
                    class="button primary large"
                    id="start-game"
                    disabled=move || !may_start()
                    on:click=move |_| connection.act(Action::Start { lot: lot() })
                >
                    {say!(words, "web-begin")}
                </button>
            </Show>
        </section>
    }
}

/// Asks, once on a device, whether a notice is wanted when it is one's turn.
#[component]
pub fn AskNotice(connection: Connection) -> impl IntoView {
    let words = speech();
    let asks = RwSignal::new(notice::can_be_asked() && Browser.get(ASKED).is_none());
    let sits = move || {
        let you = connection.you.get();
        connection.table.with(|table| {
            you.zip(table.as_ref()).is_some_and(|(you, table)| table.seats_of(you).next().is_some())
        })
    };
    let answer = move |yes: bool| {
        move |_| {
            Browser.set(ASKED, "");
            asks.set(false);
            if yes {
                spawn_local(notice::ask());
            }
        }
    };
    move || {
        (asks.get() && sits()).then(|| {
            view! {
                <section class="ask-notice" id="ask-notice">
                    <p>{say!(words, "online-ask-notice")}</p>
                    <div class="buttons">
                        <button class="button" id="notice-yes" on:click=answer(true)>{say!(words, "web-yes")}</button>
                        <button class="button" id="notice-no" on:click=answer(false)>{say!(words, "web-no")}</button>
                    </div>
                </section>
            }
        })
    }
}

fn seat_note(words: &Speech, holder: Holder, away: bool) -> String {
    match holder {
        Holder::Bot(level) => strength(words, level),
        Holder::Person(_) if away => say!(words, "table-who-away"),
        _ => String::new(),
    }
}
