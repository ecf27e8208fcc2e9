//! Tables of Villa Paletti: the keeper of the log supplies the results, and the table applies the rules to them.

mod beginning;
#[path = "../common/mod.rs"]
mod common;

use common::{ANNA, BEN, CLEO, TestKeeper};
use fastrand::Rng;
use games::{MOST_LETTERS, MOST_TICKS, Spot, VillaChoice, VillaMove, VillaPlay, VillaTable};
use table::{
    Action, By, Clock, Entry, Guest, Header, Motion, Phase, Rejection, Round, Starter, Table, Tagged, Time,
};
use villa::{Action as Act, Broken, Brought, Colour, Column, Columns, Dealing, Deed, Laid, Place, Player};

fn column(n: u8) -> Column {
    Column::new(n).unwrap()
}

fn player(seat: u8) -> Player {
    Player::new(seat).unwrap()
}

/// Everybody at a running game that Anna begins.
fn begun(choice: VillaChoice, clock: Clock, rounds: u8) -> TestKeeper {
    let players = choice.players;
    let mut keeper = TestKeeper::new(Header {
        game: Tagged::from(&choice),
        starter: Starter::Seat(0),
        clock,
        rounds,
        ..VillaChoice::new(players).header(ANNA, Time(0))
    });
    for (seat, guest) in (0..players).zip([ANNA, BEN, CLEO, Guest(4)]) {
        keeper.join(guest, "x");
        keeper.act(guest, Action::Sit { seat }).unwrap();
    }
    keeper.act(ANNA, Action::Start { lot: 0 }).unwrap();
    keeper
}

fn moved(action: Act, villa: &str) -> VillaPlay {
    let moved = VillaMove { action, at: None, villa: None };
    let villa = moved.moves_parts().then(|| villa.to_string());
    VillaPlay::Do(VillaMove { villa, ..moved })
}

/// Why the game refuses something.
fn reason(refused: Result<(), Rejection>) -> String {
    let told = refused.unwrap_err().to_string();
    told.strip_prefix("table-rejection-").unwrap_or(&told).into()
}

trait AtVilla {
    fn villa_play(&mut self, seat: u8, play: VillaPlay) -> Result<(), Rejection>;
    fn say(&mut self, seat: u8, action: Act) -> Result<(), Rejection>;
    fn hands(&mut self, seat: u8, from: u32, ticks: u32) -> Result<(), Rejection>;
    fn set_up(&mut self);
}

impl AtVilla for TestKeeper {
    fn villa_play(&mut self, seat: u8, play: VillaPlay) -> Result<(), Rejection> {
        let by = self.table.seats()[usize::from(seat)].person().map_or(By::Keeper, By::Guest);
        let turn = self.table.turn();
        self.send(by, Action::Play { seat, turn, play: Tagged::from(&play) })
    }

    fn say(&mut self, seat: u8, action: Act) -> Result<(), Rejection> {
        let villa = format!("villa{}", self.log.len());
        self.villa_play(seat, moved(action, &villa))
    }

    fn hands(&mut self, seat: u8, from: u32, ticks: u32) -> Result<(), Rejection> {
        self.villa_play(seat, VillaPlay::Hands { from, ticks, inputs: "hands".into() })
    }

    /// Arranges the villa and deals the colours.
    fn set_up(&mut self) {
        let game = |keeper: &TestKeeper| *keeper.table.villa().unwrap().game();
        self.say(u8::from(game(self).turn()), Act::Arrange).unwrap();
        while game(self).phase() == villa::Phase::Dealing {
            let seat = u8::from(game(self).turn());
            let free = Colour::ALL.into_iter().find(|colour| game(self).owner(*colour).is_none()).unwrap();
            let throws = game(self).check(player(seat), Deed::Throw).is_ok();
            let action = if throws { Act::Throw { colour: free } } else { Act::Choose { colour: free } };
            self.say(seat, action).unwrap();
        }
    }
}

/// The seat whose turn it is, and one of its columns.
fn turn(keeper: &TestKeeper) -> (u8, Column) {
    let game = keeper.table.villa().unwrap().game();
    (game.turn().into(), game.movable_of(game.turn()).iter().next().unwrap())
}

