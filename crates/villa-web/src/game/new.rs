//! Choosing a game on this device: who plays, and how.

use games::{VillaChoice, VillaPlay, VillaRound, VillaTable as _};
use leptos::prelude::*;
use table::local::{Local, Sitter};
use table::{Header, Rejection, Starter};
use villa::{Action, Colour, Dealing, Deed, Phase, Player};
use villa_site::keep;
use web::app::{Heading, Link, player_count, tick};
use web::here::{KEEPER, lot, now};
use web::route::{Way, way};
use web::settings::preferences;
use web::setup::{SeatChoice, SeriesChoice, StarterChoice, seated, sitter_name};
use web::speech::speech;
use words::say;

use crate::pages::{GAMES, SHELF};

/// The page.
#[component]
pub fn NewGame() -> impl IntoView {
    let words = speech();
    let way = way();
    let players = RwSignal::new(2u8);
    let starter = RwSignal::new(Starter::Drawn);
    let rounds = RwSignal::new(0);
    let throws = RwSignal::new(false);
    let expert = RwSignal::new(false);
    let feel = felt_unless(expert);
    let trouble = RwSignal::new(None::<String>);
    let settings = preferences().now();
    let first = if settings.name.is_empty() { words.player(0) } else { settings.name };
    // Most who play here play bots.
    let mut sitters = vec![Sitter::Bot(settings.level); 4];
    sitters[0] = Sitter::Person(first);
    let sitters = RwSignal::new(sitters);
    // Colours are dealt later: a number tells the seats apart.
    let seat = move |seat: u8| view! { <SeatChoice seat sitters><span>{seat + 1}</span></SeatChoice> };
    let seats = move || (0..players.get()).map(seat).collect_view();
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let count = players.get_untracked();
        let dealing = if throws.get_untracked() { Dealing::Throw } else { Dealing::Choose };
        let (expert, feel) = (expert.get_untracked(), feel.get_untracked());
        let choice = VillaChoice { dealing, expert, feel, objection: 0, ..VillaChoice::new(count) };
        let sitters = seated(&words, sitters.get_untracked().into_iter().take(count.into()).collect());
        let header = Header {
            starter: starter.get_untracked(),
            rounds: rounds.get_untracked(),
            ..choice.header(KEEPER, now())
        };
        if let Err(why) = play(way, header, &sitters) {
            trouble.set(Some(words.rejection(&why)));
        }
    };
    let name = Callback::new(move |seat: u8| {
        sitters.with(|sitters| sitter_name(&words, seat, &sitters[usize::from(seat)]))
    });
    view! {
        <main class="page narrow">
            <Heading text=say!(words, "yard-play")/>
            <form on:submit=begin>
                <fieldset class="choice">
                    <legend>{say!(words, "web-players")}</legend>
                    {player_count(vec![2, 3, 4], players)}
                    <div class="seats">{seats}</div>
                </fieldset>
                <StarterChoice label=say!(words, "setup-stone") players starter name/>
                <SeriesChoice players rounds about=say!(words, "setup-series-most")/>
                <fieldset class="choice">
                    <legend>{say!(words, "web-options")}</legend>
                    {tick(say!(words, "yard-throws"), throws)}
                    {tick(say!(words, "yard-expert"), expert)}
                    {tick(say!(words, "yard-feel"), feel)}
                </fieldset>
                <p class="trouble" role="alert">{move || trouble.get()}</p>
                <div class="form-end">
                    <button class="button primary large" id="begin">{say!(words, "web-begin")}</button>
                </div>
            </form>
        </main>
    }
}

/// Whether fingers are helped to feel: experts do without, unless they choose otherwise.
pub fn felt_unless(expert: RwSignal<bool>) -> RwSignal<bool> {
    let feel = RwSignal::new(!expert.get_untracked());
    Effect::new(move |before: Option<bool>| {
        let expert = expert.get();
        if before.is_some_and(|before| before != expert) {
            feel.set(!expert);
        }
        expert
    });
    feel
}

/// Begins a game on this device and goes there.
fn play(way: Way, header: Header, sitters: &[Sitter]) -> Result<(), Rejection> {
    let game = Local::begin(GAMES, header, sitters, lot(), now())?;
    open(way, &game);
    Ok(())
}

/// Keeps a game on the shelf and goes there.
fn open(way: Way, game: &Local) {
    let id = format!("{:x}", lot());
    SHELF.keep(&id, game);
    way.go(&format!("/villa/play/{id}"));
}

/// Sets the villa up and deals the colours at random (V2, V3), so that the first column can be drawn. What cannot be done is
/// left to the players.
fn set_up_by_lot(local: &mut Local) {
    // One step for the villa, and for each colour a throw or a choice; throws for a taken colour come again.
    for _ in 0..40 {
        let Some((seat, action)) = local.table().villa().and_then(next_by_lot) else { return };
        let play = VillaPlay::action(action);
        let kept = local.table().villa().and_then(|round| keep(round, seat, &play, &mut lot).ok());
        let Some(kept) = kept else { return };
        let turn = local.table().turn();
        if local.perform(now(), table::Action::Play { seat, turn, play: (&kept).into() }).is_err() {
            return;
        }
    }
}

/// The next step of the set-up: whose, and what.
fn next_by_lot(round: &VillaRound) -> Option<(u8, Action)> {
    let (seat, game) = (*round.seats_to_act().first()?, round.game());
    let player = Player::new(seat)?;
    let free = Colour::ALL.into_iter().filter(|colour| game.check(player, Deed::Choose(*colour)).is_ok());
    let free: Vec<Colour> = free.collect();
    match game.phase() {
        Phase::Building => Some((seat, Action::Arrange)),
        Phase::Dealing if free.is_empty() => Some((seat, Action::Throw { colour: Colour::ALL[0] })),
        Phase::Dealing => Some((seat, Action::Choose { colour: free[(lot() % free.len() as u64) as usize] })),
        _ => None,
    }
}

/// A game against a builder of the usual level, at one press.
#[component]
pub fn BotNow() -> impl IntoView {
    let words = speech();
    let way = way();
    let preferences = preferences();
    let bot_now = move |_| {
        let settings = preferences.now();
        let name = if settings.name.is_empty() { say!(words, "web-you") } else { settings.name };
        let choice = VillaChoice { objection: 0, ..VillaChoice::new(2) };
        // Who gets the last colour starts (V3): that is who does not throw first.
        let header = Header { starter: Starter::Seat(1), ..choice.header(KEEPER, now()) };
        let sitters = [Sitter::Person(name), Sitter::Bot(settings.level)];
        if let Ok(mut game) = Local::begin(GAMES, header, &sitters, lot(), now()) {
            set_up_by_lot(&mut game);
            open(way, &game);
        }
    };
    view! {
        <button type="button" class="button primary large" id="bot-now" on:click=bot_now>
            {say!(words, "web-bot-now")}
        </button>
    }
}

/// Games that can be continued.
#[component]
pub fn Resumes() -> impl IntoView {
    let words = speech();
    let games = SHELF.unfinished().into_iter().map(|(id, game)| {
        let table = game.table();
        let (people, moves) = (words.sitters(table), table.turn());
        view! {
            <li>
                <Link to=format!("/villa/play/{id}") class="resume">
                    <strong>{people}</strong>
                    <span>{say!(words, "web-moves", count = moves)}</span>
                </Link>
            </li>
        }
    });
    let games = games.collect_view();
    (!games.is_empty()).then(|| {
        view! {
            <section class="resumes">
                <h2>{say!(words, "web-continue")}</h2>
                <ul>{games}</ul>
            </section>
        }
    })
}
