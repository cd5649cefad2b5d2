//! Two games of Court Wars side by side: the one that is played, and the naive one.

use std::collections::BTreeSet;

use corsair_cabinet::game::{Choices, Game, Rng, Seat};
use corsair_cabinet::games::court_wars::CourtWars as Real;
use corsair_cabinet::games::court_wars::rules::{Action, Options, State};

use super::naive::{self, Court, Naive, Stage};

/// The same game twice.
#[derive(Clone, Debug)]
pub struct Twins {
    /// As it is played.
    pub real: State,
    /// As the rulings are read a second time.
    pub naive: Naive,
}

/// The habits of random players, in percent. Different habits lead to different corners of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Temper {
    /// How often they attack where they can.
    attack: usize,
    /// How often they place what they can.
    place: usize,
}

impl Temper {
    /// A random temper.
    pub fn random(rng: &mut Rng) -> Self {
        let mut any = |percents: &[usize]| *rng.choose(percents).unwrap();
        Self { attack: any(&[0, 15, 50, 95]), place: any(&[0, 50, 90, 100]) }
    }
}

impl Twins {
    /// A new game.
    pub fn start(options: &Options, seed: u64) -> Self {
        let real = Real::start(options, seed).unwrap();
        Self { real, naive: Naive::start(naive::read_options(&options.write()), seed) }
    }

    /// Somewhere in the midst of a game. Reaches corners that a game from its beginning seldom does.
    pub fn in_the_midst(options: &Options, rng: &mut Rng) -> Self {
        let naive = random_position(&naive::read_options(&options.write()), rng);
        let text = naive.write();
        Self { real: text.parse::<State>().unwrap_or_else(|error| panic!("{text}: {error}")), naive }
    }

    /// Does a legal action in both.
    pub fn act(&mut self, text: &str) {
        let seat = Seat::new(self.naive.turn).unwrap();
        let action: Action = text.parse().unwrap();
        assert_eq!(Real::check(&self.real, seat, &action), Ok(()), "{text}: {}", self.naive.write());
        Real::apply(&mut self.real, seat, &action);
        self.naive.act(text);
    }

    /// Makes sure that both agree on everything that the rulings decide.
    pub fn must_agree(&self) {
        let written = self.real.to_string();
        let naive = &self.naive;
        assert_eq!(written, naive.write());
        let to_act: BTreeSet<usize> = Real::to_act(&self.real).iter().map(Seat::index).collect();
        assert_eq!(to_act, naive.to_act().into_iter().collect(), "who may act: {written}");
        let places = Real::outcome(&self.real).map(|outcome| outcome.places.into_iter().map(usize::from).collect());
        let expected = if let Stage::Over(places, _) = &naive.stage { Some(places.clone()) } else { None };
        assert_eq!(places, expected, "who has won: {written}");
        for seat in Seat::all(naive.count()) {
            let mut actions = Vec::new();
            Real::actions(&self.real, seat, &mut actions);
            assert!(actions.is_sorted_by(|one, next| one < next), "sorted, each once: {written}");
            let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
            assert_eq!(texts, naive.legal(seat.index()), "what {seat} may do: {written}");
        }
    }

    /// Makes sure that the position is read as it is written.
    pub fn must_be_readable(&self) {
        let written = self.real.to_string();
        assert_eq!(written.parse::<State>().as_ref(), Ok(&self.real), "{written}");
        assert_eq!(Naive::read(&written).write(), self.naive.write().split(" over ").next().unwrap());
    }

    /// A random legal action.
    pub fn choose(&self, temper: Temper, rng: &mut Rng) -> String {
        let mut actions = self.naive.legal(self.naive.turn);
        for (percent, kind) in [(temper.attack, "attack"), (50, "all"), (temper.place, "place")] {
            let wanted = rng.below(100) < percent;
            let some = |action: &&String| action.contains(kind) == wanted;
            let some: Vec<String> = actions.iter().filter(some).cloned().collect();
            if !some.is_empty() {
                actions = some;
            }
        }
        rng.choose(&actions).unwrap().clone()
    }
}

/// A random position: bare or crowded, whole or nearly beaten, and often near some end.
fn random_position(options: &naive::Options, rng: &mut Rng) -> Naive {
    loop {
        let mut game = Naive::start(options.clone(), rng.next_u64());
        game.setup = 3 * game.count();
        let mut rest = game.deck();
        rng.shuffle(&mut rest);
        beat_some_courts(&mut game, &mut rest, rng);
        if game.all_in().len() < 2 {
            continue;
        }
        game.fallen = (0..game.count()).filter(|seat| !game.is_in(*seat)).collect();
        rng.shuffle(&mut game.fallen);
        game.turn = *rng.choose(&game.all_in()).unwrap();
        post_guards(&mut game, &mut rest, rng);
        split_piles(&mut game, rest, rng);
        count_so_far(&mut game, rng);
        if begin_amid_a_turn(&mut game, rng) {
            return game;
        }
    }
}