/// How something may end, by chance.
fn outcome(keeper: &TestKeeper, deed: Deed, dice: &mut Rng) -> Act {
    let game = keeper.table.villa().unwrap().game();
    match deed {
        Deed::Bring(column) => Act::Bring {
            column,
            outcome: match dice.u8(..30) {
                0 => Brought::Collapse,
                1..=4 => Brought::BrokenOff,
                5 => Brought::Foul,
                _ => Brought::Stood { on: game.top() },
            },
        },
        Deed::Lay => {
            let on: Columns = game.columns_at(Place::On(game.top()));
            let rests = game.can_lay() && dice.u8(..4) > 0;
            Act::Lay { outcome: if rests { Laid::Rests { on } } else { Laid::NotLayable } }
        }
        Deed::Place(column) => Act::Place { column },
        Deed::Arrange => Act::Arrange,
        Deed::Clear => Act::Clear,
        Deed::Throw => Act::Throw { colour: Colour::ALL[dice.usize(..4)] },
        Deed::Choose(colour) => Act::Choose { colour },
        Deed::Ask => Act::Ask,
        Deed::Allow => Act::Allow,
        Deed::Object => Act::Object,
        Deed::Name(column) => Act::Name { column },
        Deed::EndTurn => Act::EndTurn,
        Deed::GiveUp => Act::GiveUp,
    }
}

/// One of those for whom the table waits does something; now and then someone tries what they may not.
fn anything(keeper: &mut TestKeeper, dice: &mut Rng) {
    keeper.now = keeper.now.plus(dice.u64(..3_000));
    if dice.u8(..6) == 0 {
        let wrong = [
            VillaPlay::action(Act::GiveUp),
            VillaPlay::action(Act::Arrange),
            VillaPlay::begin(Some(column(dice.u8(..20)))),
            VillaPlay::Hands { from: dice.u32(..200), ticks: dice.u32(..70), inputs: "x".into() },
            moved(Act::Bring { column: column(dice.u8(..20)), outcome: Brought::Collapse }, "x"),
        ];
        // The server of the tests checks that what is refused changes nothing.
        let _ = keeper.villa_play(dice.u8(..2), wrong[dice.usize(..4)].clone());
        let _ = keeper.act(BEN, Action::Propose { motion: Motion::Undo { keep: dice.u32(..40) } });
        let _ = keeper.act(ANNA, Action::Answer { yes: dice.bool() });
    }
    let Some(seat) = dice.choice(keeper.table.seats_to_act()) else { return };
    if let Some(attempt) = keeper.table.villa().unwrap().attempt().cloned() {
        if dice.u8(..4) > 0 {
            return keeper.hands(seat, attempt.ticks, 1 + dice.u32(..60)).unwrap();
        }
        let deed = attempt.column.map_or(Deed::Lay, Deed::Bring);
        let action = outcome(keeper, deed, dice);
        return keeper.say(seat, action).unwrap();
    }
    let game = *keeper.table.villa().unwrap().game();
    let usual = |deed: &Deed| match deed {
        Deed::GiveUp | Deed::Clear => false,
        Deed::Place(_) => game.setup().player_count() == 4,
        Deed::Arrange => game.setup().player_count() != 4,
        _ => true,
    };
    let deed = dice.choice(game.may(player(seat)).filter(usual).collect::<Vec<_>>()).unwrap();
    match deed {
        Deed::Bring(column) => keeper.villa_play(seat, VillaPlay::begin(Some(column))).unwrap(),
        Deed::Lay if game.phase() != villa::Phase::Building => {
            keeper.villa_play(seat, VillaPlay::begin(None)).unwrap();
        }
        deed => {
            let action = outcome(keeper, deed, dice);
            keeper.say(seat, action).unwrap();
        }
    }
}

#[test]
fn whole_games_with_any_outcomes_fold_to_the_same_table() {
    for seed in 0..40 {
        let mut dice = Rng::with_seed(seed);
        let choice = VillaChoice { expert: dice.bool(), ..VillaChoice::new(2 + dice.u8(..3)) };
        let mut keeper = begun(choice, Clock::None, u8::from(seed % 4 == 0));
        for _ in 0..4_000 {
            match keeper.table.phase() {
                Phase::Playing => anything(&mut keeper, &mut dice),
                Phase::Between => keeper.act(ANNA, Action::Start { lot: 0 }).unwrap(),
                _ => break,
            }
        }
        assert_eq!(keeper.table.phase(), Phase::Finished, "seed {seed}");
        assert_eq!(keeper.table.results().len(), keeper.table.series_length());
        let json = serde_json::to_string(&keeper.log).unwrap();
        let log: Vec<Entry> = serde_json::from_str(&json).unwrap();
        assert_eq!(log, keeper.log);
        for _ in 0..2 {
            assert_eq!(Table::fold(games::ALL, keeper.table.header().clone(), &log).unwrap(), keeper.table);
        }
        // The game is what the rules make of its steps.
        let round = keeper.table.villa().unwrap();
        let played =
            round.steps().iter().fold(*round.start(), |game, step| game.play(step.by, step.action).unwrap());
        assert_eq!(&played, round.game());
    }
}

