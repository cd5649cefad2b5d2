//! What a game hides, and from whom.

/// What a game hides, and from whom.
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
    /// Nothing is hidden: all seats see everything, and nothing is drawn later.
    Open,
    /// Something is hidden from all seats alike, such as the order of a pile. All seats see the same.
    HiddenFromAll,
    /// Seats see different things, such as their hands. A device that two persons share must be covered between turns.
    Private,
}

impl Secrecy {
    /// Whether a record of an unfinished game tells a player something hidden. Links and exports then wait for the end.
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
