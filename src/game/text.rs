//! Strict parsers. An error names the column, what was expected there and what was found. No input makes a parser panic.

use std::fmt::{self, Write as _};
use std::ops::Deref;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

/// The number of characters of the text that an error quotes.
const MAX_QUOTED_LENGTH: usize = 24;

/// The reason why a text cannot be read: where, what was expected there, and what was found.
///
/// The details are in a boxed [`Mismatch`], so the results of parsers are small: every `?` of every parser copies one.
///
/// ```
/// use corsair_cabinet::game::ParseError;
/// use corsair_cabinet::game::cards::Card;
///
/// let error: ParseError = "7X".parse::<Card>().unwrap_err();
/// assert_eq!(error.to_string(), "column 1: expected a card such as 7H, 10S or KD, found \"7X\"");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError(Box<Mismatch>);

/// The contents of a [`ParseError`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What the parser expected, as the object of a sentence: "a card such as 7H".
    pub expected: String,
    /// At most 24 characters of the text that the parser found instead; empty at the end of the text.
    pub found: String,
}

impl ParseError {
    /// The same error, `lines` lines further down, for a text that is part of a longer text.
    ///
    /// ```
    /// use corsair_cabinet::game::text::Word;
    ///
    /// let error = Word::whole("x").expected("a seat").offset_lines(2).offset_columns(5);
    /// assert_eq!(error.to_string(), "line 3, column 6: expected a seat, found \"x\"");
    /// ```
    #[must_use]
    pub fn offset_lines(mut self, lines: usize) -> Self {
        self.0.line += lines;
        self
    }

    /// The same error, `columns` characters further to the right, for a text that is part of a longer line.
    #[must_use]
    pub fn offset_columns(mut self, columns: usize) -> Self {
        self.0.column += columns;
        self
    }
}

impl Deref for ParseError {
    type Target = Mismatch;

    fn deref(&self) -> &Mismatch {
        &self.0
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 1 {
            write!(out, "line {}, ", self.line)?;
        }
        write!(out, "column {}: expected {}, ", self.column, self.expected)?;
        if self.found.is_empty() {
            out.write_str("but the text ends there")
        } else {
            write!(out, "found {:?}", self.found)
        }
    }
}

impl std::error::Error for ParseError {}

/// A part of a line, with its column for error messages.
///
/// ```
/// use corsair_cabinet::game::text::Word;
///
/// let word = Word { text: "hand=x", column: 9 };
/// let (_, value) = word.split_once('=').unwrap();
/// assert_eq!(value.number().unwrap_err().column, 14);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<'a> {
    /// The characters of the word.
    pub text: &'a str,
    /// The column of its first character, counted from 1.
    pub column: usize,
}

impl<'a> Word<'a> {
    /// A word that is a whole text.
    #[must_use]
    pub const fn whole(text: &'a str) -> Self {
        Self { text, column: 1 }
    }

    /// The error for this word that says what was expected instead.
    pub fn expected(self, expected: impl Into<String>) -> ParseError {
        let mut found: String = self.text.chars().take(MAX_QUOTED_LENGTH).collect();
        if found.len() < self.text.len() {
            found.push('…');
        }
        ParseError(Box::new(Mismatch { line: 1, column: self.column, expected: expected.into(), found }))
    }

    /// Checks a further condition on a word that has been read.
    ///
    /// ```
    /// use corsair_cabinet::game::text::Word;
    ///
    /// let word = Word::whole("5");
    /// let error = word.require(word.number()? % 2 == 0, "an even number").unwrap_err();
    /// assert_eq!(error.expected, "an even number");
    /// # Ok::<(), corsair_cabinet::game::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// When `is_so` is false: the error says that `expected` was expected.
    pub fn require(self, is_so: bool, expected: &str) -> Result<(), ParseError> {
        if is_so { Ok(()) } else { Err(self.expected(expected)) }
    }

