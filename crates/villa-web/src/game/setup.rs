//! Setting the villa up (V2): in turn and by hand, or at one press.

use games::VillaMove;
use leptos::prelude::*;
use villa::{Action, Column, Deed, Game, Laid, Phase, Place, Player};
use villa_world::Components;
use web::speech::speech;
use words::say;

use super::villa_seat::VillaSeat;
use crate::bench::{Bench, PlaceButtons, column_label};
use crate::placing::{Piece, Placing};

/// The player on this device who sets up now.
fn builder(villa_seat: VillaSeat, game: &Game) -> Option<Player> {
    let builds = game.phase() == Phase::Building;
    game.to_act().iter().find(|player| builds && villa_seat.is_mine(*player))
}

/// The columns in the box, the buttons for the one in the hand, and the one press.
#[component]
pub fn SetUp(
    /// The table.
    villa_seat: VillaSeat,
    /// The villa.
    bench: Bench,
) -> impl IntoView {
    let words = speech();
    let game = villa_seat.game();
    let wanted = RwSignal::new(None::<Column>);
    let piece = Memo::new(move |_| {
        let game = game.get();
        builder(villa_seat, &game)?;
        let mut left = Column::all().filter(|column| game.place(*column) == Place::Box);
        let first = left.next();
        let wanted = wanted.get().filter(|column| game.place(*column) == Place::Box);
        Some(wanted.or(first).map_or(Piece::Floor, |column| Piece::Column(column.index())))
    });
    let placed = UnsyncCallback::new(move |placing: Placing| {
        let Some(player) = builder(villa_seat, &game.get_untracked()) else { return };
        let action = match placing.piece {
            Piece::Floor => Action::Lay { outcome: Laid::NotLayable },
            Piece::Column(n) => match u8::try_from(n).ok().and_then(Column::new) {
                Some(column) => Action::Place { column },
                None => return,
            },
        };
        villa_seat.do_move(player, VillaMove { action, at: Some(placing.spot()), villa: None });
    });
    // The villa changes with every step, and with it the place that is offered.
    let villa = Memo::new(move |_| villa_seat.follow(|round| round.villa().to_string()));
    Effect::new(move || {
        villa.track();
        // The yard may not know of the change yet.
        let plan = villa_seat.site().map(|site| site.villa().plan());
        let placing =
            piece.get().zip(plan).map(|(piece, plan)| Placing::new(piece, &plan, Components::built_in()));
        bench.set_out(placing, placed);
    });
    let chips = move || {
        let game = game.get();
        let chips = Column::all().filter(|column| game.place(*column) == Place::Box).map(|column| {
            let name = column_label(words, column.index());
            let class = format!("chip c{} {:?}", column.colour().index(), column.kind()).to_lowercase();
            let is_it = move || piece.get() == Some(Piece::Column(column.index()));
            view! {
                <button
                    type="button"
                    class=class
                    aria-label=name.clone()
                    title=name
                    aria-pressed=move || is_it().to_string()
                    on:click=move |_| wanted.set(Some(column))
                ></button>
            }
        });
        chips.collect_view()
    };
    let say_for_builder = move |action: Action| {
        if let Some(player) = builder(villa_seat, &game.get_untracked()) {
            villa_seat.say(player, action);
        }
    };
    let begun = Memo::new(move |_| {
        let game = game.get();
        let may = builder(villa_seat, &game).is_some_and(|player| game.check(player, Deed::Clear).is_ok());
        may && Column::all().any(|column| game.place(column) != Place::Box)
    });
    view! {
        <Show when=move || piece.get().is_some()>
            <div class="buttons">
                <button type="button" class="button primary arrange" on:click=move |_| say_for_builder(Action::Arrange)>
                    {say!(words, "yard-arrange")}
                </button>
                <Show when=move || begun.get()>
                    <button type="button" class="button clear" on:click=move |_| say_for_builder(Action::Clear)>
                        {say!(words, "yard-clear")}
                    </button>
                </Show>
            </div>
            <PlaceButtons bench/>
            <div class="chips" role="group" aria-label=say!(words, "yard-box")>{chips}</div>
        </Show>
    }
}
