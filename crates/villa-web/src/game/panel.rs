//! The panel: what to do now, with the buttons for it.

use games::sentences;
use leptos::prelude::*;
use villa::{Action, Cause, Colour, Deed, End, Game, Phase, Player, Request};
use web::app::Link;
use web::speech::{Speech, speech};
use words::say;

use super::naming::{NameColumn, Naming};
use super::sure::{Sure, Wanted, want};
use super::villa_seat::VillaSeat;
use crate::bench::Bench;

/// The player's own attempt goes on in another tab or on another device.
#[derive(Clone, Copy)]
pub struct Elsewhere {
    /// Whether it does.
    pub is_so: Memo<bool>,
    /// Takes it over.
    pub go_on_here: UnsyncCallback<()>,
}

/// Whose turn it is, what they may do, and the buttons for it.
#[component]
pub fn Panel(
    /// The table.
    villa_seat: VillaSeat,
    /// The villa.
    bench: Bench,
    /// What can be named after a failed objection.
    naming: Naming,
    /// Takes the next floor into the hand.
    lay: UnsyncCallback<()>,
    /// The attempt in another tab or on another device.
    elsewhere: Elsewhere,
) -> impl IntoView {
    let words = speech();
    let game = villa_seat.game();
    let holds = Memo::new(move |_| bench.state.get().holding.is_some());
    let asked = RwSignal::new(None::<Wanted>);
    // Of several that are asked, someone here.
    let actor = move || {
        let game = game.get();
        game.to_act()
            .iter()
            .find(|player| villa_seat.is_mine(*player))
            .or_else(|| game.to_act().iter().next())
    };
    let class = move || {
        let colour = actor().and_then(|player| game.get().colours_of(player).next());
        format!("turn c{}", colour.map_or(9, |colour| colour.index()))
    };
    // Hands elsewhere are shown to their end, though the log may have gone on.
    let watched = Memo::new(move |_| {
        let by = villa_seat.follow(|round| {
            round.attempt().map(|attempt| attempt.by).or(round.steps().last().map(|step| step.by))
        });
        by.filter(|_| bench.state.get().holding.is_some_and(|holding| holding.watched))
    });
    let line = move || match (game.get().end(), actor()) {
        _ if elsewhere.is_so.get() => say!(words, "yard-elsewhere"),
        _ if watched.get().is_some_and(|player| !villa_seat.is_mine(player)) => {
            let name = watched.get().map(|player| villa_seat.name(player)).unwrap_or_default();
            say!(words, "yard-works", player = name)
        }
        (Some(end), _) => ending(words, villa_seat, &end),
        (None, _) if villa_seat.phase() == table::Phase::Adjourned => say!(words, "table-carried-adjourn"),
        (None, Some(player)) if !villa_seat.is_mine(player) => {
            let works = villa_seat.follow(|round| round.attempt().is_some());
            let name = villa_seat.name(player);
            match game.get().phase() {
                _ if works => say!(words, "yard-works", player = name),
                Phase::Naming { of } => say!(words, "yard-names", player = name, of = villa_seat.name(of)),
                _ => say!(words, "web-waits", player = name),
            }
        }
        (None, Some(player)) => {
            let what = todo(words, villa_seat, &game.get(), player);
            match villa_seat.reader() {
                // A question from someone else, not a turn.
                Some(_) if matches!(game.get().phase(), Phase::Asked { .. }) => what,
                Some(_) => say!(words, "web-your-turn", what = what),
                None => say!(words, "web-whose-turn", who = villa_seat.name(player), what = what),
            }
        }
        (None, None) => String::new(),
    };
    let standing =
        move || if watched.get().is_some() { String::new() } else { villa_seat.standing().join(" ") };
    let buttons = move || {
        let game = game.get();
        let player = game.to_act().iter().next();
        match (game.phase(), player) {
            (Phase::Over(_), _) | (_, None) => view! {
                <div class="buttons">
                    {villa_seat.is_seated().then(|| {
                        let key = if villa_seat.phase() == table::Phase::Between { "web-next-game" } else { "web-rematch" };
                        view! {
                            <button class="button primary" id="rematch" on:click=move |_| villa_seat.again()>
                                {words.say(key, &[])}
                            </button>
                        }
                    })}
                    <Link to="/villa".into() class="button">{say!(words, "yard-home")}</Link>
                </div>
            }
            .into_any(),
            (Phase::Asked { .. }, _) => answers(words, villa_seat, &game, asked).into_any(),
            (_, Some(player)) if !villa_seat.is_mine(player) => ().into_any(),
            (Phase::Naming { .. }, _) => view! { <NameColumn naming/> }.into_any(),
            (_, Some(player)) => choices(words, villa_seat, &game, player, lay, asked).into_any(),
        }
    };
    view! {
        <section class="panel">
            <p class=class role="status">{line}</p>
            // Above everything that comes and goes: a countdown moved it away from the pointer.
            <Show when=move || elsewhere.is_so.get()>
                <button type="button" class="button go-on-here" on:click=move |_| elsewhere.go_on_here.run(())>
                    {say!(words, "yard-go-on-here")}
                </button>
            </Show>
            <p class="standing" role="status">{standing}</p>
            <p class="countdown" role="timer">
                {move || villa_seat.objection_left().map(|seconds| say!(words, "yard-objection-left", count = seconds))}
            </p>
            <Sure villa_seat asked/>
            <Show when=move || !holds.get() && asked.get().is_none()>{buttons}</Show>
        </section>
    }
}

