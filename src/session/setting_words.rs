//! The player's settings as they are stored: words such as `theme=2` in one line.

use super::stored::Stored;
use crate::game::text::{ParseError, Word, Words};

/// The stored settings, each with its name and its value. Settings of other versions of the program are kept.
///
/// ```
/// use corsair_cabinet::session::setting_words::SettingWords;
/// use corsair_cabinet::session::stored::Stored;
///
/// let mut words = SettingWords::read("language=fr theme=2 scent=7")?;
/// words.set("theme", "1", "0");
/// words.set("look", "1", "0");
/// words.set("deck", "0", "0");
/// assert_eq!(words.write(), "language=fr theme=1 scent=7 look=1");
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SettingWords(Vec<(String, String)>);

impl SettingWords {
    /// Sets the value of a setting. Nothing is stored for a setting that has its default value and never had another one.
    pub fn set(&mut self, name: &str, value: &str, default: &str) {
        match self.0.iter_mut().find(|(other, _)| other == name) {
            Some((_, stored)) => value.clone_into(stored),
            None if value == default => {}
            None => self.0.push((name.into(), value.into())),
        }
    }
}

impl Stored for SettingWords {
    const NAME: &'static str = "settings";

    fn write(&self) -> String {
        self.0.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
    }

    /// Reads a line of words. Whether there are such settings and values is not checked: they may belong to other versions.
    fn read(text: &str) -> Result<Self, ParseError> {
        let mut lines = text.lines();
        let mut words = Words::of(lines.next().unwrap_or_default());
        if let Some(more) = lines.next() {
            return Err(Word::whole(more)
                .expected("nothing below the settings, which stand in one line")
                .offset_lines(1));
        }
        let mut settings = Vec::new();
        while let Some(word) = words.next_word() {
            let (name, value) = word.split_once('=').ok_or_else(|| word.expected("a setting such as theme=2"))?;
            if name.text.is_empty() || !name.text.bytes().all(|byte| byte.is_ascii_lowercase()) {
                return Err(name.expected("the name of a setting"));
            }
            // A number, or the tag of a language.
            let is_word = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
            if !value.text.split('-').all(is_word) {
                return Err(value.expected("a number or the tag of a language"));
            }
            settings.push((name.text.into(), value.text.into()));
        }
        Ok(Self(settings))
    }
}
