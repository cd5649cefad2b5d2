//! The puzzles of Knight Fight.

use corsair_cabinet::games::knight_fight::KnightFight;

crate::puzzles::puzzle_tests!(KnightFight);
