//! Plays a game of Knight Fight with the real and the naive implementation side by side.

use std::collections::BTreeSet;

use corsair_cabinet::game::{Choices, Game, Rng, Seat};
use corsair_cabinet::games::knight_fight::KnightFight as Real;
use corsair_cabinet::games::knight_fight::rules::{Action, Options, State};

use super::naive::{self, Attempt, Board, COLUMNS, Naive, Plan, ROWS, SIDES, STARTS, Space, Stage, spaces};
use crate::plain_options;

/// Lists of actions that are longer than this are compared only now and then.
const LONG: usize = 300;

/// The anomalies, by their options.
const ANOMALIES: [&str; 7] = ["airdrop", "bidding", "coloration", "trap", "sickness", "snapshot", "tic-tac-toe"];

/// The same game in both implementations.
#[derive(Clone, Debug)]
pub struct Twins {
    /// The state of the real implementation.
    pub real: State,
    /// The state of the naive implementation.
    pub naive: Naive,
}

/// Random options. All combinations of anomalies are equally likely.
pub fn random_options(rng: &mut Rng) -> Options {
    let mut options = Options::default();
    for choice in Options::CHOICES {
        let Some((key, values)) = naive::OPTIONS.iter().find(|(key, _)| *key == choice.key) else { continue };
        let one_in = if ANOMALIES.contains(key) { 2 } else { 3 };
        if rng.below(one_in) == 0 {
            assert!(options.set(key, rng.choose(&values[1..]).unwrap()));
        }
    }
    Real::normalize(options)
}

impl Twins {
    /// A new game.
    pub fn start(options: &Options, seed: u64) -> Self {
        let real = Real::start(options, seed).unwrap();
        Self { real, naive: Naive::start(plain_options::read(&naive::OPTIONS, &options.write()), seed) }
    }

    /// A random position. It reaches cases that are rare in games from the beginning.
    pub fn in_the_midst(options: &Options, rng: &mut Rng) -> Self {
        let naive = random_position(&plain_options::read(&naive::OPTIONS, &options.write()), rng);
        let text = naive.write();
        Self { real: Real::read_state(&text).unwrap_or_else(|error| panic!("{text}: {error}")), naive }
    }

    /// Applies a legal action in both.
    pub fn act(&mut self, seat: usize, text: &str) {
        let action: Action = text.parse().unwrap();
        let seats: Vec<Seat> = Seat::all(2).collect();
        assert_eq!(Real::check(&self.real, seats[seat], &action), Ok(()), "{text}: {}", self.naive.write());
        Real::apply(&mut self.real, seats[seat], &action);
        self.naive.act(seat, text);
    }

    /// Asserts that both agree on everything that the rulings decide. Long lists of actions are only compared if `thorough`.
    pub fn must_agree(&self, thorough: bool) {
        let written = Real::write_state(&self.real);
        let naive = &self.naive;
        assert_eq!(written, naive.write());
        let to_act: BTreeSet<usize> = Real::to_act(&self.real).iter().map(Seat::index).collect();
        assert_eq!(to_act, naive.to_act(), "who may act: {written}");
        let outcome = Real::outcome(&self.real);
        let winner = outcome.map(|outcome| outcome.winner().map(Seat::index));
        let expected = (naive.stage == Stage::Over).then(|| naive.winner());
        assert_eq!(winner, expected, "who has won: {written}");
        for seat in Seat::all(2) {
            let side = naive.side(seat.index());
            let long = match naive.owes(seat.index()) {
                Some("trap") => true,
                Some("spawn") => naive.plans(side).len() * (1 + 120 * naive.manure_left(side).min(1)) > LONG,
                _ => false,
            };
            if thorough || !long {
                self.must_list_the_same(seat);
            }
        }
    }

