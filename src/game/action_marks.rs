//! The places of the table that an action involves, as plain data: Help highlights them, and arrows show the last move.

/// A place on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A board space, by its index.
    Space(usize),
    /// A card in the viewer's hand, by its index.
    Hand(usize),
    /// The draw pile.
    Pile,
    /// The discard pile.
    Discards,
}

/// The places of the table that an action involves.
///
/// ```
/// use corsair_cabinet::game::{Game, MoveBuilder, Seat};
/// use corsair_cabinet::game::action_marks::Spot;
/// use corsair_cabinet::games::corsairs::Corsairs;
///
/// let state = Corsairs::start(&Default::default(), 7).expect("standard options go together");
/// let view = Corsairs::view(&state, Some(Seat::FIRST));
/// let action = "enter a1".parse().expect("this is an action");
/// assert_eq!(Corsairs::action_marks(&view, Seat::FIRST, &action).spots, [Spot::Space(0)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ActionMarks {
    /// The places that the player touches to take the action.
    pub spots: Vec<Spot>,
    /// The movements of pieces, each as the indices of its first and its last space.
    pub arrows: Vec<(usize, usize)>,
}

impl ActionMarks {
    /// Marks these places, without arrows.
    pub fn at(spots: impl IntoIterator<Item = Spot>) -> Self {
        Self { spots: spots.into_iter().collect(), arrows: Vec::new() }
    }

    /// Marks two spaces, with an arrow from the first to the second.
    #[must_use]
    pub fn arrow(from: usize, to: usize) -> Self {
        Self { spots: vec![Spot::Space(from), Spot::Space(to)], arrows: vec![(from, to)] }
    }

    /// Adds the places and arrows of other marks.
    pub fn extend(&mut self, other: Self) {
        self.spots.extend(other.spots);
        self.arrows.extend(other.arrows);
    }
}
