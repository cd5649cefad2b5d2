//! Tests that `actions`, `check`, `apply` and `outcome` agree with each other.

use corsair_cabinet::game::record::Entry;
use corsair_cabinet::game::record::ReplayError;
use corsair_cabinet::game::seat::MOST_SEATS;
use corsair_cabinet::game::{Choices, GameClock, Record, Rng, Seat};

use super::junk::mutated;
use super::playthrough::Playthrough;
use super::playthroughs::{actions, any_action, playthroughs, variants, viewers};
use super::subject::Subject;

/// Actions of many playthroughs, and actions that result from small changes of their texts.
fn foreign_actions<G: Subject>(played: &[Playthrough<G>]) -> Vec<G::Action> {
    let mut rng = Rng::stream(2, 0);
    let mut pool = Vec::new();
    for playthrough in played {
        for Entry { action, .. } in &playthrough.record.entries {
            pool.push(action.clone());
            pool.extend((0..4).filter_map(|_| mutated(&action.to_string(), &mut rng).parse().ok()));
        }
    }
    pool.sort();
    pool.dedup();
    rng.shuffle(&mut pool);
    pool
}

pub fn actions_are_sorted_and_are_exactly_what_check_allows<G: Subject>() {
    let played = playthroughs::<G>();
    let pool = foreign_actions(played);
    let mut rng = Rng::stream(3, 0);
    for Playthrough { record, states } in played {
        for state in states {
            for seat in Seat::all(MOST_SEATS) {
                // The list is cleared first.
                let mut legal: Vec<G::Action> = pool.iter().take(1).cloned().collect();
                G::actions(state, seat, &mut legal);
                assert_eq!(legal.is_empty(), !G::to_act(state).contains(seat), "{seat} in {record}");
                assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "not in order: {legal:?}");
                for action in &legal {
                    assert_eq!(G::check(state, seat, action), Ok(()), "{seat} {action} in {record}");
                }
                let from = rng.below(pool.len());
                for action in pool.iter().cycle().skip(from).take(60) {
                    let listed = legal.binary_search(action).is_ok();
                    assert_eq!(listed, G::check(state, seat, action).is_ok(), "{seat} {action} in {record}");
                }
            }
        }
    }
}

pub fn check_allows_only_legal_actions_of_seats_to_act<G: Subject>() {
    for Playthrough { record, states } in playthroughs::<G>() {
        for state in states {
            for seat in G::to_act(state) {
                for action in actions::<G>(state, seat) {
                    for other in Seat::all(MOST_SEATS).filter(|other| !G::to_act(state).contains(*other)) {
                        let reason = G::check(state, other, &action).expect_err("it is not this seat's turn");
                        let reason = reason.to_string();
                        assert!(!reason.is_empty() && !reason.contains('\n'), "{reason:?} in {record}");
                    }
                }
            }
        }
    }
}

pub fn a_game_is_over_exactly_when_no_seat_may_act<G: Subject>() {
    let whole = playthroughs::<G>().iter().filter(|playthrough| playthrough.is_whole());
    for Playthrough { record, states } in whole {
        let (last, before) = states.split_last().expect("there is a first state");
        for state in before {
            assert!(G::outcome(state).is_none(), "{record} goes on after its outcome");
            assert!(!G::to_act(state).is_empty());
        }
        let outcome = G::outcome(last).expect("a game in which no seat may act has an outcome");
        assert!(!outcome.reason.to_string().is_empty());
        for Entry { seat, action, .. } in &record.entries {
            assert!(G::check(last, *seat, action).is_err(), "{action} was allowed after the end of {record}");
        }
    }
}

pub fn places_count_those_in_front<G: Subject>() {
    let whole = playthroughs::<G>().iter().filter(|playthrough| playthrough.is_whole());
    for Playthrough { record, states } in whole {
        let last = states.last().expect("there is a first state");
        let places = G::outcome(last).expect("the game is over").places;
        assert_eq!(places.len(), G::seat_count(&record.options));
        for place in &places {
            let in_front = places.iter().filter(|other| *other < place).count();
            assert_eq!(usize::from(*place), in_front + 1, "{places:?} in {record}");
        }
    }
}

pub fn a_seat_that_may_act_sits_at_the_table<G: Subject>() {
    for Playthrough { record, states } in playthroughs::<G>() {
        let seats = G::seat_count(&record.options);
        assert!((1..=MOST_SEATS).contains(&seats), "{seats} seats with {}", record.options);
        for state in states {
            assert!(G::to_act(state).iter().all(|seat| seat.index() < seats), "{record}");
        }
    }
}

