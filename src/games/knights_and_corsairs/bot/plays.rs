//! Which cards are worth playing in a battle. Of the hundreds of ways to choose them, most are
//! dominated: what counts is the middle card, the suit that would be placed, and what is left in the
//! hand.

use super::super::rules::{Naming, Space, Table, Ties};
use super::prospects::Chart;
use crate::game::Seat;
use crate::game::cards::{Card, CardSet, Colour, Suit};

/// What a seat has to go by: what lies open, and its own hand. Nothing of the other's.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub(super) table: &'a Table,
    pub(super) hand: CardSet,
    pub(super) seat: Seat,
}

/// A way to fight a battle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Play {
    /// The cards from the hand.
    pub(super) cards: CardSet,
    /// The strength of the middle card.
    pub(super) middle: u8,
    /// The suit of the card that is placed if the battle is won.
    pub(super) suit: Suit,
    /// What the hand loses by it, as a share of a game.
    pub(super) cost: f64,
    /// Whether the defender names the lowest neighbours instead of the highest (KC-15 House).
    pub(super) names_lowest: bool,
    /// How much is thought of it: the chance to win the game, less the cost.
    pub(super) value: f64,
}

/// The most ways to fight that are kept for one battle.
const STRENGTHS: usize = 13;

/// What a card of this strength is worth in the hand, compared to one from the pile.
fn keeping(strength: u8) -> f64 {
    const WORTH: [f64; STRENGTHS] =
        [-0.02, -0.02, -0.019, -0.018, -0.016, -0.013, -0.008, -0.002, 0.006, 0.016, 0.03, 0.045, 0.06];
    WORTH[usize::from(strength)]
}

/// How often the attacker wins with a middle card of each strength, if both want to win: mostly the
/// chance that the second highest of seven cards is lower.
const FIGHT: [f64; STRENGTHS + 1] = [0.0, 0.01, 0.03, 0.05, 0.08, 0.12, 0.17, 0.23, 0.31, 0.42, 0.56, 0.76, 0.95, 1.0];

/// How often the attacker wins with a middle card of each strength, if both want to lose: mostly the chance
/// that the second lowest of seven cards is lower.
const DUCK: [f64; STRENGTHS + 1] = [0.0, 0.06, 0.26, 0.48, 0.66, 0.79, 0.87, 0.92, 0.95, 0.97, 0.98, 0.99, 1.0, 1.0];

