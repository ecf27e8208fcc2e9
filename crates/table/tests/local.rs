//! A table on one device.

use callisto::{Colour, Paints};
use games::{CallistoChoice, CallistoRound, CallistoTable, VillaChoice, VillaMove, VillaPlay, VillaTable};
use table::local::{Local, NotATable, Sitter};
use table::{Action, Guest, Header, Motion, Phase, Round, Tagged, Time};

fn table(sitters: &[Sitter]) -> Local {
    let header = CallistoChoice::new("pocket", sitters.len() as u8).header(Guest(99), Time(0));
    Local::begin(games::ALL, header, sitters, 0, Time(0)).unwrap()
}

fn play(local: &mut Local) -> bool {
    let Some(seat) = local.table().seat_to_move() else { return false };
    let round = local.table().round().unwrap();
    let (turn, mv) = (round.turn(), round.position().legal().nth(0).unwrap());
    let play = CallistoRound::tagged(&local.table().rules().cell_list(mv));
    local.perform(Time(1), Action::Play { seat, turn, play }).unwrap();
    true
}

/// The first seat was asked to take back, although it had given its villa up.
#[test]
fn whoever_stays_takes_back_in_villa_paletti() {
    let people = ["Anna", "Ben", "Cleo"].map(|name| Sitter::Person(name.into()));
    let header = VillaChoice::new(3).header(Guest(99), Time(0));
    let mut local = Local::begin(games::ALL, header, &people, 0, Time(0)).unwrap();
    let villa = local.table().villa().unwrap();
    let (seat, action) = (villa.seats_to_act()[0], villa::Action::Clear);
    let play = Tagged::from(&VillaPlay::Do(VillaMove { action, at: None, villa: Some(String::new()) }));
    local.perform(Time(1), Action::Play { seat, turn: 0, play }).unwrap();
    local.perform(Time(2), Action::Resign { seat: 0 }).unwrap();
    local.perform(Time(3), Action::Propose { motion: Motion::Undo { keep: 0 } }).unwrap();
    assert_eq!((local.table().turn(), local.table().given_up()), (0, vec![0]));
}

#[test]
fn a_game_is_the_same_after_it_was_stored() {
    let mut local = table(&[Sitter::Person("Anna".into()), Sitter::Bot(3)]);
    (0..7).for_each(|_| assert!(play(&mut local)));
    let text = local.write();
    let again = Local::read(games::ALL, &text).unwrap();
    assert_eq!((&again, again.entries(), again.header()), (&local, local.entries(), local.header()));
    assert_eq!(local.entries().len() as u64, local.table().last());
    assert!(play(&mut local));
    assert_ne!(again, local);
    let error = Local::read(games::ALL, "{}").unwrap_err();
    assert!(matches!(error, NotATable::Text(_)) && error.to_string().contains("header"), "{error}");
    // The bot moves before it is seated.
    let early = text.replace("\"number\":4", "\"number\":5");
    let error = Local::read(games::ALL, &early).unwrap_err();
    assert_eq!(error.to_string(), "entry 5 is not possible: wrong-number");
}

/// A series of villas filled the browser's storage, and what came after was not kept.
#[test]
fn a_long_series_fits_without_the_hands_of_earlier_games() {
    let header = Header { rounds: 1, ..VillaChoice::new(2).header(Guest(99), Time(0)) };
    let people = ["Anna", "Ben"].map(|name| Sitter::Person(name.into()));
    let mut local = Local::begin(games::ALL, header, &people, 0, Time(0)).unwrap();
    let play = |local: &mut Local, play: VillaPlay| {
        let (seat, turn) = (local.table().seats_to_act()[0], local.table().turn());
        local.perform(Time(1), Action::Play { seat, turn, play: Tagged::from(&play) }).unwrap();
    };
    let [blue, yellow, red, green] = villa::Colour::ALL;
    for _ in 0..2 {
        let arranged = VillaMove { action: villa::Action::Arrange, at: None, villa: Some("v".into()) };
        play(&mut local, VillaPlay::Do(arranged));
        play(&mut local, VillaPlay::action(villa::Action::Throw { colour: blue }));
        for colour in [yellow, red, green] {
            play(&mut local, VillaPlay::action(villa::Action::Choose { colour }));
        }
        let game = *local.table().villa().unwrap().game();
        let column = game.movable_of(game.turn()).iter().next();
        play(&mut local, VillaPlay::begin(column));
        play(&mut local, VillaPlay::Hands { from: 0, ticks: 1, inputs: "hands".into() });
        if local.table().results().is_empty() {
            local.perform(Time(2), Action::Resign { seat: 0 }).unwrap();
            local.perform(Time(3), Action::Start { lot: 0 }).unwrap();
        }
    }
    let lean = local.write_lean();
    assert_eq!((local.write().matches("hands\"").count(), lean.matches("hands\"").count()), (4, 3));
    assert_eq!(Local::read(games::ALL, &lean).unwrap().table(), local.table());
}

