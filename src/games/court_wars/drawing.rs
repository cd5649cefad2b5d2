//! Draws the courts of Court Wars: stacks of cards that overlap, with the corner of every card visible.

use super::move_builder::Draft;
use super::rules::{Base, CourtWars, View};
use super::scene::{Diagram, PilesScene, PlayerScene, Scene, StackScene};
use super::{messages, words};
use crate::game::Language;
use crate::game::cards::DeckCard;
use crate::game::drawing::{CENTRED_NUMBER, CardStyle, Drawing, DrawnGame, Picture, Point, card_height, fill, stroke};
use crate::game::text::ParseError;

/// The width of a card in a stack, in units of the drawing.
const STACK_CARD_WIDTH: i32 = 84;

/// The width of a stack.
const STACK_WIDTH: i32 = 104;
/// The height of the line with the values of a stack.
const VALUES_HEIGHT: i32 = 26;

/// The width of a player's courts.
const PLAYER_WIDTH: i32 = 3 * STACK_WIDTH + 16;
/// The height of the line with a player's name, above the courts.
const NAME_HEIGHT: i32 = 34;
/// The gap between two players.
const PLAYER_GAP: i32 = 10;

/// The width of a card in the row between the players.
const PILE_CARD_WIDTH: i32 = 64;
/// The height of the row between the players.
const MIDDLE_ROW_HEIGHT: i32 = 156;

impl DrawnGame for CourtWars {
    const HOME_DIAGRAM: &str = "KD+8D+4D QD JD+7D KC+9C QC+7C+5C JC";

    fn picture(language: Language, view: &View) -> Picture {
        let scene = Scene::of(view, &Draft::Nothing, None);
        let rows = i32::try_from(scene.players.len().div_ceil(2)).unwrap_or(1);
        let mut drawing = Drawing::new((6 * 70, rows * 136 - 4), 104);
        for (stack, at) in scene.players.iter().flat_map(|player| &player.stacks).zip(0..) {
            let (x, y) = (70 * (at % 6), 136 * (at / 6));
            draw_court(&mut drawing, Some(language), stack, CardStyle::Small, (x + 3, y), 64);
            if stack.attack > 0 {
                drawing.text((x + 35, y + 126), 44, fill("ink").with(CENTRED_NUMBER), stack.attack);
            }
        }
        Picture { label: words::players(language, &scene).join(" "), drawing }
    }

    fn drawing(language: Language, view: &View, names: &[String]) -> Drawing {
        let scene = Scene::of(view, &Draft::Nothing, None);
        let first = view.viewer.map_or(0, crate::game::Seat::index);
        let (before, after) = scene.players.split_at(first.min(scene.players.len()));
        let Some((near, others)) = after.split_first() else { return Drawing::new((1, 1), 1) };
        // The viewer is below; clockwise from there the others are above, from left to right.
        let others: Vec<&PlayerScene> = others.iter().chain(before).collect();
        let across = i32::try_from(others.len()).unwrap_or(1).max(1);
        let width = across * (PLAYER_WIDTH + PLAYER_GAP) - PLAYER_GAP;
        let above = others.iter().map(|player| player_height(language, player)).max().unwrap_or_default();
        let below = above + MIDDLE_ROW_HEIGHT;
        let mut board = Drawing::new((width, below + player_height(language, near)), width);
        for (player, at) in others.into_iter().zip(0..) {
            draw_player(&mut board, language, player, names, (at * (PLAYER_WIDTH + PLAYER_GAP), 0), above);
        }
        draw_piles(&mut board, language, &scene, (width / 2, above + 8));
        draw_player(
            &mut board,
            language,
            near,
            names,
            ((width - PLAYER_WIDTH) / 2, below),
            player_height(language, near),
        );
        board
    }

    fn diagram(language: Option<Language>, text: &str) -> Result<Picture, ParseError> {
        let stacks = Diagram::read(text)?.scenes();
        let label = |stack| words::stack(language.unwrap_or(Language::ENGLISH), stack);
        let labels: Vec<String> = stacks.iter().map(label).collect();
        let values = if language.is_some() { VALUES_HEIGHT } else { 0 };
        let height = stacks.iter().map(|stack| stack_height(language, stack)).max().unwrap_or_default() + values;
        let columns = i32::try_from(stacks.len()).unwrap_or(1).min(3);
        let rows = i32::try_from(stacks.len().div_ceil(3)).unwrap_or(1);
        let mut drawing = Drawing::new((columns * STACK_WIDTH, rows * height), 75 * columns);
        for (stack, at) in stacks.iter().zip(0..) {
            let place = (at % 3 * STACK_WIDTH + (STACK_WIDTH - STACK_CARD_WIDTH) / 2, at / 3 * height);
            draw_stack(&mut drawing, language, stack, place);
            if language.is_some() {
                draw_values(
                    &mut drawing,
                    stack,
                    (place.0 + STACK_CARD_WIDTH / 2, place.1 + stack_height(language, stack)),
                );
            }
        }
        Ok(Picture { label: labels.join(". "), drawing })
    }
}

/// The distance from the top of a stack to the top of its card at index `at`. If the cards have words, in `language`, the court
/// shows more of itself than a Guard does.
const fn top(language: Option<Language>, at: i32) -> i32 {
    match (language, at) {
        (_, 0) => 0,
        (Some(_), at) => 58 + 36 * (at - 1),
        // Cards without words have their letter further down.
        (None, at) => 50 * at,
    }
}

