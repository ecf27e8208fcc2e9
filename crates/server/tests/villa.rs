//! Villa Paletti over real websockets: the server judges what hands did.

mod common;

use std::sync::Arc;
use std::time::Duration;

use client::{Client, Refusal};
use common::{Folder, Running, Somebody, limits, manual_clock};
use games::{VillaMove, VillaPlay, VillaTable, refusal};
use serde_json::{Value, json};
use server::Limits;
use table::{Action, Motion, Phase, Rejection, Table, Tagged};
use villa::{Action as Act, Brought, Colour, Column, Deed, Laid, Phase as During, Player, Storey};
use villa_engine::{Builder, Choice, Intent, Skill};
use villa_site::{Site, Trial, write_hands};
use villa_world::{Components, Input, Manner, Verdict};

fn refused(result: Result<u64, Refusal>) -> Rejection {
    match result {
        Err(Refusal::Rejected(rejection)) => rejection,
        other => panic!("not refused: {other:?}"),
    }
}

fn site(table: &Table) -> Site {
    let round = table.villa().unwrap();
    Site::resume(*round.game(), round.villa(), Components::built_in()).unwrap()
}

/// Something that the server counts.
async fn count(server: &Running, name: &str) -> u64 {
    let text = server.get("/metrics").await.unwrap();
    let line = text.lines().find(|line| line.starts_with(&format!("loggia_{name} ")));
    line.unwrap_or_else(|| panic!("{text}")).rsplit(' ').next().unwrap().parse().unwrap()
}

/// How many attempts the server has judged, and how many of them while they went on.
async fn judged(server: &Running) -> (u64, u64) {
    (count(server, "judge_seconds_count").await, count(server, "judged_ahead_total").await)
}

/// Waits until this many attempts have a head start.
async fn head_starts(server: &Running, wanted: u64) {
    let come = async {
        while count(server, "head_starts").await != wanted {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), come).await.unwrap();
}

/// The people at a table, by seat.
struct Two {
    table: String,
    people: [Somebody; 2],
}

impl Two {
    async fn begun(server: &Running, choice: Value) -> Two {
        let wanted = json!({ "game": { "villa": choice }, "starter": { "seat": 0 } });
        let (table, anna, ben) = server.two(wanted).await;
        Two { table, people: [anna, ben] }
    }

    fn client(&self, seat: u8) -> &Client {
        &self.people[usize::from(seat)].client
    }

    fn now(&self) -> Arc<Table> {
        self.people[0].client.table().unwrap()
    }

    /// Waits until everybody sees something.
    async fn see(&self, what: impl Fn(&Table) -> bool) {
        for somebody in &self.people {
            let seen = somebody.client.until(|view| view.table.as_deref().is_some_and(&what));
            assert!(tokio::time::timeout(Duration::from_secs(30), seen).await.unwrap());
        }
    }

    /// A play that is sent by its seat, and has come back to everybody.
    async fn play(&self, seat: u8, play: VillaPlay) -> Result<u64, Refusal> {
        let action = Action::Play { seat, turn: self.now().turn(), play: Tagged::from(&play) };
        let number = self.client(seat).act(action).await?;
        for somebody in &self.people {
            assert!(somebody.client.reached(number).await);
        }
        Ok(number)
    }

    async fn say(&self, seat: u8, action: Act) {
        self.play(seat, VillaPlay::action(action)).await.unwrap();
    }

    /// The villa is arranged and the colours are dealt.
    async fn set_up(&self) {
        self.say(0, Act::Arrange).await;
        loop {
            let game = *self.now().villa().unwrap().game();
            if game.phase() != During::Dealing {
                break;
            }
            let turn = game.turn();
            let choose = game.may(turn).find_map(|deed| match deed {
                Deed::Choose(colour) => Some(Act::Choose { colour }),
                _ => None,
            });
            self.say(turn.into(), choose.unwrap_or(Act::Throw { colour: Colour::Red })).await;
        }
    }

    /// Hands that bring a column of whose turn it is up, as a rehearsal says.
    fn a_way_up(&self) -> (u8, Column, Vec<Input>) {
        let site = site(&self.now());
        let who = site.game().turn();
        for column in site.game().movable_of(who).iter() {
            let plan = site.villa().plan();
            let Some(inputs) = plan.bring_up(site.parts(), column.index(), &Manner::default()) else {
                continue;
            };
            let mut trial = site.begin(who, Some(column)).unwrap();
            if inputs.iter().any(|input| matches!(trial.tick(input), Some(Verdict::Stood { .. }))) {
                return (who.into(), column, inputs);
            }
        }
        panic!("nothing can be brought up");
    }

