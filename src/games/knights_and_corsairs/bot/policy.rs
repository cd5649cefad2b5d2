//! What a computer player of Knights & Corsairs takes into account.

/// What a computer player takes into account.
#[derive(Clone, Copy, Debug)]
pub struct BattlePolicy {
    /// Whether the endgame table judges undecided grids; without it they count as even.
    pub foresight: bool,
    /// Whether the player counts the cards that the opponent may still hold.
    pub counts_cards: bool,
}

impl BattlePolicy {
    /// Takes everything into account, as the strongest levels do.
    pub const FULL: Self = Self { foresight: true, counts_cards: true };
}
