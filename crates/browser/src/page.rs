//! A page in a browser: looked at through its document, the game on it through what it stored.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use table::local::Local;
use thirtyfour::WebDriver;

use crate::driver::Device;
use crate::scene_error::SceneError;

/// How long something may take to appear. Generous, for a busy machine; a scene that passes never waits for it.
const PATIENCE: Duration = Duration::from_secs(30);

/// A page.
pub struct Page {
    /// The browser.
    pub web: WebDriver,
    /// The address of the server.
    pub server: String,
}

impl Page {
    /// Sends a command to the browser's own protocol, which has the input of real devices.
    pub async fn command(&self, method: &str, values: Value) -> Result<Value, SceneError> {
        Ok(self.web.cdp().send_raw(method, values).await?)
    }

    /// Makes the window that of a device.
    pub async fn become_device(&self, device: Device, dark: bool) -> Result<(), SceneError> {
        let size = json!({
            "width": device.width, "height": device.height, "deviceScaleFactor": 1, "mobile": device.touch,
        });
        self.command("Emulation.setDeviceMetricsOverride", size).await?;
        let touch = json!({ "enabled": device.touch, "maxTouchPoints": 5 });
        self.command("Emulation.setTouchEmulationEnabled", touch).await?;
        let scheme = if dark { "dark" } else { "light" };
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.command("Emulation.setEmulatedMedia", features).await?;
        Ok(())
    }

