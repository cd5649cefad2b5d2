//! What the computer players of Knight Fight must see.

use corsair_cabinet::game::{Choices, Game, Rng, Seat};
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::games::knight_fight::rules::{Options, State};
use corsair_cabinet::search::ismcts::apply_joint;
use corsair_cabinet::search::{Level, Player, Thinking};

/// Options by lot.
fn random_options(rng: &mut Rng) -> Options {
    let mut options = Options::default();
    for choice in Options::CHOICES {
        let value = rng.choose(choice.values).expect("each has values");
        assert!(options.set(choice.key, value));
    }
    KnightFight::settle(options)
}

/// What a level does with so many iterations.
fn decides(state: &State, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> <KnightFight as Game>::Action {
    let view = KnightFight::view(state, Some(seat));
    let mut thinking = KnightFight::think(&view, seat, level, budget, seed);
    thinking.advance(u64::MAX);
    thinking.choice()
}

#[test]
fn every_level_plays_every_combination_to_its_end_and_by_the_rules() {
    for number in 0..24 {
        let mut rng = Rng::stream(11, number);
        let options = random_options(&mut rng);
        let level = *rng.choose(&Level::ALL).expect("there are levels");
        let mut state = KnightFight::start(&options, rng.next_u64()).expect("no options exclude each other");
        let mut joint = Vec::new();
        loop {
            for seat in KnightFight::to_act(&state).iter() {
                let action = decides(&state, seat, level, Some(8), rng.next_u64());
                assert_eq!(KnightFight::check(&state, seat, &action), Ok(()), "{}", KnightFight::write_state(&state));
                joint.push((seat, action));
            }
            if joint.is_empty() {
                break;
            }
            apply_joint::<KnightFight>(&mut state, &mut joint);
        }
        assert!(KnightFight::outcome(&state).is_some());
    }
}
