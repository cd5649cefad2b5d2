//! Tests that a view has only what its seat has been shown.

use corsair_cabinet::game::record::Entry;
use corsair_cabinet::game::{Game, GameClock, Rng, Seat, Seats};

use super::playthrough::Playthrough;
use super::playthroughs::{actions, playthroughs, viewers};
use super::subject::Subject;

fn json<G: Game>(view: &G::View) -> String {
    serde_json::to_string(view).expect("a view can be written")
}

pub fn a_sampled_state_has_the_same_view<G: Subject>() {
    let mut rng = Rng::stream(6, 0);
    for playthrough in playthroughs::<G>() {
        let Playthrough { record, states } = playthrough;
        for (number, state) in states.iter().enumerate() {
            // A seat that is not in the game sees what a spectator sees.
            for viewer in viewers::<G>(state).chain([Seat::new(5)]) {
                let view = G::view(state, viewer);
                let world = G::determinize(&view, &mut rng);
                let place = format!("seat {viewer:?} after {number} actions of {record}");
                assert_eq!(G::view(&world, viewer), view, "{place}");
                assert_eq!(json::<G>(&G::view(&world, viewer)), json::<G>(&view), "{place}");
                assert_eq!(G::outcome(&world), G::outcome(state), "{place}");
                assert_eq!(G::options(&world), G::options(state), "{place}");
                assert_eq!(G::pieces(&world), G::pieces(state), "{place}");
                assert!(G::knows_the_truth(&world), "{place}");
                if playthrough.is_fleeting(number) {
                    continue;
                }
                // A view does not tell whether other seats have sealed their choices.
                let (seen, true_ones) = (G::to_act(&world), G::to_act(state));
                assert!(true_ones.is_subset(seen), "{place}");
                let is_due = |seats: Seats| viewer.is_some_and(|viewer| seats.contains(viewer));
                assert!(is_due(seen) == is_due(true_ones) && seen.is_empty() == true_ones.is_empty(), "{place}");
                if let Some(seat) = viewer {
                    assert_eq!(actions::<G>(&world, seat), actions::<G>(state, seat), "{place}");
                }
                for seat in G::to_act(&world) {
                    assert!(!actions::<G>(&world, seat).is_empty(), "{seat} is stuck in the world of {place}");
                }
            }
        }
    }
}

pub fn what_a_state_says_of_hidden_things_is_true<G: Subject>() {
    for Playthrough { record, states } in playthroughs::<G>() {
        for (number, state) in states.iter().enumerate() {
            assert!(G::knows_the_truth(state), "after {number} actions of {record}");
        }
    }
}

pub fn a_sampled_state_can_be_written_and_played<G: Subject>() {
    let mut rng = Rng::stream(7, 0);
    for Playthrough { record, states } in playthroughs::<G>() {
        // If nothing is hidden, all viewers sample the same state.
        let different = if G::secrecy(&record.options).hides_anything() { usize::MAX } else { 1 };
        for state in states {
            for viewer in viewers::<G>(state).take(different) {
                let world = G::determinize(&G::view(state, viewer), &mut rng);
                let text = world.to_string();
                assert!(text.parse::<G::State>().as_ref() == Ok(&world), "{text}");
                super::rules::play_on::<G>(world, &mut rng);
            }
        }
    }
}

/// `disguise` makes a state that the viewer cannot tell from the true one. It does not call `view` or `determinize`, so they
/// cannot be wrong in the same way.
pub fn what_is_hidden_changes_nothing_in_a_view<G: Subject>() {
    let mut rng = Rng::stream(8, 0);
    for playthrough in playthroughs::<G>() {
        let Playthrough { record, states } = playthrough;
        for (number, state) in states.iter().enumerate() {
            for viewer in viewers::<G>(state) {
                let disguised = G::disguise(state, viewer, &mut rng);
                let place = format!("seat {viewer:?} after {number} actions of {record}");
                assert_eq!(json::<G>(&G::view(&disguised, viewer)), json::<G>(&G::view(state, viewer)), "{place}");
                if let Some(seat) = viewer.filter(|_| !playthrough.is_fleeting(number)) {
                    assert_eq!(actions::<G>(&disguised, seat), actions::<G>(state, seat), "{place}");
                }
            }
        }
    }
}

