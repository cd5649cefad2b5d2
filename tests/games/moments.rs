//! The decisive moments: in random games of every variant, each can be drawn, and shows nothing that the viewer may not see.

use corsair_cabinet::game::moment::{Fate, Figure, Moment};
use corsair_cabinet::game::{Choices, Deadline, GameClock, Rng, Seat};

use crate::tested_game::{TestedGame, test_every_game};

/// The number of random games, and the most actions in each.
const GAMES: u64 = 40;
const ACTIONS: usize = 400;

/// Checks that a moment can be drawn.
fn check(moment: &Moment) {
    let figures: Vec<&Figure> = moment.rows.iter().flat_map(|row| &row.figures).collect();
    assert!(!moment.rows.is_empty(), "{moment:?}");
    let leaves = figures.iter().any(|figure| figure.fate == Fate::Leaves);
    assert_eq!(leaves, moment.goes_to.is_some(), "{moment:?}");
    let mut order: Vec<usize> = figures.iter().filter_map(|figure| figure.order).collect();
    order.sort_unstable();
    assert!(order.is_empty() || order == (0..figures.len()).collect::<Vec<_>>(), "{moment:?}");
}

/// Plays random games, and checks the moments of all their actions.
fn every_moment_can_be_drawn_and_is_the_same_for_all<G: TestedGame>() {
    let mut rng = Rng::from_seed(11);
    let (mut actions, mut moments) = (Vec::new(), 0);
    for seed in 0..GAMES {
        let mut options = G::Options::default();
        for choice in
            G::Options::CHOICES.iter().filter(|choice| seed > 0 && !G::PLAYER_KIND_OPTIONS.contains(&choice.key))
        {
            if rng.below(4) == 0 {
                assert!(options.set(choice.key, choice.values[rng.below(choice.values.len())]));
            }
        }
        let Ok(mut state) = G::start(&G::normalize(options), seed) else { continue };
        for _ in 0..ACTIONS {
            let due = G::Clock::next_deadline(&state).filter(|_| rng.below(3) == 0 || G::to_act(&state).is_empty());
            let timed = due.and_then(|Deadline { at, action }| {
                G::Clock::advance_clock(&mut state, at);
                action
            });
            let Some(seat) = timed
                .as_ref()
                .map(|(seat, _)| *seat)
                .or_else(|| G::to_act(&state).iter().nth(rng.below(G::to_act(&state).len().max(1))))
            else {
                break;
            };
            let action = timed.map(|(_, action)| action).or_else(|| {
                G::actions(&state, seat, &mut actions);
                actions.get(rng.below(actions.len().max(1))).cloned()
            });
            let Some(action) = action else { break };
            let before = state.clone();
            if G::check(&state, seat, &action).is_err() {
                continue;
            }
            G::apply(&mut state, seat, &action);
            let seen_by = |viewer| G::moment(&G::view(&before, viewer), &G::view(&state, viewer), seat, &action);
            let moment = seen_by(None);
            for viewer in Seat::all(G::seats(G::options(&state))) {
                assert_eq!(seen_by(Some(viewer)), moment, "{}: {action} in {before}", G::ID);
            }
            if let Some(moment) = moment {
                check(&moment);
                moments += 1;
            }
        }
    }
    assert!(moments > 0, "{} has no moment", G::ID);
}

test_every_game! {
    every_moment_can_be_drawn_and_is_the_same_for_all,
}
