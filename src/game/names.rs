//! Values whose text is one word: enums by the names of their variants, and what is read from a word in any case.

/// Gives each variant of an enum a name, which is its text: `Display` writes it, `FromStr` reads a whole text, and `TryFrom` a word of
/// a line. What was expected instead of another word comes first. `ALL` has all values.
///
/// ```
/// use corsair_cabinet::game::text::Word;
///
/// #[derive(PartialEq, Debug)]
/// enum Throw { Rock, Paper }
/// corsair_cabinet::names! { Throw "rock or paper": Rock "rock", Paper "paper" }
///
/// assert_eq!(Throw::Rock.to_string(), "rock");
/// assert_eq!("paper".parse(), Ok(Throw::Paper));
/// assert_eq!(Throw::ALL, [Throw::Rock, Throw::Paper]);
/// let error = Throw::try_from(Word { text: "well", column: 7 }).unwrap_err();
/// assert_eq!(error.to_string(), "column 7: expected rock or paper, found \"well\"");
/// ```
#[macro_export]
macro_rules! names {
    ($of:ident $expected:literal: $($variant:ident $name:literal),+ $(,)?) => {
        impl $of {
            /// All values, in the order of their names.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];
        }

        impl std::fmt::Display for $of {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.write_str(match self {
                    $(Self::$variant => $name),+
                })
            }
        }

        impl TryFrom<$crate::game::text::Word<'_>> for $of {
            type Error = $crate::game::ParseError;

            fn try_from(word: $crate::game::text::Word<'_>) -> Result<Self, Self::Error> {
                match word.text {
                    $($name => Ok(Self::$variant),)+
                    _ => Err(word.expected($expected)),
                }
            }
        }

        impl std::str::FromStr for $of {
            type Err = $crate::game::ParseError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::try_from($crate::game::text::Word::whole(text))
            }
        }
    };
}

/// Lets values that `Display` writes and `TryFrom` reads from a word be parsed, serialized and debugged by this text. The parameters
/// of a generic type come first, in brackets.
macro_rules! by_word {
    ([$($parameters:tt)*] $of:ty) => {
        impl<$($parameters)*> std::str::FromStr for $of {
            type Err = $crate::game::ParseError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::try_from($crate::game::text::Word::whole(text))
            }
        }

        impl<$($parameters)*> std::fmt::Debug for $of {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(out, "{self}")
            }
        }

        impl<$($parameters)*> serde::Serialize for $of {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de, $($parameters)*> serde::Deserialize<'de> for $of {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::game::text::deserialize(deserializer)
            }
        }
    };
    ($($of:ty),+) => {
        $($crate::game::names::by_word!([] $of);)+
    };
}
pub(crate) use by_word;
