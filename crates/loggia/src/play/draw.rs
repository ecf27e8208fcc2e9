//! The board and the pieces as characters, with colours where the terminal has them.
//!
//! Every player has a sign as well as a colour: digits for pieces, letters for pillars.

use anstyle::{Ansi256Color, Color, Style};
use callisto::{Cell, Colour, OrientationId, Paint, Paints, Position, Region, Rules};

/// Blue, yellow, red, green as in the box: background and foreground of the 256 colours, apart in brightness too.
const PAINT: [(u8, u8); 4] = [(25, 231), (220, 16), (160, 231), (71, 16)];

/// The style of a set of pieces.
pub fn style(paint: Paint) -> Style {
    let (back, front) = PAINT[paint.index()];
    let colour = |index| Some(Color::Ansi256(Ansi256Color(index)));
    Style::new().bg_color(colour(back)).fg_color(colour(front))
}

/// The sign of a player's pieces.
pub fn piece_sign(colour: Colour) -> char {
    char::from(b'1' + colour.0)
}

/// The sign of a player's pillars.
pub fn pillar_sign(colour: Colour) -> char {
    char::from(b'A' + colour.0)
}

/// The board, the cells of the last move marked `>`, possible cells marked `*`.
pub fn board(position: &Position, paints: Paints, last: &[Cell], possible: &[Cell]) -> String {
    let board = position.board();
    let letters: String = (0..board.width()).map(|x| format!(" {}", char::from(b'a' + x))).collect();
    let mut out = format!("   {letters}\n");
    for y in (0..board.height()).rev() {
        out += &format!("{:>3}", y + 1);
        for cell in (0..board.width()).filter_map(|x| Cell::new(x, y)) {
            out += &square(position, paints, cell, last.contains(&cell), possible.contains(&cell));
        }
        out += &format!(" {}\n", y + 1);
    }
    out + &format!("   {letters}")
}

fn square(position: &Position, paints: Paints, cell: Cell, last: bool, possible: bool) -> String {
    let Some(region) = position.board().region(cell) else { return "  ".into() };
    let lead = if last { '>' } else { ' ' };
    if let Some(colour) = position.owner(cell) {
        let pillar = position.is_pillar(cell);
        let sign = if pillar { pillar_sign(colour) } else { piece_sign(colour) };
        let style = style(paints.of(colour));
        let style = if pillar { style.bold() } else { style };
        return format!("{style}{lead}{sign}{style:#}");
    }
    if possible {
        let style = Style::new().bold();
        return format!("{style}{lead}*{style:#}");
    }
    let (sign, style) = match region {
        Region::Open => ('.', Style::new()),
        Region::Centre => ('+', Style::new()),
        Region::Border => ('#', Style::new().dimmed()),
    };
    format!("{style}{lead}{sign}{style:#}")
}

/// The pieces that a colour holds, such as `W5 X5 L4×2`.
pub fn pieces(position: &Position, colour: Colour) -> String {
    let kinds = position.rules().kinds().iter().zip(position.pieces_left(colour));
    let held = kinds.filter(|(_, left)| **left > 0).map(|(kind, left)| match left {
        1 => kind.shape.name().to_string(),
        n => format!("{}×{n}", kind.shape.name()),
    });
    held.collect::<Vec<_>>().join(" ")
}

/// Pictures of orientations side by side, each with its name and a number below.
pub fn orientations(rules: &Rules, ways: &[(OrientationId, usize)]) -> String {
    let pictures: Vec<Vec<String>> = ways.iter().map(|(id, _)| picture(rules, *id)).collect();
    let labels: Vec<String> =
        ways.iter().map(|(id, n)| format!("{}: {n}", rules.orientation_name(*id))).collect();
    let height = pictures.iter().map(Vec::len).max().unwrap_or(0);
    let mut lines = Vec::new();
    for row in 0..height {
        let mut line = String::new();
        for (picture, label) in pictures.iter().zip(&labels) {
            let width = label.len().max(picture[0].len()) + 2;
            let blank = height - picture.len();
            let text = if row < blank { "" } else { &picture[row - blank] };
            line += &format!("{text:<width$}");
        }
        lines.push(line);
    }
    let label = |(picture, label): (&Vec<String>, &String)| {
        let width = label.len().max(picture[0].len()) + 2;
        format!("{label:<width$}")
    };
    lines.push(pictures.iter().zip(&labels).map(label).collect());
    lines.iter().map(|line| format!("  {}", line.trim_end())).collect::<Vec<_>>().join("\n")
}

/// One orientation, rows from the top. The first cell, by which the notation names a place, is a `*`.
fn picture(rules: &Rules, id: OrientationId) -> Vec<String> {
    let cells = rules.orientation(id).cells();
    let (right, top) = cells.iter().fold((0, 0), |(r, t), &(x, y)| (r.max(x), t.max(y)));
    let sign = |x, y| match cells.iter().position(|cell| *cell == (x, y)) {
        Some(0) => "* ",
        Some(_) => "o ",
        None => "  ",
    };
    (0..=top).rev().map(|y| (0..=right).map(|x| sign(x, y)).collect()).collect()
}
