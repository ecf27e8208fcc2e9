//! Why a table or a game refuses something is said in every language.

use std::collections::BTreeSet;

use callisto::{Broken, Cell, Colour};
use games::{CallistoChoice, CallistoRound, VillaChoice, VillaMove, VillaPlay};
use table::{Guest, Json, Rejection, Sentence, Time};
use villa::{Action, Column};
use words::{Language, Words};

fn rejections() -> Vec<Rejection> {
    use Rejection::*;
    let what = || "what".to_string();
    vec![
        UnknownGame(what()),
        BadClock,
        BadRounds(11),
        NoSuchSeat(6),
        NoSuchLevel(11),
        BadName,
        BadChat,
        NotJoined,
        Removed,
        Muted,
        NotHost,
        NotKeeper,
        HostStays,
        NoSuchGuest,
        NotYourSeat(6),
        SeatTaken(6),
        SeatOpen(6),
        SeatEmpty(6),
        NoSuchColour,
        ColourTaken,
        ColoursStay,
        GameRuns,
        NoGame,
        Adjourned,
        NotAdjourned,
        SeriesOver,
        SeriesRuns,
        NotYourTurn(6),
        Stale(3),
        TimeIsUp(6),
        TimeIsLeft(6),
        NothingToUndo,
        MotionOpen,
        NoMotion,
        NotSeated,
        NotGivenUp(6),
        SeatedInGame(6),
        WrongNumber(5),
        OtherGame,
        Closed,
        TooManyPeople,
        LogFull,
        NameTaken,
    ]
}

/// The refusals of the games that have texts of their own; the rules' own reasons are tested elsewhere.
const OF_GAMES: &str = concat!(
    include_str!("../../games/src/villa.rs"),
    include_str!("../../games/src/villa/play.rs"),
    include_str!("../../games/src/villa/round.rs"),
    include_str!("../../games/src/villa/choice.rs"),
    include_str!("../../games/src/callisto.rs"),
    include_str!("../../games/src/callisto/choice.rs"),
    include_str!("../../games/src/callisto/round.rs"),
    include_str!("../../villa-site/src/keeper.rs"),
    include_str!("../../jobs/src/villa.rs"),
);

/// The keys of these texts.
fn keys() -> BTreeSet<String> {
    let after = |mark: &'static str| {
        let words = OF_GAMES.split(mark).skip(1).filter_map(|rest| rest.split('"').next());
        words.map(|word| format!("table-rejection-{word}"))
    };
    let keys: BTreeSet<String> = after("refusal(\"").chain(after("\"table-rejection-")).collect();
    keys.into_iter().filter(|key| !key.contains('{')).collect()
}

/// Fails to compile when a reason is added that nobody has put into words.
#[allow(dead_code)]
fn all_are_listed(rejection: Rejection) {
    use Rejection::*;
    match rejection {
        UnknownGame(_) | Game(_) | BadClock | BadRounds(_) | NoSuchSeat(_) => {}
        NoSuchLevel(_) | BadName | BadChat | NotJoined | Removed | Muted | NotHost | NotKeeper => {}
        HostStays | NoSuchGuest | NotYourSeat(_) | SeatTaken(_) | SeatOpen(_) | SeatEmpty(_) => {}
        NoSuchColour | ColourTaken | ColoursStay => {}
        GameRuns | NoGame | Adjourned | NotAdjourned | SeriesOver | SeriesRuns | NotYourTurn(_) => {}
        Stale(_) | TimeIsUp(_) | TimeIsLeft(_) | NothingToUndo => {}
        MotionOpen | NoMotion | NotSeated | NotGivenUp(_) | SeatedInGame(_) | WrongNumber(_) => {}
        OtherGame | Closed | TooManyPeople | LogFull | NameTaken => {}
    }
}

fn name(seat: u8) -> String {
    format!("Seat {}", seat + 1)
}

#[test]
fn every_rejection_has_a_sentence_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        for rejection in rejections() {
            let text = words.rejection(&rejection, &name);
            let told = !text.contains("-rejection-") && !text.contains('$');
            assert!(told, "{} says of {rejection:?}: {text}", language.code());
            let seat = format!("{rejection:?}").contains("(6)");
            assert!(!seat || text.contains('7'), "{} says of {rejection:?}: {text}", language.code());
            let what = format!("{rejection:?}").contains("(\"what\")");
            assert!(!what || text.contains("what"), "{} says of {rejection:?}: {text}", language.code());
        }
    }
}

#[test]
fn what_games_refuse_has_a_sentence_in_every_language() {
    let keys = keys();
    assert!(keys.len() > 15 && keys.contains("table-rejection-hands-gap"), "{keys:?}");
    for language in Language::ALL {
        let words = Words::new(language);
        for key in &keys {
            assert!(words.knows(key), "{} lacks {key}", language.code());
        }
    }
}