#[test]
fn several_may_say_at_once_that_they_do_not_object() {
    let mut keeper = begun(VillaChoice::new(3), Clock::None, 0);
    keeper.set_up();
    let (seat, _) = turn(&keeper);
    keeper.say(seat, Act::Ask).unwrap();
    let others: Vec<u8> = keeper.table.seats_to_act();
    assert_eq!(others.len(), 2);
    assert_eq!(keeper.table.seat_to_move(), None, "the table waits for two");
    // Both have seen the same table, and neither has seen the other's answer.
    let turn = keeper.table.turn();
    for seat in others {
        let by = By::Guest(keeper.table.seats()[usize::from(seat)].person().unwrap());
        let play = Tagged::from(&VillaPlay::action(Act::Allow));
        keeper.send(by, Action::Play { seat, turn, play }).unwrap();
    }
    let after = keeper.table.villa().unwrap().game().phase();
    assert!(!matches!(after, villa::Phase::Asked { .. }), "{after:?}");
    // An answer to a question of an earlier turn is none to the next one.
    let late = Action::Play { seat, turn: turn - 1, play: Tagged::from(&VillaPlay::action(Act::Ask)) };
    let by = By::Guest(keeper.table.seats()[usize::from(seat)].person().unwrap());
    assert_eq!(keeper.send(by, late), Err(Rejection::Stale(turn)));
}

#[test]
fn hands_at_work_bind_the_player_and_come_in_order() {
    let mut keeper = begun(VillaChoice::new(2), Clock::None, 0);
    keeper.set_up();
    let (seat, column) = turn(&keeper);
    let other = 1 - seat;
    let stood = Act::Bring { column, outcome: Brought::Stood { on: villa::Storey::Blue } };
    assert_eq!(reason(keeper.hands(seat, 0, 30)), "no-attempt");
    assert_eq!(reason(keeper.say(seat, stood)), "no-attempt", "without hands nothing comes up");
    let theirs = keeper.table.villa().unwrap().game().movable_of(player(other)).iter().next();
    let refused = keeper.villa_play(seat, VillaPlay::begin(theirs));
    let broken = games::sentences::broken(&Broken::NotYours(theirs.unwrap()));
    assert_eq!((broken.key.as_str(), broken.clause.as_deref()), ("villa-broken-not-yours", Some("V4")));
    assert_eq!(refused, Err(Rejection::Game(broken)));
    let before = keeper.table.turn();
    keeper.villa_play(seat, VillaPlay::begin(Some(column))).unwrap();
    assert_eq!(keeper.table.turn(), before, "it is the same turn until it is over");
    // Bound to it: no other column, no words; and nobody else is waited for.
    assert_eq!(
        reason(keeper.villa_play(seat, VillaPlay::begin(Some(column)))),
        format!("attempt-runs, player at seat {}", seat + 1)
    );
    assert_eq!(reason(keeper.say(seat, Act::Ask)), format!("attempt-runs, player at seat {}", seat + 1));
    assert_eq!(keeper.hands(other, 0, 30), Err(Rejection::NotYourTurn(seat)));
    keeper.hands(seat, 0, 30).unwrap();
    assert_eq!(reason(keeper.hands(seat, 0, 30)), "hands-gap, number 30", "sent twice under two names");
    assert_eq!(reason(keeper.hands(seat, 60, 30)), "hands-gap, number 30");
    assert_eq!(reason(keeper.hands(seat, 30, 0)), "bad-hands");
    assert_eq!(reason(keeper.hands(seat, 30, 61)), "bad-hands");
    let long = VillaPlay::Hands { from: 30, ticks: 30, inputs: "x".repeat(MOST_LETTERS + 1) };
    assert_eq!(reason(keeper.villa_play(seat, long)), "bad-hands");
    for from in (30..MOST_TICKS - 30).step_by(60) {
        keeper.hands(seat, from, 60).unwrap();
    }
    assert_eq!(reason(keeper.hands(seat, MOST_TICKS - 30, 31)), "attempt-too-long");
    keeper.hands(seat, MOST_TICKS - 30, 30).unwrap();
    // The keeper has to say what became of the villa.
    let unsaid = VillaPlay::action(stood);
    assert_eq!(reason(keeper.villa_play(seat, unsaid)), "not-kept");
    let wordy = VillaPlay::Do(VillaMove { action: Act::Ask, at: None, villa: Some("x".into()) });
    assert_eq!(reason(keeper.villa_play(seat, wordy)), format!("attempt-runs, player at seat {}", seat + 1));
    keeper.villa_play(seat, moved(stood, "up")).unwrap();
    let round = keeper.table.villa().unwrap();
    assert_eq!((round.villa().as_ref(), round.attempt(), keeper.table.turn()), ("up", None, before + 1));
    assert_eq!(keeper.table.seats_to_act(), [other]);
}

