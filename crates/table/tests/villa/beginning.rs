//! Who begins, with which colours, and over how many games.

use super::*;

#[test]
fn v3_the_first_to_throw_is_named_or_drawn() {
    for (starter, lot, first) in [(Starter::Seat(2), 0, 2), (Starter::Drawn, 4, 1)] {
        let mut house = House::new(Header { starter, ..VillaChoice::new(3).header(ANNA, Time(0)) });
        for (seat, guest) in (0..).zip([ANNA, BEN, CLEO]) {
            house.join(guest, "x");
            house.act(guest, Action::Sit { seat }).unwrap();
        }
        house.act(ANNA, Action::Start { lot }).unwrap();
        house.say(first, Act::Arrange).unwrap();
        assert_eq!(house.table.seats_to_act(), [first]);
        house.say(first, Act::Throw { colour: Colour::ALL[0] }).unwrap();
    }
}

#[test]
fn v19_in_each_round_of_a_series_everybody_throws_first_once() {
    let mut house = begun(VillaChoice::new(2), Clock::None, 2);
    assert_eq!(house.table.series_length(), 4);
    for game in 0..4 {
        assert_eq!(house.table.villa().unwrap().start().first(), player(game % 2));
        // Each gives up in turn: the wins are shared.
        let (guest, seat) = [(ANNA, 0), (BEN, 1)][usize::from(game) % 2];
        house.act(guest, Action::Resign { seat }).unwrap();
        if game < 3 {
            house.act(BEN, Action::Start { lot: 1 }).unwrap();
        }
    }
    assert_eq!((house.table.phase(), house.table.winners()), (Phase::Finished, vec![0, 1]));
}

#[test]
fn v19_a_series_is_won_by_most_games() {
    let mut house = begun(VillaChoice::new(2), Clock::None, 1);
    // Ben gives both games up; each begins with the next player.
    for (first, games) in [(0, 1), (1, 2)] {
        assert_eq!(house.table.villa().unwrap().start().first(), player(first));
        house.act(BEN, Action::Resign { seat: 1 }).unwrap();
        assert_eq!(house.table.totals(), [games, 0]);
        if games == 1 {
            house.act(ANNA, Action::Start { lot: 0 }).unwrap();
        }
    }
    assert_eq!((house.table.phase(), house.table.winners()), (Phase::Finished, vec![0]));
    // Who gave up is asked too, since they would play again.
    house.act(ANNA, Action::Propose { motion: Motion::Rematch }).unwrap();
    house.act(BEN, Action::Answer { yes: true }).unwrap();
    assert_eq!(house.table.phase(), Phase::Playing);
}

/// Once all colours of two players were thrown for where the table throws. The log of such a game is still read, throws of
/// taken colours and steps that are taken back included.
#[test]
fn v16_logs_in_which_second_colours_were_thrown_for_are_read() {
    let mut house = begun(VillaChoice { dealing: Dealing::Throw, ..VillaChoice::new(2) }, Clock::None, 0);
    house.say(0, Act::Arrange).unwrap();
    let thrown = [Colour::Red, Colour::Blue, Colour::Red, Colour::Green, Colour::Yellow];
    for (seat, colour) in [0, 1, 0, 0, 1].into_iter().zip(thrown) {
        house.say(seat, Act::Throw { colour }).unwrap();
    }
    let round = house.table.villa().unwrap();
    assert_eq!(round.turn(), 6, "every throw counts");
    let colours = |seat| round.game().colours_of(player(seat)).collect::<Vec<_>>();
    assert_eq!(
        (colours(0), colours(1)),
        (vec![Colour::Red, Colour::Green], vec![Colour::Blue, Colour::Yellow])
    );
    let mut copy = Table::new(games::ALL, house.table.header().clone()).unwrap();
    house.log.iter().for_each(|entry| copy.apply(entry).unwrap());
    assert_eq!(copy, house.table);
    house.act(ANNA, Action::Propose { motion: Motion::Undo { keep: 5 } }).unwrap();
    house.act(BEN, Action::Answer { yes: true }).unwrap();
    assert_eq!(house.table.villa().unwrap().turn(), 5);
    // Elsewhere the rules are as they were.
    let mut house = begun(VillaChoice::new(2), Clock::None, 0);
    house.say(0, Act::Arrange).unwrap();
    house.say(0, Act::Throw { colour: Colour::Red }).unwrap();
    let refused = house.say(1, Act::Throw { colour: Colour::Blue });
    assert_eq!(refused, Err(Rejection::Game(games::sentences::broken(&Broken::ChooseColour))));
}
