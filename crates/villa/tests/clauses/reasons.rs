//! Every reason for refusing something can be met with, and names its clause, its key and what it is about.

use std::collections::BTreeMap;

use villa::{Action, Broken, Brought, Column, Columns, Laid, Player, Setup, Storey};

use super::common::{outcomes, random_game};

/// The words of all reasons.
const KEYS: [&str; 42] = [
    "already-allowed",
    "already-asked",
    "already-placed",
    "answers-first",
    "ask-first",
    "choose-colour",
    "colour-taken",
    "colours-dealt",
    "colours-first",
    "columns-first",
    "game-over",
    "given-up",
    "gone",
    "last-neutral",
    "lay-first",
    "locked",
    "name-first",
    "neutral-done",
    "neutral-first",
    "no-declining",
    "no-floor-left",
    "no-such-player",
    "not-askers",
    "not-bearing",
    "not-brought-up",
    "not-neutral",
    "not-objectors",
    "not-on-all",
    "not-your-turn",
    "not-yours",
    "nothing-asked",
    "nothing-to-name",
    "object-first",
    "objection-runs",
    "on-top",
    "own-due",
    "own-request",
    "throw-for-colour",
    "too-few-bear",
    "too-late-to-ask",
    "villa-first",
    "villa-stands",
];

/// One of each reason that games by lot meet with, whatever anybody tries at any time.
fn met() -> BTreeMap<&'static str, Broken> {
    let mut met = BTreeMap::new();
    let everybody: Vec<Player> = (0..4).filter_map(Player::new).collect();
    let odd = |column| {
        let all: Columns = Column::all().take(19).collect();
        [
            Action::Bring { column, outcome: Brought::Stood { on: Storey::Base } },
            Action::Lay { outcome: Laid::Rests { on: Columns::NONE } },
            Action::Lay { outcome: Laid::Rests { on: all } },
        ]
    };
    for (setup, seed) in Setup::all().flat_map(|setup| (0..10).map(move |seed| (setup, seed))) {
        for (game, _) in random_game(setup, seed) {
            for player in &everybody {
                let outcomes = villa::Deed::all().flat_map(|deed| outcomes(&game, deed));
                let column = game.movable_of(game.turn()).iter().next();
                let odd = column.or(Column::new(0)).into_iter().flat_map(odd);
                let refused = outcomes.chain(odd).filter_map(|action| game.play(*player, action).err());
                met.extend(refused.map(|refused| (refused.broken.key(), refused.broken)));
            }
        }
    }
    met
}

#[test]
fn every_reason_is_met_with_and_told_well() {
    let met = met();
    assert_eq!(met.keys().copied().collect::<Vec<_>>(), KEYS);
    for (key, broken) in met {
        let text = broken.to_string();
        assert!(text.ends_with(&format!(" ({})", broken.clause())), "{text}");
        let column = broken.column().map(|column| column.to_string());
        assert!(column.is_none_or(|column| text.contains(&column)), "{text}");
        let player = broken.player().map(|player| format!("player {player}"));
        assert!(player.is_none_or(|player| text.contains(&player)), "{text}");
        let written = serde_json::to_value(broken).unwrap();
        let word = written.as_str().or_else(|| written.as_object()?.keys().next().map(String::as_str));
        assert_eq!(word, Some(key));
        assert_eq!(serde_json::from_value::<Broken>(written).unwrap(), broken);
    }
}
