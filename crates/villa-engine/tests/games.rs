//! Builders play whole games by the rules, with hands that the world judges.

use games::{VillaAttempt, VillaMove, VillaPlay};
use villa::{Action, Brought, Cause, Phase, Player, Setup};
use villa_engine::{Answer, Ask, Builder, Choice, Intent, Skill};
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
    let builders: Vec<Builder> =
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

/// A villa with its colours dealt: two players, the second begins.
fn begun(lot: u64) -> (Site, Player) {
    begun_with(2, lot)
}

fn begun_with(players: u8, lot: u64) -> (Site, Player) {
    let mut site = Site::new(Setup::new(players).unwrap(), Player::new(0).unwrap(), Components::built_in());
    let builder = Builder::new(Skill::level(9), lot);
    while !matches!(site.game().phase(), Phase::Turn { .. }) {
        let who = site.game().turn();
        match builder.choose(&site, who, &|| false).unwrap() {
            Choice::Arrange(_) => drop(site.arrange(who, lot).unwrap()),
            Choice::Say(action) => drop(site.say(who, action).unwrap()),
            Choice::Work(work) => panic!("nothing to do yet: {work:?}"),
        }
    }
    let who = site.game().turn();
    (site, who)
}

#[test]
fn a_hint_names_a_column_that_comes_up_to_that_place() {
    let (site, who) = begun(5);
    let hint = Builder::hint(&site, who, 1, &|| false).expect("a new villa has loose columns");
    assert!(site.game().movable_of(who).has(hint.column));
    let (_, attempt) = hint.work.on(site.villa(), site.parts(), |_| ()).unwrap();
    let Some(villa_world::Verdict::Stood { at, .. }) = attempt.verdict() else {
        panic!("it did not come up: {:?}", attempt.verdict())
    };
    assert!((at[0] - hint.at[0]).abs() < 2e-3 && (at[1] - hint.at[1]).abs() < 2e-3, "{at:?} {:?}", hint.at);
    assert!(Builder::hint(&site, site.game().first(), 1, &|| false).is_none(), "it is not their turn");
}

#[test]
fn a_builder_decides_about_the_same_villa_in_the_same_way() {
    let (site, who) = begun(6);
    let builder = Builder::new(Skill::level(5), 3);
    let choice = || match builder.choose(&site, who, &|| false) {
        Some(Choice::Work(work)) => (work.task, work.inputs),
        other => panic!("{other:?}"),
    };
    assert_eq!(choice(), choice());
}

#[test]
fn a_question_as_text_is_answered_with_hands_that_stand_a_column() {
    let (site, who) = begun(5);
    let ask = Ask { job: 7, game: *site.game(), villa: site.text(), who, level: Some(9) };
    let ask: Ask = serde_json::from_str(&serde_json::to_string(&ask).unwrap()).unwrap();
    let answer = serde_json::to_string(&ask.answer(&|| false)).unwrap();
    let Answer { job: 7, intent: Some(Intent::Work { column: Some(column), hands, came_to }), advice: None } =
        serde_json::from_str(&answer).unwrap()
    else {
        panic!("{answer}")
    };
    let mut judged = site.clone();
    let outcome = judged.judge(who, Some(column), hands.iter().map(|hands| hands.inputs.as_str())).unwrap();
    assert!(matches!(outcome, Action::Bring { outcome: Brought::Stood { .. }, .. }), "{outcome:?}");
    let seen = VillaMove { action: outcome, at: None, villa: Some(judged.text()) };
    assert_eq!(came_to, seen, "as others judge it");

    let advice =
        Ask { level: None, ..ask.clone() }.answer(&|| false).advice.expect("there is a loose column");
    assert!(site.game().movable_of(who).has(advice.column) && advice.margin > 0.0);
    let nonsense = Ask { villa: "?".into(), ..ask };
    assert_eq!(nonsense.answer(&|| false), Answer { job: 7, intent: None, advice: None });
}

#[test]
fn who_is_interrupted_goes_on_with_what_it_had_in_mind_and_with_nothing_else() {
    let (site, who) = begun(5);
    let intent = Intent::of(&site, who, 9, &|| false).unwrap();
    let Intent::Work { column, hands, .. } = intent.clone() else { panic!("{intent:?}") };
    let all = intent.clone().plays(None);
    assert_eq!(all.len(), hands.len() + 2);
    let chunks: Vec<std::sync::Arc<str>> = hands.iter().map(|hands| hands.inputs.as_str().into()).collect();
    let left = |column, chunks: &[std::sync::Arc<str>]| {
        let chunks = chunks.to_vec();
        let begun =
            VillaAttempt { by: who, column, ticks: 0, chunks, heard: table::Time(0), world: games::WORLD };
        intent.clone().plays(Some(&begun))
    };
    for heard in [0, 1, hands.len() - 1, hands.len()] {
        assert!(left(column, &chunks[..heard]).iter().eq(all.iter().skip(heard + 1)), "after {heard}");
    }
    let broken_off = |column| [VillaPlay::action(Action::broken_off(column))];
    assert_eq!(left(None, &[]), broken_off(None), "it would bring up a column");
    assert_eq!(left(column, &chunks[1..3]), broken_off(column), "it would begin otherwise");
    let longer = [chunks.clone(), chunks[..1].to_vec()].concat();
    assert_eq!(left(column, &longer), broken_off(column), "it would be done by now");
}

/// Once it had to take hold of a column of its own and lock it for nothing.
#[test]
fn v18_who_dares_no_column_of_its_own_ends_the_turn_after_a_neutral_one() {
    let (mut site, who) = begun_with(3, 5);
    let column = site.game().movable_neutrals().iter().next().unwrap();
    let trial = site.begin(who, Some(column)).unwrap();
    site.finish(who, trial).unwrap();
    for opponent in site.game().to_act().iter() {
        site.say(opponent, Action::Allow).unwrap();
    }
    let timid = Builder::new(Skill { dares: f64::INFINITY, ..Skill::level(9) }, 1);
    let choice = timid.choose(&site, who, &|| false);
    assert!(matches!(choice, Some(Choice::Say(Action::EndTurn))), "{choice:?}");
    let bold = Builder::new(Skill::level(9), 1).choose(&site, who, &|| false);
    assert!(matches!(bold, Some(Choice::Work(_))), "a new villa has loose columns: {bold:?}");
}
