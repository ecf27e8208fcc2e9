//! Tests of whole games with a player's input, at a table where a keeper judges every attempt from its chunks.

mod table;

use villa::{Action, Brought, Cause, Columns, End, Laid, Phase, Place, Player, Players, Request, Storey};
use villa_engine::{Builder, Choice, Skill};
use villa_site::NotDone;
use villa_world::{Components, Part, Plan, Task, Verdict};

use super::Step;
use table::{Table, Tried, around, draw, hold_floor, player};

/// A column stands in its old place when it is no farther away (V5).
const IN_PLACE: f64 = 0.005;

/// Where three columns bear a floor.
fn tripod() -> [[f64; 2]; 3] {
    [90.0, 210.0, 330.0].map(|degrees| around(degrees, 0.08))
}

/// The result of an attempt whose player has put the column back by hand.
fn put_back_by_hand(tried: &Tried, before: &Plan) {
    assert_eq!(tried.verdict(), &Verdict::BrokenOff { by_table: false });
    assert!(tried.away(before) <= IN_PLACE, "{}", tried.away(before));
    assert!(tried.attempt.is_going_back() && tried.turned_back.unwrap() < tried.attempt.ticks() as usize);
    assert!(matches!(tried.action, Action::Bring { outcome: Brought::BrokenOff, .. }), "{:?}", tried.action);
}

/// All players pass in turn, which ends the game (V13).
fn everybody_stops(table: &mut Table) {
    for _ in table.game().staying().iter() {
        table.ask_and_allow();
    }
    assert_eq!(table.game().end().map(|end| end.cause), Some(Cause::Stuck));
}

#[test]
fn v5_a_way_back_holds_and_a_later_one_brings_the_villa_down() {
    let mut table = Table::begun(2, 6);
    let (careful, before) = (table.turn(), table.plan());
    let (column, tried) = table.put_one_back(careful, table.game().movable_of(careful), Step::High);
    put_back_by_hand(&tried, &before);
    assert!(table.game().is_locked(column) && table.turn() != careful);
    assert!(matches!(table.site.begin(careful, Some(column)), Err(NotDone::Broken(_))));
    table.bring_all(&tripod());
    table.ask_and_allow();
    let laid = table.lay([0.0; 2], 0.0);
    assert!(matches!(laid.verdict(), Verdict::Laid { on } if on.len() == 3), "{:?}", laid.verdict());
    // The first on the green floor has the stone (V10).
    table.bring_all(&[[0.0; 2]]);
    let holder = table.game().stone().holder().unwrap();
    // The other one holds that floor and draws a column from under it, lets go of the floor, and breaks off too late.
    let by = table.turn();
    let bearers = table.game().columns_at(Place::On(Storey::Blue));
    let column = table.game().movable_of(by).iter().find(|column| bearers.has(*column)).unwrap();
    let mut has_held = false;
    let fell = table.attempt(by, Some(column), |yard| {
        let Some(hands) = yard.hands() else { return };
        draw(hands);
        match hands.step() {
            Step::Under => hold_floor(hands),
            Step::Out if hands.at()[0].hypot(hands.at()[1]) < 0.2 => has_held = hands.holds() == Some(2),
            Step::Out if hands.holds().is_some() => hands.hold(None),
            _ => yard.break_off(),
        }
    });
    let Verdict::Collapse { tick, .. } = *fell.verdict() else { panic!("{:?}", fell.verdict()) };
    assert!(has_held && fell.attempt.is_going_back() && fell.turned_back.unwrap() < tick as usize);
    assert_eq!(fell.action, Action::Bring { column, outcome: Brought::Collapse });
    assert_ne!(holder, by);
    assert_eq!(table.game().end(), Some(End { cause: Cause::Collapse { by }, winner: Some(holder) }));
}

#[test]
fn v7_and_v8_after_a_failed_objection_a_column_is_named_and_floors_fall() {
    let mut table = Table::begun(2, 1);
    table.bring_all(&tripod());
    let (asks, before) = (table.turn(), table.plan());
    table.say(asks, Action::Ask);
    let objects = table.game().to_act().iter().next().unwrap();
    table.say(objects, Action::Object);
    // The objector tries a column of the player who asked, and stops.
    let (_, tried) = table.put_one_back(objects, table.game().movable_of(asks), Step::Out);
    put_back_by_hand(&tried, &before);
    assert_eq!(table.game().phase(), Phase::Naming { of: objects });
    let low = table.game().columns_at(Place::On(Storey::Base));
    let theirs =
        table.game().columns_of(objects).iter().filter(|column| low.has(*column)).collect::<Columns>();
    let named = table.spare(theirs).into_iter().find(|column| table.site.stands_without(*column)).unwrap();
    table.say(asks, Action::Name { column: Some(named) });
    assert_eq!(table.game().place(named), Place::Gone);
    assert_eq!(table.site.villa().place(Part::Column(named.index())), None);
    // The floor is still due, and laid so that it slides off: the table takes it back.
    assert_eq!(table.game().phase(), Phase::Laying { opposed: true });
    let text = table.site.text();
    let lay = |table: &mut Table, at: &[f64; 2]| table.lay(*at, 0.0);
    let slides =
        |verdict: &Verdict| matches!(verdict, Verdict::NotLayable { on, why: Some(_) } if on.len() < 3);
    let (_, slid) = table.first([[-0.1, 0.1], [0.1, 0.0], [0.0, 0.11]], lay, slides);
    assert_eq!(slid.action, Action::Lay { outcome: Laid::NotLayable });
    assert_eq!((table.site.text(), table.turn(), table.game().top()), (text, objects, Storey::Blue));
    // The next one lays it still worse: a column goes down with it, and that is the end.
    table.ask_and_allow();
    let badly = (0..12).map(|n| around(45.0 + 30.0 * f64::from(n), 0.198));
    let (_, fell) = table.first(badly, lay, |verdict| matches!(verdict, Verdict::Collapse { .. }));
    assert_eq!(fell.action, Action::Lay { outcome: Laid::Collapse });
    assert_eq!(table.game().end(), Some(End { cause: Cause::Collapse { by: objects }, winner: None }));
}

