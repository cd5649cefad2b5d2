//! The grid, and the cards that lie on it.

use serde::{Deserialize, Serialize};

use crate::game::cards::{Card, CardSet, Colour};
use crate::game::grid::Square;

/// A space of the grid: columns a to c from the left, rows 1 to 3 from the bottom.
pub type Space = Square<3, 3>;

/// The centre of the grid, where the first battle is fought (KC-05).
pub const CENTRE: Space = Space::new(1, 1).expect("a 3×3 grid has a middle");

/// The cards on the grid. They never move (KC-12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Board([Option<Card>; Space::COUNT]);

impl Board {
    /// The card on a space; `None` if the space is empty.
    #[must_use]
    pub const fn card(&self, space: Space) -> Option<Card> {
        self.0[space.index()]
    }

    /// Places a card on a space.
    pub const fn place(&mut self, space: Space, card: Card) {
        self.0[space.index()] = Some(card);
    }

    /// Takes away the card on a space, if there is one.
    pub(crate) const fn clear(&mut self, space: Space) {
        self.0[space.index()] = None;
    }

    /// The empty spaces, in order.
    pub fn empty_spaces(&self) -> impl Iterator<Item = Space> {
        Space::all().filter(|space| self.card(*space).is_none())
    }

    /// The cards of a colour on the whole grid.
    #[must_use]
    pub fn cards(&self, colour: Colour) -> CardSet {
        self.0.iter().flatten().copied().filter(|card| card.colour() == colour).collect()
    }

    /// The spaces that touch `space` and hold a card of this colour, in order.
    pub fn neighbours(&self, space: Space, colour: Colour) -> impl Iterator<Item = Space> {
        space.neighbours().filter(move |near| self.card(*near).is_some_and(|card| card.colour() == colour))
    }

    /// The spaces of the first line of three cards of this colour. The cards must be of one suit unless `any_suit` is true.
    /// `None` if there is no such line (KC-24, KC-25).
    #[must_use]
    pub fn line(&self, colour: Colour, any_suit: bool) -> Option<[Space; 3]> {
        lines().find(|line| {
            let cards = line.map(|space| self.card(space).filter(|card| card.colour() == colour));
            match cards {
                [Some(first), Some(second), Some(third)] => {
                    any_suit || (first.suit() == second.suit() && second.suit() == third.suit())
                }
                _ => false,
            }
        })
    }
}

/// The eight lines of the grid: columns, rows, diagonals (KC-24).
pub fn lines() -> impl Iterator<Item = [Space; 3]> {
    let line = |column: usize, row: usize, columns: isize, rows: isize| {
        let first = Space::new(column, row)?;
        let second = first.step(columns, rows)?;
        Some([first, second, second.step(columns, rows)?])
    };
    (0..3)
        .map(move |column| line(column, 0, 0, 1))
        .chain((0..3).map(move |row| line(0, row, 1, 0)))
        .chain([line(0, 0, 1, 1), line(0, 2, 1, -1)])
        .flatten()
}
