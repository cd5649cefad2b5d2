//! What every computer player must keep to, and what the search must be able to.

use std::collections::BTreeMap;

use corsair_cabinet::game::options::Choices;
use corsair_cabinet::game::{Determinize, Game, Rng, Seat, SessionRules, read_position};
use corsair_cabinet::games::corsairs::Corsairs;
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs;
use corsair_cabinet::games::knights_and_corsairs::bot::BattlePolicy;
use corsair_cabinet::games::knights_and_corsairs::rules::{self, Action};
use corsair_cabinet::search::contestant::Contestant;
use corsair_cabinet::search::ismcts::{RolloutPolicy, apply_joint, random_action};
use corsair_cabinet::search::matches::play_match;
use corsair_cabinet::search::{Level, Player, SearchTask};

use crate::hidden_card::{self, HiddenCard};
use crate::rock_paper_scissors::{self, RockPaperScissors, Throw};

/// Random options, at least half of them standard.
fn any_options<G: Game>(rng: &mut Rng) -> G::Options {
    let mut options = G::Options::default();
    for choice in G::Options::CHOICES {
        if rng.below(2) == 0 {
            assert!(options.set(choice.key, rng.choose(choice.values).expect("an option has values")));
        }
    }
    G::normalize(options)
}

/// The most states of a random game, because some options set no bound to it.
const FARTHEST: usize = 400;

/// Calls `each` with every state of some games played at random under random options.
fn wander<G: Game>(games: u64, mut each: impl FnMut(&G::State, &mut Rng)) {
    for seed in 0..games {
        let mut rng = Rng::stream(seed, 1);
        let options = any_options::<G>(&mut rng);
        let Ok(mut state) = G::start(&options, seed) else { continue };
        for _ in 0..FARTHEST {
            let to_act = G::to_act(&state);
            if to_act.is_empty() {
                break;
            }
            each(&state, &mut rng);
            let seat = to_act.first().expect("a seat is to act");
            let action = random_action::<G>(&state, seat, &mut rng).expect("who is to act has an action");
            G::apply(&mut state, seat, &action);
        }
    }
}

/// What a level decides, given the view only.
fn decide<G: Player>(view: &G::View, seat: Seat, level: Level, budget: u64, seed: u64) -> G::Action {
    let mut thinking = G::think(view, seat, level, Some(budget), seed);
    thinking.advance(budget);
    thinking.choice()
}

fn never_offers_an_illegal_action<G: Player>(games: u64, every: usize) {
    let mut number = 0;
    wander::<G>(games, |state, rng| {
        number += 1;
        if number % every != 0 {
            return;
        }
        for seat in G::to_act(state) {
            let view = G::view(state, Some(seat));
            for level in Level::ALL {
                // At once, and after some thought.
                for budget in [0, 8] {
                    let action = decide::<G>(&view, seat, level, budget, rng.next_u64());
                    assert!(G::check(state, seat, &action).is_ok(), "{level:?} {action} in {state}");
                }
            }
        }
    });
}

#[test]
fn no_level_ever_offers_an_illegal_action() {
    never_offers_an_illegal_action::<KnightsAndCorsairs>(40, 1);
    never_offers_an_illegal_action::<RockPaperScissors>(10, 1);
    never_offers_an_illegal_action::<Corsairs>(6, 29);
}

fn games_of_the_levels_come_to_an_end<G: Player + SessionRules>(games: u64) {
    // Every action of every imagined game is checked on the way: see `apply_joint`.
    for seed in 0..games {
        let mut rng = Rng::stream(seed, 2);
        let options = any_options::<G>(&mut rng);
        let mut level = || *rng.choose(&Level::ALL).expect("there are levels");
        let [first, second] = [level(), level()].map(|level| Contestant::Level { level, budget: Some(12) });
        // Some options exclude each other.
        if let Ok(tally) = play_match::<G>(&options, first, second, 2, seed) {
            assert_eq!(tally.games(), 2, "{options}");
        }
    }
}

#[test]
fn games_of_the_levels_under_any_options_come_to_an_end() {
    games_of_the_levels_come_to_an_end::<KnightsAndCorsairs>(60);
    games_of_the_levels_come_to_an_end::<Corsairs>(4);
}

fn slices_change_nothing<G: Player>(games: u64, every: usize) {
    let mut number = 0;
    wander::<G>(games, |state, rng| {
        number += 1;
        if number % every != 0 {
            return;
        }
        let seat = G::to_act(state).first().expect("a seat is to act");
        let view = G::view(state, Some(seat));
        let seed = rng.next_u64();
        for level in [Level::CabinBoy, Level::Captain] {
            let begin = || G::think(&view, seat, level, Some(100), seed);
            let (mut whole, mut again, mut sliced) = (begin(), begin(), begin());
            whole.advance(100);
            again.advance(100);
            for _ in 0..15 {
                sliced.advance(7);
            }
            for other in [again, sliced] {
                assert_eq!(whole.choice(), other.choice());
                assert_eq!(whole.win_probability().to_bits(), other.win_probability().to_bits());
                assert_eq!(whole.iterations(), other.iterations());
            }
        }
    });
}