    fn must_list_the_same(&self, seat: Seat) {
        let written = Real::write_state(&self.real);
        let mut actions = Vec::new();
        Real::actions(&self.real, seat, &mut actions);
        assert!(actions.is_sorted_by(|one, next| one < next), "sorted, each once: {written}");
        let texts: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
        let wrong: Vec<String> = texts.symmetric_difference(&self.naive.legal(seat.index())).cloned().collect();
        assert!(wrong.is_empty(), "legal for one only: {wrong:?}\n{written}");
    }

    /// Asserts that both agree on whether an action is legal, even a nonsensical one.
    pub fn must_agree_on(&self, text: &str) {
        let Ok(action) = text.parse::<Action>() else { return };
        for seat in Seat::all(2) {
            let found = Real::check(&self.real, seat, &action);
            let expected = self.naive.allows(seat.index(), text);
            assert_eq!(found.is_ok(), expected, "{seat} {text}: {found:?}\n{}", self.naive.write());
        }
    }

    /// Asserts that reading the written position gives the same state.
    pub fn must_be_readable(&self) {
        let written = Real::write_state(&self.real);
        assert_eq!(Real::read_state(&written).as_ref(), Ok(&self.real), "{written}");
    }

    /// A random legal action of a random seat that prefers rare cases: traps that spring, equal bids, moves onto hidden
    /// things, manure where a knight has just vanished.
    pub fn choose(&self, rng: &mut Rng) -> (usize, String) {
        let game = &self.naive;
        let seats: Vec<usize> = game.to_act().into_iter().collect();
        let seat = *rng.choose(&seats).unwrap();
        let side = game.side(seat);
        let text = match game.owes(seat).unwrap() {
            "play" => format!("play {}", SIDES[rng.below(2)]),
            "bid" => random_bid(game, side, rng),
            "trap" => random_trap(game, side, rng),
            _ => random_plan(game, side, rng).write(),
        };
        (seat, text)
    }
}

fn random_bid(game: &Naive, side: usize, rng: &mut Rng) -> String {
    let own = game.chips[side];
    let theirs: Option<usize> = game.part(1 - side, "bid").map(|bid| bid.parse().unwrap());
    match (rng.below(8), theirs) {
        (0..3, Some(same)) if same <= own => format!("bid {same}"),
        (3, _) => format!("bid {own}"),
        (4, _) => format!("bid {}", rng.below(own + 1)),
        _ => format!("bid {}", rng.below(own.min(3) + 1)),
    }
}

fn random_trap(game: &Naive, side: usize, rng: &mut Rng) -> String {
    let planned = game.part(1 - side, "spawn").map(|plan| Plan::read(plan).to);
    let possible: Vec<Space> = game.plans(1 - side).iter().map(|plan| plan.to).collect();
    let space = match rng.below(8) {
        0..3 if planned.is_some() => planned,
        0..5 => rng.choose(&possible).copied(),
        5 => rng.choose(&spaces()).copied(),
        _ => None,
    };
    format!("trap {}", space.map_or("none".to_owned(), naive::name))
}

/// A random item that is preferred; if there is none, any item.
fn prefer<T: Clone>(items: &[T], rng: &mut Rng, preferred: impl Fn(&T) -> bool) -> Option<T> {
    let best: Vec<T> = items.iter().filter(|item| preferred(item)).cloned().collect();
    rng.choose(&best).or(rng.choose(items)).cloned()
}

fn random_plan(game: &Naive, side: usize, rng: &mut Rng) -> Plan {
    let trap = game.part(1 - side, "trap").filter(|trap| *trap != "none").map(naive::named);
    let weak = |plan: &Plan| plan.from.is_some_and(|from| game.is_vacated(from, plan));
    let plans = game.plans(side);
    let plan = match rng.below(8) {
        0..2 => prefer(&plans, rng, |plan| Some(plan.to) == trap),
        2..4 => prefer(&plans, rng, |plan| !game.is_free(plan.to)),
        4..6 => prefer(&plans, rng, weak),
        _ => rng.choose(&plans).cloned(),
    };
    let plan = plan.unwrap();
    if rng.below(2) == 0 {
        return plan;
    }
    let drops = game.drops(side, &plan);
    let drop = match rng.below(3) {
        0 => prefer(&drops, rng, |drop| plan.from == Some(*drop)),
        1 => prefer(&drops, rng, |drop| !game.is_free(*drop)),
        _ => rng.choose(&drops).copied(),
    };
    Plan { drop, ..plan }
}

