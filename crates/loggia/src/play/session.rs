//! One sitting at the terminal: turn after turn until someone quits.

use std::collections::BTreeMap;
use std::path::PathBuf;

use callisto::{Colour, Move, NodeId, Outcome, Player, Position, Record};
use callisto_engine::{Callistan, Strength};
use words::{Language, say};

use super::bot::BotChoice;
use super::command::Command;
use super::input::Input;
use super::names::Names;
use super::scene::Scene;
use super::series::{SeriesSoFar, next_starter};
use super::shelf::Shelf;
use super::voice::Voice;
use crate::cli_error::CliError;
use crate::files::{self, write_whole};
use crate::speech::languages;

/// The property of a record that names the players whom the computer plays, and how well.
const BOTS: &str = "LGB";

/// Notes in the record which players the computer plays.
pub fn set_bots(record: &mut Record, bots: &[BotChoice]) {
    let bots: Vec<String> = bots.iter().map(BotChoice::to_string).collect();
    record.set_property(record.root(), BOTS, &bots.join(","));
}

/// A sitting.
pub struct Session {
    record: Record,
    node: NodeId,
    undone: Vec<(Colour, Move)>,
    voice: Voice,
    shelf: Shelf,
    /// The file that the people save to, which may be written again.
    file: Option<PathBuf>,
    /// The computer's players, who remember what they thought.
    bots: BTreeMap<Player, Callistan>,
}

impl Session {
    /// Continues a record at the end of its main line.
    pub fn new(record: Record, voice: Voice, shelf: Shelf) -> Session {
        let node = record.main_end();
        Session { record, node, undone: Vec::new(), voice, shelf, file: None, bots: BTreeMap::new() }
    }

    /// Plays until someone quits.
    pub fn play(mut self, input: &mut Input) -> Result<(), CliError> {
        self.keep();
        self.welcome();
        loop {
            self.let_bots_play();
            let position = self.position();
            let prompt = match position.to_move() {
                Some(colour) => say!(self.voice.words(), "terminal-prompt", player = self.who(colour)),
                None => String::new(),
            };
            let Some(line) = input.ask(&format!("{prompt}> ")) else { break };
            match Command::read(&line, self.record.rules()) {
                Ok(Command::Quit) => break,
                Ok(command) => self.act(command),
                Err(reason) => self.voice.not_understood(&line, &reason),
            }
        }
        let goes_on = !self.position().is_over() || self.series().goes_on(self.players());
        let unfinished = goes_on && !self.record.main_line().is_empty();
        let key = if unfinished { "terminal-goodbye-saved" } else { "terminal-goodbye" };
        self.voice.line(&say!(self.voice.words(), key));
        Ok(())
    }

    fn act(&mut self, command: Command) {
        match command {
            Command::Nothing | Command::Quit => {}
            Command::Help => {
                self.voice.line(&say!(self.voice.words(), "terminal-help-moves"));
                self.voice.indented(&say!(self.voice.words(), "terminal-help", languages = languages()));
            }
            Command::RulesInShort => self.scene().explain_rules(),
            Command::Board => self.show(),
            Command::Moves => self.list_moves(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::New => self.begin_anew(),
            Command::Save(file) => self.save(&file),
            Command::Load(file) => self.load(&file),
            Command::Language(code) => self.speak(&code),
            Command::Piece(kind) => self.scene().show_piece(kind),
            Command::Places(id) => self.scene().show_places(id),
            Command::Play(mv) => {
                if self.move_on(mv) {
                    self.undone.clear();
                    self.show();
                }
            }
        }
    }

    fn position(&self) -> Position {
        self.record.position(self.node)
    }

    fn series(&self) -> SeriesSoFar {
        SeriesSoFar::of(&self.record)
    }

    fn players(&self) -> usize {
        self.record.rules().players().len()
    }

    /// The position as people see it.
    fn scene(&self) -> Scene<'_> {
        let last = self.record.mv(self.node).map(|(_, mv)| self.record.rules().cells_of_move(mv));
        Scene {
            voice: &self.voice,
            position: self.position(),
            paints: self.record.paints(),
            names: Names::of(&self.record),
            last: last.unwrap_or_default(),
        }
    }

    fn who(&self, colour: Colour) -> String {
        self.scene().who(colour)
    }

    fn welcome(&self) {
        self.scene().introduce();
        self.voice.line(&say!(self.voice.words(), "terminal-hint"));
        if self.record.main_line().is_empty() {
            self.tell_start();
        }
        self.show();
    }

    /// Which game of a series begins, and who starts it.
    fn tell_start(&self) {
        let (game, games) = self.series().game(self.players());
        if games > 1 {
            let player = self.who(self.record.starter());
            self.voice.line(&say!(
                self.voice.words(),
                "table-started",
                game = game,
                games = games,
                player = player
            ));
        }
    }

