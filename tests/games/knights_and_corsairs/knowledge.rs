//! Hidden cards of Knights & Corsairs: views and determinized states agree with everything that an observer has seen since the
//! beginning or since a set-up position, and they tell no more (KC-09, KC-16, G-04).

use std::collections::BTreeSet;

use corsair_cabinet::game::cards::{Card, CardSet};
use corsair_cabinet::game::{Choices, Determinize, Game, Rng, Seat, read_position, write_position};
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs as Real;
use corsair_cabinet::games::knights_and_corsairs::rules::{Action, State, View};

use super::naive::{Naive, Seen};
use super::options::random_options;
use super::play::Twins;
use super::witness::{chooses_lowest, hidden, is_possible};

/// The hidden cards of a seat: its hand, and its cards face down.
fn hidden_of(state: &State, seat: Seat) -> Vec<String> {
    let mut cards = state.hands[seat.index()];
    if seat == state.table.attacker {
        cards = cards.union(state.face_down);
    }
    cards.iter().map(|card| card.to_string()).collect()
}

/// Whether the table's deductions allow this hand.
fn is_allowed(state: &State, seat: Seat, hand: &[String]) -> bool {
    let deduction = &state.table.deductions[seat.index()];
    let hand: CardSet = hand.iter().map(|card| card.parse::<Card>().unwrap()).collect();
    let strength = |card: &Card| state.table.options.strength(*card);
    deduction.held.is_subset(hand)
        && deduction.limits.iter().all(|limit| {
            let low = hand.iter().filter(|card| strength(card) <= limit.strength).count();
            low <= usize::from(limit.most)
        })
}

/// Asserts that a determinized state fits the view and everything seen in the game.
fn must_fit(world: &State, game: &Naive, view: &View) {
    assert_eq!(Real::view(world, view.viewer), *view, "the determinized state has another view");
    let written = write_position::<Real>(world);
    assert_eq!(read_position::<Real>(&written).as_ref(), Ok(world), "a determinized state is a position");
    for seat in Seat::all(2) {
        let mut actions = Vec::new();
        Real::actions(world, seat, &mut actions);
        let may = Real::to_act(world).contains(seat);
        assert_eq!(!actions.is_empty(), may, "in the determinized state, whether {seat} may act: {written}");
        assert!(actions.iter().all(|action| Real::check(world, seat, action).is_ok()), "{written}");

        let hand = hidden_of(world, seat);
        assert!(is_possible(game, seat.index(), &hand), "{seat} cannot hold {hand:?}: {written}\n{:?}", game.seen);
        if view.viewer == Some(seat) {
            assert_eq!(hand, hidden(game, seat.index()), "a seat knows its own hand");
        }

        // Hand and draw pile hold exactly the cards that are not public.
        let pile = world.draw[seat.index()].iter().map(ToString::to_string);
        let dealt: Vec<String> = hand.iter().cloned().chain(pile).collect();
        let expected: BTreeSet<String> =
            hidden(game, seat.index()).into_iter().chain(game.draw[seat.index()].clone()).collect();
        assert_eq!(dealt.len(), expected.len(), "each card once: {written}");
        assert_eq!(dealt.into_iter().collect::<BTreeSet<_>>(), expected, "all cards, and no others: {written}");
    }
}

/// Asserts that the table's deductions say of a hand exactly what the observer knows: of the true hand, and of hands with
/// some cards exchanged.
fn must_know_as_much(twins: &Twins, seat: Seat, rng: &mut Rng) {
    let Twins { real, naive } = twins;
    let hand = hidden(naive, seat.index());
    assert_eq!(hidden_of(real, seat), hand);
    assert!(is_possible(naive, seat.index(), &hand), "the observer excludes the true hand: {hand:?}\n{:?}", naive.seen);
    let written = real.to_string();
    assert!(is_allowed(real, seat, &hand), "the true hand of {seat} is excluded: {written}\n{:?}", naive.seen);

    let pile = &naive.draw[seat.index()];
    if pile.is_empty() || hand.is_empty() || naive.choice.is_some() || naive.over.is_some() {
        return;
    }
    for _ in 0..8 {
        let mut other = hand.clone();
        let mut rest = pile.clone();
        for _ in 0..=rng.below(3) {
            let (one, two) = (rng.below(other.len()), rng.below(rest.len()));
            std::mem::swap(&mut other[one], &mut rest[two]);
        }
        let expected = is_possible(naive, seat.index(), &other);
        assert_eq!(is_allowed(real, seat, &other), expected, "{seat} with {other:?}: {written}\n{:?}", naive.seen);
    }
}

/// How often something could be deduced.
#[derive(Default, Debug)]
struct Known {
    hands: usize,
    lowest: usize,
    twins: usize,
    /// Views in which a player is to choose between two lowest cards.
    choosing: usize,
}

/// A random action, preferably a weak attack among the other player's cards: then the defender wins without playing a card,
/// and places the lowest card of the hand (KC-16).
fn steer(twins: &Twins, rng: &mut Rng) -> Option<Action> {
    let actions = twins.actions();
    let some: Vec<&Action> = (0..12).filter_map(|_| rng.choose(&actions)).collect();
    let worth = |action: &&&Action| match action {
        Action::Attack { space, face_up, face_down } => {
            let near = twins.naive.neighbours(1 - twins.naive.attacker, &space.to_string()).len();
            let cards = face_down.iter().chain([*face_up]);
            let strength: usize = cards.map(|card| twins.naive.strength(&card.to_string())).sum();
            isize::try_from(20 * near.min(3)).unwrap() - isize::try_from(strength).unwrap()
        }
        Action::Influence { .. } => -100,
        _ => 0,
    };
    some.iter().max_by_key(worth).map(|action| (*action).clone())
}

fn watch(mut twins: Twins, rng: &mut Rng, known: &mut Known) {
    loop {
        twins.must_agree();
        for viewer in [None, Some(Seat::FIRST), Some(Seat::SECOND)] {
            let view = Real::view(&twins.real, viewer);
            for _ in 0..2 {
                must_fit(&Real::determinize(&view, rng), &twins.naive, &view);
            }
        }
        for seat in Seat::all(2) {
            must_know_as_much(&twins, seat, rng);
            known.choosing += usize::from(chooses_lowest(&twins.naive, seat.index()));
        }
        let Some(action) = steer(&twins, rng) else { break };
        twins.act(&action);
    }
    for seen in twins.naive.seen.iter().flatten() {
        match seen {
            Seen::Known(_) => known.hands += 1,
            Seen::Lowest { asked: true, .. } => known.twins += 1,
            Seen::Lowest { .. } => known.lowest += 1,
            _ => {}
        }
    }
}

#[test]
fn every_determinized_state_fits_everything_that_was_seen() {
    let mut known = Known::default();
    for number in 0..400 {
        let mut rng = Rng::stream(3, number);
        let mut options = random_options(&mut rng);
        if number % 5 > 0 {
            // Nothing is learned from a placed card unless it had to be the lowest and the game goes on.
            assert!(options.set("reserve", "lowest") && options.set("influence", "attacker"));
        }
        let from_anywhere = rng.below(2) == 0;
        let twins = if from_anywhere {
            Twins::at_random_position(&options, &mut rng)
        } else {
            Twins::start(&options, rng.next_u64())
        };
        watch(twins, &mut rng, &mut known);
    }
    let Known { hands, lowest, twins, choosing } = known;
    assert!(hands > 50 && lowest > 50 && twins > 5 && choosing > 5, "too few deductions: {known:?}");
}
