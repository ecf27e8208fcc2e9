//! The attempt on the screen and the one in the log, as a machine without I/O: input of this device goes into the log, input
//! of others comes out of it, and what was shown to its end is compared with the keeper's result.

use villa::{Column, Player};

/// Which attempt it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Of {
    /// Which game of the table.
    pub game: u32,
    /// How many steps came before.
    pub turn: u32,
    /// Who makes it.
    pub by: Player,
    /// The column that is to come up; none for the floor.
    pub column: Option<Column>,
}

/// An attempt in the log, and how far it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Logged {
    /// Which.
    pub of: Of,
    /// How many ticks of it there are.
    pub ticks: usize,
}

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Someone here took hold of something, and it is on its way to the log.
    Begun(Of),
    /// This many ticks of this device's input have been sent.
    Sent(usize),
    /// The attempt on the screen is over.
    Over,
    /// What the log has now.
    Log {
        /// The attempt that goes on there.
        logged: Option<Logged>,
        /// Whether the page was just opened: an own attempt then continues.
        opened: bool,
        /// Whether the hands belong to a seat here.
        mine: bool,
    },
    /// The server refused what was sent: another device has the attempt now.
    Refused(Option<Logged>),
    /// The player continues here an attempt of their own seat that runs on another device.
    GoOn(Logged),
    /// Nothing is on the screen that has to be shown to its end.
    NothingShown,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// Show what the log has of these ticks.
    Hear {
        /// The first of them.
        from: usize,
        /// The first after them.
        to: usize,
    },
    /// Show an attempt of the log from its start; if it is `own`, it continues here.
    Show {
        /// Which.
        logged: Logged,
        /// Whether a player on this device makes it.
        own: bool,
    },
    /// Send the input of the last ticks and the result.
    SendEnd(Of),
    /// The log has all: show what there is to its end.
    ShowToEnd,
    /// Compare what was shown with what is in the log, then show the log.
    Compare(Of),
    /// Take the attempt from the screen as if it had not been.
    Drop,
}

/// An attempt that is on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Run {
    of: Of,
    /// Whether a player on this device makes it.
    own: bool,
    /// Ticks that were sent to the log, or heard from there.
    ticks: usize,
    /// Whether it was seen in the log.
    is_logged: bool,
    /// Whether it has left the log.
    is_judged: bool,
    /// Whether it is over on the screen.
    is_over: bool,
}

/// The attempt on the screen, if there is one, and how it stands with the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Joined {
    run: Option<Run>,
}

impl Joined {
    /// Whether there is an attempt on the screen.
    pub fn is_at_work(&self) -> bool {
        self.run.is_some()
    }

    /// Whose attempt is on the screen.
    pub fn by(&self) -> Option<Player> {
        self.run.map(|run| run.of.by)
    }

    /// The ticks that have been sent, or heard.
    pub fn ticks(&self) -> usize {
        self.run.map_or(0, |run| run.ticks)
    }

    /// The ticks of own hands that have been sent, while they work.
    pub fn sent(&self) -> Option<usize> {
        self.run.filter(|run| run.own && !run.is_over).map(|run| run.ticks)
    }

    /// Whose hands work elsewhere and are shown here.
    pub fn watched(&self) -> Option<Player> {
        self.run.filter(|run| !run.own).map(|run| run.of.by)
    }

    /// Processes an event.
    pub fn step(&mut self, input: Input) -> Option<Output> {
        match input {
            Input::Begun(of) => {
                self.run = Some(Run::new(of, true));
                None
            }
            Input::Sent(ticks) => {
                if let Some(run) = self.run.as_mut().filter(|run| run.own) {
                    run.ticks = ticks;
                }
                None
            }
            Input::Over => self.over(),
            Input::Log { logged, opened, mine } => self.follow(logged, opened && mine),
            Input::Refused(logged) => {
                self.run.filter(|run| run.own)?;
                Some(match logged {
                    Some(logged) => self.show(logged, false),
                    None => self.end(Output::Drop),
                })
            }
            Input::GoOn(logged) => Some(self.show(logged, true)),
            Input::NothingShown => self.run.is_some().then(|| self.end(Output::Drop)),
        }
    }