/// What a player is to do, in one sentence.
fn todo(words: Speech, villa_seat: VillaSeat, game: &Game, player: Player) -> String {
    match game.phase() {
        Phase::Building if game.check(player, Deed::Lay).is_ok() => say!(words, "yard-todo-blue"),
        Phase::Building => say!(words, "yard-todo-building"),
        Phase::Dealing if game.check(player, Deed::Throw).is_ok() => say!(words, "yard-todo-throw"),
        Phase::Dealing => say!(words, "yard-todo-choose"),
        Phase::Turn { .. } if game.is_neutral_due() => say!(words, "yard-todo-neutral"),
        Phase::Turn { may_decline: true, .. } => say!(words, "yard-todo-own-or-end"),
        Phase::Turn { .. } if game.movable_of(player).is_empty() => say!(words, "yard-todo-ask"),
        Phase::Turn { .. } => say!(words, "yard-todo-turn"),
        Phase::Asked { request: Request::Floor, .. } => {
            say!(words, "yard-todo-asked", player = villa_seat.name(game.turn()))
        }
        Phase::Asked { .. } => say!(words, "yard-todo-skipped", player = villa_seat.name(game.turn())),
        Phase::Objecting { request: Request::Floor, .. } => {
            say!(words, "yard-todo-prove", player = villa_seat.name(game.turn()))
        }
        Phase::Objecting { .. } => say!(words, "yard-todo-prove-neutral"),
        Phase::Naming { of } => say!(words, "yard-todo-name", player = villa_seat.name(of)),
        Phase::Laying { .. } => say!(words, "yard-todo-lay"),
        Phase::Over(_) => String::new(),
    }
}

/// Who won, and why.
fn ending(words: Speech, villa_seat: VillaSeat, end: &End) -> String {
    let of = |key: &str, player: Player| {
        words.say_of(
            key,
            villa_seat.reader() == Some(player.into()),
            &[("player", villa_seat.name(player).into())],
        )
    };
    let why = match end.cause {
        Cause::Collapse { by } => of("villa-log-collapse", by),
        Cause::Stuck => say!(words, "villa-log-stuck"),
        Cause::Alone => say!(words, "villa-log-alone"),
    };
    let who = match end.winner {
        Some(winner) => of("villa-log-wins", winner),
        None => say!(words, "villa-log-nobody-wins"),
    };
    format!("{why} {who}")
}

fn button(class: &'static str, label: String, act: impl Fn() + 'static) -> AnyView {
    view! { <button type="button" class=class on:click=move |_| act()>{label}</button> }.into_any()
}

/// Everybody here who has not answered yet says whether they object.
fn answers(
    words: Speech,
    villa_seat: VillaSeat,
    game: &Game,
    asked: RwSignal<Option<Wanted>>,
) -> impl IntoView + use<> {
    let players: Vec<Player> = game.to_act().iter().filter(|player| villa_seat.is_mine(*player)).collect();
    let lines = players.into_iter().map(|player| {
        view! {
            <div class="buttons answer">
                <strong>{villa_seat.name(player)}</strong>
                {button("button allow", say!(words, "yard-allow"), move || villa_seat.say(player, Action::Allow))}
                {button("button object", say!(words, "yard-object"), move || want(villa_seat, asked, player, Action::Object))}
            </div>
        }
    });
    lines.collect_view()
}

/// What someone may do that needs a button.
fn choices(
    words: Speech,
    villa_seat: VillaSeat,
    game: &Game,
    player: Player,
    lay: UnsyncCallback<()>,
    asked: RwSignal<Option<Wanted>>,
) -> impl IntoView + use<> {
    let may = |deed: Deed| game.check(player, deed).is_ok();
    let mut buttons = Vec::new();
    if may(Deed::Throw) {
        // The keeper says what it shows.
        let throw = move || villa_seat.say(player, Action::Throw { colour: Colour::ALL[0] });
        buttons.push(button("button primary throw", say!(words, "yard-throw"), throw));
    }
    for colour in Colour::ALL.into_iter().filter(|colour| may(Deed::Choose(*colour))) {
        let name = words.plain(&sentences::colour(colour));
        let choose = move || villa_seat.say(player, Action::Choose { colour });
        let class = ["button of c0", "button of c1", "button of c2", "button of c3"][colour.index()];
        buttons.push(button(class, name, choose));
    }
    if may(Deed::Ask) {
        let ask = move || want(villa_seat, asked, player, Action::Ask);
        buttons.push(button("button ask", say!(words, "yard-ask"), ask));
    }
    if may(Deed::EndTurn) {
        let end = move || want(villa_seat, asked, player, Action::EndTurn);
        buttons.push(button("button end-turn", say!(words, "yard-end-turn"), end));
    }
    if matches!(game.phase(), Phase::Laying { .. }) {
        buttons.push(button("button primary lay", say!(words, "yard-take-floor"), move || lay.run(())));
    }
    view! { <div class="buttons">{buttons}</div> }
}
