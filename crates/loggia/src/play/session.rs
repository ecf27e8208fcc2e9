//! One sitting at the terminal: turn after turn until somebody quits.

use std::path::PathBuf;

use callisto::{Cell, Colour, Move, NodeId, OrientationId, Player, Position, Record};
use fastrand::Rng;
use words::{Language, say};

use super::command::Command;
use super::draw;
use super::input::Input;
use super::languages;
use super::shelf::{Shelf, write_whole};
use super::voice::Voice;
use crate::fault::Fault;
use crate::files;

/// The property of a record that names the players whom the computer plays.
const BOTS: &str = "LGB";

/// Notes in the record which players the computer plays.
pub fn set_bots(record: &mut Record, players: &[u8]) {
    let players: Vec<String> = players.iter().map(u8::to_string).collect();
    record.set_property(record.root(), BOTS, &players.join(","));
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
    rng: Rng,
}

impl Session {
    /// Goes on with a record at the end of its main line.
    pub fn new(record: Record, voice: Voice, shelf: Shelf) -> Session {
        let node = record.main_end();
        Session { record, node, undone: Vec::new(), voice, shelf, file: None, rng: Rng::new() }
    }

    /// Plays until somebody quits.
    pub fn play(mut self, input: &mut Input) -> Result<(), Fault> {
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
                Err(reason) => {
                    let input: String = line.trim().chars().take(60).collect();
                    let text = say!(
                        self.voice.words(),
                        "terminal-not-understood",
                        input = input,
                        reason = self.voice.not_a_move(&reason)
                    );
                    self.voice.refuse(&text);
                }
            }
        }
        let unfinished = !self.position().is_over() && !self.record.main_line().is_empty();
        let key = if unfinished { "terminal-goodbye-saved" } else { "terminal-goodbye" };
        self.voice.line(&say!(self.voice.words(), key));
        Ok(())
    }

    fn act(&mut self, command: Command) {
        match command {
            Command::Nothing | Command::Quit => {}
            Command::Help => {
                self.voice.line(&say!(self.voice.words(), "terminal-help", languages = languages()));
            }
            Command::RulesInShort => self.explain_rules(),
            Command::Board => self.show(&[]),
            Command::Moves => self.list_moves(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::New => self.begin_anew(),
            Command::Save(file) => self.save(&file),
            Command::Load(file) => self.load(&file),
            Command::Language(code) => self.speak(&code),
            Command::Piece(kind) => self.show_piece(kind),
            Command::Places(id) => self.show_places(id),
            Command::Play(mv) => {
                if self.move_on(mv) {
                    self.undone.clear();
                    self.show(&[]);
                }
            }
        }
    }

    fn position(&self) -> Position {
        self.record.position(self.node)
    }

    fn who(&self, colour: Colour) -> String {
        self.voice.who(&self.record, colour)
    }

    fn welcome(&self) {
        let setup = self.record.rules().setup();
        let words = self.voice.words();
        let game = self.voice.edition(&setup.edition);
        let mut title = say!(words, "terminal-title", game = game, players = setup.players);
        for (set, key) in
            [(setup.strict_exit, "terminal-strict-exit"), (setup.four_colours, "terminal-four-colours")]
        {
            if set {
                title = format!("{title}, {}", say!(words, key));
            }
        }
        self.voice.refuse(&title);
        if let Some(note) = self.voice.note(&setup.edition) {
            self.voice.line(&note);
        }
        self.voice.line(&say!(words, "terminal-hint"));
        self.show(&[]);
    }

    /// The board, what everybody holds, and what to do next.
    fn show(&self, possible: &[Cell]) {
        let position = self.position();
        let words = self.voice.words();
        let starting = position.to_move().filter(|c| position.is_starting(*c));
        let pillars: Vec<Cell> =
            if starting.is_some() { position.legal().pillars().collect() } else { Vec::new() };
        let possible = if possible.is_empty() { &pillars } else { possible };
        let last =
            self.record.mv(self.node).map_or_else(Vec::new, |(_, mv)| self.record.rules().cells_of_move(mv));
        self.voice.line("");
        self.voice.line(&draw::board(&position, &last, possible));
        self.voice.line(&say!(words, "terminal-legend"));
        for colour in self.record.rules().colours() {
            self.voice.line(&self.holdings(&position, colour));
        }
        self.voice.line(&self.next_step(&position));
    }

    fn holdings(&self, position: &Position, colour: Colour) -> String {
        let words = self.voice.words();
        let style = draw::paint(colour);
        let pieces = draw::pieces(position, colour);
        let pieces = if pieces.is_empty() { say!(words, "terminal-holds-nothing") } else { pieces };
        let pillars = say!(words, "terminal-pillars", count = position.pillars_left(colour));
        let penalty = say!(words, "terminal-penalty", points = position.penalty(colour));
        let mut all = format!("{pieces}; {pillars}; {penalty}");
        if position.is_out(colour) {
            all = format!("{all}; {}", say!(words, "terminal-is-out"));
        }
        let (piece, pillar) = (draw::piece_sign(colour), draw::pillar_sign(colour));
        let text = say!(words, "terminal-holds", player = self.who(colour), pieces = all);
        format!("{style} {piece} {pillar} {style:#} {text}")
    }

    fn next_step(&self, position: &Position) -> String {
        let words = self.voice.words();
        let Some(colour) = position.to_move() else {
            let outcome =
                position.outcome().map_or_else(String::new, |o| self.voice.outcome(&self.record, &o));
            let over = say!(words, "terminal-over");
            return format!("{over} {outcome}\n{}", say!(words, "terminal-after-end"));
        };
        let legal = position.legal();
        let turn = say!(words, "terminal-turn", player = self.who(colour));
        let what = if position.is_starting(colour) {
            let example = legal.pillars().next().map_or_else(String::new, |cell| cell.to_string());
            say!(words, "terminal-pillars-first-turn", example = example)
        } else if legal.may_retire() {
            say!(words, "terminal-retire-possible")
        } else if legal.piece_count() == 0 {
            say!(words, "terminal-pillar-forced")
        } else {
            say!(words, "terminal-choices", count = legal.len(), pieces = self.placeable(position))
        };
        format!("{turn}. {what}")
    }

    /// The pieces that fit somewhere, and `P` where a pillar does.
    fn placeable(&self, position: &Position) -> String {
        let rules = self.record.rules();
        let legal = position.legal();
        let fits = |kind: &usize| rules.orientations_of(*kind).any(|id| legal.places(id).next().is_some());
        let kinds = (0..rules.kinds().len()).filter(fits).map(|kind| rules.kinds()[kind].shape.name());
        kinds.chain(legal.pillars().next().map(|_| "P")).collect::<Vec<_>>().join(" ")
    }

    fn list_moves(&self) {
        let position = self.position();
        let rules = self.record.rules();
        let moves: Vec<String> = position.legal().iter().map(|mv| rules.short(mv)).collect();
        let width = moves.iter().map(String::len).max().unwrap_or(0) + 2;
        for row in moves.chunks((100 / width).max(1)) {
            let row: String = row.iter().map(|mv| format!("{mv:<width$}")).collect();
            self.voice.line(row.trim_end());
        }
        self.voice.line(&self.next_step(&position));
    }

    fn show_piece(&self, kind: usize) {
        let position = self.position();
        let rules = self.record.rules();
        let name = rules.kinds()[kind].shape.name();
        let words = self.voice.words();
        if position.to_move().is_some_and(|colour| position.pieces_left(colour)[kind] == 0) {
            return self.voice.refuse(&say!(words, "terminal-piece-used", piece = name));
        }
        let legal = position.legal();
        let ways: Vec<_> = rules.orientations_of(kind).map(|id| (id, legal.places(id).count())).collect();
        if let [(id, _)] = ways[..] {
            return self.show_places(id);
        }
        self.voice.line(&say!(words, "terminal-piece", piece = name));
        self.voice.line(&draw::orientations(rules, &ways));
    }

    fn show_places(&self, id: OrientationId) {
        let position = self.position();
        let rules = self.record.rules();
        let places: Vec<Move> = position.legal().places(id).map(Move::Piece).collect();
        let name = rules.orientation_name(id);
        let first: Vec<Cell> =
            places.iter().filter_map(|mv| rules.cells_of_move(*mv).first().copied()).collect();
        self.voice.line(&draw::orientations(rules, &[(id, places.len())]));
        if !first.is_empty() {
            let last = self.record.mv(self.node).map_or_else(Vec::new, |(_, mv)| rules.cells_of_move(mv));
            self.voice.line(&draw::board(&position, &last, &first));
        }
        let example = places.first().map_or_else(String::new, |mv| rules.short(*mv));
        let text = say!(
            self.voice.words(),
            "terminal-places",
            piece = name,
            count = places.len(),
            example = example
        );
        self.voice.line(&text);
    }

    /// Plays a move and says what came of it; says why not if it cannot be.
    fn move_on(&mut self, mv: Move) -> bool {
        let before = self.position();
        let Some(colour) = before.to_move() else {
            self.voice.refuse(&self.voice.broken(&callisto::Broken::GameOver));
            return false;
        };
        match self.record.play(self.node, mv) {
            Err(illegal) => {
                self.voice.refuse(&self.voice.broken(&illegal.broken));
                return false;
            }
            Ok(node) => self.node = node,
        }
        self.keep();
        let words = self.voice.words();
        if mv == Move::Retire {
            self.voice.line(&say!(words, "terminal-retired", player = self.who(colour)));
        }
        let after = self.position();
        for out in self.record.rules().colours().filter(|c| after.is_out(*c) && !before.is_out(*c)) {
            if mv != Move::Retire || out != colour {
                self.voice.line(&say!(words, "terminal-out", player = self.who(out)));
            }
        }
        true
    }

    fn is_bot(&self, player: Player) -> bool {
        let bots = self.record.property(self.record.root(), BOTS).unwrap_or_default();
        bots.split(',').any(|k| k.trim() == player.to_string())
    }

    fn let_bots_play(&mut self) {
        let mut moved = false;
        while let Some(colour) =
            self.position().to_move().filter(|c| self.is_bot(self.record.rules().player(*c)))
        {
            let Some(mv) = callisto_engine::choose(&self.position(), &mut self.rng) else { break };
            let text = self.record.rules().short(mv);
            let player = self.who(colour);
            if !self.move_on(mv) {
                break;
            }
            moved = true;
            self.voice.line(&say!(self.voice.words(), "terminal-bot-thinks", player = player, move = text));
        }
        if moved {
            self.show(&[]);
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
            if !self.is_bot(self.record.rules().player(colour)) {
                break;
            }
        }
        if taken_back {
            self.keep();
            self.show(&[]);
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
            self.show(&[]);
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
        let mut next = Record::new(&rules, self.record.starter());
        for player in rules.players() {
            next.set_player_name(player, self.record.player_name(player).unwrap_or_default());
        }
        let bots = self.record.property(root, BOTS).unwrap_or_default().to_string();
        next.set_property(next.root(), BOTS, &bots);
        self.take(next);
        self.voice.line(&say!(self.voice.words(), "terminal-new-game"));
        self.show(&[]);
    }

    fn take(&mut self, record: Record) {
        self.node = record.main_end();
        self.record = record;
        self.undone.clear();
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
        let record = match files::read(&path).and_then(|text| Record::read(&text).map_err(|e| e.to_string()))
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
                self.voice = Voice::new(language);
                self.show(&[]);
            }
            None => self.voice.refuse(&say!(
                self.voice.words(),
                "terminal-language-unknown",
                language = code,
                languages = languages()
            )),
        }
    }

    fn explain_rules(&self) {
        let words = self.voice.words();
        let rules = self.record.rules();
        let edition = &rules.setup().edition;
        self.voice.line(&say!(words, "terminal-rules"));
        if rules.board().cells_in(callisto::Region::Centre).next().is_some() {
            self.voice.line(&say!(words, "terminal-rules-centre"));
        }
        if rules.board().cells_in(callisto::Region::Border).next().is_some() {
            self.voice.line(&say!(words, "terminal-rules-border"));
        }
        if !edition.pillars().first.beside.is_empty() {
            self.voice.line(&say!(words, "terminal-rules-frame"));
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