    fn over(&mut self) -> Option<Output> {
        let run = self.run.as_mut()?;
        run.is_over = true;
        let Run { of, own, is_judged, .. } = *run;
        match (own, is_judged) {
            (_, true) => Some(self.end(Output::Compare(of))),
            (true, false) => Some(Output::SendEnd(of)),
            // The log has its result.
            (false, false) => None,
        }
    }

    fn follow(&mut self, logged: Option<Logged>, own: bool) -> Option<Output> {
        match (&mut self.run, logged) {
            (None, None) => None,
            // The attempt on the screen ends first.
            (Some(run), _) if run.is_judged => None,
            (Some(run), Some(logged)) if run.own && run.of == logged.of && logged.ticks <= run.ticks => {
                run.is_logged = true;
                None
            }
            (Some(run), Some(logged)) if !run.own && run.of == logged.of && logged.ticks >= run.ticks => {
                let from = std::mem::replace(&mut run.ticks, logged.ticks);
                Some(Output::Hear { from, to: logged.ticks })
            }
            (_, Some(logged)) => Some(self.show(logged, own)),
            // It is on its way to the log.
            (Some(run), None) if run.own && !run.is_logged => None,
            (Some(run), None) => {
                run.is_judged = true;
                let of = run.of;
                match (run.is_over, run.own) {
                    (true, _) => Some(self.end(Output::Compare(of))),
                    // The keeper has broken it off, or it was taken back.
                    (false, true) => Some(self.end(Output::Drop)),
                    (false, false) => Some(Output::ShowToEnd),
                }
            }
        }
    }

    fn show(&mut self, logged: Logged, own: bool) -> Output {
        self.run = Some(Run { ticks: logged.ticks, is_logged: true, ..Run::new(logged.of, own) });
        Output::Show { logged, own }
    }

    fn end(&mut self, output: Output) -> Output {
        self.run = None;
        output
    }
}

