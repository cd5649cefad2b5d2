//! The protocol for games with a common pile: two players together draw cards that nobody has seen.
//!
//! * No device stores the order of the pile. The order is determined again for each card draw, with a generator from two
//!   [shares](super::shares): that of the player who draws, and that of the partner, who is the next player still in the game.
//!   The first draw of a game, in which nothing can be decided, uses the shares of the random seed.
//! * A letter with the decision to draw reveals the writer's share, and cannot be taken back. The partner's share comes in the
//!   next letter, so that nobody who can still decide knows the card. That letter also continues the game, if the player who drew
//!   has nothing to decide about the card.
//! * If the next player can do nothing but draw, the letter before already reveals its writer's share, and its writer is the
//!   partner. Then the draw needs no letter of its own.

use super::code::Nonce;
use super::fault::Fault;
use super::letter::{SecrecyLines, Turn, Writer};
use super::open::end_turn;
use super::proof::position_checksum;
use super::protocol::{Draft, OwnData, Protocol, Table, is_over};
use super::shares::{Parties, Shares};
use crate::dyn_game::AnyAction;
use crate::game::{Rng, Seat};
use crate::session::{LATEST_PLY, Session, UnknownPart};

/// A card draw that a player has decided on. No letter has the partner's share yet.
#[derive(Clone)]
struct PendingDraw {
    parties: Parties,
    action: AnyAction,
    /// Whether the draw is done in the session already: the partner is the player at this device, which knows both shares.
    is_done: bool,
}

/// A game with a common pile, played by letter.
pub(super) struct CommonPileProtocol {
    session: Session,
    shares: Shares,
    pending: Option<PendingDraw>,
    /// The player who has revealed a share in advance, because the next draw is forced; `None` if nobody has.
    revealed_in_advance: Option<Writer>,
}

/// Whether an action draws from the pile.
fn is_draw(session: &Session, action: &AnyAction) -> bool {
    session.game().needs_chance(session.state(), action)
}

/// The seat whose only legal action is to draw; `None` if there is no such seat.
fn must_draw(session: &Session) -> Option<Seat> {
    let seat = session.to_act().first()?;
    matches!(&session.actions(LATEST_PLY, seat)[..], [only] if is_draw(session, only)).then_some(seat)
}

/// The number of shares that the writer of a letter must have revealed although no draw has used them: 1 if a draw in the letter
/// waits for the partner's share, or if the next player can do nothing but draw; else 0. `session` is the game after the letter.
fn unused_share_count(session: &Session, is_pending: bool, resigns: bool) -> usize {
    // The first draw uses the shares of the random seed.
    let is_ahead = !is_pending && !resigns && session.draw_count() > 0 && must_draw(session).is_some();
    usize::from(is_pending || is_ahead)
}

impl CommonPileProtocol {
    /// A game before its first action. `most` is the greatest number of card draws in the game.
    pub fn new(table: &Table, session: Session, most: usize) -> Self {
        let seed_shares = table.seed_shares().unwrap_or_default();
        let own = table.own.as_ref().and_then(|OwnData { writer, secret, .. }| Some((*writer, (*secret)?)));
        let shares = Shares::new(table.id(), most, table.commitments(), seed_shares, own);
        Self { session, shares, pending: None, revealed_in_advance: None }
    }

    /// The parties of the next draw: the drawer, and the player who revealed a share in advance, or else the next player.
    fn parties(&mut self, table: &Table, drawer: Writer) -> Parties {
        let seat = table.seat(drawer);
        let next = table.game.draw_partner(self.session.state(), seat).unwrap_or(seat);
        Parties { drawer, partner: self.revealed_in_advance.unwrap_or_else(|| table.seating.writer(next)) }
    }

    /// Does an action that draws, with this generator. `number` is the number of the action in its letter.
    fn draw(&mut self, seat: Seat, action: AnyAction, number: usize, rng: Rng) -> Result<(), Fault> {
        self.session.set_unknown_part(UnknownPart::Chance(Some(rng)));
        self.session.take_effect(seat, action).map_err(Fault::in_action(number))
    }

    fn spend(&mut self, parties: Parties) {
        self.shares.spend(parties);
        self.revealed_in_advance = None;
    }