pub fn pieces_are_conserved<G: Subject>() {
    for Playthrough { record, states } in playthroughs::<G>() {
        let all = G::pieces(&states[0]);
        for (number, state) in states.iter().enumerate() {
            assert_eq!(G::pieces(state), all, "after {number} actions of {record}");
        }
    }
}

pub fn the_same_seed_and_actions_give_the_same_states<G: Subject>() {
    for Playthrough { record, states } in playthroughs::<G>() {
        assert!(record.replay().as_ref() == Ok(states), "{record}");
        assert!(states.iter().all(|state| *G::options(state) == record.options), "{record}");
    }
}

/// A record without its last actions leads to an earlier state (undo), and applying them again leads back (redo).
pub fn undo_and_redo_lead_back_to_the_same_state<G: Subject>() {
    for Playthrough { record, states } in playthroughs::<G>() {
        for kept in 0..=record.entries.len() {
            let undone = Record::<G> { entries: record.entries[..kept].to_vec(), ..record.clone() };
            let mut state = undone.replay().expect("a beginning of a legal game is legal").pop().expect("a state");
            if let Some(next) = record.entries.get(kept) {
                G::Clock::advance_clock(&mut state, next.at);
            }
            assert!(state == states[kept], "after {kept} actions of {record}");
            for entry in &record.entries[kept..] {
                assert_eq!(entry.play::<G>(&mut state), Ok(()), "{record}");
            }
            assert!(Some(&state) == states.last(), "after {kept} actions of {record}");
        }
    }
}

pub fn an_illegal_action_of_a_record_is_named_by_its_number<G: Subject>() {
    let played = playthroughs::<G>();
    let pool = foreign_actions(played);
    for playthrough @ Playthrough { record, states } in played {
        for (number, state) in states.iter().enumerate() {
            let seat = G::to_act(state).first().unwrap_or(Seat::FIRST);
            let Some(illegal) = pool.iter().find(|action| G::check(state, seat, action).is_err()) else { continue };
            let mut broken = record.clone();
            broken.entries.insert(number, Entry { seat, action: illegal.clone(), at: playthrough.time(number) });
            let error = broken.replay().expect_err("an illegal action is in it");
            assert!(
                matches!(error, ReplayError::Action(at, _) if at == number + 1),
                "{error} instead of {}",
                number + 1
            );
            assert!(error.to_string().contains(&format!("action {} ", number + 1)), "{error}");
        }
    }
}

pub fn normalized_options_begin_the_same_game<G: Subject>() {
    for options in variants::<G>() {
        assert_eq!(G::normalize(options.clone()), options);
    }
    for choice in G::Options::CHOICES {
        for value in choice.values {
            let mut options = G::Options::default();
            assert!(options.set(choice.key, value));
            let settled = G::normalize(options.clone());
            assert!(G::start(&options, 5) == G::start(&settled, 5), "{options} and {settled}");
        }
    }
}

pub fn a_rematch_can_begin<G: Subject>() {
    for Playthrough { record, states } in playthroughs::<G>() {
        let seats = G::seat_count(&record.options);
        for state in states {
            for winner in Seat::all(seats).map(Some).chain([None]) {
                let rematch = G::rematch(state, winner);
                assert!(G::start(&rematch, 1).is_ok(), "{rematch} after {record}");
                assert_eq!(G::normalize(rematch.clone()), rematch, "after {record}");
                assert_eq!(G::seat_count(&rematch), seats, "after {record}");
            }
        }
    }
}

/// Plays random actions from a state, and calls every function of the game. The tests use it for states that a parser accepted.
pub fn play_on<G: Subject>(mut state: G::State, rng: &mut Rng) {
    for _ in 0..=G::MAX_ACTIONS {
        let views: Vec<G::View> = viewers::<G>(&state).map(|viewer| G::view(&state, viewer)).collect();
        // Only a seat that is to act samples states, and only one does, because it takes long.
        let to_act: Vec<Seat> = G::to_act(&state).iter().collect();
        if let Some(seat) = rng.choose(&to_act) {
            let _ = G::view(&G::determinize(&views[seat.index()], rng), Some(*seat));
        }
        let _ = state.to_string();
        let Some((seat, action)) = any_action::<G>(&state, rng) else {
            assert!(G::outcome(&state).is_some(), "no seat may act in {state}");
            return;
        };
        G::apply(&mut state, seat, &action);
    }
    assert!(G::MAX_ACTIONS < G::LONGEST_GAME, "does not end: {state}");
}
