//! Compares the rules of Knight Fight with a naive implementation over random games.

use corsair_cabinet::game::{Choices, Rng};
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::games::knight_fight::rules::Options;

use super::counts;
use super::naive::{self, Attempt, Naive, Plan, SIDES, Stage};
use super::play::{Twins, random_nonsense, random_options};
use crate::coverage::Coverage;

/// The cases that ordinary games must reach.
const EXPECTED: [&str; 48] = [
    "spawned",
    "trapped",
    "trapped, with manure dropped all the same",
    "trapped, with a weak parent under the manure",
    "trapped in the first move",
    "trapped where the auction's loser played",
    "a trap in vain",
    "a trap in vain stayed hidden",
    "a trap on a space that was occupied",
    "two traps were shown",
    "a ban was lifted",
    "a parent was weakened",
    "a parent vanished",
    "manure was dropped",
    "manure was dropped where the parent had been",
    "ran into a hidden knight",
    "ran into hidden manure",
    "manure ran into something hidden",
    "the auction's loser played",
    "neither plan was legal",
    "both bid nothing",
    "a tie for x",
    "a tie for o",
    "bid everything",
    "a free round later on",
    "passed for want of a move",
    "points fell",
    "locked out by colour",
    "over: row, x",
    "over: row, o",
    "over: stuck, x",
    "over: stuck, o",
    "over: last, x",
    "over: last, o",
    "over: points, x",
    "over: points, o",
    "over: tally, x",
    "over: tally, o",
    "over: tally, nobody",
    "over: limit, nobody",
    "stopped by both being stuck under Tic-Tac-Toe",
    "stopped after 400 moves under Tic-Tac-Toe",
    "stopped after 401 moves",
    "a third bout",
    "a third bout was drawn",
    "a drawn bout counted for nobody",
    "the quicker win counted",
    "the favoured won the tie",
];

impl Coverage<KnightFight> {
    /// Notes the cases of a round. `sealed` is the game with everything sealed.
    fn note_round(&mut self, sealed: &Naive, game: &Naive) {
        let bids = [0, 1].map(|side| sealed.part(side, "bid").and_then(|bid| bid.parse::<usize>().ok()));
        if let [Some(ours), Some(theirs)] = bids {
            self.note_if(ours + theirs == 0, "both bid nothing");
            self.note_if([ours, theirs] == sealed.chips, "bid everything");
            self.note_if(ours == theirs, &format!("a tie for {}", SIDES[sealed.lost]));
        }
        if game.won.len() > sealed.won.len() {
            self.note_end(sealed, game);
        }
        // Under automatic swap, the next bout has begun.
        if game.moves <= sealed.moves {
            return;
        }
        let attempts = &game.past[game.past.len() + sealed.moves - game.moves..];
        for attempt in attempts {
            self.note_attempt(sealed, attempt);
        }
        match attempts {
            [_, Attempt { mark: "?", .. }] => self.note("neither plan was legal"),
            [_, Attempt { mark, .. }] => {
                self.note("the auction's loser played");
                self.note_if(*mark == "!", "trapped where the auction's loser played");
            }
            _ => {}
        }
        self.note_if(!game.traps.contains(&None), "two traps were shown");
        self.note_if(sealed.banned.is_some() && game.banned.is_none(), "a ban was lifted");
        let fell = (0..2).any(|side| game.points(side) < sealed.points(side));
        self.note_if(sealed.has("tic-tac-toe") && fell, "points fell");
        if game.stage == Stage::Round && game.turn.is_some() {
            let bidding = game.has("bidding");
            self.note_if(bidding, "a free round later on");
            self.note_if(!bidding && game.turn == sealed.turn, "passed for want of a move");
        }
    }

    fn note_attempt(&mut self, before: &Naive, Attempt { side, plan, mark }: &Attempt) {
        let planned = Plan::read(before.part(*side, "spawn").unwrap());
        let vacated = planned.drop.is_some_and(|drop| before.is_vacated(drop, &planned));
        let weak = planned.from.is_some_and(|from| before.is_vacated(from, &planned));
        let trap = before.part(1 - side, "trap").filter(|trap| *trap != "none");
        let hit = trap == Some(&naive::name(plan.to));
        match *mark {
            "!" => {
                self.note("trapped");
                self.note_if(before.moves == 0, "trapped in the first move");
                self.note_if(plan.drop.is_some(), "trapped, with manure dropped all the same");
                self.note_if(vacated, "trapped, with a weak parent under the manure");
            }
            "?" => {
                let letter = before.board[plan.to.0][plan.to.1];
                let knight = naive::is_of(letter, 1 - side);
                self.note_if(knight, "ran into a hidden knight");
                self.note_if(before.manure[1 - side].contains(&plan.to), "ran into hidden manure");
                self.note_if(before.is_free(plan.to), "manure ran into something hidden");
                self.note_if(hit, "a trap on a space that was occupied");
            }
            _ => {
                self.note("spawned");
                let kept_secret = before.options["trap"] == "hidden";
                self.note_if(
                    trap.is_some(),
                    if kept_secret { "a trap in vain stayed hidden" } else { "a trap in vain" },
                );
                self.note_if(plan.from.is_some() && !weak, "a parent was weakened");
                self.note_if(weak, "a parent vanished");
                self.note_if(plan.drop.is_some() && !vacated, "manure was dropped");
                self.note_if(vacated, "manure was dropped where the parent had been");
            }
        }
    }

