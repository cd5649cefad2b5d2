//! Random generators from outside the game in a record, and the version of the record.

use super::details::Details;
use crate::game::text::{ParseError, Words};
use crate::game::{Game, Rng, Seat};

/// The newest version of the record format. A record without [`Notes`](super::Notes) is written as version 3, one without
/// [`DrawWithOutsideRng`] too as version 2, and one without [`Details`] as version 1, which earlier programs can read.
pub const RECORD_VERSION: u64 = 4;

/// A random generator from outside the game, with which a seat draws: see [`Game::REDRAW_UNKNOWN`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawWithOutsideRng {
    /// The number of actions before the seat draws.
    pub plies: usize,
    /// The seat that draws.
    pub seat: Seat,
    /// The generator, as it is before the seat draws.
    pub rng: Rng,
}

impl DrawWithOutsideRng {
    /// Applies [`Game::REDRAW_UNKNOWN`] with this generator to the state after `plies` actions.
    pub fn apply<G: Game>(&self, state: &mut G::State) {
        if let Some(redraw) = G::REDRAW_UNKNOWN {
            redraw(state, self.seat, self.rng.clone());
        }
    }

    /// Reads the words that follow the word "chance" in a record.
    pub(super) fn read(mut words: Words<'_>, plies: usize, seats: usize) -> Result<Self, ParseError> {
        let seat = Seat::read(words.next("the seat that draws")?, seats)?;
        let rng = Rng::try_from(words.next("the generator")?)?;
        words.end()?;
        Ok(Self { plies, seat, rng })
    }
}

/// The version of a record with these draws and these details.
pub(super) fn version_of(outside_draws: &[DrawWithOutsideRng], details: &Details) -> u64 {
    match (outside_draws.is_empty(), details.is_empty()) {
        _ if !details.notes.is_empty() => RECORD_VERSION,
        (true, true) => 1,
        (true, false) => 2,
        (false, _) => 3,
    }
}
