use super::*;
use crate::search::hash::stable_hash;

/// A made-up game in layers: every turn leads to the next layer, which has so few positions that lines of play often transpose.
#[derive(Clone, Copy)]
struct Layers {
    seed: u64,
    depth: u8,
    width: u64,
    /// One in this number of positions ends the game early.
    early: u64,
    attacker_begins: bool,
}

const LAYERS: Layers = Layers { seed: 0, depth: 10, width: 12, early: 9, attacker_begins: true };

/// The number of a layer, and the number of a position in it.
type Place = (u8, u64);

impl Layers {
    fn lot(&self, what: &str, place: Place) -> u64 {
        stable_hash(&(self.seed, what, place))
    }

    /// Whether the attacker wins, by an exhaustive search.
    fn truth(&self, place: Place) -> bool {
        if let LeafStatus::Won | LeafStatus::NotWon = self.leaf_status(&place) {
            return self.leaf_status(&place) == LeafStatus::Won;
        }
        let mut turns = Vec::new();
        self.turns(&place, &mut turns);
        let mut wins = turns.into_iter().map(|turn| self.truth(self.after(&place, turn)));
        if self.attacks(&place) { wins.any(|wins| wins) } else { wins.all(|wins| wins) }
    }
}

impl ProofDomain for Layers {
    type Position = Place;
    type Turn = u64;

    fn key(&self, place: &Place) -> u64 {
        stable_hash(place)
    }

    fn attacks(&self, (layer, _): &Place) -> bool {
        (layer % 2 == 0) == self.attacker_begins
    }

    fn leaf_status(&self, place: &Place) -> LeafStatus {
        let ends = place.0 == self.depth || place.0 > 0 && self.lot("ends", *place).is_multiple_of(self.early);
        match self.lot("wins", *place) % 2 {
            _ if !ends => LeafStatus::Open(ProofNumbers { proof: 1, disproof: 1 }),
            0 => LeafStatus::Won,
            _ => LeafStatus::NotWon,
        }
    }

    fn turns(&self, place: &Place, into: &mut Vec<u64>) {
        // Some positions have no turn at all.
        into.extend(0..(self.lot("turns", *place) % 8).min(3));
    }

    fn after(&self, place: &Place, turn: u64) -> Place {
        (place.0 + 1, self.lot("after", *place).wrapping_add(turn * turn) % self.width)
    }
}

fn asked(layers: Layers) -> Search<Layers> {
    Search::new(layers, (0, 0), 1 << 12)
}

fn games() -> impl Iterator<Item = Layers> {
    (0..200).flat_map(|seed| [true, false].map(|attacker_begins| Layers { seed, attacker_begins, ..LAYERS }))
}

#[test]
fn the_answer_is_that_of_going_through_everything() {
    let mut won = 0;
    for layers in games() {
        let mut search = asked(layers);
        search.advance(u64::MAX);
        let truth = layers.truth((0, 0));
        assert_eq!(search.verdict(), Some(truth), "seed {}", layers.seed);
        won += usize::from(truth);
        // The side that succeeds gets the turn to play.
        let turn = search.turn().map(|turn| layers.truth(layers.after(&(0, 0), turn)));
        let mut turns = Vec::new();
        layers.turns(&(0, 0), &mut turns);
        let has_way = truth == layers.attacks(&(0, 0)) && !turns.is_empty();
        assert_eq!(turn, has_way.then_some(truth), "seed {}", layers.seed);
    }
    assert!((50..350).contains(&won), "{won}");
}

#[test]
fn slices_give_the_same_answer_with_as_many_positions() {
    for layers in games() {
        let mut whole = asked(layers);
        whole.advance(u64::MAX);
        for slice in [1, 7] {
            let mut sliced = asked(layers);
            while sliced.verdict().is_none() {
                sliced.advance(slice);
            }
            assert_eq!((sliced.verdict(), sliced.turn()), (whole.verdict(), whole.turn()));
            assert_eq!(sliced.nodes(), whole.nodes());
        }
    }
}

#[test]
fn a_search_with_too_few_positions_can_be_continued() {
    let large = Layers { depth: 16, width: 200, early: 1000, ..LAYERS };
    let mut all = (0..20).map(|seed| Layers { seed, ..large });
    let takes_long = |layers: &Layers| {
        let mut search = asked(*layers);
        search.advance(1000);
        search.verdict().is_none()
    };
    let layers = all.find(takes_long).expect("most of them take long");
    let mut search = asked(layers);
    // A new search has already looked at the first position.
    let before = search.nodes();
    search.advance(40);
    assert_eq!((search.verdict(), search.turn()), (None, None));
    let more_than_asked_for = search.nodes() - before - 40;
    assert!(more_than_asked_for < 4, "no more than one position's turns: {more_than_asked_for}");
    search.advance(u64::MAX);
    assert_eq!(search.verdict(), Some(layers.truth((0, 0))));
}

#[test]
fn where_lines_meet_again_a_position_is_searched_once() {
    // There are 3⁴⁰ lines of play, but only 160 positions with 3 turns each.
    let layers = Layers { depth: 40, width: 4, early: u64::MAX, ..LAYERS };
    for seed in 0..20 {
        let mut search = asked(Layers { seed, ..layers });
        search.advance(100_000);
        assert!(search.verdict().is_some(), "seed {seed}: {} positions", search.nodes());
    }
}

#[test]
fn what_was_found_out_is_remembered_for_the_next_question() {
    let layers = Layers { depth: 12, width: 40, early: 1000, seed: 3, ..LAYERS };
    let mut search = asked(layers);
    search.advance(u64::MAX);
    let (answer, nodes) = ((search.verdict(), search.turn()), search.nodes());
    search.ask((0, 0));
    assert_eq!(search.verdict(), None);
    search.advance(u64::MAX);
    assert_eq!((search.verdict(), search.turn()), answer);
    assert!(nodes > 20 && search.nodes() - nodes < 10, "{nodes}, then {}", search.nodes());
}

#[test]
fn what_is_lost_at_first_sight_takes_no_search() {
    let layers = Layers { seed: 1, ..LAYERS };
    let lost = (0..layers.width)
        .map(|number| (layers.depth, number))
        .find(|place| layers.leaf_status(place) == LeafStatus::NotWon);
    let search = Search::new(layers, lost.expect("about half of them are"), 1 << 12);
    assert_eq!((search.verdict(), search.turn(), search.nodes()), (Some(false), None, 0));
}