    /// The parts between the separators, each with its own column.
    ///
    /// ```
    /// use corsair_cabinet::game::text::Word;
    ///
    /// let columns: Vec<usize> = Word::whole("7H,10S,KD").split(',').map(|part| part.column).collect();
    /// assert_eq!(columns, [1, 4, 8]);
    /// ```
    #[must_use]
    pub const fn split(self, separator: char) -> Parts<'a> {
        Parts { rest: Some(self), separator }
    }

    /// The parts before and after the first separator; `None` when there is no separator.
    #[must_use]
    pub fn split_once(self, separator: char) -> Option<(Self, Self)> {
        let (before, after) = self.text.split_once(separator)?;
        let column = self.column + before.chars().count() + 1;
        Some((Self { text: before, column: self.column }, Self { text: after, column }))
    }

    /// Parses the word with `FromStr`. An error names the column in the whole line.
    ///
    /// ```
    /// use corsair_cabinet::game::cards::Card;
    /// use corsair_cabinet::game::text::Word;
    ///
    /// let error = Word { text: "7X", column: 6 }.parse::<Card>().unwrap_err();
    /// assert_eq!(error.column, 6);
    /// ```
    ///
    /// # Errors
    /// When the parser refuses the word.
    pub fn parse<T: FromStr<Err = ParseError>>(self) -> Result<T, ParseError> {
        self.text.parse().map_err(|error: ParseError| error.offset_columns(self.column - 1))
    }

    /// Reads a whole number without a sign or leading zeros, so every number has exactly one spelling.
    ///
    /// ```
    /// use corsair_cabinet::game::text::Word;
    ///
    /// assert_eq!(Word::whole("42").number(), Ok(42));
    /// assert!(Word::whole("042").number().is_err());
    /// ```
    ///
    /// # Errors
    /// When the word is not such a number, or does not fit into 64 bits.
    pub fn number(self) -> Result<u64, ParseError> {
        let plain = self.text == "0" || !self.text.starts_with('0');
        let digits = !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        self.text.parse().ok().filter(|_| plain && digits).ok_or_else(|| self.expected("a whole number such as 42"))
    }
}

/// The parts of a [`Word`] between its separators, from [`Word::split`].
#[derive(Clone, Debug)]
pub struct Parts<'a> {
    rest: Option<Word<'a>>,
    separator: char,
}

impl<'a> Iterator for Parts<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        let rest = self.rest.take()?;
        let Some((part, after)) = rest.split_once(self.separator) else { return Some(rest) };
        self.rest = Some(after);
        Some(part)
    }
}

/// The longest time of a timed game, in ms: a year.
pub const LONGEST_TIME_MS: u64 = 366 * 24 * 3_600_000;

/// Reads a time in ms since the game began.
///
/// # Errors
/// When the word is not a number, or the time is greater than [`LONGEST_TIME_MS`].
pub fn read_time(word: Word<'_>) -> Result<u64, ParseError> {
    word.number()
        .ok()
        .filter(|time| *time <= LONGEST_TIME_MS)
        .ok_or_else(|| word.expected("a time in ms, at most a year"))
}

/// Reads a whole number from 0 to `most`.
///
/// ```
/// use corsair_cabinet::game::text::{self, Word};
///
/// assert_eq!(text::read_number::<u8>(Word::whole("6"), 9), Ok(6));
/// let error = text::read_number::<u8>(Word::whole("12"), 9).unwrap_err();
/// assert_eq!(error.expected, "a number up to 9");
/// ```
///
/// # Errors
/// When the word is not a number, or the number is greater than `most`.
pub fn read_number<N: TryFrom<u64>>(word: Word<'_>, most: u64) -> Result<N, ParseError> {
    let number = word.number().ok().filter(|number| *number <= most).and_then(|number| N::try_from(number).ok());
    number.ok_or_else(|| word.expected(format!("a number up to {most}")))
}

/// Reads the parts of a word between its separators.
///
/// ```
/// use corsair_cabinet::game::text::{Word, read_parts, read_time};
///
/// assert_eq!(read_parts(Word::whole("300/1840"), '/', read_time), Ok(vec![300, 1840]));
/// assert_eq!(read_parts(Word::whole("300/x"), '/', read_time).unwrap_err().column, 5);
/// ```
///
/// # Errors
/// When `read` cannot read a part.
pub fn read_parts<'a, T>(
    word: Word<'a>,
    separator: char,
    read: impl Fn(Word<'a>) -> Result<T, ParseError>,
) -> Result<Vec<T>, ParseError> {
    // Collecting into a `Result` would compile to several times as much code for each type of value.
    let mut parts = Vec::new();
    for part in word.split(separator) {
        parts.push(read(part)?);
    }
    Ok(parts)
}

