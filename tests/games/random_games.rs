//! Random games in many variants, for what holds in every state and for every action.

use corsair_cabinet::game::{Choices, Deadline, GameClock, Rng, Seat};

use crate::tested_game::TestedGame;

/// How many random games are played.
#[derive(Clone, Copy)]
pub struct Extent {
    /// The seed of all random choices.
    pub seed: u64,
    /// The number of games.
    pub games: u64,
    /// The most actions in each.
    pub actions: usize,
}

/// A moment of a random game.
pub enum Step<'a, G: TestedGame> {
    /// A seat is to act, with its legal actions.
    ToAct { state: &'a G::State, seat: Seat, actions: &'a [G::Action] },
    /// An action was done, by a seat or because its time had passed.
    Done { before: &'a G::State, after: &'a G::State, seat: Seat, action: &'a G::Action },
}

/// Plays random games, and lets `look` see each of their steps. The first game has standard options; in the others, some options
/// have another value.
pub fn play_random_games<G: TestedGame>(extent: Extent, mut look: impl FnMut(&mut Rng, Step<'_, G>)) {
    let mut rng = Rng::from_seed(extent.seed);
    let mut actions = Vec::new();
    for seed in 0..extent.games {
        let mut options = G::Options::default();
        for choice in
            G::Options::CHOICES.iter().filter(|choice| seed > 0 && !G::PLAYER_KIND_OPTIONS.contains(&choice.key))
        {
            if rng.below(4) == 0 {
                assert!(options.set(choice.key, choice.values[rng.below(choice.values.len())]));
            }
        }
        let Ok(mut state) = G::start(&G::normalize(options), seed) else { continue };
        for _ in 0..extent.actions {
            let Some((seat, action)) = next_action::<G>(&mut state, &mut rng, &mut actions, &mut look) else { break };
            let before = state.clone();
            G::apply(&mut state, seat, &action);
            look(&mut rng, Step::Done { before: &before, after: &state, seat, action: &action });
        }
    }
}

/// The next action: now and then the one that time alone causes, or a random one of a random seat. `None` at the end of the game.
fn next_action<G: TestedGame>(
    state: &mut G::State,
    rng: &mut Rng,
    actions: &mut Vec<G::Action>,
    look: &mut impl FnMut(&mut Rng, Step<'_, G>),
) -> Option<(Seat, G::Action)> {
    if let Some(Deadline { at, action }) =
        G::Clock::next_deadline(state).filter(|_| rng.below(3) == 0 || G::to_act(state).is_empty())
    {
        G::Clock::advance_clock(state, at);
        if action.is_some() {
            return action;
        }
    }
    let seats = G::to_act(state);
    let seat = seats.iter().nth(rng.below(seats.len().max(1)))?;
    G::actions(state, seat, actions);
    look(rng, Step::ToAct { state, seat, actions });
    let action = actions.get(rng.below(actions.len().max(1)))?;
    Some((seat, action.clone()))
}
