//! All tests of the page, in one program: it is linked once, and two browsers are busy to the end.

mod access;
mod all_games;
mod battle_of_corsica;
mod board_size;
mod by_ear;
mod corsairs;
mod court_wars;
mod data_settings;
mod engines;
mod faults;
mod finished_games;
mod forced_colours;
mod games;
mod harness;
mod hosting;
mod knight_fight;
mod laboratory;
mod language;
mod lessons;
mod loading;
mod long_texts;
mod moments;
mod puzzles;
mod share;