    /// Sends what the hands did since, as a page does.
    async fn send(&self, seat: u8, trial: &mut Trial, from: &mut u32) {
        while let Some(inputs) = trial.chunk() {
            let ticks = villa_site::read_hands(&inputs).unwrap().len() as u32;
            self.play(seat, VillaPlay::Hands { from: *from, ticks, inputs }).await.unwrap();
            *from += ticks;
        }
    }

    /// Works with hands to the end, and claims what the own world says.
    async fn work(&self, seat: u8, column: Option<Column>, inputs: &[Input]) -> Act {
        let mut site = site(&self.now());
        let who = Player::new(seat).unwrap();
        self.play(seat, VillaPlay::begin(column)).await.unwrap();
        let mut trial = site.begin(who, column).unwrap();
        let mut from = 0;
        for input in inputs {
            trial.tick(input);
            self.send(seat, &mut trial, &mut from).await;
        }
        // A way back is played to its end and sent as well (V5).
        trial.end();
        self.send(seat, &mut trial, &mut from).await;
        let claim = site.finish(who, trial).unwrap();
        let moved = VillaMove { action: claim, at: None, villa: Some(site.text()) };
        self.play(seat, VillaPlay::Do(moved)).await.unwrap();
        let round = self.now().villa().unwrap().clone();
        let last = round.steps().last().unwrap();
        assert_eq!(
            (last.action, last.villa.as_deref()),
            (claim, Some(site.text().as_str())),
            "the same bits"
        );
        claim
    }
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
async fn hands_go_on_after_a_restart_where_they_were() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let two = Two::begun(&server, json!({ "players": 2 })).await;
    two.set_up().await;
    let (seat, column, inputs) = two.a_way_up();
    let who = Player::new(seat).unwrap();
    two.play(seat, VillaPlay::begin(Some(column))).await.unwrap();
    let mut trial = site(&two.now()).begin(who, Some(column)).unwrap();
    let mut from = 0;
    for input in &inputs[..100] {
        trial.tick(input);
        two.send(seat, &mut trial, &mut from).await;
    }
    let (table, tokens) = (two.table.clone(), two.people.each_ref().map(|somebody| somebody.token.clone()));
    drop((two, trial));
    server.stop().await;
    let server = Running::start(folder.place(), limits()).await;
    let anna = server.guest(&table, &tokens[0], "Anna").await;
    let ben = server.guest(&table, &tokens[1], "Ben").await;
    let two = Two { table, people: [anna, ben] };
    // Everything is in the log: the villa before, and what the hands had sent.
    let round = two.now().villa().unwrap().clone();
    let attempt = round.attempt().unwrap();
    assert_eq!((attempt.by, attempt.column, attempt.ticks), (who, Some(column), 90));
    let mut mine = site(&two.now());
    let mut trial = mine.begin(who, Some(column)).unwrap();
    for chunk in &attempt.chunks {
        trial.hear(chunk).unwrap();
    }
    let mut from = attempt.ticks;
    for input in &inputs[90..] {
        trial.tick(input);
        two.send(seat, &mut trial, &mut from).await;
    }
    let claim = mine.finish(who, trial).unwrap();
    two.say(seat, claim).await;
    let round = two.now().villa().unwrap().clone();
    assert_eq!(round.steps().last().unwrap().action, claim);
    assert!(matches!(claim, Act::Bring { outcome: Brought::Stood { .. }, .. }), "{claim:?}");
    assert_eq!(round.villa().as_ref(), mine.text());
    server.stop().await;
}

/// As if the version before had another world: its attempt is in the data when this version opens it.
#[tokio::test(flavor = "multi_thread")]
async fn an_attempt_that_an_update_interrupts_goes_back_to_its_start() {
    use sqlx::{ConnectOptions, Executor};
    let (folder, clock) = (Folder::new(), manual_clock());
    let server = Running::start_by(&clock, folder.place(), limits()).await;
    let two = Two::begun(&server, json!({ "players": 2 })).await;
    two.set_up().await;
    let (seat, column, inputs) = two.a_way_up();
    two.play(seat, VillaPlay::begin(Some(column))).await.unwrap();
    let hands = VillaPlay::Hands { from: 0, ticks: 30, inputs: write_hands(&inputs[..30]) };
    two.play(seat, hands).await.unwrap();
    let before = two.now().villa().unwrap().clone();
    let (table, tokens) = (two.table.clone(), two.people.each_ref().map(|somebody| somebody.token.clone()));
    drop(two);
    server.stop().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.0.join("house.sqlite"));
    let mut data = options.connect().await.unwrap();
    let older =
        "UPDATE entries SET body = replace(body, '\"world\":3', '\"world\":2') WHERE body LIKE '%begin%'";
    assert_eq!(data.execute(older).await.unwrap().rows_affected(), 1);
    drop(data);
    clock.advance(Duration::from_secs(20));
    let server = Running::start_by(&clock, folder.place(), limits()).await;
    let anna = server.guest(&table, &tokens[0], "Anna").await;
    let ben = server.guest(&table, &tokens[1], "Ben").await;
    let two = Two { table, people: [anna, ben] };
    two.see(|table| table.villa().is_some_and(|round| round.attempt().is_none())).await;
    let round = two.now().villa().unwrap().clone();
    assert_eq!((round.game(), round.villa()), (before.game(), before.villa()), "it costs nothing");
    assert_eq!(round.lapses().len(), 1, "and everybody can be told");
    let act = two.work(seat, Some(column), &inputs).await;
    assert!(matches!(act, Act::Bring { outcome: Brought::Stood { .. }, .. }), "{act:?}");
    // A page that was open before the update is told to reload.
    let old = VillaPlay::Begin { column: None, world: Some(2) };
    let turn = two.now().seats_to_act()[0];
    assert_eq!(refused(two.play(turn, old).await), Rejection::Game(refusal("other-world")));
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