/// The height of the cards of a stack.
fn stack_height(language: Option<Language>, stack: &StackScene) -> i32 {
    card_height(STACK_CARD_WIDTH) + top(language, i32::try_from(stack.guards.len()).unwrap_or_default())
}

/// The height of a player's courts with name and values.
fn player_height(language: Language, player: &PlayerScene) -> i32 {
    let heights = player.stacks.iter().map(|stack| stack_height(Some(language), stack));
    NAME_HEIGHT + VALUES_HEIGHT + 8 + heights.max().unwrap_or_default()
}

/// Draws the card at the bottom of a stack. A fallen court is drawn as an empty slot, since a card back would look like the pile.
fn draw_court(
    drawing: &mut Drawing,
    language: Option<Language>,
    stack: &StackScene,
    style: CardStyle,
    at: Point,
    width: i32,
) {
    match stack.base {
        Base::Court => drawing.card(language, DeckCard::Suited(stack.target.card()), style, at, width),
        Base::Joker => drawing.card(language, DeckCard::Joker, style, at, width),
        Base::Fallen => drawing.card_slot(at, width),
    }
}

/// Draws the cards of a stack, from the court outwards. Guards that are spent, or marked by a diagram, are framed and stand out
/// to the right.
fn draw_stack(drawing: &mut Drawing, language: Option<Language>, stack: &StackScene, (x, y): Point) {
    let style = if language.is_some() { CardStyle::Covered } else { CardStyle::Small };
    draw_court(drawing, language, stack, style, (x, y), STACK_CARD_WIDTH);
    for (guard, at) in stack.guards.iter().zip(1..) {
        let (x, y) = (if guard.spent { x + 6 } else { x }, y + top(language, at));
        drawing.card(language, DeckCard::Suited(guard.card), style, (x, y), STACK_CARD_WIDTH);
        if guard.spent {
            drawing.rect((x, y), (STACK_CARD_WIDTH, card_height(STACK_CARD_WIDTH)), 5, stroke("card-brass", 3));
            drawing.rect((x + STACK_CARD_WIDTH - 24, y + 3), (21, 21), 2, fill("card-brass"));
            drawing.symbol("icon-sword", (x + STACK_CARD_WIDTH - 22, y + 5), 17, fill("paper"));
        }
    }
}

/// Draws the attack and defence values of a stack, centred below it.
fn draw_values(drawing: &mut Drawing, stack: &StackScene, (x, y): Point) {
    if stack.base == Base::Fallen {
        return;
    }
    for (symbol, value, left) in [("icon-sword", stack.attack, x - 40), ("icon-shield", stack.defence, x + 4)] {
        drawing.symbol(symbol, (left, y + 5), 17, fill("ink-soft"));
        drawing.text((left + 27, y + 19), 16, fill("ink").with(CENTRED_NUMBER), value);
    }
}

/// Draws a player: the name, the suit, the place, and three stacks.
fn draw_player(
    board: &mut Drawing,
    language: Language,
    player: &PlayerScene,
    names: &[String],
    (x, y): Point,
    height: i32,
) {
    let rim = if player.to_act { stroke("brass", 3) } else { stroke("rule", 1) };
    if !player.fallen {
        board.rect((x + 1, y + 1), (PLAYER_WIDTH - 2, height - 2), 0, fill("sheet"));
    }
    board.rect((x + 1, y + 1), (PLAYER_WIDTH - 2, height - 2), 0, rim);
    let suit = player.suit.name();
    board.rect((x + 8, y + 7), (24, 24), 3, fill("paper").line("paper-edge", 1));
    board.symbol(format_args!("suit-{suit}"), (x + 11, y + 10), 18, fill(suit));
    let name = names.get(player.seat.index()).map_or("", String::as_str);
    board.text((x + 40, y + 25), 19, fill("ink").title(), name);
    match player.place {
        Some(place) => board.medal((x + PLAYER_WIDTH - 20, y + 19), place),
        None if player.fallen => board.caption((x + PLAYER_WIDTH - 32, y + 24), messages::OUT.text(language)),
        None => {}
    }
    for (stack, at) in player.stacks.iter().zip(0..) {
        let place = (x + 8 + STACK_WIDTH * at + (STACK_WIDTH - STACK_CARD_WIDTH) / 2, y + NAME_HEIGHT + 4);
        draw_stack(board, Some(language), stack, place);
        draw_values(board, stack, (place.0 + STACK_CARD_WIDTH / 2, place.1 + stack_height(Some(language), stack)));
    }
}

/// Draws the pile, the drawn card, the discard pile, and how far the game is from its limit.
fn draw_piles(board: &mut Drawing, language: Language, scene: &Scene, (middle, y): Point) {
    let PilesScene { pile, discarded, top, limit: end, .. } = &scene.piles;
    let captions = [
        messages::Pile { cards: *pile }.text(language),
        messages::DRAWN.text(language).to_owned(),
        words::discards(language, *discarded, None),
    ];
    for (at, caption) in captions.iter().enumerate() {
        let x = middle + [-110, 0, 110][at % 3];
        let place = (x - PILE_CARD_WIDTH / 2, y);
        match (at, [None, scene.drawn, *top][at % 3]) {
            (0, _) if *pile > 0 => board.card_back(place, PILE_CARD_WIDTH),
            (_, Some(card)) => board.card(Some(language), card, CardStyle::Covered, place, PILE_CARD_WIDTH),
            _ => board.card_slot(place, PILE_CARD_WIDTH),
        }
        board.caption((x, y + card_height(PILE_CARD_WIDTH) + 18), caption);
    }
    board.caption((middle, y + card_height(PILE_CARD_WIDTH) + 40), &words::limit(language, *end));
}
