//! The protocol for games in which each player has a hand: how cards are drawn, played face down, and shown.
//!
//! * A player draws with a generator from three numbers: the player's secret, the number of actions so far, and a nonce in a
//!   letter of the other player. The owner of the secret does not know the nonce before deciding, and the other player does not
//!   know the secret. So neither knows or influences the next card.
//! * Cards that lie face down are sealed: the letter has a commitment to them, and the writer's next letter opens it.
//! * An answer may win with cards that no action has named. The winner's next letter shows these cards.
//! * If only one answer is possible whatever the other player holds, nothing is sealed, and the answer needs no letter. The
//!   answer takes effect in the next letter of the player who gives it.

use super::code::{Nonce, digest_as_number};
use super::fault::Fault;
use super::letter::{Sealed, SecrecyLines, Turn, Writer};
use super::proof::{own_draw_generator, salt_of, seal};
use super::protocol::{Draft, Table};
use super::secrets::{Answer, Reader, Secrets};
use crate::dyn_game::{AnyAction, PrivateAction, ShownCards};
use crate::game::Rng;

/// The state of the protocol: the cards that this device's next letter shows.
pub(super) struct HiddenHands {
    /// The cards that this letter must show for the player's answer; `None` if there are none.
    shows: Option<String>,
}

impl Reader<'_> {
    /// Draws for each player whose secret is known, as the letter of this number takes effect. The writer of that letter draws
    /// with the nonce in the letter before, the other player with the nonce in the letter itself.
    fn draw(&mut self, number: u32) {
        let (table, plies) = (self.table.id(), self.session.plies());
        for writer in [Writer::HOST, Writer::GUEST] {
            let nonce = self.nonce(if Writer::of(number) == writer { number - 1 } else { number });
            let seat = self.seat(writer);
            if let Some((secret, nonce)) = self.secret(writer).zip(nonce) {
                self.session.draw_from(seat, own_draw_generator(table, secret, plies, nonce));
            }
        }
    }

    /// Supposes the hand of a player whose cards are not known here: replaces the state with one in which that player holds the
    /// cards that the letter of this number shows. `action` has the words that the letter shows; `None` for a new deal. `sealed`
    /// is the number of further words, which are sealed. `cards` are the other cards that the letter shows. Returns the whole
    /// action; `None` for a new deal.
    fn suppose(
        &mut self,
        number: u32,
        writer: Writer,
        action: Option<&AnyAction>,
        sealed: usize,
        cards: &str,
    ) -> Option<AnyAction> {
        let (viewer, seat) = (self.seat(writer.other()), self.seat(writer));
        // The generator depends only on public data, so that devices that have seen the same letters suppose the same state.
        let mut rng = Rng::from_seed(digest_as_number(&[b"suppose", &self.table.id().0, &number.to_le_bytes()]));
        let shown = ShownCards { seat, action, sealed, cards };
        let (state, action) = self.table.game.suppose(self.state(), viewer, &shown, &mut rng)?;
        self.session.suppose(state);
        action
    }

    /// The cards that an answer shows of the player who gave it; `None` if it shows none, or only cards of the other player.
    fn cards_shown_by(&self, answer: &Answer) -> Option<String> {
        let seat = self.seat(answer.writer);
        let shows = self.table.game.cards_shown(self.state(), seat, &answer.action);
        shows.filter(|(shower, _)| *shower == seat).map(|(_, cards)| cards)
    }

    /// The words that a letter has sealed; `None` unless the reader knows them or the writer's next letter has opened them.
    fn sealed_words(&self, number: u32) -> Option<String> {
        let own = self.table.own.as_ref().filter(|_| self.own.is_some());
        let own = own.and_then(|own| own.sealed.iter().find(|(sealed, _)| *sealed == number));
        let opened = || self.table.turn(number + 2)?.private.opened.first();
        own.map(|(_, words)| words).or_else(|| opened().map(|(_, words)| words)).cloned()
    }
}

impl Secrets for HiddenHands {
    fn new(_table: &Table, _first: u32) -> Self {
        Self { shows: None }
    }

    fn check(table: &Table, number: u32, turn: &Turn) -> Result<(), Fault> {
        let SecrecyLines { opened, keeps, sealed, .. } = &turn.private;
        let before = number.saturating_sub(2);
        let due = table.turn(before).and_then(|turn| turn.private.sealed.first());
        let is_opened = match (due, &**opened) {
            (None, []) => true,
            (Some(due), [(salt, words)]) => {
                words.split(' ').count() == due.words && seal(table.id(), before, *salt, words) == due.commitment
            }
            _ => false,
        };
        let is_sealed = match &**sealed {
            [] => true,
            [sealed] => sealed.words > 0 && turn.actions.len() == 1,
            _ => false,
        };
        if is_opened && is_sealed && keeps.is_empty() { Ok(()) } else { Err(Fault::Seal) }
    }

    fn begin(&mut self, reader: &mut Reader<'_>) -> Result<(), Fault> {
        if let Some(own) = reader.own {
            reader.suppose(3, own.other(), None, 0, "");
        }
        reader.draw(3);
        Ok(())
    }

