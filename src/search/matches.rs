//! Matches between computer players. Every deal is played twice with the seats swapped, and the score has a confidence interval.

use std::fmt;

use super::Player;
use super::contestant::Contestant;
use super::ismcts::apply_joint;
use super::race::{self, options_for_computers};
use crate::game::{OptionConflict, Rng, Seat, SessionRules};

/// The result of a match, from the first contestant's side.
///
/// ```
/// use corsair_cabinet::search::matches::Tally;
///
/// let tally = Tally { wins: 60, draws: 20, losses: 20 };
/// assert_eq!((tally.games(), tally.score()), (100, 0.7));
/// let (low, high) = tally.interval();
/// assert!(0.6 < low && low < 0.7 && 0.7 < high && high < 0.8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of games won.
    pub wins: u32,
    /// The number of games drawn, in which both sides share the first place.
    pub draws: u32,
    /// The number of games lost.
    pub losses: u32,
}

impl Tally {
    /// The number of games.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The fraction of games won, where a draw counts as half a win; 0.5 before the first game.
    #[must_use]
    pub fn score(self) -> f64 {
        if self.games() == 0 {
            0.5
        } else {
            (f64::from(self.wins) + 0.5 * f64::from(self.draws)) / f64::from(self.games())
        }
    }

    /// The 95 % [`wilson_interval`] of the score. It is a little too wide, because the games of a pair share a deal.
    #[must_use]
    pub fn interval(self) -> (f64, f64) {
        wilson_interval(self.score(), self.games())
    }
}

/// Wilson's 95 % confidence interval for a proportion, from the proportion observed in a number of independent games ("Probable
/// inference, the law of succession, and statistical inference", 1927).
pub(crate) fn wilson_interval(share: f64, games: u32) -> (f64, f64) {
    /// The two-sided 95 % quantile of the normal distribution.
    const QUANTILE_95_PERCENT: f64 = 1.96;
    if games == 0 {
        return (0.0, 1.0);
    }
    let games = f64::from(games);
    let square = QUANTILE_95_PERCENT * QUANTILE_95_PERCENT;
    let centre = share + square / (2.0 * games);
    let spread = QUANTILE_95_PERCENT * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    let norm = 1.0 + square / games;
    (((centre - spread) / norm).max(0.0), ((centre + spread) / norm).min(1.0))
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        let Self { wins, draws, losses } = self;
        write!(out, "{} games: {wins} won, {draws} drawn, {losses} lost; ", self.games())?;
        write!(out, "{:.1} % ({:.1} to {:.1})", 100.0 * self.score(), 100.0 * low, 100.0 * high)
    }
}

/// A match in progress, played one game at a time so that the caller can show the score. [`play_match`] plays a whole match.
pub(crate) struct Match<G: Player + SessionRules> {
    options: G::Options,
    contestants: [Contestant; 2],
    seed: u64,
    pub tally: Tally,
}

impl<G: Player + SessionRules> Match<G> {
    /// Creates a match between two contestants. In a game for more than two, each takes every other seat.
    pub(crate) fn new(options: G::Options, first: Contestant, second: Contestant, seed: u64) -> Self {
        Self {
            options: options_for_computers::<G>(options),
            contestants: [first, second],
            seed,
            tally: Tally::default(),
        }
    }

    /// Plays the next game, and adds its result to the tally. Games in pairs have the same deal. The first contestant has the
    /// first seat in the first game of a pair, and the second seat in the other.
    pub(crate) fn play_game(&mut self) -> Result<(), OptionConflict> {
        let number = u64::from(self.tally.games());
        let swapped = usize::from(number % 2 == 1);
        let side = |seat: Seat| (seat.index() + swapped) % 2;
        let deal = Rng::stream(self.seed, number / 2).next_u64();
        let mut chance = Rng::stream(self.seed, number);
        let player = |seat| self.contestants[side(seat)];
        let (state, _) = play_game::<G>(&self.options, deal, &mut chance, player)?;
        let best = |wanted: usize| {
            let outcome = G::outcome(&state)?;
            let seats = Seat::all(outcome.places.len()).filter(|seat| side(*seat) == wanted);
            seats.map(|seat| outcome.places[seat.index()]).min()
        };
        match best(0).cmp(&best(1)) {
            std::cmp::Ordering::Less => self.tally.wins += 1,
            std::cmp::Ordering::Equal => self.tally.draws += 1,
            std::cmp::Ordering::Greater => self.tally.losses += 1,
        }
        Ok(())
    }
}

