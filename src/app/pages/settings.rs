//! The player's settings: the look of the page, the pace of computer players, sounds and signals.

mod data_settings;

use std::time::Duration;

use leptos::prelude::*;

use self::data_settings::DataSettings;
use crate::app::shell::{Footer, Header, context};
use crate::browser::{device, storage};
use crate::game::Language;
use crate::session::backup::SETTINGS;
use crate::ui::{messages as say, use_language, words};

/// The settings, each as the index of its value among those offered; 0 is the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// The browser's language, or one of [`Language::ALL`].
    pub language: usize,
    /// As the system, day, night.
    pub theme: usize,
    /// Two or four colours.
    pub deck: usize,
    /// As the system, none.
    pub motion: usize,
    /// Brisk, unhurried, at once.
    pub pace: usize,
    /// On, off.
    pub sound: usize,
    /// On, off.
    pub flashes: usize,
    /// On, off.
    pub vibration: usize,
    /// Off, on.
    pub notation: usize,
    /// Off, on.
    pub coach: usize,
}

/// A setting as it is stored: its name, how many values it has, and its field.
struct Key {
    name: &'static str,
    values: usize,
    field: fn(&mut Settings) -> &mut usize,
}

const LANGUAGE: Key = Key { name: "language", values: 1 + Language::COUNT, field: |settings| &mut settings.language };
const THEME: Key = Key { name: "theme", values: 3, field: |settings| &mut settings.theme };
const DECK: Key = Key { name: "deck", values: 2, field: |settings| &mut settings.deck };
const MOTION: Key = Key { name: "motion", values: 2, field: |settings| &mut settings.motion };
const PACE: Key = Key { name: "pace", values: 3, field: |settings| &mut settings.pace };
/// Earlier versions stored `sound`, which was off at first; that is ignored.
const SOUND: Key = Key { name: "sounds", values: 2, field: |settings| &mut settings.sound };
const FLASHES: Key = Key { name: "signs", values: 2, field: |settings| &mut settings.flashes };
const VIBRATION: Key = Key { name: "vibration", values: 2, field: |settings| &mut settings.vibration };
const NOTATION: Key = Key { name: "notation", values: 2, field: |settings| &mut settings.notation };
const COACH: Key = Key { name: "coach", values: 2, field: |settings| &mut settings.coach };

/// All settings, in the order in which they are stored.
const KEYS: [Key; 10] = [LANGUAGE, THEME, DECK, MOTION, PACE, SOUND, FLASHES, VIBRATION, NOTATION, COACH];

impl Settings {
    /// Reads a text such as `theme=2 pace=1`. Unknown settings and values are ignored, so that they never keep the page
    /// from starting.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut settings = Self::default();
        for (name, value) in text.split_whitespace().filter_map(|part| part.split_once('=')) {
            let key = KEYS.iter().find(|key| key.name == name);
            if let (Some(key), Ok(value)) = (key, value.parse::<usize>())
                && value < key.values
            {
                *(key.field)(&mut settings) = value;
            }
        }
        settings
    }

    /// Writes the text that [`Settings::read`] reads.
    #[must_use]
    pub fn write(mut self) -> String {
        KEYS.map(|key| format!("{}={}", key.name, (key.field)(&mut self))).join(" ")
    }

    /// The settings stored on this device.
    #[must_use]
    pub fn stored() -> Self {
        Self::read(&storage::get(SETTINGS).ok().flatten().unwrap_or_default())
    }

    /// Sets the attributes that the stylesheet reads, and stores the settings.
    pub fn apply(self) {
        device::set_root("data-theme", [None, Some("light"), Some("dark")][self.theme]);
        device::set_root("data-deck", [None, Some("four")][self.deck]);
        device::set_root("data-motion", [None, Some("none")][self.motion]);
        device::set_root("data-signs", [None, Some("none")][self.flashes]);
        device::set_root("data-notation", [None, Some("shown")][self.notation]);
        if self != Self::stored() {
            // Where nothing can be stored, the settings hold until the player leaves the page. The player learns about
            // that when there is a game to lose.
            let _ = storage::put(SETTINGS, &self.write());
        }
    }

    /// The chosen language, or else the first of the browser's languages that there is; `tags` are those.
    #[must_use]
    pub fn language(self, tags: &[String]) -> Language {
        let chosen = self.language.checked_sub(1).and_then(|index| Language::ALL.get(index).copied());
        chosen.unwrap_or_else(|| Language::of_tags(tags))
    }

    /// The shortest time that a computer player takes for a move.
    #[must_use]
    pub fn pace(self) -> Duration {
        Duration::from_millis([700, 2000, 0][self.pace])
    }

    /// Whether there are sounds.
    #[must_use]
    pub fn has_sound(self) -> bool {
        self.sound == 0
    }

    /// Switches sounds on or off.
    pub fn switch_sound(&mut self) {
        self.sound = usize::from(self.has_sound());
    }

    /// Whether the coach is switched on.
    #[must_use]
    pub fn has_coach(self) -> bool {
        self.coach > 0
    }

    /// Switches the coach on or off.
    pub fn switch_coach(&mut self) {
        self.coach = usize::from(!self.has_coach());
    }

    /// Whether the device vibrates.
    #[must_use]
    pub fn has_vibration(self) -> bool {
        self.vibration == 0
    }
}

/// "Off" and "On", the order in which they are shown everywhere.
fn off_and_on(language: Language) -> [&'static str; 2] {
    [say::OFF.text(language), say::ON.text(language)]
}

