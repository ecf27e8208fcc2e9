//! A seat at a table of Villa Paletti: what a page knows of its table and does there, online and on one device.

use std::sync::Arc;

use games::{MOST_TICKS_AT_ONCE, VillaChoice, VillaMove, VillaPlay, VillaRound, VillaTable as _, sentences};
use leptos::prelude::*;
use table::{Action, Motion, Phase, Sentence, Table, Time};
use villa::{Broken, Column, Game, Player};
use villa_site::{Site, write_hands};
use villa_world::{Components, Input};
use web::here::lot;
use web::speech::{Speech, speech};
use words::say;

use crate::builders::Pace;
use crate::joined::{Logged, Of};

/// Milliseconds without a message about an attempt after which the page says so.
const UNHEARD: u64 = 4_000;

/// What only an online table has.
#[derive(Clone, Copy)]
pub struct Afar {
    /// The time by the clock of the server.
    pub now: Signal<Time>,
    /// Whether the server can be reached.
    pub online: Signal<bool>,
    /// The seats whose players are not connected, and since when.
    pub away: Signal<Vec<(u8, Option<Time>)>>,
    /// How many plays of ours the server has refused.
    pub refused: Signal<u32>,
}

/// A table, and its players on this device.
#[derive(Clone, Copy)]
pub struct VillaSeat {
    table: Memo<Arc<Table>>,
    mine: Signal<Vec<u8>>,
    act: UnsyncCallback<Action, bool>,
    words: Speech,
    /// The server that keeps the log, unless this page does.
    pub afar: Option<Afar>,
    /// Why something was not done.
    pub trouble: RwSignal<Option<String>>,
    /// Whether the aids of the learner are shown.
    pub aids: RwSignal<bool>,
    /// How fast bots on this device move, where there are any.
    pub pace: Option<RwSignal<Pace>>,
}

impl VillaSeat {
    /// A seat at a table of Villa Paletti where a game has begun, for the people on the seats `mine`. `act` does or sends an
    /// action and returns whether it could; `trouble` says why not.
    pub fn new(
        table: Memo<Arc<Table>>,
        mine: Signal<Vec<u8>>,
        act: UnsyncCallback<Action, bool>,
        trouble: RwSignal<Option<String>>,
    ) -> VillaSeat {
        VillaSeat {
            table,
            mine,
            act,
            words: speech(),
            afar: None,
            trouble,
            aids: RwSignal::new(false),
            pace: None,
        }
    }

    /// The seat at an online table.
    pub fn afar(self, afar: Afar) -> VillaSeat {
        VillaSeat { afar: Some(afar), ..self }
    }

    /// What is going on at the table.
    pub fn phase(self) -> Phase {
        self.table.with(|table| table.phase())
    }

    /// By which rules and options it is played.
    pub fn choice(self) -> Option<VillaChoice> {
        self.table.with_untracked(|table| VillaChoice::of(table.header()))
    }

    /// Whether someone sits here.
    pub fn is_seated(self) -> bool {
        self.mine.with(|mine| !mine.is_empty())
    }

    /// Whether the table waits for someone here.
    pub fn is_awaited(self) -> bool {
        let waits = self.table.with(|table| table.seats_to_act());
        self.mine.with(|mine| mine.iter().any(|seat| waits.contains(seat)))
    }

    /// Since when a player is away who is a person and not connected, as far as that is known; none for who is here.
    pub fn away(self, player: Player) -> Option<Option<Time>> {
        let seat = u8::from(player);
        self.afar?.away.with(|away| away.iter().find(|(away, _)| *away == seat).map(|(_, since)| *since))
    }

    /// How many games of the series a player has won (V19).
    pub fn won(self, player: Player) -> Option<u32> {
        self.table.with(|table| {
            let counts = table.series_length() > 1 && !table.results().is_empty();
            table.totals().get(usize::from(u8::from(player))).copied().filter(|_| counts)
        })
    }

