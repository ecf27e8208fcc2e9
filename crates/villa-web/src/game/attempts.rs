//! The attempt on the screen and the attempt in the log: the input of own hands goes into the log, that of others comes from it.

use std::ops::Range;
use std::time::Duration;

use games::{VillaMove, VillaPlay, sentences};
use leptos::prelude::*;
use table::{Phase, Round as _};
use villa::{Action, Column};
use villa_site::Site;
use villa_world::{Components, Input as Tick, Task, Verdict};

use super::villa_seat::VillaSeat;
use crate::bench::{Bench, Remake};
use crate::joined::{Input, Joined, Logged, Of, Output};
use crate::sounds;
use crate::told::Next;

/// How often the input of an attempt is written into the log: half a second, as chunks are.
const EVERY: Duration = Duration::from_millis(500);

/// The world waits when this many ticks are on their way to the server.
const UNDERWAY: usize = 180;

/// What an attempt on the screen started from, and its result here: what happened, the villa afterwards, its hash.
struct OnScreen {
    site: Site,
    came_to: Option<(Action, String, u64)>,
}

/// What stands between the bench and the log.
#[derive(Clone, Copy)]
pub struct Attempts {
    villa_seat: VillaSeat,
    bench: Bench,
    logged: Memo<Option<Logged>>,
    joined: StoredValue<Joined>,
    on_screen: StoredValue<Option<OnScreen>, LocalStorage>,
    /// What own hands did in the attempt that is over.
    recorded: StoredValue<Vec<Tick>>,
    /// The villa that is shown, as text.
    shown: StoredValue<String>,
    /// How the last attempt ended.
    pub last: RwSignal<Option<Verdict>>,
    /// Tells villas apart: the one on the screen.
    pub hash: RwSignal<Option<u64>>,
    /// Whether the server got a different result than this page.
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
    /// Joins a bench to a seat until the page is left. An attempt that was in progress when the page loaded continues.
    pub fn new(villa_seat: VillaSeat, bench: Bench) -> Attempts {
        let logged = villa_seat.attempt();
        let attempts = Attempts {
            villa_seat,
            bench,
            logged,
            joined: StoredValue::new(Joined::default()),
            on_screen: StoredValue::new_local(None),
            recorded: StoredValue::new(Vec::new()),
            shown: StoredValue::new(String::new()),
            last: RwSignal::new(None),
            hash: RwSignal::new(None),
            differs: RwSignal::new(false),
        };
        attempts.settle();
        Effect::new(move |before: Option<()>| {
            let logged = logged.get();
            untrack(|| attempts.step(attempts.log(logged, before.is_none())));
        });
        let text = Memo::new(move |_| villa_seat.follow(|round| round.villa().to_string()));
        Effect::new(move || {
            // Read, not only tracked: a memo that nobody reads does not follow anything.
            let text = text.get();
            untrack(|| attempts.show_log(&text));
        });
        let lapsed = Memo::new(move |_| {
            villa_seat.follow(|round| {
                round.lapses().last().filter(|last| last.after == round.steps().len()).copied()
            })
        });
        Effect::new(move || {
            if let Some(lapse) = lapsed.get() {
                villa_seat.trouble.set(Some(untrack(|| villa_seat.tell(&sentences::lapsed(lapse.by)))));
            }
        });
        if let Some(afar) = villa_seat.afar {
            Effect::new(move |before: Option<u32>| {
                let refused = afar.refused.get();
                if before.is_some_and(|before| before != refused) {
                    untrack(|| attempts.step(Input::Refused(attempts.logged.get_untracked())));
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

    fn log(self, logged: Option<Logged>, opened: bool) -> Input {
        Input::Log {
            logged,
            opened,
            mine: logged.is_some_and(|logged| self.villa_seat.is_mine(logged.of.by)),
        }
    }

    /// Lets something happen, and does what follows from it.
    fn step(self, input: Input) {
        let mut output = None;
        self.joined.update_value(|joined| output = joined.step(input));
        match output {
            None => {}
            Some(Output::Hear { from, to }) => {
                let inputs = self.inputs(from..to);
                self.bench.yard(|yard| yard.told().map(|told| told.hear(&inputs)));
            }
            Some(Output::Show { logged, own }) => self.show(logged, own),
            Some(Output::SendEnd(of)) => self.send_end(of),
            Some(Output::ShowToEnd) => {
                let is_shown = self.bench.yard(|yard| yard.told().map(|told| told.end()).is_some());
                if !is_shown {
                    self.step(Input::NothingShown);
                }
            }
            Some(Output::Compare(of)) => self.compare(of),
            Some(Output::Drop) => {
                self.on_screen.set_value(None);
                self.settle();
            }
        }
    }

    /// Someone here took hold of something.
    pub fn begun(self, task: Task) {
        self.last.set(None);
        self.differs.set(false);
        let column = match task {
            Task::Column(n) => u8::try_from(n).ok().and_then(Column::new),
            Task::Floor { .. } => None,
        };
        if let Some((of, site)) = self.villa_seat.beginning(column).zip(self.villa_seat.site()) {
            self.on_screen.set_value(Some(OnScreen { site, came_to: None }));
            self.step(Input::Begun(of));
            if self.villa_seat.play(VillaPlay::begin(column)) {
                return;
            }
            return self.step(Input::Refused(None));
        }
        self.step(Input::NothingShown);
        self.settle();
    }

    /// The attempt on the screen is over.
    pub fn over(self) {
        let Some(outcome) = self.bench.take() else { return };
        sounds::of(&outcome.verdict);
        self.last.set(Some(outcome.verdict));
        let by = self.joined.with_value(Joined::by);
        self.on_screen.update_value(|on_screen| {
            if let Some((on_screen, by)) = on_screen.as_mut().zip(by) {
                let mut site = on_screen.site.clone();
                let action = site.tried(by, &outcome.attempt).ok();
                on_screen.came_to = action.map(|action| (action, site.text(), site.hash()));
            }
        });
        self.recorded.set_value(outcome.recording.inputs);
        self.step(Input::Over);
    }

    /// Sends the last input of own hands, and their result here.
    fn send_end(self, of: Of) {
        let sent = self.joined.with_value(Joined::ticks);
        let ticks = self.recorded.with_value(|inputs| self.villa_seat.hands(inputs, sent));
        self.step(Input::Sent(ticks));
        let (action, villa) = match self.came_to() {
            Some((action, villa, _)) => (action, Some(villa)),
            None => (Action::broken_off(of.column), None),
        };
        if !self.villa_seat.play(VillaPlay::Do(VillaMove { action, at: None, villa })) {
            self.step(Input::Refused(self.logged.get_untracked()));
        }
    }

    fn came_to(self) -> Option<(Action, String, u64)> {
        self.on_screen.with_value(|on_screen| on_screen.as_ref()?.came_to.clone())
    }

    /// The last attempt of the log as a replay that is yet to be made, also after a reload.
    pub fn film(self) -> Option<Remake> {
        let (worked, game) = self.villa_seat.with(|round| {
            let worked = round.worked()?;
            Some((worked.clone(), round.game_after(worked.after)))
        })?;
        let site = Site::resume(game, &worked.villa, Components::built_in()).ok()?;
        let chunks = worked.attempt.chunks.iter().filter_map(|chunk| villa_site::read_hands(chunk).ok());
        let inputs: Vec<Tick> = chunks.flatten().collect();
        let of_this_world = !worked.attempt.is_outdated();
        of_this_world
            .then(|| Remake::of(site.villa().clone(), task(&game, worked.attempt.column), &inputs))?
    }

    /// Takes over the hands of one's own seat that work elsewhere.
    pub fn go_on_here(self) {
        if let Some(logged) = self.logged.get_untracked() {
            self.step(Input::GoOn(logged));
        }
    }

    /// Whether the hands on the screen are those of a seat here, but work elsewhere.
    pub fn is_elsewhere(self) -> bool {
        let watched = self.bench.state.get().holding.is_some_and(|holding| holding.watched);
        watched && self.joined.with_value(Joined::watched).is_some_and(|by| self.villa_seat.is_mine(by))
    }

    /// Whose hands are shown at work.
    pub fn works(self) -> Option<villa::Player> {
        let shows = self.bench.state.get().holding.is_some();
        let by = self.logged.get().map(|logged| logged.of.by);
        by.or_else(|| self.joined.with_value(Joined::by))
            .or_else(|| self.joined.with_value(Joined::watched))
            .filter(|_| shows)
    }

    /// Shows an attempt from the log; `own` hands continue it here.
    fn show(self, logged: Logged, own: bool) {
        // Without a villa there is nothing to show.
        let Some(site) = self.villa_seat.site() else { return self.step(Input::NothingShown) };
        self.last.set(None);
        self.differs.set(false);
        let inputs = self.inputs(0..logged.ticks);
        let what = task(site.game(), logged.of.column);
        self.bench.yard(|yard| yard.set(site.villa().clone()));
        self.bench.watch(what, &inputs, if own { Next::Own } else { Next::More });
        self.on_screen.set_value(Some(OnScreen { site, came_to: None }));
    }

    /// What the hands in the log did in some ticks.
    fn inputs(self, ticks: Range<usize>) -> Vec<Tick> {
        let inputs = self.villa_seat.with(|round| Some(villa_site::hands_of(round.attempt()?, ticks)));
        inputs.unwrap_or_default()
    }

    /// The attempt has been shown to its end, and the keeper of the log has written its result.
    fn compare(self, of: Of) {
        let came_to = self.came_to();
        self.on_screen.set_value(None);
        let own_hash = came_to.as_ref().map(|(_, _, hash)| *hash);
        if let Some((action, villa, hash)) = came_to {
            let step = self.villa_seat.with(|round| {
                // Unless it was taken back meanwhile.
                let is_it = round.last_turn_of(&[of.by.into()]) == Some(of.turn);
                round.steps().iter().rev().find(|step| step.by == of.by).filter(|_| is_it).cloned()
            });
            let differs = step
                .is_some_and(|step| step.action != action || step.villa.is_some_and(|kept| *kept != *villa));
            self.differs.set(differs);
            if differs {
                leptos::logging::warn!("the server got a different result than {action:?} with {hash:x}");
            }
        }
        self.settle();
        if let Some(hash) = own_hash {
            self.hash.set(Some(hash));
        }
        self.step(self.log(self.logged.get_untracked(), false));
    }

    /// The villa in the log has changed. Hands at work are shown to their end before.
    fn show_log(self, text: &str) {
        if !self.joined.with_value(Joined::is_at_work) && self.shown.with_value(|shown| shown != text) {
            // It was taken back, or changed without an attempt.
            self.last.set(None);
            self.bench.forget_film();
            self.settle();
        }
    }

    /// Shows the villa in the log, to the bit: what an attempt left here has moved a moment before. A villa that has
    /// fallen stays there to be looked at.
    fn settle(self) {
        let Some(site) = self.villa_seat.site() else { return };
        self.hash.set(Some(site.hash()));
        self.shown
            .set_value(self.villa_seat.with(|round| Some(round.villa().to_string())).unwrap_or_default());
        let fell = matches!(self.last.get_untracked(), Some(Verdict::Collapse { .. }));
        if !fell || site.game().end().is_none() {
            self.bench.yard(|yard| yard.set(site.villa().clone()));
        }
    }

    /// Sends the new input of this device, and pauses the world while it cannot be sent.
    fn send(self) {
        let Some(sent) = self.joined.with_value(Joined::sent) else { return self.bench.hold(false) };
        let inputs = self.bench.yard(|yard| yard.turn().map(|turn| turn.inputs().to_vec()));
        let sent = self.villa_seat.hands(&inputs.unwrap_or_default(), sent);
        self.step(Input::Sent(sent));
        let logged = self.logged.get_untracked().map_or(0, |logged| logged.ticks);
        let underway = sent.saturating_sub(logged);
        let offline = self.villa_seat.afar.is_some_and(|afar| !afar.online.get_untracked());
        let stopped = untrack(|| self.villa_seat.phase()) != Phase::Playing;
        self.bench.hold(offline || stopped || underway > UNDERWAY);
    }
}
