//! A table for the tests: a page with hands, and a keeper that gets their input chunk by chunk.

use villa::{
    Action, Brought, Colour, Column, Columns, Deed, Game, Laid, Phase, Place, Player, Setup, Storey,
};
use villa_site::{CHUNK, Site, write_hands, write_villa};
use villa_world::{Attempt, Components, MOST_TICKS, Plan, Statics, Task, Verdict};

use crate::hands::{HandControl, Step};
use crate::yard::Yard;

/// So far out a column is clear of every floor, in metres.
const OUTSIDE: f64 = 0.24;

/// A game with its villa, as the player's page has it.
#[derive(Clone)]
pub struct Table {
    pub site: Site,
    yard: Yard,
}

/// The result of an attempt.
pub struct Tried {
    pub action: Action,
    pub attempt: Attempt,
    /// The tick in which the player broke off.
    pub turned_back: Option<usize>,
}

impl Table {
    /// A real set-up at random, with random colours.
    pub fn begun(players: u8, lot: u64) -> Table {
        let parts = Components::built_in();
        let first = player(0);
        let mut site = Site::new(Setup::new(players).unwrap(), first, parts);
        site.arrange(first, lot).unwrap();
        while site.game().phase() == Phase::Dealing {
            let who = site.game().turn();
            site.say(who, colour(site.game(), who)).unwrap();
        }
        Table::of(site)
    }

    /// A game of two in which everything stands as in a plan.
    pub fn arranged(plan: &Plan) -> Table {
        Table::of(Table::site_of(plan, Components::built_in()))
    }

    /// The same with other parts.
    pub fn site_of(plan: &Plan, parts: &Components) -> Site {
        let mut game = Game::new(Setup::new(2).unwrap(), player(0)).play(player(0), Action::Arrange).unwrap();
        while game.phase() == Phase::Dealing {
            game = game.play(game.turn(), colour(&game, game.turn())).unwrap();
        }
        while !belongs(&game, plan) {
            game = towards(&game, plan);
        }
        Site::resume(game, &write_villa(plan), parts).unwrap()
    }

