//! The puzzles of Corsairs.

use corsair_cabinet::games::corsairs::{Corsairs, words};

crate::puzzles::puzzle_tests!(Corsairs, &words::PUZZLES);

#[test]
fn an_earlier_day_keeps_its_puzzle() {
    crate::puzzles::an_earlier_day_keeps_its_puzzle::<Corsairs>("1 enter a1;1 end;2 sail b3 a3;1 leave a1 pull b2");
}
