//! Pieces moved by mouse, pen and finger.

use leptos::prelude::*;
use web_sys::{Element, PointerEvent};

use super::desk::Desk;
use crate::speech::Speech;

/// How far a pointer goes before a tap is a drag, in pixels.
const SLACK: f64 = 7.0;

/// How far above a finger the piece is held, in cells, so that it is seen.
const LIFT: f64 = 1.8;

/// A piece on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    pointer: i32,
    touch: bool,
    from: (f64, f64),
    /// Where the pointer is.
    pub now: (f64, f64),
    moved: bool,
    on_board: bool,
}

impl Drag {
    /// Whether the piece is carried over something other than the board, and has to be shown there.
    pub fn is_carried(&self) -> bool {
        self.moved
    }
}

fn drag(event: &PointerEvent, on_board: bool) -> Drag {
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let touch = event.pointer_type() == "touch";
    Drag { pointer: event.pointer_id(), touch, from: at, now: at, moved: false, on_board }
}

impl Desk {
    fn board_element(&self) -> Option<Element> {
        self.drawing.get_untracked().map(|drawing| (*drawing).clone())
    }

    /// The pointer goes down on a piece of the tray.
    pub fn grab(&self, event: &PointerEvent) {
        if event.button() == 0 {
            // The events go to the window, wherever the pointer is.
            self.drag.set(Some(drag(event, false)));
        }
    }

    /// The pointer goes down on the board.
    pub fn press(&self, event: &PointerEvent) {
        if event.button() != 0 || self.hand.with_untracked(|hand| hand.held.is_none()) {
            return;
        }
        event.prevent_default();
        self.drag.set(Some(drag(event, true)));
    }

    /// The pointer moves anywhere.
    pub fn carry(&self, event: &PointerEvent) {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        match self.drag.get_untracked() {
            Some(mut drag) if drag.pointer == event.pointer_id() => {
                drag.now = at;
                drag.moved |= (at.0 - drag.from.0).hypot(at.1 - drag.from.1) > SLACK;
                self.drag.set(Some(drag));
                if drag.moved {
                    self.hold_over(at, drag.touch);
                }
            }
            Some(_) => {}
            None if event.pointer_type() != "touch" && !self.hand.with_untracked(|hand| hand.laid) => {
                let over =
                    event.target().and_then(|target| wasm_bindgen::JsCast::dyn_into::<Element>(target).ok());
                let over = over.and_then(|element| element.closest(".board").ok().flatten());
                if over.is_some() {
                    self.hold_over(at, false);
                }
            }
            None => {}
        }
    }

    /// Holds what is in the hand over a point of the screen; away from the board it has no place.
    fn hold_over(&self, at: (f64, f64), lifted: bool) {
        if self.seat_to_move_now().is_none() || self.hand.with_untracked(|hand| hand.held.is_none()) {
            return;
        }
        let (Some(board), Some(sheet), Some(position)) =
            (self.board_element(), self.sheet(), self.position_now())
        else {
            return;
        };
        let lift = if lifted { LIFT * sheet.cell(&board) } else { 0.0 };
        let point = sheet.point(&board, at.0, at.1 - lift);
        let mut hand = self.hand.get_untracked();
        hand.laid = false;
        match point {
            Some((x, y)) => hand.over(&position, x, y),
            None => hand.at = None,
        }
        // Most movements stay within a cell and change nothing.
        if hand != self.hand.get_untracked() {
            self.hand.set(hand);
        }
    }

    /// The pointer goes up anywhere.
    pub fn release(&self, event: &PointerEvent, words: &Speech) {
        let Some(drag) = self.drag.get_untracked().filter(|drag| drag.pointer == event.pointer_id()) else {
            return;
        };
        self.drag.set(None);
        if self.seat_to_move_now().is_none() {
            return;
        }
        if drag.on_board && !drag.moved {
            self.tap(drag, words);
        } else if drag.moved && self.hand.with_untracked(|hand| hand.at.is_some()) {
            self.lay(drag.touch, words);
        }
    }

    /// A tap or click on the board with something in the hand.
    fn tap(&self, drag: Drag, words: &Speech) {
        let laid = self.hand.with_untracked(|hand| hand.laid);
        if drag.touch && laid && self.is_over_hand(drag.now) {
            return self.turn();
        }
        self.hold_over(drag.now, false);
        self.lay(drag.touch, words);
    }

    fn is_over_hand(&self, at: (f64, f64)) -> bool {
        let (Some(board), Some(sheet), Some(position)) =
            (self.board_element(), self.sheet(), self.position_now())
        else {
            return false;
        };
        let Some((x, y)) = sheet.point(&board, at.0, at.1) else { return false };
        let cell = (x.floor() as i32, y.floor() as i32);
        self.hand.with_untracked(|hand| hand.squares(position.rules()).contains(&cell))
    }

    /// With a mouse a piece is placed where it is let go; under a finger it waits to be confirmed.
    fn lay(&self, touch: bool, words: &Speech) {
        if touch {
            self.hand.update(|hand| hand.laid = hand.at.is_some());
        } else {
            self.put(words);
        }
    }

    fn seat_to_move_now(&self) -> Option<u8> {
        untrack(|| self.seat_to_move())
    }
}
