//! A board drawing with a heading, as a picture to share.

use super::{CENTRED_NUMBER, CENTRED_TEXT, Drawing, fill};

/// The margin around the drawing, in pixels.
const MARGIN: i32 = 16;

/// The line height of the heading, in percent of the font size.
const LINE_HEIGHT_PERCENT: i32 = 145;

/// The font size of the line below the drawing, in pixels.
const SOURCE_FONT_SIZE: i32 = 14;

/// A picture to share: the drawing on a background, with the lines of `heading` above it and the line `source` below it. The
/// first line of the heading is large. `source` says where the picture comes from; `title` and `description` are for screen
/// readers and search engines.
#[must_use]
pub fn poster(drawing: &Drawing, heading: &[String], source: &str, title: &str, description: &str) -> Drawing {
    let (width, height) = drawing.pixels();
    let width = width + 2 * MARGIN;
    let mut poster = Drawing::new((width, 0), width);
    let mut bottom = MARGIN;
    for (number, line) in heading.iter().enumerate() {
        let (size, style) = if number == 0 { (26, CENTRED_NUMBER) } else { (17, CENTRED_TEXT) };
        // Long lines are written in smaller letters; a letter is about half as wide as high.
        let letters = i32::try_from(line.chars().count()).unwrap_or(i32::MAX).max(1);
        let fitting = (2 * (width - 2 * MARGIN) / letters).clamp(6, size);
        poster.text((width / 2, bottom + size), fitting, fill("ink").with(style), line);
        bottom += size * LINE_HEIGHT_PERCENT / 100;
    }
    bottom += MARGIN / 2;
    poster.drawing(drawing, (MARGIN, bottom));
    bottom += height + SOURCE_FONT_SIZE * LINE_HEIGHT_PERCENT / 100;
    poster.text((width / 2, bottom), SOURCE_FONT_SIZE, fill("ink").with(CENTRED_TEXT), source);
    poster.size.1 = bottom + MARGIN;
    let mut ground = Drawing::new(poster.size, width);
    ground.add(format_args!("<title>"));
    ground.content.add_words(title);
    ground.add(format_args!("</title><desc>"));
    ground.content.add_words(description);
    ground.add(format_args!("</desc>"));
    ground.rect((0, 0), poster.size, 0, fill("page"));
    ground.content.append(&poster.content);
    ground
}
