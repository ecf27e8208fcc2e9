//! Why a table or a game refuses something is said in every language.

use std::collections::BTreeSet;

use table::Rejection;
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
        NotHouse,
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
    ]
}

/// What the games refuse by a text of their own, as their code has it; the rules' own reasons are told elsewhere.
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
        NoSuchLevel(_) | BadName | BadChat | NotJoined | Removed | Muted | NotHost | NotHouse => {}
        HostStays | NoSuchGuest | NotYourSeat(_) | SeatTaken(_) | SeatOpen(_) | SeatEmpty(_) => {}
        NoSuchColour | ColourTaken | ColoursStay => {}
        GameRuns | NoGame | Adjourned | NotAdjourned | SeriesOver | SeriesRuns | NotYourTurn(_) => {}
        Stale(_) | TimeIsUp(_) | TimeIsLeft(_) | NothingToUndo => {}
        MotionOpen | NoMotion | NotSeated | NotGivenUp(_) | SeatedInGame(_) | WrongNumber(_) => {}
        OtherGame => {}
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
