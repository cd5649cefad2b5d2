//! The outcomes of chance in a record, and the version of a record with them.

use super::details::Details;
use crate::game::text::{ParseError, Words};
use crate::game::{Game, Rng, Seat};

/// The latest version of the record text. A record without outcomes of [`Chance`] is written as version 2, or without [`Details`]
/// as version 1, which earlier programs can read.
pub const RECORD_VERSION: u64 = 3;

/// An outcome of chance that came from outside: the generator from which a seat draws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// The number of actions before it.
    pub plies: usize,
    /// The seat that draws.
    pub seat: Seat,
    /// The generator as it is after the draw.
    pub rng: Rng,
}

impl Chance {
    /// Applies the outcome to the state in which it happens.
    pub fn apply<G: Game>(&self, state: &mut G::State) {
        if let Some(redraw) = G::OUTSIDE_CHANCE {
            redraw(state, self.seat, self.rng.clone());
        }
    }

    /// Reads what follows the word "chance" in a record.
    pub(super) fn read(mut words: Words<'_>, plies: usize, seats: usize) -> Result<Self, ParseError> {
        let seat = Seat::read(words.next("the seat that draws")?, seats)?;
        let rng = Rng::try_from(words.next("the generator")?)?;
        words.end()?;
        Ok(Self { plies, seat, rng })
    }
}

/// The version of a record with these outcomes of chance and details.
pub(super) fn version_of(chance: &[Chance], details: &Details) -> u64 {
    match (chance.is_empty(), details.is_empty()) {
        (true, true) => 1,
        (true, false) => 2,
        (false, _) => RECORD_VERSION,
    }
}
