//! Attempts, judged by the server while they go on; and what it does for those who are away.

use std::time::Duration;

use games::{VillaMove, VillaPlay, VillaTable, refusal};
use serde_json::json;
use table::{Action, Motion, Phase, Rejection, Table};
use villa::{Action as Act, Brought, Laid, Phase as During, Player, Storey};
use villa_engine::{Builder, Choice, Skill};
use villa_site::write_hands;
use villa_world::Input;

use crate::common::{Folder, Running, count, limits, manual_clock, until};
use crate::two::Two;
use crate::{refused, site};

/// How many attempts the server has judged, and how many of them while they went on.
async fn judged(server: &Running) -> (u64, u64) {
    (count(server, "judge_seconds_count").await, count(server, "judged_ahead_total").await)
}

/// Waits until this many attempts have a head start.
async fn head_starts(server: &Running, wanted: u64) {
    until("head starts", async || (count(server, "head_starts").await == wanted).then_some(())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_build_from_the_base_to_a_new_floor_and_a_watcher_sees_the_same() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let two = Two::begun(&server, json!({ "players": 2 })).await;
    let token = server.token().await;
    let watcher = server.guest(&two.table, &token, "Wanda").await;
    two.set_up().await;
    while site(&two.now()).game().columns_at(villa::Place::On(Storey::Blue)).len() < 3 {
        let (seat, column, inputs) = two.a_way_up();
        let act = two.work(seat, Some(column), &inputs).await;
        assert!(matches!(act, Act::Bring { outcome: Brought::Stood { .. }, .. }), "{act:?}");
    }
    // A floor is asked for, nobody objects, and it lies (V6, V8).
    let asks = two.now().seat_to_move().unwrap();
    two.say(asks, Act::Ask).await;
    two.say(1 - asks, Act::Allow).await;
    let before = site(&two.now());
    let builder = Builder::new(Skill::level(8), 1);
    let choice = builder.choose(&before, Player::new(asks).unwrap(), &|| false);
    let Some(Choice::Work(work)) = choice else { panic!("{choice:?}") };
    let act = two.work(asks, None, &work.inputs).await;
    assert!(matches!(act, Act::Lay { outcome: Laid::Rests { .. } }), "{act:?}");
    assert_eq!(site(&two.now()).game().top(), Storey::Green);
    // Everybody has the same villa, to the bit, and so has the store.
    let end = two.now();
    assert!(watcher.client.reached(end.last()).await);
    let seen = watcher.client.table().unwrap();
    assert_eq!(seen, end);
    assert_eq!(site(&seen).hash(), site(&end).hash());
    let log = server.url.log(&two.table, &token).await.unwrap();
    assert_eq!(Table::fold(games::ALL, log.header, &log.entries).unwrap(), *end);
    let (all, ahead) = judged(&server).await;
    assert!(all >= 4 && ahead == all, "{ahead} of {all} while they went on");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_objection_fails_and_what_players_claim_does_not_count() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let two = Two::begun(&server, json!({ "players": 2 })).await;
    two.set_up().await;
    let game = *two.now().villa().unwrap().game();
    let (asks, objects) = (u8::from(game.turn()), 1 - u8::from(game.turn()));
    // A liar claims that a column stands which nobody has touched.
    let column = game.movable_of(game.turn()).iter().next().unwrap();
    two.play(asks, VillaPlay::begin(Some(column))).await.unwrap();
    let stood = Act::Bring { column, outcome: Brought::Stood { on: Storey::Blue } };
    let lie = VillaMove { action: stood, at: None, villa: Some("eJxjYAAAAAEAAQ".into()) };
    let villa = two.now().villa().unwrap().villa().clone();
    two.play(asks, VillaPlay::Do(lie)).await.unwrap();
    let round = two.now().villa().unwrap().clone();
    let judged = round.steps().last().unwrap().action;
    assert_eq!(judged, Act::Bring { column, outcome: Brought::BrokenOff });
    assert!(round.game().is_locked(column) && *round.villa() == villa);
    // Now the other one asks; the objector tries, lets be, and loses a column (V7).
    let (asks, objects) = (objects, asks);
    two.say(asks, Act::Ask).await;
    two.say(objects, Act::Object).await;
    let proof = round.game().movable_of(Player::new(asks).unwrap()).iter().next();
    let none = write_hands(&[Input::default(); 30]);
    two.play(objects, VillaPlay::begin(proof)).await.unwrap();
    let hands = |from, ticks, inputs: &str| VillaPlay::Hands { from, ticks, inputs: inputs.into() };
    // Hands that are none, that lie about their number, or that come from someone else are refused.
    assert_eq!(
        refused(two.play(objects, hands(0, 30, "nonsense!")).await),
        Rejection::Game(refusal("bad-hands"))
    );
    assert_eq!(refused(two.play(objects, hands(0, 29, &none)).await), Rejection::Game(refusal("bad-hands")));
    let gap = refused(two.play(objects, hands(30, 30, &none)).await);
    assert_eq!(gap.of_game(), Some(games::HANDS_GAP));
    assert_eq!(refused(two.play(asks, hands(0, 30, &none)).await), Rejection::NotYourTurn(objects));
    two.play(objects, hands(0, 30, &none)).await.unwrap();
    let broken = Act::Bring { column: proof.unwrap(), outcome: Brought::BrokenOff };
    two.say(objects, broken).await;
    assert_eq!(refused(two.play(objects, hands(0, 30, &none)).await), Rejection::NotYourTurn(asks));
    let now = site(&two.now());
    let of = Player::new(objects).unwrap();
    assert_eq!(now.game().phase(), During::Naming { of });
    // Of the objector's columns only those may be named without which the villa stands.
    let limits = &now.parts().limits;
    let needed =
        now.game().columns_of(of).iter().find(|c| now.villa().without_column(c.index(), limits).is_err());
    if let Some(column) = needed {
        let name = VillaPlay::action(Act::Name { column: Some(column) });
        assert_eq!(refused(two.play(asks, name).await), Rejection::Game(refusal("needed")));
    }
    let free =
        now.game().columns_of(of).iter().find(|c| now.villa().without_column(c.index(), limits).is_ok());
    two.say(asks, Act::Name { column: free }).await;
    let game = *two.now().villa().unwrap().game();
    assert_eq!(game.place(free.unwrap()), villa::Place::Gone);
    // Who breaks a rule is told which.
    let wrong = refused(two.play(objects, VillaPlay::action(Act::Allow)).await);
    assert!(matches!(&wrong, Rejection::Game(told) if told.clause.as_deref() == Some("V6")), "{wrong:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn attempts_are_judged_while_they_go_on_to_the_same_bits() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let two = Two::begun(&server, json!({ "players": 2 })).await;
    two.set_up().await;
    // Taken back on the way, together with the last choice; then that is chosen again, and other hands do it.
    let (seat, column, inputs) = two.a_way_up();
    two.play(seat, VillaPlay::begin(Some(column))).await.unwrap();
    for (n, ticks) in (0..).zip(inputs[..150].chunks(30)) {
        let hands = VillaPlay::Hands { from: 30 * n, ticks: 30, inputs: write_hands(ticks) };
        two.play(seat, hands).await.unwrap();
    }
    head_starts(&server, 1).await;
    let (before, turn) = (two.now(), two.now().turn());
    let motion = Motion::Undo { keep: turn - 1 };
    two.client(0).act(Action::Propose { motion }).await.unwrap();
    two.client(1).act(Action::Answer { yes: true }).await.unwrap();
    two.see(|table| table.turn() == turn - 1).await;
    assert_eq!(two.now().villa().unwrap().attempt(), None);
    head_starts(&server, 0).await;
    let last = before.villa().unwrap().steps().last().unwrap().clone();
    two.say(last.by.into(), last.action).await;
    assert_eq!(two.now().villa().unwrap().game(), before.villa().unwrap().game(), "as it was");
    let mut other = inputs.clone();
    for input in &mut other[60..] {
        input.hand.at[2] += 200;
    }
    two.work(seat, Some(column), &other).await;
    head_starts(&server, 0).await;
    // Broken off on the way.
    if two.now().phase() == Phase::Playing {
        let (seat, column, inputs) = two.a_way_up();
        let act = two.work(seat, Some(column), &inputs[..100]).await;
        assert!(matches!(act, Act::Bring { outcome: Brought::BrokenOff, .. }), "{act:?}");
    }
    let (all, ahead) = judged(&server).await;
    assert!(all >= 1 && ahead == all, "{ahead} of {all} while they went on");
    // Left alone, and nobody watches any more: the table goes, and what was judged of it.
    if two.now().phase() == Phase::Playing {
        let (seat, column, inputs) = two.a_way_up();
        two.play(seat, VillaPlay::begin(Some(column))).await.unwrap();
        let hands = VillaPlay::Hands { from: 0, ticks: 30, inputs: write_hands(&inputs[..30]) };
        two.play(seat, hands).await.unwrap();
        head_starts(&server, 1).await;
        drop(two);
        head_starts(&server, 0).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_answers_for_those_who_are_away() {
    let (folder, clock) = (Folder::new(), manual_clock());
    let server = Running::start_by(&clock, folder.place(), limits()).await;
    let two = Two::begun(&server, json!({ "players": 2, "grace": 1, "objection": 1 })).await;
    two.set_up().await;
    let game = *two.now().villa().unwrap().game();
    let seat = u8::from(game.turn());
    let column = game.movable_of(game.turn()).iter().next().unwrap();
    // Takes hold of a column and never comes back.
    two.play(seat, VillaPlay::begin(Some(column))).await.unwrap();
    clock.advance(Duration::from_secs(1));
    let given_up = |table: &Table| table.villa().is_some_and(|round| round.game().is_locked(column));
    two.see(given_up).await;
    let round = two.now().villa().unwrap().clone();
    assert_eq!(round.steps().last().unwrap().action, Act::Bring { column, outcome: Brought::BrokenOff });
    // Nobody says whether they object: nothing stands on the top floor, so the turn passes (V13).
    let asks = u8::from(round.game().turn());
    two.say(asks, Act::Ask).await;
    clock.advance(Duration::from_secs(1));
    let passed = |table: &Table| table.villa().is_some_and(|round| u8::from(round.game().turn()) != asks);
    two.see(passed).await;
    server.stop().await;
}