#[test]
fn undo_goes_back_to_a_step_and_its_villa() {
    let mut keeper = begun(VillaChoice::new(2), Clock::None, 0);
    keeper.set_up();
    let start = keeper.table.villa().unwrap().clone();
    let keep = keeper.table.turn();
    let mut seats = Vec::new();
    for n in 0..3 {
        let (seat, column) = turn(&keeper);
        keeper.villa_play(seat, VillaPlay::begin(Some(column))).unwrap();
        keeper.hands(seat, 0, 30).unwrap();
        if n < 2 {
            seats.push(seat);
            keeper
                .say(seat, Act::Bring { column, outcome: Brought::Stood { on: villa::Storey::Blue } })
                .unwrap();
        }
    }
    let round = keeper.table.villa().unwrap();
    assert!(round.attempt().is_some());
    assert_eq!(
        seats.iter().map(|seat| round.last_turn_of(&[*seat])).collect::<Vec<_>>(),
        [Some(keep), Some(keep + 1)]
    );
    assert_eq!((round.last_turn_of(&seats), round.last_turn_of(&[])), (Some(keep + 1), None));
    let undo = |keep| Action::Propose { motion: Motion::Undo { keep } };
    assert_eq!(keeper.act(ANNA, undo(keep + 2)), Err(Rejection::NothingToUndo), "never into an attempt");
    keeper.act(ANNA, undo(keep)).unwrap();
    keeper.act(BEN, Action::Answer { yes: true }).unwrap();
    assert_eq!(keeper.table.villa().unwrap(), &start);
}

#[test]
fn the_keeper_answers_for_whoever_does_not() {
    let choice = VillaChoice { objection: 20, grace: 60, ..VillaChoice::new(3) };
    let mut keeper = begun(choice, Clock::None, 0);
    keeper.set_up();
    let (seat, _) = turn(&keeper);
    assert_eq!(keeper.table.due(), None);
    keeper.say(seat, Act::Ask).unwrap();
    let asked = keeper.now;
    assert_eq!(keeper.table.due(), Some(asked.plus(20_000)));
    let first = keeper.table.seats_to_act()[0];
    let allow = |keeper: &TestKeeper| Action::Play {
        seat: keeper.table.seats_to_act()[0],
        turn: keeper.table.turn(),
        play: Tagged::from(&VillaPlay::action(Act::Allow)),
    };
    let too_early = allow(&keeper);
    assert_eq!(keeper.keeper(too_early), Err(Rejection::TimeIsLeft(first)));
    // What the server was away for is not counted.
    keeper.now = asked.plus(30_000);
    keeper.keeper(Action::Away { milliseconds: 15_000 }).unwrap();
    assert_eq!(keeper.table.due(), Some(asked.plus(35_000)));
    assert_eq!(keeper.table.overdue(keeper.now), None);
    keeper.now = asked.plus(35_000);
    let objects = Tagged::from(&VillaPlay::action(Act::Object));
    let turn_now = keeper.table.turn();
    let other = Action::Play { seat: first, turn: turn_now, play: objects };
    assert_eq!(keeper.keeper(other), Err(Rejection::TimeIsLeft(first)), "it does not object for anybody");
    for _ in 0..2 {
        let due = keeper.table.overdue(keeper.now).unwrap();
        assert_eq!(due, allow(&keeper));
        keeper.keeper(due).unwrap();
    }
    assert_eq!(keeper.table.overdue(keeper.now), None);
}

