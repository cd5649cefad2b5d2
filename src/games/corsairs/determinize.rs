//! Determinization: a view has one possible state only, since nothing is hidden.

use super::rules::{Corsairs, State, View};
use crate::game::{Determinize, Rng};

impl Determinize for Corsairs {
    fn determinize(view: &View, _rng: &mut Rng) -> State {
        view.position.clone()
    }
}