pub fn the_seed_is_in_no_view<G: Subject>() {
    for Playthrough { record, states } in playthroughs::<G>() {
        let spellings = [record.seed.to_string(), format!("{:x}", record.seed)];
        for state in states {
            for viewer in viewers::<G>(state) {
                let json = json::<G>(&G::view(state, viewer));
                assert!(!spellings.iter().any(|seed| json.contains(seed)), "{json}");
            }
        }
    }
}

/// If nothing is hidden or random, a view is the whole state, and a state sampled from the view develops as the true one does.
pub fn a_game_without_secrets_follows_from_any_view<G: Subject>() {
    let mut rng = Rng::stream(10, 0);
    for playthrough in playthroughs::<G>() {
        let Playthrough { record, states } = playthrough;
        if G::secrecy(&record.options).hides_anything() {
            continue;
        }
        for viewer in viewers::<G>(&states[0]) {
            let mut world = G::determinize(&G::view(&states[0], viewer), &mut rng);
            for (number, state) in states.iter().enumerate() {
                if let Some(before) = number.checked_sub(1) {
                    assert_eq!(record.entries[before].play::<G>(&mut world), Ok(()), "{record}");
                }
                G::Clock::advance_clock(&mut world, playthrough.time(number));
                for viewer in viewers::<G>(state) {
                    assert_eq!(G::view(&world, viewer), G::view(state, viewer), "after {number} actions of {record}");
                }
            }
        }
    }
}

/// G-03 relies on what an action reveals. A seat to which it reveals nothing can predict its next view. The same view follows in
/// every state that agrees with the seat's view: by this action or, if it is illegal there, by another one that looks the same to
/// the seat.
pub fn an_action_shows_news_only_to_the_seats_that_it_reveals_to<G: Subject>() {
    let mut rng = Rng::stream(9, 0);
    for playthrough in playthroughs::<G>() {
        let Playthrough { record, states } = playthrough;
        for (number, Entry { seat, action, .. }) in record.entries.iter().enumerate() {
            let (before, after) = (&states[number], &playthrough.after(number));
            let shown = G::seats_revealed_to(before, *seat, action);
            for viewer in viewers::<G>(before).flatten().filter(|viewer| !shown.contains(*viewer)) {
                let view = G::view(before, Some(viewer));
                for _ in 0..3 {
                    let world = G::determinize(&view, &mut rng);
                    let is_like = |action: &G::Action| {
                        let mut next = world.clone();
                        G::apply(&mut next, *seat, action);
                        G::view(&next, Some(viewer)) == G::view(after, Some(viewer))
                    };
                    let expected = match G::check(&world, *seat, action) {
                        Ok(()) => is_like(action),
                        Err(_) => actions::<G>(&world, *seat).iter().any(is_like),
                    };
                    assert!(expected, "seat {viewer} has learned something by action {} of {record}", number + 1);
                }
            }
        }
    }
}

/// A view shows nothing of a hidden action until the action is revealed. At the end of the game, all actions are revealed.
pub fn a_hidden_action_is_unknown_until_it_is_revealed<G: Subject>() {
    for playthrough in playthroughs::<G>() {
        let Playthrough { record, states } = playthrough;
        for (number, Entry { seat, action, .. }) in record.entries.iter().enumerate() {
            let (then, after) = (&states[number], &playthrough.after(number));
            for viewer in viewers::<G>(then) {
                let place = format!("seat {viewer:?} and action {} ({action}) of {record}", number + 1);
                // An action that changes nothing hides nothing.
                let unseen = viewer != Some(*seat) && then != after && G::view(then, viewer) == G::view(after, viewer);
                assert_eq!(G::is_public_to(then, after, *seat, viewer), !unseen, "{place}");
                let known: Vec<bool> =
                    states[number + 1..].iter().map(|now| G::is_public_to(then, now, *seat, viewer)).collect();
                assert!(known.is_sorted(), "what was known is forgotten: {place}");
                assert!(!playthrough.is_whole() || known.last() == Some(&true), "{place}");
            }
        }
    }
}