    /// How the series stands once a game of it is over: which game it was, what everybody has won, and who has won it all.
    pub fn standing(self) -> Vec<String> {
        let words = self.words;
        self.table.with(|table| {
            let (game, games) = (table.results().len(), table.series_length());
            if games < 2 || !matches!(table.phase(), Phase::Between | Phase::Finished) {
                return Vec::new();
            }
            let name = |seat: u8| words.sitter(table, seat);
            let won = (0..).zip(table.totals()).map(|(seat, won)| format!("{} {won}", name(seat)));
            let mut lines = vec![
                say!(words, "table-game-over", game = game, games = games),
                say!(words, "setup-won", won = won.collect::<Vec<_>>().join(", ")),
            ];
            let seats = table.winners();
            if !seats.is_empty() {
                let alone = self.reader().is_some_and(|reader| seats == [reader]);
                let players = seats.iter().map(|seat| name(*seat)).collect::<Vec<_>>().join(", ");
                let values = [("count", seats.len().into()), ("players", players.into())];
                lines.push(words.say_of("table-series-over", alone, &values));
            }
            lines
        })
    }

    /// Milliseconds until the server stops waiting.
    fn left(self, until: fn(&VillaRound) -> Option<Time>) -> Option<u64> {
        let now = self.afar?.now.get();
        self.table.with(|table| Some(until(table.villa()?)?.since(now)))
    }

    /// Seconds that are left to object.
    pub fn objection_left(self) -> Option<u32> {
        self.left(VillaRound::objections_until).map(seconds)
    }

    /// An attempt without messages for a while: whose it is, and the seconds until the server stops it.
    pub fn unheard(self) -> Option<(Player, u32)> {
        let left = self.left(VillaRound::hands_until)?;
        let grace = u64::from(self.choice()?.grace) * 1000;
        let by = self.table.with(|table| Some(table.villa()?.attempt()?.by))?;
        (self.phase() == Phase::Playing && left + UNHEARD < grace).then(|| (by, seconds(left)))
    }

    /// Reads the round without following it.
    pub fn with<T>(self, look: impl FnOnce(&VillaRound) -> Option<T>) -> Option<T> {
        self.table.with_untracked(|table| table.villa().and_then(look))
    }

    /// Reads the round and follows it.
    pub fn follow<T: Default>(self, look: impl FnOnce(&VillaRound) -> T) -> T {
        self.table.with(|table| table.villa().map(look).unwrap_or_default())
    }

    /// The game as it is.
    pub fn game(self) -> Memo<Game> {
        let start = self.with(|round| Some(*round.start()));
        Memo::new(move |_| {
            let now = self.table.with(|table| table.villa().map(|round| *round.game()));
            // The page is only open for a table with a game.
            now.or(start).unwrap_or_else(|| unreachable!("there is a game"))
        })
    }

    /// The game with its villa.
    pub fn site(self) -> Option<Site> {
        self.with(|round| Site::resume(*round.game(), round.villa(), Components::built_in()).ok())
    }

    /// The name of a player.
    pub fn name(self, player: Player) -> String {
        self.table.with(|table| self.words.sitter(table, player.into()))
    }

    /// The seat of the reader, where one person plays on this device.
    pub fn reader(self) -> Option<u8> {
        self.mine.with(|mine| if let [seat] = mine[..] { Some(seat) } else { None })
    }

    /// A sentence about those who sit here.
    pub fn tell(self, sentence: &Sentence) -> String {
        let reader = self.reader();
        self.table.with(|table| self.words.tell(sentence, reader, &|seat| self.words.sitter(table, seat)))
    }

    /// Why something may not be done.
    pub fn why_not(self, broken: &Broken) -> String {
        let why = sentences::broken(broken);
        self.table.with(|table| self.words.tell(&why, None, &|seat| self.words.sitter(table, seat)))
    }

