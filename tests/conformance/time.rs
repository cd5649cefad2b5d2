//! The properties of clocks, in timed games.

use corsair_cabinet::game::{Deadline, GameClock, Seats};

use super::playthrough::Playthrough;
use super::playthroughs::{actions, playthroughs};
use super::subject::Subject;

pub fn only_a_timed_game_has_time<G: Subject>() {
    for Playthrough { record, states } in playthroughs::<G>() {
        for state in states.iter().filter(|_| !G::pace(&record.options).is_timed()) {
            assert_eq!(G::Clock::next_deadline(state), None, "{record}");
            let mut later = state.clone();
            G::Clock::advance_clock(&mut later, 1_000_000);
            assert!(later == *state, "{record}");
        }
    }
}

pub fn a_clock_never_goes_back_however_often_it_is_read<G: Subject>() {
    for playthrough in playthroughs::<G>() {
        for (number, state) in playthrough.states.iter().enumerate() {
            let now = playthrough.time(number);
            let at = |times: &[u64]| {
                let mut state = state.clone();
                for time in times {
                    G::Clock::advance_clock(&mut state, *time);
                }
                state
            };
            assert!(at(&[now]) == *state && at(&[now / 2]) == *state, "{}", playthrough.record);
            assert_eq!(G::Clock::now(state), if G::pace(&playthrough.record.options).is_timed() { now } else { 0 });
            assert!(at(&[now + 5_000, now + 70_000]) == at(&[now + 70_000]), "{}", playthrough.record);
        }
    }
}

pub fn an_automatic_action_is_the_only_one_at_its_deadline<G: Subject>() {
    for playthrough in playthroughs::<G>() {
        let Playthrough { record, states } = playthrough;
        for (number, state) in states.iter().enumerate() {
            let Some(Deadline { at, action }) = G::Clock::next_deadline(state) else { continue };
            let place = format!("after {number} actions of {record}");
            let now = playthrough.time(number);
            let begun = number.checked_sub(1).map_or(0, |before| record.entries[before].at);
            assert!(at >= begun && (at >= now || number == record.entries.len()), "too late: {place}");
            if at > now {
                // Until then the state stays the same.
                let mut before = state.clone();
                G::Clock::advance_clock(&mut before, at - 1);
                assert_eq!(G::to_act(&before), G::to_act(state), "{place}");
                assert_eq!(G::Clock::next_deadline(&before), G::Clock::next_deadline(state), "{place}");
            }
            let mut then = state.clone();
            G::Clock::advance_clock(&mut then, at);
            if let Some((seat, action)) = action {
                assert_eq!(G::to_act(&then), Seats::only(seat), "{place}");
                assert_eq!(actions::<G>(&then, seat), std::slice::from_ref(&action), "{place}");
                G::apply(&mut then, seat, &action);
                assert!(G::Clock::next_deadline(&then).is_none_or(|next| next.at >= at), "goes back in time: {place}");
            } else {
                let next = G::Clock::next_deadline(&then);
                let goes_on = next.is_none_or(|next| next.at > at || next.at == at && next.action.is_some());
                assert!(goes_on, "does not end: {place}");
            }
        }
    }
}
