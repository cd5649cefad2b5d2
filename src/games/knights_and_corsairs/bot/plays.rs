//! Generates the plays for a battle that no other play dominates. Of hundreds of ways to choose cards, only a few remain: nothing
//! matters but the middle card, the suit that would be placed, and the cards left in the hand.

use std::cmp::Reverse;
use std::sync::OnceLock;

use super::super::rules::{Naming, Options, Space, Stage, Table, Ties};
use super::endgame_table::GridEval;
use super::policy::BattlePolicy;
use crate::game::Seat;
use crate::game::cards::{Card, CardSet, Colour, Suit};
use crate::game::insertion_sort::insertion_sort;

/// Generates plays from what a seat can know: the public state and its own hand.
#[derive(Clone, Copy)]
pub(super) struct PlayGenerator<'a> {
    pub(super) table: &'a Table,
    pub(super) hand: CardSet,
    pub(super) seat: Seat,
    pub(super) policy: BattlePolicy,
}

/// A choice of cards for a battle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Play {
    /// The cards from the hand.
    pub(super) cards: CardSet,
    /// The strength of the middle card.
    pub(super) middle: u8,
    /// The suit of the card that is placed if the battle is won.
    pub(super) suit: Suit,
    /// The value that the hand loses by playing these cards.
    cost: f64,
    /// Whether the defender names the lowest neighbours instead of the highest (KC-15 House).
    pub(super) names_lowest: bool,
    /// The estimated probability of winning the game, reduced by the cost.
    pub(super) value: f64,
}

/// The number of different strengths of cards.
const STRENGTH_COUNT: usize = 13;

/// The value of keeping a card of this strength in an undecided game, compared with drawing a card from the pile.
fn value_of_keeping(strength: u8) -> f64 {
    const VALUE_BY_STRENGTH: [f64; STRENGTH_COUNT] =
        [-0.16, -0.16, -0.15, -0.14, -0.13, -0.1, -0.06, -0.02, 0.05, 0.13, 0.24, 0.36, 0.48];
    VALUE_BY_STRENGTH[usize::from(strength)]
}

/// The probability that a side that wants to win does not play its best cards, because it saves them or judges the battle
/// differently. The number is that for the highest strength.
const SLACK_CHANCE: f64 = 0.35;

