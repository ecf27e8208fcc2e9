//! A camera before a page: it has a clock of its own, so that a film plays at natural speed however slowly the browser draws,
//! and shows the pointer, which pictures of a page leave out.

use serde_json::json;

use super::reel::Reel;
use crate::driver::Device;
use crate::page::Page;
use crate::scene_error::SceneError;

/// Hundredths of a second for which a frame is shown.
pub const FRAME: u16 = 8;

/// The page's time stands still unless the camera lets it pass.
const CLOCK: &str = "(() => {
    let now = 1000, waiting = [];
    performance.now = () => now;
    window.requestAnimationFrame = (then) => waiting.push(then);
    window.letTimePass = (milliseconds) => {
        now += milliseconds;
        const due = waiting;
        waiting = [];
        for (const then of due) then(now);
        return true;
    };
})()";

/// An arrow as systems draw it, which turns into a hand's grip while it is pressed.
const POINTER: &str = "(() => {
    const space = 'http://www.w3.org/2000/svg';
    const arrow = document.createElementNS(space, 'svg');
    arrow.setAttribute('viewBox', '0 0 32 32');
    const add = (name, values) => {
        const part = document.createElementNS(space, name);
        for (const key in values) part.setAttribute(key, values[key]);
        arrow.append(part);
        return part;
    };
    const ring = add('circle', { cx: 6, cy: 4, r: 11, fill: '#0a66d8', 'fill-opacity': 0.35 });
    add('path', { d: 'M6 4V24L11 19.5L14.4 27L18 25.4L14.7 18.2H21.4Z', fill: '#111', stroke: '#fff', 'stroke-width': 1.8 });
    Object.assign(arrow.style, { position: 'fixed', left: '-6px', top: '-4px', width: '38px', height: '38px',
        pointerEvents: 'none', zIndex: 9999, overflow: 'visible' });
    arrow.style.transformOrigin = '0 0';
    window.showPointer = (x, y, pressed) => {
        ring.style.display = pressed ? '' : 'none';
        arrow.style.transform = `translate(${x}px, ${y}px)`;
        if (!arrow.isConnected) document.body.append(arrow);
        return true;
    };
    return true;
})()";

/// A camera.
pub struct Camera<'p> {
    /// What it films.
    pub page: &'p Page,
    /// What it has filmed.
    pub reel: Reel,
    /// Where the pointer is, and whether it is pressed.
    at: (f64, f64),
    pressed: bool,
    /// Whether the page has a clock of the camera's.
    clock: bool,
    /// Milliseconds that pass on the page with every frame.
    pace: f64,
    /// The pixels that are filmed, where not all are: left, top, width, height.
    clip: Option<[u32; 4]>,
    /// Whether it films, or time only passes.
    on: bool,
}

