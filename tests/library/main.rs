//! What holds for the library beside the games: search, saved files, parsers, the referee, and the source text itself.

#[path = "../../fuzz/src/lib.rs"]
mod fuzz;
#[path = "../common/rock_paper_scissors.rs"]
mod rock_paper_scissors;
#[path = "../common/rulings.rs"]
mod rulings_file;

mod backup;
mod captain;
mod correspondence;
mod documents;
mod dyn_game;
mod floors;
mod hidden_card;
mod hints;
mod incoming;
mod languages;
mod live_race;
mod new_game;
mod outside_text;
mod parsers;
mod referee;
mod review;
mod rulings;
mod search;
mod stores;
mod style_rooms;
mod stylesheets;
mod workflow;
