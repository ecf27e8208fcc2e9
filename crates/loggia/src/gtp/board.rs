//! The board as text, for people who watch.

use std::fmt::Write;

use callisto::{Cell, Colour, Move, Position, Region};

use super::colours::Colours;
use super::score::points;

/// What marks each colour's cells.
const MARKS: [char; 4] = ['X', 'O', '#', '@'];

/// Lines between the notes of two colours beside the board.
const NOTE: usize = 4;

/// Draws the board: `.` is an empty cell, `,` one in the centre, `-` the border; `>` stands before the last move.
/// Beside it stand each colour's points and what it still has, with `*` for the colour to move and `!` for one that
/// is out.
pub fn show(position: &Position, colours: Colours, last: Option<Move>) -> String {
    let board = position.board();
    let notes: Vec<String> = position.rules().colours().flat_map(|c| note(position, colours, c)).collect();
    // The top left cell of the last move, where the eye begins.
    let last = last.and_then(|mv| {
        let cells = position.rules().cells_of_move(mv);
        cells.into_iter().min_by_key(|c| (std::cmp::Reverse(c.y()), c.x()))
    });
    let mut text = String::from("\n");
    for (line, y) in (0..board.height()).rev().enumerate() {
        let mut row = format!("{:2}", y + 1);
        for cell in (0..board.width()).filter_map(|x| Cell::new(x, y)) {
            row.push(if last == Some(cell) { '>' } else { ' ' });
            row.push(mark(position, cell));
        }
        let note = notes.get(line).map_or("", String::as_str);
        let _ = writeln!(text, "{}", format!("{row}  {note}").trim_end());
    }
    let letters = (0..board.width()).map(|x| format!(" {}", char::from(b'A' + x)));
    text + "  " + &letters.collect::<String>()
}

fn mark(position: &Position, cell: Cell) -> char {
    match (position.owner(cell), position.board().region(cell)) {
        (Some(colour), _) => MARKS[colour.index()],
        (None, Some(Region::Open)) => '.',
        (None, Some(Region::Centre)) => ',',
        (None, Some(Region::Border)) => '-',
        (None, None) => ' ',
    }
}

/// The lines about one colour.
fn note(position: &Position, colours: Colours, colour: Colour) -> [String; NOTE] {
    let rules = position.rules();
    let turn = if position.to_move() == Some(colour) { "*" } else { "" };
    let out = if position.is_out(colour) { "!" } else { "" };
    let name = colours.name(rules, colour);
    let head = format!("{turn}{name}({}): {}{out}", MARKS[colour.index()], points(position, colour));
    let pillars = std::iter::repeat_n("P", usize::from(position.pillars_left(colour)));
    let pieces = rules.kinds().iter().zip(position.pieces_left(colour));
    let pieces = pieces.flat_map(|(kind, left)| std::iter::repeat_n(kind.shape.name(), usize::from(*left)));
    let words: Vec<&str> = pillars.chain(pieces).collect();
    let (first, second) = words.split_at(words.len().min(12));
    [head, first.join(" "), second.join(" "), String::new()]
}
