//! Attempts in Villa Paletti: how long the server takes to judge one, while everybody at the table waits.

use std::sync::Arc;
use std::time::{Duration, Instant};

use client::{Client, ClientError, NewTable, ServerUrl};
use games::{VillaChoice, VillaPlay, VillaTable};
use table::{Action, Table, Tagged};
use tokio::time::{interval, sleep};
use villa::{Action as Act, Column, Deed, Phase};
use villa_site::{CHUNK, Site, write_hands};
use villa_world::{Components, Input, Manner, TICKS_PER_SECOND, Verdict};

/// How long half a second of hands takes.
const PACE: Duration = Duration::from_millis(500);

/// How long a clock of people takes from the last hands to the word that it is over.
const BREATH: Duration = Duration::from_millis(20);

/// How an attempt went.
pub struct Judged {
    /// How many seconds of hands there were.
    pub seconds: f64,
    /// How long the end of it took to be acknowledged.
    pub waited: Duration,
    /// The slowest of the hands before to be acknowledged.
    pub slowest: Duration,
}

/// Someone alone at a new table brings up a column, so slowly that it takes this many seconds.
pub async fn measure(url: &ServerUrl, seconds: u32) -> Result<Judged, String> {
    let text = |fault: ClientError| fault.to_string();
    let token = url.create_guest().await.map_err(text)?.token;
    let wanted = NewTable::new(&VillaChoice::new(2));
    let table = url.create_table(&wanted, &token).await.map_err(text)?.id;
    let (client, _events) = Client::connect(games::ALL, url, &table, &token);
    act(&client, Action::Join { name: "Anna".into() }).await?;
    for seat in 0..2 {
        act(&client, Action::Sit { seat }).await?;
    }
    act(&client, Action::Start { lot: 0 }).await?;
    let site = set_up(&client).await?;
    let (column, inputs) = tokio::task::spawn_blocking(move || slow_way_up(&site, seconds))
        .await
        .map_err(|error| error.to_string())?
        .ok_or("no column comes up so slowly")?;
    play(&client, VillaPlay::begin(Some(column))).await?;
    let (mut clock, mut from, mut slowest) = (interval(PACE), 0, Duration::ZERO);
    for ticks in inputs.chunks(CHUNK) {
        clock.tick().await;
        let hands = VillaPlay::Hands { from, ticks: ticks.len() as u32, inputs: write_hands(ticks) };
        from += ticks.len() as u32;
        slowest = slowest.max(play(&client, hands).await?);
    }
    sleep(BREATH).await;
    let waited = play(&client, VillaPlay::action(Act::broken_off(Some(column)))).await?;
    match now(&client)?.villa().and_then(|round| round.steps().last()).map(|step| step.action) {
        Some(Act::Bring { outcome: villa::Brought::Stood { .. }, .. }) => {}
        other => return Err(format!("the server got the result {other:?}")),
    }
    Ok(Judged { seconds: f64::from(from) / f64::from(TICKS_PER_SECOND), waited, slowest })
}

pub fn now(client: &Client) -> Result<Arc<Table>, String> {
    client.table().ok_or_else(|| "there is no table".into())
}

/// Does something, waits until it has come back, and says how long it took to be acknowledged.
pub async fn act(client: &Client, action: Action) -> Result<Duration, String> {
    let sent = Instant::now();
    let number = client.act(action).await.map_err(|refusal| refusal.to_string())?;
    let took = sent.elapsed();
    if client.reached(number).await { Ok(took) } else { Err("the client has ended".into()) }
}

/// The player to act does something.
pub async fn play(client: &Client, play: VillaPlay) -> Result<Duration, String> {
    let table = now(client)?;
    let seat = *table.seats_to_act().first().ok_or("it is up to nobody")?;
    act(client, Action::Play { seat, turn: table.turn(), play: Tagged::from(&play) }).await
}

/// The villa is arranged and the colours are dealt.
pub async fn set_up(client: &Client) -> Result<Site, String> {
    loop {
        let table = now(client)?;
        let round = table.villa().ok_or("no game of Villa Paletti")?;
        let (game, who) = (round.game(), round.game().turn());
        let action = match game.phase() {
            Phase::Building => Act::Arrange,
            Phase::Dealing => {
                let choose = |deed| if let Deed::Choose(colour) = deed { Some(colour) } else { None };
                let colour = game.may(who).find_map(choose);
                colour.map_or(Act::Throw { colour: villa::Colour::Red }, |colour| Act::Choose { colour })
            }
            _ => {
                let site = Site::resume(*game, round.villa(), Components::built_in());
                return site.map_err(|error| error.to_string());
            }
        };
        play(client, VillaPlay::action(action)).await?;
    }
}

/// A column that comes up by scripted hands slowed down to this many seconds, and these hands.
pub fn slow_way_up(site: &Site, seconds: u32) -> Option<(Column, Vec<Input>)> {
    let (who, plan) = (site.game().turn(), site.villa().plan());
    site.game().movable_of(who).iter().find_map(|column| {
        let inputs = plan.bring_up(site.parts(), column.index(), &Manner::default())?;
        let held = inputs.iter().rposition(|input| input.grip)? + 1;
        let ticks = (seconds * TICKS_PER_SECOND) as usize;
        let slowed = (0..ticks).map(|n| inputs[n * held / ticks]).chain(inputs[held..].iter().copied());
        let mut trial = site.begin(who, Some(column)).ok()?;
        let mut done = Vec::new();
        for input in slowed {
            done.push(input);
            if let Some(verdict) = trial.tick(&input) {
                return matches!(verdict, Verdict::Stood { .. }).then_some((column, done));
            }
        }
        None
    })
}
