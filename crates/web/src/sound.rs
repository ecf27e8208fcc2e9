//! Small synthesised sounds: wood on wood, a bell for the end.

use std::cell::RefCell;

use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioContext, OscillatorType};

use crate::here::now;
use crate::settings;

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Something was placed.
pub fn placed() {
    play(&[(190.0, 0.0, 0.09), (95.0, 0.0, 0.12)]);
}

/// Something was put back where it came from.
pub fn put_back() {
    play(&[(150.0, 0.0, 0.10), (120.0, 0.09, 0.12)]);
}

/// The villa collapsed.
pub fn fell() {
    let knocks = [(92.0, 0.0, 0.30), (210.0, 0.03, 0.08), (165.0, 0.11, 0.09), (240.0, 0.17, 0.06)];
    play(&[knocks.as_slice(), &[(130.0, 0.24, 0.12), (185.0, 0.33, 0.07), (105.0, 0.42, 0.16)]].concat());
}

/// A stone is set down on wood.
pub fn stone() {
    play(&[(880.0, 0.0, 0.05), (1320.0, 0.04, 0.10), (140.0, 0.5, 0.10), (880.0, 0.5, 0.06)]);
}

/// A game is over.
pub fn over() {
    play(&[(523.25, 0.0, 0.35), (659.25, 0.12, 0.35), (783.99, 0.24, 0.6)]);
}

/// Sounds that could not begin within this time, in milliseconds, are over.
const LATE: u64 = 500;

/// Tones: pitch, when they begin and how long they last, in seconds.
fn play(tones: &[(f32, f64, f64)]) {
    if settings::stored().sounds {
        let tones = tones.to_vec();
        // A browser without sound stays silent.
        spawn_local(async move { drop(sound(&tones).await) });
    }
}

async fn sound(tones: &[(f32, f64, f64)]) -> Result<(), JsValue> {
    let context = CONTEXT.with_borrow_mut(|context| match context {
        Some(context) => Ok(context.clone()),
        None => AudioContext::new().inspect(|made| *context = Some(made.clone())),
    })?;
    let asked = now();
    // A browser that does not want any sound before the first press waits for that. What comes then would come all at once.
    JsFuture::from(context.resume()?).await?;
    if now().since(asked) > LATE {
        return Ok(());
    }
    for (pitch, after, length) in tones {
        let begin = context.current_time() + after;
        let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
        tone.set_type(OscillatorType::Triangle);
        tone.frequency().set_value(*pitch);
        volume.gain().set_value_at_time(0.18, begin)?;
        volume.gain().exponential_ramp_to_value_at_time(0.0001, begin + length)?;
        tone.connect_with_audio_node(&volume)?.connect_with_audio_node(&context.destination())?;
        tone.start_with_when(begin)?;
        tone.stop_with_when(begin + length)?;
    }
    Ok(())
}