impl PlayGenerator<'_> {
    pub(super) fn grid_eval(&self) -> GridEval {
        GridEval::of(self.table, self.policy.foresight)
    }

    /// The stakes of a battle for `space`: the probability of winning the game after winning the battle with a card of
    /// each suit, and after losing it.
    pub(super) fn stakes(&self, grid_eval: &GridEval, space: Space) -> Stakes {
        let colour = self.table.colour(self.seat);
        let other = self.seat.other();
        let lost = colour.other().suits().map(|suit| 1.0 - grid_eval.after(space, other, suit));
        Stakes {
            won: colour.suits().map(|suit| grid_eval.after(space, self.seat, suit)),
            lost: f64::midpoint(lost[0], lost[1]),
            colour,
        }
    }

    /// Appends to `into` the plays for `space` that no other play dominates, each with its value.
    pub(super) fn plays(&self, space: Space, stakes: &Stakes, unseen: &Unseen, into: &mut Vec<Play>) {
        let options = &self.table.options;
        let attacks = self.seat == self.table.attacker;
        let row = NeighbourStrengths::beside(self.table, self.seat, space);
        let (least, most) = if attacks {
            let Some((least, most)) = self.table.face_down_range(self.seat, space) else { return };
            (least + 1, most + 1)
        } else {
            self.table.defence_range(self.seat, space)
        };
        let first = into.len();
        let mut collector = Collector { hand: Hand::new(options, self.hand), stakes, first, into };
        for count in least..=most {
            let from_board = 3 - count;
            collector.add(row.highest(from_board), false);
            if !attacks && options.naming == Naming::Defender && from_board > 0 && from_board < row.len {
                collector.add(row.lowest(from_board), true);
            }
        }
        let other_side = self.other_side(space, attacks);
        let favoured = (options.ties == Ties::Attacker) == attacks;
        for play in &mut into[first..] {
            let won = stakes.of(play.suit);
            let to_beat = play.middle + u8::from(favoured);
            let chance = if won > stakes.lost {
                other_side.fails_to_reach(to_beat, unseen)
            } else {
                other_side.stays_below(to_beat, unseen)
            };
            let wins = stakes.lost + chance * (won - stakes.lost);
            // A good hand is worth most while the game is undecided.
            play.value = wins - play.cost * wins * (1.0 - wins);
        }
    }

    /// The three cards of the other side, as far as the seat knows them.
    fn other_side(&self, space: Space, attacks: bool) -> OtherSide {
        let other = self.seat.other();
        let row = NeighbourStrengths::beside(self.table, other, space);
        let mut known = [0; 3];
        let mut len = 0;
        let from_hand = if let (Stage::Defend { face_up, face_down, .. }, false) = (&self.table.stage, attacks) {
            known[0] = self.table.options.strength(*face_up);
            len = 1;
            usize::from(*face_down)
        } else {
            self.table.defence_range(other, space).0
        };
        let from_board = (3 - len - from_hand).min(row.len);
        known[len..len + from_board].copy_from_slice(row.highest(from_board));
        OtherSide { known, len: len + from_board, from_hand, hand: self.table.options.hand_size() - len }
    }

    /// Counts the cards that the other seat may hold, as far as the public state tells. Without card counting, only the open card
    /// of an attack is excluded.
    pub(super) fn unseen(&self) -> Unseen {
        let other = self.seat.other();
        let colour = self.table.colour(other);
        let mut open = CardSet::EMPTY;
        if self.policy.counts_cards {
            open = self.table.board.cards(colour).union(self.table.discards[other.index()].iter().copied().collect());
        }
        if let Stage::Defend { face_up, .. } = &self.table.stage {
            open.insert(*face_up);
        }
        let mut unseen = Unseen { at_least: [0; STRENGTH_COUNT + 2] };
        for card in CardSet::of_colour(colour).difference(open) {
            unseen.at_least[usize::from(self.table.options.strength(card))] += 1;
        }
        for strength in (0..STRENGTH_COUNT).rev() {
            unseen.at_least[strength] += unseen.at_least[strength + 1];
        }
        unseen
    }
}

/// Counts the cards that a seat may hold: for each strength, how many are at least that strong.
pub(super) struct Unseen {
    at_least: [u8; STRENGTH_COUNT + 2],
}

/// A table of the hypergeometric distribution: for n cards drawn, the probability that fewer than one, and fewer than two, of
/// them are wanted.
struct Hypergeometric(Vec<[f64; 2]>);

/// The number of cards of one colour.
const COLOUR_CARD_COUNT: usize = 26;

/// The largest size of a hand.
const MAX_HAND_SIZE: usize = 7;

impl Hypergeometric {
    fn table() -> &'static Self {
        static TABLE: OnceLock<Hypergeometric> = OnceLock::new();
        TABLE.get_or_init(|| {
            let mut chances = vec![[0.0; 2]; (MAX_HAND_SIZE + 1) * (COLOUR_CARD_COUNT + 1) * (COLOUR_CARD_COUNT + 1)];
            for all in 0..=COLOUR_CARD_COUNT {
                for wanted in 0..=all {
                    // After each card drawn: the probability that none is wanted, and that exactly one is.
                    let (mut none, mut one) = (1.0, 0.0);
                    for drawn in 0..=MAX_HAND_SIZE.min(all) {
                        chances[Self::place(drawn, all, wanted)] = [none, none + one];
                        let left = to_f64((all - drawn).max(1));
                        let first = (to_f64(wanted) / left).min(1.0);
                        let second = (to_f64(wanted.saturating_sub(1)) / left).min(1.0);
                        one = one * (1.0 - second) + none * first;
                        none *= 1.0 - first;
                    }
                }
            }
            Self(chances)
        })
    }

    const fn place(drawn: usize, all: usize, wanted: usize) -> usize {
        (drawn * (COLOUR_CARD_COUNT + 1) + all) * (COLOUR_CARD_COUNT + 1) + wanted
    }

    /// The probability that fewer than `count` (1 or 2) of `drawn` cards out of `all` are among the `wanted` cards.
    fn fewer_than(&self, count: usize, drawn: usize, all: usize, wanted: usize) -> f64 {
        self.0[Self::place(drawn.min(all), all, wanted)][count - 1]
    }
}

