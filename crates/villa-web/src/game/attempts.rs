//! The attempt on the screen and the attempt in the log: own hands go into the log, hands elsewhere come out of it.

use std::time::Duration;

use leptos::prelude::*;
use table::{Phase, VillaMove, VillaPlay};
use villa::{Action, Column};
use villa_site::Site;
use villa_world::{Input, Task, Verdict};

use super::desk::{Desk, Logged, Of};
use crate::bench::Bench;
use crate::sounds;
use crate::told::Next;

/// How often the hands at work are written into the log: half a second, as chunks are.
const EVERY: Duration = Duration::from_millis(500);

/// The world stands still when so many ticks are on their way to the house.
const UNDERWAY: usize = 180;

/// An attempt that is on the screen.
struct Run {
    of: Of,
    /// Whether the hands are those of somebody here.
    own: bool,
    /// Ticks that were sent to the log, or heard from there.
    ticks: usize,
    /// Whether it was seen in the log.
    is_logged: bool,
    /// Whether it has left the log.
    is_judged: bool,
    /// The game and the villa before it.
    site: Site,
    /// What it came to here: what happened, the villa afterwards, its hash.
    came_to: Option<(Action, String, u64)>,
}

/// What stands between the bench and the log.
#[derive(Clone, Copy)]
pub struct Attempts {
    desk: Desk,
    bench: Bench,
    logged: Memo<Option<Logged>>,
    run: StoredValue<Option<Run>, LocalStorage>,
    /// The villa that is shown, as text.
    shown: StoredValue<String>,
    /// How the last attempt ended.
    pub last: RwSignal<Option<Verdict>>,
    /// Tells villas apart: the one on the screen.
    pub hash: RwSignal<Option<u64>>,
    /// Whether the house came to another end than this page.
    pub differs: RwSignal<bool>,
}

/// What is attempted, as the world says it.
pub fn task(game: &villa::Game, column: Option<Column>) -> Task {
    match column {
        Some(column) => Task::Column(column.index()),
        None => Task::Floor { needs: game.next_floor().map_or(3, |(_, needs)| needs) },
    }
}

impl Attempts {
    /// Joins a bench to a desk until the page is left. Whoever was at work when the page was loaded goes on.
    pub fn new(desk: Desk, bench: Bench) -> Attempts {
        let logged = desk.attempt();
        let attempts = Attempts {
            desk,
            bench,
            logged,
            run: StoredValue::new_local(None),
            shown: StoredValue::new(String::new()),
            last: RwSignal::new(None),
            hash: RwSignal::new(None),
            differs: RwSignal::new(false),
        };
        attempts.settle();
        Effect::new(move |before: Option<()>| {
            let logged = logged.get();
            untrack(|| attempts.follow(logged, before.is_none()));
        });
        let text = Memo::new(move |_| desk.follow(|round| round.villa().to_string()));
        Effect::new(move || {
            // Read, not only tracked: a memo that nobody reads does not follow anything.
            let text = text.get();
            untrack(|| attempts.show_log(&text));
        });
        if let Some(afar) = desk.afar {
            Effect::new(move |before: Option<u32>| {
                let refused = afar.refused.get();
                if before.is_some_and(|before| before != refused) {
                    untrack(|| attempts.refused());
                }
                refused
            });
        }
        let clock = set_interval_with_handle(move || attempts.send(), EVERY);
        on_cleanup(move || {
            if let Ok(clock) = clock {
                clock.clear();
            }
        });
        attempts
    }

    fn run<T>(self, look: impl FnOnce(&mut Run) -> T) -> Option<T> {
        let mut seen = None;
        self.run.update_value(|run| seen = run.as_mut().map(look));
        seen
    }

