//! The knowledge of a computer player.

/// What a computer player knows about the game.
#[derive(Clone, Copy, Debug)]
pub struct BattlePolicy {
    /// Whether it judges undecided grids by the endgame table, or takes them for even.
    pub foresight: bool,
    /// Whether it counts the cards that the opponent may still hold.
    pub counts_cards: bool,
}

impl BattlePolicy {
    /// Full knowledge.
    pub const FULL: Self = Self { foresight: true, counts_cards: true };
}
