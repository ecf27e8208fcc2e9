//! A review as a table for people.

use callisto::Paints;
use words::{Words, say};

use super::review::{Review, Step};
use crate::speech;

/// One line for each move: who made it, what it cost, what would have been better, what everybody could expect before it.
pub fn game(review: &Review, words: &Words) -> String {
    let Some(first) = review.steps.first() else { return String::new() };
    let rules = first.position.rules();
    let mut rows = vec![vec![
        "#".into(),
        String::new(),
        say!(words, "analysis-move"),
        say!(words, "analysis-loss"),
        say!(words, "analysis-better"),
    ]];
    rows[0].extend(rules.players().map(|player| {
        let colours = rules.colours().filter(|colour| rules.player(*colour) == player);
        let names = colours.map(|colour| speech::colour(words, review.paints.of(colour)));
        names.collect::<Vec<_>>().join(" + ")
    }));
    rows.extend(
        review.steps.iter().enumerate().map(|(number, step)| row(number, step, review.paints, words)),
    );
    let widths: Vec<usize> = (0..rows[0].len())
        .map(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0))
        .collect();
    let mut text = String::new();
    for row in &rows {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        let line = cells.collect::<Vec<_>>().join("  ");
        text += line.trim_end();
        text.push('\n');
    }
    text + &say!(words, "analysis-legend") + "\n"
}

fn row(number: usize, step: &Step, paints: Paints, words: &Words) -> Vec<String> {
    let rules = step.position.rules();
    let mut row = match &step.played {
        None => vec![String::new(), String::new(), String::new(), String::new(), String::new()],
        Some(played) => {
            let best = step.analysis.lines.first().map(|line| line.mv).filter(|mv| *mv != played.mv);
            let cost = played.loss.filter(|loss| loss.win >= 0.005 || loss.points >= 0.05);
            let loss = match (cost, played.loss) {
                (Some(loss), _) => expected(loss.win, loss.points, words),
                (None, Some(_)) => "–".into(),
                (None, None) => "?".into(),
            };
            let better = best.filter(|_| cost.is_some() || played.loss.is_none());
            vec![
                (number + 1).to_string(),
                speech::colour(words, paints.of(played.colour)),
                rules.short(played.mv),
                loss,
                better.map_or_else(String::new, |mv| rules.short(mv)),
            ]
        }
    };
    let sure = if step.analysis.is_exact { "=" } else { " " };
    row.extend(rules.players().map(|player| match &step.analysis.value {
        Some(value) => {
            let k = player.index();
            format!("{}{sure}", expected(value.win[k], value.penalty[k], words))
        }
        None => "?".into(),
    }));
    row
}

/// A chance and points, one below the other in a table.
fn expected(chance: f32, points: f32, words: &Words) -> String {
    format!("{:>5}  {:>4}", words.percent(f64::from(chance)), words.decimal(f64::from(points), 1))
}
