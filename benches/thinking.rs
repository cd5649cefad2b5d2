//! Speed and strength of the computer players.
//!
//! ```text
//! cargo bench --profile engine --bench thinking                         speeds of all games
//! cargo bench --profile engine --bench thinking -- levels [game] [n [o]] matches of n games between neighbouring levels
//! cargo bench --profile engine --bench thinking -- match [game] a b [n [seed [o]]] a match between two contestants
//! cargo bench --profile engine --bench thinking -- times [game] [options [n]] time per decision of each level, in n games
//! cargo bench --profile engine --bench thinking -- depth corsairs       search depth of the captain in a second
//! cargo bench --profile engine --bench thinking -- reactions battle-of-corsica [n [o]] reaction times of neighbouring levels
//! cargo bench --profile engine --bench thinking -- person battle-of-corsica [n [o]] a simulated person against each level
//! cargo bench --profile engine --bench thinking -- races battle-of-corsica [n [o]] length of a game for 2 to 6 seats
//! ```
//!
//! The default game is knights-and-corsairs; the default options (o, such as seats=4) are the standard ones. With more than
//! two seats, the contestants take alternate seats.

mod machine;

use std::collections::BTreeMap;
use std::error::Error;
use std::time::Instant;

use corsair_cabinet::game::options::{Choices, STANDARD};
use corsair_cabinet::game::record::Entry;
use corsair_cabinet::game::text::Word;
use corsair_cabinet::game::{Game, GameClock, OptionConflict, ParseError, Perft, Rng, Seat};
use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
use corsair_cabinet::games::battle_of_corsica::bot::race_against_person;
use corsair_cabinet::games::battle_of_corsica::rules::{Action, Judgement, Options as RaceOptions};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::corsairs::rules::{Options, State};
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::games::knight_fight::bot::planner::opening_proof_searches;
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
use corsair_cabinet::games::{IDS, Playable, Visitor, visit};
use corsair_cabinet::search::contestant::Contestant;
use corsair_cabinet::search::matches::{Tally, play_match};
use corsair_cabinet::search::race::{self, options_for_computers};
use corsair_cabinet::search::{Level, Player, SearchTask, speed};

/// The number of measurements of each speed.
const RUNS: usize = 5;

/// The duration of each measurement, in milliseconds.
const MILLIS: f64 = 1000.0;

/// The default seed of all matches.
const SEED: u64 = 2012;

fn main() -> Result<(), Box<dyn Error>> {
    // Cargo adds `--bench`.
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    println!("machine: {}", machine::machine());
    let (command, rest) = arguments.split_first().map_or(("speeds", &[][..]), |(command, rest)| (*command, rest));
    let (game, rest) = match rest.split_first() {
        Some((game, rest)) if IDS.contains(game) => (*game, rest),
        _ => (KnightsAndCorsairs::ID, rest),
    };
    let games = |rest: &[&str], default: u32| rest.first().map_or(Ok(default), |games| games.parse());
    match (command, rest) {
        ("speeds", []) => {
            for game in IDS {
                visit(game, Speeds).unwrap_or(Ok(()))?;
            }
            leaves::<Corsairs>()?;
            leaves::<KnightFight>()?;
            proofs();
        }
        ("levels", rest) => {
            let options = rest.get(1).copied().unwrap_or(STANDARD);
            visit(game, Levels(games(rest, 400)?, options)).unwrap_or(Ok(()))?;
        }
        ("match", [first, second, rest @ ..]) => {
            let seed = rest.get(1).map_or(Ok(SEED), |seed| seed.parse())?;
            let options = rest.get(2).copied().unwrap_or(STANDARD);
            let contest =
                Contest { first: first.parse()?, second: second.parse()?, games: games(rest, 400)?, seed, options };
            visit(game, contest).unwrap_or(Ok(()))?;
        }
        ("times", rest) => {
            let games = rest.get(1).map_or(Ok(1), |games| games.parse())?;
            visit(game, Times(rest.first().copied().unwrap_or(STANDARD), games)).unwrap_or(Ok(()))?;
        }
        ("depth", []) if game == Corsairs::ID => depth()?,
        ("reactions", rest) if game == BattleOfCorsica::ID => {
            reactions(games(rest, 400)?, rest.get(1).copied().unwrap_or(STANDARD))?;
        }
        ("person", rest) if game == BattleOfCorsica::ID => {
            person(games(rest, 200)?, rest.get(1).copied().unwrap_or(STANDARD))?;
        }
        ("races", rest) if game == BattleOfCorsica::ID => {
            races(games(rest, 100)?, rest.get(1).copied().unwrap_or(STANDARD))?;
        }
        _ => return Err("unknown arguments; benches/thinking.rs lists them at its beginning".into()),
    }
    Ok(())
}

