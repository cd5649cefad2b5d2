//! A summary of the table for the evaluation: stacks as numbers, without suits.

use super::super::rules::{COURT_DEFENCE, Court, MOST_TURNS, Stack, Table, total, value};

/// A court and its Guards, as the numbers that the evaluation needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct CourtStrength {
    /// Whether the court stands.
    pub is_standing: bool,
    /// The total value of the Guards.
    pub attack: u32,
    /// The value of the last Guard; 11 without Guards, since every Guard fits then.
    pub last: u32,
}

impl CourtStrength {
    /// A standing court without Guards.
    pub(crate) const BARE: Self = Self { is_standing: true, attack: 0, last: 11 };

    /// A fallen court.
    pub(crate) const FALLEN: Self = Self { is_standing: false, ..Self::BARE };

    /// The strength of a stack without its last `fewer` Guards.
    pub(crate) fn of(stack: &Stack, fewer: usize) -> Self {
        let left = &stack.guards[..stack.guards.len() - fewer];
        Self {
            is_standing: stack.is_standing(),
            attack: total(left),
            last: left.last().map_or(Self::BARE.last, |guard| value(*guard)),
        }
    }

    /// The strength after a Guard of this value is added.
    pub(crate) const fn with(self, guard: u32) -> Self {
        Self { attack: self.attack + guard, last: guard, ..self }
    }

    /// The value that an attack needs to remove the whole stack.
    pub(crate) const fn defence_value(self) -> u32 {
        self.attack + COURT_DEFENCE
    }
}

/// The stacks of all seats as numbers, and the seat to act.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Summary {
    /// The stacks of each seat; seats that are not in the game have three fallen courts.
    courts: [[CourtStrength; 3]; 4],
    turn: usize,
    seats: usize,
    /// The part of the game's limit of flips or turns that is used up (CW-31), from 0 to 1.
    pub limit_used_fraction: f64,
}

impl Summary {
    /// The summary of a table.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let mut courts = [[CourtStrength::FALLEN; 3]; 4];
        for (courts, stacks) in courts.iter_mut().zip(&table.stacks) {
            *courts = [0, 1, 2].map(|at| CourtStrength::of(&stacks[at], 0));
        }
        Self {
            courts,
            turn: table.turn.index(),
            seats: table.seat_count(),
            limit_used_fraction: limit_used_fraction(table),
        }
    }

    pub(crate) const fn seat_count(&self) -> usize {
        self.seats
    }

    /// The stacks of a seat.
    pub(crate) const fn courts(&self, seat: usize) -> &[CourtStrength; 3] {
        &self.courts[seat]
    }

    /// Whether a seat has a standing court.
    pub(crate) fn is_in(&self, seat: usize) -> bool {
        self.courts[seat].iter().any(|court_strength| court_strength.is_standing)
    }

    /// The number of turns before this seat acts, if all seats are still in.
    pub(crate) const fn turns_until(&self, seat: usize) -> usize {
        (seat + self.seats - self.turn) % self.seats
    }

    /// The same summary with another strength for a court.
    pub(crate) const fn with(mut self, seat: usize, court: Court, court_strength: CourtStrength) -> Self {
        self.courts[seat][court as usize] = court_strength;
        self
    }

    /// The same summary with the next seat to act.
    pub(crate) fn with_next_turn(mut self) -> Self {
        let mut others = (1..self.seats).map(|places| (self.turn + places) % self.seats);
        self.turn = others.find(|seat| self.is_in(*seat)).unwrap_or(self.turn);
        self
    }
}

/// The part of the game's limit of flips or turns that is used up, from 0 to 1.
fn limit_used_fraction(table: &Table) -> f64 {
    match table.options.flip_limit() {
        #[expect(clippy::cast_precision_loss, reason = "there are at most 24")]
        Some(most) => f64::from(table.flips) / most as f64,
        None => f64::from(table.turns) / f64::from(MOST_TURNS),
    }
}
