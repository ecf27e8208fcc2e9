//! Attempts by scripted hands, and the verdicts on them.

use villa_world::{
    Attempt, CannotTry, Components, Foul, Input, Manner, Part, Plan, Statics, Target, Task, Verdict, World,
};

fn parts() -> &'static Components {
    Components::built_in()
}

/// A villa with the column that can best be spared, and by how much.
fn villa(storeys: usize, seed: u64) -> (Plan, usize) {
    let plan = Plan::random(parts(), 4, storeys, seed).unwrap();
    let statics = Statics::of(&plan);
    let margin = |n: usize| statics.without(n).map_or(f64::NEG_INFINITY, |m| m.metres);
    let below = plan.standing().filter(|(_, c, _)| c.level < plan.top()).map(|(n, ..)| n);
    let column = below.max_by(|a, b| margin(*a).total_cmp(&margin(*b))).unwrap();
    (plan, column)
}

/// The column without which the villa falls most surely.
fn critical(plan: &Plan) -> usize {
    let statics = Statics::of(plan);
    let margin = |n: usize| statics.without(n).map_or(f64::INFINITY, |m| m.metres);
    plan.standing().map(|(n, ..)| n).min_by(|a, b| margin(*a).total_cmp(&margin(*b))).unwrap()
}

fn play(attempt: &mut Attempt, inputs: &[Input]) -> Verdict {
    inputs.iter().find_map(|input| attempt.tick(input).cloned()).expect("a verdict")
}

#[test]
fn v4_a_column_is_brought_up_and_stands_on_the_top_floor() {
    let (plan, column) = villa(2, 3);
    let inputs = plan.bring_up(parts(), column, &Manner::default()).unwrap();
    let mut attempt = Attempt::new(World::at_rest(plan.clone()), parts(), Task::Column(column)).unwrap();
    let verdict = play(&mut attempt, &inputs);
    assert!(matches!(verdict, Verdict::Stood { level: 2, .. }), "{verdict:?}");
    let after = attempt.outcome().unwrap();
    assert!(after.is_at_rest());
    assert_eq!(after.plan().columns[column].level, 2);
    assert!((f64::from(after.place(Part::Column(column)).unwrap().at[2]) - plan.surface(2)).abs() < 1e-3);
    let again = Attempt::new(after, parts(), Task::Column(column)).err();
    assert_eq!(again, Some(CannotTry::OnTop(column)));
}

#[test]
fn v15_taking_out_a_critical_column_is_a_collapse() {
    let plan = (1..)
        .filter_map(|seed| Plan::random(parts(), 4, 4, seed))
        .find(|plan| Statics::of(plan).without(critical(plan)).is_some_and(|m| m.metres < -0.01));
    let plan = plan.unwrap();
    let column = critical(&plan);
    let inputs = plan.bring_up(parts(), column, &Manner::default()).unwrap();
    let mut attempt = Attempt::new(World::at_rest(plan), parts(), Task::Column(column)).unwrap();
    let verdict = play(&mut attempt, &inputs);
    assert!(matches!(verdict, Verdict::Collapse { tick: 1.., .. }), "{verdict:?}");
}

#[test]
fn v14_a_column_that_is_dropped_or_sticks_out_is_a_foul() {
    let (plan, column) = villa(1, 8);
    let mut inputs = plan.bring_up(parts(), column, &Manner::default()).unwrap();
    // Let go high in the air, beside the villa.
    let high = inputs
        .iter()
        .position(|i| i.grip && f64::from(i.hand.at[2]) / 20e3 > plan.surface(1) + 0.05)
        .unwrap();
    let rest = Input { grip: false, ..inputs[high] };
    inputs.truncate(high);
    inputs.extend([rest; 600]);
    let mut attempt = Attempt::new(World::at_rest(plan.clone()), parts(), Task::Column(column)).unwrap();
    let verdict = play(&mut attempt, &inputs);
    assert!(matches!(verdict, Verdict::Foul(Foul::NotStanding) | Verdict::Collapse { .. }), "{verdict:?}");

    // Put down on the edge of the floor, most of the foot on it.
    let top = &plan.plates[1];
    let corner = top.seen_from_above()[0];
    let centre = [f64::from(top.place.at[0]), f64::from(top.place.at[1])];
    let inward = |d: f64| [0, 1].map(|i| corner[i] + d * (centre[i] - corner[i]));
    let edge = (0..200).map(|n| inward(f64::from(n) / 200.0)).find(|p| top.depth(*p) > 0.004).unwrap();
    let inputs = plan.bring_up(parts(), column, &Manner::default()).unwrap();
    let spot = inputs.last().unwrap().hand.at;
    let shift = Target::upright(edge[0], edge[1], 0.0).at;
    let moved = inputs.iter().map(|input| {
        let over =
            f64::from(input.hand.at[2]) / 20e3 > plan.surface(1) - 0.001 && input.hand.at[..2] == spot[..2];
        let mut input = *input;
        if over {
            input.hand.at[..2].copy_from_slice(&shift[..2]);
        }
        input
    });
    let mut attempt = Attempt::new(World::at_rest(plan.clone()), parts(), Task::Column(column)).unwrap();
    let verdict = play(&mut attempt, &moved.collect::<Vec<_>>());
    assert!(matches!(verdict, Verdict::Foul(Foul::SticksOut { .. } | Foul::NotStanding)), "{verdict:?}");
}

