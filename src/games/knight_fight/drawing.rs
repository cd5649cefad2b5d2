//! Draws the board of Knight Fight.

use super::move_builder::Draft;
use super::rules::board::{COLUMNS, ROWS};
use super::rules::{Colour, KnightFight, Side, Space, View};
use super::scene::{Diagram, Knight, Scene, SpaceScene, TrapScene};
use super::{messages, words};
use crate::game::Language;
use crate::game::drawing::{CENTRED_NUMBER, Drawing, DrawnGame, Picture, Point, fill, stroke};
use crate::game::letter_case::uppercase;
use crate::game::text::ParseError;

/// The width and height of a space, in units of the drawing.
const SPACE_SIZE: i32 = 48;

/// The width and height of the board.
#[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "the board has 11 columns and 12 rows")]
const BOARD_SIZE: Point = (SPACE_SIZE * COLUMNS as i32, SPACE_SIZE * ROWS as i32);

/// The margin on the left and below, which has the numbers and letters.
const LABEL_MARGIN: i32 = 24;

/// The margin above and on the right.
const EMPTY_MARGIN: i32 = 6;

impl DrawnGame for KnightFight {
    const HOME_DIAGRAM: &str = "standard moves=8 board=11/11/11/3O7/4O6/5O5/2XX1X5/6O4/3X7/11/11/11";

    fn picture(language: Language, view: &View) -> Picture {
        small_picture(language, view, &[], 104)
    }

    fn drawing(language: Language, view: &View, _names: &[String]) -> Drawing {
        let size = (BOARD_SIZE.0 + LABEL_MARGIN + EMPTY_MARGIN, BOARD_SIZE.1 + LABEL_MARGIN + EMPTY_MARGIN);
        let mut board = Drawing::new(size, size.0);
        board.rect((LABEL_MARGIN - 4, 2), (BOARD_SIZE.0 + 8, BOARD_SIZE.1 + 8), 0, stroke("ink", 1));
        let field = draw(language, view, &[], BOARD_SIZE.0, true);
        board.drawing(&field, (LABEL_MARGIN, EMPTY_MARGIN));
        board.rect((LABEL_MARGIN - 1, EMPTY_MARGIN - 1), (BOARD_SIZE.0 + 2, BOARD_SIZE.1 + 2), 0, stroke("ink", 2));
        for (column, letter) in (0..).zip('a'..).take(COLUMNS) {
            board.label((LABEL_MARGIN + SPACE_SIZE / 2 + SPACE_SIZE * column, size.1 - 4), 14, letter);
        }
        for (row, number) in (0..).zip((1..=ROWS).rev()) {
            board.label((10, EMPTY_MARGIN + SPACE_SIZE / 2 + 5 + SPACE_SIZE * row), 14, number);
        }
        board
    }

    fn diagram(language: Option<Language>, text: &str) -> Result<Picture, ParseError> {
        let Diagram { state, marks } = Diagram::read(text)?;
        let view = View { viewer: None, table: state.table };
        Ok(small_picture(language.unwrap_or(Language::ENGLISH), &view, &marks, 268))
    }
}

/// The name of a side in drawings and stylesheets.
pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::X => "x",
        Side::O => "o",
    }
}

/// The name of the symbol for a side's knight.
pub fn knight_symbol(side: Side) -> String {
    format!("piece-knight-{}", side_name(side))
}

/// A small picture of a board with marked spaces.
fn small_picture(language: Language, view: &View, marks: &[Space], width: i32) -> Picture {
    let scene = Scene::of(view, &Draft::default(), None, false);
    let knights: Vec<(Space, Knight)> =
        scene.spaces.iter().filter_map(|space| Some((space.space, space.knight?))).collect();
    let mut drawing = draw(language, view, marks, width, false);
    drawing.rect((3, 3), (BOARD_SIZE.0 - 6, BOARD_SIZE.1 - 6), 0, stroke("ink", 6));
    Picture { label: words::board_summary(language, &knights), drawing }
}

