//! Reading an edition file, with errors that name the line.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::sync::LazyLock;

use toml::Spanned;

use super::written::{Pairs, TextError, Written};
use super::{Edition, Kind, LastPillar, MAX_COPIES, MAX_KINDS, check};
use crate::board::{Board, BoardFault, Region};
use crate::pillars::{Beside, FIRST_PILLARS, PillarRule, Pillars};
use crate::rules::MAX_ORIENTATIONS;
use crate::shape::{Shape, ShapeFault};

/// An edition file that cannot be used: where, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: String,
}

impl fmt::Display for EditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for EditionError {}

/// The file as it is written.
struct File {
    id: Spanned<String>,
    name: Spanned<String>,
    note: Option<Spanned<String>>,
    last_pillar: LastPillar,
    pieces: Spanned<Pairs<i64>>,
    shapes: Pairs<String>,
    pillars: PillarsTable,
    boards: Spanned<Pairs<String>>,
}

/// [`Pillars`] as they are written.
struct PillarsTable {
    count: Spanned<i64>,
    first: PillarRule,
    later: PillarRule,
}

impl File {
    fn read(text: &str) -> Result<File, TextError> {
        let mut file = Written::read(text)?;
        let read = File {
            id: file.text("id")?,
            name: file.text("name")?,
            note: file.text_if_any("note")?,
            last_pillar: file.word("last_pillar", &[("may", LastPillar::May), ("must", LastPillar::Must)])?,
            pieces: file.table("pieces").and_then(|t| Ok(Spanned::new(t.place(), t.numbers()?)))?,
            shapes: file.table_if_any("shapes")?.map_or(Ok(Vec::new()), Written::texts)?,
            pillars: PillarsTable::read(file.table("pillars")?)?,
            boards: file.table("boards").and_then(|t| Ok(Spanned::new(t.place(), t.texts()?)))?,
        };
        file.end(&["id", "name", "note", "last_pillar", "pieces", "shapes", "pillars", "boards"])?;
        Ok(read)
    }
}

impl PillarsTable {
    fn read(mut table: Written) -> Result<PillarsTable, TextError> {
        let count = table.number("count")?;
        let (first, later) = (rule(table.table("first")?)?, rule(table.table("later")?)?);
        table.end(&["count", "first", "later"])?;
        Ok(PillarsTable { count, first, later })
    }
}

fn rule(mut table: Written) -> Result<PillarRule, TextError> {
    let regions = [("open", Region::Open), ("centre", Region::Centre), ("border", Region::Border)];
    let on = table.words("on", &regions)?;
    let beside = table.words_if_any("beside", &[("frame", Beside::Frame), ("piece", Beside::Piece)])?;
    let apart = table.yes("apart")?;
    table.end(&["on", "beside", "apart"])?;
    Ok(PillarRule { on, beside, apart })
}

/// Built-in shapes, which every edition may use.
static SHAPES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let shapes = Written::read(include_str!("../../data/shapes.toml")).and_then(Written::texts);
    let pairs = shapes.expect("tested").into_iter();
    pairs.map(|(name, picture)| (name.into_inner(), picture.into_inner())).collect()
});

/// Built-in boards, which every edition may use by their name.
const BOARDS: [(&str, &str); 8] = [
    ("octagon-2", include_str!("../../data/boards/octagon-2.txt")),
    ("octagon-3", include_str!("../../data/boards/octagon-3.txt")),
    ("octagon-4", include_str!("../../data/boards/octagon-4.txt")),
    ("octagon-2-bare", include_str!("../../data/boards/octagon-2-bare.txt")),
    ("octagon-3-bare", include_str!("../../data/boards/octagon-3-bare.txt")),
    ("frame-10", include_str!("../../data/boards/frame-10.txt")),
    ("frame-12", include_str!("../../data/boards/frame-12.txt")),
    ("frame-14", include_str!("../../data/boards/frame-14.txt")),
];

impl Edition {
    /// Reads an edition file; `docs/formats.md` describes it.
    pub fn from_toml(text: &str) -> Result<Edition, EditionError> {
        let at = |start: usize, what| {
            let end = start.min(text.len());
            EditionError { line: text.as_bytes()[..end].iter().filter(|b| **b == b'\n').count() + 1, what }
        };
        File::read(text).and_then(|file| build(file, text)).map_err(|(place, what)| at(place.start, what))
    }
}

fn build(file: File, text: &str) -> Result<Edition, TextError> {
    let id = file.id.get_ref();
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || id.len() > 40 || !id.chars().all(plain) {
        return Err((file.id.span(), "an id is 1 to 40 small letters, digits and hyphens".into()));
    }
    if file.name.get_ref().trim().is_empty() {
        return Err((file.name.span(), "the name is empty".into()));
    }
    // An edition can come with someone's game, and its texts are shown on terminals.
    if file.name.get_ref().chars().any(char::is_control) {
        return Err((file.name.span(), "the name is one line without control characters".into()));
    }
    let odd = |c: char| c.is_control() && c != '\n' && c != '\r';
    if let Some(note) = file.note.as_ref().filter(|note| note.get_ref().contains(odd)) {
        return Err((note.span(), "the note is text without control characters".into()));
    }
    let kinds = kinds(&file, text)?;
    let PillarsTable { count, first, later } = file.pillars;
    let pillars = u8::try_from(*count.get_ref()).ok().filter(|count| (FIRST_PILLARS..=9).contains(count));
    let Some(pillars) = pillars else {
        let what = format!("a colour has {FIRST_PILLARS} to 9 pillars, not {}", count.get_ref());
        return Err((count.span(), what));
    };
    let boards = boards(&file.boards, text)?;
    let edition = Edition {
        id: id.clone(),
        name: file.name.get_ref().trim().into(),
        note: file.note.map(Spanned::into_inner),
        last_pillar: file.last_pillar,
        kinds,
        pillars: Pillars { count: pillars, first, later },
        boards,
        source: text.into(),
    };
    for (players, value) in file.boards.get_ref() {
        let players = players.get_ref().parse().unwrap_or_default();
        if let Some(fault) = check::board_fault(&edition, players) {
            return Err((value.span(), format!("the board for {players} players: {fault}")));
        }
    }
    Ok(edition)
}

