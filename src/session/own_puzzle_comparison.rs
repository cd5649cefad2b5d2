//! Compares what a player did in a puzzle of their own with the best action: the positions after both are evaluated alike.

use std::collections::VecDeque;

use super::own_puzzles::OwnPuzzle;
use super::win_probability::CLOSE_MARGIN_PERCENT;
use super::{PlayerKind, Session};
use crate::dyn_game::{AnyAction, DynGame};
use crate::game::Seat;

/// The comparison of an action with the best one. Only for games of two, in which the win probability of one is what the other
/// lacks.
pub struct Comparison {
    seat: Seat,
    /// The positions after the best action and then after the other, as sessions, that are not evaluated yet.
    pending: VecDeque<Session>,
    /// The win probabilities of the seat after the best action and then after the other, in percent.
    evaluated: Vec<u8>,
}

impl Comparison {
    /// Compares this action with the best one of a puzzle. `None` if one of them is illegal, the position cannot be read, or the
    /// game is not one of two.
    #[must_use]
    pub fn new(game: &'static dyn DynGame, puzzle: &OwnPuzzle, played: &AnyAction) -> Option<Self> {
        let best = game.read_action(&puzzle.best).ok()?;
        let after = |action| position_after(game, puzzle, action);
        let mut comparison =
            Self { seat: puzzle.seat, pending: [after(&best)?, after(played)?].into(), evaluated: Vec::new() };
        comparison.evaluate_ends();
        Some(comparison)
    }

    /// The position to evaluate next, and the seat that is to act there; `None` if both are evaluated.
    #[must_use]
    pub fn next(&self) -> Option<(&Session, Seat)> {
        let session = self.pending.front()?;
        Some((session, session.to_act().first()?))
    }

    /// Sets the win probability, in percent, of the seat that is to act in the next position.
    pub fn set_chance(&mut self, chance: u8) {
        let Some((_, to_act)) = self.next() else { return };
        self.set_own_chance(if to_act == self.seat { chance } else { 100_u8.saturating_sub(chance) });
        self.evaluate_ends();
    }

    /// Whether the action was about as good as the best one. `None` before both positions are evaluated.
    #[must_use]
    pub fn is_good(&self) -> Option<bool> {
        let [best, played] = self.evaluated[..] else { return None };
        Some(played + CLOSE_MARGIN_PERCENT >= best)
    }

    /// Evaluates positions in which the game is over.
    fn evaluate_ends(&mut self) {
        while let Some(session) = self.pending.front()
            && session.ending().is_some()
        {
            self.set_own_chance(match session.winner() {
                Some(winner) if winner == self.seat => 100,
                Some(_) => 0,
                None => 50,
            });
        }
    }

    /// Sets the win probability of the puzzle's seat in the next position.
    fn set_own_chance(&mut self, chance: u8) {
        self.pending.pop_front();
        self.evaluated.push(chance);
    }
}

/// The position after an action, as a session, in which a seat can choose again. What is drawn before is what the game had in
/// store: the same after every action.
fn position_after(game: &'static dyn DynGame, puzzle: &OwnPuzzle, action: &AnyAction) -> Option<Session> {
    let position = game.read_position(&puzzle.position).ok()?;
    let mut session = Session::at(game, position, 0, vec![PlayerKind::person(""); 2])?;
    if session.players().len() != 2 {
        return None;
    }
    session.act(puzzle.seat, action.clone()).ok()?;
    session.play_by_itself();
    Some(session)
}
