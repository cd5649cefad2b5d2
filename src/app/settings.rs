//! The player's wishes: how the cabinet looks, and how fast computers play.

use std::time::Duration;

use leptos::prelude::*;

use super::data_settings::Keeping;
use super::{Footer, Header, context};
use crate::browser::{device, storage};
use crate::game::Language;
use crate::session::backup::SETTINGS;
use crate::ui::texts;

/// The wishes, each as the place of its value among those offered; the first is the standard one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// As the browser says, or one of the languages of the house.
    pub language: usize,
    /// As the system says, day, night.
    pub theme: usize,
    /// Two or four colours.
    pub deck: usize,
    /// As the system says, none.
    pub motion: usize,
    /// Brisk, defer_until_painted, at once.
    pub pace: usize,
    /// No sounds, sounds.
    pub sound: usize,
    /// Signs in the picture, none.
    pub signs: usize,
    /// Vibration, none.
    pub vibration: usize,
}

/// The wishes by the names they are stored under, each with the number of its values.
const KEYS: [(&str, usize); 8] = [
    ("language", 1 + Language::ALL.len()),
    ("theme", 3),
    ("deck", 2),
    ("motion", 2),
    ("pace", 3),
    ("sound", 2),
    ("signs", 2),
    ("vibration", 2),
];

impl Settings {
    fn values(&mut self) -> [&mut usize; 8] {
        let Self { language, theme, deck, motion, pace, sound, signs, vibration } = self;
        [language, theme, deck, motion, pace, sound, signs, vibration]
    }

    /// Reads a text such as `theme=2 pace=1`. What is unknown or wrong is left at the standard: no wish
    /// is worth refusing the page for.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut settings = Self::default();
        for (key, value) in text.split_whitespace().filter_map(|part| part.split_once('=')) {
            let place = KEYS.iter().position(|(known, _)| *known == key);
            if let (Some(place), Ok(value)) = (place, value.parse::<usize>())
                && value < KEYS[place].1
            {
                *settings.values()[place] = value;
            }
        }
        settings
    }

    /// Writes the text that [`Settings::read`] reads.
    #[must_use]
    pub fn write(mut self) -> String {
        let values = self.values().map(|value| *value);
        let parts = KEYS.iter().zip(values).map(|((key, _), value)| format!("{key}={value}"));
        parts.collect::<Vec<_>>().join(" ")
    }

    /// The wishes stored on this device.
    #[must_use]
    pub fn stored() -> Self {
        Self::read(&storage::get(SETTINGS).ok().flatten().unwrap_or_default())
    }

    /// Tells the stylesheet, and stores.
    pub fn apply(self) {
        device::set_root("data-theme", [None, Some("light"), Some("dark")][self.theme]);
        device::set_root("data-deck", [None, Some("four")][self.deck]);
        device::set_root("data-motion", [None, Some("none")][self.motion]);
        device::set_root("data-signs", [None, Some("none")][self.signs]);
        if self != Self::stored() {
            // Where nothing can be stored the wishes hold until the page is left, which the player
            // learns as soon as there is a game to lose.
            let _ = storage::put(SETTINGS, &self.write());
        }
    }

    /// The language that is wished for, by a browser whose user reads languages with these tags.
    #[must_use]
    pub fn language(self, tags: &[String]) -> Language {
        let chosen = self.language.checked_sub(1).and_then(|place| Language::ALL.get(place).copied());
        chosen.unwrap_or_else(|| Language::of_tags(tags))
    }

    /// How long a computer waits at least before it shows its move.
    #[must_use]
    pub fn pace(self) -> Duration {
        Duration::from_millis([700, 2000, 0][self.pace])
    }
}

/// The page of the wishes.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let words = texts();
    let settings = context().settings;
    let wish = move |key: usize, name: &'static str, why: &'static str, values: &'static [&'static str]| {
        let group = KEYS[key].0;
        let choices = values
            .iter()
            .enumerate()
            .map(|(place, value)| {
                view! {
                    <label>
                        <input
                            type="radio"
                            name=group
                            prop:checked=move || *settings.get().values()[key] == place
                            on:change=move |_| settings.update(|settings| *settings.values()[key] = place)
                        />
                        {*value}
                    </label>
                }
            })
            .collect_view();
        view! {
            <div class="option">
                <p class="label">{name}</p>
                <p class="why">{why}</p>
                <div class="segments" role="radiogroup" aria-label=name>{choices}</div>
            </div>
        }
    };
    view! {
        <Header back=true/>
        <main id="main" class="page narrow stack" tabindex="-1">
            <h1>{words.settings}</h1>
            <section class="sheet">
                <h2>{words.looks}</h2>
                {wish(0, words.language, words.language_why, &words.languages)}
                {wish(1, words.theme, words.theme_why, &words.themes)}
                {wish(2, words.deck, words.deck_why, &words.decks)}
                {wish(3, words.motion, words.motion_why, &words.motions)}
            </section>
            <section class="sheet">
                <h2>{words.playing}</h2>
                {wish(4, words.pace, words.pace_why, &words.paces)}
            </section>
            <section class="sheet">
                <h2>{words.cues}</h2>
                {wish(5, words.sound, words.sound_why, &words.sounds)}
                {wish(6, words.signs, words.signs_why, &words.cue_values)}
                {wish(7, words.vibration, words.vibration_why, &words.cue_values)}
            </section>
            <Keeping/>
        </main>
        <Footer/>
    }
}

#[cfg(test)]
mod tests {
    use super::Settings;
    use crate::game::Language;

    #[test]
    fn wishes_are_read_as_they_are_stored() {
        let settings =
            Settings { language: 2, theme: 2, deck: 1, motion: 0, pace: 2, sound: 1, signs: 0, vibration: 1 };
        assert_eq!(Settings::read(&settings.write()), settings);
    }

    #[test]
    fn a_wish_for_a_language_goes_before_what_the_browser_says() {
        let wished = |language, tags: &[&str]| {
            let tags: Vec<String> = tags.iter().map(ToString::to_string).collect();
            Settings { language, ..Settings::default() }.language(&tags)
        };
        assert_eq!(wished(0, &["fr-CA", "en"]), Language::of_tags(["fr"]));
        assert_eq!(wished(0, &["de"]), Language::ENGLISH);
        assert_eq!(wished(1, &["fr"]), Language::ENGLISH);
        assert_eq!(wished(2, &["en"]), Language::of_tags(["fr"]));
    }

    #[test]
    fn what_cannot_be_a_wish_is_passed_over() {
        let junk = "theme=9 deck=one motion colour=3 pace=1 =";
        assert_eq!(Settings::read(junk), Settings { pace: 1, ..Settings::default() });
    }
}
