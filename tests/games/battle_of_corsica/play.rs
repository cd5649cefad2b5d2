//! Two games of the Battle of Corsica side by side: the real one and the naive one.

use corsair_cabinet::game::{Choices, Deadline, Game, GameClock, Rng, Seat};
use corsair_cabinet::games::battle_of_corsica::BattleOfCorsica as Real;
use corsair_cabinet::games::battle_of_corsica::rules::{Action, Options, State};

use super::naive::{Event, Held, Laid, Naive, OPTIONS, Phase, TEN_MINUTES, Taker, attempts, pack};
use crate::plain_options::read;

/// The same game twice.
#[derive(Clone, Debug)]
pub struct Twins {
    /// The real game.
    pub real: State,
    /// The naive game.
    pub naive: Naive,
    /// The beginning of the naive game.
    start: Naive,
    /// The events since the beginning.
    events: Vec<Event>,
    /// The real state after all events of earlier ms, and the number of these events.
    moment: (State, usize),
}

/// The habits of random players, in percent. They differ between games, so that more corners are met.
#[derive(Clone, Copy, Debug)]
pub struct Temper {
    /// The rate of right taps.
    right: usize,
    /// The rate of wrong taps.
    wrong: usize,
    /// The rate of several events in one ms.
    together: usize,
    /// The rate of waiting for an automatic event, or until just before it.
    patient: usize,
}

impl Temper {
    /// A random temper.
    pub fn random(rng: &mut Rng) -> Self {
        let mut any = |percents: &[usize]| *rng.choose(percents).unwrap();
        Self {
            right: any(&[20, 60, 95]),
            wrong: any(&[0, 5, 20, 50]),
            together: any(&[5, 20, 50]),
            patient: any(&[5, 30, 70]),
        }
    }
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

impl Twins {
    /// A new game.
    pub fn start(options: &Options, random: u64) -> Self {
        let real = Real::start(options, random).unwrap();
        Self::of(real, Naive::start(read(&OPTIONS, &options.write()), random))
    }

    /// A random position in the middle of a game. It reaches corners that a game from its beginning seldom does.
    pub fn in_the_middle(options: &Options, rng: &mut Rng) -> Self {
        let naive = random_position(Naive::start(read(&OPTIONS, &options.write()), rng.next_u64()), rng);
        let text = naive.write();
        Self::of(text.parse::<State>().unwrap_or_else(|error| panic!("{text}: {error}")), naive)
    }

    fn of(real: State, naive: Naive) -> Self {
        Self { moment: (real.clone(), 0), start: naive.clone(), events: Vec::new(), real, naive }
    }

    /// Advances the clock of both games; no automatic event may be due before.
    fn advance_clock(&mut self, now: u64) {
        Real::advance_clock(&mut self.real, now);
        self.naive.now = now;
    }

    /// Applies a legal action to both games.
    pub fn act(&mut self, by: usize, what: &str) {
        let action: Action = what.parse().unwrap();
        assert_eq!(Real::check(&self.real, seat(by), &action), Ok(()), "{by} {what}: {}", self.naive.write());
        let by_itself = self.naive.next_deadline().is_some_and(|(at, ..)| at <= self.naive.now);
        if !by_itself {
            self.events.push(Event { at: self.naive.now, is_tap: what == "tap", seat: by });
        }
        Real::apply(&mut self.real, seat(by), &action);
        self.naive.act(by, what);
        if by_itself {
            self.moment = (self.real.clone(), self.events.len());
        }
    }

