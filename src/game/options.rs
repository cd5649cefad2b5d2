//! The options of a game. For each option the players choose one of a few named values before the game.

use std::fmt;

use super::text::{ParseError, Word};

/// An option and its possible values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The option's name in records and links.
    pub key: &'static str,
    /// The names of the option's values, the standard value first.
    pub values: &'static [&'static str],
}

impl Choice {
    pub(super) fn index_of_value(&self, value: &str) -> Option<usize> {
        self.values.iter().position(|known| *known == value)
    }
}

/// Two option values that exclude each other.
///
/// ```
/// use corsair_cabinet::game::Game;
/// use corsair_cabinet::games::court_wars::CourtWars;
///
/// let options = "first-suit=clubs,second-suit=clubs".parse().unwrap();
/// let conflict = CourtWars::start(&options, 1).unwrap_err();
/// assert_eq!(conflict.to_string(), "first-suit=clubs cannot be combined with second-suit=clubs");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionConflict {
    /// The key and the value of the first option.
    pub first: (&'static str, &'static str),
    /// The key and the value of the second option.
    pub second: (&'static str, &'static str),
}

impl fmt::Display for OptionConflict {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { first, second } = self;
        write!(out, "{}={} cannot be combined with {}={}", first.0, first.1, second.0, second.1)
    }
}

impl std::error::Error for OptionConflict {}

/// The text of options that all have their standard values.
pub const STANDARD: &str = "standard";

/// The options of a game. The macro [`options!`](crate::options!) implements this trait.
///
/// ```
/// use corsair_cabinet::game::Choices;
/// use corsair_cabinet::game::text::Word;
/// use corsair_cabinet::games::court_wars::rules::Options;
///
/// let mut options = Options::default();
/// assert!(options.set("seats", "4"));
/// assert!(!options.set("seats", "9"));
/// assert_eq!(options.value("seats"), Some("4"));
/// assert_eq!(options.write(), "seats=4");
/// assert_eq!(Options::read(Word::whole("seats=4")), Ok(options));
///
/// let typed = Options::read(Word::whole("starter=1,seats=4")).map(|options| options.write());
/// assert_eq!(typed.as_deref(), Ok("seats=4,starter=1"));
/// ```
pub trait Choices: Sized + Clone + Default {
    /// All options, in the order in which they are written.
    const CHOICES: &'static [Choice];

    /// The index of the chosen value of an option. `choice` is the index of the option.
    fn chosen(&self, choice: usize) -> usize;

    /// Sets an option to a value, both by their index. Does nothing if the option or the value does not exist.
    fn choose(&mut self, choice: usize, value: usize);

    /// The name of the chosen value of the option `key`; `None` if the option does not exist.
    fn value(&self, key: &str) -> Option<&'static str> {
        let choice = index_of_choice(Self::CHOICES, key)?;
        Some(Self::CHOICES[choice].values[self.chosen(choice)])
    }

    /// Sets an option to the value with this name. Returns `false` if the option or the value does not exist.
    fn set(&mut self, key: &str, value: &str) -> bool {
        let Some(choice) = index_of_choice(Self::CHOICES, key) else { return false };
        let Some(value) = Self::CHOICES[choice].index_of_value(value) else { return false };
        self.choose(choice, value);
        true
    }

    /// Writes the options whose value is not the standard one: `hand=5,ties=attacker`.
    fn write(&self) -> String {
        write_choices(Self::CHOICES, &|choice| self.chosen(choice))
    }

    /// Reads options that a player or a program typed: in any order, each at most once. Standard values are allowed.
    ///
    /// # Errors
    /// When a key or a value does not exist, or a key occurs twice.
    fn read(word: Word<'_>) -> Result<Self, ParseError> {
        let mut options = Self::default();
        read_choices(Self::CHOICES, word, &mut |choice, value| options.choose(choice, value))?;
        Ok(options)
    }

    /// Reads only the text that [`Choices::write`] writes, so a stored set of options has exactly one text.
    ///
    /// # Errors
    /// When [`Choices::read`] refuses the text, or `write` would write a different text.
    fn read_stored(word: Word<'_>) -> Result<Self, ParseError> {
        let options = Self::read(word)?;
        let stored = options.write();
        if stored == word.text { Ok(options) } else { Err(word.expected(format!("the options as {stored}"))) }
    }
}

fn index_of_choice(choices: &[Choice], key: &str) -> Option<usize> {
    choices.iter().position(|choice| choice.key == key)
}

/// [`Choices::write`] without a type parameter, so that it is compiled once for all games.
fn write_choices(choices: &[Choice], chosen: &dyn Fn(usize) -> usize) -> String {
    let mut words = Vec::new();
    for (place, Choice { key, values }) in choices.iter().enumerate() {
        let value = chosen(place);
        if value != 0 {
            words.push(format!("{key}={}", values[value]));
        }
    }
    if words.is_empty() { STANDARD.into() } else { words.join(",") }
}

