//! Builders play whole games by the rules, with hands that the world judges.

use villa::{Action, Brought, Cause, Phase, Player, Setup};
use villa_engine::{Builder, Choice, Skill};
use villa_site::Site;
use villa_world::{Components, Recording};

struct Played {
    site: Site,
    recordings: Vec<Vec<u8>>,
    deeds: Vec<(Player, Action)>,
}

fn play(setup: Setup, levels: &[u8], seed: u64) -> Played {
    let parts = Components::built_in();
    let mut site = Site::new(setup, Player::new(0).unwrap(), parts);
    let mut builders: Vec<Builder> =
        levels.iter().zip(0..).map(|(level, k)| Builder::new(Skill::level(*level), 100 * seed + k)).collect();
    let mut played = Played { site: site.clone(), recordings: Vec::new(), deeds: Vec::new() };
    for _ in 0..400 {
        let Some(who) = site.game().to_act().iter().next() else { break };
        let choice = builders[who.index()].choose(&site, who, &|| false).expect("it is up to them");
        match choice {
            Choice::Arrange(lot) => {
                site.arrange(who, lot).unwrap();
            }
            Choice::Say(action) => {
                site.say(who, action).unwrap();
                played.deeds.push((who, action));
            }
            Choice::Work(work) => {
                let (recording, attempt) = work.on(site.villa(), parts, |_| ()).unwrap();
                played.recordings.push(recording.write());
                let action = site.tried(who, &attempt).unwrap();
                played.deeds.push((who, action));
            }
        }
    }
    played.site = site;
    played
}

#[test]
fn whole_games_end_by_the_rules_and_replay_to_the_same_bits() {
    for (players, expert, seed) in [(2, false, 1), (3, false, 2), (4, true, 3)] {
        let setup = Setup::new(players).unwrap().expert(expert);
        let played = play(setup, &vec![3; usize::from(players)], seed);
        let Phase::Over(end) = played.site.game().phase() else { panic!("not over: {:?}", played.deeds) };
        assert_ne!(end.cause, Cause::Alone);
        // Judging them all again would take as long as playing did.
        for bytes in played.recordings.iter().step_by(4) {
            let replay = Recording::read(bytes).unwrap().judge(Components::built_in()).unwrap();
            assert_eq!(replay.differs_at, None);
        }
        let stood = |(_, action): &&(Player, Action)| {
            matches!(action, Action::Bring { outcome: Brought::Stood { .. }, .. })
        };
        assert!(
            played.deeds.iter().filter(stood).count() > 0,
            "nobody brought up a column: {:?}",
            played.deeds
        );
    }
}
