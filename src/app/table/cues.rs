//! Plays sounds and vibrations for cues, as the settings allow.

use leptos::prelude::*;

use super::context::table_context;
use crate::app::store::{Settings, settings};
use crate::browser::cues::{Speaker, Timbre, Tone, vibrate};
use crate::game::Cue;
use crate::ui::{DynGameLook, Material};

/// The number of semitones from the lowest tone to each step of a major scale, over two octaves.
const SCALE_SEMITONES: [i8; 14] = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 21, 23];

/// The frequency of the lowest tone of a card, in Hz: middle C.
const LOWEST_TONE_HZ: f32 = 261.63;

/// The frequency, in Hz, of the tone that is this many semitones above the lowest tone.
fn pitch_hz(half_tones: i8) -> f32 {
    LOWEST_TONE_HZ * (f32::from(half_tones) / 12.0).exp2()
}

/// A callback that plays the cues of a game, as the settings are when it is called.
pub fn cue_player(game: &'static dyn DynGameLook) -> Callback<Cue> {
    let (settings, speaker, material) = (settings(), table_context().speaker, game.material());
    Callback::new(move |cue| play_cue(cue, material, settings.get_untracked(), speaker))
}

fn play_cue(cue: Cue, material: Material, settings: Settings, speaker: StoredValue<Speaker, LocalStorage>) {
    if let Some(volume) = settings.volume() {
        speaker.update_value(|speaker| speaker.play(&cue_tones(cue, material), volume));
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

/// The tones of a cue in a game played with this material.
fn cue_tones(cue: Cue, material: Material) -> Vec<Tone> {
    let tone = |half_tones, after, length| Tone { timbre: Timbre::Soft, pitch: pitch_hz(half_tones), after, length };
    let noise = |pitch, after, length| Tone { timbre: Timbre::Noise, pitch, after, length };
    match (cue, material) {
        (Cue::Card { step, calls }, _) => {
            let half_tones = SCALE_SEMITONES[usize::from(step).min(SCALE_SEMITONES.len() - 1)];
            let timbre = if calls { Timbre::Bright } else { Timbre::Soft };
            vec![Tone { timbre, ..tone(half_tones, 0.0, if calls { 260.0 } else { 130.0 }) }]
        }
        // The sounds of a card that slides over cloth, and of one that is swept up.
        (Cue::Laid, Material::Card) => vec![noise(2_600.0, 0.0, 90.0), noise(900.0, 60.0, 60.0)],
        (Cue::Taken, Material::Card) => vec![noise(3_400.0, 0.0, 260.0), noise(900.0, 180.0, 90.0)],
        // The sounds of a piece that is set down, and of one that is knocked over.
        (Cue::Laid, Material::Wood) => vec![noise(1_100.0, 0.0, 40.0), tone(-5, 0.0, 70.0)],
        (Cue::Taken, Material::Wood) => {
            vec![noise(1_400.0, 0.0, 50.0), noise(800.0, 90.0, 60.0), tone(-8, 90.0, 140.0)]
        }
        // The sounds of a ship that cuts through the water, and of one that sinks.
        (Cue::Laid, Material::Water) => vec![noise(500.0, 0.0, 320.0), tone(-12, 0.0, 60.0)],
        (Cue::Taken, Material::Water) => {
            vec![noise(900.0, 0.0, 180.0), noise(260.0, 80.0, 400.0), tone(-15, 80.0, 160.0)]
        }
        // Begins after the tone of the last action.
        (Cue::Turn, _) => vec![tone(12, 240.0, 90.0), tone(17, 330.0, 140.0)],
        (Cue::Refused, _) => vec![tone(-3, 0.0, 110.0)],
        (Cue::Second, _) => vec![tone(24, 0.0, 40.0)],
        (Cue::Over, _) => vec![tone(7, 90.0, 120.0), tone(7, 240.0, 240.0)],
        (Cue::Won, _) => vec![tone(12, 0.0, 120.0), tone(16, 90.0, 120.0), tone(19, 180.0, 240.0)],
        (Cue::Lost, _) => vec![tone(7, 0.0, 120.0), tone(3, 90.0, 240.0)],
        (Cue::Mistake, _) => vec![tone(-12, 0.0, 160.0), tone(-13, 120.0, 260.0)],
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
        let materials = [Material::Card, Material::Wood, Material::Water];
        for (at, cue) in cues.iter().enumerate() {
            for material in materials {
                let sound = cue_tones(*cue, material);
                assert!(sound.iter().all(|tone| tone.after + tone.length <= 500.0), "{cue:?} is long");
                assert!(
                    cues[..at].iter().all(|other| cue_tones(*other, material) != sound),
                    "{cue:?} sounds like another"
                );
            }
        }
        let laid = materials.map(|material| cue_tones(Cue::Laid, material));
        assert!(laid[0] != laid[1] && laid[1] != laid[2] && laid[2] != laid[0]);
    }

    #[test]
    fn every_rank_has_its_own_tone_for_small_speakers() {
        let pitches: Vec<f32> =
            (0..=13).map(|step| cue_tones(Cue::Card { step, calls: false }, Material::Card)[0].pitch).collect();
        assert!(pitches.windows(2).all(|pair| pair[1] > pair[0] * 1.05), "{pitches:?}");
        assert!(pitches[0] > 200.0 && pitches[13] < 2_000.0, "{pitches:?}");
    }
}
