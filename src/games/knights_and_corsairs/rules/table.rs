//! The public state, what can be deduced from it, and the legal actions.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::action::{Action, CountError, Decision, Illegal};
use super::battle::Battle;
use super::grid::{Board, CENTRE, Space};
use super::options::{Naming, Neighbours, Options, Placing, Reserve};
use crate::game::cards::{Card, CardSet, Colour, Rank, Suit};
use crate::game::insertion_sort::insertion_sort;
use crate::game::{Outcome, Seat};

/// How a game was won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// The winner has three cards in a line on these spaces (KC-23 to KC-25).
    Line([Space; 3]),
    /// The winner has at least three cards beside this space (KC-14, KC-26 to KC-28).
    Influence(Space),
    /// The winner has the most cards of one suit on the full grid (KC-29).
    Suits,
    /// The winner has the most cards of their colour on the full grid (KC-30 House).
    Colours,
    /// Both players have equally many cards of their best suit, so the winner of the ninth battle wins (KC-29).
    LastBattle,
}

/// The stage of the game: which decision comes next.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The attacker chooses a space and commits cards.
    Attack,
    /// The defender must answer an attack.
    Defend {
        /// The space that both sides fight for.
        space: Space,
        /// The attacker's open card. It lies on the space but is not yet part of the grid (KC-21).
        face_up: Card,
        /// The number of cards that the attacker has played face down.
        face_down: u8,
    },
    /// The winner chooses which card is placed (KC-16 to KC-18).
    Place(Battle),
    /// The game is over, with this outcome.
    Over(Outcome<Reason>),
}

impl Stage {
    /// The kind of action that this stage requires; `None` when the game is over.
    #[must_use]
    pub const fn pending_decision(&self) -> Option<Decision> {
        match self {
            Self::Attack => Some(Decision::Attack),
            Self::Defend { .. } => Some(Decision::Defend),
            Self::Place(_) => Some(Decision::Place),
            Self::Over(_) => None,
        }
    }
}

/// What can be deduced about a hand from everything that was public so far.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deduction {
    /// Cards that are certainly in the hand or played face down: the hand at the last shuffle of its owner's discards
    /// (KC-09), and cards equal to a lowest card that was placed (KC-16).
    pub held: CardSet,
    /// Upper bounds that follow from each lowest card of the hand that was placed (KC-16).
    pub limits: Vec<HandLimit>,
}

/// An upper bound: a hand holds at most `most` cards up to this strength.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct HandLimit {
    /// The highest strength to which the bound applies.
    pub strength: u8,
    /// The greatest number of cards up to that strength.
    pub most: u8,
}

impl Deduction {
    /// Records that a hidden card was drawn.
    pub(super) fn note_drawn(&mut self, hand_size: usize) {
        for limit in &mut self.limits {
            limit.most += 1;
        }
        self.limits.retain(|limit| usize::from(limit.most) < hand_size);
    }

    /// Records that this card, which has this strength, left the hand and was shown.
    pub(super) fn note_shown(&mut self, card: Card, strength: u8) {
        self.held.remove(card);
        for limit in self.limits.iter_mut().filter(|limit| strength <= limit.strength) {
            limit.most = limit.most.saturating_sub(1);
        }
    }
}

/// The public state, with what can be deduced from it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The options of the game.
    pub options: Options,
    /// The seat that plays red.
    pub red: Seat,
    /// The grid.
    pub board: Board,
    /// The seat that attacks in this turn.
    pub attacker: Seat,
    /// The stage of the game: which decision comes next.
    pub stage: Stage,
    /// Each seat's discards, the oldest first.
    pub discards: [Vec<Card>; 2],
    /// What can be deduced about each seat's hand.
    pub deductions: [Deduction; 2],
    /// All battles fought so far, in order.
    pub battles: Vec<Battle>,
}

