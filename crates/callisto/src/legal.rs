//! The legal moves of a position, counted and found with bits for all places of the board at once.
//!
//! A shape in one orientation fits with its corner on a bit when every one of its cells is free there, and touches
//! its own colour when any of them is beside it (C8). Shifting the whole board by the distance from corner to cell
//! answers that for all corners together; the shifted boards are shared by all orientations.

use crate::cells::{Cells, WORDS, count, shift_down};
use crate::edition::MAX_KINDS;
use crate::moves::{Move, OrientationId, Placement};
use crate::rules::{MAX_ORIENTATIONS, MAX_STEPS, Orientation, Rules};

/// Calls a function that is generic over the number of words with the smallest that holds the grid.
macro_rules! with_words {
    ($rules:expr, $function:ident($($argument:expr),*)) => {
        match $rules.words {
            0..=2 => $function::<2>($($argument),*),
            3..=4 => $function::<4>($($argument),*),
            _ => $function::<WORDS>($($argument),*),
        }
    };
}
pub(crate) use with_words;

/// All legal moves of the player to move. Nothing is allocated; moves are made as they are asked for.
#[derive(Clone)]
pub struct LegalMoves<'r> {
    rules: &'r Rules,
    pub(crate) free: Cells,
    pub(crate) reach: Cells,
    /// How many places each orientation has.
    counts: [u16; MAX_ORIENTATIONS],
    pieces: u32,
    pub(crate) pillars: Cells,
    pub(crate) retire: bool,
}

impl<'r> LegalMoves<'r> {
    /// Counts the places of all pieces at hand. `free` are the empty playable cells, `reach` those of them that are
    /// beside the colour's own.
    pub(crate) fn pieces(
        rules: &'r Rules,
        free: Cells,
        reach: Cells,
        left: &[u8; MAX_KINDS],
    ) -> LegalMoves<'r> {
        let mut moves = LegalMoves::none(rules);
        (moves.free, moves.reach) = (free, reach);
        if rules.steps.len() <= FEW_STEPS {
            with_words!(rules, count_few(&mut moves, left));
        } else {
            with_words!(rules, count_many(&mut moves, left));
        }
        moves
    }

    pub(crate) fn none(rules: &'r Rules) -> LegalMoves<'r> {
        LegalMoves {
            rules,
            free: Cells::NONE,
            reach: Cells::NONE,
            counts: [0; MAX_ORIENTATIONS],
            pieces: 0,
            pillars: Cells::NONE,
            retire: false,
        }
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.pieces as usize + self.pillars.len() + usize::from(self.retire)
    }

    /// Whether there is none, which is so only when the game is over.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of them place a piece.
    pub fn piece_count(&self) -> usize {
        self.pieces as usize
    }

    /// The cells where a pillar may stand.
    pub fn pillars(&self) -> impl Iterator<Item = crate::cell::Cell> + use<'r> {
        let rules = self.rules;
        self.pillars.iter().map(|bit| rules.grid.cell(bit))
    }

    /// Whether the player may retire (C10).
    pub fn may_retire(&self) -> bool {
        self.retire
    }

    /// The places of one orientation.
    pub fn places(&self, id: OrientationId) -> impl Iterator<Item = Placement> + use<'r> {
        let rules = self.rules;
        self.corners(id).iter().map(move |bit| rules.placement(id, bit))
    }

    fn corners(&self, id: OrientationId) -> Cells {
        if self.counts[usize::from(id.0)] == 0 {
            return Cells::NONE;
        }
        let orientation = self.rules.orientation(id);
        with_words!(self.rules, corners_of(self.rules, orientation, &self.free, &self.reach))
    }

    /// The `n`-th move, in the order of [`LegalMoves::iter`].
    pub fn nth(&self, n: usize) -> Option<Move> {
        if let Some(n) = n.checked_sub(self.pieces as usize) {
            let pillars = self.pillars.len();
            if n < pillars {
                return Some(Move::Pillar(self.rules.grid.cell(self.pillars.nth(n as u32))));
            }
            return (self.retire && n == pillars).then_some(Move::Retire);
        }
        let mut n = n as u32;
        for (index, &count) in self.counts.iter().enumerate() {
            if n < u32::from(count) {
                let id = OrientationId(index as u8);
                return Some(Move::Piece(self.rules.placement(id, self.corners(id).nth(n))));
            }
            n -= u32::from(count);
        }
        None
    }

    /// All moves: pieces by orientation and place, then pillars, then retiring.
    pub fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        let ids = (0..self.rules.orientations().len()).map(|index| OrientationId(index as u8));
        let pieces = ids.flat_map(|id| self.places(id)).map(Move::Piece);
        pieces.chain(self.pillars().map(Move::Pillar)).chain(self.retire.then_some(Move::Retire))
    }
}

