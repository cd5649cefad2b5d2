//! What a game tells about chance that no player may know or influence, so that devices can play it without trusting a third one.

use super::{Game, Seat};

/// How a game is played when what nobody has seen, such as the order of a common pile, is drawn by all players together.
///
/// Nobody keeps the order of such a pile: it is drawn again for each action that depends on it, by [`Game::OUTSIDE_CHANCE`], once the
/// player has decided. If the first action of a game needs chance, it is the only one, so that it may be drawn with the seed.
///
/// ```
/// use corsair_cabinet::game::{Game, Seat, SessionRules};
/// use corsair_cabinet::games::court_wars::CourtWars;
///
/// let options = "standard".parse()?;
/// let chance = CourtWars::COMMON_CHANCE.expect("a game with a common pile");
/// let state = CourtWars::start(&options, 7).expect("the options go together");
/// assert!(chance.needs(&state, &"draw".parse()?));
/// assert!(!chance.needs(&state, &"place K".parse()?));
/// assert_eq!(chance.partner(&state, Seat::FIRST), Seat::SECOND);
/// assert!(chance.most(&options) < 100);
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
pub trait CommonChance<G: Game>: Sync {
    /// Whether what a legal action does depends on something that nobody knows.
    fn needs(&self, state: &G::State, action: &G::Action) -> bool;

    /// The seat that gives its share to a draw of this seat, so that no player draws alone: the next one that is still in the game.
    fn partner(&self, state: &G::State, seat: Seat) -> Seat;

    /// A number of such actions that no game with these options exceeds.
    fn most(&self, options: &G::Options) -> usize;
}
