//! SVG text, and what it names: colours, symbols and portraits. Each of these is written by the code that shows the text, so that
//! nobody has to search finished text for them, in which the names of players and titles stand, too.

use std::fmt::{Arguments, Display, Formatter, Result as Written, Write};
use std::mem::take;

use crate::game::cards::Card;

/// What a drawing names instead of containing it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reference {
    /// The value of a token of the stylesheet, such as `sea`.
    Token(&'static str),
    /// The address of a symbol of the sprite sheet.
    Symbol(String),
    /// The address of the portrait of a court card.
    Portrait(Card),
}

/// How a document with this page's stylesheet and the symbols of the sprite sheet names it.
impl Display for Reference {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        match self {
            Self::Token(token) => write!(f, "var(--{token})"),
            Self::Symbol(name) => write!(f, "#{name}"),
            Self::Portrait(card) => write!(f, "court:{card}"),
        }
    }
}

/// SVG text with references.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Svg {
    /// Each reference, with the text before it.
    references: Vec<(String, Reference)>,
    /// The text behind the last reference.
    rest: String,
}

impl Svg {
    pub const fn new() -> Self {
        Self { references: Vec::new(), rest: String::new() }
    }

    /// Appends SVG text.
    pub fn add(&mut self, svg: Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.rest.write_fmt(svg);
    }

    /// Appends a text for people, as the content of an element.
    pub fn add_words(&mut self, words: &str) {
        push_escaped(&mut self.rest, words);
    }

    /// Appends an attribute whose value is a reference.
    pub fn add_reference(&mut self, attribute: &str, reference: Reference) {
        self.add(format_args!(" {attribute}=\""));
        self.references.push((take(&mut self.rest), reference));
        self.add(format_args!("\""));
    }

    /// Appends other SVG text with its references.
    pub fn append(&mut self, other: &Self) {
        for (before, reference) in &other.references {
            self.rest += before;
            self.references.push((take(&mut self.rest), reference.clone()));
        }
        self.rest += &other.rest;
    }

    pub fn references(&self) -> impl Iterator<Item = &Reference> {
        self.references.iter().map(|(_, reference)| reference)
    }

    /// The text, in which `write` writes the references.
    pub fn text(&self, write: impl Fn(&Reference) -> String) -> String {
        let mut text = String::new();
        for (before, reference) in &self.references {
            text += before;
            push_escaped(&mut text, &write(reference));
        }
        text + &self.rest
    }
}

/// Appends a text to XML, as the content of an element or the value of an attribute. Characters that no XML file may contain are
/// left out.
fn push_escaped(xml: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' | '<' | '>' | '"' | '\'' | '\t' | '\n' | '\r' => {
                // Writing to a string cannot fail.
                let _ = write!(xml, "&#{};", u32::from(letter));
            }
            '\0'..' ' | '\u{fffe}' | '\u{ffff}' => {}
            _ => xml.push(letter),
        }
    }
}
