//! Games of Villa Paletti that have begun already, so that a scene is near the moment it is about.

use games::{Spot, VillaChoice, VillaMove, VillaPlay, VillaRound, VillaTable as _};
use serde_json::json;
use table::local::{Local, Sitter, sitter};
use table::{Action as Deed, Starter, Time};
use villa::{Action, Brought, Colour, Column, Kind, Laid, Player, Storey};
use villa_site::{keep, write_villa};
use villa_world::{Components, Plan, Plate, Pose, Statics};

use super::files::choose;
use crate::page::Page;
use crate::scene_error::{SceneError, ensure};

/// Who plays.
pub const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dirk"];

/// Where the columns stand at first, in millimetres, the front row first: far enough apart for any hand.
const ROWS: [[(i16, i16); 4]; 5] = [
    [(-63, -105), (-21, -105), (21, -105), (63, -105)],
    [(-105, -50), (-52, -50), (52, -50), (105, -50)],
    [(-115, 0), (-40, 0), (40, 0), (110, 0)],
    [(-105, 50), (-52, 50), (52, 50), (105, 50)],
    [(-63, 100), (-21, 100), (21, 100), (63, 100)],
];

/// The kinds in the rows: a thin column of every colour is in front.
const KINDS: [(Kind, usize); 5] =
    [(Kind::Thin, 0), (Kind::Thin, 1), (Kind::Thick, 0), (Kind::Hexagon, 0), (Kind::Thin, 2)];

/// A column by its colour, its kind and its number among those.
pub fn column(colour: Colour, kind: Kind, number: usize) -> Result<Column, SceneError> {
    let mut found = Column::of(colour).filter(|column| column.kind() == kind);
    found.nth(number).ok_or_else(|| SceneError("there is no such column".into()))
}

/// A game on one device.
pub struct Begun {
    local: Local,
    plan: Plan,
}

impl Begun {
    /// The villa is set up by hand, and the colours are dealt: the first player has the first colour, and so on.
    pub fn new(players: u8) -> Result<Begun, SceneError> {
        let names = NAMES.into_iter().take(players.into());
        Begun::of(names.map(|name| Sitter::Person(name.into())).collect())
    }

    /// The same with a bot of some level as the second player, which begins.
    pub fn against(level: u8) -> Result<Begun, SceneError> {
        Begun::of(vec![Sitter::Person(NAMES[0].into()), Sitter::Bot(level)])
    }

    fn of(sitters: Vec<Sitter>) -> Result<Begun, SceneError> {
        let players = u8::try_from(sitters.len()).unwrap_or_default();
        let choice = VillaChoice { objection: 0, ..VillaChoice::new(players) };
        let mut header = choice.header(sitter(9), Time(0));
        header.starter = Starter::Seat(0);
        let local = Local::begin(games::ALL, header, &sitters, 0, Time(0));
        let local = local.map_err(|why| SceneError(format!("{why:?}")))?;
        let mut begun = Begun { local, plan: Plan::base(Components::built_in(), villa::COLOURS) };
        for (row, (kind, number)) in ROWS.into_iter().zip(KINDS) {
            for (colour, (x, y)) in Colour::ALL.into_iter().zip(row) {
                let action = Action::Place { column: column(colour, kind, number)? };
                begun.build(action, Spot { x: 20 * x, y: 20 * y, turn: 0 })?;
            }
        }
        begun.build(Action::Lay { outcome: Laid::NotLayable }, Spot::default())?;
        for colour in Colour::ALL {
            let game = *begun.round()?.game();
            let action = match game.phase() {
                villa::Phase::Dealing if game.owner(Colour::ALL[0]).is_none() => Action::Throw { colour },
                villa::Phase::Dealing => Action::Choose { colour },
                _ => break,
            };
            begun.say(action)?;
        }
        let villa = begun.round()?.villa().to_string();
        let site = villa_site::Site::resume(*begun.round()?.game(), &villa, Components::built_in());
        begun.plan = site.map_err(|why| SceneError(why.to_string()))?.villa().plan();
        Ok(begun)
    }

