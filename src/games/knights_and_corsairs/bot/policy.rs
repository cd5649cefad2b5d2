//! What a computer player knows about the game.

/// What the computer players know about the game.
#[derive(Clone, Copy, Debug)]
pub struct BattlePolicy {
    /// Whether they judge a grid by what may become of it, or only see what has been decided.
    pub foresight: bool,
    /// Whether they count which cards the other side may still hold.
    pub counts_cards: bool,
}

impl BattlePolicy {
    /// Everything that there is to know.
    pub const FULL: Self = Self { foresight: true, counts_cards: true };
}
