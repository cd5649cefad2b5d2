//! When a move of Knight Fight that is being put together is complete.

use corsair_cabinet::game::{Game, MoveBuilder, Progress, Seat};
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::games::knight_fight::move_builder::{Draft, Input};
use corsair_cabinet::games::knight_fight::rules::State;

#[test]
fn a_move_waits_for_manure_that_may_be_dropped() {
    for (position, waits) in [
        ("airdrop=2", true),
        // X has one of two left (AD-1).
        ("airdrop=2 turn=x moves=4 manure=k11/-", true),
        ("airdrop=2 turn=x moves=4 manure=k11,k12/-", false),
        ("standard", false),
    ] {
        let state: State = position.parse().unwrap();
        let view = KnightFight::view(&state, Some(Seat::FIRST));
        let mut draft = Draft::default();
        KnightFight::input(&view, Seat::FIRST, &mut draft, Input::Space("d5".parse().unwrap())).unwrap();
        let action = "spawn d5".parse().unwrap();
        let expected = if waits { Progress::Optional(action) } else { Progress::Complete(action) };
        assert_eq!(KnightFight::progress(&view, Seat::FIRST, &draft), expected, "{position}");
    }
}