    fn of(site: Site) -> Table {
        Table { yard: Yard::new(site.villa().clone()), site }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        self.site.game()
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Player {
        self.game().turn()
    }

    /// Where everything is.
    pub fn plan(&self) -> Plan {
        self.site.villa().plan()
    }

    /// A site built from nothing but the game and the villa's text.
    fn keeper(&self) -> Site {
        Site::resume(*self.game(), &self.site.text(), self.site.parts()).unwrap()
    }

    /// The keeper got the same result, to the bit.
    fn agrees(&self, keeper: &Site) {
        assert_eq!(keeper.game(), self.game());
        assert_eq!((keeper.text(), keeper.hash()), (self.site.text(), self.site.hash()));
    }

    /// A player does something without hands.
    pub fn say(&mut self, by: Player, action: Action) {
        let mut keeper = self.keeper();
        for site in [&mut self.site, &mut keeper] {
            site.say(by, action).unwrap_or_else(|why| panic!("{action:?}: {why}"));
        }
        self.agrees(&keeper);
    }

    /// The player to move asks for a floor, and everybody else allows it (V6).
    pub fn ask_and_allow(&mut self) {
        self.say(self.turn(), Action::Ask);
        while matches!(self.game().phase(), Phase::Asked { .. }) {
            let other = self.game().to_act().iter().next().unwrap();
            self.say(other, Action::Allow);
        }
    }

    /// An attempt: `mind` says before every tick what the hands are to do, and the ticks go out in chunks. A keeper who has
    /// nothing but the game, the villa's text and these chunks gets the same result, to the bit.
    pub fn attempt(&mut self, by: Player, column: Option<Column>, mut mind: impl FnMut(&mut Yard)) -> Tried {
        let mut keeper = self.keeper();
        let task = keeper.begin(by, column).unwrap().attempt().task();
        self.yard.set(self.site.villa().clone());
        self.yard.begin(task).unwrap();
        let (mut chunks, mut told, mut turned_back) = (Vec::new(), 0, None);
        loop {
            mind(&mut self.yard);
            let was_back = is_back(&self.yard);
            self.yard.tick();
            let turn = self.yard.turn().unwrap();
            let ticks = turn.inputs().len();
            turned_back = turned_back.or(was_back.then_some(ticks));
            if ticks - told == CHUNK || turn.verdict().is_some() {
                chunks.push(write_hands(&turn.inputs()[told..]));
                told = ticks;
            }
            if turn.verdict().is_some() {
                break;
            }
            assert!(ticks < MOST_TICKS, "{task:?} has no end");
        }
        let (_, attempt, _) = self.yard.finish().unwrap();
        let action = self.site.tried(by, &attempt).unwrap();
        let judged = keeper.judge(by, column, chunks.iter().map(String::as_str)).unwrap();
        assert_eq!(judged, action);
        self.agrees(&keeper);
        Tried { action, attempt, turned_back }
    }

    /// The player to move holds the floor above a column, draws it out and sets it down there.
    fn bring(&mut self, column: Column, spot: [f64; 2]) -> Tried {
        self.attempt(self.turn(), Some(column), |yard| {
            let Some(hands) = yard.hands() else { return };
            hold_floor(hands);
            draw_out(hands);
            if hands.step() == Step::High {
                set_down_at(hands, spot);
            }
        })
    }

    /// The first of these attempts that ends as is wanted. They are tried on copies of the table, so that the games go as
    /// they are told whatever the bits of the world.
    pub fn first<T>(
        &mut self,
        of: impl IntoIterator<Item = T>,
        attempt: impl Fn(&mut Table, &T) -> Tried,
        is_wanted: impl Fn(&Verdict) -> bool,
    ) -> (T, Tried) {
        let mut told = Vec::new();
        for one in of {
            let mut copy = self.clone();
            let tried = attempt(&mut copy, &one);
            if is_wanted(tried.verdict()) {
                *self = copy;
                return (one, tried);
            }
            told.push(tried.verdict().clone());
        }
        panic!("nothing else than {told:?}");
    }

    /// The player to move brings up one of these columns.
    pub fn bring_one(&mut self, of: Columns, spot: [f64; 2]) -> (Column, Tried) {
        let stood = |verdict: &Verdict| matches!(verdict, Verdict::Stood { .. });
        self.first(self.spare(of), |table, column| table.bring(*column, spot), stood)
    }

    /// Turn by turn, a column is brought to every spot.
    pub fn bring_all(&mut self, spots: &[[f64; 2]]) {
        for spot in spots {
            self.bring_one(self.game().movable_of(self.turn()), *spot);
        }
    }

    /// Someone holds the floor above one of these columns, draws it out as far as a step, and puts it back by hand.
    pub fn put_one_back(&mut self, by: Player, of: Columns, at: Step) -> (Column, Tried) {
        let mind = |yard: &mut Yard| {
            let Some(hands) = yard.hands() else { return };
            hold_floor(hands);
            draw_out(hands);
            if hands.step() == at {
                yard.break_off();
            }
        };
        let by_hand = |verdict: &Verdict| *verdict == Verdict::BrokenOff { by_table: false };
        self.first(self.spare(of), |table, column| table.attempt(by, Some(*column), mind), by_hand)
    }

    /// The player who has to lay a floor sets it down there.
    pub fn lay(&mut self, at: [f64; 2], yaw: f64) -> Tried {
        let mut is_turned = false;
        self.attempt(self.turn(), None, |yard| {
            let Some(hands) = yard.hands().filter(|hands| hands.step() == Step::High) else { return };
            if !std::mem::replace(&mut is_turned, true) {
                hands.turn(yaw);
            }
            if (hands.yaw() - yaw).abs() < 1e-6 {
                set_down_at(hands, at);
            }
        })
    }

    /// Columns, those first that can best be spared and stand far out.
    pub fn spare(&self, among: Columns) -> Vec<Column> {
        let plan = self.plan();
        let statics = Statics::of(&plan);
        let ease = |column: &Column| {
            let margin = statics.without(column.index()).map_or(0.0, |margin| margin.metres);
            let out = plan.columns[column.index()].place.map_or(0.0, |place| place.at[0].hypot(place.at[1]));
            10.0 * margin + f64::from(out)
        };
        let mut columns: Vec<Column> = among.iter().collect();
        columns.sort_by(|a, b| ease(b).total_cmp(&ease(a)));
        columns
    }
}

impl Tried {
    pub fn verdict(&self) -> &Verdict {
        self.attempt.verdict().unwrap()
    }

