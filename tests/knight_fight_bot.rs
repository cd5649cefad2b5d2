//! What the computer players of Knight Fight must see. What is right is worked out here, from the rules, by going through
//! everything.

use std::collections::HashSet;

use corsair_cabinet::game::{Choices, Game, Rng, Seat};
use corsair_cabinet::games::knight_fight::KnightFight;
use corsair_cabinet::games::knight_fight::bot::assault::{Assault, Position};
use corsair_cabinet::games::knight_fight::bot::field::Ground;
use corsair_cabinet::games::knight_fight::rules::{Action, Ending, Options, Plan, Side, Stage, State, Turn};
use corsair_cabinet::search::ismcts::{apply_joint, random_action};
use corsair_cabinet::search::proof::Search;
use corsair_cabinet::search::{Level, Player, Thinking};

/// Options by lot; of those that are named, the standard ones.
fn random_options(rng: &mut Rng, standard: &[&str]) -> Options {
    let mut options = Options::default();
    for choice in Options::CHOICES {
        let value = rng.choose(choice.values).expect("each has values");
        assert!(standard.contains(&choice.key) || options.set(choice.key, value));
    }
    KnightFight::settle(options)
}

/// What makes a bout neither sequential nor open.
const SECRETS: [&str; 3] = ["bidding", "trap", "snapshot"];

/// What a level does with so many iterations.
fn decides(state: &State, seat: Seat, level: Level, budget: Option<u64>, seed: u64) -> Action {
    let view = KnightFight::view(state, Some(seat));
    let mut thinking = KnightFight::think(&view, seat, level, budget, seed);
    thinking.advance(u64::MAX);
    thinking.choice()
}

/// The seat that is to act alone.
fn only_one(state: &State) -> Option<Seat> {
    KnightFight::to_act(state).first()
}

fn applied(state: &State, seat: Seat, action: Action) -> State {
    let mut after = state.clone();
    KnightFight::apply(&mut after, seat, &action);
    after
}

/// All that a seat may do.
fn actions(state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    KnightFight::actions(state, seat, &mut actions);
    actions
}

