//! What can be known of the pile in Court Wars, against a witness who has seen everything since the beginning, or since a
//! position was set up: views and sampled worlds respect it, and say no more (CW-28, CW-29, G-04).

use std::collections::BTreeMap;

use corsair_cabinet::game::cards::DeckCard;
use corsair_cabinet::game::{Choices, Determinize, Game, Rng, Seat, Seats, SessionRules};
use corsair_cabinet::games::court_wars::CourtWars as Real;
use corsair_cabinet::games::court_wars::rules::{Action, Options, Pile, State, View};

use super::naive::{self, Naive};
use super::options::random_options;
use super::play::{Temper, Twins};

/// A spectator who remembers everything.
#[derive(Debug)]
struct Witness {
    /// The pile as far as it was seen, what is drawn first first; nothing where it was shuffled unseen.
    pile: Option<Vec<String>>,
}

impl Witness {
    /// One who comes to the table now. That a pile was turned over as a block is known to all who sit there.
    fn of(game: &Naive) -> Self {
        let was_seen = game.flips > 0 && game.options["flip"] == "block";
        Self { pile: was_seen.then(|| game.pile.clone()) }
    }

    /// Watches an action. Of the pile that there is afterwards, only how many cards it has is looked at.
    fn watch(&mut self, before: &Naive, after: &Naive) {
        let left = after.pile.len();
        if after.flips > before.flips {
            // What was left of the pile has just been drawn, and thrown, before all eyes: it was Aces.
            let turned = [before.discards.as_slice(), &before.pile].concat();
            let was_seen = after.options["flip"] == "block";
            self.pile = was_seen.then(|| turned[turned.len() - left..].to_vec());
        } else if let Some(pile) = &mut self.pile {
            pile.drain(..pile.len() - left);
        }
    }

    /// How many orders the pile can have, as far as that matters: none, one, or many.
    fn is_certain(&self, unseen: &[String]) -> bool {
        self.pile.is_some() || unseen.iter().all(|card| *card == unseen[0])
    }
}

/// Those cards of the deck that lie nowhere open, in order.
fn unseen(game: &Naive) -> Vec<String> {
    let mut rest = game.deck();
    for card in game.seen() {
        rest.remove(rest.iter().position(|other| *other == card).unwrap());
    }
    rest
}

/// How often there was something to find out.
#[derive(Default, Debug)]
struct Looks {
    known: usize,
    unknown: usize,
    /// Worlds that were not the true one.
    different: usize,
    reshuffled: usize,
    after_an_ace: usize,
}

/// Asserts that the view of a seat or of a spectator has what the witness knows, and no more.
fn must_know_as_much(twins: &Twins, witness: &Witness, view: &View) {
    let Twins { real, naive } = twins;
    let written = naive.write();
    assert_eq!(view.table, real.table, "what lies open: {written}");
    match &view.pile {
        Pile::Known(cards) => {
            assert!(witness.is_certain(&naive.pile), "no seat can know the pile: {written}");
            let cards: Vec<String> = cards.iter().rev().map(ToString::to_string).collect();
            assert_eq!(Some(&cards), witness.pile.as_ref().or(Some(&naive.pile)), "{written}");
        }
        Pile::Unknown(size) => {
            assert_eq!(witness.pile, None, "everyone knows the pile: {written}");
            assert_eq!(usize::from(*size), naive.pile.len(), "{written}");
        }
    }
}

/// Makes sure that a world could be the true one, and that it is where there is no other. Returns whether it is another.
fn must_be_possible(twins: &Twins, witness: &Witness, view: &View, rng: &mut Rng) -> bool {
    let Twins { real, naive } = twins;
    let written = naive.write();
    let world = Real::determinize(view, rng);
    assert_eq!(Real::view(&world, view.viewer), *view, "another view from the sampled world: {written}");
    assert_eq!(world.table, real.table, "what lies open: {written}");
    assert_ne!(world.rng, real.rng, "no seat knows the random generator: {written}");
    let pile: Vec<String> = world.pile.iter().rev().map(ToString::to_string).collect();
    if let Some(known) = &witness.pile {
        assert_eq!(pile, *known, "{written}");
    }
    let order = naive::deck(&[], true);
    let mut sorted = pile.clone();
    sorted.sort_by_key(|card| order.iter().position(|other| other == card));
    assert_eq!(sorted, unseen(naive), "the pile is what lies nowhere else: {written}");
    pile != naive.pile
}

