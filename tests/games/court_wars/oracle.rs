//! The rules of Court Wars compared with a naive implementation, over random games.

use std::collections::BTreeSet;

use corsair_cabinet::game::{Choices, Game, Rng, Seat};
use corsair_cabinet::games::court_wars::CourtWars;
use corsair_cabinet::games::court_wars::rules::{Action, Options};

use super::counts;
use super::naive::{self, Naive, Stage, rank, total, value};
use super::options::random_options;
use super::play::{Temper, Twins};
use crate::coverage::Coverage;

/// The cases that ordinary games must cover.
const EXPECTED: [&str; 51] = [
    "set-up: several cards were thrown in one go",
    "set-up: a Guard was discarded",
    "set-up: a Guard was stacked",
    "a Guard was placed",
    "a Guard was placed on an equal one",
    "a Guard was placed on a Joker",
    "a Guard had to be placed, at once",
    "a Guard was discarded",
    "a Guard fitted nowhere",
    "a blank Court card",
    "a Joker was placed",
    "a Joker was placed where one was beaten",
    "a Joker had to be placed, at once",
    "a Joker was declined",
    "a Joker was of no use",
    "a Joker was beaten",
    "a Joker was beaten for good",
    "a Joker with Guards was beaten",
    "an Ace drew on at once",
    "an Ace was declined",
    "an Ace's attack",
    "a second attack in one turn",
    "a fifth Ace",
    "an Ace's attack ended the game",
    "a plain attack ended the game",
    "a bare Court fell",
    "a Court fell with its Guards",
    "all Guards fell, the Court did not",
    "surplus was lost",
    "exactly as much was spent",
    "less was removed than was covered",
    "the most was removed",
    "the next one out was skipped",
    "a player fell, the game went on",
    "a flip",
    "a flip in the midst of a turn",
    "a flip with an Ace just thrown",
    "a reshuffle",
    "nothing but Aces to draw",
    "over: conquest, 2 seats",
    "over: conquest, 3 seats",
    "over: conquest, 4 seats",
    "over: no-progress, limit 6",
    "over: no-progress, limit 3",
    "over: flips, limit 6",
    "over: flips, limit 3",
    "over: turns, limit off",
    "no progress was reported before the limit",
    "no progress, but not everyone has had a turn",
    "a place was shared",
    "the fallen were behind the others",
];

impl Coverage<CourtWars> {
    /// Notes the cases of an action.
    fn note_action(&mut self, before: &Naive, text: &str, after: &Naive) {
        let words: Vec<&str> = text.split(' ').collect();
        match (words[0], &before.stage) {
            ("attack", _) => self.note_attack(before, &words[1..], after),
            ("draw", _) => self.note_draw(before, after),
            (_, Stage::Holds(card)) => self.note_settled(before, card, after),
            _ => panic!("{text}"),
        }
        if let Stage::Over(places, reason) = &after.stage {
            let limit = after.options["limit"];
            if *reason == "conquest" {
                self.note(format!("over: conquest, {} seats", after.count()));
            } else {
                self.note(format!("over: {reason}, limit {limit}"));
                self.note_if(!after.fallen.is_empty(), "the fallen were behind the others");
            }
            let different: BTreeSet<&usize> = places.iter().collect();
            self.note_if(different.len() < places.len(), "a place was shared");
            let at_the_limit = limit.parse::<usize>().is_ok_and(|limit| after.flips == limit * after.count());
            self.note_if(*reason == "no-progress" && at_the_limit, "no progress was reported before the limit");
        }
    }

    fn note_draw(&mut self, before: &Naive, after: &Naive) {
        if before.is_setup() {
            let thrown = &after.discards[before.discards.len()..];
            let several = thrown.iter().filter(|card| value(card).is_none()).count() > 1;
            self.note_if(several, "set-up: several cards were thrown in one go");
            return;
        }
        self.note_if(before.stage == Stage::Free && before.aces > 0, "an Ace was declined");
        let bare = before.pile.iter().chain(&before.discards).all(|card| rank(card) == Some("A"));
        self.note_if(bare, "nothing but Aces to draw");
        if after.flips > before.flips && after.to_act().is_some() {
            self.note("a flip");
            self.note_if(before.aces > 0, "a flip in the midst of a turn");
            self.note_if(!before.pile.is_empty(), "a flip with an Ace just thrown");
            self.note_if(after.options["flip"] == "reshuffle", "a reshuffle");
            let idle = before.pile.is_empty() && !before.progress && before.flips > 0;
            self.note_if(idle, "no progress, but not everyone has had a turn");
        }
        if after.turns == before.turns {
            // Something is asked, or the game is over.
            self.note_if(after.aces > before.aces + 1, "an Ace drew on at once");
            return;
        }
        let guards = |game: &Naive| game.courts.iter().flatten().map(|court| court.guards.len()).sum::<usize>();
        let jokers = |game: &Naive| game.courts.iter().flatten().filter(|court| court.has_joker).count();
        if guards(after) > guards(before) {
            self.note("a Guard had to be placed, at once");
        } else if jokers(after) > jokers(before) {
            self.note("a Joker had to be placed, at once");
        } else {
            let last = after.discards.last().unwrap();
            self.note(match rank(last) {
                None => "a Joker was of no use",
                Some("A") => "a fifth Ace",
                Some("J" | "Q" | "K") => "a blank Court card",
                Some(_) => "a Guard fitted nowhere",
            });
        }
    }

