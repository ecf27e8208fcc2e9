//! A villa at rest, or an attempt in progress on it, tick by tick.

use villa_world::{
    Attempt, CannotTry, Components, Input, Part, Plan, Pose, Recorder, Recording, TICKS_PER_SECOND, Task,
    Touch, Verdict, World,
};

use crate::hands::{HandControl, Step};
use crate::peril::Peril;
use crate::scene::Poses;
use crate::sway::{Held, lean, swaying};
use crate::told::{Next, Told};

/// What is watched of a collapse after the verdict.
const AFTERMATH: u32 = 5 * TICKS_PER_SECOND;

/// An attempt under way, or over and still to be looked at.
#[derive(Clone)]
pub struct Turn {
    recorder: Recorder,
    /// A person's hands.
    pub hands: HandControl,
    /// What hands elsewhere do, where it is not this person who works.
    told: Option<Told>,
    /// Where everything was after every tick.
    film: Vec<Poses>,
    /// The villa as it goes on falling.
    falling: Option<(World, u32)>,
    /// How near it is to that.
    peril: Peril,
}

/// A villa, and the attempt on it.
#[derive(Clone)]
pub struct Yard {
    parts: &'static Components,
    villa: World,
    turn: Option<Turn>,
}

impl Yard {
    /// A villa at rest.
    pub fn new(villa: World) -> Yard {
        Yard { parts: Components::built_in(), villa, turn: None }
    }

