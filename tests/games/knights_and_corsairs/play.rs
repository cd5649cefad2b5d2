//! Two implementations of Knights & Corsairs side by side: the real one and the naive one.

use std::collections::{BTreeMap, BTreeSet};

use corsair_cabinet::game::{Game, Rng, Seat};
use corsair_cabinet::games::knights_and_corsairs::KnightsAndCorsairs as Real;
use corsair_cabinet::games::knights_and_corsairs::rules::{Action, Options, State};

use super::naive::{Naive, SPACES, Seen, deck, order, words};

/// The same game in both implementations.
#[derive(Debug)]
pub struct Twins {
    /// The real game.
    pub real: State,
    /// The naive game.
    pub naive: Naive,
}

impl Twins {
    /// A new game.
    pub fn start(options: &Options, seed: u64) -> Self {
        Self { real: Real::start(options, seed).unwrap(), naive: Naive::start(words(options), seed) }
    }

    /// A game from a random position. It reaches corner cases that are rare in games from the beginning.
    pub fn at_random_position(options: &Options, rng: &mut Rng) -> Self {
        let naive = loop {
            let naive = random_position(options, rng);
            // A position may have a line only if a defender cannot win by one.
            let lines = naive.lines(0).len() + naive.lines(1).len();
            if lines == 0 || naive.options["lines"] == "attacker" {
                break naive;
            }
        };
        let fields = naive.fields();
        let keys = ["red", "attacker", "board", "hands", "draw", "discards", "rng"];
        let words = keys.map(|key| format!("{key}={}", fields[key]));
        let text = format!("{options} {}", words.join(" "));
        Self { real: text.parse::<State>().unwrap_or_else(|error| panic!("{text}: {error}")), naive }
    }

    /// The seat that is to act.
    pub fn to_act(&self) -> Option<Seat> {
        Real::to_act(&self.real).first()
    }

    /// The legal actions, in the order of the real game.
    pub fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(seat) = self.to_act() {
            Real::actions(&self.real, seat, &mut actions);
        }
        actions
    }

    /// Applies a legal action to both.
    pub fn act(&mut self, action: &Action) {
        let seat = self.to_act().unwrap();
        Real::apply(&mut self.real, seat, action);
        self.naive.act(&action.to_string());
    }

    /// Asserts that both agree on everything that the rulings decide. Returns the legal actions.
    pub fn must_agree(&self) -> BTreeSet<String> {
        let written = self.real.to_string();
        let naive = &self.naive;
        let to_act: BTreeSet<usize> = Real::to_act(&self.real).iter().map(Seat::index).collect();
        assert_eq!(to_act, naive.to_act().into_iter().collect(), "who may act: {written}");

        let expected = naive.legal();
        for seat in Seat::all(2) {
            let mut actions = Vec::new();
            Real::actions(&self.real, seat, &mut actions);
            let texts: BTreeSet<String> = actions.iter().map(ToString::to_string).collect();
            assert_eq!(texts.len(), actions.len(), "each action once: {written}");
            if naive.to_act() == Some(seat.index()) {
                let wrong: Vec<&String> = texts.symmetric_difference(&expected).collect();
                assert!(wrong.is_empty(), "legal for one only: {wrong:?}\n{written}");
            } else {
                assert!(actions.is_empty(), "actions of {seat} out of turn: {written}");
            }
        }

        let fields = read_fields(&written);
        for (key, value) in naive.fields() {
            assert_eq!(fields.get(key).map(String::as_str), Some(value.as_str()), "{key}: {written}");
        }

        let outcome = Real::outcome(&self.real);
        assert_eq!(outcome.is_some(), naive.over.is_some(), "whether the game is over: {written}");
        if let (Some(outcome), Some((winner, reasons))) = (outcome, &naive.over) {
            assert_eq!(outcome.winner().map(Seat::index), Some(*winner), "who won: {written}");
            assert!(reasons.contains(&fields["over"]), "over for {reasons:?}: {written}");
        }
        expected
    }
}

/// The fields of a written state that the naive game has as well.
fn read_fields(written: &str) -> BTreeMap<&'static str, String> {
    let mut fields = BTreeMap::from([("moves", String::new())]);
    let (body, moves) = written.split_once(" moves ").unwrap_or((written, ""));
    fields.insert("moves", moves.to_owned());
    // `over 1 line a1 b1 c1`: the naive game keeps the winner apart from the reason.
    let (body, over) = body.split_once(" over ").unwrap_or((body, ""));
    fields.insert("over", over.split_once(' ').map_or("", |(_, reason)| reason).to_owned());
    for key in ["red", "attacker", "board", "hands", "draw", "discards", "battles", "rng"] {
        let prefix = format!("{key}=");
        // The first word holds the options, one of which is also called discards.
        let value = body.split(' ').skip(1).find_map(|word| word.strip_prefix(&prefix)).unwrap();
        fields.insert(key, value.to_owned());
    }
    // Cards on the grid are left out: which of two equal ones counts makes no difference.
    let battles = fields["battles"].split(';').map(|battle| {
        let parts: Vec<&str> = battle.split(':').map(|part| part.split('+').next().unwrap()).collect();
        parts.join(":")
    });
    let battles = battles.collect::<Vec<_>>().join(";");
    fields.insert("battles", battles);
    fields
}

/// A random position.
fn random_position(options: &Options, rng: &mut Rng) -> Naive {
    let (red, attacker) = (rng.below(2), rng.below(2));
    let mut game = Naive::resume(words(options), red, attacker, Rng::from_seed(rng.next_u64()));
    let mut decks = [0, 1].map(|seat| {
        let mut deck = deck(seat == red);
        rng.shuffle(&mut deck);
        deck
    });
    let mut spaces = SPACES.to_vec();
    spaces.retain(|space| *space != "b2");
    rng.shuffle(&mut spaces);
    spaces.truncate(rng.below(8));
    // One seat may hold most of the grid.
    let share = 1 + rng.below(5);
    for space in spaces.into_iter().chain(["b2"]) {
        let owner = usize::from(rng.below(6) < share);
        let card = decks[owner].pop().unwrap();
        game.board.insert(space.to_owned(), (owner, card));
    }
    for (seat, mut deck) in decks.into_iter().enumerate() {
        let size: usize = game.options["hand"].parse().unwrap();
        game.hands[seat] = deck.split_off(deck.len() - size);
        game.hands[seat].sort_by_key(|card| order(card));
        game.seen[seat].push(Seen::Drew(size));
        // In half of the positions the pile has at most three cards.
        let left = if rng.below(2) == 0 { rng.below(4) } else { rng.below(deck.len() + 1) };
        game.draw[seat] = deck.split_off(deck.len() - left);
        game.discards[seat] = deck;
    }
    game
}
