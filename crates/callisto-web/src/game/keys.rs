//! The whole game by keyboard.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web::keys::pressed;
use web::speech::Speech;
use web_sys::{Element, KeyboardEvent};

use super::board_view::BoardView;
use crate::hand::{Hand, Held};
use crate::speech::CallistoSpeech as _;
use words::say;

impl BoardView {
    /// A key pressed anywhere in the game.
    pub fn key(&self, event: &KeyboardEvent, words: &Speech) {
        if !is_for_game(event) || self.step_through(event) || !self.may_move.get_untracked() {
            return;
        }
        let on_button = ["button", "a", "summary"].contains(&tag(event).as_str());
        let position = self.position_now();
        let change = |change: &dyn Fn(&mut Hand)| self.hand.update(|hand| change(hand));
        match pressed(event).as_str() {
            "ArrowLeft" => change(&|hand| hand.step(&position, -1, 0)),
            "ArrowRight" => change(&|hand| hand.step(&position, 1, 0)),
            "ArrowUp" => change(&|hand| hand.step(&position, 0, 1)),
            "ArrowDown" => change(&|hand| hand.step(&position, 0, -1)),
            "n" | "." => change(&|hand| hand.next_place(&position, 1)),
            "p" | "," => change(&|hand| hand.next_place(&position, -1)),
            "r" => self.turn_piece(),
            "f" => self.flip(),
            // Brackets are hard to type on many keyboards.
            "c" | "]" => self.next_piece(1),
            "x" | "[" => self.next_piece(-1),
            "Escape" => self.put_back(),
            "Enter" | " " if !on_button => {
                event.prevent_default();
                return self.put(words);
            }
            _ => return,
        }
        event.prevent_default();
        self.tell_hand(words);
    }

    /// In a review the arrows step through the game unless something is held over the board.
    fn step_through(&self, event: &KeyboardEvent) -> bool {
        let idle = self.hand.with_untracked(|hand| hand.at.is_none());
        let Some(steps) = self.steps.filter(|_| idle) else { return false };
        let by = match event.key().as_str() {
            "ArrowLeft" => -1,
            "ArrowRight" => 1,
            "Home" => isize::MIN,
            "End" => isize::MAX,
            _ => return false,
        };
        event.prevent_default();
        steps.run(by);
        true
    }

    /// Picks up the next piece of the tray that fits somewhere.
    fn next_piece(&self, by: isize) {
        let position = self.position_now();
        let choices = choices(&position);
        if choices.is_empty() {
            return;
        }
        let kind = |held: &Held| match held {
            Held::Pillar => None,
            Held::Piece(id) => Some(position.rules().orientation(*id).kind()),
        };
        let held = self.hand.with_untracked(|hand| hand.held);
        let now = held.and_then(|held| choices.iter().position(|choice| kind(choice) == kind(&held)));
        let index = match now {
            Some(now) => (now as isize + by).rem_euclid(choices.len() as isize),
            None => 0,
        };
        self.hand.update(|hand| {
            hand.take(choices[index as usize]);
            hand.at = None;
            hand.next_place(&position, 1);
        });
    }

    /// Says what the hand holds, where, and whether it may lie there.
    pub fn tell_hand(&self, words: &Speech) {
        let position = self.position_now();
        let hand = self.hand.get_untracked();
        let what = match hand.held {
            Some(Held::Pillar) => say!(words, "web-pillar"),
            Some(Held::Piece(id)) => position.rules().orientation_name(id),
            None => return,
        };
        let squares = hand.squares(position.rules());
        let names =
            squares.iter().filter_map(|&(x, y)| callisto::Cell::at(x, y)).map(|cell| cell.to_string());
        let cells = names.collect::<Vec<_>>().join(" ");
        let text = match (hand.mv(), hand.broken(&position)) {
            (None, _) => what,
            (Some(_), None) => say!(words, "web-hand-fits", piece = what, cells = cells),
            (Some(_), Some(broken)) => {
                say!(
                    words,
                    "web-hand-wrong",
                    piece = what,
                    cells = cells,
                    why = words.broken(&broken, self.paints)
                )
            }
        };
        self.news.set(text);
    }
}

/// The kind of element that has the focus.
fn tag(event: &KeyboardEvent) -> String {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.map(|element| element.tag_name().to_lowercase()).unwrap_or_default()
}

/// Whether a key is meant for the game: not for the browser, and not for a text.
pub fn is_for_game(event: &KeyboardEvent) -> bool {
    let for_browser = event.ctrl_key() || event.meta_key() || event.alt_key();
    !for_browser && !["input", "select", "textarea"].contains(&tag(event).as_str())
}

/// What can be picked up in a position, each in its first orientation that fits: pieces, then a pillar.
fn choices(position: &callisto::Position) -> Vec<Held> {
    let rules = position.rules();
    let legal = position.legal();
    let mut choices = Vec::new();
    for kind in 0..rules.kinds().len() {
        let mut ways = rules.orientations_of(kind);
        choices.extend(ways.find(|id| legal.places(*id).next().is_some()).map(Held::Piece));
    }
    if legal.pillars().next().is_some() {
        choices.push(Held::Pillar);
    }
    choices
}