    /// The parts.
    pub fn parts(&self) -> &'static Components {
        self.parts
    }

    /// The villa before the attempt.
    pub fn villa(&self) -> &World {
        &self.villa
    }

    /// The attempt.
    pub fn turn(&self) -> Option<&Turn> {
        self.turn.as_ref()
    }

    /// The hands, while they work.
    pub fn hands(&mut self) -> Option<&mut HandControl> {
        let own = |turn: &&mut Turn| turn.verdict().is_none() && turn.told.is_none();
        self.turn.as_mut().filter(own).map(|turn| &mut turn.hands)
    }

    /// Takes hold of something.
    pub fn begin(&mut self, task: Task) -> Result<(), CannotTry> {
        self.go_on(task, &[])
    }

    /// Continues an attempt with the input so far.
    pub fn go_on(&mut self, task: Task, done: &[Input]) -> Result<(), CannotTry> {
        let plan = self.villa.plan();
        let mut recorder = Recorder::new(&self.villa, self.parts, task)?;
        let mut film = vec![Poses::of(&plan)];
        for input in done {
            recorder.tick(input);
            film.push(poses(recorder.attempt().world()));
        }
        let hands = match done.last() {
            Some(last) => HandControl::resume(self.parts, plan, task, last),
            None => HandControl::new(self.parts, plan, task),
        };
        let peril = Peril::default();
        self.turn = Some(Turn { recorder, hands, told: None, film, falling: None, peril });
        Ok(())
    }

    /// Looks on while hands elsewhere work, of which this is known already.
    pub fn watch(&mut self, task: Task, done: &[Input], next: Next) -> Result<(), CannotTry> {
        self.begin(task)?;
        if let Some(turn) = &mut self.turn {
            turn.told = Some(Told::new(done, next));
        }
        Ok(())
    }

    /// What hands elsewhere do next, while they are watched.
    pub fn told(&mut self) -> Option<&mut Told> {
        self.turn.as_mut()?.told.as_mut()
    }

    /// One tick of the attempt. Whether anything could have moved.
    pub fn tick(&mut self) -> bool {
        let Some(turn) = &mut self.turn else { return false };
        if let Some((world, left)) = &mut turn.falling {
            if *left == 0 || world.is_at_rest() {
                return false;
            }
            *left -= 1;
            world.tick();
            turn.film.push(poses(world));
            return true;
        }
        if turn.verdict().is_some() {
            return false;
        }
        let attempt = turn.recorder.attempt();
        if let Task::Column(n) = attempt.task()
            && let Some(place) = attempt.world().place(Part::Column(n))
        {
            if turn.hands.step() == Step::Under {
                turn.hands.bear(attempt.world().load_on(n).into());
            }
            turn.hands.feel(place, attempt.hook().is_some());
        }
        let Some(input) = turn.next_input() else { return turn.verdict().is_some() };
        turn.recorder.tick(&input);
        let world = turn.recorder.attempt().world();
        turn.film.push(poses(world));
        if matches!(turn.verdict(), Some(Verdict::Collapse { .. })) {
            turn.falling = Some((world.clone(), AFTERMATH));
        }
        let held = turn.held().plate;
        if let [first, .., now] = &turn.film[..] {
            turn.peril.see(first, now, held, &self.parts.limits);
        }
        true
    }

    /// Breaks off (V5): the hand begins to take everything back.
    pub fn break_off(&mut self) {
        if let Some(hands) = self.hands() {
            hands.put_back();
        }
    }

    /// Whether the attempt is over and everything that falls has fallen.
    pub fn is_over(&self) -> bool {
        self.turn.as_ref().is_some_and(|turn| {
            let still = turn.falling.as_ref().is_none_or(|(world, left)| *left == 0 || world.is_at_rest());
            turn.verdict().is_some() && still
        })
    }

    /// Ends the attempt: the villa is what came of it. What was recorded and filmed.
    pub fn finish(&mut self) -> Option<(Recording, Attempt, Vec<Poses>)> {
        let turn = self.turn.take()?;
        let (recording, attempt) = turn.recorder.finish();
        let fallen = turn.falling.map(|(world, _)| world);
        self.villa = fallen.or_else(|| attempt.outcome())?;
        Some((recording, attempt, turn.film))
    }

    /// Leaves the attempt as if it had not been.
    pub fn forget(&mut self) {
        self.turn = None;
    }

    /// Another villa.
    pub fn set(&mut self, villa: World) {
        (self.villa, self.turn) = (villa, None);
    }

    /// The last two moments, to be blended.
    pub fn moments(&self) -> (Poses, Poses) {
        match self.turn.as_ref().map(|turn| &turn.film[..]) {
            Some([.., before, now]) => (before.clone(), now.clone()),
            Some([now]) => (now.clone(), now.clone()),
            _ => (Poses::of(&self.villa.plan()), Poses::of(&self.villa.plan())),
        }
    }

    /// The last moment that was blended, with floors that lean more than they do: `most` times as far, or 1 for as it is.
    pub fn swaying(&self, now: Poses, most: f64) -> Poses {
        match &self.turn {
            Some(turn) if turn.verdict().is_none() => swaying(&turn.film[0], &now, turn.held(), most),
            _ => now,
        }
    }

    /// How far a floor leans during an attempt, in degrees, towards its highest edge.
    pub fn lean(&self) -> Option<[f64; 2]> {
        let turn = self.turn.as_ref().filter(|turn| turn.verdict().is_none())?;
        turn.film.last().map(|poses| lean(poses, turn.held()))
    }

    /// Whether a fall is near, and nobody knows yet how it ends.
    pub fn holds_breath(&self) -> bool {
        self.turn.as_ref().is_some_and(|turn| turn.verdict().is_none() && turn.peril.is_near())
    }

    /// How fast time goes, 1 being as usual, after so many seconds more of the clock.
    pub fn pace(&mut self, seconds: f64) -> f64 {
        let holds = self.holds_breath();
        self.turn.as_mut().map_or(1.0, |turn| turn.peril.pace(holds, seconds))
    }

    /// The plan as it is now.
    pub fn plan(&self) -> Plan {
        match &self.turn {
            Some(Turn { falling: Some((world, _)), .. }) => world.plan(),
            Some(turn) => turn.recorder.attempt().world().plan(),
            None => self.villa.plan(),
        }
    }

    /// What touches what, while hands work or the villa falls.
    pub fn touches(&self) -> Vec<Touch> {
        match &self.turn {
            Some(Turn { falling: Some((world, _)), .. }) => world.touches(),
            Some(turn) => turn.recorder.attempt().world().touches(),
            None => Vec::new(),
        }
    }

    /// How high the villa is, with the columns of its top floor.
    pub fn height(&self) -> f64 {
        let plan = self.villa.plan();
        let levels = plan.plates.len() as f64;
        levels * (self.parts.height + 0.006)
    }
}

