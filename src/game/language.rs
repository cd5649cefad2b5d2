//! The languages of the page.

/// The languages of the catalogues, English first: the tag and the language's own name.
const LANGUAGES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language that has a folder in `assets/languages`.
///
/// ```
/// use corsair_cabinet::game::Language;
///
/// let language = Language::of_tags(["fr-CA", "en"]);
/// assert_eq!((language.tag(), language.name()), ("fr", "Français"));
/// assert_eq!(Language::ALL[language.index()], language);
/// assert_eq!(Language::of_tags(["tlh"]), Language::ENGLISH);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Language(usize);

impl Language {
    /// The number of languages.
    pub const COUNT: usize = LANGUAGES.len();

    /// English, the reference for the catalogues of all other languages.
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

    /// The index of the language in [`Language::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0
    }

    /// The language tag for web pages and browsers, such as `en`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        LANGUAGES[self.0].0
    }

    /// The name of the language in that language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        LANGUAGES[self.0].1
    }

    /// The language of the first of these tags that a language has. Only the part of a tag before the country counts: `fr-CA` is
    /// French. English if no language has one of the tags.
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
    fn the_first_known_language_is_chosen_for_any_country() {
        let chosen = |tags: &[&str]| Language::of_tags(tags);
        let french = chosen(&["fr"]);
        assert_eq!((french.tag(), french.name()), ("fr", "Français"));
        assert_eq!(chosen(&["fr-CA", "en"]), french);
        assert_eq!(chosen(&["FR-be"]), french);
        assert_eq!(chosen(&["gsw-CH", "fr-CH", "en"]), french);
        assert_eq!(chosen(&["en-GB", "fr"]), Language::ENGLISH);
    }

    #[test]
    fn english_is_chosen_when_no_language_is_known() {
        // Friulian is not French.
        for tags in [&[][..], &["tlh", "eo"], &["fur"], &["", "-"]] {
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
