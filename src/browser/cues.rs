//! Sounds and vibration. Sounds are synthesized, so there is nothing to load.

use js_sys::Array;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioScheduledSourceNode, BiquadFilterType, OscillatorType, window,
};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tone {
    pub timbre: Timbre,
    /// The frequency of the tone, in Hz.
    pub pitch: f32,
    /// The start, in ms from now.
    pub after: f64,
    /// The length in ms.
    pub length: f64,
}

/// The sound of a tone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timbre {
    /// A soft note, made by a sine wave.
    Soft,
    /// A bright note, made by a triangle wave.
    Bright,
    /// Noise around the pitch.
    Noise,
}

/// Plays tones on devices that can.
#[derive(Default)]
pub struct Speaker {
    /// The audio context, and a buffer of noise. Created with the first tone, because browsers allow sound only after an input.
    context: Option<(AudioContext, AudioBuffer)>,
}

impl Speaker {
    /// Plays tones at a volume from 0 to 1.
    pub fn play(&mut self, tones: &[Tone], volume: f32) {
        if is_untouched() {
            return;
        }
        if self.context.is_none() {
            self.context = audio_context().ok();
        }
        if let Some((context, noise)) = &self.context {
            // A browser may still refuse, and stay silent.
            let _ = context.resume();
            for tone in tones {
                let _ = tone.play(context, noise, volume);
            }
        }
    }
}

/// An audio context, and half a second of noise.
fn audio_context() -> Result<(AudioContext, AudioBuffer), JsValue> {
    let context = AudioContext::new()?;
    let rate = context.sample_rate();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a rate is a number from 3,000 to 768,000"
    )]
    let samples = (rate / 2.0) as u32;
    let noise = context.create_buffer(1, samples, rate)?;
    #[expect(clippy::cast_possible_truncation, reason = "noise needs no precision")]
    let values: Vec<f32> = (0..samples).map(|_| js_sys::Math::random() as f32 * 2.0 - 1.0).collect();
    noise.copy_to_channel(&values, 0)?;
    Ok((context, noise))
}

impl Tone {
    fn play(self, context: &AudioContext, noise: &AudioBuffer, volume: f32) -> Result<(), JsValue> {
        let fade = context.create_gain()?;
        let begin = context.current_time() + self.after / 1_000.0;
        let end = begin + self.length / 1_000.0;
        // The tone fades out, because a sudden end would crackle.
        fade.gain().set_value_at_time(volume, begin)?;
        fade.gain().exponential_ramp_to_value_at_time(0.001, end)?;
        fade.connect_with_audio_node(&context.destination())?;
        let source = self.source(context, noise, &fade)?;
        source.start_with_when(begin)?;
        source.stop_with_when(end)
    }

    /// The source of the tone, connected with `to`.
    fn source(
        self,
        context: &AudioContext,
        noise: &AudioBuffer,
        to: &AudioNode,
    ) -> Result<AudioScheduledSourceNode, JsValue> {
        if self.timbre == Timbre::Noise {
            let (source, filter) = (context.create_buffer_source()?, context.create_biquad_filter()?);
            source.set_buffer(Some(noise));
            filter.set_type(BiquadFilterType::Bandpass);
            filter.frequency().set_value(self.pitch);
            source.connect_with_audio_node(&filter)?;
            filter.connect_with_audio_node(to)?;
            return Ok(source.into());
        }
        let source = context.create_oscillator()?;
        source.set_type(if self.timbre == Timbre::Bright { OscillatorType::Triangle } else { OscillatorType::Sine });
        source.frequency().set_value(self.pitch);
        source.connect_with_audio_node(to)?;
        Ok(source.into())
    }
}

/// Whether the page has had no input yet. Browsers then refuse sounds and vibration, with a warning in the console.
fn is_untouched() -> bool {
    let Some(navigator) = window().map(|window| window.navigator()) else { return true };
    let activation = js_sys::Reflect::get(&navigator, &"userActivation".into());
    let touched = activation.and_then(|activation| js_sys::Reflect::get(&activation, &"hasBeenActive".into()));
    // Some browsers do not report activation.
    touched.is_ok_and(|touched| touched == JsValue::FALSE)
}

/// Makes the device vibrate if it can. `times` are in ms, and every second one is a pause.
pub fn vibrate(times: &[u32]) {
    let Some(navigator) = window().map(|window| window.navigator()) else { return };
    if is_untouched() {
        return;
    }
    // Some browsers have no `vibrate`.
    let Ok(vibrate) = js_sys::Reflect::get(&navigator, &"vibrate".into()) else { return };
    if vibrate.is_function() {
        let pattern: Array = times.iter().map(|time| JsValue::from(*time)).collect();
        let _ = vibrate.unchecked_into::<js_sys::Function>().call1(&navigator, &pattern);
    }
}
