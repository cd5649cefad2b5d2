//! What the house needs to say about a game in a player's language: its name, its options, its rules.

use super::Language;
use super::catalogue::{Message, PerLanguage};
use super::options::Choices;

/// A game described: in one language, or with messages of a catalogue for its texts ([`Description`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About<Text: 'static = &'static str> {
    /// The name of the game.
    pub name: Text,
    /// What it is, in a sentence or two.
    pub tagline: Text,
    /// For how many, how long, of what kind.
    pub facts: Text,
    /// Whose game it is.
    pub credit: Text,
    /// The options, in groups.
    pub groups: &'static [Group<Text>],
    /// Ready-made choices.
    pub presets: &'static [Preset<Text>],
    /// Ready-made choices of which one is offered each day, in turn; may be empty.
    pub daily: &'static [Preset<Text>],
    /// The rules for players, in the house's few marks for headings, lists and pictures
    /// (`ui::prose`).
    pub rules: Text,
}

/// What a picture in the rules shows, and how the game is to draw it: `![caption](how)`; `None` for other lines.
#[must_use]
pub fn picture(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")
}

/// Options that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group<Text: 'static = &'static str> {
    /// What they are about.
    pub name: Text,
    /// The options.
    pub options: &'static [OptionText<Text>],
}

/// An option in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionText<Text: 'static = &'static str> {
    /// Its name in records and links.
    pub key: &'static str,
    /// Its name for players.
    pub name: Text,
    /// What it does, in a line.
    pub why: Text,
    /// Its values for players, the standard one first.
    pub values: &'static [Text],
}

/// A ready-made choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset<Text: 'static = &'static str> {
    /// Its name.
    pub name: Text,
    /// What it is for, in a line.
    pub why: Text,
    /// The options as text.
    pub options: &'static str,
}

/// A game described by the messages of its catalogue, and what has been read of it in each language.
pub struct Description {
    messages: About<Message>,
    read: PerLanguage<About>,
}

impl Description {
    /// The description with these messages.
    #[must_use]
    pub const fn new(messages: About<Message>) -> Self {
        Self { messages, read: PerLanguage::new() }
    }

    /// The description in a language. It is read once for each language and kept.
    pub fn about(&self, language: Language) -> &About {
        self.read.get(language, || self.messages.read(language))
    }
}

/// Reads each item of a list, and keeps the new list for good: there is one for each language.
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
            rules: self.rules.text(language),
        }
    }
}

impl About {
    /// The ready-made choice of a day, counted from any day that is the same for everyone.
    #[must_use]
    pub fn of_the_day(&self, day: u64) -> Option<&'static Preset> {
        let count = u64::try_from(self.daily.len()).ok()?;
        self.daily.get(usize::try_from(day.checked_rem(count)?).ok()?)
    }

    /// What is missing or too much in the description of these options, in words; nothing when it is
    /// complete. A test asks this of every language of every game.
    #[must_use]
    pub fn gaps<O: Choices>(&self) -> Vec<String> {
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
            if let Err(error) = O::read(super::text::Word::whole(preset.options)) {
                gaps.push(format!("preset {}: {error}", preset.name));
            }
        }
        gaps
    }
}
