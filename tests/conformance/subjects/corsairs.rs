//! What the suite must know of Corsairs.

use corsair_cabinet::game::{Rng, Seat};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::corsairs::rules::{Limit, Options, State};

use super::Subject;

impl Subject for Corsairs {
    // Two games of at most two hundred turns each, half of them with two moves and an end.
    const LONGEST: usize = 2 * (100 * 3 + 100);
    const PATIENCE: usize = 24;

    /// Without a limit a game is as long as positions do not repeat.
    fn may_be_endless(options: &Options) -> bool {
        options.limit == Limit::None
    }

    /// Corsairs, wherever they are. Escorts that are taken are gone.
    fn pieces(state: &State) -> Vec<String> {
        let now = &state.turn.now;
        let corsairs = now.corsairs.len() + usize::from(now.reserve) + usize::from(now.captured);
        assert!(now.escorts.len() <= 6, "an escort has appeared from nowhere");
        vec!["corsair".into(); corsairs]
    }

    /// Nothing is hidden.
    fn knows_the_truth(_: &State) -> bool {
        true
    }

    /// Nothing is hidden, so nothing can be changed that is.
    fn disguise(state: &State, _viewer: Option<Seat>, _rng: &mut Rng) -> State {
        state.clone()
    }
}
