//! The public part of a state, and the actions that it allows.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::action::{Action, Illegal, Reason};
use super::options::{AUTO_FLIP_MS, AutoFlip, Limit, Nobody, Options, TEN_MINUTES_MS};
use super::pattern::{Pattern, attempts};
use crate::game::cards::DeckCard;
use crate::game::seat::seat_bits;
use crate::game::{Deadline, Outcome, Seat, Seats};

/// A card that lies face down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct FaceDownCard {
    /// The rank and suit of the card, or a Joker.
    pub card: DeckCard,
    /// Whether all players saw the card before it was put face down, so they can remember it (BC-08).
    pub seen: bool,
}

/// A card on the pile, with the seat that laid it and the time at which it landed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PileCard {
    /// The rank and suit of the card, or a Joker.
    pub card: DeckCard,
    /// The seat that laid the card.
    pub by: Seat,
    /// The time at which the card landed, in ms since the game began.
    pub at: u64,
}

/// What the game waits for: the next card in turn, the answer to an honour, or the end of a window; nothing once it is over.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The seats lay cards in turn.
    Round,
    /// A seat has to answer an honour.
    Challenge {
        /// The seat that laid the honour.
        challenger: Seat,
        /// The seat that has to answer the honour.
        responder: Seat,
        /// The number of attempts left.
        left: u8,
    },
    /// A short time in which players can still tap the pile before a seat takes it (BC-13, BC-26, BC-28, BC-29).
    Window {
        /// The time at which the pile is taken, in ms since the game began.
        ends: u64,
        /// The claim that decides which seat takes the pile then.
        claim: Claim,
    },
    /// The game is over, with the places of all seats.
    Over(Outcome<Reason>),
}

/// The claim to the pile when a window is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Claim {
    /// The pile is owed to this seat: a challenger whose honour was not answered, or the only seat with cards after
    /// laying all of them (BC-13, BC-26, BC-28 House).
    Owed(Seat),
    /// The only seat with cards when the window began, if it still holds cards (BC-28).
    Holder(Seat),
    /// The seat that laid the last honour, or else the last card (BC-29).
    LastLayer,
}

/// The taps of one ms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Taps {
    /// The seats that tapped.
    #[serde(with = "seat_bits")]
    pub seats: Seats,
    /// The time of the taps, in ms since the game began.
    pub at: u64,
}

/// The public part of a state.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The options of the game.
    pub options: Options,
    /// The clock, in ms since the game began.
    pub now: u64,
    /// Whether cards are laid in turn, an honour has to be answered, the pile is about to be taken, or the game is over.
    pub phase: Phase,
    /// The seat that lays the first card on the empty pile (BC-27); `None` once there is a pile.
    pub leads: Option<Seat>,
    /// The seat that laid the last card; before the first card, the dealer.
    pub last: Seat,
    /// The pile, the first card first.
    pub pile: Vec<PileCard>,
    /// The seats that hold cards.
    #[serde(with = "seat_bits")]
    pub holders: Seats,
    /// Whether the top card was tapped wrongly, so no further tap on it counts (BC-18).
    pub spent: bool,
    /// The taps that are not judged yet; `None` without such taps.
    pub taps: Option<Taps>,
    /// The number of mistakes that each seat made without cards (BC-22).
    pub mistakes: Vec<u8>,
    /// For each seat, the time until which its taps do not count, in ms (BC-19 House).
    pub banned: Vec<u64>,
    /// The seats that were removed, in the order of their removal.
    pub removed: Vec<Seat>,
    /// The number of cards laid (BC-30).
    pub plays: u32,
    /// The time at which the turn of the seat to lay a card began, in ms (BC-36).
    pub since: u64,
}

/// The judgement on a tap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// The tap is ignored (BC-17, BC-18, a ban, a trick just begun).
    Ignored,
    /// The tap was right, so its seat takes the pile.
    Right {
        /// The position of the tapped card in the pile, counted from 1 at the bottom.
        top: usize,
        /// The pattern of the top cards that made the tap right.
        pattern: Pattern,
    },
    /// The tap was wrong: the pile shows no pattern, and the seat pays for the mistake.
    Wrong,
}

