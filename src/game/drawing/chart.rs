//! The drawing of an empty hexagonal board as a sea chart. Its units are thousandths of a cell, from the middle of the board.

use std::fmt::Write;

use super::{Drawing, fill, stroke};
use crate::game::hex::{FILE_DISTANCE, Hexagon};

/// The distance from the centres of the corner cells to the border of the chart.
const BORDER_DISTANCE: i32 = 740;

/// The distance from the last cell of a file to the middle of the file's letter.
const LABEL_DISTANCE: i32 = 930;

/// The font size of the letters.
const LABEL_FONT_SIZE: i32 = 270;

impl Drawing {
    /// A chart for a board with `size` cells on each side. `width` is the standard width on the screen, in pixels. With `labels`,
    /// the letter of each file and its number of cells are written outside the border.
    #[must_use]
    pub fn chart(size: usize, labels: bool, width: i32) -> Self {
        let edge = i32::try_from(size).unwrap_or(1) - 1;
        let (across, down) = ((1000 * edge + BORDER_DISTANCE) * FILE_DISTANCE / 1000, 1000 * edge + BORDER_DISTANCE);
        let beyond = if labels { LABEL_DISTANCE + LABEL_FONT_SIZE / 2 - BORDER_DISTANCE } else { 0 };
        let mut chart = Self::new((2 * across, 2 * (down + beyond)), width);
        chart.from = (-across, -down - beyond);
        // A line of about one pixel.
        let thin = (chart.size.0 / width.max(1)).max(1);
        let hexagon = |beyond: i32| {
            let radius = 1000 * edge + beyond;
            let (x, y) = (radius * FILE_DISTANCE / 1000, radius / 2);
            format!("M0 {}L{x} {}V{y}L0 {radius}L{} {y}V{}Z", -radius, -y, -x, -y)
        };
        chart.path(hexagon(BORDER_DISTANCE - 40), fill("sea").line("ink", thin));
        // Each side of the scale has four bars and four gaps for each cell.
        chart.add(format_args!("<path"));
        stroke("ink", 60).with(" stroke-dasharray=\"1\" stroke-dashoffset=\".5\"").add_to(&mut chart.content);
        let scale = hexagon(BORDER_DISTANCE - 70);
        chart.add(format_args!(" pathLength=\"{}\" d=\"{scale}\"/>", 24 * (edge + 1)));
        let (mut courses, mut pegs) = (String::new(), String::new());
        for q in -edge..=edge {
            let (x, y) = (FILE_DISTANCE * q, 500 * (2 * edge - q.abs()));
            // Writing to a string cannot fail.
            let _ = write!(courses, "M{x} {}V{}", -y - 600, y + 600);
            // Long enough for the last post's dash.
            let _ = write!(pegs, "M{x} {}V{}", -y, y + 1);
        }
        for turn in ["", " transform=\"rotate(60)\"", " transform=\"rotate(120)\""] {
            chart.path(&courses, stroke("sea-line", thin * 3 / 4).percent(80).with(turn));
        }
        // Dashes of length 0 with round caps draw the dots.
        let dots = " stroke-linecap=\"round\" stroke-dasharray=\"0 1000\"";
        chart.path(&pegs, stroke("sea-line", 240).with(dots));
        chart.path(&pegs, stroke("sheet", 170).with(dots));
        if labels {
            let board = Hexagon::new(size);
            for (file, letter) in (0..board.file_count()).zip('a'..='z') {
                let q = i32::try_from(file).unwrap_or_default() - edge;
                let (x, y) = (FILE_DISTANCE * q, 500 * (2 * edge - q.abs()) + LABEL_DISTANCE);
                chart.label((x, y + LABEL_FONT_SIZE / 3), LABEL_FONT_SIZE, letter);
                chart.label((x, LABEL_FONT_SIZE / 3 - y), LABEL_FONT_SIZE, board.rank_count(file));
            }
        }
        chart
    }
}
