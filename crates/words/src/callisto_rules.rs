//! The rules of Callisto in words, as the data of an edition has them.

use callisto::{Beside, Board, Edition, FIRST_PILLARS, LastPillar, PillarRule, Region};

use crate::{Words, say};

/// What a paragraph of the rules is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleTopic {
    /// What each player has, and who starts.
    Start,
    /// The first two turns.
    Pillars,
    /// All other turns.
    Pieces,
    /// The pillar that is left.
    LastPillar,
    /// When a player is out.
    Out,
    /// How a game ends, and who wins.
    End,
    /// Several games.
    Series,
    /// Two players with two colours each.
    FourColours,
}

/// The rules of an edition on these boards, in paragraphs. What the boards do not have is not mentioned.
///
/// ```
/// use callisto::Edition;
/// use words::{Language, Words, callisto_rules};
/// let words = Words::new(Language::English);
/// let pocket = Edition::named("pocket").unwrap();
/// let rules = callisto_rules(&words, &pocket, &[pocket.board(2).unwrap()]);
/// let rules: String = rules.into_iter().map(|(_, text)| text).collect();
/// assert!(rules.contains("frame") && !rules.contains("centre"));
/// ```
pub fn callisto_rules(words: &Words, edition: &Edition, boards: &[&Board]) -> Vec<(RuleTopic, String)> {
    let has = |region| boards.iter().any(|board| board.cells_in(region).next().is_some());
    let pillars = edition.pillars();
    let later = pillars.count - FIRST_PILLARS;
    let text = |key| say!(words, key);

    let start = say!(words, "callisto-rules-start", pillars = pillars.count, pieces = edition.pieces());
    let mut first = vec![text("callisto-rules-first")];
    first.extend(where_a_pillar_stands(words, &pillars.first, &has));
    let mut piece = vec![text("callisto-rules-piece")];
    piece.extend(has(Region::Centre).then(|| text("callisto-rules-piece-centre")));
    piece.extend(has(Region::Border).then(|| text("callisto-rules-piece-border")));
    let mut paragraphs = vec![
        (RuleTopic::Start, start),
        (RuleTopic::Pillars, first.join(" ")),
        (RuleTopic::Pieces, piece.join(" ")),
    ];
    if later > 0 {
        let mut last = vec![say!(words, "callisto-rules-later", count = later)];
        if pillars.later == pillars.first {
            last.push(text("callisto-rules-later-same"));
        } else {
            last.extend(where_a_pillar_stands(words, &pillars.later, &has));
        }
        paragraphs.push((RuleTopic::LastPillar, last.join(" ")));
    }
    let stuck = match edition.last_pillar() {
        _ if later == 0 => "none",
        LastPillar::May => "may",
        LastPillar::Must => "must",
    };
    let mut out = vec![text("callisto-rules-out"), say!(words, "callisto-rules-stuck", pillar = stuck)];
    out.extend((later > 0).then(|| text("callisto-rules-strict")));
    paragraphs.extend([
        (RuleTopic::Out, out.join(" ")),
        (RuleTopic::End, text("callisto-rules-end")),
        (RuleTopic::Series, text("callisto-rules-series")),
    ]);
    let four = edition.board(4).map(|_| (RuleTopic::FourColours, text("callisto-rules-four-colours")));
    paragraphs.extend(four);
    paragraphs
}

/// Where a pillar may stand by a rule, in sentences (C7, C7p).
fn where_a_pillar_stands(words: &Words, rule: &PillarRule, has: &impl Fn(Region) -> bool) -> Vec<String> {
    let regions = |open: bool| {
        let is_so = |region| has(region) && rule.on.contains(&region) == open;
        one_or_both("centre", is_so(Region::Centre), "border", is_so(Region::Border))
    };
    let beside = |what| rule.beside.contains(&what);
    let beside = one_or_both("frame", beside(Beside::Frame), "piece", beside(Beside::Piece));
    let sentences = [
        regions(false).map(|regions| say!(words, "callisto-rules-pillar-closed", regions = regions)),
        regions(true).map(|regions| say!(words, "callisto-rules-pillar-may", regions = regions)),
        (!rule.on.contains(&Region::Open)).then(|| say!(words, "callisto-rules-pillar-not-open")),
        beside.map(|beside| say!(words, "callisto-rules-pillar-beside", beside = beside)),
        rule.apart.then(|| say!(words, "callisto-rules-pillar-apart")),
    ];
    sentences.into_iter().flatten().collect()
}

/// The word for one thing or the other, or for both.
fn one_or_both(one: &'static str, is_one: bool, other: &'static str, is_other: bool) -> Option<&'static str> {
    match (is_one, is_other) {
        (true, true) => Some("both"),
        (true, false) => Some(one),
        (false, true) => Some(other),
        (false, false) => None,
    }
}
