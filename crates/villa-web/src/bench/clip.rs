//! A film as a video: what is drawn while it runs is recorded, with names on it, and handed over.

use std::cell::Cell;
use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web::picture::hand_over;
use web_sys::{
    Blob, BlobEvent, CanvasRenderingContext2d, File, FilePropertyBag, HtmlCanvasElement, MediaRecorder,
    MediaRecorderOptions, ShareData,
};

use super::film::Wanted;
use super::{Bench, Inner};
use crate::scene::Stage;

/// Kinds of video, the best first, and how their files end.
const KINDS: [(&str, &str); 4] = [
    ("video/webm;codecs=vp9", "webm"),
    ("video/webm;codecs=vp8", "webm"),
    ("video/webm", "webm"),
    ("video/mp4", "mp4"),
];

/// Pictures a second, and the most pixels across.
const RATE: f64 = 30.0;
const WIDEST: f64 = 1080.0;

/// How long the last picture stays, in seconds.
const STAYS: f64 = 0.8;

/// The kind of video that this browser can record from a canvas, and how its files end.
fn kind() -> Option<(&'static str, &'static str)> {
    let has = |of: &JsValue, what: &str| js_sys::Reflect::has(of, &what.into()) == Ok(true);
    let canvas = document().create_element("canvas").ok()?;
    let can = has(&window(), "MediaRecorder") && has(&canvas, "captureStream");
    KINDS.into_iter().find(|(kind, _)| can && MediaRecorder::is_type_supported(kind))
}

/// Whether this browser can record a video.
pub(super) fn can_record() -> bool {
    kind().is_some()
}

/// A video in the making. One that is dropped is not saved.
pub(super) struct Clip {
    recorder: MediaRecorder,
    canvas: HtmlCanvasElement,
    paper: CanvasRenderingContext2d,
    names: String,
    /// Seconds until it is over, once the film is.
    left: f64,
    /// Saves it; gone once it will.
    heard: Option<Closure<dyn FnMut(BlobEvent)>>,
}

impl Clip {
    /// Begins to record pictures of a canvas. Whoever asks is told if it could not be saved.
    fn begin(
        of: &HtmlCanvasElement,
        names: String,
        file: &'static str,
        lost: Rc<Cell<bool>>,
    ) -> Result<Clip, JsValue> {
        let (kind, ends) = kind().ok_or("no kind of video")?;
        let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
        let (width, height) = (f64::from(of.width()), f64::from(of.height()));
        let smaller = (WIDEST / width.max(height)).min(1.0);
        // Videos have an even number of pixels.
        let even = |pixels: f64| 2 * (pixels * smaller / 2.0).max(1.0) as u32;
        canvas.set_width(even(width));
        canvas.set_height(even(height));
        let paper = canvas.get_context("2d")?.ok_or("no canvas")?.unchecked_into();
        let options = MediaRecorderOptions::new();
        options.set_mime_type(kind);
        let stream = canvas.capture_stream_with_frame_request_rate(RATE)?;
        let recorder = MediaRecorder::new_with_media_stream_and_media_recorder_options(&stream, &options)?;
        // All of it comes at once when it is over.
        let heard = Closure::new(move |event: BlobEvent| {
            if let Some(blob) = event.data().filter(|blob| blob.size() > 0.0)
                && let Err(why) = give(&blob, &format!("{file}.{ends}"))
            {
                lost.set(true);
                leptos::logging::error!("the clip was not saved: {why:?}");
            }
        });
        recorder.set_ondataavailable(Some(heard.as_ref().unchecked_ref()));
        recorder.start()?;
        Ok(Clip { recorder, canvas, paper, names, left: STAYS, heard: Some(heard) })
    }

    /// A picture has been drawn.
    pub(super) fn add(&self, stage: &Stage) {
        let (width, height) = (f64::from(self.canvas.width()), f64::from(self.canvas.height()));
        let of = stage.canvas();
        let drawn = self.paper.draw_image_with_html_canvas_element_and_dw_and_dh(of, 0.0, 0.0, width, height);
        let line = (0.045 * height).max(14.0);
        self.paper.set_fill_style_str("rgba(28, 20, 14, 0.62)");
        self.paper.fill_rect(0.0, height - 2.0 * line, width, 2.0 * line);
        self.paper.set_fill_style_str("#fff6e6");
        self.paper.set_font(&format!("600 {line:.0}px system-ui, sans-serif"));
        let written = self.paper.fill_text_with_max_width(
            &self.names,
            line,
            height - 0.7 * line,
            (width - 2.0 * line).max(1.0),
        );
        if drawn.and(written).is_err() {
            leptos::logging::warn!("a picture of the clip is missing");
        }
    }

    /// The replay is over; whether the clip is, too.
    pub(super) fn ends(&mut self, passed: f64) -> bool {
        self.left -= passed;
        self.left <= 0.0
    }

    /// It is complete.
    pub(super) fn stop(mut self) {
        if self.recorder.stop().is_ok()
            && let Some(heard) = self.heard.take()
        {
            // It is heard of once more.
            heard.forget();
        }
    }
}

impl Drop for Clip {
    fn drop(&mut self) {
        if self.heard.is_some() {
            self.recorder.set_ondataavailable(None);
            let _ = self.recorder.stop();
        }
    }
}

impl Inner {
    /// Shows the film from where it is worth it, and records that.
    pub(super) fn record(&mut self, names: String, file: &'static str) {
        self.show_for_clip();
        if self.film.is_none() {
            return;
        }
        let canvas = self.stage.as_ref().map(Stage::canvas).ok_or_else(|| "no picture".into());
        let clip = canvas.and_then(|canvas| Clip::begin(canvas, names, file, self.clip_lost.clone()));
        self.clip_lost.set(clip.is_err());
        match clip {
            Ok(clip) => self.clip = Some(clip),
            Err(why) => leptos::logging::error!("the clip was not begun: {why:?}"),
        }
    }

    /// The clip that is being made will not be complete.
    pub(super) fn drop_clip(&mut self) {
        if self.clip.take().is_some() {
            self.clip_lost.set(true);
        }
    }
}

impl Bench {
    /// Shows the film from where it is worth it, and records that. `names` are written on it.
    pub fn save_clip(self, names: String, file: &'static str) {
        self.want(Wanted::Clip(names, file));
    }
}

/// Shares a video where a finger can, and saves it otherwise.
fn give(video: &Blob, name: &str) -> Result<(), JsValue> {
    let options = FilePropertyBag::new();
    options.set_type(&video.type_());
    let parts = js_sys::Array::of1(video);
    let file = File::new_with_blob_sequence_and_options(&parts, name, &options)?;
    let data = ShareData::new();
    data.set_files(&js_sys::Array::of1(&file));
    let navigator = window().navigator();
    let is_touched =
        window().match_media("(pointer: coarse)").ok().flatten().is_some_and(|media| media.matches());
    let can = js_sys::Reflect::has(&navigator, &"canShare".into())? && navigator.can_share_with_data(&data);
    if !is_touched || !can {
        return hand_over(video, name);
    }
    let (shared, video, name) = (navigator.share_with_data(&data), video.clone(), name.to_owned());
    leptos::task::spawn_local(async move {
        // Too long after the press, or not wanted: then it is saved.
        if wasm_bindgen_futures::JsFuture::from(shared).await.is_err() {
            let _ = hand_over(&video, &name);
        }
    });
    Ok(())
}