    /// Whether a player is on this device.
    pub fn is_mine(self, player: Player) -> bool {
        self.mine.with(|mine| mine.contains(&player.into()))
    }

    /// Who on this device acts now: the player of the attempt in progress, or the first that the table waits for.
    pub fn seat(self) -> Option<u8> {
        let waits = self.with(|round| Some(round.seats_to_act())).unwrap_or_default();
        self.mine.with_untracked(|mine| waits.into_iter().find(|seat| mine.contains(seat)))
    }

    /// Does something for the player to act; whether it was done.
    pub fn play(self, play: VillaPlay) -> bool {
        self.seat().is_some_and(|seat| self.play_for(seat, play))
    }

    /// Does something for a seat.
    fn play_for(self, seat: u8, play: VillaPlay) -> bool {
        let turn = self.table.with_untracked(|table| table.turn());
        self.act(Action::Play { seat, turn, play: (&play).into() })
    }

    /// Says something for a player.
    pub fn say(self, player: Player, action: villa::Action) {
        self.play_for(player.into(), VillaPlay::action(action));
    }

    /// Does something for a player that changes the villa.
    pub fn do_move(self, player: Player, moved: VillaMove) {
        self.play_for(player.into(), VillaPlay::Do(moved));
    }

    /// Does something at the table.
    pub fn act(self, action: Action) -> bool {
        self.trouble.set(None);
        self.act.run(action)
    }

    /// Writes the input of the hands from this tick on; returns the ticks that are written now.
    pub fn hands(self, inputs: &[Input], sent: usize) -> usize {
        let mut from = sent;
        while from < inputs.len() {
            let some = &inputs[from..inputs.len().min(from + MOST_TICKS_AT_ONCE as usize)];
            let play = VillaPlay::Hands {
                from: u32::try_from(from).unwrap_or(u32::MAX),
                ticks: u32::try_from(some.len()).unwrap_or(u32::MAX),
                inputs: write_hands(some),
            };
            if !self.play(play) {
                break;
            }
            from += some.len();
        }
        from
    }

    /// The next game of the series, or another one.
    pub fn again(self) {
        match self.phase() {
            Phase::Between => self.act(Action::Start { lot: lot() }),
            _ => self.act(Action::Propose { motion: Motion::Rematch }),
        };
    }

    /// What takes back the last step of someone here, and all that followed.
    pub fn undo(self) -> Option<Motion> {
        self.mine.with(|mine| self.table.with(|table| table.undo(mine)))
    }

    /// The seat that someone here can give up.
    pub fn seat_to_give_up(self) -> Option<u8> {
        let (given_up, waits) = self.table.with(|table| (table.given_up(), table.seats_to_act()));
        let plays = matches!(self.phase(), Phase::Playing | Phase::Adjourned);
        let mine = self.mine.get().into_iter().filter(|seat| plays && !given_up.contains(seat));
        // On one device, the player to act.
        mine.min_by_key(|seat| !waits.contains(seat))
    }

    /// The attempt in the log.
    pub fn attempt(self) -> Memo<Option<Logged>> {
        Memo::new(move |_| {
            self.table.with(|table| {
                let round = table.villa()?;
                let attempt = round.attempt()?;
                let of = Of {
                    game: table.games_begun(),
                    turn: table.turn(),
                    by: attempt.by,
                    column: attempt.column,
                };
                Some(Logged { of, ticks: attempt.ticks as usize })
            })
        })
    }

    /// The attempt that someone here would begin now.
    pub fn beginning(self, column: Option<Column>) -> Option<Of> {
        let by = Player::new(self.seat()?)?;
        self.table
            .with_untracked(|table| Some(Of { game: table.games_begun(), turn: table.turn(), by, column }))
    }
}

fn seconds(milliseconds: u64) -> u32 {
    u32::try_from(milliseconds.div_ceil(1000)).unwrap_or(u32::MAX)
}
