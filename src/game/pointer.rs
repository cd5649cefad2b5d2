//! Where on the table an action is made, as plain data: what a hint lights up, and the arrows that show a move.

/// A place on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A space of the board, by its index.
    Space(usize),
    /// A card of the viewer's hand, by its index.
    Hand(usize),
    /// The pile to draw from.
    Pile,
    /// The discard pile.
    Discards,
}

/// Where an action is made.
///
/// ```
/// use corsair_cabinet::game::{Game, MoveBuilder, Seat};
/// use corsair_cabinet::game::pointer::Spot;
/// use corsair_cabinet::games::corsairs::Corsairs;
///
/// let state = Corsairs::start(&Default::default(), 7).expect("standard options go together");
/// let view = Corsairs::view(&state, Some(Seat::FIRST));
/// let action = "enter a1".parse().expect("this is an action");
/// assert_eq!(Corsairs::pointer(&view, Seat::FIRST, &action).spots, [Spot::Space(0)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pointer {
    /// The places that the player touches.
    pub spots: Vec<Spot>,
    /// The ways of pieces between spaces, by their indices.
    pub arrows: Vec<(usize, usize)>,
}

impl Pointer {
    /// Points at these places, without an arrow.
    pub fn at(spots: impl IntoIterator<Item = Spot>) -> Self {
        Self { spots: spots.into_iter().collect(), arrows: Vec::new() }
    }

    /// Points at two spaces with an arrow between them.
    #[must_use]
    pub fn way(from: usize, to: usize) -> Self {
        Self { spots: vec![Spot::Space(from), Spot::Space(to)], arrows: vec![(from, to)] }
    }

    /// Adds what another one points at.
    pub fn extend(&mut self, other: Self) {
        self.spots.extend(other.spots);
        self.arrows.extend(other.arrows);
    }
}
