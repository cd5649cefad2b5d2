//! Reading text strictly: every parser of the house says where it stopped, what it expected there
//! and what it found, and never panics, whatever it is fed.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

/// How many characters of junk an error repeats.
const QUOTED: usize = 24;

/// Text that is not what it should be: where, what was expected, what came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in characters, counted from 1.
    pub column: usize,
    /// What would have been right, as the object of a sentence: "a card such as 7H".
    pub expected: String,
    /// What stood there instead, cut short when long; empty at the end of the text.
    pub found: String,
}

impl ParseError {
    /// The same error, `lines` lines further down: for a part that was read out of a longer text.
    #[must_use]
    pub fn offset_lines(mut self, lines: usize) -> Self {
        self.line += lines;
        self
    }

    /// The same error, `columns` characters to the right.
    #[must_use]
    pub fn offset_columns(mut self, columns: usize) -> Self {
        self.column += columns;
        self
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

/// A word of a line and the column where it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<'a> {
    /// The characters of the word.
    pub text: &'a str,
    /// Where it begins, in characters, counted from 1.
    pub column: usize,
}

impl<'a> Word<'a> {
    /// A whole text taken as one word.
    #[must_use]
    pub const fn whole(text: &'a str) -> Self {
        Self { text, column: 1 }
    }

    /// The error that this word is not `expected`.
    #[must_use]
    pub fn expected(self, expected: impl Into<String>) -> ParseError {
        let mut found: String = self.text.chars().take(QUOTED).collect();
        if found.len() < self.text.len() {
            found.push('…');
        }
        ParseError { line: 1, column: self.column, expected: expected.into(), found }
    }

    /// The words between `separator`s, each with its own column.
    pub fn split(self, separator: char) -> impl Iterator<Item = Word<'a>> {
        let mut column = self.column;
        self.text.split(separator).map(move |text| {
            let word = Word { text, column };
            column += text.chars().count() + 1;
            word
        })
    }

    /// What stands before and after the first `separator`, if it is there.
    #[must_use]
    pub fn split_once(self, separator: char) -> Option<(Self, Self)> {
        let (before, after) = self.text.split_once(separator)?;
        let column = self.column + before.chars().count() + 1;
        Some((Self { text: before, column: self.column }, Self { text: after, column }))
    }

    /// A whole number written without sign or leading zeros.
    ///
    /// # Errors
    /// When the word is anything else or does not fit.
    pub fn number(self) -> Result<u64, ParseError> {
        let plain = self.text == "0" || !self.text.starts_with('0');
        let digits = !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        self.text.parse().ok().filter(|_| plain && digits).ok_or_else(|| self.expected("a whole number such as 42"))
    }
}

/// Reads a time of a game, in ms since it began.
///
/// # Errors
/// When it is none, or longer than a game can take.
pub fn time(word: Word<'_>) -> Result<u64, ParseError> {
    word.number()
        .ok()
        .filter(|time| *time <= super::LONGEST_TIME)
        .ok_or_else(|| word.expected("a time in ms, at most a year"))
}

/// Reads a whole number up to `most`.
///
/// # Errors
/// When it is none, or greater.
pub fn number<N: TryFrom<u64>>(word: Word<'_>, most: u64) -> Result<N, ParseError> {
    let number = word.number().ok().filter(|number| *number <= most).and_then(|number| N::try_from(number).ok());
    number.ok_or_else(|| word.expected(format!("a number up to {most}")))
}

/// Reads what commas separate; a lone `-` stands for nothing.
///
/// # Errors
/// When a part is not what it should be.
pub fn read_list<'a, T>(
    word: Word<'a>,
    read: impl Fn(Word<'a>) -> Result<T, ParseError>,
) -> Result<Vec<T>, ParseError> {
    if word.text == "-" { Ok(Vec::new()) } else { word.split(',').map(read).collect() }
}

/// Writes what [`read_list`] reads.
#[must_use]
pub fn write_list<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if words.is_empty() { "-".into() } else { words.join(",") }
}

/// The words of one line, separated by exactly one space each.
///
/// ```
/// use corsair_cabinet::game::text::Words;
///
/// let mut words = Words::of("lap 12");
/// words.keyword("lap")?;
/// assert_eq!(words.next("a number")?.number(), Ok(12));
/// words.end()?;
///
/// let error = Words::of("leg 12").keyword("lap").expect_err("another word");
/// assert_eq!((error.line, error.column), (1, 1));
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: Option<&'a str>,
    column: usize,
}

