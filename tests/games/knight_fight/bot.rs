//! The decisions of Knight Fight's computer players, checked against an exhaustive search with the rules.

use std::collections::{HashMap, HashSet};
use std::thread;

use corsair_cabinet::game::{Choices, Game, Rng, Seat};
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::games::knight_fight::bot::evaluation::KnightFightSearchDomain;
use corsair_cabinet::games::knight_fight::bot::planner::opening_proof_searches;
use corsair_cabinet::games::knight_fight::bot::position::{BoutContext, Position};
use corsair_cabinet::games::knight_fight::rules::{
    Action, Coloration, Ending, Options, Plan, Side, Spawn, Stage, State, Turn,
};
use corsair_cabinet::search::alpha_beta::SearchDomain;
use corsair_cabinet::search::ismcts::{apply_joint, random_action};
use corsair_cabinet::search::{Level, Player, SearchTask};

/// Random options, except that the named ones keep their standard values.
fn random_options(rng: &mut Rng, standard: &[&str]) -> Options {
    let mut options = Options::default();
    for choice in Options::CHOICES {
        let value = rng.choose(choice.values).expect("each has values");
        assert!(standard.contains(&choice.key) || options.set(choice.key, value));
    }
    KnightFight::normalize(options)
}

/// The options under which something is sealed or hidden.
const SECRETS: [&str; 3] = ["bidding", "trap", "snapshot"];

