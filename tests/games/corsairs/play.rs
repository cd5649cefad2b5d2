//! A game of Corsairs in both implementations: the real one and the naive one.

use std::collections::BTreeSet;

use corsair_cabinet::game::{Choices, Game, Perft, Rng, Seat};
use corsair_cabinet::games::corsairs::Corsairs as Real;
use corsair_cabinet::games::corsairs::rules::{Action, Options, State};

use super::naive::{self, Board, Naive, Position, Post};
use crate::plain_options;

/// The same game in both implementations.
#[derive(Debug)]
pub struct BothGames {
    /// The real one.
    pub real: State,
    /// The naive one.
    pub naive: Naive,
}

/// Random options: mostly standard, so that every House rule is also tested alone.
pub fn random_options(size: Option<&str>, rng: &mut Rng) -> Options {
    let mut options = Options::default();
    let share = 1 + rng.below(4);
    for choice in Options::CHOICES {
        if rng.below(8) < share {
            assert!(options.set(choice.key, rng.choose(choice.values).unwrap()));
        }
    }
    if let Some(size) = size {
        assert!(options.set("size", size));
    }
    if options.value("limit") == Some("none") && options.value("repetition") == Some("off") {
        assert!(options.set("repetition", "convoy"));
    }
    options
}

impl BothGames {
    /// A new game.
    pub fn start(options: &Options, seed: u64) -> Self {
        let real = Real::start(options, seed).unwrap();
        let corsairs = match options.value("corsairs") {
            Some("1") => 0,
            Some("2") => 1,
            // The seat that was chosen at random begins (CO-04).
            _ => Real::to_act(&real).first().unwrap().index(),
        };
        Self { real, naive: Naive::start(plain_options::read(&naive::OPTIONS, &options.write()), corsairs) }
    }

    /// A game from a random position. It reaches cases that a game from its beginning seldom does.
    pub fn at_random_position(options: &Options, rng: &mut Rng) -> Self {
        let naive = random_position(&plain_options::read(&naive::OPTIONS, &options.write()), rng);
        let text = naive.write();
        Self { real: text.parse::<State>().unwrap_or_else(|error| panic!("{text}: {error}")), naive }
    }

    /// Who is to act.
    pub fn to_act(&self) -> Option<Seat> {
        Real::to_act(&self.real).first()
    }

    /// Applies a legal action in both.
    pub fn act(&mut self, action: &Action) {
        let seat = self.to_act().unwrap();
        Real::apply(&mut self.real, seat, action);
        self.naive.act(&action.to_string());
    }

    /// Asserts that both agree on everything that the rulings decide. Returns the legal actions.
    pub fn must_agree(&self) -> BTreeSet<String> {
        let written = self.real.to_string();
        let naive = &self.naive;
        assert_eq!(written, naive.write());
        let to_act: BTreeSet<usize> = Real::to_act(&self.real).iter().map(Seat::index).collect();
        assert_eq!(to_act, naive.to_act().into_iter().collect(), "who may act: {written}");

        let expected = naive.legal();
        for seat in Seat::all(2) {
            let mut actions = Vec::new();
            Real::actions(&self.real, seat, &mut actions);
            assert!(actions.is_sorted_by(|one, next| one < next), "sorted, each once: {written}");
            let texts: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
            if naive.to_act() == Some(seat.index()) {
                let wrong: Vec<&String> = texts.symmetric_difference(&expected).collect();
                assert!(wrong.is_empty(), "legal for one only: {wrong:?}\n{written}");
            } else {
                assert!(actions.is_empty(), "actions of {seat} out of turn: {written}");
            }
        }

        let outcome = Real::outcome(&self.real);
        let winner = outcome.map(|outcome| outcome.winner().map(Seat::index));
        assert_eq!(winner, naive.over.map(|(winner, _)| winner), "who has won: {written}");
        expected
    }

    /// Asserts that both agree on the number of ways to play this turn, and on whether the corsairs can capture the
    /// freighter in it.
    pub fn must_agree_in_bulk(&self) {
        let naive = &self.naive;
        if naive.over.is_some() || !naive.turn_moves.moves.is_empty() {
            return;
        }
        let written = self.real.to_string();
        let turns = naive.whole_turns();
        assert_eq!(Real::perft(&self.real, 1), turns.len() as u64, "ways to play this turn: {written}");
        if naive.is_corsairs_turn() {
            // In the first game of a match, the second has begun.
            let won = |after: &Naive| match after.over {
                Some((_, reason)) => reason == "freighter",
                None => after.first != naive.first && after.first.is_some_and(|(winner, _)| winner == naive.corsairs),
            };
            let rule_set = self.real.rule_set();
            let found = self.real.turn.now.can_take_freighter(&rule_set);
            assert_eq!(found, turns.iter().any(won), "whether the freighter can be captured: {written}");
        }
    }

