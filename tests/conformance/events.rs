//! Tests that the events of an action tell a seat what it sees, and no more.

use std::collections::HashMap;

use corsair_cabinet::game::{Game, Rng, Seat};

use super::playthrough::Playthrough;
use super::playthroughs::{actions, playthroughs, viewers};
use super::subject::Subject;

/// The number of states that are sampled for a viewer, who cannot tell them from the true one.
const WORLDS: usize = 4;

/// The number of actions of a seat that are tried in each state.
const ACTIONS: usize = 6;

/// One in this number of positions of a game is tried.
const EVERY: usize = 3;

/// The events of an action as `viewer` may know them right after the action.
pub fn seen_events<G: Game>(
    events: &[G::Event],
    then: &G::State,
    after: &G::State,
    viewer: Option<Seat>,
) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::visible_event(event.clone(), then, after, viewer)).collect()
}

/// The events that a viewer is shown of an action, and the view after it.
struct Shown<G: Game> {
    events: Vec<G::Event>,
    after: G::View,
    /// Whether the action has cleared the table, so that the view no longer shows what it did.
    is_cleared: bool,
    /// A text with the action and the state before it, for error messages.
    done: String,
}

/// What the viewer is shown of actions in this state and in states that the viewer cannot tell from it.
fn shown<G: Subject>(state: &G::State, viewer: Option<Seat>, rng: &mut Rng) -> Vec<Shown<G>> {
    let view = G::view(state, viewer);
    let sampled: Vec<G::State> = (0..WORLDS).map(|_| G::determinize(&view, rng)).collect();
    let mut shown = Vec::new();
    for then in sampled.iter().chain([state]) {
        for seat in G::to_act(then) {
            let mut actions = actions::<G>(then, seat);
            rng.shuffle(&mut actions);
            for action in actions.into_iter().take(ACTIONS) {
                let (mut after, mut events) = (then.clone(), Vec::new());
                G::apply_reporting(&mut after, seat, &action, &mut events);
                let events = seen_events::<G>(&events, then, &after, viewer);
                let done = format!("{action} by {seat} in {then}");
                let is_cleared = G::clears_the_table(then, &after);
                shown.push(Shown { events, after: G::view(&after, viewer), is_cleared, done });
            }
        }
    }
    shown
}

/// Calls `check` with what each viewer is shown, for many positions of these playthroughs.
fn check<G: Subject>(
    playthroughs: impl Iterator<Item = &'static Playthrough<G>>,
    mut check: impl FnMut(Option<Seat>, Vec<Shown<G>>),
) {
    let mut rng = Rng::stream(8, 0);
    for Playthrough { states, .. } in playthroughs {
        for state in states.iter().step_by(EVERY) {
            for viewer in viewers::<G>(state) {
                check(viewer, shown::<G>(state, viewer, &mut rng));
            }
        }
    }
}

/// The view before an action and the events of the action determine the view after it.
pub fn the_next_view_follows_from_the_events<G: Subject>() {
    check::<G>(playthroughs::<G>().iter(), |viewer, shown| {
        let mut views: HashMap<String, &Shown<G>> = HashMap::new();
        for shown in &shown {
            let same = views.entry(format!("{:?}", shown.events)).or_insert(shown);
            let place = || format!("seat {viewer:?}: {:?}, {} and {}", shown.events, same.done, shown.done);
            assert!(same.after == shown.after, "{}", place());
        }
    });
}

/// Events differ only where the views after them differ. Games that hide nothing are left out: there, the events may tell how a
/// position came about.
pub fn events_tell_no_more_than_the_views<G: Subject>() {
    let hides = |playthrough: &&Playthrough<G>| G::secrecy(&playthrough.record.options).hides_anything();
    check::<G>(playthroughs::<G>().iter().filter(hides), |viewer, shown| {
        let mut events: HashMap<&G::View, &Shown<G>> = HashMap::new();
        for shown in shown.iter().filter(|shown| !shown.is_cleared) {
            let same = events.entry(&shown.after).or_insert(shown);
            let place = || format!("seat {viewer:?}: {} and {}", same.done, shown.done);
            assert_eq!(same.events, shown.events, "{}", place());
        }
    });
}
