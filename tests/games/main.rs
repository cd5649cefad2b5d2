//! What holds for single games: a folder for each game, and tests that compare several games in the same way. What holds
//! for every game is in `tests/conformance`.

mod available_actions;
mod battle_of_corsica;
mod corsairs;
mod court_wars;
mod expected_lines;
mod knight_fight;
mod knights_and_corsairs;
mod lessons;
mod levels;
mod perft;
mod plain_options;
mod puzzles;
mod records;
