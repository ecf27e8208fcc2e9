//! The first page: two games side by side, and below them the user's own games.

use callisto::Edition;
use leptos::prelude::*;
use web::app::{Heading, Link};
use web::route::way;
use web::settings::preferences;
use web::setup::LevelChoice;
use web::speech::speech;
use words::say;

use super::mine::Mine;
use super::play_bot;
use crate::board::Emblem;
use crate::review::OpenFile;

/// The page.
#[component]
pub fn Start() -> impl IntoView {
    let words = speech();
    let way = way();
    let preferences = preferences();
    let bot_now = move |_| play_bot(way, &words, &preferences.now());
    let line = move |to: &str, text: String| {
        view! { <li><Link to=to.into()>{text}</Link></li> }
    };
    let rules = format!("/rules/{}", Edition::usual().id());
    view! {
        <main class="home">
            <div class="home-head">
                <Heading text=say!(words, "game-home")/>
                <p>{say!(words, "game-home-lead")}</p>
            </div>
            <div class="home-games">
                <section class="home-game" id="home-callisto">
                    <Emblem/>
                    <h2>{say!(words, "web-game-callisto")}</h2>
                    <p>{say!(words, "game-callisto-lead")}</p>
                    <div class="home-play">
                        <button class="button primary large" id="bot-now" on:click=bot_now>
                            {say!(words, "game-play-bot")}
                        </button>
                        <LevelChoice/>
                    </div>
                    <ul class="home-links">
                        {line("/new", say!(words, "game-play-here"))}
                        {line("/invite", say!(words, "web-invite"))}
                        {line("/learn", say!(words, "web-learn"))}
                        {line(&rules, say!(words, "game-rules"))}
                    </ul>
                </section>
                <section class="home-game" id="home-villa">
                    <div class="home-villa" aria-hidden="true">
                        <img src="/villa-before.webp" width="480" height="360" alt=""/>
                        <img class="after" src="/villa-after.webp" width="480" height="360" alt=""/>
                    </div>
                    <h2>{say!(words, "web-game-villa")}</h2>
                    <p>{say!(words, "game-villa-lead")}</p>
                    <div class="home-play">
                        <Link to="/villa".into() class="button primary large" id="villa-now">
                            {say!(words, "game-play-villa")}
                        </Link>
                    </div>
                    <ul class="home-links">
                        {line("/villa/play", say!(words, "game-play-here"))}
                        {line("/villa/invite", say!(words, "web-invite"))}
                        {line("/villa/learn", say!(words, "web-learn"))}
                        {line("/villa/rules", say!(words, "game-rules"))}
                    </ul>
                </section>
            </div>
            <Mine/>
            <div class="doors">
                <Link to="/watch".into() class="door">
                    <strong>{say!(words, "web-watch")}</strong>
                    <span>{say!(words, "web-watch-about")}</span>
                </Link>
                <OpenFile is_card=true/>
            </div>
        </main>
    }
}
