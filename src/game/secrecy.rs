//! The kinds of hidden information in games.

/// Which information a game hides, and from whom.
///
/// ```
/// use corsair_cabinet::game::{Game, Secrecy};
/// use corsair_cabinet::games::{corsairs::Corsairs, court_wars::CourtWars, knights_and_corsairs::KnightsAndCorsairs};
///
/// fn standard<G: Game>() -> Secrecy {
///     G::secrecy(&G::Options::default())
/// }
///
/// assert_eq!(standard::<Corsairs>(), Secrecy::Open);
/// // The order of the pile is hidden from both players.
/// assert_eq!(standard::<CourtWars>(), Secrecy::HiddenFromAll);
/// // Each player has a hand.
/// assert_eq!(standard::<KnightsAndCorsairs>(), Secrecy::Private);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Secrecy {
    /// Nothing is hidden: all seats see everything, and nothing is random after the beginning.
    Open,
    /// All seats see the same, and something is hidden from all of them, such as the order of a pile.
    HiddenFromAll,
    /// Seats see different things, such as their own hands. A device that two people share must be covered between turns.
    Private,
}

impl Secrecy {
    /// Whether the record of an unfinished game reveals something hidden. If so, links and exports wait for the end of the game.
    #[must_use]
    pub const fn hides_anything(self) -> bool {
        !matches!(self, Self::Open)
    }

    /// Whether seats see different things.
    #[must_use]
    pub const fn is_private(self) -> bool {
        matches!(self, Self::Private)
    }
}