/// Measures speeds: of random games, and of the iterations of the best level. In a game that is a race, of whole races and their
/// steps.
struct Speeds;

impl Visitor for Speeds {
    type Output = Result<(), OptionConflict>;

    fn visit<G: Playable>(self) -> Self::Output {
        let start = Instant::now();
        let mut now = || start.elapsed().as_secs_f64() * 1000.0;
        let options = G::Options::default();
        println!("{}: random games: {}", G::ID, speed::playouts_per_second::<G>(&options, RUNS, MILLIS, &mut now)?);
        if G::pace(&options).is_race() {
            println!("{}: races: {}", G::ID, speed::races_per_second::<G>(&options, RUNS, MILLIS, &mut now)?);
            println!(
                "{}: steps: {}",
                G::ID,
                speed::replayed_actions_per_second::<G>(&options, RUNS, MILLIS, &mut now)?
            );
        } else {
            println!("{}: iterations: {}", G::ID, speed::iterations_per_second::<G>(&options, RUNS, MILLIS, &mut now)?);
        }
        Ok(())
    }
}

/// Measures how fast perft counts leaves.
fn leaves<G: Perft>() -> Result<(), ParseError> {
    let start = Instant::now();
    let leaves = speed::perft_leaves_per_second::<G>(RUNS, MILLIS, &mut || start.elapsed().as_secs_f64() * 1000.0)?;
    println!("{}: perft leaf nodes: {leaves}", G::ID);
    Ok(())
}

/// Measures, for each first move in Knight Fight, how long it takes to prove that X wins.
fn proofs() {
    for (space, mut search) in opening_proof_searches() {
        let start = Instant::now();
        search.advance(u64::MAX);
        let seconds = start.elapsed().as_secs_f64();
        let verdict = if search.verdict() == Some(true) { "won" } else { "not won" };
        println!("{}: {space}: {verdict}, after {} positions and {seconds:.2} s", KnightFight::ID, search.nodes());
    }
}

/// Plays each level against the next weaker one, and the weakest and the strongest level against random play. The fields are the
/// number of games of each match, and the options.
struct Levels<'a>(u32, &'a str);

impl Visitor for Levels<'_> {
    type Output = Result<(), Box<dyn Error>>;

    fn visit<G: Playable>(self) -> Self::Output {
        let against_random = [Level::CabinBoy, Level::Captain].map(|level| (Contestant::of(level), Contestant::Random));
        let neighbours = Level::ALL.windows(2).map(|pair| (Contestant::of(pair[1]), Contestant::of(pair[0])));
        for (first, second) in neighbours.chain(against_random) {
            Contest { first, second, games: self.0, seed: SEED, options: self.1 }.visit::<G>()?;
        }
        Ok(())
    }
}

/// A match between two contestants.
struct Contest<'a> {
    first: Contestant,
    second: Contestant,
    games: u32,
    seed: u64,
    options: &'a str,
}

