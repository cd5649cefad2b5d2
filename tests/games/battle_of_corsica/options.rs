//! Random options of the Battle of Corsica.

use corsair_cabinet::game::{Choices, Game, Rng};
use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
use corsair_cabinet::games::battle_of_corsica::rules::Options;

/// Random options that do not conflict.
pub fn random_options(rng: &mut Rng) -> Options {
    loop {
        let mut options = Options::default();
        let standard = *rng.choose(&[20, 60, 85]).unwrap();
        for choice in Options::CHOICES {
            let is_chosen = choice.key == "seats" || rng.below(100) >= standard;
            assert!(!is_chosen || options.set(choice.key, rng.choose(choice.values).unwrap()));
        }
        let options = BattleOfCorsica::normalize(options);
        if BattleOfCorsica::start(&options, 0).is_ok() {
            return options;
        }
    }
}