    /// Carries out the turn in a letter. After an error, part of it may have been done.
    fn play(&mut self, table: &Table, writer: Writer, turn: &Turn) -> Result<(), Fault> {
        let nonce = turn.private.nonce;
        if self.pending.is_none() && is_over(&self.session) {
            return Err(Fault::Over);
        }
        if turn.private != (SecrecyLines { nonce, ..SecrecyLines::default() }) {
            return Err(Fault::Seal);
        }
        if let Some(share) = nonce {
            // At most one share for the waiting draw, one for each action of this letter, and one for a forced draw of the next
            // player.
            self.shares.reveal(writer, share, turn.actions.len() + 2)?;
        }
        if let Some(PendingDraw { parties, action, is_done }) = self.pending.take() {
            if !is_done {
                let draws = self.session.draw_count();
                let rng = self.shares.public_generator(draws, parties).ok_or(Fault::Nonce)?;
                self.draw(table.seat(parties.drawer), action, 1, rng)?;
            }
            self.spend(parties);
        }
        for (number, action) in (1..).zip(&turn.actions) {
            if self.pending.is_some() || !table.is_to_act(&self.session, writer) {
                return Err(Fault::other_to_act(number));
            }
            self.act(table, writer, number, table.action(number, action)?)?;
        }
        let is_pending = self.pending.is_some();
        let unused = unused_share_count(&self.session, is_pending, turn.resigns);
        if self.shares.unused_count(writer) != unused {
            return Err(Fault::Nonce);
        }
        self.revealed_in_advance = (!is_pending && unused > 0).then_some(writer);
        end_turn(table, &mut self.session, writer, turn, !is_pending)
    }

    /// Does the action of this number in a letter. A draw without both shares becomes pending.
    fn act(&mut self, table: &Table, writer: Writer, number: usize, action: AnyAction) -> Result<(), Fault> {
        let seat = table.seat(writer);
        if !is_draw(&self.session, &action) {
            return self.session.act(seat, action).map_err(Fault::in_action(number));
        }
        table.game.check(self.session.state(), seat, &action).map_err(Fault::in_action(number))?;
        let draws = self.session.draw_count();
        if draws > 0 && self.shares.unused_count(writer) == 0 {
            return Err(Fault::Nonce);
        }
        let parties = self.parties(table, writer);
        match self.shares.public_generator(draws, parties) {
            Some(rng) => {
                self.draw(seat, action, number, rng)?;
                if draws > 0 {
                    self.spend(parties);
                }
            }
            None => self.pending = Some(PendingDraw { parties, action, is_done: false }),
        }
        Ok(())
    }

    /// Prepares the session for the player at this device. If this player's draw waits for the partner's share, the action
    /// becomes pending in the session. If this player is the partner, the draw is made with this player's share. If this player
    /// can do nothing but draw, the session gets the generator, provided that this device knows both shares.
    fn prepare(&mut self, table: &Table, own: Writer) -> Result<(), Fault> {
        self.session.set_unknown_part(UnknownPart::Chance(None));
        let (draws, seat) = (self.session.draw_count(), table.seat(own));
        match self.pending.clone() {
            Some(PendingDraw { parties, action, .. }) if parties.drawer == own => {
                self.session.act(seat, action).map_err(Fault::in_action(1))?;
            }
            Some(PendingDraw { parties, action, .. }) if parties.partner == own => {
                if let Some(rng) = self.shares.generator(draws, parties) {
                    self.draw(table.seat(parties.drawer), action.clone(), 1, rng)?;
                    self.pending = Some(PendingDraw { parties, action, is_done: true });
                }
            }
            None if must_draw(&self.session) == Some(seat) => {
                let parties = self.parties(table, own);
                let ready = self.shares.generator(draws, parties);
                self.session.set_unknown_part(UnknownPart::Chance(ready));
            }
            _ => {}
        }
        Ok(())
    }

    /// The share that this device's next letter has to reveal; `None` if there is none. `session` is the game after the letter.
    fn share_due(&self, session: &Session, resigns: bool) -> Option<Nonce> {
        let draws = |session: &Session| session.draw_count().saturating_sub(1);
        let own = draws(session).saturating_sub(draws(&self.session));
        let given = self.pending.as_ref().is_some_and(|pending| pending.is_done);
        self.shares.due(usize::from(given) + own + unused_share_count(session, session.pending().is_some(), resigns))
    }
}

impl Protocol for CommonPileProtocol {
    fn session(&self) -> &Session {
        &self.session
    }

    fn read(&mut self, table: &Table, _follow: bool) -> Result<(), (u32, Fault)> {
        let played = table.last_turn().map_or(Ok(()), |(writer, turn)| self.play(table, writer, turn));
        let prepared = played.and_then(|()| table.own.as_ref().map_or(Ok(()), |own| self.prepare(table, own.writer)));
        prepared.map_err(|fault| (table.last_number(), fault))
    }

    fn write(&self, _table: &Table, draft: &Draft<'_>, turn: &mut Turn) -> Result<Option<String>, Fault> {
        turn.sees = position_checksum(draft.after);
        turn.private.nonce = self.share_due(draft.after, turn.resigns);
        Ok(None)
    }

    fn awaited_share_owner(&self) -> Option<Writer> {
        self.pending.as_ref().map(|pending| pending.parties.partner)
    }

    fn is_complete(&self, _table: &Table) -> bool {
        is_over(&self.session) && self.pending.is_none()
    }
}
