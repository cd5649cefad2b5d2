//! The rules of the Battle of Corsica compared with a naive implementation, over random games.

use corsair_cabinet::game::{Choices, Game, Rng};
use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica;
use corsair_cabinet::games::battle_of_corsica::rules::Options;

use super::naive::{self, Naive, Phase, TEN_MINUTES, Taker, attempts};
use super::options::random_options;
use super::play::{Temper, Twins};
use crate::coverage::Coverage;
use crate::plain_options;

/// The coverage that the games must meet.
const EXPECTED: [&str; 68] = [
    "leftovers came back with the pile",
    "leftovers under nothing were tapped",
    "a right tap: pair",
    "a right tap: sandwich",
    "a right tap: sequence",
    "a right tap: ten",
    "a right tap on two Jokers",
    "two Jokers that do not match",
    "a pair of honours took a challenge",
    "several taps in one ms",
    "a person was before a computer",
    "two persons were in the order of the table",
    "the layer was last",
    "a tap arrived before the card of the same ms",
    "a covered top was tapped",
    "a covered top was tapped in the ms of the covering card",
    "a covered top was tapped during a challenge",
    "a top was tapped that had been covered twice",
    "a trick just begun was tapped",
    "a trick was tapped as late as it may be a mistake",
    "the same top was tapped again",
    "a ban kept a tap from counting",
    "a tap in the ms in which a ban ended",
    "three cards were given",
    "fewer than three cards were given",
    "cards were given to each opponent",
    "cards to each opponent did not go far enough",
    "a mistake was counted",
    "a mistake of a banned player was counted",
    "a pile won cleared the mistakes",
    "a pile won did not clear the mistakes",
    "a card was borrowed",
    "a card was borrowed before the first attempt",
    "borrowing emptied the lender",
    "borrowed from the challenger",
    "an honour was borrowed",
    "nobody had a card to lend",
    "the only holder challenged",
    "the last card of all was an honour",
    "a challenge was lost",
    "a wrong tap in the middle of the own attempts",
    "the answering player was removed",
    "the challenger was removed",
    "who was owed the pile was removed",
    "another seat was removed",
    "a tap in the last ms of a window",
    "a sweep",
    "one player alone holds cards",
    "the holder kept the pile",
    "the holder tapped the last cards away",
    "a dry player received a card",
    "a card to a dry player cancelled the window",
    "everybody is dry",
    "nobody's pile went to the last honour",
    "nobody's pile went to the last layer",
    "nobody's pile went on, the honour's player being out",
    "dealt again",
    "an honour of the only holder challenged nobody",
    "the only holder has laid all cards",
    "out for not tapping in",
    "out for not tapping in, with a tap not judged yet",
    "a contract was passed on",
    "a contract was passed to nobody",
    "out at once",
    "a sweep exactly at ten minutes",
    "over: all",
    "over: plays",
    "over: time",
];

impl Coverage<BattleOfCorsica> {
    /// Notes the coverage that an action met.
    fn note_action(&mut self, before: &Naive, seat: usize, what: &str, after: &Naive) {
        match what {
            "flip" => self.note_flip(before, seat, after),
            "verdict" => self.note_verdict(before, after),
            "sweep" => self.note_sweep(before, after),
            _ => {}
        }
        let window =
            |game: &Naive| if let Phase::Window { ends, taker } = game.phase { Some((ends, taker)) } else { None };
        if window(after) != window(before) {
            match window(after) {
                Some((_, Taker::Holder(_))) => self.note("one player alone holds cards"),
                Some((_, Taker::LastLayer)) => self.note("everybody is dry"),
                _ => {}
            }
        }
        if let Phase::Over(_, reason) = &after.phase {
            self.note(format!("over: {reason}"));
        }
    }