/// Turns some Courts face down, and puts Jokers on some of these.
fn beat_some_courts(game: &mut Naive, rest: &mut Vec<String>, rng: &mut Rng) {
    let beaten = *rng.choose(&[0, 25, 50, 75]).unwrap();
    for court in game.courts.iter_mut().flatten() {
        court.is_up = rng.below(100) >= beaten;
    }
    for _ in 0..2 {
        let Some(joker) = rest.iter().position(|card| card == "Joker") else { return };
        let mut down: Vec<&mut Court> = game.courts.iter_mut().flatten().filter(|court| !court.stands()).collect();
        match rng.below(4) {
            0 if game.options["beaten-joker"] == "removed" => game.removed += 1,
            0 | 1 if !down.is_empty() => {
                let chosen = rng.below(down.len());
                down[chosen].has_joker = true;
            }
            // It goes to the end, where the other one may be found.
            _ => {
                let joker = rest.remove(joker);
                rest.push(joker);
                continue;
            }
        }
        rest.remove(joker);
    }
}

/// Stacks Guards wherever they fit, the highest first, so that there may be many.
fn post_guards(game: &mut Naive, rest: &mut Vec<String>, rng: &mut Rng) {
    let crowded = *rng.choose(&[0, 30, 70, 100]).unwrap();
    let equal = usize::from(game.options["stacking"] == "equal");
    for value in (2..=10).rev() {
        let guards = rest.iter().filter(|card| naive::value(card) == Some(value)).cloned();
        for guard in guards.collect::<Vec<_>>() {
            let fits = |court: &&mut Court| {
                let last = court.guards.last().and_then(|last| naive::value(last));
                court.stands() && last.is_none_or(|last| value < last + equal)
            };
            let mut courts: Vec<&mut Court> = game.courts.iter_mut().flatten().filter(fits).collect();
            if !courts.is_empty() && rng.below(100) < crowded {
                let chosen = rng.below(courts.len());
                courts[chosen].guards.push(guard.clone());
                rest.retain(|card| *card != guard);
            }
        }
    }
}

/// Divides what is left between pile and discards; the Aces often come soon.
fn split_piles(game: &mut Naive, mut rest: Vec<String>, rng: &mut Rng) {
    let is_ace = |card: &String| naive::rank(card) == Some("A");
    rng.shuffle(&mut rest);
    let at = [rng.below(4).min(rest.len()), rng.below(rest.len() + 1), rest.len()][rng.below(3)];
    match rng.below(6) {
        0 | 1 => rest.sort_by_key(|card| !is_ace(card)),
        2 => {
            // The Aces are the oldest discards: they come after the flip.
            let (aces, others): (Vec<String>, Vec<String>) = rest.into_iter().partition(is_ace);
            let at = at.min(others.len());
            rest = [&others[..at], aces.as_slice(), &others[at..]].concat();
        }
        3 => {
            (game.pile, game.discards) = rest.into_iter().partition(is_ace);
            return;
        }
        _ => {}
    }
    game.discards = rest.split_off(at);
    game.pile = rest;
}

/// How long the game has gone on.
fn count_so_far(game: &mut Naive, rng: &mut Rng) {
    let limit: usize = game.options["limit"].parse().unwrap_or(20);
    let most = limit * game.count();
    game.flips = [0, rng.below(most), most - 1][rng.below(3)];
    game.progress = game.flips == 0 || rng.below(2) == 0;
    game.turns = rng.below(300);
    if game.options["limit"] == "off" && rng.below(2) == 0 {
        game.turns = 2_990 + rng.below(10);
    }
    let all = rng.below(3) == 0;
    game.waited = game.all_in().into_iter().filter(|_| all || rng.below(2) == 0).collect();
}

/// Where in its turn the game is; false where there is no such moment.
fn begin_amid_a_turn(game: &mut Naive, rng: &mut Rng) -> bool {
    match rng.below(8) {
        0 => {
            game.aces = 1 + rng.below(4);
            game.stage = Stage::Attacked;
            game.progress = true;
            game.waited.clear();
            true
        }
        1 => {
            game.aces = 1 + rng.below(4);
            let ace = game.pile.iter().position(|card| naive::rank(card) == Some("A"));
            if let Some(ace) = ace {
                let ace = game.pile.remove(ace);
                game.discards.push(ace);
            }
            ace.is_some() && !game.attacks().is_empty()
        }
        2 => {
            let Some(place) = game.pile.iter().position(|card| game.answers(card).len() > 1) else { return false };
            game.stage = Stage::Holds(game.pile.remove(place));
            true
        }
        _ => true,
    }
}
