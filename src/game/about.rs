//! The description of a game for players: its name, its options and its presets.

use super::Language;
use super::catalogue::{Message, PerLanguage};
use super::options::{Choice, Choices, STANDARD};

/// The description of a game: in one language, or as messages of a catalogue ([`Description`] translates them).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About<Text: 'static = &'static str> {
    /// The name of the game.
    pub name: Text,
    /// What the game is, in a sentence or two.
    pub tagline: Text,
    /// The number of players, the time that a game takes, and the kind of game.
    pub facts: Text,
    /// The authors.
    pub credit: Text,
    /// The options, in the groups of the set-up page.
    pub groups: &'static [Group<Text>],
    /// Ready-made sets of options. The first is the usual game.
    pub presets: &'static [Preset<Text>],
    /// Sets of options for the game of the day, which take turns; may be empty.
    pub daily: &'static [Preset<Text>],
}

/// Splits a line of the rules such as `![caption](text)` into the caption of the picture and the text that the game draws. `None`
/// if the line has no picture.
///
/// ```
/// use corsair_cabinet::game::about::split_picture_line;
///
/// assert_eq!(split_picture_line("![A King with two guards](KH+8H+4D)"), Some(("A King with two guards", "KH+8H+4D")));
/// assert_eq!(split_picture_line("- a list"), None);
/// ```
#[must_use]
pub fn split_picture_line(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")
}

/// A group of options in the set-up page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group<Text: 'static = &'static str> {
    /// The name of the group for players.
    pub name: Text,
    /// The options of the group.
    pub options: &'static [OptionText<Text>],
}

/// The texts of one option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionText<Text: 'static = &'static str> {
    /// The option's name in records and links.
    pub key: &'static str,
    /// The option's name for players.
    pub name: Text,
    /// The option's effect, in one line.
    pub why: Text,
    /// The names of the option's values for players, the standard value first.
    pub values: &'static [Text],
}

/// A ready-made set of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset<Text: 'static = &'static str> {
    /// The name of the preset for players.
    pub name: Text,
    /// The purpose of the preset, in one line.
    pub why: Text,
    /// The options, as [`Choices::write`] writes them.
    pub options: &'static str,
}

/// The description of a game as messages of its catalogue. It is translated once for each language.
pub(crate) struct Description {
    messages: About<Message>,
    read: PerLanguage<About>,
}

impl Description {
    pub(crate) const fn new(messages: About<Message>) -> Self {
        Self { messages, read: PerLanguage::new() }
    }

    pub(crate) fn about(&self, language: Language) -> &About {
        self.read.get(language, || self.messages.read(language))
    }
}

/// Maps each item of a static list. The memory of the new list is never freed, which costs little: each list is mapped once for
/// each language.
fn read_each<T, R>(items: &'static [T], read: impl Fn(&T) -> R) -> &'static [R] {
    Vec::leak(items.iter().map(read).collect())
}

impl About<Message> {
    fn read(&self, language: Language) -> About {
        let preset = |preset: &Preset<Message>| Preset {
            name: preset.name.text(language),
            why: preset.why.text(language),
            options: preset.options,
        };
        let option = |option: &OptionText<Message>| OptionText {
            key: option.key,
            name: option.name.text(language),
            why: option.why.text(language),
            values: read_each(option.values, |value| value.text(language)),
        };
        About {
            name: self.name.text(language),
            tagline: self.tagline.text(language),
            facts: self.facts.text(language),
            credit: self.credit.text(language),
            groups: read_each(self.groups, |group| Group {
                name: group.name.text(language),
                options: read_each(group.options, option),
            }),
            presets: read_each(self.presets, preset),
            daily: read_each(self.daily, preset),
        }
    }
}

impl About {
    /// The options of the usual game, which are those of the first preset.
    #[must_use]
    pub fn usual_options(&self) -> &'static str {
        self.presets.first().map_or(STANDARD, |preset| preset.options)
    }

    /// The names of an option and of one of its values for players; `None` if the option or the value does not exist.
    #[must_use]
    pub fn option_and_value(&self, choices: &[Choice], key: &str, value: &str) -> Option<(&'static str, &'static str)> {
        let described = self.groups.iter().flat_map(|group| group.options).find(|option| option.key == key)?;
        let place = choices.iter().find(|choice| choice.key == key)?.index_of_value(value)?;
        Some((described.name, described.values.get(place)?))
    }

    /// The preset of a day; `None` if the game has no daily presets. Day 0 can be any day, as long as it is the same for all
    /// players.
    pub(crate) fn preset_of_day(&self, day: u64) -> Option<&'static Preset> {
        let count = u64::try_from(self.daily.len()).ok()?;
        self.daily.get(usize::try_from(day.checked_rem(count)?).ok()?)
    }

    /// The faults in the description of the options `O`, each as a short text; empty when the description is complete. A test
    /// checks every language of every game.
    ///
    /// ```
    /// use corsair_cabinet::game::{GameWords, Language};
    /// use corsair_cabinet::games::court_wars::{CourtWars, rules::Options};
    ///
    /// let about = CourtWars::about(Language::ENGLISH);
    /// assert_eq!(about.name, "Court Wars");
    /// assert!(about.description_faults::<Options>().is_empty());
    /// ```
    #[must_use]
    pub fn description_faults<O: Choices>(&self) -> Vec<String> {
        let described: Vec<&OptionText> = self.groups.iter().flat_map(|group| group.options).collect();
        let mut gaps = Vec::new();
        for choice in O::CHOICES {
            let texts: Vec<_> = described.iter().filter(|text| text.key == choice.key).collect();
            match texts[..] {
                [text] if text.values.len() == choice.values.len() => {}
                [text] => {
                    gaps.push(format!("{}: {} values, not {}", choice.key, choice.values.len(), text.values.len()));
                }
                _ => gaps.push(format!("{}: described {} times", choice.key, texts.len())),
            }
        }
        let unknown = described.iter().filter(|text| O::CHOICES.iter().all(|choice| choice.key != text.key));
        gaps.extend(unknown.map(|text| format!("{}: no such option", text.key)));
        for preset in self.presets.iter().chain(self.daily) {
            if let Err(error) = O::read_stored(super::text::Word::whole(preset.options)) {
                gaps.push(format!("preset {}: {error}", preset.name));
            }
        }
        gaps
    }
}
