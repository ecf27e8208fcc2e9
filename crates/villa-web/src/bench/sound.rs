//! The sounds of the villa, synthesised: filtered noise for scraping, creaking and knocks, in a small room. Nothing
//! sounds before the first press, or with sounds off.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioParam, BiquadFilterNode, BiquadFilterType, GainNode,
    StereoPannerNode,
};

use crate::noise::Noise;
use crate::scene::Eye;

/// How loud everything is, of 1: quiet.
const MASTER: f32 = 0.5;

/// How loud while breath is held, and in how many seconds it changes.
const HELD: f32 = 0.22;
const BREATH: f64 = 0.08;

/// When a heart beats meanwhile, in seconds, and for how long.
const HEART: [f64; 4] = [0.0, 0.22, 0.9, 1.12];
const BEATS: f64 = 0.2;

/// Its tones, in hertz, and how loud they are. Small loudspeakers play only the higher one.
const BEAT: [(f32, f32); 2] = [(58.0, 0.16), (132.0, 0.08)];

/// How much of it comes back from the room.
const ROOM: f32 = 0.16;

/// How loud scraping and creaking are at most. A column that is drawn slowly would hardly be heard, and knocks not at all while
/// something scrapes much louder: so loudness goes with the root.
const SCRAPE: f32 = 0.5;
const CREAK: f32 = 1.6;

/// Seconds in which scraping and creaking follow the hand.
const FOLLOWS: f64 = 0.03;

/// As many knocks are heard at once; of a fall the loudest.
const KNOCKS: usize = 5;

/// A noise that goes on, and how loud it is.
struct Voice {
    loudness: GainNode,
    side: StereoPannerNode,
}

/// Everything that sounds.
pub struct Sound {
    context: AudioContext,
    out: GainNode,
    hiss: AudioBuffer,
    scrape: Voice,
    creak: Voice,
}

fn join(from: &AudioNode, to: &AudioNode) -> Result<(), JsValue> {
    from.connect_with_audio_node(to).map(drop)
}

fn follow(param: &AudioParam, value: f32, now: f64) {
    let _ = param.set_target_at_time(value, now, FOLLOWS);
}

/// Noise of some seconds that dies away as fast as `decay` says.
fn hiss(context: &AudioContext, seconds: f32, decay: f32) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let count = (seconds * rate) as usize;
    let mut lots = fastrand::Rng::with_seed(7);
    let samples: Vec<f32> =
        (0..count).map(|n| (2.0 * lots.f32() - 1.0) * (-decay * n as f32 / rate).exp()).collect();
    let buffer = context.create_buffer(1, count as u32, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}

impl Sound {
    /// A room in which nothing sounds yet.
    pub fn new() -> Result<Sound, JsValue> {
        let context = AudioContext::new()?;
        let out = context.create_gain()?;
        out.gain().set_value(MASTER);
        join(&out, &context.destination())?;
        let room = context.create_convolver()?;
        room.set_buffer(Some(&hiss(&context, 0.4, 14.0)?));
        let wet = context.create_gain()?;
        wet.gain().set_value(ROOM);
        join(&out, &room)?;
        join(&room, &wet)?;
        join(&wet, &context.destination())?;
        let hiss = hiss(&context, 2.0, 0.0)?;
        let scrape = Sound::voice(&context, &out, &hiss, 1500.0, 0.9)?;
        let creak = Sound::voice(&context, &out, &hiss, 310.0, 14.0)?;
        Ok(Sound { context, out, hiss, scrape, creak })
    }

