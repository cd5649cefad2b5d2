//! What lies open, and what it allows.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::{
    AUTO_FLIP, Action, AutoFlip, Held, Illegal, Limit, Nobody, Options, Pattern, Reason, TEN_MINUTES, attempts,
};
use crate::game::cards::DeckCard;
use crate::game::{Deadline, Outcome, Seat, Seats};

/// A card on the pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// Which one.
    pub card: DeckCard,
    /// Who laid it.
    pub by: Seat,
    /// When it landed, in ms.
    pub at: u64,
}

/// What is going on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Everybody lays a card in turn.
    Round,
    /// An honour is to be answered.
    Challenge {
        /// Who laid it.
        challenger: Seat,
        /// Who answers.
        responder: Seat,
        /// How many attempts are left.
        left: u8,
    },
    /// The pile may be tapped for a last time before somebody takes it (BC-13, BC-26, BC-28, BC-29).
    Window {
        /// When it is swept, in ms.
        ends: u64,
        /// Who takes it then.
        claim: Claim,
    },
    /// Nothing more.
    Over(Outcome<Reason>),
}

/// Who takes the pile when a window is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Claim {
    /// Whoever it is owed to: a challenger whose honour was not answered, or somebody who has laid all their cards alone (BC-13,
    /// BC-26, BC-28 House).
    Owed(Seat),
    /// Who alone held cards when it began, if they still do (BC-28).
    Holder(Seat),
    /// Who laid the last honour, or the last card (BC-29).
    LastLayer,
}

/// Taps of one ms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Taps {
    /// Who tapped.
    pub seats: Seats,
    /// When, in ms.
    pub at: u64,
}

/// Everything that lies open.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// What was chosen beforehand.
    pub options: Options,
    /// What time it is, in ms since the game began.
    pub now: u64,
    /// What is going on.
    pub phase: Phase,
    /// Who leads to an empty pile, as long as they have not; afterwards none (BC-27).
    pub leads: Option<Seat>,
    /// Who laid a card last; before the first card, the dealer.
    pub last: Seat,
    /// The pile, the first card first.
    pub pile: Vec<Laid>,
    /// Who holds cards.
    pub holders: Seats,
    /// Whether somebody has tapped the present top wrongly: then no other tap counts (BC-18).
    pub spent: bool,
    /// Taps that are not judged yet.
    pub taps: Option<Taps>,
    /// The mistakes of each seat without cards (BC-22).
    pub mistakes: Vec<u8>,
    /// Until when each seat's taps do not count, in ms (BC-19 House).
    pub banned: Vec<u64>,
    /// Who was removed, in the order in which they were.
    pub removed: Vec<Seat>,
    /// How many cards were laid (BC-30).
    pub plays: u32,
    /// Since when whoever is to lay a card has been, in ms (BC-36).
    pub since: u64,
}

/// How a tap was judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// It does not count (BC-17, BC-18, a ban, a trick just begun).
    Ignored,
    /// It takes the pile.
    Right {
        /// Of how many cards from the bottom up the top was tapped.
        top: usize,
        /// What there is on it.
        pattern: Pattern,
    },
    /// It was a mistake.
    Wrong,
}

impl Table {
    /// How many play.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.options.seat_count()
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// Those who were not removed.
    #[must_use]
    pub fn still_in(&self) -> Seats {
        Seat::all(self.seats()).filter(|seat| !self.removed.contains(seat)).collect()
    }