/// Reads two values with a separator between them.
///
/// ```
/// use corsair_cabinet::game::text::{Word, read_pair, read_time};
///
/// assert_eq!(read_pair(Word::whole("300/1840"), '/', read_time), Ok([300, 1840]));
/// assert_eq!(read_pair(Word::whole("300"), '/', read_time).unwrap_err().expected, "two parts with a / between them");
/// ```
///
/// # Errors
/// When there is no separator, or `read` cannot read a part.
pub fn read_pair<'a, T>(
    word: Word<'a>,
    separator: char,
    read: impl Fn(Word<'a>) -> Result<T, ParseError>,
) -> Result<[T; 2], ParseError> {
    let both = word.split_once(separator);
    let (first, second) = both.ok_or_else(|| word.expected(format!("two parts with a {separator} between them")))?;
    Ok([read(first)?, read(second)?])
}

/// Writes items with a separator between each two.
///
/// ```
/// use corsair_cabinet::game::text::write_parts;
///
/// assert_eq!(write_parts([300, 1840], "/"), "300/1840");
/// ```
pub fn write_parts<T: fmt::Display>(items: impl IntoIterator<Item = T>, separator: &str) -> String {
    let mut text = String::new();
    let mut before = "";
    for item in items {
        append(&mut text, before, &item);
        before = separator;
    }
    text
}

fn append(text: &mut String, before: &str, item: &dyn fmt::Display) {
    let _ = write!(text, "{before}{item}");
}

/// Reads the name of one of several values.
///
/// ```
/// use corsair_cabinet::game::text::{Word, name_of, read_name};
///
/// const ANSWERS: [(bool, &str); 2] = [(true, "yes"), (false, "no")];
/// assert_eq!(read_name(&ANSWERS, Word::whole("no"), "yes or no"), Ok(false));
/// assert!(read_name(&ANSWERS, Word::whole("nay"), "yes or no").is_err());
/// assert_eq!(name_of(&ANSWERS, true), "yes");
/// ```
///
/// # Errors
/// When the word is not one of the names.
pub fn read_name<T: Copy>(names: &[(T, &str)], word: Word<'_>, expected: &str) -> Result<T, ParseError> {
    let found = names.iter().find(|(_, name)| *name == word.text);
    found.map(|(value, _)| *value).ok_or_else(|| word.expected(expected))
}

