//! What the computer players of Court Wars must see.

use corsair_cabinet::game::{Choices, Game, Rng, Seat};
use corsair_cabinet::games::court_wars::CourtWars;
use corsair_cabinet::games::court_wars::bot::evaluation::estimated_payoff;
use corsair_cabinet::games::court_wars::bot::memory;
use corsair_cabinet::games::court_wars::bot::plays::PlayGenerator;
use corsair_cabinet::games::court_wars::bot::summary::Summary;
use corsair_cabinet::games::court_wars::rules::{Action, Options, Reason, State};
use corsair_cabinet::search::ismcts::random_action;
use corsair_cabinet::search::matches::Tally;
use corsair_cabinet::search::{Level, Player, SearchTask};

use super::options::random_options;

/// Positions with what is right there, or, after `not`, what begins like something wrong. Seat 1 is to act.
const CLEAR: &[(&str, &str)] = &[
    // A conquest in one: of a bare court, of a guarded one, of a Joker, with several Guards, at the end of a game for four.
    ("standard courts=K+10C,Q,J/K,q,j", "attack K 1 KD all"),
    ("standard courts=K+6C+4C,q,j/k,Q,j", "attack K 2 QD all"),
    ("standard courts=K+9C+7C,Q,J/k,q,J+6D", "attack K 2 JD all"),
    ("standard courts=k,q,J+8C+2C/k,q*,j", "attack J 2 QD all"),
    ("standard courts=K+10C,Q+8C,J/k,Q,j aces=1 discard=AC", "attack K 1 QD all"),
    ("seats=4 courts=K,Q+9C+8C,J/k,q,j/k,q,j/k,Q+7S,j fallen=2,3", "attack Q 2 QS all"),
    // A court for ten points, and no seat can strike back.
    ("standard courts=K+8C+2C,Q+7C,J+6C/K,Q+3D,J+4D", "attack K 2 KD all"),
    ("standard courts=K+8C+2C,Q+4C,J+5C/K,Q+2D,J+3D aces=1 discard=AC", "attack K 2 KD all"),
    // The same with as few points as possible.
    ("standard courts=K+10C,Q+9C+8C,J+5C/K,Q+4D,J+3D", "attack K 1 KD all"),
    // The last court needs its Guards.
    ("standard courts=K+10C+4C,q,j/K+9D+8D,Q,J+2D", "not attack K 2"),
    ("standard courts=k,Q+9C+3C,j/K+10D+2D,Q,J+5D", "not attack Q 2"),
    // It falls at once unless it is guarded, or another court is raised.
    ("standard courts=K,q,j/K+10D,Q+2D,J holds 5H", "place K"),
    ("standard courts=k,q,J+5C/K+9D+6D,Q,J+3D holds 4H", "place J"),
    ("standard courts=k,Q,j/K+10D,Q+2D,J+6D holds Joker", "place"),
    // A Joker is a court.
    ("standard courts=K+5C,q,J/K+4D,Q+7D,J holds Joker", "place Q"),
    // High Guards go where all still fit; low ones close no court that is bare, but a stack that has no room left.
    ("standard courts=K,Q,J/K,Q,J holds 10H", "place"),
    ("standard courts=K,Q,J/K,Q,J setup=0 holds 10H", "place"),
    ("standard courts=K,Q,J/K,Q,J setup=0 holds 2H", "discard"),
    ("standard courts=K+9C+5C+3C,Q,J/K+8D,Q,J+9D holds 2H", "place K"),
    ("standard courts=K+9C+5C,Q,J/K+8D,Q,J+9D holds 4H", "place K"),
    // It makes a stack strong enough for the court that alone is left.
    ("standard courts=K+9C,q,j/K,q,j holds 3H", "place K"),
];

