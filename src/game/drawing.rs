//! Drawings of boards as SVG text, for the home page, lists of games, the rules and shared pictures.
//!
//! A game draws its scenes with [`Drawing`]. Colours are tokens of the stylesheet, so a drawing follows the theme. Pieces and
//! suits are symbols of the sprite sheet; court cards have portraits. A drawing names all these as a [`Reference`], and the code
//! that shows the drawing writes them.

mod card;
mod chart;
mod poster;
mod svg;

use std::fmt::{Arguments, Display};

use self::svg::Svg;
use super::text::ParseError;
use super::{Game, Language};

pub use self::svg::Reference;
pub use card::{CardStyle, card_height};
pub use poster::poster;

/// A point or a size in a drawing: x and y, or width and height.
pub(crate) type Point = (i32, i32);

/// The attributes of text that is centred on its point.
pub(crate) const CENTRED_TEXT: &str = " text-anchor=\"middle\"";

/// The attributes of bold text with lining digits, centred on its point.
pub(crate) const CENTRED_NUMBER: &str = " text-anchor=\"middle\" font-weight=\"700\" class=\"n\"";

/// A game whose boards can be drawn.
pub trait DrawnGame: Game {
    /// The text of the [diagram](DrawnGame::diagram) that the home page shows.
    const HOME_DIAGRAM: &str;

    /// A small picture of a position.
    fn picture(language: Language, view: &Self::View) -> Picture;

    /// A drawing of the whole table to share. `names` are the names of the players, by seat.
    fn drawing(language: Language, view: &Self::View, names: &[String]) -> Drawing;

    /// A small picture for the rules. `text` is the part in parentheses of a line such as `![caption](text)`. Without a language
    /// the picture contains no words, so that all languages can share it.
    ///
    /// # Errors
    /// When the text is no diagram of this game.
    fn diagram(language: Option<Language>, text: &str) -> Result<Picture, ParseError>;
}

/// A drawing with its description for screen readers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The description for screen readers.
    pub label: String,
    /// The drawing itself.
    pub drawing: Drawing,
}

/// The fill and the line of a shape. Colours are tokens of the stylesheet.
#[derive(Clone, Copy)]
pub struct Paint {
    fill: &'static str,
    stroke: (&'static str, i32),
    percent: i32,
    is_title: bool,
    rest: &'static str,
}

/// The paint that fills a shape with a colour.
#[must_use]
pub const fn fill(colour: &'static str) -> Paint {
    Paint { fill: colour, stroke: ("", 0), percent: 100, is_title: false, rest: "" }
}

/// The paint that draws only the line of a shape, in a colour and of a width.
pub(crate) const fn stroke(colour: &'static str, width: i32) -> Paint {
    fill("").line(colour, width)
}

impl Paint {
    /// The same paint with a line of this colour and width.
    pub(crate) const fn line(self, colour: &'static str, width: i32) -> Self {
        Self { stroke: (colour, width), ..self }
    }

    /// The same paint with this opacity, in percent.
    pub(crate) const fn percent(self, percent: i32) -> Self {
        Self { percent, ..self }
    }

    /// The same paint with text in the font of titles.
    pub(crate) const fn title(self) -> Self {
        Self { is_title: true, ..self }
    }

    /// The same paint with more SVG attributes.
    pub(crate) const fn with(self, rest: &'static str) -> Self {
        Self { rest, ..self }
    }

    /// Appends the attributes of the paint.
    fn add_to(self, svg: &mut Svg) {
        match self.fill {
            "" => svg.add(format_args!(" fill=\"none\"")),
            fill => svg.add_reference("fill", Reference::Token(fill)),
        }
        let (colour, width) = self.stroke;
        if width > 0 {
            svg.add_reference("stroke", Reference::Token(colour));
            svg.add(format_args!(" stroke-width=\"{width}\""));
        }
        self.add_opacity_to(svg);
        if self.is_title {
            svg.add_reference("font-family", Reference::Token("display"));
        }
        svg.add(format_args!("{}", self.rest));
    }

    fn add_opacity_to(self, svg: &mut Svg) {
        if self.percent < 100 {
            svg.add(format_args!(" opacity=\".{:02}\"", self.percent));
        }
    }
}

/// A drawing as SVG text.
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
    content: Svg,
}

impl Drawing {
    /// The font of an SVG file.
    pub const FILE_FONT: Reference = Reference::Token("text");

    /// An empty drawing of this size, in its own units. `width` is the standard width on the screen, in pixels.
    #[must_use]
    pub const fn new(size: Point, width: i32) -> Self {
        Self { from: (0, 0), size, width, content: Svg::new() }
    }