impl<'p> Camera<'p> {
    /// A camera whose pages have their own time.
    pub fn new(page: &'p Page) -> Camera<'p> {
        let pace = 10.0 * f64::from(FRAME);
        Camera {
            page,
            reel: Reel::default(),
            at: (0.0, 0.0),
            pressed: false,
            clock: false,
            pace,
            clip: None,
            on: true,
        }
    }

    /// A camera that lets the time pass on the pages that are opened from now on.
    pub async fn with_clock(page: &'p Page) -> Result<Camera<'p>, SceneError> {
        page.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": CLOCK })).await?;
        Ok(Camera { clock: true, ..Camera::new(page) })
    }

    /// Makes pictures of the page larger or smaller than the page.
    pub async fn scale(&self, device: Device, times: f64) -> Result<(), SceneError> {
        let size = json!({
            "width": device.width, "height": device.height, "deviceScaleFactor": times, "mobile": false,
        });
        self.page.command("Emulation.setDeviceMetricsOverride", size).await.map(drop)
    }

    /// Only lets time pass from now on, and hides the pointer.
    pub fn turn_off(&mut self) {
        self.on = false;
    }

    /// Films only one element, cropped at its sides, at another scale.
    pub async fn look_at(&mut self, css: &str, strip: f64, scale: f64) -> Result<(), SceneError> {
        let rect = format!(
            "(() => {{ const r = document.querySelector({}).getBoundingClientRect();
               return [r.x + {strip}, r.y, r.width - 2 * {strip}, r.height]; }})()",
            json!(css)
        );
        let rect = self.page.ask(&rect).await?;
        let pixels = |n: usize| rect.get(n).and_then(|side| side.as_f64()).map(|side| (side * scale) as u32);
        self.clip =
            pixels(0).zip(pixels(1)).zip(pixels(2).zip(pixels(3))).map(|((x, y), (w, h))| [x, y, w, h]);
        Ok(())
    }

    /// Makes everything slower from now on; 1 is natural.
    pub fn slow_down(&mut self, times: f64) {
        self.pace = 10.0 * f64::from(FRAME) / times;
    }

    /// Shows the pointer on a page that was opened.
    pub async fn begin(&mut self, at: (f64, f64)) -> Result<(), SceneError> {
        self.page.ask(POINTER).await?;
        self.at = at;
        self.page.point_at(at).await?;
        self.show_pointer().await
    }

    async fn show_pointer(&self) -> Result<(), SceneError> {
        if !self.on {
            return Ok(());
        }
        let ((x, y), pressed) = (self.at, self.pressed);
        self.page.ask(&format!("showPointer({x}, {y}, {pressed})")).await.map(drop)
    }

    /// Lets time pass on the page, in steps after which its world does not lag.
    pub async fn pass(&self, milliseconds: f64) -> Result<(), SceneError> {
        if self.clock {
            let steps = (milliseconds / 50.0).ceil().max(1.0);
            let each = milliseconds / steps;
            let pass = format!("Array.from({{ length: {steps} }}, () => letTimePass({each})).length");
            self.page.ask(&pass).await?;
        }
        Ok(())
    }

    /// Takes a frame.
    pub async fn frame(&mut self) -> Result<(), SceneError> {
        self.pass(self.pace).await?;
        if self.on {
            let png = self.page.web.screenshot_as_png().await?;
            self.reel.add(&png, self.clip, FRAME)?;
        }
        Ok(())
    }

    /// Takes this many frames.
    pub async fn frames(&mut self, count: usize) -> Result<(), SceneError> {
        for _ in 0..count {
            self.frame().await?;
        }
        Ok(())
    }

    /// Moves the pointer somewhere within this many frames, softly.
    pub async fn point(&mut self, to: (f64, f64), frames: usize) -> Result<(), SceneError> {
        let from = self.at;
        for n in 1..=frames {
            let part = n as f64 / frames as f64;
            let soft = part * part * (3.0 - 2.0 * part);
            self.at = (from.0 + (to.0 - from.0) * soft, from.1 + (to.1 - from.1) * soft);
            if self.pressed {
                self.page.drag_on(self.at).await?;
            } else {
                self.page.point_at(self.at).await?;
            }
            self.show_pointer().await?;
            self.frame().await?;
        }
        Ok(())
    }

    /// Moves the pointer while nobody films.
    pub async fn jump(&mut self, to: (f64, f64)) -> Result<(), SceneError> {
        self.at = to;
        self.page.point_at(to).await?;
        self.show_pointer().await
    }

    /// Presses the button of the mouse.
    pub async fn press(&mut self) -> Result<(), SceneError> {
        self.pressed = true;
        self.page.drag_begin(self.at).await?;
        self.show_pointer().await
    }

    /// Lets the button go.
    pub async fn release(&mut self) -> Result<(), SceneError> {
        self.pressed = false;
        self.page.drag_end(self.at).await?;
        self.show_pointer().await
    }

    /// Carries what is under the pointer somewhere.
    pub async fn carry(&mut self, to: (f64, f64), frames: usize) -> Result<(), SceneError> {
        self.press().await?;
        self.point(to, frames).await?;
        self.release().await
    }
}
