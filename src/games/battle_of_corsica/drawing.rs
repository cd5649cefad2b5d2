//! Draws the pile of the Battle of Corsica, and the whole table.

use super::rules::{BattleOfCorsica, View};
use super::scene::{PhaseScene, PileScene, Scene, SeatScene};
use super::{messages, words};
use crate::game::Language;
use crate::game::drawing::{
    CENTRED_NUMBER, CENTRED_TEXT, CardStyle, Drawing, DrawnGame, Picture, Point, card_height, fill, stroke,
};
use crate::game::text::ParseError;

/// The width of a card of the pile, in units of the drawing.
const CARD_WIDTH: i32 = 132;

/// The distance from a card of the pile to the next card on its right, in units of the drawing.
const CARD_STEP: i32 = 66;

/// The width and height of a seat, in units of the drawing.
const SEAT_SIZE: Point = (196, 104);

/// The gap between two seats, in units of the drawing.
const SEAT_GAP: i32 = 10;

impl DrawnGame for BattleOfCorsica {
    const HOME_DIAGRAM: &str = "4C 9H 9S";

    fn picture(language: Language, view: &View) -> Picture {
        draw_fan(Some(language), &Scene::of(view).pile, CardStyle::Small, 104)
    }

    fn drawing(language: Language, view: &View, names: &[String]) -> Drawing {
        let scene = Scene::of(view);
        let seats = i32::try_from(scene.seats.len()).unwrap_or(2);
        let row = |seats: i32| seats * (SEAT_SIZE.0 + SEAT_GAP) - SEAT_GAP;
        // The first seat is below, the others are above.
        let width = row((seats - 1).max(3));
        let middle = width / 2;
        let pile_top = SEAT_SIZE.1 + 56;
        let below = pile_top + card_height(CARD_WIDTH) + 14;
        let mut board = Drawing::new((width, below + 24 + SEAT_SIZE.1), width);
        let mut left = middle - row(seats - 1) / 2;
        for seat in scene.seats.iter().skip(1) {
            draw_seat(&mut board, language, seat, names, (left, 0));
            left += SEAT_SIZE.0 + SEAT_GAP;
        }
        if scene.phase != PhaseScene::Over {
            let phase = words::phase(language, scene.phase, names);
            board.text((middle, SEAT_SIZE.1 + 32), 17, fill("ink").with(CENTRED_TEXT), phase);
        }
        let PileScene { tops, more, under } = &scene.pile;
        let shown = i32::try_from(tops.len()).unwrap_or(1).max(1);
        let first = middle - i32::midpoint(CARD_WIDTH, CARD_STEP * (shown - 1));
        if tops.is_empty() {
            board.card_slot((first, pile_top), CARD_WIDTH);
        }
        for ((_, card), at) in tops.iter().zip(0..) {
            board.card(Some(language), *card, CardStyle::Whole, (first + CARD_STEP * at, pile_top), CARD_WIDTH);
        }
        let counts = [
            (*more > 0).then(|| messages::MoreBelow { cards: *more }.text(language)),
            (*under > 0).then(|| messages::FaceDown { cards: *under }.text(language)),
        ];
        board.caption((middle, below + 8), &counts.into_iter().flatten().collect::<Vec<_>>().join(" · "));
        if let Some(seat) = scene.seats.first() {
            draw_seat(&mut board, language, seat, names, (middle - SEAT_SIZE.0 / 2, below + 24));
        }
        board
    }

    fn diagram(language: Option<Language>, text: &str) -> Result<Picture, ParseError> {
        let style = if language.is_some() { CardStyle::Covered } else { CardStyle::Small };
        Ok(draw_fan(language, &PileScene::read(text)?, style, 136))
    }
}

/// Draws the last cards of a pile as a fan, or a packet if the pile is empty.
fn draw_fan(language: Option<Language>, pile: &PileScene, style: CardStyle, width: i32) -> Picture {
    let mut drawing = Drawing::new((270, 200), width);
    if pile.tops.is_empty() {
        drawing.card_back((85, 30), 100);
    }
    let spare = 3_usize.saturating_sub(pile.tops.len());
    for ((_, card), at) in pile.tops.iter().zip(spare..) {
        let (x, turn) = [(36, "-12"), (86, "0"), (136, "12")][at.min(2)];
        drawing.draw_turned(turn, (x + 50, 240), |drawing| drawing.card(language, *card, style, (x, 30), 100));
    }
    Picture { label: words::pile(language.unwrap_or(Language::ENGLISH), pile), drawing }
}

/// Draws a seat: its name, its packet and a mark of its state.
fn draw_seat(board: &mut Drawing, language: Language, seat: &SeatScene, names: &[String], (x, y): Point) {
    let (width, height) = SEAT_SIZE;
    let rim = if seat.lays { stroke("brass", 3) } else { stroke("rule", 1) };
    board.rect((x + 1, y + 1), (width - 2, height - 2), 0, fill("sheet"));
    board.rect((x + 1, y + 1), (width - 2, height - 2), 0, rim);
    let name = names.get(seat.seat.index()).map_or("", String::as_str);
    board.text((x + width / 2, y + 28), 19, fill("ink").title().with(CENTRED_TEXT), name);
    if seat.cards > 0 {
        board.card_back((x + 52, y + 40), 38);
    }
    board.text((x + 122, y + 76), 28, fill("ink").with(CENTRED_NUMBER), seat.cards);
    if let Some(place) = seat.place {
        return board.medal((x + width - 20, y + 20), place);
    }
    let tag = match seat {
        SeatScene { removed: true, .. } => messages::OUT,
        SeatScene { banned: Some(_), .. } => messages::BANNED,
        SeatScene { cards: 0, .. } => messages::NO_CARDS,
        _ => return,
    };
    board.caption((x + 60, y + 74), tag.text(language));
}