    /// Somebody here took hold of something.
    pub fn begun(self, task: Task) {
        self.last.set(None);
        self.differs.set(false);
        let column = match task {
            Task::Column(n) => u8::try_from(n).ok().and_then(Column::new),
            Task::Floor { .. } => None,
        };
        if let Some((of, site)) = self.desk.beginning(column).zip(self.desk.site()) {
            self.run.set_value(Some(Run::new(of, true, site)));
            if self.desk.play(VillaPlay::Begin { column }) {
                return;
            }
        }
        self.drop_run();
    }

    /// The attempt on the screen has come to its end.
    pub fn over(self) {
        let Some(outcome) = self.bench.take() else { return };
        sounds::of(&outcome.verdict);
        self.last.set(Some(outcome.verdict));
        let ended = self.run(|run| {
            let mut site = run.site.clone();
            let action = site.tried(run.of.by, &outcome.attempt).ok();
            run.came_to = action.map(|action| (action, site.text(), site.hash()));
            (run.own, run.is_judged, run.of, run.ticks, run.came_to.clone())
        });
        match ended {
            Some((true, false, of, ticks, came_to)) => {
                let ticks = self.desk.hands(&outcome.recording.inputs, ticks);
                self.run(|run| run.ticks = ticks);
                let (action, villa) = match came_to {
                    Some((action, villa, _)) => (action, Some(villa)),
                    None => (Action::broken_off(of.column), None),
                };
                if !self.desk.play(VillaPlay::Do(VillaMove { action, at: None, villa })) {
                    self.refused();
                }
            }
            Some((_, true, ..)) => self.judged(),
            _ => {}
        }
    }

    /// Takes over the hands of one's own seat that work elsewhere.
    pub fn go_on_here(self) {
        if let Some(logged) = self.logged.get_untracked() {
            self.look_on(logged, true);
        }
    }

    /// Whether the hands on the screen are those of a seat here, but work elsewhere.
    pub fn is_elsewhere(self) -> bool {
        let watched = self.bench.state.get().holding.is_some_and(|holding| holding.watched);
        watched && self.run(|run| !run.own && self.desk.is_mine(run.of.by)) == Some(true)
    }

    /// The log has gone on.
    fn follow(self, logged: Option<Logged>, opened: bool) {
        let run = self.run(|run| (run.of, run.own, run.ticks, run.is_logged, run.is_judged));
        match (run, logged) {
            (None, None) => {}
            // What is on the screen comes to its end first.
            (Some((.., true)), _) => {}
            (Some((of, true, sent, ..)), Some(logged)) if of == logged.of && logged.ticks <= sent => {
                self.run(|run| run.is_logged = true);
            }
            (Some((of, false, heard, ..)), Some(logged)) if of == logged.of && logged.ticks >= heard => {
                let inputs = self.inputs();
                self.bench.yard(|yard| yard.told().map(|told| told.hear(&inputs[heard.min(inputs.len())..])));
                self.run(|run| run.ticks = inputs.len());
            }
            (_, Some(logged)) => self.look_on(logged, opened && self.desk.is_mine(logged.of.by)),
            // It is on its way to the log.
            (Some((_, true, _, false, _)), None) => {}
            (Some((_, own, ..)), None) => {
                let is_over = self.run(|run| {
                    run.is_judged = true;
                    run.came_to.is_some()
                });
                if is_over == Some(true) {
                    self.judged();
                } else if own || !self.bench.yard(|yard| yard.told().map(|told| told.end()).is_some()) {
                    // The house has broken it off, or it was taken back.
                    self.drop_run();
                }
            }
        }
    }

    /// Shows an attempt from the log; `own` hands go on with it here.
    fn look_on(self, logged: Logged, own: bool) {
        let Some(site) = self.desk.site() else { return };
        self.last.set(None);
        self.differs.set(false);
        let inputs = self.inputs();
        let what = task(site.game(), logged.of.column);
        self.bench.yard(|yard| yard.set(site.villa().clone()));
        self.bench.watch(what, &inputs, if own { Next::Own } else { Next::More });
        let run = Run { ticks: inputs.len(), is_logged: true, ..Run::new(logged.of, own, site) };
        self.run.set_value(Some(run));
    }