    /// Asserts that both games agree on everything that the rulings decide.
    pub fn must_agree(&self) {
        let written = self.real.to_string();
        let naive = &self.naive;
        assert_eq!(written, naive.write());
        let to_act: Vec<usize> = Real::to_act(&self.real).iter().map(Seat::index).collect();
        assert_eq!(to_act, naive.to_act(), "who may act: {written}");
        let deadline = Real::next_deadline(&self.real).map(|Deadline { at, action }| (at, action));
        let expected = naive.next_deadline().map(|(at, by, what)| (at, Some((seat(by), what.parse().unwrap()))));
        assert_eq!(deadline, expected, "what comes by itself: {written}");
        assert_eq!(Real::outcome(&self.real).is_some(), naive.is_over(), "whether it is over: {written}");
        for by in Seat::all(naive.count()) {
            let mut actions = Vec::new();
            Real::actions(&self.real, by, &mut actions);
            let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
            assert_eq!(texts, naive.legal(by.index()), "what {by} may do: {written}");
            for what in ["flip", "tap", "verdict", "sweep", "stop"] {
                let is_legal = Real::check(&self.real, by, &what.parse().unwrap()).is_ok();
                assert_eq!(is_legal, texts.iter().any(|text| text == what), "{by} {what}: {written}");
            }
        }
    }

    /// Asserts that the position is read as it is written.
    pub fn must_be_readable(&self) {
        let written = self.real.to_string();
        assert_eq!(written.parse::<State>().as_ref(), Ok(&self.real), "{written}");
    }

    /// Asserts that the order of arrival of events does not matter: over the whole naive game, and within the present ms in the
    /// real one.
    pub fn must_not_depend_on_order(&self, rng: &mut Rng) {
        if self.naive.next_deadline().is_some_and(|(at, ..)| at <= self.naive.now) {
            return;
        }
        let mut events = self.events.clone();
        rng.shuffle(&mut events);
        assert_eq!(self.start.clone().fold(&events, self.naive.now).write(), self.naive.write());
        let (state, before) = &self.moment;
        let mut events = self.events[*before..].to_vec();
        rng.shuffle(&mut events);
        let mut state = state.clone();
        Real::advance_clock(&mut state, self.naive.now);
        for Event { is_tap, seat: by, .. } in &events {
            let action = if *is_tap { Action::Tap } else { Action::Flip };
            if Real::check(&state, seat(*by), &action).is_ok() {
                Real::apply(&mut state, seat(*by), &action);
            }
        }
        assert_eq!(state, self.real, "another order: {events:?}");
    }

    /// The number of events in this ms.
    pub fn together(&self) -> usize {
        self.events.len() - self.moment.1
    }

    /// Chooses a random legal action, and advances the clock to its time.
    pub fn choose(&mut self, temper: Temper, rng: &mut Rng) -> (usize, &'static str) {
        loop {
            if let Some((at, by, what)) = self.naive.next_deadline().filter(|(at, ..)| *at <= self.naive.now) {
                assert_eq!(at, self.naive.now);
                return (by, what);
            }
            if self.has_moved(temper, rng) {
                continue;
            }
            // A seat acts in this ms, if any is left.
            let likely = if self.naive.is_right(self.naive.now) { temper.right } else { temper.wrong };
            let taps = rng.below(100) < likely;
            if let Some(seat) = rng.choose(&self.naive.to_act()).filter(|_| taps) {
                return (*seat, "tap");
            }
            if let Some(seat) = self.naive.to_lay().filter(|seat| self.naive.legal(*seat).contains(&"flip")) {
                return (seat, "flip");
            }
        }
    }

