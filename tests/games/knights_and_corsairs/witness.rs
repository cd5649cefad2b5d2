//! An observer who has seen everything public in a game of Knights & Corsairs, and decides for any hand whether it is possible.

use std::collections::BTreeMap;

use super::naive::{Battle, Naive, Seen, sort};

/// The refills, counted from 1, in one of which a card must have been drawn. Refill 0 is the hand that was known at the last
/// reshuffle.
#[derive(Clone, Copy, Debug)]
struct Drawn {
    earliest: usize,
    latest: usize,
}

/// The hidden cards of a seat: its hand and, if it attacks, its cards face down.
pub fn hidden(game: &Naive, seat: usize) -> Vec<String> {
    let mut cards = game.hands[seat].clone();
    // The second move of a battle is the answer, which reveals all cards.
    if let Some(battle) = game.battle.as_ref().filter(|_| seat == game.attacker && game.moves.len() == 1) {
        cards.extend(battle.attack[1..].iter().cloned());
    }
    sort(&mut cards);
    cards
}

/// Whether a seat is to choose which of two lowest cards of its hand it places (KC-16). Only a defender can have won without
/// a card from the hand.
pub fn chooses_lowest(game: &Naive, seat: usize) -> bool {
    let without_hand = |battle: &Battle| battle.winner == seat && seat != game.attacker && battle.defence.is_empty();
    game.choice.is_some() && game.is("reserve", "lowest") && game.battle.as_ref().is_some_and(without_hand)
}

/// Whether `seat` can hold `hand`, its cards face down included, given everything that was seen.
///
/// Each card of `hand`, and each card played since the hand was last known (KC-09), was drawn in one of the refills since then:
/// before it was played, and after the last time when it cannot have been in the hand because a higher card was the lowest
/// (KC-16). The hand is possible if the cards can be distributed over the refills in that way, each refill with its number
/// of cards.
pub fn is_possible(game: &Naive, seat: usize, hand: &[String]) -> bool {
    let strength = |card: &str| game.strength(card);
    if chooses_lowest(game, seat) {
        // The seat has two lowest cards to choose from.
        let mut strengths: Vec<usize> = hand.iter().map(|card| strength(card)).collect();
        strengths.sort_unstable();
        if strengths[0] != strengths[1] {
            return false;
        }
    }

    let seen = &game.seen[seat];
    let known_at = seen.iter().rposition(|seen| matches!(seen, Seen::Known(_)));
    let known: &[String] = match known_at {
        Some(place) => match &seen[place] {
            Seen::Known(cards) => cards,
            _ => unreachable!(),
        },
        None => &[],
    };
    let since = &seen[known_at.map_or(0, |place| place + 1)..];

    // The size of each refill; for each card played, the number of refills before that.
    let mut refills = Vec::new();
    let mut played: BTreeMap<&str, usize> = BTreeMap::new();
    for seen in since {
        match seen {
            Seen::Drew(count) => refills.push(*count),
            Seen::Showed(cards) => played.extend(cards.iter().map(|card| (card.as_str(), refills.len()))),
            Seen::Lowest { card, .. } => drop(played.insert(card, refills.len())),
            Seen::Known(_) => unreachable!(),
        }
    }
    let all = hand.iter().map(|card| (card.as_str(), usize::MAX)).chain(played);
    let mut drawn: BTreeMap<&str, (usize, Drawn)> = BTreeMap::new();
    for (card, until) in all {
        let was_known = known.iter().any(|other| other == card);
        let drawn_when = if was_known {
            Drawn { earliest: 0, latest: 0 }
        } else {
            Drawn { earliest: 1, latest: until.min(refills.len()) }
        };
        drawn.insert(card, (until, drawn_when));
    }
    if !known.iter().all(|card| drawn.contains_key(card.as_str())) {
        return false;
    }

    // What follows for the rest of the hand from the lowest cards that were placed.
    let mut refill = 0;
    let mut gone: Vec<&str> = Vec::new();
    for seen in since {
        match seen {
            Seen::Drew(_) => refill += 1,
            Seen::Showed(cards) => gone.extend(cards.iter().map(String::as_str)),
            Seen::Lowest { card: lowest, asked } => {
                gone.push(lowest);
                let mut twin_was_there = false;
                for (card, (_, when)) in &mut drawn {
                    if gone.contains(card) || strength(card) > strength(lowest) {
                        continue;
                    }
                    if *asked && strength(card) == strength(lowest) {
                        when.latest = when.latest.min(refill);
                        twin_was_there = true;
                    } else {
                        when.earliest = when.earliest.max(refill + 1);
                    }
                }
                if *asked && !twin_was_there {
                    return false;
                }
            }
            Seen::Known(_) => unreachable!(),
        }
    }

    // Distribute the cards over the refills, those with the earliest deadline first.
    let mut cards: Vec<Drawn> = drawn.into_values().map(|(_, when)| when).collect();
    let fits = |card: &Drawn| card.earliest <= card.latest;
    if !cards.iter().all(fits) {
        return false;
    }
    cards.retain(|card| card.latest > 0);
    cards.sort_by_key(|card| card.latest);
    for (refill, count) in (1..).zip(refills) {
        for _ in 0..count {
            let Some(next) = cards.iter().position(|card| card.earliest <= refill) else { return false };
            if cards.remove(next).latest < refill {
                return false;
            }
        }
    }
    cards.is_empty()
}
