//! What others see of a table: its line in a list, its addresses, and its game as a file.

mod common;

use common::{ANNA, BEN, TestKeeper};
use games::CallistoChoice;
use table::local::sitter;
use table::rest::{self, NewTable, SeatSummary, Summary};
use table::{Action, Clock, Guest, Header, MAX_MESSAGE, MAX_ROUNDS, Phase, Rejection, Starter, Time};

#[test]
fn a_list_shows_who_sits_where_and_how_it_stands() {
    let mut keeper = TestKeeper::callisto("pocket", 3);
    keeper.join(ANNA, "Anna");
    keeper.act(ANNA, Action::Sit { seat: 0 }).unwrap();
    keeper.act(ANNA, Action::SeatBot { seat: 1, level: 3 }).unwrap();
    let anna = SeatSummary::Person { guest: ANNA, name: Some("Anna".into()) };
    let gathering = Summary {
        game: "callisto".into(),
        edition: Some("pocket".into()),
        players: 3,
        seats: vec![anna, SeatSummary::Bot { level: 3 }, SeatSummary::Open],
        totals: vec![0; 3],
        ..Summary::default()
    };
    assert_eq!(Summary::of(&keeper.table), gathering, "no turn before the game");
    keeper.act(ANNA, Action::Sit { seat: 2 }).unwrap();
    keeper.act(ANNA, Action::Start { lot: 1 }).unwrap();
    let playing = Summary::of(&keeper.table);
    assert_eq!((playing.turn, playing.seat_to_move), (Some(0), Some(1)));
    keeper.play_randomly(1);
    while keeper.table.phase() != Phase::Finished {
        keeper.act(ANNA, Action::Start { lot: 0 }).unwrap();
        keeper.play_randomly(2);
    }
    let finished = Summary::of(&keeper.table);
    assert_eq!(finished.totals, keeper.table.totals());
    assert!(finished.totals.iter().any(|total| *total > 0) && !finished.winners.is_empty());
}

#[test]
fn a_game_is_a_file_with_the_names_of_its_players() {
    let keeper = TestKeeper::two_players(Clock::None);
    let file = keeper.table.file(keeper.table.game().unwrap()).unwrap();
    assert_eq!(file.ending, "blksgf");
    assert!(file.text.contains("PB[Anna]") && file.text.contains("PW[Ben]"), "{}", file.text);
}

#[test]
fn a_new_table_gets_the_header_that_was_asked_for() {
    let game = TestKeeper::callisto("pocket", 2).table.header().game.clone();
    let (starter, clock) = (Starter::Seat(1), Clock::Move { seconds: 30 });
    let asked = NewTable { starter, clock, rounds: Some(2), public: true, ..NewTable::new(game.clone()) };
    let header =
        Header { starter, clock, rounds: 2, public: true, ..Header::new(game.clone(), BEN, Time(7)) };
    assert_eq!(asked.header(BEN, Time(7)), header);
    assert_eq!(NewTable::new(game.clone()).header(BEN, Time(7)), Header::new(game, BEN, Time(7)));
}

/// Programs of others use these addresses.
#[test]
fn requests_have_their_addresses() {
    let made = [rest::one_table("t"), rest::log("t"), rest::socket("t"), rest::offer_seat("t", 1)];
    let tails = ["", "/log", "/socket", "/seats/1/handover"].map(|tail| format!("/api/tables/t{tail}"));
    assert_eq!(made, tails);
    assert_eq!(rest::take_seat("c"), "/api/handover/c");
}

#[test]
fn phases_have_words() {
    let all = [Phase::Gathering, Phase::Playing, Phase::Adjourned, Phase::Between, Phase::Finished];
    for phase in all {
        assert_eq!(serde_json::to_value(phase).unwrap(), phase.word());
        assert_eq!(Phase::from_word(phase.word()), Some(phase));
    }
    assert_eq!(Phase::from_word("over"), None);
}

#[test]
fn an_id_is_so_many_hexadecimal_digits() {
    assert_eq!("00000000000000fF".parse(), Ok(Guest(255)));
    for wrong in ["ff", "0000000000000fg0", "+0000000000000ff"] {
        let error = wrong.parse::<Guest>().unwrap_err().to_string();
        assert!(error.contains(wrong), "{error}");
    }
}

#[test]
fn what_fits_just_fits() {
    let rounds = |rounds| Header { rounds, ..CallistoChoice::new("pocket", 2).header(ANNA, Time(0)) };
    assert!(rounds(MAX_ROUNDS).rulebook(games::ALL).is_ok());
    assert_eq!(rounds(MAX_ROUNDS + 1).rulebook(games::ALL).err(), Some(Rejection::BadRounds(MAX_ROUNDS + 1)));
    // The longest play of hands is no longer than a message may be.
    const { assert!(games::MOST_LETTERS < MAX_MESSAGE) };
    // On one device, too, nobody is the guest whom servers take for nobody.
    assert_eq!([0, 1, 2, 3].map(sitter), [1, 2, 3, 4].map(Guest));
}