fn position(text: &str) -> State {
    text.parse::<State>().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The decision of a level with this number of iterations.
fn decides(state: &State, level: Level, budget: Option<u64>, seed: u64) -> Action {
    let seat = only_one(state).expect("one seat is to act");
    let mut thinking = CourtWars::think(&CourtWars::view(state, Some(seat)), seat, level, budget, seed);
    thinking.advance(u64::MAX);
    thinking.choice()
}

fn only_one(state: &State) -> Option<Seat> {
    CourtWars::to_act(state).first()
}

/// Whether an action wins at once.
fn wins(state: &State, action: Action) -> bool {
    let seat = only_one(state).expect("one seat is to act");
    let mut after = state.clone();
    CourtWars::apply(&mut after, seat, &action);
    CourtWars::outcome(&after).is_some_and(|outcome| outcome.reason == Reason::Conquest)
}

fn actions(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Some(seat) = only_one(state) {
        CourtWars::actions(state, seat, &mut actions);
    }
    actions
}

#[test]
fn every_level_plays_every_combination_to_its_end() {
    for number in 0..40 {
        let mut rng = Rng::stream(21, number);
        let options = random_options(&mut rng);
        let mut state = CourtWars::start(&options, rng.next_u64()).expect("no suit is picked twice");
        while let Some(seat) = only_one(&state) {
            let level = *rng.choose(&Level::ALL).expect("there are levels");
            let action = decides(&state, level, Some(2), rng.next_u64());
            assert_eq!(CourtWars::check(&state, seat, &action), Ok(()), "{state}");
            CourtWars::apply(&mut state, seat, &action);
        }
        assert!(CourtWars::outcome(&state).is_some());
    }
}

#[test]
fn no_level_but_the_lowest_overlooks_a_conquest_in_one() {
    let mut seen = 0;
    for number in 0..60 {
        let mut rng = Rng::stream(22, number);
        let options = random_options(&mut rng);
        let mut state = CourtWars::start(&options, rng.next_u64()).expect("no suit is picked twice");
        while let Some(seat) = only_one(&state) {
            if actions(&state).iter().any(|action| wins(&state, *action)) {
                for level in &Level::ALL[1..] {
                    let action = decides(&state, *level, Some(20), rng.next_u64());
                    assert!(wins(&state, action), "{level:?} {action}: {state}");
                }
                seen += 1;
            }
            let action = random_action::<CourtWars>(&state, seat, &mut rng).expect("who is to act can");
            CourtWars::apply(&mut state, seat, &action);
        }
    }
    assert!(seen > 60, "{seen}");
}

#[test]
fn the_estimate_of_a_play_is_the_evaluation_after_it() {
    let (mut attacks, mut placings) = (0, 0);
    for number in 0..40 {
        let mut rng = Rng::stream(23, number);
        let mut options = random_options(&mut rng);
        // With this limit, Guards lose their worth at a flip and not by and by.
        assert!(options.set("limit", "6"));
        let mut state = CourtWars::start(&options, rng.next_u64()).expect("no suit is picked twice");
        while let Some(seat) = only_one(&state) {
            let legal = actions(&state);
            for play in PlayGenerator::new(&state, seat, true).plays() {
                assert!(legal.contains(&play.action), "{}: {}", play.action, state);
                match play.action {
                    // What is drawn then is left to the search.
                    Action::Draw => continue,
                    // A player who attacks with an Ace stays to act.
                    Action::Attack(_) if state.table.aces > 0 => continue,
                    Action::Attack(_) => attacks += 1,
                    Action::Place(_) | Action::Discard => placings += 1,
                }
                let mut after = state.clone();
                CourtWars::apply(&mut after, seat, &play.action);
                let worth = estimated_payoff(&Summary::of(&after.table), seat.index());
                assert!((play.worth - worth).abs() < 1e-12, "{}: {}", play.action, state);
            }
            let action = random_action::<CourtWars>(&state, seat, &mut rng).expect("who is to act can");
            CourtWars::apply(&mut state, seat, &action);
        }
    }
    assert!(attacks > 1000 && placings > 1000, "{attacks} {placings}");
}

#[test]
fn the_captain_does_what_is_clear() {
    for (text, right) in CLEAR {
        let state = position(text);
        let action = decides(&state, Level::Captain, Some(400), 1);
        let done = action.to_string();
        let fine = right.strip_prefix("not ").map_or(done.starts_with(right), |wrong| !done.starts_with(wrong));
        assert!(fine, "{text}: {action} instead of {right}");
        let alternatives = actions(&state).iter().any(|other| *other != action);
        assert!(alternatives, "{text} leaves no choice");
    }
}

/// The opponent can strike the bare King. A high Guard on it is a better answer than to weaken the striker, if it is
/// drawn next.
const NEXT_CARD: &str = "standard courts=K,Q+4C,j/K+8D+4D,Q,j turns=40 flips=1";

#[test]
fn the_captain_remembers_the_next_card_the_cabin_boy_not() {
    let guard_next = position(&format!("{NEXT_CARD} pile=10H,KH,*"));
    let blank_next = position(&format!("{NEXT_CARD} pile=KH,10H,*"));
    for seed in 0..5 {
        assert_eq!(decides(&guard_next, Level::Captain, Some(1000), seed), Action::Draw);
        let action = decides(&blank_next, Level::Captain, Some(1000), seed);
        assert!(matches!(action, Action::Attack(_)), "{action}");
    }
    for seed in 0..20 {
        let does = |state| decides(state, Level::CabinBoy, None, seed);
        assert_eq!(does(&guard_next), does(&blank_next), "the same for who has forgotten the order");
    }
}

#[test]
fn remembered_cards_keep_their_order_in_samples() {
    let state = position("standard courts=K,Q,J/K,Q,J turns=40 flips=1 discard=3H,9S,2D,AS,7C pile=10H,KH,4C,5C,*");
    let view = CourtWars::view(&state, Some(Seat::FIRST));
    let size = state.pile.len();
    let sorted = |cards: &[_]| {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        cards
    };
    for kept in [0, 2, size - 1, size + 2, usize::MAX] {
        let worlds: Vec<State> =
            (0..20).map(|seed| memory::determinize(&view, kept, &mut Rng::from_seed(seed))).collect();
        for world in &worlds {
            assert_eq!(sorted(&world.pile), sorted(&state.pile));
            assert_eq!(sorted(&world.table.discard), sorted(&state.table.discard));
            let known = kept.min(size);
            assert_eq!(world.pile[size - known..], state.pile[size - known..]);
            let known = kept.saturating_sub(size).min(state.table.discard.len());
            assert_eq!(world.table.discard[..known], state.table.discard[..known]);
        }
        let differ = |part: fn(&State) -> &[_]| worlds.iter().any(|world| part(world) != part(&worlds[0]));
        assert_eq!(differ(|world| &world.pile), kept < size - 1);
        assert_eq!(differ(|world| &world.table.discard), kept < size + 4);
    }
}

#[test]
fn a_decision_is_the_same_in_slices_as_in_one_go() {
    let mut state = CourtWars::start(&Options::default(), 3).expect("the standard options");
    for number in 0..30 {
        let Some(seat) = only_one(&state) else { break };
        let think = || CourtWars::think(&CourtWars::view(&state, Some(seat)), seat, Level::FirstMate, Some(60), number);
        let (mut whole, mut sliced) = (think(), think());
        whole.advance(u64::MAX);
        while !sliced.is_finished() {
            sliced.advance(7);
        }
        assert_eq!(whole.choice(), sliced.choice());
        CourtWars::apply(&mut state, seat, &whole.choice());
    }
}

#[test]
fn a_forced_action_is_chosen_without_a_search() {
    let state = CourtWars::start(&Options::default(), 3).expect("the standard options");
    let thinking =
        CourtWars::think(&CourtWars::view(&state, Some(state.table.turn)), state.table.turn, Level::Captain, None, 1);
    assert!(thinking.is_finished());
    assert_eq!((thinking.choice(), thinking.iterations()), (Action::Draw, 0));
}

/// The value below which a share of sorted values lies.
fn quantile(sorted: &[u16], share: f64) -> u16 {
    let count = u32::try_from(sorted.len()).expect("some thousands at most");
    let at = (1..=sorted.len()).zip(1..).find(|(_, number)| f64::from(*number) >= share * f64::from(count));
    at.map_or(0, |(at, _)| sorted[at - 1])
}

#[test]
#[ignore = "long: 1 000 games for each number of seats, some minutes"]
fn games_between_equals_end_by_conquest() {
    const GAMES: u32 = 1000;
    for seats in ["2", "3", "4"] {
        let mut options = Options::default();
        assert!(options.set("seats", seats));
        let mut turns = Vec::new();
        let (mut flips, mut conquests, mut wins) = (0, 0, vec![0; options.seat_count()]);
        for number in 0..GAMES {
            let mut rng = Rng::stream(1977, number.into());
            let mut state = CourtWars::start(&options, rng.next_u64()).expect("no suit is picked");
            while let Some(seat) = only_one(&state) {
                let action = decides(&state, Level::Boatswain, None, rng.next_u64());
                CourtWars::apply(&mut state, seat, &action);
            }
            let outcome = CourtWars::outcome(&state).expect("the game is over");
            conquests += u32::from(outcome.reason == Reason::Conquest);
            flips += u32::from(state.table.flips);
            turns.push(state.table.turns);
            if let Some(winner) = outcome.winner() {
                wins[winner.index()] += 1;
            }
        }
        turns.sort_unstable();
        let mean = |sum: u32| f64::from(sum) / f64::from(GAMES);
        println!(
            "{seats} seats: {:.1} turns, in 95 % of games up to {}; {:.2} flips; {conquests} of {GAMES} games by conquest",
            mean(turns.iter().map(|turns| u32::from(*turns)).sum()),
            quantile(&turns, 0.95),
            mean(flips),
        );
        for (seat, wins) in Seat::all(wins.len()).zip(wins) {
            println!("  seat {seat}: {}", Tally { wins, draws: 0, losses: GAMES - wins });
        }
        assert!(100 * conquests >= 97 * GAMES, "{conquests} with {seats} seats");
    }
}