impl Visitor for Contest<'_> {
    type Output = Result<(), Box<dyn Error>>;

    fn visit<G: Playable>(self) -> Self::Output {
        let Self { first, second, games, seed, options } = self;
        let start = Instant::now();
        let tally = play_match::<G>(&G::Options::read(Word::whole(options))?, first, second, games, seed)?;
        let seconds = start.elapsed().as_secs_f64() / f64::from(games.max(1));
        println!("{} {options}: {first} v. {second}: {tally}; {seconds:.2} s a game", G::ID);
        Ok(())
    }
}

/// Measures the time per decision of each level in games against itself. The fields are the options and the number of games.
struct Times<'a>(&'a str, u64);

impl Visitor for Times<'_> {
    type Output = Result<(), Box<dyn Error>>;

    fn visit<G: Playable>(self) -> Self::Output {
        let Self(options, games) = self;
        let options = G::Options::read(Word::whole(options))?;
        if G::pace(&options).is_race() {
            return Err("computer players do not search in a race".into());
        }
        for level in Level::ALL {
            let mut times = Vec::new();
            for game in 0..games {
                let mut state = G::start(&options, game).map_err(|_| "the options conflict")?;
                let mut rng = Rng::stream(SEED, game);
                while let Some(seat) = G::to_act(&state).first() {
                    let start = Instant::now();
                    let mut search = G::think(&G::view(&state, Some(seat)), seat, level, None, rng.next_u64());
                    search.advance(u64::MAX);
                    times.push(start.elapsed().as_secs_f64() * 1000.0);
                    G::apply(&mut state, seat, &search.choice());
                }
            }
            times.sort_by(f64::total_cmp);
            let percentile =
                |percent: usize| times.get(times.len().saturating_sub(1) * percent / 100).copied().unwrap_or(0.0);
            let [median, high, max] = [50, 95, 100].map(percentile);
            let (id, level, count) = (G::ID, level.key(), times.len());
            println!(
                "{id} {options}: {level}: {count} decisions, median {median:.1} ms, 95 % {high:.1}, longest {max:.1}"
            );
        }
        Ok(())
    }
}

/// The board sizes of Corsairs.
const SIZES: [&str; 4] = ["4", "5", "6", "8"];

/// The options of Corsairs with this board size.
fn of_size(size: &str) -> Options {
    let mut options = Options::default();
    assert!(options.set("size", size), "the option has this value");
    options
}

/// Plays a game of Corsairs between two boatswains. Calls `on_turn` with the state at the beginning of each turn.
fn game_of_corsairs(options: &Options, seed: u64, mut on_turn: impl FnMut(&State)) -> Result<(), OptionConflict> {
    let mut state = Corsairs::start(options, seed)?;
    let mut rng = Rng::stream(SEED, seed);
    while let Some(seat) = state.to_act() {
        if state.turn.move_count() == 0 {
            on_turn(&state);
        }
        let view = Corsairs::view(&state, Some(seat));
        let mut search = Corsairs::think(&view, seat, Level::Boatswain, None, rng.next_u64());
        search.advance(u64::MAX);
        Corsairs::apply(&mut state, seat, &search.choice());
    }
    Ok(())
}

/// Measures nodes per second and the depth of the captain's search in Corsairs, in positions of games between boatswains.
fn depth() -> Result<(), OptionConflict> {
    for size in SIZES {
        let mut states = Vec::new();
        for game in 0..4 {
            game_of_corsairs(&of_size(size), game, |state| states.push(state.clone()))?;
        }
        let mut reports = Vec::new();
        let start = Instant::now();
        for state in states.iter().step_by(states.len().div_ceil(20).max(1)) {
            let Some(seat) = state.to_act() else { continue };
            let view = Corsairs::view(state, Some(seat));
            let mut search = Corsairs::think(&view, seat, Level::Captain, Some(u64::MAX), SEED);
            let begin = Instant::now();
            while !search.is_finished() && begin.elapsed().as_secs_f64() < 1.0 {
                search.advance(100);
            }
            reports.push(search.report());
        }
        let seconds = start.elapsed().as_secs_f64();
        let nodes: f64 = reports.iter().map(|report| f64::from(u32::try_from(report.nodes).unwrap_or(u32::MAX))).sum();
        let mut depths: Vec<u8> =
            reports.iter().filter(|report| report.end.is_none()).map(|report| report.depth).collect();
        depths.sort_unstable();
        let proven = reports.len() - depths.len();
        println!("size {size}: {:.0} nodes a second; depths {depths:?}, and {proven} proven", nodes / seconds);
    }
    Ok(())
}

