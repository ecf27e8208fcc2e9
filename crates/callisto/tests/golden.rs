//! Whole games with every value that a position has to offer, written out and compared.
//!
//! A change of behaviour anywhere shows here as a difference in a file that a person can read. The moves are taken
//! from the file itself; `LOGGIA_REGENERATE=1` writes the rest anew.

mod common;

use std::fmt::Write;

use callisto::{Colour, Position, Region, Rules};
use common::{data, options};

const HEAD: &str = "\
# A game of Callisto with every value of every position. The first four lines and the moves are given,
# all else follows from them. A digest is FNV-1a over the sorted cell lists of the legal moves, each with a line end.
";

/// Lists longer than this are given by their digest alone, but for the first one with pieces.
const LISTED: usize = 24;

fn value<'t>(text: &'t str, key: &str) -> &'t str {
    let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("there is no {key}"))
}

fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

fn words(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

fn digest(lists: &[String]) -> u64 {
    let bytes = lists.iter().flat_map(|list| list.bytes().chain([b'\n']));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn describe_rules(rules: &Rules) -> String {
    let count = |region| rules.board().cells_in(region).count();
    let kinds = rules.kinds().iter().map(|kind| format!("{}×{}", kind.copies, kind.shape.name()));
    let ways = rules.orientations().len();
    let (open, centre, border) = (count(Region::Open), count(Region::Centre), count(Region::Border));
    format!(
        "setup: {}\nboard: {} by {}, {open} open, {centre} centre, {border} border, {} symmetries\n\
         pieces: {}\norientations: {ways}\nplacements: {}\n",
        rules.setup(),
        rules.board().width(),
        rules.board().height(),
        rules.board().symmetries().len(),
        words(kinds),
        rules.placements().count()
    )
}

fn describe_colour(position: &Position, colour: Colour) -> String {
    format!(
        "colour {colour}: player {}, pieces {}, pillars {}, penalty {}, starting {}, out {}\n",
        position.rules().player(colour),
        words(position.pieces_left(colour).iter()),
        position.pillars_left(colour),
        position.penalty(colour),
        yes(position.is_starting(colour)),
        yes(position.is_out(colour))
    )
}

fn describe_legal(position: &Position, first_with_pieces: bool) -> String {
    let (rules, legal) = (position.rules(), position.legal());
    let mut lists: Vec<String> = legal.iter().map(|mv| rules.cell_list(mv)).collect();
    lists.sort();
    let mut text = format!(
        "legal: {}, pieces {}, pillars {}, retiring {}, digest {:016x}\n",
        legal.len(),
        legal.piece_count(),
        legal.pillars().count(),
        yes(legal.may_retire()),
        digest(&lists)
    );
    if first_with_pieces || (1..=LISTED).contains(&lists.len()) {
        writeln!(text, "cell lists: {}", lists.join(" ")).unwrap();
        writeln!(text, "short: {}", words(legal.iter().map(|mv| rules.short(mv)))).unwrap();
    }
    text
}

fn describe(position: &Position, number: usize) -> String {
    let mut text = format!("\n== {number}\n");
    let mover = position.to_move().zip(position.player_to_move());
    let mover = mover.map_or("nobody".into(), |(colour, player)| format!("colour {colour}, player {player}"));
    writeln!(text, "to move: {mover}\nhash: {:016x}\n{position}", position.hash()).unwrap();
    for colour in position.rules().colours() {
        text += &describe_colour(position, colour);
    }
    writeln!(text, "penalties: {}", words(position.penalties().iter())).unwrap();
    text += &describe_legal(position, number == 2 * position.rules().colours().len());
    if let Some(end) = position.outcome() {
        let (penalties, tied) = (words(end.penalties().iter()), words(end.tied().iter()));
        writeln!(text, "outcome: penalties {penalties}, winner {}, tied [{tied}]", end.winner()).unwrap();
    }
    text
}

/// The whole file again, from its first lines and its moves.
fn replay(text: &str) -> (String, String) {
    let given = ["edition", "players", "options", "starter"].map(|key| value(text, key));
    let [edition, players, chosen, starter] = given;
    let rules = Rules::new(options::setup(edition, players, chosen)).unwrap();
    let first: u8 = starter.parse().expect("a colour");
    let mut position = Position::started_by(&rules, Colour(first - 1));
    let mut computed = format!(
        "{HEAD}edition: {edition}\nplayers: {players}\noptions: {chosen}\nstarter: {starter}\n{}",
        describe_rules(&rules)
    );
    computed += &describe(&position, 0);
    let moves = text.lines().filter_map(|line| line.strip_prefix("move: "));
    for (number, written) in moves.enumerate() {
        let list = written.split(' ').next().unwrap();
        let mv = rules.parse_move(list).unwrap_or_else(|e| panic!("{list}: {e}"));
        writeln!(computed, "move: {} {}", rules.cell_list(mv), rules.short(mv)).unwrap();
        position = position.play(mv).unwrap_or_else(|e| panic!("{list}: {e}\n{position:?}"));
        computed += &describe(&position, number + 1);
    }
    assert!(position.is_over(), "the game goes on after {position:?}");
    let options = if chosen == "-" { String::new() } else { format!("-{}", chosen.replace(',', "-")) };
    (format!("{edition}-{players}{options}"), computed)
}

#[test]
fn c1_to_c15_games_are_as_written() {
    for path in data::files("golden") {
        let (name, computed) = replay(&data::read(&path));
        assert_eq!(path.file_stem().unwrap().to_str(), Some(name.as_str()), "the file has another name");
        data::settle(&path, &computed);
    }
}
