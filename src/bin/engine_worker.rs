//! The worker that runs the searches, so that the page is never blocked.
//!
//! The build splits this program at the functions of the games (`xtask/src/split.rs`), so the computer player of a game is loaded
//! when it is needed. These functions are here and not in the library, because otherwise every program would contain them.

use corsair_cabinet::browser::engine_worker::{Loading, Think, start, think};
use corsair_cabinet::for_each_game;
use corsair_cabinet::game::Game;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// Declares a function for each game, named like the game's folder. At this function the build splits off the game's computer
/// player.
macro_rules! split_players {
    ([] $($module:ident::$game:ident,)*) => {
        $(
            #[wasm_split($module, fallible)]
            fn $module() -> Result<Think, SplitLoaderError> {
                Ok(think::<corsair_cabinet::games::$module::$game>)
            }
        )*

        /// Loads the computer player of the game with this id; `None` if there is no such game.
        fn load(id: &str) -> Option<Loading> {
            match id {
                $(<corsair_cabinet::games::$module::$game>::ID => Some(Box::pin(async { $module().await.ok() })),)*
                _ => None,
            }
        }
    };
}

for_each_game!(split_players []);

fn main() {
    start(load);
}
