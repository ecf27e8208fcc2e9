//! The players: colours, points, and who has the stone.

use leptos::prelude::*;
use villa::{Game, Player, Storey};
use web::speech::speech;
use words::say;

use super::desk::Desk;

/// The players at a glance.
#[component]
pub fn Players(
    /// The table.
    desk: Desk,
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
            view! { <em class=format!("stone c{shows}")>{say!(words, "yard-stone")}</em> }
        });
        let acts = works.get().map_or_else(|| game.to_act().has(player), |works| works == player);
        let out =
            (!game.staying().has(player)).then(|| view! { <em class="out">{say!(words, "web-out")}</em> });
        let away =
            desk.is_away(player).then(|| view! { <em class="away">{say!(words, "table-who-away")}</em> });
        let points = counts(game).then(|| {
            view! { <span class="points">{say!(words, "yard-points", points = game.points(player))}</span> }
        });
        let won = desk
            .won(player)
            .map(|won| view! { <span class="total">{say!(words, "yard-won", count = won)}</span> });
        view! {
            <li class="seat" class:to-move=acts>
                <div class="seat-head">
                    {colours}
                    <strong>{desk.name(player)}</strong>
                    {holds}
                    {out}
                    {away}
                    {points}
                    {won}
                </div>
            </li>
        }
    };
    view! {
        <ul class="seats-list" aria-label=say!(words, "web-players")>
            {move || {
                let game = game.get();
                game.setup().players().map(|player| line(player, &game)).collect_view()
            }}
        </ul>
        <p class="no-points">{move || (!counts(&game.get())).then(|| say!(words, "yard-no-points"))}</p>
    }
}

/// Whether points count: from the green floor on (V10).
fn counts(game: &Game) -> bool {
    game.top() > Storey::Blue
}
