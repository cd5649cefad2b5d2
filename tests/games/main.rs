//! The tests of the games. `tests/conformance` has what holds for every game, the folder of a game what holds for it alone, and
//! the other files here run tests with data that each game has for itself (`tested_game.rs`).

// Each game has a folder: a new game is a line here, and no other file of the native tests is edited.
mod battle_of_corsica;
mod corsairs;
mod court_wars;
mod knight_fight;
mod knights_and_corsairs;

#[path = "../conformance/mod.rs"]
mod conformance;
#[path = "../common/rock_paper_scissors.rs"]
mod rock_paper_scissors;
#[path = "../common/rulings.rs"]
mod rulings_file;

mod available_actions;
mod coverage;
mod drawings;

mod lessons;
mod levels;
mod moments;
mod perft;
mod plain_options;
mod position_editor;
mod principal_variation;
mod puzzles;
mod random_games;
mod records;
mod rules_text;
mod tested_game;
mod typed_moves;
mod xml;