    /// Asserts that the position is read as it is written.
    pub fn must_be_readable(&self) {
        let written = self.real.to_string();
        assert_eq!(written.parse::<State>().as_ref(), Ok(&self.real), "{written}");
    }
}

/// A random position: scattered, crowded, or with escorts in a row.
fn random_position(options: &plain_options::Options, rng: &mut Rng) -> Naive {
    loop {
        let mut now = random_ships(options, rng);
        let enough: usize = options["captures"].parse().unwrap();
        let ashore = 6 - naive::count(&now, 'C');
        now.captured = rng.below(ashore.min(enough - 1) + 1);
        // Often no corsair can enter, and sometimes all that are not on the board.
        now.captured = if rng.below(3) == 0 { ashore.min(enough - 1) } else { now.captured };
        now.reserve = ashore - now.captured;
        let limit: Option<usize> = options["limit"].parse().ok();
        let turn = match limit {
            Some(limit) if rng.below(3) == 0 => limit - rng.below(6),
            _ => 2 + rng.below(80),
        };
        let mut game = Naive::resume(options.clone(), rng.below(2), turn, now);
        if options["match"] == "two" && rng.below(2) == 0 {
            // The freighter is captured in an odd turn, and the convoy wins in even ones; often the tie-break is near.
            let winner = rng.below(2);
            let parity = usize::from(winner != game.corsairs);
            let after = if rng.below(2) == 0 { turn + rng.below(4) } else { 20 + rng.below(60) };
            game.first = Some((winner, (after / 2 * 2 + parity).min(limit.unwrap_or(100))));
        } else if options["corsairs"] != "random" {
            game.corsairs = usize::from(options["corsairs"] == "2");
        }
        // Under this option, corsairs without a move have lost already.
        let stuck = game.is_corsairs_turn() && options["stuck"] == "convoy" && game.legal().contains("pass");
        if !stuck {
            return game;
        }
    }
}

fn random_ships(options: &plain_options::Options, rng: &mut Rng) -> Position {
    let radius = naive::radius(options);
    let corners = naive::corners(radius);
    let posts = naive::posts(radius);
    let fits = |post: &Post, ship: char| ship != 'E' || options["corners"] == "open" || !corners.contains(post);
    // Most positions have many ships.
    let mut many = || rng.below(7).max(rng.below(7));
    let (mut escorts, corsairs) = (many(), many());
    let mut board = Board::new();
    let middle = *rng.choose(&posts).unwrap();
    let reach = 1 + i32::try_from(rng.below(3)).unwrap();
    let crowded = rng.below(4) > 0;
    if rng.below(3) == 0 {
        let long = 2 + i32::try_from(rng.below(5)).unwrap();
        let row = loop {
            let (first, way) = (*rng.choose(&posts).unwrap(), *rng.choose(&naive::around((0, 0))).unwrap());
            let row = (0..long).map(|steps| (first.0 + way.0 * steps, first.1 + way.1 * steps));
            let row: Vec<Post> = row.filter(|post| naive::on_board(*post, radius) && fits(post, 'E')).collect();
            if row.len() > 4 || i32::try_from(row.len()) == Ok(long) {
                break row;
            }
        };
        escorts = escorts.saturating_sub(row.len());
        board.extend(row.into_iter().map(|post| (post, 'E')));
    }
    for ship in "F".chars().chain("E".repeat(escorts).chars()).chain("C".repeat(corsairs).chars()) {
        // If every post near the others is taken, the ship goes to any post.
        for attempt in 0.. {
            let post = *rng.choose(&posts).unwrap();
            let far = (post.0 - middle.0).abs().max((post.1 - middle.1).abs());
            let near = !crowded || attempt > 100 || far <= reach;
            if near && fits(&post, ship) && !board.contains_key(&post) {
                board.insert(post, ship);
                break;
            }
        }
    }
    Position { board, reserve: 0, captured: 0 }
}