    fn note_flip(&mut self, before: &Naive, seat: usize, after: &Naive) {
        let Some(top) = after.pile.last() else { return };
        let is_honour = attempts(&top.card).is_some();
        let alone = before.holders() == [seat];
        self.note_if(before.taps.is_some(), "a tap arrived before the card of the same ms");
        let passed = after.removed.iter().any(|other| {
            !before.removed.contains(other) && before.taps.as_ref().is_some_and(|(_, taps)| taps.contains(other))
        });
        if before.options["dry"] == "out" && before.options["short"] != "out" {
            self.note_if(after.removed.len() > before.removed.len(), "out for not tapping in");
            self.note_if(passed, "out for not tapping in, with a tap not judged yet");
        }
        let jokers = after.pile.iter().rev().take(2).filter(|laid| laid.card == "Joker").count();
        self.note_if(jokers == 2 && after.pattern(after.pile.len()).is_none(), "two Jokers that do not match");
        if before.is_dry(seat) {
            self.note("a card was borrowed");
            self.note_if(is_honour, "an honour was borrowed");
            let lender = (0..before.count()).find(|other| after.packets[*other].len() < before.packets[*other].len());
            let lender = lender.unwrap();
            self.note_if(after.is_dry(lender), "borrowing emptied the lender");
            if let Phase::Challenge { challenger, left, .. } = before.phase {
                self.note_if(lender == challenger, "borrowed from the challenger");
                let first = before.pile.last().is_some_and(|laid| attempts(&laid.card) == Some(left));
                self.note_if(first, "a card was borrowed before the first attempt");
            }
        }
        let nobody = after.holders().is_empty();
        match (&before.phase, &after.phase) {
            (Phase::Challenge { left, .. }, Phase::Window { taker: Taker::Owed(_), .. }) if !is_honour => {
                let short = after.options["short"];
                if *left == 1 {
                    self.note("a challenge was lost");
                } else if short == "borrow" {
                    self.note_if(nobody, "nobody had a card to lend");
                } else if short == "pass" {
                    self.note("a contract was passed to nobody");
                } else {
                    self.note("out at once");
                }
            }
            (Phase::Challenge { responder, .. }, Phase::Challenge { responder: other, .. }) if !is_honour => {
                self.note_if(responder != other, "a contract was passed on");
            }
            (_, Phase::Window { taker: Taker::Owed(taker), .. }) if is_honour && *taker == seat => {
                self.note_if(!after.is_dry(seat), "the only holder challenged");
            }
            (Phase::Round, Phase::Round) if alone => {
                self.note_if(is_honour, "an honour of the only holder challenged nobody");
            }
            _ => {}
        }
        let flips_on = after.options["last"] == "flip-on" && before.phase == Phase::Round && alone;
        self.note_if(flips_on && nobody, "the only holder has laid all cards");
        self.note_if(is_honour && nobody && !flips_on, "the last card of all was an honour");
    }

    fn note_sweep(&mut self, before: &Naive, after: &Naive) {
        self.note("a sweep");
        let ten_minutes = before.options["limit"] == "10-minutes" && before.now == TEN_MINUTES;
        self.note_if(ten_minutes, "a sweep exactly at ten minutes");
        let Phase::Window { taker, .. } = before.phase else { unreachable!() };
        if before.is_dealt_again() {
            return self.note("dealt again");
        }
        let Some(seat) = before.taker() else { return };
        if let Taker::Holder(holder) = taker {
            self.note(if before.is_dry(holder) {
                "the holder tapped the last cards away"
            } else {
                "the holder kept the pile"
            });
        }
        if taker == Taker::LastLayer {
            self.note(match before.last_honour() {
                Some(honour) if honour.by == seat => "nobody's pile went to the last honour",
                Some(_) => "nobody's pile went on, the honour's player being out",
                None => "nobody's pile went to the last layer",
            });
        }
        self.note_taken(before, seat, after);
    }

    fn note_taken(&mut self, before: &Naive, seat: usize, after: &Naive) {
        if before.mistakes[seat] > 0 {
            let cleared = after.mistakes[seat] == 0;
            self.note(if cleared {
                "a pile won cleared the mistakes"
            } else {
                "a pile won did not clear the mistakes"
            });
        }
        let under = before.options["leftovers"] == "under" && before.under.iter().any(|(_, seen)| !seen);
        self.note_if(under, "leftovers came back with the pile");
    }

