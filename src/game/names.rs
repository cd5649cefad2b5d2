//! Values whose text is one word: enums with a name for each variant, and other types that are read from a word.

/// Gives each variant of an enum a name: `Display` writes the name, `FromStr` reads it from a whole text, and `TryFrom` from a
/// word of a line. The text after the type is what an error message says was expected. `ALL` has all values.
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
            /// All values, in the order of the list in `names!`.
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

/// Implements `FromStr`, `Debug` and serde for types that `Display` writes as a word and `TryFrom` reads from a word. The
/// parameters of a generic type come first, in brackets.
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