    fn note_end(&mut self, before: &Naive, game: &Naive) {
        let (winner, moves, ending) = *game.won.last().unwrap();
        let name = winner.map_or("nobody".to_owned(), |seat| SIDES[before.side(seat)].to_string());
        self.note(format!("over: {ending}, {name}"));
        let stop = if moves < 400 { "stopped by both being stuck" } else { "stopped after 400 moves" };
        self.note_if(ending == "tally", &format!("{stop} under Tic-Tac-Toe"));
        self.note_if(moves == 401, "stopped after 401 moves");
        if ending == "stuck" && game.stage != Stage::Round {
            let mut white = game.clone();
            white.colours = None;
            self.note_if((0..2).all(|side| !white.is_stuck(side)), "locked out by colour");
        }
        self.note_if(game.won.len() == 3, "a third bout");
        self.note_if(game.won.len() == 3 && winner.is_none(), "a third bout was drawn");
        if game.stage == Stage::Over {
            let [first, second] = [game.won[0], game.won[1]];
            let drawn = [first, second].iter().filter(|(winner, ..)| winner.is_none()).count();
            self.note_if(drawn == 1, "a drawn bout counted for nobody");
            let level = drawn == 0 && first.0 != second.0 && game.won.len() == 2;
            self.note_if(level && first.1 != second.1, "the quicker win counted");
            self.note_if(level && first.1 == second.1 || drawn == 2, "the favoured won the tie");
        }
    }

    /// Plays random actions until the game is over or long enough, and compares at every step.
    fn play(&mut self, mut twins: Twins, longest: usize, rng: &mut Rng) {
        for number in 0..longest {
            let over = twins.naive.stage == Stage::Over;
            twins.must_agree(number % 32 == 0);
            if number % 8 == 0 || over {
                twins.must_be_readable();
                for _ in 0..6 {
                    twins.must_agree_on(&random_nonsense(&twins.naive, rng));
                }
            }
            if over {
                return;
            }
            let (seat, text) = twins.choose(rng);
            let mut sealed = twins.naive.clone();
            sealed.sealed[seat].push(text.clone());
            twins.act(seat, &text);
            must_be_sound(&twins.naive);
            if !text.starts_with("play") && twins.naive.sealed == [Vec::<String>::new(), Vec::new()] {
                self.note_round(&sealed, &twins.naive);
            }
        }
    }
}

/// Asserts what is true of every position.
fn must_be_sound(game: &Naive) {
    assert_eq!(game.chips.iter().sum::<usize>(), 40, "{}", game.write());
    assert!(game.moves <= 401, "{}", game.write());
}

/// Compares `count` games from their beginning.
fn compare_from_the_beginning(count: u64, coverage: &mut Coverage<KnightFight>) {
    for number in 0..count {
        let mut rng = Rng::stream(1, number);
        let options = random_options(&mut rng);
        coverage.play(Twins::start(&options, rng.next_u64()), 3_000, &mut rng);
    }
}

/// Compares `count` games from random positions over some rounds.
fn compare_from_anywhere(count: u64, coverage: &mut Coverage<KnightFight>) {
    for number in 0..count {
        let mut rng = Rng::stream(2, number);
        let options = random_options(&mut rng);
        coverage.play(Twins::in_the_midst(&options, &mut rng), 40, &mut rng);
    }
}

#[test]
fn both_implementations_have_the_same_options() {
    // The naive implementation has no clocks.
    let timeless = Options::CHOICES.iter().filter(|choice| choice.key != "clock");
    let known: Vec<(&str, &[&str])> = timeless.map(|choice| (choice.key, choice.values)).collect();
    assert_eq!(known, naive::OPTIONS);
}

#[test]
fn both_implementations_agree_from_the_beginning() {
    let mut coverage = Coverage::default();
    compare_from_the_beginning(25, &mut coverage);
}

#[test]
fn both_implementations_agree_from_random_positions() {
    let mut coverage = Coverage::default();
    compare_from_anywhere(700, &mut coverage);
    coverage.must_have_all(&EXPECTED, 1);
}

#[test]
#[ignore = "long: run by cargo xtask test --long"]
fn both_implementations_agree_in_very_many_games() {
    let mut coverage = Coverage::default();
    compare_from_the_beginning(1_000, &mut coverage);
    compare_from_anywhere(40_000, &mut coverage);
    coverage.must_have_all(&EXPECTED, 20);
}

/// Compares the counts of the naive implementation with the table, up to `most`.
fn must_count_up_to(most: u64) {
    for (text, counts) in counts::COUNTS {
        let start = Naive::read(text);
        let expected: Vec<u64> = counts.iter().copied().filter(|count| *count <= most).collect();
        let found: Vec<u64> = (1..=expected.len()).map(|depth| start.perft(depth)).collect();
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn the_naive_implementation_counts_the_same() {
    must_count_up_to(1_500);
}

#[test]
#[ignore = "long: run by cargo xtask test --long"]
fn the_naive_implementation_counts_the_same_in_depth() {
    must_count_up_to(2_000_000);
}
