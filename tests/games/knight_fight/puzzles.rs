//! The puzzles of Knight Fight.

use corsair_cabinet::games::knight_fight::{KnightFight, words};

crate::puzzles::puzzle_tests!(KnightFight, &words::PUZZLES);

#[test]
fn an_earlier_day_keeps_its_puzzle() {
    crate::puzzles::an_earlier_day_keeps_its_puzzle::<KnightFight>(
        "2 spawn i3;1 spawn g3;2 spawn i4;1 spawn a5;2 spawn i6",
    );
}
