//! What lies open, what follows from it, and what may be done.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::action::{Action, Count, Due, Illegal};
use super::battle::Battle;
use super::grid::{Board, CENTRE, Space};
use super::options::{Naming, Neighbours, Options, Placing, Reserve};
use crate::game::cards::{Card, CardSet, Colour};
use crate::game::insertion_sort::insertion_sort;
use crate::game::{Outcome, Seat};

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// Three in a line (KC-23 to KC-25).
    Line([Space; 3]),
    /// A space with three own cards beside it (KC-14, KC-26 to KC-28).
    Influence(Space),
    /// The most cards of one suit on the full grid (KC-29).
    Suits,
    /// The most cards of their colour on the full grid (KC-30 House).
    Colours,
    /// As many cards of one suit as the other: the ninth battle decides (KC-29).
    LastBattle,
}

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The attacker chooses a space and commits cards.
    Attack,
    /// The defender answers.
    Defend {
        /// The space that is fought for.
        space: Space,
        /// The attacker's open card, lying in that space but not yet part of the grid (KC-21).
        face_up: Card,
        /// How many cards the attacker has committed face down.
        face_down: u8,
    },
    /// The winner chooses which card is placed (KC-16 to KC-18).
    Place(Battle),
    /// Nothing more.
    Over(Outcome<Reason>),
}

impl Stage {
    /// What a player is to do at this stage; nothing when the game is over.
    #[must_use]
    pub const fn due(&self) -> Option<Due> {
        match self {
            Self::Attack => Some(Due::Attack),
            Self::Defend { .. } => Some(Due::Defend),
            Self::Place(_) => Some(Due::Place),
            Self::Over(_) => None,
        }
    }
}

/// What anyone who paid attention knows of a hand, beyond the cards in sight.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deduction {
    /// Cards that are in the hand (or committed face down) for certain: all those that it held when
    /// its owner's discards were last shuffled into a new draw pile (KC-09).
    pub held: CardSet,
    /// What placing the lowest card of a hand gave away about the rest of it (KC-16).
    pub limits: Vec<Limit>,
}

/// Of the cards up to a strength, a hand holds at most so many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Limit {
    /// The highest strength that is limited.
    pub strength: u8,
    /// How many cards up to it there are at most.
    pub most: u8,
}

impl Deduction {
    /// A card was drawn that nobody else saw.
    pub(super) fn drew(&mut self, hand_size: usize) {
        for limit in &mut self.limits {
            limit.most += 1;
        }
        self.limits.retain(|limit| usize::from(limit.most) < hand_size);
    }

    /// A card of this strength left the hand for all to see.
    pub(super) fn showed(&mut self, card: Card, strength: u8) {
        self.held.remove(card);
        for limit in self.limits.iter_mut().filter(|limit| strength <= limit.strength) {
            limit.most = limit.most.saturating_sub(1);
        }
    }
}

