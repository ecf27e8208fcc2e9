//! A review as a picture: the board with who will own which cell, and the course of the game below it.

use std::fmt::Write;

use callisto::{Cell, Colour, MAX_COLOURS, Paints, Region};
use words::Words;

use super::review::{Review, Step};

/// Blue, yellow, red, green.
const PAINT: [&str; MAX_COLOURS] = ["#2f6fb7", "#e3b32a", "#c8402f", "#4b9a4f"];
const SIDE: usize = 28;
const MARGIN: usize = 36;
const GRAPH: usize = 160;

/// Draws the position after this many moves, and the whole game.
pub fn draw(review: &Review, at: usize, words: &Words) -> String {
    let step = &review.steps[at.min(review.steps.len() - 1)];
    let board = step.position.board();
    let (width, height) = (usize::from(board.width()) * SIDE, usize::from(board.height()) * SIDE);
    let (all, tall) = (width + 2 * MARGIN, height + GRAPH + 4 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {all} {tall}\" width=\"{all}\" height=\"{tall}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"{all}\" height=\"{tall}\" fill=\"#fbf8f1\"/>\n"
    );
    cells(&mut svg, step, review.paints);
    marks(&mut svg, step);
    letters(&mut svg, step);
    graph(&mut svg, review, at, width, height + 2 * MARGIN + MARGIN / 2, words);
    svg + "</svg>\n"
}

/// The upper left corner of a cell.
fn corner(step: &Step, cell: Cell) -> (usize, usize) {
    let row = usize::from(step.position.board().height() - 1 - cell.y());
    (MARGIN + usize::from(cell.x()) * SIDE, MARGIN + row * SIDE)
}

fn cells(svg: &mut String, step: &Step, paints: Paints) {
    let position = &step.position;
    for cell in position.board().cells() {
        let (x, y) = corner(step, cell);
        let ground = match position.board().region(cell) {
            Some(Region::Centre) => "#d9d2c0",
            Some(Region::Border) => "#c9c9c9",
            _ => "#eee8d8",
        };
        let _ = writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{ground}\" stroke=\"#fbf8f1\"/>"
        );
        if let Some(colour) = position.owner(cell) {
            let paint = PAINT[paints.of(colour).index()];
            let _ = writeln!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{paint}\" stroke=\"#fbf8f1\"/>"
            );
            if position.is_pillar(cell) {
                let (cx, cy, radius) = (x + SIDE / 2, y + SIDE / 2, SIDE / 4);
                let _ = writeln!(svg, "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{radius}\" fill=\"#fbf8f1\"/>");
            }
        }
    }
    // The likelier someone will own a free cell, the larger their square in it.
    for (cell, chances) in step.analysis.owners.iter().filter(|(cell, _)| position.owner(*cell).is_none()) {
        let (x, y) = corner(step, *cell);
        let likely = (0..MAX_COLOURS).max_by(|a, b| chances[*a].total_cmp(&chances[*b])).unwrap_or(0);
        let side = SIDE as f32 * chances[likely].clamp(0.0, 1.0).sqrt();
        let inset = (SIDE as f32 - side) / 2.0;
        if side >= 3.0 {
            let (x, y, paint) =
                (x as f32 + inset, y as f32 + inset, PAINT[paints.of(Colour(likely as u8)).index()]);
            let _ = writeln!(
                svg,
                "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{side:.1}\" height=\"{side:.1}\" fill=\"{paint}\" fill-opacity=\"0.45\"/>"
            );
        }
    }
}

/// The move that was made with a dashed line around its cells, the best one with a whole line.
fn marks(svg: &mut String, step: &Step) {
    let best = step.analysis.lines.first().map(|line| (line.mv, ""));
    let played = step.played.as_ref().map(|played| (played.mv, " stroke-dasharray=\"4 3\""));
    for (mv, dashes) in best.into_iter().chain(played) {
        for cell in step.position.rules().cells_of_move(mv) {
            let (x, y) = corner(step, cell);
            let (x, y, side) = (x + 3, y + 3, SIDE - 6);
            let _ = writeln!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" fill=\"none\" stroke=\"#222\" stroke-width=\"2\"{dashes}/>"
            );
        }
    }
}

fn letters(svg: &mut String, step: &Step) {
    let board = step.position.board();
    let below = MARGIN + usize::from(board.height()) * SIDE + 16;
    for x in 0..board.width() {
        let (place, letter) = (MARGIN + usize::from(x) * SIDE + SIDE / 2, char::from(b'a' + x));
        let _ = writeln!(svg, "<text x=\"{place}\" y=\"{below}\" text-anchor=\"middle\">{letter}</text>");
    }
    for y in 0..board.height() {
        let place = MARGIN + usize::from(board.height() - 1 - y) * SIDE + SIDE / 2 + 4;
        let _ =
            writeln!(svg, "<text x=\"{}\" y=\"{place}\" text-anchor=\"end\">{}</text>", MARGIN - 8, y + 1);
    }
}

/// Each player's chance to win over the moves, with a line at the position that is drawn.
fn graph(svg: &mut String, review: &Review, at: usize, width: usize, top: usize, words: &Words) {
    let rules = review.steps[0].position.rules();
    let last = (review.steps.len() - 1).max(1) as f32;
    let across = |number: usize| MARGIN as f32 + width as f32 * number as f32 / last;
    let up = |chance: f32| top as f32 + GRAPH as f32 * (1.0 - chance);
    for (chance, label) in [(0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %")] {
        let (y, right) = (up(chance), MARGIN + width);
        let _ = writeln!(svg, "<path d=\"M{MARGIN} {y} H{right}\" stroke=\"#bbb\"/>");
        let _ = writeln!(svg, "<text x=\"{right}\" y=\"{}\" font-size=\"9\">{label}</text>", y + 3.0);
    }
    let x = across(at);
    let _ = writeln!(
        svg,
        "<path d=\"M{x:.1} {top} V{}\" stroke=\"#222\" stroke-dasharray=\"4 3\"/>",
        top + GRAPH
    );
    for player in rules.players() {
        let mut path = String::new();
        for (number, step) in review.steps.iter().enumerate() {
            if let Some(value) = &step.analysis.value {
                let letter = if path.is_empty() { 'M' } else { 'L' };
                let _ = write!(path, "{letter}{:.1} {:.1} ", across(number), up(value.win[player.index()]));
            }
        }
        let colour = rules.colours().find(|colour| rules.player(*colour) == player);
        let paint = colour.map_or(PAINT[0], |colour| PAINT[review.paints.of(colour).index()]);
        let _ = writeln!(svg, "<path d=\"{path}\" fill=\"none\" stroke=\"{paint}\" stroke-width=\"2.5\"/>");
    }
    let _ = writeln!(
        svg,
        "<text x=\"{MARGIN}\" y=\"{}\">{}</text>",
        top + GRAPH + 20,
        words.say("analysis-graph", &[])
    );
}
