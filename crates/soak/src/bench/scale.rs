//! What each thing costs, and how many appends a database takes: from that follows what many people need
//! (`docs/scale.md`).

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use games::{CallistoChoice, CallistoRound, CallistoTable};
use server::store::{DataSource, Store, TableRow};
use server::{JobKind, TableId};
use table::rest::{NewTable, Summary};
use table::{Action, ActionId, By, Entry, Guest, Phase, Question, Round, Table, Time};
use tokio::task::JoinSet;

use super::process::Process;
use crate::fleet::Data;

/// How long each rate is measured.
const TIME: Duration = Duration::from_secs(4);

/// How many positions of a game a bot of each level is asked about.
const ASKED: u32 = 4;

type Row = (String, String);
type Rows = Vec<Row>;

/// Shown at once: all of it takes minutes.
fn show(row: Row) -> Row {
    println!("{}: {}", row.0, row.1);
    row
}

/// All of it, for a place of the data.
pub async fn measure(data: &Data) -> Result<Rows, String> {
    let place = match data {
        Data::File(file) => DataSource::File(file.with_extension("scale.sqlite")),
        Data::Database(url) => DataSource::Postgres(url.clone()),
    };
    let mut rows = bots()?;
    let text = |error: server::store::StoreError| error.to_string();
    let servers = if matches!(place, DataSource::File(_)) { 1 } else { 4 };
    let mut stores = Vec::new();
    for _ in 0..servers {
        stores.push(Store::open(&place).await.map_err(text)?);
    }
    for (servers, tables) in [(1, 1), (1, 16), (1, 256), (2, 256), (4, 256)] {
        if servers > stores.len() {
            continue;
        }
        let database = processor_of("postgres");
        let begun = Instant::now();
        let (count, longest) = appends(&stores[..servers], tables).await?;
        let seconds = begun.elapsed().as_secs_f64();
        let each = processor_of("postgres").saturating_sub(database).as_secs_f64() / count.max(1) as f64;
        rows.push(show((
            format!("appends of {servers} server(s), {tables} tables each"),
            format!(
                "{:.0}/s, {:.2} ms of the database's processor each, {:.0} ms at the 99th of 100",
                count as f64 / seconds,
                each * 1e3,
                longest.as_secs_f64() * 1e3
            ),
        )));
    }
    if stores[0].is_shared() {
        let rate = jobs(&stores[0]).await?;
        rows.push(show(("jobs asked, taken, answered and fetched".into(), format!("{rate:.0}/s"))));
    }
    for store in stores {
        store.close().await;
    }
    Ok(rows)
}

/// The processor time of all processes of a name so far.
pub fn processor_of(name: &str) -> Duration {
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let is_named =
        |id: &u32| std::fs::read_to_string(format!("/proc/{id}/comm")).is_ok_and(|comm| comm.trim() == name);
    ids.filter(is_named).filter_map(|id| Process(id).used().ok()).sum()
}

/// The processor time of a bot's move at each level, in the middle of a game.
fn bots() -> Result<Rows, String> {
    let engine = jobs::ENGINES.iter().find(|engine| engine.game == "callisto").ok_or("no engine")?;
    let bots = engine.bots.ok_or("no bots")?;
    let positions = middle_games()?;
    let own = Process(std::process::id());
    let mut rows = Vec::new();
    for level in 1..=9 {
        let (used, begun) = (own.used()?, Instant::now());
        // The strong ones take long.
        let asked = if level < 6 { ASKED } else { 1 };
        for (seed, round) in (0..asked).zip(&positions) {
            let seed = u64::from(seed);
            let seat = Round::to_act(round).first().copied().ok_or("the game is over")?;
            bots.plan(&Question { round, seat, level, seed }, &|| false);
        }
        let each = |time: Duration| time.as_secs_f64() * 1e3 / f64::from(asked);
        rows.push(show((
            format!("a bot's move, level {level}"),
            format!("{:.0} ms of processor, {:.0} ms", each(own.used()? - used), each(begun.elapsed())),
        )));
    }
    Ok(rows)
}

