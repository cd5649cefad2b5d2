//! Games played at random, in every variant: what the suite looks at.

use std::collections::BTreeSet;

use corsair_cabinet::game::record::Entry;
use corsair_cabinet::game::{Choices, Game, Record, Rng, Seat};

use crate::Subject;

/// How many random combinations of options are tried, besides each option alone.
const COMBINATIONS: u64 = 24;

/// How many games are played with each set of options.
const GAMES: u64 = 2;

/// The first game of every so many variants is played to its end, however long it takes.
const TO_THE_END: usize = 24;

/// A game that was played to its end, or broken off when the suite's patience was.
pub struct Playthrough<G: Game> {
    /// How it went.
    pub record: Record<G>,
    /// Every state of it, the first before the first action.
    pub states: Vec<G::State>,
}

impl<G: Game> Playthrough<G> {
    /// Whether it was played to its end.
    pub fn is_whole(&self) -> bool {
        self.states.last().is_some_and(|last| G::to_act(last).is_empty())
    }
}

/// The standard options, each option alone at each of its values, and random combinations. Those that
/// cannot be combined are left out.
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
        .map(G::settle)
        .filter(|options| G::start(options, 0).is_ok() && seen.insert(options.to_string()))
        .collect()
}

/// Random games of every variant.
pub fn playthroughs<G: Subject>() -> Vec<Playthrough<G>> {
    let mut played = Vec::new();
    for (variant, options) in variants::<G>().into_iter().enumerate() {
        for game in 0..GAMES {
            let mut rng = Rng::stream(game, variant as u64);
            let whole = game == 0 && variant % TO_THE_END == 0 && !G::may_be_endless(&options);
            let most = if whole { usize::MAX } else { G::PATIENCE };
            played.push(playthrough::<G>(options.clone(), &mut rng, most));
        }
    }
    played
}

/// Plays one game at random, to its end or for so many actions.
fn playthrough<G: Subject>(options: G::Options, rng: &mut Rng, most: usize) -> Playthrough<G> {
    let mut record = Record::<G>::new(options, rng.next_u64());
    let mut states = vec![G::start(&record.options, record.seed).expect("the options fit together")];
    while let Some((seat, action)) = any_action::<G>(states.last().expect("there is a first"), rng) {
        let mut state = states[states.len() - 1].clone();
        G::apply(&mut state, seat, &action);
        record.entries.push(Entry { seat, action, at: 0 });
        states.push(state);
        if record.entries.len() == most {
            break;
        }
        assert!(record.entries.len() <= G::LONGEST, "{record} goes on for more than {} actions", G::LONGEST);
    }
    Playthrough { record, states }
}

/// A legal action of somebody who may act; `None` when nobody may.
pub fn any_action<G: Game>(state: &G::State, rng: &mut Rng) -> Option<(Seat, G::Action)> {
    let seats: Vec<Seat> = G::to_act(state).iter().collect();
    let seat = *rng.choose(&seats)?;
    Some((seat, rng.choose(&actions::<G>(state, seat)).cloned().expect("whoever may act has an action")))
}

/// The legal actions of a seat.
pub fn actions<G: Game>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::actions(state, seat, &mut actions);
    actions
}

/// Everyone who may look at a game: its seats, and a spectator.
pub fn viewers<G: Game>(state: &G::State) -> impl Iterator<Item = Option<Seat>> {
    Seat::all(G::seats(G::options(state))).map(Some).chain([None])
}
