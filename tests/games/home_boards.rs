//! The boards that the home page shows before any game is loaded: the build takes them from the folders of the games.

use std::path::Path;
use std::{env, fs};

use corsair_cabinet::for_each_game;

use crate::tested_game::TestedGame;

/// Draws the board of a game, and compares it with that in the folder of the game, or writes it there.
fn check<G: TestedGame>(module: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(module).join("board.svg");
    let drawn = G::home_board().unwrap();
    if env::var_os("WRITE_BOARDS").is_some() {
        fs::write(&file, &drawn).unwrap();
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(stored, drawn, "{} is out of date: run this test with WRITE_BOARDS=1", file.display());
}

#[test]
fn boards_on_home_are_as_the_games_draw_them() {
    macro_rules! check_all {
        ([] $($module:ident::$game:ident,)*) => {
            $(check::<corsair_cabinet::games::$module::$game>(stringify!($module));)*
        };
    }
    for_each_game!(check_all []);
}