/// Whether an action, done alone, wins the bout at once.
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
fn every_level_plays_every_combination_to_its_end_and_by_the_rules() {
    for number in 0..12 {
        let mut rng = Rng::stream(11, number);
        let options = random_options(&mut rng, &[]);
        let level = *rng.choose(&Level::ALL).expect("there are levels");
        let mut state = KnightFight::start(&options, rng.next_u64()).expect("no options exclude each other");
        let mut joint = Vec::new();
        loop {
            for seat in KnightFight::to_act(&state).iter() {
                let action = decides(&state, seat, level, Some(8), rng.next_u64());
                assert_eq!(KnightFight::check(&state, seat, &action), Ok(()), "{}", KnightFight::write_state(&state));
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

#[test]
fn fields_change_as_bouts_do() {
    let mut won = 0;
    for number in 0..40 {
        let mut rng = Rng::stream(12, number);
        let options = random_options(&mut rng, &SECRETS);
        let mut state = KnightFight::start(&options, rng.next_u64()).expect("no options exclude each other");
        while let Some(seat) = only_one(&state) {
            let action = random_action::<KnightFight>(&state, seat, &mut rng).expect("who is to act can");
            let after = applied(&state, seat, action);
            if let (Action::Spawn(spawn), Turn::Of(side)) = (action, state.table.bout.turn) {
                let (bout, law) = (&state.table.bout, state.table.law());
                let ground = Ground::new(bout, law);
                let field = ground.field(bout);
                assert_eq!(ground.landings(&field, side), bout.landings(side));
                let winning: Vec<_> = actions(&state, seat)
                    .into_iter()
                    .filter(|action| {
                        let mut bout = bout.clone();
                        let Action::Spawn(spawn) = *action else { return false };
                        bout.plans[side.index()] = Plan { spawn: Some(spawn), ..Plan::default() };
                        let verdict = bout.resolve(&law);
                        verdict.is_some_and(|verdict| matches!(verdict.ending, Ending::Row | Ending::Points))
                    })
                    .filter_map(|action| if let Action::Spawn(spawn) = action { Some(spawn.space) } else { None })
                    .collect();
                assert_eq!(
                    ground.winning(&field, side),
                    winning.into_iter().collect(),
                    "{}",
                    KnightFight::write_state(&state)
                );
                let next = ground.after(&field, Some(spawn));
                if after.table.results.len() > state.table.results.len() {
                    let ending = after.table.results.last().map(|result| result.ending);
                    let by_goal = matches!(ending, Some(Ending::Row | Ending::Points));
                    assert_eq!(next.winner.is_some(), by_goal);
                    won += usize::from(by_goal);
                } else {
                    let expected = ground.field(&after.table.bout);
                    let passed = if expected.side == field.side { ground.after(&next, None) } else { next };
                    assert_eq!(passed.knights, expected.knights);
                    assert_eq!(passed.weak, expected.weak);
                    assert_eq!(
                        (passed.manure, passed.left, passed.side),
                        (expected.manure, expected.left, expected.side)
                    );
                    assert_eq!(ground.landings(&passed, passed.side), after.table.bout.landings(passed.side));
                    if law.manure == 0 {
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
fn no_level_but_the_lowest_overlooks_a_win_in_one_or_lets_one_happen_in_open_bouts() {
    let (mut to_win, mut to_prevent) = (0, 0);
    for number in 0..60 {
        let mut rng = Rng::stream(13, number);
        let options = random_options(&mut rng, &["bidding", "trap", "snapshot", "airdrop"]);
        let mut state = KnightFight::start(&options, rng.next_u64()).expect("no options exclude each other");
        while let Some(seat) = only_one(&state) {
            let mut action = random_action::<KnightFight>(&state, seat, &mut rng).expect("who is to act can");
            if state.table.stage == Stage::Play {
                let winnable = can_win(&state, seat);
                let other = seat.other();
                let safe =
                    |after: &State| after.table.results.len() > state.table.results.len() || !can_win(after, other);
                let afters: Vec<bool> =
                    actions(&state, seat).iter().map(|action| safe(&applied(&state, seat, *action))).collect();
                let endangered = !winnable && afters.contains(&false) && afters.contains(&true);
                if winnable || endangered && afters.iter().filter(|safe| **safe).count() < 4 {
                    for level in &Level::ALL[1..] {
                        let budget = if *level == Level::Captain { Some(2000) } else { None };
                        action = decides(&state, seat, *level, budget, rng.next_u64());
                        let text = KnightFight::write_state(&state);
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

/// The beginning of a bout of the base game after this first move.
fn opened(space: &str) -> State {
    let mut state = KnightFight::start(&Options::default(), 1).expect("the standard options");
    for action in ["play x", &format!("spawn {space}")] {
        let seat = only_one(&state).expect("somebody is to act");
        KnightFight::apply(&mut state, seat, &action.parse().expect("an action"));
    }
    state
}

/// All first moves.
const OPENINGS: [&str; 8] = ["d5", "d7", "e4", "e8", "g4", "g8", "h5", "h7"];

/// A question to the proof search: does X win from here with its eighth knight at the latest?
fn question(state: &State) -> (Assault, Position) {
    let bout = &state.table.bout;
    let ground = Ground::new(bout, state.table.law());
    let field = ground.field(bout);
    let spawned = u8::try_from(field.knights[0].len()).expect("few") - 1;
    (Assault { ground, attacker: Side::X }, Position { field, moves: 8 - spawned })
}

/// Follows a proof against all replies, by the rules of the game. Counts the positions.
fn follow(state: &State, search: &mut Search<Assault>, seen: &mut HashSet<u64>) -> usize {
    let seat = only_one(state).expect("the bout goes on");
    let (_, position) = question(state);
    if !seen.insert(position.field.key) {
        return 0;
    }
    let goes_on = |after: &State| after.table.results.is_empty();
    if state.table.bout.turn == Turn::Of(Side::X) {
        let all = actions(state, seat);
        let action = all.iter().copied().find(|action| wins(state, seat, *action)).unwrap_or_else(|| {
            search.ask(position);
            search.advance(u64::MAX);
            assert_eq!(search.verdict(), Some(true), "{}", KnightFight::write_state(state));
            Action::Spawn(search.turn().expect("a proof begins with a move"))
        });
        assert_eq!(KnightFight::check(state, seat, &action), Ok(()));
        let after = applied(state, seat, action);
        if goes_on(&after) {
            return 1 + follow(&after, search, seen);
        }
        assert!(wins(state, seat, action) && after.table.bout.knights[0].len() <= 9);
        return 1;
    }
    let mut count = 1;
    for action in actions(state, seat) {
        let after = applied(state, seat, action);
        assert!(goes_on(&after), "O has won: {}", KnightFight::write_state(state));
        count += follow(&after, search, seen);
    }
    count
}

/// Proves that X wins after this first move, and plays the proof out against every reply.
fn must_win(space: &str) {
    let state = opened(space);
    let (assault, position) = question(&state);
    let mut search = Search::new(assault, position, 1 << 20);
    search.advance(u64::MAX);
    assert_eq!(search.verdict(), Some(true), "{space}");
    let nodes = search.nodes();
    let positions = follow(&state, &mut search, &mut HashSet::new());
    println!("{space}: proved by {nodes} positions; {positions} followed with {} more", search.nodes() - nodes);
}

#[test]
fn x_wins_by_force_with_the_eighth_knight_at_the_latest() {
    must_win("e4");
}

#[test]
#[ignore = "long: some minutes"]
fn x_wins_by_force_from_every_first_move() {
    OPENINGS.into_iter().for_each(must_win);
}
