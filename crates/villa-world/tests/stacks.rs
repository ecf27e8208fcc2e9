//! Columns on columns (V9): allowed on the red floor, two, three or more high.

use villa_world::{
    Components, Foul, Manner, Part, Plan, Point, Recorder, Stability, Statics, Task, Verdict, World,
};

#[path = "../benches/villa-world/stacked.rs"]
mod stacked;

use stacked::{spare, stacked};

fn parts() -> &'static Components {
    Components::built_in()
}

/// Brings a column up to a place, and says what came of it.
fn bring(villa: &World, column: usize, at: Point) -> (Verdict, World) {
    let inputs = villa.plan().bring_up_to(parts(), column, at, &Manner::default()).expect("a way out");
    let mut turn = Recorder::new(villa, parts(), Task::Column(column)).unwrap();
    let verdict = inputs.iter().find_map(|input| turn.tick(input).cloned()).expect("a verdict");
    (verdict, turn.attempt().outcome().unwrap())
}

#[test]
fn v9_columns_are_stacked_three_high_on_the_red_floor() {
    let plan = Plan::random(parts(), 4, 5, 3).unwrap();
    let mut villa = World::at_rest(plan.clone());
    let middle = plan.plate(5).unwrap().place.at;
    let at = [f64::from(middle[0]), f64::from(middle[1])];
    assert!(plan.footing(spare(&plan)[0], at).on.is_empty(), "the middle of the red floor is free");
    let mut stack: Vec<usize> = Vec::new();
    while stack.len() < 3 {
        let columns = spare(&villa.plan());
        let stood = columns.into_iter().take(8).find_map(|column| {
            let (verdict, after) = bring(&villa, column, at);
            matches!(verdict, Verdict::Stood { level: 5, .. }).then_some((column, after))
        });
        let (column, after) = stood.expect("a column that stands");
        assert_eq!(after.plan().stands_on(column), stack.last().copied().into_iter().collect::<Vec<_>>());
        let foot = f64::from(after.place(Part::Column(column)).unwrap().at[2]);
        let expected = plan.surface(5) + parts().height * stack.len() as f64;
        assert!((foot - expected).abs() < 0.002, "{foot} {expected}");
        stack.push(column);
        villa = after;
    }
    // The lower ones are needed, the uppermost is not (V7).
    let statics = villa.plan();
    let statics = Statics::of(&statics);
    assert!(statics.margin().unwrap().metres > 0.0);
    assert!(statics.without(stack[0]).unwrap().metres < 0.0);
    assert!(statics.without(stack[2]).unwrap().metres > 0.0);
    assert!(villa.without_column(stack[1], &parts().limits).is_err());
    assert!(villa.without_column(stack[2], &parts().limits).is_ok());
}

#[test]
fn v9_and_v14_a_column_on_a_column_is_a_foul_on_any_other_floor() {
    let found = (1..30).any(|seed| {
        let Some(plan) = Plan::random(parts(), 4, 3, seed) else { return false };
        let top = plan.standing().find(|(_, column, _)| column.level == 3).map(|(_, _, place)| place.at);
        let Some([x, y, _]) = top else { return false };
        let column = spare(&plan)[0];
        let (verdict, after) = bring(&World::at_rest(plan.clone()), column, [x.into(), y.into()]);
        assert!(!matches!(verdict, Verdict::Stood { .. }), "{verdict:?}");
        assert_eq!(after.plan().columns[column].level, plan.columns[column].level);
        verdict == Verdict::Foul(Foul::OnAColumn)
    });
    assert!(found);
}

/// Beyond two millimetres the world and statics agree about stacks as well.
#[test]
fn v9_stacks_stand_and_fall_as_statics_says() {
    let (mut stood, mut fell) = (0, 0);
    for seed in 0..40 {
        let Some(plan) = stacked(seed) else { continue };
        let margin = Statics::of(&plan).margin().unwrap().metres;
        let is_stacked = plan.standing().any(|(n, ..)| !plan.stands_on(n).is_empty());
        if !is_stacked || margin.abs() < 0.002 {
            continue;
        }
        let stability = Stability::of(plan, &parts().limits, 5.0);
        assert_eq!(stability.stands(), margin > 0.0, "seed {seed}: margin {margin}, {stability:?}");
        *(if margin > 0.0 { &mut stood } else { &mut fell }) += 1;
    }
    assert!(stood >= 5 && fell >= 3, "{stood} stood and {fell} fell");
}
