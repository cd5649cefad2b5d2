//! The open information of Court Wars, and the legal actions, which depend on nothing else.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::action::{Action, Attack, Decision, Illegal, Reason};
use super::event::Event;
use super::options::{
    BeatenJoker, Flip, JokerPlacing, Jokers, Limit, MOST_TURNS, Options, Placing, Removal, SET_UP_ROUNDS, Stacking,
    Targets,
};
use super::stack::{Base, Court, RemovedPart, Stack, Target, total, value};
use crate::game::cards::{Card, DeckCard, Rank, Suit, take_out};
use crate::game::seat::seat_bits;
use crate::game::{EventSink, Outcome, Seat, Seats};

/// The stage of a turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The player must draw: in the set-up, or after the attack of an Ace (CW-21).
    Draw,
    /// The player draws or attacks.
    Act,
    /// The player has drawn this card, and places or discards it.
    Place(DeckCard),
    /// The game is over, with this outcome.
    Over(Outcome<Reason>),
}

/// Everything that all players see.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The options of the game.
    pub options: Options,
    /// The suit of each seat.
    pub suits: Vec<Suit>,
    /// The seat that went first.
    pub starter: Seat,
    /// The seat whose turn it is, or was when the game ended.
    pub turn: Seat,
    /// The stage of the turn.
    pub stage: Stage,
    /// The three stacks of each seat: King, Queen, Jack.
    pub stacks: Vec<[Stack; 3]>,
    /// The number of completed draws of the set-up (CW-06).
    pub set_up: u8,
    /// The number of completed turns.
    pub turns: u16,
    /// The number of times that a flip of the discard pile was due.
    pub flips: u16,
    /// Whether a player attacked or placed a card since the last flip. It is true before the first flip (CW-31).
    pub progress: bool,
    /// The seats that have completed a turn since the last attack or placing (CW-31).
    #[serde(with = "seat_bits")]
    pub waited: Seats,
    /// The seats that have lost their last court, in the order in which they lost it (CW-34).
    pub fallen: Vec<Seat>,
    /// The number of Jokers that have left the game (CW-25 House).
    pub removed: u8,
    /// The number of Aces drawn in this turn (CW-22).
    pub aces: u8,
    /// The discard pile, the oldest card first.
    pub discard: Vec<DeckCard>,
}

/// The number of cards that may be drawn next, by their use to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NextCardCounts {
    /// Cards that fit on one of the player's courts.
    pub fits: usize,
    /// Aces.
    pub aces: usize,
    /// Cards of no use.
    pub others: usize,
}

impl NextCardCounts {
    /// The percentages of `fits`, `aces` and `others`, which add up to 100; `None` if there are no cards.
    #[must_use]
    pub const fn percent(self) -> Option<[usize; 3]> {
        let Self { fits, aces, others } = self;
        let all = fits + aces + others;
        if all == 0 {
            return None;
        }
        let [fits, aces] = [(200 * fits + all) / (2 * all), 100 * aces / all];
        Some([fits, aces, 100 - fits - aces])
    }
}

impl Table {
    /// The table before the first card is drawn.
    #[must_use]
    pub fn new(options: Options, suits: Vec<Suit>, starter: Seat) -> Self {
        Self {
            stacks: vec![<[Stack; 3]>::default(); suits.len()],
            options,
            suits,
            starter,
            turn: starter,
            stage: Stage::Draw,
            set_up: 0,
            turns: 0,
            flips: 0,
            progress: true,
            waited: Seats::EMPTY,
            fallen: Vec::new(),
            removed: 0,
            aces: 0,
            discard: Vec::new(),
        }
    }

    /// The number of players.
    #[must_use]
    pub fn seat_count(&self) -> usize {
        self.suits.len()
    }

