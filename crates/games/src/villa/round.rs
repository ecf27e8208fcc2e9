//! A game of Villa Paletti: the rules' state, the villa as text, and the attempt in progress.

use std::sync::Arc;

use table::{Arg, GameResult, Json, Progress, Round, Sentence, Time};
use villa::{Action, Broken, Column, Dealing, Deed, Game, Phase, Player, Refused};

use super::play::{MOST_LETTERS, MOST_TICKS, MOST_TICKS_AT_ONCE, VillaMove, VillaPlay};
use super::{HANDS_GAP, NO_ATTEMPT, VillaRules, WORLD, refusal, sentences};

/// Something that changed the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VillaStep {
    /// Who did it.
    pub by: Player,
    /// What it was; giving up the seat is a step as well.
    pub action: Action,
    /// The villa afterwards, where it has changed.
    pub villa: Option<Arc<str>>,
}

/// An attempt in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VillaAttempt {
    /// Whose hands.
    pub by: Player,
    /// The column to move up; none when the next floor is laid.
    pub column: Option<Column>,
    /// How many ticks the hands have sent.
    pub ticks: u32,
    /// What they did, in order.
    pub chunks: Vec<Arc<str>>,
    /// When their last input came.
    pub heard: Time,
    /// The version of the world in which they work.
    pub world: u16,
}

/// An attempt that is over, with what it began from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worked {
    /// The attempt.
    pub attempt: VillaAttempt,
    /// The villa before it, as text.
    pub villa: Arc<str>,
    /// How many steps there were before it.
    pub after: usize,
}

/// An attempt that was restarted because the version of the world changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lapse {
    /// Whose hands.
    pub by: Player,
    /// How many steps there were before it.
    pub after: usize,
}

/// A game: every step since its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VillaRound {
    start: Game,
    steps: Vec<VillaStep>,
    game: Game,
    villa: Arc<str>,
    attempt: Option<VillaAttempt>,
    worked: Option<Worked>,
    lapses: Vec<Lapse>,
    /// The version of the world of attempts that do not say which.
    world: u16,
    /// Since when the opponents are asked whether they object.
    asked: Option<Time>,
    /// How many milliseconds they have for that; 0 for no limit.
    objection: u64,
    /// After how many milliseconds without input an attempt is broken off.
    grace: u64,
}

/// The player of a seat.
fn player(seat: u8) -> Result<Player, Sentence> {
    Player::new(seat).ok_or_else(|| refusal("no-such-seat").with("number", Arg::Number(i64::from(seat) + 1)))
}

/// Whether a step is one that is counted: that someone does not object, or is away, leaves what is going on as it is.
fn counts(action: &Action) -> bool {
    !matches!(action, Action::Allow | Action::GiveUp)
}

impl VillaRound {
    /// A new game; `first` places the first column and throws the stone first.
    pub(super) fn new(rules: &VillaRules, first: Player) -> VillaRound {
        let start = Game::new(rules.setup, first);
        VillaRound {
            start,
            steps: Vec::new(),
            game: start,
            villa: "".into(),
            attempt: None,
            worked: None,
            lapses: Vec::new(),
            world: rules.choice.world,
            asked: None,
            objection: u64::from(rules.choice.objection) * 1000,
            grace: u64::from(rules.choice.grace) * 1000,
        }
    }

    /// The game at its start.
    pub fn start(&self) -> &Game {
        &self.start
    }

    /// The game now.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// All steps so far.
    pub fn steps(&self) -> &[VillaStep] {
        &self.steps
    }

    /// The game after a step of a log. Logs from before V16 was followed to the letter hold throws for the second colours
    /// of two players; they are still read.
    pub fn after(game: &Game, by: Player, action: Action) -> Result<Game, Refused> {
        let old = game.setup().player_count() == 2 && game.setup().deals_by() == Dealing::Throw;
        match (game.play(by, action), action) {
            (Err(Refused { broken: Broken::ChooseColour, .. }), Action::Throw { colour }) if old => {
                let is_taken = game.owner(colour).is_some();
                if is_taken { Ok(*game) } else { game.play(by, Action::Choose { colour }) }
            }
            (played, _) => played,
        }
    }