/// Boards for this many steps lie on the stack without being felt; no built-in edition needs more.
const FEW_STEPS: usize = 12;

fn count_few<const N: usize>(moves: &mut LegalMoves<'_>, left: &[u8; MAX_KINDS]) {
    count_places::<N, FEW_STEPS>(moves, left);
}

fn count_many<const N: usize>(moves: &mut LegalMoves<'_>, left: &[u8; MAX_KINDS]) {
    count_places::<N, MAX_STEPS>(moves, left);
}

#[inline(always)]
fn count_places<const N: usize, const STEPS: usize>(moves: &mut LegalMoves<'_>, left: &[u8; MAX_KINDS]) {
    let rules = moves.rules;
    let (free, reach) = (moves.free.head::<N>(), moves.reach.head::<N>());
    let mut free_at = [[0; N]; STEPS];
    let mut reach_at = [[0; N]; STEPS];
    for (index, &step) in rules.steps.iter().enumerate().take(STEPS) {
        free_at[index] = shift_down(&free, usize::from(step));
        reach_at[index] = shift_down(&reach, usize::from(step));
    }
    let mut total = 0;
    for (index, orientation) in rules.orientations().iter().enumerate().take(MAX_ORIENTATIONS) {
        if left[orientation.kind()] == 0 {
            continue;
        }
        let mut all_free = orientation.fits.head::<N>();
        let mut any_reached = [0; N];
        for &step in &orientation.steps {
            let (free, reach) = (&free_at[usize::from(step)], &reach_at[usize::from(step)]);
            for i in 0..N {
                all_free[i] &= free[i];
                any_reached[i] |= reach[i];
            }
        }
        for i in 0..N {
            all_free[i] &= any_reached[i];
        }
        let places = count(&all_free);
        moves.counts[index] = places as u16;
        total += places;
    }
    moves.pieces = total;
}

/// Where the corner of one orientation may be.
pub(crate) fn corners_of<const N: usize>(
    rules: &Rules,
    orientation: &Orientation,
    free: &Cells,
    reach: &Cells,
) -> Cells {
    Cells::from_head(corners::<N>(rules, orientation, &free.head(), &reach.head()))
}

#[inline(always)]
fn corners<const N: usize>(
    rules: &Rules,
    orientation: &Orientation,
    free: &[u64; N],
    reach: &[u64; N],
) -> [u64; N] {
    let mut all_free = orientation.fits.head::<N>();
    let mut any_reached = [0; N];
    for &step in &orientation.steps {
        let step = usize::from(rules.steps[usize::from(step)]);
        let (free, reach) = (shift_down(free, step), shift_down(reach, step));
        for i in 0..N {
            all_free[i] &= free[i];
            any_reached[i] |= reach[i];
        }
    }
    std::array::from_fn(|i| all_free[i] & any_reached[i])
}

/// Whether any piece at hand has a place; stops at the first, looking at small pieces first.
pub(crate) fn any_place<const N: usize>(
    rules: &Rules,
    free: &Cells,
    reach: &Cells,
    left: &[u8; MAX_KINDS],
) -> bool {
    let (free, reach) = (free.head::<N>(), reach.head::<N>());
    rules.small_first.iter().any(|&id| {
        let orientation = rules.orientation(id);
        left[orientation.kind()] != 0 && corners(rules, orientation, &free, &reach) != [0; N]
    })
}

/// The cells that share an edge with one of the set, within `mask`.
pub(crate) fn beside<const N: usize>(rules: &Rules, set: &Cells, mask: &Cells) -> Cells {
    let beside = rules.grid.beside(&set.head::<N>());
    Cells::from_head(std::array::from_fn::<u64, N, _>(|i| beside[i] & mask.0[i]))
}