#[test]
fn v9_a_floor_may_be_lifted_by_four_millimetres_while_a_column_is_taken_out() {
    let (plan, column) = villa(1, 4);
    let level = plan.columns[column].level + 1;
    let mut attempt = Attempt::new(World::at_rest(plan), parts(), Task::Column(column)).unwrap();
    let before = attempt.world().place(Part::Plate(level)).unwrap().at[2];
    let lift = Input { steady: Some(1), ..Input::default() }.with_lift(0.012);
    (0..60).for_each(|_| {
        attempt.tick(&lift);
    });
    let lifted = attempt.world().place(Part::Plate(level)).unwrap().at[2] - before;
    assert!((0.002..0.0042).contains(&lifted), "asked for 12 mm, lifted by {} mm", lifted * 1e3);
    let down = Input { steady: Some(1), ..Input::default() };
    (0..30).for_each(|_| {
        attempt.tick(&down);
    });
    (0..60).for_each(|_| {
        attempt.tick(&Input::default());
    });
    let back = attempt.world().place(Part::Plate(level)).unwrap().at[2] - before;
    assert!(back.abs() < 0.0005, "{back}");
    assert_eq!(attempt.verdict(), None);
}

/// Takes the column out while the floor above is held, and lets that floor go only when it is not where it was.
#[test]
fn v14_a_steadied_floor_that_is_not_back_in_place_is_a_foul() {
    let strict = include_str!("../data/components.toml").replace("back_shift = 2", "back_shift = 0.05");
    let strict = Components::from_toml(&strict.replace("back_turn = 0.5", "back_turn = 0.02")).unwrap();
    let foul = (1..=20).any(|seed| {
        let (plan, column) = villa(2, seed);
        let Some(inputs) = plan.bring_up(&strict, column, &Manner { lift: 0.003, ..Manner::default() })
        else {
            return false;
        };
        let mut attempt = Attempt::new(World::at_rest(plan), &strict, Task::Column(column)).unwrap();
        let verdict = inputs.iter().find_map(|input| attempt.tick(input).cloned());
        matches!(verdict, Some(Verdict::Foul(Foul::NotBack { .. })))
    });
    assert!(foul, "no floor came back a twentieth of a millimetre off");
}

/// Once the column has been up, no floor is held any more, whatever the input says.
#[test]
fn v9_no_floor_is_touched_while_the_column_is_set_down() {
    let (plan, column) = villa(1, 3);
    let inputs = plan.bring_up(parts(), column, &Manner::default()).unwrap();
    let mut attempt = Attempt::new(World::at_rest(plan), parts(), Task::Column(column)).unwrap();
    let mut held = Vec::new();
    for input in &inputs {
        let over = attempt.tick(&Input { steady: Some(1), ..*input }).is_some();
        held.push(attempt.steadied().is_some());
        if over {
            break;
        }
    }
    assert!(held[0] && attempt.hook().is_none());
    assert!(!held.last().unwrap());
    assert!(matches!(attempt.verdict(), Some(Verdict::Stood { .. })), "{:?}", attempt.verdict());
}