    /// The villa at rest as text, before the attempt that is under way; empty for the bare base.
    pub fn villa(&self) -> &Arc<str> {
        &self.villa
    }

    /// The attempt in progress.
    pub fn attempt(&self) -> Option<&VillaAttempt> {
        self.attempt.as_ref()
    }

    /// The last attempt that came to its end, unless steps were taken back since.
    pub fn worked(&self) -> Option<&Worked> {
        self.worked.as_ref()
    }

    /// The game after so many steps.
    pub fn game_after(&self, steps: usize) -> Game {
        self.steps
            .iter()
            .take(steps)
            .fold(self.start, |game, step| VillaRound::after(&game, step.by, step.action).unwrap_or(game))
    }

    /// The attempts that went back to their start when the world got another version.
    pub fn lapses(&self) -> &[Lapse] {
        &self.lapses
    }

    /// The seats that the table waits for. During an attempt that is its player alone.
    pub fn seats_to_act(&self) -> Vec<u8> {
        match &self.attempt {
            Some(attempt) => vec![attempt.by.into()],
            None => self.game.to_act().iter().map(u8::from).collect(),
        }
    }

    /// Until when the opponents can object, where there is a countdown.
    pub fn objections_until(&self) -> Option<Time> {
        let since = self.asked.filter(|_| self.objection > 0)?;
        Some(since.plus(self.objection))
    }

    /// Until when the next message about the attempt in progress has to arrive.
    pub fn hands_until(&self) -> Option<Time> {
        Some(self.attempt.as_ref()?.heard.plus(self.grace))
    }

    /// What the server does for a player who has not answered, or not been heard of, in time, or whose attempt nobody can
    /// judge any more.
    fn late(&self, now: Time) -> Option<(u8, VillaPlay)> {
        if let Some(attempt) = self.attempt.as_ref().filter(|attempt| attempt.is_outdated()) {
            return Some((attempt.by.into(), VillaPlay::Lapse));
        }
        if self.objections_until().is_some_and(|until| until <= now) {
            let seat = self.seats_to_act().first().copied()?;
            return Some((seat, VillaPlay::action(Action::Allow)));
        }
        let attempt = self.attempt.as_ref()?;
        let late = self.hands_until().is_some_and(|until| until <= now);
        late.then(|| (attempt.by.into(), VillaPlay::action(attempt.broken_off())))
    }

    fn begin(
        &mut self,
        by: Player,
        column: Option<Column>,
        world: Option<u16>,
        at: Time,
    ) -> Result<(), Sentence> {
        if let Some(attempt) = &self.attempt {
            return Err(attempt.runs());
        }
        self.game
            .check(by, column.map_or(Deed::Lay, Deed::Bring))
            .map_err(|broken| sentences::broken(&broken))?;
        if self.game.phase() == Phase::Building {
            return Err(Sentence::new(NO_ATTEMPT));
        }
        let world = world.unwrap_or(self.world);
        self.attempt = Some(VillaAttempt { by, column, ticks: 0, chunks: Vec::new(), heard: at, world });
        Ok(())
    }

    /// The keeper of the log decides whether this may be said: the fold is the same in every version of the world.
    fn lapse(&mut self, by: Player) -> Result<(), Sentence> {
        self.attempt.take_if(|attempt| attempt.by == by).ok_or_else(|| Sentence::new(NO_ATTEMPT))?;
        self.lapses.push(Lapse { by, after: self.steps.len() });
        Ok(())
    }

    fn hear(&mut self, by: Player, from: u32, ticks: u32, inputs: &str, at: Time) -> Result<(), Sentence> {
        let attempt = self
            .attempt
            .as_mut()
            .filter(|attempt| attempt.by == by)
            .ok_or_else(|| Sentence::new(NO_ATTEMPT))?;
        if from != attempt.ticks {
            return Err(Sentence::new(HANDS_GAP).with("number", Arg::Number(attempt.ticks.into())));
        }
        if !(1..=MOST_TICKS_AT_ONCE).contains(&ticks) || inputs.len() > MOST_LETTERS {
            return Err(refusal("bad-hands"));
        }
        if attempt.ticks + ticks > MOST_TICKS {
            return Err(refusal("attempt-too-long"));
        }
        attempt.ticks += ticks;
        attempt.chunks.push(inputs.into());
        attempt.heard = at;
        Ok(())
    }

