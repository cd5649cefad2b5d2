//! How fast games are played and thought about in a browser's worker: the same work as in
//! `benches/thinking.rs`.

use corsair_cabinet::game::Perft;
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::games::knight_fight::bot::planner::openings;
use corsair_cabinet::games::{self, Playable, Visitor};
use corsair_cabinet::search::speed;
use js_sys::Date;
use wasm_bindgen_test::{console_log, wasm_bindgen_test};

/// How often each speed is measured.
const RUNS: usize = 5;

/// How long each measurement takes, in milliseconds.
const MILLIS: f64 = 1000.0;

/// Prints the speeds of a game.
struct Measure;

impl Visitor for Measure {
    type Output = ();

    fn visit<G: Playable>(self) {
        let options = G::Options::default();
        let playouts = speed::playouts::<G>(&options, RUNS, MILLIS, &mut Date::now).unwrap();
        console_log!("{}: random games: {playouts}", G::ID);
        if G::pace(&options).is_race() {
            console_log!("{}: races: {}", G::ID, speed::races::<G>(&options, RUNS, MILLIS, &mut Date::now).unwrap());
            console_log!("{}: steps: {}", G::ID, speed::steps::<G>(&options, RUNS, MILLIS, &mut Date::now).unwrap());
        } else {
            let iterations = speed::iterations::<G>(&options, RUNS, MILLIS, &mut Date::now).unwrap();
            console_log!("{}: iterations: {iterations}", G::ID);
        }
    }
}

/// Prints how fast the turns of a game are counted.
fn leaves<G: Perft>() {
    console_log!("{}: perft leaf nodes: {}", G::ID, speed::leaves::<G>(RUNS, MILLIS, &mut Date::now).unwrap());
}

#[wasm_bindgen_test]
#[ignore = "measures: run by cargo xtask bench"]
fn leaf_nodes() {
    leaves::<Corsairs>();
    leaves::<KnightFight>();
}

#[wasm_bindgen_test]
#[ignore = "measures: run by cargo xtask bench"]
fn proofs() {
    for (space, mut search) in openings() {
        let start = Date::now();
        search.advance(u64::MAX);
        let seconds = (Date::now() - start) / 1000.0;
        assert_eq!(search.verdict(), Some(true), "X wins whatever it begins with");
        console_log!("knight-fight: {space}: won, after {} positions and {seconds:.2} s", search.nodes());
    }
}

#[wasm_bindgen_test]
#[ignore = "measures: run by cargo xtask bench"]
fn speeds() {
    for id in games::IDS {
        games::visit(id, Measure).unwrap();
    }
}
