//! Races (timed games in which all seats act at any time, and computers act by reflex): the next event, and whole games.

use super::contestant::Contestant;
use super::ismcts::random_action;
use super::{Level, Player, Reflex};
use crate::game::record::Entry;
use crate::game::{Deadline, GameClock, Rng, Seat, Seats, SessionRules};

/// The number of the random stream that gives the seed of the computers' reflexes.
const REFLEX_STREAM: u64 = u64::MAX;

/// The number of the random stream for players that act at random.
const RANDOM_PLAYER_STREAM: u64 = u64::MAX - 1;

/// The longest delay before an action of a player that acts at random, in ms.
const MAX_RANDOM_DELAY_MS: usize = 1_000;

/// The next event in a race if no person acts first: an event of the game's clock or a computer's reflex. `seed` is the seed of
/// the game.
pub fn next_event<G: Player>(
    state: &G::State,
    seed: u64,
    level: impl Fn(Seat) -> Option<Level>,
) -> Option<Deadline<G::Action>> {
    next_of_reflexes::<G>(state, |seat| reflex::<G>(state, seed, seat, level(seat)?))
}

/// The next event in a race if each seat acts by this reflex. Of events at the same time, clock events come first, then the
/// reflexes in the order of seats.
fn next_of_reflexes<G: Player>(
    state: &G::State,
    reflex: impl Fn(Seat) -> Option<Reflex<G::Action>>,
) -> Option<Deadline<G::Action>> {
    let reflex = |seat: Seat| reflex(seat).map(|Reflex { at, action }| Deadline { at, action: Some((seat, action)) });
    G::Clock::next_deadline(state)
        .into_iter()
        .chain(G::to_act(state).iter().filter_map(reflex))
        .min_by_key(|coming| coming.at)
}

/// Plays a race from start to end and returns its actions. In each position, each seat acts by this reflex.
pub fn play_by_reflex<G: Player>(
    state: &mut G::State,
    reflex: impl Fn(&G::State, Seat) -> Option<Reflex<G::Action>>,
) -> Vec<Entry<G::Action>> {
    let mut entries = Vec::new();
    while G::outcome(state).is_none() {
        let Some(Deadline { at, action }) = next_of_reflexes::<G>(state, |seat| reflex(state, seat)) else { break };
        G::Clock::advance_clock(state, at);
        if let Some((seat, action)) = action {
            G::apply(state, seat, &action);
            entries.push(Entry { seat, action, at });
        }
    }
    entries
}

/// The next reflex of a computer at a seat; `None` while it waits. `seed` is the seed of the game.
pub(crate) fn reflex<G: Player>(state: &G::State, seed: u64, seat: Seat, level: Level) -> Option<Reflex<G::Action>> {
    G::reflex(&G::view(state, Some(seat)), seat, level, Rng::stream(seed, REFLEX_STREAM).next_u64())
}

/// Returns the options for a game with computers on all seats, since the rules may depend on that.
pub fn options_for_computers<G: Player + SessionRules>(options: G::Options) -> G::Options {
    let seats = Seats::all(G::seat_count(&options));
    G::normalize(G::with_computers(options, seats))
}

/// Plays a race from start to end and returns its actions. A player that acts at random waits up to a second.
///
/// ```
/// use corsair_cabinet::game::Game;
/// use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
/// use corsair_cabinet::search::Level;
/// use corsair_cabinet::search::contestant::Contestant;
/// use corsair_cabinet::search::race::{options_for_computers, play_race};
///
/// let options = options_for_computers::<BattleOfCorsica>(Default::default());
/// let mut state = BattleOfCorsica::start(&options, 3).expect("standard options go together");
/// let entries = play_race::<BattleOfCorsica>(&mut state, 3, |_| Contestant::of(Level::Captain));
/// assert!(BattleOfCorsica::outcome(&state).is_some());
/// assert!(entries.is_sorted_by_key(|entry| entry.at));
/// ```
pub fn play_race<G: Player>(
    state: &mut G::State,
    seed: u64,
    player: impl Fn(Seat) -> Contestant,
) -> Vec<Entry<G::Action>> {
    let mut chance = Rng::stream(seed, RANDOM_PLAYER_STREAM);
    let (mut now, mut entries) = (0, Vec::new());
    while G::outcome(state).is_none() {
        let coming = next_event::<G>(state, seed, |seat| player(seat).level());
        let at_random = G::to_act(state).iter().filter(|seat| player(*seat).level().is_none());
        let at_random = at_random.map(|seat| (now + 1 + chance.below(MAX_RANDOM_DELAY_MS) as u64, seat)).min();
        let done = match (at_random, coming) {
            (Some((at, seat)), coming) if coming.as_ref().is_none_or(|coming| at < coming.at) => {
                now = at;
                G::Clock::advance_clock(state, now);
                random_action::<G>(state, seat, &mut chance).map(|action| (seat, action))
            }
            (_, Some(coming)) => {
                now = coming.at;
                G::Clock::advance_clock(state, now);
                coming.action
            }
            (_, None) => break,
        };
        if let Some((seat, action)) = done {
            debug_assert!(G::check(state, seat, &action).is_ok(), "{seat} {action} in {state}");
            G::apply(state, seat, &action);
            entries.push(Entry { seat, action, at: now });
        }
    }
    entries
}
