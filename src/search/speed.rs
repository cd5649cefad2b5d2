//! Speed measurements for both the native benchmark and the worker in a browser; each caller passes its own clock.

use std::fmt;

use super::contestant::Contestant;
use super::ismcts::random_action;
use super::race::{self, options_for_computers};
use super::{Level, Player, SearchTask};
use crate::game::{OptionConflict, ParseError, Perft, Rng, SessionRules};

/// A rate per second, measured in several runs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// The median rate of the runs.
    pub median: f64,
    /// The rate of the slowest run.
    pub slowest: f64,
    /// The rate of the fastest run.
    pub fastest: f64,
    /// The number of runs.
    pub runs: usize,
}

impl fmt::Display for Rate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { median, slowest, fastest, runs } = self;
        write!(out, "{median:.0} a second (median of {runs} runs; {slowest:.0} to {fastest:.0})")
    }
}

/// Measures the amount of work per second. Each call of `work` returns the amount that it did. Each of the `runs` runs lasts
/// `millis` ms by the clock `now`. A warm-up run before them is not counted.
///
/// ```
/// use corsair_cabinet::search::speed::measure;
///
/// // A clock that is 10 ms further each time it is read: ten calls take 100 ms.
/// let mut time = 0.0;
/// let mut now = || {
///     time += 10.0;
///     time
/// };
/// assert_eq!(measure(3, 100.0, &mut now, &mut || 1).median, 100.0);
/// ```
pub fn measure(runs: usize, millis: f64, now: &mut dyn FnMut() -> f64, work: &mut dyn FnMut() -> u32) -> Rate {
    let mut run = || {
        let start = now();
        let mut done = 0.0;
        loop {
            done += f64::from(work());
            let passed = now() - start;
            if passed >= millis {
                return 1000.0 * done / passed.max(f64::MIN_POSITIVE);
            }
        }
    };
    run();
    let mut rates: Vec<f64> = (0..runs.max(1)).map(|_| run()).collect();
    rates.sort_by(f64::total_cmp);
    Rate { median: rates[rates.len() / 2], slowest: rates[0], fastest: rates[rates.len() - 1], runs: rates.len() }
}

/// Games per second, from deal to end, when all players act at random.
///
/// # Errors
/// When the options exclude each other.
pub fn playouts_per_second<G: Player>(
    options: &G::Options,
    runs: usize,
    millis: f64,
    now: &mut dyn FnMut() -> f64,
) -> Result<Rate, OptionConflict> {
    G::start(options, 0)?;
    let mut seed = 0;
    Ok(measure(runs, millis, now, &mut || {
        seed += 1;
        let Ok(mut state) = G::start(options, seed) else { return 0 };
        if G::pace(options).is_race() {
            race::play_race::<G>(&mut state, seed, |_| Contestant::Random);
        }
        let mut rng = Rng::stream(seed, 0);
        while let Some(seat) = G::to_act(&state).first() {
            let Some(action) = random_action::<G>(&state, seat, &mut rng) else { break };
            G::apply(&mut state, seat, &action);
        }
        1
    }))
}

/// Races per second, from start to end, between computers of the middle level.
///
/// # Errors
/// When the options exclude each other.
pub fn races_per_second<G: Player + SessionRules>(
    options: &G::Options,
    runs: usize,
    millis: f64,
    now: &mut dyn FnMut() -> f64,
) -> Result<Rate, OptionConflict> {
    let options = options_for_computers::<G>(options.clone());
    G::start(&options, 0)?;
    let mut seed = 0;
    Ok(measure(runs, millis, now, &mut || {
        seed += 1;
        let Ok(mut state) = G::start(&options, seed) else { return 0 };
        race::play_race::<G>(&mut state, seed, |_| Contestant::of(Level::default()));
        1
    }))
}

/// Replayed actions per second, when recorded races are replayed and each action is checked.
///
/// # Errors
/// When the options exclude each other.
pub fn replayed_actions_per_second<G: Player + SessionRules>(
    options: &G::Options,
    runs: usize,
    millis: f64,
    now: &mut dyn FnMut() -> f64,
) -> Result<Rate, OptionConflict> {
    /// The number of recorded races.
    const RECORDED_RACE_COUNT: u64 = 20;
    let options = options_for_computers::<G>(options.clone());
    let mut races = Vec::new();
    for seed in 0..RECORDED_RACE_COUNT {
        let start = G::start(&options, seed)?;
        let entries = race::play_race::<G>(&mut start.clone(), seed, |_| Contestant::of(Level::default()));
        races.push((start, entries));
    }
    let mut next = races.iter().cycle();
    Ok(measure(runs, millis, now, &mut || {
        let Some((start, entries)) = next.next() else { return 0 };
        let mut state = start.clone();
        let done = entries.iter().take_while(|entry| entry.play::<G>(&mut state).is_ok()).count();
        u32::try_from(done).unwrap_or(u32::MAX)
    }))
}

/// Leaf nodes per second of perft, over the positions in `Perft::POSITIONS`.
///
/// # Errors
/// When a position cannot be read.
pub fn perft_leaves_per_second<G: Perft>(
    runs: usize,
    millis: f64,
    now: &mut dyn FnMut() -> f64,
) -> Result<Rate, ParseError> {
    let positions = G::POSITIONS.iter().map(|(text, depth)| Ok((text.parse::<G::State>()?, *depth)));
    let positions: Vec<(G::State, u32)> = positions.collect::<Result<_, ParseError>>()?;
    Ok(measure(runs, millis, now, &mut || {
        let leaves: u64 = positions.iter().map(|(state, depth)| G::perft(state, *depth)).sum();
        u32::try_from(leaves).unwrap_or(u32::MAX)
    }))
}

/// Search iterations per second at the highest level, for the first decision of each game that needs a search.
///
/// # Errors
/// When the options exclude each other.
pub fn iterations_per_second<G: Player>(
    options: &G::Options,
    runs: usize,
    millis: f64,
    now: &mut dyn FnMut() -> f64,
) -> Result<Rate, OptionConflict> {
    /// The number of iterations for each deal.
    const ITERATIONS_PER_DEAL: u32 = 1000;
    G::start(options, 0)?;
    let mut seed = 0;
    Ok(measure(runs, millis, now, &mut || {
        seed += 1;
        let Ok(mut state) = G::start(options, seed) else { return 0 };
        while let Some(seat) = G::to_act(&state).first() {
            let view = G::view(&state, Some(seat));
            let mut thinking = G::think(&view, seat, Level::Captain, Some(ITERATIONS_PER_DEAL.into()), seed);
            thinking.advance(ITERATIONS_PER_DEAL.into());
            if thinking.iterations() > 0 {
                return u32::try_from(thinking.iterations()).unwrap_or(ITERATIONS_PER_DEAL);
            }
            G::apply(&mut state, seat, &thinking.choice());
        }
        0
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_work_by_time() {
        // A clock that advances by 10 ms each time it is read; each call of the work does 3 pieces.
        let mut time = 0.0;
        let mut now = || {
            time += 10.0;
            time
        };
        let rate = measure(3, 100.0, &mut now, &mut || 3);
        assert_eq!(rate.runs, 3);
        assert!((rate.median - 300.0).abs() < 1e-6, "{rate}");
        assert!((rate.slowest - rate.fastest).abs() < 1e-6, "{rate}");
    }
}