    /// The cards of the deck, in order: the pack without the courts on the table (CW-04), with or without Jokers (CW-01).
    pub fn deck(&self) -> impl Iterator<Item = DeckCard> {
        let court = |card: Card| Court::ALL.iter().any(|court| court.rank() == card.rank());
        let on_table = move |card: &Card| court(*card) && self.suits.contains(&card.suit());
        let jokers = self.options.jokers == Jokers::Two;
        DeckCard::pack().filter(move |card| card.suited().map_or(jokers, |card| !on_table(&card)))
    }

    /// The cards of the deck that are not in the pile: Guards and Jokers in stacks, discards, a drawn card that is not placed
    /// yet, and Jokers that have left the game.
    pub fn open_cards(&self) -> impl Iterator<Item = DeckCard> {
        let stacks = || self.stacks.iter().flatten();
        let guards = stacks().flat_map(|stack| stack.guards.iter().copied().map(DeckCard::Suited));
        let jokers = stacks().filter(|stack| stack.base == Base::Joker).count() + usize::from(self.removed);
        let drawn = match self.stage {
            Stage::Place(card) => Some(card),
            _ => None,
        };
        guards.chain(std::iter::repeat_n(DeckCard::Joker, jokers)).chain(self.discard.iter().copied()).chain(drawn)
    }

    /// The cards of the pile, sorted: all cards of the deck that are not [open](Table::open_cards).
    #[must_use]
    pub fn unseen(&self) -> Vec<DeckCard> {
        let mut unseen = self.deck().collect();
        take_out(&mut unseen, self.open_cards());
        unseen
    }

    /// Whether all players know the order of the pile, because it is the discard pile, turned over as a block (CW-29).
    #[must_use]
    pub fn pile_is_known(&self) -> bool {
        self.flips > 0 && self.options.flip == Flip::Block
    }

    /// Whether nobody can know the next card of a pile of this size. Before the first flip, the last card of the pile can be
    /// deduced.
    #[must_use]
    pub fn next_card_is_hidden(&self, pile: usize) -> bool {
        match self.options.flip {
            Flip::Block => self.flips == 0 && pile > 1,
            Flip::Reshuffle => true,
        }
    }

    /// Ends the set-up, if it is still going on.
    pub(crate) fn end_set_up(&mut self) {
        self.set_up = SET_UP_ROUNDS * u8::try_from(self.seat_count()).unwrap_or(u8::MAX);
    }