    fn step(&mut self, by: Player, moved: &VillaMove, at: Time) -> Result<(), Sentence> {
        let action = moved.action;
        let ends = match (action, self.game.phase()) {
            (Action::GiveUp, _) => return Err(refusal("not-a-move").with("what", Arg::Text("resign".into()))),
            (Action::Lay { .. }, Phase::Building) => None,
            (Action::Bring { column, .. }, _) => Some(Some(column)),
            (Action::Lay { .. }, _) => Some(None),
            _ => None,
        };
        let runs = self.attempt.as_ref().map(|attempt| attempt.column);
        if let (Some(attempt), None) = (&self.attempt, ends) {
            return Err(attempt.runs());
        }
        // The rules first: they say why a column may not be moved at all.
        let played = VillaRound::after(&self.game, by, action);
        let game = played.map_err(|refused| sentences::broken(&refused.broken))?;
        if ends != runs {
            return Err(Sentence::new(NO_ATTEMPT));
        }
        moved.check_villa()?;
        let villa: Option<Arc<str>> = moved.villa.as_deref().map(Arc::from);
        self.follow(game, VillaStep { by, action, villa });
        self.look(at);
        Ok(())
    }

    fn follow(&mut self, game: Game, step: VillaStep) {
        self.game = game;
        if let Some(attempt) = self.attempt.take() {
            self.worked = Some(Worked { attempt, villa: self.villa.clone(), after: self.steps.len() });
        }
        if let Some(villa) = &step.villa {
            self.villa = villa.clone();
        }
        self.steps.push(step);
    }

    /// Notes since when opponents are asked.
    fn look(&mut self, at: Time) {
        self.asked = match self.game.phase() {
            Phase::Asked { .. } => Some(self.asked.unwrap_or(at)),
            _ => None,
        };
    }

    fn replay(&mut self, steps: impl Iterator<Item = VillaStep>, at: Time) {
        (self.game, self.villa, self.attempt, self.asked) = (self.start, "".into(), None, None);
        self.worked = None;
        for step in steps {
            // What someone did is legal again, or has become needless because all others gave up.
            if let Ok(game) = VillaRound::after(&self.game, step.by, step.action) {
                self.follow(game, step);
            }
        }
        self.lapses.retain(|lapse| lapse.after <= self.steps.len());
        self.look(at);
    }
}

impl Round for VillaRound {
    /// Steps that leave what is going on as it is do not count: several may say at once that they do not object.
    fn turn(&self) -> u32 {
        self.steps.iter().filter(|step| counts(&step.action)).count() as u32
    }

    fn to_act(&self) -> Vec<u8> {
        self.seats_to_act()
    }

    /// Nobody's clock runs while the opponents are asked.
    fn on_clock(&self) -> Option<u8> {
        if self.asked.is_some() { None } else { self.seats_to_act().first().copied() }
    }

    fn given_up(&self) -> Vec<u8> {
        let staying = self.game.staying();
        let out = self.game.setup().players().filter(|player| !staying.has(*player));
        out.map(u8::from).collect()
    }

    fn is_over(&self) -> bool {
        self.game.end().is_some()
    }

    fn result(&self) -> Option<GameResult> {
        let winner = self.game.end()?.winner;
        let won = self.game.setup().players().map(|player| u32::from(Some(player) == winner));
        Some(GameResult { winner: winner.map(u8::from), points: won.collect() })
    }