    /// The board, what everybody holds, and what to do next.
    fn show(&self) {
        self.scene().show();
        self.voice.line(&self.next_step());
    }

    fn next_step(&self) -> String {
        let Some(outcome) = self.position().outcome() else {
            let scene = self.scene();
            return format!("{}. {}", scene.turn(), scene.choices());
        };
        let words = self.voice.words();
        let points = outcome.penalties()[outcome.winner().index()];
        let told = self.scene().outcome(outcome.winner(), points, outcome.tied(), self.reader());
        let (game, games) = self.series().game(self.players());
        let over = say!(words, "table-game-over", game = game, games = games);
        let mut lines = vec![format!("{over} {told}")];
        lines.extend(self.standing(&outcome));
        let key = if game < games { "setup-after-end" } else { "terminal-after-end" };
        lines.push(say!(words, key));
        lines.join("\n")
    }

    /// How the series stands after a game of it, and who has won it.
    fn standing(&self, outcome: &Outcome) -> Vec<String> {
        let (words, scene, series) = (self.voice.words(), self.scene(), self.series());
        let (game, games) = series.game(self.players());
        if games < 2 {
            return Vec::new();
        }
        let each = (0..).zip(series.totals(outcome)).map(|(player, points)| {
            let player = scene.player(Player(player));
            format!("{player} {points}")
        });
        let points = each.collect::<Vec<_>>().join(", ");
        let mut lines = vec![say!(words, "table-totals", count = game, points = points)];
        if game == games {
            let winners = series.winners(outcome);
            let alone = self.reader().is_some_and(|reader| winners == [reader]);
            let names: Vec<String> = winners.into_iter().map(|player| scene.player(player)).collect();
            let values = [("count", names.len().into()), ("players", names.join(", ").into())];
            lines.push(words.say_of("table-series-over", alone, &values));
        }
        lines
    }

    /// The player at this terminal, where bots play for all others.
    fn reader(&self) -> Option<Player> {
        let mut people = self.record.rules().players().filter(|player| self.bot(*player).is_none());
        let first = people.next()?;
        people.next().is_none().then_some(first)
    }

    fn list_moves(&self) {
        self.scene().list_moves();
        self.voice.line(&self.next_step());
    }

    /// Plays a move and says what came of it; says why not if it cannot be.
    fn move_on(&mut self, mv: Move) -> bool {
        let before = self.position();
        let Some(colour) = before.to_move() else {
            self.voice.refuse(&self.voice.broken(&callisto::Broken::GameOver, self.record.paints()));
            return false;
        };
        match self.record.play(self.node, mv) {
            Err(illegal) => {
                self.voice.refuse(&self.voice.broken(&illegal.broken, self.record.paints()));
                return false;
            }
            Ok(node) => self.node = node,
        }
        self.keep();
        let words = self.voice.words();
        if mv == Move::Retire {
            self.voice.line(&say!(words, "terminal-retired", player = self.who(colour)));
        }
        let retired = (mv == Move::Retire).then_some(colour);
        self.scene().tell_who_is_out(&before, retired);
        true
    }

    /// The computer that plays for a player, if it does.
    fn bot(&self, player: Player) -> Option<BotChoice> {
        let bots = self.record.property(self.record.root(), BOTS).unwrap_or_default();
        let mut bots = bots.split(',').filter_map(|bot| bot.parse::<BotChoice>().ok());
        bots.find(|bot| usize::from(bot.player) == player.index() + 1)
    }

    fn choose(&mut self, position: &Position, player: Player, level: u8) -> Option<Move> {
        let fresh = || Callistan::new(position.rules(), Strength::level(level), fastrand::u64(..));
        self.bots.entry(player).or_insert_with(fresh).choose(position, &|_| false)
    }

    fn let_bots_play(&mut self) {
        let mut moved = false;
        loop {
            let position = self.position();
            let Some(colour) = position.to_move() else { break };
            let player = position.rules().player(colour);
            let Some(bot) = self.bot(player) else { break };
            let Some(mv) = self.choose(&position, player, bot.level) else { break };
            let text = self.record.rules().short(mv);
            let player = self.who(colour);
            if !self.move_on(mv) {
                break;
            }
            moved = true;
            self.voice.line(&say!(self.voice.words(), "terminal-bot-thinks", player = player, move = text));
        }
        if moved {
            self.show();
        }
    }