    fn round(&self) -> Result<&VillaRound, SceneError> {
        self.local.table().villa().ok_or_else(|| SceneError("there is no game".into()))
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Result<Player, SceneError> {
        Ok(self.round()?.game().turn())
    }

    fn perform(&mut self, play: VillaPlay) -> Result<(), SceneError> {
        let round = self.round()?;
        let seat = round.seats_to_act().first().copied().unwrap_or_default();
        let action = Deed::Play { seat, turn: self.local.table().turn(), play: (&play).into() };
        self.local.perform(Time(1), action).map_err(|why| SceneError(format!("{why:?}")))
    }

    /// A step of the set-up, as the keeper of the log writes it.
    fn build(&mut self, action: Action, at: Spot) -> Result<(), SceneError> {
        let play = VillaPlay::Do(VillaMove { action, at: Some(at), villa: None });
        let round = self.round()?;
        let seat = round.seats_to_act().first().copied().unwrap_or_default();
        let kept = keep(round, seat, &play, &mut || 0).map_err(|why| SceneError(format!("{why:?}")))?;
        self.perform(kept)
    }

    /// Someone says something.
    pub fn say(&mut self, action: Action) -> Result<(), SceneError> {
        self.perform(VillaPlay::action(action))
    }

    /// Someone has brought a column up, to a place in millimetres.
    pub fn stand(&mut self, column: Column, (x, y): (f64, f64)) -> Result<(), SceneError> {
        let (top, z) = (self.plan.top(), self.plan.surface(self.plan.top()));
        let body = &mut self.plan.columns[column.index()];
        (body.level, body.place) = (top, Some(Pose::upright(x / 1000.0, y / 1000.0, z, 0.0)));
        let on = Storey::at(top).ok_or_else(|| SceneError("there is no such floor".into()))?;
        self.perform(VillaPlay::begin(Some(column)))?;
        self.done(Action::Bring { column, outcome: Brought::Stood { on } })
    }

    /// Someone took hold of a column and broke off.
    pub fn break_off(&mut self, column: Column) -> Result<(), SceneError> {
        self.perform(VillaPlay::begin(Some(column)))?;
        self.done(Action::Bring { column, outcome: Brought::BrokenOff })
    }

    /// Someone asked for a floor, was allowed to lay it, and has laid it in the middle.
    pub fn floor(&mut self) -> Result<(), SceneError> {
        self.say(Action::Ask)?;
        while matches!(self.round()?.game().phase(), villa::Phase::Asked { .. }) {
            self.say(Action::Allow)?;
        }
        let (parts, top) = (Components::built_in(), self.plan.top());
        let z = self.plan.surface(top) + parts.height;
        let on = self.plan.standing().filter(|(_, column, _)| column.level == top);
        let on = on.filter_map(|(n, ..)| Column::new(u8::try_from(n).ok()?)).collect();
        self.plan.plates.push(Plate::of(&parts.floors[top], top + 1, Pose::upright(0.0, 0.0, z, 0.0)));
        self.perform(VillaPlay::begin(None))?;
        self.done(Action::Lay { outcome: Laid::Rests { on } })
    }

    fn done(&mut self, action: Action) -> Result<(), SceneError> {
        let villa = Some(write_villa(&self.plan));
        self.perform(VillaPlay::Do(VillaMove { action, at: None, villa }))
    }

    /// Opens the game on a page, with few pictures or with all of them.
    pub async fn open(&self, page: &Page, all_pictures: bool) -> Result<(), SceneError> {
        let pictures =
            if all_pictures { "removeItem('loggia.pictures')" } else { "setItem('loggia.pictures', 'few')" };
        self.open_with(page, pictures).await
    }

    /// Opens the game for pictures that are looked at: sharp ones, while the clock goes on.
    pub async fn open_sharp(&self, page: &Page) -> Result<(), SceneError> {
        self.open_with(page, "setItem('loggia.pictures', 'sharp')").await
    }

    async fn open_with(&self, page: &Page, pictures: &str) -> Result<(), SceneError> {
        self.stands()?;
        // A page without a villa: none is drawn before it is known how many pictures are wanted.
        page.go("/villa/rules").await?;
        let store = format!(
            "(sessionStorage.{pictures}, localStorage.setItem('loggia.villa.begun', {}),
                localStorage.setItem('loggia.villas', 'begun'), true)",
            json!(self.local.write())
        );
        page.ask(&store).await?;
        page.go("/villa/play/begun").await
    }

    /// Opens the game as a file that was saved, with few pictures.
    pub async fn open_file(&self, page: &Page) -> Result<(), SceneError> {
        self.stands()?;
        page.go("/villa?pictures=few").await?;
        choose(page, "#file", "evening.json", &self.local.write()).await?;
        page.until("location.pathname.startsWith('/villa/play/')").await?;
        page.wait_for("main.villa").await
    }

    fn stands(&self) -> Result<(), SceneError> {
        let margin = Statics::of(&self.plan).margin().map_or(0.0, |margin| margin.metres);
        ensure(margin > 0.005, || format!("the villa stands by {margin} m only"))
    }
}
