//! The players: colours, points, and who has the stone.

use leptos::prelude::*;
use villa::{Game, Player, Storey};
use web::online::away_mark;
use web::speech::speech;
use words::say;

use super::moment::stone;
use super::villa_seat::VillaSeat;

/// The players at a glance.
#[component]
pub fn Players(
    /// The table.
    villa_seat: VillaSeat,
    /// The game as far as the picture has come.
    game: Memo<Game>,
    /// Whose hands are shown at work.
    works: Memo<Option<Player>>,
) -> impl IntoView {
    let words = speech();
    let line = move |player: Player, game: &Game| {
        let colours = game.colours_of(player).map(|colour| {
            let class = format!("mark c{}", colour.index());
            view! { <i class=class aria-hidden="true"></i> }
        });
        let colours = colours.collect_view();
        let stone = game.stone();
        let holds = (stone.holder() == Some(player)).then(|| {
            let shows = game.stone_shows().map_or(9, |colour| colour.index());
            view! { <em class=format!("stone c{shows} visually-hidden")>{say!(words, "yard-stone")}</em> }
        });
        let acts = works.get().map_or_else(|| game.to_act().has(player), |works| works == player);
        let out =
            (!game.staying().has(player)).then(|| view! { <em class="out">{say!(words, "web-out")}</em> });
        let away = villa_seat
            .away(player)
            .map(|since| view! { <em class="away-mark">{away_mark(&words, since)}</em> });
        let points = counts(game).then(|| {
            view! { <span class="points">{say!(words, "yard-points", points = game.points(player))}</span> }
        });
        let won = villa_seat
            .won(player)
            .map(|won| view! { <span class="total">{say!(words, "yard-won", count = won)}</span> });
        view! {
            <li class="seat" class:to-move=acts>
                <div class="seat-head">
                    {colours}
                    <strong>{villa_seat.name(player)}</strong>
                    {holds}
                    {out}
                    {away}
                    {points}
                    {won}
                </div>
            </li>
        }
    };
    // The stone is a thing of its own: it goes from one to another.
    let at = Memo::new(move |_| {
        let game = game.get();
        Some((u8::from(game.stone().holder()?), game.setup().players().count()))
    });
    let piece = move || {
        let (seat, of) = at.get()?;
        let (hop, at) = (seat % 2, (f64::from(seat) + 0.5) / of as f64);
        Some((format!("{}%", 100.0 * at), format!("hop hop-{hop}")))
    };
    let top = move || piece().map_or_else(String::new, |(top, _)| top);
    let hops = move || piece().map_or_else(String::new, |(_, hops)| hops);
    view! {
        <div class="board-of-players">
        <ul class="seats-list" aria-label=say!(words, "web-players")>
            {move || {
                let game = game.get();
                game.setup().players().map(|player| line(player, &game)).collect_view()
            }}
        </ul>
        <Show when=move || at.get().is_some()>
            <div class="stone-way" style:top=top><div class=hops>{move || stone(&game.get())}</div></div>
        </Show>
        </div>
        <p class="no-points">{move || (!counts(&game.get())).then(|| say!(words, "yard-no-points"))}</p>
    }
}

/// Whether points count: from the green floor on (V10).
pub fn counts(game: &Game) -> bool {
    game.top() > Storey::Blue
}
