//! Worlds that agree with what a seat has seen.

use super::rules::{KnightFight, State, View};
use crate::game::{Determinize, Rng};

impl Determinize for KnightFight {
    fn sample(view: &View, rng: &mut Rng) -> State {
        State { seed: rng.next_u64(), table: view.table.clone() }
    }
}
