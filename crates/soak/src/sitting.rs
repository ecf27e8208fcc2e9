//! One table from its making to its audit.

use std::sync::Arc;
use std::time::Duration;

use client::{Client, ClientError, GuestToken, Log, ServerUrl};
use fastrand::Rng;
use table::{Phase, Table};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::address;
use crate::audit::{Fold, Verdict, audit};
use crate::ledger::SharedLedger;
use crate::mischief::{BadConnector, Weather};
use crate::page::Pages;
use crate::plan::Plan;
use crate::player::Player;
use crate::score::Score;
use crate::somebody::Somebody;

/// At a table where nothing happens for so long, something is wrong.
const STANDSTILL: Duration = Duration::from_secs(30);

/// How long clients may take to catch up once all connections are stable.
const CATCH_UP: Duration = Duration::from_secs(30);

/// What all tables of a run share.
#[derive(Clone)]
pub struct Surroundings {
    /// The servers.
    pub urls: Vec<ServerUrl>,
    /// How bad the network is.
    pub weather: Weather,
    /// Where clients run that are pages.
    pub pages: Pages,
    /// What has happened.
    pub score: Arc<Score>,
    /// Whether to stop.
    pub stop: watch::Receiver<bool>,
}

/// A table with everybody who is at it.
pub struct Sitting {
    id: String,
    /// Someone's token, to ask for the log with.
    token: String,
    ledger: SharedLedger,
    clients: Vec<(String, Client)>,
    /// What clients had when they left.
    left: Vec<Fold>,
    plan: Arc<Plan>,
    around: Surroundings,
    urls: Vec<ServerUrl>,
}

impl Sitting {
    /// Makes a table, whatever happens to the servers meanwhile, and brings everybody to it. None when time is over.
    pub async fn gather(
        around: &Surroundings,
        number: u32,
        dice: &mut Rng,
    ) -> Option<(Sitting, Vec<Player>)> {
        let plan = Arc::new(Plan::draw(dice));
        let urls: Vec<ServerUrl> = around.urls.iter().map(|url| address::from(number * 20, url)).collect();
        let mut guests = Vec::new();
        for index in 0..=usize::from(plan.people()) {
            let url = |again: usize| urls[(index + again) % urls.len()].clone();
            guests.push(again(around, |n| async move { url(n).create_guest().await }).await?);
        }
        let (request, token) = (plan.request(), guests[0].token.clone());
        let make = |n: usize| {
            let (url, request, token) = (&urls[n % urls.len()], &request, &token);
            async move { url.create_table(request, token).await }
        };
        let id = again(around, make).await?.id;
        let mut sitting = Sitting {
            id,
            token: guests[0].token.clone(),
            ledger: SharedLedger::default(),
            clients: Vec::new(),
            left: Vec::new(),
            plan,
            around: around.clone(),
            urls,
        };
        let players = (0..).zip(guests).map(|(index, guest)| sitting.seat(index, guest, dice)).collect();
        Some((sitting, players))
    }

    /// Brings someone to the table. The last one watches.
    fn seat(&mut self, index: u8, guest: GuestToken, dice: &mut Rng) -> Player {
        let connector = BadConnector {
            urls: self.urls.clone(),
            next: usize::from(index),
            table: self.id.clone(),
            guest: guest.guest,
            token: guest.token,
            ledger: self.ledger.clone(),
            weather: self.around.weather.clone(),
            dice: dice.fork(),
            known: Arc::default(),
        };
        // Every second one is a page.
        let client = match index % 2 {
            0 => Client::by(games::ALL, connector).0,
            _ => self.around.pages.open(connector),
        };
        let seat = (index < self.plan.people()).then_some(index);
        let whose = match seat {
            Some(seat) => format!("seat {seat} of table {}", self.id),
            None => format!("the watcher of table {}", self.id),
        };
        self.clients.push((whose, client.clone()));
        Player {
            somebody: Somebody { guest: guest.guest, seat, is_host: index == 0 },
            client,
            plan: self.plan.clone(),
            dice: dice.fork(),
            score: self.around.score.clone(),
            stop: self.around.stop.clone(),
        }
    }