impl Turn {
    /// What the hands do in this tick; nothing while hands elsewhere are not heard of, or when they were taken off.
    fn next_input(&mut self) -> Option<Input> {
        let Some(told) = &mut self.told else { return Some(self.hands.input()) };
        match told.tick() {
            Ok(input) => {
                self.hands.mimic(&input);
                Some(input)
            }
            Err(Next::More) => None,
            // The attempt was stopped: the keeper has put back what was held, and so does everybody.
            Err(Next::Over) => Some(Input::BACK),
            Err(Next::Own) => {
                self.told = None;
                Some(self.hands.input())
            }
        }
    }

    /// Whether these are hands elsewhere.
    pub fn is_watched(&self) -> bool {
        self.told.is_some()
    }

    /// What is attempted.
    pub fn task(&self) -> Task {
        self.recorder.attempt().task()
    }

    /// How it ended, once it has.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.recorder.attempt().verdict()
    }

    /// How hard floors press on a column, in newtons.
    pub fn load_on(&self, column: usize) -> f64 {
        self.recorder.attempt().world().load_on(column).into()
    }

    /// What the hands have done so far.
    pub fn inputs(&self) -> &[Input] {
        self.recorder.inputs()
    }

    /// Where the hook is.
    pub fn hook(&self) -> Option<Pose> {
        self.recorder.attempt().hook()
    }

    /// What hands move.
    fn held(&self) -> Held {
        match self.task() {
            Task::Column(n) => Held { column: Some(n), plate: self.steadied() },
            Task::Floor { .. } => {
                let plates = self.film.last().map_or(0, |poses| poses.plates.len());
                Held { column: None, plate: plates.checked_sub(1) }
            }
        }
    }

    /// The plate that is steadied.
    pub fn steadied(&self) -> Option<usize> {
        match self.recorder.attempt().steadied() {
            Some(Part::Plate(n)) => Some(n),
            _ => None,
        }
    }
}

fn poses(world: &World) -> Poses {
    let mut poses = Poses { plates: Vec::new(), columns: Vec::new() };
    for part in world.parts() {
        let place = world.place(part);
        match part {
            Part::Plate(_) => poses.plates.extend(place),
            Part::Column(n) => {
                poses.columns.resize(n, None);
                poses.columns.push(place);
            }
        }
    }
    poses
}

#[cfg(test)]
mod tests {
    use villa_world::Manner;

    use super::*;
    use crate::hands::{Answer, Step};

    /// Hands that have been at work for a while, and what they did.
    fn at_work() -> (Yard, Vec<Input>) {
        let plan = Plan::random(Components::built_in(), 4, 1, 5).unwrap();
        let mut yard = Yard::new(World::at_rest(plan));
        yard.begin(Task::Column(3)).unwrap();
        yard.hands().unwrap().nudge(0.01, 0.0);
        (0..40).for_each(|_| assert!(yard.tick()));
        let inputs = yard.turn().unwrap().inputs().to_vec();
        (yard, inputs)
    }

