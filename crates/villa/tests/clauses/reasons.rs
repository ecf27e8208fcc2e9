//! Every reason for refusing something can be met with, and names its clause, its key and what it is about.

use std::collections::BTreeMap;

use villa::{Action, Broken, Brought, Column, Columns, Laid, Player, Setup, Storey};

use super::common::{outcomes, random_game};

/// All reasons: the word, the clause, and what it is about.
const REASONS: [(&str, &str, &str); 42] = [
    ("already-allowed", "V6", ""),
    ("already-asked", "V6", ""),
    ("already-placed", "V2", "column"),
    ("answers-first", "V6", ""),
    ("ask-first", "V6", ""),
    ("choose-colour", "V3", ""),
    ("colour-taken", "V3", ""),
    ("colours-dealt", "V3", ""),
    ("colours-first", "V3", ""),
    ("columns-first", "V2", ""),
    ("game-over", "V13", ""),
    ("given-up", "V19", "player"),
    ("gone", "V7", "column"),
    ("last-neutral", "V17", "column"),
    ("lay-first", "V6", ""),
    ("locked", "V5", "column"),
    ("name-first", "V7", ""),
    ("neutral-done", "V17", ""),
    ("neutral-first", "V17", ""),
    ("no-declining", "V18", ""),
    ("no-floor-left", "V8", ""),
    ("no-such-player", "V1", "player"),
    ("not-askers", "V7", "player"),
    ("not-bearing", "V8", "column"),
    ("not-brought-up", "V4", ""),
    ("not-neutral", "V18", "column"),
    ("not-objectors", "V7", "player"),
    ("not-on-all", "V2", ""),
    ("not-your-turn", "V3", "player"),
    ("not-yours", "V4", "column"),
    ("nothing-asked", "V6", ""),
    ("nothing-to-name", "V7", ""),
    ("object-first", "V7", ""),
    ("objection-runs", "V7", "player"),
    ("on-top", "V4", "column"),
    ("own-due", "V17", ""),
    ("own-request", "V6", ""),
    ("throw-for-colour", "V3", ""),
    ("too-few-bear", "V8", ""),
    ("too-late-to-ask", "V17", ""),
    ("villa-first", "V2", ""),
    ("villa-stands", "V2", ""),
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
    assert_eq!(met.keys().copied().collect::<Vec<_>>(), REASONS.map(|(key, ..)| key));
    for ((key, broken), (_, clause, about)) in met.into_iter().zip(REASONS) {
        let text = broken.to_string();
        assert_eq!(broken.clause(), clause, "{text}");
        assert!(text.ends_with(&format!(" ({clause})")), "{text}");
        let column = broken.column().map(|column| column.to_string());
        assert_eq!(column.is_some(), about == "column", "{text}");
        assert!(column.is_none_or(|column| text.contains(&column)), "{text}");
        let player = broken.player().map(|player| format!("player {player}"));
        assert_eq!(player.is_some(), about == "player", "{text}");
        assert!(player.is_none_or(|player| text.contains(&player)), "{text}");
        let written = serde_json::to_value(broken).unwrap();
        let word = written.as_str().or_else(|| written.as_object()?.keys().next().map(String::as_str));
        assert_eq!(word, Some(key));
        assert_eq!(serde_json::from_value::<Broken>(written).unwrap(), broken);
    }
}
