//! Somebody who watches a game of Knights & Corsairs from its first card, forgets nothing, and can tell
//! of any hand whether it is possible.

use std::collections::BTreeMap;

use super::naive::{Battle, Naive, Seen, sort};

/// When a card must have been drawn: in one of these refills, counted from 1. Refill 0 is the hand that
/// was known at the last reshuffle.
#[derive(Clone, Copy, Debug)]
struct Drawn {
    earliest: usize,
    latest: usize,
}

/// A seat's hand and, in the case of the attacker, what lies face down: what others cannot see.
pub fn hidden(game: &Naive, seat: usize) -> Vec<String> {
    let mut cards = game.hands[seat].clone();
    // The second move of a battle is the answer, which reveals all.
    if let Some(battle) = game.battle.as_ref().filter(|_| seat == game.attacker && game.moves.len() == 1) {
        cards.extend(battle.attack[1..].iter().cloned());
    }
    sort(&mut cards);
    cards
}

/// Whether a seat is asked which of two lowest cards of its hand it places (KC-16). Only a defender can have
/// won without a card from the hand.
pub fn chooses_lowest(game: &Naive, seat: usize) -> bool {
    let without_hand = |battle: &Battle| battle.winner == seat && seat != game.attacker && battle.defence.is_empty();
    game.choice.is_some() && game.is("reserve", "lowest") && game.battle.as_ref().is_some_and(without_hand)
}

/// Whether `hand`, face-down cards included, is one that `seat` can hold now, for all that was seen.
///
/// Every card that was drawn since the hand was last known (KC-09) and is now known or supposed came in one
/// of the refills since: before it was played, and after the last time at which it cannot have been in
/// the hand because a higher card was the lowest (KC-16). The hand is possible if the cards can be dealt
/// out over the refills in that way, each refill having its number of cards.
pub fn is_possible(game: &Naive, seat: usize, hand: &[String]) -> bool {
    let strength = |card: &str| game.strength(card);
    if chooses_lowest(game, seat) {
        // Somebody is asked which of two lowest cards to place: there are two.
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

    // How many cards each refill brought, and when each card was played: after that many refills.
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

    // What the lowest cards that were placed say about the cards that stayed in the hand.
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

    // Deal the cards out over the refills, those first that cannot wait.
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
