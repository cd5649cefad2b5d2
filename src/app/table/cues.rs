//! Gives cues as the settings say.

use leptos::prelude::*;

use super::context::table_context;
use crate::app::store::{Settings, settings};
use crate::browser::cues::{Speaker, Tone, vibrate};
use crate::game::Cue;

/// The half tones above the lowest tone, for each step of a major scale over two octaves.
const SCALE: [i8; 14] = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 21, 23];

/// The lowest tone of a card, in Hz: the C below the middle of a piano's upper half.
const LOWEST: f32 = 261.63;

/// The frequency of a tone this many half tones above the lowest, in Hz.
fn pitch(half_tones: i8) -> f32 {
    LOWEST * (f32::from(half_tones) / 12.0).exp2()
}

/// A callback that gives cues as the settings say at that time.
pub fn giver() -> Callback<Cue> {
    let (settings, speaker) = (settings(), table_context().speaker);
    Callback::new(move |cue| give(cue, settings.get_untracked(), speaker))
}

fn give(cue: Cue, settings: Settings, speaker: StoredValue<Speaker, LocalStorage>) {
    if settings.has_sound() {
        speaker.update_value(|speaker| speaker.play(&tones(cue)));
    }
    if settings.has_vibration() {
        match cue {
            Cue::Won => vibrate(&[40]),
            Cue::Mistake => vibrate(&[60, 60, 60]),
            Cue::Turn | Cue::Taken => vibrate(&[20]),
            Cue::Refused => vibrate(&[20, 40, 20]),
            Cue::Card { .. } | Cue::Laid | Cue::Second | Cue::Lost | Cue::Over => {}
        }
    }
}

fn tones(cue: Cue) -> Vec<Tone> {
    let tone = |half_tones, after, length| Tone { pitch: pitch(half_tones), after, length, bright: false };
    match cue {
        Cue::Card { step, calls } => {
            let half_tones = SCALE[usize::from(step).min(SCALE.len() - 1)];
            vec![Tone { bright: calls, ..tone(half_tones, 0.0, if calls { 260.0 } else { 130.0 }) }]
        }
        Cue::Laid => vec![tone(0, 0.0, 70.0)],
        Cue::Taken => vec![tone(7, 0.0, 70.0), tone(0, 60.0, 140.0)],
        // After the tone of the last action.
        Cue::Turn => vec![tone(12, 240.0, 90.0), tone(17, 330.0, 140.0)],
        Cue::Refused => vec![tone(-3, 0.0, 110.0)],
        Cue::Second => vec![tone(24, 0.0, 40.0)],
        Cue::Over => vec![tone(7, 90.0, 120.0), tone(7, 240.0, 240.0)],
        Cue::Won => vec![tone(12, 0.0, 120.0), tone(16, 90.0, 120.0), tone(19, 180.0, 240.0)],
        Cue::Lost => vec![tone(7, 0.0, 120.0), tone(3, 90.0, 240.0)],
        Cue::Mistake => vec![tone(-12, 0.0, 160.0), tone(-13, 120.0, 260.0)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cue_sounds_different_and_is_short() {
        let cues = [
            Cue::Card { step: 0, calls: false },
            Cue::Card { step: 0, calls: true },
            Cue::Mistake,
            Cue::Laid,
            Cue::Taken,
            Cue::Turn,
            Cue::Refused,
            Cue::Second,
            Cue::Won,
            Cue::Lost,
            Cue::Over,
        ];
        for (at, cue) in cues.iter().enumerate() {
            let sound = tones(*cue);
            assert!(sound.iter().all(|tone| tone.after + tone.length <= 500.0), "{cue:?} is long");
            assert!(cues[..at].iter().all(|other| tones(*other) != sound), "{cue:?} sounds like another");
        }
    }

    #[test]
    fn every_rank_has_its_own_tone_for_small_speakers() {
        let pitches: Vec<f32> = (0..=13).map(|step| tones(Cue::Card { step, calls: false })[0].pitch).collect();
        assert!(pitches.windows(2).all(|pair| pair[1] > pair[0] * 1.05), "{pitches:?}");
        assert!(pitches[0] > 200.0 && pitches[13] < 2_000.0, "{pitches:?}");
    }
}
