//! Two simulated beginners, against whom the weakest levels are measured.
//!
//! A beginner takes what wins at once, and otherwise acts at random, near the last action. What wins at once is found by trying
//! the own turn to its end a few times; more than the own turn, a beginner does not see. A careful beginner also tries the
//! opponent's next turn, and avoids what loses at once.

use super::Player;
use super::ismcts::random_action;
use crate::game::{Rng, Seat};

/// The greatest number of actions that a beginner looks at.
const MAX_ACTIONS: usize = 200;

/// The greatest number of random actions from which a careful beginner chooses.
const MAX_CANDIDATES: usize = 12;

/// How often a beginner tries the rest of a turn after an action.
const TRIES_OF_TURN: usize = 4;

/// The greatest number of the opponent's actions that a careful beginner looks at after an action.
const MAX_ANSWERS: usize = 80;

/// The greatest number of actions of a turn that are tried.
const MAX_TURN_ACTIONS: usize = 12;

/// The distance up to which spaces are near each other, in columns and rows.
const NEAR: u32 = 2;

/// Chooses an action of a beginner from its seat's view; `None` if there is none. `last` is the text of the last action of the
/// game.
pub(super) fn act<G: Player>(
    view: &G::View,
    seat: Seat,
    is_careful: bool,
    last: Option<&str>,
    rng: &mut Rng,
) -> Option<G::Action> {
    let mut actions = Vec::new();
    G::actions(&G::determinize(view, rng), seat, &mut actions);
    rng.shuffle(&mut actions);
    let mut best = (0, None);
    for action in actions.iter().take(MAX_ACTIONS) {
        let count = count_wins::<G>(view, seat, action, rng);
        if count > best.0 {
            best = (count, Some(action));
        }
    }
    if let (_, Some(action)) = best {
        return Some(action.clone());
    }
    let is_near_last = |action: &G::Action| last.is_some_and(|last| is_near(&action.to_string(), last));
    if actions.iter().any(is_near_last) {
        actions.retain(is_near_last);
    }
    if is_careful {
        actions.into_iter().take(MAX_CANDIDATES).min_by_key(|action| count_losses::<G>(view, seat, action, rng))
    } else {
        actions.into_iter().next()
    }
}

/// How many of the tried turns that begin with an action win the game or a part of it, if the next seats answer at random.
fn count_wins<G: Player>(view: &G::View, seat: Seat, action: &G::Action, rng: &mut Rng) -> usize {
    let wins = |_: &usize| {
        let (before, mut state) = after::<G>(view, seat, action, rng);
        end_turns::<G>(&mut state, |next| next == seat, rng);
        let at_once = advantage::<G>(&state, seat);
        end_turns::<G>(&mut state, |next| next != seat, rng);
        at_once.max(advantage::<G>(&state, seat)) > before
    };
    (0..TRIES_OF_TURN).filter(wins).count()
}

/// How many of the next seat's actions after an action, each with a rest of its turn, lose the game or a part of it.
fn count_losses<G: Player>(view: &G::View, seat: Seat, action: &G::Action, rng: &mut Rng) -> usize {
    let (before, mut state) = after::<G>(view, seat, action, rng);
    end_turns::<G>(&mut state, |next| next == seat, rng);
    let Some(next) = G::to_act(&state).first() else { return 0 };
    let mut answers = Vec::new();
    G::actions(&state, next, &mut answers);
    rng.shuffle(&mut answers);
    let loses = |answer: &&G::Action| {
        let mut state = state.clone();
        G::apply(&mut state, next, answer);
        end_turns::<G>(&mut state, |next| next != seat, rng);
        advantage::<G>(&state, seat) < before
    };
    answers.iter().take(MAX_ANSWERS).filter(loses).count()
}

/// The advantage of a seat before an action, and a state after it that agrees with the view.
fn after<G: Player>(view: &G::View, seat: Seat, action: &G::Action, rng: &mut Rng) -> (i32, G::State) {
    let mut state = G::determinize(view, rng);
    let before = advantage::<G>(&state, seat);
    G::apply(&mut state, seat, action);
    (before, state)
}

/// Plays random actions of these seats until another seat is to act, or the turn has become too long.
fn end_turns<G: Player>(state: &mut G::State, is_included: impl Fn(Seat) -> bool, rng: &mut Rng) {
    for _ in 0..MAX_TURN_ACTIONS {
        let Some(next) = G::to_act(state).iter().find(|next| is_included(*next)) else { return };
        let Some(action) = random_action::<G>(state, next, rng) else { return };
        G::apply(state, next, &action);
    }
}

/// What a seat has won: parts of the game more than others, and above all the game.
fn advantage<G: Player>(state: &G::State, seat: Seat) -> i32 {
    let places = G::outcome(state).map(|outcome| outcome.places).unwrap_or_default();
    let won = match places.get(seat.index()) {
        None => 0,
        Some(1) => 100,
        Some(_) => -100,
    };
    won + G::parts_won(state, seat)
}

/// Whether two actions name spaces that are near each other, such as `b3` and `c5`.
fn is_near(action: &str, last: &str) -> bool {
    let near = |(column, row): (u32, u32)| {
        spaces(last).any(|(other, line)| column.abs_diff(other) <= NEAR && row.abs_diff(line) <= NEAR)
    };
    spaces(action).any(near)
}

/// The columns and rows of the spaces that an action names: a small letter and a number.
fn spaces(action: &str) -> impl Iterator<Item = (u32, u32)> {
    action.split(|sign: char| !sign.is_ascii_alphanumeric()).filter_map(|word| {
        let (column, row) = word.split_at_checked(1)?;
        let column = column.chars().next().filter(char::is_ascii_lowercase)?;
        Some((u32::from(column), row.parse().ok()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_are_near_within_two_columns_and_rows() {
        assert!(is_near("b3-c4", "e6"));
        assert!(!is_near("b3", "e6"));
        assert!(!is_near("end", "e6") && !is_near("10h", "e6"));
    }
}