/// Sorts the values and returns a percentile.
fn percentile(values: &mut [u64], percent: usize) -> u64 {
    values.sort_unstable();
    values.get(values.len().saturating_sub(1) * percent / 100).copied().unwrap_or(0)
}

/// The taps of one side in races.
#[derive(Default)]
struct Taps {
    /// For each tap that took the pile, the time since the card was played, in ms.
    reactions: Vec<u64>,
    /// The number of wrong taps.
    wrong: u32,
}

/// Replays a race of the Battle of Corsica, and records the taps of both sides in `sides`. The seats with even indices belong to
/// the first side, or those with odd indices if `swapped` is 1.
fn record_taps(options: &RaceOptions, seed: u64, entries: &[Entry<Action>], swapped: usize, sides: &mut [Taps; 2]) {
    let Ok(mut state) = BattleOfCorsica::start(options, seed) else { return };
    for entry in entries {
        let table = &state.table;
        if let (Action::Verdict, Some(taps)) = (entry.action, table.taps) {
            let (seat, judgement) = table.judgement(taps);
            let side = &mut sides[(seat.map_or(0, Seat::index) + swapped) % 2];
            match judgement {
                Judgement::Right { top, .. } => side.reactions.push(taps.at - table.pile[top - 1].at),
                Judgement::Wrong => side.wrong += 1,
                Judgement::Ignored => {}
            }
        }
        if entry.play::<BattleOfCorsica>(&mut state).is_err() {
            return;
        }
    }
}

/// Measures matches between neighbouring levels of the Battle of Corsica: their reaction times, the piles that they tap, and the
/// games that they win.
fn reactions(games: u32, options: &str) -> Result<(), Box<dyn Error>> {
    let options = options_for_computers::<BattleOfCorsica>(RaceOptions::read(Word::whole(options))?);
    for pair in Level::ALL.windows(2) {
        let contestants = [pair[1], pair[0]].map(Contestant::of);
        let mut sides = [Taps::default(), Taps::default()];
        for number in 0..u64::from(games) {
            let swapped = usize::from(number % 2 == 1);
            let seed = Rng::stream(SEED, number / 2).next_u64();
            let mut state = BattleOfCorsica::start(&options, seed).map_err(|_| "the options conflict")?;
            let entries =
                race::play_race::<BattleOfCorsica>(&mut state, seed, |seat| contestants[(seat.index() + swapped) % 2]);
            record_taps(&options, seed, &entries, swapped, &mut sides);
        }
        let tally = play_match::<BattleOfCorsica>(&options, contestants[0], contestants[1], games, SEED)?;
        let [wins, losses] = [0, 1].map(|side: usize| u32::try_from(sides[side].reactions.len()).unwrap_or(u32::MAX));
        let taken = Tally { wins, draws: 0, losses };
        println!("{} v. {}: {tally}", pair[1].key(), pair[0].key());
        println!("  piles tapped: {taken}");
        for (level, Taps { mut reactions, wrong }) in [pair[1], pair[0]].into_iter().zip(sides) {
            let [median, high] = [50, 90].map(|percent| percentile(&mut reactions, percent));
            println!("  {}: median {median} ms, 90 % {high}; {wrong} wrong taps", level.key());
        }
    }
    Ok(())
}