/// The name of a value, which [`read_name`] reads; empty if the value has none.
pub fn name_of<T: Copy + PartialEq>(names: &[(T, &'static str)], value: T) -> &'static str {
    names.iter().find(|(known, _)| *known == value).map_or("", |(_, name)| name)
}

/// Reads a comma-separated list; `-` is the empty list.
///
/// ```
/// use corsair_cabinet::game::text::{Word, read_list, read_number, write_list};
///
/// let read = |text| read_list(Word::whole(text), |word| read_number::<u8>(word, 9));
/// assert_eq!(read("3,1,4"), Ok(vec![3, 1, 4]));
/// assert_eq!(read("-"), Ok(vec![]));
/// assert_eq!(write_list([3, 1, 4]), "3,1,4");
/// ```
///
/// # Errors
/// When `read` cannot read an item.
pub fn read_list<'a, T>(
    word: Word<'a>,
    read: impl Fn(Word<'a>) -> Result<T, ParseError>,
) -> Result<Vec<T>, ParseError> {
    if word.text == "-" { Ok(Vec::new()) } else { read_parts(word, ',', read) }
}

/// Reads one item, or `-` for `None`; [`write_list`] writes both.
///
/// ```
/// use corsair_cabinet::game::text::{Word, read_option, read_time, write_list};
///
/// let read = |text| read_option(Word::whole(text), read_time);
/// assert_eq!([read("300"), read("-")], [Ok(Some(300)), Ok(None)]);
/// assert_eq!([Some(300), None].map(write_list), ["300", "-"]);
/// ```
///
/// # Errors
/// When `read` cannot read the item.
pub fn read_option<'a, T>(
    word: Word<'a>,
    read: impl FnOnce(Word<'a>) -> Result<T, ParseError>,
) -> Result<Option<T>, ParseError> {
    if word.text == "-" { Ok(None) } else { read(word).map(Some) }
}

/// Writes a list that [`read_list`] reads.
pub fn write_list<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let list = write_parts(items, ",");
    if list.is_empty() { "-".into() } else { list }
}

/// The words of one line, separated by exactly one space.
///
/// ```
/// use corsair_cabinet::game::text::Words;
///
/// let mut words = Words::of("attack b2");
/// words.expect_keyword("attack")?;
/// let target = words.next("a space such as b2")?;
/// assert_eq!((target.text, target.column), ("b2", 8));
/// words.end()?;
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: Option<&'a str>,
    column: usize,
}

impl<'a> Words<'a> {
    /// The words of `line`. An empty line has no words.
    #[must_use]
    pub fn of(line: &'a str) -> Self {
        Self { rest: (!line.is_empty()).then_some(line), column: 1 }
    }

    /// Reads the next word.
    ///
    /// # Errors
    /// At the end of the line; the error says that `expected` was expected.
    pub fn next(&mut self, expected: &str) -> Result<Word<'a>, ParseError> {
        let end = Word { text: "", column: self.column };
        self.next_word().ok_or_else(|| end.expected(expected))
    }

    /// Reads the next word, or returns `None` at the end of the line.
    pub(crate) fn next_word(&mut self) -> Option<Word<'a>> {
        let rest = self.rest?;
        let (text, after) = match rest.split_once(' ') {
            Some((text, after)) => (text, Some(after)),
            None => (rest, None),
        };
        let word = Word { text, column: self.column };
        self.column += text.chars().count() + 1;
        self.rest = after;
        Some(word)
    }

    /// Reads the next word, which must be `keyword`.
    ///
    /// # Errors
    /// When the next word is different, or at the end of the line.
    pub fn expect_keyword(&mut self, keyword: &str) -> Result<(), ParseError> {
        let word = self.next(keyword)?;
        if word.text == keyword { Ok(()) } else { Err(word.expected(keyword)) }
    }

    /// The rest of the line as one word; empty at the end of the line.
    #[must_use]
    pub fn rest(self) -> Word<'a> {
        Word { text: self.rest.unwrap_or_default(), column: self.column }
    }

    /// Checks that no word is left.
    ///
    /// # Errors
    /// When a word is left.
    pub fn end(mut self) -> Result<(), ParseError> {
        self.next_word().map_or(Ok(()), |word| Err(word.expected("the end of the line")))
    }
}

/// The `key=value` words of a line, in a fixed order. Each word may be missing.
///
/// ```
/// use corsair_cabinet::game::text::{Fields, Words};
///
/// let mut fields = Fields::of(Words::of("turn=2 rng=ff over"));
/// assert_eq!(fields.take("turn", "1").text, "2");
/// assert_eq!(fields.take("flips", "0").text, "0");
/// assert_eq!(fields.value_if_next("rng").map(|word| word.text), Some("ff"));
/// assert_eq!(fields.rest().rest().text, "over");
/// ```
#[derive(Clone, Debug)]
pub struct Fields<'a> {
    words: Words<'a>,
}

impl<'a> Fields<'a> {
    /// The fields that begin with the next word.
    #[must_use]
    pub const fn of(words: Words<'a>) -> Self {
        Self { words }
    }

    /// Returns the next word without reading it, for errors about a missing field.
    pub(crate) fn peek(&self) -> Word<'a> {
        let rest = self.words.clone().rest();
        rest.split(' ').next().unwrap_or(rest)
    }

    /// Reads the value of the next field if its key is `key`; otherwise returns `None` and reads nothing.
    pub fn value_if_next(&mut self, key: &str) -> Option<Word<'a>> {
        let mut ahead = self.words.clone();
        let (name, value) = ahead.next_word()?.split_once('=')?;
        (name.text == key).then(|| {
            self.words = ahead;
            value
        })
    }

    /// Reads the value of the next field if its key is `key`; otherwise returns `standard`.
    pub fn take(&mut self, key: &str, standard: &'a str) -> Word<'a> {
        self.value_if_next(key).unwrap_or(Word { text: standard, column: 1 })
    }

    /// The words after the fields.
    #[must_use]
    pub fn rest(self) -> Words<'a> {
        self.words
    }
}