fn draw(language: Language, view: &View, marks: &[Space], width: i32, whole: bool) -> Drawing {
    let mut board = Drawing::new(BOARD_SIZE, width);
    board.rect((0, 0), BOARD_SIZE, 0, fill("field"));
    // Each row is a line of dashes; every other row begins with a gap.
    let row = |row: i32| format!("M{} {}H{}", row % 2 * SPACE_SIZE, row * SPACE_SIZE + SPACE_SIZE / 2, BOARD_SIZE.0);
    let rows: String = (0..BOARD_SIZE.1 / SPACE_SIZE).map(row).collect();
    board.path(rows, stroke("field-dark", SPACE_SIZE).with(" stroke-dasharray=\"48\""));
    for scene in Scene::of(view, &Draft::default(), None, false).spaces {
        let [column, row] =
            [scene.space.column(), ROWS - 1 - scene.space.row()].map(|at| i32::try_from(at).unwrap_or_default());
        draw_space(&mut board, language, &scene, (SPACE_SIZE * column, SPACE_SIZE * row), whole);
        if marks.contains(&scene.space) && scene.knight.is_none() {
            let (x, y) = (SPACE_SIZE * column + 3, SPACE_SIZE * row + 3);
            board.rect((x, y), (SPACE_SIZE - 6, SPACE_SIZE - 6), 0, fill("reach").line("brass", 6));
        }
    }
    board
}

/// The fill of a coloured space, and the path of its pattern, relative to the corner of the space.
const fn tint_and_pattern(colour: Colour) -> (&'static str, &'static str) {
    match colour {
        Colour::Red => ("tint-red", DIAGONALS_PATH),
        Colour::Blue => ("tint-blue", "m0 6h48m-48 8h48m-48 8h48m-48 8h48m-48 8h48"),
        Colour::Yellow => ("tint-yellow", "m6 6h40m-40 9h40m-40 9h40m-40 9h40m-40 9h40"),
    }
}

/// Lines from the lower left to the upper right.
const DIAGONALS_PATH: &str = "m0 12l12-12m12 0l-24 24m0 12l36-36m12 0l-48 48m12 0l36-36m0 12l-24 24m12 0l12-12";

fn draw_space(board: &mut Drawing, language: Language, scene: &SpaceScene, (x, y): Point, whole: bool) {
    let square = (SPACE_SIZE, SPACE_SIZE);
    let marked = scene.latest.is_some();
    if let Some(colour) = scene.colour {
        let (ground, lines) = tint_and_pattern(colour);
        board.rect((x, y), square, 0, fill(ground).percent(if scene.barred { 40 } else { 100 }));
        if whole {
            let dots = " stroke-linecap=\"round\" stroke-dasharray=\"0 9\"";
            let (lines, width, rest) = match colour {
                _ if scene.barred => (DIAGONALS_PATH, 1, ""),
                Colour::Yellow => (lines, 3, dots),
                Colour::Red | Colour::Blue => (lines, 2, ""),
            };
            let percent = if scene.barred { 45 } else { 16 };
            board.path(format_args!("M{x} {y}{lines}"), stroke("ink", width).percent(percent).with(rest));
            let is_free = scene.knight.is_none() && scene.manure.is_none() && scene.trap.is_none();
            if is_free && !scene.remembered {
                let letter = uppercase(&messages::ColourLetter { colour }.text(language));
                board.text((x + 9, y + SPACE_SIZE - 4), 13, fill("ink").with(CENTRED_NUMBER), letter);
            }
        }
    }
    let inside = |by: i32| ((x + by, y + by), (SPACE_SIZE - 2 * by, SPACE_SIZE - 2 * by));
    let (at, rim) = inside(1);
    if scene.row {
        board.rect((x, y), square, 0, fill("brass-fill"));
        board.rect(at, rim, 0, stroke("ink", 2));
    } else if marked && scene.colour.is_some() {
        board.rect(at, rim, 0, stroke("ink", 2));
    } else if marked {
        board.rect((x, y), square, 0, fill("brass-fill").percent(50));
    }
    let mut symbol = |name: &str, by: i32, colour: &'static str| {
        let (at, (size, _)) = inside(by);
        board.symbol(name, at, size, fill(colour));
    };
    if scene.manure.is_some() {
        symbol("mark-manure", 6, "ink");
    }
    match scene.trap {
        Some(TrapScene::Sprung(_)) => symbol("mark-sprung", 6, "danger"),
        Some(TrapScene::Own | TrapScene::Revealed) => symbol("mark-trap", 6, "ink"),
        None => {}
    }
    if scene.remembered {
        symbol("mark-hoof", 6, "ink-soft");
    }
    let Some(Knight { side, weak }) = scene.knight else { return };
    if weak {
        board.draw_turned("-14", (x + SPACE_SIZE / 2, y + SPACE_SIZE / 2), |board| {
            board.symbol(knight_symbol(side), (x + 3, y + 3), SPACE_SIZE - 6, fill("ink"));
        });
        board.symbol("mark-weak", (x + 27, y), 20, fill("danger"));
    } else {
        symbol(&knight_symbol(side), 3, "ink");
    }
}