#[test]
fn an_attempt_of_somebody_who_is_away_is_broken_off() {
    let mut keeper = begun(VillaChoice { grace: 60, ..VillaChoice::new(2) }, Clock::None, 0);
    keeper.set_up();
    let (seat, column) = turn(&keeper);
    keeper.villa_play(seat, VillaPlay::begin(Some(column))).unwrap();
    keeper.now = keeper.now.plus(50_000);
    keeper.hands(seat, 0, 30).unwrap();
    keeper.now = keeper.now.plus(59_000);
    assert_eq!(keeper.table.overdue(keeper.now), None, "heard of not long ago");
    // Time stands still while the game is adjourned.
    keeper.act(ANNA, Action::Propose { motion: Motion::Adjourn }).unwrap();
    keeper.act(BEN, Action::Answer { yes: true }).unwrap();
    keeper.now = keeper.now.plus(3_600_000);
    assert_eq!((keeper.table.due(), keeper.table.overdue(keeper.now)), (None, None));
    keeper.act(ANNA, Action::Propose { motion: Motion::Resume }).unwrap();
    keeper.act(BEN, Action::Answer { yes: true }).unwrap();
    assert_eq!(keeper.table.due(), Some(keeper.now.plus(60_000)));
    keeper.now = keeper.now.plus(60_000);
    let Some(Action::Play { play, turn, .. }) = keeper.table.overdue(keeper.now) else { panic!("not due") };
    let Some(VillaPlay::Do(due)) = VillaPlay::of(&play) else { panic!("not the end of an attempt") };
    assert_eq!(due.action, Act::Bring { column, outcome: Brought::BrokenOff });
    // The attempt may have ended differently; the keeper knows.
    let action = Act::Bring { column, outcome: Brought::Foul };
    let play = Tagged::from(&moved(action, "as it was"));
    keeper.keeper(Action::Play { seat, turn, play }).unwrap();
    assert!(keeper.table.villa().unwrap().game().is_locked(column));
}

#[test]
fn who_gives_up_lets_go_and_a_bot_may_take_over() {
    let mut keeper = begun(VillaChoice::new(3), Clock::None, 0);
    keeper.set_up();
    let (seat, column) = turn(&keeper);
    let column = keeper.table.villa().unwrap().game().movable_neutrals().iter().next().unwrap_or(column);
    keeper.villa_play(seat, VillaPlay::begin(Some(column))).unwrap();
    let guest = keeper.table.seats()[usize::from(seat)].person().unwrap();
    let villa = keeper.table.villa().unwrap().villa().clone();
    keeper.act(guest, Action::Resign { seat }).unwrap();
    let round = keeper.table.villa().unwrap();
    assert_eq!((round.attempt(), round.villa(), round.given_up()), (None, &villa, vec![seat]));
    let others: Vec<Guest> = [ANNA, BEN, CLEO].into_iter().filter(|other| *other != guest).collect();
    keeper.act(others[0], Action::Propose { motion: Motion::BotFor { seat, level: 3 } }).unwrap();
    keeper.act(others[1], Action::Answer { yes: true }).unwrap();
    assert_eq!(keeper.table.bot_to_move(), Some((seat, 3)));
    keeper.villa_play(seat, VillaPlay::begin(Some(column))).unwrap();
}

#[test]
fn clocks_run_for_hands_at_work_and_not_while_others_are_asked() {
    let mut keeper = begun(VillaChoice::new(2), Clock::Game { seconds: 100, increment: 5 }, 0);
    keeper.set_up();
    let (seat, column) = turn(&keeper);
    let left = keeper.table.time_left(seat, keeper.now).unwrap();
    keeper.villa_play(seat, VillaPlay::begin(Some(column))).unwrap();
    keeper.now = keeper.now.plus(10_000);
    keeper.hands(seat, 0, 30).unwrap();
    assert_eq!(
        keeper.table.time_left(seat, keeper.now),
        Some(left - 10_000),
        "no increment for moving a hand"
    );
    keeper.say(seat, Act::Bring { column, outcome: Brought::BrokenOff }).unwrap();
    assert_eq!(keeper.table.time_left(seat, keeper.now), Some(left - 5_000));
    let (seat, _) = turn(&keeper);
    keeper.say(seat, Act::Ask).unwrap();
    assert_eq!(keeper.table.deadline(), None);
    keeper.now = keeper.now.plus(15_000);
    keeper.say(1 - seat, Act::Object).unwrap();
    assert_eq!(keeper.table.deadline().map(|(seat, _)| seat), Some(1 - seat));
}

