//! What the keeper of a log writes: its own lots, its own verdicts, and the villa that comes of them.

use games::{
    Lapse, Spot, VillaChoice, VillaMove, VillaPlay, VillaRound, VillaTable, WORLD, refusal, sentences,
};
use table::{Action, ActionId, By, Entry, Guest, Header, Rejection, Starter, Table, Tagged, Time};
use villa::{Action as Act, Broken, Brought, Colour, Column, Laid, Phase};
use villa_site::{CHUNK, HeadStart, Site, can_judge, ends_attempt, is_right, keep, keep_from, write_hands};
use villa_world::{Components, Input, Manner, Plan};

const ANNA: Guest = Guest(1);

/// That the game refuses something.
fn no<T>(reason: &str) -> Result<T, Rejection> {
    Err(Rejection::Game(refusal(reason)))
}

/// A table where Anna plays both seats, kept as a page keeps it.
#[derive(Clone)]
struct Kept(Table);

impl Kept {
    fn new() -> Kept {
        Kept::with(VillaChoice::new(2))
    }

    fn with(choice: VillaChoice) -> Kept {
        let game = Tagged::from(&choice);
        let header = Header { game, starter: Starter::Seat(0), ..VillaChoice::new(2).header(ANNA, Time(0)) };
        let mut kept = Kept(Table::new(games::ALL, header).unwrap());
        kept.apply(Action::Join { name: "Anna".into() }).unwrap();
        for seat in 0..2 {
            kept.apply(Action::Sit { seat }).unwrap();
        }
        kept.apply(Action::Start { lot: 0 }).unwrap();
        kept
    }

    /// The villa is arranged and the colours are dealt.
    fn dealt() -> Kept {
        let mut kept = Kept::new();
        kept.play(VillaPlay::action(Act::Arrange)).unwrap();
        kept.play(VillaPlay::action(Act::Throw { colour: Colour::Red })).unwrap();
        kept.deal();
        kept
    }

    fn deal(&mut self) {
        while self.round().game().phase() == Phase::Dealing {
            let game = *self.round().game();
            let colour = Colour::ALL.into_iter().find(|colour| game.owner(*colour).is_none()).unwrap();
            self.play(VillaPlay::action(Act::Choose { colour })).unwrap();
        }
    }

    fn hands(&mut self, hands: &[Input]) {
        let (from, ticks) = (self.round().attempt().unwrap().ticks, hands.len() as u32);
        self.play(VillaPlay::Hands { from, ticks, inputs: write_hands(hands) }).unwrap();
    }

    /// What is written when the attempt that is under way ends here.
    fn ended(&self, start: Option<HeadStart>) -> VillaPlay {
        let attempt = self.round().attempt().unwrap();
        let end = VillaPlay::action(attempt.broken_off());
        keep_from(start, self.round(), attempt.by.into(), &end, &mut || 0).unwrap()
    }

    fn apply(&mut self, action: Action) -> Result<(), Rejection> {
        let number = self.0.last() + 1;
        let entry =
            Entry { number, id: ActionId(number.into()), at: Time(number), by: By::Guest(ANNA), action };
        self.0.apply(&entry)
    }

    fn round(&self) -> &VillaRound {
        self.0.villa().unwrap()
    }

    /// Someone whose turn it is does something; what was written, or why not.
    fn play(&mut self, play: VillaPlay) -> Result<VillaPlay, Rejection> {
        let seat = self.0.seats_to_act()[0];
        let mut lots = 6..;
        let kept = keep(self.round(), seat, &play, &mut || lots.next().unwrap()).map_err(Rejection::Game)?;
        let turn = self.0.turn();
        self.apply(Action::Play { seat, turn, play: Tagged::from(&kept) })?;
        // Whatever is in the log is a villa of this game.
        Site::resume(*self.round().game(), self.round().villa(), Components::built_in()).unwrap();
        Ok(kept)
    }

    fn at(&mut self, action: Act, spot: Spot) -> Result<VillaPlay, Rejection> {
        self.play(VillaPlay::Do(VillaMove { action, at: Some(spot), villa: None }))
    }
}

/// The nearest spot to a place.
fn spot(place: &villa_world::Pose) -> Spot {
    let whole = |metres: f32| (metres * 20_000.0).round() as i16;
    let turn = (place.yaw().to_degrees() * 100.0).round() as i16;
    Spot { x: whole(place.at[0]), y: whole(place.at[1]), turn }
}

