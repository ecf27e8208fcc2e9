//! chromedriver, and the browsers that it starts.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use thirtyfour::prelude::*;

use crate::page::Page;
use crate::run_folder::RunFolder;
use crate::scene_error::SceneError;

/// How long chromedriver may take to start on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long it may take to end.
const ENDS: Duration = Duration::from_secs(10);

/// A size of the window, with a finger or a mouse.
#[derive(Clone, Copy)]
pub struct Device {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// Whether it is touched.
    pub touch: bool,
}

impl Device {
    /// A screen on a desk.
    pub const DESK: Device = Device { width: 1280, height: 800, touch: false };
    /// A phone held upright.
    pub const PHONE: Device = Device { width: 390, height: 844, touch: true };
    /// The smallest phone that pages are made for.
    pub const SMALL: Device = Device { width: 360, height: 640, touch: true };
}

/// A running chromedriver, ended when dropped.
pub struct Driver {
    program: Child,
    port: u16,
    /// What the pages' random numbers begin with.
    seed: u32,
}

impl Driver {
    /// Starts chromedriver on a free port. Pages draw the same random numbers for the same seed; what browsers store is in the
    /// folder of the run.
    pub fn start(seed: u32, folder: &RunFolder) -> Result<Driver, SceneError> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let program = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .env("TMPDIR", folder.part("browsers")?)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| SceneError(format!("chromedriver does not start: {error}")))?;
        let driver = Driver { program, port, seed };
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            if begun.elapsed() > PATIENCE {
                return Err(SceneError("chromedriver does not listen".into()));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(driver)
    }

    /// A browser of its own, with nothing stored, at the first page of a server.
    pub async fn browser(&self, device: Device, dark: bool, server: &str) -> Result<Page, SceneError> {
        let mut options = DesiredCapabilities::chrome();
        for flag in [
            "--headless=new",
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--use-angle=swiftshader",
            "--enable-unsafe-swiftshader",
            "--ignore-gpu-blocklist",
            "--disable-background-networking",
            "--disable-component-update",
            "--no-first-run",
            "--lang=en-US",
            "--hide-scrollbars",
        ] {
            options.add_arg(flag)?;
        }
        if dark {
            options.add_arg("--force-dark-mode")?;
        }
        options.add_arg(&format!("--window-size={},{}", device.width, device.height))?;
        let web = WebDriver::new(format!("http://127.0.0.1:{}", self.port), options).await?;
        let page = Page { web, server: server.into() };
        page.become_device(device, dark).await?;
        page.draw_lots_from(self.seed).await?;
        page.go("/").await?;
        Ok(page)
    }
}

impl Driver {
    /// Ends its browsers, and with them itself. Killed, it would leave those behind that a scene has not closed.
    fn shut_down(&mut self) -> std::io::Result<()> {
        let mut line = TcpStream::connect(("127.0.0.1", self.port))?;
        line.set_read_timeout(Some(ENDS))?;
        let request =
            format!("GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n\r\n", self.port);
        line.write_all(request.as_bytes())?;
        let _ = line.read(&mut [0; 1024])?;
        let begun = Instant::now();
        while self.program.try_wait()?.is_none() && begun.elapsed() < ENDS {
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.shut_down();
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
