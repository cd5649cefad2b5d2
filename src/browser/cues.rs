//! Sounds and vibration. Sounds are synthesized, so there is nothing to load.

use js_sys::Array;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{AudioContext, OscillatorType, window};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tone {
    /// The frequency of the tone, in Hz.
    pub pitch: f32,
    /// The start, in ms from now.
    pub after: f64,
    /// The length in ms.
    pub length: f64,
    /// Whether it sounds bright rather than soft.
    pub bright: bool,
}

/// Plays tones, where the device can.
#[derive(Default)]
pub struct Speaker {
    /// Created with the first tone, because browsers allow sound only after an input.
    context: Option<AudioContext>,
}

impl Speaker {
    pub fn play(&mut self, tones: &[Tone]) {
        if is_untouched() {
            return;
        }
        if self.context.is_none() {
            self.context = AudioContext::new().ok();
        }
        if let Some(context) = &self.context {
            // A browser may still refuse, and stay silent.
            let _ = context.resume();
            for tone in tones {
                let _ = tone.play(context);
            }
        }
    }
}

impl Tone {
    /// The volume, from 0 to 1.
    const LOUDNESS: f32 = 0.15;

    fn play(self, context: &AudioContext) -> Result<(), JsValue> {
        let (source, volume) = (context.create_oscillator()?, context.create_gain()?);
        source.set_type(if self.bright { OscillatorType::Triangle } else { OscillatorType::Sine });
        source.frequency().set_value(self.pitch);
        let begin = context.current_time() + self.after / 1_000.0;
        let end = begin + self.length / 1_000.0;
        // It fades out: a sudden end would crackle.
        volume.gain().set_value_at_time(Self::LOUDNESS, begin)?;
        volume.gain().exponential_ramp_to_value_at_time(0.001, end)?;
        source.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&context.destination())?;
        source.start_with_when(begin)?;
        source.stop_with_when(end)
    }
}

/// Whether the page has had no input yet. Browsers then refuse sounds and vibration, with a warning in the console.
fn is_untouched() -> bool {
    let Some(navigator) = window().map(|window| window.navigator()) else { return true };
    let activation = js_sys::Reflect::get(&navigator, &"userActivation".into());
    let touched = activation.and_then(|activation| js_sys::Reflect::get(&activation, &"hasBeenActive".into()));
    // Some browsers do not say.
    touched.is_ok_and(|touched| touched == JsValue::FALSE)
}

/// Makes the device vibrate, where it can: times in ms, every second one a pause.
pub fn vibrate(times: &[u32]) {
    let Some(navigator) = window().map(|window| window.navigator()) else { return };
    if is_untouched() {
        return;
    }
    // Some browsers do not have it.
    let Ok(vibrate) = js_sys::Reflect::get(&navigator, &"vibrate".into()) else { return };
    if vibrate.is_function() {
        let pattern: Array = times.iter().map(|time| JsValue::from(*time)).collect();
        let _ = vibrate.unchecked_into::<js_sys::Function>().call1(&navigator, &pattern);
    }
}