#[test]
fn plays_have_the_form_that_the_documents_show() {
    let stood = Act::Bring { column: column(3), outcome: Brought::Stood { on: villa::Storey::Blue } };
    for (play, json) in [
        (VillaPlay::Begin { column: Some(column(3)), world: None }, r#"{"begin":{"column":3}}"#),
        (VillaPlay::Begin { column: Some(column(3)), world: Some(3) }, r#"{"begin":{"column":3,"world":3}}"#),
        (VillaPlay::Lapse, r#""lapse""#),
        (VillaPlay::Begin { column: None, world: None }, r#"{"begin":{"column":null}}"#),
        (
            VillaPlay::Hands { from: 30, ticks: 30, inputs: "eJw".into() },
            r#"{"hands":{"from":30,"ticks":30,"inputs":"eJw"}}"#,
        ),
        (VillaPlay::action(Act::Ask), r#"{"do":{"action":"ask"}}"#),
        (
            VillaPlay::Do(VillaMove {
                action: Act::Place { column: column(3) },
                at: Some(Spot { x: -400, y: 1200, turn: 9000 }),
                villa: Some("eJx".into()),
            }),
            r#"{"do":{"action":{"place":{"column":3}},"at":{"x":-400,"y":1200,"turn":9000},"villa":"eJx"}}"#,
        ),
        (
            moved(stood, "eJx"),
            r#"{"do":{"action":{"bring":{"column":3,"outcome":{"stood":{"on":"blue"}}}},"villa":"eJx"}}"#,
        ),
    ] {
        let json = format!(r#"{{"villa":{json}}}"#);
        assert_eq!(serde_json::to_string(&Tagged::from(&play)).unwrap(), json);
        assert_eq!(serde_json::from_str::<Tagged>(&json).unwrap(), Tagged::from(&play));
    }
    let header = r#"{"game":{"villa":{"players":3}},"host":"0000000000000001","created":0}"#;
    let header: Header = serde_json::from_str(header).unwrap();
    assert_eq!(VillaChoice::of(&header), Some(VillaChoice { world: 2, ..VillaChoice::new(3) }));
}

#[test]
fn another_games_moves_and_bad_choices_are_refused() {
    let mut keeper = begun(VillaChoice::new(2), Clock::None, 0);
    assert_eq!(keeper.play(0, "d4"), Err(Rejection::OtherGame));
    let mut callisto = TestKeeper::two_players(Clock::None);
    assert_eq!(callisto.villa_play(0, VillaPlay::action(Act::Arrange)), Err(Rejection::OtherGame));
    for choice in [VillaChoice::new(5), VillaChoice { grace: 0, ..VillaChoice::new(2) }] {
        let header = Header { game: Tagged::from(&choice), ..VillaChoice::new(2).header(ANNA, Time(0)) };
        assert!(Table::new(games::ALL, header).is_err());
    }
}

/// After a reload the film of the last attempt was gone, though its hands are in the log.
#[test]
fn the_last_attempt_stays_known_with_the_villa_before_it() {
    let mut keeper = begun(VillaChoice::new(2), Clock::None, 0);
    keeper.set_up();
    let worked = |keeper: &TestKeeper| keeper.table.villa().unwrap().worked().cloned();
    assert_eq!(worked(&keeper), None);
    let before = keeper.table.villa().unwrap().villa().clone();
    let game = *keeper.table.villa().unwrap().game();
    let (seat, which) = turn(&keeper);
    keeper.villa_play(seat, VillaPlay::begin(Some(which))).unwrap();
    keeper.hands(seat, 0, 30).unwrap();
    keeper.say(seat, Act::broken_off(Some(which))).unwrap();
    let last = worked(&keeper).unwrap();
    assert_eq!((last.villa, last.attempt.column, last.attempt.chunks.len()), (before, Some(which), 1));
    assert_eq!(keeper.table.villa().unwrap().game_after(last.after), game);
}