    #[test]
    fn an_attempt_can_be_gone_on_with_and_broken_off() {
        let (mut yard, inputs) = at_work();
        let mut other = Yard::new(yard.villa().clone());
        other.go_on(Task::Column(3), &inputs).unwrap();
        assert_eq!(other.moments(), yard.moments());
        // The hand takes it back in the running world, also after a reload on the way.
        yard.break_off();
        assert!(!yard.is_over() && yard.turn().unwrap().hands.step() == Step::Back);
        (0..10).for_each(|_| assert!(yard.tick()));
        let mut reloaded = Yard::new(yard.villa().clone());
        reloaded.go_on(Task::Column(3), yard.turn().unwrap().inputs()).unwrap();
        for one in [&mut yard, &mut reloaded] {
            while !one.is_over() {
                assert!(one.tick());
            }
        }
        let (recording, attempt, film) = yard.finish().unwrap();
        assert!(matches!(attempt.verdict(), Some(Verdict::BrokenOff { .. })), "{:?}", attempt.verdict());
        assert!(recording.inputs.len() > 60 && film.len() == recording.inputs.len() + 1);
        assert_eq!(reloaded.finish().unwrap().0, recording);
    }

    /// Pushes a column by a hair: what it answers, how hard the floors press on it, and how it ends if it is put back then.
    fn pushed(plan: &Plan, column: usize) -> (Answer, f32, Verdict) {
        let mut yard = Yard::new(World::at_rest(plan.clone()));
        yard.begin(Task::Column(column)).unwrap();
        let at = plan.columns[column].place.unwrap().at.map(f64::from);
        yard.hands().unwrap().test_push([at[0], at[1]]);
        let mut answer = None;
        let mut load = 0.0;
        while answer.is_none() {
            assert!(yard.tick());
            answer = yard.turn().unwrap().hands.answer();
            load = yard.turn().unwrap().recorder.attempt().world().load_on(column);
        }
        yard.break_off();
        while !yard.is_over() {
            assert!(yard.tick());
        }
        let (_, attempt, _) = yard.finish().unwrap();
        (answer.unwrap(), load, attempt.verdict().unwrap().clone())
    }

    /// Caught: a column that carries the villa felt the same as a loose one.
    #[test]
    fn v9_a_test_push_tells_loose_columns_from_those_that_carry() {
        let plan = Plan::random(Components::built_in(), 4, 3, 4).unwrap();
        let below: Vec<usize> =
            plan.standing().filter(|(_, column, _)| column.level < plan.top()).map(|it| it.0).collect();
        let mut told: Vec<_> = below.iter().map(|n| pushed(&plan, *n)).collect();
        told.sort_by(|a, b| a.1.total_cmp(&b.1));
        let (first, last) = (&told[0], &told[told.len() - 1]);
        assert_eq!((first.0, last.0), (Answer::Loose, Answer::Stuck), "{told:?}");
        // It costs nothing but the attempt: nothing has moved that counts.
        assert!(told.iter().all(|it| it.2 == Verdict::BrokenOff { by_table: false }), "{told:?}");
    }

    /// The hand comes later where more rests on the column.
    #[test]
    fn a_column_that_carries_more_is_drawn_more_slowly() {
        let plan = Plan::random(Components::built_in(), 4, 3, 4).unwrap();
        let drawn = |column: usize| {
            let mut yard = Yard::new(World::at_rest(plan.clone()));
            yard.begin(Task::Column(column)).unwrap();
            let at = plan.columns[column].place.unwrap().at.map(f64::from);
            let length = at[0].hypot(at[1]);
            yard.hands().unwrap().wish(at[0] / length * 0.3, at[1] / length * 0.3);
            (0..20).for_each(|_| _ = yard.tick());
            let turn = yard.turn().unwrap();
            let [x, y, _] = turn.hands.at();
            (turn.hands.strain(), (x - at[0]).hypot(y - at[1]))
        };
        let mut all: Vec<(f64, f64)> =
            plan.standing().filter(|(_, c, _)| c.level < plan.top()).map(|it| drawn(it.0)).collect();
        all.sort_by(|a, b| a.0.total_cmp(&b.0));
        let (easy, hard) = (all[0], all[all.len() - 1]);
        assert!(easy.0 < 0.3 && hard.0 > 0.5 && easy.1 > 1.4 * hard.1, "{all:?}");
    }