    fn note_settled(&mut self, before: &Naive, card: &str, after: &Naive) {
        let placed = after.discards == before.discards;
        if card == "Joker" {
            self.note(if placed { "a Joker was placed" } else { "a Joker was declined" });
            return;
        }
        if before.is_setup() {
            self.note_if(!placed, "set-up: a Guard was discarded");
        } else {
            self.note(if placed { "a Guard was placed" } else { "a Guard was discarded" });
        }
        let mut courts = after.courts.iter().flatten();
        let Some(court) = courts.find(|court| court.guards.last().is_some_and(|last| last == card)) else { return };
        self.note_if(court.has_joker, "a Guard was placed on a Joker");
        if let [.., below, _] = court.guards.as_slice() {
            self.note_if(before.is_setup(), "set-up: a Guard was stacked");
            self.note_if(value(below) == value(card), "a Guard was placed on an equal one");
        }
    }

    fn note_attack(&mut self, before: &Naive, words: &[&str], after: &Naive) {
        let (victim, place, removed, whole) = before.aim(words);
        let target = &before.courts[victim][place];
        let own = before.courts[before.turn].iter().zip(naive::COURTS).find(|(_, name)| *name == words[0]).unwrap().0;
        let spent = total(&own.guards[own.guards.len() - words[1].parse::<usize>().unwrap()..]);
        let cost = total(&target.guards[target.guards.len() - removed..]) + if whole { 10 } else { 0 };
        self.note_if(spent > cost, "surplus was lost");
        self.note_if(spent == cost, "exactly as much was spent");
        let next = target.guards.len().checked_sub(removed + 1).map(|next| value(&target.guards[next]).unwrap());
        let more = !whole && spent >= cost + next.unwrap_or(10);
        self.note_if(more, "less was removed than was covered");
        let most = before.options["removal"] == "most";
        self.note_if(most && removed + usize::from(whole) > 1, "the most was removed");
        self.note_if(whole && target.guards.is_empty(), "a bare Court fell");
        self.note_if(whole && !target.guards.is_empty(), "a Court fell with its Guards");
        self.note_if(!whole && removed == target.guards.len(), "all Guards fell, the Court did not");
        if whole && target.has_joker {
            self.note("a Joker was beaten");
            self.note_if(after.removed > before.removed, "a Joker was beaten for good");
            self.note_if(!target.guards.is_empty(), "a Joker with Guards was beaten");
        }
        let neighbour = (before.turn + 1) % before.count();
        let next = before.options["targets"] == "next";
        self.note_if(next && !before.is_in(neighbour), "the next one out was skipped");
        self.note_if(before.aces > 0, "an Ace's attack");
        let over = after.to_act().is_none();
        self.note_if(over && before.aces > 0, "an Ace's attack ended the game");
        self.note_if(over && before.aces == 0, "a plain attack ended the game");
        self.note_if(!over && after.fallen.len() > before.fallen.len(), "a player fell, the game went on");
    }

    /// Plays random actions until the game is over or long enough, and compares at every step.
    fn play(&mut self, mut twins: Twins, longest: usize, rng: &mut Rng) {
        let temper = Temper::random(rng);
        // Where a Joker was beaten, and in which turn there was an attack.
        let mut beaten = BTreeSet::new();
        let mut attacked = None;
        for number in 0..longest {
            twins.must_agree();
            let over = twins.naive.to_act().is_none();
            if number % 8 == 0 || over {
                twins.must_be_readable();
                for _ in 0..6 {
                    must_agree_on(&twins, &random_nonsense(&twins.naive, rng));
                }
            }
            if over {
                return;
            }
            let text = twins.choose(temper, rng);
            let before = twins.naive.clone();
            twins.act(&text);
            let after = &twins.naive;
            self.note_action(&before, &text, after);
            for seat in 0..after.count() {
                for (place, (old, new)) in before.courts[seat].iter().zip(&after.courts[seat]).enumerate() {
                    if old.has_joker && !new.has_joker {
                        beaten.insert((seat, place));
                    }
                    let again = !old.has_joker && new.has_joker && beaten.contains(&(seat, place));
                    self.note_if(again, "a Joker was placed where one was beaten");
                }
            }
            if text.starts_with("attack") {
                self.note_if(attacked == Some(before.turns), "a second attack in one turn");
                attacked = Some(before.turns);
            }
        }
    }
}