/// Measures the length and the endings of races of the Battle of Corsica between boatswains, for every number of seats.
fn races(games: u32, options: &str) -> Result<(), Box<dyn Error>> {
    for seats in ["2", "3", "4", "5", "6"] {
        let mut options = RaceOptions::read(Word::whole(options))?;
        assert!(options.set("seats", seats), "the option has this value");
        let options = options_for_computers::<BattleOfCorsica>(options);
        let (mut plays, mut minutes, mut endings) = (Vec::new(), Vec::new(), BTreeMap::<String, u32>::new());
        let mut wins = vec![0; options.seat_count()];
        let start = Instant::now();
        for seed in 0..games.into() {
            let mut state = BattleOfCorsica::start(&options, seed).map_err(|_| "the options conflict")?;
            race::play_race::<BattleOfCorsica>(&mut state, seed, |_| Contestant::of(Level::Boatswain));
            plays.push(state.table.plays.into());
            minutes.push(state.table.now / 60_000);
            if let Some(outcome) = BattleOfCorsica::outcome(&state) {
                *endings.entry(outcome.reason.to_string()).or_default() += 1;
                if let Some(winner) = outcome.winner() {
                    wins[winner.index()] += 1;
                }
            }
        }
        let rate = f64::from(games) / start.elapsed().as_secs_f64();
        let [plays, minutes] =
            [plays, minutes].map(|mut all| [50, 90, 100].map(|percent| percentile(&mut all, percent)));
        println!(
            "{seats} seats, {games} games, {rate:.0} a second: cards {plays:?}, minutes {minutes:?} (median, 90 %, worst)"
        );
        println!("  {endings:?}; won by each seat: {wins:?}");
    }
    Ok(())
}

/// Lets a simulated person race against each level, and prints what the person wins, how long it takes, and how often there is
/// something to tap.
fn person(games: u32, options: &str) -> Result<(), Box<dyn Error>> {
    let options = RaceOptions::read(Word::whole(options))?;
    for level in Level::ALL {
        let (mut won, mut seconds, mut taps, mut patterns) = (0, Vec::new(), 0, 0);
        for seed in 0..games.into() {
            let (state, entries) = race_against_person(&options, seed, level).map_err(|_| "the options conflict")?;
            let winner = BattleOfCorsica::outcome(&state).and_then(|outcome| outcome.winner());
            won += u32::from(winner == Some(Seat::FIRST));
            seconds.push(state.table.now / 1_000);
            let is_persons_tap = |entry: &Entry<Action>| entry.seat == Seat::FIRST && entry.action == Action::Tap;
            taps += entries.iter().filter(|entry| is_persons_tap(entry)).count() as u64;
            let start = BattleOfCorsica::start(&state.table.options, seed).map_err(|_| "the options conflict")?;
            patterns += patterns_shown(start, &entries);
        }
        let all: u64 = seconds.iter().sum();
        let [half, most, worst] = [50, 90, 100].map(|percent| percentile(&mut seconds, percent));
        let (pattern, tap) = (all / patterns.max(1), all / taps.max(1));
        println!("{level:?}: the person won {won} of {games} and tapped every {tap} s; a pattern every {pattern} s");
        println!("  seconds {half}, {most}, {worst} (median, 90 %, worst)");
    }
    Ok(())
}

/// How many piles of a race showed a pattern.
fn patterns_shown(mut state: <BattleOfCorsica as Game>::State, entries: &[Entry<Action>]) -> u64 {
    let mut shown = 0;
    for entry in entries {
        <BattleOfCorsica as Game>::Clock::advance_clock(&mut state, entry.at);
        BattleOfCorsica::apply(&mut state, entry.seat, &entry.action);
        let is_new = |(top, _)| entry.action == Action::Flip && top == state.table.pile.len();
        shown += u64::from(state.table.pattern_at(entry.at).is_some_and(is_new));
    }
    shown
}