#[test]
fn a_villa_is_set_up_at_spots() {
    let parts = Components::built_in();
    let plan = Plan::random(parts, villa::COLOURS, 1, 11).unwrap();
    let mut kept = Kept::new();
    let place = |n: u8| Act::Place { column: Column::new(n).unwrap() };
    let at = |n: u8| spot(&plan.columns[usize::from(n)].place.unwrap());
    assert_eq!(kept.at(place(0), Spot { x: 20_000, y: 0, turn: 0 }), no("on-the-rim"));
    let nowhere = VillaPlay::action(place(0));
    assert!(
        kept.play(nowhere).is_err_and(|why| why.of_game() == Some("table-rejection-not-a-move")),
        "where?"
    );
    kept.at(place(0), at(0)).unwrap();
    assert_eq!(kept.at(place(1), at(0)), no("in-the-way"));
    let lay = Act::Lay { outcome: Laid::NotLayable };
    let refused = kept.at(lay, Spot::default()).unwrap_err();
    assert!(refused == Rejection::Game(sentences::broken(&Broken::ColumnsFirst(19))), "{refused}");
    for n in 1..20 {
        kept.at(place(n), at(n)).unwrap();
    }
    assert_eq!(kept.at(lay, Spot { x: 4_000, y: 0, turn: 0 }), no("sticks-out"));
    // Whatever the sender takes the outcome for.
    let VillaPlay::Do(laid) = kept.at(lay, spot(&plan.plates[1].place)).unwrap() else { panic!() };
    assert_eq!(laid.action, Act::Lay { outcome: Laid::Rests { on: Column::all().collect() } });
    assert_eq!(kept.round().game().phase(), Phase::Dealing);
}

#[test]
fn throws_and_verdicts_are_the_keepers() {
    let mut kept = Kept::new();
    let lie = VillaMove { action: Act::Arrange, at: Some(Spot::default()), villa: Some("lie".into()) };
    let VillaPlay::Do(arranged) = kept.play(VillaPlay::Do(lie)).unwrap() else { panic!() };
    assert_eq!((arranged.at, arranged.villa.as_deref()), (None, Some(kept.round().villa().as_ref())));
    let thrown = kept.play(VillaPlay::action(Act::Throw { colour: Colour::ALL[0] })).unwrap();
    assert_eq!(thrown, VillaPlay::action(Act::Throw { colour: Colour::ALL[6 % 4] }));
    kept.deal();
    let game = *kept.round().game();
    let column = game.movable_of(game.turn()).iter().next().unwrap();
    let stood = Act::Bring { column, outcome: Brought::Stood { on: villa::Storey::Blue } };
    assert_eq!(kept.play(VillaPlay::action(stood)), no("no-attempt"));
    kept.play(VillaPlay::begin(Some(column))).unwrap();
    let hands = VillaPlay::Hands { from: 0, ticks: 30, inputs: "?".into() };
    assert_eq!(kept.play(hands), no("bad-hands"));
    let VillaPlay::Do(ended) = kept.play(VillaPlay::action(stood)).unwrap() else { panic!() };
    assert_eq!(ended.action, Act::Bring { column, outcome: Brought::BrokenOff });
    assert_eq!(ended.villa, arranged.villa, "everything is as it was");
}

/// The table reads old logs in which they were thrown for; nobody can do that any more.
#[test]
fn v16_the_second_colour_of_two_players_is_not_thrown_for() {
    let mut kept = Kept::with(VillaChoice { dealing: villa::Dealing::Throw, ..VillaChoice::new(2) });
    kept.play(VillaPlay::action(Act::Arrange)).unwrap();
    for lot in [0, 1] {
        let throw = VillaPlay::action(Act::Throw { colour: Colour::ALL[lot as usize] });
        let seat = kept.0.seats_to_act()[0];
        let play = Tagged::from(&keep(kept.round(), seat, &throw, &mut || lot).unwrap());
        let turn = kept.0.turn();
        kept.apply(Action::Play { seat, turn, play }).unwrap();
    }
    let refused = kept.play(VillaPlay::action(Act::Throw { colour: Colour::ALL[2] })).unwrap_err();
    assert!(refused == Rejection::Game(sentences::broken(&Broken::ChooseColour)), "{refused:?}");
    kept.deal();
}