/// Input of hands that nobody has: far away, turned by nonsense, gripping at the clouds, and all at once.
#[test]
fn any_input_at_all_is_borne() {
    let (plan, column) = villa(2, 9);
    let mut rng = fastrand::Rng::with_seed(5);
    for task in [Task::Column(column), Task::Floor { needs: 3 }] {
        let mut attempt = Attempt::new(World::at_rest(plan.clone()), parts(), task).unwrap();
        for tick in 0..400 {
            let mut target = || Target { at: [0; 3].map(|_| rng.i16(..)), turn: [0; 3].map(|_| rng.i16(..)) };
            let (hand, cradle) = (target(), target());
            let input = Input {
                grip: rng.bool(),
                hand: if rng.bool() { attempt.first_target() } else { hand },
                height: rng.u8(..),
                hook: rng.bool(),
                cradle,
                steady: rng.bool().then(|| rng.u8(..4)),
                lift: rng.u8(..),
                back: tick > 200 && rng.u8(..) == 0,
            };
            attempt.tick(&input);
        }
        let world = attempt.world();
        assert!(world.parts().all(|part| world.place(part).unwrap().at.iter().all(|c| c.is_finite())));
    }
}

#[test]
fn v8_a_floor_is_laid_on_three_columns_or_not_at_all() {
    let bare = |spots: &[[f64; 2]]| {
        let mut plan = Plan::random(parts(), 4, 1, 6).unwrap();
        let surface = plan.surface(1);
        for (n, spot) in spots.iter().enumerate() {
            plan.columns[n].level = 1;
            plan.columns[n].place = Some(villa_world::Pose::upright(spot[0], spot[1], surface, 0.0));
        }
        let mut world = World::build(plan);
        assert!(world.settle(600));
        world.plan()
    };
    let plan = bare(&[[-0.06, -0.05], [0.07, -0.05], [0.0, 0.07]]);
    let lay = |plan: &Plan, needs| {
        let inputs = plan.lay(parts(), [0.0, 0.0], 0.0);
        let mut attempt = Attempt::new(World::at_rest(plan.clone()), parts(), Task::Floor { needs }).unwrap();
        (play(&mut attempt, &inputs), attempt.outcome().unwrap())
    };
    let preview = plan.laying(&parts().floors[1], [0.0, 0.0], 0.0);
    assert_eq!(preview.on, [0, 1, 2]);
    assert!(preview.margin > 0.01, "{preview:?}");
    let (verdict, after) = lay(&plan, 3);
    assert_eq!(verdict, Verdict::Laid { on: vec![0, 1, 2] });
    let lies = after.place(Part::Plate(2)).unwrap();
    assert!(lies.at.iter().zip(preview.place.at).all(|(a, b)| (a - b).abs() < 1e-3), "{lies:?} {preview:?}");
    assert_eq!(after.plan().plates.len(), 3);

    let two = bare(&[[-0.06, 0.0], [0.07, 0.0]]);
    let (verdict, after) = lay(&two, 3);
    assert!(matches!(verdict, Verdict::NotLayable { .. } | Verdict::Collapse { .. }), "{verdict:?}");
    assert!(after.plan().plates.len() == 2 || matches!(verdict, Verdict::Collapse { .. }));
}

#[test]
fn v7_the_table_takes_a_column_only_where_the_villa_stays() {
    let (plan, column) = villa(2, 11);
    let world = World::at_rest(plan.clone());
    let after = world.without_column(column, &parts().limits).unwrap();
    assert_eq!(after.place(Part::Column(column)), None);
    assert!(after.is_at_rest());
    let plan = (1..)
        .filter_map(|seed| Plan::random(parts(), 4, 3, seed))
        .find(|plan| Statics::of(plan).without(critical(plan)).is_some_and(|m| m.metres < -0.005));
    let plan = plan.unwrap();
    let column = critical(&plan);
    assert!(World::at_rest(plan).without_column(column, &parts().limits).is_err());
}

#[test]
fn v9_the_hook_drags_a_column_without_throwing_it() {
    let mut dragged = 0;
    for seed in 1..=6 {
        let (plan, column) = villa(1, seed);
        let manner = Manner { hook: true, lift: 0.0015, ..Manner::default() };
        let inputs = plan.bring_up(parts(), column, &manner).unwrap();
        if !inputs.iter().any(|input| input.hook) {
            continue;
        }
        let mut attempt = Attempt::new(World::at_rest(plan), parts(), Task::Column(column)).unwrap();
        for input in inputs.iter().take_while(|input| !input.grip) {
            attempt.tick(input);
            let body = attempt.world().place(Part::Column(column)).unwrap();
            assert!(body.tilt() < 20.0, "seed {seed}: it leans by {} degrees", body.tilt());
        }
        dragged += 1;
    }
    assert!(dragged > 0);
}