impl<'a> Words<'a> {
    /// Reads `line` from its beginning. An empty line has no words.
    #[must_use]
    pub fn of(line: &'a str) -> Self {
        Self { rest: (!line.is_empty()).then_some(line), column: 1 }
    }

    /// The next word.
    ///
    /// # Errors
    /// When there is none: `expected` says what is missing.
    pub fn next(&mut self, expected: &str) -> Result<Word<'a>, ParseError> {
        let end = Word { text: "", column: self.column };
        self.next_if_any().ok_or_else(|| end.expected(expected))
    }

    /// The next word, or `None` at the end of the line.
    pub fn next_if_any(&mut self) -> Option<Word<'a>> {
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

    /// The next word, which must be `keyword`.
    ///
    /// # Errors
    /// When it is another word or there is none.
    pub fn keyword(&mut self, keyword: &str) -> Result<(), ParseError> {
        let word = self.next(keyword)?;
        if word.text == keyword { Ok(()) } else { Err(word.expected(keyword)) }
    }

    /// Everything that has not been read, as one word; empty at the end of the line.
    #[must_use]
    pub fn rest(self) -> Word<'a> {
        Word { text: self.rest.unwrap_or_default(), column: self.column }
    }

    /// Makes sure that nothing is left.
    ///
    /// # Errors
    /// When something is.
    pub fn end(mut self) -> Result<(), ParseError> {
        self.next_if_any().map_or(Ok(()), |word| Err(word.expected("the end of the line")))
    }
}

/// The `key=value` words of a line, in a fixed order; each of them may be left out.
///
/// ```
/// use corsair_cabinet::game::text::{Fields, Words};
///
/// let mut fields = Fields::of(Words::of("turn=3 won"));
/// assert_eq!(fields.take("seat", "1").text, "1");
/// assert_eq!(fields.take("turn", "0").number(), Ok(3));
/// assert_eq!(fields.rest().rest().text, "won");
/// ```
#[derive(Clone, Debug)]
pub struct Fields<'a> {
    words: Words<'a>,
}

impl<'a> Fields<'a> {
    /// Reads fields from here on.
    #[must_use]
    pub const fn of(words: Words<'a>) -> Self {
        Self { words }
    }

    /// What comes next, whatever it is: where a complaint about a field belongs that may be missing.
    #[must_use]
    pub fn place(&self) -> Word<'a> {
        let rest = self.words.clone().rest();
        rest.split(' ').next().unwrap_or(rest)
    }

    /// The value of `key` if it comes next.
    pub fn take_if_any(&mut self, key: &str) -> Option<Word<'a>> {
        let mut ahead = self.words.clone();
        let (name, value) = ahead.next_if_any()?.split_once('=')?;
        (name.text == key).then(|| {
            self.words = ahead;
            value
        })
    }

    /// The value of `key` if it comes next, otherwise `standard`.
    pub fn take(&mut self, key: &str, standard: &'a str) -> Word<'a> {
        self.take_if_any(key).unwrap_or(Word { text: standard, column: 1 })
    }

    /// The words after the fields.
    #[must_use]
    pub fn rest(self) -> Words<'a> {
        self.words
    }
}

/// Makes sure that a text says it is of a version from 1 to `newest`.
///
/// # Errors
/// When it is not a number, or of another version.
pub fn version(word: Word<'_>, newest: u64) -> Result<u64, ParseError> {
    match word.number()? {
        version if (1..=newest).contains(&version) => Ok(version),
        version if version > newest => {
            Err(word.expected(format!("a version up to {newest} (this text is from a newer one)")))
        }
        _ => Err(word.expected(format!("a version from 1 to {newest}"))),
    }
}

/// Deserializes whatever has a text form from that text.
///
/// # Errors
/// When the text is malformed.
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
    fn an_error_names_the_place_and_what_was_expected_there() {
        let mut words = Words::of("attack é xx");
        words.keyword("attack").unwrap();
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
    fn two_spaces_make_an_empty_word_which_no_parser_accepts() {
        let mut words = Words::of("a  b");
        assert_eq!(words.next("a").unwrap().text, "a");
        assert_eq!(words.next("b").unwrap(), Word { text: "", column: 3 });
    }

    #[test]
    fn a_list_is_read_as_it_is_written_and_a_dash_is_an_empty_one() {
        let read = |text| read_list(Word::whole(text), |word| number::<u8>(word, 9));
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
