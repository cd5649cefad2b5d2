//! Draws the grid of Knights & Corsairs.

use super::move_builder::Draft;
use super::rules::{KnightsAndCorsairs, View};
use super::scene::{Diagram, Scene, SpaceScene, spaces_by_row};
use super::words;
use crate::game::Language;
use crate::game::cards::DeckCard;
use crate::game::drawing::{CardStyle, Drawing, DrawnGame, Picture, Point, card_height, fill, stroke};
use crate::game::text::ParseError;

/// The side of a space, in units of the drawing.
const SPACE_SIZE: i32 = 156;
/// The gap between two spaces.
const SPACE_GAP: i32 = 3;
/// The width of a card.
const CARD_WIDTH: i32 = 98;

/// The side of the grid.
const GRID_SIZE: i32 = 3 * SPACE_SIZE + 4 * SPACE_GAP;
/// The margin for letters and numbers around the grid.
const LABEL_MARGIN: i32 = 32;

impl DrawnGame for KnightsAndCorsairs {
    const HOME_DIAGRAM: &str = "board=4C,9S,2H/6S,5H,-/-,8D,3C";

    fn picture(language: Language, view: &View) -> Picture {
        let spaces = Scene::of(view, &Draft::default(), None).spaces.into_iter();
        let line = spaces.filter(|scene| scene.line).map(|scene| scene.space).collect();
        let diagram = Diagram { board: view.table.board, line, mark: None };
        small_picture(Some(language), &diagram, 104)
    }

    fn drawing(language: Language, view: &View, _names: &[String]) -> Drawing {
        let scene = Scene::of(view, &Draft::default(), None);
        let side = GRID_SIZE + 2 * LABEL_MARGIN;
        let mut board = Drawing::new((side, side), side);
        board.rect((1, 1), (side - 2, side - 2), 0, fill("sheet").line("ink", 1));
        // The dashed border has six bars on each side.
        let bars = stroke("ink", 5).with(" stroke-dasharray=\"44.9\"");
        board.path(format_args!("M3 3H{0}V{0}H3Z", side - 3), bars);
        for (at, letter) in (0..3).zip('a'..) {
            let middle = LABEL_MARGIN + SPACE_GAP + SPACE_SIZE / 2 + at * (SPACE_SIZE + SPACE_GAP);
            board.label((middle, side - 11), 17, letter);
            board.label((18, middle + 5), 17, 3 - at);
        }
        draw_grid(&mut board, (LABEL_MARGIN, LABEL_MARGIN));
        for (index, space) in scene.spaces.iter().enumerate() {
            draw_space(&mut board, language, space, space_corner(index, (LABEL_MARGIN, LABEL_MARGIN)));
        }
        board
    }

    fn diagram(language: Option<Language>, text: &str) -> Result<Picture, ParseError> {
        Ok(small_picture(language, &Diagram::read(text)?, 152))
    }
}

/// The top left corner of a space in a grid whose top left corner is given.
fn space_corner(index: usize, (left, top): Point) -> Point {
    let [column, row] =
        [index % 3, index / 3].map(|at| SPACE_GAP + i32::try_from(at).unwrap_or_default() * (SPACE_SIZE + SPACE_GAP));
    (left + column, top + row)
}

/// Draws the background of the grid, which is visible as lines between the spaces.
fn draw_grid(drawing: &mut Drawing, at: Point) {
    drawing.rect(at, (GRID_SIZE, GRID_SIZE), 0, fill("ink"));
}

/// The top left corner of a card in the middle of a space.
const fn card_corner((x, y): Point) -> Point {
    (x + (SPACE_SIZE - CARD_WIDTH) / 2, y + (SPACE_SIZE - card_height(CARD_WIDTH)) / 2)
}

/// Draws a small grid with the highlighted line and space of a diagram.
fn small_picture(language: Option<Language>, diagram: &Diagram, width: i32) -> Picture {
    let mut drawing = Drawing::new((GRID_SIZE, GRID_SIZE), width);
    draw_grid(&mut drawing, (0, 0));
    for (index, space) in spaces_by_row().enumerate() {
        let (x, y) = space_corner(index, (0, 0));
        let ground = if diagram.line.contains(&space) { "brass-fill" } else { "sea" };
        drawing.rect((x, y), (SPACE_SIZE, SPACE_SIZE), 0, fill(ground));
        if diagram.mark == Some(space) {
            drawing.rect((x + 5, y + 5), (SPACE_SIZE - 10, SPACE_SIZE - 10), 0, stroke("brass", 10));
        }
        if let Some(card) = diagram.board.card(space) {
            let owner = language.map(|_| card.colour());
            drawing.owned_card(
                language,
                DeckCard::Suited(card),
                owner,
                CardStyle::Small,
                card_corner((x, y)),
                CARD_WIDTH,
            );
        }
    }
    Picture { label: words::grid(language.unwrap_or(Language::ENGLISH), &diagram.board), drawing }
}

/// Draws a space as the table shows it.
fn draw_space(board: &mut Drawing, language: Language, scene: &SpaceScene, (x, y): Point) {
    let inside = |by: i32| ((x + by, y + by), (SPACE_SIZE - 2 * by, SPACE_SIZE - 2 * by));
    // The space covers half of the lines around it, which are wider in small pictures.
    let (at, size) = inside(-1);
    board.rect(at, size, 0, fill(if scene.line { "reach" } else { "sea" }));
    if scene.line {
        let (at, size) = inside(1);
        board.rect(at, size, 0, stroke("brass", 3));
    } else {
        board.path(
            format_args!("M{x} {y}l{SPACE_SIZE} {SPACE_SIZE}m0-{SPACE_SIZE}l-{SPACE_SIZE} {SPACE_SIZE}"),
            stroke("sea-line", 1),
        );
    }
    if scene.last {
        // Brackets at the corners.
        let (x, y, far) = (x + 5, y + 21, SPACE_SIZE - 42);
        let brackets = format_args!("M{x} {y}v-16h16m{far} 0h16v16m0 {far}v16h-16m-{far} 0h-16v-16");
        board.path(brackets, stroke("brass", 3));
    }
    let Some(card) = scene.card.or(scene.face_up) else {
        board.rect((x + 4, y + 5), (22, 18), 0, fill("sea"));
        return board.text((x + 6, y + 19), 14, fill("ink-soft"), scene.space);
    };
    let (left, top) = card_corner((x, y));
    if scene.line || scene.counts {
        let rim =
            if scene.line { stroke("brass-fill", 4) } else { stroke("brass", 2).with(" stroke-dasharray=\"6 4\"") };
        board.rect((left - 3, top - 3), (CARD_WIDTH + 6, card_height(CARD_WIDTH) + 6), 6, rim);
    }
    board.owned_card(
        Some(language),
        DeckCard::Suited(card),
        Some(card.colour()),
        CardStyle::Whole,
        (left, top),
        CARD_WIDTH,
    );
    if scene.card.is_none() {
        // The attacker's open card lies on a space that is not taken yet.
        board.rect((x + SPACE_SIZE - 30, y + SPACE_SIZE - 30), (26, 26), 2, fill("primary"));
        board.symbol("icon-sword", (x + SPACE_SIZE - 27, y + SPACE_SIZE - 27), 20, fill("on-primary"));
    }
}
