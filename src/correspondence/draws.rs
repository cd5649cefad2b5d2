//! The turns of a game with a common pile: which draws a letter decides, which one it makes possible, and which shares it must reveal.

use super::chain::{Fault, position_checksum};
use super::code::Nonce;
use super::letter::{PrivateLines, Turn, Writer};
use super::play::{act as act_in, act_with, action_fault, needs_chance, refusal};
use super::seating::Seating;
use super::shares::{Parties, Pending, Shares};
use crate::game::{Language, Rng, Seat};
use crate::session::{NOW, Session};

/// Does an action that draws.
fn draw(session: &mut Session, seat: Seat, action: &str, number: usize, rng: Rng) -> Result<(), Fault> {
    act_with(session, seat, action, rng).map_err(|error| action_fault(number, error))
}

/// Whose shares the next draw needs, if this player draws.
fn parties(session: &mut Session, shares: &Shares, seating: Seating, drawer: Writer) -> Parties {
    let partner = session.partner(seating.seat(drawer));
    shares.parties(drawer, seating.writer(partner))
}

/// Does what a letter says. Returns the number of actions then. After an error some of it may have been done.
///
/// # Errors
/// When it breaks the rules or the protocol.
pub(super) fn play_turn(
    session: &mut Session,
    shares: &mut Shares,
    seating: Seating,
    writer: Writer,
    turn: &Turn,
) -> Result<usize, Fault> {
    let (nonce, seat) = (turn.private.nonce, seating.seat(writer));
    if shares.pending.is_none() && session.status(Language::ENGLISH).ending.is_some() {
        return Err(Fault::Over);
    }
    if turn.private != (PrivateLines { nonce, ..PrivateLines::default() }) {
        return Err(Fault::Seal);
    }
    if let Some(share) = nonce {
        // For the draw that waits, for each own one, and for the one that the next player must make.
        shares.reveal(writer, share, turn.actions.len() + 2)?;
    }
    if let Some(Pending { parties, action, is_done }) = shares.pending.take() {
        if !is_done {
            let rng = shares.public_generator(session.draws(), parties).ok_or(Fault::Nonce)?;
            draw(session, seating.seat(parties.drawer), &action, 1, rng)?;
        }
        shares.spend(parties);
    }
    for (index, action) in turn.actions.iter().enumerate() {
        if shares.pending.is_some() || !session.to_act_after(NOW).contains(seat) {
            return Err(Fault::Action(index + 1, "the other player is to act".into()));
        }
        act(session, shares, seating, writer, index + 1, action)?;
    }
    let owed = owed_shares(session, shares.pending.is_some(), turn.resigns);
    if shares.left(writer) != owed {
        return Err(Fault::Nonce);
    }
    if turn.sees != position_checksum(session) {
        return Err(Fault::Position);
    }
    shares.ahead = (shares.pending.is_none() && owed > 0).then_some(writer);
    let is_due = shares.pending.is_none() && session.to_act_after(NOW).contains(seat);
    match (turn.resigns, is_due) {
        (true, false) => return Err(Fault::Over),
        (false, true) => return Err(Fault::Unfinished),
        (true, true) => session.resign(seat),
        (false, false) => {}
    }
    Ok(session.status(Language::ENGLISH).plies)
}

/// Does the action of this number in a letter, or lets it wait for the share of the partner.
fn act(
    session: &mut Session,
    shares: &mut Shares,
    seating: Seating,
    writer: Writer,
    number: usize,
    action: &str,
) -> Result<(), Fault> {
    let seat = seating.seat(writer);
    if !needs_chance(session, action) {
        return act_in(session, seat, action).map_err(|error| action_fault(number, error));
    }
    if let Some(illegal) = refusal(session, seat, action) {
        return Err(Fault::Action(number, illegal));
    }
    let draws = session.draws();
    if draws > 0 && shares.left(writer) == 0 {
        return Err(Fault::Nonce);
    }
    let parties = parties(session, shares, seating, writer);
    match shares.public_generator(draws, parties) {
        Some(rng) => {
            draw(session, seat, action, number, rng)?;
            if draws > 0 {
                shares.spend(parties);
            }
        }
        None => shares.pending = Some(Pending { parties, action: action.into(), is_done: false }),
    }
    Ok(())
}

/// How many shares a letter that leads here must have revealed of its writer, beside those of draws that were made: for the one that the
/// letter decides, or for the one of the next player, if nothing else is left to do there.
fn owed_shares(session: &mut Session, is_pending: bool, resigns: bool) -> usize {
    // The first draw uses the shares of the lot.
    let is_ahead = !is_pending && !resigns && session.draws() > 0 && session.must_draw().is_some();
    usize::from(is_pending || is_ahead)
}

/// The own share that the next letter reveals. `session` is the game as the letter leaves it, and `before` the game as this device knows
/// it without the letter.
pub(super) fn share_due(session: &mut Session, before: &mut Session, shares: &Shares, resigns: bool) -> Option<Nonce> {
    let is_pending = session.answer().is_some();
    let draws = |session: &Session| session.draws().saturating_sub(1);
    let own = draws(session).saturating_sub(draws(before));
    let given = shares.pending.as_ref().is_some_and(|pending| pending.is_done);
    shares.due(usize::from(given) + own + owed_shares(session, is_pending, resigns))
}

/// Prepares the session for the player at this device: does a draw to which the player gives a share, shows the own one as one that
/// waits, and hands over the generator of one that can be made at once.
///
/// # Errors
/// When the draw cannot be made.
pub(super) fn prepare(session: &mut Session, shares: &mut Shares, seating: Seating, own: Writer) -> Result<(), Fault> {
    session.wait_for_chance(None);
    let (draws, seat) = (session.draws(), seating.seat(own));
    match shares.pending.clone() {
        Some(Pending { parties, action, .. }) if parties.drawer == own => {
            act_in(session, seat, &action).map_err(|error| action_fault(1, error))?;
        }
        Some(Pending { parties, action, .. }) if parties.partner == own => {
            if let Some(rng) = shares.generator(draws, parties) {
                draw(session, seating.seat(parties.drawer), &action, 1, rng)?;
                shares.pending = Some(Pending { parties, action, is_done: true });
            }
        }
        None if session.must_draw() == Some(seat) => {
            let parties = parties(session, shares, seating, own);
            session.wait_for_chance(shares.generator(draws, parties));
        }
        _ => {}
    }
    Ok(())
}
