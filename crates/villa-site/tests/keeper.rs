//! What the keeper of a log writes: its own lots, its own verdicts, and the villa that comes of them.

use table::{
    Action, ActionId, By, Entry, Guest, Header, Play, Rejection, Spot, Starter, Table, Time, VillaMove,
    VillaPlay, VillaRound,
};
use villa::{Action as Act, Broken, Brought, Colour, Column, Laid, Phase};
use villa_site::{Site, keep};
use villa_world::{Components, Plan};

const ANNA: Guest = Guest(1);

/// A table where Anna plays both seats, kept as a page keeps it.
struct Kept(Table);

impl Kept {
    fn new() -> Kept {
        let header = Header { starter: Starter::Seat(0), ..Header::villa(2, ANNA, Time(0)) };
        let mut kept = Kept(Table::new(header).unwrap());
        kept.apply(Action::Join { name: "Anna".into() }).unwrap();
        for seat in 0..2 {
            kept.apply(Action::Sit { seat }).unwrap();
        }
        kept.apply(Action::Start { lot: 0 }).unwrap();
        kept
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

    /// Somebody whose turn it is does something; what was written, or why not.
    fn play(&mut self, play: VillaPlay) -> Result<VillaPlay, Rejection> {
        let seat = self.0.seats_to_act()[0];
        let mut lots = 6..;
        let kept = keep(self.round(), seat, &play, &mut || lots.next().unwrap())?;
        let turn = self.0.turn();
        self.apply(Action::Play { seat, turn, play: Play::Villa(kept.clone()) })?;
        // Whatever is in the log is a villa of this game.
        Site::resume(*self.round().game(), self.round().villa(), Components::built_in()).unwrap();
        Ok(kept)
    }

    fn at(&mut self, action: Act, spot: Spot) -> Result<VillaPlay, Rejection> {
        self.play(VillaPlay::Do(VillaMove { action, at: Some(spot), villa: None }))
    }
}

/// The nearest spot to a place.
fn spot(place: &villa_world::Place) -> Spot {
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
    assert_eq!(kept.at(place(0), Spot { x: 20_000, y: 0, turn: 0 }), Err(Rejection::OnTheRim));
    let nowhere = VillaPlay::action(place(0));
    assert!(matches!(kept.play(nowhere), Err(Rejection::NotAMove(_))), "where?");
    kept.at(place(0), at(0)).unwrap();
    assert_eq!(kept.at(place(1), at(0)), Err(Rejection::InTheWay));
    let lay = Act::Lay { outcome: Laid::NotLayable };
    let refused = kept.at(lay, Spot::default()).unwrap_err();
    assert!(
        matches!(&refused, Rejection::Broken(rule) if rule.rule == Broken::ColumnsFirst(19)),
        "{refused}"
    );
    for n in 1..20 {
        kept.at(place(n), at(n)).unwrap();
    }
    assert_eq!(kept.at(lay, Spot { x: 4_000, y: 0, turn: 0 }), Err(Rejection::SticksOut));
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
    while kept.round().game().phase() == Phase::Dealing {
        let game = *kept.round().game();
        let colour = Colour::ALL.into_iter().find(|colour| game.owner(*colour).is_none()).unwrap();
        kept.play(VillaPlay::action(Act::Choose { colour })).unwrap();
    }
    let game = *kept.round().game();
    let column = game.movable_of(game.turn()).iter().next().unwrap();
    let stood = Act::Bring { column, outcome: Brought::Stood { on: villa::Storey::Blue } };
    assert_eq!(kept.play(VillaPlay::action(stood)), Err(Rejection::NoAttempt));
    kept.play(VillaPlay::Begin { column: Some(column) }).unwrap();
    let hands = VillaPlay::Hands { from: 0, ticks: 30, inputs: "?".into() };
    assert_eq!(kept.play(hands), Err(Rejection::BadHands));
    let VillaPlay::Do(ended) = kept.play(VillaPlay::action(stood)).unwrap() else { panic!() };
    assert_eq!(ended.action, Act::Bring { column, outcome: Brought::BrokenOff });
    assert_eq!(ended.villa, arranged.villa, "everything is as it was");
}