/// A random action that is often almost legal.
pub fn random_nonsense(game: &Naive, rng: &mut Rng) -> String {
    let side = rng.below(2);
    let knights: Vec<Space> = spaces().into_iter().filter(|(column, row)| game.board[*column][*row] != '.').collect();
    let place = |rng: &mut Rng| {
        let knight = *rng.choose(&knights).unwrap();
        match rng.below(3) {
            0 => *rng.choose(&spaces()).unwrap(),
            1 => knight,
            _ => *rng.choose(&naive::jumps(knight)).unwrap(),
        }
    };
    match rng.below(6) {
        0 => format!("play {}", SIDES[side]),
        1 => format!("bid {}", rng.below(45)),
        2 => {
            if rng.below(2) == 0 {
                "trap none".to_owned()
            } else {
                format!("trap {}", naive::name(place(rng)))
            }
        }
        _ => {
            let plans = game.plans(side);
            let any = Plan { to: place(rng), from: None, drop: None };
            let mut plan = rng.choose(&plans).cloned().unwrap_or(any);
            match rng.below(4) {
                0 => plan.to = place(rng),
                1 => plan.from = Some(place(rng)),
                2 => plan.drop = Some(place(rng)),
                _ => plan.drop = plan.from,
            }
            // Only a plan that can be written is an action.
            plan.write()
        }
    }
}

/// A random position: scattered or crowded, and often near the end of a bout.
fn random_position(options: &plain_options::Options, rng: &mut Rng) -> Naive {
    loop {
        let mut game = Naive::start(options.clone(), rng.next_u64());
        random_bouts(&mut game, rng);
        game.x = rng.below(2);
        game.begin_bout();
        game.board = random_board(rng);
        if game.has("sickness") {
            weaken_some(&mut game.board, rng);
        }
        game.moves = if rng.below(3) == 0 { 390 + rng.below(10) } else { 132 + rng.below(250) };
        for (_, moves, _) in game.won.iter_mut().filter(|(_, moves, _)| *moves == 0) {
            *moves = (game.moves + 1 + rng.below(3)).min(400);
        }
        for (column, row) in spaces() {
            if let Some(colours) = &mut game.colours
                && rng.below(3) == 0
            {
                colours[column][row] = 'R';
            }
        }
        random_manure(&mut game, rng);
        game.latest = [0, 1].map(|side| random_latest(&game, side, rng));
        if game.has("bidding") {
            let ours = if rng.below(2) == 0 { rng.below(41) } else { rng.below(4) };
            game.chips = [ours, 40 - ours];
            game.lost = rng.below(2);
        }
        if game.has("trap") {
            game.banned = *rng.choose(&[None, None, Some(0), Some(1)]).unwrap();
        }
        if set_turn(&mut game, rng) && !has_winner(&game) {
            return game;
        }
    }
}

/// Random earlier bouts. Those with 0 moves get their number later.
fn random_bouts(game: &mut Naive, rng: &mut Rng) {
    let points = game.has("tic-tac-toe");
    let won = if points { "points" } else { "row" };
    let first = rng.below(2);
    match rng.below(5) {
        0 => {}
        1 if points => game.won = vec![(None, 0, "tally")],
        1 => game.won = vec![(None, 400, "limit")],
        2 if game.has("tie") => game.won = vec![(Some(first), 0, won), (Some(1 - first), 0, won)],
        2 | 3 => game.won = vec![(Some(first), 0, won)],
        _ => game.won = vec![(Some(first), 20 + rng.below(300), won)],
    }
}