    /// All seats clockwise, from the left of one to that one.
    pub(super) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        from.clockwise(self.seats())
    }

    /// The first clockwise from the left of a seat who holds cards; at last that seat itself.
    #[must_use]
    pub fn next_holder(&self, from: Seat) -> Option<Seat> {
        self.clockwise(from).find(|seat| self.holders.contains(*seat))
    }

    /// Who is to lay a card, if anybody is (BC-04, BC-23, BC-27).
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

    /// What comes with time alone.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Deadline<Action>> {
        if self.is_over() {
            return None;
        }
        let first = self.still_in().first().unwrap_or(Seat::FIRST);
        let judged = |taps: Taps| self.judgement(taps).0.or(taps.seats.first()).unwrap_or(first);
        let verdict = self.taps.map(|taps| (taps.at + 1, judged(taps), Action::Verdict));
        let sweep = match self.phase {
            Phase::Window { ends, claim } => Some((ends, self.taker(claim).unwrap_or(first), Action::Sweep)),
            _ => None,
        };
        let stop = (self.options.limit == Limit::Minutes).then_some((TEN_MINUTES, first, Action::Stop));
        let flip = self.seat_to_lay().filter(|_| self.options.auto_flip == AutoFlip::On);
        let flip = flip.map(|layer| (self.since + AUTO_FLIP, layer, Action::Flip));
        // Of those due at the same time the first listed comes first.
        let next = [verdict, sweep, stop, flip].into_iter().flatten().min_by_key(|(at, ..)| *at)?;
        let (at, seat, action) = next;
        Some(Deadline { at, action: Some((seat, action)) })
    }

    /// What should have happened by itself already.
    #[must_use]
    pub fn overdue(&self) -> Option<Deadline<Action>> {
        self.next_deadline().filter(|deadline| deadline.at <= self.now)
    }

    /// Whether this seat may do this now.
    ///
    /// # Errors
    /// When it may not.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        if let Some(Deadline { action: due, .. }) = self.overdue() {
            return if due == Some((seat, action)) { Ok(()) } else { Err(Illegal::Overdue) };
        }
        if !self.still_in().contains(seat) {
            return Err(Illegal::Removed);
        }
        match action {
            Action::Tap => Ok(()),
            Action::Flip => match self.seat_to_lay() {
                None => Err(Illegal::Window),
                Some(layer) if layer != seat => Err(Illegal::NotYourTurn(layer)),
                // So that it does not matter which of two cards laid in one ms is heard of first.
                Some(_) if self.pile.last().is_some_and(|top| top.at == self.now) => Err(Illegal::TooSoon),
                Some(_) => Ok(()),
            },
            Action::Verdict | Action::Sweep | Action::Stop => Err(Illegal::NotByHand),
        }
    }

    /// Notes a tap, to be judged when the ms is over.
    pub(in super::super) fn tap(&mut self, seat: Seat) {
        let seats = self.taps.map_or(Seats::NONE, |taps| taps.seats);
        self.taps = Some(Taps { seats: seats.with(seat), at: self.now });
    }

    /// What makes a tap at this time right: the pattern of the present top, or of one that was covered less than the grace
    /// ago, and of how many cards from the bottom up it is the top (BC-14).
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

    /// Of those who tapped in one ms, the one whose tap counts (BC-15), and what it is.
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

    /// Who takes the pile by this claim; nobody when nobody is left.
    #[must_use]
    pub fn taker(&self, claim: Claim) -> Option<Seat> {
        let left = self.still_in();
        match claim {
            Claim::Owed(seat) if left.contains(seat) => Some(seat),
            Claim::Holder(seat) if self.holders.contains(seat) => Some(seat),
            _ => {
                let honour = self.pile.iter().rev().find(|laid| attempts(laid.card).is_some()).map(|laid| laid.by);
                let layers = self.pile.iter().rev().map(|laid| laid.by);
                let order = honour.into_iter().chain(layers).chain([self.last]).chain(self.clockwise(self.last));
                order.into_iter().find(|seat| left.contains(*seat))
            }
        }
    }

    /// Somebody is removed; a tap in the same ms does not count any more, as if it had been heard of later.
    pub(super) fn leave(&mut self, seat: Seat) {
        self.removed.push(seat);
        self.taps = self.taps.and_then(|taps| {
            let seats = taps.seats.without(seat);
            (!seats.is_empty()).then_some(Taps { seats, ..taps })
        });
    }

    /// Whether cards are dealt anew when a window with this claim is over, as nobody holds any (BC-29 House).
    pub(in super::super) fn deals_anew(&self, claim: Claim) -> bool {
        let deserted = self.holders.is_empty() && !matches!(claim, Claim::Owed(_));
        deserted && self.options.nobody == Nobody::Redeal
    }

    pub(super) fn open_window(&mut self, claim: Claim, at: u64) {
        self.phase = Phase::Window { ends: at + self.options.window(), claim };
    }

    pub(super) fn end(&mut self, outcome: Outcome<Reason>) {
        self.taps = None;
        self.phase = Phase::Over(outcome);
    }

    /// Ends the game: whoever has most cards wins; behind all others those who were removed, the last one first (BC-30).
    pub(in super::super) fn end_by_count(&mut self, reason: Reason, packets: &[Vec<Held>]) {
        let rank = |seat: Seat| {
            let removed = self.removed.iter().position(|removed| *removed == seat);
            (removed.is_some(), Reverse((removed, packets[seat.index()].len())))
        };
        self.end(Outcome::ranked(self.seats(), rank, reason));
    }
}
