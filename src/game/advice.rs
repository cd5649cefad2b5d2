//! The advice of the coach, and what a review says beyond win probabilities, as plain data.

/// What the optional coach says about one piece, card or space, judged from the view of a seat. The table draws it and reads it
/// aloud.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Advice {
    /// The indices of the spaces that the piece or card can move to.
    pub goals: Vec<usize>,
    /// The threats of the other side's next turn, as pairs of space indices: where each threat comes from, and where it strikes.
    pub threats: Vec<(usize, usize)>,
    /// The advice in a few sentences.
    pub text: String,
}

/// What a decision spent beyond what the same result needed, as a review names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Excess {
    /// How much more it was, in the game's own measure.
    pub by: u32,
    /// What would have been enough, in a sentence.
    pub text: String,
}