impl Table {
    /// The colour that a seat plays.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> Colour {
        if seat == self.red { Colour::Red } else { Colour::Black }
    }

    /// The seat that is to act; `None` when the game is over.
    #[must_use]
    pub const fn to_act(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Attack => Some(self.attacker),
            Stage::Defend { .. } => Some(self.attacker.other()),
            Stage::Place(battle) => Some(battle.winner),
            Stage::Over(_) => None,
        }
    }

    /// The spaces beside `space` that hold cards of `seat`, in order.
    #[must_use]
    pub fn neighbours(&self, seat: Seat, space: Space) -> Vec<Space> {
        self.board.neighbours(space, self.colour(seat)).collect()
    }

    /// The suits with which `seat` would complete a line on `space`; empty if the space is taken (KC-24, KC-25).
    #[must_use]
    pub fn suits_completing_line(&self, seat: Seat, space: Space) -> Vec<Suit> {
        let colour = self.colour(seat);
        let completes = |suit: &Suit| {
            let mut board = self.board;
            board.place(space, Card::new(Rank::Ace, *suit));
            board.line(colour, self.options.has_colour_lines(seat)).is_some()
        };
        let suits = colour.suits().into_iter().filter(|_| self.board.card(space).is_none());
        suits.filter(completes).collect()
    }

    /// Checks that the space can be attacked or taken by influence: it is empty, and it is the centre in the first battle
    /// (KC-05).
    ///
    /// # Errors
    /// If the space cannot be attacked.
    pub fn check_space(&self, space: Space) -> Result<(), Illegal> {
        if self.board.card(space).is_some() {
            Err(Illegal::Taken(space))
        } else if self.board == Board::default() && space != CENTRE {
            Err(Illegal::CentreFirst)
        } else {
            Ok(())
        }
    }

    /// The minimum and maximum number of cards played face down in an attack of a seat on a space. `None` if three of the seat's
    /// cards lie beside the space, since it cannot be attacked then (KC-11, KC-13, KC-14).
    #[must_use]
    pub fn face_down_range(&self, seat: Seat, space: Space) -> Option<(usize, usize)> {
        let near = self.neighbours(seat, space).len();
        (near < 3).then(|| match self.options.neighbours {
            Neighbours::Must => (2 - near, 2 - near),
            Neighbours::May => (2 - near, 2),
        })
    }

    /// The minimum and maximum number of cards that a seat plays from its hand to defend a space (KC-11).
    #[must_use]
    pub fn defence_range(&self, seat: Seat, space: Space) -> (usize, usize) {
        let near = self.neighbours(seat, space).len().min(3);
        match self.options.neighbours {
            Neighbours::Must => (3 - near, 3 - near),
            Neighbours::May => (3 - near, 3),
        }
    }

    /// The number of neighbours that a defender must name who plays `from_hand` cards. It is 0 unless more cards lie beside the
    /// space than count (KC-15 House).
    #[must_use]
    pub fn named_neighbour_count(&self, seat: Seat, space: Space, from_hand: usize) -> usize {
        let near = self.neighbours(seat, space).len();
        let counting = 3_usize.saturating_sub(from_hand);
        if self.options.naming == Naming::Defender && counting < near { counting } else { 0 }
    }

    /// The `count` highest cards of a seat beside a space, the highest first; all of them if there are fewer (KC-15).
    pub(super) fn highest_neighbours(&self, seat: Seat, space: Space, count: usize) -> Vec<Card> {
        let near = self.board.neighbours(space, self.colour(seat));
        let mut cards: Vec<Card> = near.filter_map(|near| self.board.card(near)).collect();
        insertion_sort(&mut cards, |card| Reverse((self.options.strength(*card), *card)));
        cards.truncate(count);
        cards
    }

    /// The cards of which the winner of a battle, who has this hand, may place one. Empty if the top card of the draw pile is
    /// placed instead (KC-16 to KC-18).
    #[must_use]
    pub fn placeable_cards(&self, battle: &Battle, hand: CardSet) -> CardSet {
        let options = &self.options;
        let side = battle.side(battle.winner);
        let played: CardSet = side.hand().iter().copied().collect();
        if played.is_empty() {
            return match options.reserve {
                Reserve::Lowest => lowest(options, hand),
                Reserve::Any => hand,
                Reserve::Pile => CardSet::EMPTY,
            };
        }
        let least = |cards: &mut dyn Iterator<Item = Card>| cards.map(|card| options.strength(card)).min();
        let on_board = least(&mut side.board().iter().copied());
        let from_hand = least(&mut played.iter());
        let undercut = on_board.is_some_and(|on_board| Some(on_board) < from_hand);
        if undercut && options.placing == Placing::Winner { played } else { lowest(options, played) }
    }

    /// Whether the winner of a battle, who has this hand, may place only a card of the lowest rank.
    pub(crate) fn must_place_lowest(&self, battle: &Battle, hand: CardSet) -> bool {
        let placeable = self.placeable_cards(battle, hand);
        lowest(&self.options, placeable) == placeable
    }

    /// Checks that the winner of a battle, who has this hand, may place a card.
    pub(crate) fn check_placed(&self, battle: &Battle, hand: CardSet, card: Card) -> Result<(), Illegal> {
        if self.placeable_cards(battle, hand).contains(card) {
            Ok(())
        } else {
            let played = battle.side(battle.winner).hand();
            let is_candidate = if played.is_empty() { hand.contains(card) } else { played.contains(&card) };
            Err(Illegal::NotPlaceable(card, is_candidate && self.must_place_lowest(battle, hand)))
        }
    }

    /// Checks that an action of a seat with this hand is legal now.
    ///
    /// # Errors
    /// If the action is illegal.
    pub fn check(&self, hand: CardSet, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let Some(to_act) = self.to_act() else { return Err(Illegal::Over) };
        if to_act != seat {
            return Err(Illegal::NotYourTurn);
        }
        match (&self.stage, action) {
            (Stage::Attack, Action::Attack { space, face_up, face_down }) => {
                self.check_space(*space)?;
                let Some((least, most)) = self.face_down_range(seat, *space) else {
                    return Err(Illegal::InfluenceOnly(*space));
                };
                check_held(hand, face_down.iter().chain([*face_up]))?;
                if face_down.contains(*face_up) {
                    return Err(Illegal::Twice(*face_up));
                }
                check_count(face_down.len(), least, most).map_err(Illegal::FaceDown)
            }
            (Stage::Attack, Action::Influence { space, card }) => {
                self.check_space(*space)?;
                match self.neighbours(seat, *space).len() {
                    near @ 0..=2 => Err(Illegal::NoInfluence(*space, near)),
                    _ => check_held(hand, [*card]),
                }
            }
            (Stage::Defend { space, .. }, Action::Defend { cards, naming }) => {
                check_held(hand, cards.iter())?;
                let (least, most) = self.defence_range(seat, *space);
                check_count(cards.len(), least, most).map_err(Illegal::Answer)?;
                let near = self.neighbours(seat, *space);
                if let Some(unknown) = naming.iter().find(|named| !near.contains(named)) {
                    return Err(Illegal::NoNeighbour(*unknown));
                }
                let expected = self.named_neighbour_count(seat, *space, cards.len());
                // Sorted and without repeats, so that each choice has one notation only.
                let is_sorted = naming.windows(2).all(|pair| pair[0] < pair[1]);
                if naming.len() == expected && is_sorted { Ok(()) } else { Err(Illegal::Naming(expected)) }
            }
            (Stage::Place(battle), Action::Place(card)) => self.check_placed(battle, hand, *card),
            (stage, _) => Err(stage.pending_decision().map_or(Illegal::Over, Illegal::NotNow)),
        }
    }

    /// Writes all legal actions of a seat with this hand to `into`, sorted.
    pub fn actions(&self, hand: CardSet, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if self.to_act() != Some(seat) {
            return;
        }
        match &self.stage {
            Stage::Attack => {
                for space in self.board.empty_spaces().filter(|space| self.check_space(*space).is_ok()) {
                    match self.face_down_range(seat, space) {
                        Some(range) => add_attacks(hand, space, range, into),
                        None => into.extend(hand.iter().map(|card| Action::Influence { space, card })),
                    }
                }
            }
            Stage::Defend { space, .. } => {
                let near = self.neighbours(seat, *space);
                let (least, most) = self.defence_range(seat, *space);
                each_subset(hand, least, most, &mut |cards| {
                    let named = self.named_neighbour_count(seat, *space, cards.len());
                    each_choice(&near, named, &mut |naming| {
                        into.push(Action::Defend { cards, naming: naming.to_vec() });
                    });
                });
            }
            Stage::Place(battle) => into.extend(self.placeable_cards(battle, hand).iter().map(Action::Place)),
            Stage::Over(_) => {}
        }
        into.sort_unstable();
    }
}

