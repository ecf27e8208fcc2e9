//! A position as the terminal shows and explains it, the same for a game at one terminal and at a table far away.

use callisto::{Cell, Colour, Move, OrientationId, Paints, Player, Position, Rules};
use words::{callisto_rules, say};

use super::draw;
use super::names::Names;
use super::voice::Voice;

/// A position, the people around it, and the voice that speaks about it.
pub struct Scene<'a> {
    /// Who speaks.
    pub voice: &'a Voice,
    /// What is on the board.
    pub position: Position,
    /// What the colours look like.
    pub paints: Paints,
    /// Who plays.
    pub names: Names,
    /// The cells of the last move.
    pub last: Vec<Cell>,
}

impl Scene<'_> {
    fn rules(&self) -> &Rules {
        self.position.rules()
    }

    /// A colour with the name of who plays it.
    pub fn who(&self, colour: Colour) -> String {
        let name = self.names.get(self.rules().player(colour));
        let colour = self.voice.colour(self.paints.of(colour));
        name.map_or_else(|| colour.clone(), |name| format!("{name} ({colour})"))
    }

    /// A player by name, or by the colours they play.
    pub fn player(&self, player: Player) -> String {
        if let Some(name) = self.names.get(player) {
            return name.into();
        }
        let colours = self.rules().colours().filter(|c| self.rules().player(*c) == player);
        colours.map(|c| self.voice.colour(self.paints.of(c))).collect::<Vec<_>>().join(" + ")
    }

    /// The game's name and what is special about it.
    pub fn introduce(&self) {
        let setup = self.rules().setup();
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
    }

    /// The board and what everybody holds. In the first turns the cells for pillars are marked.
    pub fn show(&self) {
        let position = &self.position;
        let starting = position.to_move().filter(|c| position.is_starting(*c));
        let pillars: Vec<Cell> =
            if starting.is_some() { position.legal().pillars().collect() } else { Vec::new() };
        self.voice.line("");
        self.voice.line(&draw::board(position, self.paints, &self.last, &pillars));
        self.voice.line(&say!(self.voice.words(), "terminal-legend"));
        for colour in self.rules().colours() {
            self.voice.line(&self.holdings(colour));
        }
    }

    fn holdings(&self, colour: Colour) -> String {
        let words = self.voice.words();
        let style = draw::style(self.paints.of(colour));
        let pieces = draw::pieces(&self.position, colour);
        let pieces = if pieces.is_empty() { say!(words, "terminal-holds-nothing") } else { pieces };
        let pillars = say!(words, "terminal-pillars", count = self.position.pillars_left(colour));
        let penalty = say!(words, "terminal-penalty", points = self.position.penalty(colour));
        let mut all = format!("{pieces}; {pillars}; {penalty}");
        if self.position.is_out(colour) {
            all = format!("{all}; {}", say!(words, "terminal-is-out"));
        }
        let (piece, pillar) = (draw::piece_sign(colour), draw::pillar_sign(colour));
        let text = say!(words, "terminal-holds", player = self.who(colour), pieces = all);
        format!("{style} {piece} {pillar} {style:#} {text}")
    }

    /// Whose turn it is; empty when the game is over.
    pub fn turn(&self) -> String {
        let colour = self.position.to_move();
        colour.map_or_else(String::new, |colour| {
            say!(self.voice.words(), "terminal-turn", player = self.who(colour))
        })
    }

    /// What the player to move can do.
    pub fn choices(&self) -> String {
        let words = self.voice.words();
        let legal = self.position.legal();
        if self.position.to_move().is_some_and(|colour| self.position.is_starting(colour)) {
            let example = legal.pillars().next().map_or_else(String::new, |cell| cell.to_string());
            say!(words, "terminal-pillars-first-turn", example = example)
        } else if legal.may_retire() {
            say!(words, "terminal-retire-possible")
        } else if legal.piece_count() == 0 {
            say!(words, "terminal-pillar-forced")
        } else {
            say!(words, "terminal-choices", count = legal.len(), pieces = self.placeable())
        }
    }

    /// The pieces that fit somewhere, and `P` where a pillar does.
    fn placeable(&self) -> String {
        let rules = self.rules();
        let legal = self.position.legal();
        let fits = |kind: &usize| rules.orientations_of(*kind).any(|id| legal.places(id).next().is_some());
        let kinds = (0..rules.kinds().len()).filter(fits).map(|kind| rules.kinds()[kind].shape.name());
        kinds.chain(legal.pillars().next().map(|_| "P")).collect::<Vec<_>>().join(" ")
    }

    /// Every move that is possible.
    pub fn list_moves(&self) {
        let rules = self.rules();
        let moves: Vec<String> = self.position.legal().iter().map(|mv| rules.short(mv)).collect();
        let width = moves.iter().map(String::len).max().unwrap_or(0) + 2;
        for row in moves.chunks((100 / width).max(1)) {
            let row: String = row.iter().map(|mv| format!("{mv:<width$}")).collect();
            self.voice.line(row.trim_end());
        }
    }

    /// How a piece can lie.
    pub fn show_piece(&self, kind: usize) {
        let position = &self.position;
        let rules = self.rules();
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

    /// Where a piece fits that lies in a certain way.
    pub fn show_places(&self, id: OrientationId) {
        let rules = self.rules();
        let places: Vec<Move> = self.position.legal().places(id).map(Move::Piece).collect();
        let name = rules.orientation_name(id);
        let first: Vec<Cell> =
            places.iter().filter_map(|mv| rules.cells_of_move(*mv).first().copied()).collect();
        self.voice.line(&draw::orientations(rules, &[(id, places.len())]));
        if !first.is_empty() {
            self.voice.line(&draw::board(&self.position, self.paints, &self.last, &first));
        }
        let example = places.first().map_or_else(String::new, |mv| rules.short(*mv));
        let words = self.voice.words();
        let count = places.len();
        self.voice.line(&say!(words, "terminal-places", piece = name, count = count, example = example));
    }

    /// The rules of this edition on this board.
    pub fn explain_rules(&self) {
        let rules = self.rules();
        for (_, paragraph) in callisto_rules(self.voice.words(), &rules.setup().edition, &[rules.board()]) {
            self.voice.paragraph(&paragraph);
        }
    }

    /// Who is out after this position's last move and was not before it. Retiring is told by itself.
    pub fn tell_who_is_out(&self, before: &Position, retired: Option<Colour>) {
        let now_out = |c: &Colour| self.position.is_out(*c) && !before.is_out(*c) && Some(*c) != retired;
        for out in self.rules().colours().filter(now_out) {
            self.voice.line(&say!(self.voice.words(), "terminal-out", player = self.who(out)));
        }
    }

    /// How the game ended: the winner with their points, and who tied with them. `reader` is the player who reads.
    pub fn outcome(&self, winner: Player, points: u32, tied: &[Player], reader: Option<Player>) -> String {
        let words = self.voice.words();
        let values = [("player", self.player(winner).into()), ("points", points.into())];
        let wins = words.say_of("callisto-wins", reader == Some(winner), &values);
        if tied.is_empty() {
            return wins;
        }
        let tied: Vec<String> = tied.iter().map(|p| self.player(*p)).collect();
        format!("{} {wins}", say!(words, "callisto-tie", players = tied.join(", ")))
    }
}