/// The settings page.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let language = use_language();
    let [off, on] = off_and_on(language);
    view! {
        <Header back=true/>
        <main id="main" class="page narrow stack" tabindex="-1">
            <h1>{say::SETTINGS.text(language)}</h1>
            <Looks/>
            <section class="sheet">
                <h2>{say::SETTING_PLAYING.text(language)}</h2>
                <Setting
                    key=PACE
                    name=say::SETTING_PACE.text(language)
                    why=say::SETTING_PACE_WHY.text(language)
                    values=words::paces(language).into()
                />
                <Setting
                    key=NOTATION
                    name=say::SETTING_NOTATION.text(language)
                    why=say::SETTING_NOTATION_WHY.text(language)
                    values=vec![off, on]
                />
                <Setting
                    key=COACH
                    name=say::COACH.text(language)
                    why=say::COACH_WHY.text(language)
                    values=vec![off, on]
                />
            </section>
            <Cues/>
            <DataSettings/>
        </main>
        <Footer/>
    }
}

/// The settings for the look of the page.
#[component]
fn Looks() -> impl IntoView {
    let language = use_language();
    let browser = say::SETTING_LANGUAGE_BROWSER.text(language);
    let languages = [browser].into_iter().chain(Language::ALL.map(Language::name)).collect();
    let themes = [say::SETTING_THEME_SYSTEM, say::SETTING_THEME_LIGHT, say::SETTING_THEME_DARK];
    let decks = [say::SETTING_DECK_TWO, say::SETTING_DECK_FOUR];
    let motions = [say::SETTING_MOTION_SYSTEM, say::SETTING_MOTION_NONE];
    view! {
        <section class="sheet">
            <h2>{say::SETTING_LOOKS.text(language)}</h2>
            <Setting
                key=LANGUAGE
                name=say::SETTING_LANGUAGE.text(language)
                why=say::SETTING_LANGUAGE_WHY.text(language)
                values=languages
            />
            <Setting
                key=THEME
                name=say::SETTING_THEME.text(language)
                why=say::SETTING_THEME_WHY.text(language)
                values=themes.map(|theme| theme.text(language)).into()
            />
            <Setting
                key=DECK
                name=say::SETTING_DECK.text(language)
                why=say::SETTING_DECK_WHY.text(language)
                values=decks.map(|deck| deck.text(language)).into()
            />
            <Setting
                key=MOTION
                name=say::SETTING_MOTION.text(language)
                why=say::SETTING_MOTION_WHY.text(language)
                values=motions.map(|motion| motion.text(language)).into()
            />
        </section>
    }
}

/// The settings for sounds, flashes and vibration.
#[component]
fn Cues() -> impl IntoView {
    let language = use_language();
    let [off, on] = off_and_on(language);
    view! {
        <section class="sheet">
            <h2>{say::SETTING_CUES.text(language)}</h2>
            <Setting
                key=SOUND
                name=say::SETTING_SOUND.text(language)
                why=say::SETTING_SOUND_WHY.text(language)
                values=vec![on, off]
            />
            <Setting
                key=FLASHES
                name=say::SETTING_FLASHES.text(language)
                why=say::SETTING_FLASHES_WHY.text(language)
                values=vec![on, off]
                reversed=true
            />
            <Setting
                key=VIBRATION
                name=say::SETTING_VIBRATION.text(language)
                why=say::SETTING_VIBRATION_WHY.text(language)
                values=vec![on, off]
                reversed=true
            />
        </section>
    }
}

/// One setting: its name, what it does, and its values side by side.
#[component]
fn Setting(
    key: Key,
    name: &'static str,
    why: &'static str,
    /// The names of the values, in the order in which they are stored.
    values: Vec<&'static str>,
    /// Whether they are shown in the opposite order.
    #[prop(optional)]
    reversed: bool,
) -> impl IntoView {
    let settings = context().settings;
    let field = key.field;
    let choice = |(index, value): (usize, &'static str)| {
        view! {
            <label>
                <input
                    type="radio"
                    name=key.name
                    prop:checked=move || *field(&mut settings.get()) == index
                    on:change=move |_| settings.update(|settings| *field(settings) = index)
                />
                {value}
            </label>
        }
    };
    let mut values: Vec<_> = values.into_iter().enumerate().collect();
    if reversed {
        values.reverse();
    }
    let choices = values.into_iter().map(choice).collect_view();
    view! {
        <div class="option">
            <p class="label">{name}</p>
            <p class="why">{why}</p>
            <div class="segments" role="radiogroup" aria-label=name>{choices}</div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::Settings;
    use crate::game::Language;

    #[test]
    fn settings_are_read_as_they_are_written() {
        let settings = Settings {
            language: 2,
            theme: 2,
            deck: 1,
            motion: 0,
            pace: 2,
            sound: 1,
            flashes: 0,
            vibration: 1,
            notation: 1,
            coach: 1,
        };
        assert_eq!(Settings::read(&settings.write()), settings);
    }

    #[test]
    fn a_chosen_language_goes_before_the_browsers() {
        let chosen = |language, tags: &[&str]| {
            let tags: Vec<String> = tags.iter().map(ToString::to_string).collect();
            Settings { language, ..Settings::default() }.language(&tags)
        };
        assert_eq!(chosen(0, &["fr-CA", "en"]), Language::of_tags(["fr"]));
        assert_eq!(chosen(0, &["de"]), Language::ENGLISH);
        assert_eq!(chosen(1, &["fr"]), Language::ENGLISH);
        assert_eq!(chosen(2, &["en"]), Language::of_tags(["fr"]));
    }

    #[test]
    fn unknown_settings_and_values_are_ignored() {
        let junk = "theme=9 deck=one motion colour=3 pace=1 =";
        assert_eq!(Settings::read(junk), Settings { pace: 1, ..Settings::default() });
    }
}