    /// Advances the clock at random. Returns whether it moved.
    fn has_moved(&mut self, temper: Temper, rng: &mut Rng) -> bool {
        let now = self.naive.now;
        if rng.below(100) < temper.together {
            return false;
        }
        let later = match rng.below(8) {
            0 => 1,
            1 => 198 + rng.below(5),
            2 => 395 + rng.below(10),
            3 => 1 + rng.below(150),
            4 => 1 + rng.below(3_000),
            _ => 1 + rng.below(700),
        };
        let mut then = now + u64::try_from(later).unwrap();
        if let Some((at, ..)) = self.naive.next_deadline() {
            then = then.min(at);
            if rng.below(100) < temper.patient {
                then = if at > now + 1 && rng.below(2) == 0 { at - 1 } else { at };
            }
        }
        // A moment that matters: a ban ends; a window that opens now is over when the ten minutes are.
        let latest = self.naive.next_deadline().map_or(u64::MAX, |(at, ..)| at);
        let opens = TEN_MINUTES - self.naive.span("window");
        for moment in self.naive.banned.iter().copied().chain([opens]) {
            if rng.below(2) == 0 && (now + 1..=latest.min(now + 3_000)).contains(&moment) {
                then = moment;
            }
        }
        self.advance_clock(then);
        self.moment = (self.real.clone(), self.events.len());
        true
    }
}

/// A random position: some seats have few cards, many cards are on and under the pile, and an end is often near.
fn random_position(mut game: Naive, rng: &mut Rng) -> Naive {
    let count = game.count();
    let mut cards = pack(&game.options);
    rng.shuffle(&mut cards);
    match rng.below(6) {
        // Pairs come soon.
        0 | 1 => cards.sort_by_key(|card| card.chars().next()),
        // Honours come soon, or never.
        2 => cards.sort_by_key(|card| attempts(card).is_some()),
        3 => cards.sort_by_key(|card| attempts(card).is_none()),
        _ => {}
    }
    let mut seats: Vec<usize> = (0..count).collect();
    rng.shuffle(&mut seats);
    let holders = 2 + rng.below(count - 1);
    let most = if rng.below(3) > 0 { 3 } else { cards.len() / count - 1 };
    game.under.clear();
    game.packets = vec![Vec::new(); count];
    for seat in &seats[..holders] {
        let packet = cards.split_off(cards.len() - 1 - rng.below(most));
        game.packets[*seat] = packet.into_iter().map(|card| (card, rng.below(2) == 0)).collect();
    }
    let mistakes = |rng: &mut Rng| *rng.choose(&[0, 1, 2, 2]).unwrap();
    game.mistakes = (0..count).map(|_| mistakes(rng)).collect();
    game.removed = seats[holders..].iter().copied().filter(|_| rng.below(3) == 0).collect();
    for seat in &game.removed {
        game.mistakes[*seat] = *rng.choose(&[0, 3]).unwrap();
    }
    game.plays = *rng.choose(&[100, 100, 100, 9_985]).unwrap();
    game.now = 20_000;
    if game.options["limit"] == "10-minutes" && rng.below(2) == 0 {
        let windows = u64::try_from(rng.below(2)).unwrap();
        game.now = TEN_MINUTES - 1 - game.span("window") * windows - u64::try_from(rng.below(1_500)).unwrap();
    }
    game.since = game.now;
    lay_pile(&mut game, cards, &seats, rng);
    game
}

/// Lays some of these cards on the pile; the others go under it or to one player.
fn lay_pile(game: &mut Naive, mut cards: Vec<String>, seats: &[usize], rng: &mut Rng) {
    let laid = rng.below(8).min(cards.len());
    let pile = cards.split_off(cards.len() - laid);
    let rest: Vec<Held> = cards.into_iter().map(|card| (card, false)).collect();
    if laid > 0 && rng.below(3) > 0 {
        game.under = rest;
    } else {
        game.packets[seats[1]].extend(rest);
    }
    game.leads = (laid == 0).then_some(seats[0]);
    game.last = *rng.choose(seats).unwrap();
    for (number, card) in (1..).zip(pile) {
        game.last = *rng.choose(seats).unwrap();
        let at = game.now - u64::try_from((laid - number) * 150).unwrap();
        game.pile.push(Laid { card, by: game.last, at });
    }
    // An honour on top is to be answered, or its challenge has lapsed.
    let honour = game.pile.last().and_then(|top| attempts(&top.card));
    if let Some(left) = honour.filter(|_| !game.removed.contains(&game.last) && rng.below(4) > 0) {
        let mut others = game.clockwise(game.last).into_iter().filter(|seat| *seat != game.last);
        let responder = others.find(|seat| !game.is_dry(*seat)).unwrap();
        game.phase = Phase::Challenge { challenger: game.last, responder, left };
    } else if laid > 0 && rng.below(6) == 0 {
        // A window, which ends with the ten minutes if it can.
        let most = game.span("window");
        let ends = game.now + 1 + rng.next_u64() % most;
        let ends = if (game.now + 1..=game.now + most).contains(&TEN_MINUTES) { TEN_MINUTES } else { ends };
        game.phase = Phase::Window { ends, taker: Taker::Owed(*rng.choose(&game.still_in()).unwrap()) };
    }
}
