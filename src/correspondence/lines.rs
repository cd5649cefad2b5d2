//! Reading the lines of letters and stored games.

use crate::game::text::{ParseError, Word, Words};

/// The lines of a text, read one after the other. Each line begins with a keyword.
pub(crate) struct Lines<'a> {
    pub lines: &'a [&'a str],
    /// The index of the next line.
    pub next: usize,
}

impl<'a> Lines<'a> {
    /// The next line; empty after the last one.
    pub fn peek(&self) -> &'a str {
        self.lines.get(self.next).copied().unwrap_or_default()
    }

    /// Whether the next line begins with this keyword.
    pub fn begins_with(&self, keyword: &str) -> bool {
        Words::of(self.peek()).next_word().is_some_and(|word| word.text == keyword)
    }

    /// Reads the next line if it begins with this keyword, and otherwise returns `None`. `read` gets the words after the keyword.
    pub fn read_optional<T>(
        &mut self,
        keyword: &str,
        read: impl FnOnce(Words<'a>) -> Result<T, ParseError>,
    ) -> Result<Option<T>, ParseError> {
        if !self.begins_with(keyword) {
            return Ok(None);
        }
        let number = self.next;
        let mut words = Words::of(self.lines[number]);
        words.next_word();
        self.next += 1;
        read(words).map(Some).map_err(|error| error.offset_lines(number))
    }

    /// Reads the next line, which must begin with this keyword. `read` gets the words after the keyword.
    pub fn read_required<T>(
        &mut self,
        keyword: &str,
        read: impl FnOnce(Words<'a>) -> Result<T, ParseError>,
    ) -> Result<T, ParseError> {
        self.read_optional(keyword, read)?.ok_or_else(|| self.expected(format!("a line that begins with {keyword:?}")))
    }

    /// Reads the next lines as long as they begin with this keyword. `read` gets the words after the keyword.
    pub fn read_all<T>(
        &mut self,
        keyword: &str,
        mut read: impl FnMut(Words<'a>) -> Result<T, ParseError>,
    ) -> Result<Vec<T>, ParseError> {
        std::iter::from_fn(|| self.read_optional(keyword, &mut read).transpose()).collect()
    }

    /// The error that says what is expected in place of the next line.
    pub fn expected(&self, expected: impl Into<String>) -> ParseError {
        Word::whole(self.peek()).expected(expected).offset_lines(self.next)
    }
}

/// Returns a function that reads the single word after a keyword.
pub(super) fn single_word<'a, T>(
    expected: &'a str,
    read: impl Fn(Word<'a>) -> Result<T, ParseError>,
) -> impl Fn(Words<'a>) -> Result<T, ParseError> {
    move |mut words| {
        let value = read(words.next(expected)?)?;
        words.end()?;
        Ok(value)
    }
}

/// Returns a function that reads all words after a keyword as one text. There must be at least one word.
pub(super) fn rest_of_line<'a>(expected: &'a str) -> impl Fn(Words<'a>) -> Result<String, ParseError> {
    move |words| {
        let rest = words.rest();
        if rest.text.is_empty() { Err(rest.expected(expected)) } else { Ok(rest.text.into()) }
    }
}