/// Attempts on a villa whose colours are dealt: scripted hands, such that end early, and such that go wild on the way.
fn attempts(kept: &Kept) -> Vec<(Column, Vec<Input>)> {
    let site = Site::resume(*kept.round().game(), kept.round().villa(), Components::built_in()).unwrap();
    let movable = site.game().movable_of(site.game().turn());
    let script = |column: &Column| {
        site.villa().plan().bring_up(site.parts(), column.index(), &Manner::default()).map(|i| (*column, i))
    };
    let scripts: Vec<_> = movable.iter().filter_map(|column| script(&column)).take(3).collect();
    let wild = |(column, hands): &(Column, Vec<Input>)| {
        let mut hands = hands.clone();
        for (tick, input) in hands.iter_mut().enumerate().skip(60) {
            // To and fro across the whole villa, held all the while.
            let side = if tick / 20 % 2 == 0 { -3_000 } else { 3_000 };
            (input.grip, input.hand.at[0], input.hand.at[1]) = (true, side, side);
        }
        (*column, hands)
    };
    let broken: Vec<_> = scripts.iter().map(|(column, hands)| (*column, hands[..145].to_vec())).collect();
    let wild: Vec<_> = scripts.iter().map(wild).collect();
    [scripts, broken, wild].concat()
}

#[test]
fn a_log_that_lies_about_an_attempt_is_found_out() {
    let mut kept = Kept::dealt();
    let (column, hands) = attempts(&kept).swap_remove(0);
    kept.play(VillaPlay::begin(Some(column))).unwrap();
    for chunk in hands.chunks(CHUNK) {
        kept.hands(chunk);
    }
    let VillaPlay::Do(ended) = kept.ended(None) else { panic!() };
    let says = |moved: &VillaMove| {
        let (seat, turn, play) = (kept.0.seats_to_act()[0], kept.0.turn(), VillaPlay::Do(moved.clone()));
        let action = Action::Play { seat, turn, play: Tagged::from(&play) };
        let entry = Entry { number: 99, id: ActionId(99), at: Time(99), by: By::Guest(ANNA), action };
        assert!(ends_attempt(&entry));
        is_right(&kept.0, &entry)
    };
    assert!(matches!(ended.action, Act::Bring { outcome: Brought::Stood { .. }, .. }), "{ended:?}");
    assert!(says(&ended));
    let before = kept.round().villa().to_string();
    assert!(
        !says(&VillaMove { villa: Some(before.clone()), ..ended.clone() }),
        "a villa without that column"
    );
    let broken_off = Act::broken_off(Some(column));
    assert!(!says(&VillaMove { action: broken_off, villa: Some(before), ..ended }), "as if broken off");
}

#[test]
fn a_head_start_comes_to_the_same_bits() {
    let kept = Kept::dealt();
    let mut outcomes = Vec::new();
    for (number, (column, hands)) in attempts(&kept).iter().enumerate() {
        let mut kept = kept.clone();
        assert!(HeadStart::new(kept.round()).is_none(), "nobody's hands are at work");
        kept.play(VillaPlay::begin(Some(*column))).unwrap();
        // Heard with each chunk, with every third, and from the middle on, as after a restart.
        let mut starts = [(); 3].map(|()| HeadStart::new(kept.round()).unwrap());
        let middle = hands.len() / CHUNK / 2;
        for (n, chunk) in hands.chunks(CHUNK).enumerate() {
            kept.hands(chunk);
            starts[0].hear(kept.round(), 1).unwrap();
            assert_eq!(starts[0].chunks(), n + 1);
            if n % 3 == 0 {
                starts[1].hear(kept.round(), 2).unwrap();
            }
            if n == middle {
                starts[2].hear(kept.round(), usize::MAX).unwrap();
            }
        }
        let whole = kept.ended(None);
        for start in starts {
            assert!(start.leads_to(kept.round()));
            assert_eq!(kept.ended(Some(start)), whole, "attempt {number}");
        }
        let VillaPlay::Do(VillaMove { action: Act::Bring { outcome, .. }, .. }) = whole else { panic!() };
        outcomes.push(outcome);
    }
    // Otherwise this would prove little.
    for outcome in [Brought::Stood { on: villa::Storey::Blue }, Brought::BrokenOff, Brought::Collapse] {
        assert!(outcomes.contains(&outcome), "{outcome:?} in {outcomes:?}");
    }
}

