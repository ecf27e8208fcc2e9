//! The connection between a stay at a table, the server, and the person at the keyboard.

use std::time::Duration;

use client::{Client, Ended, Event, Link, Refusal, ServerUrl};
use table::Action;
use table::rest::{self, Handover};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, timeout};
use words::say;

use super::keys::{Key, Keys};
use super::prompt::Prompt;
use super::stay::{Errand, Stay, Wishes};
use crate::cli_error::CliError;
use crate::play::voice::Voice;

/// How long to wait for an answer when someone goes.
const FAREWELL: Duration = Duration::from_secs(3);

type Answer = (Action, Result<u64, Refusal>);

/// A connection to the server, and what still waits for its answer.
struct Connection {
    link: Link,
    key: Key,
    keys: Keys,
    deeds: mpsc::UnboundedSender<Action>,
    answers: mpsc::UnboundedReceiver<Answer>,
    waiting: usize,
    /// The last entry that is known to be there.
    known: u64,
}

/// Stays at a table until the person goes, or is not wanted any more.
pub async fn attend(link: &Link, key: Key, keys: Keys, voice: Voice, wishes: Wishes) -> Result<(), CliError> {
    let (client, mut events) = Client::connect(games::ALL, &link.server, &link.table, &key.token);
    let mut prompt = Prompt::open();
    prompt.show(&voice.take());
    let mut stay = loop {
        match events.recv().await {
            Some(Event::Online(true)) => break welcome(&client, voice, wishes)?,
            Some(Event::Ended(ended)) => return Err(CliError::Input(voice.ended(&ended))),
            None => return Err(CliError::Input(voice.ended(&Ended::Stopped))),
            Some(_) => {}
        }
    };
    let (deeds, answers) = acting(client.clone());
    let known = client.replica().view().known;
    let mut connection = Connection { link: link.clone(), key, keys, deeds, answers, waiting: 0, known };
    let mut second = interval(Duration::from_secs(1));
    second.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut ended = None;
    loop {
        stay.now = client.server_time();
        if stay.last() >= client.replica().view().known && ended.is_none() {
            stay.is_up_to_date();
        }
        let quits = connection.run_errands(&mut stay).await;
        prompt.show(&stay.voice().take());
        if quits || ended.is_some() && !prompt.is_asking() {
            break;
        }
        let in_order = connection.waiting == 0 && stay.last() >= connection.known;
        if stay.listens() && ended.is_none() && (prompt.is_terminal() || in_order) {
            prompt.ask("> ");
        }
        tokio::select! {
            event = events.recv() => {
                let event = event.unwrap_or(Event::Ended(Ended::Stopped));
                ended = ended.or(hear(&mut stay, event));
                // What came at once is told at once, with one board at the end of it.
                while let Ok(event) = events.try_recv() {
                    ended = ended.or(hear(&mut stay, event));
                }
                if ended.is_some() && prompt.is_asking() && prompt.is_terminal() {
                    stay.voice().line(&say!(stay.voice().words(), "table-press-enter"));
                } else if ended.is_some() {
                    break;
                }
            }
            typed = prompt.line(), if prompt.is_asking() => stay.typed(typed.as_deref()),
            Some((action, answer)) = connection.answers.recv() => connection.answered(&mut stay, &action, answer),
            _ = second.tick() => stay.tick(),
        }
    }
    // What was typed last is still on its way.
    let _ = timeout(FAREWELL, connection.finish(&mut stay)).await;
    prompt.show(&stay.voice().take());
    match ended {
        Some(ended) => Err(CliError::Input(stay.voice().ended(&ended))),
        None => {
            stay.say_goodbye(&connection.link.to_string());
            prompt.show(&stay.voice().take());
            Ok(())
        }
    }
}

fn welcome(client: &Client, voice: Voice, wishes: Wishes) -> Result<Stay, CliError> {
    let (header, me) = {
        let replica = client.replica();
        let view = replica.view();
        (view.table.as_ref().map(|table| table.header().clone()), view.you)
    };
    let (Some(header), Some(me)) = (header, me) else {
        return Err(CliError::Input(voice.ended(&Ended::Stopped)));
    };
    let text = |rejection: &table::Rejection| CliError::Input(format!("{rejection}"));
    Stay::new(voice, header, me, wishes).map_err(|rejection| text(&rejection))
}

/// Takes an event; returns why there will be no further one.
fn hear(stay: &mut Stay, event: Event) -> Option<Ended> {
    match event {
        Event::Entry(entry) => stay.happened(&entry),
        Event::Present(guests) => stay.are_present(guests),
        Event::Online(online) => stay.line_is(online),
        // Someone who did something is told so by their own request.
        Event::Gesture(_) | Event::Answered(..) => {}
        Event::Ended(ended) => {
            stay.voice().refuse(&stay.voice().ended(&ended));
            return Some(ended);
        }
    }
    None
}

/// Does one thing after the other, in the order in which they were asked for.
fn acting(client: Client) -> (mpsc::UnboundedSender<Action>, mpsc::UnboundedReceiver<Answer>) {
    let (deeds, mut todo) = mpsc::unbounded_channel::<Action>();
    let (done, answers) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Some(action) = todo.recv().await {
            let answer = client.act(action.clone()).await;
            if done.send((action, answer)).is_err() {
                return;
            }
        }
    });
    (deeds, answers)
}

impl Connection {
    /// Does what is to be done; returns whether the person goes.
    async fn run_errands(&mut self, stay: &mut Stay) -> bool {
        while let Some(errand) = stay.errands.pop_front() {
            match errand {
                Errand::Act(action) => {
                    self.waiting += usize::from(self.deeds.send(action).is_ok());
                }
                Errand::MoveSeat(seat) => self.move_seat(stay, seat).await,
                Errand::KeepName(name) => {
                    self.key.name = Some(name);
                    if let Err(why) = self.keys.put(&self.link.server.to_string(), self.key.clone()) {
                        stay.voice().refuse(&why);
                    }
                }
                Errand::Quit => return true,
            }
        }
        false
    }

    fn answered(&mut self, stay: &mut Stay, action: &Action, answer: Result<u64, Refusal>) {
        self.waiting = self.waiting.saturating_sub(1);
        match answer {
            Ok(number) => self.known = self.known.max(number),
            // Why the connection has ended is told once, when it ends.
            Err(Refusal::Ended(_)) => {}
            Err(refusal) => stay.refused(action, &refusal),
        }
    }

    async fn finish(&mut self, stay: &mut Stay) {
        while self.waiting > 0 {
            let Some((action, answer)) = self.answers.recv().await else { return };
            self.answered(stay, &action, answer);
        }
    }

    async fn move_seat(&self, stay: &Stay, seat: u8) {
        let server: &ServerUrl = &self.link.server;
        let path = rest::offer_seat(&self.link.table, seat);
        let made: Result<Handover, _> =
            server.ask(client::Method::POST, &path, Some(&self.key.token), None).await;
        let voice = stay.voice();
        match made {
            Ok(made) => voice.line(&say!(voice.words(), "table-handover", link = made.link)),
            Err(fault) => voice.refuse(&voice.fault(&fault)),
        }
    }
}