/// The lowest of some cards: one card, or several of the same rank; empty if there are no cards.
fn lowest(options: &Options, cards: CardSet) -> CardSet {
    let least = cards.iter().map(|card| options.strength(card)).min();
    cards.iter().filter(|card| Some(options.strength(*card)) == least).collect()
}

/// Checks that all the cards are in the hand.
fn check_held(hand: CardSet, cards: impl IntoIterator<Item = Card>) -> Result<(), Illegal> {
    let missing = cards.into_iter().find(|card| !hand.contains(*card));
    missing.map_or(Ok(()), |card| Err(Illegal::NotHeld(card)))
}

/// Checks that a number of cards is in the allowed range.
fn check_count(found: usize, least: usize, most: usize) -> Result<(), CountError> {
    if (least..=most).contains(&found) { Ok(()) } else { Err(CountError { least, most, found }) }
}

/// Appends all attacks on a space: each card of the hand face up, with `least` to `most` other cards face down.
fn add_attacks(hand: CardSet, space: Space, (least, most): (usize, usize), into: &mut Vec<Action>) {
    for face_up in hand {
        let mut rest = hand;
        rest.remove(face_up);
        each_subset(rest, least, most, &mut |face_down| into.push(Action::Attack { space, face_up, face_down }));
    }
}

/// Calls `each` with every subset of `least` to `most` cards.
fn each_subset(cards: CardSet, least: usize, most: usize, each: &mut dyn FnMut(CardSet)) {
    let cards: Vec<Card> = cards.iter().collect();
    for count in least..=most {
        each_choice(&cards, count, &mut |chosen| each(chosen.iter().copied().collect()));
    }
}

/// Calls `each` with every choice of `count` items, in their order.
fn each_choice<T: Copy>(items: &[T], count: usize, each: &mut dyn FnMut(&[T])) {
    fn extend<T: Copy>(chosen: &mut Vec<T>, items: &[T], more: usize, each: &mut dyn FnMut(&[T])) {
        if more == 0 {
            return each(chosen);
        }
        for (index, item) in items.iter().enumerate() {
            chosen.push(*item);
            extend(chosen, &items[index + 1..], more - 1, each);
            chosen.pop();
        }
    }
    extend(&mut Vec::with_capacity(count), items, count, each);
}