#[test]
fn a_head_start_of_another_attempt_does_not_count() {
    let kept = Kept::dealt();
    let [one, other] = [0, 1].map(|n| attempts(&kept)[n].clone());
    // The same table with different hands, as when an attempt was taken back and begun again.
    let begun = |column: Column, hands: &[&[Input]]| {
        let mut kept = kept.clone();
        kept.play(VillaPlay::begin(Some(column))).unwrap();
        hands.iter().flat_map(|hands| hands.chunks(CHUNK)).for_each(|chunk| kept.hands(chunk));
        kept
    };
    let still = [Input::default(); 3 * CHUNK];
    let now = begun(one.0, &[&one.1]);
    let whole = now.ended(None);
    let others = [
        begun(other.0, &[&other.1]),
        begun(one.0, &[&still]),
        begun(one.0, &[&one.1[..2 * CHUNK], &still]),
        begun(one.0, &[&one.1, &still]),
    ];
    for (n, other) in others.iter().enumerate() {
        let mut start = HeadStart::new(other.round()).unwrap();
        start.hear(other.round(), usize::MAX).unwrap();
        assert!(start.leads_to(other.round()) && !start.leads_to(now.round()), "{n}");
        let heard = start.chunks();
        start.hear(now.round(), usize::MAX).unwrap();
        assert_eq!(start.chunks(), heard, "it hears nothing of another attempt");
        assert_eq!(now.ended(Some(start)), whole, "{n}");
    }
    assert_ne!(others[1].ended(None), whole, "these hands do something else");
    // The same hands after someone else has changed the game, though not the villa.
    let mut start = HeadStart::new(now.round()).unwrap();
    start.hear(now.round(), 3).unwrap();
    let mut without = now.clone();
    without.apply(Action::Resign { seat: 1 - u8::from(now.round().attempt().unwrap().by) }).unwrap();
    assert!(!start.leads_to(without.round()));
}

/// The same input has another result in another world.
#[test]
fn an_attempt_of_another_world_goes_back_to_its_start() {
    let mut kept = Kept::dealt();
    let game = *kept.round().game();
    let column = game.movable_of(game.turn()).iter().next();
    let other = VillaPlay::Begin { column, world: Some(WORLD - 1) };
    assert_eq!(kept.play(other.clone()), no("other-world"), "a page that is older than the keeper");
    let unnamed = VillaPlay::Begin { column, world: None };
    assert_eq!(
        kept.clone().play(unnamed.clone()),
        Ok(VillaPlay::begin(column)),
        "the keeper says which it is"
    );
    assert_eq!(kept.play(VillaPlay::Lapse), no("no-attempt"));
    // As an older version has left it.
    let (seat, turn) = (kept.0.seats_to_act()[0], kept.0.turn());
    kept.apply(Action::Play { seat, turn, play: Tagged::from(&other) }).unwrap();
    assert!(!can_judge(&kept.0));
    let before = kept.round().clone();
    let hands = VillaPlay::Hands { from: 0, ticks: 1, inputs: write_hands(&[Input::default()]) };
    assert_eq!(kept.play(hands), no("other-world"));
    let end = VillaPlay::action(before.attempt().unwrap().broken_off());
    assert_eq!(kept.play(end), no("other-world"), "it would cost something");
    let due = kept.0.overdue(kept.0.due().unwrap());
    assert_eq!(due, Some(Action::Play { seat, turn, play: Tagged::from(&VillaPlay::Lapse) }));
    assert_eq!(kept.play(VillaPlay::Lapse), Ok(VillaPlay::Lapse));
    let round = kept.round();
    assert_eq!((round.attempt(), round.game(), round.villa()), (None, before.game(), before.villa()));
    assert_eq!(round.lapses(), [Lapse { by: game.turn(), after: before.steps().len() }]);
    // Nobody is bound to that column.
    let another = game.movable_of(game.turn()).iter().nth(1);
    kept.play(VillaPlay::begin(another)).unwrap();
    assert!(can_judge(&kept.0));
    assert_eq!(kept.play(VillaPlay::Lapse), no("no-attempt"), "an attempt of this world goes on");
}

/// Logs from before attempts said so.
#[test]
fn an_attempt_that_names_no_world_is_of_the_tables() {
    for (world, is_old) in [(WORLD, false), (WORLD - 1, true)] {
        let mut kept = Kept::with(VillaChoice { world, ..VillaChoice::new(2) });
        kept.play(VillaPlay::action(Act::Arrange)).unwrap();
        kept.play(VillaPlay::action(Act::Throw { colour: Colour::Red })).unwrap();
        kept.deal();
        let game = *kept.round().game();
        let column = game.movable_of(game.turn()).iter().next();
        let (seat, turn) = (kept.0.seats_to_act()[0], kept.0.turn());
        let play = Tagged::from(&VillaPlay::Begin { column, world: None });
        kept.apply(Action::Play { seat, turn, play }).unwrap();
        assert_eq!(kept.round().attempt().unwrap().is_outdated(), is_old);
    }
}
