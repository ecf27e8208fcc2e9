//! Mouse, keyboard and finger, as the browser gets them from the devices.

use serde_json::json;

use crate::page::Page;
use crate::scene_error::SceneError;

/// Chromium's bit for the Shift key.
const SHIFT: u8 = 8;

/// So often someone touches where nothing happens.
const TOUCHES: usize = 5;

impl Page {
    async fn mouse(&self, kind: &str, (x, y): (f64, f64), down: bool) -> Result<(), SceneError> {
        let held = u8::from(down);
        let button = if kind == "mouseMoved" && !down { "none" } else { "left" };
        let event =
            json!({ "type": kind, "x": x, "y": y, "button": button, "buttons": held, "clickCount": 1 });
        self.command("Input.dispatchMouseEvent", event).await.map(drop)
    }

    /// Moves the mouse.
    pub async fn point_at(&self, at: (f64, f64)) -> Result<(), SceneError> {
        self.mouse("mouseMoved", at, false).await
    }

    /// Clicks somewhere.
    pub async fn click_at(&self, at: (f64, f64)) -> Result<(), SceneError> {
        self.point_at(at).await?;
        self.mouse("mousePressed", at, true).await?;
        self.mouse("mouseReleased", at, false).await
    }

    /// Clicks an element.
    pub async fn click(&self, css: &str) -> Result<(), SceneError> {
        self.wait_for(css).await?;
        let at = self.middle_at_rest(css).await?;
        self.click_at(at).await
    }

    /// Drags from one point to another with the mouse, in one go: what is dragged and the view may move with every picture, and
    /// how many of them a machine draws on the way is no matter of the scene.
    pub async fn drag(&self, from: (f64, f64), to: (f64, f64)) -> Result<(), SceneError> {
        self.drag_begin(from).await?;
        self.drag_on(to).await?;
        self.drag_end(to).await
    }

    /// Picks something up with the mouse.
    pub async fn drag_begin(&self, from: (f64, f64)) -> Result<(), SceneError> {
        self.point_at(from).await?;
        self.mouse("mousePressed", from, true).await
    }

    /// Carries it on.
    pub async fn drag_on(&self, to: (f64, f64)) -> Result<(), SceneError> {
        self.mouse("mouseMoved", to, true).await
    }

    /// Lets it go.
    pub async fn drag_end(&self, at: (f64, f64)) -> Result<(), SceneError> {
        self.mouse("mouseReleased", at, false).await
    }

    async fn finger(&self, kind: &str, at: Option<(f64, f64)>) -> Result<(), SceneError> {
        let points: Vec<_> = at.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        self.command("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }))
            .await
            .map(drop)
    }

    /// Touches the screen, until the browser does not take that back. It takes a touch for cancelled when a busy page is late to
    /// hear of it: nothing happens, and people touch again.
    async fn touch(&self, from: (f64, f64), to: Option<(f64, f64)>) -> Result<(), SceneError> {
        // A page that is left by this has no such variable.
        let watch = "(() => {
            window.touched = null;
            for (const kind of ['pointerup', 'pointercancel'])
                addEventListener(kind, () => { window.touched ??= kind; }, { capture: true, once: true });
            return true;
        })()";
        for _ in 0..TOUCHES {
            self.ask(watch).await?;
            self.finger("touchStart", Some(from)).await?;
            if let Some(to) = to {
                self.finger("touchMove", Some(to)).await?;
            }
            self.finger("touchEnd", None).await?;
            self.until("window.touched !== null").await?;
            if !self.holds("window.touched === 'pointercancel'").await? {
                return Ok(());
            }
        }
        Err(SceneError(format!("the browser has cancelled {TOUCHES} touches at {from:?}")))
    }

    /// Taps somewhere with a finger.
    pub async fn tap_at(&self, at: (f64, f64)) -> Result<(), SceneError> {
        self.touch(at, None).await
    }

    /// Taps an element.
    pub async fn tap(&self, css: &str) -> Result<(), SceneError> {
        self.wait_for(css).await?;
        let at = self.middle_at_rest(css).await?;
        self.tap_at(at).await
    }

    /// Drags with a finger, in one go as with the mouse.
    pub async fn swipe(&self, from: (f64, f64), to: (f64, f64)) -> Result<(), SceneError> {
        self.touch(from, Some(to)).await
    }

    /// Presses a key: a letter, or a name such as `Enter`, `Tab`, `ArrowLeft`, `Shift+ArrowLeft`.
    pub async fn key(&self, key: &str) -> Result<(), SceneError> {
        let (modifiers, key) = key.strip_prefix("Shift+").map_or((0, key), |key| (SHIFT, key));
        let (code, text) = match key {
            "Enter" => (13, Some("\r")),
            "Tab" => (9, None),
            "Escape" => (27, None),
            "ArrowLeft" => (37, None),
            "ArrowUp" => (38, None),
            "ArrowRight" => (39, None),
            "ArrowDown" => (40, None),
            letter => (0, Some(letter)),
        };
        let kind = if text.is_some() { "keyDown" } else { "rawKeyDown" };
        let mut down =
            json!({ "type": kind, "key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers });
        if let Some(text) = text {
            down["text"] = json!(text);
        }
        self.command("Input.dispatchKeyEvent", down).await?;
        let up = json!({ "type": "keyUp", "key": key, "windowsVirtualKeyCode": code });
        self.command("Input.dispatchKeyEvent", up).await.map(drop)
    }

    /// Presses the key of a letter on a Russian keyboard, which writes another one.
    pub async fn russian_key(&self, code: &str, letter: &str) -> Result<(), SceneError> {
        for kind in ["keyDown", "keyUp"] {
            let event = json!({ "type": kind, "key": letter, "code": code, "text": letter });
            self.command("Input.dispatchKeyEvent", event).await?;
        }
        Ok(())
    }

    /// Chooses a value of a list with the arrow keys.
    pub async fn choose(&self, css: &str, value: &str) -> Result<(), SceneError> {
        self.wait_for(css).await?;
        let list = format!("document.querySelector({})", json!(css));
        self.ask(&format!("({list}.focus(), true)")).await?;
        let count = self.ask(&format!("{list}.length")).await?.as_u64().unwrap_or_default();
        for key in ["ArrowUp", "ArrowDown"] {
            for _ in 0..count {
                if self.holds(&format!("{list}.value === {}", json!(value))).await? {
                    return Ok(());
                }
                self.key(key).await?;
            }
        }
        Err(SceneError(format!("{css} has no {value}")))
    }

    /// Types a text.
    pub async fn type_text(&self, text: &str) -> Result<(), SceneError> {
        self.command("Input.insertText", json!({ "text": text })).await.map(drop)
    }
}