/// An action that is often illegal, though nearly legal.
fn random_nonsense(game: &Naive, rng: &mut Rng) -> String {
    let turn = game.turn;
    match rng.below(8) {
        0 => "draw".to_owned(),
        1 => "discard".to_owned(),
        2 => format!("place {}", rng.choose(&naive::COURTS).unwrap()),
        _ => {
            let attack = game.legal(turn).into_iter().filter(|text| text.starts_with("attack"));
            let attack = rng.choose(&attack.collect::<Vec<_>>()).cloned();
            let attack = attack.unwrap_or_else(|| "attack Q 1 KH all".to_owned());
            let mut words: Vec<String> = attack.split(' ').map(str::to_owned).collect();
            for _ in 0..=rng.below(2) {
                let court = (*rng.choose(&naive::COURTS).unwrap()).to_owned();
                let number = rng.below(12).to_string();
                let (place, word) = match rng.below(5) {
                    0 => (1, court),
                    1 => (2, number),
                    2 => (3, court + rng.choose(&naive::SUITS).unwrap()),
                    3 => (4, number),
                    _ => (4, "all".to_owned()),
                };
                words[place] = word;
            }
            words.join(" ")
        }
    }
}

/// Asserts that both implementations agree on whether an action is legal.
fn must_agree_on(twins: &Twins, text: &str) {
    for seat in Seat::all(twins.naive.count()) {
        let expected = twins.naive.legal(seat.index()).iter().any(|legal| legal == text);
        let found = text.parse::<Action>().map_err(|error| error.to_string());
        let found =
            found.and_then(|action| CourtWars::check(&twins.real, seat, &action).map_err(|why| why.to_string()));
        assert_eq!(found.is_ok(), expected, "{seat} {text}: {found:?}\n{}", twins.naive.write());
    }
}

/// Compares `count` games from their beginning.
fn compare_from_the_beginning(count: u64, longest: usize, coverage: &mut Coverage<CourtWars>) {
    for number in 0..count {
        let mut rng = Rng::stream(1, number);
        let options = random_options(&mut rng);
        coverage.play(Twins::start(&options, rng.next_u64()), longest, &mut rng);
    }
}

/// Compares `count` games from random positions, over some turns.
fn compare_from_anywhere(count: u64, coverage: &mut Coverage<CourtWars>) {
    for number in 0..count {
        let mut rng = Rng::stream(2, number);
        let options = random_options(&mut rng);
        coverage.play(Twins::in_the_midst(&options, &mut rng), 40, &mut rng);
    }
}

#[test]
fn both_implementations_have_the_same_options() {
    let known: Vec<(&str, &[&str])> = Options::CHOICES.iter().map(|choice| (choice.key, choice.values)).collect();
    assert_eq!(known, naive::OPTIONS);
}

#[test]
fn both_implementations_agree_from_the_beginning() {
    let mut coverage = Coverage::default();
    compare_from_the_beginning(60, 600, &mut coverage);
}

#[test]
fn both_implementations_agree_from_random_positions() {
    let mut coverage = Coverage::default();
    compare_from_the_beginning(20, 60, &mut coverage);
    compare_from_anywhere(1_500, &mut coverage);
    coverage.must_have_all(&EXPECTED, 1);
}

#[test]
#[ignore = "long: run by cargo xtask test --long"]
fn both_implementations_agree_in_very_many_games() {
    let mut coverage = Coverage::default();
    compare_from_the_beginning(1_000, 10_000, &mut coverage);
    compare_from_anywhere(60_000, &mut coverage);
    coverage.must_have_all(&EXPECTED, 20);
}

#[test]
fn both_implementations_start_or_refuse_the_same_options() {
    let mut refused = 0;
    for number in 0..2_000 {
        let mut rng = Rng::stream(3, number);
        let mut options = Options::default();
        for choice in Options::CHOICES {
            assert!(options.set(choice.key, rng.choose(choice.values).unwrap()));
        }
        let settled = CourtWars::normalize(options);
        let words = naive::read_options(&settled.write());
        let suits: Vec<&str> =
            naive::SUIT_OPTIONS.iter().map(|key| words[key]).filter(|suit| *suit != "random").collect();
        let different: BTreeSet<&&str> = suits.iter().collect();
        let begun = CourtWars::start(&settled, number);
        assert_eq!(begun.is_err(), different.len() < suits.len(), "{settled}");
        let Ok(state) = begun else {
            refused += 1;
            continue;
        };
        assert_eq!(state.to_string(), Naive::start(words, number).write());
    }
    assert!(refused > 100, "{refused}");
}

/// The number of sequences of this number of actions.
fn perft(game: &Naive, depth: usize) -> u64 {
    let Some(seat) = game.to_act() else { return 0 };
    let actions = game.legal(seat);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |text: &String| {
        let mut next = game.clone();
        next.act(text);
        perft(&next, depth - 1)
    };
    actions.iter().map(after).sum()
}

/// Compares the counts of the naive implementation with the table, up to `most`.
fn must_count_up_to(most: u64) {
    for (text, counts) in counts::COUNTS {
        let start = Naive::read(text);
        let expected: Vec<u64> = counts.iter().copied().filter(|count| *count <= most).collect();
        let found: Vec<u64> = (1..=expected.len()).map(|depth| perft(&start, depth)).collect();
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn the_naive_implementation_counts_the_same() {
    must_count_up_to(20_000);
}

#[test]
#[ignore = "long: run by cargo xtask test --long"]
fn the_naive_implementation_counts_the_same_in_depth() {
    must_count_up_to(u64::MAX);
}
