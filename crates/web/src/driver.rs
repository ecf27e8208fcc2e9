//! Drives a replica by callbacks: in one thread, a websocket, a timer and the page call it. What it needs of a browser is a
//! [`Platform`], so that the fault tests can run the same driver outside one.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use table::{
    Action, ActionId, ClientMessage, Event, Games, Input, Output, Replica, ServerMessage, SteadyClock, Time,
};

/// Where a driver runs.
pub trait Platform: Sized + 'static {
    /// A websocket. Dropping it closes it, and nothing more is heard on it.
    type Socket;
    /// A timer. Dropping it cancels it.
    type Timer;

    /// The time of day.
    fn now(&self) -> Time;
    /// Starts to open a websocket, whose callbacks call the driver. [`Driver::opening`] takes it, or that there is none.
    fn open(&self, driver: &Driver<Self>, attempt: Attempt);
    /// Sends a message. A failure shows when the websocket is closed.
    fn send(&self, socket: &Self::Socket, message: &ClientMessage);
    /// Calls the driver with [`Input::Time`] after a pause.
    fn set_timer(&self, driver: &Driver<Self>, pause: Duration) -> Option<Self::Timer>;
    /// Something happened at the table.
    fn tell(&self, driver: &Driver<Self>, event: Event);
    /// The driver has dealt with something. Entries that came together are one such thing.
    fn changed(&self, driver: &Driver<Self>);
}

/// Which of all attempts to open a websocket it is, so that a late one is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt(u32);

/// A replica with its websocket and its timer.
pub struct Driver<P: Platform>(Rc<Inner<P>>);

struct Inner<P: Platform> {
    platform: P,
    state: RefCell<State<P>>,
}

struct State<P: Platform> {
    replica: Replica,
    clock: SteadyClock,
    socket: Option<P::Socket>,
    timer: Option<P::Timer>,
    attempts: u32,
    closed: bool,
}

impl<P: Platform> Clone for Driver<P> {
    fn clone(&self) -> Driver<P> {
        Driver(self.0.clone())
    }
}

impl<P: Platform> Driver<P> {
    /// Begins to connect.
    pub fn start(games: Games, platform: P) -> Driver<P> {
        let state = State {
            replica: Replica::new(games),
            clock: SteadyClock::default(),
            socket: None,
            timer: None,
            attempts: 0,
            closed: false,
        };
        let driver = Driver(Rc::new(Inner { platform, state: RefCell::new(state) }));
        driver.input(Input::Time);
        driver
    }

    /// Where it runs.
    pub fn platform(&self) -> &P {
        &self.0.platform
    }

    /// Looks at the replica. Nothing may call the driver meanwhile.
    pub fn look<T>(&self, look: impl FnOnce(&Replica) -> T) -> T {
        look(&self.0.state.borrow().replica)
    }

    /// How many milliseconds the server's clock is ahead of the plain time of day, which other code reads.
    pub fn ahead(&self) -> i64 {
        let state = self.0.state.borrow();
        state.replica.view().ahead.saturating_add_unsigned(state.clock.set_back())
    }

    /// Does an action at the table. It is sent again until the server has answered.
    pub fn act(&self, id: ActionId, action: Action) {
        self.input(Input::Act(id, action));
    }

    /// Something happened.
    pub fn input(&self, input: Input) {
        self.step(input);
        self.0.platform.changed(self);
    }

    /// A message was heard, or something else instead of one.
    pub fn hear(&self, heard: Result<ServerMessage, String>) {
        match heard {
            // One by one, so that the table is known as it was after each.
            Ok(ServerMessage::Entries { entries }) => {
                for entry in entries {
                    self.step(Input::Heard(Ok(ServerMessage::Entries { entries: vec![entry] })));
                }
            }
            heard => self.step(Input::Heard(heard)),
        }
        self.0.platform.changed(self);
    }

    /// Whether a websocket is still wanted that was asked for.
    pub fn wants(&self, attempt: Attempt) -> bool {
        self.0.state.borrow().attempts == attempt.0
    }

    /// The websocket that was asked for is on its way; or there is none.
    pub fn opening(&self, attempt: Attempt, socket: Option<P::Socket>) {
        if !self.wants(attempt) {
            return;
        }
        match socket {
            Some(socket) => {
                // What it replaces is dropped after the borrow.
                let _before = self.0.state.borrow_mut().socket.replace(socket);
            }
            None => self.input(Input::Closed),
        }
    }

    /// The network is gone. A websocket may not notice for half a minute, since what was sent on it waits, and so does
    /// its end.
    pub fn network_gone(&self) {
        self.hang_up();
        self.input(Input::Closed);
    }

    /// Ends everything; nothing is told any more.
    pub fn close(&self) {
        self.hang_up();
        let mut state = self.0.state.borrow_mut();
        state.closed = true;
        state.timer = None;
    }

