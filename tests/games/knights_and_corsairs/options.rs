//! Random options of Knights & Corsairs.

use corsair_cabinet::game::{Choices, Game, Rng};
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
use corsair_cabinet::games::knights_and_corsairs::rules::Options;

/// Random options: each has its standard value with a chance of one half.
pub fn random_options(rng: &mut Rng) -> Options {
    let mut options = Options::default();
    for choice in Options::CHOICES {
        if rng.below(2) == 1 {
            assert!(options.set(choice.key, choice.values[1 + rng.below(choice.values.len() - 1)]));
        }
    }
    KnightsAndCorsairs::normalize(options)
}