/// A small number as a float.
fn to_f64(count: usize) -> f64 {
    u8::try_from(count).unwrap_or(u8::MAX).into()
}

/// What a seat knows of the other side's three cards in a battle.
struct OtherSide {
    /// The strengths of the known cards; the first `len` of them count.
    known: [u8; 3],
    len: usize,
    /// The number of unknown cards, which come from the hand.
    from_hand: usize,
    /// The size of the hand from which the unknown cards are played.
    hand: usize,
}

impl OtherSide {
    /// The probability that the other side's middle card is below this strength, if that side wants to win.
    fn fails_to_reach(&self, strength: u8, unseen: &Unseen) -> f64 {
        let reached = self.known[..self.len].iter().filter(|known| **known >= strength).count();
        let at_least = unseen.at_least[usize::from(strength)];
        let fails = self.fewer_than(2_usize.saturating_sub(reached), at_least, unseen);
        let slack = if self.from_hand == 0 { 0.0 } else { SLACK_CHANCE * f64::from(strength) / 13.0 };
        fails + slack * (1.0 - fails)
    }

    /// The probability that the other side's middle card is below this strength if that side wants to lose.
    fn stays_below(&self, strength: u8, unseen: &Unseen) -> f64 {
        let below = self.known[..self.len].iter().filter(|known| **known < strength).count();
        let lower = unseen.at_least[0] - unseen.at_least[usize::from(strength)];
        1.0 - self.fewer_than(2_usize.saturating_sub(below), lower, unseen)
    }

    /// The probability that the other side can play fewer than `count` of the `wanted` cards from its hand.
    fn fewer_than(&self, count: usize, wanted: u8, unseen: &Unseen) -> f64 {
        if count == 0 {
            return 0.0;
        }
        if self.from_hand < count {
            return 1.0;
        }
        Hypergeometric::table().fewer_than(count, self.hand, unseen.at_least[0].into(), wanted.into())
    }
}

/// The probabilities of winning the game after a battle: after winning it with a card of each suit, and after losing it.
pub(super) struct Stakes {
    won: [f64; 2],
    pub(super) lost: f64,
    colour: Colour,
}

impl Stakes {
    /// The probability of winning the game after winning the battle and placing a card of this suit.
    pub(super) fn of(&self, suit: Suit) -> f64 {
        self.won[usize::from(suit == self.colour.suits()[1])]
    }

    /// The probability of winning the game after winning the battle and placing a card of the better suit.
    pub(super) fn best(&self) -> f64 {
        self.won[0].max(self.won[1])
    }
}

/// The cards of a hand with their strengths, the lowest first.
struct Hand {
    cards: [(u8, Card); 7],
    len: usize,
}

impl Hand {
    fn new(options: &Options, cards: CardSet) -> Self {
        let none = Card::new(crate::game::cards::Rank::Two, Suit::Clubs);
        let mut hand = Self { cards: [(0, none); 7], len: cards.len().min(7) };
        let strong = cards.iter().map(|card| (options.strength(card), card));
        hand.cards.iter_mut().zip(strong).for_each(|(slot, card)| *slot = card);
        insertion_sort(&mut hand.cards[..hand.len], |card| *card);
        hand
    }

