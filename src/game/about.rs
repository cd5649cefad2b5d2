//! What the house needs to say about a game in a player's language: its name, its options, its rules.

use super::options::Choices;

/// A game described in one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    /// The name of the game.
    pub name: &'static str,
    /// What it is, in a sentence or two.
    pub tagline: &'static str,
    /// For how many, how long, of what kind.
    pub facts: &'static str,
    /// Whose game it is.
    pub credit: &'static str,
    /// The options, in groups.
    pub groups: &'static [Group],
    /// Ready-made choices.
    pub presets: &'static [Preset],
    /// Ready-made choices of which one is offered each day, in turn; may be empty.
    pub daily: &'static [Preset],
    /// The rules for players, in the house's few marks for headings, lists and pictures
    /// (`ui::prose`).
    pub rules: &'static str,
}

/// What a picture in the rules shows, and how the game is to draw it: `![caption](how)`; `None` for other lines.
#[must_use]
pub fn picture(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")
}

/// Options that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// What they are about.
    pub name: &'static str,
    /// The options.
    pub options: &'static [OptionText],
}

/// An option in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionText {
    /// Its name in records and links.
    pub key: &'static str,
    /// Its name for players.
    pub name: &'static str,
    /// What it does, in a line.
    pub why: &'static str,
    /// Its values for players, the standard one first.
    pub values: &'static [&'static str],
}

/// A ready-made choice of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// What it is for, in a line.
    pub why: &'static str,
    /// The options as text.
    pub options: &'static str,
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