impl Table {
    /// The number of seats.
    #[must_use]
    pub fn seat_count(&self) -> usize {
        self.options.seat_count()
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// The seats that were not removed.
    #[must_use]
    pub fn still_in(&self) -> Seats {
        Seat::all(self.seat_count()).filter(|seat| !self.removed.contains(seat)).collect()
    }

    /// All seats clockwise, beginning on the left of a seat and ending with that seat.
    pub(in super::super) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        from.clockwise(self.seat_count())
    }

    /// The first seat with cards clockwise from the left of a seat; that seat itself is last. `None` if no seat has cards.
    #[must_use]
    pub fn next_holder(&self, from: Seat) -> Option<Seat> {
        self.clockwise(from).find(|seat| self.holders.contains(*seat))
    }

    /// The seat that is to lay a card; `None` if no seat is (BC-04, BC-23, BC-27).
    #[must_use]
    pub fn seat_to_lay(&self) -> Option<Seat> {
        match self.phase {
            Phase::Round => match self.leads {
                Some(leader) if self.holders.contains(leader) => Some(leader),
                leader => self.next_holder(leader.unwrap_or(self.last)),
            },
            Phase::Challenge { responder, .. } => Some(responder),
            Phase::Window { .. } | Phase::Over(_) => None,
        }
    }