impl Run {
    fn new(of: Of, own: bool) -> Run {
        Run { of, own, ticks: 0, is_logged: false, is_judged: false, is_over: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(turn: u32) -> Of {
        Of { game: 1, turn, by: Player::new(0).unwrap(), column: Column::new(3) }
    }

    fn logged(turn: u32, ticks: usize) -> Option<Logged> {
        Some(Logged { of: of(turn), ticks })
    }

    fn log(logged: Option<Logged>) -> Input {
        Input::Log { logged, opened: false, mine: true }
    }

    #[test]
    fn own_hands_are_sent_and_compared_with_what_the_keeper_came_to() {
        let mut joined = Joined::default();
        assert_eq!(joined.step(Input::Begun(of(4))), None);
        // It is not in the log yet, and that says nothing.
        assert_eq!(joined.step(log(None)), None);
        assert_eq!(joined.step(log(logged(4, 0))), None);
        assert_eq!(joined.step(Input::Sent(30)), None);
        assert_eq!((joined.step(log(logged(4, 30))), joined.sent()), (None, Some(30)));
        assert_eq!(joined.step(Input::Over), Some(Output::SendEnd(of(4))));
        assert_eq!(joined.sent(), None);
        assert_eq!(joined.step(log(None)), Some(Output::Compare(of(4))));
        assert!(!joined.is_at_work());
    }

    #[test]
    fn what_the_keeper_breaks_off_goes_from_the_screen() {
        let mut joined = Joined::default();
        joined.step(Input::Begun(of(4)));
        joined.step(log(logged(4, 0)));
        assert_eq!(joined.step(log(None)), Some(Output::Drop));
        assert_eq!(joined, Joined::default());
    }

    #[test]
    fn whoever_is_refused_looks_on_or_begins_anew() {
        let mut joined = Joined::default();
        joined.step(Input::Begun(of(4)));
        let other = logged(5, 60).unwrap();
        assert_eq!(
            joined.step(Input::Refused(Some(other))),
            Some(Output::Show { logged: other, own: false })
        );
        assert_eq!((joined.watched(), joined.sent()), (Some(other.of.by), None));
        assert_eq!(joined.step(Input::Refused(None)), None, "it was not sent from here");
        let mut joined = Joined::default();
        joined.step(Input::Begun(of(4)));
        assert_eq!(joined.step(Input::Refused(None)), Some(Output::Drop));
        assert!(!joined.is_at_work());
    }

    #[test]
    fn hands_elsewhere_are_heard_from_where_they_were_and_shown_to_their_end() {
        let mut joined = Joined::default();
        let first = logged(4, 30).unwrap();
        assert_eq!(joined.step(log(Some(first))), Some(Output::Show { logged: first, own: false }));
        assert_eq!(joined.step(log(logged(4, 60))), Some(Output::Hear { from: 30, to: 60 }));
        assert_eq!(joined.step(log(logged(4, 90))), Some(Output::Hear { from: 60, to: 90 }));
        assert_eq!(joined.step(log(None)), Some(Output::ShowToEnd));
        // The next attempt waits until this one is over on the screen.
        assert_eq!(joined.step(log(logged(5, 0))), None);
        assert_eq!(joined.step(Input::Over), Some(Output::Compare(of(4))));
        let next = logged(5, 0).unwrap();
        assert_eq!(joined.step(log(Some(next))), Some(Output::Show { logged: next, own: false }));
    }

    #[test]
    fn an_end_that_is_seen_before_the_keepers_word_waits_for_it() {
        let mut joined = Joined::default();
        joined.step(log(logged(4, 30)));
        assert_eq!(joined.step(Input::Over), None);
        assert_eq!(joined.step(log(None)), Some(Output::Compare(of(4))));
    }

    #[test]
    fn a_page_that_is_opened_goes_on_with_its_own_hands_only() {
        let found = logged(4, 30).unwrap();
        for (opened, mine) in [(true, true), (true, false), (false, true)] {
            let mut joined = Joined::default();
            let own = opened && mine;
            let input = Input::Log { logged: Some(found), opened, mine };
            assert_eq!(joined.step(input), Some(Output::Show { logged: found, own }));
            assert_eq!(joined.sent().is_some(), own);
        }
    }

    #[test]
    fn hands_taken_over_elsewhere_are_watched_here_until_they_are_taken_back() {
        let mut joined = Joined::default();
        joined.step(Input::Begun(of(4)));
        joined.step(log(logged(4, 0)));
        joined.step(Input::Sent(30));
        // The log has more than was sent from here.
        let more = logged(4, 60).unwrap();
        assert_eq!(joined.step(log(Some(more))), Some(Output::Show { logged: more, own: false }));
        assert_eq!(joined.step(Input::GoOn(more)), Some(Output::Show { logged: more, own: true }));
        assert_eq!(joined.sent(), Some(60));
    }

    /// After any events: once the log has no attempt and the screen has finished its own, nothing is left over.
    #[test]
    fn nothing_stays_on_the_screen_for_good() {
        let mut rng = fastrand::Rng::with_seed(7);
        for _ in 0..20_000 {
            let mut joined = Joined::default();
            for _ in 0..rng.u8(..12) {
                let some = || logged(4, 30);
                let input = match rng.u8(..9) {
                    0 => Input::Begun(of(4)),
                    1 => Input::Sent(rng.usize(..90)),
                    2 => Input::Over,
                    3 => log(logged(rng.u32(4..6), rng.usize(..90))),
                    4 => log(None),
                    5 => Input::Refused(some().filter(|_| rng.bool())),
                    6 => Input::GoOn(some().unwrap()),
                    7 => Input::NothingShown,
                    _ => Input::Log { logged: some(), opened: true, mine: rng.bool() },
                };
                joined.step(input);
            }
            // It gets to the log at last, and is shown to its end.
            joined.step(log(logged(4, 0)));
            joined.step(log(None));
            joined.step(Input::Over);
            joined.step(log(None));
            assert!(!joined.is_at_work(), "{joined:?}");
        }
    }
}