/// Makes sure that in another order, where that is not known, the pile gives the same views.
fn must_hide_the_order(twins: &Twins, witness: &Witness, viewer: Option<Seat>, rng: &mut Rng) {
    let mut other = twins.naive.clone();
    other.rng = Rng::from_seed(rng.next_u64());
    if witness.pile.is_none() {
        rng.shuffle(&mut other.pile);
    }
    let other = other.write().parse::<State>().unwrap();
    assert_eq!(Real::view(&other, viewer), Real::view(&twins.real, viewer), "{}", twins.naive.write());
}

/// Draws show something to all; what else is done, everyone could foresee.
fn must_reveal_draws_only(twins: &Twins, text: &str) {
    let action: Action = text.parse().unwrap();
    let shown = Real::seats_revealed_to(&twins.real, Seat::new(twins.naive.turn).unwrap(), &action);
    let everyone = if text == "draw" { Seat::all(twins.naive.count()).collect() } else { Seats::EMPTY };
    assert_eq!(shown, everyone, "{text}: {}", twins.naive.write());
}

fn watch(mut twins: Twins, longest: usize, looks: &mut Looks, rng: &mut Rng) {
    twins.must_be_readable();
    let mut witness = Witness::of(&twins.naive);
    let temper = Temper::random(rng);
    for _ in 0..longest {
        twins.must_agree();
        for viewer in Seat::all(twins.naive.count()).map(Some).chain([None]) {
            let view = Real::view(&twins.real, viewer);
            assert_eq!(view.viewer, viewer);
            must_know_as_much(&twins, &witness, &view);
            looks.different += usize::from(must_be_possible(&twins, &witness, &view, rng));
            must_hide_the_order(&twins, &witness, viewer, rng);
        }
        *(if witness.pile.is_some() { &mut looks.known } else { &mut looks.unknown }) += 1;
        if twins.naive.to_act().is_none() {
            return;
        }
        let text = twins.choose(temper, rng);
        must_reveal_draws_only(&twins, &text);
        let before = twins.naive.clone();
        twins.act(&text);
        witness.watch(&before, &twins.naive);
        let flipped = twins.naive.flips > before.flips && twins.naive.to_act().is_some();
        looks.reshuffled += usize::from(flipped && twins.naive.options["flip"] == "reshuffle");
        looks.after_an_ace += usize::from(flipped && !before.pile.is_empty());
    }
}

#[test]
fn a_view_holds_exactly_what_was_seen_since_the_beginning() {
    let mut looks = Looks::default();
    for number in 0..240 {
        let mut rng = Rng::stream(4, number);
        let options = random_options(&mut rng);
        let twins = if number % 10 == 0 {
            Twins::start(&options, rng.next_u64())
        } else {
            Twins::in_the_midst(&options, &mut rng)
        };
        watch(twins, if number % 10 == 0 { 200 } else { 20 }, &mut looks, &mut rng);
    }
    println!("{looks:?}");
    let Looks { known, unknown, different, reshuffled, after_an_ace } = looks;
    let met = [known, unknown, different, reshuffled * 20, after_an_ace * 20];
    assert!(met.iter().all(|count| *count > 200), "too little was met: {looks:?}");
}

#[test]
fn the_wish_to_see_discards_changes_nothing_in_what_is_known() {
    for seed in 0..20 {
        let mut rng = Rng::stream(5, seed);
        let mut options = random_options(&mut rng);
        assert!(options.set("discards", "closed"));
        let mut closed = Twins::start(&options, seed);
        assert!(options.set("discards", "open"));
        let mut open = Twins::start(&options, seed);
        for _ in 0..100 {
            let view = |twins: &Twins| {
                let view = Real::view(&twins.real, None);
                (view.pile, view.table.discard)
            };
            assert_eq!(view(&closed), view(&open));
            if closed.naive.to_act().is_none() {
                break;
            }
            let text = closed.choose(Temper::random(&mut rng), &mut rng);
            closed.act(&text);
            open.act(&text);
        }
    }
}

#[test]
fn unseen_cards_are_equally_likely_at_every_place() {
    let start = Real::start(&Options::default(), 1).unwrap();
    let view = Real::view(&start, None);
    let mut rng = Rng::stream(6, 0);
    let worlds: Vec<State> = (0..4_800).map(|_| Real::determinize(&view, &mut rng)).collect();
    for place in [0, 1, 23, 46, 47] {
        let mut counts: BTreeMap<DeckCard, usize> = BTreeMap::new();
        for world in &worlds {
            *counts.entry(world.pile[place]).or_default() += 1;
        }
        // There are 48 cards, two of them Jokers. 100 of each is usual, and 60 or 140 are four times the usual deviation off.
        assert_eq!(counts.len(), 47, "place {place}");
        for (card, count) in counts {
            let usual = if card == DeckCard::Joker { 150..250 } else { 60..140 };
            assert!(usual.contains(&count), "{card} at place {place}: {count}");
        }
    }
}