/// Plays a game to its end. Returns its last state and the number of turns (how often the seats to act changed), or in a race the
/// number of actions.
pub(super) fn play_game<G: Player + SessionRules>(
    options: &G::Options,
    deal: u64,
    chance: &mut Rng,
    player: impl Fn(Seat) -> Contestant,
) -> Result<(G::State, usize), OptionConflict> {
    let mut state = G::start(options, deal)?;
    if G::pace(options).is_race() {
        let actions = race::play_race::<G>(&mut state, deal, player).len();
        return Ok((state, actions));
    }
    let (mut turns, mut acted) = (0, None);
    let (mut joint, mut last) = (Vec::new(), None);
    loop {
        let to_act = G::to_act(&state);
        for seat in to_act {
            let action = player(seat).act::<G>(&state, seat, last.as_ref(), chance);
            joint.extend(action.map(|action| (seat, action)));
        }
        if joint.is_empty() {
            return Ok((state, turns));
        }
        turns += usize::from(acted.replace(to_act) != Some(to_act));
        last = joint.last().map(|(_, action): &(Seat, G::Action)| action.clone());
        apply_joint::<G>(&mut state, &mut joint);
    }
}

/// Plays a match of `games` games.
///
/// ```
/// use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
/// use corsair_cabinet::search::Level;
/// use corsair_cabinet::search::contestant::Contestant;
/// use corsair_cabinet::search::matches::play_match;
///
/// let captain = Contestant::Level { level: Level::Captain, budget: Some(10) };
/// let tally = play_match::<KnightsAndCorsairs>(&Default::default(), captain, Contestant::Random, 2, 1);
/// assert_eq!(tally.map(|tally| tally.games()), Ok(2));
/// ```
///
/// # Errors
/// If two of the options exclude each other.
pub fn play_match<G: Player + SessionRules>(
    options: &G::Options,
    first: Contestant,
    second: Contestant,
    games: u32,
    seed: u64,
) -> Result<Tally, OptionConflict> {
    let mut playing = Match::<G>::new(options.clone(), first, second, seed);
    for _ in 0..games {
        playing.play_game()?;
    }
    Ok(playing.tally)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // Calculated by hand, in agreement with the published tables for 8 of 10 and 95 of 100.
        let close = |(low, high): (f64, f64), expected: (f64, f64)| {
            assert!((low - expected.0).abs() < 5e-4 && (high - expected.1).abs() < 5e-4, "{low} {high}");
        };
        close(Tally { wins: 8, draws: 0, losses: 2 }.interval(), (0.4902, 0.9433));
        close(Tally { wins: 95, draws: 0, losses: 5 }.interval(), (0.8882, 0.9785));
        close(Tally::default().interval(), (0.0, 1.0));
    }

    #[test]
    fn a_draw_is_half_a_win() {
        let tally = Tally { wins: 1, draws: 2, losses: 1 };
        assert!((tally.score() - 0.5).abs() < f64::EPSILON);
    }

    #[test]
    fn contestants_are_read_as_they_are_written() {
        for text in ["random", "cabin-boy", "captain:500", "cabin-boy@40"] {
            assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
        }
        for junk in ["", "captain:", "captain:-1", "admiral", "random:5", "captain@", "captain@101", "random@5"] {
            assert!(junk.parse::<Contestant>().is_err(), "{junk}");
        }
    }
}
