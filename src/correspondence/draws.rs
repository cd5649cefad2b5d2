//! The turns of a game with a common pile: which draws a letter decides, which one it makes possible, and which shares it must reveal.

use super::chain::{Fault, action_fault, position_checksum};
use super::letter::{PrivateLines, Turn, Writer};
use super::shares::{Pending, Shares};
use crate::dyn_game::{DynCommonChance, DynSession, NOW};
use crate::game::{Language, Rng, Seat};

fn chance(session: &mut dyn DynSession) -> Result<&mut dyn DynCommonChance, Fault> {
    session.common_chance().ok_or(Fault::Nonce)
}

/// Does an action that draws.
fn draw(session: &mut dyn DynSession, seat: Seat, action: &str, number: usize, rng: Rng) -> Result<(), Fault> {
    chance(session)?.act_with(seat, action, rng).map_err(|error| action_fault(number, error))
}

/// Does what a letter says. Returns the number of actions then. After an error some of it may have been done.
///
/// # Errors
/// When it breaks the rules or the protocol.
pub(super) fn play_turn(
    session: &mut dyn DynSession,
    shares: &mut Shares,
    writer: Writer,
    seat: Seat,
    turn: &Turn,
) -> Result<usize, Fault> {
    let nonce = turn.private.nonce;
    if shares.pending.is_none() && session.status(Language::ENGLISH).ending.is_some() {
        return Err(Fault::Over);
    }
    if turn.private != (PrivateLines { nonce, ..PrivateLines::default() }) {
        return Err(Fault::Seal);
    }
    if let Some(share) = nonce {
        // For the draw that waits, for each own one, and for the one that the other player must make.
        shares.reveal(writer, share, turn.actions.len() + 2)?;
    }
    if let Some(pending) = shares.pending.take().filter(|pending| !pending.is_done) {
        let rng = shares.public_generator(chance(session)?.draws()).ok_or(Fault::Nonce)?;
        draw(session, seat.other(), &pending.action, 1, rng)?;
    }
    for (index, action) in turn.actions.iter().enumerate() {
        if shares.pending.is_some() || !session.to_act(NOW).contains(seat) {
            return Err(Fault::Action(index + 1, "the other player is to act".into()));
        }
        act(session, shares, writer, seat, index + 1, action)?;
    }
    if shares.count(writer) != due_draws(session, shares.pending.is_some(), turn.resigns).max(1) {
        return Err(Fault::Nonce);
    }
    if turn.sees != position_checksum(session) {
        return Err(Fault::Position);
    }
    let is_due = shares.pending.is_none() && session.to_act(NOW).contains(seat);
    match (turn.resigns, is_due) {
        (true, false) => return Err(Fault::Over),
        (false, true) => return Err(Fault::Unfinished),
        (true, true) => session.resign(seat),
        (false, false) => {}
    }
    Ok(session.status(Language::ENGLISH).plies)
}

/// Does the action of this number in a letter, or lets it wait for the share of the other player.
fn act(
    session: &mut dyn DynSession,
    shares: &mut Shares,
    writer: Writer,
    seat: Seat,
    number: usize,
    action: &str,
) -> Result<(), Fault> {
    if !chance(session)?.needs_chance(action) {
        return session.act(seat, action, None).map_err(|error| action_fault(number, error));
    }
    if let Some(illegal) = session.refusal(seat, action) {
        return Err(Fault::Action(number, illegal.to_string()));
    }
    let draws = chance(session)?.draws();
    if shares.count(writer) <= draws {
        return Err(Fault::Nonce);
    }
    if let Some(rng) = shares.public_generator(draws) {
        return draw(session, seat, action, number, rng);
    }
    shares.pending = Some(Pending { writer, action: action.into(), is_done: false });
    Ok(())
}

/// The number of draws for which a letter that leads here must have revealed the shares of its writer: those that were made, the one
/// that the letter decides, and the one of the next player, if nothing else is left to do there.
pub(super) fn due_draws(session: &mut dyn DynSession, is_pending: bool, resigns: bool) -> usize {
    let Some(chance) = session.common_chance() else { return 0 };
    let is_ahead = !is_pending && !resigns && chance.must_draw().is_some();
    chance.draws() + usize::from(is_pending) + usize::from(is_ahead)
}

/// Prepares the session for the player at this device: does the draw that the other player has decided, shows the own one as one that
/// waits, and hands over the generator of one that can be made at once.
///
/// # Errors
/// When the draw cannot be made.
pub(super) fn prepare(session: &mut dyn DynSession, shares: &mut Shares, own: Writer, seat: Seat) -> Result<(), Fault> {
    chance(session)?.wait_for_chance(None);
    let draws = chance(session)?.draws();
    match shares.pending.take() {
        Some(pending) if pending.writer == own => {
            session.act(seat, &pending.action, None).map_err(|error| action_fault(1, error))?;
            shares.pending = Some(pending);
        }
        Some(pending) => {
            if let Some(rng) = shares.generator(draws) {
                draw(session, seat.other(), &pending.action, 1, rng)?;
            }
            shares.pending = Some(Pending { is_done: true, ..pending });
        }
        None if chance(session)?.must_draw() == Some(seat) => {
            chance(session)?.wait_for_chance(shares.generator(draws));
        }
        None => {}
    }
    Ok(())
}
