//! A decisive moment of a game, such as a battle or a capture, as plain data that the table can show in large.
//!
//! A moment follows from the events of an action and the view after it. When it is shown, the action has happened and is stored;
//! what the table says of it follows once the moment is over.

use std::time::Duration;

use super::Seat;
use super::cards::{Colour, DeckCard};
use super::insertion_sort::insertion_sort;

/// What is shown of a decisive moment in the middle of the table.
///
/// ```
/// use corsair_cabinet::game::moment::{FigureLook, Figure, Moment, Row};
///
/// let pair = ["7H", "7C"].map(|card| Figure::of(FigureLook::Card(card.parse().expect("this is a card"), None)));
/// let moment = Moment::of(vec![Row::of(pair)]);
/// assert_eq!((moment.columns(), moment.is_sorted()), (2, false));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The cards and pieces, from the top row to the bottom row.
    pub rows: Vec<Row>,
    /// The indices of spaces of the board through which a line is drawn.
    pub line: Vec<usize>,
    /// Where the figures go that leave.
    pub goes_to: Option<FigureTarget>,
    /// Whether it is shown until the player goes on.
    pub waits: bool,
    /// Whether the board is shown as it was before the action until the moment is over, because it would tell the outcome.
    pub holds_board: bool,
}

/// A row of a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The seat whose row it is, if it is one seat's.
    pub seat: Option<Seat>,
    /// What its figures are worth, where that decides.
    pub worth: Option<u32>,
    /// The figures, from left to right.
    pub figures: Vec<Figure>,
}

/// A card or piece of a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// A card or a piece, as it lies on the board.
    pub look: FigureLook,
    /// Whether it lies look down at first.
    pub turns: bool,
    /// Whether it decides the moment.
    pub counts: bool,
    /// Its index among all figures once they are sorted, where they are.
    pub order: Option<usize>,
    /// The index of the space of the board on which it is shown, instead of in its row.
    pub space: Option<usize>,
    /// What happens to it at the end.
    pub end: FigureEnd,
}

/// How a figure looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FigureLook {
    /// A card, with its owner where cards of several players are together.
    Card(DeckCard, Option<Colour>),
    /// A piece, by the name of its drawing in the sprite sheet.
    Piece(&'static str),
}

/// What happens to a figure at the end of a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FigureEnd {
    /// It stays where it is.
    Stays,
    /// It is lost: captured, beaten or discarded.
    Falls,
    /// It goes to the destination of the moment.
    Leaves,
}

/// Where figures go that leave the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FigureTarget {
    /// A space of the board, by its index.
    Space(usize),
    /// The place of the player with this seat.
    Seat(Seat),
}

impl Figure {
    /// A figure that lies open, does not count, and stays.
    #[must_use]
    pub const fn of(look: FigureLook) -> Self {
        Self { look, turns: false, counts: false, order: None, space: None, end: FigureEnd::Stays }
    }

    /// The figure with this end.
    pub(crate) const fn with_end(self, end: FigureEnd) -> Self {
        Self { end, ..self }
    }

    /// The figure, on a space of the board.
    pub(crate) const fn on(self, space: Option<usize>) -> Self {
        Self { space, ..self }
    }

    /// The figure, as one that decides the moment.
    pub(crate) const fn counting(self) -> Self {
        Self { counts: true, ..self }
    }
}

impl Row {
    /// A row that is no seat's.
    pub fn of(figures: impl IntoIterator<Item = Figure>) -> Self {
        Self { seat: None, worth: None, figures: figures.into_iter().collect() }
    }
}

impl Moment {
    /// A moment with these rows, in which nothing leaves.
    #[must_use]
    pub const fn of(rows: Vec<Row>) -> Self {
        Self { rows, line: Vec::new(), goes_to: None, waits: false, holds_board: false }
    }

    /// The number of figures in its longest row.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.rows.iter().map(|row| row.figures.len()).max().unwrap_or_default()
    }

    /// Whether its figures are sorted.
    #[must_use]
    pub fn is_sorted(&self) -> bool {
        self.figures().any(|figure| figure.order.is_some())
    }

    /// Whether its figures are shown on the board.
    pub(crate) fn is_on_board(&self) -> bool {
        self.figures().next().is_some() && self.figures().all(|figure| figure.space.is_some())
    }

    /// How many of the deciding figures belong to each row, after each of them in their order: `[1, 0]`, `[1, 1]`, `[2, 1]`.
    /// Empty where figures are not sorted.
    #[must_use]
    pub fn tally(&self) -> Vec<Vec<usize>> {
        let rows = self.rows.iter().enumerate();
        let deciding = rows.flat_map(|(row, figures)| figures.figures.iter().map(move |figure| (row, figure)));
        let mut deciding: Vec<(usize, usize)> = deciding
            .filter(|(_, figure)| figure.counts)
            .filter_map(|(row, figure)| Some((figure.order?, row)))
            .collect();
        insertion_sort(&mut deciding, |counted| *counted);
        let mut counts = vec![0; self.rows.len()];
        let mut count = |(_, row): (usize, usize)| {
            counts[row] += 1;
            counts.clone()
        };
        deciding.into_iter().map(&mut count).collect()
    }

    /// How many figures are turned over before one of them: the first of each row, then the second ones, and so on.
    #[must_use]
    pub fn turns_before(&self, row: usize, column: usize) -> usize {
        let turned = |(at, of): (usize, &Row)| {
            let before = column + usize::from(at < row);
            of.figures.iter().take(before).filter(|figure| figure.turns).count()
        };
        self.rows.iter().enumerate().map(turned).sum()
    }

    fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.rows.iter().flat_map(|row| &row.figures)
    }

    /// How long it is shown, unless it waits for the player. The stylesheet divides this time.
    pub(crate) fn length(&self) -> Duration {
        Duration::from_millis(if self.is_sorted() { 5_200 } else { 1_800 })
    }
}