    /// Whether the set-up is still going on.
    #[must_use]
    pub fn in_set_up(&self) -> bool {
        usize::from(self.set_up) < usize::from(SET_UP_ROUNDS) * self.seat_count()
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// The seat to act; `None` when the game is over.
    #[must_use]
    pub const fn to_act(&self) -> Option<Seat> {
        if self.is_over() { None } else { Some(self.turn) }
    }

    /// The decision to make; `None` when the game is over.
    #[must_use]
    pub fn pending_decision(&self) -> Option<Decision> {
        match self.stage {
            Stage::Draw if self.in_set_up() => Some(Decision::SetUp),
            Stage::Draw => Some(Decision::AfterAce),
            Stage::Act if self.aces > 0 => Some(Decision::Ace),
            Stage::Act => Some(Decision::Turn),
            Stage::Place(card) => Some(Decision::Place(card)),
            Stage::Over(_) => None,
        }
    }

    /// Whether a seat still has a standing court (CW-33).
    #[must_use]
    pub fn is_in(&self, seat: Seat) -> bool {
        !self.fallen.contains(&seat)
    }

    /// The seats that are still in.
    pub fn remaining_seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seat_count()).filter(|seat| self.is_in(*seat))
    }

    /// The next seat clockwise that is still in; `seat` itself if there is no other.
    #[must_use]
    pub fn next(&self, seat: Seat) -> Seat {
        seat.clockwise(self.seat_count()).find(|seat| self.is_in(*seat)).unwrap_or(seat)
    }

    /// The seat that plays a suit; `None` if nobody does.
    #[must_use]
    pub fn owner(&self, suit: Suit) -> Option<Seat> {
        Seat::all(self.seat_count()).find(|seat| self.suits[seat.index()] == suit)
    }

    /// A stack of a seat.
    #[must_use]
    pub fn stack(&self, seat: Seat, court: Court) -> &Stack {
        &self.stacks[seat.index()][court as usize]
    }

    /// Whether a seat may attack another seat (CW-35).
    #[must_use]
    pub fn may_target(&self, attacker: Seat, other: Seat) -> bool {
        match self.options.targets {
            Targets::Any => other != attacker,
            Targets::Next => other != attacker && other == self.next(attacker),
        }
    }

    /// The stacks of all players whom a seat may attack, by suit and court. Stacks whose court has fallen are included.
    fn targets(&self, attacker: Seat) -> impl Iterator<Item = (Target, &Stack)> {
        let suits = Suit::ALL.into_iter().filter_map(|suit| Some((suit, self.owner(suit)?)));
        let open = suits.filter(move |(_, owner)| self.may_target(attacker, *owner));
        open.flat_map(move |(suit, owner)| Court::ALL.map(|court| (Target { suit, court }, self.stack(owner, court))))
    }

    /// The value of the strongest attack that a seat can make with one stack.
    pub fn max_attack(&self, seat: Seat) -> u32 {
        self.stacks[seat.index()].iter().map(Stack::attack_value).max().unwrap_or(0)
    }

    /// Whether the court stands and another player, who may attack it, has a stack strong enough to fell it. False when the game
    /// is over.
    #[must_use]
    pub fn is_at_risk(&self, seat: Seat, court: Court) -> bool {
        let stack = self.stack(seat, court);
        let falls = |other: Seat| self.may_target(other, seat) && self.max_attack(other) >= stack.defence_value();
        self.pending_decision().is_some() && stack.is_standing() && self.remaining_seats().any(falls)
    }

    /// Whether the player to act has a legal attack (CW-17).
    #[must_use]
    pub fn can_attack(&self) -> bool {
        let strongest = self.max_attack(self.turn);
        self.targets(self.turn).filter_map(|(_, stack)| stack.min_price()).any(|weakest| weakest <= strongest)
    }

    /// The parts of a stack that an attack of this value may remove (CW-20).
    pub fn removable_parts(&self, stack: &Stack, strength: u32) -> impl Iterator<Item = RemovedPart> {
        let affordable = stack.affordable_parts(strength).count();
        let skipped = match self.options.removal {
            Removal::Free => 0,
            Removal::Most => affordable.saturating_sub(1),
        };
        stack.affordable_parts(strength).skip(skipped)
    }

    /// Checks that a drawn card fits on a stack of the player to act (CW-13, CW-24).
    ///
    /// # Errors
    /// When it does not fit: the reason.
    pub fn check_fits(&self, card: DeckCard, court: Court) -> Result<(), Illegal> {
        self.check_fits_for(self.turn, card, court)
    }

    /// Like [`Table::check_fits`], for any seat.
    fn check_fits_for(&self, seat: Seat, card: DeckCard, court: Court) -> Result<(), Illegal> {
        let stack = self.stack(seat, court);
        match (card, stack.base) {
            (DeckCard::Joker, Base::Fallen) => Ok(()),
            (DeckCard::Joker, _) => Err(Illegal::Stands(court)),
            (DeckCard::Suited(_), Base::Fallen) => Err(Illegal::NoCourt(court)),
            (DeckCard::Suited(guard), _) => match stack.guards.last() {
                Some(last) if !self.options.can_stack(guard, *last) => Err(Illegal::DoesNotFit(guard, *last)),
                _ => Ok(()),
            },
        }
    }

    /// Counts the cards of the pile by their use to a seat: cards that fit on one of its courts, Aces, and others. In the set-up,
    /// only Guards count.
    #[must_use]
    pub fn next_card_counts(&self, seat: Seat) -> NextCardCounts {
        let mut odds = NextCardCounts::default();
        for card in self.unseen() {
            let is_guard = card.suited().is_some_and(|card| card.rank() <= Rank::Ten);
            // In the set-up other cards are discarded and replaced (CW-06).
            if self.in_set_up() && !is_guard {
                continue;
            }
            let is_placed = is_guard || card == DeckCard::Joker;
            let fits = |court: Court| is_placed && self.check_fits_for(seat, card, court).is_ok();
            *if Court::ALL.into_iter().any(fits) {
                &mut odds.fits
            } else if card.suited().is_some_and(|card| card.rank() == Rank::Ace) {
                &mut odds.aces
            } else {
                &mut odds.others
            } += 1;
        }
        odds
    }

    /// The courts of the player to act on which a drawn card may be placed.
    pub fn fitting_courts(&self, card: DeckCard) -> impl Iterator<Item = Court> {
        Court::ALL.into_iter().filter(move |court| self.check_fits(card, *court).is_ok())
    }

    /// Whether a card that fits must be placed (CW-12, CW-24).
    #[must_use]
    pub fn must_place(&self, card: DeckCard) -> bool {
        match card {
            DeckCard::Suited(_) => self.options.placing == Placing::Must,
            DeckCard::Joker => self.options.joker == JokerPlacing::Must,
        }
    }

    /// Checks that an action of a seat is legal.
    ///
    /// # Errors
    /// When it is not legal: the reason.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let Some(due) = self.pending_decision() else { return Err(Illegal::Over) };
        if seat != self.turn {
            return Err(Illegal::NotYourTurn);
        }
        match (*action, &self.stage) {
            (Action::Place(court), Stage::Place(card)) => self.check_fits(*card, court),
            (Action::Discard, Stage::Place(card)) if self.must_place(*card) => Err(Illegal::MustPlace),
            (Action::Draw, Stage::Draw | Stage::Act) | (Action::Discard, Stage::Place(_)) => Ok(()),
            (Action::Attack(attack), Stage::Act) => self.check_attack(attack),
            _ => Err(Illegal::NotNow(due)),
        }
    }

    /// Checks that an attack of the player to act is legal.
    fn check_attack(&self, attack: Attack) -> Result<(), Illegal> {
        let Attack { from, spent, target, taken } = attack;
        let own = self.stack(self.turn, from);
        if !(1..=own.guards.len()).contains(&usize::from(spent)) {
            return Err(Illegal::Spent { court: from, guards: own.guards.len() });
        }
        let stack = self.attackable_stack(target)?;
        if let RemovedPart::Guards(count) = taken
            && !(1..=stack.guards.len()).contains(&usize::from(count))
        {
            return Err(Illegal::Taken { target, guards: stack.guards.len() });
        }
        let (spent, price) = (total(own.last_guards(usize::from(spent))), stack.price(taken));
        if spent < price {
            Err(Illegal::TooWeak { spent, price })
        } else if self.removable_parts(stack, spent).any(|removable| removable == taken) {
            Ok(())
        } else {
            Err(Illegal::TakeMore)
        }
    }

    /// The stack of a court, if the player to act may attack it.
    ///
    /// # Errors
    /// When the court cannot be attacked: the reason.
    pub fn attackable_stack(&self, target: Target) -> Result<&Stack, Illegal> {
        let owner = self.owner(target.suit).ok_or(Illegal::NobodyPlays(target.suit))?;
        let stack = self.stack(owner, target.court);
        if owner == self.turn {
            Err(Illegal::OwnCourt(target.court))
        } else if !stack.is_standing() {
            Err(Illegal::Fallen(target))
        } else if !self.may_target(self.turn, owner) {
            Err(Illegal::OnlyNext)
        } else {
            Ok(stack)
        }
    }

    /// Replaces the contents of `into` with the legal actions of a seat, sorted.
    pub fn actions(&self, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if self.to_act() != Some(seat) {
            return;
        }
        match self.stage {
            Stage::Draw => into.push(Action::Draw),
            Stage::Act => {
                into.push(Action::Draw);
                self.each_attack(|attack| into.push(Action::Attack(attack)));
            }
            Stage::Place(card) => {
                into.extend(self.fitting_courts(card).map(Action::Place));
                if !self.must_place(card) {
                    into.push(Action::Discard);
                }
            }
            Stage::Over(_) => {}
        }
    }

    /// Calls `each` with every legal attack of the player to act, in order.
    fn each_attack(&self, mut each: impl FnMut(Attack)) {
        for from in Court::ALL {
            let own = self.stack(self.turn, from);
            let mut strength = 0;
            for (spent, guard) in (1..).zip(own.guards.iter().rev()) {
                strength += value(*guard);
                for (target, stack) in self.targets(self.turn) {
                    for taken in self.removable_parts(stack, strength) {
                        each(Attack { from, spent, target, taken });
                    }
                }
            }
        }
    }

    /// Carries out an attack of the player to act. The spent Guards are discarded, then the removed ones, both in the order in
    /// which they lie. A court that falls is turned face down; a Joker on it is discarded or leaves the game (CW-26, CW-27).
    pub(super) fn attack(&mut self, attack: Attack, events: &mut impl EventSink<Event>) {
        let Attack { from, spent, target, taken } = attack;
        let Some(victim) = self.owner(target.suit) else { return };
        events.report(|| Event::Attacked {
            seat: self.turn,
            victim,
            attack,
            spent: self.stack(self.turn, from).last_guards(usize::from(spent)).to_vec(),
            stack: self.stack(victim, target.court).clone(),
        });
        discard_last(&mut self.stacks[self.turn.index()][from as usize], usize::from(spent), &mut self.discard);
        let stack = &mut self.stacks[victim.index()][target.court as usize];
        match taken {
            RemovedPart::Guards(count) => discard_last(stack, usize::from(count), &mut self.discard),
            RemovedPart::All => {
                discard_last(stack, stack.guards.len(), &mut self.discard);
                if std::mem::replace(&mut stack.base, Base::Fallen) == Base::Joker {
                    match self.options.beaten_joker {
                        BeatenJoker::Discarded => self.discard.push(DeckCard::Joker),
                        BeatenJoker::Removed => self.removed += 1,
                    }
                }
            }
        }
        self.note_progress();
        if !self.stacks[victim.index()].iter().any(Stack::is_standing) {
            self.fallen.push(victim);
            events.report(|| Event::Fell(victim));
        }
        if self.remaining_seats().count() == 1 {
            self.end(Reason::Conquest);
        } else if self.aces > 0 {
            self.stage = Stage::Draw;
        } else {
            self.end_turn();
        }
    }

    /// Records an attack or a placing, unless it is in the set-up (CW-31).
    pub(super) fn note_progress(&mut self) {
        if !self.in_set_up() {
            self.progress = true;
            self.waited = Seats::EMPTY;
        }
    }

    /// Ends the turn of the player to act, or the player's draw of the set-up.
    pub(super) fn end_turn(&mut self) {
        if self.in_set_up() {
            self.set_up += 1;
        } else {
            self.turns = self.turns.saturating_add(1);
            self.waited.insert(self.turn);
            self.aces = 0;
            if self.options.limit == Limit::Off && self.turns >= MOST_TURNS {
                return self.end(Reason::Turns);
            }
        }
        self.turn = self.next(self.turn);
        self.stage = if self.in_set_up() { Stage::Draw } else { Stage::Act };
    }

    /// Whether nobody attacked or placed a card since the last flip, and all players who are still in have completed a turn since
    /// the last attack or placing (CW-31).
    #[must_use]
    pub fn is_idle(&self) -> bool {
        !self.progress && self.remaining_seats().all(|seat| self.waited.contains(seat))
    }

    /// Counts a flip that is due. Ends the game if the flip reaches the limit, or if there was no progress (CW-31). Returns
    /// whether the game goes on.
    pub(super) fn count_due_flip(&mut self) -> bool {
        self.flips = self.flips.saturating_add(1);
        match self.options.flip_limit() {
            Some(_) if self.is_idle() => self.end(Reason::NoProgress),
            Some(most) if usize::from(self.flips) >= most => self.end(Reason::Flips),
            _ => self.progress = false,
        }
        !self.is_over()
    }

    /// The number of standing courts of a seat, and the total value of its Guards (CW-31).
    pub fn ranking_key(&self, seat: Seat) -> (usize, u32) {
        let stacks = &self.stacks[seat.index()];
        (stacks.iter().filter(|stack| stack.is_standing()).count(), stacks.iter().map(Stack::attack_value).sum())
    }

    /// The outcome of a game that ends now. Players who are still in are ranked by their courts, then by their Guards; the fallen
    /// follow, the last to fall first (CW-31, CW-34).
    fn end_outcome(&self, reason: Reason) -> Outcome<Reason> {
        let rank = |seat: Seat| {
            let fell = self.fallen.iter().position(|fallen| *fallen == seat);
            (fell.is_some(), Reverse((fell, self.ranking_key(seat))))
        };
        Outcome::ranked(self.seat_count(), rank, reason)
    }

    fn end(&mut self, reason: Reason) {
        self.stage = Stage::Over(self.end_outcome(reason));
    }

    /// The text of what a parser expects instead, if no game can lead to this table; `None` if a game can.
    #[must_use]
    pub fn unreachable_because(&self) -> Option<&'static str> {
        let stands = |seat: Seat| self.stacks[seat.index()].iter().any(Stack::is_standing);
        let in_time = match self.options.flip_limit() {
            Some(most) => usize::from(self.flips) < most,
            None => self.turns < MOST_TURNS,
        };
        let conquered = self.remaining_seats().count() == 1;
        let set_up_is_all = self.turns == 0 && self.flips == 0 && self.fallen.is_empty() && self.aces == 0;
        if Seat::all(self.seat_count()).any(|seat| stands(seat) == self.fallen.contains(&seat)) {
            return Some("a court that stands for each seat that is not among the fallen, and none for these");
        }
        let Stage::Over(outcome) = &self.stage else {
            return if conquered {
                Some("courts that stand at two seats, or \"over\"")
            } else if !in_time {
                Some("fewer flips and turns, or \"over\"")
            } else if self.in_set_up() && !set_up_is_all {
                Some("no turn, no flip and no Ace before the set-up is done")
            } else if !self.is_in(self.turn) {
                Some("the turn of a seat that is still in")
            } else if self.pending_decision() == Some(Decision::Ace) && !self.can_attack() {
                Some("an attack for whoever drew an Ace")
            } else {
                None
            };
        };
        let reason = outcome.reason;
        let has_come_about = match reason {
            Reason::Conquest => conquered && in_time,
            Reason::NoProgress => self.options.limit != Limit::Off && self.flips > 1 && !self.progress,
            Reason::Flips => self.options.limit != Limit::Off && !in_time,
            Reason::Turns => self.options.limit == Limit::Off && !in_time,
        };
        if !has_come_about || self.in_set_up() || conquered != (reason == Reason::Conquest) {
            Some("an end that has come about")
        } else if *outcome != self.end_outcome(reason) {
            Some("places by courts and Guards")
        } else {
            None
        }
    }
}

impl Options {
    /// Whether a Guard may be placed on another Guard (CW-13).
    #[must_use]
    pub fn can_stack(&self, guard: Card, on: Card) -> bool {
        match self.stacking {
            Stacking::Lower => value(guard) < value(on),
            Stacking::Equal => value(guard) <= value(on),
        }
    }
}

/// Moves the last Guards of a stack to the discard pile in their order, the last one on top (CW-27).
fn discard_last(stack: &mut Stack, count: usize, discard: &mut Vec<DeckCard>) {
    let at = stack.guards.len().saturating_sub(count);
    discard.extend(stack.guards.drain(at..).map(DeckCard::Suited));
}
