//! Who begins, with which colours, and over how many games.

use super::*;

#[test]
fn v3_the_first_to_throw_is_named_or_drawn() {
    for (starter, lot, first) in [(Starter::Seat(2), 0, 2), (Starter::Drawn, 4, 1)] {
        let mut keeper = TestKeeper::new(Header { starter, ..VillaChoice::new(3).header(ANNA, Time(0)) });
        for (seat, guest) in (0..).zip([ANNA, BEN, CLEO]) {
            keeper.join(guest, "x");
            keeper.act(guest, Action::Sit { seat }).unwrap();
        }
        keeper.act(ANNA, Action::Start { lot }).unwrap();
        keeper.say(first, Act::Arrange).unwrap();
        assert_eq!(keeper.table.seats_to_act(), [first]);
        keeper.say(first, Act::Throw { colour: Colour::ALL[0] }).unwrap();
    }
}

#[test]
fn v19_in_each_round_of_a_series_everybody_throws_first_once() {
    let mut keeper = begun(VillaChoice::new(2), Clock::None, 2);
    assert_eq!(keeper.table.series_length(), 4);
    for game in 0..4 {
        assert_eq!(keeper.table.villa().unwrap().start().first(), player(game % 2));
        // Each gives up in turn: the wins are shared.
        let (guest, seat) = [(ANNA, 0), (BEN, 1)][usize::from(game) % 2];
        keeper.act(guest, Action::Resign { seat }).unwrap();
        if game < 3 {
            keeper.act(BEN, Action::Start { lot: 1 }).unwrap();
        }
    }
    assert_eq!((keeper.table.phase(), keeper.table.winners()), (Phase::Finished, vec![0, 1]));
}

#[test]
fn v19_a_series_is_won_by_most_games() {
    let mut keeper = begun(VillaChoice::new(2), Clock::None, 1);
    // Ben gives both games up; each begins with the next player.
    for (first, games) in [(0, 1), (1, 2)] {
        assert_eq!(keeper.table.villa().unwrap().start().first(), player(first));
        keeper.act(BEN, Action::Resign { seat: 1 }).unwrap();
        assert_eq!(keeper.table.totals(), [games, 0]);
        if games == 1 {
            keeper.act(ANNA, Action::Start { lot: 0 }).unwrap();
        }
    }
    assert_eq!((keeper.table.phase(), keeper.table.winners()), (Phase::Finished, vec![0]));
    // Who gave up is asked too, since they would play again.
    keeper.act(ANNA, Action::Propose { motion: Motion::Rematch }).unwrap();
    keeper.act(BEN, Action::Answer { yes: true }).unwrap();
    assert_eq!(keeper.table.phase(), Phase::Playing);
}

/// Once all colours of two players were thrown for where the table throws. The log of such a game is still read, throws of
/// taken colours and steps that are taken back included.
#[test]
fn v16_logs_in_which_second_colours_were_thrown_for_are_read() {
    let mut keeper = begun(VillaChoice { dealing: Dealing::Throw, ..VillaChoice::new(2) }, Clock::None, 0);
    keeper.say(0, Act::Arrange).unwrap();
    let thrown = [Colour::Red, Colour::Blue, Colour::Red, Colour::Green, Colour::Yellow];
    for (seat, colour) in [0, 1, 0, 0, 1].into_iter().zip(thrown) {
        keeper.say(seat, Act::Throw { colour }).unwrap();
    }
    let round = keeper.table.villa().unwrap();
    assert_eq!(round.turn(), 6, "every throw counts");
    let colours = |seat| round.game().colours_of(player(seat)).collect::<Vec<_>>();
    assert_eq!(
        (colours(0), colours(1)),
        (vec![Colour::Red, Colour::Green], vec![Colour::Blue, Colour::Yellow])
    );
    let mut copy = Table::new(games::ALL, keeper.table.header().clone()).unwrap();
    keeper.log.iter().for_each(|entry| copy.apply(entry).unwrap());
    assert_eq!(copy, keeper.table);
    keeper.act(ANNA, Action::Propose { motion: Motion::Undo { keep: 5 } }).unwrap();
    keeper.act(BEN, Action::Answer { yes: true }).unwrap();
    assert_eq!(keeper.table.villa().unwrap().turn(), 5);
    // Elsewhere the rules are as they were.
    let mut keeper = begun(VillaChoice::new(2), Clock::None, 0);
    keeper.say(0, Act::Arrange).unwrap();
    keeper.say(0, Act::Throw { colour: Colour::Red }).unwrap();
    let refused = keeper.say(1, Act::Throw { colour: Colour::Blue });
    assert_eq!(refused, Err(Rejection::Game(games::sentences::broken(&Broken::ChooseColour))));
}