    fn undo(&mut self) {
        let mut taken_back = false;
        // What the computer answered is taken back with the move that it answered.
        while let Some((colour, mv)) = self.record.mv(self.node) {
            let Some(parent) = self.record.parent(self.node) else { break };
            self.record.remove(self.node);
            self.node = parent;
            self.undone.push((colour, mv));
            taken_back = true;
            let text = self.record.rules().short(mv);
            self.voice
                .line(&say!(self.voice.words(), "terminal-undone", player = self.who(colour), move = text));
            if self.bot(self.record.rules().player(colour)).is_none() {
                break;
            }
        }
        if taken_back {
            self.keep();
            self.show();
        } else {
            self.voice.refuse(&say!(self.voice.words(), "terminal-nothing-to-undo"));
        }
    }

    fn redo(&mut self) {
        let Some((colour, mv)) = self.undone.pop() else {
            return self.voice.refuse(&say!(self.voice.words(), "terminal-nothing-to-redo"));
        };
        let text = self.record.rules().short(mv);
        self.voice.line(&say!(self.voice.words(), "terminal-redone", player = self.who(colour), move = text));
        if self.move_on(mv) {
            self.show();
        }
    }

    fn begin_anew(&mut self) {
        if !self.position().is_over() && !self.record.main_line().is_empty() {
            match self.shelf.put_aside() {
                Ok(file) => self.voice.line(&say!(self.voice.words(), "terminal-kept", file = file)),
                Err(reason) => return self.voice.refuse(&reason),
            }
        }
        let rules = self.record.rules().clone();
        let root = self.record.root();
        // After the end comes the next game of the series, which the next player starts; otherwise this one once more.
        let (starter, series) = match self.position().outcome() {
            Some(outcome) => {
                (next_starter(self.record.starter(), self.players()), self.series().after(&outcome))
            }
            None => (self.record.starter(), self.series()),
        };
        let mut next = Record::new(&rules, starter);
        series.keep(&mut next);
        next.set_paints(self.record.paints());
        for player in rules.players() {
            next.set_player_name(player, self.record.player_name(player).unwrap_or_default());
        }
        let bots = self.record.property(root, BOTS).unwrap_or_default().to_string();
        next.set_property(next.root(), BOTS, &bots);
        self.take(next);
        match self.series().game(self.players()) {
            (_, 1) => self.voice.line(&say!(self.voice.words(), "terminal-new-game")),
            _ => self.tell_start(),
        }
        self.show();
    }

    fn take(&mut self, record: Record) {
        self.node = record.main_end();
        self.record = record;
        self.undone.clear();
        self.bots.clear();
        self.file = None;
        self.keep();
    }

    fn save(&mut self, name: &str) {
        let words = self.voice.words();
        if name.is_empty() {
            return self.voice.refuse(&say!(words, "terminal-which-file", example = "save evening.blksgf"));
        }
        let path = PathBuf::from(name);
        if path.exists() && self.file.as_ref() != Some(&path) {
            return self.voice.refuse(&say!(words, "terminal-file-exists", file = name));
        }
        match write_whole(&path, &self.record.write()) {
            Ok(()) => {
                self.voice.line(&say!(words, "terminal-saved", file = name));
                self.file = Some(path);
            }
            Err((file, reason)) => {
                self.voice.refuse(&say!(words, "terminal-save-failed", file = file, reason = reason))
            }
        }
    }

    fn load(&mut self, name: &str) {
        let words = self.voice.words();
        if name.is_empty() {
            return self.voice.refuse(&say!(words, "terminal-which-file", example = "load evening.blksgf"));
        }
        let path = PathBuf::from(name);
        let record = match files::read(&path)
            .and_then(|text| Record::read(&text).map_err(|e| self.voice.file_fault(&e)))
        {
            Ok(record) => record,
            Err(reason) => {
                return self.voice.refuse(&say!(words, "terminal-load-failed", file = name, reason = reason));
            }
        };
        if !self.position().is_over() && !self.record.main_line().is_empty() {
            match self.shelf.put_aside() {
                Ok(file) => self.voice.line(&say!(words, "terminal-kept", file = file)),
                Err(reason) => return self.voice.refuse(&reason),
            }
        }
        self.take(record);
        self.file = Some(path);
        self.voice.line(&say!(self.voice.words(), "terminal-loaded", file = name));
        self.welcome();
    }

    fn speak(&mut self, code: &str) {
        match Language::from_locale(code) {
            Some(language) => {
                self.voice.speak(language);
                self.show();
            }
            None => self.voice.refuse(&say!(
                self.voice.words(),
                "terminal-language-unknown",
                language = code,
                languages = languages()
            )),
        }
    }

    /// Saves the game on the shelf.
    fn keep(&self) {
        if let Err((file, reason)) = self.shelf.save(&self.record.write()) {
            self.voice.refuse(&say!(
                self.voice.words(),
                "terminal-save-failed",
                file = file,
                reason = reason
            ));
        }
    }
}
