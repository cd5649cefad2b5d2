//! The puzzles of Corsairs.

use corsair_cabinet::games::corsairs::Corsairs;

crate::puzzles::puzzle_tests!(Corsairs);