impl Sight<'_> {
    /// The strengths of the seat's cards beside a space, highest first.
    fn beside(&self, seat: Seat, space: Space) -> Row {
        let mut row = Row::default();
        for near in self.table.board.neighbours(space, self.table.colour(seat)) {
            row.push(self.table.board.card(near).map_or(0, |card| self.table.options.strength(card)));
        }
        row.sort();
        row
    }

    /// What is at stake in a battle for `space`: the chance to win the game after winning it with a card of
    /// each of the seat's suits, and after losing it.
    pub(super) fn stakes(&self, chart: &Chart<'_>, space: Space) -> Stakes {
        let colour = self.table.colour(self.seat);
        let other = self.seat.other();
        let lost = colour.other().suits().map(|suit| 1.0 - chart.after(space, other, suit));
        Stakes {
            won: colour.suits().map(|suit| chart.after(space, self.seat, suit)),
            lost: f64::midpoint(lost[0], lost[1]),
            colour,
        }
    }

    /// Puts the ways to fight for `space` that no other one dominates into `into`, each with its value.
    /// `known` is the middle card of the other side, if nothing of it is hidden.
    pub(super) fn plays(&self, space: Space, stakes: &Stakes, attacks: bool, known: Option<u8>, into: &mut Vec<Play>) {
        let options = &self.table.options;
        let row = self.beside(self.seat, space);
        let (least, most) = if attacks {
            let Some((least, most)) = self.table.hidden_cards(self.seat, space) else { return };
            (least + 1, most + 1)
        } else {
            self.table.answering_cards(self.seat, space)
        };
        let cards: Vec<(Card, u8)> = self.hand.iter().map(|card| (card, options.strength(card))).collect();
        let mut kept: [[Option<Play>; 2]; STRENGTHS] = Default::default();
        for set in 0..1_u32 << cards.len() {
            let count = set.count_ones() as usize;
            if count < least || count > most {
                continue;
            }
            let chosen = || cards.iter().enumerate().filter(|(place, _)| set & 1 << place != 0).map(|(_, card)| *card);
            let from_board = 3 - count;
            let names = !attacks && options.naming == Naming::Defender && from_board > 0 && from_board < row.len;
            for names_lowest in [false, true] {
                if names_lowest && !names {
                    continue;
                }
                let mut three = [0; 3];
                let mut cost = 0.0;
                let mut lowest: Option<(Card, u8)> = None;
                for (slot, (card, strength)) in three.iter_mut().zip(chosen()) {
                    *slot = strength;
                    cost += keeping(strength);
                    if lowest.is_none_or(|(_, least)| strength < least) {
                        lowest = Some((card, strength));
                    }
                }
                let skip = if names_lowest { row.len - from_board } else { 0 };
                three[count..].copy_from_slice(&row.strengths[skip..skip + from_board]);
                let suit = lowest.map_or_else(|| self.reserve_suit(), |(card, _)| card.suit());
                let middle = middle(three);
                let slot = &mut kept[usize::from(middle)][usize::from(suit == stakes.colour.suits()[1])];
                if slot.is_none_or(|other| cost < other.cost) {
                    let cards = chosen().map(|(card, _)| card).collect();
                    *slot = Some(Play { cards, middle, suit, cost, names_lowest, value: 0.0 });
                }
            }
        }
        for mut play in kept.into_iter().flatten().flatten() {
            let won = stakes.of(play.suit);
            let chance = self.chance(play.middle, attacks, known, won > stakes.lost);
            play.value = stakes.lost + chance * (won - stakes.lost) - play.cost;
            into.push(play);
        }
    }

    /// The suit that a winner places whose three cards all lie on the grid (KC-16).
    fn reserve_suit(&self) -> Suit {
        let options = &self.table.options;
        let lowest = self.hand.iter().min_by_key(|card| options.strength(*card));
        lowest.map_or(Suit::Clubs, Card::suit)
    }

    /// The chance to win a battle with this middle card.
    fn chance(&self, middle: u8, attacks: bool, known: Option<u8>, both_want_to_win: bool) -> f64 {
        let options = &self.table.options;
        let favoured = (options.ties == Ties::Attacker) == attacks;
        let middle = usize::from(middle) + usize::from(favoured);
        if let Some(known) = known {
            return if middle > usize::from(known) { 1.0 } else { 0.0 };
        }
        if both_want_to_win { FIGHT[middle] } else { DUCK[middle] }
    }

    /// The middle card of the attacker, if the defender can see all three: the open card and two
    /// neighbours.
    pub(super) fn attackers_middle(&self, space: Space, face_up: Card, face_down: u8) -> Option<u8> {
        if face_down > 0 {
            return None;
        }
        let row = self.beside(self.table.attacker, space);
        Some(middle([self.table.options.strength(face_up), row.strengths[0], row.strengths[1]]))
    }
}

/// What a battle is about.
pub(super) struct Stakes {
    won: [f64; 2],
    pub(super) lost: f64,
    colour: Colour,
}

impl Stakes {
    /// The chance to win the game after winning the battle and placing a card of this suit.
    pub(super) fn of(&self, suit: Suit) -> f64 {
        self.won[usize::from(suit == self.colour.suits()[1])]
    }

    /// The better of the two suits.
    pub(super) fn best(&self) -> f64 {
        self.won[0].max(self.won[1])
    }
}

/// A few strengths, highest first.
#[derive(Default)]
struct Row {
    strengths: [u8; 8],
    len: usize,
}

impl Row {
    fn push(&mut self, strength: u8) {
        self.strengths[self.len] = strength;
        self.len += 1;
    }

    fn sort(&mut self) {
        self.strengths[..self.len].sort_unstable_by(|one, other| other.cmp(one));
    }
}

fn middle(mut three: [u8; 3]) -> u8 {
    three.sort_unstable();
    three[1]
}
