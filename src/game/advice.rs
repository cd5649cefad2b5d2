//! The advice of the coach, as plain data.

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