    fn cards(&self) -> &[(u8, Card)] {
        &self.cards[..self.len]
    }
}

/// Collects plays of which none dominates another.
struct Collector<'a> {
    hand: Hand,
    stakes: &'a Stakes,
    /// The index in `into` of the first play of this battle.
    first: usize,
    into: &'a mut Vec<Play>,
}

impl Collector<'_> {
    /// Adds the plays with the given cards on the grid, whose strengths are in `board`.
    fn add(&mut self, board: &[u8], names_lowest: bool) {
        let Hand { cards, len } = self.hand;
        let cards = &cards[..len];
        match *board {
            [] => {
                // With each middle card, play the next higher card and the lowest card of either suit.
                for (place, pair) in cards.windows(2).enumerate().skip(1) {
                    let [middle, top] = [pair[0], pair[1]];
                    let of_suit = |suit| cards[..place].iter().find(|(_, card)| card.suit() == suit);
                    for lowest in middle.1.colour().suits().into_iter().filter_map(of_suit) {
                        self.push(&[*lowest, middle, top], middle.0, names_lowest);
                    }
                }
            }
            [one] => {
                for (place, low) in cards.iter().enumerate() {
                    for high in &cards[place + 1..] {
                        self.push(&[*low, *high], middle_of_three([low.0, high.0, one]), names_lowest);
                    }
                }
            }
            [one, two] => {
                for card in cards {
                    self.push(&[*card], middle_of_three([card.0, one, two]), names_lowest);
                }
            }
            _ => self.push(&[], board[1], names_lowest),
        }
    }

    /// Adds a play. Of equivalent plays, which have the same middle strength and suit, only the one of the lowest cost stays.
    fn push(&mut self, cards: &[(u8, Card)], middle: u8, names_lowest: bool) {
        // The winner places the lowest card played, or the lowest of the hand if none was played (KC-16). Of two equal
        // cards the winner chooses (KC-18).
        let among = if cards.is_empty() { self.hand.cards() } else { cards };
        let suit = match among {
            [] => Suit::Clubs,
            [low, twin, ..] if low.0 == twin.0 && self.stakes.of(twin.1.suit()) > self.stakes.of(low.1.suit()) => {
                twin.1.suit()
            }
            [low, ..] => low.1.suit(),
        };
        let cost = cards.iter().map(|(strength, _)| value_of_keeping(*strength)).sum();
        let alike = |play: &&mut Play| play.middle == middle && play.suit == suit;
        let known = self.into[self.first..].iter_mut().find(alike);
        if known.as_ref().is_some_and(|known| known.cost <= cost) {
            return;
        }
        let cards = cards.iter().map(|(_, card)| *card).collect();
        let play = Play { cards, middle, suit, cost, names_lowest, value: 0.0 };
        match known {
            Some(known) => *known = play,
            None => self.into.push(play),
        }
    }
}

/// The strengths of a seat's cards beside a space, the highest first.
struct NeighbourStrengths {
    strengths: [u8; 8],
    len: usize,
}

impl NeighbourStrengths {
    fn beside(table: &Table, seat: Seat, space: Space) -> Self {
        let mut row = Self { strengths: [0; 8], len: 0 };
        for near in table.board.neighbours(space, table.colour(seat)) {
            row.strengths[row.len] = table.board.card(near).map_or(0, |card| table.options.strength(card));
            row.len += 1;
        }
        insertion_sort(&mut row.strengths[..row.len], |strength| Reverse(*strength));
        row
    }

    fn highest(&self, count: usize) -> &[u8] {
        &self.strengths[..count]
    }

    fn lowest(&self, count: usize) -> &[u8] {
        &self.strengths[self.len - count..self.len]
    }
}

fn middle_of_three(mut three: [u8; 3]) -> u8 {
    insertion_sort(&mut three, |strength| *strength);
    three[1]
}
