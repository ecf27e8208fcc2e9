//! The first page: what a person can do here, one click away.

mod colour;
mod new_game;

use callisto::{Colour, Edition, Paints};
use games::{CallistoChoice, CallistoTable as _};
use leptos::prelude::*;
use table::Header;
use table::local::{Local, Sitter};
use web::app::{Door, Heading, Link};
use web::here::{KEEPER, lot, now};
use web::route::{Way, way};
use web::settings::preferences;
use web::speech::speech;
use words::say;

use crate::board::Emblem;
use crate::pages::{GAMES, SHELF};
use crate::review::OpenFile;
use crate::speech::CallistoSpeech as _;

pub use colour::ColourChoice;
pub use new_game::NewGame;

/// Puts a new game on the shelf and goes there.
pub fn begin(way: Way, header: Header, sitters: &[Sitter], paints: Paints) -> Result<(), table::Rejection> {
    let sets = [0, 1, 2, 3].map(|colour| paints.of(Colour(colour)).name());
    let game = Local::begin_painted(GAMES, header, sitters, &sets, lot(), now())?;
    let id = format!("{:x}", lot());
    SHELF.keep(&id, &game);
    way.go(&format!("/play/{id}"));
    Ok(())
}

/// The first page.
#[component]
pub fn Start() -> impl IntoView {
    let words = speech();
    let way = way();
    let preferences = preferences();
    let you = say!(words, "web-you");
    let bot_now = move |_| {
        let settings = preferences.now();
        let name = if settings.name.is_empty() { you.clone() } else { settings.name.clone() };
        let mut header = CallistoChoice::new(Edition::usual().id(), 2).header(KEEPER, now());
        // The one who starts is drawn (C4). One press is for one game.
        header.rounds = 0;
        let _ = begin(way, header, &[Sitter::Person(name), Sitter::Bot(settings.level)], Paints::default());
    };
    let games = SHELF.unfinished().into_iter().take(3).map(|(id, game)| {
        let table = game.table();
        let edition = words.edition(&table.rules().setup().edition);
        let (people, moves) = (words.sitters(table), table.turn());
        view! {
            <li>
                <Link to=format!("/play/{id}") class="resume">
                    <strong>{people}</strong>
                    <span>{edition}", "{say!(words, "web-moves", count = moves)}</span>
                </Link>
            </li>
        }
    });
    let games = games.collect_view();
    let any = !games.is_empty();
    view! {
        <main class="start">
            <div class="welcome">
                <Heading text=say!(words, "web-game-callisto")/>
                <p class="lead">{say!(words, "web-lead")}</p>
                <button class="button primary large" id="bot-now" on:click=bot_now>
                    {say!(words, "web-bot-now")}
                </button>
                <div class="doors">
                    <Door to="/new" name=say!(words, "web-here") about=say!(words, "web-here-about")/>
                    <Door to="/invite" name=say!(words, "web-invite") about=say!(words, "web-invite-about")/>
                    <Door to="/watch" name=say!(words, "web-watch") about=say!(words, "web-watch-about")/>
                    <Door to="/learn" name=say!(words, "web-learn") about=say!(words, "web-learn-about")/>
                    <OpenFile/>
                    <Door to="/villa" name=say!(words, "web-game-villa") about=say!(words, "web-villa-about")/>
                </div>
                {any.then(|| view! {
                    <section class="resumes">
                        <h2>{say!(words, "web-continue")}</h2>
                        <ul>{games}</ul>
                    </section>
                })}
            </div>
            <Emblem/>
        </main>
    }
}