    fn note_verdict(&mut self, before: &Naive, after: &Naive) {
        let (at, seats) = before.taps.clone().unwrap();
        let age = |place: usize| before.pile.get(place).map(|laid| at - laid.at);
        let banned = |seat: usize| at < before.banned[seat];
        self.note_if(seats.iter().any(|seat| banned(*seat)), "a ban kept a tap from counting");
        if before.pile.is_empty() {
            self.note_if(!before.under.is_empty(), "leftovers under nothing were tapped");
            return;
        }
        self.note_if(before.spent, "the same top was tapped again");
        let counting: Vec<usize> =
            before.clockwise(before.last).into_iter().filter(|seat| seats.contains(seat) && !banned(*seat)).collect();
        let taken = after.pile.is_empty();
        if !taken && !after.spent {
            self.note_if(!before.spent && !counting.is_empty(), "a trick just begun was tapped");
            return;
        }
        if before.spent {
            return;
        }
        self.note_if(counting.iter().any(|seat| before.banned[*seat] == at), "a tap in the ms in which a ban ended");
        let Some(seat) = counting.iter().copied().min_by_key(|seat| !before.is_person(*seat)) else { return };
        if counting.len() > 1 {
            self.note("several taps in one ms");
            self.note_if(counting[0] != seat, "a person was before a computer");
            let persons: Vec<usize> = counting.iter().copied().filter(|seat| before.is_person(*seat)).collect();
            self.note_if(persons.len() > 1 && persons[0] > persons[1], "two persons were in the order of the table");
            self.note_if(counting.last() == Some(&before.last), "the layer was last");
        }
        if let Phase::Window { ends, .. } = before.phase {
            self.note_if(at + 1 == ends, "a tap in the last ms of a window");
        }
        if taken {
            self.note_right(before, &age, seat, after);
        } else {
            let late = age(0) == Some(before.span("grace")) && before.span("grace") > 0;
            self.note_if(late, "a trick was tapped as late as it may be a mistake");
            self.note_wrong(before, seat, after);
        }
    }

    fn note_right(&mut self, before: &Naive, age: &dyn Fn(usize) -> Option<u64>, seat: usize, after: &Naive) {
        self.note_taken(before, seat, after);
        let height = before.pile.len();
        let is_challenge = matches!(before.phase, Phase::Challenge { .. });
        if let Some(pattern) = before.pattern(height) {
            self.note(format!("a right tap: {pattern}"));
            let top = &before.pile[height - 1].card;
            self.note_if(pattern == "pair" && top == "Joker", "a right tap on two Jokers");
            let honours = attempts(top).is_some() && pattern == "pair";
            self.note_if(honours && is_challenge, "a pair of honours took a challenge");
            return;
        }
        self.note("a covered top was tapped");
        self.note_if(age(height - 1) == Some(0), "a covered top was tapped in the ms of the covering card");
        self.note_if(is_challenge, "a covered top was tapped during a challenge");
        self.note_if(before.pattern(height - 1).is_none(), "a top was tapped that had been covered twice");
    }

    fn note_wrong(&mut self, before: &Naive, seat: usize, after: &Naive) {
        let given = before.packets[seat].len() - after.packets[seat].len();
        let penalty = before.options["penalty"];
        if penalty == "3" && given > 0 {
            self.note(if given == 3 { "three cards were given" } else { "fewer than three cards were given" });
        }
        if penalty == "each" && given > 0 {
            let others = before.still_in().len() - 1;
            self.note("cards were given to each opponent");
            self.note_if(given < others, "cards to each opponent did not go far enough");
            let back = (0..before.count()).any(|other| before.is_dry(other) && !after.is_dry(other));
            self.note_if(back, "a dry player received a card");
            let was_alone = matches!(before.phase, Phase::Window { taker: Taker::Holder(_), .. });
            self.note_if(was_alone && after.phase != before.phase, "a card to a dry player cancelled the window");
        }
        if before.is_dry(seat) {
            self.note("a mistake was counted");
            self.note_if(penalty == "ban", "a mistake of a banned player was counted");
        }
        if let Phase::Challenge { challenger, responder, .. } = before.phase {
            self.note_if(seat == responder && given > 0, "a wrong tap in the middle of the own attempts");
            if after.removed.len() > before.removed.len() && before.is_dry(seat) {
                self.note_if(seat == responder, "the answering player was removed");
                self.note_if(seat == challenger, "the challenger was removed");
                self.note_if(seat != responder && seat != challenger, "another seat was removed");
            }
        }
        if let Phase::Window { taker: Taker::Owed(taker), .. } = before.phase {
            self.note_if(after.removed.contains(&taker), "who was owed the pile was removed");
        }
    }

