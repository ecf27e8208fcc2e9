//! What must hold in every position of every game, tried on random games.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use callisto::{Cell, Colour, Move, OrientationId, Placement, Position, Region, Rules, Symmetry};
use common::{Temper, all_moves, all_setups, random_game};
use proptest::prelude::*;

/// A random game at a random table. Seeds do not shrink to anything, so nothing is kept between runs: the seed in
/// the message is enough.
fn game() -> impl Strategy<Value = Vec<Position>> {
    let tables = all_setups();
    (0..tables.len(), 0..Temper::ALL.len(), any::<u64>()).prop_map(move |(table, temper, seed)| {
        random_game(&Rules::new(tables[table].clone()).unwrap(), Temper::ALL[temper], seed)
    })
}

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 0, ..ProptestConfig::default() }
}

/// The pieces that a colour could place if it were its turn.
fn piece_cells(position: &Position, colour: Colour) -> BTreeSet<Vec<Cell>> {
    let given = position.given_to(colour);
    if given.to_move() != Some(colour) {
        return BTreeSet::new();
    }
    let pieces = given.legal().iter().filter(|mv| matches!(mv, Move::Piece(_))).collect::<Vec<_>>();
    pieces.into_iter().map(|mv| position.rules().cells_of_move(mv)).collect()
}

fn mapped(rules: &Rules, symmetry: Symmetry, mv: Move) -> Move {
    if mv == Move::Retire {
        return mv;
    }
    let cells = rules.cells_of_move(mv);
    let cells: Vec<Cell> = cells.iter().map(|c| symmetry.cell(*c, rules.board()).unwrap()).collect();
    rules.move_on(&cells).unwrap()
}