#[test]
fn v18_whoever_breaks_off_a_neutral_column_may_decline_to_move_their_own() {
    let mut table = Table::begun(3, 3);
    let (by, before) = (table.turn(), table.plan());
    let (neutral, tried) = table.put_one_back(by, table.game().movable_neutrals(), Step::Out);
    put_back_by_hand(&tried, &before);
    let asked = Phase::Asked { request: Request::SkipNeutral, allowed: Players::NONE };
    assert_eq!((table.game().phase(), table.game().is_locked(neutral)), (asked, true));
    while let Some(other) = table.game().to_act().iter().find(|other| *other != by) {
        table.say(other, Action::Allow);
    }
    assert_eq!(table.game().phase(), Phase::Turn { neutral_done: true, may_decline: true });
    let text = table.site.text();
    table.say(by, Action::EndTurn);
    let next: Player = player((u8::from(by) + 1) % 3);
    assert_eq!((table.turn(), table.site.text()), (next, text));
    assert!(table.game().columns_at(Place::On(Storey::Blue)).is_empty());
    // The next one brings up a neutral column, after which nobody declines, and then one of their own (V17).
    let [spot, other, _] = tripod();
    table.bring_one(table.game().movable_neutrals(), spot);
    assert!(table.site.say(next, Action::EndTurn).is_err());
    table.bring_one(table.game().movable_of(next), other);
    everybody_stops(&mut table);
}

#[test]
fn v9_players_stack_three_columns_on_the_red_floor() {
    let plan = Plan::random(Components::built_in(), villa::COLOURS, 5, 1).unwrap();
    let at = plan.plate(5).map(|red| [red.place.at[0], red.place.at[1]].map(f64::from)).unwrap();
    let mut table = Table::arranged(&plan);
    assert_eq!(table.game().top(), Storey::Red);
    let before = table.game().columns_at(Place::On(Storey::Red));
    let mut stack = Vec::new();
    while stack.len() < 3 {
        let (column, tried) = table.bring_one(table.game().movable_of(table.turn()), at);
        assert_eq!(tried.action, Action::Bring { column, outcome: Brought::Stood { on: Storey::Red } });
        let under: Vec<usize> = stack.last().copied().into_iter().collect();
        assert_eq!(table.plan().stands_on(column.index()), under);
        stack.push(column.index());
    }
    let now = table.plan();
    assert!(now.highest() > now.surface(5) + 2.9 * Components::built_in().height);
    assert_eq!(table.game().columns_at(Place::On(Storey::Red)).len(), before.len() + 3);
    everybody_stops(&mut table);
    let end = table.game().end().unwrap();
    assert!(end.winner.is_some() && end.winner == table.game().stone().holder());
}

/// On a red floor where nothing has room beside what stands there, a bot stands a column on another one's head.
#[test]
fn v9_a_bot_stacks_on_a_red_floor_that_is_full() {
    let red = "outline = [[-106, -82], [20, -112], [112, -52], [108, 56], [22, 106], [-38, 66], [-112, 72]]";
    let small = "outline = [[48, 0], [24, 42], [-24, 42], [-48, 0], [-24, -42], [24, -42]]";
    let text = include_str!("../../../villa-world/data/components.toml");
    assert!(text.contains(red));
    let parts = Components::from_toml(&text.replace(red, small)).unwrap();
    let stacked = (8..60).find_map(|seed| {
        let plan = Plan::random(&parts, villa::COLOURS, 5, seed)?;
        let mut site = Table::site_of(&plan, &parts);
        let by = site.game().turn();
        let heads = plan.standing().filter(|(_, column, _)| column.level == 5).count();
        let builder = Builder::new(Skill::level(9), seed);
        let Some(Choice::Work(work)) = builder.choose(&site, by, &|| false).filter(|_| heads > 0) else {
            return None;
        };
        let (_, attempt) = work.on(site.villa(), &parts, |_| ()).unwrap();
        let Task::Column(column) = work.task else { return None };
        let before = site.game().points(by);
        site.tried(by, &attempt).unwrap();
        let on = site.villa().plan().stands_on(column);
        (!on.is_empty()).then(|| (attempt.verdict().cloned(), site.game().points(by), before))
    });
    let (verdict, points, before) = stacked.expect("one of these red floors is full");
    assert!(matches!(verdict, Some(Verdict::Stood { level: 5, .. })), "{verdict:?}");
    assert!(points > before, "{before} points became {points}");
}
