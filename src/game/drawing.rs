//! Drawings of boards: shapes as SVG text, which a page, the home page and shared pictures show alike.
//!
//! A game draws its scenes with [`Drawing`]. Colours are tokens of the stylesheet, such as `sea` for `var(--sea)`, so that a drawing
//! follows the theme. Pieces and suits are drawings of the sprite sheet, as `<use href="#name">`; portraits of court cards are
//! `<image href="court:KH">`. Who shows the drawing puts the addresses or the content there.

mod card;
mod chart;
mod poster;

use std::fmt::{Arguments, Display, Formatter, Result as Written, Write};

use super::text::ParseError;
use super::{Game, Language};

pub use card::{CardStyle, card_height};
pub use poster::poster;

/// A place or a size in a drawing: across and down.
pub(crate) type Point = (i32, i32);

/// Text in the middle of its place.
pub(crate) const MIDDLE: &str = " text-anchor=\"middle\"";

/// Bold text with upright digits, in the middle of its place.
pub(crate) const NUMBER: &str = " text-anchor=\"middle\" font-weight=\"700\" class=\"n\"";

/// Text in the letters of titles, in the middle of its place.
pub(crate) const TITLE: &str = " text-anchor=\"middle\" font-family=\"var(--display)\"";

/// A game whose boards can be drawn.
pub trait DrawnGame: Game {
    /// The [diagram](DrawnGame::diagram) that the home page shows.
    const HOME: &str;

    /// A small picture of a position.
    fn picture(language: Language, view: &Self::View) -> Picture;

    /// The whole table as a picture to share, with the names of the seats.
    fn drawing(language: Language, view: &Self::View, names: &[String]) -> Drawing;

    /// A small picture for the rules, from the text between the brackets. Without a language it has no words: those of a picture
    /// that everybody sees.
    ///
    /// # Errors
    /// When the text is no diagram of this game.
    fn diagram(language: Option<Language>, text: &str) -> Result<Picture, ParseError>;
}

/// A drawing with its description for screen readers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The description.
    pub label: String,
    /// The drawing.
    pub drawing: Drawing,
}

/// How a shape is painted. Colours are tokens of the stylesheet.
#[derive(Clone, Copy)]
pub struct Paint {
    fill: &'static str,
    stroke: (&'static str, i32),
    percent: i32,
    rest: &'static str,
}

/// Fills a shape with a colour.
#[must_use]
pub const fn fill(colour: &'static str) -> Paint {
    Paint { fill: colour, stroke: ("", 0), percent: 100, rest: "" }
}

/// Draws the line of a shape in a colour, of this width.
pub(crate) const fn stroke(colour: &'static str, width: i32) -> Paint {
    fill("").line(colour, width)
}

impl Paint {
    /// The same with a line of this colour and width.
    pub(crate) const fn line(self, colour: &'static str, width: i32) -> Self {
        Self { stroke: (colour, width), ..self }
    }

    /// The same with this opacity.
    pub(crate) const fn percent(self, percent: i32) -> Self {
        Self { percent, ..self }
    }

    /// The same with more attributes.
    pub(crate) const fn with(self, rest: &'static str) -> Self {
        Self { rest, ..self }
    }
}

impl Display for Paint {
    fn fmt(&self, f: &mut Formatter<'_>) -> Written {
        match self.fill {
            "" => f.write_str(" fill=\"none\"")?,
            fill => write!(f, " fill=\"var(--{fill})\"")?,
        }
        let (colour, width) = self.stroke;
        if width > 0 {
            write!(f, " stroke=\"var(--{colour})\" stroke-width=\"{width}\"")?;
        }
        if self.percent < 100 {
            write!(f, " opacity=\".{:02}\"", self.percent)?;
        }
        f.write_str(self.rest)
    }
}

/// A drawing.
///
/// ```
/// use corsair_cabinet::game::drawing::{Drawing, fill};
///
/// let mut drawing = Drawing::new((20, 10), 40);
/// drawing.rect((5, 0), (10, 10), 0, fill("sea"));
/// assert_eq!(
///     drawing.symbol_of_sheet(),
///     "<symbol viewBox=\"0 0 20 10\"><rect x=\"5\" y=\"0\" width=\"10\" height=\"10\" fill=\"var(--sea)\"/></symbol>\n"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    from: Point,
    size: Point,
    width: i32,
    content: String,
}

