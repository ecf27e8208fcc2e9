//! The whole game by keyboard.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::desk::Desk;
use crate::hand::{Hand, Held};
use crate::speech::Speech;
use words::say;

impl Desk {
    /// A key pressed anywhere in the game.
    pub fn key(&self, event: &KeyboardEvent, words: &Speech) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let tag = target.map(|element| element.tag_name().to_lowercase()).unwrap_or_default();
        if ["input", "select", "textarea"].contains(&tag.as_str()) {
            return;
        }
        let on_button = ["button", "a", "summary"].contains(&tag.as_str());
        if untrack(|| self.seat_to_move()).is_none() {
            return;
        }
        let Some(position) = self.position_now() else { return };
        let change = |change: &dyn Fn(&mut Hand)| self.hand.update(|hand| change(hand));
        match event.key().as_str() {
            "ArrowLeft" => change(&|hand| hand.step(&position, -1, 0)),
            "ArrowRight" => change(&|hand| hand.step(&position, 1, 0)),
            "ArrowUp" => change(&|hand| hand.step(&position, 0, 1)),
            "ArrowDown" => change(&|hand| hand.step(&position, 0, -1)),
            "n" | "." => change(&|hand| hand.next_place(&position, 1)),
            "p" | "," => change(&|hand| hand.next_place(&position, -1)),
            "r" => self.turn(),
            "f" => self.flip(),
            "]" => self.next_piece(1),
            "[" => self.next_piece(-1),
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

    /// Takes up the next piece of the tray that fits somewhere.
    fn next_piece(&self, by: isize) {
        let Some(position) = self.position_now() else { return };
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
        let Some(position) = self.position_now() else { return };
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
                say!(words, "web-hand-wrong", piece = what, cells = cells, why = words.broken(&broken))
            }
        };
        self.news.set(text);
    }
}

/// What can be taken up in a position, each in its first orientation that fits: pieces, then a pillar.
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