    /// What the hands in the log have done.
    fn inputs(self) -> Vec<Input> {
        let inputs = self.desk.with(|round| {
            let chunks =
                round.attempt()?.chunks.iter().filter_map(|chunk| villa_site::read_hands(chunk).ok());
            Some(chunks.flatten().collect())
        });
        inputs.unwrap_or_default()
    }

    /// The attempt has been shown to its end, and the keeper of the log has said what it came to.
    fn judged(self) {
        let came_to = self.run(|run| run.came_to.clone().map(|came_to| (run.of, came_to))).flatten();
        self.run.set_value(None);
        let own_hash = came_to.as_ref().map(|(_, (_, _, hash))| *hash);
        if let Some((of, (action, villa, hash))) = came_to {
            let step = self.desk.with(|round| {
                // Unless it was taken back meanwhile.
                let is_it = round.last_step_of(&[of.by.into()]) == Some(of.turn);
                round.steps().iter().rev().find(|step| step.by == of.by).filter(|_| is_it).cloned()
            });
            let differs = step
                .is_some_and(|step| step.action != action || step.villa.is_some_and(|kept| *kept != *villa));
            self.differs.set(differs);
            if differs {
                leptos::logging::warn!("the house came to another end than {action:?} with {hash:x}");
            }
        }
        self.settle();
        if let Some(hash) = own_hash {
            self.hash.set(Some(hash));
        }
        self.follow(self.logged.get_untracked(), false);
    }

    /// Something that was sent was refused: whoever is at work now, it is not this page.
    fn refused(self) {
        if self.run(|run| run.own) == Some(true) {
            match self.logged.get_untracked() {
                Some(logged) => self.look_on(logged, false),
                None => self.drop_run(),
            }
        }
    }

    /// Takes the attempt from the screen as if it had not been.
    fn drop_run(self) {
        self.run.set_value(None);
        self.settle();
    }

    /// The villa in the log has changed. Hands at work are shown to their end before.
    fn show_log(self, text: &str) {
        if self.run(|_| ()).is_none() && self.shown.with_value(|shown| shown != text) {
            // It was taken back, or nobody's hands have done it.
            self.last.set(None);
            self.bench.forget_film();
            self.settle();
        }
    }

    /// Shows the villa in the log, to the bit: what an attempt left here has moved a moment before. A villa that has
    /// fallen stays there to be looked at.
    fn settle(self) {
        let Some(site) = self.desk.site() else { return };
        self.hash.set(Some(site.hash()));
        self.shown.set_value(self.desk.with(|round| Some(round.villa().to_string())).unwrap_or_default());
        let fell = matches!(self.last.get_untracked(), Some(Verdict::Collapse { .. }));
        if !fell || site.game().end().is_none() {
            self.bench.yard(|yard| yard.set(site.villa().clone()));
        }
    }

    /// Sends what own hands have done since, and holds the world while nobody hears of it.
    fn send(self) {
        let Some(sent) = self.run(|run| (run.own && run.came_to.is_none()).then_some(run.ticks)).flatten()
        else {
            return self.bench.hold(false);
        };
        let inputs = self.bench.yard(|yard| yard.turn().map(|turn| turn.inputs().to_vec()));
        let sent = self.desk.hands(&inputs.unwrap_or_default(), sent);
        self.run(|run| run.ticks = sent);
        let logged = self.logged.get_untracked().map_or(0, |logged| logged.ticks);
        let underway = sent.saturating_sub(logged);
        let offline = self.desk.afar.is_some_and(|afar| !afar.online.get_untracked());
        let stopped = untrack(|| self.desk.phase()) != Phase::Playing;
        self.bench.hold(offline || stopped || underway > UNDERWAY);
    }
}

impl Run {
    fn new(of: Of, own: bool, site: Site) -> Run {
        Run { of, own, ticks: 0, is_logged: false, is_judged: false, site, came_to: None }
    }
}
