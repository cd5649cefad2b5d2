//! The player's settings: the look of the page, the pace of computer players, sounds and signals.

use std::time::Duration;

use leptos::prelude::*;

use super::status::StoreStatus;
use super::stored;
use crate::browser::{device, storage, tabs};
use crate::game::{Language, Seat};
use crate::session::setting_words::SettingWords;
use crate::session::stored::Stored;
use crate::ui::Wording;

pub fn settings() -> RwSignal<Settings> {
    expect_context()
}

/// The settings, as they are stored on this device. They are applied and stored when they change here, and applied when they
/// change in another tab.
pub fn follow_settings(status: StoreStatus) -> RwSignal<Settings> {
    let settings = RwSignal::new(Settings::load());
    Effect::new(move |before: Option<Settings>| {
        let now = settings.get();
        now.apply();
        now.store(before, status);
        now
    });
    tabs::follow(SettingWords::NAME, move || settings.set(Settings::load()));
    settings
}

/// The settings. Each is the index of its value, and 0 is the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settings([usize; KEYS.len()]);

/// A setting: where it is stored, and how many values it has.
#[derive(Clone, Copy)]
pub struct Key {
    /// The index among all settings.
    index: usize,
    /// The name in the stored text.
    pub name: &'static str,
    /// The number of values.
    values: usize,
}

/// The language of the page: the browser's language, or one of [`Language::ALL`].
pub const LANGUAGE: Key = Key { index: 0, name: "language", values: 1 + Language::COUNT };
/// Light or dark: as the system, light, dark.
pub const THEME: Key = Key { index: 1, name: "theme", values: 3 };
/// The colours of suits: two or four.
pub const DECK: Key = Key { index: 2, name: "deck", values: 2 };
/// The speed of animations: as the system, none, slow, fast.
pub const MOTION: Key = Key { index: 3, name: "motion", values: 4 };
/// The pace of computer players: brisk, unhurried, at once.
pub const PACE: Key = Key { index: 4, name: "pace", values: 3 };
/// Sounds: on, off, quiet, loud. The key of earlier versions, `sound`, is ignored, because their default was off.
pub const SOUND: Key = Key { index: 5, name: "sounds", values: 4 };
/// Flashes of the table in a race: on, off.
pub const FLASHES: Key = Key { index: 6, name: "signs", values: 2 };
/// Vibration: on, off.
pub const VIBRATION: Key = Key { index: 7, name: "vibration", values: 2 };
/// Notation in the log: off, on.
pub const NOTATION: Key = Key { index: 8, name: "notation", values: 2 };
/// The coach: off, on.
pub const COACH: Key = Key { index: 9, name: "coach", values: 2 };
/// The look of boards and card backs: chart, wood.
pub const LOOK: Key = Key { index: 10, name: "look", values: 2 };
/// The size of the board: large, medium, small.
pub const BOARD: Key = Key { index: 11, name: "board", values: 3 };
/// Which way boards with two sides lie: as printed, turned around, with the player's side below.
pub const DIRECTION: Key = Key { index: 12, name: "direction", values: 3 };
/// How much a screen reader says by itself: short, whole, on request.
pub const WORDING: Key = Key { index: 13, name: "wording", values: 3 };

/// The languages that were stored as numbers, from 1 on, when there were no others.
const NUMBERED_LANGUAGES: [&str; 2] = ["en", "fr"];

/// All settings, in the order in which they are stored.
const KEYS: [Key; 14] =
    [LANGUAGE, THEME, DECK, MOTION, PACE, SOUND, FLASHES, VIBRATION, NOTATION, COACH, LOOK, BOARD, DIRECTION, WORDING];

/// The themes that can be chosen instead of the system's.
const THEMES: &[&str] = &["light", "dark"];

/// The attributes of the root element that the stylesheet reads: each with its setting, and with what it says for the values
/// from 1 on. For the default there is no attribute.
const ATTRIBUTES: [(&str, Key, &[&str]); 7] = [
    ("data-theme", THEME, THEMES),
    ("data-deck", DECK, &["four"]),
    ("data-look", LOOK, &["wood"]),
    ("data-board", BOARD, &["medium", "small"]),
    ("data-motion", MOTION, &["none", "slow", "fast"]),
    ("data-signs", FLASHES, &["none"]),
    ("data-notation", NOTATION, &["shown"]),
];