    /// From now on every page draws its random numbers from a seed, each page of a tab other ones: a scene that meets a
    /// villa in which nothing can be done meets it again when it is repeated.
    pub async fn draw_lots_from(&self, seed: u32) -> Result<(), SceneError> {
        // mulberry32. A page without storage, such as the empty one, draws as before.
        let source = format!(
            "try {{
                const page = Number(sessionStorage.getItem('lots') ?? 0) + 1;
                sessionStorage.setItem('lots', page);
                let state = {seed} * 1000 + page;
                Math.random = () => {{
                    state = (state + 0x6d2b79f5) | 0;
                    let t = Math.imul(state ^ (state >>> 15), 1 | state);
                    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
                    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
                }};
            }} catch {{}}"
        );
        self.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await.map(drop)
    }

    /// Opens a page of the server and waits until it is built.
    pub async fn go(&self, path: &str) -> Result<(), SceneError> {
        self.web.goto(format!("{}{path}", self.server)).await?;
        self.wait_for("main h1").await
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<(), SceneError> {
        self.web.refresh().await?;
        self.wait_for("main h1").await
    }

    /// The value of an expression of JavaScript.
    pub async fn ask(&self, expression: &str) -> Result<Value, SceneError> {
        let answer = self.web.execute(format!("return ({expression});"), Vec::new()).await?;
        Ok(answer.json().clone())
    }

    /// Whether an expression holds.
    pub async fn holds(&self, expression: &str) -> Result<bool, SceneError> {
        Ok(self.ask(&format!("!!({expression})")).await? == Value::Bool(true))
    }

    /// Whether what an expression promises holds.
    pub async fn holds_later(&self, promise: &str) -> Result<bool, SceneError> {
        Ok(self.ask(promise).await? == Value::Bool(true))
    }

    /// Waits until an expression holds. What it asks may not be there yet.
    pub async fn until(&self, expression: &str) -> Result<(), SceneError> {
        let begun = Instant::now();
        let tried = format!("(() => {{ try {{ return {expression}; }} catch {{ return false; }} }})()");
        while !self.holds(&tried).await? {
            if begun.elapsed() > PATIENCE {
                let text = self.text("body").await.unwrap_or_default();
                return Err(SceneError(format!("{expression} did not come true. The page says:\n{text}")));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Waits until something is so that no expression of the page says; `otherwise` says what was waited for.
    pub async fn until_so(
        &self,
        otherwise: &str,
        is_so: impl AsyncFn() -> Result<bool, SceneError>,
    ) -> Result<(), SceneError> {
        self.until_within(PATIENCE, otherwise, is_so).await
    }

    /// The same for what takes longer.
    pub async fn until_within(
        &self,
        patience: Duration,
        otherwise: &str,
        is_so: impl AsyncFn() -> Result<bool, SceneError>,
    ) -> Result<(), SceneError> {
        let begun = Instant::now();
        while !is_so().await? {
            if begun.elapsed() > patience {
                let text = self.text("body").await.unwrap_or_default();
                return Err(SceneError(format!("{otherwise}. The page says:\n{text}")));
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    /// Waits until an element is there.
    pub async fn wait_for(&self, css: &str) -> Result<(), SceneError> {
        self.until(&format!("document.querySelector({})", json!(css))).await
    }

    /// The text of an element; empty when it is not there.
    pub async fn text(&self, css: &str) -> Result<String, SceneError> {
        let text = self.ask(&format!("document.querySelector({})?.innerText ?? ''", json!(css))).await?;
        Ok(text.as_str().unwrap_or_default().to_string())
    }

    /// Waits until an element says something.
    pub async fn wait_for_text(&self, css: &str, text: &str) -> Result<(), SceneError> {
        let element = format!("document.querySelector({})?.innerText", json!(css));
        self.until(&format!("{element}?.includes({})", json!(text))).await
    }

    /// The middle of an element on the screen, brought into view.
    pub async fn middle(&self, css: &str) -> Result<(f64, f64), SceneError> {
        let script = format!(
            "(() => {{ const e = document.querySelector({}); if (!e) return null;
               const r0 = e.getBoundingClientRect();
               if (r0.top < 0 || r0.bottom > innerHeight) e.scrollIntoView({{ block: 'center' }});
               const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }})()",
            json!(css)
        );
        point(&self.ask(&script).await?).ok_or_else(|| SceneError(format!("there is no {css}")))
    }

    /// The same once it stays where it is for two pictures, as one aims at what has come to rest.
    pub async fn middle_at_rest(&self, css: &str) -> Result<(f64, f64), SceneError> {
        // A tab in the background draws no pictures.
        let rests = format!(
            "(async () => {{
                let before = null;
                for (let picture = 0; picture < 60; picture += 1) {{
                    const r = document.querySelector({})?.getBoundingClientRect();
                    const now = JSON.stringify(r ?? null);
                    if (r && now === before) return true;
                    before = now;
                    await new Promise((done) => {{ requestAnimationFrame(done); setTimeout(done, 50); }});
                }}
                return false;
            }})()",
            json!(css)
        );
        self.middle(css).await?;
        self.holds_later(&rests).await?;
        self.middle(css).await
    }

    /// A point of the board in cells, rows upwards, on the screen.
    pub async fn on_board(&self, x: f64, y: f64, rows: u8) -> Result<(f64, f64), SceneError> {
        let down = f64::from(rows) - y;
        let script = format!(
            "(() => {{ const b = document.querySelector('svg.board');
               const p = new DOMPoint({x}, {down}).matrixTransform(b.getScreenCTM()); return [p.x, p.y]; }})()"
        );
        point(&self.ask(&script).await?).ok_or_else(|| SceneError("there is no board".into()))
    }

    /// The game that is played on the page, as the browser has stored it, or the server at a table of its own.
    pub async fn game(&self) -> Result<Local, SceneError> {
        let stored = "location.pathname.startsWith('/t/')
            ? fetch('/api/tables/' + location.pathname.split('/')[2] + '/log').then((log) => log.text())
            : localStorage.getItem('loggia.game.' + location.pathname.split('/')[2])";
        let text = self.ask(stored).await?;
        let game = text.as_str().and_then(|text| Local::read(games::ALL, text).ok());
        game.ok_or_else(|| SceneError("the page has stored no game".into()))
    }

    /// The colour of a point of the window.
    pub async fn colour_at(&self, (x, y): (f64, f64)) -> Result<[u8; 3], SceneError> {
        let bytes = self.web.screenshot_as_png().await?;
        let picture = tiny_skia::Pixmap::decode_png(&bytes).map_err(|why| SceneError(why.to_string()))?;
        let pixel = picture
            .pixel(x as u32, y as u32)
            .ok_or_else(|| SceneError(format!("{x}, {y} is not in the window")))?;
        Ok([pixel.red(), pixel.green(), pixel.blue()])
    }

    /// Takes a picture.
    pub async fn picture(&self, path: &Path) -> Result<(), SceneError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        Ok(self.web.screenshot(path).await?)
    }

    /// Closes the browser.
    pub async fn close(self) -> Result<(), SceneError> {
        Ok(self.web.quit().await?)
    }
}

fn point(value: &Value) -> Option<(f64, f64)> {
    Some((value.get(0)?.as_f64()?, value.get(1)?.as_f64()?))
}
