//! Drawings of cards, face up and face down. Their units are hundredths of a card's width.

use std::fmt::Display;

use super::{CENTRED_NUMBER, CENTRED_TEXT, Drawing, Point, Reference, fill, stroke};
use crate::game::Language;
use crate::game::cards::{Card, Colour, DeckCard, Rank};
use crate::game::common_words::rank_index;

/// The width and height of a card, in its own units.
const CARD_SIZE: Point = (100, 140);

/// The ratio of the width of a portrait to its height.
const PORTRAIT_RATIO: (i32, i32) = (13, 20);

/// The path of a crown. In a picture without words, court cards have it instead of their letter.
const CROWN_PATH: &str = "M10 10h80v27l-17-10-13 16-10-20-10 20-13-16-17 10Z";

/// The path of the sawteeth on the lower edge of cards that Red owns; cards that Black owns have bars there.
const SAWTEETH_PATH: &str = "M0 140v-9l9 9v-9l9 9v-9l9 9v-9l9 9v-9l9 9v-9l9 9v-9l9 9v-9l9 9v-9l9 9v-9l9 9v-9l9 9";

/// How a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardStyle {
    /// Rank and suit only, for a card that is small on the screen.
    Small,
    /// Rank and suit in a row at the top, for a card whose rest lies under another card.
    Covered,
    /// The card as on the table.
    Whole,
}

/// The layout of a card's corner: the size of its letter, the middle of the letter's baseline, and the size and position of its
/// suit.
type Corner = (i32, Point, i32, Point);

/// The height of a card of this width.
#[must_use]
pub const fn card_height(width: i32) -> i32 {
    width * CARD_SIZE.1 / CARD_SIZE.0
}

impl Drawing {
    /// Draws a card face up, with its top left corner at `at`. Without a language court cards have a crown instead of a letter.
    pub fn card(&mut self, language: Option<Language>, card: DeckCard, style: CardStyle, at: Point, width: i32) {
        self.owned_card(language, card, None, style, at, width);
    }

    /// Draws a card face up. The pattern of its lower edge shows the owner; in the style `Whole` a flag shows it, too. `None`
    /// draws an ordinary card.
    pub fn owned_card(
        &mut self,
        language: Option<Language>,
        card: DeckCard,
        owner: Option<Colour>,
        style: CardStyle,
        at: Point,
        width: i32,
    ) {
        let mut face = Self::new(CARD_SIZE, width);
        face.rect(
            (1, 1),
            (98, 138),
            6,
            fill("paper").line("paper-edge", if style == CardStyle::Small { 3 } else { 1 }),
        );
        match card {
            DeckCard::Suited(card) => {
                face.draw_suited_card(language, card, owner.is_some(), style);
                if let Some(owner) = owner {
                    face.draw_owner(owner, card, style);
                }
            }
            DeckCard::Joker => {
                let (size, at) = if style == CardStyle::Small { (80, (10, 30)) } else { (56, (22, 46)) };
                face.symbol("joker", at, size, fill("card-ink"));
                face.symbol("joker", (5, 4), if style == CardStyle::Covered { 36 } else { 22 }, fill("card-ink"));
            }
        }
        self.drawing(&face, at);
    }