/// The choice of a level with this budget.
fn decides(state: &State, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Action {
    let view = KnightFight::view(state, Some(seat));
    let mut search = KnightFight::think(&view, seat, level, budget, seed);
    search.advance(u64::MAX);
    search.choice()
}

/// The seat to act, in bouts where there is one only.
fn only_seat(state: &State) -> Option<Seat> {
    KnightFight::to_act(state).first()
}

fn applied(state: &State, seat: Seat, action: Action) -> State {
    let mut after = state.clone();
    KnightFight::apply(&mut after, seat, &action);
    after
}

/// All legal actions of a seat.
fn actions(state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    KnightFight::actions(state, seat, &mut actions);
    actions
}

/// Whether an action wins the bout at once.
fn wins(state: &State, seat: Seat, action: Action) -> bool {
    let after = applied(state, seat, action);
    after.table.results.len() > state.table.results.len()
        && after.table.results.last().is_some_and(|result| result.winner == Some(seat))
}

/// Whether a seat can win the bout with one action.
fn can_win(state: &State, seat: Seat) -> bool {
    actions(state, seat).iter().any(|action| wins(state, seat, *action))
}

#[test]
fn every_level_plays_legal_games_to_their_end() {
    for number in 0..12 {
        let mut rng = Rng::stream(11, number);
        let options = random_options(&mut rng, &[]);
        let level = *rng.choose(&Level::ALL).expect("there are levels");
        let mut state = KnightFight::start(&options, rng.next_u64()).expect("no options exclude each other");
        let mut joint = Vec::new();
        loop {
            for seat in KnightFight::to_act(&state) {
                let action = decides(&state, seat, level, Some(8), rng.next_u64());
                assert_eq!(KnightFight::check(&state, seat, &action), Ok(()), "{state}");
                joint.push((seat, action));
            }
            if joint.is_empty() {
                break;
            }
            apply_joint::<KnightFight>(&mut state, &mut joint);
        }
        assert!(KnightFight::outcome(&state).is_some());
    }
}

/// Under Coloration a threat may stay for many moves, and following it without an end once took minutes.
#[test]
fn no_decision_of_an_open_bout_thinks_for_ever() {
    const AMPLE: u64 = 20_000;
    for number in 0..12 {
        let mut rng = Rng::stream(31, number);
        let options = Options { coloration: Coloration::On, ..random_options(&mut rng, &SECRETS) };
        let mut state = KnightFight::start(&options, rng.next_u64()).expect("no options exclude each other");
        while let Some(seat) = only_seat(&state) {
            let view = KnightFight::view(&state, Some(seat));
            let mut search = KnightFight::think(&view, seat, Level::Deckhand, None, rng.next_u64());
            search.advance(AMPLE);
            assert!(search.is_finished(), "{state}");
            state = applied(&state, seat, search.choice());
        }
    }
}

#[test]
fn positions_change_as_bouts_do() {
    let mut won = 0;
    for number in 0..40 {
        let mut rng = Rng::stream(12, number);
        let options = random_options(&mut rng, &SECRETS);
        let mut state = KnightFight::start(&options, rng.next_u64()).expect("no options exclude each other");
        while let Some(seat) = only_seat(&state) {
            let action = random_action::<KnightFight>(&state, seat, &mut rng).expect("a seat to act has an action");
            let after = applied(&state, seat, action);
            if let (Action::Spawn(spawn), Turn::Of(side)) = (action, state.table.bout.turn) {
                let (bout, rule_set) = (&state.table.bout, state.table.rule_set());
                let context = BoutContext::new(bout, rule_set);
                let position = context.position(bout);
                assert_eq!(context.landings(&position, side), bout.landings(side));
                let winning: Vec<_> = actions(&state, seat)
                    .into_iter()
                    .filter(|action| {
                        let mut bout = bout.clone();
                        let Action::Spawn(spawn) = *action else { return false };
                        bout.plans[side.index()] = Plan { spawn: Some(spawn), ..Plan::default() };
                        let verdict = bout.resolve(&rule_set);
                        verdict.is_some_and(|verdict| matches!(verdict.ending, Ending::Row | Ending::Points))
                    })
                    .filter_map(|action| if let Action::Spawn(spawn) = action { Some(spawn.space) } else { None })
                    .collect();
                assert_eq!(context.winning_landings(&position, side), winning.into_iter().collect(), "{state}");
                let next = context.after(&position, Some(spawn));
                if after.table.results.len() > state.table.results.len() {
                    let ending = after.table.results.last().map(|result| result.ending);
                    let by_goal = matches!(ending, Some(Ending::Row | Ending::Points));
                    assert_eq!(next.winner.is_some(), by_goal);
                    won += usize::from(by_goal);
                } else {
                    let expected = context.position(&after.table.bout);
                    let passed = if expected.side == position.side { context.after(&next, None) } else { next };
                    assert_eq!(passed.knights, expected.knights);
                    assert_eq!(passed.weak, expected.weak);
                    assert_eq!(
                        (passed.manure, passed.left, passed.side),
                        (expected.manure, expected.left, expected.side)
                    );
                    assert_eq!(context.landings(&passed, passed.side), after.table.bout.landings(passed.side));
                    if rule_set.manure == 0 {
                        assert_eq!(passed, expected, "the key, too");
                    }
                }
            }
            state = after;
        }
    }
    assert!(won > 20, "{won}");
}

#[test]
fn the_search_tries_a_stored_move_only_where_it_is_legal() {
    let (mut legal, mut illegal) = (0, 0);
    for number in 0..20 {
        let mut rng = Rng::stream(31, number);
        let options = random_options(&mut rng, &SECRETS);
        let mut state = KnightFight::start(&options, rng.next_u64()).expect("no options exclude each other");
        // A move of an earlier position, as if both had the same key.
        let mut earlier = Vec::new();
        while let Some(seat) = only_seat(&state) {
            let action = random_action::<KnightFight>(&state, seat, &mut rng).expect("a seat to act has an action");
            if let (Action::Spawn(spawn), Turn::Of(_)) = (action, state.table.bout.turn) {
                earlier.push(spawn);
                let eval = KnightFightSearchDomain { context: context(&state), notices_threats: true };
                for spawn in &earlier {
                    let is_legal = KnightFight::check(&state, seat, &Action::Spawn(*spawn)).is_ok();
                    assert_eq!(eval.is_pseudo_legal(&position(&state), Some(*spawn)), is_legal, "{spawn:?} in {state}");
                    *if is_legal { &mut legal } else { &mut illegal } += 1;
                }
            }
            KnightFight::apply(&mut state, seat, &action);
        }
    }
    assert!(legal > 100 && illegal > 1_000, "{legal} legal, {illegal} illegal");
}

#[test]
fn the_highest_levels_miss_no_win_and_no_threat() {
    let (mut to_win, mut to_prevent) = (0, 0);
    for number in 0..60 {
        let mut rng = Rng::stream(13, number);
        let options = random_options(&mut rng, &["bidding", "trap", "snapshot", "airdrop"]);
        let mut state = KnightFight::start(&options, rng.next_u64()).expect("no options exclude each other");
        while let Some(seat) = only_seat(&state) {
            let mut action = random_action::<KnightFight>(&state, seat, &mut rng).expect("a seat to act has an action");
            if state.table.stage == Stage::Play {
                let winnable = can_win(&state, seat);
                let other = seat.other();
                let safe =
                    |after: &State| after.table.results.len() > state.table.results.len() || !can_win(after, other);
                let afters: Vec<bool> =
                    actions(&state, seat).iter().map(|action| safe(&applied(&state, seat, *action))).collect();
                let endangered = !winnable && afters.contains(&false) && afters.contains(&true);
                if winnable || endangered && afters.iter().filter(|safe| **safe).count() < 4 {
                    for level in &Level::ALL[3..] {
                        let budget = if *level == Level::Captain { Some(2000) } else { None };
                        action = decides(&state, seat, *level, budget, rng.next_u64());
                        let text = state.to_string();
                        if winnable {
                            assert!(wins(&state, seat, action), "{level:?} {action}: {text}");
                        } else {
                            assert!(safe(&applied(&state, seat, action)), "{level:?} {action}: {text}");
                        }
                    }
                    if winnable { to_win += 1 } else { to_prevent += 1 }
                }
            }
            state = applied(&state, seat, action);
        }
    }
    assert!(to_win > 20 && to_prevent > 20, "{to_win} {to_prevent}");
}

#[test]
fn a_bout_that_cannot_be_won_in_time_is_lost() {
    // Either seat has to win the second bout by move 10.
    let chance = |won: u8, moves: u16, turn: &str, options: &str| {
        let text = format!(
            "{options} favoured={won} won={won}:11:row x=1 turn={turn} moves={moves} board=11/11/11/11/4O6/5O5/5X5/3X7/11/11/11/11"
        );
        let state = text.parse::<State>().expect("a position");
        let seat = if turn == "x" { Seat::FIRST } else { Seat::SECOND };
        let view = KnightFight::view(&state, Some(seat));
        let mut search = KnightFight::think(&view, seat, Level::Boatswain, None, 5);
        search.advance(u64::MAX);
        search.win_probability()
    };
    for options in ["standard", "trap=shown"] {
        for (turn, seat) in [("x", 1), ("o", 2)] {
            let [holds, chases] = [seat, 3 - seat].map(|won| chance(won, 9, turn, options));
            assert!(holds > 0.99 && chases < 0.01, "{options} {turn}: {holds} {chases}");
        }
    }
    let early = chance(2, 2, "x", "standard");
    assert!(early > 0.1 && early < 0.6, "{early}");
}

#[test]
fn a_settled_bout_is_played_for_itself() {
    // The first player has won the match, and X wins the bout with e6.
    for x in [1, 2] {
        for (options, turn, sealed) in
            [("standard", "x", String::new()), ("bidding=free", "both", format!("sealed {x} bid 20"))]
        {
            let board = "moves=10 board=11/11/11/3O7/4O6/5O5/2XX1X5/6O4/3X7/11/11/11";
            let text = format!("{options} favoured=1 won=1:9:row x={x} turn={turn} {board} {sealed}");
            let state = text.trim_end().parse::<State>().unwrap_or_else(|error| panic!("{text}: {error}"));
            let seat = if x == 1 { Seat::FIRST } else { Seat::SECOND };
            let action = decides(&state, seat, Level::Boatswain, Some(200), 3);
            assert_eq!(action.to_string(), "spawn e6", "{text}");
        }
    }
}

/// X wins with e6, and O can parry there.
const NEARLY_WON: &str = "bidding=free turn=both moves=8 board=11/11/11/3O7/4O6/5O5/2XX1X5/6O4/3X7/11/11/11";

#[test]
fn a_bid_that_decides_the_bout_just_beats_the_other() {
    for (chips, lost, bids) in [
        // The latest loser wins a tie (BD-4).
        ("25/15", "o", [16, 15]),
        ("25/15", "x", [15, 15]),
        ("12/28", "x", [12, 13]),
        ("12/28", "o", [12, 12]),
        ("20/20", "o", [20, 20]),
        ("40/0", "x", [0, 0]),
    ] {
        let state = format!("{NEARLY_WON} chips={chips} lost={lost}").parse::<State>();
        let state = state.expect("a position");
        for (seat, bid) in [Seat::FIRST, Seat::SECOND].into_iter().zip(bids) {
            for level in &Level::ALL[3..] {
                let decided = decides(&state, seat, *level, Some(20), 3);
                assert_eq!(decided, Action::Bid(bid), "{seat} {level:?} {chips} {lost}");
            }
        }
    }
}

#[test]
fn one_chip_less_than_the_deciding_bid_would_lose() {
    for (chips, lost) in [(25, "o"), (25, "x"), (21, "x"), (21, "o"), (39, "o")] {
        let text = format!("{NEARLY_WON} chips={chips}/{} lost={lost}", 40 - chips);
        let state = text.parse::<State>().expect("a position");
        let Action::Bid(bid) = decides(&state, Seat::FIRST, Level::Boatswain, Some(20), 3) else { panic!("{text}") };
        let x_wins = |bid: u8, other: u8| {
            let mut after = state.clone();
            for (seat, action) in [
                (Seat::FIRST, Action::Bid(bid)),
                (Seat::SECOND, Action::Bid(other)),
                (Seat::FIRST, "spawn e6".parse().expect("an action")),
                (Seat::SECOND, "spawn e6".parse().expect("an action")),
            ] {
                assert_eq!(KnightFight::check(&after, seat, &action), Ok(()));
                KnightFight::apply(&mut after, seat, &action);
            }
            after.table.results.first().is_some_and(|result| result.winner == Some(Seat::FIRST))
        };
        assert!((0..=40 - chips).all(|other| x_wins(bid, other)), "{text}: {bid}");
        assert!(!x_wins(bid - 1, 40 - chips), "{text}: {bid}");
    }
}

/// The beginning of a bout of the base game after this first move.
fn opened(space: &str) -> State {
    let mut state = KnightFight::start(&Options::default(), 1).expect("the standard options");
    for action in ["play x", &format!("spawn {space}")] {
        let seat = only_seat(&state).expect("a seat is to act");
        KnightFight::apply(&mut state, seat, &action.parse().expect("an action"));
    }
    state
}

/// All first moves.
const OPENINGS: [&str; 8] = ["d5", "d7", "e4", "e8", "g4", "g8", "h5", "h7"];

#[test]
fn x_wins_by_force_with_the_eighth_knight_at_the_latest() {
    // The other four are mirror images of these.
    for (space, mut search) in opening_proof_searches().take(4) {
        search.advance(u64::MAX);
        assert_eq!(search.verdict(), Some(true), "{space}");
    }
}

/// The captain as X. It keeps its choice for each position.
#[derive(Default)]
struct Captain(HashMap<u64, Action>);

impl Captain {
    fn decides(&mut self, state: &State) -> Action {
        let seat = only_seat(state).expect("the bout goes on");
        let decide = || decides(state, seat, Level::Captain, None, 1);
        let action = *self.0.entry(position(state).key).or_insert_with(decide);
        assert_eq!(KnightFight::check(state, seat, &action), Ok(()));
        action
    }
}

fn context(state: &State) -> BoutContext {
    BoutContext::new(&state.table.bout, state.table.rule_set())
}

fn position(state: &State) -> Position {
    context(state).position(&state.table.bout)
}

/// Whether X has won the bout, with its eighth spawned knight at the latest.
fn is_won(state: &State) -> bool {
    let winner = state.table.results.first().map(|result| result.winner);
    let won = winner == Some(Some(state.table.x));
    assert!(winner.is_none() || won, "O has won: {state}");
    let spawned = state.table.bout.knights[Side::X.index()].len() - 1;
    assert!(spawned < 8 || won, "X has spawned eight knights: {state}");
    won
}

/// Plays the captain's moves against all replies and returns the number of positions.
fn wins_against_everything(state: &State, captain: &mut Captain, seen: &mut HashSet<u64>) -> usize {
    if is_won(state) || !seen.insert(position(state).key) {
        return 0;
    }
    let seat = only_seat(state).expect("the bout goes on");
    if state.table.bout.turn == Turn::Of(Side::O) {
        let replies = actions(state, seat).into_iter();
        return 1 + replies
            .map(|reply| wins_against_everything(&applied(state, seat, reply), captain, seen))
            .sum::<usize>();
    }
    // Other tests show that it takes immediate wins.
    let goal = context(state).winning_landings(&position(state), Side::X).first();
    let at_once = goal.map(|space| Action::Spawn(Spawn { space, parent: None, drop: None }));
    let action = at_once.unwrap_or_else(|| captain.decides(state));
    1 + wins_against_everything(&applied(state, seat, action), captain, seen)
}

#[test]
fn the_captain_wins_with_x_against_all_replies() {
    let mut captain = Captain::default();
    for replies in ["spawn e9", "spawn h6"] {
        let state = opened("e4");
        let after = applied(&state, Seat::SECOND, replies.parse().expect("an action"));
        let positions = wins_against_everything(&after, &mut captain, &mut HashSet::new());
        assert!(positions > 1000, "{positions}");
    }
}

#[test]
#[ignore = "long: some minutes for each of the eight"]
fn the_captain_wins_with_x_from_every_first_move() {
    thread::scope(|scope| {
        for opening in OPENINGS {
            scope.spawn(move || {
                let mut captain = Captain::default();
                let positions = wins_against_everything(&opened(opening), &mut captain, &mut HashSet::new());
                println!("{opening}: {positions} positions, {} of them searched", captain.0.len());
            });
        }
    });
}

/// Plays a bout in which the captain has X, after this first move, against a defender.
fn must_win(opening: &str, captain: &mut Captain, mut defender: impl FnMut(&State, Seat) -> Action) {
    let mut state = opened(opening);
    while !is_won(&state) {
        let seat = only_seat(&state).expect("the bout goes on");
        let is_x = state.table.bout.turn == Turn::Of(Side::X);
        let action = if is_x { captain.decides(&state) } else { defender(&state, seat) };
        KnightFight::apply(&mut state, seat, &action);
    }
}

/// Plays bouts from all first moves in turn: this number against random defenders, then this number against strong ones.
fn must_win_all(random: u64, strong: u64) {
    let mut captain = Captain::default();
    let openings = || OPENINGS.into_iter().cycle();
    for (number, opening) in (0..random).zip(openings()) {
        let mut rng = Rng::stream(14, number);
        must_win(opening, &mut captain, |state, seat| {
            random_action::<KnightFight>(state, seat, &mut rng).expect("a seat to act has an action")
        });
    }
    for (number, opening) in (0..strong).zip(openings()) {
        let mut rng = Rng::stream(15, number);
        must_win(opening, &mut captain, |state, seat| decides(state, seat, Level::FirstMate, None, rng.next_u64()));
    }
}

#[test]
fn the_captain_wins_with_x_against_some_defenders() {
    must_win_all(8, 2);
}

#[test]
#[ignore = "long: some minutes"]
fn the_captain_wins_with_x_against_many_defenders() {
    must_win_all(1000, 200);
}

#[test]
fn the_principal_variation_is_legal() {
    assert!(crate::principal_variation::play_principal_variations::<KnightFight>(60) > 3, "variations of some moves");
}