    /// Plays random actions until the game is over or long enough, and compares at every step.
    fn play(&mut self, mut twins: Twins, longest: usize, rng: &mut Rng) {
        let temper = Temper::random(rng);
        for number in 0..longest {
            twins.must_agree();
            if number % 8 == 0 || twins.naive.is_over() {
                twins.must_be_readable();
            }
            if number % 32 == 0 || twins.together() > 1 {
                twins.must_not_depend_on_order(rng);
            }
            if twins.naive.is_over() {
                return;
            }
            let (seat, what) = twins.choose(temper, rng);
            let before = twins.naive.clone();
            twins.act(seat, what);
            self.note_action(&before, seat, what, &twins.naive);
        }
    }
}

/// Compares `count` games from their beginning.
fn compare_from_the_beginning(count: u64, longest: usize, coverage: &mut Coverage<BattleOfCorsica>) {
    for number in 0..count {
        let mut rng = Rng::stream(1, number);
        let options = random_options(&mut rng);
        coverage.play(Twins::start(&options, rng.next_u64()), longest, &mut rng);
    }
}

/// Compares `count` games from random positions.
fn compare_from_anywhere(count: u64, coverage: &mut Coverage<BattleOfCorsica>) {
    for number in 0..count {
        let mut rng = Rng::stream(2, number);
        let options = random_options(&mut rng);
        coverage.play(Twins::in_the_middle(&options, &mut rng), 60, &mut rng);
    }
}

#[test]
fn both_implementations_have_the_same_options() {
    let known: Vec<(&str, &[&str])> = Options::CHOICES.iter().map(|choice| (choice.key, choice.values)).collect();
    assert_eq!(known, naive::OPTIONS);
}

#[test]
fn both_implementations_agree_from_the_beginning() {
    compare_from_the_beginning(40, 600, &mut Coverage::default());
}

#[test]
fn both_implementations_agree_from_random_positions() {
    let mut coverage = Coverage::default();
    compare_from_the_beginning(200, 20, &mut coverage);
    compare_from_anywhere(5_000, &mut coverage);
    coverage.must_have_all(&EXPECTED, 1);
}

#[test]
#[ignore = "long: run by cargo xtask test --long"]
fn both_implementations_agree_in_very_many_games() {
    let mut coverage = Coverage::default();
    compare_from_the_beginning(600, 10_000, &mut coverage);
    // Leftovers occur before the first card only.
    compare_from_the_beginning(4_000, 10, &mut coverage);
    compare_from_anywhere(60_000, &mut coverage);
    coverage.must_have_all(&EXPECTED, 20);
}

#[test]
fn both_implementations_start_or_refuse_the_same_options() {
    let mut refused = 0;
    for number in 0..1_000 {
        let mut rng = Rng::stream(3, number);
        let mut options = Options::default();
        for choice in Options::CHOICES {
            assert!(options.set(choice.key, rng.choose(choice.values).unwrap()));
        }
        let normalized = BattleOfCorsica::normalize(options);
        let words = plain_options::read(&naive::OPTIONS, &normalized.write());
        // BC-28 House: refused together with BC-23 House.
        let conflict = words["last"] == "flip-on" && words["dry"] == "out";
        let begun = BattleOfCorsica::start(&normalized, number);
        assert_eq!(begun.is_err(), conflict, "{normalized}");
        match begun {
            Ok(state) => assert_eq!(state.to_string(), Naive::start(words, number).write()),
            Err(_) => refused += 1,
        }
    }
    assert!(refused > 100, "{refused}");
}
