//! Everything by keyboard, in small steps.

use leptos::prelude::*;
use villa_world::Task;
use wasm_bindgen::JsCast;
use web::keys::pressed;
use web_sys::{HtmlElement, KeyboardEvent};

use super::Bench;
use super::buttons::LIFT;

/// How far a key moves what is held, in metres; with Shift a little.
const FAR: f64 = 0.006;
const LITTLE: f64 = 0.001;

impl Bench {
    /// Moves what is held, as seen from the eye.
    pub fn nudge(self, right: f64, ahead: f64) {
        self.with(|inner| {
            let (across, away) = (inner.eye.right(), inner.eye.ahead());
            inner.dirty = true;
            let by = [right * across[0] + ahead * away[0], right * across[1] + ahead * away[1]];
            // With keys or buttons, the player lifts it too.
            (inner.lifts_itself, inner.drops_in) = (false, None);
            inner.shift_piece(by);
            if let Some(hands) = inner.yard.hands() {
                hands.nudge(by[0], by[1]);
            }
        });
    }

    /// Turns what is held.
    pub fn turn_held(self, by: f64) {
        self.turn_piece(by);
        self.hands(|hands| hands.turn(by));
    }

    pub(super) fn key(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        self.wake_sound();
        let holds =
            self.state.get_untracked().holding.is_some_and(|holding| !holding.over && !holding.watched);
        let places = self.state.get_untracked().placing.is_some();
        let far = if event.shift_key() { LITTLE } else { FAR };
        match pressed(event).as_str() {
            "ArrowLeft" if holds || places => self.nudge(-far, 0.0),
            "ArrowRight" if holds || places => self.nudge(far, 0.0),
            "ArrowUp" if holds || places => self.nudge(0.0, far),
            "ArrowDown" if holds || places => self.nudge(0.0, -far),
            "ArrowLeft" => self.turn_eye(-0.2, 0.0, 1.0),
            "ArrowRight" => self.turn_eye(0.2, 0.0, 1.0),
            "ArrowUp" => self.turn_eye(0.0, 0.12, 1.0),
            "ArrowDown" => self.turn_eye(0.0, -0.12, 1.0),
            "PageUp" => self.hands(|hands| hands.raise(far)),
            "PageDown" => self.hands(|hands| hands.raise(-far)),
            "q" => self.turn_held(0.1),
            "e" => self.turn_held(-0.1),
            "h" => self.hold_floor(None),
            "u" => self.lift_floor(LIFT),
            "j" => self.lift_floor(-LIFT),
            floor @ ("1" | "2" | "3" | "4" | "5") if holds => self.hold_floor(floor.parse().ok()),
            "x" => self.test_push(),
            "k" => self.hands(|hands| hands.take_hook(!hands.hooks())),
            "+" | "=" => self.turn_eye(0.0, 0.0, 0.85),
            "-" => self.turn_eye(0.0, 0.0, 1.0 / 0.85),
            "t" => self.look(true),
            "v" => self.look(false),
            "n" => self.choose_next(false),
            "p" => self.choose_next(true),
            "Enter" | " " if holds && self.stopping.get_untracked() => self.break_off(),
            "Escape" if holds && self.stopping.get_untracked() => self.stopping.set(false),
            "Enter" | " " if holds => self.next_step(),
            "Enter" | " " if places => self.put(),
            "Enter" | " " => self.take_chosen(),
            "Escape" if holds => self.want_to_stop(),
            "Escape" if self.state.get_untracked().film.is_some() => self.end_film(),
            _ => return,
        }
        event.prevent_default();
    }

    /// Hands the keys to the picture, where a button has given the hands something to do: arrows would scroll the page.
    pub fn take_keys(self) {
        let canvas = document().query_selector(".villa-canvas").ok().flatten();
        if let Some(canvas) = canvas.and_then(|canvas| canvas.dyn_into::<HtmlElement>().ok()) {
            // Without a focus the keys do nothing, and the buttons are still there.
            let _ = canvas.focus();
        }
    }

    /// Takes hold of the chosen column, or says that it is meant.
    pub fn take_chosen(self) {
        let Some(column) = self.state.get_untracked().chosen else { return };
        match self.inner.with_value(|inner| inner.meant) {
            Some(meant) => meant.run(()),
            None => drop(self.begin(Task::Column(column))),
        }
    }
}
