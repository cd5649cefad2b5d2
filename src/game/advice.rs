//! What a coach says of something on the table, as plain data.

/// What a coach says of a piece, a card or a space, from what its seat can see: where it can go, what threatens it, and what comes
/// of it. The optional coach draws and speaks it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Advice {
    /// The spaces that it can go to, by their indices.
    pub goals: Vec<usize>,
    /// Where the other side could act against it in its next turn: from which space to which, by their indices.
    pub threats: Vec<(usize, usize)>,
    /// What there is to say, in a sentence or a few.
    pub text: String,
}
