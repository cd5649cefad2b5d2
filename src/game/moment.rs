//! A decisive moment of a game, such as a battle or a capture, as plain data that the table shows in large.
//!
//! A moment follows from the events of an action and the view after it. When the table shows it, the action is already applied
//! and stored; the table announces the action when the moment ends.

use std::time::Duration;

use super::Seat;
use super::cards::{Colour, DeckCard};
use super::insertion_sort::insertion_sort;

/// A decisive moment: the cards and pieces that the table shows in its middle, and what happens to them.
///
/// ```
/// use corsair_cabinet::game::moment::{FigureLook, Figure, Moment, Row};
///
/// let pair = ["7H", "7C"].map(|card| Figure::of(FigureLook::Card(card.parse().expect("this is a card"), None)));
/// let moment = Moment::of(vec![Row::of(pair)]);
/// assert_eq!((moment.column_count(), moment.is_sorted()), (2, false));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The cards and pieces, from the top row to the bottom row.
    pub rows: Vec<Row>,
    /// The indices of the board spaces on a straight line that is drawn over the board; empty for no line.
    pub line: Vec<usize>,
    /// The destination of the figures whose end is [`FigureEnd::Leaves`]; `None` if no figure leaves.
    pub goes_to: Option<FigureTarget>,
    /// Whether the moment stays until the player presses its button.
    pub waits: bool,
    /// Whether the table keeps showing the old board, as it was before the action, until the moment ends. The new board would
    /// tell the outcome.
    pub holds_board: bool,
}

/// A row of figures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The seat that owns the row; `None` if the row belongs to no seat.
    pub seat: Option<Seat>,
    /// The total value of the figures; `None` if it does not decide the moment.
    pub worth: Option<u32>,
    /// The figures, from left to right.
    pub figures: Vec<Figure>,
}

/// A card or piece of a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// How the figure looks, face up.
    pub look: FigureLook,
    /// Whether the figure begins face down and is turned over.
    pub turns: bool,
    /// Whether the figure decides the moment.
    pub counts: bool,
    /// The index of the figure among all figures after they are sorted; `None` if they are not sorted.
    pub order: Option<usize>,
    /// The index of the board space on which the figure is shown; `None` if it is shown in its row.
    pub space: Option<usize>,
    /// What happens to the figure at the end.
    pub end: FigureEnd,
}

/// The appearance of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FigureLook {
    /// A card, with the colour of its owner if cards of several players are shown together.
    Card(DeckCard, Option<Colour>),
    /// A piece: the name of its symbol in the sprite sheet.
    Piece(&'static str),
}

/// What happens to a figure at the end of a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FigureEnd {
    /// The figure stays where it is.
    Stays,
    /// The figure is lost: captured, beaten or discarded.
    Falls,
    /// The figure moves to [`Moment::goes_to`].
    Leaves,
}

/// The destination of the figures that leave a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FigureTarget {
    /// A board space, by its index.
    Space(usize),
    /// The panel of the player on this seat.
    Seat(Seat),
}

impl Figure {
    /// A face-up figure that does not decide the moment and stays.
    #[must_use]
    pub const fn of(look: FigureLook) -> Self {
        Self { look, turns: false, counts: false, order: None, space: None, end: FigureEnd::Stays }
    }

    /// The figure with another end.
    pub(crate) const fn with_end(self, end: FigureEnd) -> Self {
        Self { end, ..self }
    }

    /// The figure shown on a board space, by its index; `None` shows it in its row.
    pub(crate) const fn on_space(self, space: Option<usize>) -> Self {
        Self { space, ..self }
    }

    /// The figure as one that decides the moment.
    pub(crate) const fn made_deciding(self) -> Self {
        Self { counts: true, ..self }
    }
}

impl Row {
    /// A row that belongs to no seat.
    pub fn of(figures: impl IntoIterator<Item = Figure>) -> Self {
        Self { seat: None, worth: None, figures: figures.into_iter().collect() }
    }
}

impl Moment {
    /// A moment with these rows, from which no figure leaves.
    #[must_use]
    pub const fn of(rows: Vec<Row>) -> Self {
        Self { rows, line: Vec::new(), goes_to: None, waits: false, holds_board: false }
    }

    /// The number of figures in the longest row.
    #[must_use]
    pub fn column_count(&self) -> usize {
        self.rows.iter().map(|row| row.figures.len()).max().unwrap_or_default()
    }

    /// Whether the figures are sorted.
    #[must_use]
    pub fn is_sorted(&self) -> bool {
        self.figures().any(|figure| figure.order.is_some())
    }

    /// Whether all figures are shown on the board.
    pub(crate) fn is_on_board(&self) -> bool {
        self.figures().next().is_some() && self.figures().all(|figure| figure.space.is_some())
    }

    /// The running score of the rows. For each deciding figure, in sorted order, it has the number of deciding figures of each
    /// row so far, such as `[1, 0]`, `[1, 1]`, `[2, 1]`. Empty if the figures are not sorted.
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

    /// The number of figures that are turned over before this one. All first figures of the rows turn before the second ones.
    #[must_use]
    pub fn figures_turned_before(&self, row: usize, column: usize) -> usize {
        let turned = |(at, of): (usize, &Row)| {
            let before = column + usize::from(at < row);
            of.figures.iter().take(before).filter(|figure| figure.turns).count()
        };
        self.rows.iter().enumerate().map(turned).sum()
    }

    fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.rows.iter().flat_map(|row| &row.figures)
    }

    /// The time for which the moment is shown, unless it waits for the player. The stylesheet divides it into phases.
    pub(crate) fn length(&self) -> Duration {
        Duration::from_millis(if self.is_sorted() { 5_200 } else { 1_800 })
    }
}
