//! Sounds and vibration. Sounds are made on the spot, so that there is nothing to load.

use std::cell::RefCell;

use js_sys::Array;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{AudioContext, Navigator, OscillatorType, window};

thread_local! {
    /// What sounds; made with the first tone, as browsers want a page to be touched before it sounds.
    static SPEAKER: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A tone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tone {
    /// How high, in Hz.
    pub pitch: f32,
    /// When it begins, in ms from now.
    pub after: f64,
    /// How long it sounds, in ms.
    pub length: f64,
    /// Whether it is bright rather than soft.
    pub bright: bool,
}

/// Sounds these tones, where the device can.
pub fn sound(tones: &[Tone]) {
    SPEAKER.with_borrow_mut(|speaker| {
        if speaker.is_none() {
            *speaker = AudioContext::new().ok();
        }
        if let Some(speaker) = speaker {
            // Until the page was touched it is not allowed to, and stays silent.
            let _ = speaker.resume();
            for tone in tones {
                let _ = tone.sound(speaker);
            }
        }
    });
}

impl Tone {
    /// How loud tones are, from 0 to 1.
    const LOUDNESS: f32 = 0.15;

    fn sound(self, speaker: &AudioContext) -> Result<(), JsValue> {
        let (source, volume) = (speaker.create_oscillator()?, speaker.create_gain()?);
        source.set_type(if self.bright { OscillatorType::Triangle } else { OscillatorType::Sine });
        source.frequency().set_value(self.pitch);
        let begin = speaker.current_time() + self.after / 1_000.0;
        let end = begin + self.length / 1_000.0;
        // It fades to the end: cut off, it would crackle.
        volume.gain().set_value_at_time(Self::LOUDNESS, begin)?;
        volume.gain().exponential_ramp_to_value_at_time(0.001, end)?;
        source.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&speaker.destination())?;
        source.start_with_when(begin)?;
        source.stop_with_when(end)
    }
}

/// Lets the device vibrate, where it can: times in ms, of which every second one is a pause.
pub fn vibrate(times: &[u32]) {
    let Some(navigator) = window().map(|window| window.navigator()) else { return };
    // Nothing may shake a device before somebody has touched the page; who tries all the same is scolded in the console.
    let untouched = |navigator: &Navigator| {
        let activation = js_sys::Reflect::get(navigator, &"userActivation".into())?;
        Ok::<_, JsValue>(js_sys::Reflect::get(&activation, &"hasBeenActive".into())? == JsValue::FALSE)
    };
    if untouched(&navigator).unwrap_or_default() {
        return;
    }
    // Some browsers have no such thing.
    let Ok(vibrate) = js_sys::Reflect::get(&navigator, &"vibrate".into()) else { return };
    if vibrate.is_function() {
        let pattern: Array = times.iter().map(|time| JsValue::from(*time)).collect();
        let _ = vibrate.unchecked_into::<js_sys::Function>().call1(&navigator, &pattern);
    }
}