#[tokio::test(flavor = "multi_thread")]
async fn bots_build_while_somebody_watches() {
    let folder = Folder::new();
    let server = Running::start(folder.place(), limits()).await;
    let token = server.token().await;
    let table = server.table(&token, json!({ "game": { "villa": { "players": 2 } } })).await;
    let host = server.guest(&table, &token, "Host").await;
    for seat in 0..2 {
        host.client.act(Action::SeatBot { seat, level: 1 }).await.unwrap();
    }
    host.client.act(Action::Start { lot: 0 }).await.unwrap();
    let over = host.client.until(|view| view.table.as_ref().is_some_and(|t| t.phase() == Phase::Finished));
    assert!(tokio::time::timeout(Duration::from_secs(400), over).await.unwrap());
    let end = host.client.table().unwrap();
    let round = end.villa().unwrap();
    let tried = |step: &&games::VillaStep| matches!(step.action, Act::Bring { .. });
    assert!(round.steps().iter().filter(tried).count() > 0, "{:?}", round.steps());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_at_work_goes_on_after_a_restart() {
    // It thinks little: a bot that is interrupted on a busy machine may decide differently.
    const LEVEL: u8 = 6;
    let folder = Folder::new();
    let paced = || Limits { hand_pace: Duration::from_millis(100), ..limits() };
    let server = Running::start(folder.place(), paced()).await;
    let token = server.token().await;
    let table = server.table(&token, json!({ "game": { "villa": { "players": 2 } } })).await;
    let host = server.guest(&table, &token, "Host").await;
    for seat in 0..2 {
        host.client.act(Action::SeatBot { seat, level: LEVEL }).await.unwrap();
    }
    host.client.act(Action::Start { lot: 0 }).await.unwrap();
    let attempt = |table: &Table| table.villa().and_then(|round| round.attempt().cloned());
    let is_on_the_way = |table: &Table| attempt(table).is_some_and(|attempt| attempt.chunks.len() >= 2);
    let begun = host.client.until(|view| view.table.as_deref().is_some_and(is_on_the_way));
    assert!(tokio::time::timeout(Duration::from_secs(60), begun).await.unwrap());
    drop(host);
    server.stop().await;
    let server = Running::start(folder.place(), paced()).await;
    let host = server.guest(&table, &token, "Host").await;
    let left = host.client.table().unwrap();
    let begun = attempt(&left).expect("its hands are at work");
    let steps = left.villa().unwrap().steps().len();
    let intent = Intent::of(&site(&left), begun.by, LEVEL, &|| false);
    let Some(Intent::Work { hands, came_to, .. }) = intent else { panic!("{intent:?}") };
    let is_over = |table: &Table| table.villa().is_some_and(|round| round.steps().len() > steps);
    let over = host.client.until(|view| view.table.as_deref().is_some_and(is_over));
    assert!(tokio::time::timeout(Duration::from_secs(60), over).await.unwrap());
    let step = host.client.table().unwrap().villa().unwrap().steps()[steps].clone();
    assert_eq!((step.action, step.villa.as_deref()), (came_to.action, came_to.villa.as_deref()));
    // In one attempt, chunk for chunk.
    let log = server.url.log(&table, &token).await.unwrap();
    let plays = log.entries.iter().filter_map(|entry| match &entry.action {
        Action::Play { play, .. } => VillaPlay::of(play),
        _ => None,
    });
    let first: Vec<VillaPlay> = plays
        .skip_while(|play| !matches!(play, VillaPlay::Begin { .. }))
        .skip(1)
        .take_while(|play| matches!(play, VillaPlay::Hands { .. }))
        .collect();
    assert_eq!(first.len(), hands.len());
    assert!(first.len() > begun.chunks.len(), "it had more to do");
    server.stop().await;
}