impl Settings {
    pub fn get(self, key: Key) -> usize {
        self.0[key.index]
    }

    pub fn set(&mut self, key: Key, value: usize) {
        self.0[key.index] = value;
    }

    /// The name of a setting's value, from the names of its values from 1 on; `None` for the default.
    fn name_of(self, key: Key, names: &[&'static str]) -> Option<&'static str> {
        self.get(key).checked_sub(1).and_then(|value| names.get(value).copied())
    }

    /// Reads a text such as `language=fr theme=2 pace=1`. Unknown settings and values are ignored, so that they never keep
    /// the page from starting.
    pub fn read(text: &str) -> Self {
        let mut settings = Self::default();
        for (name, value) in text.split_whitespace().filter_map(|part| part.split_once('=')) {
            let key = KEYS.into_iter().find(|key| key.name == name);
            let number = if name == LANGUAGE.name { number_of_language(value) } else { value.parse().ok() };
            if let (Some(key), Some(number)) = (key, number)
                && number < key.values
            {
                settings.set(key, number);
            }
        }
        settings
    }

    pub fn load() -> Self {
        Self::read(&storage::get(SettingWords::NAME).ok().flatten().unwrap_or_default())
    }

    /// Sets the attributes that the stylesheet reads.
    fn apply(self) {
        for (attribute, key, values) in ATTRIBUTES {
            device::set_root_attribute(attribute, self.name_of(key, values));
        }
        device::set_theme_colour(self.name_of(THEME, THEMES));
    }

    /// Stores what has changed since `before`: other settings may have changed in another tab. A language that an earlier version
    /// stored as a number is stored again as its tag, which the first script of the page reads.
    fn store(self, before: Option<Self>, status: StoreStatus) {
        // Where nothing can be stored, the settings hold until the player leaves the page. The player learns about that when there
        // is a game to lose.
        let _ = stored::update_with(storage::put, status, |words| self.change(before, words));
    }

    /// Sets the words of the settings that have changed since `before`, and at the start that of the language.
    fn change(self, before: Option<Self>, words: &mut SettingWords) {
        let before = before.unwrap_or_else(|| {
            let mut before = self;
            before.set(LANGUAGE, 0);
            before
        });
        for key in KEYS.into_iter().filter(|key| self.get(*key) != before.get(*key)) {
            // The number of a language changes with the other languages.
            let tag =
                self.chosen_language().filter(|_| key.name == LANGUAGE.name).map(|language| language.tag().to_owned());
            words.set(key.name, &tag.unwrap_or_else(|| self.get(key).to_string()), "0");
        }
    }

    /// The chosen language. Without a choice, the first of the browser's languages (`tags`) that the page has.
    pub fn language(self, tags: &[String]) -> Language {
        self.chosen_language().unwrap_or_else(|| Language::of_tags(tags))
    }

    /// The chosen language; `None` for that of the browser.
    fn chosen_language(self) -> Option<Language> {
        self.get(LANGUAGE).checked_sub(1).and_then(|index| Language::ALL.get(index).copied())
    }

    /// The shortest time that a computer player takes for a move.
    pub fn pace(self) -> Duration {
        Duration::from_millis([700, 2000, 0][self.get(PACE)])
    }

    /// The volume of sounds, from 0 to 1; `None` if they are off.
    pub fn volume(self) -> Option<f32> {
        [Some(0.15), None, Some(0.05), Some(0.4)][self.get(SOUND)]
    }

    pub fn switch_sound(&mut self) {
        self.set(SOUND, usize::from(self.volume().is_some()));
    }

    pub fn wording(self) -> Wording {
        [Wording::Short, Wording::Whole, Wording::OnRequest][self.get(WORDING)]
    }

    pub fn has_coach(self) -> bool {
        self.get(COACH) > 0
    }

    /// Whether boards are turned around while the view of this seat is shown.
    pub fn turns_board(self, viewer: Option<Seat>) -> bool {
        match self.get(DIRECTION) {
            0 => false,
            1 => true,
            _ => viewer == Some(Seat::SECOND),
        }
    }

    pub fn has_vibration(self) -> bool {
        self.get(VIBRATION) == 0
    }
}

/// The value of the language setting for a stored tag, or for the number that earlier versions stored.
fn number_of_language(value: &str) -> Option<usize> {
    let tag = match value.parse::<usize>() {
        Ok(0) => return Some(0),
        Ok(number) => NUMBERED_LANGUAGES.get(number - 1)?,
        Err(_) => value,
    };
    Language::ALL.into_iter().find(|language| language.tag() == tag).map(|language| 1 + language.index())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::stored;

    fn with(key: Key, value: usize) -> Settings {
        let mut settings = Settings::default();
        settings.set(key, value);
        settings
    }

    /// The text that a tab stores when its settings change, given what is stored.
    fn stored(text: &str, before: Option<Settings>, now: Settings) -> String {
        let (words, _) = stored::changed(Some(text), |words| now.change(before, words)).expect("words");
        words.write()
    }

    #[test]
    fn settings_are_read_as_they_are_written() {
        let mut settings = Settings([0, 2, 1, 0, 2, 1, 0, 1, 1, 1, 1, 2, 1, 2]);
        settings.set(LANGUAGE, 1 + Language::of_tags(["fr"]).index());
        let text = "language=fr theme=2 deck=1 pace=2 sounds=1 vibration=1 notation=1 coach=1 look=1 board=2 \
                    direction=1 wording=2";
        assert_eq!(stored("", Some(Settings::default()), settings), text);
        assert_eq!(Settings::read(text), settings);
        assert_eq!(Settings::read(&stored(text, Some(settings), Settings::default())), Settings::default());
    }

    #[test]
    fn each_tab_changes_only_what_was_chosen_in_it() {
        for begun in ["", "theme=0 look=0", "scent=7", "language=de pace=2"] {
            let both_open = Settings::read(begun);
            for (first, second) in KEYS.into_iter().flat_map(|first| KEYS.map(|second| (first, second))) {
                let chosen = |key: Key| {
                    let mut settings = both_open;
                    settings.set(key, (settings.get(key) + 1) % key.values);
                    settings
                };
                let text = stored(begun, Some(both_open), chosen(first));
                let text = stored(&text, Some(both_open), chosen(second));
                let read = Settings::read(&text);
                assert_eq!(read.get(first), chosen(first).get(first), "{} and {}: {text}", first.name, second.name);
                assert_eq!(read.get(second), chosen(second).get(second), "{} and {}: {text}", first.name, second.name);
                assert_eq!(text.contains("scent=7"), begun.contains("scent=7"), "{text}");
            }
        }
    }

    #[test]
    fn the_board_turns_to_the_second_player_if_wished() {
        let turned =
            |value| [None, Some(Seat::FIRST), Some(Seat::SECOND)].map(|seat| with(DIRECTION, value).turns_board(seat));
        assert_eq!(turned(0), [false; 3]);
        assert_eq!(turned(1), [true; 3]);
        assert_eq!(turned(2), [false, false, true]);
    }

    #[test]
    fn a_chosen_language_goes_before_the_browsers() {
        let chosen = |stored, tags: &[&str]| {
            let tags: Vec<String> = tags.iter().map(ToString::to_string).collect();
            Settings::read(stored).language(&tags).tag()
        };
        assert_eq!(chosen("", &["fr-CA", "en"]), "fr");
        assert_eq!(chosen("language=0", &["tlh"]), "en");
        assert_eq!(chosen("language=en", &["fr"]), "en");
        assert_eq!(chosen("language=de", &["en"]), "de");
        assert_eq!(chosen("language=tlh", &["fr"]), "fr");
    }

    #[test]
    fn a_language_stored_as_a_number_is_still_known() {
        let chosen = |stored| Settings::read(stored).language(&["de".to_owned()]).tag();
        assert_eq!(["language=1", "language=2", "language=3"].map(chosen), ["en", "fr", "de"]);
        let opened = |text| stored(text, None, Settings::read(text));
        assert_eq!(opened("language=2 theme=1"), "language=fr theme=1");
        assert_eq!(["", "theme=1", "language=0"].map(opened), ["", "theme=1", "language=0"]);
    }

    #[test]
    fn unknown_settings_and_values_are_ignored() {
        let junk = "theme=9 deck=one motion colour=3 pace=1 =";
        assert_eq!(Settings::read(junk), with(PACE, 1));
    }
}
