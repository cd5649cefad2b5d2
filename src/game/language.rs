//! The languages that the house speaks.

/// The languages of the catalogues, English first: tag and own name.
const LANGUAGES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// One of the languages that `assets/languages` has a folder for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Language(usize);

impl Language {
    /// How many there are.
    pub const COUNT: usize = LANGUAGES.len();

    /// English, with which every other language is compared.
    pub const ENGLISH: Self = Self(0);

    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::ENGLISH; Self::COUNT];
        let mut at = 0;
        while at < Self::COUNT {
            all[at] = Self(at);
            at += 1;
        }
        all
    };

    /// Its place among all languages.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0
    }

    /// The language's tag, as pages and browsers write it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        LANGUAGES[self.0].0
    }

    /// The language's own name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        LANGUAGES[self.0].1
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_the_house_speaks_is_chosen_whatever_the_country() {
        let chosen = |tags: &[&str]| Language::of_tags(tags);
        let french = Language::ALL[1];
        assert_eq!((french.tag(), french.name()), ("fr", "Français"));
        assert_eq!(chosen(&["fr"]), french);
        assert_eq!(chosen(&["fr-CA", "en"]), french);
        assert_eq!(chosen(&["FR-be"]), french);
        assert_eq!(chosen(&["de-CH", "fr-CH", "en"]), french);
        assert_eq!(chosen(&["en-GB", "fr"]), Language::ENGLISH);
    }

    #[test]
    fn whoever_speaks_no_language_of_the_house_gets_english() {
        // Friulian is not French.
        for tags in [&[][..], &["de", "it"], &["fur"], &["", "-"]] {
            assert_eq!(Language::of_tags(tags), Language::ENGLISH, "{tags:?}");
        }
    }

    #[test]
    fn every_language_is_found_by_its_own_tag() {
        for language in Language::ALL {
            assert_eq!(Language::of_tags([language.tag()]), language);
        }
    }
}