    /// The next automatic event; `None` if time alone changes nothing.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Deadline<Action>> {
        if self.is_over() {
            return None;
        }
        let first = self.still_in().first().unwrap_or(Seat::FIRST);
        let judged = |taps: Taps| self.judgement(taps).0.or(taps.seats.first()).unwrap_or(first);
        let verdict = self.taps.map(|taps| (taps.at + 1, judged(taps), Action::Verdict));
        let sweep = match self.phase {
            Phase::Window { ends, claim } => Some((ends, self.seat_taking(claim).unwrap_or(first), Action::Sweep)),
            _ => None,
        };
        let stop = (self.options.limit == Limit::Minutes).then_some((TEN_MINUTES_MS, first, Action::Stop));
        let flip = self.seat_to_lay().filter(|_| self.options.auto_flip == AutoFlip::On);
        let flip = flip.map(|seat| (self.since + AUTO_FLIP_MS, seat, Action::Flip));
        // Of events due at the same time the first in this list comes first.
        let next = [verdict, sweep, stop, flip].into_iter().flatten().min_by_key(|(at, ..)| *at)?;
        let (at, seat, action) = next;
        Some(Deadline { at, action: Some((seat, action)) })
    }

    /// The automatic event that is due now; `None` if none is.
    #[must_use]
    pub fn overdue_event(&self) -> Option<Deadline<Action>> {
        self.next_deadline().filter(|deadline| deadline.at <= self.now)
    }

    /// Checks whether a seat may do this action now.
    ///
    /// # Errors
    /// The reason why the action is illegal.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        if let Some(Deadline { action: due, .. }) = self.overdue_event() {
            return if due == Some((seat, action)) { Ok(()) } else { Err(Illegal::Overdue) };
        }
        if !self.still_in().contains(seat) {
            return Err(Illegal::Removed);
        }
        match action {
            Action::Tap => Ok(()),
            Action::Flip => match self.seat_to_lay() {
                None => Err(Illegal::Window),
                Some(other) if other != seat => Err(Illegal::NotYourTurn(other)),
                // Two cards in one ms are refused, so their order of arrival does not matter.
                Some(_) if self.pile.last().is_some_and(|top| top.at == self.now) => Err(Illegal::TooSoon),
                Some(_) => Ok(()),
            },
            Action::Verdict | Action::Sweep | Action::Stop => Err(Illegal::NotByHand),
        }
    }

    /// Collects a tap, to be judged when the ms is over. Returns whether the seat taps for the first time in this ms.
    pub(in super::super) fn tap(&mut self, seat: Seat) -> bool {
        let seats = self.taps.map_or(Seats::EMPTY, |taps| taps.seats);
        self.taps = Some(Taps { seats: seats.with(seat), at: self.now });
        !seats.contains(seat)
    }

    /// The pattern that makes a tap at this time right, of the top card or of a card that was covered less than the
    /// grace ago (BC-14), with the position of that card in the pile, counted from 1.
    #[must_use]
    pub fn pattern_at(&self, time: u64) -> Option<(usize, Pattern)> {
        let counts = |top: &usize| match self.pile.get(*top) {
            Some(cover) => time < cover.at + self.options.grace(),
            None => true,
        };
        let mut tops = (1..=self.pile.len()).rev().take_while(counts);
        let on_top = |top: usize| Pattern::on_top(self.pile[..top].iter().map(|laid| laid.card), &self.options);
        tops.find_map(|top| on_top(top).map(|pattern| (top, pattern)))
    }

    /// The seat whose tap counts among the taps of one ms (BC-15), `None` if no tap does, and the judgement on the tap.
    #[must_use]
    pub fn judgement(&self, taps: Taps) -> (Option<Seat>, Judgement) {
        let Some(top) = self.pile.last() else { return (None, Judgement::Ignored) };
        let mut counting =
            self.clockwise(top.by).filter(|seat| taps.seats.contains(*seat) && self.banned[seat.index()] <= taps.at);
        let first = counting.clone().find(|seat| self.options.is_person(*seat)).or_else(|| counting.next());
        let begun = self.pile.first().is_some_and(|first| taps.at < first.at + self.options.grace());
        let judgement = match (first, self.pattern_at(taps.at)) {
            (None, _) => Judgement::Ignored,
            (Some(_), _) if self.spent => Judgement::Ignored,
            (Some(_), Some((top, pattern))) => Judgement::Right { top, pattern },
            (Some(_), None) if begun => Judgement::Ignored,
            (Some(_), None) => Judgement::Wrong,
        };
        (first, judgement)
    }

    /// The seat that takes the pile by a claim; `None` if all seats were removed.
    #[must_use]
    pub fn seat_taking(&self, claim: Claim) -> Option<Seat> {
        let left = self.still_in();
        match claim {
            Claim::Owed(seat) if left.contains(seat) => Some(seat),
            Claim::Holder(seat) if self.holders.contains(seat) => Some(seat),
            _ => {
                let honour = self.pile.iter().rev().find(|laid| attempts(laid.card).is_some()).map(|laid| laid.by);
                let players = self.pile.iter().rev().map(|laid| laid.by);
                let order = honour.into_iter().chain(players).chain([self.last]).chain(self.clockwise(self.last));
                order.into_iter().find(|seat| left.contains(*seat))
            }
        }
    }

    /// Removes a seat. A tap of the seat in the same ms is dropped, as if it had arrived later.
    pub(super) fn leave(&mut self, seat: Seat) {
        self.removed.push(seat);
        self.taps = self.taps.and_then(|taps| {
            let seats = taps.seats.without(seat);
            (!seats.is_empty()).then_some(Taps { seats, ..taps })
        });
    }

    /// Whether cards are dealt again when a window with this claim ends, since no seat holds cards (BC-29 House).
    pub(in super::super) fn deals_again(&self, claim: Claim) -> bool {
        let nobody_holds = self.holders.is_empty() && !matches!(claim, Claim::Owed(_));
        nobody_holds && self.options.nobody == Nobody::Redeal
    }

    pub(super) fn open_window(&mut self, claim: Claim, at: u64) {
        self.phase = Phase::Window { ends: at + self.options.window(), claim };
    }

    pub(super) fn end(&mut self, outcome: Outcome<Reason>) {
        self.taps = None;
        self.phase = Phase::Over(outcome);
    }

    /// Ends the game: the seat with most cards wins. Removed seats rank behind all others, the seat removed last first (BC-30).
    pub(in super::super) fn end_by_count(&mut self, reason: Reason, packets: &[Vec<FaceDownCard>]) {
        let rank = |seat: Seat| {
            let removed = self.removed.iter().position(|removed| *removed == seat);
            (removed.is_some(), Reverse((removed, packets[seat.index()].len())))
        };
        self.end(Outcome::ranked(self.seat_count(), rank, reason));
    }
}