    fn draw_suited_card(&mut self, language: Option<Language>, card: Card, owned: bool, style: CardStyle) {
        let suit = card.suit().name();
        let symbol = format_args!("suit-{suit}");
        let paint = fill(suit);
        let is_court = matches!(card.rank(), Rank::Jack | Rank::Queen | Rank::King);
        let ten = if card.rank() == Rank::Ten { 16 } else { 0 };
        let corner: Corner = match style {
            CardStyle::Small if is_court && language.is_none() => {
                self.path(CROWN_PATH, fill("brass-fill"));
                return self.symbol(symbol, (17, 54), 66, paint);
            }
            CardStyle::Small => (66, (50, 56), 54, (23, 68)),
            CardStyle::Covered if is_court => (36, (15, 32), 24, (3, 42)),
            CardStyle::Covered => (40, (16 + ten / 2, 33), 27, (31 + ten, 7)),
            CardStyle::Whole if owned && !is_court => (40, (21 + ten / 2, 36), 28, (7, 44)),
            CardStyle::Whole => (28, (15, 25), 20, (5, 30)),
        };
        let (size, line, suit_size, suit_at) = corner;
        let index = language.map_or(card.rank().index(), |language| rank_index(language, card.rank()));
        let bold = paint.with(" text-anchor=\"middle\" font-weight=\"700\" letter-spacing=\"-2\"");
        match style {
            CardStyle::Small => {}
            _ if is_court => {
                let (x, y, width, height) =
                    if style == CardStyle::Covered { (29, 1, 70, 138) } else { (20, 6, 60, 128) };
                // A drawing of its own cuts off what is too wide: browsers do not agree on a slice of an image that is SVG.
                self.add(format_args!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"><image"));
                self.content.add_reference("href", Reference::Portrait(card));
                let (across, down) = PORTRAIT_RATIO;
                let whole = height * across / down;
                self.add(format_args!(" x=\"{}\" width=\"{whole}\" height=\"{height}\"/></svg>", (width - whole) / 2));
                self.rect((x, y), (width, height), 0, stroke("court-edge", 1));
            }
            _ if owned => self.symbol(symbol, (41, 74), 52, paint),
            _ => self.symbol(symbol, (22, 46), 56, paint),
        }
        self.text(line, size, bold, index);
        self.symbol(symbol, suit_at, suit_size, paint);
        if style == CardStyle::Whole && !owned {
            self.add(format_args!("<g transform=\"rotate(180 50 70)\">"));
            self.text(line, size, bold, index);
            self.symbol(symbol, suit_at, suit_size, paint);
            self.add(format_args!("</g>"));
        }
    }

    fn draw_owner(&mut self, owner: Colour, card: Card, style: CardStyle) {
        let (name, colour) = match owner {
            Colour::Red => ("mark-red", "card-red"),
            Colour::Black => ("mark-black", "card-ink"),
        };
        self.rect((1, 130), (98, 9), 0, fill("paper"));
        match owner {
            Colour::Red => self.path(SAWTEETH_PATH, fill(colour)),
            Colour::Black => self.path("M0 135H100", stroke(colour, 9).with(" stroke-dasharray=\"5 4\"")),
        }
        self.path("M1 130H99", stroke(colour, 1));
        if style == CardStyle::Whole {
            if matches!(card.rank(), Rank::Jack | Rank::Queen | Rank::King) {
                self.circle((84, 16), 15, fill("paper"));
            }
            self.symbol(name, (73, 6), 22, fill(colour));
        }
    }

    /// Draws a card face down.
    pub fn card_back(&mut self, at: Point, width: i32) {
        let mut back = Self::new(CARD_SIZE, width);
        back.add(format_args!("<use"));
        back.content.add_reference("href", Reference::Symbol("card-back".to_owned()));
        back.add(format_args!(" width=\"100\" height=\"140\"/>"));
        self.drawing(&back, at);
    }

    /// Draws the outline of an empty place for a card.
    pub fn card_slot(&mut self, (x, y): Point, width: i32) {
        let slot = stroke("edge", 1).with(" stroke-dasharray=\"4 3\"");
        self.rect((x, y), (width, card_height(width)), 5, slot);
    }

    /// Draws the place of a seat in a finished game, as a number in a brass disc.
    pub fn medal(&mut self, (x, y): Point, place: u8) {
        self.circle((x, y), 13, fill("brass-fill").line("brass", 1));
        self.text((x, y + 5), 16, fill("card-ink").with(CENTRED_NUMBER), place);
    }

    /// Writes the label of a row or a column of the board.
    pub fn label(&mut self, at: Point, size: i32, text: impl Display) {
        self.text(at, size, fill("ink-soft").with(CENTRED_NUMBER), text);
    }

    /// Writes a small caption.
    pub fn caption(&mut self, at: Point, text: &str) {
        self.text(at, 15, fill("ink-soft").with(CENTRED_TEXT), text);
    }
}