    fn play(&mut self, seat: u8, at: Time, play: &Json) -> Result<Progress, Sentence> {
        let by = player(seat)?;
        let play =
            play.read().map_err(|error| refusal("not-a-move").with("what", Arg::Text(error.to_string())))?;
        match play {
            VillaPlay::Begin { column, world } => {
                self.begin(by, column, world, at).map(|()| Progress::Meanwhile)
            }
            VillaPlay::Lapse => self.lapse(by).map(|()| Progress::Meanwhile),
            VillaPlay::Hands { from, ticks, inputs } => {
                self.hear(by, from, ticks, &inputs, at).map(|()| Progress::Meanwhile)
            }
            VillaPlay::Do(moved) => self.step(by, &moved, at).map(|()| Progress::Turn),
        }
    }

    /// Hands of theirs that were at work put everything back.
    fn withdraw(&mut self, seat: u8, at: Time) {
        let Ok(by) = player(seat) else { return };
        let attempt = self.attempt.take().filter(|attempt| attempt.by != by);
        if let Ok(game) = self.game.play(by, Action::GiveUp) {
            self.follow(game, VillaStep { by, action: Action::GiveUp, villa: None });
        }
        self.attempt = attempt.filter(|_| self.game.end().is_none());
        self.look(at);
    }

    fn can_return(&self, seat: u8) -> bool {
        let gave_up = |step: &VillaStep| step.action == Action::GiveUp;
        let given_up = self.steps.iter().rposition(|step| gave_up(step) && u8::from(step.by) == seat);
        given_up.is_some_and(|at| self.steps[at..].iter().all(gave_up))
    }

    fn readmit(&mut self, seat: u8, at: Time) {
        let steps = std::mem::take(&mut self.steps);
        let is_it = |step: &VillaStep| step.action == Action::GiveUp && u8::from(step.by) == seat;
        self.replay(steps.into_iter().filter(|step| !is_it(step)), at);
    }

    /// The attempt that is under way is taken back as well.
    fn undo(&mut self, keep: u32, at: Time) {
        let mut count = 0;
        let steps = std::mem::take(&mut self.steps);
        let kept = steps.into_iter().filter(|step| {
            count += u32::from(counts(&step.action));
            count <= keep || step.action == Action::GiveUp
        });
        self.replay(kept, at);
    }

    fn last_turn_of(&self, seats: &[u8]) -> Option<u32> {
        let steps = (0..).zip(self.steps.iter().filter(|step| counts(&step.action)));
        steps.filter(|(_, step)| seats.contains(&step.by.into())).map(|(before, _)| before).last()
    }

    fn due(&self) -> Option<Time> {
        let outdated =
            self.attempt.as_ref().filter(|attempt| attempt.is_outdated()).map(|attempt| attempt.heard);
        outdated.or(self.objections_until()).or(self.hands_until())
    }

    fn overdue(&self, now: Time) -> Option<(u8, Json)> {
        self.late(now).map(|(seat, play)| (seat, Json::of(&play)))
    }

    fn is_overdue(&self, now: Time, seat: u8, play: &Json) -> bool {
        let done = play.read();
        if matches!(done, Ok(VillaPlay::Lapse)) {
            return self.attempt.as_ref().is_some_and(|attempt| u8::from(attempt.by) == seat);
        }
        let deed =
            |play: &VillaPlay| if let VillaPlay::Do(moved) = play { Some(moved.action.deed()) } else { None };
        let Some((late, due)) = self.late(now) else { return false };
        late == seat && done.is_ok_and(|done| deed(&done).is_some() && deed(&done) == deed(&due))
    }

    fn credit(&mut self, milliseconds: u64, at: Time) {
        let later = |time: &mut Time| *time = time.plus(milliseconds).min(at);
        self.asked.iter_mut().for_each(later);
        self.attempt.iter_mut().map(|attempt| &mut attempt.heard).for_each(later);
    }
}

impl VillaAttempt {
    /// Why nothing else can be done while it is in progress.
    fn runs(&self) -> Sentence {
        refusal("attempt-runs").with("player", Arg::Seat(self.by.into()))
    }

    /// Whether the world has another version now.
    pub fn is_outdated(&self) -> bool {
        self.world != WORLD
    }

    /// The end of an attempt that is broken off.
    pub fn broken_off(&self) -> Action {
        Action::broken_off(self.column)
    }
}