    /// Lets the waiting answer take effect, if this letter opens what the answer has waited for.
    fn open(&mut self, reader: &mut Reader<'_>, number: u32, turn: &Turn) -> Result<(), Fault> {
        let (writer, shown) = (Writer::of(number), turn.private.shows.as_deref());
        match (reader.answer.clone(), shown) {
            (None, None) => return Ok(()),
            (Some(answer), None) if reader.cards_shown_by(&answer).is_none() => reader.draw(number),
            // If the player who gave the answer has to show cards, that player's next letter shows them.
            (Some(answer), None) if answer.writer != writer || turn.resigns => return Ok(()),
            (Some(answer), Some(cards)) if answer.writer == writer => {
                if reader.secret(writer).is_none() {
                    reader.suppose(number, writer, Some(&answer.action), 0, cards);
                }
                reader.draw(number);
                if reader.cards_shown_by(&answer).as_deref() != Some(cards) {
                    return Err(Fault::Shown);
                }
            }
            _ => return Err(Fault::Shown),
        }
        reader.take_effect()
    }

    fn act(&mut self, reader: &mut Reader<'_>, number: u32, turn: &Turn) -> Result<(), Fault> {
        let writer = Writer::of(number);
        if reader.own == Some(writer) && number > 3 && reader.answer.is_none() && !reader.is_over() {
            reader.draw(number);
        }
        let Some(text) = turn.actions.first() else { return Ok(()) };
        if turn.actions.len() > 1 {
            return Err(Fault::other_to_act(2));
        }
        if reader.answer.is_some() || !reader.is_to_act(writer) {
            return Err(Fault::other_to_act(1));
        }
        let count = turn.private.sealed.first().map_or(0, |sealed| sealed.words);
        let words = reader.sealed_words(number).filter(|_| count > 0);
        let whole = words.as_ref().map(|words| format!("{text} {words}"));
        let mut action = reader.table.action(1, whole.as_ref().unwrap_or(text))?;
        if reader.secret(writer).is_none() {
            let missing = if words.is_some() { 0 } else { count };
            // This action may place one of the cards that the letter shows.
            let cards = turn.private.shows.as_deref().unwrap_or_default();
            action = reader.suppose(number, writer, Some(&action), missing, cards).unwrap_or(action);
        }
        let seat = reader.seat(writer);
        let PrivateAction { public, sealed, is_answer, .. } = reader.split(1, seat, &action)?;
        let forced = reader.table.forced_answer(reader.state(), seat, &action);
        let (shown, hidden) = if forced.is_some() { (action.to_string(), "") } else { (public, &*sealed) };
        if shown != *text || hidden.split_whitespace().count() != count {
            return Err(Fault::Seal);
        }
        if is_answer {
            reader.answer = Some(Answer { writer, action });
            return Ok(());
        }
        if reader.may_draw(seat, &action) {
            reader.draw(number);
        }
        reader.session.act(seat, action).map_err(Fault::in_action(1))?;
        reader.answer = forced.map(|(seat, action)| Answer { writer: reader.table.seating.writer(seat), action });
        Ok(())
    }

    /// If this device writes the next letter, lets the waiting answer take effect and draws this device's cards, unless the other
    /// player must first show cards for the answer. Otherwise, an answer of the player at this device waits in the session.
    fn prepare(&mut self, reader: &mut Reader<'_>, next: u32, own: Writer) -> Result<(), Fault> {
        let table = reader.table;
        if Writer::of(next) != own {
            return reader.leave_pending(own);
        }
        if let Some(answer) = reader.answer.clone() {
            if answer.writer == own {
                reader.draw(next);
                let shows = table.game.cards_shown(reader.state(), reader.seat(own), &answer.action);
                self.shows = shows.map(|(_, cards)| cards);
            } else if reader.cards_shown_by(&answer).is_some() {
                return Ok(());
            }
            reader.draw(next);
            reader.take_effect()?;
        }
        if next > 3 && !reader.is_over() {
            reader.draw(next);
        }
        Ok(())
    }

    fn write(&self, table: &Table, secret: Nonce, draft: &Draft<'_>, turn: &mut Turn) -> Result<Option<String>, Fault> {
        let (id, number) = (table.id(), table.last_number() + 1);
        let before = number - 2;
        let sealed = table.own.iter().flat_map(|own| &own.sealed).find(|(sealed, _)| *sealed == before);
        turn.private.opened.extend(sealed.map(|(_, words)| (salt_of(id, before, 0, secret), words.clone())));
        turn.private.shows.clone_from(&self.shows);
        let (Some(action), Some(text)) = (draft.actions.first(), turn.actions.first_mut()) else { return Ok(None) };
        let (state, seat) = (draft.before.state(), table.seat(Writer::of(number)));
        let split = table.game.private_action(state, seat, action);
        if split.sealed.is_empty() || table.forced_answer(state, seat, action).is_some() {
            return Ok(None);
        }
        let commitment = seal(id, number, salt_of(id, number, 0, secret), &split.sealed);
        let words = split.sealed.split(' ').count();
        turn.private.sealed.push(Sealed { action: 0, words, commitment, cipher: String::new(), stays: false });
        *text = split.public;
        Ok(Some(split.sealed))
    }
}