    /// Draws a column of a random villa of three floors out, as scripts do: at which ticks a fall was near, and how it ended.
    fn drawn_out(seed: u64, column: usize) -> (Vec<usize>, usize, Verdict) {
        let plan = Plan::random(Components::built_in(), 4, 3, seed).unwrap();
        let inputs = plan.bring_up(Components::built_in(), column, &Manner::default()).unwrap();
        let mut yard = Yard::new(World::at_rest(plan));
        yard.watch(Task::Column(column), &inputs, Next::Over).unwrap();
        let (mut near, mut tick) = (Vec::new(), 0);
        while yard.turn().unwrap().verdict().is_none() {
            assert!(yard.tick());
            near.extend(yard.holds_breath().then_some(tick));
            tick += 1;
        }
        (near, tick, yard.turn().unwrap().verdict().unwrap().clone())
    }

    /// Nobody holds their breath over a column that can be spared, and everybody does before a villa falls. Of all 232 such
    /// attempts on eleven villas, breath was held in 17 of 20 falls and 3 of 212 others.
    #[test]
    fn breath_is_held_before_a_fall_and_seldom_otherwise() {
        for (seed, column) in [(7, 0), (8, 0), (10, 14)] {
            let (near, end, verdict) = drawn_out(seed, column);
            assert!(matches!(verdict, Verdict::Collapse { .. }), "{seed} {column}: {verdict:?}");
            assert!(
                near.first().is_some_and(|first| end - first >= 6),
                "{seed} {column}: {near:?} before {end}"
            );
        }
        let (near, _, verdict) = drawn_out(9, 12);
        assert!(matches!(verdict, Verdict::Stood { .. }) && near.is_empty(), "{near:?}, {verdict:?}");
        // A near fall: a floor gave way a little and stayed.
        let (near, end, verdict) = drawn_out(6, 16);
        assert!(matches!(verdict, Verdict::Stood { .. }), "{verdict:?}");
        assert!(
            (10..120).contains(&near.len()) && near.last().is_some_and(|last| *last < end / 2),
            "{near:?}"
        );
    }

    /// A player who sends no more input: the keeper has put back what was held, and spectators see the same.
    #[test]
    fn whoever_watches_sees_the_way_back_of_hands_that_were_taken_off() {
        let (yard, inputs) = at_work();
        let mut other = Yard::new(yard.villa().clone());
        other.watch(Task::Column(3), &inputs, Next::Over).unwrap();
        while !other.is_over() {
            assert!(other.tick());
        }
        let mut kept = Recorder::new(yard.villa(), yard.parts(), Task::Column(3)).unwrap();
        inputs.iter().for_each(|input| _ = kept.tick(input));
        kept.end();
        let (_, attempt, _) = other.finish().unwrap();
        assert_eq!(attempt.world().hash(), kept.attempt().world().hash());
    }

    #[test]
    fn whoever_watches_sees_the_same_bits_and_own_hands_go_on_after_a_reload() {
        let (yard, inputs) = at_work();
        let mut other = Yard::new(yard.villa().clone());
        other.watch(Task::Column(3), &inputs[..25], Next::More).unwrap();
        assert!(other.hands().is_none(), "only one pair of hands");
        other.told().unwrap().hear(&inputs[25..]);
        (0..40).for_each(|_| assert!(other.tick()));
        assert!(!other.tick());
        assert_eq!(other.moments(), yard.moments());
        let mut again = Yard::new(yard.villa().clone());
        again.watch(Task::Column(3), &inputs, Next::Own).unwrap();
        (0..40).for_each(|_| assert!(again.tick()));
        assert_eq!(again.moments(), yard.moments());
        assert!(again.tick() && again.hands().is_some());
    }
}
