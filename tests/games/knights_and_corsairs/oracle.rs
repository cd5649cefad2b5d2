//! Compares the rules of Knights & Corsairs with a second, naive implementation, over random games.

use std::collections::BTreeSet;

use corsair_cabinet::game::cards::CardSet;
use corsair_cabinet::game::{Game, Rng, Seat};
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs as Real;
use corsair_cabinet::games::knights_and_corsairs::rules::{Action, State};

use super::naive::{SPACES, Seen, deck};
use super::options::random_options;
use super::play::Twins;

/// How often each corner case came up in the compared games: a comparison proves nothing about a case that never came up.
#[derive(Default, Debug)]
struct Corners {
    lines: usize,
    influences: usize,
    suits: usize,
    colours: usize,
    last_battles: usize,
    /// Reshuffles of discards (KC-09).
    reshuffles: usize,
    /// Choices of the card to place (KC-16 to KC-18).
    choices: usize,
    /// Lowest cards of a hand that were placed (KC-16), and those for which the hand held an equal card.
    lowest: usize,
    twins: usize,
    /// Attackers whose only legal action was influence (KC-28).
    compelled: usize,
    /// Defenders who named neighbours (KC-15 House).
    named: usize,
    /// Defenders who won by influence (KC-27 House).
    defended: usize,
}

impl Corners {
    fn count(&mut self, twins: &Twins) {
        for seen in twins.naive.seen.iter().flatten() {
            match seen {
                Seen::Known(_) => self.reshuffles += 1,
                Seen::Lowest { asked, .. } => {
                    self.lowest += 1;
                    self.twins += usize::from(*asked);
                }
                _ => {}
            }
        }
        let Some((winner, reasons)) = &twins.naive.over else { return };
        let reason = reasons[0].split(' ').next().unwrap();
        *match reason {
            "line" => &mut self.lines,
            "influence" => &mut self.influences,
            "suits" => &mut self.suits,
            "colours" => &mut self.colours,
            _ => &mut self.last_battles,
        } += 1;
        self.defended += usize::from(reason == "influence" && *winner != twins.naive.attacker);
    }

    /// Plays random actions until the game is over, comparing at every step.
    fn play(&mut self, mut twins: Twins, rng: &mut Rng) {
        loop {
            let legal = twins.must_agree();
            for nonsense in (0..20).filter_map(|_| random_nonsense(&legal, rng)).collect::<Vec<_>>() {
                must_agree_on(&twins, &nonsense, &legal);
            }
            let actions = twins.actions();
            let Some(action) = rng.choose(&actions) else { break };
            let text = action.to_string();
            self.choices += usize::from(text.starts_with("place"));
            self.named += usize::from(text.contains("with"));
            let only_influence = actions.iter().all(|action| matches!(action, Action::Influence { .. }));
            self.compelled += usize::from(only_influence);
            twins.act(action);
        }
        self.count(&twins);
    }

    fn must_all_have_come_up(&self, least: usize) {
        let Self { lines, influences, suits, colours, last_battles, reshuffles, choices, .. } = self;
        let Self { lowest, twins, compelled, named, defended, .. } = self;
        let all = [lines, influences, suits, colours, last_battles, reshuffles, choices];
        let rest = [lowest, twins, compelled, named, defended];
        assert!(all.into_iter().chain(rest).all(|count| *count >= least), "corners missed: {self:?}");
    }
}

/// Asserts that both agree on whether an action is legal.
fn must_agree_on(twins: &Twins, action: &Action, legal: &BTreeSet<String>) {
    let text = action.to_string();
    let legal = legal.contains(&text);
    for seat in Seat::all(2) {
        let expected = legal && twins.naive.to_act() == Some(seat.index());
        let found = Real::check(&twins.real, seat, action);
        assert_eq!(found.is_ok(), expected, "{seat} {text}: {found:?}\n{}", twins.real);
    }
}

/// An action that is probably illegal: a legal one with words changed, added or left out. `None` if the result cannot be
/// parsed.
fn random_nonsense(legal: &BTreeSet<String>, rng: &mut Rng) -> Option<Action> {
    let actions = ["attack b2 2D 3D 4D", "influence a1 KC", "defend 2C", "defend 3C with a1 b1", "place 5H"];
    let legal: Vec<&str> = legal.iter().map(String::as_str).collect();
    let begin = if rng.below(4) == 0 { rng.choose(&actions) } else { rng.choose(&legal).or(Some(&actions[0])) };
    let mut words: Vec<String> = begin?.split(' ').map(str::to_owned).collect();
    for _ in 0..=rng.below(2) {
        let card = [deck(true), deck(false)].concat()[rng.below(52)].clone();
        let word = if rng.below(3) == 0 { SPACES[rng.below(9)].to_owned() } else { card };
        let place = 1 + rng.below(words.len());
        match rng.below(3) {
            0 => words.insert(place, word),
            1 if place < words.len() => drop(words.remove(place)),
            _ if place < words.len() => words[place] = word,
            _ => {}
        }
    }
    words.join(" ").parse().ok()
}

/// Compares `count` games from their beginning.
fn compare_from_the_beginning(count: u64) -> Corners {
    let mut corners = Corners::default();
    for number in 0..count {
        let mut rng = Rng::stream(1, number);
        let options = random_options(&mut rng);
        corners.play(Twins::start(&options, rng.next_u64()), &mut rng);
    }
    corners
}

/// Compares `count` games from random positions.
fn compare_from_positions(count: u64) -> Corners {
    let mut corners = Corners::default();
    for number in 0..count {
        let mut rng = Rng::stream(2, number);
        let options = random_options(&mut rng);
        corners.play(Twins::at_random_position(&options, &mut rng), &mut rng);
    }
    corners
}

#[test]
fn two_implementations_agree_in_games_from_the_beginning() {
    let corners = compare_from_the_beginning(200);
    assert!(corners.reshuffles > 50 && corners.choices > 50, "corners missed: {corners:?}");
}

#[test]
fn two_implementations_agree_in_games_from_random_positions() {
    compare_from_positions(600).must_all_have_come_up(1);
}

#[test]
#[ignore = "long: run by cargo xtask test --long"]
fn two_implementations_agree_in_thousands_of_games() {
    compare_from_the_beginning(3_000).must_all_have_come_up(5);
    compare_from_positions(3_000).must_all_have_come_up(5);
}

#[test]
fn neighbours_are_named_once_each_and_in_order() {
    // The parser refuses such texts; actions that do not come from a text must be refused, too.
    let position = "naming=defender board=-,-,-/9S,5C,KS/2C,-,- moves attack b1 2D 2H 3D";
    let state = position.parse::<State>().unwrap();
    let naming = |spaces: [&str; 3]| Action::Defend {
        cards: CardSet::EMPTY,
        naming: spaces.map(|space| space.parse().unwrap()).to_vec(),
    };
    let check = |spaces| Real::check(&state, Seat::SECOND, &naming(spaces));
    assert_eq!(check(["a1", "a2", "c2"]), Ok(()));
    for wrong in [["a2", "a1", "c2"], ["a1", "a1", "c2"], ["a1", "c2", "c2"]] {
        assert!(check(wrong).is_err(), "{wrong:?}");
    }
}
