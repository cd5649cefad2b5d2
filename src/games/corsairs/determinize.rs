//! Worlds that agree with what a seat has seen: there is one only, since nothing is hidden.

use super::rules::{Corsairs, State, View};
use crate::game::{Determinize, Rng};

impl Determinize for Corsairs {
    fn determinize(view: &View, _rng: &mut Rng) -> State {
        view.position.clone()
    }
}