/// Reads the version number of a text format, from 1 to `newest`.
///
/// ```
/// use corsair_cabinet::game::text::{self, Word};
///
/// assert_eq!(text::version(Word::whole("1"), 1), Ok(1));
/// assert!(text::version(Word::whole("2"), 1).unwrap_err().expected.ends_with("(this text is from a newer one)"));
/// ```
///
/// # Errors
/// When the word is not a number, or not a known version.
pub fn version(word: Word<'_>, newest: u64) -> Result<u64, ParseError> {
    match word.number()? {
        version if (1..=newest).contains(&version) => Ok(version),
        version if version > newest => {
            Err(word.expected(format!("a version up to {newest} (this text is from a newer one)")))
        }
        _ => Err(word.expected(format!("a version from 1 to {newest}"))),
    }
}

/// Reads the first line of a stored text, which has a keyword and the version of the text's format and nothing else. Returns the
/// version. `expected` describes it, for the error when it is missing.
///
/// ```
/// use corsair_cabinet::game::text;
///
/// assert_eq!(text::read_heading("puzzles 1", "puzzles", "the version of the puzzles", 2), Ok(1));
/// assert_eq!(text::read_heading("puzzles 1 x", "puzzles", "the version of the puzzles", 2).unwrap_err().column, 11);
/// ```
///
/// # Errors
/// When the line begins with another word, has no version from 1 to `newest`, or goes on after the version.
pub fn read_heading(line: &str, keyword: &str, expected: &str, newest: u64) -> Result<u64, ParseError> {
    let mut words = Words::of(line);
    words.expect_keyword(keyword)?;
    let version = version(words.next(expected)?, newest)?;
    words.end()?;
    Ok(version)
}

/// Deserializes a value from its text, for types with `FromStr`.
///
/// # Errors
/// When the text cannot be read.
pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err = ParseError>,
    D: Deserializer<'de>,
{
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_the_column_and_what_was_expected() {
        let mut words = Words::of("attack é xx");
        words.expect_keyword("attack").unwrap();
        words.next("a space").unwrap();
        let error = words.next("a card").unwrap().expected("a card");
        assert_eq!(error.to_string(), "column 10: expected a card, found \"xx\"");
    }

    #[test]
    fn the_end_of_the_text_is_named_as_such() {
        let error = Words::of("").next("a card").unwrap_err();
        assert_eq!(error.to_string(), "column 1: expected a card, but the text ends there");
    }

    #[test]
    fn long_junk_is_cut_short() {
        let error = Word::whole(&"x".repeat(1_000_000)).expected("a card");
        assert!(error.to_string().len() < 100);
    }

    #[test]
    fn two_spaces_make_an_empty_word() {
        let mut words = Words::of("a  b");
        assert_eq!(words.next("a").unwrap().text, "a");
        assert_eq!(words.next("b").unwrap(), Word { text: "", column: 3 });
    }

    #[test]
    fn a_list_is_read_as_it_is_written_and_a_dash_is_empty() {
        let read = |text| read_list(Word::whole(text), |word| read_number::<u8>(word, 9));
        for (items, text) in [(vec![], "-"), (vec![3], "3"), (vec![3, 9, 3], "3,9,3")] {
            assert_eq!(write_list(&items), text);
            assert_eq!(read(text), Ok(items));
        }
        let error = read("3,10").unwrap_err();
        assert_eq!(error.to_string(), "column 3: expected a number up to 9, found \"10\"");
        for junk in ["", "3,", "-,3", "3, 4", "-3"] {
            assert!(read(junk).is_err(), "{junk}");
        }
    }

    #[test]
    fn numbers_have_one_spelling_only() {
        assert_eq!(Word::whole("0").number(), Ok(0));
        assert_eq!(Word::whole("18446744073709551615").number(), Ok(u64::MAX));
        for junk in ["", "+1", "-1", "01", "1.0", "18446744073709551616", "½"] {
            assert!(Word::whole(junk).number().is_err(), "{junk}");
        }
    }
}
