//! Writing a game file, laid out as Pentobi lays it out.

use super::dialect::Dialect;
use super::{NodeId, Record};
use crate::cell::Cell;
use crate::colour::Colour;
use crate::moves::Move;
use crate::notation::RETIRE;
use crate::sgf::write_property;

/// What is still to be written: a node after this many open brackets, or a closing bracket.
enum Task {
    Node(NodeId, usize),
    Close(usize),
}

impl Record {
    /// The record as a file: see `docs/formats.md`.
    pub fn write(&self) -> String {
        let dialect = self.dialect();
        let mut out = String::from("(\n");
        let mut tasks = vec![Task::Close(0), Task::Node(self.root(), 0)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Close(depth) => indent(&mut out, depth, ")\n"),
                Task::Node(node, depth) => {
                    indent(&mut out, depth, ";");
                    self.write_node(&mut out, node, &dialect);
                    out.push('\n');
                    if let [only] = self.children(node) {
                        tasks.push(Task::Node(*only, depth));
                        continue;
                    }
                    for child in self.children(node).iter().rev() {
                        tasks.push(Task::Close(depth));
                        tasks.push(Task::Node(*child, depth + 1));
                    }
                }
            }
            // A variation opens right before its first node.
            if let Some(Task::Node(node, depth)) = tasks.last()
                && self.parent(*node).is_some_and(|parent| self.children(parent).len() > 1)
            {
                indent(&mut out, depth - 1, "(\n");
            }
        }
        out
    }

    fn write_node(&self, out: &mut String, id: NodeId, dialect: &Dialect) {
        let node = self.node(id);
        if id == self.root() {
            self.write_header(out, dialect);
        }
        for colour in self.rules.colours() {
            let laid = node.arrangement.add.iter().filter(|(c, _)| *c == colour);
            let values: Vec<String> = laid.map(|(_, mv)| self.value(dialect, *mv)).collect();
            write_some(out, dialect.properties(colour).1, &values);
        }
        let removed: Vec<String> = node.arrangement.remove.iter().map(|cells| list(dialect, cells)).collect();
        write_some(out, "AE", &removed);
        if let Some(colour) = node.arrangement.to_move {
            write_property(out, "PL", &[dialect.properties(colour).0.into()]);
        }
        if let Some((colour, mv)) = node.mv {
            write_property(out, dialect.properties(colour).0, &[self.value(dialect, mv)]);
        }
        let result = if id == self.root() { self.result() } else { None };
        for property in node.properties.iter().filter(|p| p.id != "RE" || result.is_none()) {
            write_property(out, &property.id, &property.values);
        }
        if let Some(result) = result {
            write_property(out, "RE", &[result]);
        }
    }

    fn write_header(&self, out: &mut String, dialect: &Dialect) {
        let setup = self.rules.setup();
        let edition = &setup.edition;
        write_property(out, "GM", &[dialect.game.into()]);
        write_property(out, "LGR", &[edition.id().into()]);
        if !edition.is_built_in() {
            write_property(out, "LGE", &[edition.source().into()]);
        }
        if !dialect.is_pentobi() {
            write_property(out, "LGP", &[setup.players.to_string()]);
            if setup.four_colours {
                write_property(out, "LGC", &["4".into()]);
            }
        }
        if setup.strict_exit {
            write_property(out, "LGX", &["strict exit".into()]);
        }
        if self.starter != Colour(0) {
            write_property(out, "LGS", &[self.starter.to_string()]);
        }
    }

    fn value(&self, dialect: &Dialect, mv: Move) -> String {
        match mv {
            Move::Retire => RETIRE.into(),
            _ => list(dialect, &self.rules.cells_of_move(mv)),
        }
    }

    /// The result of the main line: who won and by how many points, such as `B+3`, or `W+0` when a tie went to W
    /// (C13). Where the main line is not finished, what the file said.
    pub fn result(&self) -> Option<String> {
        let Some(outcome) = self.position(self.main_end()).outcome() else {
            return self.property(self.root(), "RE").map(Into::into);
        };
        let winner = outcome.winner();
        let penalties = outcome.penalties();
        let others = self.rules.players().filter(|p| *p != winner).map(|p| penalties[p.index()]);
        let margin = others.min().unwrap_or(0) - penalties[winner.index()];
        Some(format!("{}+{margin}", &self.name_property(winner)[1..]))
    }
}

fn list(dialect: &Dialect, cells: &[Cell]) -> String {
    let cells = dialect.cells_in_file(cells).unwrap_or_default();
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(",")
}

fn write_some(out: &mut String, id: &str, values: &[String]) {
    if !values.is_empty() {
        write_property(out, id, values);
    }
}

fn indent(out: &mut String, depth: usize, text: &str) {
    out.extend(std::iter::repeat_n(' ', depth));
    out.push_str(text);
}