/// Everything that lies open, or follows from what did.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// What was chosen beforehand.
    pub options: Options,
    /// Who plays red.
    pub red: Seat,
    /// The grid.
    pub board: Board,
    /// Who attacks.
    pub attacker: Seat,
    /// What the game waits for.
    pub stage: Stage,
    /// Each seat's discards, the oldest first.
    pub discards: [Vec<Card>; 2],
    /// What is known of each seat's hand.
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

    /// Who is to act, or nobody.
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

    /// Whether a battle may be fought for this space, as far as the grid goes: it is empty, and it is
    /// the centre if nothing lies there yet (KC-05). Beside three own cards influence takes its place.
    ///
    /// # Errors
    /// When it may not.
    pub fn open(&self, space: Space) -> Result<(), Illegal> {
        if self.board.card(space).is_some() {
            Err(Illegal::Taken(space))
        } else if self.board == Board::default() && space != CENTRE {
            Err(Illegal::CentreFirst)
        } else {
            Ok(())
        }
    }

    /// How many cards go with an attack face down: the least and the most. `None` beside three own
    /// cards, where there is no battle (KC-11, KC-13, KC-14).
    #[must_use]
    pub fn hidden_cards(&self, seat: Seat, space: Space) -> Option<(usize, usize)> {
        let near = self.neighbours(seat, space).len();
        (near < 3).then(|| match self.options.neighbours {
            Neighbours::Must => (2 - near, 2 - near),
            Neighbours::May => (2 - near, 2),
        })
    }

    /// How many cards answer from the hand: the least and the most (KC-11).
    #[must_use]
    pub fn answering_cards(&self, seat: Seat, space: Space) -> (usize, usize) {
        let near = self.neighbours(seat, space).len().min(3);
        match self.options.neighbours {
            Neighbours::Must => (3 - near, 3 - near),
            Neighbours::May => (3 - near, 3),
        }
    }

    /// How many neighbours a defender has to name who answers with so many cards: none unless some of
    /// several must be left out (KC-15 House).
    #[must_use]
    pub fn neighbours_to_name(&self, seat: Seat, space: Space, from_hand: usize) -> usize {
        let near = self.neighbours(seat, space).len();
        let counting = 3_usize.saturating_sub(from_hand);
        if self.options.naming == Naming::Defender && counting < near { counting } else { 0 }
    }

    /// The `count` highest cards of a seat beside a space, the highest first (KC-15).
    pub(super) fn highest_neighbours(&self, seat: Seat, space: Space, count: usize) -> Vec<Card> {
        let near = self.board.neighbours(space, self.colour(seat));
        let mut cards: Vec<Card> = near.filter_map(|near| self.board.card(near)).collect();
        insertion_sort(&mut cards, |card| Reverse((self.options.strength(*card), *card)));
        cards.truncate(count);
        cards
    }

    /// The cards that the winner of a battle may place, given their hand; empty when it is the top of
    /// the draw pile (KC-16 to KC-18).
    #[must_use]
    pub fn placeable(&self, battle: &Battle, hand: CardSet) -> CardSet {
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

    /// Whether this seat, holding this hand, may do this now.
    ///
    /// # Errors
    /// When it may not.
    pub fn check(&self, hand: CardSet, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let Some(to_act) = self.to_act() else { return Err(Illegal::Over) };
        if to_act != seat {
            return Err(Illegal::NotYourTurn);
        }
        match (&self.stage, action) {
            (Stage::Attack, Action::Attack { space, face_up, face_down }) => {
                self.open(*space)?;
                let Some((least, most)) = self.hidden_cards(seat, *space) else {
                    return Err(Illegal::InfluenceOnly(*space));
                };
                holds(hand, face_down.iter().chain([*face_up]))?;
                if face_down.contains(*face_up) {
                    return Err(Illegal::Twice(*face_up));
                }
                counted(face_down.len(), least, most).map_err(Illegal::FaceDown)
            }
            (Stage::Attack, Action::Influence { space, card }) => {
                self.open(*space)?;
                match self.neighbours(seat, *space).len() {
                    near @ 0..=2 => Err(Illegal::NoInfluence(*space, near)),
                    _ => holds(hand, [*card]),
                }
            }
            (Stage::Defend { space, .. }, Action::Defend { cards, naming }) => {
                holds(hand, cards.iter())?;
                let (least, most) = self.answering_cards(seat, *space);
                counted(cards.len(), least, most).map_err(Illegal::Answer)?;
                let near = self.neighbours(seat, *space);
                if let Some(stranger) = naming.iter().find(|named| !near.contains(named)) {
                    return Err(Illegal::NoNeighbour(*stranger));
                }
                let expected = self.neighbours_to_name(seat, *space, cards.len());
                // Sorted without repeats, so that a choice is written in one way only.
                let orderly = naming.windows(2).all(|pair| pair[0] < pair[1]);
                if naming.len() == expected && orderly { Ok(()) } else { Err(Illegal::Naming(expected)) }
            }
            (Stage::Place(battle), Action::Place(card)) => {
                if self.placeable(battle, hand).contains(*card) {
                    Ok(())
                } else {
                    Err(Illegal::NotPlaceable(*card))
                }
            }
            (stage, _) => Err(stage.due().map_or(Illegal::Over, Illegal::NotNow)),
        }
    }

    /// Puts all legal actions of a seat that holds this hand into `into`, sorted.
    pub fn actions(&self, hand: CardSet, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if self.to_act() != Some(seat) {
            return;
        }
        match &self.stage {
            Stage::Attack => {
                for space in self.board.empty().filter(|space| self.open(*space).is_ok()) {
                    if let Some((least, most)) = self.hidden_cards(seat, space) {
                        for face_up in hand.iter() {
                            let mut rest = hand;
                            rest.remove(face_up);
                            subsets(rest, least, most, &mut |face_down| {
                                into.push(Action::Attack { space, face_up, face_down });
                            });
                        }
                    } else {
                        into.extend(hand.iter().map(|card| Action::Influence { space, card }));
                    }
                }
            }
            Stage::Defend { space, .. } => {
                let near = self.neighbours(seat, *space);
                let (least, most) = self.answering_cards(seat, *space);
                subsets(hand, least, most, &mut |cards| {
                    let named = self.neighbours_to_name(seat, *space, cards.len());
                    choices(&near, named, &mut |naming| {
                        into.push(Action::Defend { cards, naming: naming.to_vec() });
                    });
                });
            }
            Stage::Place(battle) => into.extend(self.placeable(battle, hand).iter().map(Action::Place)),
            Stage::Over(_) => {}
        }
        into.sort_unstable();
    }
}

/// The lowest of the cards: one, or two of equal rank.
fn lowest(options: &Options, cards: CardSet) -> CardSet {
    let least = cards.iter().map(|card| options.strength(card)).min();
    cards.iter().filter(|card| Some(options.strength(*card)) == least).collect()
}

/// Makes sure that all the cards are in the hand.
fn holds(hand: CardSet, cards: impl IntoIterator<Item = Card>) -> Result<(), Illegal> {
    let missing = cards.into_iter().find(|card| !hand.contains(*card));
    missing.map_or(Ok(()), |card| Err(Illegal::NotHeld(card)))
}

/// Makes sure that a number of cards lies between two others.
fn counted(found: usize, least: usize, most: usize) -> Result<(), Count> {
    if (least..=most).contains(&found) { Ok(()) } else { Err(Count { least, most, found }) }
}

/// Calls `each` with every subset of `least` to `most` cards.
fn subsets(cards: CardSet, least: usize, most: usize, each: &mut dyn FnMut(CardSet)) {
    let cards: Vec<Card> = cards.iter().collect();
    for count in least..=most {
        choices(&cards, count, &mut |chosen| each(chosen.iter().copied().collect()));
    }
}

/// Calls `each` with every choice of `count` items, in their order.
fn choices<T: Copy>(items: &[T], count: usize, each: &mut dyn FnMut(&[T])) {
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
