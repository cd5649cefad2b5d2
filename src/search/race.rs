//! Games of fast hands, in which computers act by reflex: what comes next, and whole races among computers.

use super::ismcts::random_action;
use super::matches::Contestant;
use super::{Level, Player, Reflex};
use crate::game::record::Entry;
use crate::game::{Deadline, GameClock, Rng, Seat, Seats, SessionRules};

/// Which of the generators that a game's seed begins gives the seed of the computers' reflexes.
const REFLEXES: u64 = u64::MAX;

/// Which of them gives what is done at random.
const CHANCE: u64 = u64::MAX - 1;

/// Within what time whoever plays at random does something, in ms.
const AT_RANDOM: usize = 1_000;

/// What comes next in the race with this seed if no person acts before: by itself, or by the reflex of a computer. At the
/// same time what happens by itself comes first, then what the first seats do.
pub fn coming<G: Player>(
    state: &G::State,
    seed: u64,
    level: impl Fn(Seat) -> Option<Level>,
) -> Option<Deadline<G::Action>> {
    let reflex = |seat: Seat| {
        let reflex = reflex::<G>(state, seed, seat, level(seat)?)?;
        Some(Deadline { at: reflex.at, action: Some((seat, reflex.action)) })
    };
    G::Clock::next_deadline(state)
        .into_iter()
        .chain(G::to_act(state).iter().filter_map(reflex))
        .min_by_key(|coming| coming.at)
}

/// What a computer of that level is about to do of itself at a seat, in the race with this seed.
pub fn reflex<G: Player>(state: &G::State, seed: u64, seat: Seat, level: Level) -> Option<Reflex<G::Action>> {
    G::reflex(&G::view(state, Some(seat)), seat, level, Rng::stream(seed, REFLEXES).next_u64())
}

/// The same options, with computers on all seats where the rules ask for that.
#[must_use]
pub fn among_computers<G: Player + SessionRules>(options: G::Options) -> G::Options {
    let seats = Seats::all(G::seats(&options));
    G::normalize(G::with_computers(options, seats))
}

/// Plays the race with this seed from its beginning to its end, and returns what was done. Whoever plays at random does something
/// within a second, whatever it is.
pub fn run<G: Player>(state: &mut G::State, seed: u64, player: impl Fn(Seat) -> Contestant) -> Vec<Entry<G::Action>> {
    let mut chance = Rng::stream(seed, CHANCE);
    let (mut now, mut entries) = (0, Vec::new());
    while G::outcome(state).is_none() {
        let coming = coming::<G>(state, seed, |seat| player(seat).level());
        let at_random = G::to_act(state).iter().filter(|seat| player(*seat).level().is_none());
        let at_random = at_random.map(|seat| (now + 1 + chance.below(AT_RANDOM) as u64, seat)).min();
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
