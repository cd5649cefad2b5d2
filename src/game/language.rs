//! The languages that the house speaks.

/// A language of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// The language's tag, as pages and browsers write it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// The first of these tags' languages that the house speaks, whatever the country: `fr-CA` is French. English when it
    /// speaks none of them.
    #[must_use]
    pub fn of_tags<Tag: AsRef<str>>(tags: impl IntoIterator<Item = Tag>) -> Self {
        let known = |tag: Tag| {
            let language = tag.as_ref().split('-').next()?;
            Self::ALL.into_iter().find(|known| known.tag().eq_ignore_ascii_case(language))
        };
        tags.into_iter().find_map(known).unwrap_or_default()
    }
}

/// Functions that give what a file of texts has in a language: the constants of this name in `english` and in `french`, which
/// are in scope.
macro_rules! by_language {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $texts:ident;)*) => {$(
        $(#[$doc])*
        #[must_use]
        pub fn $name(language: $crate::game::Language) -> &'static $type {
            match language {
                $crate::game::Language::English => &english::$texts,
                $crate::game::Language::French => &french::$texts,
            }
        }
    )*};
}
pub(crate) use by_language;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_the_house_speaks_is_chosen_whatever_the_country() {
        let chosen = |tags: &[&str]| Language::of_tags(tags);
        assert_eq!(chosen(&["fr"]), Language::French);
        assert_eq!(chosen(&["fr-CA", "en"]), Language::French);
        assert_eq!(chosen(&["FR-be"]), Language::French);
        assert_eq!(chosen(&["de-CH", "fr-CH", "en"]), Language::French);
        assert_eq!(chosen(&["en-GB", "fr"]), Language::English);
    }

    #[test]
    fn whoever_speaks_no_language_of_the_house_gets_english() {
        // Friulian is not French.
        for tags in [&[][..], &["de", "it"], &["fur"], &["", "-"]] {
            assert_eq!(Language::of_tags(tags), Language::English, "{tags:?}");
        }
    }

    #[test]
    fn every_language_is_found_by_its_own_tag() {
        for language in Language::ALL {
            assert_eq!(Language::of_tags([language.tag()]), language);
        }
    }
}
