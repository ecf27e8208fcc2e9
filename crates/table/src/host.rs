//! What the host of a table may do, and where that role goes.

use crate::act::Done;
use crate::action::{Action, By};
use crate::header::MAX_LEVEL;
use crate::id::{Guest, Time};
use crate::motion::Motion;
use crate::rejection::Rejection;
use crate::seat::{Holder, Person};
use crate::table::{Phase, Table};

impl Table {
    /// The host: the table's creator, until they hand the role on, move to another device, or leave.
    pub fn host(&self) -> Guest {
        self.host
    }

    /// Whether the host has closed the table.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Who follows a host who has left: the player on the first taken seat, or the guest who has been here the longest.
    pub fn heir(&self) -> Option<Guest> {
        if self.closed || !self.people.get(&self.host).is_some_and(|host| host.gone) {
            return None;
        }
        let is_here = |guest: &Guest| self.people.get(guest).is_some_and(Person::is_here);
        let seated = self.seats.iter().filter_map(|seat| seat.person()).find(is_here);
        let people = self.people.iter().filter(|(_, person)| person.is_here());
        seated.or_else(|| people.min_by_key(|(_, person)| person.since).map(|(guest, _)| *guest))
    }

    pub(crate) fn hand_on(&mut self, by: By, to: Guest) -> Done {
        if by != By::Keeper {
            self.as_host(by)?;
        } else if self.heir() != Some(to) {
            return Err(Rejection::HostStays);
        }
        if !self.people.get(&to).is_some_and(Person::is_here) {
            return Err(Rejection::NoSuchGuest);
        }
        self.host = to;
        Ok(())
    }

    pub(crate) fn close(&mut self, by: By, at: Time) -> Done {
        if by != By::Keeper {
            self.as_host(by)?;
        }
        self.stop_clock(at);
        self.motion = None;
        self.closed = true;
        Ok(())
    }

    /// Before a game the host gives a bot any seat without a person; during a game a resigned seat, as long as
    /// nobody has moved since.
    pub(crate) fn seat_bot(&mut self, by: By, at: Time, seat: u8, level: u8) -> Done {
        self.as_host(by)?;
        let holder = self.holder(seat)?;
        let runs = self.game_runs();
        if runs && holder != Holder::Open {
            return Err(Rejection::GameRuns);
        }
        if !(1..=MAX_LEVEL).contains(&level) {
            return Err(Rejection::NoSuchLevel(level));
        }
        if matches!(holder, Holder::Person(_)) {
            return Err(Rejection::SeatTaken(seat));
        }
        if runs {
            if !self.game().is_some_and(|round| round.can_return(seat)) {
                return Err(Rejection::NotGivenUp(seat));
            }
            self.carry(at, &Motion::BotFor { seat, level });
        }
        self.seats[usize::from(seat)].holder = Holder::Bot(level);
        Ok(())
    }

    /// Before a game the seat becomes free; during a game this counts as a resignation.
    pub(crate) fn free_seat(&mut self, by: By, at: Time, seat: u8) -> Done {
        self.as_host(by)?;
        let holder = self.holder(seat)?;
        if holder == Holder::Open {
            return Err(Rejection::SeatEmpty(seat));
        }
        if self.game_runs() && !self.given_up().contains(&seat) {
            self.give_up(at, seat)?;
        }
        self.seats[usize::from(seat)].holder = Holder::Open;
        Ok(())
    }

    /// Whether the game would go on if this seat resigned now.
    pub fn goes_on_without(&self, seat: u8) -> bool {
        let mut after = self.clone();
        after.give_up(self.at(), seat).is_ok() && after.game_runs()
    }

    /// What the host does to let a bot continue for a player. The seat counts as given up first: a bot takes over only such
    /// a seat. Where the game goes on, the host needs nobody's consent for the bot; a game that has ended with the
    /// resignation is taken up again by a motion. None for a host who has no say in that any more, having resigned.
    pub fn bot_instead(&self, host: Guest, seat: u8, level: u8) -> Option<[Action; 2]> {
        let bot = match self.goes_on_without(seat) {
            true => Action::SeatBot { seat, level },
            false if !self.voters().contains(&host) => return None,
            false => Action::Propose { motion: Motion::BotFor { seat, level } },
        };
        Some([Action::FreeSeat { seat }, bot])
    }

    fn game_runs(&self) -> bool {
        matches!(self.phase(), Phase::Playing | Phase::Adjourned)
    }

    pub(crate) fn mute(&mut self, by: By, guest: Guest, muted: bool) -> Done {
        if self.as_host(by)? == guest {
            return Err(Rejection::HostStays);
        }
        self.people.get_mut(&guest).ok_or(Rejection::NoSuchGuest)?.muted = muted;
        Ok(())
    }

    pub(crate) fn remove(&mut self, by: By, at: Time, guest: Guest) -> Done {
        if self.as_host(by)? == guest {
            return Err(Rejection::HostStays);
        }
        self.people.get_mut(&guest).ok_or(Rejection::NoSuchGuest)?.removed = true;
        let seats: Vec<u8> = self.seats_of(guest).collect();
        for seat in seats {
            // Refused where no game runs, and then there is nothing to give up.
            let _ = self.give_up(at, seat);
        }
        self.free_seats_of(guest);
        self.motion.take_if(|open| open.by == guest || open.waiting.contains(&guest));
        Ok(())
    }

    /// As earlier versions stored it: the holder of the seat, and the host does not change.
    pub(crate) fn move_seat(&mut self, by: By, seat: u8, to: Guest) -> Done {
        Table::keeper(by)?;
        let Holder::Person(from) = self.holder(seat)? else { return Err(Rejection::SeatEmpty(seat)) };
        if self.people.get(&to).is_some_and(|person| person.removed) {
            return Err(Rejection::Removed);
        }
        let before = self.people.get(&from);
        let name = before.map_or_else(String::new, |person| person.name.clone());
        let (muted, since) = (before.is_some_and(|person| person.muted), self.last() + 1);
        let fresh = Person { name, muted, removed: false, gone: false, since };
        self.people.entry(to).or_insert(fresh).gone = false;
        self.seats[usize::from(seat)].holder = Holder::Person(to);
        if let Some(open) = &mut self.motion
            && open.waiting.remove(&from)
        {
            open.waiting.insert(to);
        }
        Ok(())
    }

    /// Only from the player who offered the seat and has it still. With their last seat goes all that they were at the table.
    pub(crate) fn take_over(&mut self, by: By, seat: u8, from: Guest, to: Guest) -> Done {
        if self.holder(seat)? != Holder::Person(from) {
            return Err(Rejection::NotYourSeat(seat));
        }
        if from == to {
            return Err(Rejection::SeatTaken(seat));
        }
        self.move_seat(by, seat, to)?;
        // A muted guest stays muted on another device.
        let muted = self.people.get(&from).is_some_and(|person| person.muted);
        self.people.entry(to).and_modify(|person| person.muted |= muted);
        if self.seats_of(from).next().is_none() {
            if let Some(open) = &mut self.motion
                && open.by == from
            {
                open.by = to;
            }
            if self.host == from {
                self.host = to;
            }
        }
        Ok(())
    }
}
