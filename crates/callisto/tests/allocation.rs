//! Legal moves are found without allocation: an engine asks for them millions of times.

mod common;

use callisto::Rules;
use common::{Temper, all_setups, random_game};

#[test]
fn legal_moves_allocate_nothing() {
    for setup in all_setups() {
        let positions = random_game(&Rules::new(setup.clone()).unwrap(), Temper::ALL[0], 5);
        let mut moves = 0;
        for position in &positions {
            let counted = allocation_counter::measure(|| {
                let legal = position.legal();
                moves += legal.iter().filter(|mv| position.is_legal(*mv)).count();
                moves += legal.len();
            });
            assert_eq!(counted.count_total, 0, "{setup:?}, {position:?}");
        }
        assert!(moves > positions.len(), "{setup:?}");
    }
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1])));
    assert_eq!(counted.count_total, 1, "the counter counts");
}