    fn filter(context: &AudioContext, pitch: f32, narrow: f32) -> Result<BiquadFilterNode, JsValue> {
        let filter = context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Bandpass);
        filter.frequency().set_value(pitch);
        filter.q().set_value(narrow);
        Ok(filter)
    }

    fn voice(
        context: &AudioContext,
        out: &GainNode,
        hiss: &AudioBuffer,
        pitch: f32,
        narrow: f32,
    ) -> Result<Voice, JsValue> {
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(hiss));
        source.set_loop(true);
        let filter = Sound::filter(context, pitch, narrow)?;
        let (loudness, side) = (context.create_gain()?, context.create_stereo_panner()?);
        loudness.gain().set_value(0.0);
        join(&source, &filter)?;
        join(&filter, &loudness)?;
        join(&loudness, &side)?;
        join(&side, out)?;
        source.start()?;
        Ok(Voice { loudness, side })
    }

    /// Resumes it: browsers suspend sound until the user presses something.
    pub fn wake(&self) {
        let _ = self.context.resume();
    }

    /// Before a fall everything is quieter, and a heart beats twice; then it is as it was.
    pub fn hold_breath(&self, holds: bool) {
        let now = self.context.current_time();
        let _ = self.out.gain().set_target_at_time(if holds { HELD } else { MASTER }, now, BREATH);
        for at in HEART.into_iter().filter(|_| holds) {
            let _ = self.beat(now + at);
        }
    }

    /// A beat of the heart, which is not in the room and so not quieter with it.
    fn beat(&self, at: f64) -> Result<(), JsValue> {
        for (pitch, loudness) in BEAT {
            let (tone, gain) = (self.context.create_oscillator()?, self.context.create_gain()?);
            tone.frequency().set_value_at_time(pitch, at)?;
            tone.frequency().exponential_ramp_to_value_at_time(0.7 * pitch, at + BEATS)?;
            gain.gain().set_value_at_time(0.0, at)?;
            gain.gain().linear_ramp_to_value_at_time(loudness, at + 0.02)?;
            gain.gain().exponential_ramp_to_value_at_time(0.0005, at + BEATS)?;
            join(&tone, &gain)?;
            join(&gain, &self.context.destination())?;
            tone.start_with_when(at)?;
            tone.stop_with_when(at + BEATS)?;
        }
        Ok(())
    }

    /// Lets this be heard, from where the eye is.
    pub fn play(&self, noise: &Noise, eye: &Eye) {
        let now = self.context.current_time();
        follow(&self.scrape.loudness.gain(), SCRAPE * noise.scrape.sqrt(), now);
        follow(&self.scrape.side.pan(), side(noise.scrape_at, eye), now);
        follow(&self.creak.loudness.gain(), CREAK * noise.creak, now);
        let mut knocks = noise.knocks.clone();
        knocks.sort_by(|a, b| b.loudness.total_cmp(&a.loudness));
        for knock in knocks.iter().take(KNOCKS) {
            let _ = self.knock(knock.loudness, knock.pitch, side(knock.at, eye), now);
        }
    }

    fn knock(&self, loudness: f32, pitch: f32, at: f32, now: f64) -> Result<(), JsValue> {
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.hiss));
        let filter = Sound::filter(&self.context, pitch, 7.0)?;
        let (gain, pan) = (self.context.create_gain()?, self.context.create_stereo_panner()?);
        // Larger parts ring longer.
        let length = f64::from(30.0 / pitch).clamp(0.03, 0.22);
        gain.gain().set_value_at_time(3.0 * loudness, now)?;
        gain.gain().exponential_ramp_to_value_at_time(0.0005, now + length)?;
        pan.pan().set_value(at);
        join(&source, &filter)?;
        join(&filter, &gain)?;
        join(&gain, &pan)?;
        join(&pan, &self.out)?;
        source.start_with_when_and_grain_offset(now, f64::from(loudness * pitch).rem_euclid(1.5))?;
        source.unchecked_ref::<web_sys::AudioScheduledSourceNode>().stop_with_when(now + length)
    }
}

impl Drop for Sound {
    fn drop(&mut self) {
        let _ = self.context.close();
    }
}

/// From the left, -1, to the right, 1, as the eye sees it.
fn side(at: [f32; 3], eye: &Eye) -> f32 {
    let [x, y, _] = eye.right();
    ((f64::from(at[0]) * x + f64::from(at[1]) * y) * 4.0).clamp(-0.8, 0.8) as f32
}

/// The device shakes a little, where it can.
pub fn shake(hard: f32) {
    let navigator = leptos::prelude::window().navigator();
    if js_sys::Reflect::has(&navigator, &"vibrate".into()) == Ok(true) {
        navigator.vibrate_with_duration((8.0 + 30.0 * hard) as u32);
    }
}