#[test]
fn the_size_of_the_slices_does_not_change_the_answer() {
    slices_change_nothing::<KnightsAndCorsairs>(4, 1);
    slices_change_nothing::<Corsairs>(2, 20);
}

#[test]
fn a_search_has_an_answer_at_once_and_ends_with_its_budget() {
    let state = KnightsAndCorsairs::start(&rules::Options::default(), 1).expect("the standard options fit together");
    let seat = KnightsAndCorsairs::to_act(&state).first().expect("a seat begins");
    let mut thinking =
        KnightsAndCorsairs::think(&KnightsAndCorsairs::view(&state, Some(seat)), seat, Level::Captain, Some(20), 3);
    assert_eq!(thinking.iterations(), 0);
    assert!(KnightsAndCorsairs::check(&state, seat, &thinking.choice()).is_ok());
    thinking.advance(u64::MAX);
    assert!(thinking.is_finished());
    assert_eq!(thinking.iterations(), 20);
    assert!((0.0..=1.0).contains(&thinking.win_probability()));
}

#[test]
fn a_policy_says_the_same_in_states_with_the_same_view() {
    wander::<KnightsAndCorsairs>(20, |state, rng| {
        let seat = KnightsAndCorsairs::to_act(state).first().expect("a seat is to act");
        let view = KnightsAndCorsairs::view(state, Some(seat));
        let other = KnightsAndCorsairs::determinize(&view, rng);
        let know = |state| {
            let mut candidates = Vec::new();
            BattlePolicy::FULL.candidates(state, seat, &mut candidates);
            let quick = BattlePolicy::FULL.rollout_action(state, seat, &mut Rng::from_seed(5));
            (BattlePolicy::FULL.information_set_key(state, seat), candidates, quick)
        };
        assert_eq!(know(state), know(&other));
    });
}

#[test]
fn the_candidates_of_a_decision_are_legal_and_distinct() {
    wander::<KnightsAndCorsairs>(40, |state, _| {
        let seat = KnightsAndCorsairs::to_act(state).first().expect("a seat is to act");
        let mut candidates = Vec::new();
        BattlePolicy::FULL.candidates(state, seat, &mut candidates);
        assert!(!candidates.is_empty());
        for candidate in &candidates {
            assert!(KnightsAndCorsairs::check(state, seat, &candidate.action).is_ok(), "{}", candidate.action);
            assert!(candidate.prior > 0.0);
        }
        let mut labels: Vec<u64> = candidates.iter().map(|candidate| candidate.label).collect();
        labels.sort_unstable();
        labels.dedup();
        assert_eq!(labels.len(), candidates.len());
    });
}

/// Whether the seat wins by this action, at once or with another one, out of at most `most`, before anybody
/// else has had more to decide than which of two cards to place.
fn wins_by_force<G: Game>(state: &G::State, seat: Seat, action: &G::Action, most: usize) -> bool {
    let mut after = state.clone();
    G::apply(&mut after, G::to_act(state).first().expect("a seat is to act"), action);
    if let Some(outcome) = G::outcome(&after) {
        return outcome.winner() == Some(seat);
    }
    let mut actions = Vec::new();
    let to_act = G::to_act(&after).first().expect("a seat is to act");
    G::actions(&after, to_act, &mut actions);
    let later = if to_act == seat { 2 } else { most };
    let mut go_on = actions.iter().map(|action| wins_by_force::<G>(&after, seat, action, later));
    if to_act == seat {
        actions.len() <= most && go_on.any(|wins| wins)
    } else {
        actions.len() <= 2 && go_on.all(|wins| wins)
    }
}

#[test]
fn the_highest_levels_take_a_win_that_is_certain() {
    let mut wins = 0;
    wander::<KnightsAndCorsairs>(60, |state, rng| {
        let seat = KnightsAndCorsairs::to_act(state).first().expect("a seat is to act");
        let view = KnightsAndCorsairs::view(state, Some(seat));
        let worlds: Vec<_> = (0..20).map(|_| KnightsAndCorsairs::determinize(&view, rng)).collect();
        let certain = |action: &Action, most: usize| {
            worlds.iter().all(|world| wins_by_force::<KnightsAndCorsairs>(world, seat, action, most))
        };
        let mut actions = Vec::new();
        KnightsAndCorsairs::actions(state, seat, &mut actions);
        if actions.len() == 1 || !actions.iter().any(|action| certain(action, 2)) {
            return;
        }
        wins += 1;
        for level in &Level::ALL[3..] {
            let action = decide::<KnightsAndCorsairs>(&view, seat, *level, 100, rng.next_u64());
            let text = state.to_string();
            assert!(certain(&action, usize::MAX), "{level:?} plays {action} in {text}");
        }
    });
    assert!(wins >= 20, "only {wins} positions had a win");
}

