//! How fast games are played and thought about in a browser's worker: the same work as in `benches/thinking.rs`.

use corsair_cabinet::game::{Game, OptionConflict, Perft};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::games::knight_fight::bot::planner::opening_proof_searches;
use corsair_cabinet::games::{self, Playable, Visitor};
use corsair_cabinet::search::speed::{self, Rate};
use js_sys::Date;

/// How often each speed is measured.
const RUNS: usize = 5;

/// How long each measurement takes, in milliseconds.
const MILLIS: f64 = 1000.0;

/// Does the measurement of this name: that of a game, `perft` or `proofs`. Returns a line for each speed.
pub fn measure(name: &str) -> String {
    match name {
        "perft" => leaves::<Corsairs>() + "\n" + &leaves::<KnightFight>(),
        "proofs" => proofs(),
        game => {
            games::visit(game, Measure).unwrap_or_else(|| format!("expected a game, perft or proofs, found {game}"))
        }
    }
}

/// A speed of a game with these options, in this number of runs, each of this number of milliseconds by this clock.
type Measurement<G> = fn(&<G as Game>::Options, usize, f64, &mut dyn FnMut() -> f64) -> Result<Rate, OptionConflict>;

/// Measures the speeds of a game.
struct Measure;

impl Visitor for Measure {
    type Output = String;

    fn visit<G: Playable>(self) -> String {
        let options = G::Options::default();
        let mut now = Date::now;
        let measures: &[(&str, Measurement<G>)] = if G::pace(&options).is_race() {
            &[
                ("random games", speed::playouts_per_second::<G>),
                ("races", speed::races_per_second::<G>),
                ("steps", speed::replayed_actions_per_second::<G>),
            ]
        } else {
            &[("random games", speed::playouts_per_second::<G>), ("iterations", speed::iterations_per_second::<G>)]
        };
        let line = |(what, measure): &(&str, Measurement<G>)| {
            let rate = measure(&options, RUNS, MILLIS, &mut now).expect("the options as they are first can be played");
            format!("{}: {what}: {rate}", G::ID)
        };
        measures.iter().map(line).collect::<Vec<_>>().join("\n")
    }
}

/// How fast the turns of a game are counted.
fn leaves<G: Perft>() -> String {
    let rate =
        speed::perft_leaves_per_second::<G>(RUNS, MILLIS, &mut Date::now).expect("the positions of a game can be read");
    format!("{}: perft leaf nodes: {rate}", G::ID)
}

/// How long the proofs take that X wins, whatever it begins with.
fn proofs() -> String {
    let mut lines = Vec::new();
    for (space, mut search) in opening_proof_searches() {
        let start = Date::now();
        search.advance(u64::MAX);
        let seconds = (Date::now() - start) / 1000.0;
        assert_eq!(search.verdict(), Some(true), "X wins whatever it begins with");
        lines.push(format!("{space}: won, after {} positions and {seconds:.2} s", search.nodes()));
    }
    lines.join("\n")
}