    /// Passes an input to the replica, carries out its output, and sets its next timer.
    fn step(&self, input: Input) {
        let outputs = {
            let mut state = self.0.state.borrow_mut();
            if state.closed {
                return;
            }
            let now = state.clock.at(self.0.platform.now());
            state.replica.step(now, input)
        };
        for output in outputs {
            match output {
                Output::Open => {
                    let attempt = {
                        let mut state = self.0.state.borrow_mut();
                        state.attempts += 1;
                        Attempt(state.attempts)
                    };
                    self.0.platform.open(self, attempt);
                }
                Output::Send(message) => {
                    if let Some(socket) = &self.0.state.borrow().socket {
                        self.0.platform.send(socket, &message);
                    }
                }
                Output::Close => self.hang_up(),
                Output::Tell(event) => self.0.platform.tell(self, event),
            }
        }
        self.set_timer();
    }

    fn set_timer(&self) {
        let pause = {
            let mut state = self.0.state.borrow_mut();
            state.timer = None;
            if state.closed {
                return;
            }
            let Some(wake) = state.replica.wake() else { return };
            let now = state.clock.at(self.0.platform.now());
            Duration::from_millis(wake.saturating_sub(now.0))
        };
        let timer = self.0.platform.set_timer(self, pause);
        self.0.state.borrow_mut().timer = timer;
    }

    /// Closes the websocket, also while it is being opened.
    fn hang_up(&self) {
        let mut state = self.0.state.borrow_mut();
        state.attempts += 1;
        let _before = state.socket.take();
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// Opens nothing by itself, and counts.
    #[derive(Default)]
    struct Fake {
        now: Cell<u64>,
        asked: RefCell<Vec<Attempt>>,
        said: RefCell<Vec<ClientMessage>>,
        pauses: RefCell<Vec<Duration>>,
        told: Cell<u32>,
    }

    /// Says when it is dropped.
    struct Open(Rc<Cell<bool>>);

    impl Drop for Open {
        fn drop(&mut self) {
            self.0.set(false);
        }
    }

    impl Platform for Fake {
        type Socket = Open;
        type Timer = ();

        fn now(&self) -> Time {
            Time(self.now.get())
        }

        fn open(&self, _: &Driver<Fake>, attempt: Attempt) {
            self.asked.borrow_mut().push(attempt);
        }

        fn send(&self, _: &Open, message: &ClientMessage) {
            self.said.borrow_mut().push(message.clone());
        }

        fn set_timer(&self, _: &Driver<Fake>, pause: Duration) -> Option<()> {
            self.pauses.borrow_mut().push(pause);
            Some(())
        }

        fn tell(&self, _: &Driver<Fake>, _: Event) {
            self.told.set(self.told.get() + 1);
        }

        fn changed(&self, _: &Driver<Fake>) {}
    }

    fn attempts(driver: &Driver<Fake>) -> Vec<Attempt> {
        driver.platform().asked.borrow().clone()
    }

    /// Gives the driver a websocket for its last attempt; whether that is still open.
    fn give(driver: &Driver<Fake>, attempt: Attempt) -> Rc<Cell<bool>> {
        let is_open = Rc::new(Cell::new(true));
        driver.opening(attempt, Some(Open(is_open.clone())));
        is_open
    }

    #[test]
    fn it_says_hello_on_the_websocket_that_it_asked_for() {
        let driver = Driver::start(&[], Fake::default());
        let is_open = give(&driver, attempts(&driver)[0]);
        driver.input(Input::Opened);
        assert!(is_open.get());
        assert!(matches!(driver.platform().said.borrow()[..], [ClientMessage::Hello { have: 0, .. }]));
    }

    #[test]
    fn a_websocket_that_comes_after_the_network_has_gone_is_closed() {
        let driver = Driver::start(&[], Fake::default());
        driver.network_gone();
        assert!(!give(&driver, attempts(&driver)[0]).get());
        // The next attempt is made at once when the network is back, and its websocket is kept.
        driver.input(Input::TryNow);
        let asked = attempts(&driver);
        assert_eq!(asked.len(), 2);
        assert!(give(&driver, asked[1]).get());
    }

    #[test]
    fn what_cannot_be_opened_is_tried_again_after_the_pause_it_asks_for() {
        let driver = Driver::start(&[], Fake::default());
        driver.opening(attempts(&driver)[0], None);
        let pause = *driver.platform().pauses.borrow().last().unwrap();
        assert!(!pause.is_zero());
        driver.input(Input::Time);
        assert_eq!(attempts(&driver).len(), 1, "too early");
        driver.platform().now.set(pause.as_millis() as u64);
        driver.input(Input::Time);
        assert_eq!(attempts(&driver).len(), 2);
    }

    #[test]
    fn after_the_page_is_left_nothing_happens() {
        let driver = Driver::start(&[], Fake::default());
        let is_open = give(&driver, attempts(&driver)[0]);
        driver.close();
        assert!(!is_open.get());
        let (told, said) = (driver.platform().told.get(), driver.platform().said.borrow().len());
        driver.input(Input::Opened);
        driver.hear(Err("late".into()));
        assert_eq!((driver.platform().told.get(), driver.platform().said.borrow().len()), (told, said));
    }
}
