//! The players of a reviewed game, with the score at the current move, and how it ended.

use callisto::{Player, Position, Record};
use leptos::prelude::*;
use web::picture::Caption;
use web::speech::{Speech, speech};
use words::say;

use super::study::Study;
use crate::board::swatch;
use crate::result::Ended;

/// The players with what they still hold.
#[component]
pub fn Standing(study: Study) -> impl IntoView {
    let words = speech();
    let list = move || {
        let position = study.position();
        study.record.with(|record| {
            let players = record.rules().players().map(|player| one(&words, record, &position, player));
            players.collect_view()
        })
    };
    let result = Memo::new(move |_| study.record.with(|record| result(&words, record)));
    view! {
        <p class="result" id="result">{move || result.get()}</p>
        <ul class="standing-list" id="standing-list">{list}</ul>
    }
}

/// What stands below a picture of the position: everybody with the score, and at the end how it ended.
pub fn captions(words: &Speech, record: &Record, study: Study) -> Vec<Caption> {
    let position = untrack(|| study.position());
    let rules = record.rules();
    let of = |player: Player| {
        let colours = rules.colours().filter(|colour| rules.player(*colour) == player);
        let points = say!(words, "terminal-penalty", points = position.penalties()[player.index()]);
        Caption {
            colours: colours.map(|colour| format!("--c{}", record.paints().of(colour).index())).collect(),
            text: format!("{} · {points}", name(words, record, player)),
        }
    };
    let mut lines: Vec<Caption> = rules.players().map(of).collect();
    let ended = result(words, record).filter(|_| position.is_over());
    lines.extend(ended.map(|text| Caption { colours: Vec::new(), text }));
    lines
}

/// What a player is called: by a name, or by the colours.
fn name(words: &Speech, record: &Record, player: Player) -> String {
    let known = record.player_name(player).filter(|name| !name.is_empty());
    known.map_or_else(|| words.player(player.0), Into::into)
}

fn one(words: &Speech, record: &Record, position: &Position, player: Player) -> impl IntoView + use<> {
    let rules = record.rules();
    let colours: Vec<_> = rules.colours().filter(|colour| rules.player(*colour) == player).collect();
    let pieces: u32 =
        colours.iter().flat_map(|colour| position.pieces_left(*colour)).map(|left| u32::from(*left)).sum();
    let points: u32 = colours.iter().map(|colour| position.penalty(*colour)).sum();
    let swatches = colours.iter().map(|colour| swatch(record.paints().of(*colour))).collect_view();
    view! {
        <li>
            {swatches}
            <strong>{name(words, record, player)}</strong>
            <span class="points">
                {say!(words, "game-pieces-left", count = pieces)}" · "{say!(words, "terminal-penalty", points = points)}
            </span>
        </li>
    }
}

/// How the game ended; nothing where the record stops before its end, for example after a resignation.
fn result(words: &Speech, record: &Record) -> Option<String> {
    let end = record.position(record.main_end());
    if !end.is_over() {
        return None;
    }
    let points = end.penalties();
    let best = *points.iter().min()?;
    let players = record.rules().players().count() as u8;
    let first = record.rules().player(record.starter()).0;
    let in_turn = (0..players).map(|step| (first + step) % players);
    let tied: Vec<u8> = in_turn.filter(|seat| points[usize::from(*seat)] == best).collect();
    let ended = Ended {
        names: record.rules().players().map(|player| name(words, record, player)).collect(),
        // In a tie the player later in the turn order wins (C13).
        winner: *tied.last()?,
        points,
        tied: if tied.len() > 1 { tied } else { Vec::new() },
        given_up: Vec::new(),
        late: Vec::new(),
    };
    Some(ended.line(words, None))
}
