//! Plays random games of every variant, which the conformance tests check.

use std::collections::BTreeSet;

use corsair_cabinet::game::record::Entry;
use corsair_cabinet::game::{Choices, Game, GameClock, Record, Rng, Seat};

use super::playthrough::Playthrough;
use super::subject::Subject;

/// The number of random combinations of options that are tried, besides each option alone.
const COMBINATIONS: u64 = 24;

/// The number of games that are played with each set of options.
const GAMES: u64 = 2;

/// One in this number of variants has a game that is played to its end, however long it takes.
const TO_THE_END: usize = 24;

/// The standard options, each option alone at each of its values, and random combinations. Options that exclude each other are
/// left out.
pub fn variants<G: Game>() -> Vec<G::Options> {
    let mut variants = vec![G::Options::default()];
    for choice in G::Options::CHOICES {
        for value in choice.values {
            let mut options = G::Options::default();
            assert!(options.set(choice.key, value), "{} cannot be {value}", choice.key);
            variants.push(options);
        }
    }
    let mut rng = Rng::stream(1, 0);
    for _ in 0..COMBINATIONS {
        let mut options = G::Options::default();
        for choice in G::Options::CHOICES {
            let value = rng.choose(choice.values).expect("an option has values");
            assert!(options.set(choice.key, value), "{} cannot be {value}", choice.key);
        }
        variants.push(options);
    }
    let mut seen = BTreeSet::new();
    variants
        .into_iter()
        .map(G::normalize)
        .filter(|options| G::start(options, 0).is_ok() && seen.insert(options.to_string()))
        .collect()
}

/// The random games of every variant. They are played once for all tests of the game.
pub fn playthroughs<G: Subject>() -> &'static [Playthrough<G>] {
    G::playthrough_store().get_or_init(play_all)
}

fn play_all<G: Subject>() -> Vec<Playthrough<G>> {
    let mut played = Vec::new();
    for (variant, options) in variants::<G>().into_iter().enumerate() {
        for game in 0..GAMES {
            let mut rng = Rng::stream(game, variant as u64);
            let whole = game == 0 && variant % TO_THE_END == 0 && !G::may_be_endless(&options);
            let most = if whole { usize::MAX } else { G::MAX_ACTIONS };
            played.push(playthrough::<G>(options.clone(), &mut rng, most));
        }
    }
    played
}

/// Plays a random game to its end, or up to `most` actions.
fn playthrough<G: Subject>(options: G::Options, rng: &mut Rng, most: usize) -> Playthrough<G> {
    let mut record = Record::<G>::new(options, rng.next_u64());
    let mut states = vec![G::start(&record.options, record.seed).expect("the options fit together")];
    let mut now = 0;
    loop {
        let state = states.last_mut().expect("there is a first");
        if G::pace(&record.options).is_timed() {
            now = wait::<G>(state, now, rng);
        }
        let Some((seat, action)) = any_action::<G>(state, rng) else { break };
        let mut state = state.clone();
        G::apply(&mut state, seat, &action);
        record.entries.push(Entry { seat, action, at: now });
        states.push(state);
        if record.entries.len() == most {
            break;
        }
        assert!(record.entries.len() <= G::LONGEST_GAME, "{record} goes on for more than {} actions", G::LONGEST_GAME);
    }
    Playthrough { record, states }
}

/// Lets time pass until a seat acts: a short time, until just before the next deadline, or until the deadline. Returns the time
/// then, in ms.
fn wait<G: Subject>(state: &mut G::State, mut now: u64, rng: &mut Rng) -> u64 {
    if G::to_act(state).is_empty() {
        return now;
    }
    loop {
        let some_time = now + [0, rng.below(10_000), rng.below(100_000)][rng.below(3)] as u64;
        let deadline = G::Clock::next_deadline(state);
        now = match &deadline {
            None => some_time,
            Some(deadline) if rng.below(3) == 0 => deadline.at,
            Some(deadline) => some_time.min(deadline.at.saturating_sub(1)).max(now),
        };
        G::Clock::advance_clock(state, now);
        // Another seat may act from then on, or more time passes.
        if !deadline.is_some_and(|deadline| deadline.at == now && deadline.action.is_none()) || rng.below(2) == 0 {
            return now;
        }
    }
}

/// A random legal action of a random seat that may act; `None` if no seat may act.
pub fn any_action<G: Game>(state: &G::State, rng: &mut Rng) -> Option<(Seat, G::Action)> {
    let seats: Vec<Seat> = G::to_act(state).iter().collect();
    let seat = *rng.choose(&seats)?;
    Some((seat, rng.choose(&actions::<G>(state, seat)).cloned().expect("a seat that may act has an action")))
}

/// The legal actions of a seat.
pub fn actions<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::actions(state, seat, &mut actions);
    actions
}

/// All viewers of a game: each of its seats, and a spectator.
pub fn viewers<G: Game>(state: &G::State) -> impl Iterator<Item = Option<Seat>> {
    Seat::all(G::seat_count(G::options(state))).map(Some).chain([None])
}
