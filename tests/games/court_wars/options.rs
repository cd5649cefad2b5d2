//! Random options of Court Wars.

use corsair_cabinet::game::{Choices, Game, Rng};
use corsair_cabinet::games::court_wars::CourtWars;
use corsair_cabinet::games::court_wars::rules::Options;

/// Random options that can be combined: no suit is chosen twice.
pub fn random_options(rng: &mut Rng) -> Options {
    let mut options = Options::default();
    let mut suits = ["clubs", "diamonds", "hearts", "spades"].to_vec();
    rng.shuffle(&mut suits);
    for choice in Options::CHOICES {
        let value =
            if choice.key.ends_with("suit") { suits.pop().unwrap() } else { rng.choose(choice.values).unwrap() };
        let is_chosen = choice.key == "seats" || rng.below(2) == 0;
        assert!(!is_chosen || options.set(choice.key, value));
    }
    CourtWars::normalize(options)
}
