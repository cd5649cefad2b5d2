//! Small pictures of boards for the home page: symbols of the sprite sheet, in the colours of the stylesheet.
//!
//! Each game draws one from a diagram, and keeps it in its folder as `board.svg`; a test draws it again. So the home page shows
//! boards before any game is loaded.

use std::fmt::{Display, Write};

use super::cards::Card;

/// The width and height of a card.
pub const CARD: (u32, u32) = (30, 42);

/// A symbol with this content, of this width and height. The build gives it the name of its game.
///
/// ```
/// use corsair_cabinet::game::board_svg::symbol;
///
/// assert_eq!(symbol((20, 10), "<path/>"), "<symbol viewBox=\"0 0 20 10\"><path/></symbol>\n");
/// ```
#[must_use]
pub fn symbol((width, height): (impl Display, impl Display), content: &str) -> String {
    format!("<symbol viewBox=\"0 0 {width} {height}\">{content}</symbol>\n")
}

/// Draws a card, face up, with its top left corner at this point. A court card has no letter, since that depends on the language,
/// but a frame.
pub fn card(out: &mut String, card: Card, (x, y): (usize, usize), turned: i32) {
    let suit = card.suit().name();
    let (width, height) = CARD;
    // Writing to a string cannot fail.
    let _ = write!(
        out,
        "<g transform=\"translate({x} {y})rotate({turned} 15 42)\" color=\"var(--{suit})\">\
         <rect width=\"{width}\" height=\"{height}\" rx=\"2\" fill=\"var(--paper)\" stroke=\"var(--paper-edge)\"/>"
    );
    let rank = card.rank().index();
    let _ = if rank.chars().all(|letter| letter.is_ascii_digit()) {
        let at = if rank.len() > 1 { 1 } else { 3 };
        write!(
            out,
            "<text x=\"{at}\" y=\"18\" font-size=\"20\" font-weight=\"700\" fill=\"currentColor\">{rank}</text>\
             <use href=\"#suit-{suit}\" x=\"11\" y=\"22\" width=\"17\" height=\"17\"/></g>"
        )
    } else {
        write!(
            out,
            "<path fill=\"var(--brass-fill)\" d=\"M3 3h24v8l-5-3-4 5-3-6-3 6-4-5-5 3Z\"/>\
             <use href=\"#suit-{suit}\" x=\"5\" y=\"17\" width=\"20\" height=\"20\"/></g>"
        )
    };
}
