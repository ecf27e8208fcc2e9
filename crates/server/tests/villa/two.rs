//! Two people at a table of Villa Paletti.

use std::sync::Arc;
use std::time::Duration;

use client::{Client, Refusal};
use games::{VillaMove, VillaPlay, VillaTable};
use serde_json::{Value, json};
use table::{Action, Table, Tagged};
use villa::{Action as Act, Colour, Column, Deed, Phase as During, Player};
use villa_site::Trial;
use villa_world::{Input, Manner, Verdict};

use crate::common::{Running, Somebody};
use crate::site;

/// The people at a table, by seat.
pub struct Two {
    pub table: String,
    pub people: [Somebody; 2],
}

impl Two {
    pub async fn begun(server: &Running, choice: Value) -> Two {
        let wanted = json!({ "game": { "villa": choice }, "starter": { "seat": 0 } });
        let (table, anna, ben) = server.two(wanted).await;
        Two { table, people: [anna, ben] }
    }

    pub fn client(&self, seat: u8) -> &Client {
        &self.people[usize::from(seat)].client
    }

    pub fn now(&self) -> Arc<Table> {
        self.people[0].client.table().unwrap()
    }

    /// Waits until everybody sees something.
    pub async fn see(&self, what: impl Fn(&Table) -> bool) {
        for somebody in &self.people {
            let seen = somebody.client.until(|view| view.table.as_deref().is_some_and(&what));
            assert!(tokio::time::timeout(Duration::from_secs(30), seen).await.unwrap());
        }
    }

    /// A play that is sent by its seat, and has come back to everybody.
    pub async fn play(&self, seat: u8, play: VillaPlay) -> Result<u64, Refusal> {
        let action = Action::Play { seat, turn: self.now().turn(), play: Tagged::from(&play) };
        let number = self.client(seat).act(action).await?;
        for somebody in &self.people {
            assert!(somebody.client.reached(number).await);
        }
        Ok(number)
    }

    pub async fn say(&self, seat: u8, action: Act) {
        self.play(seat, VillaPlay::action(action)).await.unwrap();
    }

    /// The villa is arranged and the colours are dealt.
    pub async fn set_up(&self) {
        self.say(0, Act::Arrange).await;
        loop {
            let game = *self.now().villa().unwrap().game();
            if game.phase() != During::Dealing {
                break;
            }
            let turn = game.turn();
            let choose = game.may(turn).find_map(|deed| match deed {
                Deed::Choose(colour) => Some(Act::Choose { colour }),
                _ => None,
            });
            self.say(turn.into(), choose.unwrap_or(Act::Throw { colour: Colour::Red })).await;
        }
    }

    /// Hands that bring a column of whose turn it is up, as a rehearsal says.
    pub fn a_way_up(&self) -> (u8, Column, Vec<Input>) {
        let site = site(&self.now());
        let who = site.game().turn();
        for column in site.game().movable_of(who).iter() {
            let plan = site.villa().plan();
            let Some(inputs) = plan.bring_up(site.parts(), column.index(), &Manner::default()) else {
                continue;
            };
            let mut trial = site.begin(who, Some(column)).unwrap();
            if inputs.iter().any(|input| matches!(trial.tick(input), Some(Verdict::Stood { .. }))) {
                return (who.into(), column, inputs);
            }
        }
        panic!("nothing can be brought up");
    }

    /// Sends what the hands did since, as a page does.
    pub async fn send(&self, seat: u8, trial: &mut Trial, from: &mut u32) {
        while let Some(inputs) = trial.chunk() {
            let ticks = villa_site::read_hands(&inputs).unwrap().len() as u32;
            self.play(seat, VillaPlay::Hands { from: *from, ticks, inputs }).await.unwrap();
            *from += ticks;
        }
    }

    /// Works with hands to the end, and claims what the own world says.
    pub async fn work(&self, seat: u8, column: Option<Column>, inputs: &[Input]) -> Act {
        let mut site = site(&self.now());
        let who = Player::new(seat).unwrap();
        self.play(seat, VillaPlay::begin(column)).await.unwrap();
        let mut trial = site.begin(who, column).unwrap();
        let mut from = 0;
        for input in inputs {
            trial.tick(input);
            self.send(seat, &mut trial, &mut from).await;
        }
        // A way back is played to its end and sent as well (V5).
        trial.end();
        self.send(seat, &mut trial, &mut from).await;
        let claim = site.finish(who, trial).unwrap();
        let moved = VillaMove { action: claim, at: None, villa: Some(site.text()) };
        self.play(seat, VillaPlay::Do(moved)).await.unwrap();
        let round = self.now().villa().unwrap().clone();
        let last = round.steps().last().unwrap();
        assert_eq!(
            (last.action, last.villa.as_deref()),
            (claim, Some(site.text().as_str())),
            "the same bits"
        );
        claim
    }
}