/// [`Choices::read`] without a type parameter, so that it is compiled once for all games.
fn read_choices(choices: &[Choice], word: Word<'_>, choose: &mut dyn FnMut(usize, usize)) -> Result<(), ParseError> {
    if word.text == STANDARD {
        return Ok(());
    }
    let mut read: Vec<Word<'_>> = Vec::new();
    for part in word.split(',') {
        let (key, value) = part.split_once('=').ok_or_else(|| part.expected("an option such as hand=5"))?;
        let Some(place) = index_of_choice(choices, key.text) else {
            let keys: Vec<_> = choices.iter().map(|choice| choice.key).collect();
            return Err(key.expected(format!("one of the options {}", keys.join(", "))));
        };
        if let Some(first) = read.iter().find(|read| read.text == key.text) {
            let Word { text, column } = first;
            return Err(key.expected(format!("{text} only once (it is in column {column} already)")));
        }
        let Some(chosen) = choices[place].index_of_value(value.text) else {
            return Err(value.expected(format!("one of the values {}", choices[place].values.join(", "))));
        };
        choose(place, chosen);
        read.push(key);
    }
    Ok(())
}

/// Declares the options of a game: a struct with an enum for each field. Each value has a name for records and links; the first
/// value is the standard one. The macro implements `Default`, [`Choices`], `Display`, `FromStr` and serde; `FromStr` and serde
/// read [stored](crate::game::options::Choices::read_stored) options only.
///
/// ```
/// corsair_cabinet::options! {
///     /// What may be chosen.
///     pub struct Options {
///         /// How many cards a player holds.
///         hand "hand": Hand { /** Seven. */ Seven = "7", /** Five. */ Five = "5" },
///     }
/// }
/// use corsair_cabinet::game::options::Choices;
/// let mut options = Options::default();
/// assert_eq!(options.to_string(), "standard");
/// assert!(options.set("hand", "5"));
/// assert_eq!(options.hand, Hand::Five);
/// assert_eq!("hand=5".parse(), Ok(options));
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$about:meta])*
        pub struct $name:ident {
            $(
                $(#[$doc:meta])*
                $field:ident $key:literal: $kind:ident {
                    $(#[$first_doc:meta])* $first:ident = $first_name:literal
                    $(, $(#[$value_doc:meta])* $value:ident = $value_name:literal)* $(,)?
                }
            ),* $(,)?
        }
    ) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
            pub enum $kind {
                $(#[$first_doc])* #[default] $first,
                $($(#[$value_doc])* $value),*
            }
        )*

        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name {
            $($(#[$doc])* pub $field: $kind),*
        }

        impl $crate::game::options::Choices for $name {
            const CHOICES: &'static [$crate::game::options::Choice] = &[
                $($crate::game::options::Choice {
                    key: $key,
                    values: &[$first_name $(, $value_name)*],
                }),*
            ];

            fn chosen(&self, choice: usize) -> usize {
                usize::from([$(self.$field as u8),*][choice])
            }

            fn choose(&mut self, choice: usize, value: usize) {
                let mut choices = 0..;
                $(
                    if choices.next() == Some(choice)
                        && let Some(value) = [$kind::$first $(, $kind::$value)*].get(value)
                    {
                        self.$field = *value;
                    }
                )*
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.write_str(&$crate::game::options::Choices::write(self))
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::game::text::ParseError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::game::options::Choices::read_stored($crate::game::text::Word::whole(text))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::game::text::deserialize(deserializer)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    options! {
        /// Options to try the macro with.
        pub struct Options {
            /// Cards in hand.
            hand "hand": Hand { Seven = "7", Five = "5" },
            /// Who wins ties.
            ties "ties": Ties { Defender = "defender", Attacker = "attacker" },
        }
    }

    #[test]
    fn options_are_written_where_they_are_not_standard() {
        let mut options = Options::default();
        assert_eq!(options.write(), "standard");
        assert!(options.set("ties", "attacker"));
        assert_eq!(options, Options { hand: Hand::Seven, ties: Ties::Attacker });
        assert_eq!(options.write(), "ties=attacker");
        assert!(options.set("hand", "5"));
        assert_eq!(options.write(), "hand=5,ties=attacker");
        assert_eq!("hand=5,ties=attacker".parse(), Ok(options));
    }

    #[test]
    fn typed_options_are_read_in_any_order() {
        let both = Options { hand: Hand::Five, ties: Ties::Attacker };
        for text in ["hand=5,ties=attacker", "ties=attacker,hand=5"] {
            assert_eq!(Options::read(Word::whole(text)), Ok(both.clone()), "{text}");
        }
        assert_eq!(Options::read(Word::whole("ties=defender,hand=7")), Ok(Options::default()));
    }

    #[test]
    fn an_option_that_comes_twice_is_named_with_both_places() {
        for (text, column) in [("hand=5,hand=5", 8), ("hand=5,ties=attacker,hand=7", 22)] {
            let error = Options::read(Word::whole(text)).unwrap_err();
            let expected =
                format!("column {column}: expected hand only once (it is in column 1 already), found \"hand\"");
            assert_eq!(error.to_string(), expected);
        }
        let error = Options::read(Word { text: "ties=defender,ties=defender", column: 14 }).unwrap_err();
        assert_eq!((error.column, error.expected.as_str()), (28, "ties only once (it is in column 14 already)"));
    }

    #[test]
    fn a_stored_set_of_options_has_one_text_only() {
        for other in ["", "hand=7", "ties=attacker,hand=5", "hand=5,hand=5", "hand=5,", "hand", "hand=6", "foot=5"] {
            assert!(other.parse::<Options>().is_err(), "{other}");
        }
        let error = "hand=5,ties=none".parse::<Options>().unwrap_err();
        assert_eq!(error.to_string(), "column 13: expected one of the values defender, attacker, found \"none\"");
        let error = "ties=attacker,hand=5".parse::<Options>().unwrap_err();
        assert_eq!(error.expected, "the options as hand=5,ties=attacker");
    }
}