/// Games after some random moves.
fn middle_games() -> Result<Vec<CallistoRound>, String> {
    let header = NewTable::new(&CallistoChoice::new("benelux", 2)).header(Guest(1), Time(0));
    let mut dice = fastrand::Rng::with_seed(1);
    let mut rounds = Vec::new();
    for _ in 0..ASKED {
        let mut table = Table::new(games::ALL, header.clone()).map_err(|why| why.to_string())?;
        let act = |table: &mut Table, action| {
            let number = table.last() + 1;
            let entry =
                Entry { number, id: ActionId(number.into()), at: Time(0), by: By::Guest(Guest(1)), action };
            table.apply(&entry).map_err(|why| why.to_string())
        };
        act(&mut table, Action::Join { name: "Anna".into() })?;
        act(&mut table, Action::Sit { seat: 0 })?;
        act(&mut table, Action::Sit { seat: 1 })?;
        act(&mut table, Action::Start { lot: 0 })?;
        for _ in 0..14 {
            let (seat, turn, play) = {
                let round = table.round().ok_or("no game")?;
                let legal = round.position().legal();
                let mv = legal.nth(dice.usize(..legal.len().max(1))).ok_or("no move")?;
                let play = CallistoRound::tagged(&table.rules().cell_list(mv));
                (table.seat_to_move().ok_or("nobody moves")?, round.turn(), play)
            };
            act(&mut table, Action::Play { seat, turn, play })?;
        }
        rounds.push(table.round().ok_or("no game")?.clone());
    }
    Ok(rounds)
}

fn row(at: u64) -> TableRow {
    TableRow {
        at: Time(at),
        phase: Phase::Playing,
        public: false,
        deadline: None,
        bot_turn: false,
        members: vec![Guest(1), Guest(2)],
        summary: Summary::default(),
    }
}

/// Appends to many tables at once through several stores: how many were done, and what 99 of 100 took at most.
async fn appends(stores: &[Store], tables: usize) -> Result<(u64, Duration), String> {
    let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let mut tasks = JoinSet::new();
    let mut made = Vec::new();
    for store in stores {
        for _ in 0..tables {
            let header = NewTable::new(&CallistoChoice::new("benelux", 2)).header(Guest(1), Time(0));
            let id = TableId::random();
            store.create(id, &header, &row(0)).await.map_err(|error| error.to_string())?;
            made.push((store.clone(), id));
        }
    }
    for (store, id) in made {
        let (stop, done) = (stop.clone(), done.clone());
        tasks.spawn(async move {
            let mut times = Vec::new();
            for number in 1.. {
                if stop.load(Ordering::Relaxed) {
                    break;
                }
                let action = Action::Chat { text: "as long as a usual move in a log".into() };
                let entry = Entry {
                    number,
                    id: ActionId(fastrand::u128(..)),
                    at: Time(number),
                    by: By::Guest(Guest(1)),
                    action,
                };
                let begun = Instant::now();
                if store.append(id, entry, row(number)).await.map_err(|error| error.to_string())?.is_none() {
                    return Err("somebody else appends".to_string());
                }
                times.push(begun.elapsed());
                done.fetch_add(1, Ordering::Relaxed);
            }
            Ok(times)
        });
    }
    tokio::time::sleep(TIME).await;
    stop.store(true, Ordering::Relaxed);
    let mut times = Vec::new();
    while let Some(task) = tasks.join_next().await {
        times.extend(task.map_err(|error| error.to_string())??);
    }
    times.sort();
    let longest = times.get(times.len() * 99 / 100).copied().unwrap_or_default();
    Ok((done.load(Ordering::Relaxed), longest))
}

/// How many jobs go through the database in a second: sixteen at a time, each with its four steps.
async fn jobs(store: &Store) -> Result<f64, String> {
    let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let mut tasks = JoinSet::new();
    let text = |error: server::store::StoreError| error.to_string();
    for _ in 0..16 {
        let (store, stop, done) = (store.clone(), stop.clone(), done.clone());
        tasks.spawn(async move {
            let of = ("scale", JobKind::Plan);
            while !stop.load(Ordering::Relaxed) {
                store.ask_workers(of, (TableId::random(), 1), "{}").await.map_err(text)?;
                let Some(taken) = store.take_job("scale", of).await.map_err(text)? else { continue };
                store.answer_job("scale", taken.job, "{}").await.map_err(text)?;
                store.take_back_job(taken.job).await.map_err(text)?;
                done.fetch_add(1, Ordering::Relaxed);
            }
            Ok::<(), String>(())
        });
    }
    let begun = Instant::now();
    tokio::time::sleep(TIME).await;
    stop.store(true, Ordering::Relaxed);
    while let Some(task) = tasks.join_next().await {
        task.map_err(|error| error.to_string())??;
    }
    Ok(done.load(Ordering::Relaxed) as f64 / begun.elapsed().as_secs_f64())
}
