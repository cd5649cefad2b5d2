//! The turns of a game with a common pile: which draws a letter decides, which one it makes possible, and which shares it must reveal.

use super::chain::{Fault, action_fault, position_checksum};
use super::code::Nonce;
use super::letter::{PrivateLines, Turn, Writer};
use super::seating::Seating;
use super::shares::{Parties, Pending, Shares};
use crate::dyn_game::{DynCommonChance, DynGameExtras, DynSession, NOW};
use crate::game::{Language, Rng, Seat};

fn chance<'a>(game: &dyn DynGameExtras, session: &'a mut dyn DynSession) -> Result<&'a mut dyn DynCommonChance, Fault> {
    game.common_chance(session).ok_or(Fault::Nonce)
}

/// Does an action that draws.
fn draw(
    game: &dyn DynGameExtras,
    session: &mut dyn DynSession,
    seat: Seat,
    action: &str,
    number: usize,
    rng: Rng,
) -> Result<(), Fault> {
    chance(game, session)?.act_with(seat, action, rng).map_err(|error| action_fault(number, error))
}

/// Whose shares the next draw needs, if this player draws.
fn parties(
    game: &dyn DynGameExtras,
    session: &mut dyn DynSession,
    shares: &Shares,
    seating: Seating,
    drawer: Writer,
) -> Result<Parties, Fault> {
    let partner = chance(game, session)?.partner(seating.seat(drawer));
    Ok(shares.parties(drawer, seating.writer(partner)))
}

/// Does what a letter says. Returns the number of actions then. After an error some of it may have been done.
///
/// # Errors
/// When it breaks the rules or the protocol.
pub(super) fn play_turn(
    game: &dyn DynGameExtras,
    session: &mut dyn DynSession,
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
            let rng = shares.public_generator(chance(game, session)?.draws(), parties).ok_or(Fault::Nonce)?;
            draw(game, session, seating.seat(parties.drawer), &action, 1, rng)?;
        }
        shares.spend(parties);
    }
    for (index, action) in turn.actions.iter().enumerate() {
        if shares.pending.is_some() || !session.to_act(NOW).contains(seat) {
            return Err(Fault::Action(index + 1, "the other player is to act".into()));
        }
        act(game, session, shares, seating, writer, index + 1, action)?;
    }
    let owed = owed_shares(game, session, shares.pending.is_some(), turn.resigns);
    if shares.left(writer) != owed {
        return Err(Fault::Nonce);
    }
    if turn.sees != position_checksum(session) {
        return Err(Fault::Position);
    }
    shares.ahead = (shares.pending.is_none() && owed > 0).then_some(writer);
    let is_due = shares.pending.is_none() && session.to_act(NOW).contains(seat);
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
    game: &dyn DynGameExtras,
    session: &mut dyn DynSession,
    shares: &mut Shares,
    seating: Seating,
    writer: Writer,
    number: usize,
    action: &str,
) -> Result<(), Fault> {
    let seat = seating.seat(writer);
    if !chance(game, session)?.needs_chance(action) {
        return session.act(seat, action, None).map_err(|error| action_fault(number, error));
    }
    if let Some(illegal) = session.refusal(seat, action) {
        return Err(Fault::Action(number, illegal.to_string()));
    }
    let draws = chance(game, session)?.draws();
    if draws > 0 && shares.left(writer) == 0 {
        return Err(Fault::Nonce);
    }
    let parties = parties(game, session, shares, seating, writer)?;
    match shares.public_generator(draws, parties) {
        Some(rng) => {
            draw(game, session, seat, action, number, rng)?;
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
fn owed_shares(game: &dyn DynGameExtras, session: &mut dyn DynSession, is_pending: bool, resigns: bool) -> usize {
    let Some(chance) = game.common_chance(session) else { return 0 };
    // The first draw uses the shares of the lot.
    let is_ahead = !is_pending && !resigns && chance.draws() > 0 && chance.must_draw().is_some();
    usize::from(is_pending || is_ahead)
}

/// The own share that the next letter reveals. `session` is the game as the letter leaves it, and `before` the game as this device knows
/// it without the letter.
pub(super) fn share_due(
    game: &dyn DynGameExtras,
    session: &mut dyn DynSession,
    before: &mut dyn DynSession,
    shares: &Shares,
    resigns: bool,
) -> Option<Nonce> {
    let is_pending = session.answer().is_some();
    let draws = |session: &mut dyn DynSession| Some(game.common_chance(session)?.draws().saturating_sub(1));
    let own = draws(session)?.saturating_sub(draws(before)?);
    let given = shares.pending.as_ref().is_some_and(|pending| pending.is_done);
    shares.due(usize::from(given) + own + owed_shares(game, session, is_pending, resigns))
}

/// Prepares the session for the player at this device: does a draw to which the player gives a share, shows the own one as one that
/// waits, and hands over the generator of one that can be made at once.
///
/// # Errors
/// When the draw cannot be made.
pub(super) fn prepare(
    game: &dyn DynGameExtras,
    session: &mut dyn DynSession,
    shares: &mut Shares,
    seating: Seating,
    own: Writer,
) -> Result<(), Fault> {
    chance(game, session)?.wait_for_chance(None);
    let (draws, seat) = (chance(game, session)?.draws(), seating.seat(own));
    match shares.pending.clone() {
        Some(Pending { parties, action, .. }) if parties.drawer == own => {
            session.act(seat, &action, None).map_err(|error| action_fault(1, error))?;
        }
        Some(Pending { parties, action, .. }) if parties.partner == own => {
            if let Some(rng) = shares.generator(draws, parties) {
                draw(game, session, seating.seat(parties.drawer), &action, 1, rng)?;
                shares.pending = Some(Pending { parties, action, is_done: true });
            }
        }
        None if chance(game, session)?.must_draw() == Some(seat) => {
            let parties = parties(game, session, shares, seating, own)?;
            chance(game, session)?.wait_for_chance(shares.generator(draws, parties));
        }
        _ => {}
    }
    Ok(())
}
