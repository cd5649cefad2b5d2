//! The protocol for games in which nothing is hidden: the actions in a letter take effect at once.

use super::fault::Fault;
use super::letter::{SecrecyLines, Turn, Writer};
use super::proof::position_checksum;
use super::protocol::{Draft, Protocol, Table, is_over};
use crate::session::Session;

/// A game in which nothing is hidden, played by letter.
pub(super) struct OpenProtocol(pub Session);

impl OpenProtocol {
    fn play(&mut self, table: &Table, writer: Writer, turn: &Turn) -> Result<(), Fault> {
        let (session, seat) = (&mut self.0, table.seat(writer));
        if turn.private != SecrecyLines::default() {
            return Err(Fault::Seal);
        }
        if is_over(session) {
            return Err(Fault::Over);
        }
        for (number, action) in (1..).zip(&turn.actions) {
            if !table.is_to_act(session, writer) {
                return Err(Fault::other_to_act(number));
            }
            session.act(seat, table.action(number, action)?).map_err(Fault::in_action(number))?;
        }
        end_turn(table, session, writer, turn, true)
    }
}

/// Ends a turn: checks the position, and resigns if the letter says so. If the player `may_act`, a turn that is not complete is
/// an error. `may_act` is false while the player's card draw waits for a share.
pub(super) fn end_turn(
    table: &Table,
    session: &mut Session,
    writer: Writer,
    turn: &Turn,
    may_act: bool,
) -> Result<(), Fault> {
    if turn.sees != position_checksum(session) {
        return Err(Fault::Position);
    }
    match (turn.resigns, may_act && table.is_to_act(session, writer)) {
        (true, false) => return Err(Fault::Over),
        (false, true) => return Err(Fault::Unfinished),
        (true, true) => session.resign(table.seat(writer)),
        (false, false) => {}
    }
    Ok(())
}

impl Protocol for OpenProtocol {
    fn session(&self) -> &Session {
        &self.0
    }

    fn read(&mut self, table: &Table, _follow: bool) -> Result<(), (u32, Fault)> {
        let Some((writer, turn)) = table.last_turn() else { return Ok(()) };
        self.play(table, writer, turn).map_err(|fault| (table.last_number(), fault))
    }

    fn write(&self, _table: &Table, draft: &Draft<'_>, turn: &mut Turn) -> Result<Option<String>, Fault> {
        turn.sees = position_checksum(draft.after);
        Ok(None)
    }
}