#[test]
fn simultaneous_choices_converge_to_the_mixed_equilibrium() {
    let state = RockPaperScissors::start(&"throws=1".parse().expect("an option"), 0).expect("a game");
    for seat in Seat::all(2) {
        for seed in 0..5 {
            let view = RockPaperScissors::view(&state, Some(seat));
            let mut thinking = RockPaperScissors::think(&view, seat, Level::Captain, Some(20_000), seed);
            thinking.advance(u64::MAX);
            // Each of the throws is right one time in three; who saw the other's would be sure to win.
            let shares: Vec<_> = thinking.shares().collect();
            assert!(shares.iter().all(|(_, share)| (share - 1.0 / 3.0).abs() < 0.05), "{seat} {shares:?}");
            assert!((thinking.win_probability() - 0.5).abs() < 0.05, "{seat} {}", thinking.win_probability());
        }
    }
}

#[test]
fn who_chooses_a_throw_chooses_each_about_as_often() {
    let state = RockPaperScissors::start(&rock_paper_scissors::Options::default(), 0).expect("a game");
    let view = RockPaperScissors::view(&state, Some(Seat::SECOND));
    let mut counts = BTreeMap::<Throw, u32>::new();
    for seed in 0..300 {
        *counts.entry(decide::<RockPaperScissors>(&view, Seat::SECOND, Level::Boatswain, 300, seed)).or_default() += 1;
    }
    assert!(counts.len() == 3 && counts.values().all(|count| (60..=140).contains(count)), "{counts:?}");
}

#[test]
fn what_the_other_has_thrown_unseen_changes_nothing() {
    let decisions: Vec<Vec<Throw>> = Throw::ALL
        .iter()
        .map(|hidden| {
            let mut state = RockPaperScissors::start(&rock_paper_scissors::Options::default(), 0).expect("a game");
            RockPaperScissors::apply(&mut state, Seat::FIRST, hidden);
            let view = RockPaperScissors::view(&state, Some(Seat::SECOND));
            (0..20).map(|seed| decide::<RockPaperScissors>(&view, Seat::SECOND, Level::Captain, 200, seed)).collect()
        })
        .collect();
    assert_eq!(decisions[0], decisions[1]);
    assert_eq!(decisions[0], decisions[2]);
}

#[test]
fn no_seat_counts_on_seeing_a_hidden_card_later() {
    for seed in 0..10 {
        let state = HiddenCard::start(&hidden_card::Options::default(), seed).expect("a game");
        let mut thinking =
            HiddenCard::think(&HiddenCard::view(&state, Some(Seat::FIRST)), Seat::FIRST, Level::Captain, None, seed);
        thinking.advance(u64::MAX);
        assert_eq!(thinking.choice(), hidden_card::Action::Leave);
        assert!((thinking.win_probability() - 0.5).abs() < 1e-9, "{}", thinking.win_probability());
        // Dared, it wins as often as honest guesses do: one time in four.
        let dared = read_position::<HiddenCard>("position 1 hidden-card 2 1").expect("a position");
        let view = HiddenCard::view(&dared, Some(Seat::FIRST));
        let mut thinking = HiddenCard::think(&view, Seat::FIRST, Level::Captain, None, seed);
        thinking.advance(u64::MAX);
        assert!((0.15..0.35).contains(&thinking.win_probability()), "{}", thinking.win_probability());
    }
}

#[test]
fn a_match_is_fair_to_both_seats_and_can_be_played_again() {
    let random = Contestant::Random;
    let play = || play_match::<KnightsAndCorsairs>(&rules::Options::default(), random, random, 60, 7).expect("a match");
    let tally = play();
    assert_eq!(tally, play());
    assert_eq!(tally.games(), 60);
    let (low, high) = tally.interval();
    assert!(low < 0.5 && 0.5 < high, "{tally}");
}

#[test]
fn a_diluted_level_decides_as_often_as_it_says() {
    let against_random = |contestant: &str| {
        let (options, contestant) = (rules::Options::default(), contestant.parse().unwrap());
        play_match::<KnightsAndCorsairs>(&options, contestant, Contestant::Random, 60, 7).expect("a match").interval()
    };
    let ((low, _), (never_low, never_high)) = (against_random("cabin-boy@100"), against_random("cabin-boy@0"));
    assert!(low > 0.5, "{low}");
    assert!(never_low < 0.5 && 0.5 < never_high, "{never_low} to {never_high}");
}

#[test]
fn of_two_who_act_at_once_neither_forestalls_the_other() {
    let mut state = RockPaperScissors::start(&"throws=1".parse().expect("an option"), 0).expect("a game");
    let mut joint = vec![(Seat::FIRST, Throw::Rock), (Seat::SECOND, Throw::Paper)];
    apply_joint::<RockPaperScissors>(&mut state, &mut joint);
    assert_eq!(RockPaperScissors::outcome(&state).and_then(|outcome| outcome.winner()), Some(Seat::SECOND));
}