/// The piece set in the order of the file.
fn kinds(file: &File, text: &str) -> Result<Vec<Kind>, TextError> {
    check_shapes(file, text)?;
    let pieces = file.pieces.get_ref();
    if pieces.is_empty() || pieces.len() > MAX_KINDS {
        let what = format!("a piece set has 1 to {MAX_KINDS} different shapes, not {}", pieces.len());
        return Err((file.pieces.span(), what));
    }
    let mut kinds: Vec<Kind> = Vec::new();
    for (name, copies) in pieces {
        let own = file.shapes.iter().find(|(own, _)| own.get_ref() == name.get_ref());
        let own = own.map(|(_, picture)| picture.get_ref());
        let picture = own.or_else(|| SHAPES.get(name.get_ref())).ok_or_else(|| {
            (name.span(), format!("there is no shape {}: draw it under [shapes]", name.get_ref()))
        })?;
        let shape =
            Shape::from_picture(name.get_ref(), picture).map_err(|fault| (name.span(), fault.to_string()))?;
        let same = |k: &&Kind| k.shape.orientations().iter().any(|o| o[..] == *shape.cells());
        if let Some(twin) = kinds.iter().find(same) {
            let what = format!("{} is the same shape as {}", shape.name(), twin.shape.name());
            return Err((name.span(), what));
        }
        let number = u8::try_from(*copies.get_ref()).ok().filter(|n| (1..=MAX_COPIES).contains(n));
        let Some(number) = number else {
            let what = format!("a set has 1 to {MAX_COPIES} pieces of a shape, not {}", copies.get_ref());
            return Err((copies.span(), what));
        };
        kinds.push(Kind { shape, copies: number });
    }
    if kinds.iter().map(|k| k.shape.orientations().len()).sum::<usize>() > MAX_ORIENTATIONS {
        let what = format!("these shapes can lie in more than {MAX_ORIENTATIONS} ways; take fewer");
        return Err((file.pieces.span(), what));
    }
    Ok(kinds)
}

/// The shapes that the file draws. Moves name shapes in small or capital letters, so names differ by more than that.
fn check_shapes(file: &File, text: &str) -> Result<(), TextError> {
    let mut known: BTreeMap<String, &str> =
        SHAPES.keys().map(|name| (name.to_ascii_lowercase(), "a built-in shape")).collect();
    for (name, picture) in &file.shapes {
        let key = name.get_ref().to_ascii_lowercase();
        if let Some(whose) = known.insert(key, "another shape") {
            return Err((name.span(), format!("{} is the name of {whose}; choose another", name.get_ref())));
        }
        Shape::from_picture(name.get_ref(), picture.get_ref()).map_err(|fault| {
            let row = match fault {
                ShapeFault::Character(c) => picture.get_ref().lines().position(|line| line.contains(c)),
                _ => None,
            };
            let span = row.map_or(picture.span(), |row| picture_row(text, picture.span(), row));
            (span, fault.to_string())
        })?;
    }
    Ok(())
}

fn boards(written: &Spanned<Pairs<String>>, text: &str) -> Result<[Option<Board>; 3], TextError> {
    let mut boards = [None, None, None];
    for (players, value) in written.get_ref() {
        let index = match players.get_ref().as_str() {
            "2" => 0,
            "3" => 1,
            "4" => 2,
            other => {
                return Err((players.span(), format!("boards are for 2, 3 or 4 players, not {other:?}")));
            }
        };
        let picture = value.get_ref();
        let known = BOARDS.iter().find(|(name, _)| name == picture);
        if known.is_none() && !picture.contains('\n') {
            let names: Vec<&str> = BOARDS.iter().map(|(name, _)| *name).collect();
            let what = format!("{picture:?} is neither a picture nor one of {}", names.join(", "));
            return Err((value.span(), what));
        }
        let board = Board::from_picture(known.map_or(picture, |(_, text)| text)).map_err(|fault| {
            let row = match fault {
                BoardFault::Character { row, .. } | BoardFault::Large { row } => row,
                BoardFault::Empty => 0,
            };
            (picture_row(text, value.span(), row), fault.to_string())
        })?;
        boards[index] = Some(board);
    }
    if boards.iter().all(Option::is_none) {
        return Err((written.span(), "there is no board: add one for 2, 3 or 4 players".into()));
    }
    Ok(boards)
}

/// Where row `row` of a multi-line string lies in the file. TOML drops a line break right after the quotes.
fn picture_row(text: &str, span: Range<usize>, row: usize) -> Range<usize> {
    let written = &text[span.clone()];
    let quoted = written.strip_prefix("\"\"\"").or_else(|| written.strip_prefix("'''")).unwrap_or_default();
    let dropped = usize::from(quoted.starts_with('\n') || quoted.starts_with("\r\n"));
    let start =
        written.match_indices('\n').map(|(i, _)| i + 1).nth((row + dropped).wrapping_sub(1)).unwrap_or(0);
    span.start + start..span.end
}