/// Knights in a pattern without three in a row, with holes and some disorder; or a few knights in the middle.
fn random_board(rng: &mut Rng) -> Board {
    let pattern = rng.below(4);
    let holes = 1 + [rng.below(8), rng.below(60)][rng.below(2)];
    let mut board = [['.'; ROWS]; COLUMNS];
    for (column, row) in spaces() {
        let middle = column.abs_diff(5) < 3 && row.abs_diff(5) < 3;
        let side = match pattern {
            0 => usize::from((column + row) % 4 < 2),
            1 => (column + row) % 2,
            2 => (column / 2 + row) % 2,
            _ if middle && rng.below(2) == 0 => rng.below(2),
            _ => continue,
        };
        board[column][row] = SIDES[side].to_ascii_uppercase();
    }
    let corner = *rng.choose(&spaces()).unwrap();
    let clustered = rng.below(2) == 0;
    for _ in 0..if pattern == 3 { 0 } else { holes } {
        let (column, row) = *rng.choose(&spaces()).unwrap();
        if !clustered || column.abs_diff(corner.0) + row.abs_diff(corner.1) < 5 {
            board[column][row] = '.';
        }
    }
    for _ in 0..rng.below(8) {
        let (column, row) = *rng.choose(&spaces()).unwrap();
        board[column][row] = SIDES[rng.below(2)].to_ascii_uppercase();
    }
    // Each side has a knight at least.
    for (side, (column, row)) in STARTS.into_iter().enumerate() {
        board[column][row] = SIDES[side].to_ascii_uppercase();
    }
    board
}

fn weaken_some(board: &mut Board, rng: &mut Rng) {
    for letter in board.iter_mut().flatten() {
        if rng.below(2) == 0 {
            letter.make_ascii_lowercase();
        }
    }
}

fn random_manure(game: &mut Naive, rng: &mut Rng) {
    for side in 0..2 {
        for _ in 0..rng.below(game.manure_left(side) + 1) {
            let free: Vec<Space> = spaces().into_iter().filter(|space| game.is_free(*space)).collect();
            game.manure[side].extend(rng.choose(&free).filter(|_| free.len() > 1));
        }
    }
}

fn random_latest(game: &Naive, side: usize, rng: &mut Rng) -> Option<Attempt> {
    let healthy = SIDES[side].to_ascii_uppercase();
    let at = |(column, row): Space| game.board[column][row];
    let trapped = game.has("trap") && rng.below(4) == 0;
    let fits = |space: &Space| if trapped { game.is_free(*space) } else { at(*space) == healthy };
    let to = rng.choose(&spaces().into_iter().filter(fits).collect::<Vec<Space>>()).copied()?;
    let manure: Vec<Space> = game.manure[side].iter().copied().collect();
    let drop = rng.choose(&manure).copied().filter(|_| rng.below(2) == 0);
    // The first knight is no placement.
    let waits = at(STARTS[side]) == healthy && manure.is_empty() && rng.below(4) == 0;
    (!waits).then_some(Attempt { side, plan: Plan { to, from: None, drop }, mark: if trapped { "!" } else { "" } })
}

/// Sets a random turn; false if the bout would be over.
fn set_turn(game: &mut Naive, rng: &mut Rng) -> bool {
    let stuck = [0, 1].map(|side| game.is_stuck(side));
    if !game.has("bidding") {
        let side = rng.below(2);
        game.turn = Some(side);
        return !stuck[side];
    }
    game.turn = stuck.contains(&true).then_some(usize::from(stuck[0]));
    stuck == [false, false] || game.has("tic-tac-toe") && stuck != [true, true]
}

fn has_winner(game: &Naive) -> bool {
    let row = game.options["row"].parse().unwrap();
    let points = game.has("tic-tac-toe");
    [0, 1].iter().any(|side| if points { game.points(*side) >= 6 } else { naive::windows(&game.board, *side, row) > 0 })
}