/// Refusals of games that put something in, with what that is.
fn with_values() -> Vec<(Sentence, &'static str)> {
    vec![
        (CallistoChoice::new("what", 2).rules().unwrap_err(), "what"),
        (CallistoChoice::new("what\n", 2).rules().unwrap_err(), "1"),
        (CallistoChoice::new("pocket", 9).rules().unwrap_err(), "2"),
        (attempt_runs(), "Seat 1"),
    ]
}

/// Someone takes hold of a column while the hands of the first seat are at work.
fn attempt_runs() -> Sentence {
    let header = VillaChoice::new(2).header(Guest(1), Time(0));
    let mut round = header.rulebook(games::ALL).unwrap().begin(1);
    let mut play = |seat, play: VillaPlay| round.play(seat, Time(0), &Json::of(&play)).map(drop);
    let villa = Some(String::new());
    play(1, VillaPlay::Do(VillaMove { action: Action::Arrange, at: None, villa })).unwrap();
    let [blue, yellow, red, green] = villa::Colour::ALL;
    play(1, VillaPlay::action(Action::Throw { colour: blue })).unwrap();
    for (seat, colour) in [(0, red), (1, green), (0, yellow)] {
        play(seat, VillaPlay::action(Action::Choose { colour })).unwrap();
    }
    // The player who did not roll first begins.
    let [mine, yours] = [red, blue].map(|colour| VillaPlay::begin(Column::of(colour).next()));
    play(0, mine).unwrap();
    play(1, yours).unwrap_err()
}

/// What is wrong with a file, a move or an option is said in English where programs read it. People read the rest, in their
/// language.
#[test]
fn no_english_reason_is_said_in_another_language() {
    let rules = CallistoChoice::new("pocket", 2).rules().unwrap();
    let four = CallistoChoice { four_colours: true, ..CallistoChoice::new("pocket", 3) };
    let refused = [
        CallistoChoice::new("id = what\n", 2).rules().unwrap_err(),
        CallistoRound::new(&rules, Colour(0)).check("what").unwrap_err(),
        four.rules().unwrap_err(),
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        for sentence in &refused {
            let text = words.rejection(&Rejection::Game(sentence.clone()), &name);
            for (_, arg) in &sentence.args {
                let table::Arg::Text(english) = arg else { continue };
                assert!(!text.contains(english.as_str()), "{} says of {sentence:?}: {text}", language.code());
            }
        }
    }
}

#[test]
fn what_games_put_into_refusals_is_said_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (sentence, what) in with_values() {
            let text = words.rejection(&Rejection::Game(sentence.clone()), &name);
            let told = !text.contains("-rejection-") && !text.contains('$') && text.contains(what);
            assert!(told, "{} says of {sentence:?}: {text}", language.code());
        }
    }
}

#[test]
fn every_illegal_move_has_a_sentence_in_every_language() {
    let cell: Cell = "d4".parse().unwrap();
    let broken = [
        Broken::GameOver,
        Broken::Out(Colour(2)),
        Broken::PillarsFirst,
        Broken::NoPillarLeft,
        Broken::NoSuchPiece,
        Broken::NoPieceLeft,
        Broken::OffBoard(None),
        Broken::OffBoard(Some(cell)),
        Broken::Occupied(cell),
        Broken::PieceOnBorder(cell),
        Broken::TouchesNothing,
        Broken::TouchesCornerOnly(cell),
        Broken::PillarInCentre(cell),
        Broken::PillarOnBorder(cell),
        Broken::PillarOnOpen(cell),
        Broken::NotAlongFrame(cell),
        Broken::NotBesidePiece(cell),
        Broken::BesidePillar(cell),
        Broken::PieceFits,
        Broken::RetireTooEarly,
        Broken::PillarForced,
    ];
    // A sentence for a reason that there is not would be one that nobody says.
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/text/en/callisto.ftl");
    let text = std::fs::read_to_string(file).unwrap();
    let written = text.lines().filter_map(|line| line.strip_prefix("callisto-illegal-")?.split(' ').next());
    assert_eq!(written.collect::<BTreeSet<_>>(), broken.iter().map(Broken::key).collect());
    for language in Language::ALL {
        let words = Words::new(language);
        for reason in &broken {
            let rejection = Rejection::Game(games::illegal(reason));
            let text = words.rejection_with_clause(&rejection, &name);
            assert!(text.starts_with(&words.rejection(&rejection, &name)) && text.ends_with(')'), "{text}");
            let told = !text.contains("callisto-illegal") && !text.contains('$');
            assert!(told, "{} says of {reason:?}: {text}", language.code());
            assert!(text.ends_with(&format!(" ({})", reason.clause())), "{text}");
            let named = reason.cell().is_none() || text.contains("d4");
            assert!(named, "{}: {text} does not say where", language.code());
        }
    }
}