fn texts(rules: &Rules, moves: impl Iterator<Item = Move>) -> BTreeSet<String> {
    moves.map(|mv| rules.cell_list(mv)).collect()
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn c10_out_stays_out_and_waiting_only_costs_places(positions in game()) {
        for pair in positions.windows(2) {
            for colour in pair[0].rules().colours() {
                prop_assert!(!pair[0].is_out(colour) || pair[1].is_out(colour));
                if pair[0].to_move() != Some(colour) {
                    let before = piece_cells(&pair[0], colour);
                    let after = piece_cells(&pair[1], colour);
                    prop_assert!(after.is_subset(&before), "{colour:?} in {:?}", pair[1]);
                }
            }
        }
    }

    #[test]
    fn c8_legal_moves_are_those_that_the_check_accepts(positions in game()) {
        for position in &positions {
            let rules = position.rules();
            let accepted: BTreeSet<String> = texts(rules, all_moves(rules).filter(|mv| position.is_legal(*mv)));
            let legal = position.legal();
            prop_assert_eq!(texts(rules, legal.iter()), accepted);
        }
    }

    #[test]
    fn c8_the_check_refuses_everything_off_the_board(positions in game(), index in any::<prop::sample::Index>()) {
        let position = index.get(&positions);
        let rules = position.rules();
        let inside: BTreeSet<(u8, i8, i8)> = rules.placements().map(|p| (p.orientation.0, p.x, p.y)).collect();
        for id in 0..=u8::MAX {
            for (x, y) in (-9..29).flat_map(|y| (-9..29).map(move |x| (x, y))) {
                let mv = Move::Piece(Placement { orientation: OrientationId(id), x, y });
                prop_assert!(inside.contains(&(id, x, y)) || !position.is_legal(mv), "{mv:?}");
            }
        }
    }

    #[test]
    fn c8_listing_counting_and_picking_agree(positions in game()) {
        for position in &positions {
            let legal = position.legal();
            let listed: Vec<Move> = legal.iter().collect();
            prop_assert_eq!(listed.len(), legal.len());
            prop_assert_eq!(legal.is_empty(), position.is_over());
            let picked: Vec<Move> = (0..legal.len()).filter_map(|n| legal.nth(n)).collect();
            prop_assert_eq!(&picked, &listed);
            prop_assert_eq!(legal.nth(listed.len()), None);
            let pieces = listed.iter().filter(|mv| matches!(mv, Move::Piece(_))).count();
            prop_assert_eq!(pieces, legal.piece_count());
            prop_assert_eq!(pieces + legal.pillars().count() + usize::from(legal.may_retire()), legal.len());
        }
    }

    #[test]
    fn c3_a_symmetry_of_the_board_is_one_of_the_game(positions in game()) {
        let symmetries = positions[0].board().symmetries();
        prop_assert_eq!(symmetries.len(), 8);
        for (number, pair) in positions.windows(2).enumerate() {
            // One at each step, in turn: all of them would only take longer.
            let symmetry = symmetries[number % 8];
            let (here, there) = (&pair[0], pair[0].transformed(symmetry));
            let rules = here.rules();
            let images = here.legal().iter().map(|mv| mapped(rules, symmetry, mv)).collect::<Vec<_>>();
            prop_assert_eq!(texts(rules, images.iter().copied()), texts(rules, there.legal().iter()));
            prop_assert_eq!(there.transformed(symmetry.inverse()), here.clone());
            let played = there.play(mapped(rules, symmetry, between(here, &pair[1]))).unwrap();
            prop_assert_eq!(played, pair[1].transformed(symmetry));
        }
    }

    #[test]
    fn moves_read_as_they_are_written(positions in game()) {
        let rules = positions[0].rules();
        let mut shorts = BTreeMap::new();
        for mv in positions.iter().flat_map(|p| p.legal().iter().collect::<Vec<_>>()) {
            let (list, short) = (rules.cell_list(mv), rules.short(mv));
            prop_assert_eq!(rules.parse_move(&list), Ok(mv));
            prop_assert_eq!(rules.parse_move(&short), Ok(mv));
            prop_assert_eq!(rules.parse_move(&short.to_lowercase()), Ok(mv));
            prop_assert_eq!(*shorts.entry(short).or_insert(mv), mv, "two moves, one name");
        }
    }

    #[test]
    fn the_hash_kept_up_is_the_hash_from_nothing(positions in game()) {
        let mut seen = BTreeMap::new();
        for (number, position) in positions.iter().enumerate() {
            prop_assert_eq!(position.hash(), position.full_hash());
            prop_assert_eq!(seen.insert(position.hash(), number), None, "two positions, one hash");
        }
    }

    #[test]
    fn move_orders_that_meet_have_the_same_hash(positions in game()) {
        // Two rounds in which nobody leaves, with the two moves of one colour the other way round.
        let round = positions[0].rules().colours().len();
        let mut met = 0;
        for rounds in positions.windows(2 * round + 1) {
            let moves: Vec<Move> = rounds.windows(2).map(|pair| between(&pair[0], &pair[1])).collect();
            let mut swapped = moves.clone();
            swapped.swap(0, round);
            let turns = |moves: &[Move]| {
                let mut position = rounds[0].clone();
                for (step, mv) in moves.iter().enumerate() {
                    let in_turn = position.to_move() == rounds[step % round].to_move();
                    position = position.play(*mv).ok().filter(|_| in_turn)?;
                }
                Some(position)
            };
            if let (Some(one), Some(other)) = (turns(&moves), turns(&swapped)) {
                prop_assert_eq!(one.hash(), other.hash());
                prop_assert_eq!(one, other);
                met += 1;
            }
        }
        prop_assert!(met > 0, "the first pillars at least can change places");
    }

    #[test]
    fn c2_and_c8_squares_are_neither_lost_nor_made(positions in game()) {
        let rules: &Arc<Rules> = positions[0].rules();
        let edition = &rules.setup().edition;
        for position in &positions {
            for colour in rules.colours() {
                let own = || position.board().cells().filter(|c| position.owner(*c) == Some(colour));
                let pillars = edition.pillars().count - position.pillars_left(colour);
                let squares = edition.squares() - position.penalty(colour);
                // Were two things to overlap, the cells would be fewer than the squares.
                prop_assert_eq!(own().count(), squares as usize + usize::from(pillars));
                prop_assert_eq!(own().filter(|c| position.is_pillar(*c)).count(), usize::from(pillars));
                for cell in own() {
                    let wrong = if position.is_pillar(cell) { Region::Centre } else { Region::Border };
                    prop_assert_ne!(position.board().region(cell), Some(wrong));
                }
            }
        }
    }
}

/// The move that leads from one position to the next.
fn between(here: &Position, next: &Position) -> Move {
    let colour = here.to_move();
    let new = |cell: &Cell| here.owner(*cell).is_none() && next.owner(*cell) == colour;
    let cells: Vec<Cell> = here.board().cells().filter(new).collect();
    if cells.is_empty() { Move::Retire } else { here.rules().move_on(&cells).unwrap() }
}