    /// Lets them play until all has been played or time is over.
    pub async fn play(&mut self, players: Vec<Player>) {
        let mut playing: JoinSet<()> = players.into_iter().map(Player::run).collect();
        let host = self.clients[0].1.clone();
        let mut seen = (0, 0);
        loop {
            tokio::select! {
                ended = playing.join_next() => if ended.is_none() { break },
                () = sleep(STANDSTILL / 30) => {
                    let last = host.replica().view().last();
                    seen = if last == seen.0 { (last, seen.1 + 1) } else { (last, 0) };
                    if seen.1 == 30 {
                        self.around.score.complain(self.standstill());
                        break;
                    }
                }
            }
        }
        let is_over = |client: &Client| {
            client.replica().view().table.as_ref().is_some_and(|table| table.phase() == Phase::Finished)
        };
        if is_over(&host) {
            Score::count(&self.around.score.tables);
            self.leave().await;
        }
    }

    fn standstill(&self) -> String {
        let replica = self.clients[0].1.replica();
        let view = replica.view();
        let what = view.table.as_ref().map(|t| (t.phase(), t.last(), t.seat_to_move(), t.motion().cloned()));
        let (plan, online) = (&self.plan, view.online);
        format!("table {} stands still: {what:?}, host online {online}, {plan:?}", self.id)
    }

    /// Everybody goes home with what they have, which is all that the others have.
    async fn leave(&mut self) {
        let last =
            self.clients.iter().map(|(_, client)| client.replica().view().known).max().unwrap_or_default();
        self.left = self.folds(last).await;
        self.clients.clear();
    }

    async fn folds(&self, last: u64) -> Vec<Fold> {
        let mut folds = Vec::new();
        for (whose, client) in &self.clients {
            let came = timeout(CATCH_UP, client.until(|view| view.online && view.last() >= last)).await;
            let replica = client.replica();
            let view = replica.view();
            let table = match (came, &view.table, &view.ended) {
                (_, _, Some(ended)) => Err(ended.to_string()),
                (Ok(true), Some(table), None) => Ok(Table::clone(table)),
                (..) => Err(format!("it has {} of {last} entries and gets no more", view.last())),
            };
            folds.push(Fold { whose: whose.clone(), table });
        }
        folds
    }

    /// Compares everything with the log that each server has now. The network must be good by then.
    pub async fn audit(mut self) -> Verdict {
        let logs = match self.logs().await {
            Ok(logs) => logs,
            Err(why) => return self.unreadable(&why.to_string()),
        };
        let last = logs[0].entries.len() as u64;
        let mut folds = std::mem::take(&mut self.left);
        folds.extend(self.folds(last).await);
        // Bots and clocks of the server may have gone on meanwhile.
        let logs = match self.logs().await {
            Ok(logs) => logs,
            Err(why) => return self.unreadable(&why.to_string()),
        };
        let mut verdict = audit(&self.ledger.open(), &logs[0], &folds);
        for log in &logs[1..] {
            let same = log.entries.iter().zip(&logs[0].entries).all(|(one, other)| one == other);
            if !same || log.header != logs[0].header {
                verdict.diverged += 1;
                verdict.complaints.push("two servers have different logs".into());
            }
        }
        for complaint in &mut verdict.complaints {
            *complaint = format!("table {}: {complaint}", self.id);
        }
        verdict
    }

    async fn logs(&self) -> Result<Vec<Log>, ClientError> {
        let mut logs = Vec::new();
        for url in &self.urls {
            logs.push(url.log(&self.id, &self.token).await?);
        }
        Ok(logs)
    }

    /// Without a log everything that was acknowledged is lost.
    fn unreadable(&self, why: &str) -> Verdict {
        let acknowledged =
            self.ledger.open().lines().filter(|(_, line)| !line.accepted.is_empty()).count() as u64;
        let complaints = vec![format!("table {}: its log cannot be read: {why}", self.id)];
        Verdict { acknowledged, lost: acknowledged, complaints, ..Verdict::default() }
    }
}

/// Tries again until it works, with another server each time. None when time is over.
async fn again<T, F: Future<Output = Result<T, ClientError>>>(
    around: &Surroundings,
    mut ask: impl FnMut(usize) -> F,
) -> Option<T> {
    for turn in 0.. {
        if *around.stop.borrow() {
            return None;
        }
        match ask(turn).await {
            Ok(answer) => return Some(answer),
            Err(fault) if fault.may_pass() => sleep(Duration::from_millis(50)).await,
            Err(fault) => {
                around.score.complain(format!("no table could be made: {fault}"));
                return None;
            }
        }
    }
    None
}
