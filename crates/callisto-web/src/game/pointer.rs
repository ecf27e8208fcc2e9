//! Pieces moved by mouse, pen and finger.

use leptos::prelude::*;
use web::speech::Speech;
use web_sys::{Element, PointerEvent};

use super::board_view::BoardView;

/// How far a pointer goes before a tap is a drag, in pixels.
const SLACK: f64 = 7.0;

/// How far above a finger the piece is held, in cells, so that it is seen.
const LIFT: f64 = 1.8;

/// A piece that is being dragged.
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

fn distance(a: (f64, f64), b: (f64, f64)) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

impl BoardView {
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
                drag.moved |= distance(at, drag.from) > SLACK;
                self.drag.set(Some(drag));
                if drag.moved {
                    self.hold_over(at, drag.touch);
                }
            }
            Some(_) => {}
            None if event.pointer_type() != "touch" && !self.hand.with_untracked(|hand| hand.laid) => {
                // A browser tells of movements that nobody made when something new lies under the pointer. What was just
                // placed would seem to be in the hand still.
                let rests = self.rest.get_value().is_some_and(|from| distance(at, from) <= SLACK);
                if rests {
                    return;
                }
                self.rest.set_value(None);
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
        if !self.may_move.get_untracked() || self.hand.with_untracked(|hand| hand.held.is_none()) {
            return;
        }
        let Some(board) = self.board_element() else { return };
        let (sheet, position) = (self.sheet(), self.position_now());
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
        self.rest.set_value(Some(drag.now));
        if !self.may_move.get_untracked() {
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
            return self.turn_piece();
        }
        self.hold_over(drag.now, false);
        self.lay(drag.touch, words);
    }

    fn is_over_hand(&self, at: (f64, f64)) -> bool {
        let Some(board) = self.board_element() else { return false };
        let (sheet, position) = (self.sheet(), self.position_now());
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
}
