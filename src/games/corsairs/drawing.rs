//! Draws the board of Corsairs.

use super::move_builder::Draft;
use super::rules::{Corsairs, Piece, View};
use super::scene::{Diagram, Scene, Trace};
use super::words;
use crate::game::Language;
use crate::game::drawing::{Drawing, DrawnGame, Picture, fill};
use crate::game::hex::{Cell, CellSet, Name, place_on_chart};
use crate::game::text::ParseError;

impl DrawnGame for Corsairs {
    const HOME_DIAGRAM: &str = "size=4 board=4/1C3/2EE2/2EFE2/2EE2/3C1/1C2";

    fn picture(language: Language, view: &View) -> Picture {
        draw(language, view, Drawing::chart(view.position.board().size(), false, 104), false)
    }

    fn drawing(language: Language, view: &View, _names: &[String]) -> Drawing {
        draw(language, view, Drawing::chart(view.position.board().size(), true, 600), false).drawing
    }

    fn diagram(language: Option<Language>, text: &str) -> Result<Picture, ParseError> {
        let Diagram { state, marks, names } = Diagram::read(text)?;
        let board = state.board();
        let mut chart = Drawing::chart(board.size(), false, if names { 416 } else { 224 });
        let marks: CellSet = marks.into_iter().filter_map(|name| board.cell(name)).collect();
        let language = language.unwrap_or(Language::ENGLISH);
        for cell in marks {
            chart.circle(place_on_chart(cell), 460, fill("reach").line("brass", 90));
            draw_name(&mut chart, board.name(cell), cell);
        }
        Ok(draw(language, &View { viewer: None, position: state }, chart, names))
    }
}

fn draw_name(chart: &mut Drawing, name: Name, cell: Cell) {
    let (x, y) = place_on_chart(cell);
    let halo = " text-anchor=\"middle\" font-weight=\"700\" stroke-linejoin=\"round\" paint-order=\"stroke\"";
    chart.text((x, y + 120), 360, fill("ink").line("sea", 140).with(halo), name);
}

/// The name of a kind of ship in drawings and stylesheets.
pub const fn ship_name(piece: Piece) -> &'static str {
    match piece {
        Piece::Corsair => "corsair",
        Piece::Escort => "escort",
        Piece::Freighter => "freighter",
    }
}

/// Draws the ships of a view and their marks on this chart. With `names` it draws the name of each cell instead of a ship.
fn draw(language: Language, view: &View, mut chart: Drawing, names: bool) -> Picture {
    let scene = Scene::of(view, &Draft::Nothing, None);
    let board = view.position.board();
    for post in &scene.posts {
        let Some(cell) = board.cell(post.name) else { continue };
        let (x, y) = place_on_chart(cell);
        let ground = match post.trace {
            _ if post.doomed || post.danger => Some(("danger", 30)),
            Some(Trace::To) => Some(("brass-fill", 45)),
            Some(Trace::From | Trace::Captured) => Some(("brass-fill", 25)),
            None => None,
        };
        if let Some((colour, percent)) = ground {
            chart.circle((x, y), 490, fill(colour).percent(percent));
        }
        let mut symbol = |name: &str, size: i32, paint| chart.symbol(name, (x - size / 2, y - size / 2), size, paint);
        // The mark of a corner is faint below a ship.
        if post.corner {
            symbol("rose", 940, fill("brass").percent(if post.piece.is_some() { 45 } else { 100 }));
        }
        if names {
            draw_name(&mut chart, post.name, cell);
            continue;
        }
        let wreck = (post.trace == Some(Trace::Captured)).then_some(Piece::Corsair);
        let Some(piece) = post.piece.or(wreck) else { continue };
        let size = if piece == Piece::Freighter { 920 } else { 820 };
        let ship = format!("piece-{}", ship_name(piece));
        symbol(&ship, size, fill("ink").percent(if post.piece.is_some() { 100 } else { 30 }));
        if post.entangled {
            symbol("mark-entangled", 920, fill("ink"));
        }
        if post.doomed || post.danger {
            chart.symbol("mark-danger", (x - 560, y - 560), 440, fill("danger"));
        }
    }
    let ships: Vec<(Name, Piece)> = scene.posts.iter().filter_map(|post| Some((post.name, post.piece?))).collect();
    Picture { label: words::picture(language, &ships), drawing: chart }
}