    /// How far its column is from where it stood, in metres.
    pub fn away(&self, before: &Plan) -> f64 {
        let Task::Column(n) = self.attempt.task() else { panic!("a floor") };
        let [was, is] = [before, &self.attempt.world().plan()].map(|plan| plan.columns[n].place.unwrap().at);
        let far: f32 = was.iter().zip(is).map(|(a, b)| (a - b) * (a - b)).sum();
        f64::from(far.sqrt())
    }
}

pub fn player(n: u8) -> Player {
    Player::new(n).unwrap()
}

/// A point at this angle around the middle, in degrees.
pub fn around(degrees: f64, radius: f64) -> [f64; 2] {
    let (sin, cos) = degrees.to_radians().sin_cos();
    [radius * cos, radius * sin]
}

fn is_back(yard: &Yard) -> bool {
    yard.turn().is_some_and(|turn| turn.hands.step() == Step::Back)
}

pub fn hold_floor(hands: &mut HandControl) {
    if hands.step() == Step::Under && hands.holds().is_none() {
        hands.hold(hands.nearest_floor());
    }
}

/// Straight out to the nearest side.
pub fn draw(hands: &mut HandControl) {
    let [x, y, _] = hands.at();
    let length = x.hypot(y).max(1e-3);
    hands.wish(x / length * OUTSIDE, y / length * OUTSIDE);
}

/// Out, then up.
fn draw_out(hands: &mut HandControl) {
    match hands.step() {
        Step::Under => draw(hands),
        Step::Out => hands.lift_up(),
        _ => {}
    }
}

fn set_down_at(hands: &mut HandControl, spot: [f64; 2]) {
    hands.wish(spot[0], spot[1]);
    if (hands.at()[0] - spot[0]).hypot(hands.at()[1] - spot[1]) < 1e-3 {
        hands.set_down().unwrap_or_else(|why| panic!("{why:?} at {spot:?}"));
    }
}

/// What someone does who is to have a colour (V3).
fn colour(game: &Game, who: Player) -> Action {
    let free = game.may(who).find_map(|deed| match deed {
        Deed::Choose(colour) => Some(Action::Choose { colour }),
        _ => None,
    });
    free.unwrap_or(Action::Throw { colour: Colour::ALL[0] })
}

/// On which storey a column stands in a plan.
fn storey(plan: &Plan, column: Column) -> Place {
    let body = &plan.columns[column.index()];
    body.place.and(Storey::at(body.level)).map_or(Place::Gone, Place::On)
}

fn belongs(game: &Game, plan: &Plan) -> bool {
    game.top().level() == plan.top() && Column::all().all(|column| game.place(column) == storey(plan, column))
}

/// The next step towards a game that stands as in a plan: the columns of this storey, then the next floor. A player who has
/// none to bring up asks for a floor and does not lay it.
fn towards(game: &Game, plan: &Plan) -> Game {
    let by = game.turn();
    let is_due = |column: &Column| storey(plan, *column) == Place::On(game.top());
    let mut due =
        Column::all().filter(|column| is_due(column) && game.place(*column) != Place::On(game.top()));
    let is_whole = due.next().is_none();
    if let Some(column) = game.movable_of(by).iter().find(is_due) {
        let outcome = Brought::Stood { on: game.top() };
        return game.play(by, Action::Bring { column, outcome }).unwrap();
    }
    let mut asked = game.play(by, Action::Ask).unwrap();
    if matches!(asked.phase(), Phase::Asked { .. }) {
        let other = asked.to_act().iter().next().unwrap();
        asked = asked.play(other, Action::Allow).unwrap();
    }
    match asked.phase() {
        Phase::Laying { .. } if is_whole => {
            let outcome = Laid::Rests { on: asked.columns_at(Place::On(asked.top())) };
            asked.play(by, Action::Lay { outcome }).unwrap()
        }
        Phase::Laying { .. } => asked.play(by, Action::Lay { outcome: Laid::NotLayable }).unwrap(),
        _ => asked,
    }
}
