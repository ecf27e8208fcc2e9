//! The players: colours, points, and who has the stone.

use leptos::prelude::*;
use villa::{Game, Player};
use web::speech::speech;
use words::say;

use super::desk::Desk;

/// The players at a glance.
#[component]
pub fn Players(
    /// The table.
    desk: Desk,
) -> impl IntoView {
    let words = speech();
    let game = desk.game();
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
        let acts = game.to_act().has(player);
        let out =
            (!game.staying().has(player)).then(|| view! { <em class="out">{say!(words, "web-out")}</em> });
        let away =
            desk.is_away(player).then(|| view! { <em class="away">{say!(words, "table-who-away")}</em> });
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
                    <span class="points">{say!(words, "yard-points", points = game.points(player))}</span>
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
    }
}