    /// The standard width and height on the screen, in pixels.
    pub(crate) const fn pixels(&self) -> Point {
        (self.width, self.width * self.size.1 / self.size.0)
    }

    fn view_box(&self) -> String {
        let Self { from: (left, top), size: (width, height), .. } = self;
        format!("viewBox=\"{left} {top} {width} {height}\"")
    }

    /// What the drawing names, as often as it names it.
    pub fn references(&self) -> impl Iterator<Item = &Reference> {
        self.content.references()
    }

    /// The drawing as an SVG element, which scales with the text: 16 pixels are 1 em. `write` writes what the drawing names.
    #[must_use]
    pub fn svg(&self, write: impl Fn(&Reference) -> String) -> String {
        let (hundredths, view) = (self.width * 100 / 16, self.view_box());
        let content = self.content.text(write);
        format!("<svg {view} width=\"{}.{:02}em\">{content}</svg>", hundredths / 100, hundredths % 100)
    }

    /// The drawing as a symbol of the sprite sheet. The build adds the name of the symbol.
    #[must_use]
    pub fn symbol_of_sheet(&self) -> String {
        format!("<symbol {}>{}</symbol>\n", self.view_box(), self.content.text(Reference::to_string))
    }

    /// The drawing as an SVG file, with these definitions of styles and symbols. `write` writes what the drawing names, and
    /// [`Drawing::FILE_FONT`].
    #[must_use]
    pub fn file(&self, definitions: &str, write: impl Fn(&Reference) -> String) -> String {
        let ((width, height), view) = (self.pixels(), self.view_box());
        let mut file = Svg::new();
        file.add(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" {view} width=\"{width}\" height=\"{height}\" role=\"img\""
        ));
        file.add_reference("font-family", Self::FILE_FONT);
        file.add(format_args!(">"));
        file.append(&self.content);
        file.add(format_args!("{definitions}</svg>"));
        file.text(write)
    }

    /// Appends SVG text.
    fn add(&mut self, svg: Arguments<'_>) {
        self.content.add(svg);
    }

    /// Draws a rectangle, with rounded corners if `radius` is not 0.
    pub fn rect(&mut self, (x, y): Point, (width, height): Point, radius: i32, paint: Paint) {
        self.add(format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\""));
        if radius > 0 {
            self.add(format_args!(" rx=\"{radius}\""));
        }
        paint.add_to(&mut self.content);
        self.add(format_args!("/>"));
    }

    pub(crate) fn circle(&mut self, (x, y): Point, radius: i32, paint: Paint) {
        self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\""));
        paint.add_to(&mut self.content);
        self.add(format_args!("/>"));
    }

    pub(crate) fn path(&mut self, d: impl Display, paint: Paint) {
        self.add(format_args!("<path"));
        paint.add_to(&mut self.content);
        self.add(format_args!(" d=\"{d}\"/>"));
    }

    /// Draws a symbol of the sprite sheet in a square of this size, with its top left corner at a point.
    pub(crate) fn symbol(&mut self, name: impl Display, (x, y): Point, size: i32, paint: Paint) {
        let colour = if paint.fill.is_empty() { "ink" } else { paint.fill };
        self.add(format_args!("<use"));
        self.content.add_reference("href", Reference::Symbol(name.to_string()));
        self.add(format_args!(" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\""));
        self.content.add_reference("color", Reference::Token(colour));
        paint.add_opacity_to(&mut self.content);
        self.add(format_args!("/>"));
    }

    /// Writes a line of text. It begins at this point, or is centred on the point if the paint says so.
    pub(crate) fn text(&mut self, (x, y): Point, size: i32, paint: Paint, text: impl Display) {
        self.add(format_args!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\""));
        paint.add_to(&mut self.content);
        self.add(format_args!(">"));
        self.content.add_words(&text.to_string());
        self.add(format_args!("</text>"));
    }

    /// Draws shapes rotated clockwise by these degrees around a point.
    pub(crate) fn draw_turned(&mut self, degrees: &str, (x, y): Point, draw: impl FnOnce(&mut Self)) {
        self.add(format_args!("<g transform=\"rotate({degrees} {x} {y})\">"));
        draw(self);
        self.add(format_args!("</g>"));
    }

    /// Draws another drawing with its top left corner at a point.
    pub(crate) fn drawing(&mut self, other: &Self, (x, y): Point) {
        let ((width, height), view) = (other.pixels(), other.view_box());
        self.add(format_args!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" {view}>"));
        self.content.append(&other.content);
        self.add(format_args!("</svg>"));
    }
}