impl Drawing {
    /// An empty drawing of this size, in units of its own. On a screen it is `width` pixels wide unless the page says otherwise.
    #[must_use]
    pub const fn new(size: Point, width: i32) -> Self {
        Self { from: (0, 0), size, width, content: String::new() }
    }

    /// Width and height in pixels.
    pub(crate) const fn pixels(&self) -> Point {
        (self.width, self.width * self.size.1 / self.size.0)
    }

    fn view_box(&self) -> String {
        let Self { from: (left, top), size: (width, height), .. } = self;
        format!("viewBox=\"{left} {top} {width} {height}\"")
    }

    /// The drawing as an SVG element, as wide as it is in letters of 16 pixels.
    #[must_use]
    pub fn svg(&self) -> String {
        let (hundredths, view) = (self.width * 100 / 16, self.view_box());
        format!("<svg {view} width=\"{}.{:02}em\">{}</svg>", hundredths / 100, hundredths % 100, self.content)
    }

    /// The drawing as a symbol of the sprite sheet. The build gives it its name.
    #[must_use]
    pub fn symbol_of_sheet(&self) -> String {
        format!("<symbol {}>{}</symbol>\n", self.view_box(), self.content)
    }

    /// The drawing as a file of its own, with these definitions.
    pub(crate) fn file(&self, definitions: &str) -> String {
        let ((width, height), view) = (self.pixels(), self.view_box());
        let content = &self.content;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" {view} width=\"{width}\" height=\"{height}\" role=\"img\" \
             font-family=\"var(--text)\">{content}{definitions}</svg>"
        )
    }

    /// Adds a piece of SVG.
    fn add(&mut self, svg: Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.content.write_fmt(svg);
    }

    /// Draws a box with rounded corners.
    pub fn rect(&mut self, (x, y): Point, (width, height): Point, radius: i32, paint: Paint) {
        self.add(format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\""));
        if radius > 0 {
            self.add(format_args!(" rx=\"{radius}\""));
        }
        self.add(format_args!("{paint}/>"));
    }

    pub(crate) fn circle(&mut self, (x, y): Point, radius: i32, paint: Paint) {
        self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{paint}/>"));
    }

    pub(crate) fn path(&mut self, d: impl Display, paint: Paint) {
        self.add(format_args!("<path{paint} d=\"{d}\"/>"));
    }

    /// Draws a symbol of the sprite sheet in a box of this width and height, with its top left corner here.
    pub(crate) fn symbol(&mut self, name: impl Display, (x, y): Point, size: i32, paint: Paint) {
        let colour = if paint.fill.is_empty() { "ink" } else { paint.fill };
        self.add(format_args!("<use href=\"#{name}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\""));
        self.add(format_args!(" color=\"var(--{colour})\""));
        if paint.percent < 100 {
            self.add(format_args!(" opacity=\".{:02}\"", paint.percent));
        }
        self.add(format_args!("/>"));
    }

    /// Writes text on this line.
    pub(crate) fn text(&mut self, (x, y): Point, size: i32, paint: Paint, text: impl Display) {
        self.add(format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{paint}>"));
        self.escaped(&text.to_string());
        self.add(format_args!("</text>"));
    }

    fn escaped(&mut self, text: &str) {
        for letter in text.chars() {
            match letter {
                '&' => self.content.push_str("&amp;"),
                '<' => self.content.push_str("&lt;"),
                _ => self.content.push(letter),
            }
        }
    }

    /// Draws something turned by these degrees around a point.
    pub(crate) fn turned(&mut self, degrees: &str, (x, y): Point, draw: impl FnOnce(&mut Self)) {
        self.add(format_args!("<g transform=\"rotate({degrees} {x} {y})\">"));
        draw(self);
        self.add(format_args!("</g>"));
    }

    /// Draws another drawing with its top left corner here.
    pub(crate) fn drawing(&mut self, other: &Self, (x, y): Point) {
        let ((width, height), view) = (other.pixels(), other.view_box());
        let content = &other.content;
        self.add(format_args!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" {view}>{content}</svg>"));
    }
}
