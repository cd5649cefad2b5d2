//! Common chance: randomness that no player may know or influence before it happens, without a trusted third device.

use super::{Game, Seat};

/// The common chance of a game: players on several devices draw together what nobody has seen, such as a card of a common pile.
///
/// No device keeps the order of the pile: [`Game::REDRAW_UNKNOWN`] shuffles it again for each action that needs it, after the
/// player has decided. If the first action of a game needs chance, it must be the only legal action, since it uses the seed.
///
/// ```
/// use corsair_cabinet::game::{Game, Seat, SessionRules};
/// use corsair_cabinet::games::court_wars::CourtWars;
///
/// let options = "standard".parse()?;
/// let chance = CourtWars::COMMON_CHANCE.expect("a game with a common pile");
/// let state = CourtWars::start(&options, 7).expect("the options go together");
/// assert!(chance.needs_chance(&state, &"draw".parse()?));
/// assert!(!chance.needs_chance(&state, &"place K".parse()?));
/// assert_eq!(chance.draw_partner(&state, Seat::FIRST), Seat::SECOND);
/// assert!(chance.max_draws(&options) < 100);
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
pub trait CommonChance<G: Game>: Sync {
    /// Whether the effect of a legal action depends on something that nobody knows.
    fn needs_chance(&self, state: &G::State, action: &G::Action) -> bool;

    /// The seat that draws together with this seat, so that no player draws alone: the next seat that is still in the game.
    fn draw_partner(&self, state: &G::State, seat: Seat) -> Seat;

    /// An upper bound for the number of actions that need chance in a game with these options.
    fn max_draws(&self, options: &G::Options) -> usize;
}
