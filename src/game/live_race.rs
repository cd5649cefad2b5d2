//! Live races: what a connection between devices has to know about a race.

use super::Game;

/// A race that players at several devices play over a connection. What they do arrives late, so that it counts at its own time.
///
/// ```
/// use corsair_cabinet::game::SessionRules;
/// use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
///
/// let race = BattleOfCorsica::LIVE_RACE.expect("a race");
/// assert_eq!(race.reaction().to_string(), "tap");
/// assert!(race.allows(&"seats=3".parse()?));
/// assert!(!race.allows(&"auto-flip=3000".parse()?));
/// # Ok::<(), corsair_cabinet::game::ParseError>(())
/// ```
pub trait LiveRace<G: Game>: Sync {
    /// Whether a race with these options can be played so. No automatic action may need chance, and a reaction that is on its way
    /// while the next card lands must still count.
    fn allows(&self, options: &G::Options) -> bool;

    /// The action with which every seat may react to what it sees, also out of turn. Players may take all other actions only
    /// in turn.
    fn reaction(&self) -> G::Action;

    /// The time from an event, such as a new card, to the reaction at `at` that it makes right, in ms. `None` if nothing makes a
    /// reaction at `at` right.
    fn reaction_time(&self, state: &G::State, at: u64) -> Option<u64>;
}