#[test]
fn undo_goes_back_to_the_last_move_of_a_person() {
    let mut local = table(&[Sitter::Person("Anna".into()), Sitter::Bot(3)]);
    assert_eq!(local.table().undo(&[0]), None);
    (0..4).for_each(|_| assert!(play(&mut local)));
    let motion = local.table().undo(&[0]).unwrap();
    assert_eq!(motion, Motion::Undo { keep: 2 });
    local.perform(Time(2), Action::Propose { motion }).unwrap();
    assert_eq!(local.table().round().unwrap().turn(), 2);
}

#[test]
fn who_gave_up_against_a_bot_can_play_again() {
    let mut header = CallistoChoice::new("pocket", 2).header(Guest(99), Time(0));
    header.rounds = 0;
    let sitters = [Sitter::Person("Anna".into()), Sitter::Bot(3)];
    let mut local = Local::begin(games::ALL, header, &sitters, 0, Time(0)).unwrap();
    local.perform(Time(1), Action::Resign { seat: 0 }).unwrap();
    assert_eq!(local.table().phase(), Phase::Finished);
    local.perform(Time(2), Action::Propose { motion: Motion::Rematch }).unwrap();
    assert_eq!(local.table().phase(), Phase::Playing);
}

#[test]
fn c1_colours_are_chosen_at_one_screen() {
    let header = CallistoChoice::new("pocket", 3).header(Guest(99), Time(0));
    let sitters = [Sitter::Person("Anna".into()), Sitter::Bot(3), Sitter::Person("Ben".into())];
    for paints in ["yellow,blue,red", "green,yellow,blue", "red,green,yellow", "blue,red,yellow"] {
        let paints: Paints = paints.parse().unwrap();
        let sets: Vec<&str> = (0..3).map(|colour| paints.of(Colour(colour)).name()).collect();
        let local = Local::begin_painted(games::ALL, header.clone(), &sitters, &sets, 0, Time(0)).unwrap();
        let of = |local: &Local| {
            local.table().rules().colours().map(|c| local.table().paints().of(c)).collect::<Vec<_>>()
        };
        let wanted: Vec<callisto::Paint> = (0..3).map(|colour| paints.of(Colour(colour))).collect();
        assert_eq!(of(&local), wanted);
        assert_eq!(of(&Local::read(games::ALL, &local.write()).unwrap()), wanted);
        let record = local.table().record(local.table().round().unwrap());
        assert_eq!(callisto::Record::read(&record.write()).unwrap().paints(), local.table().paints());
    }
}

#[test]
fn people_at_one_screen_agree_with_each_other() {
    let mut local = table(&[Sitter::Person("Anna".into()), Sitter::Person("Ben".into())]);
    while play(&mut local) {}
    assert_eq!(local.table().phase(), Phase::Between);
    local.perform(Time(2), Action::Start { lot: 0 }).unwrap();
    while play(&mut local) {}
    assert_eq!(local.table().phase(), Phase::Finished);
    local.perform(Time(2), Action::Propose { motion: Motion::Rematch }).unwrap();
    assert_eq!(local.table().phase(), Phase::Playing);
}
